"""Keyboard shortcuts of a match page that are enabled at times only."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

TOUCHES = (Qt.Key.Key_Return, Qt.Key.Key_Enter, *map(Qt.Key, range(Qt.Key.Key_0, Qt.Key.Key_9 + 1)))
"""Keys that select on a table. Space is not among them: the table emits ``skip_requested`` for it."""


class Shortcuts:
    """Shortcuts that are enabled together; at first disabled."""

    def __init__(self) -> None:
        self._made: list[QShortcut] = []

    def add(self, where: QWidget, keys: Mapping[Qt.Key, Callable[[], object]], *, alone: bool = False) -> None:
        """Add shortcuts; ``alone``: only while ``where`` itself, not a widget in it, has the focus."""
        context = Qt.ShortcutContext.WidgetShortcut if alone else Qt.ShortcutContext.WidgetWithChildrenShortcut
        for key, act in keys.items():
            made = QShortcut(QKeySequence(key), where, act)
            made.setContext(context)
            made.setEnabled(False)
            self._made.append(made)

    def enable(self, enabled: bool) -> None:
        for made in self._made:
            made.setEnabled(enabled)
