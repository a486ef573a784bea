"""Base class of the dialogs: title, explanation, close button, theme."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QHBoxLayout, QVBoxLayout, QWidget

from bluestick.app.widgets.buttons import button
from bluestick.app.widgets.labels import label
from bluestick.tables.drawing.theme import Theme
from bluestick.text import common


class Dialog(QDialog):
    """A small window beside the match, which goes on: a title, what it is about, and a button to close it."""

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
        """Say everything in the language of the day."""
        self._close.setText(common.close())

    def set_theme(self, theme: Theme) -> None:
        """Paint everything in other colours; the style sheet has done its part."""

    def call(self, title: str) -> None:
        """Name the window."""
        self.title.setText(title)
        self.setWindowTitle(f"{title} – bluestick")
