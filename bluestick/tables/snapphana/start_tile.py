"""Start-page tile of Snapphanaleden."""

from __future__ import annotations

from itertools import product

from PySide6.QtCore import QSize
from PySide6.QtGui import QPixmap

from bluestick.games.snapphana.cards import FJONT, PACK, N
from bluestick.tables.cards import Pack, Snapphana, snapphana
from bluestick.tables.drawing.theme import DAY, Theme
from bluestick.tables.scene.start_tiles import fan
from bluestick.text import cards

CLOTH = "ochre"
CARDS = ("T20", "T19", N, "I", FJONT)


def tile(theme: Theme, size: QSize, dpr: float) -> QPixmap:
    """Return the start-page tile: a sekvens (run of cards) on ochre cloth; a single card if ``size`` is small."""
    return fan("snapphana", theme, size, dpr, CARDS, Snapphana(theme), alone=FJONT, step=0.52)


def pack() -> Pack:
    """Return all that this game can draw on cards (names, marks, suit signs), for the settings and the self-test."""
    kinds = dict.fromkeys((*PACK, *cards.snapphana_names()))
    return Pack(Snapphana(DAY), tuple(kinds), tuple(product(("SK", "T20"), snapphana.MARKS)), "SHDC")
