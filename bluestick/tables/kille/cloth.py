"""A kille table: who sits where, what lies there, what is called out."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Any

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from bluestick.engine.events import Event
from bluestick.engine.moves import Part
from bluestick.engine.rules import AnyRules, Setup
from bluestick.engine.seats import Seat
from bluestick.games.kille.cards import KILLE
from bluestick.games.kille.state import NOT_DEALT
from bluestick.tables import card_pictures as pictures
from bluestick.tables.card_layout import Spot
from bluestick.tables.cards import Deck, Kille
from bluestick.tables.cloth import OVER, UNDER, CardSprite, Cloth, Lying, Piece
from bluestick.tables.items import Sprite
from bluestick.tables.kille import drawings
from bluestick.tables.kille.drawings import Track
from bluestick.tables.kille.drawings_plates import SeatText, seat_plate
from bluestick.tables.kille.layout import Place, RoundLayout
from bluestick.tables.kille.layout_bubbles import beside
from bluestick.tables.kille.spread import KilleSpread, Note, spread_of
from bluestick.tables.kille.words_calls import call
from bluestick.tables.kille.words_names import short
from bluestick.tables.kille.words_notes import notes, signed
from bluestick.tables.pace import Pace
from bluestick.tables.theme import Theme

STOCK = ("stock", 0, 0)
ASIDE, HELD, OFFERED, OWN = 3.0, 10.0, 40.0, 60.0
"""How high cards lie."""
SIGNS = 100.0
"""The height of what is stuck on cards, below ``OVER``."""
LAYERS = 6
"""So many edges are seen beneath a full stock."""


class RoundCloth(Cloth):
    """Seats round a stock and a pot."""

    at: RoundLayout

    def __init__(self, rules: AnyRules, setup: Setup, theme: Theme, pace: Pace, parent: QWidget | None = None) -> None:
        super().__init__(rules, setup, theme, pace, parent)
        self.laid: KilleSpread | None = None
        """What lies on the cloth now."""
        self.memory_aid = True
        """Whether a card that lies face down shows what one knows of it."""
        self.said: tuple[Seat | None, Event] | None = None
        """At what somebody called out last, and who; nobody: the stock."""
        self._leaving: list[Sprite] = []

    # What a game fills in.

    def question(self) -> str:
        """What the table asks the own seat; empty for nothing."""
        raise NotImplementedError

    # Size and background.

    def make_deck(self) -> Deck:
        return Kille(self.theme, large_index=self.large_index)

    def fit(self, size: QRectF, dpr: float) -> None:
        self._dpr = dpr
        self.at = RoundLayout(size, self.setup.seats, dpr, self.deck.height(1))
        self._lyings = ()

    def paint_table(self, painter: QPainter) -> None:
        if self.at.ringed:
            drawings.paint_ring(painter, self.at.stage, self.theme)

    def set_look(self, *, memory_aid: bool | None = None, **look: Any) -> None:
        if memory_aid is not None:
            self.memory_aid = memory_aid
        super().set_look(**look)

    def place_of(self, seat: int) -> Place:
        """Where a seat is as the table is turned."""
        return self.at.places[(seat - self.seat) % self.setup.seats]

    # What lies where.

    @property
    def viewer(self) -> Seat | None:
        """Through whose eyes the table is seen."""
        return self.shown.seat if self.shown is not None else None

    @property
    def asked(self) -> frozenset[Seat]:
        """Whom the table waits for: nobody while something is being shown."""
        return self.shown.to_act if self.shown is not None and self.is_settled else frozenset()

    def face(self, seat: int) -> Part | None:
        """The card in front of a seat, if its face is to be seen."""
        laid = self.laid
        if laid is None or laid.at[seat] == NOT_DEALT:
            return None
        place = laid.at[seat]
        watches = self.viewer is None or self.viewer not in laid.order
        return laid.cards[place] if place in laid.open or seat == self.viewer or watches else None

    def remembered(self, seat: int) -> Part | None:
        """The card in front of a seat, if it lies face down and the viewer knows it all the same. K13."""
        laid = self.laid
        if laid is None or laid.at[seat] == NOT_DEALT or self.face(seat) is not None:
            return None
        return laid.cards[laid.at[seat]]

    def lay_out(self, view: Any) -> None:
        if view.seat is not None and view.seat != self.seat:
            self.seat = view.seat  # another person has sat down here
        self.laid = spread_of(view)
        self._arrange()

    def _arrange(self) -> None:
        """Put everything where it lies, at once."""
        self.clear_leaving()
        self._lyings = tuple(self._now())
        wanted = {lying.key for lying in self._lyings}
        for key in self._sprites.keys() - wanted:
            self.scene().removeItem(self._sprites.pop(key))
        for lying in self._lyings:
            if lying.key not in self._sprites:
                self._sprites[lying.key] = self._new_card()
            self._rest(lying)
        self._furnish()

    def clear_leaving(self) -> None:
        """Away with what has only passed by."""
        for sprite in self._leaving:
            self.scene().removeItem(sprite)
        self._leaving = []

    def _now(self) -> Iterator[Lying]:
        laid = self.laid
        if laid is None:
            return
        if laid.stock:
            yield Lying(STOCK, None, self.at.stock, 2.0, self._looks("stock"), math.ceil(LAYERS * laid.stock / 42) - 1)
        for number, place in enumerate(laid.away):
            card = laid.cards[place] if place in laid.open else None
            looks = self._looks(card)
            yield Lying(("card", place, 0), card, self.at.aside(len(laid.away) - 1 - number), ASIDE + number, looks)
        for seat, place in enumerate(laid.at):
            if place != NOT_DEALT:
                yield self._lying_at(laid, seat, place)

    def _lying_at(self, laid: KilleSpread, seat: int, place: int) -> Lying:
        spot, height, card = self.place_of(seat).card, HELD, self.face(seat)
        looks = self._looks(card) | self._looks(f"seat {seat}")
        if laid.asking is not None and laid.asking[0] == place:
            spot, height = self.offered_spot(laid.asking[1]), OFFERED
        elif seat == self.seat:
            height = OWN
            if self.is_settled and self._is_awaited(seat):
                looks |= {"chosen"}
        return Lying(("card", place, 0), card, spot, height, looks)

    def _is_awaited(self, seat: int) -> bool:
        return self.shown is not None and seat in self.shown.to_act and self.shown.seat == seat

    def offered_spot(self, to: Seat | None) -> Spot:
        """Where a card waits while it is offered: half on the card, or the stock, that it is offered for."""
        spot = self.at.stock if to is None else self.place_of(to).card
        way = self.at.stage.center() - spot.at if to is not None else QPointF(0, 1)
        far = math.hypot(way.x(), way.y())
        return Spot(spot.at + way / max(1.0, far) * spot.width * 0.75, spot.width)

    def deck_mark(self, lying: Lying) -> str | None:
        if lying.card != KILLE or self.laid is None:
            return None
        return "high" if lying.key[1] in self.laid.high else "low"

    def can_be_lifted(self, lying: Lying) -> bool:
        return self.laid is not None and lying.key == ("card", self.laid.at[self.seat], 0)

    def sprite_of(self, seat: int) -> CardSprite | None:
        """The card in front of a seat."""
        return None if self.laid is None else self._sprites.get(("card", self.laid.at[seat], 0))

    # What stands between.

    def pieces(self) -> Iterator[tuple[str, Piece]]:
        laid = self.laid
        if laid is None or self.shown is None:
            return
        for seat in map(Seat, range(self.setup.seats)):
            yield from self._seat_pieces(laid, seat)
        yield from self._middle_pieces(laid)
        yield from self._arrows(laid)
        yield from self._bubbles()

    def _seat_pieces(self, laid: KilleSpread, seat: Seat) -> Iterator[tuple[str, Piece]]:
        place = self.place_of(seat)
        mark = self.seat_mark(seat, round(min(place.plate.height() * 0.64, 34 * max(1.0, self.at.unit))))
        if place.beside and seat != self.seat:
            mark = self.seat_mark(seat, round(max(19.0, place.plate.height() * 0.26)))
        plate = seat_plate(place.plate.size(), self.seat_text(seat), mark, self.theme, self._dpr)
        yield f"plate {seat}", (plate, place.plate.center(), UNDER)
        card = place.card
        size = QSizeF(card.width, card.width * self.at.height)
        if laid.at[seat] == NOT_DEALT:
            yield f"frame {seat}", (drawings.frame(size, self.theme, self._dpr), card.at, UNDER)
            return
        if seat in laid.hits:
            side = round(max(24.0, min(42 * self.at.unit, card.width * 0.62)))
            corner = card.at + QPointF(card.width * 0.46, -size.height() * 0.44)
            yield f"hit {seat}", (drawings.star(side, self.theme, self._dpr), corner, SIGNS)
        if seat in laid.out and not place.beside:
            text = QCoreApplication.translate("kille", "out")
            yield f"out {seat}", (self._tag(text, "HU"), card.at - QPointF(0, size.height() / 2), SIGNS)
        known = self.remembered(seat)
        on_its_way = laid.asking is not None and laid.asking[0] == laid.at[seat]
        if known is not None and self.memory_aid and not on_its_way:
            yield f"known {seat}", (self._tag(self._memory(laid, seat, known), known), card.at, SIGNS)

    def _memory(self, laid: KilleSpread, seat: int, card: Part) -> str:
        place = laid.at[seat]
        if self.at.own_card.width > 80 and place < len(laid.order) and laid.order[place] == self.viewer:
            return QCoreApplication.translate("kille", "your {card}", "that you gave away").format(card=short(card))
        return short(card)

    def _tag(self, text: str, card: Part) -> QPixmap:
        return drawings.tag(text, card, round(max(12.5, 14 * self.at.unit)), self.theme, self._dpr)

    def seat_text(self, seat: Seat) -> SeatText:
        """What the plate of a seat says."""
        laid, view = self.laid, self.shown
        assert laid is not None
        ledger, remark = view.table.ledger, laid.remarks[seat]
        bought = remark is not None and remark.note is Note.BOUGHT  # a card comes with the next deal
        return SeatText(
            self.called(seat),
            notes(laid, view, seat, self.called, self.thinker, self.asked),
            chips=signed(ledger[seat]) if ledger else "",
            dealer=seat == laid.dealer,
            active=seat in self.asked or (remark is not None and remark.note is Note.WON),
            out=bool(laid.order) and not bought and (laid.at[seat] == NOT_DEALT or seat in laid.out),
            target=self.is_target(f"seat {seat}"),
            looks=self._looks(f"seat {seat}"),
        )

    def is_target(self, part: Part) -> bool:
        """Whether the pointer is on something that means a word now."""
        raise NotImplementedError

    def _middle_pieces(self, laid: KilleSpread) -> Iterator[tuple[str, Piece]]:
        translate = QCoreApplication.translate
        if laid.stock:
            text = translate("kille", "stock · {number}", "cards in it").format(number=laid.stock)
            yield "stock", (self._caption(text), self.at.beneath(self.at.stock.at), UNDER)
        if laid.pot:
            chips = drawings.heap(laid.pot, self.at.stock.width / 78, self.theme, self._dpr)
            yield "chips", (chips, self.at.pot, UNDER)
        text = translate("kille", "pot · {number}", "chips in it").format(number=laid.pot)
        yield "pot", (self._caption(text), self.at.beneath(self.at.pot), UNDER)

    def _caption(self, text: str) -> QPixmap:
        return pictures.caption_picture(text, max(12.5, 15 * self.at.unit), self.theme, self._dpr)

    def _arrows(self, laid: KilleSpread) -> Iterator[tuple[str, Piece]]:
        """Who has hit whom, or the way of the card that was offered last."""
        if laid.strike is not None:
            by, victim = laid.strike
            yield "strike", self._arrow(self._track(self._card_of(by), self._card_of(victim)), faint=False)
        elif len(laid.trail) > 1:
            yield "trail", self._arrow(self._track(*map(self._card_of, laid.trail)), faint=True)

    def _card_of(self, seat: Seat | None) -> Spot:
        return self.at.stock if seat is None else self.place_of(seat).card

    def _track(self, *stops: Spot) -> Track:
        """From card to card, round the middle; at the own card by its side, for over it there are questions."""
        middle, own = self.at.stage.center(), self.at.own_card
        points = []
        for number, spot in enumerate(stops):
            way = middle - spot.at
            far = max(1.0, math.hypot(way.x(), way.y()))
            out = way / far * (spot.width * (0.62 + 0.28 * abs(way.y()) / far))
            others = stops[number - 1 if number else 1].at.x() - own.at.x()
            if spot == own and abs(others) > own.width:
                out = QPointF(math.copysign(own.width * 0.58, others), -own.width * 0.55)
            points.append((spot.at.x() + out.x(), spot.at.y() + out.y()))
        return Track(tuple(points), (middle.x(), middle.y()))

    def _arrow(self, track: Track, *, faint: bool) -> Piece:
        picture, at = drawings.arrow(track, self.at.unit, self.theme, self._dpr, faint=faint)
        return picture, at, SIGNS + 10 if not faint else UNDER - 0.2

    def _bubbles(self) -> Iterator[tuple[str, Piece]]:
        px = round(max(15.0, 19 * self.at.unit))
        widest = min(340 * max(0.9, self.at.unit), self.at.middle.width())
        asked = QRectF()
        text = self.question()
        if text and (self.said is None or self.said[0] != self.seat):
            picture = drawings.bubble(
                text, "", min(widest * 1.2, self.at.size.width() * 0.6), px - 1, self.theme, self._dpr, None
            )
            tails = QSizeF(2 * drawings.TAIL, 2 * drawings.TAIL)
            asked = QRectF(QPointF(), picture.deviceIndependentSize() - tails)
            asked.moveCenter(QPointF(self.at.own_card.at.x(), 0))
            asked.moveBottom(self.at.own_zone.top() - 12 * self.at.unit)
            yield "question", (picture, asked.center(), OVER)
        if self.said is not None:
            seat, event = self.said
            spoken = call(event)
            assert spoken is not None
            spot = self._card_of(seat)
            plain = drawings.bubble(spoken.text, spoken.gloss, widest, px, self.theme, self._dpr, None)
            size = plain.deviceIndependentSize() - QSizeF(2 * drawings.TAIL, 2 * drawings.TAIL)
            strike = self.laid.strike if self.laid is not None else None
            arrow = self._track(*map(self._card_of, strike)).path() if strike is not None else None
            middle = beside(self.at, spot, size, asked, own=seat == self.seat, avoid=arrow)
            tail = spot.at - middle
            picture = drawings.bubble(spoken.text, spoken.gloss, widest, px, self.theme, self._dpr, tail)
            yield "call", (picture, middle, OVER)
