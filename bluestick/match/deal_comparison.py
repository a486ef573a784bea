"""Comparison of a person's result with bots on the same deal, and the cache of comparisons."""

from __future__ import annotations

import json
import logging
from typing import Any

from PySide6.QtCore import QObject, Signal

from bluestick.engine.bots import Level
from bluestick.engine.duplicate import Comparison, margin
from bluestick.engine.match import AnyMatch
from bluestick.engine.rules import Unit
from bluestick.engine.seats import Seat
from bluestick.match.bot_client import BotWorker
from bluestick.match.bot_process import pack
from bluestick.match.deal_replay_process import ReplayTask, serve
from bluestick.store.json_files import checked, read_file
from bluestick.store.match_store import MatchStore
from bluestick.text.players import coached_seat

TIMES = 8
"""Number of replays of a match: several, as bots too are lucky or unlucky with their guesses."""
MOST = 1000
"""Number of matches whose comparisons are cached."""

log = logging.getLogger(__name__)


def compared_seat(match: AnyMatch) -> Seat | None:
    """Return the seat of the person to compare; None without one, or if the match is unfinished or unnumbered."""
    return coached_seat(match.players) if match.deal is not None and match.outcome is not None else None


class DealComparison(QObject):
    """Comparison of a person's result with those of bots, which replay the match in a background process."""

    progressed = Signal(object)
    """Argument: Comparison, with the results of all replays until now."""
    ended = Signal(bool)
    """Argument: True after all replays, False if the bots' process has failed."""

    def __init__(self, match: AnyMatch, level: Level, parent: QObject | None = None) -> None:
        super().__init__(parent)
        seat, outcome = compared_seat(match), match.outcome
        assert seat is not None
        assert outcome is not None
        self.match, self.level = match, level
        self._seat, self._own = seat, margin(match.rules, match.setup, outcome.scores, seat)
        self._margins: list[int] = []
        self._unit = match.rules.variant(match.setup.variant).unit
        self._worker: BotWorker | None = None

    def start(self) -> None:
        try:
            self._worker = BotWorker(serve, self, self._hear)
        except OSError as error:  # out of processes or memory
            log.warning("nobody to compare with: %s", error)
            self.ended.emit(False)
        else:
            self._worker.send(pack(ReplayTask(self.match.record(), self._seat, self.level, TIMES)))

    def stop(self) -> None:
        """Stop the replays; no further signal is emitted."""
        if self._worker is not None:
            self._worker.end()
            self._worker = None

    def _hear(self) -> None:
        if self._worker is None or not self._worker.connection.poll():
            return
        try:
            told = self._worker.connection.recv()
        except Exception as error:  # reading an invalid message may raise anything
            told = repr(error)
        if type(told) is not int:
            log.warning("comparing failed: %s", told)
            self.stop()
            self.ended.emit(False)
            return
        self._margins.append(told)
        self.progressed.emit(Comparison(self.level, self._own, tuple(self._margins), self._unit))
        if len(self._margins) == TIMES:
            self.stop()
            self.ended.emit(True)


class ComparisonCache:
    """Last comparison of each match, by match id."""

    def __init__(self, saves: MatchStore) -> None:
        self._saves = saves

    def of(self, id: str, unit: Unit) -> Comparison | None:
        """Return the comparison stored for match ``id``; None without one in ``unit``.

        Old entries have no unit; they fit any unit except chips.
        """
        row = self._read().get(id)
        if isinstance(row, list) and len(row) == 3 and unit is not Unit.CHIPS:
            row = [*row, unit]
        try:
            level, own, margins, stored = checked(tuple[Level, int, tuple[int, ...], Unit], row)
        except ValueError:
            return None
        return Comparison(level, own, margins, unit) if margins and stored is unit else None

    def store(self, id: str, found: Comparison) -> None:
        """Store a comparison. OSError."""

        def whole() -> str:
            known = self._read()
            known.pop(id, None)
            known[id] = [found.level.value, found.own, list(found.margins), found.unit.value]
            return json.dumps(dict(list(known.items())[-MOST:]))

        self._saves.update(self._saves.comparisons_file, whole)

    def _read(self) -> dict[str, Any]:
        found, _ = read_file(dict[str, Any], self._saves.comparisons_file)
        return found or {}
