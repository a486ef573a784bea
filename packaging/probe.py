"""bluestick with a probe in it: prints the moment its window was painted, then how late its event loop is, and then
how long it was from one frame to the next while things moved on the table.

usage: probe.py SECONDS [FILE]
"""

from __future__ import annotations

import sys
import time
from operator import sub

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtWidgets import QApplication, QWidget

from bluestick.app.main import run
from bluestick.tables.base import GameTable

BEAT = 5
"""Milliseconds between two looks at the clock."""
PAUSE = 100
"""Milliseconds after which nothing has moved for a while."""
WARM_UP = 1000
"""Milliseconds after the first painting in which nothing is measured."""


class Probe(QObject):
    """Watches an application from inside."""

    def __init__(self, app: QApplication, seconds: float) -> None:
        super().__init__(app)
        self._seconds = seconds
        self._lateness: list[float] = []
        self._frames: list[float] = []
        self._beat = QTimer(self, singleShot=True, timerType=Qt.TimerType.PreciseTimer, interval=BEAT)
        self._beat.timeout.connect(self._look)
        app.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() != QEvent.Type.Paint:
            return False
        if isinstance(watched.parent(), GameTable):
            self._frames.append(1000 * time.monotonic())
        elif isinstance(watched, QWidget) and watched.isWindow():
            QApplication.instance().removeEventFilter(self)
            QTimer.singleShot(0, self._painted)  # when all that the window holds is painted too
        return False

    def _painted(self) -> None:
        print(time.monotonic(), flush=True)
        if self._seconds:
            QTimer.singleShot(WARM_UP, self._begin)

    def _begin(self) -> None:
        for widget in QApplication.allWidgets():
            if isinstance(widget, GameTable):
                widget.viewport().installEventFilter(self)
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
            print(*(gap for gap in map(sub, self._frames[1:], self._frames) if gap < PAUSE), flush=True)


def main(seconds: float, file: str | None = None) -> int:
    """Run the program as always, but for the probe."""
    loop = QApplication.exec

    def watched_loop() -> int:
        probe = Probe(QApplication.instance(), seconds)  # noqa: F841  the application owns it
        return loop()

    QApplication.exec = staticmethod(watched_loop)
    return run(file, None, None)


if __name__ == "__main__":
    sys.exit(main(float(sys.argv[1]), *sys.argv[2:]))
