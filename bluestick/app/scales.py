"""What the moves of a person are worth: weighed while she thinks, so that nobody has to wait when she moves."""

from __future__ import annotations

from dataclasses import dataclass, replace

from PySide6.QtCore import QObject, QTimer, Signal

from bluestick.app.thinker import Thinker, Thought
from bluestick.app.worker import ThinkRequest, Told
from bluestick.engine.bots import Reason
from bluestick.engine.rules import Unit
from bluestick.engine.verdicts import Mark, Verdict, verdict

PATIENCE = 1000
"""Milliseconds after which a move that could not be weighed is made unweighed."""
AFRESH = 0.7
"""Seconds in which a move is weighed afresh, while somebody waits."""
SURER = 3.0
"""A difference of so many standard errors is beyond doubt, though it was not weighed afresh."""


@dataclass(frozen=True, slots=True)
class Judged:
    """A move, compared with the best."""

    made: Told
    verdict: Verdict[str]
    reason: Reason
    """For the best."""

    @property
    def tells(self) -> bool:
        """Whether one might learn from it: what is called a mistake was weighed twice."""
        found = self.verdict
        return found.mark is Mark.MISTAKE or (found.mark.bad and found.difference > SURER * found.error)


class Scales(QObject):
    """Weighs one position at a time, in a process of its own, and never longer than somebody would wait."""

    judged = Signal(object)
    """Judged, or None if nobody can tell: after ``judge``, perhaps before that returns."""

    def __init__(self, unit: Unit, parent: QObject) -> None:
        super().__init__(parent)
        self._unit = unit
        self._thinker = Thinker(self)
        self._thinker.answered.connect(self._hear)
        self._position: ThinkRequest | None = None  # that is weighed
        self._asked: ThinkRequest | None = None  # what is being thought about
        self._weighed: tuple[Told, ...] | None = None  # None: not yet
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
        self._position = position
        self._ask()

    def put_away(self) -> None:
        """This position is past, and nobody waits."""
        self._late.stop()
        self._thinker.cancel()
        self._position = self._asked = self._weighed = self._move = None

    def judge(self, move: str) -> None:
        """Say how good a move is, soon."""
        self._move = move
        self._late.start()
        if self._weighed is not None:
            self._judge()

    def waive(self) -> None:
        """Nobody waits any more."""
        self._late.stop()
        self._move = None

    def _ask(self, *also: str) -> None:
        """About the moves that are worth a thought; ``also``: about those once more, over other deals."""
        assert self._position is not None
        self._asked = replace(self._position, weigh=also)
        if also:
            self._asked = replace(self._asked, seconds=AFRESH, match_id=f"{self._asked.match_id}/afresh")
        self._thinker.ask(self._asked)

    def _hear(self, thought: Thought) -> None:
        if thought.request is self._asked:
            self._weighed = thought.weighed
            if self._move is not None:
                self._judge()

    def _judge(self) -> None:
        """About what somebody waits for.

        The best of many moves is partly the luckiest: before a move is called a mistake, or if nobody has thought of
        it, it is weighed afresh, and that counts.
        """
        move, weighed, asked = self._move, self._weighed, self._asked
        assert move is not None
        assert weighed is not None
        assert asked is not None
        found = verdict(weighed, move, self._unit)
        unheard = found is None and bool(weighed) and weighed[0].deals > 0
        if move not in (asked.weigh or ()) and (unheard or (found is not None and found.mark is Mark.MISTAKE)):
            self._weighed = None
            self._ask(move)
        elif found is not None:
            made = next(told for told in weighed if told.move == move)
            self._tell(Judged(made, found, weighed[0].reason))
        else:
            self._tell(None)

    def _tell(self, judged: Judged | None) -> None:
        self.waive()
        self.judged.emit(judged)
