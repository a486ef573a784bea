"""Layout of Snapphanaleden: a long hand below, other players along the top."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from PySide6.QtCore import QPointF, QRectF

from bluestick.tables.scene.card_layout import HEIGHT, LEFT, OWN, RIGHT, RISE, TOP, WIDTH, CardLayout, Spot

SIDES = {2: (OWN, TOP), 4: (OWN, RIGHT, TOP, LEFT)}
"""Side of the table of each seat, by number of seats, anti-clockwise from the one at the bottom. S9.1."""
PLACES = {2: (TOP,), 4: (LEFT, TOP, RIGHT)}
"""Sides of the seats along the top, from left to right, by number of seats."""

STEP = 0.37
"""Least distance from card to card of the hand, in card widths: each corner index stays visible."""
WIDEST_STEP = 0.56
TALLEST = 0.152
"""Greatest width of a card of the hand, as a share of the height of the table."""
PLAYED = 0.82
"""Least width of a card of the trick, in widths of a card of the hand."""
ACROSS = 4.9
"""Width of a whole trick of four cards, in widths of one of its cards."""
LARGER = 1.1
"""Greatest width of a card of the trick, in widths of a card of the hand."""
OPEN_STEP, BACK_STEP = 0.42, {2: 0.22, 4: 0.14}
"""In another player's hand, in card widths: distance between open cards, and between backs (by number of seats)."""
OTHERS = {2: 76.0, 4: 46.0}
"""Width of another player's cards, by number of seats, in layout units; with two seats they are beside the plate."""


