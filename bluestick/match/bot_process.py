"""Process in which bots think: protocol and main loop. Imports no Qt, so that it starts fast."""

from __future__ import annotations

import os
import pickle
import signal
import time
import traceback
import zlib
from dataclasses import dataclass, replace
from functools import lru_cache
from multiprocessing.connection import Connection
from typing import Any

from bluestick.engine.bots import Level, Reason, bot_rng
from bluestick.engine.estimates import Estimate, knowledge_key, with_unweighed
from bluestick.engine.events import Event
from bluestick.engine.search.sampling import Tally
from bluestick.engine.seats import Seat
from bluestick.games import GAMES, adviser, bot

REMEMBERED = 16
"""Number of positions whose play-out results are remembered."""


@dataclass(frozen=True, slots=True)
class ThinkRequest:
    """Request to a bot for a move or for estimates: all that the bot may know, and its time limit."""

    game: str
    view: Any
    heard: tuple[Event, ...]
    """Events of the last ``RECENT_DEALS`` deals, as ``seat`` has seen them."""
    level: Level
    seconds: float
    match_id: str
    seat: Seat
    decision: int
    """Number of earlier moves of ``seat``; with ``match_id`` the seed of the bot's random numbers."""
    weigh: tuple[str, ...] | None = None
    """Moves, as text, to evaluate besides those that the bot finds sensible; None: choose a move, evaluate none."""

    @property
    def key(self) -> str:
        """Key of all that the seat knows; equal knowledge gives the same key in any match."""
        return knowledge_key(f"{self.game} {GAMES[self.game].version}", self.seat, self.view, self.heard)


@dataclass(frozen=True, slots=True)
class Answer:
    """Answer of a bot: its move as text (None: no move now) with the reason, and estimates if requested."""

    move: str | None
    reason: Reason | None = None
    weighed: tuple[Estimate[str], ...] = ()
    """Requested estimates of moves, the best first."""


def pack(request: object) -> bytes:
    """Return an object as bytes, compressed so that even a long match cannot block a pipe."""
    return zlib.compress(pickle.dumps(request), 1)


def unpack(data: bytes) -> Any:
    """Return the object that ``pack`` has turned into ``data``."""
    return pickle.loads(zlib.decompress(data))  # noqa: S301 -- the data comes from our own window


def think(request: ThinkRequest) -> Answer:
    """Return the move that the bot chooses, or estimates of moves if ``weigh`` is set."""
    rules = GAMES[request.game]
    view, heard, moves = request.view, request.heard, rules.moves(request.view)
    deadline = time.monotonic() + request.seconds
    if request.weigh is not None:
        also = [rules.read(text) for text in request.weigh]
        found = adviser(request.game).weigh(view, heard, moves, also, deadline, position_tally(request.key))
        told = tuple(replace(one, move=rules.write(one.move)) for one in with_unweighed(found, also))
        return Answer(told[0].move, told[0].reason, told) if told else Answer(None)
    rng = bot_rng(request.match_id, request.seat, request.decision)
    choice = bot(request.game, request.level).choose(view, heard, moves, deadline, rng)
    return Answer(None) if choice is None else Answer(rules.write(choice.move), choice.reason)


@lru_cache(maxsize=REMEMBERED)
def position_tally(key: str) -> Tally:
    """Return the store of play-out results of a position, which later requests with the same key continue."""
    return Tally(key)


def serve(connection: Connection) -> None:
    """Answer requests until the window closes the pipe. An exception in a bot ends the process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the window
    if hasattr(os, "nice"):
        os.nice(5)
    try:
        while True:
            connection.send(think(unpack(connection.recv_bytes())))
    except (EOFError, ConnectionError):
        return
    except Exception:
        connection.send(traceback.format_exc())  # the window writes it to the log
