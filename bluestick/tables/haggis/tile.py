"""The picture of haggis on the shelf."""

from __future__ import annotations

from itertools import product

from PySide6.QtCore import QSize
from PySide6.QtGui import QPixmap

from bluestick.tables.cards import Haggis, Pack, haggis
from bluestick.tables.cards.french import index_language
from bluestick.tables.theme import DAY, Theme
from bluestick.tables.tiles import fan

CLOTH = "fir"
CARDS = ("7r", "8r", "9r", "J", "K")


def tile(theme: Theme, size: QSize, dpr: float) -> QPixmap:
    """A run with a wild card on green wool; a single card where there is little room."""
    return fan("haggis", theme, size, dpr, CARDS, Haggis(theme, index_language()), alone="K", marks={"J": "as 10"})


def pack() -> Pack:
    """All that its deck can show."""
    return Pack(Haggis(DAY), tuple(haggis.names()), tuple(product("JQK", ("as 2", "as 10", "as Q"))), "roygb")
