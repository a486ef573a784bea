"""Marks on halma squares: targets, last move, refusals.

An outline round each mark keeps it visible on wood of any shade.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPen, QPixmap, QPolygonF

from bluestick.tables.drawing import art
from bluestick.tables.drawing.theme import Theme
from bluestick.tables.halma.drawings_board import board_of


def paint_step(painter: QPainter, centre: QPointF, side: float, theme: Theme) -> None:
    """Draw the mark of a square that a step can reach."""
    painter.setPen(QPen(theme.color("casing"), side * 0.05))
    painter.setBrush(theme.color("reach"))
    painter.drawEllipse(centre, side * 0.165, side * 0.165)


def paint_ring(painter: QPainter, centre: QPointF, side: float, theme: Theme) -> None:
    """Draw the mark of a square that a chain of jumps can reach."""
    painter.setBrush(theme.color("casing", 0.4))
    painter.setPen(QPen(theme.color("casing"), side * 0.155))
    painter.drawEllipse(centre, side * 0.3, side * 0.3)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(theme.color("reach"), side * 0.09))
    painter.drawEllipse(centre, side * 0.3, side * 0.3)


def paint_target(painter: QPainter, centre: QPointF, side: float, theme: Theme) -> None:
    """Draw the mark of the square where the move would end."""
    painter.setPen(QPen(theme.color("casing"), side * 0.06))
    painter.setBrush(theme.color("reach"))
    painter.drawEllipse(centre, side * 0.33, side * 0.33)


def paint_chosen(painter: QPainter, centre: QPointF, side: float, theme: Theme) -> None:
    """Draw the mark around the picked piece."""
    painter.setPen(QPen(theme.color("casing"), side * 0.06))
    painter.setBrush(theme.color("reach"))
    painter.drawEllipse(centre, side * 0.49, side * 0.49)


def paint_movable(painter: QPainter, centre: QPointF, side: float, theme: Theme) -> None:
    """Draw the mark of a piece that can be picked."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(theme.color("casing"), side * 0.14))
    painter.drawEllipse(centre, side * 0.45, side * 0.45)
    painter.setPen(QPen(theme.color("reach"), side * 0.07))
    painter.drawEllipse(centre, side * 0.45, side * 0.45)


def paint_last(painter: QPainter, centre: QPointF, side: float, theme: Theme) -> None:
    """Draw the mark below the piece that moved last."""
    painter.setPen(QPen(QColor("#1b2730"), side * 0.04))
    painter.setBrush(theme.color("signal"))
    painter.drawEllipse(centre, side * 0.49, side * 0.49)


def paint_origin(painter: QPainter, centre: QPointF, side: float, theme: Theme) -> None:
    """Draw the mark of the square where the last move began."""
    painter.setPen(QPen(QColor("#141414"), side * 0.04))
    painter.setBrush(theme.color("signal"))
    painter.drawPolygon(art.lozenge(centre, side * 0.235, side * 0.235))


def paint_proof(painter: QPainter, centre: QPointF, side: float, theme: Theme) -> None:
    """Draw the mark of a square that shows why a move is not allowed."""
    rect = QRectF(-side * 0.44, -side * 0.44, side * 0.88, side * 0.88).translated(centre)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor("#fffdf6"), side * 0.17))
    painter.drawRoundedRect(rect, side * 0.08, side * 0.08)
    pen = QPen(QColor("#a33522"), side * 0.1)
    pen.setDashPattern([2.2, 1.1])
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    painter.setPen(pen)
    painter.drawRoundedRect(rect, side * 0.08, side * 0.08)


def paint_no(painter: QPainter, centre: QPointF, side: float, theme: Theme) -> None:
    """Draw the mark of a square where a move may not end."""
    slant = QPointF(side, side) * 0.2
    for colour, wide in ((QColor("#fffdf6"), 0.2), (QColor("#a33522"), 0.1)):
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(colour, side * wide))
        painter.drawEllipse(centre, side * 0.3, side * 0.3)
        painter.drawLine(centre - slant, centre + slant)


