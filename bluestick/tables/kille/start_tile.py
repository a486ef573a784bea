"""Start-page tile of kille."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QPixmap

from bluestick.games.kille.cards import KILLE
from bluestick.tables.cards import Kille, Pack
from bluestick.tables.drawing.theme import DAY, Theme
from bluestick.tables.scene.start_tiles import fan
from bluestick.text import cards

CLOTH = "madder"
CARDS = ("7", KILLE, "KU")


def tile(theme: Theme, size: QSize, dpr: float) -> QPixmap:
    """Return the start-page tile: a fan of cards on red cloth; only the card named Kille if ``size`` is small."""
    return fan("kille", theme, size, dpr, CARDS, Kille(theme), alone=KILLE, step=0.66)


def pack() -> Pack:
    """Return all that this game can draw on cards (names, marks), for the settings and the self-test."""
    return Pack(Kille(DAY), tuple(cards.kille_names()), ((KILLE, "low"), (KILLE, "high")))
