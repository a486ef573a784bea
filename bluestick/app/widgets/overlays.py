"""Overlays over a table: final banner, hot-seat curtain."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QPushButton, QWidget

from bluestick.app.widgets import style
from bluestick.app.widgets.announcer import announce, clear_announcements
from bluestick.app.widgets.buttons import button
from bluestick.app.widgets.labels import label
from bluestick.app.widgets.layouts import Part, WovenBand, clear_layout, column_of, fill_standings, row_of
from bluestick.app.widgets.score_chart import ChartPoint, ScoreChart
from bluestick.engine.seats import Seat
from bluestick.tables.drawing.theme import Theme
from bluestick.tables.drawing.tooltip import unmarked
from bluestick.text import common, deals, game_texts
from bluestick.text.sheets import Entry

if TYPE_CHECKING:
    from bluestick.tables.widget.table import GameTable

SIDE_MARGIN = 33
KEY_DELAY = 700
"""Milliseconds in which a new curtain ignores keys: the player before may press one more by mistake."""
CONFIRM_KEYS = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
MIN_DEALS = 3
"""Minimum number of deals in a match for which the banner shows a chart."""
MIN_CHART_HEIGHT = 680
"""Minimum height of the table, in pixels at the normal text size, at which the banner shows a chart."""


class Overlay(QWidget):
    """Base class of widgets shown over a table without changing the table's layout."""

    def __init__(self, table: QWidget) -> None:
        super().__init__(table)
        self._table = table
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        table.installEventFilter(self)
        super().hide()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self.place()
        return super().eventFilter(watched, event)

    def place(self) -> None:
        raise NotImplementedError


