"""The dialogs of the window: each is made when it is first asked for, and comes back as it was left."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction

if TYPE_CHECKING:
    from bluestick.app.dialog import Dialog
    from bluestick.app.window import MainWindow
    from bluestick.engine.match import AnyMatch


class Dialogs(QObject):
    """Belongs to the window."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self.made: dict[str, Dialog] = {}

    def show_settings(self) -> None:
        """Settings apply as soon as they are changed."""
        from bluestick.app.preferences import Preferences

        window = self._window
        window.sounds.prepare()  # whoever chooses how loud it is hears it
        self._show("preferences", lambda: Preferences(window.settings, window))

    def show_statistics(self) -> None:
        """How often who has won."""
        from bluestick.app.statistics import Statistics

        window = self._window

        def make() -> Dialog:
            made = Statistics(window.saves, window.theme, window)
            made.finished.connect(self.show_finished)
            made.table.connect(window.reviews.save_table)
            return made

        self._show("statistics", make)

    def show_finished(self) -> None:
        """All that have been played to their end."""
        self._show("finished", self._make_finished)

    def _make_finished(self) -> Dialog:
        from bluestick.app.finished import Finished

        window = self._window
        made = Finished(window.saves, window)
        made.review.connect(window.reviews.open)
        made.learn.connect(window.reviews.learn)
        made.discard.connect(window.files.discard)
        made.deal.connect(window.deals.show_of_file)
        return made

    def show_deal(self, match: AnyMatch) -> None:
        """The number of a match, and what can be done with it."""
        from bluestick.app.deal_window import DealWindow

        window = self._window

        def make() -> Dialog:
            made = DealWindow(window.saves, window)
            made.again.connect(window.deals.play_again)
            made.unkept.connect(window.deals.tell_unkept)
            return made

        shown = self._made("deal", make)
        assert isinstance(shown, DealWindow)
        shown.show_match(match)
        self._show("deal", make)

    def show_shortcuts(self) -> None:
        """All keys, first those of the game on the page."""
        from bluestick.app.shortcuts import Shortcuts

        window = self._window
        own = Qt.FindChildOption.FindDirectChildrenOnly  # those of a table come and go
        self._show("shortcuts", lambda: Shortcuts(window.findChildren(QAction, options=own), window))
        shown = self.made["shortcuts"]
        assert isinstance(shown, Shortcuts)
        shown.show_game(window.beside.clause().partition("#")[0])

    def show_about(self) -> None:
        """What this is, and by whom."""
        from bluestick.app.about import About

        self._show("about", lambda: About(self._window))

    def _made(self, name: str, make: Callable[[], Dialog]) -> Dialog:
        if name not in self.made:
            self.made[name] = make()
        return self.made[name]

    def _show(self, name: str, make: Callable[[], Dialog]) -> None:
        dialog = self._made(name, make)
        dialog.show()
        dialog.raise_()
        dialog.activateWindow()
