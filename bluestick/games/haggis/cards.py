"""Cards of Haggis, and masks: five bits per rank of number cards, three for the face cards of any hand. G1."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from types import MappingProxyType

from bluestick.engine.cards import single_bits
from bluestick.engine.moves import Part

COLOURS = "roygb"
"""Letters of the colours. G1.1."""

LOW, TEN, JACK, QUEEN, KING = 2, 10, 11, 12, 13

NUMBERS: tuple[Part, ...] = tuple(f"{rank}{colour}" for rank in range(LOW, JACK) for colour in COLOURS)
"""Number cards from the lowest rank up, in the order of their bits."""

FACES: tuple[Part, ...] = ("J", "Q", "K")
"""Bube, Dame and König: wild cards without a colour. G1.1, G1.3."""

CARDS: tuple[Part, ...] = NUMBERS + FACES
"""All kinds of cards of a hand, in the order of their bits."""

PLACE = MappingProxyType({card: place for place, card in enumerate(CARDS)})
"""Index of each card's bit."""

ALL_NUMBERS = (1 << len(NUMBERS)) - 1
ALL_FACES = 7 << len(NUMBERS)

ODD_RANKS = (3, 5, 7, 9)
"""Ranks whose cards count one point each. G7.3."""

POINTS = MappingProxyType({card: int(card[:-1] in ("3", "5", "7", "9")) for card in NUMBERS} | {"J": 2, "Q": 3, "K": 5})
"""Points of each card in a trick. G7.3, GQ1."""


def rank(card: Part) -> int:
    """Return the rank of a card: 2 to 10, or 11 to 13 for face cards. G1.1."""
    place = PLACE[card]
    return LOW + place // 5 if place < len(NUMBERS) else JACK + place - len(NUMBERS)


def colour(card: Part) -> str:
    """Return the letter of a card's colour; "" for a face card. G1.1."""
    return card[-1] if card in _NUMBERED else ""


_NUMBERED = frozenset(NUMBERS)
_BIT = {card: 1 << place for card, place in PLACE.items()}


def mask(cards: Iterable[Part]) -> int:
    """Return the bit mask of different cards."""
    return sum(map(_BIT.__getitem__, cards))


@lru_cache(1 << 14)
def parts(cards: int) -> tuple[Part, ...]:
    """Return the cards of a mask, the lowest first."""
    return tuple(CARDS[card.bit_length() - 1] for card in single_bits(cards))


_ODDS = mask(f"{rank}{colour}" for rank in ODD_RANKS for colour in COLOURS)
_JACK, _QUEEN, _KING = map(_BIT.__getitem__, FACES)


def points_of_mask(cards: int) -> int:
    """Return the points of a mask of cards. G7.3."""
    total = (cards & _ODDS).bit_count()
    if cards > ALL_NUMBERS:
        total += (2 if cards & _JACK else 0) + (3 if cards & _QUEEN else 0) + (5 if cards & _KING else 0)
    return total
