"""Layout of the halma board, turned to the player."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF

if TYPE_CHECKING:
    from bluestick.engine.seats import Seat

FRAME = 26 / 39
"""Width of the wooden edge, in squares."""


@dataclass(frozen=True, slots=True)
class Layout:
    """Where squares are; ``columns``, ``rows``: the part of the board that is shown; ``side``: width of a square.

    ``quarters``: clockwise quarter turns that bring the corner of the seat at the bottom to the lower left.
    """

    left: float
    top: float
    side: float
    quarters: int = 0
    columns: range = range(16)
    rows: range = range(16)

    @classmethod
    def fitting(cls, rect: QRectF, dpr: float, seats: int, seat: Seat) -> Layout:
        """Return the largest board that fits into ``rect``, turned for ``seat`` and aligned with device pixels."""
        across = 16 + 2 * FRAME
        side = max(8.0, math.floor(min(rect.width(), rect.height()) / across * dpr) / dpr)
        corner = rect.center() - QPointF(side, side) * 8
        return cls(round(corner.x() * dpr) / dpr, round(corner.y() * dpr) / dpr, side, seat * (4 // seats))

    @property
    def field(self) -> QRectF:
        return QRectF(self.left, self.top, len(self.columns) * self.side, len(self.rows) * self.side)

    @property
    def outside(self) -> QRectF:
        edge = self.side * FRAME
        return self.field.adjusted(-edge, -edge, edge, edge)

    def spot(self, square: int) -> tuple[int, int]:
        rank, file = divmod(square, 16)
        return ((file, 15 - rank), (15 - rank, 15 - file), (15 - file, rank), (rank, file))[self.quarters]

    def square(self, column: int, row: int) -> int:
        file, rank = (
            (column, 15 - row),
            (15 - row, 15 - column),
            (15 - column, row),
            (row, column),
        )[self.quarters]
        return rank * 16 + file

    def rect(self, square: int) -> QRectF:
        column, row = self.spot(square)
        x, y = self.left + (column - self.columns.start) * self.side, self.top + (row - self.rows.start) * self.side
        return QRectF(x, y, self.side, self.side)

    def centre(self, square: int) -> QPointF:
        return self.rect(square).center()

    def square_at(self, point: QPointF) -> int | None:
        if not self.field.contains(point):
            return None
        column = self.columns.start + int((point.x() - self.left) / self.side)
        row = self.rows.start + int((point.y() - self.top) / self.side)
        if column not in self.columns or row not in self.rows:
            return None
        return self.square(column, row)

    def squares(self) -> Iterable[int]:
        return (self.square(column, row) for row in self.rows for column in self.columns)
