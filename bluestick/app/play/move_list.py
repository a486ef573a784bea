"""Match log as a table of numbered moves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QIcon, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QHeaderView, QTableWidget, QTableWidgetItem

from bluestick.app.widgets import style
from bluestick.engine.match import AnyMatch
from bluestick.engine.seats import Seat
from bluestick.match import move_table
from bluestick.match.move_table import Place
from bluestick.tables.drawing.tooltip import literal_tooltip
from bluestick.text import game_texts

ROW, NARROW_ROW = 28, 21
"""Row height for two players, and for more."""
HEAD = 24


class MoveList(QTableWidget):
    """Table with a row per round and a column per seat. Selecting a move shows the table after it."""

    position_chosen = Signal(int)

    def __init__(self, seats: int) -> None:
        super().__init__(0, seats + 1)
        self.setProperty("role", "moves" if seats <= 2 else "narrow moves")
        self._played: tuple[Any, ...] = ()
        self._places: list[Place | None] = []
        self._following: Place | None = None
        self._filling = False
        self._called: tuple[tuple[QIcon, str], ...] = ((QIcon(), ""),) * seats
        self.horizontalHeader().setTextElideMode(Qt.TextElideMode.ElideRight)
        self.horizontalHeader().setHighlightSections(False)
        self.horizontalHeader().setSectionsClickable(False)
        self.horizontalHeader().setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self.verticalHeader().hide()
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.horizontalHeader().setSectionResizeMode(0, QHeaderView.ResizeMode.Fixed)
        self.horizontalHeader().setMinimumSectionSize(20)
        self._narrowest = self._least = 0
        self._seats = seats
        self.setShowGrid(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setTabKeyNavigation(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        style.apply_scaled(self, MoveList._set_row_heights)
        self.currentCellChanged.connect(self._point)

    def _set_row_heights(self) -> None:
        self.horizontalHeader().setFixedHeight(style.px(HEAD))
        row = style.px(ROW if self._seats <= 2 else NARROW_ROW)
        self.verticalHeader().setMinimumSectionSize(row)
        self.verticalHeader().setDefaultSectionSize(row)
        self._narrowest = style.px(44 if self._seats <= 2 else 21)
        self._least = 3 * row + style.px(HEAD) + 4
        self.setMinimumHeight(self._least)

    def set_seat_names(self, marks: Sequence[QIcon], names: Sequence[str]) -> None:
        self._called = tuple(zip(marks, names, strict=True))

    def show_played(self, match: AnyMatch, viewer: Seat | None, events: int | None = None) -> None:
        """Append new moves, or rebuild the list. ``events`` is ignored: a move is added at once."""
        self._filling = True
        order = move_table.seat_columns(match)
        for column, (mark, name) in enumerate(((QIcon(), ""), *(self._called[seat] for seat in order))):
            head = QTableWidgetItem(mark, name if len(order) <= 2 else "")  # with more columns only the emblem fits
            head.setData(Qt.ItemDataRole.AccessibleTextRole, name)
            head.setToolTip(literal_tooltip(name))
            self.setHorizontalHeaderItem(column, head)
        known = len(self._played) if match.played[: len(self._played)] == self._played else 0
        rows = self.rowCount() if known else 0
        self._played = match.played
        self._places, following = move_table.move_places(match)
        if not known:
            self.clearContents()
        elif self._following is not None:
            self.takeItem(self._following[0], self._following[1] + 1)
        self._following = following
        self.setRowCount(move_table.round_number(match))
        for row in range(rows, self.rowCount()):
            self._write((row, -1), str(row + 1))
        for played, place in zip(self._played[known:], self._places[known:], strict=True):
            if place is not None:
                self._write(place, game_texts.move(match.rules.id, match.rules.write(played.move)))
        if following is not None:
            self._write(following, "…")
        self.setColumnWidth(0, max(self._narrowest, self.sizeHintForColumn(0)))
        self._filling = False

    def forget(self) -> None:
        self._played = ()

    def point_at(self, position: int) -> None:
        self._filling = True
        place = self._places[position - 1] if position else None
        if place is None:
            self.setCurrentCell(-1, -1)
        else:
            self.setCurrentCell(place[0], place[1] + 1)
        if position == len(self._places):
            self.scrollToBottom()
        self._filling = False

    def positions(self) -> list[int]:
        return [position for position, place in enumerate(self._places, start=1) if place is not None]

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if not 0 <= self.currentRow() < self.rowCount() - 2:  # the player looks back
            self.scrollToBottom()

    def sizeHint(self) -> QSize:
        return QSize(style.px(200), self._least)

    def _write(self, place: Place, text: str) -> None:
        row, column = place
        item = QTableWidgetItem(text)
        if column < 0:
            item.setFlags(Qt.ItemFlag.NoItemFlags)
            item.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        elif text == "…":
            item.setFlags(Qt.ItemFlag.ItemIsEnabled)
        self.setItem(row, column + 1, item)

    def _point(self, row: int, column: int) -> None:
        if not self._filling and (row, column - 1) in self._places:
            self.position_chosen.emit(self._places.index((row, column - 1)) + 1)
