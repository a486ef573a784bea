"""Individual differences between players of one level."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from bluestick.engine.bots import Level, bot_rng
from bluestick.engine.seats import Seat

LEAN = 0.03
"""Largest ``Character.lean``."""


@dataclass(frozen=True, slots=True)
class Character:
    """Individual traits of a player."""

    lean: float
    """Share of the pot added to the worth of swapping; may be negative."""
    generous: float
    """Inclination to buy in above its worth, 0 to 1."""
    patience: float
    """Factor of the advantage that showing kuku early must have, 0.5 to 2."""


@cache
def character(level: Level, seat: Seat) -> Character:
    """Return the character of a level in a seat: the same in every match."""
    rng = bot_rng(f"character/{level}", seat, 0)
    return Character(rng.uniform(-LEAN, LEAN), rng.random(), rng.uniform(0.5, 2.0))
