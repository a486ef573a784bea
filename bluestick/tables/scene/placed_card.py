"""Placed card: key, face, spot and z value of a card or pile."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPixmap

from bluestick.engine.moves import Part
from bluestick.tables.scene.card_layout import Spot
from bluestick.tables.scene.card_pictures import Looks

Key = tuple[str, int, int]
"""(zone, owner, number): zone such as ``hand``, ``trick`` or ``pile``; owner: number of a seat, pile or play; number
of the card in the zone. Equal cards have different keys.
"""

HEIGHT = {"turn_up": 1.0, "stock": 2.0, "pile": 2.0, "hand": 3.0, "trick": 20.0, "own": 60.0}
UNDER, OVER = 0.5, 500.0
"""Z values: ``UNDER`` for plates and frames below the cards, ``OVER`` for pieces above all cards."""
DEPTH = 5
"""Maximum number of card edges drawn beneath a pile."""

Piece = tuple[QPixmap, QPointF, float]


class PlacedCard(NamedTuple):
    """Card or pile in its place; ``card``: None for a back; ``height``: z value; ``layers``: card edges drawn below."""

    key: Key
    card: Part | None
    spot: Spot
    height: float
    looks: Looks = frozenset()
    layers: int = 0
