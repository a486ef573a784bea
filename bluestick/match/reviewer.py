"""Background review of a match in the bots' process, with cached verdicts."""

from __future__ import annotations

from collections.abc import Generator, Sequence

from PySide6.QtCore import QObject, Signal

from bluestick.engine.estimates import Estimate
from bluestick.engine.match import AnyMatch
from bluestick.engine.verdicts import JudgedDecision
from bluestick.match.bot_client import BY_LOT, BotClient, ThinkResult
from bluestick.match.bot_process import ThinkRequest
from bluestick.match.evaluation_cache import EvaluationCache
from bluestick.match.review_cache import ReviewCache
from bluestick.match.review_decisions import decisions, evaluation_steps
from bluestick.store.match_store import MatchStore


class Reviewer(QObject):
    """Background review of one match's decisions; it continues where an earlier review stopped."""

    judged = Signal(object)
    """Argument: JudgedDecision."""
    changed = Signal()
    """Emitted when the review starts or stops."""
    save_failed = Signal(str)
    """Emitted once if verdicts cannot be saved; argument: system error message."""

    def __init__(self, match: AnyMatch, saves: MatchStore, thinker: BotClient, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.decisions = decisions(match)
        self._match = match
        self._kept = ReviewCache(match, saves)
        self._ledger = EvaluationCache.of(match.id, saves)
        self.known = self._kept.read()
        """Evaluated decisions by position."""
        self._thinker = thinker
        self._asking: Generator[ThinkRequest, Sequence[Estimate[str]], JudgedDecision] | None = None
        self._request: ThinkRequest | None = None
        self._can_keep = True
        thinker.answered.connect(self._hear)

    @property
    def is_running(self) -> bool:
        return self._asking is not None

    @property
    def is_done(self) -> bool:
        return len(self.known) == len(self.decisions)

    def start(self) -> None:
        if not self.is_running:
            self._next()
            self.changed.emit()

    def stop(self) -> None:
        if self.is_running:
            self._asking = self._request = None
            self._thinker.cancel()
            self.changed.emit()

    def close(self) -> None:
        """Stop the review for good and disconnect it from the bots' process."""
        self.stop()
        self._thinker.answered.disconnect(self._hear)

    def _next(self) -> None:
        decision = next((one for one in self.decisions if one.position not in self.known), None)
        if decision is None:
            self._asking = self._request = None
            return
        self._asking = evaluation_steps(self._match, decision, self._ledger)
        self._go_on(None)

    def _hear(self, thought: ThinkResult) -> None:
        if thought.request is not self._request or self._asking is None:
            return
        by_lot = thought.choice is not None and thought.choice.reason.code == BY_LOT
        self._go_on(() if by_lot else thought.weighed, lasting=not by_lot)

    def _go_on(self, weighed: Sequence[Estimate[str]] | None, *, lasting: bool = True) -> None:
        """Pass estimates (None: start) to the evaluation; send its next request to the bots, or store its verdict."""
        assert self._asking is not None
        try:
            request = next(self._asking) if weighed is None else self._asking.send(weighed)
        except StopIteration as done:
            self._learn(done.value, lasting=lasting)
        else:
            self._request = request
            self._thinker.ask(request)

    def _learn(self, judged: JudgedDecision, *, lasting: bool) -> None:
        """Store a verdict, also in the file if ``lasting`` (False: the bots' process failed)."""
        self.known[judged.decision.position] = judged
        if lasting:
            self._write_judged(judged)
        self._next()
        self.judged.emit(judged)
        if not self.is_running:
            self.changed.emit()

    def _write_judged(self, judged: JudgedDecision) -> None:
        try:
            self._kept.add(judged)
        except OSError as error:
            if self._can_keep:
                self._can_keep = False
                self.save_failed.emit(error.strerror or str(error))
