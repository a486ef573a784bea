"""Layout of a card table: places of hands, trick, piles and plates at any size."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cached_property
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF

WIDTH, HEIGHT = 976.0, 716.0
"""Size of the table at scale 1, in layout units, in which all lengths below are given."""
PAIR = 976.0, 640.0
"""Width and height of the table at scale 1 for two players, whose plays are side by side."""
SMALLEST, LARGEST = 0.5, 3.0
LEAST = 12.5 / 15
"""Minimum scale of text: text that is 15 pixels high at scale 1 is never smaller than 12.5 pixels."""
WRITTEN = 116.0
"""Height that text takes on the table, in layout units: a plate, and captions beneath two plays."""
LOWEST, NARROWEST = 400.0, 500.0
"""Height and width of the table, in pixels, at which text of size 100 % leaves room for cards (200 %: twice both)."""

HAND, TRICK, STOCK, BACK, FACING = 126.0, 102.0, 84.0, 46.0, 58.0
"""Card widths. ``BACK``: in piles and other players' hands; ``FACING``: in the hand of a single opponent."""
RISE = 28.0
"""Distance by which a chosen card is raised above the hand."""
TILT = 2.2
"""Greatest difference in rotation between neighbouring cards of the hand, in degrees."""
STEP = 78.0
ASIDE = 206.0
"""Distance from the centre of the trick to the cards played by the left and right players."""
TRICK_STEP = 0.39
"""Greatest offset from one card of a play to the next, in card widths; the index of each stays visible."""
CAPTION_LEAST = 156.0
CAPTION = 2.1
"""Height of the caption beneath a play, in lines of text."""
OWN, LEFT, TOP, RIGHT = "own", "left", "top", "right"
SIDES = {1: (OWN,), 2: (OWN, TOP), 3: (OWN, LEFT, RIGHT), 4: (OWN, LEFT, TOP, RIGHT)}
"""Sides of the table by number of seats, clockwise from the bottom."""


class Spot(NamedTuple):
    """Place of a card: its centre, its width in pixels, and its rotation in degrees."""

    at: QPointF
    width: float
    turn: float = 0.0

    def rect(self, height: float) -> QRectF:
        """Return the rectangle of the card before rotation; ``height``: ratio of the height of a card to its width."""
        return QRectF(
            self.at.x() - self.width / 2, self.at.y() - self.width * height / 2, self.width, self.width * height
        )


class ScaledText(ABC):
    """Base of layouts whose text has the size that the player has set, as far as there is room."""

    size: QRectF
    text: float

    @property
    @abstractmethod
    def unit(self) -> float:
        """Scale from layout units to pixels."""

    @cached_property
    def share(self) -> float:
        """Scale at which ``WIDTH`` x ``HEIGHT`` fits into the table."""
        return min(self.size.width() / WIDTH, self.size.height() / HEIGHT)

    @cached_property
    def small(self) -> bool:
        return self.share < SMALLEST

    @cached_property
    def text_enlargement(self) -> float:
        """Text size that the player has set (1 is normal), reduced where there is no room."""
        most = max(1.0, min(self.size.height() / LOWEST, self.size.width() / NARROWEST))
        return 1.0 if self.small else min(self.text, most)

    @cached_property
    def lettering(self) -> float:
        """Scale of text: ``unit`` times the text size, but large enough to read."""
        return max(LEAST * max(1.0, self.text_enlargement), self.unit * self.text_enlargement)

    @property
    def on_buttons(self) -> float:
        """Scale of text on buttons, relative to their normal text size."""
        return max(1.0, self.unit) * self.text_enlargement


