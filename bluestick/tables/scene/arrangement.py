"""Arrangement of a card table as one seat sees it: hands, trick, stock, piles."""

from __future__ import annotations

from dataclasses import dataclass

from bluestick.engine.moves import Part
from bluestick.engine.seats import Seat
from bluestick.engine.tricks import Hand


@dataclass(frozen=True, slots=True)
class Arrangement:
    """Position of all cards, as one seat sees them; games create it from a view.

    ``trick``: (seat, cards) of each play; ``leading``: seat that wins it so far; ``piles``: tricks in each pile.
    """

    hands: tuple[Hand, ...]
    trick: tuple[tuple[Seat, tuple[Part, ...]], ...] = ()
    leading: Seat | None = None
    stock: int = 0
    """Number of cards in the stock, not counting the turn-up."""
    turn_up: Part | None = None
    piles: tuple[int, ...] = ()
