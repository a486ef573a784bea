"""Players and worker processes for the tests of the app; without imports of tests or Qt."""

import os
import time
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random

from bluestick.engine.bots import Level, RandomBot, Reason
from bluestick.engine.match import AnyMatch, Match
from bluestick.engine.record import Player
from bluestick.games import GAMES
from bluestick.match import bot_process

PERSON = Player("")


def bot(name="Elin", level=Level.RANDOM):
    return Player(name, level.value)


def halma(*players, **options) -> AnyMatch:
    """Return a match before the lots are drawn, the same in every run."""
    rules = GAMES["halma"]
    return Match(rules, rules.setup(len(players), options=options), players, rng=Random(1), id="test")


def play_on(match, moves, seed=2):
    """Play that many random moves, or fewer if the match ends; never resign."""
    rng = Random(seed)
    for _ in range(moves):
        if not match.to_act:
            return
        if min(match.to_act) < 0:
            match.chance()
        else:
            seat = min(match.to_act)
            match.play(seat, RandomBot().choose(None, (), match.moves(seat), 0, rng).move)


# Behaviours of a worker process in place of its work.


WHIM = Reason("whim")


class Whimsical(RandomBot):
    """Plays at random and states a reason of its own."""

    def __init__(self, seconds=0):
        self._seconds = seconds

    def choose(self, *question):
        time.sleep(self._seconds)
        return replace(super().choose(*question), reason=WHIM)


def serve_at_random(connection, seconds=0):
    """Run a worker whose bots play at random, whatever their level."""
    bot_process.bot = lambda game, level: Whimsical(seconds)
    bot_process.serve(connection)


class Broken(RandomBot):
    """A bot that raises."""

    def choose(self, *question):
        raise ZeroDivisionError("a bot")


def serve_badly(connection):
    """Run a worker whose bots raise."""
    bot_process.bot = lambda game, level: Broken()
    bot_process.serve(connection)


def without_qt(connection):
    """Answer once; do not answer if Qt has been imported."""
    import sys

    answer = bot_process.think(bot_process.unpack(connection.recv_bytes()))
    if not any(name.partition(".")[0] in ("PySide6", "shiboken6") for name in sys.modules):
        connection.send(answer)


def die(connection):
    connection.recv_bytes()
    os._exit(1)


def hang(connection):
    time.sleep(60)


def fall_over(connection):
    connection.recv_bytes()
    raise ZeroDivisionError


def answer(connection, nonsense):
    connection.recv_bytes()
    connection.send(nonsense)
    time.sleep(60)


def stammer(connection):
    connection.recv_bytes()
    connection.send_bytes(b"\x80 no pickle")
    time.sleep(60)


def once(misdeed, flag: Path, connection):
    """Misbehave in the first worker, and work in the next."""
    if flag.exists():
        serve_at_random(connection)
    else:
        flag.touch()
        misdeed(connection)


def says(nonsense):
    return partial(answer, nonsense=nonsense)
