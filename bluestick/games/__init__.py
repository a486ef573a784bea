"""Catalogue of the games: rules, bots and advisers by game id."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from bluestick.engine.catalogue import Catalogue

if TYPE_CHECKING:
    from bluestick.engine.bots import Adviser, Bot, Level
    from bluestick.engine.match import AnyMatch
    from bluestick.engine.record import Record
    from bluestick.engine.rules import AnyRules

GAMES: Catalogue[AnyRules] = Catalogue(
    __name__,
    {
        "haljan": "haljan.rules:Haljan",
        "haggis": "haggis.rules:Haggis",
        "kille": "kille.rules:Kille",
        "snapphana": "snapphana.rules:Snapphana",
        "halma": "halma.rules:Halma",
    },
    made=lambda rules: rules(),
)
"""Rules of every game by its id, in menu order."""


def replayed(record: Record) -> AnyMatch:
    """Return the match that a record describes, with every move checked; RecordError gives the invalid line."""
    from bluestick.engine.match import Match  # imported late: the start page needs no match
    from bluestick.engine.record_file import RecordError

    if record.game not in GAMES:
        raise RecordError("unknown_game", 1, record.game)
    return Match.replay(GAMES[record.game], record)


def bot(game: str, level: Level | str) -> Bot:
    """Return the bot of a game at a level. Imported on demand, as bots never run in the window's process.

    ValueError for an unknown level, KeyError for an unknown game.
    """
    from bluestick.engine.bots import Level, RandomBot

    level = Level(level)
    if level is Level.RANDOM:
        return RandomBot()
    made: Bot = import_module(f"{__name__}.{GAMES[game].id}.bot").bot(level)
    return made


def adviser(game: str) -> Adviser:
    """Return the best bot of a game, which can also estimate moves; KeyError for an unknown game."""
    from bluestick.engine.bots import Level

    made: Adviser = import_module(f"{__name__}.{GAMES[game].id}.bot").bot(Level.HARD)
    return made
