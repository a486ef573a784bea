"""Result card over the table: what was counted, line by line, until it is closed.

Long, because lines, totals and remarks have to be fitted into one card.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QLayout, QVBoxLayout, QWidget

from bluestick.app.play.table_notice import covered
from bluestick.app.rules.glossary_label import GlossaryLabel
from bluestick.app.widgets import style
from bluestick.app.widgets.announcer import announce
from bluestick.app.widgets.buttons import button
from bluestick.app.widgets.labels import breakable, label
from bluestick.app.widgets.layouts import WovenBand, empty, line, write_standing
from bluestick.app.widgets.overlays import INSIDE, KEYS, Overlay
from bluestick.app.widgets.scroll_column import ScrollColumn
from bluestick.tables.drawing import free_rectangles
from bluestick.tables.drawing.theme import Theme
from bluestick.tables.drawing.tooltip import tip, unmarked
from bluestick.tables.widget.table import GameTable
from bluestick.text import common, game_texts
from bluestick.text.sheets import Entry, Result
from bluestick.text.spoken import sentences, spoken

REST = 400
"""Milliseconds in which a new card ignores keys, as the player may still press one for the trick before."""
EDGE = 8
"""Margin from the card to the edge of the table and to areas that it must not cover, in pixels."""
WIDTHS = (380, 420, 460, 540)
"""Preferred widths of the card; lines that need more get more."""
TRIED = 6
"""Maximum number of free rectangles in which a place for the card is tried."""
HEAD = 104
"""Maximum width of a column heading."""
BRIEF = 6
"""Maximum number of cards shown beside a line; the score sheet has them all."""


class _Way(NamedTuple):
    """Possible place of the card. Sorted by pixels scrolled out of sight, area covered, distance from the centre."""

    rolled: int
    covered: int
    away: int
    place: QRect
    room: QRect
    tight: bool


class ResultCard(Overlay):
    """Overlay with the result of a deal, line by line; used for all games. It stays until the player closes it."""

    gone = Signal()
    """Emitted when the card is hidden."""
    clause = Signal(str)
    """Emitted to show a clause of the rules; argument: the clause."""
    read = Signal()
    """Emitted when the player closes the card."""
    complete = Signal()
    """Emitted when all lines are shown, with the totals."""

    def __init__(self, table: GameTable[Any], theme: Theme) -> None:
        super().__init__(table)
        self._kept, self._occupied, self._words = table.kept_clear, table.occupied, table.explain_words
        self._guarded = table.guarded
        self._game = table.rules.id
        self._result: Result | None = None
        self.setProperty("role", "banner")
        self._band = WovenBand(theme, 16)
        self._title = label("outcome", wrap=True)
        self._title.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._lines, self._totals = QGridLayout(), QGridLayout()
        self._cards: list[QLabel] = []  # labels beside lines
        self._heads: list[QLabel] = []  # headings of the columns of numbers
        for grid in (self._lines, self._totals):
            grid.setContentsMargins(INSIDE, 0, INSIDE, 0)
        self._remarks = QVBoxLayout()
        self._remarks.setContentsMargins(INSIDE, 0, INSIDE, 0)
        self._remarks.setSpacing(4)
        self._told = QVBoxLayout()
        self._told.setContentsMargins(0, 0, 0, 0)
        self._told.setSpacing(6)
        self._told.addLayout(self._lines)
        self._told.addLayout(self._remarks)
        self._scroll = ScrollColumn(self._told)
        self.main = button("primary")
        """Button that shows all lines, then closes the card."""
        self.main.clicked.connect(self._push)
        self.main.installEventFilter(self)
        self._tight = False
        self._way = ""  # label of the button when all lines are shown
        self._coming: list[list[QWidget]] = []  # rows of widgets still hidden
        self._beat = QTimer(self)
        self._beat.timeout.connect(self._go_on)
        self.rest = QTimer(self, singleShot=True, interval=REST)
        self._column = column = QVBoxLayout(self)
        column.addWidget(self._band)
        column.addWidget(self._title)
        column.addWidget(self._scroll, 1)
        column.addWidget(line())
        column.addLayout(self._totals)
        column.addSpacing(4)
        column.addWidget(self.main, 0, Qt.AlignmentFlag.AlignCenter)

    @property
    def title(self) -> str:
        """Title of the displayed result."""
        return self._title.text()

    @property
    def runs(self) -> bool:
        """Whether some lines are still hidden, to appear one after the other."""
        return bool(self._coming)

    @property
    def text(self) -> str:
        """Whole content of the card as text, for screen readers."""
        result = self._result
        return "" if result is None else _spoken(result)

    def set_theme(self, theme: Theme) -> None:
        self._band.set_theme(theme)

    def show_result(self, result: Result, way: str, *, beat: int = 0, takes_focus: bool = True) -> None:
        """Show a result; ``way``: label of the button. The same result is not shown again after ``put_away``.

        ``beat``: milliseconds between lines; 0: all lines at once.
        """
        self._way = way
        if result == self._result:
            if not self.runs:
                self.main.setText(way)
            return
        self._end_run()
        self._fill(result)
        self.main.setText(way)
        self.show()
        self.raise_()
        self.place()
        if beat:
            self._run(beat)
        announce(self, self.text)
        if takes_focus:
            self.rest.start()
            self.main.setFocus(Qt.FocusReason.OtherFocusReason)

    def finish(self) -> bool:
        """Show all lines and the totals immediately; return whether any were hidden."""
        if not self.runs:
            return False
        self._end_run()
        self.rest.start()  # a second key press was meant for that
        self.complete.emit()
        return True

    def _push(self) -> None:
        if not self.finish():
            self.read.emit()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if not event.spontaneous():  # else only the window is hidden
            self.gone.emit()

    def put_away(self) -> None:
        """Hide the card and remember its result, which is not shown again."""
        super().hide()
        self._end_run()

    def hide(self) -> None:
        """Hide the card and forget its result."""
        super().hide()
        self._end_run()
        self._result = None

    def _run(self, beat: int) -> None:
        """Show the rows one after the other; the size of the card includes them from the beginning."""
        rows = range(1, self._lines.rowCount())
        self._coming = [[*_row(self._lines, row)] for row in rows]
        self._coming.append([*_all(self._totals), *_all(self._remarks)])
        for widget in (widget for row in self._coming for widget in row):
            kept = widget.sizePolicy()
            kept.setRetainSizeWhenHidden(True)
            widget.setSizePolicy(kept)
            widget.hide()
        #: Button while a hand is counted line by line: to the last line, at once
        self.main.setText(self.tr("Show all"))
        self._beat.start(beat)

    def _go_on(self) -> None:
        row = self._coming[0]
        if len(self._coming) == 1:
            self.finish()
            return
        del self._coming[0]
        for widget in row:
            widget.show()
        self._scroll.ensureWidgetVisible(row[0], 0, 0)

    def _end_run(self) -> None:
        self._beat.stop()
        coming, self._coming = self._coming, []
        for widget in (widget for row in coming for widget in row):
            widget.show()
        self.main.setText(self._way)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            QTimer.singleShot(0, self, self.place)  # when the cards on the table have moved
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and event.key() in KEYS:
            return watched is self.main and (self.rest.isActive() or event.isAutoRepeat())
        return False

    def place(self) -> None:
        if self._result is None:
            return
        for made in self.findChildren(QWidget):
            made.ensurePolished()  # it may not have been shown yet
        kept, guarded = self._kept(), self._guarded()
        found: list[_Way] = []
        for clear in ((*kept, *guarded), kept):  # rather cover a player's plate than hide a line, or cover the hand
            for tight in (False, True):
                if all(way.rolled for way in found):
                    found += self._ways(clear, tight=tight)
        best = min(found or self._ways((), tight=True), key=lambda way: way[:3], default=None)
        if best is None:
            return
        self._tighten(best.tight)
        self._needed()
        self._fit_in(best.place.width(), best.room)
        bars = Qt.ScrollBarPolicy
        # A visible scroll bar would stay: in the width that it leaves them, the lines wrap and need it.
        self._scroll.setVerticalScrollBarPolicy(bars.ScrollBarAsNeeded if best.rolled else bars.ScrollBarAlwaysOff)
        self.setGeometry(best.place)

    def _rooms(self, clear: Iterable[QRectF]) -> list[QRect]:
        """Return the rectangles of the table that overlap none of ``clear``, the highest first."""
        edges = (-EDGE, -EDGE, EDGE, EDGE)
        taken = [rect.toAlignedRect().adjusted(*edges) for rect in clear]
        inside = self._table.rect().adjusted(EDGE, EDGE, -EDGE, -EDGE)
        least = QSize(style.px(2 * HEAD), style.px(HEAD))
        return sorted(free_rectangles.rooms(inside, taken, least), key=lambda room: -room.height())

    def _ways(self, clear: Iterable[QRectF], *, tight: bool) -> Iterator[_Way]:
        """Yield possible places for the card that cover none of ``clear``; ``tight``: with the compact layout."""
        self._tighten(tight)
        needed, middle = self._needed(), self._table.rect().center()
        occupied = [rect.toAlignedRect() for rect in self._occupied()]
        for room in [room for room in self._rooms(clear) if room.width() >= needed][:TRIED]:
            for width in sorted({min(max(needed, style.px(width)), room.width()) for width in WIDTHS}):
                high, rolled = self._fit_in(width, room)
                if high <= room.height():
                    size = QSize(width, high)
                    wished = QRect(middle - QPoint(width // 2, high // 2), size)
                    place = free_rectangles.within(room, size, wished)
                    away = (place.center() - middle).manhattanLength()
                    yield _Way(rolled, covered(place, occupied), away, place, room, tight)

    def _tighten(self, tight: bool) -> None:
        """Set the compact layout: narrow margins, no cards beside lines, headings wrapped at every word."""
        self._tight = tight
        self._column.setContentsMargins(1, *((4, 1, 6) if tight else (10, 1, 14)))
        self._column.setSpacing(2 if tight else 6)
        for layout in (self._lines, self._remarks):
            layout.setContentsMargins(self._inside, 0, self._inside, 0)
        for cards in self._cards:
            cards.setHidden(tight)
        for head in self._heads:
            _fit_head(head, tight)
        for grid in (self._lines, self._totals):
            grid.setHorizontalSpacing(8 if tight else 14)
            grid.setVerticalSpacing(0 if tight else 1)
        self._align(len(self._heads))

    @property
    def _inside(self) -> int:
        return INSIDE // 3 if self._tight else INSIDE

    def _needed(self) -> int:
        """Return the minimum width of the card in which nothing is cut off."""
        for layout in (self._lines, self._told, self._totals, self._column):
            layout.invalidate()
        self._leave_beside(0)
        self._scroll.updateGeometry()
        least = max(self._lines.minimumSize().width(), self._column.minimumSize().width())
        return max(least, 0 if self._tight else self._longest()) + 2

    def _fit_in(self, width: int, room: QRect) -> tuple[int, int]:
        """Return the card's height at ``width``, and how many pixels of its lines are out of sight to fit ``room``."""
        self._leave_beside(0)
        lines = self._told.heightForWidth(width - 2)
        if lines < 0:  # no wrapping
            lines = self._told.minimumSize().height()
        self._scroll.setFixedHeight(lines)
        self._band.show()
        height = self._height(width)
        most = room.height()
        if height > most:
            self._band.hide()
            height = self._height(width)
        if height > most:
            self._leave_beside(self._scroll.verticalScrollBar().sizeHint().width())
            height = self._height(width)
            self._scroll.setFixedHeight(min(max(lines - (height - most), style.px(44)), lines))
            height = self._height(width)
        return height, lines - self._scroll.height()

    def _leave_beside(self, bar: int) -> None:
        """Align the columns of totals and lines; ``bar``: width of the scroll bar beside the lines."""
        self._totals.setContentsMargins(self._inside, 0, self._inside + bar, 0)

    def _longest(self) -> int:
        """Return the minimum width in which no label of a total wraps."""
        grid, longest = self._totals, 0
        for name in _column(grid, 0):
            if isinstance(name, QLabel):
                longest = max(longest, name.fontMetrics().horizontalAdvance(name.text()))
        columns = range(1, grid.columnCount())
        beside = sum(grid.columnMinimumWidth(column) + grid.horizontalSpacing() for column in columns)
        return longest + beside + 2 * INSIDE + 4

    def _height(self, width: int) -> int:
        self._column.invalidate()
        return max(self._column.heightForWidth(width), self._column.minimumSize().height())

    def _fill(self, result: Result) -> None:
        self._result = result
        self._cards, self._heads = [], []
        self._title.setText(breakable(result.title))
        for layout in (self._lines, self._totals, self._remarks):
            empty(layout)
        for grid in (self._lines, self._totals):
            for column in range(grid.columnCount()):
                grid.setColumnStretch(column, 0)
                grid.setColumnMinimumWidth(column, 0)
        self._write(self._lines, result.lines, result)
        if not any(result.sides):
            write_standing(self._totals, result.totals)
        else:
            self._write(self._totals, result.totals, result)
            for side, name in enumerate(result.sides, start=1):
                self._heads.append(_head(name))
                self._lines.addWidget(self._heads[-1], 0, side)
        for remark in result.remarks:
            self._remarks.addWidget(self._sentence(remark.text, remark.clause))
        self.setAccessibleName(result.title)
        self.main.setAccessibleDescription(_spoken(result))

    def _write(self, grid: QGridLayout, entries: Sequence[Entry], result: Result) -> None:
        strong = grid is self._totals
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
        """Give the columns of lines and totals the same widths; ``sides``: number of amount columns."""
        for column in range(1, sides + 2):
            widths = [0]
            for widget in (*_column(self._lines, column), *_column(self._totals, column)):
                widget.ensurePolished()
                widths.append(min(widget.sizeHint().width(), widget.maximumWidth()))
            for grid in (self._lines, self._totals):
                grid.setColumnMinimumWidth(column, max(widths))

    def _name(self, entry: Entry, *, strong: bool, wrap: bool) -> QWidget:
        made = label("number" if strong else "small", breakable(entry.text), wrap=wrap)
        made.setToolTip(self._words(entry.text))
        beside = _beside(entry)
        if not beside:
            return made
        both = QWidget()
        row = QHBoxLayout(both)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(10)
        row.addWidget(made)
        self._cards.append(label("note", beside))
        self._cards[-1].setAccessibleName(spoken(beside))
        row.addWidget(self._cards[-1], 1)
        return both

    def _sentence(self, text: str, clause: str) -> QWidget:
        both = QWidget()
        row = QHBoxLayout(both)
        row.setContentsMargins(0, 0, 0, 0)
        said = GlossaryLabel("small", self._game)
        said.clause.connect(self.clause)
        said.tell(text)
        row.addWidget(said, 1)
        row.addWidget(self._link(clause), 0, Qt.AlignmentFlag.AlignTop)
        return both

    def _link(self, clause: str) -> QWidget:
        made = button("link", unmarked(game_texts.clause_name(clause)))
        told = common.read_clause(game_texts.clause_name(clause))
        made.setToolTip(tip(told))
        made.setAccessibleName(told)
        made.clicked.connect(lambda: self.clause.emit(clause))
        return made


