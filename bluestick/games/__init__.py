"""The shelf."""

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
"""The rules of every game by its id, in menu order."""


def replayed(record: Record) -> AnyMatch:
    """The match of a record, every move checked; RecordError names the line that is wrong."""
    from bluestick.engine.match import Match  # the shelf needs none
    from bluestick.engine.reading import RecordError

    if record.game not in GAMES:
        raise RecordError("unknown_game", 1, record.game)
    return Match.replay(GAMES[record.game], record)


def bot(game: str, level: Level | str) -> Bot:
    """The bot of a game at a level. Imported on demand: the window never thinks.

    ValueError for a level, KeyError for a game that there is not.
    """
    from bluestick.engine.bots import Level, RandomBot

    level = Level(level)
    if level is Level.RANDOM:
        return RandomBot()
    made: Bot = import_module(f"{__name__}.{GAMES[game].id}.bot").bot(level)
    return made


def adviser(game: str) -> Adviser:
    """The best bot of a game, which can say what a move is worth; KeyError for a game that there is not."""
    from bluestick.engine.bots import Level

    made: Adviser = import_module(f"{__name__}.{GAMES[game].id}.bot").bot(Level.HARD)
    return made
