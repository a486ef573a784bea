"""The haljan table: what lies where, and what touching it means."""

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
from bluestick.tables.card_layout import OWN, TOP
from bluestick.tables.card_pictures import Lens
from bluestick.tables.dealing import Dealing
from bluestick.tables.facts import CardFacts
from bluestick.tables.haljan import words, words_advice
from bluestick.tables.haljan.cases import case_picture
from bluestick.tables.haljan.sitting import HaljanSitting
from bluestick.tables.haljan.sounds import sounds
from bluestick.tables.haljan.spread import after, past, spread_of
from bluestick.tables.lying import UNDER, Lying, Piece
from bluestick.tables.pace import READ
from bluestick.tables.panel import Choosable, Gauge
from bluestick.tables.sounds import Cue
from bluestick.tables.spread import Spread
from bluestick.tables.theme import Theme
from bluestick.tables.trick_game import TrickGame

HIGHEST_FIRST = {"S": "SHCD", "H": "HSDC", "D": "DSHC", "C": "CHSD"}
"""The suits of a hand from left to right: trumps first, then red and black in turn."""


class HaljanGame(TrickGame[HaljanSitting]):
    """Two or four players, three cards at a time."""

    sitting = HaljanSitting
    deal_clause, trick_clause = "haljan#H3.2", "haljan#H4.6"

    # What lies where.

    def spread(self, view: View) -> Spread:
        return spread_of(view, self.setup.seats)

    def after(self, spread: Spread, event: Event, viewer: Seat | None) -> Spread:
        return after(spread, event, viewer)

    def last_trick(self, view: View) -> Spread | None:
        """B18."""
        if not view.table.tricks:
            return None
        return past(self.spread(view), view.table.tricks[-1])

    def rank(self, sit: HaljanSitting, card: Part) -> tuple[int, int]:
        suit = suits(sit.trump)[card]
        return HIGHEST_FIRST[sit.trump].index(suit), order(sit.trump, suit).index(card)

    def deck_mark(self, sit: HaljanSitting, lying: Lying) -> str | None:
        return {ekten(sit.trump): "ekten", uekten(sit.trump): "uekten"}.get(lying.card or "")

    def hold(self, sit: HaljanSitting, event: Event) -> int:
        """An exchange of somebody else can be followed, too."""
        return READ if isinstance(event, TwoExchanged) and event.seat != sit.viewer else super().hold(sit, event)

    def sounds(self, sit: HaljanSitting, event: Event) -> tuple[Cue, ...]:
        return sounds(event)

    def telling(self, sit: HaljanSitting, event: Event) -> tuple[str, str]:
        if isinstance(event, TwoExchanged) and event.seat != sit.viewer:
            return words.exchanging(sit, event), "haljan#H5.1"
        return super().telling(sit, event)

    def dealing(self, sit: HaljanSitting, event: Event) -> Dealing | None:
        """A packet each, the turn-up, a second packet each. H3.2, H7.1."""
        if not isinstance(event, Dealt):
            return None
        order = tuple(in_turn(event.dealer + 1, sit.setup.seats))
        packets = tuple((seat, PACKET) for seat in (*order, *order))
        return Dealing(event.dealer, event.hands, packets, turned=len(order))

    def grown_pile(self, event: Event) -> int | None:
        return side(event.seat) if isinstance(event, TrickTaken) else None

    def pile_side(self, sit: HaljanSitting, pile: int) -> str:
        return OWN if pile == side(sit.seat) else TOP

    def slot_rect(self, sit: HaljanSitting) -> QRectF:
        """As many cards as were led; three, if nothing was. H4.1, H4.2."""
        trick = sit.laid.trick if sit.laid is not None else ()
        rect: QRectF = sit.at.trick_rect(OWN, len(trick[0][1]) if trick else 3)
        return rect

    def beaten(self, sit: HaljanSitting, card: Part) -> frozenset[Part]:
        if card not in sit.own_hand:
            return frozenset()
        stronger = beaters(sit.trump)
        return frozenset(one for one in sit.winning_cards if card in stronger[one])

    def pieces(self, sit: HaljanSitting) -> Iterator[tuple[str, Piece]]:
        yield from super().pieces(sit)
        text = words.exchange_caption(sit)
        if text and not sit.at.small:
            caption = self.caption(sit, text)
            size = caption.deviceIndependentSize()
            rect = QRectF(sit.at.exchange, size)
            yield "exchange", (caption, rect.center(), UNDER + 0.2)

    # Touching.

    def word_of(self, sit: HaljanSitting, part: Part) -> Part | None:
        """The turn-up is exchanged by touching it. H5.1."""
        turn_up = sit.laid.turn_up if sit.laid is not None else None
        return Word.EXCHANGE if turn_up is not None and part == turn_up else None

    def dropped_word(self, sit: HaljanSitting, part: Part, target: Part) -> Part | None:
        return self.word_of(sit, target) if part == sit.trump + "2" else None

    def why_not_yet(self, sit: HaljanSitting) -> Refusal | None:
        return sit.moves.why_not(Play(sit.pick)) if sit.pick and sit.moves is not None else None

    def words(self, sit: HaljanSitting) -> tuple[Part, ...]:
        return tuple(word.value for word in Word if word in sit.words)

    # What is written on the cloth.

    def plate_note(self, sit: HaljanSitting, seat: Seat) -> str:
        return words.plate_note(sit, seat)

    def play_caption(self, sit: HaljanSitting, seat: Seat) -> str:
        return words.play_caption(sit, seat)

    def slot_caption(self, sit: HaljanSitting) -> str:
        return words.slot_caption(sit)

    def stock_sign(self, sit: HaljanSitting) -> tuple[QPixmap, str, str] | None:
        if sit.coming.get(("turn_up", 0)):
            return None  # nobody has seen it
        if sit.laid is None or sit.shown is None or not (sit.shown.table.trump or sit.laid.turn_up):
            return None
        return self.trump_sign(sit, sit.trump, words.stock_note(sit.laid))

    def facts(self, sit: HaljanSitting, lying: Lying) -> CardFacts | None:
        return words_advice.facts(sit, lying.card) if lying.card and sit.shown and sit.shown.table.trump else None

    def lens(self, sit: HaljanSitting, card: Part) -> Lens | None:
        return words_advice.lens(sit, card)

    # Words.

    def trumps_said(self, sit: HaljanSitting) -> str:
        return words.trumps_said(sit)

    def name_said(self, sit: HaljanSitting, card: Part) -> str:
        return words.name_said(sit, card)

    def card_said(self, sit: HaljanSitting, part: Part) -> str:
        return ", ".join(filter(None, (words.name_said(sit, part), words.title(sit, part))))

    def rank_said(self, sit: HaljanSitting, card: Part) -> str:
        return words_advice.rank(sit, card)

    def table_name(self, sit: HaljanSitting) -> str:
        return words.table_name(sit)

    def table_text(self, sit: HaljanSitting, part: Part) -> str:
        return words.thing(sit, part) or super().table_text(sit, part)

    def side_sign(self, seat: Seat) -> int:
        return side(seat)

    def seat_note(self, sit: HaljanSitting, view: View, seat: Seat) -> str:
        return words.seat_note(sit, view, seat)

    def place_note(self, sit: HaljanSitting, view: View, seat: Seat) -> str:
        return words.place_note(sit, seat)

    def side_note(self, sit: HaljanSitting, view: View, seat: Seat) -> str:
        return words.side_note(view, seat)

    def seat_score(self, view: View, seat: Seat) -> str:
        return str(view.table.score[side(seat)])

    def gauges(self, sit: HaljanSitting, view: View) -> tuple[Gauge, ...]:
        return (words.race(sit, view),)

    def explain_pick(self, sit: HaljanSitting) -> str:
        return words_advice.explain(sit) if sit.moves is not None and sit.pick and sit.picks_cards else ""

    def options(self, sit: HaljanSitting) -> tuple[Choosable, ...]:
        return words_advice.options(sit)

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
