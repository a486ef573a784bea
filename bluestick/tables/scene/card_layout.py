"""Layout of a card table: places of hands, trick, piles and plates at any size."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cached_property

from PySide6.QtCore import QPointF, QRectF

WIDTH, HEIGHT = 976.0, 716.0
"""The cloth on which all measures below are taken."""
PAIR = 976.0, 640.0
"""The same for two: their plays lie side by side."""
SMALLEST, LARGEST = 0.5, 3.0
LEAST = 12.5 / 15
"""Nothing is written smaller than that, as a share of how it is drawn."""
WRITTEN = 116.0
"""So much of the height is text: a plate, and a line beneath each of two plays."""
LOWEST, NARROWEST = 400.0, 500.0
"""A cloth so high and so wide is needed for every hundred per cent of text: else no room is left for cards."""

HAND, TRICK, STOCK, BACK, FACING = 126.0, 102.0, 84.0, 46.0, 58.0
"""Card widths; ``FACING``: those of the only other hand."""
RISE = 28.0
"""How far a chosen card stands out of the hand."""
TILT = 2.2
"""Degrees from one card of the hand to the next."""
STEP = 78.0
ASIDE = 206.0
"""From the middle of the tricks to those at its sides."""
TRICK_STEP = 0.39
"""From one card of a play to the next, in card widths: what tells a card is to be seen."""
CAPTION_LEAST = 156.0
"""A frame with the shortest that is written in it is hardly wider."""
CAPTION = 2.1
"""The height of what is written beneath a play, in lines of text."""
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


class Lettered(ABC):
    """How large what is written is on a cloth, as somebody wants it, and as far as there is room."""

    size: QRectF
    text: float

    @property
    @abstractmethod
    def unit(self) -> float:
        """How large everything is."""

    @cached_property
    def share(self) -> float:
        """How large the cloth is."""
        return min(self.size.width() / WIDTH, self.size.height() / HEIGHT)

    @cached_property
    def small(self) -> bool:
        """Whether this is a picture of a table rather than one to play at."""
        return self.share < SMALLEST

    @cached_property
    def enlarged(self) -> float:
        """How large what is written is, as far as there is room."""
        most = max(1.0, min(self.size.height() / LOWEST, self.size.width() / NARROWEST))
        return 1.0 if self.small else min(self.text, most)

    @cached_property
    def lettering(self) -> float:
        """How large what is written is, against the measures."""
        return max(LEAST * max(1.0, self.enlarged), self.unit * self.enlarged)

    @property
    def on_buttons(self) -> float:
        """The same on a button."""
        return max(1.0, self.unit) * self.enlarged


@dataclass(frozen=True)
class CardLayout(Lettered):
    """The places on a cloth. ``height`` is that of a card one pixel wide."""

    size: QRectF
    dpr: float = 1.0
    height: float = 1.5
    seats: int = 4
    text: float = field(default=1.0, kw_only=True)
    """How large somebody wants everything that is written."""

    @property
    def drawn(self) -> tuple[float, float]:
        """The cloth on which the measures are taken."""
        return PAIR if self.seats == 2 else (WIDTH, HEIGHT)

    @cached_property
    def unit(self) -> float:
        """How large everything is: what grows on the cloth because it is read takes room from the cards."""
        (width, height), text = self.drawn, self.enlarged
        if self.small:
            return self.share
        unit = self.size.height() / (height + WRITTEN * (text - 1))
        if unit < LEAST and text >= 1:
            unit = (self.size.height() - WRITTEN * LEAST * text) / (height - WRITTEN)
        return min(self.size.width() / width, unit, LARGEST)

    def _least(self, length: float) -> float:
        """What text needs, where there is text to be read."""
        return length * min(1.0, self.share / SMALLEST)

    def written(self, length: float, least: float) -> float:
        """A length that there is something to read along, in whole device pixels."""
        return max(1, round(max(self._least(least), length * self.unit) * self.enlarged * self.dpr)) / self.dpr

    def px(self, length: float) -> float:
        """A length on this cloth, in whole device pixels: pictures stay sharp."""
        return max(1, round(length * self.unit * self.dpr)) / self.dpr

    @cached_property
    def caption(self) -> float:
        """The room for what is written beneath a play, with the frame round it."""
        return CAPTION * 15 * self.lettering + 3

    @cached_property
    def _plays(self) -> QRectF:
        """Where plays lie, with what is written beneath them: between the others and the own hand."""
        top = self.plate(TOP).bottom() + 16 * self.unit
        bottom = self.size.bottom() - (138 + HAND * self.height / 2) * self.unit
        return QRectF(self.size.left(), top, self.size.width(), bottom - top)

    @cached_property
    def middle(self) -> QPointF:
        """The middle of the tricks: a little above that of the cloth, since the own hand is large."""
        return self._plays.center() - QPointF(0, self.caption / 2)

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
        width = self.px(FACING if self.seats == 2 else BACK)
        if side == TOP:
            left = self.plate(TOP).right() + 18 * self.unit + width / 2
            step = min(0.48 * width, 150 * self.unit / max(1, count - 1))
            y = 16 * self.unit + width * self.height / 2
            return tuple(Spot(QPointF(left + place * step, y), width) for place in range(count))
        plate = self.plate(side)
        step = min(22 * self.unit, (plate.width() - width) / max(1, count - 1))
        left = plate.center().x() - (count - 1) * step / 2
        y = plate.bottom() + 10 * self.unit + width * self.height / 2
        return tuple(Spot(QPointF(left + place * step, y), width) for place in range(count))

    def trick(self, side: str, count: int) -> tuple[Spot, ...]:
        """What a seat has played, in front of it."""
        width, middle = self.px(HAND if self.seats == 2 else TRICK), self.trick_middle(side)
        step = min(TRICK_STEP * width, (290 * self.unit - width) / max(1, count - 1))
        left = middle.x() - (count - 1) * step / 2
        return tuple(Spot(QPointF(left + place * step, middle.y()), width) for place in range(count))

    def trick_middle(self, side: str) -> QPointF:
        """The middle of a play."""
        if self.seats == 2:
            return self.middle + QPointF({OWN: 158, TOP: -158}[side] * self.unit, 0)
        aside = ASIDE * self.unit
        apart = (TRICK * self.height / 2 + 7) * self.unit + self.caption / 2
        across, down = {OWN: (0.0, apart), LEFT: (-aside, 0.0), TOP: (0.0, -apart), RIGHT: (aside, 0.0)}[side]
        return self.middle + QPointF(across, down)

    @property
    def caption_room(self) -> float:
        """How wide may be what is written beneath a play: others lie beside it."""
        return self.size.width() / 2 if self.seats == 2 else ASIDE * self.unit

    def trick_rect(self, side: str, count: int) -> QRectF:
        """Around a play."""
        spots = self.trick(side, max(1, count))
        width = spots[-1].at.x() - spots[0].at.x() + spots[0].width
        rect = QRectF(0, 0, width, spots[0].width * self.height)
        rect.moveCenter(self.trick_middle(side))
        return rect

    def plate(self, side: str) -> QRectF:
        """The name plate of a seat."""
        width, height = self.written(164, 150), self.written(44, 40)
        edge = 26 * self.unit
        if side == OWN:
            return QRectF(round(edge), round(self.size.bottom() - 24 * self.unit - height), width, height)
        if side == TOP:
            width = max(width, self.written(196, 150))
            return QRectF(round(self.size.center().x() - width / 2), round(edge), width, height)
        if not self.small:  # clear of the trick, and of what is written beneath it
            half = max(self.trick_rect(LEFT, 3).width() / 2, CAPTION_LEAST / 2 * self.lettering) + 10 * self.unit
            width = min(width, self.size.width() / 2 - ASIDE * self.unit - half - edge)
        x = edge if side == LEFT else self.size.right() - edge - width
        return QRectF(round(x), round(self.middle.y() - 8 * self.unit), width, height)

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
        width, height = self.written(164, 132), self.written(58, 48)
        beside = QRectF(round(190 * self.unit), round(28 * self.unit), width, height)
        room = self.plate(TOP).left() - beside.left() - 8
        if room >= 0.75 * width:
            beside.setWidth(min(width, room))
            return beside
        under = self.stock.at.y() + self.stock.width / 2 + 12 * self.unit
        if not self.small and self.seats > 2:  # a play may lie beside it
            width = min(width, self.trick_rect(LEFT, 3).left() - 38 * self.unit)
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
        width, height = self.button_row.width() + 8, 250 * self.unit * self.enlarged
        return QRectF(self.button_row.left() - 4, self.button_row.top() - 8 - height, width, height)

    @property
    def button_row(self) -> QRectF:
        """The button that plays what is chosen."""
        width, height = self.written(172, 132), self.written(40, 38)
        return QRectF(
            round(self.size.right() - 24 * self.unit - width),
            round(self.size.bottom() - 26 * self.unit - height),
            width,
            height,
        )
