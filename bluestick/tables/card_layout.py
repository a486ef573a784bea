"""Where things lie on the cloth of a card game, at any size."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from PySide6.QtCore import QPointF, QRectF

WIDTH, HEIGHT = 976.0, 716.0
"""The cloth on which all measures below are taken."""
SMALLEST, LARGEST = 0.6, 1.5

HAND, TRICK, STOCK, BACK = 126.0, 88.0, 84.0, 46.0
"""Card widths."""
RISE = 28.0
"""How far a chosen card stands out of the hand."""
TILT = 2.2
"""Degrees from one card of the hand to the next."""
STEP = 78.0
TRICK_STEP = 40.0
OWN, LEFT, TOP, RIGHT = "own", "left", "top", "right"
SIDES = {1: (OWN,), 2: (OWN, TOP), 3: (OWN, LEFT, RIGHT), 4: (OWN, LEFT, TOP, RIGHT)}
"""Where the seats sit, clockwise from the one at the bottom."""


@dataclass(frozen=True, slots=True)
class Spot:
    """The place of one card."""

    at: QPointF
    width: float
    turn: float = 0.0

    def rect(self, height: float) -> QRectF:
        """What a card covers there that is so high where it is one pixel wide; a little more if it is turned."""
        return QRectF(
            self.at.x() - self.width / 2, self.at.y() - self.width * height / 2, self.width, self.width * height
        )


@dataclass(frozen=True)
class CardLayout:
    """The places on a cloth. ``height`` is that of a card one pixel wide."""

    size: QRectF
    dpr: float = 1.0
    height: float = 1.5

    @cached_property
    def unit(self) -> float:
        """How large everything is."""
        return min(self.size.width() / WIDTH, self.size.height() / HEIGHT, LARGEST)

    @property
    def small(self) -> bool:
        """Whether this is a picture of a table rather than one to play at."""
        return self.unit < SMALLEST

    def _least(self, length: float) -> float:
        """What text needs, where there is text to be read."""
        return length * min(1.0, self.unit / SMALLEST)

    def px(self, length: float) -> float:
        """A length on this cloth, in whole device pixels: pictures stay sharp."""
        return max(1, round(length * self.unit * self.dpr)) / self.dpr

    @property
    def middle(self) -> QPointF:
        """The middle of the tricks: a little above that of the cloth, since the own hand is large."""
        spare = self.size.height() - HEIGHT * self.unit
        return QPointF(self.size.center().x(), 274 * self.unit + spare * 0.45)

    def hand(self, count: int, chosen: Iterable[int] = ()) -> tuple[Spot, ...]:
        """The own hand, fanned; the cards at these places stand out."""
        width, up = self.px(HAND), frozenset(chosen)
        edge = 24 * self.unit
        if not self.small:
            edge = max(self.plate(OWN).right(), self.size.right() - self.button_row.left()) + 8 * self.unit
        room = self.size.width() - 2 * edge - width
        step = min(STEP * self.unit, room / max(1, count - 1))
        tilt = min(TILT, 16 / max(1, count - 1))
        spots = []
        for place in range(count):
            aside = place - (count - 1) / 2
            down = aside * aside * 2.6 * (tilt / TILT) - (RISE if place in up else 0)
            at = QPointF(self.size.center().x() + aside * step, self.size.bottom() - (138 - down) * self.unit)
            spots.append(Spot(at, width, aside * tilt))
        return tuple(spots)

    @property
    def hand_zone(self) -> QRectF:
        """Where a card is put back into the hand."""
        top = 250 * self.unit
        return self.size.adjusted(0, self.size.height() - top, 0, 0)

    def backs(self, side: str, count: int) -> tuple[Spot, ...]:
        """The hand of somebody else: small, beside the plate."""
        width = self.px(BACK)
        if side == TOP:
            left = self.plate(TOP).right() + 18 * self.unit + width / 2
            step = min(22 * self.unit, 150 * self.unit / max(1, count - 1))
            y = self.plate(TOP).center().y() + 2 * self.unit
            return tuple(Spot(QPointF(left + place * step, y), width) for place in range(count))
        plate = self.plate(side)
        step = min(22 * self.unit, (plate.width() - width) / max(1, count - 1))
        left = plate.center().x() - (count - 1) * step / 2
        y = plate.bottom() + 10 * self.unit + width * self.height / 2
        return tuple(Spot(QPointF(left + place * step, y), width) for place in range(count))

    def trick(self, side: str, count: int) -> tuple[Spot, ...]:
        """What a seat has played, in front of it."""
        width, middle = self.px(TRICK), self.trick_middle(side)
        step = min(TRICK_STEP * self.unit, (300 * self.unit - width) / max(1, count - 1))
        left = middle.x() - (count - 1) * step / 2
        return tuple(Spot(QPointF(left + place * step, middle.y()), width) for place in range(count))

    def trick_middle(self, side: str) -> QPointF:
        """The middle of a play."""
        across, down = {OWN: (0, 98), LEFT: (-198, 0), TOP: (0, -102), RIGHT: (198, 0)}[side]
        return self.middle + QPointF(across, down) * self.unit

    def trick_rect(self, side: str, count: int) -> QRectF:
        """Around a play."""
        spots = self.trick(side, max(1, count))
        width = spots[-1].at.x() - spots[0].at.x() + spots[0].width
        rect = QRectF(0, 0, width, spots[0].width * self.height)
        rect.moveCenter(self.trick_middle(side))
        return rect

    def plate(self, side: str) -> QRectF:
        """The name plate of a seat."""
        width, height = max(self._least(150), self.px(164)), max(self._least(40), self.px(44))
        edge = 26 * self.unit
        if side == TOP:
            width = max(width, self.px(196))
        elif side != OWN and not self.small:
            beside = self.size.center().x() - self.trick_rect(LEFT, 3).left()
            width = min(width, self.size.width() / 2 - beside - edge - 10)  # clear of the trick
        bottom = self.size.bottom() - 24 * self.unit - height
        x, y = {
            OWN: (edge, bottom),
            LEFT: (edge, self.middle.y() - 8 * self.unit),
            TOP: (self.size.center().x() - width / 2, 26 * self.unit),
            RIGHT: (self.size.right() - edge - width, self.middle.y() - 8 * self.unit),
        }[side]
        return QRectF(round(x), round(y), width, height)

    @property
    def turn_up(self) -> Spot:
        """Sticks out of the stock, so that its rank can be read."""
        return Spot(QPointF(114, 92) * self.unit, self.px(STOCK))

    @property
    def stock(self) -> Spot:
        """Lies across the lower half of the turn-up."""
        return Spot(QPointF(115, 131) * self.unit, self.px(STOCK), 90)

    @property
    def trump(self) -> QRectF:
        """Beside the stock, or where it is narrow under it: what is trump, and how many cards are left."""
        width, height = max(self._least(132), self.px(164)), max(self._least(48), self.px(58))
        beside = QRectF(round(190 * self.unit), round(28 * self.unit), width, height)
        if beside.right() < self.plate(TOP).left():
            return beside
        under = self.stock.at.y() + self.stock.width / 2 + 12 * self.unit
        return QRectF(round(26 * self.unit), round(under), width, height)

    @property
    def exchange(self) -> QPointF:
        """Under the stock, and what stands there: the corner of what is said of an exchange."""
        under = self.stock.at.y() + self.stock.width / 2 + 10 * self.unit
        if self.trump.top() > self.stock.at.y():
            under = self.trump.bottom() + 4
        return QPointF(26 * self.unit, under)

    def pile(self, side: str) -> Spot:
        """The tricks that a seat, or its side, has taken."""
        width = self.px(BACK)
        if side in (OWN, TOP):
            at = QPointF(34 * self.unit + width * self.height / 2, self.plate(OWN).top() - 40 * self.unit)
            if side == TOP:
                at = QPointF(self.size.right() - at.x(), 54 * self.unit)
            return Spot(at, width, 90)
        plate = self.plate(side)
        return Spot(QPointF(plate.center().x(), plate.top() - 40 * self.unit), width, 90)

    @property
    def chooser(self) -> QRectF:
        """The button that asks what the chosen cards are to be, before the one that plays them."""
        row = self.button_row
        return QRectF(row.left() - row.height() - 6, row.top(), row.height(), row.height())

    @property
    def lens(self) -> QRectF:
        """Where the rank of a card is explained."""
        width, height = self.button_row.width() + 8, 250 * self.unit
        return QRectF(self.button_row.left() - 4, self.button_row.top() - 8 - height, width, height)

    @property
    def button_row(self) -> QRectF:
        """The button that plays what is chosen."""
        width, height = max(self._least(132), 172 * self.unit), max(self._least(38), 40 * self.unit)
        return QRectF(
            round(self.size.right() - 24 * self.unit - width),
            round(self.size.bottom() - 26 * self.unit - height),
            width,
            height,
        )
