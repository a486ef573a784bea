"""Overlay with a picture of the last trick."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QGridLayout

from bluestick.app.play.table_notice import FloatingOverlay
from bluestick.app.widgets.announcer import announce
from bluestick.app.widgets.buttons import button
from bluestick.app.widgets.labels import label
from bluestick.tables.widget.table import GameTable
from bluestick.text import common


class LastTrick(FloatingOverlay):
    """Overlay with the last trick, updated during the match."""

    def __init__(self, table: GameTable[Any]) -> None:
        super().__init__(table)
        self.setProperty("role", "notice")
        self._guarded = lambda: [
            *table.uncovered_areas(),
            *table.trick_areas(),
        ]  # the current trick stays visible for comparison
        self._trick = table.last_trick
        self._is_open = False
        self._title, self._picture, self._close = label("strong"), label("picture"), button("link", "×")
        self._close.clicked.connect(self.dismiss)
        grid = QGridLayout(self)
        grid.setContentsMargins(14, 4, 6, 10)
        grid.setSpacing(2)
        grid.setColumnStretch(0, 1)
        grid.addWidget(self._title, 0, 0)
        grid.addWidget(self._close, 0, 1)
        grid.addWidget(self._picture, 1, 0, 1, 2, Qt.AlignmentFlag.AlignCenter)

    def retranslate(self) -> None:
        self._close.setToolTip(common.close_label())
        self._close.setAccessibleName(common.close_label())

    def toggle(self) -> bool:
        if not self.dismiss():
            self._show()
            if self._is_open:
                announce(self, f"{self._title.text()}: {self._picture.accessibleName()}")
        return self._is_open

    def dismiss(self) -> bool:
        was_open, self._is_open = self._is_open, False
        self.hide()
        return was_open

    def follow(self) -> None:
        if self._is_open:
            self._show()

    def _show(self) -> None:
        found = self._trick()
        self._is_open = found is not None
        self.setVisible(self._is_open)
        if found is not None:
            if found.is_trick:
                title = self.tr("Last trick", "the one that was taken just now, not that of the deal")
            else:
                #: Above the cards that were turned over when the round before was counted
                title = self.tr("Previous round")
            self._title.setText(title)
            self._picture.setPixmap(found.picture)
            self._picture.setAccessibleName(found.words)
            self.place()
            self.raise_()

    def place(self) -> None:
        size = self.sizeHint().boundedTo(QSize(self._table.width() - 32, self._table.height() - 32))
        self.move_to_best_place(size.width(), lambda wide: size.height(), size.width())