@dataclass(frozen=True)
class CardLayout(ScaledText):
    """Places of cards, texts and buttons on a card table; ``height``: ratio of the height of a card to its width."""

    size: QRectF
    dpr: float = 1.0
    height: float = 1.5
    seats: int = 4
    text: float = field(default=1.0, kw_only=True)

    @property
    def reference_size(self) -> tuple[float, float]:
        return PAIR if self.seats == 2 else (WIDTH, HEIGHT)

    @cached_property
    def unit(self) -> float:
        (width, height), text = self.reference_size, self.text_enlargement
        if self.small:
            return self.share
        unit = self.size.height() / (height + WRITTEN * (text - 1))
        if unit < LEAST and text >= 1:
            unit = (self.size.height() - WRITTEN * LEAST * text) / (height - WRITTEN)
        return min(self.size.width() / width, unit, LARGEST)

    def _least(self, length: float) -> float:
        return length * min(1.0, self.share / SMALLEST)

    def text_length(self, length: float, least: float) -> float:
        """Return ``length`` (layout units) in pixels, enlarged with the text; ``least``: minimum in pixels."""
        return max(1, round(max(self._least(least), length * self.unit) * self.text_enlargement * self.dpr)) / self.dpr

    def px(self, length: float) -> float:
        """Return ``length`` (layout units) in pixels, rounded to whole device pixels so that pictures stay sharp."""
        return max(1, round(length * self.unit * self.dpr)) / self.dpr

    @cached_property
    def caption(self) -> float:
        return CAPTION * 15 * self.lettering + 3

    @cached_property
    def _plays(self) -> QRectF:
        top = self.plate(TOP).bottom() + 16 * self.unit
        bottom = self.size.bottom() - (138 + HAND * self.height / 2) * self.unit
        return QRectF(self.size.left(), top, self.size.width(), bottom - top)

    @cached_property
    def middle(self) -> QPointF:
        """Centre of the trick; above the centre of the table, since the viewer's hand is large."""
        return self._plays.center() - QPointF(0, self.caption / 2)

    def hand(self, count: int, chosen: Iterable[int] = ()) -> tuple[Spot, ...]:
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
        top = 250 * self.unit
        return self.size.adjusted(0, self.size.height() - top, 0, 0)

    def back_spots(self, side: str, count: int) -> tuple[Spot, ...]:
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
        width, middle = self.px(HAND if self.seats == 2 else TRICK), self.trick_middle(side)
        step = min(TRICK_STEP * width, (290 * self.unit - width) / max(1, count - 1))
        left = middle.x() - (count - 1) * step / 2
        return tuple(Spot(QPointF(left + place * step, middle.y()), width) for place in range(count))

    def trick_middle(self, side: str) -> QPointF:
        if self.seats == 2:
            return self.middle + QPointF({OWN: 158, TOP: -158}[side] * self.unit, 0)
        aside = ASIDE * self.unit
        apart = (TRICK * self.height / 2 + 7) * self.unit + self.caption / 2
        across, down = {OWN: (0.0, apart), LEFT: (-aside, 0.0), TOP: (0.0, -apart), RIGHT: (aside, 0.0)}[side]
        return self.middle + QPointF(across, down)

    @property
    def caption_room(self) -> float:
        return self.size.width() / 2 if self.seats == 2 else ASIDE * self.unit

    def trick_rect(self, side: str, count: int) -> QRectF:
        spots = self.trick(side, max(1, count))
        width = spots[-1].at.x() - spots[0].at.x() + spots[0].width
        rect = QRectF(0, 0, width, spots[0].width * self.height)
        rect.moveCenter(self.trick_middle(side))
        return rect

    @cached_property
    def _plate_size(self) -> tuple[float, float]:
        return self.text_length(164, 150), self.text_length(44, 40)

    def plate(self, side: str) -> QRectF:
        width, height = self._plate_size
        edge = 26 * self.unit
        if side == OWN:
            return QRectF(round(edge), round(self.size.bottom() - 24 * self.unit - height), width, height)
        if side == TOP:
            width = max(width, self.text_length(196, 150))
            return QRectF(round(self.size.center().x() - width / 2), round(edge), width, height)
        if not self.small:  # clear of the trick and its captions
            half = max(self.trick_rect(LEFT, 3).width() / 2, CAPTION_LEAST / 2 * self.lettering) + 10 * self.unit
            width = min(width, self.size.width() / 2 - ASIDE * self.unit - half - edge)
        x = edge if side == LEFT else self.size.right() - edge - width
        return QRectF(round(x), round(self.middle.y() - 8 * self.unit), width, height)

    @property
    def turn_up(self) -> Spot:
        return Spot(QPointF(114, 92) * self.unit, self.px(STOCK))

    @property
    def stock(self) -> Spot:
        return Spot(QPointF(115, 131) * self.unit, self.px(STOCK), 90)

    @property
    def trump(self) -> QRectF:
        width, height = self.text_length(164, 132), self.text_length(58, 48)
        beside = QRectF(round(190 * self.unit), round(28 * self.unit), width, height)
        room = self.plate(TOP).left() - beside.left() - 8
        if room >= 0.75 * width:
            beside.setWidth(min(width, room))
            return beside
        under = self.stock.at.y() + self.stock.width / 2 + 12 * self.unit
        if not self.small and self.seats > 2:  # a play may be beside it
            width = min(width, self.trick_rect(LEFT, 3).left() - 38 * self.unit)
        return QRectF(round(26 * self.unit), round(under), width, height)

    @property
    def exchange(self) -> QPointF:
        under = self.stock.at.y() + self.stock.width / 2 + 10 * self.unit
        if self.trump.top() > self.stock.at.y():
            under = self.trump.bottom() + 4
        return QPointF(26 * self.unit, under)

    def pile(self, side: str) -> Spot:
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
        row = self.button_row
        return QRectF(row.left() - row.height() - 6, row.top(), row.height(), row.height())

    @property
    def rank_panel(self) -> QRectF:
        width, height = self.button_row.width() + 8, 250 * self.unit * self.text_enlargement
        return QRectF(self.button_row.left() - 4, self.button_row.top() - 8 - height, width, height)

    @cached_property
    def button_row(self) -> QRectF:
        width, height = self.text_length(172, 132), self.text_length(40, 38)
        return QRectF(
            round(self.size.right() - 24 * self.unit - width),
            round(self.size.bottom() - 26 * self.unit - height),
            width,
            height,
        )
