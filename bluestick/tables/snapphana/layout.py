"""Layout of Snapphanaleden: a long hand below, other players along the top."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from PySide6.QtCore import QPointF, QRectF

from bluestick.tables.scene.card_layout import HEIGHT, LEFT, OWN, RIGHT, RISE, TOP, WIDTH, CardLayout, Spot

SIDES = {2: (OWN, TOP), 4: (OWN, RIGHT, TOP, LEFT)}
"""Where the seats sit, anti-clockwise from the one at the bottom: play goes to the right. S9.1."""
PLACES = {2: (TOP,), 4: (LEFT, TOP, RIGHT)}
"""The others from left to right."""

STEP = 0.37
"""From one card of the hand to the next, at least, in card widths: what tells a card is to be seen."""
WIDEST_STEP = 0.56
TALLEST = 0.152
"""Width of a card of the hand, at most, in heights of the cloth."""
PLAYED = 0.82
"""Width of a card of the trick, at least, in widths of one of the hand."""
ACROSS = 4.9
"""How wide the trick of four is, in widths of its cards."""
LARGER = 1.1
"""Width of a card of the trick, at most, in widths of one of the hand."""
OPEN_STEP, BACK_STEP = 0.42, {2: 0.22, 4: 0.14}
"""From one card to the next in somebody else's hand, open and closed (so many play), in card widths."""
OTHERS = {2: 76.0, 4: 46.0}
"""Width of the cards of the others: those of the only one lie beside the plate."""


