"""Shared drawing of the pictures on rule pages: cloth, frames, legend marks."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QImage, QPainter, QPen, QPixmap

from bluestick.tables.drawing import art
from bluestick.tables.drawing.theme import Theme
from bluestick.tables.scene.card_pictures import INK


def on_wool(size: QSizeF, theme: Theme, dpr: float, paint: Callable[[QPainter], None]) -> QImage:
    """Return a picture that ``paint`` draws on a piece of cloth."""
    pixmap = art.canvas(size, dpr)
    with art.painting(pixmap) as painter:
        art.wool(painter, QRectF(QPointF(), size), theme, radius=8)
        paint(painter)
    return pixmap.toImage()


def sign(width: float, dpr: float, paint: Callable[[QPainter], None], across: float = 1) -> QImage:
    """Return a small picture that ``paint`` draws for a line of text, ``width`` high and ``across`` times as wide."""
    pixmap = art.canvas(QSizeF(width * across, width), dpr)
    with art.painting(pixmap) as painter:
        paint(painter)
    return pixmap.toImage()


def frame(painter: QPainter, rect: QRectF, theme: Theme, radius: float = 5) -> None:
    """Draw the frame that marks a winning play."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for pen in (QPen(INK, 5), QPen(theme.color("signal"), 2.6)):
        painter.setPen(pen)
        painter.drawRoundedRect(rect, radius, radius)


def detail(painter: QPainter, width: float, face: QPixmap, left: float, top: float, size: float) -> None:
    """Draw a square detail of a card face, ``width`` wide; ``left``, ``top`` and ``size`` are in card widths."""
    across = face.width()
    painter.drawPixmap(
        QRectF(0, 0, width, width), face, QRectF(left * across, top * across, size * across, size * across)
    )
