"""Background evaluation of a person's moves while the person thinks."""

from __future__ import annotations

from dataclasses import dataclass, replace

from PySide6.QtCore import QObject, QTimer, Signal

from bluestick.engine.judging import Estimate
from bluestick.engine.rules import Unit
from bluestick.engine.verdicts import Verdict
from bluestick.match.bot_client import BY_LOT, BotClient, Thought
from bluestick.match.bot_process import ThinkRequest
from bluestick.match.evaluation_cache import EvaluationCache

PATIENCE = 1000
"""Milliseconds after which a move that could not be weighed is made unweighed."""


@dataclass(frozen=True, slots=True)
class JudgedMove:
    """A move, compared with the best."""

    key: str
    """Of the position."""
    made: Estimate[str]
    verdict: Verdict[str]


class Evaluator(QObject):
    """Weighs one position at a time, in a process of its own, and never longer than a person would wait.

    What it finds goes into the ledger of the match, and what is known there already is not weighed again.
    """

    judged = Signal(object)
    """Judged, or None if nobody can tell: after ``judge``, perhaps before that returns."""

    def __init__(self, unit: Unit, ledger: EvaluationCache, parent: QObject) -> None:
        super().__init__(parent)
        self._unit = unit
        self._ledger = ledger
        self._thinker = BotClient(self)
        self._thinker.answered.connect(self._hear)
        self._position: ThinkRequest | None = None  # that is weighed
        self._key = ""  # of that
        self._asked: ThinkRequest | None = None  # what is being thought about
        self._move: str | None = None  # somebody waits to hear about it
        self._late = QTimer(self, singleShot=True, interval=PATIENCE)
        self._late.timeout.connect(lambda: self._tell(None))

    def start(self) -> None:
        """Be ready: a process takes its time to begin."""
        self._thinker.start()

    def stop(self) -> None:
        """Weigh nothing any more."""
        self.put_away()
        self._thinker.stop()

    def put(self, position: ThinkRequest) -> None:
        """Weigh this, instead of what was weighed before: the moves that are worth a thought."""
        self.put_away()
        self._position, self._key = position, self._ledger.key(position)
        left = self._ledger.left(self._key, position.seconds)
        if left > 0:
            self._ask(left)

    def put_away(self) -> None:
        """This position is past, and nobody waits."""
        self._late.stop()
        self._thinker.cancel()
        self._position = self._asked = self._move = None

    def judge(self, move: str) -> None:
        """Say how good a move is, soon."""
        self._move = move
        self._late.start()
        if self._asked is None:
            self._judge()

    def waive(self) -> None:
        """Nobody waits any more."""
        self._late.stop()
        self._move = None

    def _ask(self, seconds: float, *also: str) -> None:
        """About the moves that are worth a thought, and ``also``."""
        assert self._position is not None
        self._asked = replace(self._position, weigh=also, seconds=seconds)
        self._thinker.ask(self._asked)

    def _hear(self, thought: Thought) -> None:
        if thought.request is not self._asked:
            return
        asked, self._asked = self._asked, None
        lost = thought.choice is not None and thought.choice.reason.code == BY_LOT
        self._ledger.learn(self._key, () if lost else thought.weighed, asked.seconds)
        if self._move is not None:
            self._judge()

    def _judge(self) -> None:
        """About what a person waits for: a move that was not thought of is weighed now."""
        move, position = self._move, self._position
        assert move is not None
        if position is None:
            self._tell(None)
            return
        left = self._ledger.left(self._key, position.seconds, move, self._unit)
        if left > 0:
            self._ask(left, move)
            return
        found, page = self._ledger.verdict(self._key, move, self._unit), self._ledger.page(self._key)
        made = next((one for one in page.found if one.move == move), None) if page is not None else None
        self._tell(JudgedMove(self._key, made, found) if made is not None and found is not None else None)

    def _tell(self, judged: JudgedMove | None) -> None:
        self.waive()
        self.judged.emit(judged)
