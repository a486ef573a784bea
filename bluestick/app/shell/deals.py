"""Deal numbers in the window: new match by number, same deal again, deal of the day, codes."""

from __future__ import annotations

from datetime import date
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QMenu, QWidget

from bluestick.engine.chance import daily_deal_number
from bluestick.games import GAMES
from bluestick.tables.drawing.tooltip import unmarked
from bluestick.text.players import form_name

if TYPE_CHECKING:
    from bluestick.app.shell.navigator import Navigator
    from bluestick.engine.match import AnyMatch


class Deals(QObject):
    """Deal actions of the window."""

    wanted = Signal(object)
    """Emitted to show the deal dialog of a match; argument: the match."""

    def __init__(self, navigator: Navigator, window: QWidget) -> None:
        super().__init__(navigator)
        self._navigator = navigator
        self.day_menu = QMenu(window)
        """Variants with a deal of the day (same cards for all); those begun today are checked."""
        self.day_menu.aboutToShow.connect(self._list_deal_variants)

    def show(self, match: AnyMatch) -> None:
        """Emit ``wanted`` for a match, unless it has no deal number."""
        if match.deal is not None:
            self.wanted.emit(match)

    def show_table_deal(self) -> None:
        page = self._navigator.table_page
        if page is not None:
            self.show(page.session.match)

    def show_file_deal(self, path: Path) -> None:
        """Show the deal dialog for a saved match; show a message if the file cannot be read."""
        read = self._navigator.files.read(path)
        if read is not None:
            self.show(read[0])

    def play_again(self, match: AnyMatch) -> None:
        from bluestick.engine.match import Match

        again = Match(match.rules, match.setup, match.players, deal=match.deal, known=True)
        self._navigator.play(again, self._navigator.store.create(again))

    def open_deal_by_number(self) -> None:
        from bluestick.app.home.deal_choice import DealSource

        game = self._navigator.table_page.game if self._navigator.table_page is not None else ""
        self._navigator.open_new_match(
            next(one for one in (game, *GAMES) if one and GAMES[one].has_deals), cards=DealSource.NUMBER
        )

    def _list_deal_variants(self) -> None:
        from bluestick.app.home.deal_choice import DealSource

        begun = self._navigator.store.known_deals()
        self.day_menu.clear()
        for rules in GAMES.values():
            for form in rules.variants if rules.has_deals else ():
                act = self.day_menu.addAction(unmarked(form_name(rules.id, form.id)))
                act.setCheckable(True)
                act.setChecked((rules.id, daily_deal_number(rules.id, form.id, date.today())) in begun)
                act.triggered.connect(partial(self._navigator.open_new_match, rules.id, form.id, DealSource.DAY))

    def report_unsaved_comparison(self, reason: str) -> None:
        """Show a message; ``reason``: the system's error."""
        self._navigator.message.say(
            lambda: self.tr("The comparison can’t be saved: {reason}").format(reason=reason),
            "compared",
        )
