"""Print when the window was painted, then delays of the event loop, and frame times: ``probe.py SECONDS [FILE]``."""

from __future__ import annotations

import sys
import time
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtWidgets import QApplication

from bluestick.app.shell.main import run
from bluestick.tables.motion.pace import COUNT

if TYPE_CHECKING:
    from bluestick.tables.widget.table import GameTable

BEAT = 5
"""Milliseconds between two readings of the clock."""
WARM_UP = 1000
"""Milliseconds after the first paint without measurements."""


class Probe(QObject):
    """Measures an application from inside its event loop."""

    def __init__(self, app: QApplication, seconds: float) -> None:
        super().__init__(app)
        self._seconds = seconds
        self._lateness: list[float] = []
        self._beat = QTimer(self, singleShot=True, timerType=Qt.TimerType.PreciseTimer, interval=BEAT)
        self._beat.timeout.connect(self._look)
        self._table: GameTable | None = None
        self._last: float | None = None  # when a frame was painted while something moved
        self._frames: list[float] = []
        window = next(each for each in app.topLevelWidgets() if each.isVisible())
        window.installEventFilter(self)  # an event filter of the application would see every event, and slow it down

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() != QEvent.Type.Paint:
            return False
        if self._table is not None:
            self._count(self._table)
        else:
            watched.removeEventFilter(self)
            QTimer.singleShot(0, self._painted)  # after everything in the window is painted too
        return False

    def _painted(self) -> None:
        print(time.monotonic(), flush=True)
        if self._seconds:
            from bluestick.tables.widget.table import GameTable  # the start page needs none

            self._table = next(each for each in QApplication.allWidgets() if isinstance(each, GameTable))
            self._table.viewport().installEventFilter(self)
            QTimer.singleShot(WARM_UP, self._begin)

    def _count(self, table: GameTable) -> None:
        now, moving = time.monotonic(), not table.is_settled
        if moving and self._last is not None and now - self._last < COUNT / 1000:  # longer pauses are for reading
            self._frames.append(now - self._last)
        self._last = now if moving else None

    def _begin(self) -> None:
        self._end = time.monotonic() + self._seconds
        self._armed = time.monotonic()
        self._beat.start()

    def _look(self) -> None:
        now = time.monotonic()
        self._lateness.append(1000 * (now - self._armed) - BEAT)
        if now < self._end:
            self._armed = time.monotonic()
            self._beat.start()
        else:
            print(*self._lateness, flush=True)
            print(*self._frames, flush=True)


def main(seconds: float, file: str | None = None) -> int:
    """Run the program with a probe in its event loop."""
    loop = QApplication.exec

    def watched_loop() -> int:
        probe = Probe(QApplication.instance(), seconds)  # noqa: F841  the application owns it
        return loop()

    QApplication.exec = staticmethod(watched_loop)
    return run(file, None, None)


if __name__ == "__main__":
    sys.exit(main(float(sys.argv[1]), *sys.argv[2:]))
