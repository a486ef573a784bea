"""The tables: a game without a widget each, and one widget for those with cards, one for those with a board."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QSize
from PySide6.QtGui import QPixmap

from bluestick.engine.catalogue import Catalogue
from bluestick.games import GAMES
from bluestick.tables.theme import Theme

if TYPE_CHECKING:
    from bluestick.engine.rules import AnyRules, Setup
    from bluestick.tables.cards import Pack
    from bluestick.tables.game import Game
    from bluestick.tables.pace import Pace
    from bluestick.tables.widget import GameTable

TABLES: Catalogue[type[Game[Any]]] = Catalogue(__name__, {game: f"{game}.game:{game.title()}Game" for game in GAMES})
"""What the table of every game shows, and what touching it means: ``KilleGame`` in ``kille/game.py``."""


def new_table(rules: AnyRules, setup: Setup, theme: Theme, pace: Pace) -> GameTable:
    """A table for a match of this game."""
    from bluestick.tables.board_game import BoardGame  # the shelf needs none
    from bluestick.tables.board_table import BoardTable
    from bluestick.tables.card_game import CardGame
    from bluestick.tables.card_table import CardTable

    game = TABLES[rules.id](rules, setup)
    if isinstance(game, BoardGame):
        return BoardTable(game, theme, pace)
    assert isinstance(game, CardGame)
    return CardTable(game, theme, pace)


def tile(game: str, theme: Theme, size: QSize, dpr: float) -> QPixmap:
    """The picture of a game on the shelf, for which neither its table nor its rules are needed."""
    made: QPixmap = import_module(f"{__name__}.{game}.tile").tile(theme.on(cloth(game)), size, dpr)
    return made


def cloth(game: str) -> str:
    """Which of the ``CLOTHS`` a game has of its own, at its table and on the shelf."""
    named: str = import_module(f"{__name__}.{game}.tile").CLOTH
    return named


def pack(game: str) -> Pack | None:
    """All that the deck of a game can show; None for a game without cards."""
    made: Pack | None = import_module(f"{__name__}.{game}.tile").pack()
    return made
