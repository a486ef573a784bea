"""Read-only session: shows a match without continuing or saving it."""

from __future__ import annotations

from pathlib import Path

from bluestick.engine.match import AnyMatch
from bluestick.engine.seats import Seat
from bluestick.match.bot_client import BotClient
from bluestick.match.session import Session
from bluestick.store.match_store import Journal, MatchStore


class ReadonlyJournal(Journal):
    """The file of a match that stays as it is, and where it is."""

    def save(self, match: AnyMatch) -> None:
        """Nothing has happened."""

    def close(self, match: AnyMatch) -> None:
        """Nobody was kept from it."""


class ReadonlySession(Session):
    """What a page wants of a match, without going on with it."""

    can_undo = can_redo = can_skip = can_restart = False

    def __init__(self, match: AnyMatch, path: Path, saves: MatchStore, thinker: BotClient) -> None:
        super().__init__(match, ReadonlyJournal(path, saves), thinker)

    def look_through(self, seat: Seat) -> None:
        """From now on the table is seen with these eyes."""
        self._viewer = seat

    def begin(self) -> None:
        """There is nothing to go on with."""
