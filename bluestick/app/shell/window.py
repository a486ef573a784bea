"""Main window: composes navigator, menus, docks and dialogs."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSize, Qt, QTimer
from PySide6.QtGui import QCloseEvent, QGuiApplication, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QMainWindow, QWidget

from bluestick.app.shell.appearance import Appearance
from bluestick.app.shell.deals import Deals
from bluestick.app.shell.dialogs import Dialogs
from bluestick.app.shell.dock_manager import DockManager
from bluestick.app.shell.lesson_flow import LessonFlow
from bluestick.app.shell.menus import Menus
from bluestick.app.shell.navigator import Navigator
from bluestick.app.shell.review_flow import ReviewFlow
from bluestick.app.widgets import focus_ring, style
from bluestick.app.widgets.layouts import column_of
from bluestick.store.match_store import MatchStore
from bluestick.store.settings import Settings

if TYPE_CHECKING:
    from bluestick.app.play.page import TablePage
    from bluestick.app.shell.export import MatchExport

USUAL_SIZE, SMALLEST_SIZE = QSize(1280, 800), QSize(640, 440)
DOCKS_VERSION = 1
"""Version for saveState. States of version 0 are ignored: they could contain docks floated by the program."""
FRAME_SIZE = QSize(16, 40)
"""Estimated space for the frame of a window; the true one is unknown before the window is shown."""


class MainWindow(QMainWindow):
    """Main window: a stack of pages, with menus, docks and dialogs."""

    def __init__(self, settings: Settings, store: MatchStore) -> None:
        super().__init__()
        focus_ring.install_focus_ring(style.application())
        self.settings = settings
        self.store = store
        self._ending = False
        self._resizing = QTimer(self, singleShot=True, interval=0)
        if style.resize_text(settings.text_size / 100, 1.0):
            style.apply_style(style.application(), style.theme(settings.theme))
        self.navigator: Navigator = Navigator(settings, store, self)
        navigator = self.navigator
        self.central = QWidget()
        """Current page, with the message bar above it."""
        self.setCentralWidget(self.central)
        column_of(navigator.message, (navigator.pages, 1), spacing=0, margins=(0, 0, 0, 0), inside=self.central)
        start_page = navigator.start_page
        navigator.pages.addWidget(start_page)  # last, because each change of parent restyles it
        least = SMALLEST_SIZE
        for screen in QGuiApplication.screens():
            least = least.boundedTo(screen.availableSize() - FRAME_SIZE)
        self.setMinimumSize(least)

        self.docks: DockManager = DockManager(navigator, self.central, self)
        self.deals: Deals = Deals(navigator, self)
        self.reviews: ReviewFlow = ReviewFlow(navigator, self)
        self.lessons: LessonFlow = LessonFlow(navigator)
        self.dialogs: Dialogs = Dialogs(navigator, self.deals, self.reviews, self)
        self.menus: Menus = Menus(self)
        self.appearance = Appearance(navigator, self.docks, self.dialogs, self)
        self.appearance.retranslated.connect(self._retranslate)
        self._resizing.timeout.connect(self.appearance.resize_text)
        self.lessons.actions = self.menus.actions["restart"], self.menus.actions["hint"]
        start_page.day.setMenu(self.deals.day_menu)
        start_page.learn.connect(self.lessons.show_list)
        start_page.keys.connect(lambda: self.dialogs.show_shortcuts(self.docks.game))
        start_page.settings.connect(self.dialogs.show_settings)
        start_page.statistics.connect(self.dialogs.show_statistics)
        self.docks.tried.connect(self.lessons.try_question)
        navigator.rules.connect(self.docks.show_rules)
        navigator.review_wanted.connect(self.reviews.open_table)
        navigator.deal_wanted.connect(self.deals.show_table_deal)
        navigator.closing.connect(self.docks.detach_page)
        navigator.coming.connect(self._connect_table)
        navigator.changed.connect(self.menus.update_actions)
        navigator.shown.connect(self._update_for_page)
        navigator.game_shown.connect(self.docks.follow)
        navigator.started.connect(self._reopen_docks)
        settings.changed.connect(self._setting_changed)
        self._restore_geometry()
        self.appearance.resize_text()
        navigator.show_start_page()

    @cached_property
    def export(self) -> MatchExport:
        from bluestick.app.shell.export import MatchExport

        return MatchExport(self.navigator, self)

    def _connect_table(self, page: TablePage) -> None:
        page.shown.connect(self.docks.update_sheet)
        page.splitter.changed.connect(self.docks.show_panel)
        self.menus.show_keys()

    def _update_for_page(self) -> None:
        self._show_title()
        self.menus.update_actions()
        self.menus.show_keys()
        self.docks.make_room()

    def _reopen_docks(self, page: TablePage) -> None:
        self._ending = False
        self.docks.reopen(page)

    def full_screen(self) -> None:
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def focus_next_area(self) -> None:
        """Move the focus to the next area (F6), such as table, moves, header or rules."""
        navigator = self.navigator
        shown = navigator.areas() if self.central.isVisible() else ()
        areas = (*shown, *navigator.message.areas(), *self.docks.areas())
        focus = QApplication.focusWidget() or self
        at = next((k for k, area in enumerate(areas) if area is focus or area.isAncestorOf(focus)), -1)
        following = areas[(at + 1) % len(areas)]
        following.activateWindow()
        following.setFocus(Qt.FocusReason.TabFocusReason)

    def _show_title(self) -> None:
        title = self.navigator.table_page.policy.title if self.navigator.table_page is not None else ""
        self.setWindowTitle(f"{title} – bluestick" if title else "bluestick")

    def close_without_asking(self) -> None:
        self.save_before_end()
        self.close()

    def save_before_end(self) -> None:
        """Save the match without a question when the desktop ends the session."""
        self._ending = True
        self.navigator.save_at_the_end()
        self.settings.stored.sync()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.appearance.retranslate()

    def _retranslate(self) -> None:
        self.menus.retranslate()
        self.lessons.refill()
        self._show_title()
        self.menus.show_keys()

    def _setting_changed(self, name: str) -> None:
        if name == "memory_aid":
            self.menus.update_actions()
        elif name == "letter_keys":
            self.menus.update_shortcuts()
            if "shortcuts" in self.dialogs.created:
                self.dialogs.created["shortcuts"].retranslate()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._resizing.start()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() != Qt.Key.Key_Escape:
            if not self.menus.trigger_by_position(event):
                super().keyPressEvent(event)
        elif self.navigator.table_page is not None and self.navigator.table_page.policy.escape():
            pass
        elif self.isFullScreen():
            self.full_screen()
        elif self.docks.cancel():
            pass
        elif self.navigator.table_page is not None:
            self.navigator.table_page.policy.leave()
        elif self.navigator.new_page is not None or self.navigator.list_page is not None:
            self.navigator.show_start_page()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Close without a question, unless saving has failed: every move is saved already."""
        if not self.navigator.may_leave(self.close):
            event.ignore()
            return
        self.settings.geometry = self.saveGeometry()
        self.settings.rules_open = self.docks.has_rules_open
        left = self.settings.table
        self.navigator.close_pages()
        self.docks.show_page()
        self.settings.state = self.saveState(DOCKS_VERSION)
        if self._ending:
            self.settings.table = left
        self.navigator.close()
        for dialog in self.dialogs.created.values():
            dialog.close()
        super().closeEvent(event)

    def _restore_geometry(self) -> None:
        """Restore geometry and docks on a screen that exists; maximise if the window does not fit."""
        self.restoreState(self.settings.state, DOCKS_VERSION)  # first: a maximised window restores it once more
        known = self.restoreGeometry(self.settings.geometry)
        if not known:
            self.resize(USUAL_SIZE)
        if not self.windowState() & (Qt.WindowState.WindowMaximized | Qt.WindowState.WindowFullScreen):
            place = self.geometry()
            screen = QGuiApplication.screenAt(place.center()) or QGuiApplication.primaryScreen()
            room = screen.availableGeometry()
            most = room.size() if known else room.size() - FRAME_SIZE
            if place.size().boundedTo(most) != place.size():
                self.resize(place.size().boundedTo(most))
                self.setWindowState(Qt.WindowState.WindowMaximized)
            elif known and not room.contains(place):
                place.moveCenter(room.center())
                self.setGeometry(place)
