"""Touches and deck of kille."""

from __future__ import annotations

from bluestick.engine.moves import Part, Refusal
from bluestick.games.kille.cards import KILLE
from bluestick.games.kille.moves import Word
from bluestick.tables.cards import Kille
from bluestick.tables.input.touch_reply import TouchReply
from bluestick.tables.kille import descriptions_parts, places
from bluestick.tables.kille.context import KilleContext
from bluestick.tables.scene.card_facts import CardFacts
from bluestick.tables.scene.placed_card import PlacedCard
from bluestick.tables.widget.game_deck import GameDeck
from bluestick.tables.widget.touch_rules import TouchRules

_WORDS = frozenset(Word)


class KilleDeck(GameDeck[KilleContext]):
    """Deck of kille; the card named Kille is marked as high or low."""

    deck_type = Kille
    pack = frozenset()  # cards are picked in place: at a seat

    def mark(self, context: KilleContext, placed: PlacedCard) -> str | None:
        if placed.card != KILLE or context.arrangement is None:
            return None
        return "high" if placed.key[1] in context.arrangement.high else "low"

    def facts(self, context: KilleContext, placed: PlacedCard) -> CardFacts | None:
        if placed.card is None or context.arrangement is None:
            return None
        return descriptions_parts.facts(placed.card, high=placed.key[1] in context.arrangement.high)


class KilleTouch(TouchRules[KilleContext]):
    """Touches at a kille table: buttons of words, parts that say a word (see ``word_of``), dragging a card to swap."""

    def word_of(self, context: KilleContext, part: Part) -> Part | None:
        """Return the word that ``part`` says: swap for the neighbour (dealer: the stock), buy for the pot, or None."""
        if part in _WORDS:
            return part
        if context.arrangement is None or context.shown is None or context.viewer is None:
            return None
        neighbour = context.arrangement.next_to(context.viewer)
        if part == ("stock" if neighbour is None else f"seat {neighbour}"):
            return Word.SWAP
        return Word.BUY if part == "pot" and context.shown.table.offer is not None else None

    def reply(self, context: KilleContext, part: Part) -> TouchReply | None:
        return (
            TouchReply(remark=descriptions_parts.explain_own_card(context))
            if part == f"seat {context.viewer}"
            else None
        )

    def part_of_key(self, context: KilleContext, key: str) -> Part | None:
        return places.key_word(context, key)

    def can_drag(self, context: KilleContext, part: Part) -> bool:
        return part == f"seat {context.viewer}" and Word.SWAP in context.words

    def can_lift(self, context: KilleContext, placed: PlacedCard) -> bool:
        return self.can_drag(context, context.game.name_of(context, placed))

    def dropped_word(self, context: KilleContext, part: Part, target: Part) -> Part | None:
        return Word.SWAP if self.word_of(context, target) == Word.SWAP else None

    def why_not_dropped(self, context: KilleContext, part: Part, target: Part) -> Refusal | None:
        return context.moves.why_not_pick((Word.SWAP.value, target)) if context.moves is not None else None
