"""Client of the bots' process: requests, answers, restart after a crash. The window never waits."""

from __future__ import annotations

import contextlib
import logging
import multiprocessing
import os
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import Any

from PySide6.QtCore import QObject, QSocketNotifier, QTimer, Signal

from bluestick.engine.bots import Choice, Reason, bot_rng, by_lot
from bluestick.engine.judging import Estimate
from bluestick.games import GAMES
from bluestick.match.bot_process import Answer, ThinkRequest, pack, serve

GRACE = 5.0
"""Seconds beyond its thinking time after which a worker counts as hung."""

START = 20.0
"""Seconds more for the first answer of a worker: it has to start."""

BY_LOT = "by_lot"
"""Reason of a move that no bot has chosen."""

POLL = 15
"""Milliseconds between two looks at a pipe that cannot be watched."""

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Thought:
    """What came of a request. No ``choice``: nothing now, which only a seat not waited for may answer."""

    request: ThinkRequest
    choice: Choice[Any] | None
    weighed: tuple[Estimate[str], ...] = ()
    """What moves are worth, the best first, if that was asked; nothing if nobody could say."""


class BotClient(QObject):
    """Answers one request at a time, always: if the worker fails twice over it, with a move drawn by lot."""

    answered = Signal(object)
    """Thought."""
    restarted = Signal()
    """The worker died, hung or answered nonsense, and the request goes to another."""

    def __init__(
        self,
        parent: QObject | None = None,
        *,
        main: Callable[[Connection], None] = serve,
        grace: float = GRACE,
        start: float = START,
    ) -> None:
        super().__init__(parent)
        self._main = main
        self._grace = grace
        self._start_up = start
        self._worker: BotWorker | None = None
        self._wanted: ThinkRequest | None = None
        self._failures = 0
        self._asked: ThinkRequest | None = None  # what the worker is busy with: not wanted any more, perhaps
        self._late = QTimer(self, singleShot=True)
        self._late.timeout.connect(lambda: self._fail("no answer in time"))

    @property
    def pid(self) -> int | None:
        """The process id of the worker, if there is one."""
        return None if self._worker is None else self._worker.process.pid

    def start(self) -> None:
        """Have a worker ready before the first request."""
        if self._worker is None:
            try:
                self._worker = BotWorker(self._main, self, self._hear)
            except OSError as error:  # no more processes, no more memory
                log.warning("no worker: %s", error)

    def ask(self, request: ThinkRequest) -> None:
        """``answered`` will tell. Another request that is still open is cancelled."""
        self._wanted = request
        self._failures = 0
        if self._asked is None:
            self._send()

    def cancel(self) -> None:
        """Nobody wants to know any more; the worker finishes its thought unheard."""
        self._wanted = None

    def stop(self) -> None:
        """End the worker at once, in mid-thought too."""
        self._wanted = None
        self._dismiss()

    def _send(self) -> None:
        request = self._wanted
        assert request is not None
        self.start()
        if self._worker is None:
            QTimer.singleShot(0, self, lambda: self._fail("no process"))
            return
        self._asked = request
        limit = request.seconds + self._grace + (0 if self._worker.proven else self._start_up)
        self._late.start(round(limit * 1000))
        self._worker.send(pack(request))

    def _hear(self) -> None:
        """The worker has written something, or is gone."""
        assert self._worker is not None
        if not self._worker.connection.poll():
            return
        try:
            answer = self._worker.connection.recv()
        except Exception as error:  # reading nonsense may raise anything
            if self._asked is None:
                self._dismiss()
            else:
                self._fail(repr(error))
            return
        self._worker.proven = True
        asked = self._asked
        if asked is None:
            self._dismiss()  # nobody has asked
        elif asked is not self._wanted:
            self._rest()
            if self._wanted is not None:
                self._send()
        else:
            try:
                choice, weighed = _understood(asked, answer)
            except ValueError as error:
                self._fail(str(error))
                return
            self._rest()
            self._answer(choice, weighed)

    def _rest(self) -> None:
        self._asked = None
        self._late.stop()
        if self._worker is not None:
            self._worker.rest()

    def _answer(self, choice: Choice[Any] | None, weighed: tuple[Estimate[str], ...] = ()) -> None:
        request, self._wanted = self._wanted, None
        assert request is not None
        self.answered.emit(Thought(request, choice, weighed))

    def _fail(self, why: str) -> None:
        log.warning("the bot's process failed: %s", why)
        asked = self._asked
        self._dismiss()
        request = self._wanted
        if request is None:
            return
        if request is asked or asked is None:
            self._failures += 1
            self.restarted.emit()
            if self._wanted is not request:  # whoever heard of it has cancelled
                return
        if self._failures < 2:
            self._send()
        else:
            moves = GAMES[request.game].moves(request.view)
            rng = bot_rng(request.match_id, request.seat, request.decision)
            waited_for = request.seat in request.view.to_act
            self._answer(Choice(by_lot(moves, rng), Reason(BY_LOT)) if waited_for else None)

    def _dismiss(self) -> None:
        self._asked = None
        self._late.stop()
        if self._worker is not None:
            self._worker.end()
            self._worker = None


