"""Labels: with a role for the style sheet, or elided to one line."""

from __future__ import annotations

import re

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QLabel, QSizePolicy

from bluestick.app.widgets import style
from bluestick.tables.drawing.tooltip import literal_tooltip


def label(role: str, text: str = "", *, wrap: bool = False) -> QLabel:
    """Return a plain-text label; ``role``: value of the property that the style sheet selects by."""
    made = QLabel(text)
    made.setProperty("role", role)
    made.setWordWrap(wrap)
    made.setTextFormat(Qt.TextFormat.PlainText)
    return made


def with_break_points(text: str) -> str:
    """Return the text with zero-width spaces in long words, so that they can wrap."""
    return re.sub(r"(\S{16})(?=\S)", "\\1\u200b", text)


class ElidedLabel(QLabel):
    """One-line label, elided with … where there is no room; the tooltip shows the full text."""

    def __init__(self, role: str) -> None:
        super().__init__()
        self.setProperty("role", role)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._whole = ""

    def setText(self, text: str) -> None:
        self._whole = text
        self.setAccessibleName(text)
        self._fit()

    def whole(self) -> str:
        return self._whole

    def minimumSizeHint(self) -> QSize:
        return QSize(style.px(24), super().minimumSizeHint().height())

    def sizeHint(self) -> QSize:
        return QSize(self.fontMetrics().horizontalAdvance(self._whole) + 2, super().sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._fit()

    def _fit(self) -> None:
        shown = self.fontMetrics().elidedText(self._whole, Qt.TextElideMode.ElideRight, max(0, self.width()))
        super().setText(shown)
        self.updateGeometry()
        self.setToolTip(literal_tooltip(self._whole) if shown != self._whole else "")
