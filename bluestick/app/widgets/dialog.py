"""Base class of the dialogs: title, explanation, close button, theme."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QHBoxLayout, QVBoxLayout, QWidget

from bluestick.app.widgets.buttons import button
from bluestick.app.widgets.labels import label
from bluestick.tables.drawing.theme import Theme
from bluestick.text import common


class Dialog(QDialog):
    """Modeless dialog with a title, a body and a close button."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowFlag(Qt.WindowType.WindowContextHelpButtonHint, False)
        self.title = label("heading")
        self.body = QVBoxLayout()
        self.body.setSpacing(8)
        self._close = button("primary")
        self._close.clicked.connect(self.close)
        foot = QHBoxLayout()
        foot.addStretch()
        foot.addWidget(self._close)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 20, 24, 20)
        column.setSpacing(16)
        column.addWidget(self.title)
        column.addLayout(self.body, 1)
        column.addLayout(foot)

    def retranslate(self) -> None:
        """Update all texts to the current language."""
        self._close.setText(common.close())

    def set_theme(self, theme: Theme) -> None:
        """Apply a theme to what the style sheet does not cover; the base class does nothing."""

    def call(self, title: str) -> None:
        """Set the title in the dialog and of its window."""
        self.title.setText(title)
        self.setWindowTitle(f"{title} – bluestick")