@dataclass(frozen=True)
class SnapphanaLayout(CardLayout):
    """Layout for two or four players; ``most``: cards in the largest hand; ``beside``: whether a sheet is open."""

    seats: int = 4
    most: int = 17
    beside: bool = False
    free: bool = False
    """Whether the open sheet may cover the trick area too, because all cards have been played."""

    @property
    def reference_size(self) -> tuple[float, float]:
        return WIDTH, HEIGHT

    # The viewer's hand.

    @cached_property
    def hand_width(self) -> float:
        room = self.size.width() - 32 * self.unit
        width = min(self._greatest_card_width, room / (1 + STEP * (self.most - 1)))
        return max(1, round(width * self.dpr)) / self.dpr

    @cached_property
    def _greatest_card_width(self) -> float:
        """Greatest width of a hand card; on a low table it leaves cards of the trick ``PLAYED`` of that."""
        high = self.size.height() - (35 + RISE) * self.unit - self._row_height - self._zone_top - self.caption - 14
        return max(1.0, min(self.size.height() * TALLEST, high / self.height / (1 + 1.06 * PLAYED)))

    @property
    def hand_top(self) -> float:
        return self.size.bottom() - 16 * self.unit - (self._greatest_card_width + self.hand_width) / 2 * self.height

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

    # Between the hand and the tricks: the viewer's plate and the buttons.

    @cached_property
    def row(self) -> QRectF:
        height = self._row_height
        edge = round(24 * self.unit)
        bottom = self.hand_top - (RISE + 13) * self.unit
        return QRectF(edge, round(bottom - height), self.size.width() - 2 * edge, height)

    @property
    def _row_height(self) -> int:
        return round(26 if self.small else max(38, 42 * self.unit) * self.text_enlargement)

    @cached_property
    def button_row(self) -> QRectF:
        width = (
            round(self.row.width() * 0.32) if self.small else round(max(168, 230 * self.unit) * self.text_enlargement)
        )
        return QRectF(self.row.right() - width, self.row.top(), width, self.row.height())

    @property
    def helper(self) -> QRectF:
        right = self.chooser.left() - 6
        width = min(round(max(176, 190 * self.unit) * self.text_enlargement), right - self.plate(OWN).right() - 8)
        return QRectF(right - width, self.row.top(), width, self.row.height())

    @property
    def sort_button(self) -> QRectF:
        width, height = 132 * self.on_buttons, 30 * self.on_buttons
        return QRectF(self.row.right() - width, self.row.top() - height - 6, width, height)

    # Other players.

    def _column(self, side: str) -> QRectF:
        places = PLACES[self.seats]
        edge = 20 * self.unit
        wide = (self.size.width() - 2 * edge) / len(places)
        return QRectF(edge + places.index(side) * wide, 14 * self.unit, wide, 0)

    @cached_property
    def _plate_size(self) -> tuple[float, float]:
        return self.text_length(176, 150), self.text_length(44, 40)

    def plate(self, side: str) -> QRectF:
        width, height = self._plate_size
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

    @cached_property
    def other_width(self) -> float:
        return self.px(OTHERS[self.seats]) if self.small else max(40.0, self.px(OTHERS[self.seats]))

    def others(self, side: str, shown: int, closed: int) -> tuple[Spot, ...]:
        width, column, plate = self.other_width, self._column(side), self.plate(side)
        y = plate.bottom() + 8 * self.unit + width * self.height / 2
        count = shown + closed
        steps = [OPEN_STEP * width] * shown + [BACK_STEP[self.seats] * width] * max(0, closed - 1)
        steps = steps[: max(0, count - 1)]
        room = column.width() - width - 50 * self.unit  # room for Fjønt beside it
        if self.seats == 2:
            y = plate.top() + width * self.height / 2
            room -= plate.right() - column.left() + 8 * self.unit
        shrunk = min(1.0, room / max(1.0, sum(steps)))
        wide = sum(steps) * shrunk + width
        left = {LEFT: plate.left(), RIGHT: plate.right() - wide}.get(side, column.center().x() - wide / 2) + width / 2
        if self.seats == 2:  # Fjønt is between the plate and the cards
            left = max(left, plate.right() + 58 * self.unit + width / 2)
        spots = [Spot(QPointF(left, y), width)] if count else []
        for step in steps:
            left += step * shrunk
            spots.append(Spot(QPointF(left, y), width))
        return tuple(spots)

    def debt(self, side: str) -> Spot:
        width, plate = self.px(32 if side == OWN else 40), self.plate(side)
        beside = (
            plate.left() - width / 2 - 8 * self.unit if side == RIGHT else plate.right() + width / 2 + 8 * self.unit
        )
        return Spot(QPointF(beside, plate.top() + width * self.height / 2), width)

    # Tricks.

    @cached_property
    def zone(self) -> QRectF:
        top = self._zone_top
        return QRectF(16 * self.unit, top, self.size.width() - 32 * self.unit, self.row.top() - 6 * self.unit - top)

    @property
    def _zone_top(self) -> float:
        above = self.plate(TOP).top() - 2 * self.unit if self.seats == 2 else self.plate(TOP).bottom()
        return above + 16 * self.unit + self.other_width * self.height

    @cached_property
    def middle(self) -> QPointF:
        middle = self.zone.center()
        if self.beside:  # the trick makes room
            middle.setX((self.sheet.right() + self.zone.right()) / 2)
        return middle + QPointF(0, self._over / 2)

    @cached_property
    def trick_width(self) -> float:
        width = min(self._high / (self.height * (1 + self._opposite_card_distance)), self._greatest_trick_card_width)
        return max(1, round(width * self.dpr)) / self.dpr

    @property
    def _high(self) -> float:
        return self.zone.height() - self.caption - 14 - self._over

    @cached_property
    def _over(self) -> float:
        """Height of a row of piles above a trick of four, if there is no room beside it; else 0."""
        close = self.size.width() < self.size.height()
        if self.beside:  # piles beside the trick would make it small, too
            close = self.zone.right() - self.sheet.right() - 220 * self.unit < ACROSS * PLAYED * self.hand_width
        return self.px(40) + 1.2 * self.caption if close and self.seats == 4 else 0.0

    @property
    def _greatest_trick_card_width(self) -> float:
        room = self.zone.width() * 0.8
        if self.beside:
            piles = 0 if self.seats == 2 or self._over else 220 * self.unit
            room = self.zone.right() - self.sheet.right() - piles
        return min(self.hand_width * LARGER, room / (4.0 if self.seats == 2 else ACROSS))

    @cached_property
    def _opposite_card_distance(self) -> float:
        """Vertical distance of the upper and the lower card in a trick of four, in card heights; 0 for two players."""
        spare = self._high / (self.height * self._greatest_trick_card_width) - 1
        return 0.0 if self.seats == 2 else min(0.3, max(0.06, spare))

    def trick_middle(self, side: str) -> QPointF:
        width, up = self.trick_width, self._opposite_card_distance / 2 * self.trick_width * self.height
        step = width * (0.75 if self.seats == 2 else 0.62)
        across, down = {
            OWN: (step, up),
            TOP: (-step, -up),
            LEFT: (-self._side_card_distance, 0.0),
            RIGHT: (self._side_card_distance, 0.0),
        }[side]
        return self.middle + QPointF(across, down - self.caption / 2)

    @cached_property
    def _side_card_distance(self) -> float:
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
        """Spot of the cards still to be dealt; cards that leave the table move there."""
        return Spot(self.middle, self.other_width)

    def pile(self, side: str) -> Spot:
        """Return the spot of the won tricks of a side; with little room, all piles are in a row above the trick."""
        width = self.px(40)
        across, down = width * self.height / 2 + 12 * self.unit, width / 2 + 6 * self.unit
        zone, trick = self.zone, self._side_card_distance + self.trick_width / 2 + 40 * self.unit
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
            places[RIGHT] += QPointF(0, width + 40 * self.unit)  # one below the other, as each has a caption
        return Spot(places[RIGHT if side == TOP and self.seats == 2 else side], width, 90)

    @property
    def away(self) -> Spot:
        width = self.px(40)
        zone = self.zone
        across, down = width * self.height / 2 + 12 * self.unit, width / 2 + 6 * self.unit
        left = self.sheet.right() if self.beside else zone.left()
        return Spot(QPointF(left + across, zone.bottom() - down - 24), width, 90)

    @property
    def rank_panel(self) -> QRectF:
        width = self.button_row.width() + 8
        top = self.plate(TOP).bottom() + 6
        return QRectF(self.row.right() + 4 - width, top, width, self.row.top() - 8 - top)

    # Sheets.

    @property
    def sheet(self) -> QRectF:
        if self.free:  # except for the piles at the right and their captions
            top = self.plate(TOP).bottom() + 10 * self.unit
            width = self.zone.width() - 2 * max(100.0, 118 * self.unit)
            return QRectF(self.zone.left(), top, width, self.zone.bottom() - top)
        width = min(max(310.0, self.zone.width() * 0.36), self.zone.width() * 0.56)
        return QRectF(self.zone.left(), self.zone.top() - 4, width, self.zone.height() + 2)

    def gift_spots(self, count: int, box: QRectF) -> tuple[Spot, ...]:
        """Return the spots of ``count`` cards in rows inside ``box``; the cards overlap only if needed."""
        largest = max(58.0, self.px(84))
        for across, down, least in ((0.7, 0.9, 0.6 * largest), (0.46, 0.62, 16.0)):
            width = largest
            while width > least:
                columns = max(1, int((box.width() - width) / (across * width)) + 1)
                rows = -(-count // columns)
                if (1 + down * (rows - 1)) * width * self.height <= box.height():
                    return self._spots_in_rows(count, box, rows, width)
                width -= 2
        return self._spots_in_rows(count, box, rows, width)

    def _spots_in_rows(self, count: int, box: QRectF, rows: int, width: float) -> tuple[Spot, ...]:
        columns, high = -(-count // rows), width * self.height
        across = min(1.08 * width, (box.width() - width) / max(1, columns - 1))
        down = min(1.06 * high, (box.height() - high) / max(1, rows - 1))
        first = box.topLeft() + QPointF(width, high) / 2
        return tuple(
            Spot(first + QPointF(place % columns * across, place // columns * down), width) for place in range(count)
        )