@dataclass(frozen=True)
class SnapphanaLayout(CardLayout):
    """The places for two or four players; ``most``: so many cards are in a hand at most."""

    seats: int = 4
    most: int = 17
    beside: bool = False
    """Whether a sheet lies at the left of the trick."""
    free: bool = False
    """Whether such a sheet may have nearly all of the table, because no card is to be played any more."""

    @property
    def drawn(self) -> tuple[float, float]:
        return WIDTH, HEIGHT

    # The own hand.

    @cached_property
    def hand_width(self) -> float:
        """As wide as cards can be that leave the rails of a whole hand free."""
        room = self.size.width() - 32 * self.unit
        width = min(self._tallest, room / (1 + STEP * (self.most - 1)))
        return max(1, round(width * self.dpr)) / self.dpr

    @cached_property
    def _tallest(self) -> float:
        """Width of a card of the hand, at most: on a low cloth so that one of the trick is at least ``PLAYED``.

        Whatever the hand has room for: more of it takes none from the trick.
        """
        high = self.size.height() - (35 + RISE) * self.unit - self._row_height - self._zone_top - self.caption - 14
        return max(1.0, min(self.size.height() * TALLEST, high / self.height / (1 + 1.06 * PLAYED)))

    @property
    def hand_top(self) -> float:
        """Where the cards of the hand begin that do not stand out."""
        return self.size.bottom() - 16 * self.unit - (self._tallest + self.hand_width) / 2 * self.height

    def hand(self, count: int, chosen: Iterable[int] = ()) -> tuple[Spot, ...]:
        width, up = self.hand_width, frozenset(chosen)
        room = self.size.width() - 32 * self.unit - width
        step = min(WIDEST_STEP * width, room / max(1, count - 1))
        x = self.size.center().x() - step * (count - 1) / 2
        y = self.hand_top + width * self.height / 2
        return tuple(
            Spot(QPointF(x + place * step, y - (RISE * self.unit if place in up else 0)), width)
            for place in range(count)
        )

    @property
    def hand_zone(self) -> QRectF:
        top = self.hand_top - RISE * self.unit
        return QRectF(self.size.left(), top, self.size.width(), self.size.bottom() - top)

    # Between the hand and the tricks: the own plate and the buttons.

    @cached_property
    def row(self) -> QRectF:
        """Where the own plate and all buttons are."""
        height = self._row_height
        edge = round(24 * self.unit)
        bottom = self.hand_top - (RISE + 13) * self.unit
        return QRectF(edge, round(bottom - height), self.size.width() - 2 * edge, height)

    @property
    def _row_height(self) -> int:
        return round(26 if self.small else max(38, 42 * self.unit) * self.enlarged)

    @property
    def button_row(self) -> QRectF:
        width = round(self.row.width() * 0.32) if self.small else round(max(168, 230 * self.unit) * self.enlarged)
        return QRectF(self.row.right() - width, self.row.top(), width, self.row.height())

    @property
    def helper(self) -> QRectF:
        """The button that shows what can be declared."""
        right = self.chooser.left() - 6
        width = min(round(max(176, 190 * self.unit) * self.enlarged), right - self.plate(OWN).right() - 8)
        return QRectF(right - width, self.row.top(), width, self.row.height())

    @property
    def sorter(self) -> QRectF:
        """The button that puts a hand in order again: over the others."""
        width, height = 132 * self.on_buttons, 30 * self.on_buttons
        return QRectF(self.row.right() - width, self.row.top() - height - 6, width, height)

    # The others.

    def _column(self, side: str) -> QRectF:
        """The part of the upper edge that belongs to somebody."""
        places = PLACES[self.seats]
        edge = 20 * self.unit
        wide = (self.size.width() - 2 * edge) / len(places)
        return QRectF(edge + places.index(side) * wide, 14 * self.unit, wide, 0)

    def plate(self, side: str) -> QRectF:
        width, height = self.written(176, 150), self.written(44, 40)
        if side == OWN:
            return QRectF(self.row.left(), self.row.top(), width, self.row.height())
        column = self._column(side)
        width = min(width, column.width() - 8 * self.unit)
        if self.seats == 2:
            side = LEFT
        left = {LEFT: column.left() + 4 * self.unit, RIGHT: column.right() - width - 4 * self.unit}.get(
            side, column.center().x() - width / 2
        )
        return QRectF(round(left), round(column.top()), width, height)

    @property
    def other_width(self) -> float:
        """Width of the cards of the others."""
        return self.px(OTHERS[self.seats]) if self.small else max(40.0, self.px(OTHERS[self.seats]))

    def others(self, side: str, shown: int, closed: int) -> tuple[Spot, ...]:
        """The hand of somebody else: first what all have seen, then the backs."""
        width, column, plate = self.other_width, self._column(side), self.plate(side)
        y = plate.bottom() + 8 * self.unit + width * self.height / 2
        count = shown + closed
        steps = [OPEN_STEP * width] * shown + [BACK_STEP[self.seats] * width] * max(0, closed - 1)
        steps = steps[: max(0, count - 1)]
        room = column.width() - width - 50 * self.unit  # Fjønt lies beside it
        if self.seats == 2:
            y = plate.top() + width * self.height / 2
            room -= plate.right() - column.left() + 8 * self.unit
        shrunk = min(1.0, room / max(1.0, sum(steps)))
        wide = sum(steps) * shrunk + width
        left = {LEFT: plate.left(), RIGHT: plate.right() - wide}.get(side, column.center().x() - wide / 2) + width / 2
        if self.seats == 2:  # it lies between the plate and them
            left = max(left, plate.right() + 58 * self.unit + width / 2)
        spots = [Spot(QPointF(left, y), width)] if count else []
        for step in steps:
            left += step * shrunk
            spots.append(Spot(QPointF(left, y), width))
        return tuple(spots)

    def debt(self, side: str) -> Spot:
        """Where Fjønt lies until it is paid for: beside the plate of who has played it."""
        width, plate = self.px(32 if side == OWN else 40), self.plate(side)
        beside = (
            plate.left() - width / 2 - 8 * self.unit if side == RIGHT else plate.right() + width / 2 + 8 * self.unit
        )
        return Spot(QPointF(beside, plate.top() + width * self.height / 2), width)

    # Tricks.

    @cached_property
    def zone(self) -> QRectF:
        """Between the others and the row of buttons."""
        top = self._zone_top
        return QRectF(16 * self.unit, top, self.size.width() - 32 * self.unit, self.row.top() - 6 * self.unit - top)

    @property
    def _zone_top(self) -> float:
        above = self.plate(TOP).top() - 2 * self.unit if self.seats == 2 else self.plate(TOP).bottom()
        return above + 16 * self.unit + self.other_width * self.height

    @property
    def middle(self) -> QPointF:
        middle = self.zone.center()
        if self.beside:  # the trick makes room
            middle.setX((self.sheet.right() + self.zone.right()) / 2)
        return middle + QPointF(0, self._over / 2)

    @cached_property
    def trick_width(self) -> float:
        """Width of a card of the trick: all of the height for two, and what the others leave for four."""
        width = min(self._high / (self.height * (1 + self._rise)), self._widest)
        return max(1, round(width * self.dpr)) / self.dpr

    @property
    def _high(self) -> float:
        return self.zone.height() - self.caption - 14 - self._over

    @property
    def _over(self) -> float:
        """What piles take over the trick of four, where a sheet or the edge of the cloth is close beside it."""
        close = self.size.width() < self.size.height()
        if self.beside:  # beside the trick, too, they would make it small
            close = self.zone.right() - self.sheet.right() - 220 * self.unit < ACROSS * PLAYED * self.hand_width
        return self.px(40) + 1.2 * self.caption if close and self.seats == 4 else 0.0

    @property
    def _widest(self) -> float:
        room = self.zone.width() * 0.8
        if self.beside:
            piles = 0 if self.seats == 2 or self._over else 220 * self.unit
            room = self.zone.right() - self.sheet.right() - piles
        return min(self.hand_width * LARGER, room / (4.0 if self.seats == 2 else ACROSS))

    @cached_property
    def _rise(self) -> float:
        """How far apart in height two of four cards lie whose players are opposite, in card heights."""
        spare = self._high / (self.height * self._widest) - 1
        return 0.0 if self.seats == 2 else min(0.3, max(0.06, spare))

    def trick_middle(self, side: str) -> QPointF:
        """Two lie side by side; of four the middle ones do, one higher than the other."""
        width, up = self.trick_width, self._rise / 2 * self.trick_width * self.height
        step = width * (0.75 if self.seats == 2 else 0.62)
        across, down = {OWN: (step, up), TOP: (-step, -up), LEFT: (-self._beside, 0.0), RIGHT: (self._beside, 0.0)}[
            side
        ]
        return self.middle + QPointF(across, down - self.caption / 2)

    @property
    def _beside(self) -> float:
        """From the middle of the trick to the cards at its sides."""
        return self.trick_width * 1.9

    @property
    def caption_room(self) -> float:
        return self.size.width() / 2 if self.seats == 2 else 1.5 * self.trick_width - 32

    def trick(self, side: str, count: int) -> tuple[Spot, ...]:
        return (Spot(self.trick_middle(side), self.trick_width),) * count

    def trick_rect(self, side: str, count: int) -> QRectF:
        rect = QRectF(0, 0, self.trick_width, self.trick_width * self.height)
        rect.moveCenter(self.trick_middle(side))
        return rect

    @property
    def stock(self) -> Spot:
        """Cards come from the middle, and what is out of play goes there."""
        return Spot(self.middle, self.other_width)

    def pile(self, side: str) -> Spot:
        """The tricks that a side has taken: below on the right the own, the others where they sit.

        Beside a sheet those of four stand in a row over the trick.
        """
        width = self.px(40)
        across, down = width * self.height / 2 + 12 * self.unit, width / 2 + 6 * self.unit
        zone, trick = self.zone, self._beside + self.trick_width / 2 + 40 * self.unit
        top, bottom = zone.top() + down, zone.bottom() - down - 24
        places = {
            OWN: QPointF(zone.right() - across, bottom),
            RIGHT: QPointF(zone.right() - across, top),
            TOP: QPointF(self.middle.x() + trick + across, top),
            LEFT: QPointF(zone.left() + across, top),
        }
        if self._over:
            left = self.sheet.right() if self.beside else zone.left()
            apart = (zone.right() - left) / len(places)
            row = (LEFT, TOP, RIGHT, OWN)
            places = {one: QPointF(left + (place + 0.5) * apart, top) for place, one in enumerate(row)}
        elif places[RIGHT].x() - places[TOP].x() < 150 * self.unit:
            places[RIGHT] += QPointF(0, width + 40 * self.unit)  # one below the other: each has a caption
        return Spot(places[RIGHT if side == TOP and self.seats == 2 else side], width, 90)

    @property
    def away(self) -> Spot:
        """What this seat has laid away: below on the left, and beside a sheet that lies there."""
        width = self.px(40)
        zone = self.zone
        across, down = width * self.height / 2 + 12 * self.unit, width / 2 + 6 * self.unit
        left = self.sheet.right() if self.beside else zone.left()
        return Spot(QPointF(left + across, zone.bottom() - down - 24), width, 90)

    @property
    def lens(self) -> QRectF:
        """There are many trumps: as high as there is room."""
        width = self.button_row.width() + 8
        top = self.plate(TOP).bottom() + 6
        return QRectF(self.row.right() + 4 - width, top, width, self.row.top() - 8 - top)

    # Sheets.

    @property
    def sheet(self) -> QRectF:
        """The place for a sheet that leaves the trick free."""
        if self.free:  # but for piles at the right, and what is written beneath them
            top = self.plate(TOP).bottom() + 10 * self.unit
            width = self.zone.width() - 2 * max(100.0, 118 * self.unit)
            return QRectF(self.zone.left(), top, width, self.zone.bottom() - top)
        width = min(max(310.0, self.zone.width() * 0.36), self.zone.width() * 0.56)
        return QRectF(self.zone.left(), self.zone.top() - 4, width, self.zone.height() + 2)

    def gifts(self, count: int, box: QRectF) -> tuple[Spot, ...]:
        """Cards in rows in a box, as large as there is room for them: side by side rather than over one another."""
        largest = max(58.0, self.px(84))
        for across, down, least in ((0.7, 0.9, 0.6 * largest), (0.46, 0.62, 16.0)):
            width = largest
            while width > least:
                columns = max(1, int((box.width() - width) / (across * width)) + 1)
                rows = -(-count // columns)
                if (1 + down * (rows - 1)) * width * self.height <= box.height():
                    return self._in_rows(count, box, rows, width)
                width -= 2
        return self._in_rows(count, box, rows, width)

    def _in_rows(self, count: int, box: QRectF, rows: int, width: float) -> tuple[Spot, ...]:
        columns, high = -(-count // rows), width * self.height
        across = min(1.08 * width, (box.width() - width) / max(1, columns - 1))
        down = min(1.06 * high, (box.height() - high) / max(1, rows - 1))
        first = box.topLeft() + QPointF(width, high) / 2
        return tuple(
            Spot(first + QPointF(place % columns * across, place // columns * down), width) for place in range(count)
        )
