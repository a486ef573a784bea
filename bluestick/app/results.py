"""How finished matches ended for the person at the computer: read once, remembered beside the matches."""

from __future__ import annotations

import contextlib
import json
from dataclasses import asdict, dataclass
from datetime import date
from pathlib import Path
from typing import get_type_hints

from bluestick.app.company import is_you
from bluestick.app.saves import Journal, Saves
from bluestick.engine.bots import Level
from bluestick.engine.chance import MOST as HIGHEST
from bluestick.engine.chance import number_of_day
from bluestick.engine.duplicate import lead
from bluestick.engine.match import AnyMatch
from bluestick.engine.record import RecordError
from bluestick.engine.seats import CHANCE, Seat
from bluestick.games import GAMES

PEOPLE, MIXED = "people", "mixed"
"""Opponents that are no bots, or of several levels; else they are named by their level."""

MOST = 100_000
"""Rounds that nobody has played, and a score that nobody has reached."""


@dataclass(frozen=True, slots=True)
class Result:
    """A finished match."""

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

    @property
    def of_day(self) -> bool:
        """Whether this was the deal of the day on which it was begun, with cards that nobody knew."""
        day = self.started[:10]
        if not self.deal or self.known or not _is_day(day):
            return False
        return self.deal == number_of_day(self.game, self.variant, date.fromisoformat(day))


def result(match: AnyMatch) -> Result | None:
    """None if the person at the computer did not play, or if the match goes on."""
    outcome = match.outcome
    you = next((Seat(seat) for seat, player in enumerate(match.players) if is_you(player)), None)
    if outcome is None or you is None:
        return None
    mine = next(side for side in match.rules.sides(match.setup) if you in side)
    levels = {player.level or PEOPLE for seat, player in enumerate(match.players) if seat not in mine}
    rounds = match.rules.rounds(match.view(you))
    return Result(
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
    )


class Results:
    """The results of all finished matches."""

    def __init__(self, saves: Saves) -> None:
        self._saves = saves
        self._known: dict[str, tuple[int, int, Result | None]] = _remembered(saves.results)

    def unread(self) -> list[Path]:
        """The files that nobody has looked into since they were written; what is gone is forgotten.

        OSError if the folder cannot be read.
        """
        files = {path.name: path for path in self._saves.finished_matches()}
        self._known = {name: known for name, known in self._known.items() if name in files}
        return [path for name, path in files.items() if name not in self._known or self._known[name][:2] != _age(path)]

    def read(self, path: Path) -> None:
        """Play a match again to see how it ended. One that cannot be read counts for nothing."""
        try:
            size, modified = _age(path)
            ended = result(Journal(path, self._saves).read())
        except (RecordError, OSError):
            size, modified, ended = -1, -1, None  # another time, perhaps
        self._known[path.name] = (size, modified, ended)

    def is_known(self, path: Path) -> bool:
        """Whether somebody has looked into a file since it was written."""
        return path.name in self._known and self._known[path.name][:2] in ((-1, -1), _age(path))

    def of(self, path: Path) -> Result | None:
        """How a match that is known has ended for the person at the computer, if that one has played."""
        return self._known[path.name][2]

    def keep(self) -> None:
        """Remember what was read."""
        data = {
            name: [size, modified, asdict(ended) if ended is not None else None]
            for name, (size, modified, ended) in self._known.items()
            if size >= 0
        }
        with contextlib.suppress(OSError):  # then they are read again
            self._saves.keep_results(json.dumps(data))

    def all(self) -> list[Result]:
        """Everything that was read."""
        return [ended for _, _, ended in self._known.values() if ended is not None]


def _age(path: Path) -> tuple[int, int]:
    """What changes when somebody writes a file; (0, 0) if it is gone."""
    try:
        status = path.stat()
    except OSError:
        return 0, 0
    return status.st_size, status.st_mtime_ns


def _remembered(file: Path) -> dict[str, tuple[int, int, Result | None]]:
    """What an earlier program has kept; what cannot be understood of that is left out, and so is read anew."""
    try:
        kept = json.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError):
        return {}
    known: dict[str, tuple[int, int, Result | None]] = {}
    for name, entry in kept.items() if isinstance(kept, dict) else ():
        match entry:
            case [int(size), int(modified), None]:
                known[name] = size, modified, None
            case [int(size), int(modified), dict(facts)] if (ended := _sound(facts)) is not None:
                known[name] = size, modified, ended
    return known


def _is_day(text: str) -> bool:
    try:
        date.fromisoformat(text)
    except ValueError:
        return False
    return True


def _sound(facts: dict[str, object]) -> Result | None:
    """The result of a match such as can be played here, or None."""
    kinds = get_type_hints(Result)
    if any(type(value) is not kinds.get(name) for name, value in facts.items()):
        return None
    try:
        ended = Result(**facts)  # type: ignore[arg-type]
    except TypeError:  # something is missing
        return None
    forms = {form.id: form.seats for form in GAMES[ended.game].variants} if ended.game in GAMES else {}
    sound = (
        ended.seats in forms.get(ended.variant, ())
        and ended.opponents in (*Level, PEOPLE, MIXED)
        and ended.points in (0, 1, 2)
        and 0 <= ended.rounds_won <= ended.rounds <= MOST
        and abs(ended.score) <= MOST
        and 0 <= ended.hands <= MOST
        and abs(ended.ahead) <= MOST
        and 0 <= ended.deal <= HIGHEST
        and _is_day(ended.started[:10])
    )
    return ended if sound else None
