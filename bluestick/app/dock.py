"""What stands beside the table and can be put away."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QDockWidget, QHBoxLayout, QWidget

from bluestick.app import style
from bluestick.app.furniture import button, label
from bluestick.app.texts import common
from bluestick.tables.theme import Theme


class Dock(QDockWidget):
    """A title with a button that closes, and something under it."""

    def __init__(self, name: str, theme: Theme, width: int) -> None:
        super().__init__()
        self.setObjectName(name)
        self.setAllowedAreas(Qt.DockWidgetArea.LeftDockWidgetArea | Qt.DockWidgetArea.RightDockWidgetArea)
        style.keep(self, lambda dock: dock.setMinimumWidth(style.px(width)))
        self._theme = theme
        self._title, self.put_away = label("strong"), button("tool", "×")
        head = QWidget()
        head.setProperty("role", "panel")
        head.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._head = QHBoxLayout(head)
        self._head.setContentsMargins(20, 8, 8, 0)
        self._head.addWidget(self._title, 1)
        self._head.addWidget(self.put_away)
        self.setTitleBarWidget(head)

    def call(self, title: str) -> None:
        """Give it a title."""
        self._title.setText(title)
        self.setWindowTitle(title)

    def add_to_head(self, widget: QWidget) -> None:
        """Beside the title."""
        self._head.insertWidget(1, widget)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc puts it away: where it is a window of its own, the main window does not hear of that."""
        if event.key() == Qt.Key.Key_Escape:
            self.put_away.click()
        else:
            super().keyPressEvent(event)

    def retranslate(self) -> None:
        """Say everything in the language of the day."""
        self.put_away.setToolTip(common.close())
        self.put_away.setAccessibleName(self.put_away.toolTip())
