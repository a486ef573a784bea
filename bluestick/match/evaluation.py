"""Background evaluation of a person's moves while the person thinks."""

from __future__ import annotations

from dataclasses import dataclass, replace

from PySide6.QtCore import QObject, QTimer, Signal

from bluestick.engine.estimates import Estimate
from bluestick.engine.rules import Unit
from bluestick.engine.verdicts import Verdict
from bluestick.match.bot_client import BY_LOT, BotClient, ThinkResult
from bluestick.match.bot_process import ThinkRequest
from bluestick.match.evaluation_cache import EvaluationCache

PATIENCE = 1000
"""Milliseconds after which a move is made without evaluation."""


@dataclass(frozen=True, slots=True)
class JudgedMove:
    """Move that a person has chosen, with its estimate and the verdict on it."""

    key: str
    """Key of the position in the evaluation cache."""
    made: Estimate[str]
    verdict: Verdict[str]


class Evaluator(QObject):
    """Evaluator of one position at a time, in a background process; results go to the match's evaluation cache."""

    judged = Signal(object)
    """Emitted once per ``judge``, perhaps before ``judge`` returns; argument: JudgedMove, or None if not evaluated."""

    def __init__(self, unit: Unit, ledger: EvaluationCache, parent: QObject) -> None:
        super().__init__(parent)
        self._unit = unit
        self._ledger = ledger
        self._thinker = BotClient(self)
        self._thinker.answered.connect(self._hear)
        self._position: ThinkRequest | None = None  # being evaluated
        self._key = ""  # of that position
        self._asked: ThinkRequest | None = None
        self._move: str | None = None  # waits for its evaluation
        self._late = QTimer(self, singleShot=True, interval=PATIENCE)
        self._late.timeout.connect(lambda: self._emit_judged(None))

    def start(self) -> None:
        self._thinker.start()

    def stop(self) -> None:
        self.drop_position()
        self._thinker.stop()

    def put(self, position: ThinkRequest) -> None:
        """Start to evaluate the sensible moves of ``position``, and stop evaluating the previous one."""
        self.drop_position()
        self._position, self._key = position, self._ledger.key(position)
        left = self._ledger.time_left(self._key, position.seconds)
        if left > 0:
            self._ask(left)

    def drop_position(self) -> None:
        """Stop evaluating the current position; a pending ``judge`` then emits no ``judged``."""
        self._late.stop()
        self._thinker.cancel()
        self._position = self._asked = self._move = None

    def judge(self, move: str) -> None:
        """Evaluate a move in the current position and emit ``judged``, within ``PATIENCE`` milliseconds."""
        self._move = move
        self._late.start()
        if self._asked is None:
            self._judge_now()

    def cancel_judgement(self) -> None:
        self._late.stop()
        self._move = None

    def _ask(self, seconds: float, *also: str) -> None:
        assert self._position is not None
        self._asked = replace(self._position, weigh=also, seconds=seconds)
        self._thinker.ask(self._asked)

    def _hear(self, thought: ThinkResult) -> None:
        if thought.request is not self._asked:
            return
        asked, self._asked = self._asked, None
        lost = thought.choice is not None and thought.choice.reason.code == BY_LOT
        self._ledger.learn(self._key, () if lost else thought.weighed, asked.seconds)
        if self._move is not None:
            self._judge_now()

    def _judge_now(self) -> None:
        move, position = self._move, self._position
        assert move is not None
        if position is None:
            self._emit_judged(None)
            return
        left = self._ledger.time_left(self._key, position.seconds, move, self._unit)
        if left > 0:
            self._ask(left, move)
            return
        found, page = self._ledger.verdict(self._key, move, self._unit), self._ledger.page(self._key)
        made = next((one for one in page.found if one.move == move), None) if page is not None else None
        self._emit_judged(JudgedMove(self._key, made, found) if made is not None and found is not None else None)

    def _emit_judged(self, judged: JudgedMove | None) -> None:
        self.cancel_judgement()
        self.judged.emit(judged)
