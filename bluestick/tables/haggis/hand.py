"""Sorting and gaps of the viewer's hand at haggis."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

from bluestick.engine.moves import Part
from bluestick.engine.tricks import Hand
from bluestick.games.haggis.cards import COLOURS, FACES, PLACE, colour, mask, parts
from bluestick.tables.haggis.context import HaggisContext

SORTS = ("rank", "combination", "colour")
"""Sort orders of a hand, in the sequence of the sort button."""


def next_sorting(sit: HaggisContext) -> str:
    """Return the next sort order. After sorting by hand it is the last one used."""
    return sit.desk if sit.order is not None else SORTS[(SORTS.index(sit.desk) + 1) % len(SORTS)]


def rank(sit: HaggisContext, card: Part) -> tuple[Any, ...]:
    """Return the sort key of a card; the face cards are always at the end."""
    if card in FACES or sit.desk == "rank":
        return (9 if card in FACES else 0, PLACE[card])
    if sit.desk == "colour":
        return 0, COLOURS.index(colour(card)), PLACE[card]
    return 0, _group_of(sit, card), PLACE[card]


def _group_of(sit: HaggisContext, card: Part) -> int:
    return next(number for number, group in enumerate(sit.groups) if mask((card,)) & group)


def breaks(sit: HaggisContext, hand: Hand) -> frozenset[int]:
    """Return the places of the sorted hand that have a gap before them."""
    cards = [card for card in hand if card is not None]
    if sit.order is not None or len(cards) < len(hand):
        return frozenset()
    return frozenset(place for place, (one, other) in enumerate(pairwise(cards), 1) if _apart(sit, one, other))


def _apart(sit: HaggisContext, one: Part, other: Part) -> bool:
    if other in FACES:
        return one not in FACES
    if sit.desk == "colour":
        return colour(one) != colour(other)
    if sit.desk == "rank" or _group_of(sit, one) == _group_of(sit, other):
        return False
    return not {one, other} <= set(_alone(sit))


def _alone(sit: HaggisContext) -> Iterator[Part]:
    """Yield the cards of the hand that make no combination with others."""
    return (card for group in sit.groups if group.bit_count() == 1 for card in parts(group))
