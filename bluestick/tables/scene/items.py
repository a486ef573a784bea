"""Graphics items of a table: sprites."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsObject, QStyleOptionGraphicsItem, QWidget

LIFTED = 1000.0
"""Z value of cards and pieces that move or are dragged, above everything else."""


class Sprite(QGraphicsObject):
    """Graphics item with a finished picture, centred on its position; nothing is painted again while it moves."""

    def __init__(self) -> None:
        super().__init__()
        self._lifted = self._picture = QPixmap()
        self._rect = QRectF()

    def rest(
        self, picture: QPixmap, at: QPointF, height: float, lifted: QPixmap | None = None, turn: float = 0
    ) -> None:
        self._lifted = lifted or picture
        if picture is not self._picture:
            self._show(picture)
        self.setPos(at)
        self.setRotation(turn)
        self.setZValue(height)
        self.setScale(1)
        self.setTransform(QTransform())
        self.setOpacity(1)

    def lift(self, scale: float = 1) -> None:
        self._show(self._lifted)
        self.setScale(scale)
        self.setZValue(LIFTED)

    def turn_over(self, share: float) -> None:
        """Show a card turned over by ``share``: 0 is one side, 1 the other, and at 0.5 the card is seen edge-on."""
        turn = self.rotation()
        self.setTransform(QTransform().rotate(turn).scale(max(0.02, abs(1 - 2 * share)), 1).rotate(-turn))

    def _show(self, picture: QPixmap) -> None:
        if picture.cacheKey() == self._picture.cacheKey():
            return
        self.prepareGeometryChange()
        self._picture = picture
        self._rect = QRectF(QPointF(), picture.deviceIndependentSize())
        self._rect.moveCenter(QPointF())
        self.update()

    def rounded(self, margin: float, radius: float) -> QPainterPath:
        path = QPainterPath()
        path.addRoundedRect(self._rect.adjusted(margin, margin, -margin, -margin), radius, radius)
        return self.mapToScene(path)

    def boundingRect(self) -> QRectF:
        return self._rect

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.drawPixmap(self._rect.topLeft(), self._picture)
