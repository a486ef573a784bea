"""Arrangement of a hand: which of its cards belong together."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from bluestick.engine.cards import split
from bluestick.games.haggis.cards import ALL_FACES, ALL_NUMBERS
from bluestick.games.haggis.combinations import leads, size

LOOKED_AT = 3
"""Number of the largest combinations that are tried at each step."""


def groups(hand: int) -> tuple[int, ...]:
    """Return combinations without wild cards that leave few single cards, then the single ones, then the face cards.

    A good way to play all cards, not always the best: only the largest combinations of the remaining cards are tried.
    """
    numbers, faces = hand & ALL_NUMBERS, hand & ALL_FACES
    found = _best(numbers)
    together = sorted((cards for cards in found if cards.bit_count() > 1), key=lambda cards: cards & -cards)
    alone = sorted(cards for cards in found if cards.bit_count() == 1)
    return (*together, *alone, *((faces,) if faces else ()))


@lru_cache(1 << 14)
def _best(numbers: int) -> tuple[int, ...]:
    found = tuple(split(numbers))
    for cards in _largest(numbers):
        with_these = (cards, *_best(numbers & ~cards))
        if len(with_these) < len(found):
            found = with_these
    return found


def _largest(numbers: int) -> Iterator[int]:
    several = [(size(claim), cards) for cards, claim in leads(numbers) if size(claim) > 1]
    several.sort(key=lambda each: (-each[0], each[1]))
    for _, cards in several[:LOOKED_AT]:
        yield cards
