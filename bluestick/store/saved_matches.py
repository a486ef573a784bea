"""Lists of saved matches, summarised from the first and last lines of their files."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from math import inf
from pathlib import Path
from typing import TYPE_CHECKING, overload

from bluestick.engine.record_file import LONGEST, RecordError, contents
from bluestick.engine.safe_open import open_regular
from bluestick.games import GAMES
from bluestick.store.files import SUFFIX
from bluestick.store.journal import parse_record

if TYPE_CHECKING:
    from bluestick.engine.record import Player, Record
    from bluestick.engine.rules import Setup
    from bluestick.engine.seats import Seat

DAY, YEAR_9999 = 86_400, 253_370_764_800
"""First and last time, in seconds since 1970, that can be displayed in every time zone."""


@dataclass(frozen=True, slots=True)
class SavedMatch:
    """Summary of a saved match in a list of matches."""

    path: Path
    modified: datetime
    """Time of the last move."""
    game: str = ""
    setup: Setup | None = None
    """Setup in the file, not yet checked against the rules."""
    players: tuple[Player, ...] = ()
    moves: int = 0
    last: Seat | None = None
    """Seat of the last move; CHANCE if only the deal was made, None without a move."""
    deal: int | None = None
    known: bool = False
    """Whether a player had seen these cards before the match."""
    id: str = ""
    error: RecordError | OSError | None = None
    """Why the match cannot be used; then only ``path`` and ``modified`` are set."""

    def valid_setup(self) -> Setup | None:
        """Return ``setup`` if the rules allow it and it fits the number of players, else None."""
        from bluestick.engine.rules import SetupError

        if self.setup is None:
            return None
        try:
            setup = GAMES[self.game].setup(self.setup.seats, self.setup.variant, dict(self.setup.options))
        except SetupError:
            return None
        return setup if setup.seats == len(self.players) else None


class SavedMatches(Sequence[SavedMatch]):
    """Saved matches of a folder, most recently played first; each file is read when its item is accessed."""

    def __init__(self, folder: Path, names: Sequence[str]) -> None:
        self._folder, self._names = folder, names

    @overload
    def __getitem__(self, at: int) -> SavedMatch: ...
    @overload
    def __getitem__(self, at: slice) -> SavedMatches: ...
    def __getitem__(self, at: int | slice) -> SavedMatch | SavedMatches:
        if isinstance(at, slice):
            return SavedMatches(self._folder, self._names[at])
        return summary(self._folder / self._names[at])

    def __len__(self) -> int:
        return len(self._names)


def match_files(folder: Path, ending: str = SUFFIX) -> list[Path]:
    """Return the paths of a folder's files whose names end in ``ending``; empty if there is no folder. OSError."""
    return [folder / entry.name for entry in files_in(folder, ending)]


def files_in(folder: Path, ending: str = SUFFIX) -> Iterator[os.DirEntry[str]]:
    """Yield the entries of a folder's files whose names end in ``ending``; none if there is no folder. OSError."""
    with contextlib.suppress(FileNotFoundError), os.scandir(folder) as entries:  # no match saved yet
        yield from (entry for entry in entries if entry.name.endswith(ending))


def names_by_date(folder: Path) -> list[str]:
    """Return the names of a folder's match files, most recently played first."""
    return [name for _, name in sorted(((_last_played(entry), entry.name) for entry in files_in(folder)), reverse=True)]


def _last_played(entry: os.DirEntry[str]) -> float:
    try:
        return entry.stat().st_mtime
    except OSError:
        return -inf


def summary(path: Path) -> SavedMatch:
    """Return the summary of a match file from its first and last lines, without replaying moves."""
    modified = datetime.fromtimestamp(0, UTC)
    try:
        modified = _datetime_from(path.stat().st_mtime)
        head, *lines = contents(path).split(b"\n")
        ends = parse_record(b"\n".join([head, *lines[-2:]]))
    except (OSError, RecordError) as error:
        return SavedMatch(path, modified, error=error)
    if ends.game not in GAMES:
        return SavedMatch(path, modified, error=RecordError("unknown_game", 1, ends.game))
    last = ends.moves[-1].seat if ends.moves else None
    unfinished = bool(lines) and (ends.torn or not lines[-1])
    played = len(lines) - unfinished
    return SavedMatch(path, modified, ends.game, ends.setup, ends.players, played, last, ends.deal, ends.known, ends.id)


def numbered_record(path: Path) -> Record | None:
    """Return the record of a match, without moves; None if the match has no deal number or its file is unreadable."""
    with contextlib.suppress(OSError, RecordError), open_regular(path, follow=True) as file:
        head = file.readline(LONGEST + 1)
        return parse_record(head) if b'"deal"' in head else None
    return None


def _datetime_from(seconds: float) -> datetime:
    return datetime.fromtimestamp(max(DAY, min(seconds, YEAR_9999)), UTC).astimezone()