def paint_cursor(painter: QPainter, centre: QPointF, side: float, theme: Theme) -> None:
    """Draw the keyboard cursor around a square."""
    rect = QRectF(-side * 0.5, -side * 0.5, side, side).translated(centre)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor("#141414"), side * 0.19))
    painter.drawRoundedRect(rect, side * 0.12, side * 0.12)
    painter.setPen(QPen(theme.color("signal"), side * 0.095))
    painter.drawRoundedRect(rect, side * 0.12, side * 0.12)


def paint_hint(painter: QPainter, centre: QPointF, side: float, theme: Theme) -> None:
    """Draw the mark of the square where the hinted move ends."""
    painter.setPen(QPen(QColor("#1b2730"), side * 0.05))
    painter.setBrush(art.PAPER)
    painter.drawEllipse(centre, side * 0.4, side * 0.4)
    art.star(painter, centre, side * 0.34, art.BLUE, QColor("#2f7fa6"))


def paint_hinted(painter: QPainter, centre: QPointF, side: float, theme: Theme) -> None:
    """Draw the mark of the piece that the hinted move starts with."""
    painter.setPen(QPen(QColor("#1b2730"), side * 0.05))
    painter.setBrush(art.PAPER)
    painter.drawEllipse(centre, side * 0.48, side * 0.48)


MarkPainter = Callable[[QPainter, QPointF, float, Theme], None]

MARKS: dict[str, MarkPainter] = {
    "step": paint_step,
    "ring": paint_ring,
    "target": paint_target,
    "chosen": paint_chosen,
    "movable": paint_movable,
    "last": paint_last,
    "origin": paint_origin,
    "proof": paint_proof,
    "no": paint_no,
    "cursor": paint_cursor,
    "hint": paint_hint,
    "hinted": paint_hinted,
}


def mark(kind: str, side: float, dpr: float, theme: Theme) -> QPixmap:
    """Return the picture of a mark, centred on whole device pixels."""
    wide = side + 2 * math.ceil(side * 0.25 * dpr) / dpr

    def paint(painter: QPainter) -> None:
        MARKS[kind](painter, QPointF(wide, wide) / 2, side, theme)

    return art.cached(f"halma mark {kind} {theme.name}", QSizeF(wide, wide), dpr, paint)


def paint_way(painter: QPainter, way: Sequence[QPointF], side: float, theme: Theme, kind: str) -> None:
    """Draw the line of a move; ``kind``: "last" (last move), "plan" (move being chosen) or "hint"."""
    casing, line, wide, narrow = {
        "last": (QColor(20, 20, 20, 150), theme.color("signal"), 0.18, 0.1),
        "plan": (theme.color("casing"), theme.color("reach"), 0.13, 0.065),
        "hint": (QColor("#1b2730"), art.PAPER, 0.2, 0.12),
    }[kind]
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, width in ((casing, wide), (line, narrow)):
        pen = QPen(QBrush(colour), side * width)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        if kind == "hint" and colour is line:
            pen.setDashPattern([0.1, 1.9])
        painter.setPen(pen)
        painter.drawPolyline(QPolygonF(way))


def way(points: Sequence[QPointF], side: float, dpr: float, theme: Theme, kind: str) -> tuple[QPixmap, QPointF]:
    """Return the picture of the line of a move, and its centre."""
    bounds = QPolygonF(points).boundingRect().adjusted(-side / 2, -side / 2, side / 2, side / 2)
    corner = QPointF(math.floor(bounds.x() * dpr) / dpr, math.floor(bounds.y() * dpr) / dpr)
    pixmap = art.canvas(bounds.size(), dpr)
    with art.painting(pixmap) as painter:
        painter.translate(-corner)
        paint_way(painter, points, side, theme, kind)
    size = pixmap.deviceIndependentSize()
    return pixmap, corner + QPointF(size.width(), size.height()) / 2


def swatch(kind: str, dpr: float, theme: Theme, look: str) -> QPixmap:
    """Return a mark on a bit of board, 26 × 22 pixels, for the legend."""

    def paint(painter: QPainter) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(board_of(theme, look).light))
        painter.drawRoundedRect(QRectF(0, 0, 26, 22), 4, 4)
        if kind == "last":
            paint_way(painter, (QPointF(5, 16), QPointF(21, 6)), 36, theme, kind)
        else:
            MARKS[kind](painter, QPointF(13, 11), 27, theme)

    return art.cached(f"halma swatch {kind} {theme.name} {look}", QSizeF(26, 22), dpr, paint)
