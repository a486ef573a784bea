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


def next_sorting(context: HaggisContext) -> str:
    """Return the sort order after the present one, or the present one if the player has reordered the hand."""
    return context.ui_state if context.order is not None else SORTS[(SORTS.index(context.ui_state) + 1) % len(SORTS)]


def rank(context: HaggisContext, card: Part) -> tuple[Any, ...]:
    """Return the sort key of a card in the present sort order; the face cards are always at the end."""
    if card in FACES or context.ui_state == "rank":
        return (9 if card in FACES else 0, PLACE[card])
    if context.ui_state == "colour":
        return 0, COLOURS.index(colour(card)), PLACE[card]
    return 0, _group_of(context, card), PLACE[card]


def _group_of(context: HaggisContext, card: Part) -> int:
    return next(number for number, group in enumerate(context.groups) if mask((card,)) & group)


def breaks(context: HaggisContext, hand: Hand) -> frozenset[int]:
    """Return the indices of cards that have a gap before them; none in a hidden hand or one sorted by the player."""
    cards = [card for card in hand if card is not None]
    if context.order is not None or len(cards) < len(hand):
        return frozenset()
    return frozenset(place for place, (one, other) in enumerate(pairwise(cards), 1) if _apart(context, one, other))


def _apart(context: HaggisContext, one: Part, other: Part) -> bool:
    if other in FACES:
        return one not in FACES
    if context.ui_state == "colour":
        return colour(one) != colour(other)
    if context.ui_state == "rank" or _group_of(context, one) == _group_of(context, other):
        return False
    return not {one, other} <= set(_alone(context))


def _alone(context: HaggisContext) -> Iterator[Part]:
    """Yield the cards of the hand that make no combination with others."""
    return (card for group in context.groups if group.bit_count() == 1 for card in parts(group))
