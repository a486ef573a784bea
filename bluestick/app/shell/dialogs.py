"""Dialogs of the window, created on first use and kept."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:
    from bluestick.app.shell.deals import Deals
    from bluestick.app.shell.navigator import Navigator
    from bluestick.app.shell.review_flow import ReviewFlow
    from bluestick.app.widgets.dialog import Dialog
    from bluestick.engine.match import AnyMatch


class Dialogs(QObject):
    """Dialogs of the window, created on first use."""

    def __init__(self, navigator: Navigator, deals: Deals, reviews: ReviewFlow, window: QWidget) -> None:
        super().__init__(window)
        self._navigator = navigator
        self._deals = deals
        self._reviews = reviews
        self._window = window
        deals.wanted.connect(self.show_deal)
        self.created: dict[str, Dialog] = {}

    def show_settings(self) -> None:
        from bluestick.app.home.settings_dialog import SettingsDialog

        navigator, window = self._navigator, self._window
        navigator.sounds.prepare()  # a change of volume plays a sample
        self._show("preferences", lambda: SettingsDialog(navigator.settings, window))

    def show_statistics(self) -> None:
        from bluestick.app.home.statistics import StatisticsDialog

        navigator, window = self._navigator, self._window

        def make() -> Dialog:
            made = StatisticsDialog(navigator.store, navigator.theme, window)
            made.finished.connect(self.show_finished)
            made.table.connect(self._reviews.save_csv)
            return made

        self._show("statistics", make)

    def show_finished(self) -> None:
        self._show("finished", self._make_finished)

    def _make_finished(self) -> Dialog:
        from bluestick.app.home.finished_matches import FinishedDialog

        navigator, window = self._navigator, self._window
        made = FinishedDialog(navigator.store, window)
        made.review.connect(self._reviews.open)
        made.learn.connect(self._reviews.start_exercises)
        made.discard.connect(navigator.files.discard)
        made.deal.connect(self._deals.show_file_deal)
        return made

    def show_deal(self, match: AnyMatch) -> None:
        from bluestick.app.home.deal_dialog import DealDialog

        navigator, window = self._navigator, self._window

        def make() -> Dialog:
            made = DealDialog(navigator.store, window)
            made.again.connect(self._deals.play_again)
            made.save_failed.connect(self._deals.report_unsaved_comparison)
            return made

        shown = self._made("deal", make)
        assert isinstance(shown, DealDialog)
        shown.show_match(match)
        self._show("deal", make)

    def show_shortcuts(self, game: str) -> None:
        from bluestick.app.shell.shortcuts_dialog import ShortcutsDialog

        self._show("shortcuts", lambda: ShortcutsDialog(self._navigator.settings, self._window))
        shown = self.created["shortcuts"]
        assert isinstance(shown, ShortcutsDialog)
        shown.show_game(game)

    def show_about(self) -> None:
        from bluestick.app.desktop.about import AboutDialog

        self._show("about", lambda: AboutDialog(self._window))

    def _made(self, name: str, make: Callable[[], Dialog]) -> Dialog:
        if name not in self.created:
            self.created[name] = make()
        return self.created[name]

    def _show(self, name: str, make: Callable[[], Dialog]) -> None:
        dialog = self._made(name, make)
        dialog.show()
        dialog.raise_()
        dialog.activateWindow()
