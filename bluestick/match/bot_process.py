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
from bluestick.engine.events import Event
from bluestick.engine.judging import Estimate, completed, key_of
from bluestick.engine.search.sampling import Tally
from bluestick.engine.seats import Seat
from bluestick.games import GAMES, adviser, bot

REMEMBERED = 16
"""Of so many positions the process remembers what came of every deal."""


@dataclass(frozen=True, slots=True)
class ThinkRequest:
    """A question to a bot: all it may know, and how long it may think."""

    game: str
    view: Any
    heard: tuple[Event, ...]
    """Of the last deals."""
    level: Level
    seconds: float
    match_id: str
    seat: Seat
    decision: int
    """How many moves ``seat`` has made before: with ``match_id`` it decides the bot's randomness."""
    weigh: tuple[str, ...] | None = None
    """Moves, as text: the judge says what they and the sensible ones are worth. None: a bot is to move."""

    @property
    def key(self) -> str:
        """Of what the seat knows: the same in any match."""
        return key_of(f"{self.game} {GAMES[self.game].version}", self.seat, self.view, self.heard)


@dataclass(frozen=True, slots=True)
class Answer:
    """A bot's move as text, None for "nothing now", its reason, and what the moves are worth if that was asked."""

    move: str | None
    reason: Reason | None = None
    weighed: tuple[Estimate[str], ...] = ()
    """The best first."""


def pack(request: object) -> bytes:
    """The request as bytes: a long match repeats itself, packed it fits into any pipe and sending cannot block."""
    return zlib.compress(pickle.dumps(request), 1)


def unpack(data: bytes) -> Any:
    """The inverse of ``pack``."""
    return pickle.loads(zlib.decompress(data))  # noqa: S301 -- it comes from our own window


def think(request: ThinkRequest) -> Answer:
    """Ask the bot."""
    rules = GAMES[request.game]
    view, heard, moves = request.view, request.heard, rules.moves(request.view)
    deadline = time.monotonic() + request.seconds
    if request.weigh is not None:
        also = [rules.read(text) for text in request.weigh]
        found = adviser(request.game).weigh(view, heard, moves, also, deadline, tally(request.key))
        told = tuple(replace(one, move=rules.write(one.move)) for one in completed(found, also))
        return Answer(told[0].move, told[0].reason, told) if told else Answer(None)
    rng = bot_rng(request.match_id, request.seat, request.decision)
    choice = bot(request.game, request.level).choose(view, heard, moves, deadline, rng)
    return Answer(None) if choice is None else Answer(rules.write(choice.move), choice.reason)


@lru_cache(maxsize=REMEMBERED)
def tally(key: str) -> Tally:
    """What this process knows of a position: it goes on from there when it is asked again."""
    return Tally(key)


def serve(connection: Connection) -> None:
    """Answer one request after the other until the window hangs up. A bot that raises ends the process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the window
    if hasattr(os, "nice"):
        os.nice(5)
    try:
        while True:
            connection.send(think(unpack(connection.recv_bytes())))
    except (EOFError, ConnectionError):
        return
    except Exception:
        connection.send(traceback.format_exc())  # the window writes it down