def _column(grid: QGridLayout, column: int) -> Iterator[QWidget]:
    """Yield the widgets in a column of a grid, from the top."""
    for row in range(grid.rowCount()):
        item = grid.itemAtPosition(row, column)
        widget = item.widget() if item is not None else None
        if widget is not None:
            yield widget


def _row(grid: QGridLayout, row: int) -> Iterator[QWidget]:
    """Yield the widgets in a row of a grid."""
    for column in range(grid.columnCount()):
        item = grid.itemAtPosition(row, column)
        widget = item.widget() if item is not None else None
        if widget is not None:
            yield widget


def _all(layout: QLayout) -> Iterator[QWidget]:
    """Yield the widgets in a layout."""
    for place in range(layout.count()):
        item = layout.itemAt(place)
        widget = item.widget() if item is not None else None
        if widget is not None:
            yield widget


def _head(name: str) -> QLabel:
    """Return a word-wrapped column heading with the name of a side."""
    made = label("label", breakable(name), wrap=True)
    made.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom)
    made.ensurePolished()
    return made


def _fit_head(head: QLabel, tight: bool) -> None:
    """Set the width of a heading to its text, or to its longest word if tight, at most ``HEAD``."""
    words = head.text().split() if tight else [head.text()]
    head.setFixedWidth(min(max(map(head.fontMetrics().horizontalAdvance, words)) + 4, style.px(HEAD)))


def _beside(entry: Entry) -> str:
    """Return the text beside a line: its cards, "" if there are more than ``BRIEF``; without cards its explanations."""
    if entry.cards:
        game, _, _ = entry.clause.partition("#")
        return game_texts.parts(game, entry.cards) if len(entry.cards) <= BRIEF else ""
    return " · ".join(below.text for below in entry.below if not below.cards and not any(below.amounts))


def _spoken(result: Result) -> str:
    """Return the whole result as one text, for screen readers."""
    lines = [result.title]
    for entry in (*result.lines, *result.totals):
        facts = (f"{side} {amount}".strip() for side, amount in zip(result.sides, entry.amounts, strict=True) if amount)
        lines.append(": ".join(filter(None, (entry.text, ", ".join(facts)))))
    return sentences((*lines, *(remark.text for remark in result.remarks)))
