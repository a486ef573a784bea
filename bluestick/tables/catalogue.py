"""Catalogue of the tables: presenter, start tile and deck of each game, imported on demand."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QSize
from PySide6.QtGui import QPixmap

from bluestick.engine.catalogue import Catalogue
from bluestick.games import GAMES
from bluestick.tables.drawing.cloths import cloth
from bluestick.tables.drawing.theme import Theme

if TYPE_CHECKING:
    from bluestick.engine.rules import AnyRules, Setup
    from bluestick.tables.cards import Pack
    from bluestick.tables.motion.pace import Pace
    from bluestick.tables.widget.presenter import Presenter
    from bluestick.tables.widget.table import GameTable

TABLES: Catalogue[type[Presenter[Any]]] = Catalogue(
    "bluestick.tables", {game: f"{game}.presenter:{game.title()}Presenter" for game in GAMES}
)
"""What the table of every game shows, and what touching it means: ``KilleGame`` in ``kille/game.py``."""


def new_table(rules: AnyRules, setup: Setup, theme: Theme, pace: Pace) -> GameTable:
    """A table for a match of this game."""
    from bluestick.tables.widget.board_presenter import BoardPresenter  # the shelf needs none
    from bluestick.tables.widget.board_table import BoardTable
    from bluestick.tables.widget.card_presenter import CardPresenter
    from bluestick.tables.widget.card_table import CardTable

    game = TABLES[rules.id](rules, setup)
    if isinstance(game, BoardPresenter):
        return BoardTable(game, theme, pace)
    assert isinstance(game, CardPresenter)
    return CardTable(game, theme, pace)


def tile(game: str, theme: Theme, size: QSize, dpr: float) -> QPixmap:
    """The picture of a game on the shelf, for which neither its table nor its rules are needed."""
    made: QPixmap = import_module(f"bluestick.tables.{game}.start_tile").tile(theme.on(cloth(game)), size, dpr)
    return made


def pack(game: str) -> Pack | None:
    """All that the deck of a game can show; None for a game without cards."""
    made: Pack | None = import_module(f"bluestick.tables.{game}.start_tile").pack()
    return made
