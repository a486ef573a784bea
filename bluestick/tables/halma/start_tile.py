"""Start-page tile of halma."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPixmap

from bluestick.engine.seats import Seat
from bluestick.games.halma.board import GRID
from bluestick.tables.drawing import art
from bluestick.tables.halma.drawings import paint_mark, paint_way
from bluestick.tables.halma.drawings_board import paint_board
from bluestick.tables.halma.drawings_pieces import draw_piece
from bluestick.tables.halma.layout import FRAME, Layout

if TYPE_CHECKING:
    from bluestick.tables.drawing.theme import Theme

PIECES = (
    "a1 a2 a5 a6 c1 c3 e1 e2 e6 f1 f7 g8 h12",
    "b1 b2 b3 d2 d8 f6 g7 i10 j7 k6",
    "b7 c10 d5 f4 g9 j4",
    "e5 g6 h3 i9 k9 l2",
)
CLOTH = "heather"
WAY = "j9 h9 f9 h7 f5 f3 d1 d3 b3"
MIDDLE = "f5"
BESIDE = 0.36
"""Width of the cloth that is visible beside the board, in squares."""


def tile(theme: Theme, size: QSize, dpr: float) -> QPixmap:
    """Return the start-page tile: the edge of a board in play on plum cloth; a few pieces if ``size`` is small."""
    width, height = size.width(), size.height()
    little = min(width, height) < 100
    side = math.ceil((max(width, height) / 2 if little else max(33, width / 10, height / 10)) * dpr) / dpr
    column, row = Layout(0, 0, 1).spot(GRID.square(MIDDLE))
    left = width / 2 - column * side if little else side * (FRAME + BESIDE)
    left, top = (round(length * dpr) / dpr for length in (left, height / 2 - (row + 1) * side))
    columns = range(max(0, int(-left / side)), min(16, math.ceil((width - left) / side)))
    rows = range(max(0, int(-top / side)), min(16, math.ceil((height - top) / side)))
    at = Layout(left + columns.start * side, top + rows.start * side, side, 0, columns, rows)

    def paint(painter: QPainter) -> None:
        art.wool(painter, QRectF(0, 0, width, height), theme)
        paint_board(painter, at, theme, "wood", 4, coordinates=False)
        if not little:
            way = [at.centre(GRID.square(name)) for name in WAY.split()]
            paint_way(painter, way, side, theme, "last")
            paint_mark(painter, "origin", way[0], side, theme)
            paint_mark(painter, "last", way[-1], side, theme)
        for seat, names in enumerate(PIECES):
            for centre in (at.centre(GRID.square(name)) for name in names.split()):
                if at.field.contains(centre):
                    draw_piece(painter, centre, side, Seat(seat), theme)

    return art.cached(f"halma tile {theme.name}", size, dpr, paint)


def pack() -> None:
    """Return None: halma has no cards."""
