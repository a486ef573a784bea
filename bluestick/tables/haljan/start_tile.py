"""Start-page tile of haljan."""

from __future__ import annotations

from itertools import product

from PySide6.QtCore import QSize
from PySide6.QtGui import QPixmap

from bluestick.tables.cards import French, Pack, french
from bluestick.tables.drawing.theme import DAY, Theme
from bluestick.tables.scene.start_tiles import fan
from bluestick.text import cards

CLOTH = "fjord"
CARDS = ("SJ", "CJ", "SA", "HQ", "DK")
MARKS = {"SJ": "ekten", "CJ": "uekten"}
"""Marks on the black jacks, the highest trumps, when spades are trumps."""


def tile(theme: Theme, size: QSize, dpr: float) -> QPixmap:
    """Return the start-page tile: a fan of cards on blue cloth; a single card if ``size`` is small."""
    return fan("haljan", theme, size, dpr, CARDS, French(theme), alone=CARDS[0], marks=MARKS)


def pack() -> Pack:
    """Return all that this game can draw on cards (names, marks, suit signs), for the settings and the self-test."""
    signs = (*"SHDC", *french.EMBLEMS.values())
    return Pack(French(DAY), tuple(cards.french_names()), tuple(product(("SA", "H2"), french.MARKS)), signs)
