"""History bar: step through earlier positions and back to the present."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from bluestick.app.play.shortcuts import TOUCHES, Shortcuts
from bluestick.app.widgets.buttons import button
from bluestick.tables.drawing.tooltip import literal_tooltip


class HistoryBar(QWidget):
    """Buttons to step through the match. A click leaves the focus on the table."""

    beginning = Signal()
    earlier = Signal()
    later = Signal()
    now = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.first, self.previous, self.following = button("step", "«"), button("step", "‹"), button("step", "›")
        self.back = button("primary")
        self.keys = Shortcuts()
        """Shortcuts used at earlier positions."""
        self._over = False
        self.row = row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(6)
        for made, signal in (
            (self.first, self.beginning),
            (self.previous, self.earlier),
            (self.following, self.later),
            (self.back, self.now),
        ):
            made.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            made.clicked.connect(signal)
            row.addWidget(made)
        self.hide()

    def add_keys(self, page: QWidget, table: QWidget, touched: Callable[[], object]) -> None:
        """Add shortcuts for the buttons to a page; keys that otherwise select on the table call ``touched``."""
        self.keys.add(page, {Qt.Key.Key_Home: self.first.click, Qt.Key.Key_Left: self.previous.click})
        self.keys.add(page, {Qt.Key.Key_Right: self.following.click, Qt.Key.Key_End: self.back.click})
        self.keys.add(table, dict.fromkeys(TOUCHES, touched), alone=True)

    def retranslate(self) -> None:
        _name_button(self.first, self.tr("To the beginning"))
        _name_button(self.previous, self.tr("Previous move"))
        _name_button(self.following, self.tr("Next move"))
        #: Button: away from an earlier moment of a match that is over
        over = self.tr("Back to the result")
        #: Button: away from an earlier moment of the match
        self.back.setText(over if self._over else self.tr("Back to the match"))

    def show_directions(self, *, earlier: bool, later: bool, over: bool) -> None:
        self.first.setEnabled(earlier)
        self.previous.setEnabled(earlier)
        self.following.setEnabled(later)
        self._over = over
        self.retranslate()


def _name_button(made: QPushButton, text: str) -> None:
    made.setToolTip(literal_tooltip(text))
    made.setAccessibleName(text)
