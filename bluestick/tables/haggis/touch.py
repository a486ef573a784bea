"""Touches, keys and deck of haggis."""

from __future__ import annotations

from bluestick.engine.moves import Move, Part, Refusal
from bluestick.games.haggis.cards import CARDS
from bluestick.games.haggis.moves import WORDS, Play, Word
from bluestick.tables.cards import Haggis
from bluestick.tables.haggis import arrangement as arranging
from bluestick.tables.haggis import descriptions_advice, places
from bluestick.tables.haggis.context import HaggisContext
from bluestick.tables.input.touch_reply import TouchReply
from bluestick.tables.scene.card_facts import CardFacts
from bluestick.tables.scene.placed_card import PlacedCard
from bluestick.tables.widget.game_deck import GameDeck
from bluestick.tables.widget.touch_rules import TouchRules
from bluestick.text.haggis.names import combination

SORTER = "sorter"
PASS_KEY, SORT_KEY = "0", "F9"


class HaggisDeck(GameDeck[HaggisContext]):
    """Deck of haggis. Wild cards in a combination are marked with the card for which they stand."""

    deck_type = Haggis
    pack = frozenset(CARDS)

    def mark(self, context: HaggisContext, placed: PlacedCard) -> str | None:
        zone, number, _ = placed.key
        if (
            zone != "trick"
            or context.arrangement is None
            or placed.card is None
            or number >= len(context.arrangement.trick)
        ):
            return None
        return arranging.mark(placed.card, context.arrangement.trick[number][1], context.arrangement.readings[number])

    def facts(self, context: HaggisContext, placed: PlacedCard) -> CardFacts | None:
        return descriptions_advice.facts(placed.card) if placed.card else None


class HaggisTouch(TouchRules[HaggisContext]):
    """Touches at a haggis table: buttons, name plates (to give a won trick to a player), the sort button."""

    def reply(self, context: HaggisContext, part: Part) -> TouchReply | None:
        return TouchReply(ui_state=places.next_sort_order(context), undoes_sorting=True) if part == SORTER else None

    def word_of(self, context: HaggisContext, part: Part) -> Part | None:
        if part in WORDS:
            return part
        return f"give {part.removeprefix('hand ')}" if part.startswith("hand ") and context.must_give else None

    def part_of_key(self, context: HaggisContext, key: str) -> Part | None:
        if key == SORT_KEY:
            return SORTER
        if key == PASS_KEY:
            return Word.PASS if context.moves is not None else None
        if key in ("Return", "Enter") and context.must_pass and context.cursor is None:
            return Word.PASS
        return super().part_of_key(context, key)

    def why_incomplete(self, context: HaggisContext) -> Refusal | None:
        return descriptions_advice.why_pick_is_illegal(context)

    def reading_text(self, context: HaggisContext, move: Move) -> str:
        assert isinstance(move, Play)
        return combination(move.reading, context.index)
