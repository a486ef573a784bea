"""Session of a lesson: the recorded moves are played from stop to stop, and the learner answers questions."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from bluestick.engine.moves import Move
from bluestick.engine.record import RecordedMove
from bluestick.engine.seats import CHANCE
from bluestick.match.bot_client import BotClient
from bluestick.match.lesson_answers import RIGHT
from bluestick.match.lesson_script import LessonScript, LessonStop
from bluestick.match.readonly_session import ReadonlyJournal
from bluestick.match.session import Session
from bluestick.store.match_store import MatchStore

ENOUGH = 2
"""Number of wrong answers after which the right answer is shown."""


class LessonSession(Session):
    """Session of a lesson. No bot thinks: between two stops the recorded moves are made, even the learner's."""

    shows_end = False
    stopped = Signal()
    """Emitted when the table shows the position of ``stop``."""
    answered = Signal(str, bool)
    """Arguments: reply code of the answer (``right``, ...), and whether its move is that of the record."""
    finished = Signal()

    def __init__(self, lesson: LessonScript, thinker: BotClient, at: int = 0, parent: QObject | None = None) -> None:
        super().__init__(
            lesson.match(lesson.stops[at].position),
            ReadonlyJournal(lesson.file, MatchStore(lesson.file.parent)),
            thinker,
            parent,
        )
        self.lesson = lesson
        self.at = at
        """Index of ``stop``."""
        self.wrong_answers = 0
        self.is_over = False
        self.people = frozenset({lesson.seat})
        self._viewer = lesson.seat

    @property
    def stop(self) -> LessonStop:
        """Stop that has been reached, or is reached next."""
        return self.lesson.stops[self.at]

    @property
    def is_at_stop(self) -> bool:
        return self.match.position == self.stop.position and not self._showing and not self.is_over

    @property
    def is_asking(self) -> bool:
        return self.is_at_stop and self.stop.ask is not None

    @property
    def has_more_here(self) -> bool:
        return any(stop.position == self.stop.position for stop in self.lesson.stops[self.at + 1 :])

    @property
    def can_undo(self) -> bool:
        return self.at > 0 or self.is_over

    @property
    def can_redo(self) -> bool:
        return False

    @property
    def can_skip(self) -> bool:
        return False

    @property
    def can_claim(self) -> bool:
        return False

    @property
    def can_hint(self) -> bool:
        return self.is_asking

    @property
    def can_restart(self) -> bool:
        return self.at > 0 or self.is_over

    @property
    def called(self) -> bool:
        return False

    def begin(self) -> None:
        self._lay()

    def play(self, move: Move) -> None:
        assert self.stop.ask is not None
        refusal = self.match.moves(self.lesson.seat).why_not(move)
        if refusal is not None:
            self.refused.emit(refusal)
            return
        code = self.stop.ask.answer(self.match, self.lesson.seat, move)
        if code != RIGHT:
            self.wrong_answers += 1
            self.offered.emit(self.match.moves(self.lesson.seat))  # reset the selection
        self.answered.emit(code, self.match.rules.write(move) == self._next_move.text)
        if code == RIGHT:
            self.onward()

    def onward(self) -> None:
        """Continue to the next stop or the end; an unanswered question is answered by the recorded move."""
        self.wrong_answers = 0
        if self.at + 1 < len(self.lesson.stops):
            self.at += 1
            self._go_on()
        elif self.stop.ask is not None and self.match.position == self.stop.position:
            self._make_next()
        else:
            self._finish()

    def back(self) -> None:
        self.go_to(self.at if self.is_over else max(self.at - 1, 0))

    def go_to(self, at: int) -> None:
        """Go to the stop with index ``at``: an earlier one, or the current one again."""
        self.at, self.wrong_answers, self.is_over = at, 0, False
        self.match.rewind(self.stop.position)
        self._lay()

    def undo(self) -> None:
        self.back()

    def settled(self) -> None:
        if self._showing:
            self._showing = False
            self._go_on()

    def answer(self) -> Move:
        move: Move = self.match.rules.read(self._next_move.text)
        return move

    @property
    def _next_move(self) -> RecordedMove:
        return self.lesson.record.moves[self.match.position]

    def _go_on(self) -> None:
        position, stop = self.match.position, self.stop
        if position > stop.position:
            self._finish()
        elif position < stop.position:
            self._make_next()
        else:
            self.offered.emit(self.match.moves(self.lesson.seat) if stop.ask is not None else None)
            if self.has_unread_result:
                self.counted.emit()
            self.stopped.emit()

    def _make_next(self) -> None:
        recorded = self._next_move
        least, most = (self.between, self.between) if recorded.seat == CHANCE else self.pause
        by_hand = self.stop.ask is not None and recorded.seat == self.lesson.seat
        self._taking_time.start(0 if by_hand else self._rng.randint(least, most))
        self.offered.emit(None)
        self._plan(recorded.seat, self.match.rules.read(recorded.text))

    def _finish(self) -> None:
        self.is_over = True
        self.offered.emit(None)
        self.finished.emit()

    def _choose_viewer(self) -> None:
        """Do nothing: the learner stays the viewer."""
