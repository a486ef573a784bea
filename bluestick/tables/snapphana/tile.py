"""The picture of Snapphanaleden on the shelf."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QPixmap

from bluestick.engine.moves import Part
from bluestick.games.snapphana.cards import FJONT, N
from bluestick.tables.cards import Snapphana
from bluestick.tables.theme import Theme
from bluestick.tables.tiles import fan

CARDS = ("T20", "T19", N, "I", FJONT)


def tile(theme: Theme, size: QSize, dpr: float) -> QPixmap:
    """A sekvens on ochre wool; a single card where there is little room."""
    deck = Snapphana(theme)

    def face(card: Part, width: int) -> QPixmap:
        return deck.face(card, width, dpr)

    return fan("snapphana", theme, size, dpr, CARDS, face, alone=FJONT, step=0.52, tall=deck.height(1))
