"""Things that lie on a table."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QStyleOptionGraphicsItem, QWidget


class Sprite(QGraphicsObject):
    """A finished picture, centred on its position: nothing is drawn anew while it moves."""

    def __init__(self, pixmap: QPixmap, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self._pixmap = pixmap
        self._rect = _centred(pixmap)

    def show_picture(self, pixmap: QPixmap) -> None:
        """Look different from now on."""
        if pixmap.cacheKey() == self._pixmap.cacheKey():
            return
        self.prepareGeometryChange()
        self._pixmap = pixmap
        self._rect = _centred(pixmap)
        self.update()

    def boundingRect(self) -> QRectF:
        return self._rect

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.drawPixmap(self._rect.topLeft(), self._pixmap)


def _centred(pixmap: QPixmap) -> QRectF:
    size = pixmap.deviceIndependentSize()
    rect = QRectF(QPointF(), size)
    rect.moveCenter(QPointF())
    return rect
