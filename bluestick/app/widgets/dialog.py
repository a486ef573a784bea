"""Base class of the dialogs: title, explanation, close button, theme."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QWidget

from bluestick.app.widgets.buttons import button
from bluestick.app.widgets.labels import label
from bluestick.app.widgets.layouts import column_of, row_of
from bluestick.tables.drawing.theme import Theme
from bluestick.text import common


class Dialog(QDialog):
    """Modeless dialog with a title, a body and a close button."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowFlag(Qt.WindowType.WindowContextHelpButtonHint, False)
        self.title = label("heading")
        self.body = column_of(spacing=8)
        self._close = button("primary")
        self._close.clicked.connect(self.close)
        foot = row_of(None, self._close)
        column_of(self.title, (self.body, 1), foot, spacing=16, margins=(24, 20, 24, 20), inside=self)

    def retranslate(self) -> None:
        self._close.setText(common.close_label())

    def set_theme(self, theme: Theme) -> None:
        """Apply a theme to what the style sheet does not cover; the base class does nothing."""

    def set_title(self, title: str) -> None:
        self.title.setText(title)
        self.setWindowTitle(f"{title} – bluestick")
