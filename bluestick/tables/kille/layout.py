"""Layout of a round table for four to twenty players."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property

from PySide6.QtCore import QPointF, QRectF, QSizeF

from bluestick.tables.scene.card_layout import HEIGHT, LARGEST, WIDTH, ScaledText, Spot

CARD, OWN_CARD, STOCK_CARD = {4: 110.0, 6: 100.0, 10: 84.0, 20: 70.0}, 124.0, 104.0
"""Greatest card widths, in layout units: of other seats, of the viewer, of the stock.

Those of other seats depend on the number of seats: each holds up to the number before it.
"""
LEAST_CARD = 34.0
"""Least width of a card in front of a seat, in pixels; smaller only on tiny tables."""
PLATE = QSizeF(176, 44)
LEAST_PLATE = QSizeF(96, 36)
"""Least size of a name plate above a card, for two lines of text; ``PLATE``: its size where there is room."""
BESIDE = QSizeF(150, 105)
LEAST_BESIDE = QSizeF(86, 60)
"""Least size of a name plate beside a card; ``BESIDE``: its size where there is room, as high as the card."""
OPEN, CLOSE = 10.0, 4.0
"""Gap between a name plate and its card: card below the plate, card beside it."""
EDGE = 22.0
"""Distance of the seats from the edge of the table: they are inside its stitched seam."""
BUTTON = QSizeF(158, 42)
LEAST_BUTTON = QSizeF(142, 38)
SHORT_WORD = 88.0
"""Least width of a button, in pixels, if the table is wide enough."""
MIDDLE = 170.0
"""Height, in layout units, kept free for stock and pot below the seats at the top."""
CAPTION = QSizeF(48, 16)
WORDS = 3
"""Greatest number of word buttons one above the other, right of the viewer's card."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where a seat is: name plate, card, whether they are side by side, and the rectangle round both."""

    plate: QRectF
    card: Spot
    beside: bool
    whole: QRectF


@dataclass(frozen=True, slots=True)
class Block:
    """Size of what one seat takes up: name plate, card width, and whether they are side by side."""

    plate: QSizeF
    width: float
    beside: bool

    def size(self, height: float, gap: float) -> QSizeF:
        """Return the size of plate and card together with ``gap`` between; ``height``: of a card that is 1 wide."""
        if self.beside:
            return QSizeF(self.plate.width() + gap + self.width, max(self.plate.height(), self.width * height))
        return QSizeF(max(self.plate.width(), self.width), self.plate.height() + gap + self.width * height)


@dataclass(frozen=True, slots=True)
class Ring:
    """How many of the other seats are along the top, on each flank, and beside the viewer's hand on each side."""

    top: int
    flank: int
    foot: int


