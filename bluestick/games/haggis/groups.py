"""Arrangement of a hand: which of its cards belong together."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from bluestick.engine.cards import single_bits
from bluestick.games.haggis.cards import ALL_FACES, ALL_NUMBERS
from bluestick.games.haggis.combinations import possible_leads
from bluestick.games.haggis.readings import claim_size

TRIED_COMBINATIONS = 3
"""Number of combinations tried at each step, the largest first."""


def split_hand(hand: int) -> tuple[int, ...]:
    """Return the groups of a hand (all masks): combinations, then single number cards, then all face cards together."""
    numbers, faces = hand & ALL_NUMBERS, hand & ALL_FACES
    found = _best(numbers)
    together = sorted((cards for cards in found if cards.bit_count() > 1), key=lambda cards: cards & -cards)
    alone = sorted(cards for cards in found if cards.bit_count() == 1)
    return (*together, *alone, *((faces,) if faces else ()))


@lru_cache(1 << 14)
def _best(numbers: int) -> tuple[int, ...]:
    found = tuple(single_bits(numbers))
    for cards in _largest(numbers):
        with_these = (cards, *_best(numbers & ~cards))
        if len(with_these) < len(found):
            found = with_these
    return found


def _largest(numbers: int) -> Iterator[int]:
    several = [(claim_size(claim), cards) for cards, claim in possible_leads(numbers) if claim_size(claim) > 1]
    several.sort(key=lambda each: (-each[0], each[1]))
    for _, cards in several[:TRIED_COMBINATIONS]:
        yield cards
