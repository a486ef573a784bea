"""Placed card: key, face, spot and height of a card or pile."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPixmap

from bluestick.engine.moves import Part
from bluestick.tables.scene.card_layout import Spot
from bluestick.tables.scene.card_pictures import Looks

Key = tuple[str, int, int]
"""Where a card lies: ``hand``, ``trick``, ``stock``, ``turn_up`` or ``pile``; whose; which. Equal cards have two."""

HEIGHT = {"turn_up": 1.0, "stock": 2.0, "pile": 2.0, "hand": 3.0, "trick": 20.0, "own": 60.0}
UNDER, OVER = 0.5, 500.0
"""The height of plates and frames, and of what stands above all cards."""
DEPTH = 5
"""So many edges are seen beneath a full pile."""

Piece = tuple[QPixmap, QPointF, float]
"""Something that stands on the cloth: its picture, its middle, its height."""


@dataclass(frozen=True, slots=True)
class PlacedCard:
    """A card, or a pile, in its place."""

    key: Key
    card: Part | None
    spot: Spot
    height: float
    looks: Looks = frozenset()
    layers: int = 0
