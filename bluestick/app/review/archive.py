"""A match that is looked at: nothing goes on in it, and nothing is written."""

from __future__ import annotations

from pathlib import Path

from bluestick.app.saves import Journal, Saves
from bluestick.app.session import Session
from bluestick.app.thinker import Thinker
from bluestick.engine.match import AnyMatch
from bluestick.engine.seats import Seat


class Unwritten(Journal):
    """The file of a match that stays as it is, and where it is."""

    def save(self, match: AnyMatch) -> None:
        """Nothing has happened."""

    def close(self, match: AnyMatch) -> None:
        """Nobody was kept from it."""


class Archive(Session):
    """What a page wants of a match, without going on with it."""

    can_undo = can_redo = can_skip = can_restart = False

    def __init__(self, match: AnyMatch, path: Path, saves: Saves, thinker: Thinker) -> None:
        super().__init__(match, Unwritten(path, saves), thinker)

    def look_through(self, seat: Seat) -> None:
        """From now on the table is seen with these eyes."""
        self._viewer = seat

    def begin(self) -> None:
        """There is nothing to go on with."""
