"""What has happened, in words: beside the table, line by line."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QDockWidget, QFrame, QHBoxLayout, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from bluestick.app import style
from bluestick.app.furniture import button, label

POSITION = Qt.ItemDataRole.UserRole


@dataclass(frozen=True, slots=True)
class Line:
    """A sentence, and the position of the match that it tells of."""

    position: int
    text: str


class Log(QDockWidget):
    """The sentences of a match. Choosing one shows the table as it was then."""

    looked_at = Signal(int)
    put_away = Signal()
    """It is not wanted any more."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("log")
        self.setAllowedAreas(Qt.DockWidgetArea.LeftDockWidgetArea | Qt.DockWidgetArea.RightDockWidgetArea)
        self._lines: list[Line] = []
        self._title, self._close = label("strong"), button("tool", "×")
        self._close.clicked.connect(self.put_away)
        self.list = QListWidget()
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.setWordWrap(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.itemClicked.connect(self._look)
        self.list.itemActivated.connect(self._look)
        self._arrange()
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything in the language of the day; the lines are said anew by ``show_lines``."""
        self._title.setText(self.tr("Log"))
        self.setWindowTitle(self._title.text())
        self._close.setToolTip(self.tr("Close"))
        self._close.setAccessibleName(self._close.toolTip())
        self.list.setAccessibleName(self._title.text())

    def show_lines(self, lines: Sequence[Line]) -> None:
        """Show these lines, the newest at the foot. Those that stand there already stay."""
        same = next((place for place, line in enumerate(self._lines) if lines[place : place + 1] != (line,)), None)
        if same is not None:
            for place in range(len(self._lines) - 1, same - 1, -1):
                self.list.takeItem(place)
            del self._lines[same:]
        for line in lines[len(self._lines) :]:
            item = QListWidgetItem(line.text)
            item.setData(POSITION, line.position)
            self.list.addItem(item)
            self._lines.append(line)
        self.list.scrollToBottom()

    def _look(self, item: QListWidgetItem) -> None:
        self.looked_at.emit(item.data(POSITION))

    def _arrange(self) -> None:
        head = QWidget()
        head.setProperty("role", "panel")
        head.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        row = QHBoxLayout(head)
        row.setContentsMargins(20, 8, 8, 0)
        row.addWidget(self._title, 1)
        row.addWidget(self._close)
        self.setTitleBarWidget(head)
        inner = QWidget()
        column = QVBoxLayout(inner)
        column.setContentsMargins(12, 4, 4, 8)
        column.addWidget(self.list)
        self.setWidget(inner)
        self.setMinimumWidth(style.px(300))