def _understood(request: ThinkRequest, answer: object) -> tuple[Choice[Any] | None, tuple[Estimate[str], ...]]:
    """The choice that an answer stands for, and what moves are worth; ValueError unless it is a legal one."""
    match answer:
        case Answer(None) if request.seat not in request.view.to_act:
            return None, ()
        case Answer(str(text), Reason() as reason, tuple(weighed)):
            rules = GAMES[request.game]
            move = rules.read(text)
            refusal = rules.moves(request.view).why_not(move)
            if refusal is None:
                return Choice(move, reason), weighed
            raise ValueError(f"{text!r} is not allowed: {refusal.code}")
        case str(error):
            raise ValueError(error)
    raise ValueError(f"nonsense: {answer!r}")


@contextlib.contextmanager
def _no_modules_from_here() -> Iterator[None]:
    """Keep a new Python process, and multiprocessing's own helper, from importing from the working directory.

    Only for the moment of the start: a browser that the window opens has the user's own environment.
    """
    usual = os.environ.get("PYTHONSAFEPATH")
    os.environ["PYTHONSAFEPATH"] = "1"
    try:
        yield
    finally:
        if usual is None:
            del os.environ["PYTHONSAFEPATH"]
        else:
            os.environ["PYTHONSAFEPATH"] = usual


class BotWorker:
    """Bots' process and the pipe to it."""

    def __init__(self, main: Callable[[Connection], None], owner: QObject, hear: Callable[[], None]) -> None:
        """``hear``: the process may have written something."""
        context = multiprocessing.get_context("spawn")
        self.connection, theirs = context.Pipe()
        self.process = context.Process(target=main, args=(theirs,), name="bluestick bot", daemon=True)
        try:
            with _no_modules_from_here():
                self.process.start()
        except OSError:
            self.connection.close()
            raise
        finally:
            theirs.close()  # ours alone keeps it open: when the process ends, we read the end
        self.proven = False
        self._poll: QTimer | None = None
        self._notifier: QSocketNotifier | None = None
        if sys.platform == "win32":  # where Qt cannot watch a pipe: look, but only while an answer is due
            self._poll = QTimer(owner, interval=POLL)
            self._poll.timeout.connect(hear)
        else:
            self._notifier = QSocketNotifier(self.connection.fileno(), QSocketNotifier.Type.Read, owner)
            self._notifier.activated.connect(hear)

    def send(self, data: bytes) -> None:
        """A worker that is gone is found out when its answer is due: there the pipe ends."""
        with contextlib.suppress(ConnectionError):
            self.connection.send_bytes(data)
        if self._poll is not None:
            self._poll.start()

    def rest(self) -> None:
        """Nothing is due."""
        if self._poll is not None:
            self._poll.stop()

    def end(self) -> None:
        """Kill it: it has nothing to lose, and may be hung."""
        for watch in (self._poll, self._notifier):
            if watch is not None:
                watch.blockSignals(True)
                watch.deleteLater()
        if self._notifier is not None:
            self._notifier.setEnabled(False)
        self.connection.close()
        self.process.kill()
        self.process.join(1)
        if self.process.exitcode is not None:
            self.process.close()
