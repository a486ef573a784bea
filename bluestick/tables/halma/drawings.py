"""Marks on halma squares: targets, last move, refusals. Outlines keep them visible on wood of any shade."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap, QPolygonF

from bluestick.tables.drawing import art
from bluestick.tables.drawing.theme import Theme
from bluestick.tables.halma.drawings_board import board_of

INK, DARK, WHITE, RED = QColor("#1b2730"), QColor("#141414"), QColor("#fffdf6"), QColor("#a33522")

Edges = tuple[tuple[str | QColor, float], ...]
"""Outlines drawn one over the other, the widest first: (colour or its name in the theme, width in squares)."""
DISCS: dict[str, tuple[float, str | QColor | None, Edges]] = {
    "step": (0.165, "reach", (("casing", 0.05),)),
    "ring": (0.3, None, (("casing", 0.155), ("reach", 0.09))),
    "target": (0.33, "reach", (("casing", 0.06),)),
    "chosen": (0.49, "reach", (("casing", 0.06),)),
    "movable": (0.45, None, (("casing", 0.14), ("reach", 0.07))),
    "last": (0.49, "signal", ((INK, 0.04),)),
    "hint": (0.4, art.PAPER, ((INK, 0.05),)),
    "hinted": (0.48, art.PAPER, ((INK, 0.05),)),
}
"""Round marks on squares: (radius in squares, fill or None, outlines).

``step``, ``ring``: in reach of a step, of jumps; ``target``: end of the move; ``last``: below the piece moved last;
``chosen``: below the selected piece; ``movable``: it can move; ``hinted``, ``hint``: start and end of a hint.
"""


def paint_mark(painter: QPainter, kind: str, centre: QPointF, side: float, theme: Theme) -> None:
    """Draw a mark on the square at ``centre``, ``side`` wide; ``kind``: one of ``DISCS`` or of the following.

    ``origin``: start of the last move; ``no``: end of a refused move; ``proof``: why it is refused; ``cursor``.
    """
    if kind in DISCS:
        radius, fill, edges = DISCS[kind]
        painter.setBrush(Qt.BrushStyle.NoBrush if fill is None else _colour(fill, theme))
        if kind == "ring":
            painter.setBrush(theme.color("casing", 0.4))
        for edge, wide in edges:
            painter.setPen(QPen(_colour(edge, theme), side * wide))
            painter.drawEllipse(centre, side * radius, side * radius)
            painter.setBrush(Qt.BrushStyle.NoBrush)
        if kind == "hint":
            art.star(painter, centre, side * 0.34, art.BLUE, QColor("#2f7fa6"))
    elif kind == "origin":
        painter.setPen(QPen(DARK, side * 0.04))
        painter.setBrush(theme.color("signal"))
        painter.drawPolygon(art.lozenge(centre, side * 0.235, side * 0.235))
    elif kind == "no":
        slant = QPointF(side, side) * 0.2
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for colour, wide in ((WHITE, 0.2), (RED, 0.1)):
            painter.setPen(QPen(colour, side * wide))
            painter.drawEllipse(centre, side * 0.3, side * 0.3)
            painter.drawLine(centre - slant, centre + slant)
    else:
        _paint_frame(painter, kind, centre, side, theme)


def _colour(colour: str | QColor, theme: Theme) -> QColor:
    return theme.color(colour) if isinstance(colour, str) else colour


def _paint_frame(painter: QPainter, kind: str, centre: QPointF, side: float, theme: Theme) -> None:
    rect = QRectF(-side / 2, -side / 2, side, side).translated(centre)
    if kind == "cursor":
        art.outline(painter, rect, side * 0.12, QPen(DARK, side * 0.19), QPen(theme.color("signal"), side * 0.095))
    else:
        inset = side * 0.06
        dashes = art.pen(RED, side * 0.1, (2.2, 1.1), Qt.PenCapStyle.FlatCap)
        rect.adjust(inset, inset, -inset, -inset)
        art.outline(painter, rect, side * 0.08, QPen(WHITE, side * 0.17), dashes)


def mark_picture(kind: str, side: float, dpr: float, theme: Theme) -> QPixmap:
    """Return the picture of a mark (see ``paint_mark``) for squares ``side`` wide, aligned with device pixels."""
    wide = side + 2 * math.ceil(side * 0.25 * dpr) / dpr

    def paint(painter: QPainter) -> None:
        paint_mark(painter, kind, QPointF(wide, wide) / 2, side, theme)

    return art.cached(f"halma mark {kind} {theme.name}", QSizeF(wide, wide), dpr, paint)


def paint_way(painter: QPainter, way: Sequence[QPointF], side: float, theme: Theme, kind: str) -> None:
    """Draw the line of a move through ``way``; ``kind``: "last" (last move), "plan" (being chosen) or "hint"."""
    casing, line, wide, narrow = {
        "last": (QColor(20, 20, 20, 150), theme.color("signal"), 0.18, 0.1),
        "plan": (theme.color("casing"), theme.color("reach"), 0.13, 0.065),
        "hint": (QColor("#1b2730"), art.PAPER, 0.2, 0.12),
    }[kind]
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, width in ((casing, wide), (line, narrow)):
        dash = (0.1, 1.9) if kind == "hint" and colour is line else ()
        painter.setPen(art.pen(colour, side * width, dash, Qt.PenCapStyle.RoundCap))
        painter.drawPolyline(QPolygonF(way))


def way_picture(points: Sequence[QPointF], side: float, dpr: float, theme: Theme, kind: str) -> tuple[QPixmap, QPointF]:
    """Return (picture of the line of a move, where its centre is); parameters as for ``paint_way``."""
    bounds = QPolygonF(points).boundingRect().adjusted(-side / 2, -side / 2, side / 2, side / 2)
    corner = QPointF(math.floor(bounds.x() * dpr) / dpr, math.floor(bounds.y() * dpr) / dpr)
    pixmap = art.canvas(bounds.size(), dpr)
    with art.painting(pixmap) as painter:
        painter.translate(-corner)
        paint_way(painter, points, side, theme, kind)
    size = pixmap.deviceIndependentSize()
    return pixmap, corner + QPointF(size.width(), size.height()) / 2


def swatch(kind: str, dpr: float, theme: Theme, look: str) -> QPixmap:
    """Return a sample of a mark on a piece of board, 26 × 22 pixels, for the legend; ``look``: kind of board."""

    def paint(painter: QPainter) -> None:
        art.box(painter, QRectF(0, 0, 26, 22), 4, QColor(board_of(theme, look).light), Qt.PenStyle.NoPen)
        if kind == "last":
            paint_way(painter, (QPointF(5, 16), QPointF(21, 6)), 36, theme, kind)
        else:
            paint_mark(painter, kind, QPointF(13, 11), 27, theme)

    return art.cached(f"halma swatch {kind} {theme.name} {look}", QSizeF(26, 22), dpr, paint)
