"""Dialogs of the window, created on first use and kept."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction

if TYPE_CHECKING:
    from bluestick.app.shell.window import MainWindow
    from bluestick.app.widgets.dialog import Dialog
    from bluestick.engine.match import AnyMatch


class Dialogs(QObject):
    """Dialogs of the window, created on first use."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self.made: dict[str, Dialog] = {}

    def show_settings(self) -> None:
        """Settings apply as soon as they are changed."""
        from bluestick.app.home.settings_dialog import SettingsDialog

        window = self._window
        window.sounds.prepare()  # whoever chooses how loud it is hears it
        self._show("preferences", lambda: SettingsDialog(window.settings, window))

    def show_statistics(self) -> None:
        """How often who has won."""
        from bluestick.app.home.statistics import StatisticsDialog

        window = self._window

        def make() -> Dialog:
            made = StatisticsDialog(window.saves, window.theme, window)
            made.finished.connect(self.show_finished)
            made.table.connect(window.reviews.save_table)
            return made

        self._show("statistics", make)

    def show_finished(self) -> None:
        """All that have been played to their end."""
        self._show("finished", self._make_finished)

    def _make_finished(self) -> Dialog:
        from bluestick.app.home.finished_matches import FinishedDialog

        window = self._window
        made = FinishedDialog(window.saves, window)
        made.review.connect(window.reviews.open)
        made.learn.connect(window.reviews.learn)
        made.discard.connect(window.files.discard)
        made.deal.connect(window.deals.show_of_file)
        return made

    def show_deal(self, match: AnyMatch) -> None:
        """The number of a match, and what can be done with it."""
        from bluestick.app.home.deal_dialog import DealDialog

        window = self._window

        def make() -> Dialog:
            made = DealDialog(window.saves, window)
            made.again.connect(window.deals.play_again)
            made.unkept.connect(window.deals.tell_unkept)
            return made

        shown = self._made("deal", make)
        assert isinstance(shown, DealDialog)
        shown.show_match(match)
        self._show("deal", make)

    def show_shortcuts(self) -> None:
        """All keys, first those of the game on the page."""
        from bluestick.app.shell.shortcuts_dialog import ShortcutsDialog

        window = self._window
        own = Qt.FindChildOption.FindDirectChildrenOnly  # those of a table come and go
        self._show("shortcuts", lambda: ShortcutsDialog(window.findChildren(QAction, options=own), window))
        shown = self.made["shortcuts"]
        assert isinstance(shown, ShortcutsDialog)
        shown.show_game(window.beside.clause().partition("#")[0])

    def show_about(self) -> None:
        """What this is, and by whom."""
        from bluestick.app.desktop.about import AboutDialog

        self._show("about", lambda: AboutDialog(self._window))

    def _made(self, name: str, make: Callable[[], Dialog]) -> Dialog:
        if name not in self.made:
            self.made[name] = make()
        return self.made[name]

    def _show(self, name: str, make: Callable[[], Dialog]) -> None:
        dialog = self._made(name, make)
        dialog.show()
        dialog.raise_()
        dialog.activateWindow()
