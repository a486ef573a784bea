"""Exercises from marked decisions: the player gets the position again, and another try."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from bluestick.app.play.page import TablePage
from bluestick.app.play.side_panel import SIDE
from bluestick.app.widgets import style
from bluestick.app.widgets.announcer import announce
from bluestick.app.widgets.buttons import button
from bluestick.app.widgets.labels import label
from bluestick.engine.match import AnyMatch
from bluestick.engine.moves import Move
from bluestick.engine.record import Record
from bluestick.engine.record_file import RecordError, contents
from bluestick.engine.rules import Unit
from bluestick.engine.verdicts import Decision, Verdict
from bluestick.match.bot_client import BotClient, Thought
from bluestick.match.bot_process import ThinkRequest
from bluestick.match.evaluation_cache import EvaluationCache
from bluestick.match.readonly_session import ReadonlySession
from bluestick.match.review_cache import ReviewCache
from bluestick.match.review_decisions import LIMIT, asked
from bluestick.store.journal import Journal
from bluestick.store.match_store import MatchStore
from bluestick.tables.drawing.theme import Theme
from bluestick.tables.motion.pace import Pace
from bluestick.text import game_texts, review


@dataclass(frozen=True)
class Exercise:
    """Decision in which the player made a mistake, to be tried again."""

    match: AnyMatch
    path: Path
    decision: Decision
    verdict: Verdict[str]


class MistakeFinder(QObject):
    """Searches the finished matches of a game for marked decisions of people, the latest match first."""

    found = Signal(object)
    """Emitted for each decision that is found; argument: its Exercise."""
    ended = Signal()
    """Emitted when all matches have been searched."""

    def __init__(self, game: str, saves: MatchStore, parent: QObject) -> None:
        super().__init__(parent)
        self._saves = saves
        try:
            self._left = [saved.path for saved in saves.finished_matches(game)][::-1]
        except OSError:  # the list of finished matches reports it
            self._left = []
        self._next = QTimer(self, singleShot=True, interval=0)
        self._next.timeout.connect(self._look)
        self._next.start()

    def stop(self) -> None:
        """Stop the search."""
        self._left = []

    def _look(self) -> None:
        """Search one match file and schedule the next, so that the window stays responsive."""
        if not self._left:
            self.ended.emit()
            return
        path = self._left.pop()
        with contextlib.suppress(OSError, RecordError):  # an unreadable match has no marks
            for exercise in exercises(path, self._saves):
                self.found.emit(exercise)
        self._next.start()


def exercises(path: Path, saves: MatchStore) -> Sequence[Exercise]:
    """Return the decisions of people that the review of a match file has marked; none without a saved review."""
    head, *_ = contents(path).split(b"\n", 1)
    if not os.path.exists(saves.review_file(Record.parse(head).id)):
        return ()
    match = Journal(path, saves).read()
    return [
        Exercise(match, path, judged.decision, judged.verdict)
        for _, judged in sorted(ReviewCache(match, saves).read().items())
        if judged.verdict is not None and judged.verdict.bad and match.players[judged.decision.seat].level is None
    ]


class ExerciseSession(ReadonlySession):
    """Match at the position before a decision. Moves are tried, not made."""

    tried = Signal(object)
    """Emitted when a move is tried; argument: the Move."""

    def begin(self) -> None:
        """Show the position before the decision and offer its legal moves."""
        assert self.viewer is not None
        self.laid.emit(self.match.view(self.viewer))
        self.offered.emit(self.match.moves(self.viewer))

    def play(self, move: Move) -> None:
        self.tried.emit(move)


class ExercisePage(TablePage):
    """Page of an exercise. A tried move is right unless its evaluation marks it as bad."""

    onward = Signal()
    """Emitted to show the next exercise."""

    plays = False
    can_hint = can_call = can_skip = False
    _between = False

    def __init__(
        self, exercise: Exercise, number: int, saves: MatchStore, thinker: BotClient, theme: Theme, pace: Pace
    ) -> None:
        self._exercise = exercise
        self._number = number
        self._solved = False
        self._reply = ""
        self._asked: ThinkRequest | None = None
        self._ledger = EvaluationCache.of(exercise.match.id, saves)
        self._key = ""
        self._tried = ""
        self._drill: ExercisePanel | None = None
        session = ExerciseSession(exercise.match.branch(exercise.decision.position), exercise.path, saves, thinker)
        session.look_through(exercise.decision.seat)
        super().__init__(session, theme, pace)
        self._thinks = thinker
        self.coach.seat = None  # it would give the answer away
        self.table.turn_to(exercise.decision.seat)
        self.drill = self._drill = ExercisePanel()
        side = QWidget()
        beside = QVBoxLayout(side)
        beside.setContentsMargins(0, 0, 0, 0)
        beside.setSpacing(0)
        beside.addWidget(self.drill)
        beside.addWidget(self.panel, 1)
        self.splitter.set_side(side)
        self.splitter.folds = False
        self.panel.show()
        self.drill.solve.clicked.connect(self._solve)
        self.drill.next.clicked.connect(self.onward)
        for made in (self.undo, self.hint):
            made.hide()
        session.tried.connect(self._try)
        thinker.answered.connect(self._hear)
        self.retranslate()

    def close_session(self) -> None:
        self._thinks.answered.disconnect(self._hear)
        super().close_session()

    def retranslate(self) -> None:
        super().retranslate()
        if self._drill is not None:
            self._drill.retranslate()
            self._show_drill()

    def areas(self) -> tuple[QWidget, ...]:
        return (self.drill.next if self._solved else self.table, self.drill.solve, self.header.back)

    def _show_looking_back(self) -> None:
        """Do nothing: an exercise always shows an earlier position and needs no history bar."""
        self.history_bar.hide()
        for made in (self.undo, self.hint):
            made.hide()

    def _show_drill(self) -> None:
        #: {number} of the exercise; the mistakes are not counted before
        title = self.tr("Your mistakes: exercise {number}").format(number=self._number)
        self.drill.show_exercise(title, self._reply or self.tr("What would you do here?"), solved=self._solved)

    def _say_reply(self, text: str) -> None:
        self._reply = text
        self._show_drill()
        announce(self.table, text)

    def _try(self, move: Move) -> None:
        if self._solved or self._asked is not None:
            return
        exercise, match = self._exercise, self.session.match
        self._tried = match.rules.write(move)
        if self._tried == exercise.verdict.best:
            right = self.tr("Right: there was nothing better.")
            why = game_texts.because(match, exercise.verdict.why, exercise.decision.move, exercise.verdict.best)
            self._praise(" ".join(filter(None, (right, why))))
        elif self._tried == exercise.decision.move:
            self._again(exercise.verdict)
        else:
            request = asked(exercise.match, exercise.decision, self._tried, LIMIT)
            self._key = self._ledger.key(request)
            left = self._ledger.left(self._key, LIMIT, self._tried, self._unit)
            if left:
                self._say_reply(self.tr("Analysing…"))
                self._asked = replace(request, seconds=left)
                self._thinks.ask(self._asked)
            else:
                self._judge()

    def _hear(self, thought: Thought) -> None:
        if thought.request is not self._asked:
            return
        self._ledger.learn(self._key, thought.weighed, thought.request.seconds)
        self._asked = None
        self._judge()

    def _judge(self) -> None:
        """Show the reply to the tried move, according to its evaluation."""
        found = self._ledger.verdict(self._key, self._tried, self._unit)
        if found is not None:
            self._ledger.tell(self._key, self._tried, found.mark)
        if found is not None and found.bad:
            self._again(found)
        else:
            self._praise(self.tr("Right: that’s as good as the best move, or nearly."))

    def _praise(self, text: str) -> None:
        then = self.tr("In the match you chose: {move}.").format(
            move=game_texts.move(self.game, self._exercise.decision.move)
        )
        self._reveal(f"{text} {then}")

    def _again(self, found: Verdict[str]) -> None:
        told = self.tr("There’s a better move, by about {amount}. Try again.")
        self._say_reply(told.format(amount=review.difference(self._unit, found)))
        assert self.session.viewer is not None
        self.session.offered.emit(self.session.match.moves(self.session.viewer))

    def _solve(self) -> None:
        """Show the best move as the solution."""
        exercise = self._exercise
        basis = review.basis(self._unit, exercise.verdict)
        told = review.explained(self.session.match, exercise.decision.move, exercise.verdict)
        self._reveal(f"{told} {basis}")

    def _reveal(self, text: str) -> None:
        self._asked, self._solved = None, True
        self.table.offer(None)
        self.table.show_move(self.session.match.rules.read(self._exercise.verdict.best))
        self._say_reply(text)
        self.drill.next.setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def _unit(self) -> Unit:
        match = self.session.match
        return match.rules.variant(match.setup.variant).unit


class ExercisePanel(QWidget):
    """Side panel of an exercise: the question, and the verdict on the try."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "panel")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._title, self.said = label("label"), label("strong", wrap=True)
        style.keep(self.said, lambda said: said.setMinimumHeight(style.px(84)))
        self.said.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.solve, self.next = button(), button("primary")
        column = QVBoxLayout(self)
        column.setContentsMargins(SIDE, 16, SIDE, 4)
        column.setSpacing(8)
        for part in (self._title, self.said, self.solve, self.next):
            column.addWidget(part)

    def retranslate(self) -> None:
        """Update all texts to the current language; the page updates what depends on the exercise."""
        self.solve.setText(self.tr("Show answer"))
        self.next.setText(self.tr("Next exercise"))

    def show_exercise(self, title: str, said: str, *, solved: bool) -> None:
        """Show the question, or the reply to the tried move; ``solved``: the answer is found or shown."""
        self._title.setText(title.upper())
        self.said.setText(said)
        self.solve.setVisible(not solved)
        self.next.setVisible(solved)
