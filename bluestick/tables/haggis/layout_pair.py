"""Layout of the haggis table for two players."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import ClassVar

from PySide6.QtCore import QPointF, QRectF, QSizeF

from bluestick.tables.haggis.layout import OVERLAP, TO_BEAT, TRICK_STEP, HaggisLayout
from bluestick.tables.scene.card_layout import HEIGHT, OWN, TOP, WIDTH, Spot

HELD = 84.0
"""Width of a card of the opponent's hand, in layout units. ``LONGEST``: room for the longest hand, in card widths."""
LONGEST = 7.1
BACK_STEP, FACE_STEP, APART = 0.36, 1.06, 0.3
"""Distances in the opponent's hand, in card widths: from back to back, between face cards, between these two groups."""
PILE = 56.0
"""Width of a card of the piles and of the Haggis, in layout units."""
COLUMN = 150.0
"""Width of the columns for piles left and right of the trick, in layout units."""
BEATEN = 0.64
"""Greatest width of a beaten card, in widths of a card of the hand."""
SHARE = 0.66
"""Greatest share of the trick area's width for the combination to beat, if there are beaten ones beside it."""
BETWEEN = 0.22
"""Gap between beaten combinations, in widths of a beaten card."""


@dataclass(frozen=True)
class PairLayout(HaggisLayout):
    """Rectangles and card spots of everything on a haggis table for two players."""

    seats: int = 2
    past_share: ClassVar[float] = 0.0

    @property
    def reference_size(self) -> tuple[float, float]:
        return WIDTH, HEIGHT

    # The opposite player.

    def plate(self, side: str) -> QRectF:
        plate = super().plate(OWN)
        if side == TOP:
            plate.moveTop(round(26 * self.height_scale))
        return plate

    @cached_property
    def _open_hand_area(self) -> QRectF:
        left = self.plate(TOP).right() + 16 * self.unit
        return QRectF(
            left,
            26 * self.height_scale,
            self.size.right() - 26 * self.unit - left,
            HELD * self.height_scale * self.height,
        )

    @property
    def open_width(self) -> float:
        return (
            max(1, round(min(HELD * self.height_scale, self._open_hand_area.width() / LONGEST) * self.dpr)) / self.dpr
        )

    def _open_hand_spots(self, offsets: Sequence[float]) -> tuple[Spot, ...]:
        """Return the spots of the opponent's hand, which is centred if the plate leaves room.

        ``offsets``: distance of each card from the first, in pixels.
        """
        width, across = self.open_width, self._open_hand_area
        half = (offsets[-1] + width) / 2 if offsets else 0.0
        middle = min(max(self.size.center().x(), across.left() + half), across.right() - half)
        left, y = middle - half + width / 2, across.top() + width * self.height / 2
        return tuple(Spot(QPointF(left + offset, y), width) for offset in offsets)

    def other_hand(self, side: str, backs: int, faces: Sequence[int]) -> tuple[tuple[Spot, ...], tuple[Spot, ...]]:
        width = self.open_width
        shown = FACE_STEP * width * len(faces)
        step = min(BACK_STEP * width, (self._open_hand_area.width() - (1 + APART) * width - shown) / max(1, backs - 1))
        offsets = [step * place for place in range(backs)]
        start = offsets[-1] + (FACE_STEP + APART) * width if offsets else 0.0
        offsets += [start + FACE_STEP * width * place for place in range(len(faces))]
        spots = self._open_hand_spots(offsets)
        return spots[:backs], spots[backs:]

    def open_hand(self, side: str, count: int) -> tuple[Spot, ...]:
        step = min(0.62 * self.open_width, (self._open_hand_area.width() - self.open_width) / max(1, count - 1))
        return self._open_hand_spots([step * place for place in range(count)])

    # Piles: the viewer's and the Haggis at the left, the opposite one at the right.

    @property
    def _pile_width(self) -> float:
        return self.px(PILE)

    def pile(self, side: str) -> Spot:
        width = self._pile_width
        if side == OWN:
            x, y = 30 * self.unit + width * self.height / 2, self.row.top() - 14 * self.unit - width / 2
        else:
            x = self.size.right() - 34 * self.unit - width * self.height / 2
            y = self._open_hand_area.bottom() + 14 * self.height_scale + width / 2
        return Spot(QPointF(x, y), width, 90)

    def pile_caption(self, side: str, size: QSizeF) -> QPointF:
        if side != OWN:
            return super().pile_caption(side, size)
        spot = self.pile(side)
        left = spot.at.x() - spot.width * self.height / 2
        return QPointF(left + size.width() / 2, spot.at.y() - spot.width / 2 - size.height() / 2 - 4)

    @property
    def stock(self) -> Spot:
        width = self._pile_width
        x = 30 * self.unit + width * self.height / 2
        return Spot(QPointF(x, self.plate(TOP).bottom() + 14 * self.height_scale + width / 2), width, 90)

    # The trick.

    @property
    def drop_zone(self) -> QRectF:
        return self.zone

    @property
    def _zone_left(self) -> float:
        return 26 * self.unit + (0.0 if self.small else self.text_length(COLUMN, 124))

    @property
    def _zone_top(self) -> float:
        return (26 + HELD * self.height + 12) * self.height_scale

    def _trick_width(self, past: Sequence[int]) -> float:
        room = self.zone.height() - self.caption_height - 16 * self.height_scale
        return max(1, round(min(self.hand_width * TO_BEAT, room / self.height) * self.dpr)) / self.dpr

    def trick_rect(self, side: str, count: int, past: Sequence[int] = (), framed: float = 0.0) -> QRectF:
        """Return the rectangle of the combination to beat; it and the beaten ones at its left are centred together."""
        width, room = self._trick_width(past), self.zone.width() * (SHARE if past else 1)
        step = min(TRICK_STEP * width, (room - width) / max(1, count - 1))
        rect = QRectF(0, 0, width + step * (max(1, count) - 1), width * self.height)
        rect.moveCenter(self.zone.center() - QPointF(0, self.caption_height / 2))
        if past:
            rect.translate(self._beaten_width(past, max(framed, rect.width())) / 2, 0)
        return rect

    def trick_middle(self, side: str, past: Sequence[int] = ()) -> QPointF:
        return self.trick_rect(side, 1, past).center()

    def _beaten_width(self, past: Sequence[int], beside: float) -> float:
        """Return the width that the beaten combinations take, with their gap to the combination to beat.

        ``past``: their numbers of cards; ``beside``: width of the combination to beat.
        """
        rows, width = self._rows(past, beside)
        return max(map(_length, rows)) * width + 24 * self.unit

    def _rows(self, past: Sequence[int], beside: float) -> tuple[list[Sequence[int]], float]:
        """Return (``past`` divided into as many rows as give the widest cards, card width).

        ``past``: numbers of cards of the beaten combinations; ``beside``: width of the combination to beat.
        """
        room = self.zone.width() - beside - 24 * self.unit
        found: tuple[list[Sequence[int]], float] = [], 0.0
        for number in range(1, len(past) + 1):
            each = math.ceil(len(past) / number)
            rows = [past[first : first + each] for first in range(0, len(past), each)]
            high = (self.zone.height() - self.caption_height) / len(rows) - 14 * self.height_scale
            width = min(self.hand_width * BEATEN, high / self.height, room / max(map(_length, rows)))
            if width > found[1]:
                found = rows, width
        return found[0], max(1, int(found[1] * self.dpr)) / self.dpr

    def beaten(self, counts: Sequence[int], count: int, framed: float = 0.0) -> tuple[tuple[Spot, ...], ...]:
        if not counts:
            return ()
        top = self.trick_rect(OWN, count, counts, framed)
        beside = max(framed, top.width())
        rows, width = self._rows(counts, beside)
        down = width * self.height + 14 * self.height_scale
        left = top.center().x() - beside / 2 - self._beaten_width(counts, beside)
        y = top.center().y() - down * (len(rows) - 1) / 2
        found: tuple[tuple[Spot, ...], ...] = ()
        for number, row in enumerate(rows):
            found += self.spots_in_row(row, QPointF(left, y + number * down), width, BETWEEN * width)
        return found


def _length(row: Sequence[int]) -> float:
    return sum(1 + OVERLAP * (count - 1) for count in row) + BETWEEN * (len(row) - 1)
