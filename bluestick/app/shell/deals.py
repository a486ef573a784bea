"""Deal numbers in the window: new match by number, same deal again, deal of the day, codes."""

from __future__ import annotations

from datetime import date
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QMenu, QWidget

from bluestick.engine.chance import number_of_day
from bluestick.engine.reading import RecordError
from bluestick.games import GAMES
from bluestick.store.match_store import Journal
from bluestick.tables.drawing.tooltip import unmarked
from bluestick.text import common, errors
from bluestick.text.players import form_name

if TYPE_CHECKING:
    from bluestick.app.shell.navigator import Navigator
    from bluestick.engine.match import AnyMatch


class Deals(QObject):
    """Deal numbers in the window: new match by number, same deal again, deal of the day."""

    wanted = Signal(object)
    """The number of a match, and what can be done with it, are to be shown."""

    def __init__(self, navigator: Navigator, window: QWidget) -> None:
        super().__init__(navigator)
        self._navigator = navigator
        self.of_day = QMenu(window)
        """The forms of which there is a deal of the day; those begun today are ticked."""
        self.of_day.aboutToShow.connect(self._list_forms)

    def show(self, match: AnyMatch) -> None:
        """Ask for the dialog with the number of a match, if it has one."""
        if match.deal is not None:
            self.wanted.emit(match)

    def show_of_table(self) -> None:
        """Of the match on the table."""
        page = self._navigator.table_page
        if page is not None:
            self.show(page.session.match)

    def show_of_file(self, path: Path) -> None:
        """Of a saved match, which stays as it is; with a message if it cannot be read."""
        navigator = self._navigator
        try:
            match = Journal(path, navigator.store).read()
        except RecordError as error:
            navigator.message.say(partial(errors.record_error, error, path.name))
        except OSError as error:
            navigator.message.say(partial(common.cannot_open, path.name, error.strerror or str(error)))
        else:
            self.show(match)

    def play_again(self, match: AnyMatch) -> None:
        """The same cards, the same seats."""
        from bluestick.engine.match import Match

        navigator = self._navigator
        again = Match(match.rules, match.setup, match.players, deal=match.deal, known=True)
        navigator.play(again, navigator.store.create(again))

    def by_number(self) -> None:
        """The page for a new match, where a number or a code can be typed."""
        from bluestick.app.home.deal_choice import DealSource

        navigator = self._navigator
        game = navigator.table_page.game if navigator.table_page is not None else ""
        navigator.open_new_match(
            next(one for one in (game, *GAMES) if one and GAMES[one].has_deals), cards=DealSource.NUMBER
        )

    def _list_forms(self) -> None:
        from bluestick.app.home.deal_choice import DealSource

        navigator = self._navigator
        begun = navigator.store.numbers()
        self.of_day.clear()
        for rules in GAMES.values():
            for form in rules.variants if rules.has_deals else ():
                act = self.of_day.addAction(unmarked(form_name(rules.id, form.id)))
                act.setCheckable(True)
                act.setChecked((rules.id, number_of_day(rules.id, form.id, date.today())) in begun)
                act.triggered.connect(partial(navigator.open_new_match, rules.id, form.id, DealSource.DAY))

    def tell_unkept(self, reason: str) -> None:
        """What a comparison has come to cannot be written down."""
        self._navigator.message.say(
            lambda: self.tr("What the computer players made of it cannot be kept: {reason}").format(reason=reason),
            "compared",
        )
