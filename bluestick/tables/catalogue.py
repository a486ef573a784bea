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
"""Presenter class of each game, such as ``KillePresenter`` in ``kille/presenter.py``."""


def new_table(rules: AnyRules, setup: Setup, theme: Theme, pace: Pace) -> GameTable[Any]:
    """Return a new table widget for a match of the game that ``rules`` belongs to."""
    from bluestick.tables.widget.board_presenter import BoardPresenter  # the start page does not need them
    from bluestick.tables.widget.board_table import BoardTable
    from bluestick.tables.widget.card_presenter import CardPresenter
    from bluestick.tables.widget.card_table import CardTable

    game = TABLES[rules.id](rules, setup)
    if isinstance(game, BoardPresenter):
        return BoardTable(game, theme, pace)
    assert isinstance(game, CardPresenter)
    return CardTable(game, theme, pace)


def tile(game: str, theme: Theme, size: QSize, dpr: float) -> QPixmap:
    """Return the start-page picture of a game, without importing its table or rules."""
    made: QPixmap = import_module(f"bluestick.tables.{game}.start_tile").tile(theme.with_cloth(cloth(game)), size, dpr)
    return made


def pack(game: str) -> Pack | None:
    """Return the deck of a game with the names of its cards, marks and signs; None for a game without cards."""
    made: Pack | None = import_module(f"bluestick.tables.{game}.start_tile").pack()
    return made
