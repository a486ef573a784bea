"""The picture of haljan on the shelf."""

from __future__ import annotations

from itertools import product

from PySide6.QtCore import QSize
from PySide6.QtGui import QPixmap

from bluestick.engine.moves import Part
from bluestick.tables.cards import French, Pack, french
from bluestick.tables.cards.french import index_language
from bluestick.tables.theme import DAY, Theme
from bluestick.tables.tiles import fan

CARDS = ("SJ", "CJ", "SA", "HQ", "DK")
MARKS = {"SJ": "ekten", "CJ": "uekten"}
"""What these cards are when spades are trumps."""


def tile(theme: Theme, size: QSize, dpr: float) -> QPixmap:
    """A hand on wool; a single card where there is little room."""
    deck = French(theme, index_language())

    def face(card: Part, width: int) -> QPixmap:
        return deck.face(card, width, dpr, MARKS.get(card))

    return fan("haljan", theme, size, dpr, CARDS, face, alone=CARDS[0])


def pack() -> Pack:
    """All that its deck can show."""
    return Pack(French(DAY), tuple(french.names()), tuple(product(("SA", "H2"), french.MARKS)), "SHDC")
