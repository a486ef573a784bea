"""Client of the bots' process, which it restarts if needed. It never blocks the GUI."""

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

from bluestick.engine.bots import Choice, Reason, bot_rng, random_move
from bluestick.engine.estimates import Estimate
from bluestick.games import GAMES
from bluestick.match.bot_process import Answer, ThinkRequest, pack, serve

GRACE = 5.0
"""Seconds beyond its thinking time after which the worker (the bots' process) counts as hung."""

START = 20.0
"""Seconds added to ``GRACE`` while a worker starts."""

BY_LOT = "by_lot"
"""Reason code of a random move after the worker has failed."""

POLL = 15
"""Milliseconds between two polls of a pipe that cannot be watched."""

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class ThinkResult:
    """Result of a ThinkRequest. ``choice`` is None for "no move now", allowed only if the seat is not to act."""

    request: ThinkRequest
    choice: Choice[Any] | None
    weighed: tuple[Estimate[str], ...] = ()
    """Requested estimates of moves, the best first."""


class BotClient(QObject):
    """Client that answers one request at a time and never fails: after two failures it chooses a random move."""

    answered = Signal(object)
    """Argument: Thought."""
    restarted = Signal()
    """Emitted when a worker has failed, before the request is sent to a new one."""

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
        self._asked: ThinkRequest | None = None  # request that the worker is busy with, perhaps cancelled
        self._late = QTimer(self, singleShot=True)
        self._late.timeout.connect(lambda: self._handle_failure("no answer in time"))

    @property
    def pid(self) -> int | None:
        return None if self._worker is None else self._worker.process.pid

    def start(self) -> None:
        """Start the worker, to save time at the first request."""
        if self._worker is None:
            try:
                self._worker = BotWorker(self._main, self, self._hear)
            except OSError as error:  # out of processes or memory
                log.warning("no worker: %s", error)

    def ask(self, request: ThinkRequest) -> None:
        """Send a request, cancelling a pending one; ``answered`` brings the result."""
        self._wanted = request
        self._failures = 0
        if self._asked is None:
            self._send()

    def cancel(self) -> None:
        """Ignore the answer to the pending request; the worker finishes it nevertheless."""
        self._wanted = None

    def stop(self) -> None:
        self._wanted = None
        self._end_worker()

    def _send(self) -> None:
        request = self._wanted
        assert request is not None
        self.start()
        if self._worker is None:
            QTimer.singleShot(0, self, lambda: self._handle_failure("no process"))
            return
        self._asked = request
        limit = request.seconds + self._grace + (0 if self._worker.proven else self._start_up)
        self._late.start(round(limit * 1000))
        self._worker.send(pack(request))

    def _hear(self) -> None:
        assert self._worker is not None
        if not self._worker.connection.poll():
            return
        try:
            answer = self._worker.connection.recv()
        except Exception as error:  # reading an invalid message may raise anything
            if self._asked is None:
                self._end_worker()
            else:
                self._handle_failure(repr(error))
            return
        self._worker.proven = True
        asked = self._asked
        if asked is None:
            self._end_worker()  # an answer without a request
        elif asked is not self._wanted:
            self._stop_waiting()
            if self._wanted is not None:
                self._send()
        else:
            try:
                choice, weighed = _parse_answer(asked, answer)
            except ValueError as error:
                self._handle_failure(str(error))
                return
            self._stop_waiting()
            self._answer(choice, weighed)

    def _stop_waiting(self) -> None:
        self._asked = None
        self._late.stop()
        if self._worker is not None:
            self._worker.rest()

    def _answer(self, choice: Choice[Any] | None, weighed: tuple[Estimate[str], ...] = ()) -> None:
        request, self._wanted = self._wanted, None
        assert request is not None
        self.answered.emit(ThinkResult(request, choice, weighed))

    def _handle_failure(self, why: str) -> None:
        log.warning("the bot's process failed: %s", why)
        asked = self._asked
        self._end_worker()
        request = self._wanted
        if request is None:
            return
        if request is asked or asked is None:
            self._failures += 1
            self.restarted.emit()
            if self._wanted is not request:  # a slot of the signal has cancelled
                return
        if self._failures < 2:
            self._send()
        else:
            moves = GAMES[request.game].moves(request.view)
            rng = bot_rng(request.match_id, request.seat, request.decision)
            waited_for = request.seat in request.view.to_act
            self._answer(Choice(random_move(moves, rng), Reason(BY_LOT)) if waited_for else None)

    def _end_worker(self) -> None:
        self._asked = None
        self._late.stop()
        if self._worker is not None:
            self._worker.end()
            self._worker = None


def _parse_answer(request: ThinkRequest, answer: object) -> tuple[Choice[Any] | None, tuple[Estimate[str], ...]]:
    """Return the choice and estimates in a worker's answer. ValueError if invalid."""
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
def _safe_module_path() -> Iterator[None]:
    """Keep processes started in the ``with`` block from importing modules of the working directory."""
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
    """Process of the bots and the pipe to it."""

    def __init__(self, main: Callable[[Connection], None], owner: QObject, hear: Callable[[], None]) -> None:
        """Start a process that runs ``main``; ``hear`` is called when its pipe may have data.

        ``owner``: parent of the Qt objects that watch the pipe.
        """
        context = multiprocessing.get_context("spawn")
        self.connection, theirs = context.Pipe()
        self.process = context.Process(target=main, args=(theirs,), name="bluestick bot", daemon=True)
        try:
            with _safe_module_path():
                self.process.start()
        except OSError:
            self.connection.close()
            raise
        finally:
            theirs.close()  # only the process keeps its end open, so we read an end-of-file when it ends
        self.proven = False
        self._poll: QTimer | None = None
        self._notifier: QSocketNotifier | None = None
        if sys.platform == "win32":  # Qt cannot watch a pipe there, so poll while an answer is pending
            self._poll = QTimer(owner, interval=POLL)
            self._poll.timeout.connect(hear)
        else:
            self._notifier = QSocketNotifier(self.connection.fileno(), QSocketNotifier.Type.Read, owner)
            self._notifier.activated.connect(hear)

    def send(self, data: bytes) -> None:
        """Send a request; a dead process is noticed on reading the answer."""
        with contextlib.suppress(ConnectionError):
            self.connection.send_bytes(data)
        if self._poll is not None:
            self._poll.start()

    def rest(self) -> None:
        if self._poll is not None:
            self._poll.stop()

    def end(self) -> None:
        """Kill the process: it holds no data, and may be hung."""
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
