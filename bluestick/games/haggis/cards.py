"""The cards of haggis, and sets of them as masks: one bit a card. G1.

The number cards come rank by rank, five bits a rank, one for each colour; the three face cards follow. Everybody has
face cards of her own, so the same three bits serve every hand.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from types import MappingProxyType

from bluestick.engine.cards import split
from bluestick.engine.moves import Part

COLOURS = "roygb"
"""A letter for each of the five colours. G1.1."""

LOW, TEN, JACK, QUEEN, KING = 2, 10, 11, 12, 13
"""Ranks: number cards have 2 to 10. G1.1."""

NUMBERS: tuple[Part, ...] = tuple(f"{rank}{colour}" for rank in range(LOW, JACK) for colour in COLOURS)
"""The 45 number cards, from the lowest rank up: the order of their bits."""

FACES: tuple[Part, ...] = ("J", "Q", "K")
"""Bube, Dame and König: everybody's wild cards, without a colour. G1.1, G1.3."""

CARDS: tuple[Part, ...] = NUMBERS + FACES
"""Every card of a hand, from the lowest bit to the highest."""

PLACE = MappingProxyType({card: place for place, card in enumerate(CARDS)})
"""Where a card stands in CARDS."""

ALL_NUMBERS = (1 << len(NUMBERS)) - 1
ALL_FACES = 7 << len(NUMBERS)
"""The masks of the number cards and of the face cards."""

ODD = (3, 5, 7, 9)
"""The ranks of which each card counts a point. G7.3."""

POINTS = MappingProxyType({card: int(card[:-1] in ("3", "5", "7", "9")) for card in NUMBERS} | {"J": 2, "Q": 3, "K": 5})
"""What each card counts. G7.3, GQ1."""


def rank(card: Part) -> int:
    """2 to 13. G1.1."""
    place = PLACE[card]
    return LOW + place // 5 if place < len(NUMBERS) else JACK + place - len(NUMBERS)


def colour(card: Part) -> str:
    """The letter of its colour; "" for a face card. G1.1."""
    return card[-1] if card in _NUMBERED else ""


_NUMBERED = frozenset(NUMBERS)
_BIT = {card: 1 << place for card, place in PLACE.items()}


def mask(cards: Iterable[Part]) -> int:
    """Different cards as one number."""
    return sum(map(_BIT.__getitem__, cards))


@lru_cache(1 << 14)
def parts(cards: int) -> tuple[Part, ...]:
    """The cards of a mask by name, the lowest first."""
    return tuple(CARDS[card.bit_length() - 1] for card in split(cards))


_ODDS = mask(f"{rank}{colour}" for rank in ODD for colour in COLOURS)
_JACK, _QUEEN, _KING = map(_BIT.__getitem__, FACES)


def points(cards: int) -> int:
    """What the cards of a hand, or of one combination, count together. G7.3."""
    total = (cards & _ODDS).bit_count()
    if cards > ALL_NUMBERS:
        total += (2 if cards & _JACK else 0) + (3 if cards & _QUEEN else 0) + (5 if cards & _KING else 0)
    return total
