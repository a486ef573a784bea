"""Process in which bots replay a deal. Imports no Qt."""

from __future__ import annotations

import os
import signal
import traceback
from dataclasses import dataclass
from multiprocessing.connection import Connection

from bluestick.engine.bots import SECONDS, Level
from bluestick.engine.duplicate import lead_of
from bluestick.engine.record import Record
from bluestick.engine.seats import Seat
from bluestick.games import bot, replayed
from bluestick.match.bot_process import unpack

LIMIT = 0.25
"""Seconds for a move at most: somebody waits for whole matches."""


@dataclass(frozen=True, slots=True)
class ReplayTask:
    """A match that is over, and who is to sit where the person sat, so many times."""

    record: Record
    seat: Seat
    level: Level
    times: int


def serve(connection: Connection) -> None:
    """Tell how far ahead the seat was, each time it is known. A bot that raises ends the process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the window
    if hasattr(os, "nice"):
        os.nice(10)  # somebody may be playing meanwhile
    try:
        task: ReplayTask = unpack(connection.recv_bytes())
        match = replayed(task.record)
        levels = [Level(player.level or task.level) for player in match.players]
        levels[task.seat] = task.level
        bots = [bot(match.rules.id, level) for level in levels]
        seconds = [min(LIMIT, SECONDS[level]) for level in levels]
        for time in range(task.times):
            connection.send(lead_of(match, task.seat, bots, seconds, f"{match.id}/{task.level}/{time}"))
    except (EOFError, ConnectionError):
        return
    except Exception:
        connection.send(traceback.format_exc())  # the window writes it down
