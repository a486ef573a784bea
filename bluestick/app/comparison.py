"""How computer players come out with the deals of a match, from the seat of the person, and what is kept of that."""

from __future__ import annotations

import json
import logging
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev
from typing import TypeGuard

from PySide6.QtCore import QObject, Signal

from bluestick.app.checked import checked
from bluestick.app.company import helped
from bluestick.app.repeating import Task, serve
from bluestick.app.saves import Saves
from bluestick.app.thinker import Worker
from bluestick.app.worker import pack
from bluestick.engine.bots import LEVELS, Level
from bluestick.engine.duplicate import lead
from bluestick.engine.match import AnyMatch
from bluestick.engine.seats import Seat
from bluestick.engine.verdicts import SURE

TIMES = 8
"""How often the deals are played: bots, too, have luck with their guesses."""
MOST = 1000
"""Of so many matches what was found is kept."""

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Compared:
    """How far ahead of the best other side somebody was, and how far bots of a level in the same place."""

    level: Level
    own: int
    leads: tuple[int, ...]
    """Once for each time; at least one."""

    @property
    def mean(self) -> float:
        return fmean(self.leads)

    @property
    def difference(self) -> float:
        """How much more the bots had."""
        return self.mean - self.own

    @property
    def error(self) -> float | None:
        """The standard error of the mean; None after the first time."""
        return stdev(self.leads) / sqrt(len(self.leads)) if len(self.leads) > 1 else None

    @property
    def is_sure(self) -> bool:
        """Whether the difference is more than the luck of the bots."""
        return self.error is not None and abs(self.difference) > SURE * self.error


def person(match: AnyMatch) -> Seat | None:
    """Whose play can be compared: of a numbered match that is over, whoever plays at this computer."""
    return helped(match.players) if match.deal is not None and match.outcome is not None else None


class Comparison(QObject):
    """One of them, while it goes on."""

    learnt = Signal(object)
    """Compared: they have played once more."""
    ended = Signal(bool)
    """Whether it has come to its end; False: the bots' process has failed."""

    def __init__(self, match: AnyMatch, level: Level, parent: QObject | None = None) -> None:
        super().__init__(parent)
        seat, outcome = person(match), match.outcome
        assert seat is not None
        assert outcome is not None
        self.match, self.level = match, level
        self._seat, self._own = seat, lead(match.rules, match.setup, outcome.scores, seat)
        self._leads: list[int] = []
        self._worker: Worker | None = None

    def start(self) -> None:
        """From now on ``learnt`` tells."""
        try:
            self._worker = Worker(serve, self, self._hear)
        except OSError as error:  # no more processes, no more memory
            log.warning("nobody to compare with: %s", error)
            self.ended.emit(False)
        else:
            self._worker.send(pack(Task(self.match.record(), self._seat, self.level, TIMES)))

    def stop(self) -> None:
        """Enough: nothing more is told."""
        if self._worker is not None:
            self._worker.end()
            self._worker = None

    def _hear(self) -> None:
        if self._worker is None or not self._worker.connection.poll():
            return
        try:
            told = self._worker.connection.recv()
        except Exception as error:  # reading nonsense may raise anything
            told = repr(error)
        if type(told) is not int:
            log.warning("comparing failed: %s", told)
            self.stop()
            self.ended.emit(False)
            return
        self._leads.append(told)
        self.learnt.emit(Compared(self.level, self._own, tuple(self._leads)))
        if len(self._leads) == TIMES:
            self.stop()
            self.ended.emit(True)


class Found:
    """What comparisons have come to, by the id of the match, the last one of each."""

    def __init__(self, saves: Saves) -> None:
        self._saves = saves

    def of(self, id: str) -> Compared | None:
        """Of this match; what cannot be read was never found."""
        return _compared(self._read().get(id))

    def keep(self, id: str, found: Compared) -> None:
        """Remember it. OSError if that fails."""

        def whole() -> str:
            known = self._read()
            known.pop(id, None)
            known[id] = [found.level.value, found.own, list(found.leads)]
            return json.dumps(dict(list(known.items())[-MOST:]))

        self._saves.change(self._saves.compared, whole)

    def _read(self) -> dict[str, object]:
        """What was found so far. A file that makes no sense is put aside, and what comes is written to a new one."""
        found, _ = checked(self._saves.compared, _makes_sense)
        return found or {}


def _makes_sense(found: object) -> TypeGuard[dict[str, object]]:
    return isinstance(found, dict)


def _compared(kept: object) -> Compared | None:
    match kept:
        case [str(level), int(own), [_, *_] as leads] if level in LEVELS:
            known = tuple(each for each in leads if isinstance(each, int))
            return Compared(Level(level), own, known) if len(known) == len(leads) else None
    return None