@dataclass(frozen=True)
class RoundLayout(ScaledText):
    """Layout of a table; place 0 is the viewer's, the others follow clockwise. ``height``: of a card that is 1 wide."""

    size: QRectF
    seats: int
    dpr: float = 1.0
    height: float = 1.5
    text: float = field(default=1.0, kw_only=True)

    @cached_property
    def unit(self) -> float:
        return min(self.size.width() / WIDTH, self.size.height() / HEIGHT, LARGEST)

    def px(self, length: float) -> float:
        return max(1, round(length * self.dpr)) / self.dpr

    def _least(self, length: float) -> float:
        return length * min(1.0, self.unit / 0.72)

    # The viewer's hand.

    @cached_property
    def own_card(self) -> Spot:
        width = self.px(OWN_CARD * self.unit)
        bottom = self.size.bottom() - 14 * self.unit
        return Spot(QPointF(self.px(self.size.center().x()), self.px(bottom - width * self.height / 2)), width)

    @cached_property
    def button(self) -> QSizeF:
        beside = self.size.width() / 2 - self.own_card.width / 2 - 30 * self.unit
        least = max(self._least(LEAST_BUTTON.width()), min(SHORT_WORD, beside))
        return QSizeF(
            round(min(max(least, BUTTON.width() * self.unit) * self.text_enlargement, max(least, beside))),
            round(max(LEAST_BUTTON.height(), BUTTON.height() * self.unit) * self.text_enlargement),
        )

    @cached_property
    def own_plate(self) -> QRectF:
        width = max(self._least(126), 158 * self.unit) * self.text_enlargement
        height = max(self._least(40), 48 * self.unit) * self.text_enlargement
        right = self.own_card.rect(self.height).left() - 16 * self.unit
        bottom = self.own_card.rect(self.height).bottom() - 8 * self.unit
        return QRectF(round(right - width), round(bottom - height), round(width), round(height))

    @cached_property
    def kuku_button(self) -> QRectF:
        rect = QRectF(QPointF(), self.button)
        rect.moveBottomLeft(self.own_plate.topLeft() - QPointF(0, 8))
        rect.setWidth(self.own_plate.width())
        return rect

    def word_button(self, place: int) -> QRectF:
        """Return the rectangle of a button right of the viewer's card; ``place`` counts upwards from 0."""
        card = self.own_card.rect(self.height)
        up = (self.button.height() + 8 * min(1.0, self.unit)) * place
        bottom = card.bottom() - 2 * self.unit - up
        return QRectF(
            round(card.right() + 18 * self.unit),
            round(bottom - self.button.height()),
            self.button.width(),
            self.button.height(),
        )

    @cached_property
    def own_zone(self) -> QRectF:
        card = self.own_card.rect(self.height)
        whole = card.united(self.own_plate).united(self.kuku_button)
        for place in range(WORDS):
            whole = whole.united(self.word_button(place))
        reach = max(card.center().x() - whole.left(), whole.right() - card.center().x()) + 6
        return QRectF(card.center().x() - reach, whole.top(), 2 * reach, self.size.bottom() - whole.top())

    # Other players.

    @cached_property
    def places(self) -> tuple[Place, ...]:
        card = self.own_card.rect(self.height)
        own = Place(self.own_plate, self.own_card, True, self.own_plate.united(card))
        return (own, *self._other_places)

    @cached_property
    def gap(self) -> float:
        return max(4.0, 10 * self.unit)

    @cached_property
    def _seat_area(self) -> QRectF:
        edge = max(10.0, EDGE * self.unit)
        return self.size.adjusted(edge, edge, -edge, -edge * 0.7)

    @cached_property
    def _block(self) -> tuple[Block, Ring]:
        """Largest size of a seat with which all seats fit on the table, and how they are divided among its sides."""
        for block in self._blocks():
            ring = self._ring(block)
            if ring is not None:
                return block, ring
        return block, Ring(self.seats - 1, 0, 0)

    def _blocks(self) -> Iterator[Block]:
        least = self._least(LEAST_CARD)
        largest = max(least, next(width for seats, width in CARD.items() if self.seats <= seats) * self.unit)
        steps = 24
        for step in range(steps + 1):
            share = 1 - step / steps
            width = self.px(least + (largest - least) * share)
            for plate, narrow, beside in ((PLATE, LEAST_PLATE, False), (BESIDE, LEAST_BESIDE, True)):
                across = self._between(narrow.width(), plate.width(), share) * self.text_enlargement
                down = width * self.height
                if not beside:
                    down = self._between(narrow.height(), plate.height(), share) * self.text_enlargement
                yield Block(QSizeF(round(across), round(down)), width, beside)
        for shrunk in (0.8, 0.65, 0.5, 0.4):  # on a tiny table
            plate = QSizeF(round(self._least(LEAST_PLATE.width()) * shrunk), round(self._least(30) * shrunk))
            yield Block(plate, self.px(least * shrunk), False)

    def _between(self, least: float, most: float, share: float) -> float:
        least = self._least(least)
        return least + (max(least, most * self.unit) - least) * share

    def _ring(self, block: Block) -> Ring | None:
        """Return the most even division of seats of size ``block`` among the sides; None if they do not fit."""
        others, room = self.seats - 1, self._seat_area
        lowest = self.own_zone.top() - MIDDLE * self.unit - 44 * self.lettering
        if not block.beside and room.top() + block.size(self.height, self._apart(block)).height() > lowest:
            return None
        cell = block.size(self.height, self._apart(block)) + QSizeF(self.gap, self.gap)
        columns = math.floor((room.width() + self.gap) / cell.width())
        rows = math.floor((self._available_height(cell.width()) + self.gap) / cell.height())
        beside = math.floor((self.own_zone.left() - room.left()) / cell.width())
        best, evenest = None, -1.0
        for foot in range(max(1, beside)):
            for flank in range(rows):
                top = others - 2 * flank - 2 * foot
                if not 1 <= top <= columns or (foot and not flank) or (flank and columns < 2):
                    continue
                across = room.width() / cell.width() / max(1.0, top - 0.4)
                down = self._available_height(cell.width()) / cell.height() / (flank + 0.7)
                even = min(across, down) - 0.25 * foot
                if top > 2 * flank + 3 or not flank:  # prefer a round table to a long one
                    even -= 1.0
                if even > evenest:
                    best, evenest = Ring(top, flank, foot), even
        return best

    def _available_height(self, width: float) -> float:
        """Return the height for a flank of seats this wide: to the bottom or, if too wide, to the viewer's zone."""
        if self._seat_area.left() + width <= self.own_zone.left():
            return self._seat_area.height()
        return self.own_zone.top() - self.gap - self._seat_area.top()

    def _apart(self, block: Block) -> float:
        return CLOSE if block.beside else max(CLOSE, OPEN * block.width / CARD[20])

    @cached_property
    def _other_places(self) -> tuple[Place, ...]:
        block, ring = self._block
        room, size = self._seat_area, block.size(self.height, self._apart(block))
        middle = self.size.center().x()
        step, foot = size.width() + self.gap, room.bottom() - size.height()
        left = [QPointF(room.left() + step * number, foot) for number in range(ring.foot, 0, -1)]
        left += [self._flank(number, ring, size) for number in range(ring.flank, 0, -1)]
        right = [QPointF(2 * middle - corner.x() - size.width(), corner.y()) for corner in reversed(left)]
        places = []
        for corner in (*left, *self._row(ring, size), *right):
            whole = QRectF(QPointF(round(corner.x()), round(corner.y())), size)
            places.append(self._place(block, whole, right=whole.center().x() > middle))
        return tuple(places)

    def _flank(self, step: int, ring: Ring, size: QSizeF) -> QPointF:
        """Return the top left corner of seat ``step`` (1: the top one) of the left flank; ``size``: of a seat."""
        room = self._seat_area
        down = self._available_height(size.width() + self.gap) - size.height()
        share = self._flank_share(step, ring, size)
        bulge = 1 - (2 * share - 1.1) ** 2
        slack = self._flank_slack(ring, size)
        return QPointF(room.left() + slack * (1 - max(0.0, bulge)), room.top() + down * share)

    def _flank_share(self, step: int, ring: Ring, size: QSizeF) -> float:
        """Return how far down the flank its seat number ``step`` is, from 0 to 1; a single seat is near the middle."""
        if ring.flank > 1 or ring.foot:
            return step / ring.flank
        down = self._available_height(size.width() + self.gap) - size.height()
        return min(1.0, max(0.52, (size.height() + self.gap) / max(1.0, down)))

    def _flank_slack(self, ring: Ring, size: QSizeF) -> float:
        """Return how far the first and last seat of a flank may be from the edge, so that the flank looks round."""
        spare = self.own_zone.left() - self._seat_area.left() - size.width() - self.gap
        return min(0.0 if ring.foot else 26 * self.unit, max(0.0, spare))

    def _row(self, ring: Ring, size: QSizeF) -> list[QPointF]:
        room = self._seat_area
        half = (room.width() - size.width()) / 2
        least = (size.width() + self.gap) * (ring.top - 1) / 2
        share = {1: 0.0, 2: 0.46, 3: 0.74, 4: 0.88}.get(ring.top, 1.0)
        if not ring.flank:
            share = 1.0
        reach = min(half, max(half * share - self._flank_slack(ring, size) * (ring.top > 4), least))
        down = self._available_height(size.width() + self.gap) - size.height()
        step = down * self._flank_share(1, ring, size) if ring.flank else down
        lower = min(0.3 * size.height(), max(0.0, step - size.height() - self.gap) * 0.5)
        spots = []
        for number in range(ring.top):
            aside = 2 * number / (ring.top - 1) - 1 if ring.top > 1 else 0.0
            x = room.center().x() + aside * reach - size.width() / 2
            spots.append(QPointF(x, room.top() + lower * aside * aside * (ring.top > 2)))
        return spots

    def _place(self, block: Block, whole: QRectF, *, right: bool) -> Place:
        high = block.width * self.height
        plate = QRectF(whole.topLeft(), block.plate)
        if block.beside:
            x = whole.left() + block.width / 2
            if right:
                plate.moveRight(whole.right())
            else:
                x = whole.right() - block.width / 2
            return Place(plate, Spot(QPointF(x, whole.top() + high / 2), block.width), True, whole)
        plate.moveLeft(round(whole.center().x() - block.plate.width() / 2))
        middle = QPointF(whole.center().x(), whole.bottom() - high / 2)
        return Place(plate, Spot(middle, block.width), False, whole)

    # The middle.

    @cached_property
    def middle(self) -> QRectF:
        _, ring = self._block
        others = [place.whole for place in self._other_places]
        before = ring.foot + ring.flank
        left = max((rect.right() for rect in others[ring.foot : before]), default=self._seat_area.left())
        across = QRectF(left, 0, self.size.width() - 2 * left, self.own_zone.top())
        row = (rect.bottom() for rect in others[before : before + ring.top] if rect.intersects(across))
        across.setTop(max(row, default=self._seat_area.top()))
        return across.adjusted(self.gap, self.gap, -self.gap, -self.gap)

    @cached_property
    def ring_rect(self) -> QRectF:
        """Rectangle of the ring that shows the speaking order; below it there is room for a question to the viewer."""
        room = self.middle.adjusted(0, 0, 0, -44 * self.lettering)
        across, down = min(room.width(), 430 * self.unit), min(room.height(), 250 * self.unit)
        rect = QRectF(0, 0, across, down)
        rect.moveCenter(room.center())
        return rect

    @cached_property
    def has_ring(self) -> bool:
        """Whether there is a speaking-order ring: only if the captions inside ``ring_rect`` do not reach it."""
        corner = (
            self.caption_point(self.pot) + QPointF(CAPTION.width() / 2, CAPTION.height() / 2) - self.ring_rect.center()
        )
        across, down = self.ring_rect.width() / 2, self.ring_rect.height() / 2
        return math.hypot(corner.x() * down, corner.y() * across) < across * down

    @cached_property
    def stock(self) -> Spot:
        width = self.px(min(STOCK_CARD * self.unit, self.ring_rect.height() * 0.58 / self.height))
        return Spot(self.ring_rect.center() + QPointF(-0.36 * width, -0.1 * width), width)

    def away_spot(self, number: int) -> Spot:
        width = self.px(self.stock.width * 0.7)
        left = self.stock.at.x() - self.stock.width * 0.5 - 14 * self.unit - width / 2
        return Spot(QPointF(left - number * 24 * self.unit, self.stock.at.y() + self.stock.width * 0.2), width)

    @cached_property
    def pot(self) -> QPointF:
        return self.stock.at + QPointF(max(1.32 * self.stock.width, 62), 0.08 * self.stock.width)

    def caption_point(self, at: QPointF) -> QPointF:
        return QPointF(at.x(), self.stock.at.y() + self.stock.width * self.height / 2 + 17 * max(0.8, self.lettering))
