"""Drawings of haggis: bets, name of a combination."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen, QPixmap

from bluestick.tables.drawing import art
from bluestick.tables.drawing.theme import Theme
from bluestick.tables.scene.card_pictures import INK


def bet_picture(amount: int, size: float, theme: Theme, dpr: float) -> QPixmap:
    """Return the picture of a bet: a lozenge with the number, for the big bet with a second edge."""
    wide = size * 1.8

    def paint(painter: QPainter) -> None:
        middle = QPointF(wide / 2, size / 2)
        painter.setPen(QPen(INK, 1.5))
        painter.setBrush(theme.color("signal"))
        painter.drawPolygon(art.lozenge(middle, wide / 2 - 1.5, size / 2 - 1.5))
        if amount > 15:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(INK, 1.0))
            painter.drawPolygon(art.lozenge(middle, wide / 2 - 5.0, size / 2 - 3.3))
        painter.setFont(art.sans(max(12.5, size * 0.38), QFont.Weight.Bold))
        painter.setPen(INK)
        painter.drawText(QRectF(0, 0, wide, size), Qt.AlignmentFlag.AlignCenter, str(amount))

    return art.cached(f"haggis bet {amount} {theme.name}", QSizeF(wide, size), dpr, paint)


def token_picture(text: str, high: float, sign: QPixmap | None, theme: Theme, dpr: float) -> QPixmap:
    """Return a small plate with ``text``, after ``sign`` if there is one."""
    font = art.sans(max(12.5, high * 0.42), QFont.Weight.DemiBold)
    across = 0.0 if sign is None else sign.deviceIndependentSize().width() + 6
    size = QSizeF(math.ceil(QFontMetricsF(font).horizontalAdvance(text) + across + 20), high)

    def paint(painter: QPainter) -> None:
        plate = QRectF(QPointF(), size).adjusted(1, 1, -1, -1)
        painter.setPen(QPen(theme.color("line"), 1))
        painter.setBrush(theme.color("panel"))
        painter.drawRoundedRect(plate, 6, 6)
        if sign is not None:
            painter.drawPixmap(QPointF(8, (high - sign.deviceIndependentSize().height()) / 2), sign)
        painter.setFont(font)
        painter.setPen(theme.color("ink"))
        painter.drawText(plate.adjusted(9 + across, 0, -4, 0), Qt.AlignmentFlag.AlignVCenter, text)

    key = f"haggis token {text} {sign.cacheKey() if sign else ''} {theme.name}"
    return art.cached(key, size, dpr, paint)
