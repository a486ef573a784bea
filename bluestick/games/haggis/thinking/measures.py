"""Measures of rounds played out by the bot, which explain why a move is better."""

from __future__ import annotations

from array import array
from dataclasses import replace

from bluestick.engine.estimates import ComparisonReason
from bluestick.engine.explanations import Measure
from bluestick.engine.seats import Seat
from bluestick.games.haggis.cards import ALL_FACES, ALL_NUMBERS, parts
from bluestick.games.haggis.thinking.search import HaggisRound, Move
from bluestick.games.haggis.thinking.values import cheapest_groups

MEASURES = (
    Measure("first", 0.06),
    Measure("tricks", 2.0),
    Measure("catches", 0.5),
    Measure("caught", 0.5, more_is_better=False),
)
"""Measures of a play-out for a seat, in the order in which ``append_measures`` appends them:

whether it goes out first; points of its tricks less those of the best opponent; cards in the largest other hand when it
goes out first; cards in the largest other hand when an opponent goes out first.
"""


def append_measures(end: HaggisRound, seat: Seat, notes: array[float]) -> None:
    """Append the ``MEASURES`` of the finished round ``end`` for a seat to ``notes``."""
    first, left = end.out[0]
    others = max(points for other, points in enumerate(end.piles) if other != seat)
    out = first == seat
    notes.extend((out, end.piles[seat] - others, left if out else 0, 0 if out else left))


def with_cause(why: ComparisonReason | None, hand: int, here: Move, there: Move) -> ComparisonReason | None:
    """Return ``why``, with a cause if ``here`` keeps wild cards that ``there`` spends, or leaves fewer leads."""
    kept, spent = there[0] & ~here[0] & ALL_FACES, here[0] & ~there[0] & ALL_FACES
    if why is None or spent:
        return why
    if kept:
        return replace(why, cause="keeps", parts=parts(kept))
    if why.outcome != "tricks" and here[0] and _leads(hand, here) < _leads(hand, there):
        return replace(why, cause="fewer_leads")
    return why


def _leads(hand: int, move: Move) -> int:
    return len(cheapest_groups(hand & ~move[0] & ALL_NUMBERS, 3)[1])
