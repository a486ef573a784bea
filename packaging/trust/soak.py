"""Somebody who touches anything in any order for long (the tests know how): memory and open files must stay flat."""

from __future__ import annotations

import gc
import sys
import time
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random
from statistics import fmean
from types import SimpleNamespace

from trust.places import ROOT, held, told, window_on
from trust.report import Line

ACTS = 50
"""Between two looks at the memory."""
LIFE = 20
"""So many of these a window lives."""
ENOUGH = 20
"""Errors: then there is no use in going on."""
LONG = 600.0
"""Seconds after which growth can be told from warming up."""
STEADY = 0.6
"""MiB a minute that are no growth."""


def soak(folder: Path, seed: int, seconds: float, connection: Connection) -> None:
    """In a process of its own: tells what it has of the machine every so often, then what went wrong."""
    sys.path.insert(0, str(ROOT))
    from PySide6.QtCore import QEvent
    from PySide6.QtTest import QTest
    from PySide6.QtWidgets import QApplication

    from bluestick.games import GAMES
    from tests.app.at_window import Visitor
    from tests.app.test_monkey import SPEEDS, Monkey

    errors: list[str] = []
    end, rng, begun = time.monotonic() + seconds, Random(seed), time.monotonic()
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
                gc.collect()
                connection.send((time.monotonic() - begun, *held()))
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        for one in folder.glob("matches/**/*.bluestick"):  # the folder does not grow for ever
            one.unlink()
    connection.send(errors)


def growth(seen: list[tuple[float, float]]) -> float:
    """MiB a minute, by least squares over the second half of what was seen."""
    late = seen[len(seen) // 2 :]
    at, much = fmean(t for t, _ in late), fmean(m for _, m in late)
    spread = sum((t - at) ** 2 for t, _ in late)
    return 60 * sum((t - at) * (m - much) for t, m in late) / spread if spread else 0.0


def judge(line: Line, seen: list[tuple[float, float, int, int]], errors: list[str]) -> None:
    """What a soak has come to."""
    line.failures += errors
    if not seen:
        return
    slope = growth([(t, rss) for t, rss, _, _ in seen])
    every = max(1, len(seen) // 12)
    line.said = (
        f"MiB {' '.join(f'{rss:.0f}' for _, rss, _, _ in seen[::every])}; {slope:+.2f} MiB a minute; files "
        f"{min(fds for _, _, fds, _ in seen)} to {max(fds for _, _, fds, _ in seen)}; "
        f"children {max(children for *_, children in seen)}"
    )
    if seen[-1][0] > LONG:
        line.check(slope < STEADY, f"it grows by {slope:.2f} MiB a minute")
    line.check(max(fds for _, _, fds, _ in seen) <= seen[0][2] + 8, "open files become more and more")
