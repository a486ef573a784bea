"""Drawing of halma pieces: colour, shape and mark of each player."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPainterPathStroker, QPen, QPixmap, QPolygonF

from bluestick.tables.drawing import art

if TYPE_CHECKING:
    from bluestick.engine.seats import Seat
    from bluestick.tables.drawing.theme import Theme


@dataclass(frozen=True, slots=True)
class Dye:
    """Colours of one player's pieces and base (``camp``, drawn with opacity ``strength``)."""

    name: str
    body: str
    head: str
    groove: str
    mark: str
    rim: str
    """Colour of the outline by day; by night dark pieces have a pale outline instead."""
    camp: str
    strength: float


DYES = (
    Dye("dark", "#1a1a1a", "#3b3d3f", "#5a5c5e", "#f7f3e8", "#0c0c0c", "#1f2830", 0.22),
    Dye("light", "#f7f3e8", "#ffffff", "#b9ae97", "#8d8069", "#1a1a1a", "#fffaeb", 0.34),
    Dye("blue", "#2459b8", "#3f78dc", "#143c80", "#ffffff", "#10264d", "#2459b8", 0.30),
    Dye("red", "#c94f14", "#e77a33", "#7d3000", "#ffffff", "#3f1800", "#c94f14", 0.30),
)
"""Colours by seat; partners have similar ones: dark with blue, light with red.

Shapes also differ: see ``_target_outline``.
"""


def _outline(seat: int, r: float) -> QPainterPath:
    path = QPainterPath()
    if seat == 2:
        return _rounded_polygon(
            [(math.sin(a) * r * 1.04, -math.cos(a) * r * 1.04 + r * 0.16) for a in _triangle_angles()], r * 0.4
        )
    if seat == 3:
        path.addRoundedRect(QRectF(-r * 0.9, -r * 0.9, r * 1.8, r * 1.8), r * 0.3, r * 0.3)
        return path
    path.addEllipse(QPointF(), r, r)
    return path


def _triangle_angles() -> tuple[float, ...]:
    return tuple(math.tau * k / 3 for k in range(3))


def _rounded_polygon(corners: Sequence[tuple[float, float]], radius: float) -> QPainterPath:
    core = QPainterPath()
    core.addPolygon(QPolygonF([QPointF(x, y) * 0.72 for x, y in corners]))
    core.closeSubpath()
    brush = QPainterPathStroker()
    brush.setWidth(radius * 2)
    brush.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return brush.createStroke(core).united(core).simplified()


def owner_mark(seat: int, r: float) -> QPainterPath:
    """Return the mark on pieces and base of a seat, with radius ``r``: a dot, a ring, a triangle or a cross."""
    path = QPainterPath()
    if seat == 0:
        path.addEllipse(QPointF(), r * 0.25, r * 0.25)
    elif seat == 1:
        path.addEllipse(QPointF(), r, r)
    elif seat == 2:
        path.addPolygon(QPolygonF([QPointF(math.sin(a), -math.cos(a)) * r * 1.15 for a in _triangle_angles()]))
        path.closeSubpath()
    else:
        path.moveTo(-r, -r)
        path.lineTo(r, r)
        path.moveTo(-r, r)
        path.lineTo(r, -r)
    return path


def paint_piece(
    painter: QPainter, centre: QPointF, side: float, seat: Seat, theme: Theme, lifted: bool = False
) -> None:
    """Draw a piece seen from above, on a square ``side`` wide; ``lifted``: with a larger shadow."""
    dye, r = DYES[seat], side * 0.4
    body = _outline(seat, r)
    painter.save()
    painter.translate(centre)
    painter.setPen(Qt.PenStyle.NoPen)
    if not theme.high_contrast:
        painter.setBrush(QColor(8, 16, 24, 30 if lifted else 36))
        for k in range(3):
            grow = 1 + (0.05 + 0.05 * k) * (1.6 if lifted else 0.7)
            shade = painter.transform()
            painter.translate(side * 0.01, side * (0.13 if lifted else 0.05))
            painter.scale(grow, grow)
            painter.drawPath(body)
            painter.setTransform(shade)
    pale = dye.name == "dark" and (lifted or theme.name != "day")
    painter.setBrush(QColor(dye.body))
    painter.setPen(QPen(QColor("#d8cfbd" if pale else dye.rim), side * (0.05 if theme.high_contrast else 0.034)))
    painter.drawPath(body)
    head = _outline(seat, r * 0.57)
    painter.setBrush(QColor(dye.head))
    painter.setPen(QPen(QColor(dye.groove), side * 0.038))
    painter.drawPath(head)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if seat in (0, 2):
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(dye.mark))
    else:
        wide = side * (0.045 if seat == 1 else 0.075)
        painter.setPen(art.pen(QColor(dye.mark), wide, cap=Qt.PenCapStyle.RoundCap))
    painter.drawPath(owner_mark(seat, r * (0.76, 0.24, 0.25, 0.2)[seat]))
    painter.restore()


def piece_picture(seat: Seat, side: float, dpr: float, theme: Theme, lifted: bool = False) -> QPixmap:
    """Return the picture of a piece for squares ``side`` wide; it is 1.5 squares wide, aligned with device pixels."""
    wide = side + 2 * math.ceil(side * 0.25 * dpr) / dpr

    def paint(painter: QPainter) -> None:
        paint_piece(painter, QPointF(wide, wide) / 2, side, seat, theme, lifted)

    return art.cached(f"halma piece {seat} {lifted} {theme.name}", QSizeF(wide, wide), dpr, paint)


def draw_piece(painter: QPainter, centre: QPointF, side: float, seat: Seat, theme: Theme) -> None:
    """Draw a piece like ``paint_piece``, but faster, from a cached picture."""
    pixmap = piece_picture(seat, side, painter.device().devicePixelRatioF(), theme)
    size = pixmap.deviceIndependentSize()
    painter.drawPixmap(centre - QPointF(size.width(), size.height()) / 2, pixmap)


def seat_avatar(seat: Seat, size: float, dpr: float, theme: Theme) -> QPixmap:
    """Return the sign of a seat: a piece that fills a picture ``size`` wide."""

    def paint(painter: QPainter) -> None:
        paint_piece(painter, QPointF(size, size * 0.97) / 2, size * 1.1, seat, theme)

    return art.cached(f"halma seat {seat} {theme.name}", QSizeF(size, size), dpr, paint)
