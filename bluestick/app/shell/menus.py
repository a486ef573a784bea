"""Menus and actions of the window with their shortcuts."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtGui import QAction, QActionGroup, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QApplication, QMenu, QWidget
from shiboken6 import isValid

from bluestick.games import GAMES
from bluestick.tables.drawing.tooltip import tip, unmarked
from bluestick.tables.input.key_positions import second_chance
from bluestick.text import common, language
from bluestick.text.phrases import visible
from bluestick.text.players import form_name, opponents

if TYPE_CHECKING:
    from bluestick.app.shell.window import MainWindow

RECENT = 8
"""Maximum number of matches in progress listed in the menu."""


class Menus(QObject):
    """Menus of the window; each action is an attribute."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._before_menus: QWidget | None = None
        self._make_actions()
        self._make_menus()
        self.retranslate()

    def _make_actions(self) -> None:
        window = self._window
        on_table = window.navigator.on_table
        act = self._act
        self.new = act("new", window.navigator.new_match, "Ctrl+N", "F2")
        self.start_page = act("shelf", window.navigator.show_start_page, "Ctrl+Shift+N")
        self.restart = act("restart", window.navigator.restart, "F5")
        self.learn = act("learn", lambda: window.lessons.learn_here(window.docks.game), "Ctrl+L")
        self.open = act("open", window.navigator.files.open_file, "Ctrl+O")
        self.copy = act("copy", window.navigator.files.save_copy, "Ctrl+S")
        self.copy_log = act("copy_log", lambda: window.export.copy_log(), "Ctrl+Shift+C")
        self.copy_score = act("copy_score", lambda: window.export.copy_score(), "Shift+F4")
        self.print_score = act("print_score", lambda: window.export.print_score(), "Ctrl+Shift+P")
        self.save_score = act("save_score", lambda: window.export.save_score())
        self.review = act("review", window.reviews.ask_which, "Ctrl+R")
        self.finished = act("finished", window.dialogs.show_finished, "Ctrl+Shift+R")
        self.statistics = act("statistics", window.dialogs.show_statistics)
        self.quit = act("quit", window.close, "Ctrl+Q")
        self.undo = act("undo", lambda: on_table(lambda page: page.take_back()), "Ctrl+Z")
        self.redo = act("redo", lambda: on_table(lambda page: page.bring_back()), "Ctrl+Shift+Z", "Ctrl+Y")
        self.hint = act("hint", lambda: on_table(lambda page: page.ask_hint()), "H")
        self.coach = act("coach", window.navigator.toggle_coach, "C")
        self.coach.setCheckable(True)
        self.skip = act("skip", lambda: on_table(lambda page: page.skip()), "F8")
        self.call = act("call", lambda: on_table(lambda page: page.call()), "F7")
        self.options = act("options", lambda: on_table(lambda page: page.status.options()), "Shift+F1", "M")
        self.rest = act("rest", lambda: on_table(lambda page: page.move_helpers.claim()), "R")
        self.last = act("last", lambda: on_table(lambda page: page.status.last()), "L")
        self.table = act("table", lambda: on_table(lambda page: page.status.table()), "T")
        self.others = act("others", lambda: on_table(lambda page: page.status.others()), "O")
        self.score = act("score", lambda: on_table(lambda page: page.status.score()), "S")
        self.rules = act("rules", window.docks.toggle_rules, "F1")
        self.deal = act("deal", window.deals.show_of_table, "Ctrl+D")
        self.number = act("number", window.deals.by_number)
        self.sheet = act("sheet", window.docks.toggle_sheet, "F4")
        self.area = act("area", window.next_area, "F6")
        self.panel = act("panel", lambda: on_table(lambda page: page.splitter.toggle()), "F12")
        self.full = act("full", window.full_screen, "F11")
        self.menu = act("menu", self.drop_down, "F10")
        self.memory = act("memory", lambda: setattr(window.settings, "memory_aid", not window.settings.memory_aid))
        self.memory.setCheckable(True)
        self.settings = act("settings", window.dialogs.show_settings, "Ctrl+,")
        self.keys = act("keys", lambda: window.dialogs.show_shortcuts(window.docks.game), "Ctrl+?")
        self.about = act("about", window.dialogs.show_about)
        self.about_qt = act("about_qt", QApplication.aboutQt)
        window.addAction(self.menu)
        self._of_table = (
            self.restart, self.copy, self.copy_log, self.undo, self.redo, self.hint, self.coach, self.skip,
            self.call, self.rest, self.deal, self.options, self.last, self.table, self.others, self.score, self.panel,
        )  # fmt: skip
        self.memory.setChecked(window.settings.memory_aid)
        self.set_letter_keys()

    def _act(self, name: str, slot: Callable[[], object], *keys: str) -> QAction:
        made = QAction(self._window)
        made.setObjectName(name)
        made.setShortcuts([QKeySequence(key) for key in keys])
        made.triggered.connect(lambda: slot())
        return made

    def _make_menus(self) -> None:
        window = self._window
        bar = window.menuBar()
        self._menus = [bar.addMenu("") for _ in range(5)]
        for menu in self._menus:
            menu.aboutToHide.connect(lambda: QTimer.singleShot(0, window, self._leave_menus))
        game, move, view, settings, help_ = self._menus
        self._recent, self._opened, self._handouts, self._languages = (QMenu(window) for _ in range(4))
        self._recent.aboutToShow.connect(self._list_recent)
        self._opened.aboutToShow.connect(self._list_opened)
        self._opened.setToolTipsVisible(True)
        game.addActions([self.new, self.learn, self.start_page, self.restart])
        game.addSeparator()
        game.addMenu(window.deals.of_day)
        game.addActions([self.number, self.deal])
        game.addSeparator()
        game.addAction(self.open)
        game.addMenu(self._opened)
        game.addMenu(self._recent)
        game.addAction(self.copy)
        game.addMenu(self._handouts)
        self._handouts.addActions([self.copy_log, self.copy_score, self.print_score, self.save_score])
        game.addSeparator()
        game.addActions([self.review, self.finished])
        game.addAction(self.statistics)
        game.addAction(self.quit)
        move.addActions([self.undo, self.redo, self.hint, self.coach])
        move.addSeparator()
        move.addActions([self.skip, self.rest, self.call])
        move.addSeparator()
        move.addActions([self.options, self.last, self.table, self.others, self.score])
        view.addActions([self.rules, self.sheet, self.panel, self.memory, self.area, self.full])
        settings.addMenu(self._languages)
        settings.addSeparator()
        settings.addAction(self.settings)
        help_.addActions([self.rules, self.keys])
        help_.addSeparator()
        help_.addActions([self.about, self.about_qt])
        self._language_group = QActionGroup(window)
        for code in ("", *language.LANGUAGES):
            choice = self._languages.addAction(unmarked(language.NATIVE_NAMES.get(code, "")))
            choice.setCheckable(True)
            choice.setData(code)
            choice.triggered.connect(partial(setattr, window.settings, "language", code))
            self._language_group.addAction(choice)

    def _list_recent(self) -> None:
        window = self._window
        self._recent.clear()
        for saved in window.navigator.files.open_matches()[:RECENT]:
            setup = saved.agreed()
            if setup is not None:
                name = form_name(saved.game, setup.variant)
                text = f"{name} {opponents(GAMES[saved.game], setup, saved.players)}"
                self._recent.addAction(unmarked(text), partial(window.navigator.files.resume, saved.path))
        if self._recent.isEmpty():
            self._recent.addAction(self.tr("No matches in progress")).setEnabled(False)

    def _list_opened(self) -> None:
        window = self._window
        self._opened.clear()
        for path in window.navigator.files.opened():
            shown = self._opened.addAction(unmarked(visible(path.name)), partial(window.navigator.files.resume, path))
            shown.setToolTip(tip(str(path)))
        if self._opened.isEmpty():
            self._opened.addAction(self.tr("No recent files")).setEnabled(False)
            return
        self._opened.addSeparator()
        self._opened.addAction(self.tr("&Clear list"), partial(setattr, window.settings, "opened", ()))

    def show_possible(self) -> None:
        """Enable the actions and buttons that can be used on the current page, and disable all others."""
        page = self._window.navigator.table_page
        for action in self._of_table:
            action.setEnabled(page is not None)
        self.copy.setEnabled(page is not None and page.is_kept)
        counted = page is not None and page.sheet() is not None
        for action in (self.sheet, self.copy_score, self.print_score, self.save_score):
            action.setEnabled(counted)
        self.coach.setChecked(page is not None and page.coach.on)
        if page is None:
            return
        session = page.session
        self.coach.setEnabled(page.coach.possible)
        self.undo.setEnabled(session.can_undo)
        self.redo.setEnabled(session.can_redo)
        self.restart.setEnabled(session.can_restart)
        self.deal.setEnabled(page.plays and session.match.deal is not None)
        self.hint.setEnabled(page.can_hint)
        self.skip.setEnabled(page.can_skip)
        self.call.setEnabled(page.can_call)
        self.rest.setEnabled(page.move_helpers.can_claim)
        page.undo.setEnabled(session.can_undo)
        page.hint.setEnabled(page.can_hint)

    def set_letter_keys(self) -> None:
        """Set or remove the single-letter shortcuts, according to the settings."""
        window = self._window
        for action, letter, others in (
            (self.hint, "H", []),
            (self.coach, "C", []),
            (self.memory, "K", []),
            (self.rest, "R", []),
            (self.options, "M", ["Shift+F1"]),
            (self.last, "L", []),
            (self.table, "T", []),
            (self.others, "O", []),
            (self.score, "S", []),
        ):
            keys = [*others, letter] if window.settings.letter_keys else others
            action.setShortcuts([QKeySequence(key) for key in keys])
        self.show_keys()
        if "shortcuts" in window.dialogs.made:
            window.dialogs.made["shortcuts"].retranslate()

    def act_by_place(self, event: QKeyEvent) -> bool:
        """Trigger the action of the shortcut at a key's position, whatever letter the keyboard layout has there.

        Return whether an action was triggered; always False in text fields.
        """
        meant, focus = second_chance(event), QApplication.focusWidget()
        if meant is None or (focus is not None and focus.testAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled)):
            return False
        keys = QKeySequence(meant.keyCombination())
        actions = self._window.findChildren(QAction)
        action = next((action for action in actions if keys in action.shortcuts() and action.isEnabled()), None)
        if action is not None:
            action.trigger()
        return action is not None

    def show_keys(self) -> None:
        """Show the shortcuts of the actions on the buttons of the page."""
        page = self._window.navigator.table_page
        if page is not None:
            page.undo.show_key(self.undo.shortcut())
            page.hint.show_key(self.hint.shortcut())
            page.rules_button.show_key(self.rules.shortcut())
            page.move_helpers.rest.show_key(self.rest.shortcut())
            page.panel.spectator_bar.straight_on.show_key(self.skip.shortcut())
        for other in (self._window.navigator.new_page, self._window.navigator.list_page):
            if other is not None:
                other.rules_button.show_key(self.rules.shortcut())

    def retranslate(self) -> None:
        """Update all texts to the current language."""
        for menu, text in zip(
            self._menus,
            (self.tr("&Game"), self.tr("&Move"), self.tr("&View"), self.tr("&Settings"), self.tr("&Help")),
            strict=True,
        ):
            menu.setTitle(text)
        self._window.deals.of_day.setTitle(self.tr("&Deal of the day"))
        self._recent.setTitle(self.tr("M&atches in progress"))
        #: Menu: match files from elsewhere that were opened last
        self._opened.setTitle(self.tr("Recent fil&es"))
        self._handouts.setTitle(self.tr("&Print and copy"))
        self._languages.setTitle(self.tr("&Language"))
        self._language_group.actions()[0].setText(common.same_as_system())
        for action, text in (
            (self.new, self.tr("&New match…")),
            (self.learn, self.tr("&Lessons…")),
            (self.start_page, self.tr("&Choose a game")),
            (self.restart, self.tr("&Restart this match")),
            #: Menu: a match with the cards of a number, or of a code that somebody has given
            (self.number, self.tr("Deal by n&umber or code…")),
            (self.deal, self.tr("Th&is deal…")),
            (self.open, self.tr("&Open…")),
            (self.copy, self.tr("&Save a copy…")),
            (self.copy_log, self.tr("&Copy the log")),
            (self.copy_score, self.tr("Copy the &score")),
            (self.print_score, self.tr("&Print the score sheet…")),
            (self.save_score, self.tr("Save the score sheet as P&DF…")),
            #: Menu: say what the decisions of a saved match were worth
            (self.review, self.tr("Re&view a match…")),
            (self.finished, self.tr("&Finished matches…")),
            (self.statistics, self.tr("S&tatistics…")),
            (self.quit, self.tr("&Quit")),
            (self.undo, self.tr("&Undo")),
            (self.redo, self.tr("&Redo")),
            (self.hint, self.tr("&Hint")),
            (self.coach, self.tr("&Coach")),
            (self.skip, self.tr("S&kip to my turn")),
            (self.call, self.tr("Chan&ge player…")),
            (self.options, self.tr("&What can I do?")),
            (self.rest, self.tr("Claim the r&est")),
            (self.last, self.tr("Show the &last trick or move")),
            (self.table, self.tr("Describe the &table")),
            (self.others, self.tr("Describe the &opponents")),
            (self.score, self.tr("Read out the &score")),
            (self.rules, self.tr("&Rules")),
            (self.sheet, self.tr("&Score sheet")),
            #: Menu: show or hide what stands beside a table
            (self.panel, self.tr("Side &panel")),
            (self.memory, self.tr("&Mark cards I have seen")),
            (self.area, self.tr("&Next pane")),
            (self.full, self.tr("&Full screen")),
            (self.menu, self.tr("Menu")),
            (self.settings, self.tr("&Settings…")),
            (self.keys, self.tr("&Keyboard shortcuts")),
            (self.about, self.tr("&About bluestick")),
            (self.about_qt, self.tr("About &Qt")),
        ):
            action.setText(text)
        for choice in self._language_group.actions():
            choice.setChecked(choice.data() == self._window.settings.language)

    def drop_down(self) -> None:
        """Open the menu bar by keyboard; closing it returns the focus."""
        window = self._window
        self._before_menus = QApplication.focusWidget()
        window.menuBar().setFocus(Qt.FocusReason.MenuBarFocusReason)
        window.menuBar().setActiveAction(window.menuBar().actions()[0])

    def _leave_menus(self) -> None:
        """Return the focus from the menu bar when the last menu has closed; Qt does that only after Alt."""
        window = self._window
        before = self._before_menus
        if before is not None and QApplication.activePopupWidget() is None:
            self._before_menus = None
            if window.focusWidget() is window.menuBar():
                back = before if isValid(before) and before.isVisible() else window.navigator.areas()[0]
                back.setFocus(Qt.FocusReason.OtherFocusReason)
