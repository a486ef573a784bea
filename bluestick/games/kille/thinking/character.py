"""Individual differences between computer players of one level."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from bluestick.engine.bots import Level, bot_rng
from bluestick.engine.seats import Seat

MOST_LEAN = 0.03


@dataclass(frozen=True, slots=True)
class Character:
    """Individual traits of a computer player."""

    lean: float
    """Share of the pot added to the value of swapping; below zero: the player prefers to stand."""
    generous: float
    """Readiness to pay more for buying back in than it is worth, from 0 to 1."""
    patience: float
    """Factor, from 0.5 to 2, of ``EARLY_KUKU_GAIN``, the advantage that showing kuku early must have."""


@cache
def character(level: Level, seat: Seat) -> Character:
    """Return the character by level and seat, the same in every match."""
    rng = bot_rng(f"character/{level}", seat, 0)
    return Character(rng.uniform(-MOST_LEAN, MOST_LEAN), rng.random(), rng.uniform(0.5, 2.0))
