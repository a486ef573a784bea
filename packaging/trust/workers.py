"""Kill or stop the bots' process while it thinks: the match must go on."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable
from functools import partial
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from trust.places import held, window_on
from trust.report import Line

if TYPE_CHECKING:
    from bluestick.match.bot_client import BotClient
    from bluestick.match.session import Session

LATE = 2.0
"""Seconds after the time limit within which the match must go on."""
PATIENCE = 120.0


def harass(folder: Path, seed: int, most: int, seconds: float, connection: Connection) -> None:
    """In its own process: send for each harm what was done, how late the next move came, and the errors."""
    from PySide6.QtTest import QTest

    from bluestick.engine.bots import SECONDS, Level
    from bluestick.engine.record import Player
    from bluestick.games import GAMES
    from bluestick.match import bot_client

    errors: list[str] = []
    rng, end = Random(seed), time.monotonic() + seconds
    with window_on(folder, errors) as window:
        for number in range(most):
            if time.monotonic() > end:
                break
            rules = rng.choice(list(GAMES.values()))
            form = rng.choice(rules.variants)
            setup = rules.setup(min(form.seats), form.id)
            if (
                window.navigator.table_page is None
                or window.navigator.table_page.session.match.outcome is not None
                or rng.random() < 0.3
            ):
                window.navigator.begin(
                    rules.id, setup, tuple(Player(f"E{seat}", "hard") for seat in range(setup.seats))
                )
            page, bots = window.navigator.table_page, window.navigator.bots()
            assert page is not None
            wait(partial(_thinks, page.session, bots), PATIENCE)
            QTest.qWait(rng.randrange(300))
            pid, position = bots.pid, page.session.match.position
            if pid is None:
                continue
            stopped = number % 10 == 9
            os.kill(pid, signal.SIGSTOP if stopped else signal.SIGKILL)
            answer = SECONDS[Level.HARD] + bot_client.START  # the first answer of a new worker process
            limit = answer + (answer + bot_client.GRACE if stopped else 0)
            begun = time.monotonic()
            wait(partial(_goes_on, page.session, position), PATIENCE)
            connection.send(("stopped" if stopped else "killed", time.monotonic() - begun - limit, [*errors]))
            errors.clear()
        window.navigator.show_start_page()
        QTest.qWait(100)
        _, files, children = held()
    connection.send(("held", files, [] if children <= 2 else [f"{children} processes are left"]))


def _thinks(session: Session, bots: BotClient) -> bool:
    session.read()  # there is no timer to do so
    return bots._asked is not None


def _goes_on(session: Session, position: int) -> bool:
    session.read()
    return session.match.position > position or session.match.outcome is not None


def wait(true: Callable[[], object], seconds: float) -> None:
    """Run the event loop until a condition or time."""
    from PySide6.QtTest import QTest

    end = time.monotonic() + seconds
    while not true() and time.monotonic() < end:
        QTest.qWait(5)


def judge(line: Line, told_of: list[tuple[str, float, list[str]]]) -> None:
    """Add the window's messages to a line."""
    late = [late for what, late, _ in told_of if what != "held"]
    for what, number, errors in told_of:
        line.failures += errors
        if what == "held":
            line.said = f"{number:.0f} files open at the end"
            continue
        line.tried += 1
        line.noted[what] += 1
        line.check(number < LATE, f"{what}: {number:.1f} s late")
    if late:
        line.said += f"; the slowest move came {max(late):+.1f} s from its limit"
