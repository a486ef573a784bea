"""Content of the result card: lines and totals in columns, and remarks."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QLabel, QLayout, QLayoutItem, QWidget

from bluestick.app.rules.glossary_label import GlossaryLabel
from bluestick.app.widgets import style
from bluestick.app.widgets.buttons import button
from bluestick.app.widgets.labels import label, with_break_points
from bluestick.app.widgets.layouts import clear_layout, column_of, fill_standings, row_of
from bluestick.app.widgets.overlays import SIDE_MARGIN
from bluestick.tables.drawing.tooltip import literal_tooltip, unmarked
from bluestick.tables.widget.table import GameTable
from bluestick.text import common, game_texts
from bluestick.text.sheets import Entry, Result
from bluestick.text.spoken import join_sentences, spoken_text

HEAD = 104
"""Maximum width of a column heading, in pixels at the normal text size."""
BRIEF = 6
"""Maximum number of playing cards named beside a line."""


class ResultContent(QObject):
    """Layouts with the lines, totals and remarks of a result."""

    clause = Signal(str)
    """Emitted to open the rules; argument: the clause."""

    def __init__(self, table: GameTable[Any], parent: QObject) -> None:
        super().__init__(parent)
        self._words, self._game = table.explain_words, table.rules.id
        self._lines, self.totals = QGridLayout(), QGridLayout()
        self._cards: list[QLabel] = []  # labels beside lines
        self._heads: list[QLabel] = []  # headings of the columns of numbers
        for grid in (self._lines, self.totals):
            grid.setContentsMargins(SIDE_MARGIN, 0, SIDE_MARGIN, 0)
        self._remarks = column_of(spacing=4, margins=(SIDE_MARGIN, 0, SIDE_MARGIN, 0))
        self.column = column_of(self._lines, self._remarks, spacing=6, margins=(0, 0, 0, 0))
        self._tight = False

    def rows(self) -> list[list[QWidget]]:
        """Return the widgets by line; the last list has those of totals and remarks."""
        lines = [[*_row_widgets(self._lines, row)] for row in range(1, self._lines.rowCount())]
        return [*lines, [*_layout_widgets(self.totals), *_layout_widgets(self._remarks)]]

    def tighten(self, tight: bool) -> None:
        """Set the usual or the compact layout (``tight``).

        The latter has narrow margins, no playing cards beside lines, and headings wrapped at every word.
        """
        self._tight = tight
        for layout in (self._lines, self._remarks):
            layout.setContentsMargins(self._side_margin, 0, self._side_margin, 0)
        for cards in self._cards:
            cards.setHidden(tight)
        for head in self._heads:
            _fit_head(head, tight)
        for grid in (self._lines, self.totals):
            grid.setHorizontalSpacing(8 if tight else 14)
            grid.setVerticalSpacing(0 if tight else 1)
        self._align(len(self._heads))

    @property
    def _side_margin(self) -> int:
        return SIDE_MARGIN // 3 if self._tight else SIDE_MARGIN

    def needed_width(self) -> int:
        """Return the minimum width in which nothing is cut off."""
        for layout in (self._lines, self.column, self.totals):
            layout.invalidate()
        self.reserve_scroll_bar(0)
        return max(self._lines.minimumSize().width(), 0 if self._tight else self._longest_name_width())

    def reserve_scroll_bar(self, bar: int) -> None:
        """Keep the totals aligned with the lines, beside which a scroll bar takes ``bar`` pixels, 0: none."""
        self.totals.setContentsMargins(self._side_margin, 0, self._side_margin + bar, 0)

    def _longest_name_width(self) -> int:
        grid, longest = self.totals, 0
        for name in _column_widgets(grid, 0):
            if isinstance(name, QLabel):
                longest = max(longest, name.fontMetrics().horizontalAdvance(name.text()))
        columns = range(1, grid.columnCount())
        beside = sum(grid.columnMinimumWidth(column) + grid.horizontalSpacing() for column in columns)
        return longest + beside + 2 * SIDE_MARGIN + 4

    def fill(self, result: Result) -> None:
        self._cards, self._heads = [], []
        for layout in (self._lines, self.totals, self._remarks):
            clear_layout(layout)
        for grid in (self._lines, self.totals):
            for column in range(grid.columnCount()):
                grid.setColumnStretch(column, 0)
                grid.setColumnMinimumWidth(column, 0)
        self._write(self._lines, result.lines, result)
        if not any(result.sides):
            fill_standings(self.totals, result.totals)
        else:
            self._write(self.totals, result.totals, result)
            for side, name in enumerate(result.sides, start=1):
                self._heads.append(_heading_label(name))
                self._lines.addWidget(self._heads[-1], 0, side)
        for remark in result.remarks:
            self._remarks.addWidget(self._sentence(remark.text, remark.clause))

    def _write(self, grid: QGridLayout, entries: Sequence[Entry], result: Result) -> None:
        strong = grid is self.totals
        wrap = strong or not any(result.sides)
        for row, entry in enumerate(entries, start=1):
            grid.addWidget(self._name(entry, strong=strong, wrap=wrap), row, 0)
            for side, amount in enumerate(entry.amounts):
                made = label("number" if strong or side == result.own else "small", amount)
                made.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
                grid.addWidget(made, row, 1 + side)
            if entry.clause:
                grid.addWidget(self._link(entry.clause), row, 1 + len(entry.amounts))
        grid.setColumnStretch(0, 1)

    def _align(self, sides: int) -> None:
        """Give columns of lines and totals the same widths; ``sides``: number of amount columns."""
        for column in range(1, sides + 2):
            widths = [0]
            for widget in (*_column_widgets(self._lines, column), *_column_widgets(self.totals, column)):
                widget.ensurePolished()
                widths.append(min(widget.sizeHint().width(), widget.maximumWidth()))
            for grid in (self._lines, self.totals):
                grid.setColumnMinimumWidth(column, max(widths))

    def _name(self, entry: Entry, *, strong: bool, wrap: bool) -> QWidget:
        made = label("number" if strong else "small", with_break_points(entry.text), wrap=wrap)
        made.setToolTip(self._words(entry.text))
        beside = _cards_or_notes(entry)
        if not beside:
            return made
        both, cards = QWidget(), label("note", beside)
        cards.setAccessibleName(spoken_text(beside))
        self._cards.append(cards)
        row_of(made, (cards, 1), spacing=10, margins=(0, 0, 0, 0), inside=both)
        return both

    def _sentence(self, text: str, clause: str) -> QWidget:
        both, said = QWidget(), GlossaryLabel("small", self._game)
        said.clause.connect(self.clause)
        said.show_text(text)
        row_of((said, 1), (self._link(clause), Qt.AlignmentFlag.AlignTop), margins=(0, 0, 0, 0), inside=both)
        return both

    def _link(self, clause: str) -> QWidget:
        made = button("link", unmarked(game_texts.clause_name(clause)))
        told = common.read_clause(game_texts.clause_name(clause))
        made.setToolTip(literal_tooltip(told))
        made.setAccessibleName(told)
        made.clicked.connect(lambda: self.clause.emit(clause))
        return made


def _widgets(items: Iterable[QLayoutItem | None]) -> Iterator[QWidget]:
    widgets = (item.widget() for item in items if item is not None)
    return (widget for widget in widgets if widget is not None)


def _column_widgets(grid: QGridLayout, column: int) -> Iterator[QWidget]:
    return _widgets(grid.itemAtPosition(row, column) for row in range(grid.rowCount()))


def _row_widgets(grid: QGridLayout, row: int) -> Iterator[QWidget]:
    return _widgets(grid.itemAtPosition(row, column) for column in range(grid.columnCount()))


def _layout_widgets(layout: QLayout) -> Iterator[QWidget]:
    return _widgets(map(layout.itemAt, range(layout.count())))


def _heading_label(name: str) -> QLabel:
    made = label("label", with_break_points(name), wrap=True)
    made.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom)
    made.ensurePolished()
    return made


def _fit_head(head: QLabel, tight: bool) -> None:
    words = head.text().split() if tight else [head.text()]
    head.setFixedWidth(min(max(map(head.fontMetrics().horizontalAdvance, words)) + 4, style.px(HEAD)))


def _cards_or_notes(entry: Entry) -> str:
    """Return the text beside a line: its cards ("" if more than ``BRIEF``), without cards the explanations."""
    if entry.cards:
        game, _, _ = entry.clause.partition("#")
        return game_texts.parts(game, entry.cards) if len(entry.cards) <= BRIEF else ""
    return " · ".join(below.text for below in entry.below if not below.cards and not any(below.amounts))


def spoken_result(result: Result) -> str:
    """Return the whole result as one text, for screen readers."""
    lines = [result.title]
    for entry in (*result.lines, *result.totals):
        facts = (f"{side} {amount}".strip() for side, amount in zip(result.sides, entry.amounts, strict=True) if amount)
        lines.append(": ".join(filter(None, (entry.text, ", ".join(facts)))))
    return join_sentences((*lines, *(remark.text for remark in result.remarks)))
