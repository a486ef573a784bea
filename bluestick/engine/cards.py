"""French cards as text, suit letter and rank (``SA``, ``H10``), and sets of cards as bit masks."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bluestick.engine.moves import Part

SUITS = ("S", "H", "D", "C")
RANKS = ("A", "10", "K", "Q", "J", "9", "8", "7", "6", "5", "4", "3", "2")
"""Ranks from high to low, as in Haljan; other games define their own order."""

FRENCH: tuple[Part, ...] = tuple(suit + rank for suit in SUITS for rank in RANKS)
"""The 52 French cards, in the order in which sets of cards are listed."""

PLACE: dict[Part, int] = {card: place for place, card in enumerate(FRENCH)}
"""Index of each card in ``FRENCH``, and number of its bit in a mask."""

SAME_COLOUR = {"S": "C", "C": "S", "H": "D", "D": "H"}


def suit(card: Part) -> str:
    """Return the suit printed on a card."""
    return card[0]


def rank(card: Part) -> str:
    """Return the rank printed on a card."""
    return card[1:]


def single_bits(cards: int) -> list[int]:
    """Return the cards of a mask as masks of one bit each, the lowest bit first."""
    found = []
    while cards:
        card = cards & -cards
        found.append(card)
        cards ^= card
    return found
