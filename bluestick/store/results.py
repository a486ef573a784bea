"""Results of finished matches for the owner of this computer, cached beside the matches."""

from __future__ import annotations

import contextlib
import json
from datetime import date
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

from bluestick.engine.bots import Level
from bluestick.engine.chance import HIGHEST_NUMBER as HIGHEST
from bluestick.engine.chance import daily_deal_number
from bluestick.engine.duplicate import margin
from bluestick.engine.match import AnyMatch
from bluestick.engine.record import is_owner
from bluestick.engine.record_file import RecordError
from bluestick.engine.rules import Unit
from bluestick.engine.seats import CHANCE, Seat
from bluestick.games import GAMES
from bluestick.store.files import file_age, file_text
from bluestick.store.journal import Journal
from bluestick.store.json_files import checked, valid_items
from bluestick.store.match_store import MatchStore

PEOPLE, MIXED = "people", "mixed"
"""Values of ``MatchResult.opponents`` if these are people, or bots of several levels."""
OPPONENTS = frozenset((*Level, PEOPLE, MIXED))

LARGEST = 100_000_000
MOST = 100_000
"""Largest number of rounds, hands or points accepted from the cache file."""


class MatchResult(NamedTuple):
    """Result of a finished match from the view of the owner of this computer."""

    game: str
    variant: str
    seats: int
    opponents: str
    assisted: bool
    points: int
    """2 for a win, 1 for a draw, 0 for a loss."""
    rounds: int = 0
    """Rounds played in a game whose rounds have a single winner, else 0."""
    rounds_won: int = 0
    score: int = 0
    """Final score of the owner in the game's own unit; 0 for games without rounds."""
    started: str = ""
    """Start time in ISO 8601."""
    hands: int = 0
    ahead: int = 0
    """Lead over the best other side, or chips won or lost: see ``margin``."""
    deal: int = 0
    """Deal number; 0 without one."""
    known: bool = False
    """Whether a player had seen the cards before the match."""
    id: str = ""
    """Match id, which copies of a file share."""

    @property
    def unit(self) -> Unit:
        return GAMES[self.game].variant(self.variant).unit

    @property
    def margin(self) -> int:
        """Chips won or lost in games for chips, else lead over the best other side.

        Chips come from ``score``, as old caches hold a lead in ``ahead``.
        """
        return self.score if self.unit is Unit.CHIPS else self.ahead

    @property
    def is_deal_of_day(self) -> bool:
        """Whether the match has the deal of the day on which it was begun, and the cards were not seen before."""
        day = self.started[:10]
        if not self.deal or self.known or not _is_date(day):
            return False
        return self.deal == daily_deal_number(self.game, self.variant, date.fromisoformat(day))


class CachedResult(NamedTuple):
    """Entry of the cache file: size and time of change of a match file, and the owner's result."""

    size: int
    modified: int
    result: MatchResult | None


def result(match: AnyMatch) -> MatchResult | None:
    """Return the owner's result; None if the owner did not play, or if the match is unfinished."""
    outcome = match.outcome
    you = next((Seat(seat) for seat, player in enumerate(match.players) if is_owner(player)), None)
    if outcome is None or you is None:
        return None
    mine = next(side for side in match.rules.sides(match.setup) if you in side)
    levels = {player.level or PEOPLE for seat, player in enumerate(match.players) if seat not in mine}
    rounds = match.rules.round_winners(match.view(you))
    return MatchResult(
        match.rules.id,
        match.setup.variant,
        match.setup.seats,
        levels.pop() if len(levels) == 1 else MIXED,
        match.assisted,
        2 * (you in outcome.winners) if outcome.winners else 1,
        len(rounds),
        rounds.count(you),
        outcome.scores[you] if rounds else 0,
        match.started,
        sum(played.seat == CHANCE for played in match.played),
        margin(match.rules, match.setup, outcome.scores, you),
        match.deal or 0,
        match.known,
        match.id,
    )


class Results:
    """Results of all finished matches, cached in a file. A result is valid until its match file changes."""

    def __init__(self, saves: MatchStore) -> None:
        self._saves = saves
        self._known = _read_results(saves.results_file)
        self.is_saved = True

    def unread(self) -> list[Path]:
        """Return the match files without a valid cached result; drop results of deleted files. OSError."""
        files = self._saves.finished_ages()
        gone = self._known.keys() - files.keys()
        for name in gone:
            del self._known[name]
        self.is_saved = self.is_saved and not gone
        known = self._known
        return sorted(
            self._saves.finished_folder / name
            for name, age in files.items()
            if name not in known or known[name][:2] != age
        )

    def read(self, path: Path) -> None:
        """Replay a match and keep its result: None for an unreadable file, which is not written to the cache file."""
        try:
            size, modified = file_age(path)
            ended = result(Journal(path, self._saves).read())
        except (RecordError, OSError):
            size, modified, ended = -1, -1, None  # may be readable another time
        self._known[path.name] = CachedResult(size, modified, ended)
        self.is_saved = False

    def is_known(self, path: Path) -> bool:
        """Return whether a match file was read after its last change, or was found to be unreadable."""
        return path.name in self._known and self._known[path.name][:2] in ((-1, -1), file_age(path))

    def result_of(self, path: Path) -> MatchResult | None:
        return self._known[path.name].result

    def save(self) -> None:
        """Write the cache file if a result has changed. Failures are ignored: matches are replayed another time."""
        if self.is_saved:
            return
        data = {name: known for name, known in self._known.items() if known.size >= 0}
        with contextlib.suppress(OSError):  # they are read again
            self._saves.replace(self._saves.results_file, json.dumps(data, separators=(",", ":")))
            self.is_saved = True

    def all(self) -> list[MatchResult]:
        """Return the result of each match that was read; if a match has several files, only that of the oldest."""
        found: dict[tuple[str, str], MatchResult] = {}
        for _, entry in sorted(self._known.items(), key=lambda known: (known[1].modified, known[0])):
            if (ended := entry.result) is not None:
                found.setdefault((ended.game, ended.id), ended)
        return list(found.values())


def _read_results(file: Path) -> dict[str, CachedResult]:
    try:
        found = checked(dict[str, Any], json.loads(file_text(file, LARGEST)))
    except (OSError, ValueError, RecursionError):  # ``parse_json`` would refuse the file for one number out of bounds
        return {}
    known = valid_items(CachedResult, found)
    return {name: entry for name, entry in known.items() if entry.result is None or _is_possible(entry.result)}


def _is_date(text: str) -> bool:
    try:
        date.fromisoformat(text)
    except ValueError:
        return False
    return True


def _is_possible(ended: MatchResult) -> bool:
    return (
        _has_variant(ended.game, ended.variant, ended.seats)
        and ended.opponents in OPPONENTS
        and ended.points in (0, 1, 2)
        and 0 <= ended.rounds_won <= ended.rounds <= MOST
        and abs(ended.score) <= MOST
        and 0 <= ended.hands <= MOST
        and abs(ended.ahead) <= MOST
        and 0 <= ended.deal <= HIGHEST
        and _is_date(ended.started[:10])
    )


@lru_cache(1000)
def _has_variant(game: str, variant: str, seats: int) -> bool:
    return game in GAMES and any(form.id == variant and seats in form.seats for form in GAMES[game].variants)
