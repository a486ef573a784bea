"""Result card over the table: the lines of a result, until the card is closed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from bluestick.app.play.result_content import HEAD, ResultContent, spoken_result
from bluestick.app.play.table_notice import covered_area
from bluestick.app.widgets import style
from bluestick.app.widgets.announcer import announce
from bluestick.app.widgets.buttons import button
from bluestick.app.widgets.labels import label, with_break_points
from bluestick.app.widgets.layouts import WovenBand, column_of, separator_line
from bluestick.app.widgets.overlays import CONFIRM_KEYS, Overlay
from bluestick.app.widgets.scroll_column import ScrollColumn
from bluestick.tables.drawing import free_rectangles
from bluestick.tables.drawing.theme import Theme
from bluestick.tables.widget.table import GameTable
from bluestick.text.sheets import Result

REST = 400
"""Milliseconds in which a new result card ignores keys: they may be meant for the last trick."""
EDGE = 8
"""Margin to the edge of the table and to areas that must not be covered, in pixels."""
WIDTHS = (380, 420, 460, 540)
"""Preferred widths of the result card, in pixels at the normal text size; long lines get more."""
TRIED = 6
"""Maximum number of free rectangles of the table in which a place is looked for."""


class _CardPlace(NamedTuple):
    """Possible place of the result card; the best has the smallest ``rolled``, ``covered``, ``away``.

    These are the pixels scrolled out of sight, the occupied area covered, and the distance from the centre.
    """

    rolled: int
    covered: int
    away: int
    place: QRect
    room: QRect
    tight: bool


class ResultCard(Overlay):
    """Panel with the result of a deal, line by line; stays until the player closes it."""

    clause = Signal(str)
    """Emitted to open the rules; argument: the clause."""
    closed = Signal()
    counted = Signal()
    """Emitted when all lines and the totals are shown."""

    def __init__(self, table: GameTable[Any], theme: Theme) -> None:
        super().__init__(table)
        self._kept, self._occupied = table.protected_areas, table.occupied_areas
        self._guarded = table.uncovered_areas
        self._result: Result | None = None
        self.setProperty("role", "banner")
        self._band = WovenBand(theme, 16)
        self._title = label("outcome", wrap=True)
        self._title.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._content = content = ResultContent(table, self)
        content.clause.connect(self.clause)
        self._scroll = ScrollColumn(content.column)
        self.button = button("primary")
        """Button that shows all lines, then closes the card."""
        self.button.clicked.connect(self._press_button)
        self.button.installEventFilter(self)
        self._way = ""  # label of the button when all lines are shown
        self._coming: list[list[QWidget]] = []  # rows of widgets still hidden
        self._beat = QTimer(self)
        self._beat.timeout.connect(self._go_on)
        self.key_pause = QTimer(self, singleShot=True, interval=REST)
        end = 4, (self.button, Qt.AlignmentFlag.AlignCenter)
        self._column = column_of(
            self._band, self._title, (self._scroll, 1), separator_line(), content.totals, *end, inside=self
        )

    @property
    def title(self) -> str:
        return self._title.text()

    @property
    def is_counting(self) -> bool:
        """Whether some lines are still to appear."""
        return bool(self._coming)

    @property
    def text(self) -> str:
        """Whole content, for screen readers."""
        result = self._result
        return "" if result is None else spoken_result(result)

    def set_theme(self, theme: Theme) -> None:
        self._band.set_theme(theme)

    def show_result(self, result: Result, way: str, *, beat: int = 0, takes_focus: bool = True) -> None:
        """Show a result, unless it is shown already; ``way``: label of the button that closes it.

        ``beat``: milliseconds between the lines; 0: all at once.
        """
        self._way = way
        if result == self._result:
            if not self.is_counting:
                self.button.setText(way)
            return
        self._end_run()
        self._result = result
        self._title.setText(with_break_points(result.title))
        self._content.fill(result)
        self.setAccessibleName(result.title)
        self.button.setAccessibleDescription(spoken_result(result))
        self.button.setText(way)
        self.show()
        self.raise_()
        self.place()
        if beat:
            self._begin_counting(beat)
        announce(self, self.text)
        if takes_focus:
            self.key_pause.start()
            self.button.setFocus(Qt.FocusReason.OtherFocusReason)

    def show_all(self) -> bool:
        """Show all lines and totals; return whether any were hidden."""
        if not self.is_counting:
            return False
        self._end_run()
        self.key_pause.start()  # a second key press was meant for that
        self.counted.emit()
        return True

    def _press_button(self) -> None:
        if not self.show_all():
            self.closed.emit()

    def hide(self) -> None:
        super().hide()
        self._end_run()
        self._result = None

    def _begin_counting(self, beat: int) -> None:
        """Show the rows one after the other, every ``beat`` milliseconds; the size of the panel does not change."""
        self._coming = self._content.rows()
        for widget in (widget for row in self._coming for widget in row):
            kept = widget.sizePolicy()
            kept.setRetainSizeWhenHidden(True)
            widget.setSizePolicy(kept)
            widget.hide()
        #: Button while a hand is counted line by line: to the last line, at once
        self.button.setText(self.tr("Show all"))
        self._beat.start(beat)

    def _go_on(self) -> None:
        row = self._coming[0]
        if len(self._coming) == 1:
            self.show_all()
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
        self.button.setText(self._way)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            QTimer.singleShot(0, self, self.place)  # when the cards on the table have moved
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and event.key() in CONFIRM_KEYS:
            return watched is self.button and (self.key_pause.isActive() or event.isAutoRepeat())
        return False

    def place(self) -> None:
        if self._result is None:
            return
        for made in self.findChildren(QWidget):
            made.ensurePolished()  # it may not have been shown yet
        kept, guarded = self._kept(), self._guarded()
        found: list[_CardPlace] = []
        for clear in ((*kept, *guarded), kept):  # rather cover a player's plate than hide a line, or cover the hand
            for tight in (False, True):
                if all(way.rolled for way in found):
                    found += self._ways(clear, tight=tight)
        best = min(found or self._ways((), tight=True), key=lambda way: way[:3], default=None)
        if best is None:
            return
        self._tighten(best.tight)
        self._needed_width()
        self._fitted_height(best.place.width(), best.room)
        bars = Qt.ScrollBarPolicy
        # A visible scroll bar would stay: in the width that it leaves them, the lines wrap and need it.
        self._scroll.setVerticalScrollBarPolicy(bars.ScrollBarAsNeeded if best.rolled else bars.ScrollBarAlwaysOff)
        self.setGeometry(best.place)

    def _free_rects(self, clear: Iterable[QRectF]) -> list[QRect]:
        """Return the free rectangles of the table, which overlap none of ``clear``, the tallest first."""
        edges = (-EDGE, -EDGE, EDGE, EDGE)
        taken = [rect.toAlignedRect().adjusted(*edges) for rect in clear]
        inside = self._table.rect().adjusted(EDGE, EDGE, -EDGE, -EDGE)
        least = QSize(style.px(2 * HEAD), style.px(HEAD))
        return sorted(free_rectangles.free_rooms(inside, taken, least), key=lambda room: -room.height())

    def _ways(self, clear: Iterable[QRectF], *, tight: bool) -> Iterator[_CardPlace]:
        self._tighten(tight)
        needed, middle = self._needed_width(), self._table.rect().center()
        occupied = [rect.toAlignedRect() for rect in self._occupied()]
        for room in [room for room in self._free_rects(clear) if room.width() >= needed][:TRIED]:
            for width in sorted({min(max(needed, style.px(width)), room.width()) for width in WIDTHS}):
                high, rolled = self._fitted_height(width, room)
                if high <= room.height():
                    size = QSize(width, high)
                    wished = QRect(middle - QPoint(width // 2, high // 2), size)
                    place = free_rectangles.nearest_inside(room, size, wished)
                    away = (place.center() - middle).manhattanLength()
                    yield _CardPlace(rolled, covered_area(place, occupied), away, place, room, tight)

    def _tighten(self, tight: bool) -> None:
        self._column.setContentsMargins(1, *((4, 1, 6) if tight else (10, 1, 14)))
        self._column.setSpacing(2 if tight else 6)
        self._content.tighten(tight)

    def _needed_width(self) -> int:
        needed = self._content.needed_width()
        self._column.invalidate()
        self._scroll.updateGeometry()
        return max(needed, self._column.minimumSize().width()) + 2

    def _fitted_height(self, width: int, room: QRect) -> tuple[int, int]:
        """Lay out the panel at ``width`` in the free rectangle ``room``.

        Return its height, and how many pixels of its lines have to be scrolled to.
        """
        self._content.reserve_scroll_bar(0)
        lines = self._content.column.heightForWidth(width - 2)
        if lines < 0:  # no wrapping
            lines = self._content.column.minimumSize().height()
        self._scroll.setFixedHeight(lines)
        self._band.show()
        height = self._height(width)
        most = room.height()
        if height > most:
            self._band.hide()
            height = self._height(width)
        if height > most:
            self._content.reserve_scroll_bar(self._scroll.verticalScrollBar().sizeHint().width())
            height = self._height(width)
            self._scroll.setFixedHeight(min(max(lines - (height - most), style.px(44)), lines))
            height = self._height(width)
        return height, lines - self._scroll.height()

    def _height(self, width: int) -> int:
        self._column.invalidate()
        return max(self._column.heightForWidth(width), self._column.minimumSize().height())
