"""Exercises from decisions marked as bad: the player gets the position again, and another try."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QWidget

from bluestick.app.play.page import TablePage
from bluestick.app.play.policy import PagePolicy, Permissions
from bluestick.app.play.word_buttons import SIDE
from bluestick.app.widgets import style
from bluestick.app.widgets.announcer import announce
from bluestick.app.widgets.buttons import button
from bluestick.app.widgets.labels import label
from bluestick.app.widgets.layouts import column_of
from bluestick.engine.match import AnyMatch
from bluestick.engine.moves import Move
from bluestick.engine.record import Record
from bluestick.engine.record_file import RecordError, contents
from bluestick.engine.rules import Unit
from bluestick.engine.verdicts import Decision, Verdict
from bluestick.match.bot_client import BotClient, ThinkResult
from bluestick.match.bot_process import ThinkRequest
from bluestick.match.controller import MatchController
from bluestick.match.evaluation_cache import EvaluationCache
from bluestick.match.readonly_session import ReadonlySession
from bluestick.match.review_cache import ReviewCache
from bluestick.match.review_decisions import LIMIT, evaluation_request
from bluestick.store.journal import Journal
from bluestick.store.match_store import MatchStore
from bluestick.text import game_texts, review


@dataclass(frozen=True)
class Exercise:
    """Decision in which the player made a mistake, to be tried again."""

    match: AnyMatch
    path: Path
    decision: Decision
    verdict: Verdict[str]


class MistakeFinder(QObject):
    """Searches the finished matches of a game, the latest first, for decisions of people marked as bad."""

    found = Signal(object)
    """Emitted for each marked decision; argument: an Exercise."""
    ended = Signal()

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
        self._left = []

    def _look(self) -> None:
        """Search one match file and schedule the next, so that the window stays responsive."""
        if not self._left:
            self.ended.emit()
            return
        path = self._left.pop()
        with contextlib.suppress(OSError, RecordError):  # an unreadable match has no marks
            for exercise in find_exercises(path, self._saves):
                self.found.emit(exercise)
        self._next.start()


def find_exercises(path: Path, saves: MatchStore) -> Sequence[Exercise]:
    """Return the decisions of people in a match file that its saved review marks as bad; none without one."""
    head, *_ = contents(path).split(b"\n", 1)
    if not os.path.exists(saves.review_file(Record.parse(head).id)):
        return ()
    match = Journal(path, saves).read()
    return [
        Exercise(match, path, judged.decision, judged.verdict)
        for _, judged in sorted(ReviewCache(match, saves).read().items())
        if judged.verdict is not None and judged.verdict.is_bad and match.players[judged.decision.seat].level is None
    ]


class ExerciseSession(ReadonlySession):
    """Match at the position before a decision. A move is emitted as ``tried``, not made."""

    has_present = True
    tried = Signal(object)

    def begin(self) -> None:
        self.laid.emit(self.match.view(self.viewer))
        self.offer(again=True)

    def play(self, move: Move) -> None:
        self.tried.emit(move)

    def offer(self, *, again: bool) -> None:
        assert self.viewer is not None
        self.offered.emit(self.match.moves(self.viewer) if again else None)


class ExercisePolicy(PagePolicy):
    """Policy of an exercise's page. A tried move is right unless its evaluation marks it as bad."""

    permissions = Permissions(coach=False, early=False, helps=False, walks=False, folds=False)
    onward = Signal()

    def __init__(self, exercise: Exercise, number: int, saves: MatchStore, thinker: BotClient) -> None:
        match = exercise.match.branch(exercise.decision.position)
        self.session = ExerciseSession(match, exercise.path, saves, thinker)
        self.session.set_viewer(exercise.decision.seat)
        super().__init__(MatchController(self.session))
        self.exercise = exercise
        self._number = number
        self._solved = False
        self._reply = ""
        self._asked: ThinkRequest | None = None
        self._ledger = EvaluationCache.of(exercise.match.id, saves)
        self._key = ""
        self._tried = ""
        self._thinks = thinker
        self.panel = ExercisePanel()

    def attach(self, page: TablePage) -> None:
        super().attach(page)
        page.table.show_from(self.exercise.decision.seat)
        side = QWidget()
        column_of(self.panel, (page.panel, 1), spacing=0, margins=(0, 0, 0, 0), inside=side)
        page.splitter.set_side(side)
        page.panel.show()
        self.panel.solve.clicked.connect(self._solve)
        self.panel.next.clicked.connect(self.onward)
        self.session.tried.connect(self._try_move)
        self._thinks.answered.connect(self._hear)

    def close(self) -> None:
        self._thinks.answered.disconnect(self._hear)

    def retranslate(self) -> None:
        self.panel.retranslate()
        self._show_exercise()

    def areas(self) -> tuple[QWidget, ...]:
        return (self.panel.next if self._solved else self.page.table, self.panel.solve)

    def _show_exercise(self) -> None:
        #: {number} of the exercise; the mistakes are not counted before
        title = self.tr("Your mistakes: exercise {number}").format(number=self._number)
        self.panel.show_exercise(title, self._reply or self.tr("What would you do here?"), solved=self._solved)

    def _show_reply(self, text: str) -> None:
        self._reply = text
        self._show_exercise()
        announce(self.page.table, text)

    def _try_move(self, move: Move) -> None:
        if self._solved or self._asked is not None:
            return
        exercise, match = self.exercise, self.match
        self._tried = match.rules.write(move)
        if self._tried == exercise.verdict.best:
            right = self.tr("Right: there was nothing better.")
            why = game_texts.because(match, exercise.verdict.why, exercise.decision.move, exercise.verdict.best)
            self._praise_move(" ".join(filter(None, (right, why))))
        elif self._tried == exercise.decision.move:
            self._ask_again(exercise.verdict)
        else:
            request = evaluation_request(exercise.match, exercise.decision, self._tried, LIMIT)
            self._key = self._ledger.key(request)
            left = self._ledger.time_left(self._key, LIMIT, self._tried, self._unit)
            if left:
                self._show_reply(self.tr("Analysing…"))
                self._asked = replace(request, seconds=left)
                self._thinks.ask(self._asked)
            else:
                self._judge()

    def _hear(self, thought: ThinkResult) -> None:
        if thought.request is not self._asked:
            return
        self._ledger.learn(self._key, thought.weighed, thought.request.seconds)
        self._asked = None
        self._judge()

    def _judge(self) -> None:
        found = self._ledger.verdict(self._key, self._tried, self._unit)
        if found is not None:
            self._ledger.record_mark(self._key, self._tried, found.mark)
        if found is not None and found.is_bad:
            self._ask_again(found)
        else:
            self._praise_move(self.tr("Right: that’s as good as the best move, or nearly."))

    def _praise_move(self, text: str) -> None:
        then = self.tr("In the match you chose: {move}.").format(
            move=game_texts.move(self.game, self.exercise.decision.move)
        )
        self._reveal_best_move(f"{text} {then}")

    def _ask_again(self, found: Verdict[str]) -> None:
        told = self.tr("There’s a better move, by about {amount}. Try again.")
        self._show_reply(told.format(amount=review.difference_text(self._unit, found)))
        self.session.offer(again=True)

    def _solve(self) -> None:
        exercise = self.exercise
        basis = review.basis_text(self._unit, exercise.verdict)
        told = review.explanation_text(self.match, exercise.decision.move, exercise.verdict)
        self._reveal_best_move(f"{told} {basis}")

    def _reveal_best_move(self, text: str) -> None:
        self._asked, self._solved = None, True
        self.session.offer(again=False)
        self.page.table.show_move(self.match.rules.read(self.exercise.verdict.best))
        self._show_reply(text)
        self.panel.next.setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def _unit(self) -> Unit:
        match = self.match
        return match.rules.variant(match.setup.variant).unit


class ExercisePanel(QWidget):
    """Side panel of an exercise: the question or the reply to the tried move, and buttons."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "panel")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._title, self.said = label("label"), label("strong", wrap=True)
        style.apply_scaled(self.said, lambda said: said.setMinimumHeight(style.px(84)))
        self.said.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.solve, self.next = button(), button("primary")
        parts = self._title, self.said, self.solve, self.next
        column_of(*parts, spacing=8, margins=(SIDE, 16, SIDE, 4), inside=self)

    def retranslate(self) -> None:
        self.solve.setText(self.tr("Show answer"))
        self.next.setText(self.tr("Next exercise"))

    def show_exercise(self, title: str, said: str, *, solved: bool) -> None:
        """Show ``said``: the question or the reply to the tried move.

        ``solved``: the player has found or been shown the answer.
        """
        self._title.setText(title.upper())
        self.said.setText(said)
        self.solve.setVisible(not solved)
        self.next.setVisible(solved)
