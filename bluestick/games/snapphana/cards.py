"""The 62 cards of Snapphanaleden, and sets of them as bit masks. S1, S2.

A mask with n of the four snapphanar (equal trumps, all named ``I``) has the first n of their bits. Subset tests and
counts work on bits, but adding and removing cards needs ``add_cards`` and ``remove_cards``.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from types import MappingProxyType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bluestick.engine.moves import Part

SUITS = "SCHD"
"""Letters of the suits. The red ones come last; their small cards rank in reverse order. S2.1."""

TRUMP = "T"
"""Letter of the trumps, including snapphanar and N. S1."""

COURTS = "KQCJ"
"""Letters of the court cards of every suit: king, queen, rider (printed H) and jack. S1."""

_BLACK = (*COURTS, "10", "9", "8", "7", "6", "A")
_RED = (*COURTS, "A", "6", "7", "8", "9", "10")

SUITED: tuple[Part, ...] = tuple(suit + rank for suit in SUITS for rank in (_BLACK if suit in "SC" else _RED))
"""The 40 cards of the suits, each suit from the highest down. S1, S2.1."""

NUMBERED: tuple[Part, ...] = tuple(f"{TRUMP}{number}" for number in range(20, 4, -1))
"""The numbered trumps, XX to V. S1."""

SNAPPHANA: Part = "I"
SNAPPHANAR = 4
"""Number of snapphanar, the equal trumps named I. S1, S2.2."""

N: Part = "N"
"""The nulla, lowest trump. S1, S2.2."""

FJONT: Part = "F"
"""Fjønt, the star card, which has neither suit nor rank. S1, S10."""

PACK: tuple[Part, ...] = (*SUITED, *NUMBERED, *(SNAPPHANA,) * SNAPPHANAR, N, FJONT)
"""All 62 cards, in the order of their bits."""

PLACE = MappingProxyType({card: place for place, card in reversed(tuple(enumerate(PACK)))})
"""Index of each card in PACK; for the snapphanar that of the first one."""

SUIT = MappingProxyType(
    {card: card[0] for card in SUITED} | dict.fromkeys((*NUMBERED, SNAPPHANA, N), TRUMP) | {FJONT: ""}
)
"""Suit of each card: ``S C H D``, ``T`` for the trumps, "" for Fjønt."""

TAROKS: tuple[Part, ...] = ("T20", "T19", N, FJONT)
"""The four tarokker, which count five points: XX, XIX, N and Fjønt. S1."""

KINGS: tuple[Part, ...] = tuple(suit + "K" for suit in SUITS)

NOT_DISCARDABLE = frozenset((*TAROKS, *KINGS))

_WORTH = {"K": 5, "Q": 4, "C": 3, "J": 2}
CARD_POINTS = MappingProxyType({card: 5 if card in TAROKS else _WORTH.get(card[1:], 1) for card in PLACE})
"""Points of each card. When cards are counted, one point per pair is taken off. S8.1, S8.2."""


def _power(card: Part) -> int:
    if SUIT[card] == TRUMP:
        return 40 - PLACE[card] + 100
    return 0 if card == FJONT else 40 - PLACE[card]


CARD_STRENGTH = MappingProxyType({card: _power(card) for card in PLACE})
"""Strength of each card: the strongest of the trumps and the cards of the suit led wins a trick. S2, S9.3."""

_BIT = {card: 1 << place for card, place in PLACE.items()}
FIRST_I = _BIT[SNAPPHANA]
ALL_I = FIRST_I * 15

ALL = (1 << len(PACK)) - 1


def card_bit(card: Part) -> int:
    """Return the mask of a single card; for a snapphana the first of their four bits."""
    return _BIT[card]


def mask(cards: Iterable[Part]) -> int:
    """Return the mask of cards."""
    found = 0
    for card in cards:
        found |= (found & ALL_I) << 1 & ALL_I | FIRST_I if card == SNAPPHANA else _BIT[card]
    return found


@lru_cache(1 << 14)
def parts(cards: int) -> tuple[Part, ...]:
    """Return the names of the cards in a mask, in the order of the pack."""
    found = []
    while cards:
        card = cards & -cards
        found.append(PACK[card.bit_length() - 1])
        cards ^= card
    return tuple(found)


def remove_cards(cards: int, others: int) -> int:
    """Return the mask ``cards`` without the cards of ``others``, all of which ``cards`` must contain."""
    left = cards & ~others
    if others & ALL_I:
        number = (cards & ALL_I).bit_count() - (others & ALL_I).bit_count()
        left = left & ~ALL_I | (1 << number) * FIRST_I - FIRST_I
    return left


def add_cards(cards: int, others: int) -> int:
    """Return the union of two masks without a common card; the numbers of snapphanar are added."""
    both = cards | others
    if cards & others:
        number = (cards & ALL_I).bit_count() + (others & ALL_I).bit_count()
        both = both & ~ALL_I | (1 << number) * FIRST_I - FIRST_I
    return both


def sort_cards(cards: Iterable[Part]) -> tuple[Part, ...]:
    """Return cards sorted in the order of the pack."""
    return tuple(sorted(cards, key=PLACE.__getitem__))