class Banner(Overlay):
    """Banner at the end of a match: result, final standings, buttons for what to do next."""

    clause = Signal(str)

    def __init__(self, table: GameTable[Any], theme: Theme) -> None:
        super().__init__(table)
        self.setProperty("role", "banner")
        self._clause = ""
        self._band = WovenBand(theme, 16)
        self._text = label("outcome", wrap=True)
        self._text.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._link = button("link")
        self._link.clicked.connect(lambda: self.clause.emit(self._clause))
        self.again, self.deal, self.look_back = button("primary"), button(), button()
        self.deal.hide()  # until the match is known to have a deal number
        self.review, self.shelf = button(), button()
        self._ways = (self.again, self.deal, self.review, self.look_back, self.shelf)
        self._buttons = row_of(None, *self._ways, None, spacing=8)
        self._standing = QGridLayout()
        self._standing.setHorizontalSpacing(14)
        self._standing.setVerticalSpacing(2)
        self.course_head, self.course = label("label"), ScoreChart(theme)
        self.course.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.course.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._has_course = False
        link = (self._link, Qt.AlignmentFlag.AlignCenter)
        parts: tuple[Part, ...] = (self._text, self._standing, self.course_head, self.course, link, 12, self._buttons)
        inner = column_of(*parts, spacing=8, margins=(SIDE_MARGIN, 20, SIDE_MARGIN, 0))
        self._column = column_of(self._band, inner, spacing=0, margins=(1, 14, 1, 20), inside=self)

    @property
    def text(self) -> str:
        return self._text.text()

    def retranslate(self) -> None:
        self.again.setText(self.tr("Play again"))
        self.deal.setText(deals.this_deal_label())
        self.look_back.setText(self.tr("Look back"))
        #: Button: what the decisions of the match were worth
        self.review.setText(common.review())
        self.shelf.setText(common.all_games())

    def set_theme(self, theme: Theme) -> None:
        self._band.set_theme(theme)
        self.course.set_theme(theme)

    def show_score_chart(self, head: str, course: Sequence[int]) -> None:
        """Set the title of the chart, and its values: a player's points ahead after each deal."""
        self._has_course = len(course) >= MIN_DEALS
        self.course_head.setText(head.upper())
        self.course.setAccessibleName(head)
        self.course.setAccessibleDescription(", ".join(map(str, course)))
        self.course.show_points([ChartPoint(float(ahead), None) for ahead in course], len(course) - 1)

    def show_outcome(self, text: str, clause: str, standing: Sequence[Entry]) -> None:
        """Show the result (``text``) with its clause, and the final standings."""
        self._clause = clause
        self._text.setText(text)
        clear_layout(self._standing)
        fill_standings(self._standing, standing)
        scores = " · ".join(f"{entry.text}: {entry.amounts[0]}" for entry in standing)
        self.again.setAccessibleDescription(f"{text} {scores}".rstrip())
        self._link.setText(self.tr("Clause {clause}").format(clause=game_texts.clause_name(clause)))
        self.show()
        self.raise_()
        self.place()
        announce(self, self.again.accessibleDescription())
        self.again.setFocus(Qt.FocusReason.OtherFocusReason)

    def place(self) -> None:
        table = self._table
        for part in (self.course_head, self.course):
            part.setVisible(self._has_course and table.height() >= style.px(MIN_CHART_HEIGHT))
        ways = [made for made in self._ways if not made.isHidden()]
        row = 2 * SIDE_MARGIN + self._buttons.spacing() * (len(ways) - 1)
        for made in ways:
            made.ensurePolished()  # it may not have been shown yet
            row += made.sizeHint().width()
        narrow = row > table.width() - 32  # with rules or a score sheet docked beside it
        self._buttons.setDirection(QBoxLayout.Direction.TopToBottom if narrow else QBoxLayout.Direction.LeftToRight)
        width = min(max(style.px(440), self._column.minimumSize().width()), table.width() - 32)
        self.resize(width, max(self._column.heightForWidth(width), self._column.minimumSize().height()))
        self.move((table.width() - self.width()) // 2, max(0, (table.height() - self.height()) // 2))


class Curtain(Overlay):
    """Hot-seat curtain: hides the cards until the next player is there."""

    lifted = Signal()
    came = Signal(object)
    """Emitted when a player has chosen their own name after ``ask``; argument: their Seat."""

    def __init__(self, table: QWidget) -> None:
        super().__init__(table)
        self.setProperty("role", "page")
        self._text = label("heading", wrap=True)
        self._text.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.lift = button("large")
        self.lift.clicked.connect(self._lift)
        self.people: dict[Seat, QPushButton] = {}
        """Buttons with the players' names after ``ask``; empty after ``fall``."""
        self.rest = QTimer(self, singleShot=True, interval=KEY_DELAY)
        self.lift.installEventFilter(self)
        self._grid = QGridLayout()
        self._grid.setSpacing(12)
        lift = (self.lift, Qt.AlignmentFlag.AlignCenter)
        column = column_of(None, self._text, lift, self._grid, None, spacing=24, inside=self)
        column.setAlignment(self._grid, Qt.AlignmentFlag.AlignCenter)

    def fall(self, name: str) -> None:
        """Cover the table until the player called ``name`` confirms to be there."""
        self._clear()
        self.lift.setText(self.tr("Show the cards"))
        self.lift.show()
        self._cover_table(self.tr("Hand over to {name}").format(name=name), self.lift)

    def ask(self, names: Mapping[Seat, str]) -> None:
        """Cover the table until one of these players chooses their name."""
        self._clear()
        self.lift.hide()
        across = 2 if len(names) < 9 else 4
        for number, (seat, name) in enumerate(names.items()):
            made = button("plain", unmarked(name))
            made.clicked.connect(lambda _, seat=seat: self._seat_player(seat))
            made.installEventFilter(self)
            self._grid.addWidget(made, number // across, number % across)
            self.people[seat] = made
        self._cover_table(self.tr("Who sits at the table now?"), next(iter(self.people.values())))

    def _cover_table(self, text: str, first: QWidget) -> None:
        self._text.setText(text)
        self.show()
        self.raise_()
        self.place()
        clear_announcements(self.window())  # the next player must not hear announcements for the one before
        announce(self, text)
        self.rest.start()
        first.setFocus(Qt.FocusReason.OtherFocusReason)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and event.key() in CONFIRM_KEYS:
            return self.rest.isActive() or event.isAutoRepeat()
        return super().eventFilter(watched, event)

    def _clear(self) -> None:
        clear_layout(self._grid)
        self.people = {}

    def _lift(self) -> None:
        self.hide()
        self.lifted.emit()

    def _seat_player(self, seat: Seat) -> None:
        self.hide()
        self.came.emit(seat)

    def place(self) -> None:
        self.setGeometry(self._table.rect())
