"""Read-only session: a match is shown, but neither continued nor saved."""

from __future__ import annotations

from pathlib import Path

from bluestick.engine.match import AnyMatch
from bluestick.engine.rules import View
from bluestick.engine.seats import Seat
from bluestick.match.bot_client import BotClient
from bluestick.match.session import Session
from bluestick.store.journal import Journal
from bluestick.store.match_store import MatchStore


class ReadonlyJournal(Journal):
    """Journal that neither writes nor moves its file, such as that of a lesson."""

    def save(self, match: AnyMatch) -> None:
        """Do nothing."""

    def close(self, match: AnyMatch) -> None:
        """Do nothing: the file was not locked."""


class ReadonlySession(Session):
    """Session for pages that show a match without continuing it."""

    plays = has_present = is_hot_seat = can_undo = can_redo = can_hint = can_skip = can_claim = can_restart = False

    def __init__(self, match: AnyMatch, path: Path, saves: MatchStore, thinker: BotClient) -> None:
        super().__init__(match, ReadonlyJournal(path, saves), thinker)
        self.shows_all = False
        """Whether the cards of all players are shown."""

    def turn_table_to(self, position: int) -> None:
        """Show the table from the seat that decided at ``position``, if it is one of ``moments``."""
        self._viewer = self.moments.get(position, self._viewer)

    def set_viewer(self, seat: Seat) -> None:
        self._viewer = seat

    def view(self, seat: Seat | None, position: int | None = None) -> View:
        rules = self.match.rules
        view: View = (rules.open_view if self.shows_all else rules.view)(self._state(position), seat)
        return view

    def begin(self) -> None:
        """Do nothing: the match is not continued."""
