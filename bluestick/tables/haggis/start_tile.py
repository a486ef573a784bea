"""Start-page tile of haggis."""

from __future__ import annotations

from itertools import product

from PySide6.QtCore import QSize
from PySide6.QtGui import QPixmap

from bluestick.tables.cards import Haggis, Pack
from bluestick.tables.drawing.theme import DAY, Theme
from bluestick.tables.scene.start_tiles import fan
from bluestick.text import cards

CLOTH = "fir"
CARDS = ("7r", "8r", "9r", "J", "K")


def tile(theme: Theme, size: QSize, dpr: float) -> QPixmap:
    """Return the start-page tile: a run with a wild card on green cloth; a single card if ``size`` is small."""
    return fan("haggis", theme, size, dpr, CARDS, Haggis(theme), alone="K", marks={"J": "as 10"})


def pack() -> Pack:
    """Return all that this game can draw on cards (names, marks, suit signs), for the settings and the self-test."""
    return Pack(Haggis(DAY), tuple(cards.haggis_names()), tuple(product("JQK", ("as 2", "as 10", "as Q"))), "roygb")
