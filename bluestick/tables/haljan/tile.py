"""The picture of haljan on the shelf."""

from __future__ import annotations

from itertools import product

from PySide6.QtCore import QSize
from PySide6.QtGui import QPixmap

from bluestick.tables.cards import French, Pack, french
from bluestick.tables.cards.french import index_language
from bluestick.tables.theme import DAY, Theme
from bluestick.tables.tiles import fan

CLOTH = "fjord"
CARDS = ("SJ", "CJ", "SA", "HQ", "DK")
MARKS = {"SJ": "ekten", "CJ": "uekten"}
"""What these cards are when spades are trumps."""


def tile(theme: Theme, size: QSize, dpr: float) -> QPixmap:
    """A hand on blue wool; a single card where there is little room."""
    return fan("haljan", theme, size, dpr, CARDS, French(theme, index_language()), alone=CARDS[0], marks=MARKS)


def pack() -> Pack:
    """All that its deck can show."""
    signs = (*"SHDC", *french.EMBLEMS.values())
    return Pack(French(DAY), tuple(french.names()), tuple(product(("SA", "H2"), french.MARKS)), signs)
