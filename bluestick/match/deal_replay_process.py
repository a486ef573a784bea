"""Main loop of the process in which bots replay the deals of a match. Imports no Qt."""

from __future__ import annotations

import os
import signal
import traceback
from dataclasses import dataclass
from multiprocessing.connection import Connection

from bluestick.engine.bots import SECONDS, Level
from bluestick.engine.duplicate import replayed_margin
from bluestick.engine.record import Record
from bluestick.engine.seats import Seat
from bluestick.games import bot, replayed
from bluestick.match.bot_process import unpack

LIMIT = 0.25
"""Time limit of a move in seconds; short, as the player waits for whole matches."""


@dataclass(frozen=True, slots=True)
class ReplayTask:
    """Request to replay a finished match: seat and level of the bot in the person's place, number of replays."""

    record: Record
    seat: Seat
    level: Level
    times: int


def serve(connection: Connection) -> None:
    """Read a ReplayTask, and send the ``margin`` of its seat after each replay. An exception ends the process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the window
    if hasattr(os, "nice"):
        os.nice(10)  # a match may be played meanwhile
    try:
        task: ReplayTask = unpack(connection.recv_bytes())
        match = replayed(task.record)
        levels = [Level(player.level or task.level) for player in match.players]
        levels[task.seat] = task.level
        bots = [bot(match.rules.id, level) for level in levels]
        seconds = [min(LIMIT, SECONDS[level]) for level in levels]
        for time in range(task.times):
            connection.send(replayed_margin(match, task.seat, bots, seconds, f"{match.id}/{task.level}/{time}"))
    except (EOFError, ConnectionError):
        return
    except Exception:
        connection.send(traceback.format_exc())  # the window writes it to the log
