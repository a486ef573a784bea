"""Deal numbers in the window: new match by number, same deal again, deal of the day, codes."""

from __future__ import annotations

from datetime import date
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QMenu

from bluestick.engine.chance import new_number, number_of_day, seated
from bluestick.engine.reading import RecordError
from bluestick.games import GAMES
from bluestick.store.match_store import Journal
from bluestick.tables.drawing.tooltip import unmarked
from bluestick.text import common, errors
from bluestick.text.players import form_name

if TYPE_CHECKING:
    from bluestick.app.shell.window import MainWindow
    from bluestick.engine.match import AnyMatch
    from bluestick.engine.record import Player
    from bluestick.engine.rules import Setup


class Deals(QObject):
    """Deal numbers in the window: new match by number, same deal again, deal of the day."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self.of_day = QMenu(window)
        """The forms of which there is a deal of the day; those begun today are ticked."""
        self.of_day.aboutToShow.connect(self._list_forms)

    def new(self, game: str, setup: Setup, players: tuple[Player, ...], number: int | None = None) -> AnyMatch:
        """A new match with any cards, or with those of a number."""
        from bluestick.engine.match import Match

        rules = GAMES[game]
        known = number is not None and (game, number) in self._window.saves.numbers()
        if rules.has_deals and number is None:
            number = new_number()
        if rules.seats_by_lot and number is not None:
            first, *others = players  # round a table it only matters who sits beside whom
            players = (first, *seated(number, others))
        return Match(rules, setup, players, deal=number, known=known)

    def show(self, match: AnyMatch) -> None:
        """The number of a match, and what can be done with it."""
        if match.deal is not None:
            self._window.dialogs.show_deal(match)

    def show_of_table(self) -> None:
        """Of the match on the table."""
        page = self._window.table_page
        if page is not None:
            self.show(page.session.match)

    def show_of_file(self, path: Path) -> None:
        """Of a saved match, which stays as it is; with a message if it cannot be read."""
        window = self._window
        try:
            match = Journal(path, window.saves).read()
        except RecordError as error:
            window.message.say(partial(errors.record_error, error, path.name))
        except OSError as error:
            window.message.say(partial(common.cannot_open, path.name, error.strerror or str(error)))
        else:
            self.show(match)

    def play_again(self, match: AnyMatch) -> None:
        """The same cards, the same seats."""
        from bluestick.engine.match import Match

        window = self._window
        again = Match(match.rules, match.setup, match.players, deal=match.deal, known=True)
        window.play(again, window.saves.create(again))

    def by_number(self) -> None:
        """The page for a new match, where a number or a code can be typed."""
        from bluestick.app.home.deal_choice import DealSource

        window = self._window
        game = window.table_page.game if window.table_page is not None else ""
        window.agree(next(one for one in (game, *GAMES) if one and GAMES[one].has_deals), cards=DealSource.NUMBER)

    def _list_forms(self) -> None:
        from bluestick.app.home.deal_choice import DealSource

        window, begun = self._window, self._window.saves.numbers()
        self.of_day.clear()
        for rules in GAMES.values():
            for form in rules.variants if rules.has_deals else ():
                act = self.of_day.addAction(unmarked(form_name(rules.id, form.id)))
                act.setCheckable(True)
                act.setChecked((rules.id, number_of_day(rules.id, form.id, date.today())) in begun)
                act.triggered.connect(partial(window.agree, rules.id, form.id, DealSource.DAY))

    def tell_unkept(self, reason: str) -> None:
        """What a comparison has come to cannot be written down."""
        self._window.message.say(
            lambda: self.tr("What the computer players made of it cannot be kept: {reason}").format(reason=reason),
            "compared",
        )
