"""Drawing of the halma board: edge, squares, bases, coordinates."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from random import Random
from typing import TYPE_CHECKING

from PySide6.QtCore import QLineF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen

from bluestick.engine.seats import Seat
from bluestick.games.halma.board import GRID, start_base
from bluestick.tables.drawing import art
from bluestick.tables.halma.drawings_pieces import DYES, Dye, owner_mark
from bluestick.tables.halma.layout import FRAME, Layout

if TYPE_CHECKING:
    from bluestick.tables.drawing.theme import Theme


@dataclass(frozen=True, slots=True)
class Board:
    """Colours of a halma board, and the strength of its wood grain (0: none)."""

    light: str
    dark: str
    edge: str
    line: str
    text: str
    grain: float


_BOARDS = {
    "birch": {
        "day": Board("#efe2c6", "#dfcda8", "#7d6440", "#574527", "#fbf3df", 0.8),
        "night": Board("#9d8f74", "#897c64", "#463b2a", "#9d8c68", "#f4e3c2", 0.5),
    },
    "walnut": {
        "day": Board("#b08a62", "#936f4b", "#42301f", "#2a1d11", "#f4e3c2", 1.4),
        "night": Board("#735a3d", "#614b32", "#271e15", "#735b3c", "#f4e3c2", 0.9),
    },
    "paper": {
        "day": Board("#fbf6e9", "#e3dac3", "#1f5673", "#fffdf6", "#fffdf6", 0),
        "night": Board("#b9b09b", "#948e7c", "#1b3d52", "#7fa3b8", "#ece6d8", 0),
    },
}
"""Boards by look (setting) and name of the theme; the colours of oak, the usual board, are in the themes."""
PALE = ("birch", "paper")
"""Looks so pale by day that the base of the light pieces needs another tint."""


def board_of(theme: Theme, look: str) -> Board:
    """Return the colours of a board: ``look`` is a key of ``_BOARDS``, else oak; high contrast has its own colours."""
    made = _BOARDS.get(look, {}).get(theme.name)
    return made or Board(theme.wood, theme.wood2, theme.woodedge, theme.woodline, theme.woodtext, theme.fibre)


def paint_board(painter: QPainter, at: Layout, theme: Theme, look: str, seats: int, coordinates: bool) -> None:
    """Draw the empty board: edge, squares, bases of ``seats`` players and, if wanted, coordinates."""
    board = board_of(theme, look)
    _paint_edge(painter, at, theme, board, look)
    paint_field(painter, at, theme, look, seats)
    if coordinates:
        middle = at.side * FRAME / 2
        paint_coordinates(painter, at, QColor(board.text), max(7.0, at.side * 0.36), middle, middle)


def paint_field(painter: QPainter, at: Layout, theme: Theme, look: str, seats: int) -> None:
    """Draw the squares that ``at`` shows (all or a part of the board), with the bases of ``seats`` players."""
    _paint_squares(painter, at, theme, board_of(theme, look), look)
    for seat in range(seats):
        _paint_camp(painter, at, theme, look, start_base(seats, Seat(seat)), seat)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(0, 0, 0, 110), max(1.0, at.side / 30)))
    painter.drawRect(at.field)


def _paint_edge(painter: QPainter, at: Layout, theme: Theme, board: Board, look: str) -> None:
    outside, radius = at.outside, at.side * 0.36
    art.shadow(painter, outside, radius, "lifted", theme)
    art.box(painter, outside, radius, QColor(board.edge), Qt.PenStyle.NoPen)
    if board.grain:
        _paint_joinery(painter, at, board.grain)
    line = QColor(board.line)
    line.setAlphaF(1 if theme.high_contrast else 0.5)
    edge = QPen(line, 2 if theme.high_contrast else 1.5)
    art.outline(painter, outside.adjusted(0.75, 0.75, -0.75, -0.75), radius, edge)
    if look == "paper" and not theme.high_contrast:
        inset = at.side * 0.09
        painter.drawRect(at.field.adjusted(-inset, -inset, inset, inset))


def _paint_joinery(painter: QPainter, at: Layout, grain: float) -> None:
    random = Random(8)
    outside, field = at.outside, at.field
    painter.setPen(QPen(QColor(0, 0, 0, int(34 * grain)), 1))
    for _ in range(26):
        length = random.uniform(2, 7) * at.side
        start = at.side * FRAME + random.uniform(0, max(0.0, field.width() - length))
        inset = random.uniform(0.08, FRAME - 0.08) * at.side
        x, y = outside.left() + start, outside.top() + start
        painter.drawLine(QLineF(x, outside.top() + inset, x + length, outside.top() + inset))
        painter.drawLine(QLineF(x, outside.bottom() - inset, x + length, outside.bottom() - inset))
        painter.drawLine(QLineF(outside.left() + inset, y, outside.left() + inset, y + length))
        painter.drawLine(QLineF(outside.right() - inset, y, outside.right() - inset, y + length))
    painter.setPen(QPen(QColor(0, 0, 0, 60), 1))
    give = at.side * 0.11
    for outer, inner, inwards in (
        (outside.topLeft(), field.topLeft(), QPointF(give, give)),
        (outside.topRight(), field.topRight(), QPointF(-give, give)),
        (outside.bottomLeft(), field.bottomLeft(), QPointF(give, -give)),
        (outside.bottomRight(), field.bottomRight(), QPointF(-give, -give)),
    ):
        painter.drawLine(outer + inwards, inner)


def _paint_squares(painter: QPainter, at: Layout, theme: Theme, board: Board, look: str) -> None:
    dpr = painter.device().devicePixelRatioF()
    random = Random(5)
    tiles = [
        [
            art.cached(
                f"halma square {theme.name} {look} {colour} {k}",
                QSizeF(at.side, at.side),
                dpr,
                partial(_veneer, side=at.side, colour=QColor(colour), grain=board.grain, seed=k),
            )
            for k in range(5)
        ]
        for colour in (board.dark, board.light)
    ]
    for square in at.squares():
        rank, file = divmod(square, 16)
        painter.drawPixmap(at.rect(square).topLeft(), random.choice(tiles[(rank + file) % 2]))


def _veneer(painter: QPainter, side: float, colour: QColor, grain: float, seed: int) -> None:
    painter.fillRect(QRectF(0, 0, side, side), colour)
    if not grain:
        return
    random = Random(seed)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for _ in range(6):
        painter.setPen(QPen(QColor(70, 44, 14, int(random.randint(6, 20) * grain)), side / 39))
        y, bow = random.uniform(0, side), random.uniform(-0.06, 0.06) * side
        start = random.choice((0.0, random.uniform(0, 0.5))) * side
        end = random.choice((1.0, random.uniform(0.6, 1))) * side
        path = QPainterPath(QPointF(start, y))
        path.cubicTo(
            QPointF(start + (end - start) * 0.3, y + bow),
            QPointF(start + (end - start) * 0.7, y - bow),
            QPointF(end, y),
        )
        painter.drawPath(path)


def _paint_camp(painter: QPainter, at: Layout, theme: Theme, look: str, squares: frozenset[int], seat: int) -> None:
    tint, inlaid, pen = _camp_colours(theme, look, DYES[seat], at.side / 13)
    shown = [square for square in at.squares() if square in squares]
    painter.save()
    painter.setClipRect(at.field)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(inlaid, at.side / 22))
    for square in shown:
        painter.fillRect(at.rect(square), tint)
        painter.drawPath(owner_mark(seat, at.side * 0.11).translated(at.centre(square)))
    painter.setPen(pen)
    for square in shown:
        rect = at.rect(square)
        column, row = at.spot(square)
        for right, down, edge in (
            (1, 0, QLineF(rect.topRight(), rect.bottomRight())),
            (-1, 0, QLineF(rect.topLeft(), rect.bottomLeft())),
            (0, 1, QLineF(rect.bottomLeft(), rect.bottomRight())),
            (0, -1, QLineF(rect.topLeft(), rect.topRight())),
        ):
            beyond = (column + right, row + down)
            if 0 <= beyond[0] < 16 and 0 <= beyond[1] < 16 and at.square(*beyond) not in squares:
                painter.drawLine(edge)
    painter.restore()


def _camp_colours(theme: Theme, look: str, dye: Dye, width: float) -> tuple[QColor, QColor, QPen]:
    """Return (tint of a base, colour of its marks, pen of its border); a pale base stays visible on pale paper."""
    tint, line, inlaid = dye.camp, dye.body, dye.camp
    strength = dye.strength
    if theme.name == "night" and dye.name in ("blue", "red"):
        line = inlaid = dye.head
    if dye.name == "light":
        line = inlaid = "#fffdf6"
        if theme.name == "night":
            strength *= 0.7
        elif look in PALE:
            tint, strength, line, inlaid = "#d99a26", 0.2, "#a9792a", "#a9792a"
    if theme.high_contrast and dye.name in ("dark", "light"):
        line = "#000000"
    if theme.high_contrast and dye.name == "light":
        strength, inlaid = 0, "#101010"
    pen = QPen(QColor(line), width)
    if theme.high_contrast and dye.name in ("light", "red"):
        pen = art.pen(QColor(line), width, (3, 1.5), Qt.PenCapStyle.FlatCap)
    return _faint(tint, strength), _faint(inlaid, 0.55), pen


def _faint(colour: str, alpha: float) -> QColor:
    made = QColor(colour)
    made.setAlphaF(alpha)
    return made


def paint_coordinates(painter: QPainter, at: Layout, colour: QColor, px: float, below: float, beside: float) -> None:
    """Draw letters and numbers below and left of the squares, for the board as it is turned.

    ``px``: font size; ``below``, ``beside``: distance of their middle from the squares.
    """
    font = art.sans(px, QFont.Weight.DemiBold)
    painter.setFont(font)
    painter.setPen(colour)
    metrics = QFontMetricsF(font)
    lettered, lift = at.quarters % 2 == 0, metrics.capHeight() / 2
    for k, column in enumerate(at.columns):
        name = GRID.names[at.square(column, 15)]
        text = name[0] if lettered else name[1:]
        x = at.left + (k + 0.5) * at.side - metrics.horizontalAdvance(text) / 2
        painter.drawText(QPointF(x, at.field.bottom() + below + lift), text)
    for k, row in enumerate(at.rows):
        name = GRID.names[at.square(0, row)]
        text = name[1:] if lettered else name[0]
        x = at.left - beside - metrics.horizontalAdvance(text) / 2
        painter.drawText(QPointF(x, at.top + (k + 0.5) * at.side + lift), text)
