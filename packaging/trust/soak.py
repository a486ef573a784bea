"""Random input for long (with the monkey of the tests): memory and open files must not grow."""

from __future__ import annotations

import faulthandler
import gc
import sys
import time
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random
from statistics import fmean
from types import SimpleNamespace

from trust.places import ROOT, held, in_use, told, window_on
from trust.report import Line

ACTS = 50
LIFE = 6
ENOUGH = 20
"""Errors after which the run stops."""
PATIENCE = 60_000
"""Milliseconds after which an open dialog counts as forgotten."""
MANY = 12
"""Windows after which growth differs from warming up."""
STEADY = 0.25
"""MiB that each window may leave behind on average."""


def soak(folder: Path, seed: int, seconds: float, connection: Connection) -> None:
    """In its own process: send memory and files in use after each window, at the end the errors."""
    faulthandler.enable()
    sys.path.insert(0, str(ROOT))
    from PySide6.QtCore import QEvent, QTimer
    from PySide6.QtGui import QPixmapCache
    from PySide6.QtTest import QTest
    from PySide6.QtWidgets import QApplication

    from bluestick.games import GAMES
    from tests.app.at_window import Visitor
    from tests.app.shell.test_monkey import SPEEDS, Monkey

    def send_away() -> None:
        """Close a dialog that is never answered, and report it."""
        box = QApplication.activeModalWidget()
        if box is not None and box in before:
            errors.append(f"{type(box).__name__} {box.windowTitle()!r} waits for ever")
            box.close()
        before[:] = [box] if box is not None else []

    errors: list[str] = []
    before: list[object] = []
    patience = QTimer(interval=PATIENCE)
    patience.timeout.connect(send_away)
    patience.start()
    end, rng = time.monotonic() + seconds, Random(seed)
    hands = SimpleNamespace(**{name: getattr(QTest, name) for name in dir(QTest) if name.startswith(("mouse", "key"))})
    hands.wait = QTest.qWait
    while time.monotonic() < end and len(errors) < ENOUGH:
        with window_on(folder, errors) as window:
            monkey = Monkey(lambda: Visitor(window, hands), rng.choice(list(GAMES)), rng.random(), rng.choice(SPEEDS))
            for _ in range(LIFE):
                try:
                    monkey.play(ACTS)
                except Exception as error:
                    errors.append(f"{told(error)} {getattr(error, '__notes__', '')}")
                    break
                if time.monotonic() > end:
                    break
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        QPixmapCache.clear()
        gc.collect()
        connection.send((in_use(), *held()))
        for one in folder.glob("matches/**/*.bluestick"):  # the folder must not grow forever
            one.unlink()
    connection.send(errors)


def growth(seen: list[float]) -> float:
    """Return the growth per value by least squares over the second half."""
    late = seen[len(seen) // 2 :]
    middle, much = (len(late) - 1) / 2, fmean(late)
    spread = sum((at - middle) ** 2 for at in range(len(late)))
    return sum((at - middle) * (now - much) for at, now in enumerate(late)) / spread if spread else 0.0


def judge(line: Line, seen: list[tuple[float, float, int, int]], errors: list[str]) -> None:
    """Add a soak to a line; `seen` has one entry per window."""
    line.failures += errors
    if not seen:
        return
    every = max(1, len(seen) // 10)
    used, resident, files, children = zip(*seen, strict=True)
    more = growth(list(used))
    line.said = (
        f"{len(seen)} windows; MiB in use {' '.join(f'{mib:.0f}' for mib in used[::every])} ({more:+.2f} a window), "
        f"resident {' '.join(f'{mib:.0f}' for mib in resident[::every])}; files {min(files)} to {max(files)}; "
        f"children at most {max(children)}"
    )
    if len(seen) >= MANY:
        line.check(more < STEADY, f"each window leaves {more:.2f} MiB behind")
    line.check(max(files) <= files[0] + 8, "open files become more and more")
