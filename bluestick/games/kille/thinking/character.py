"""How players of one level differ."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from bluestick.engine.bots import Level, bot_rng
from bluestick.engine.seats import Seat


@dataclass(frozen=True, slots=True)
class Character:
    """How a player differs from others of the same level."""

    shift: int
    """How many ranks above the usual one its highest card to swap is, -2 to 2."""
    forgets: float
    """How often it does not think of a card that it has seen."""
    generous: float
    """How much it likes to buy in, 0 to 1."""
    patience: float
    """How much better than usual laying kuku down must be, 0.5 to 2."""


@cache
def character(level: Level, seat: Seat) -> Character:
    """That of the player of a level who sits there: the same in every match."""
    rng = bot_rng(f"character/{level}", seat, 0)
    return Character(rng.choice((-2, -1, 0, 1, 2)), rng.uniform(0.1, 0.5), rng.random(), rng.uniform(0.5, 2.0))
