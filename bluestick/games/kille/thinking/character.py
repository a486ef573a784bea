"""How players of one level differ."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from bluestick.engine.bots import Level, bot_rng
from bluestick.engine.seats import Seat

LEAN = 0.03
"""The largest lean."""


@dataclass(frozen=True, slots=True)
class Character:
    """How a player differs from others of the same level."""

    lean: float
    """By how much of the pot it likes swapping more than it is worth, or less."""
    generous: float
    """How much it likes to buy in, 0 to 1."""
    patience: float
    """How much better than usual laying kuku down must be, 0.5 to 2."""


@cache
def character(level: Level, seat: Seat) -> Character:
    """Return the character of a level in a seat: the same in every match."""
    rng = bot_rng(f"character/{level}", seat, 0)
    return Character(rng.uniform(-LEAN, LEAN), rng.random(), rng.uniform(0.5, 2.0))
