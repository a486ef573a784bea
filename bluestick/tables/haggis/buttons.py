"""The words of haggis as buttons on the cloth, each always in the same place."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QPushButton, QWidget

from bluestick.tables import art
from bluestick.tables.card_pictures import INK
from bluestick.tables.theme import Theme
from bluestick.tables.tip import tip

NARROW = 80
"""A button that is less wide keeps hardly any margin."""
BESIDE = 13
"""Between the key and the text, and to the edge."""


class ClothButton(QPushButton):
    """A button that the cursor of the table can reach, and its key."""

    def __init__(self, parent: QWidget, key: str = "") -> None:
        super().__init__(parent)
        self.key = key
        self._theme: Theme | None = None
        self._marked = self._hinted = self._keyed = False
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the keyboard stays on the table
        self.setStyleSheet("QPushButton { padding: 0 2px; min-height: 0; }")
        self.hide()

    def set_kind(self, kind: str) -> None:
        """``primary`` for what is to be done now, else ``plain``."""
        if self.property("kind") != kind:
            self.setProperty("kind", kind)
            self.style().unpolish(self)
            self.style().polish(self)

    def say(self, text: str, told: str, place: QRectF, theme: Theme, *, marked: bool, hinted: bool) -> None:
        """Show a text, as far as there is room for it; ``told`` says more of it."""
        self._theme, self._marked, self._hinted = theme, marked, hinted
        self.setGeometry(place.toRect())
        room = place.width() - (6 if place.width() < NARROW else 16)
        measure = QFontMetricsF(self.font())
        beside = 2 * (QFontMetricsF(_key_font()).horizontalAdvance(self.key) + BESIDE)  # the text stays in the middle
        self._keyed = bool(self.key) and measure.horizontalAdvance(text) + beside <= place.width()
        self.setText(measure.elidedText(text, Qt.TextElideMode.ElideRight, room).replace("&", "&&"))
        self.setToolTip(tip(told or text))
        self.setAccessibleName(", ".join(filter(None, (told or text, self.key))))
        self.show()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._theme is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        whole = QRectF(self.rect())
        if self._keyed:
            painter.setPen(self._theme.color("ink2"))
            painter.setFont(_key_font())
            side = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(whole.adjusted(0, 0, -9, 0), side, self.key)
        if self._hinted:
            r = 6.5 if whole.width() < NARROW else 9.0  # beside the text
            middle = whole.topLeft() + QPointF(r + 2, r + 2)
            painter.setPen(QPen(INK, 1.2))
            painter.setBrush(art.PAPER)
            painter.drawEllipse(middle, r, r)
            art.star(painter, middle, r * 0.83, art.BLUE, art.BLUE)
        if self._marked:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            for colour, wide in ((INK, 5.0), (self._theme.color("signal"), 2.6)):
                painter.setPen(QPen(colour, wide))
                painter.drawRoundedRect(whole.adjusted(2, 2, -2, -2), 7, 7)
        painter.end()


def _key_font() -> QFont:
    return art.sans(12.5, QFont.Weight.Normal)
