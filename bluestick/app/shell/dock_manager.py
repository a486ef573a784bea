"""Dock manager: rules and score sheet docked, floating, or in place of the page."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, Signal
from PySide6.QtWidgets import QApplication, QMainWindow, QWidget

from bluestick.app.widgets import style
from bluestick.app.widgets.side_splitter import MIN_TABLE_WIDTH
from bluestick.games import GAMES
from bluestick.text import deals

if TYPE_CHECKING:
    from bluestick.app.play.page import TablePage
    from bluestick.app.play.score_sheet import ScoreSheet
    from bluestick.app.rules.viewer import RuleViewer
    from bluestick.app.shell.navigator import Navigator

RULES_WIDTH = 382
"""Width of a new dock in a window of at least ``WIDE_WINDOW``; in a narrower one it has its minimum width."""
WIDE_WINDOW = 1280
NARROW_TABLE = 480
"""Minimum width of a table beside a dock, the side panel of the table being hidden."""
MIN_HEIGHT_OF_TWO = 740
RESIZE_EDGE = 4


class DockManager(QObject):
    """Docks of the window: rules and score sheet."""

    tried = Signal(str, str, str)
    """Emitted to try an example of the rules; arguments: game, id of the lesson, name of its step."""

    def __init__(self, navigator: Navigator, central: QWidget, window: QMainWindow) -> None:
        super().__init__(window)
        self._navigator = navigator
        self._window = window
        self._central = central
        self.viewer: RuleViewer | None = None
        self.sheet: ScoreSheet | None = None
        self._navigator.message.installEventFilter(self)

    @property
    def docks(self) -> tuple[RuleViewer | ScoreSheet, ...]:
        return tuple(filter(None, (self.viewer, self.sheet)))

    @property
    def has_rules_open(self) -> bool:
        """Whether the rules are to be open at the next start."""
        return self.viewer is not None and not self.viewer.isHidden()

    def areas(self) -> tuple[QWidget, ...]:
        rules = (self.viewer.page,) if self.viewer is not None and self.viewer.isVisible() else ()
        return (*rules, self.sheet.tree) if self.sheet is not None and self.sheet.isVisible() else rules

    def cancel(self) -> bool:
        shown = next((dock for dock in self.docks if dock.isVisible()), None)
        if shown is not None:
            shown.close()
        return shown is not None

    def reopen(self, page: TablePage) -> None:
        """Reopen on the new ``page`` the docks that were open on the last table."""
        settings = self._navigator.settings
        if settings.rules_open and self.viewer is None:
            self.show_rules(page.clause)
        self.follow()
        if settings.sheet_open and page.sheet() is not None:
            self.show_sheet()
        self.make_room()

    def detach_page(self) -> None:
        if self.viewer is not None:
            self.viewer.page.table = None
        if self.sheet is not None:
            self.sheet.hide()
            self.sheet.forget()

    def clause(self) -> str:
        """Return the clause on the current situation on the table; without one, the beginning of the rules."""
        if self._navigator.table_page is not None:
            return self._navigator.table_page.clause
        read = self.viewer.game if self.viewer is not None else next(iter(GAMES))
        page = self._navigator.new_page or self._navigator.list_page
        return f"{page.game if page is not None else self._navigator.start_page.game or read}#"

    @property
    def game(self) -> str:
        return self.clause().partition("#")[0]

    def show_rules(self, clause: str) -> None:
        """Open the rules at a clause, ``halma#L7``, or at their beginning, ``halma#``."""
        from bluestick.app.rules.viewer import RuleViewer

        if self.viewer is None:
            self.viewer = RuleViewer(self._navigator.theme)
            self.viewer.message.connect(self._navigator.message.say)
            self.viewer.tried.connect(self.tried)
            self._add_dock(self.viewer)
        self.viewer.page.table = self._navigator.table_page.table if self._navigator.table_page is not None else None
        self.viewer.open(clause)
        self._show(self.viewer)

    def toggle_rules(self) -> None:
        clause = self.clause()
        if self.viewer is not None and self.viewer.isVisible() and self.viewer.clause == clause:
            self.viewer.close()
        else:
            self.show_rules(clause)
            assert self.viewer is not None
            self.viewer.read_out()

    def follow(self) -> None:
        clause = self.clause()
        viewer = self.viewer
        if viewer is not None and viewer.isVisible() and viewer.game != clause.partition("#")[0]:
            self.show_rules(clause)

    def show_sheet(self) -> None:
        from bluestick.app.play.score_sheet import ScoreSheet

        if self.sheet is None:
            self.sheet = ScoreSheet(self._navigator.theme)
            self.sheet.clause.connect(self.show_rules)
            self.sheet.count.connect(self._look_at_count)
            self.sheet.closed.connect(self._forget_sheet)
            self._add_dock(self.sheet)
        self.update_sheet()
        self._show(self.sheet)

    def toggle_sheet(self) -> None:
        if self.sheet is not None and not self.sheet.isHidden():
            self.sheet.close()
        else:
            self._navigator.settings.sheet_open = True
            self.show_sheet()

    def update_sheet(self) -> None:
        page = self._navigator.table_page
        sheet = page.sheet() if page is not None else None
        if self.sheet is not None and sheet is not None and page is not None:
            self.sheet.show_sheet(sheet)
            self.sheet.show_deal(deals.deal_heading(page.session.match))

    def make_room(self) -> None:
        """Hide the docks if there is no room beside them for a new lesson or review with its side panel."""
        self._central.show()  # a hidden page does not know its size
        if not self._has_room(self._shown_docks, whole=True):
            for dock in self._shown_docks:
                dock.leave()
        self.arrange()

    def arrange(self) -> None:
        window, docked = self._window, self._shown_docks
        page = self._central
        has_room = not docked or self._has_room(docked) or not self._navigator.message.isHidden()
        held = page.isAncestorOf(QApplication.focusWidget() or window)
        if page.isHidden() == has_room:
            page.setVisible(has_room)
            if not has_room and held:
                self.areas()[0].setFocus(Qt.FocusReason.OtherFocusReason)
        if has_room and docked and window.width() - sum(self._widths(docked, QWidget.width)) < MIN_TABLE_WIDTH:
            self._narrow(docked)

    def show_page(self) -> None:
        """Show the page if it is hidden for lack of room, before the state of the docks is saved."""
        page = self._central
        if page.isHidden():
            page.show()
            self._narrow(self._shown_docks)

    def _narrow(self, docked: list[RuleViewer | ScoreSheet]) -> None:
        self._window.resizeDocks(docked, [dock.minimumWidth() for dock in docked], Qt.Orientation.Horizontal)

    def show_panel(self) -> None:
        """Hide the docks if the side panel covers the table for lack of room."""
        page = self._navigator.table_page
        if page is not None and page.splitter.covers_table:
            for dock in self._shown_docks:
                dock.leave()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Rearrange the docks when the message bar appears or goes: with it, the page is never hidden."""
        if event.type() in (QEvent.Type.ShowToParent, QEvent.Type.HideToParent):
            self.arrange()
        return super().eventFilter(watched, event)

    def _add_dock(self, dock: RuleViewer | ScoreSheet) -> None:
        """Restore a dock at its saved place, or add it at the right."""
        window = self._window
        if not window.restoreDockWidget(dock):
            wide = style.px(RULES_WIDTH) if window.width() >= style.px(WIDE_WINDOW) else dock.minimumWidth()
            window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, dock)
            window.resizeDocks([dock], [wide], Qt.Orientation.Horizontal)
        dock.left.connect(self._rearrange_after_hiding)
        dock.topLevelChanged.connect(self.arrange)
        dock.dockLocationChanged.connect(self.arrange)

    def _show(self, dock: RuleViewer | ScoreSheet) -> None:
        dock.show()
        dock.raise_()
        for other in self._shown_docks:
            if other is not dock and not dock.isFloating() and not self._has_room(self._shown_docks):
                other.leave()  # hidden, but open again at the next start
        self.arrange()

    def _rearrange_after_hiding(self, held: bool) -> None:
        """Rearrange the window after a dock was hidden; ``held``: whether the dock had the focus."""
        window = self._window
        self.arrange()
        if held:
            window.activateWindow()
            self._navigator.areas()[0].setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def _shown_docks(self) -> list[RuleViewer | ScoreSheet]:
        return [dock for dock in self.docks if not dock.isHidden() and not dock.isFloating()]

    def _has_room(self, docked: list[RuleViewer | ScoreSheet], *, whole: bool = False) -> bool:
        """Return whether the page has room beside docks; ``whole``: with the side panel of a lesson or review."""
        window = self._window
        widths = self._widths(docked, QWidget.minimumWidth)
        rest = window.width() - sum(widths)
        table = self._navigator.table_page
        if table is None:
            least = _minimum_width(self._navigator.page, rest)
        else:
            least = table.splitter.needed if whole and not table.splitter.folds else style.px(NARROW_TABLE)
        stacked = len(docked) > len(widths) and window.height() < style.px(MIN_HEIGHT_OF_TWO)
        return not stacked and rest >= least

    def _widths(self, docked: list[RuleViewer | ScoreSheet], measure: Callable[[QWidget], int]) -> list[int]:
        """Return the widths of the columns of docks, at most one on each side; ``measure``: width of a dock."""
        sides: dict[Qt.DockWidgetArea, int] = {}
        for dock in docked:
            side = self._window.dockWidgetArea(dock)
            sides[side] = max(sides.get(side, 0), measure(dock) + RESIZE_EDGE)
        return list(sides.values())

    def _forget_sheet(self) -> None:
        self._navigator.settings.sheet_open = False

    def _look_at_count(self, number: int) -> None:
        if self._navigator.table_page is not None:
            self._navigator.table_page.controller.look_at_scored_deal(number)


def _minimum_width(page: QWidget, width: int) -> int:
    """Return the minimum width of a page, measured at ``width``: a narrow page has smaller margins."""
    before = page.size()
    page.resize(width, before.height())
    QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)  # updates the size hints of its parts
    least = page.minimumSizeHint().width()
    page.resize(before)
    return least
