"""Menu bar of the window, made from the table of actions."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, Qt, QTimer
from PySide6.QtGui import QAction, QActionGroup, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QApplication, QMenu, QWidget
from shiboken6 import isValid

from bluestick.app.shell.actions import ACTIONS, MENUS, ActionRow, ActionState
from bluestick.games import GAMES
from bluestick.tables.drawing.tooltip import literal_tooltip, unmarked
from bluestick.tables.input.key_positions import us_layout_event
from bluestick.text import common, language
from bluestick.text.phrases import escape_invisible
from bluestick.text.players import form_name, opponents

if TYPE_CHECKING:
    from bluestick.app.shell.window import MainWindow

MAX_LISTED_MATCHES = 8


class Menus(QObject):
    """Menus of the window and their actions."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._before_menus: QWidget | None = None
        self.menus = {name: window.menuBar().addMenu("") for name in MENUS}
        for menu in self.menus.values():
            menu.aboutToHide.connect(lambda: QTimer.singleShot(0, window, self._leave_menus))
        self.menus["deal_of_day"] = window.deals.day_menu
        self.actions = {row.id: self._make_action(row) for row in ACTIONS}
        for row in ACTIONS:
            for name in row.menus:
                if row.separator and name == row.menus[-1]:
                    self.menus[name].addSeparator()
                self.menus[name].addAction(self.actions[row.id])
        window.addAction(self.actions["menu"])
        self.menus["open_matches"].aboutToShow.connect(self._list_matches)
        self.menus["opened_files"].aboutToShow.connect(self._list_files)
        self.menus["opened_files"].setToolTipsVisible(True)
        self._languages = QActionGroup(window)
        for code in ("", *language.LANGUAGES):
            choice = self.menus["language"].addAction(unmarked(language.NATIVE_NAMES.get(code, "")))
            choice.setCheckable(True)
            choice.setData(code)
            choice.triggered.connect(partial(setattr, window.settings, "language", code))
            self._languages.addAction(choice)
        self.update_actions()
        self.update_shortcuts()
        self.retranslate()

    def _make_action(self, row: ActionRow) -> QAction:
        window, call = self._window, row.call
        if call is None:
            return self.menus.setdefault(row.id, QMenu(window)).menuAction()
        made = QAction(window)
        made.setObjectName(row.id)
        made.setCheckable(row.is_checked is not None)
        made.triggered.connect(lambda: call(window))
        return made

    def _list_matches(self) -> None:
        menu, files = self.menus["open_matches"], self._window.navigator.files
        menu.clear()
        for saved in files.open_matches()[:MAX_LISTED_MATCHES]:
            setup = saved.valid_setup()
            if setup is not None:
                name = form_name(saved.game, setup.variant)
                text = f"{name} {opponents(GAMES[saved.game], setup, saved.players)}"
                menu.addAction(unmarked(text), partial(files.resume, saved.path))
        if menu.isEmpty():
            menu.addAction(self.tr("No matches in progress")).setEnabled(False)

    def _list_files(self) -> None:
        menu, window = self.menus["opened_files"], self._window
        menu.clear()
        for path in window.navigator.files.opened():
            shown = menu.addAction(unmarked(escape_invisible(path.name)), partial(window.navigator.files.resume, path))
            shown.setToolTip(literal_tooltip(str(path)))
        if menu.isEmpty():
            menu.addAction(self.tr("No recent files")).setEnabled(False)
            return
        menu.addSeparator()
        menu.addAction(self.tr("&Clear list"), partial(setattr, window.settings, "opened", ()))

    def update_actions(self) -> None:
        page = self._window.navigator.table_page
        state = ActionState.of(page, self._window.settings)
        for row in ACTIONS:
            self.actions[row.id].setEnabled(row.is_enabled(state))
            if row.is_checked is not None:
                self.actions[row.id].setChecked(row.is_checked(state))
        if page is not None:
            for button, name in ((page.header.undo, "undo"), (page.header.hint, "hint")):
                button.setEnabled(self.actions[name].isEnabled())

    def update_shortcuts(self) -> None:
        for row in ACTIONS:
            self.actions[row.id].setShortcuts(row.shortcuts(letters=self._window.settings.letter_keys))
        self.show_keys()

    def trigger_by_position(self, event: QKeyEvent) -> bool:
        """Trigger the shortcut at a key's position, whatever letter the keyboard layout has there.

        Return whether an action was triggered; always False in text fields.
        """
        meant, focus = us_layout_event(event), QApplication.focusWidget()
        if meant is None or (focus is not None and focus.testAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled)):
            return False
        keys = QKeySequence(meant.keyCombination())
        actions = self._window.findChildren(QAction)
        action = next((action for action in actions if keys in action.shortcuts() and action.isEnabled()), None)
        if action is not None:
            action.trigger()
        return action is not None

    def show_keys(self) -> None:
        navigator = self._window.navigator
        page = navigator.table_page
        if page is not None:
            for button, name in (
                (page.header.undo, "undo"),
                (page.header.hint, "hint"),
                (page.header.rules_button, "rules"),
                (page.move_helpers.rest, "rest"),
                (page.panel.spectator_bar.straight_on, "skip"),
            ):
                button.show_key(self.actions[name].shortcut())
        for other in (navigator.new_page, navigator.list_page):
            if other is not None:
                other.rules_button.show_key(self.actions["rules"].shortcut())

    def retranslate(self) -> None:
        for name, text in MENUS.items():
            self.menus[name].setTitle(QCoreApplication.translate("Menus", text))
        for row in ACTIONS:
            self.actions[row.id].setText(row.title())
        self._languages.actions()[0].setText(common.same_as_system())
        for choice in self._languages.actions():
            choice.setChecked(choice.data() == self._window.settings.language)

    def open_menu_bar(self) -> None:
        window = self._window
        self._before_menus = QApplication.focusWidget()
        window.menuBar().setFocus(Qt.FocusReason.MenuBarFocusReason)
        window.menuBar().setActiveAction(window.menuBar().actions()[0])

    def _leave_menus(self) -> None:
        """Return the focus when the last menu has closed; Qt does that only after Alt."""
        window = self._window
        before = self._before_menus
        if before is not None and QApplication.activePopupWidget() is None:
            self._before_menus = None
            if window.focusWidget() is window.menuBar():
                back = before if isValid(before) and before.isVisible() else window.navigator.areas()[0]
                back.setFocus(Qt.FocusReason.OtherFocusReason)
