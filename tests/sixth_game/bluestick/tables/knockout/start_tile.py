"""Picture of knockout whist on the start page."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QPixmap

from bluestick.tables.cards import French, Pack
from bluestick.tables.drawing.theme import DAY, Theme
from bluestick.tables.scene.start_tiles import fan
from bluestick.text import cards

CLOTH = "slate"
CARDS = ("HA", "SK", "DQ", "CJ", "H10", "S9", "D8")


def tile(theme: Theme, size: QSize, dpr: float) -> QPixmap:
    """Draw the first hand on grey wool; a single card if there is little room."""
    return fan("knockout", theme, size, dpr, CARDS, French(theme), alone="HA")


def pack() -> Pack:
    """Return all cards of the deck."""
    return Pack(French(DAY), tuple(cards.french_names()), (), "SHDC")
