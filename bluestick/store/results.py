"""Results of finished matches for the owner of this computer, cached beside the matches."""

from __future__ import annotations

import contextlib
import json
from datetime import date
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple, get_type_hints

from bluestick.engine.bots import Level
from bluestick.engine.chance import MOST as HIGHEST
from bluestick.engine.chance import number_of_day
from bluestick.engine.duplicate import lead
from bluestick.engine.match import AnyMatch
from bluestick.engine.reading import RecordError
from bluestick.engine.record import is_owner
from bluestick.engine.seats import CHANCE, Seat
from bluestick.games import GAMES
from bluestick.store.match_store import Journal, MatchStore, age, kept

PEOPLE, MIXED = "people", "mixed"
"""Opponents that are no bots, or of several levels; else they are named by their level."""
AGAINST = frozenset((*Level, PEOPLE, MIXED))

LARGEST = 100_000_000
"""Bytes of what is remembered of more matches than anybody plays."""
MOST = 100_000
"""Rounds that nobody has played, and a score that nobody has reached."""


class MatchResult(NamedTuple):
    """Result of a finished match."""

    game: str
    variant: str
    seats: int
    opponents: str
    """A level, PEOPLE or MIXED."""
    assisted: bool
    points: int
    """2 for a win, 1 for a draw, 0 for a loss."""
    rounds: int = 0
    """How many rounds were played, if the game has such that one player wins."""
    rounds_won: int = 0
    score: int = 0
    """In the game's own unit; only where there are rounds."""
    started: str = ""
    """When it began: ISO 8601."""
    hands: int = 0
    """How often chance has dealt."""
    ahead: int = 0
    """How much better the score was than that of the best other side."""
    deal: int = 0
    """The number of the deal, if it had one."""
    known: bool = False
    """Whether the cards were known to somebody before."""
    id: str = ""
    """What names the match: copies of a file have it in common."""

    @property
    def of_day(self) -> bool:
        """Whether this was the deal of the day on which it was begun, with cards that nobody knew."""
        day = self.started[:10]
        if not self.deal or self.known or not _is_day(day):
            return False
        return self.deal == number_of_day(self.game, self.variant, date.fromisoformat(day))


KINDS = tuple(get_type_hints(MatchResult).values())


def result(match: AnyMatch) -> MatchResult | None:
    """None if the person at the computer did not play, or if the match goes on."""
    outcome = match.outcome
    you = next((Seat(seat) for seat, player in enumerate(match.players) if is_owner(player)), None)
    if outcome is None or you is None:
        return None
    mine = next(side for side in match.rules.sides(match.setup) if you in side)
    levels = {player.level or PEOPLE for seat, player in enumerate(match.players) if seat not in mine}
    rounds = match.rules.rounds(match.view(you))
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
        lead(match.rules, match.setup, outcome.scores, you),
        match.deal or 0,
        match.known,
        match.id,
    )


class Results:
    """The results of all finished matches. What is remembered of a file holds as long as nobody writes to it."""

    def __init__(self, saves: MatchStore) -> None:
        self._saves = saves
        self._known: dict[str, tuple[int, int, MatchResult | None]] = _remembered(saves.results)
        self.kept = True
        """Whether all that is known is remembered."""

    def unread(self) -> list[Path]:
        """The files that nobody has looked into since they were written; what is gone is forgotten.

        OSError if the folder cannot be read.
        """
        files = self._saves.finished_ages()
        gone = self._known.keys() - files.keys()
        for name in gone:
            del self._known[name]
        self.kept = self.kept and not gone
        known = self._known
        return sorted(
            self._saves.finished / name for name, age in files.items() if name not in known or known[name][:2] != age
        )

    def read(self, path: Path) -> None:
        """Play a match again to see how it ended. One that cannot be read counts for nothing."""
        try:
            size, modified = age(path)
            ended = result(Journal(path, self._saves).read())
        except (RecordError, OSError):
            size, modified, ended = -1, -1, None  # another time, perhaps
        self._known[path.name] = (size, modified, ended)
        self.kept = False

    def is_known(self, path: Path) -> bool:
        """Whether somebody has looked into a file since it was written."""
        return path.name in self._known and self._known[path.name][:2] in ((-1, -1), age(path))

    def of(self, path: Path) -> MatchResult | None:
        """How a match that is known has ended for the person at the computer, if that one has played."""
        return self._known[path.name][2]

    def keep(self) -> None:
        """Remember what was read."""
        if self.kept:
            return
        data = {name: known for name, known in self._known.items() if known[0] >= 0}
        with contextlib.suppress(OSError):  # then they are read again
            self._saves.keep_results(json.dumps(data, separators=(",", ":")))
            self.kept = True

    def all(self) -> list[MatchResult]:
        """The result of each match that was read; of a match with several files the one written first."""
        found: dict[tuple[str, str], MatchResult] = {}
        for _, (_, _, ended) in sorted(self._known.items(), key=lambda known: (known[1][1], known[0])):
            if ended is not None:
                found.setdefault((ended.game, ended.id), ended)
        return list(found.values())


def _remembered(file: Path) -> dict[str, tuple[int, int, MatchResult | None]]:
    """What an earlier program has kept; what cannot be understood of that is left out, and so is read anew."""
    try:
        found = json.loads(kept(file, LARGEST))  # a number out of bounds costs its own row, not the others
    except (OSError, ValueError, RecursionError):
        return {}
    known: dict[str, tuple[int, int, MatchResult | None]] = {}
    for name, entry in found.items() if isinstance(found, dict) else ():
        if isinstance(entry, list) and [type(part) for part in entry[:2]] == [int, int] and len(entry) == 3:
            size, modified, facts = entry
            ended = _sound(facts)
            if ended is not None or facts is None:  # whoever was at the computer did not play
                known[name] = size, modified, ended
    return known


def _is_day(text: str) -> bool:
    try:
        date.fromisoformat(text)
    except ValueError:
        return False
    return True


def _sound(facts: object) -> MatchResult | None:
    """The result of a match such as can be played here, or None."""
    if not isinstance(facts, list) or tuple(map(type, facts)) != KINDS:
        return None
    ended = MatchResult._make(facts)
    sound = (
        _can_be(ended.game, ended.variant, ended.seats)
        and ended.opponents in AGAINST
        and ended.points in (0, 1, 2)
        and 0 <= ended.rounds_won <= ended.rounds <= MOST
        and abs(ended.score) <= MOST
        and 0 <= ended.hands <= MOST
        and abs(ended.ahead) <= MOST
        and 0 <= ended.deal <= HIGHEST
        and _is_day(ended.started[:10])
    )
    return ended if sound else None


@lru_cache(1000)
def _can_be(game: str, variant: str, seats: int) -> bool:
    """Whether such a game is played here by so many."""
    return game in GAMES and any(form.id == variant and seats in form.seats for form in GAMES[game].variants)
