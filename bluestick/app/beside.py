"""What stands beside the page: the rules, and the score sheet."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRect, Qt, QTimer
from PySide6.QtWidgets import QApplication, QWidget

from bluestick.app import own_window, style
from bluestick.app.body import LEAST
from bluestick.app.texts import deals
from bluestick.games import GAMES

if TYPE_CHECKING:
    from bluestick.app.dock import Dock
    from bluestick.app.new_match import NewMatch
    from bluestick.app.rule_viewer import RuleViewer
    from bluestick.app.score_sheet import ScoreSheet
    from bluestick.app.table_page import TablePage
    from bluestick.app.window import MainWindow

RULES = 382
"""How wide the rules are beside a page."""
WIDE = 1280
"""A page in a window less wide than this has no room for the rules beside it."""


class Beside(QObject):
    """Belongs to the window."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self.viewer: RuleViewer | None = None
        self.sheet: ScoreSheet | None = None
        self._introduces = False  # the rules have opened by themselves
        self._rules_put = False  # somebody has said where they are to be
        self._sheet_put = False  # somebody has drawn it away from the window, which had room for it

    @property
    def docks(self) -> tuple[RuleViewer | ScoreSheet, ...]:
        """Those that have been made."""
        return tuple(filter(None, (self.viewer, self.sheet)))

    @property
    def stays_open(self) -> bool:
        """Whether somebody wants the rules there the next time, too."""
        return self.viewer is not None and self.viewer.isVisible() and not self._introduces

    def areas(self) -> tuple[QWidget, ...]:
        """Where F6 leads, one after the other."""
        rules = (self.viewer.page,) if self.viewer is not None and self.viewer.isVisible() else ()
        return (*rules, self.sheet.tree) if self.sheet is not None and self.sheet.isVisible() else rules

    def cancel(self) -> bool:
        """Esc: away with the rules or the score sheet; False if neither is there."""
        if self.viewer is not None and self.viewer.isVisible():
            self.leave(self.viewer)
        elif self.sheet is not None and self.sheet.isVisible():
            self.toggle_sheet()
        else:
            return False
        return True

    def leave(self, dock: Dock) -> None:
        """Close what stands beside the page, and give the keyboard back to it."""
        window = self._window
        focus = QApplication.focusWidget()
        if focus is None or dock.isAncestorOf(focus):
            window.activateWindow()
            window.areas()[0].setFocus(Qt.FocusReason.OtherFocusReason)
        dock.close()

    def introduce(self, page: NewMatch) -> None:
        """The first time that a game is agreed its rules lie beside the form. They go with it."""
        settings = self._window.settings
        known = settings.introduced
        if page.game in known or settings.new_match(page.game):
            return
        if self.viewer is None or self.viewer.isHidden():
            self.show_rules(f"{page.game}#")
            self._introduces = True
        settings.introduced = known | {page.game}

    def come_back(self, page: TablePage) -> None:
        """A match has come to the table: what was open is that again."""
        settings = self._window.settings
        if settings.rules_open and self.viewer is None:
            self.show_rules(page.clause)
        if self.viewer is not None and self.viewer.isVisible():
            self._place_rules()
        self.follow()
        if settings.sheet_open and page.sheet() is not None:
            self.show_sheet()

    def forget_page(self) -> None:
        """The page goes. What spoke of it goes with it."""
        page = self._window.new_page
        if self.viewer is not None:
            self.viewer.page.table = None
            if self._introduces and page is not None and self.viewer.clause == f"{page.game}#":
                self.viewer.close()
        self._introduces = False
        if self.sheet is not None:
            self.sheet.hide()
            self.sheet.forget()
            if not self._sheet_put:
                self.sheet.setFloating(False)

    def clause(self) -> str:
        """What is going on; on the shelf the game where the keyboard is, or the one that was read last."""
        window = self._window
        if window.table_page is not None:
            return window.table_page.clause
        read = self.viewer.game if self.viewer is not None else next(iter(GAMES))
        page = window.new_page or window.list_page
        return f"{page.game if page is not None else window.shelf.game or read}#"

    def show_rules(self, clause: str) -> None:
        """Open the rules at a clause, ``halma#L7``, or at their beginning, ``halma#``."""
        from bluestick.app.rule_viewer import RuleViewer

        window = self._window
        if self.viewer is None:
            self.viewer = RuleViewer(window.theme)
            self.viewer.left.connect(partial(self.leave, self.viewer))
            self.viewer.told.connect(window.message.say)
            self.viewer.tried.connect(window.lessons.try_out)
            self._rules_put = window.restoreDockWidget(self.viewer)
            if not self._rules_put:
                window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, self.viewer)
                window.resizeDocks([self.viewer], [style.px(RULES)], Qt.Orientation.Horizontal)
            self.viewer.topLevelChanged.connect(self._keep_rules_put)
        self._place_rules()
        self.viewer.page.table = window.table_page.table if window.table_page is not None else None
        self.viewer.open(clause)
        self._make_room_for(self.viewer)
        self.viewer.show()
        self.viewer.raise_()

    def toggle_rules(self) -> None:
        """F1: the clause of what is going on; who sees it already wants it away."""
        clause = self.clause()
        if self.viewer is not None and self.viewer.isVisible() and self.viewer.clause == clause:
            self.leave(self.viewer)
        else:
            self.show_rules(clause)
            assert self.viewer is not None
            self.viewer.read_out()

    def follow(self) -> None:
        """Rules that are open are those of the game on the page."""
        clause = self.clause()
        viewer = self.viewer
        if viewer is not None and viewer.isVisible() and viewer.game != clause.partition("#")[0]:
            self.show_rules(clause)

    def _place_rules(self) -> None:
        """Beside a page that would be cut they have a window of their own, unless somebody has put them elsewhere."""
        window = self._window
        viewer = self.viewer
        if viewer is None or self._rules_put:
            return
        over = self._reading_room
        if viewer.isVisible() and viewer.isFloating() == (over is not None):
            return
        viewer.topLevelChanged.disconnect(self._keep_rules_put)
        viewer.setFloating(over is not None)
        viewer.topLevelChanged.connect(self._keep_rules_put)
        if over is not None:
            viewer.setGeometry(own_window.place(window, over))
            QTimer.singleShot(0, window, self._fit_rules)  # a page that is new may not have found its places yet

    def _fit_rules(self) -> None:
        over, viewer = self._reading_room, self.viewer
        if over is not None and viewer is not None and viewer.isFloating() and not self._rules_put:
            viewer.setGeometry(own_window.place(self._window, over))

    @property
    def _reading_room(self) -> QRect | None:
        """The part of a page that can be done without while the rules are read; None: the page can be narrower."""
        window = self._window
        if window.table_page is not None:
            return window.table_page.panel.reading_room
        narrow = window.width() < style.px(WIDE)
        return window.new_page.reading_room if window.new_page is not None and narrow else None

    def _keep_rules_put(self) -> None:
        self._rules_put = True

    def show_sheet(self) -> None:
        """Open the score sheet of the match on the table."""
        from bluestick.app.score_sheet import ScoreSheet

        window = self._window
        if self.sheet is None:
            self.sheet = ScoreSheet(window.theme)
            self.sheet.clause.connect(self.show_rules)
            self.sheet.count.connect(self._look_at_count)
            self.sheet.put_away.clicked.connect(self.toggle_sheet)
            if not window.restoreDockWidget(self.sheet):
                window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, self.sheet)
            self._sheet_put = self.sheet.isFloating()
            self.sheet.topLevelChanged.connect(self._keep_sheet_put)
        self.dock_sheet()
        if window.table_page is not None and not self._sheet_fits and not self._sheet_put:
            self.sheet.setFloating(True)  # beside it the table would be too small
            room = own_window.place(window, window.table_page.panel.reading_room)
            room.setLeft(min(room.left(), room.right() + 1 - self.sheet.minimumWidth()))
            self.sheet.setGeometry(room)
        self.update_sheet()
        self._make_room_for(self.sheet)
        self.sheet.show()
        self.sheet.raise_()

    def dock_sheet(self) -> None:
        """A score sheet that lies over the table stands beside it as soon as there is room."""
        if self.sheet is not None and self._sheet_fits and not self._sheet_put:
            self.sheet.setFloating(False)

    @property
    def _sheet_fits(self) -> bool:
        """Whether the table is large enough beside it."""
        return self.sheet is None or self._window.width() >= LEAST + self.sheet.minimumWidth()

    def _keep_sheet_put(self, is_free: bool) -> None:
        self._sheet_put = is_free and self._sheet_fits

    def _make_room_for(self, dock: Dock) -> None:
        """Of two that lie over the same part of a table nobody would see one: it goes."""
        for other in self.docks:
            both = other is not dock and dock.isFloating() and other.isFloating() and not self._rules_put
            if both and other.isVisible() and other.geometry().intersects(dock.geometry()):
                self.leave(other)

    def show_panel(self) -> None:
        """The panel has come over a small table, or gone: it is not covered as soon as it comes."""
        page = self._window.table_page
        if page is not None and page.body.lies_over:
            panel = own_window.room_of(page.panel)
            for dock in self.docks:
                if dock.isVisible() and dock.isFloating() and dock.geometry().intersects(panel):
                    self.leave(dock)

    def toggle_sheet(self) -> None:
        """The score sheet comes and goes."""
        window = self._window
        window.settings.sheet_open = self.sheet is None or self.sheet.isHidden()
        if window.settings.sheet_open:
            self.show_sheet()
        elif self.sheet is not None:
            self.leave(self.sheet)

    def update_sheet(self) -> None:
        """The score as it stands on the table."""
        page = self._window.table_page
        sheet = page.sheet() if page is not None else None
        if self.sheet is not None and sheet is not None and page is not None:
            self.sheet.show_sheet(sheet)
            self.sheet.show_deal(deals.heading(page.session.match))

    def _look_at_count(self, number: int) -> None:
        window = self._window
        if window.table_page is not None:
            window.table_page.look_at_count(number)
