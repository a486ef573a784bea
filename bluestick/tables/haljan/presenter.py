"""Presenter of haljan and harjan."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPixmap

from bluestick.engine.events import Event
from bluestick.engine.moves import Part, Refusal
from bluestick.engine.seats import Seat
from bluestick.engine.tricks import in_turn
from bluestick.games.haljan.cards import beaters, ekten, order, suits, uekten
from bluestick.games.haljan.events import Dealt, TrickTaken, TwoExchanged
from bluestick.games.haljan.moves import Play, Word
from bluestick.games.haljan.state import PACKET, View, side
from bluestick.tables.drawing.theme import Theme
from bluestick.tables.haljan import descriptions, descriptions_advice
from bluestick.tables.haljan.arrangement import after, past, spread_of
from bluestick.tables.haljan.context import HaljanContext
from bluestick.tables.haljan.rule_pictures import case_picture
from bluestick.tables.haljan.sounds import sounds
from bluestick.tables.motion.dealing import Dealing
from bluestick.tables.motion.pace import READ
from bluestick.tables.motion.sounds import Cue
from bluestick.tables.scene.arrangement import Arrangement
from bluestick.tables.scene.card_facts import CardFacts
from bluestick.tables.scene.card_layout import OWN, TOP
from bluestick.tables.scene.card_pictures import Lens
from bluestick.tables.scene.panel_content import Choosable, Gauge
from bluestick.tables.scene.placed_card import UNDER, Piece, PlacedCard
from bluestick.tables.tricks.trick_presenter import TrickPresenter

HIGHEST_FIRST = {"S": "SHCD", "H": "HSDC", "D": "DSHC", "C": "CHSD"}
"""Suits of a hand from left to right, by trump suit: trumps first, then red and black in turn."""


class HaljanPresenter(TrickPresenter[HaljanContext]):
    """Presenter for two or four players."""

    sitting = HaljanContext
    deal_clause, trick_clause = "haljan#H3.2", "haljan#H4.6"

    # Arrangement.

    def spread(self, view: View) -> Arrangement:
        return spread_of(view, self.setup.seats)

    def after(self, spread: Arrangement, event: Event, viewer: Seat | None) -> Arrangement:
        return after(spread, event, viewer)

    def last_trick(self, view: View) -> Arrangement | None:
        """Return the arrangement with the last finished trick, or None before the first one. B18."""
        if not view.table.tricks:
            return None
        return past(self.spread(view), view.table.tricks[-1])

    def rank(self, sit: HaljanContext, card: Part) -> tuple[int, int]:
        suit = suits(sit.trump)[card]
        return HIGHEST_FIRST[sit.trump].index(suit), order(sit.trump, suit).index(card)

    def deck_mark(self, sit: HaljanContext, lying: PlacedCard) -> str | None:
        return {ekten(sit.trump): "ekten", uekten(sit.trump): "uekten"}.get(lying.card or "")

    def hold(self, sit: HaljanContext, event: Event) -> int:
        """Return the pause after ``event`` in milliseconds: time to read an exchange by another player."""
        return READ if isinstance(event, TwoExchanged) and event.seat != sit.viewer else super().hold(sit, event)

    def sounds(self, sit: HaljanContext, event: Event) -> tuple[Cue, ...]:
        return sounds(event)

    def telling(self, sit: HaljanContext, event: Event) -> tuple[str, str]:
        if isinstance(event, TwoExchanged) and event.seat != sit.viewer:
            return descriptions.exchanging(sit, event), "haljan#H5.1"
        return super().telling(sit, event)

    def dealing(self, sit: HaljanContext, event: Event) -> Dealing | None:
        """Return the dealing: a packet to each seat, the turn-up, a second packet to each. H3.2, H7.1."""
        if not isinstance(event, Dealt):
            return None
        order = tuple(in_turn(event.dealer + 1, sit.setup.seats))
        packets = tuple((seat, PACKET) for seat in (*order, *order))
        return Dealing(event.dealer, event.hands, packets, turned=len(order))

    def grown_pile(self, event: Event) -> int | None:
        return side(event.seat) if isinstance(event, TrickTaken) else None

    def pile_side(self, sit: HaljanContext, pile: int) -> str:
        return OWN if pile == side(sit.seat) else TOP

    def slot_rect(self, sit: HaljanContext) -> QRectF:
        """Return the slot for as many cards as were led; for three if the viewer leads. H4.1, H4.2."""
        trick = sit.laid.trick if sit.laid is not None else ()
        rect: QRectF = sit.at.trick_rect(OWN, len(trick[0][1]) if trick else 3)
        return rect

    def beaten(self, sit: HaljanContext, card: Part) -> frozenset[Part]:
        if card not in sit.own_hand:
            return frozenset()
        stronger = beaters(sit.trump)
        return frozenset(one for one in sit.winning_cards if card in stronger[one])

    def pieces(self, sit: HaljanContext) -> Iterator[tuple[str, Piece]]:
        yield from super().pieces(sit)
        text = descriptions.exchange_caption(sit)
        if text and not sit.at.small:
            caption = self.caption(sit, text)
            size = caption.deviceIndependentSize()
            rect = QRectF(sit.at.exchange, size)
            yield "exchange", (caption, rect.center(), UNDER + 0.2)

    # Input.

    def word_of(self, sit: HaljanContext, part: Part) -> Part | None:
        """Return the word for exchanging when the turn-up is clicked. H5.1."""
        turn_up = sit.laid.turn_up if sit.laid is not None else None
        return Word.EXCHANGE if turn_up is not None and part == turn_up else None

    def dropped_word(self, sit: HaljanContext, part: Part, target: Part) -> Part | None:
        return self.word_of(sit, target) if part == sit.trump + "2" else None

    def why_not_yet(self, sit: HaljanContext) -> Refusal | None:
        return sit.moves.why_not(Play(sit.pick)) if sit.pick and sit.moves is not None else None

    def words(self, sit: HaljanContext) -> tuple[Part, ...]:
        return tuple(word.value for word in Word if word in sit.words)

    # Texts on the table.

    def plate_note(self, sit: HaljanContext, seat: Seat) -> str:
        return descriptions.plate_note(sit, seat)

    def play_caption(self, sit: HaljanContext, seat: Seat) -> str:
        return descriptions.play_caption(sit, seat)

    def slot_caption(self, sit: HaljanContext) -> str:
        return descriptions.slot_caption(sit)

    def stock_sign(self, sit: HaljanContext) -> tuple[QPixmap, str, str] | None:
        if sit.coming.get(("turn_up", 0)):
            return None  # the turn-up is still on its way
        if sit.laid is None or sit.shown is None or not (sit.shown.table.trump or sit.laid.turn_up):
            return None
        return self.trump_sign(sit, sit.trump, descriptions.stock_note(sit.laid))

    def facts(self, sit: HaljanContext, lying: PlacedCard) -> CardFacts | None:
        return (
            descriptions_advice.facts(sit, lying.card) if lying.card and sit.shown and sit.shown.table.trump else None
        )

    def lens(self, sit: HaljanContext, card: Part) -> Lens | None:
        return descriptions_advice.lens(sit, card)

    # Texts.

    def trumps_said(self, sit: HaljanContext) -> str:
        return descriptions.trumps_said(sit)

    def name_said(self, sit: HaljanContext, card: Part) -> str:
        return descriptions.name_said(sit, card)

    def card_said(self, sit: HaljanContext, part: Part) -> str:
        return ", ".join(filter(None, (descriptions.name_said(sit, part), descriptions.title(sit, part))))

    def rank_said(self, sit: HaljanContext, card: Part) -> str:
        return descriptions_advice.rank(sit, card)

    def table_name(self, sit: HaljanContext) -> str:
        return descriptions.table_name(sit)

    def table_text(self, sit: HaljanContext, part: Part) -> str:
        return descriptions.thing(sit, part) or super().table_text(sit, part)

    def side_sign(self, seat: Seat) -> int:
        return side(seat)

    def seat_note(self, sit: HaljanContext, view: View, seat: Seat) -> str:
        return descriptions.seat_note(sit, view, seat)

    def place_note(self, sit: HaljanContext, view: View, seat: Seat) -> str:
        return descriptions.place_note(sit, seat)

    def side_note(self, sit: HaljanContext, view: View, seat: Seat) -> str:
        return descriptions.side_note(view, seat)

    def seat_score(self, view: View, seat: Seat) -> str:
        return str(view.table.score[side(seat)])

    def gauges(self, sit: HaljanContext, view: View) -> tuple[Gauge, ...]:
        return (descriptions.race(sit, view),)

    def explain_pick(self, sit: HaljanContext) -> str:
        return descriptions_advice.explain(sit) if sit.moves is not None and sit.pick and sit.picks_cards else ""

    def options(self, sit: HaljanContext) -> tuple[Choosable, ...]:
        return descriptions_advice.options(sit)

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
