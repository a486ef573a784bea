"""One widget a game, on shared cloth."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize
from PySide6.QtGui import QPixmap

from bluestick.engine.catalogue import Catalogue
from bluestick.tables.theme import Theme

if TYPE_CHECKING:
    from bluestick.tables.base import GameTable
    from bluestick.tables.cards import Pack

TABLES: Catalogue[type[GameTable]] = Catalogue(
    __name__,
    {
        "haljan": "haljan.table:HaljanTable",
        "haggis": "haggis.table:HaggisTable",
        "kille": "kille.table:KilleTable",
        "snapphana": "snapphana.table:SnapphanaTable",
        "halma": "halma.table:HalmaTable",
    },
)
"""The table of every game."""


def tile(game: str, theme: Theme, size: QSize, dpr: float) -> QPixmap:
    """The picture of a game on the shelf, for which neither its table nor its rules are needed."""
    made: QPixmap = import_module(f"{__name__}.{game}.tile").tile(theme, size, dpr)
    return made


def pack(game: str) -> Pack | None:
    """All that the deck of a game can show; None for a game without cards."""
    made: Pack | None = import_module(f"{__name__}.{game}.tile").pack()
    return made
