"""Presenter of haljan and harjan."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPixmap

from bluestick.engine.events import Event
from bluestick.engine.moves import Part, Refusal
from bluestick.engine.seats import Seat
from bluestick.engine.tricks import seats_from
from bluestick.games.haljan.cards import beating_cards, card_suits, ekten, suit_cards, uekten
from bluestick.games.haljan.events import Dealt, TrickTaken, TwoExchanged
from bluestick.games.haljan.moves import Play, Word
from bluestick.games.haljan.state import PACKET_SIZE, View, side_of
from bluestick.tables.drawing.theme import Theme
from bluestick.tables.haljan import descriptions, descriptions_advice
from bluestick.tables.haljan.arrangement import arrangement_of, with_past_trick
from bluestick.tables.haljan.context import HaljanContext
from bluestick.tables.haljan.rule_pictures import case_picture
from bluestick.tables.haljan.sounds import sounds
from bluestick.tables.motion.dealing import Dealing
from bluestick.tables.motion.pace import READ
from bluestick.tables.motion.sounds import Cue
from bluestick.tables.scene.arrangement import Arrangement
from bluestick.tables.scene.card_facts import CardFacts
from bluestick.tables.scene.card_layout import OWN
from bluestick.tables.scene.panel_content import ChoosableOption, Gauge
from bluestick.tables.scene.placed_card import UNDER, Piece, PlacedCard
from bluestick.tables.scene.rank_panel import RankPanel
from bluestick.tables.tricks import trick_pieces
from bluestick.tables.tricks.trick_events import TrickEvents
from bluestick.tables.tricks.trick_presenter import TrickPresenter
from bluestick.tables.widget.game_deck import GameDeck
from bluestick.tables.widget.touch_rules import TouchRules

HIGHEST_FIRST = {"S": "SHCD", "H": "HSDC", "D": "DSHC", "C": "CHSD"}
"""Order of the suits in a hand from left to right, by trump suit: trumps first, then red and black in turn."""


class HaljanDeck(GameDeck[HaljanContext]):
    """French deck, with marks on the two highest trumps."""

    def mark(self, context: HaljanContext, placed: PlacedCard) -> str | None:
        return {ekten(context.trump): "ekten", uekten(context.trump): "uekten"}.get(placed.card or "")

    def facts(self, context: HaljanContext, placed: PlacedCard) -> CardFacts | None:
        return (
            descriptions_advice.facts(context, placed.card)
            if placed.card and context.shown and context.shown.table.trump
            else None
        )


class HaljanEvents(TrickEvents[HaljanContext]):
    """How events of haljan are shown: a deal packet by packet; an exchange by another player long enough to be read."""

    deal_clause, trick_clause = "haljan#H3.2", "haljan#H4.6"

    def pause_before(self, context: HaljanContext, event: Event) -> int:
        return (
            READ
            if isinstance(event, TwoExchanged) and event.seat != context.viewer
            else super().pause_before(context, event)
        )

    def sounds(self, context: HaljanContext, event: Event) -> tuple[Cue, ...]:
        return sounds(event)

    def header(self, context: HaljanContext, event: Event) -> tuple[str, str]:
        if isinstance(event, TwoExchanged) and event.seat != context.viewer:
            return descriptions.exchange_text(context, event), "haljan#H5.1"
        return super().header(context, event)

    def dealing(self, context: HaljanContext, event: Event) -> Dealing | None:
        """Return how a deal is shown: packets, turn-up, second packets; None for other events. H3.2, H7.1."""
        if not isinstance(event, Dealt):
            return None
        order = tuple(seats_from(event.dealer + 1, context.setup.seats))
        packets = tuple((seat, PACKET_SIZE) for seat in (*order, *order))
        return Dealing(event.dealer, event.hands, packets, turned=len(order))

    def grown_pile(self, context: HaljanContext, event: Event) -> int | None:
        return side_of(event.seat) if isinstance(event, TrickTaken) else None


class HaljanTouch(TouchRules[HaljanContext]):
    """Touches at a haljan table: touching the turn-up, or dragging the two of trumps to it, exchanges them. H5.1."""

    def word_of(self, context: HaljanContext, part: Part) -> Part | None:
        turn_up = context.arrangement.turn_up if context.arrangement is not None else None
        return Word.EXCHANGE if turn_up is not None and part == turn_up else None

    def dropped_word(self, context: HaljanContext, part: Part, target: Part) -> Part | None:
        return self.word_of(context, target) if part == context.trump + "2" else None

    def why_incomplete(self, context: HaljanContext) -> Refusal | None:
        return context.moves.why_not(Play(context.pick)) if context.pick and context.moves is not None else None


class HaljanPresenter(TrickPresenter[HaljanContext]):
    """Presenter of haljan and harjan for two or four players."""

    context_type = HaljanContext
    deck, events, input = HaljanDeck(), HaljanEvents(), HaljanTouch()

    # Arrangement.

    def arrangement(self, view: View) -> Arrangement:
        return arrangement_of(view, self.setup.seats)

    def last_trick(self, view: View) -> Arrangement | None:
        """Return the table with the last finished trick on it; None before the first. B18."""
        if not view.table.tricks:
            return None
        return with_past_trick(self.arrangement(view), view.table.tricks[-1])

    def rank(self, context: HaljanContext, card: Part) -> tuple[int, int]:
        suit = card_suits(context.trump)[card]
        return HIGHEST_FIRST[context.trump].index(suit), suit_cards(context.trump, suit).index(card)

    def slot_rect(self, context: HaljanContext) -> QRectF:
        """Return the frame for the viewer's cards: as many as were led, or three if the viewer leads. H4.1, H4.2."""
        trick = context.arrangement.trick if context.arrangement is not None else ()
        rect: QRectF = context.at.trick_rect(OWN, len(trick[0][1]) if trick else 3)
        return rect

    def beaten(self, context: HaljanContext, card: Part) -> frozenset[Part]:
        if card not in context.own_hand:
            return frozenset()
        stronger = beating_cards(context.trump)
        return frozenset(one for one in context.winning_cards if card in stronger[one])

    def pieces(self, context: HaljanContext) -> Iterator[tuple[str, Piece]]:
        yield from super().pieces(context)
        text = descriptions.exchange_caption(context)
        if text and not context.at.small:
            caption = trick_pieces.caption(context, text)
            size = caption.deviceIndependentSize()
            rect = QRectF(context.at.exchange, size)
            yield "exchange", (caption, rect.center(), UNDER + 0.2)

    def words(self, context: HaljanContext) -> tuple[Part, ...]:
        return tuple(word.value for word in Word if word in context.words)

    # Texts on the table.

    def plate_note(self, context: HaljanContext, seat: Seat) -> str:
        return descriptions.plate_note(context, seat)

    def play_caption(self, context: HaljanContext, seat: Seat) -> str:
        return descriptions.play_caption(context, seat)

    def slot_caption(self, context: HaljanContext) -> str:
        return descriptions.slot_caption(context)

    def stock_sign(self, context: HaljanContext) -> tuple[QPixmap, str, str] | None:
        if context.arriving.get(("turn_up", 0)):
            return None  # the turn-up is still on its way
        if (
            context.arrangement is None
            or context.shown is None
            or not (context.shown.table.trump or context.arrangement.turn_up)
        ):
            return None
        return trick_pieces.trump_sign(context, context.trump, descriptions.stock_note(context.arrangement))

    def rank_panel(self, context: HaljanContext, card: Part) -> RankPanel | None:
        return descriptions_advice.rank_panel(context, card)

    # Texts.

    def trumps_said(self, context: HaljanContext) -> str:
        return descriptions.trumps_said(context)

    def spoken_card_name(self, context: HaljanContext, card: Part) -> str:
        return descriptions.spoken_name(context, card)

    def describe_own_card(self, context: HaljanContext, part: Part) -> str:
        return ", ".join(
            filter(None, (descriptions.spoken_name(context, part), descriptions.special_name(context, part)))
        )

    def rank_text(self, context: HaljanContext, card: Part) -> str:
        return descriptions_advice.rank(context, card)

    def table_name(self, context: HaljanContext) -> str:
        return descriptions.table_name(context)

    def table_text(self, context: HaljanContext, part: Part) -> str:
        return descriptions.describe_part(context, part) or super().table_text(context, part)

    def avatar_shape(self, seat: Seat) -> int:
        return side_of(seat)

    def panel_note(self, context: HaljanContext, view: View, seat: Seat) -> str:
        return descriptions.panel_note(context, view, seat)

    def setup_note(self, context: HaljanContext, view: View, seat: Seat) -> str:
        return descriptions.setup_note(context, seat)

    def panel_side_note(self, context: HaljanContext, view: View, seat: Seat) -> str:
        return descriptions.panel_side_note(view, seat)

    def seat_score(self, view: View, seat: Seat) -> str:
        return str(view.table.score[side_of(seat)])

    def gauges(self, context: HaljanContext, view: View) -> tuple[Gauge, ...]:
        return (descriptions.score_gauge(context, view),)

    def explain_pick(self, context: HaljanContext) -> str:
        return (
            descriptions_advice.explain_pick(context)
            if context.moves is not None and context.pick and context.picks_cards
            else ""
        )

    def options(self, context: HaljanContext) -> tuple[ChoosableOption, ...]:
        return descriptions_advice.options(context)

    def example(self, view: View | None, case: dict[str, Any]) -> dict[str, Any]:
        given = case["given"]
        trump = view.table.trump if view is not None else ""
        if case["type"] == "order" and given["suit"] == given["trump"] and trump:
            return {**case, "given": {"suit": trump, "trump": trump}}
        return case

    # Pictures.

    @staticmethod
    def picture(theme: Theme, case: dict[str, Any], width: float, dpr: float) -> QImage:
        return case_picture(theme, case, width, dpr)
