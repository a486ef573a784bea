"""Counts made in play-outs (simulated rests of a deal), which explain why a move is better."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import inf
from statistics import fmean

from bluestick.engine.estimates import ComparisonReason
from bluestick.engine.explanations import Measure
from bluestick.games.snapphana.cards import parts
from bluestick.games.snapphana.scoring import half_points, hand_losers, pile_combination_points
from bluestick.games.snapphana.thinking.search import TRUMPS, SnapphanaHand

MEASURES = (
    Measure("trick", 0.25),
    Measure("swing", 3.0),
    Measure("next", 3.0),
    Measure("combined", 5.0),
    Measure("last", 0.15),
    Measure("declared", 5.0),
    Measure("won", 0.06),
    Measure("beaten", 0.06, more_is_better=False),
    Measure("lost", 0.05, more_is_better=False),
    Measure("empty", inf, more_is_better=False),
    Measure("others", 0.15),
)
"""Counts made for a side, in this order; 1 for true, 0 for false, and for counts that the variant does not have.

800, 1000 and 150: whether the side takes this trick; points of the trick's cards, below zero if lost; lead in points of
all cards won later; lead in points of combinations in the piles; whether the side takes the last trick; points to
declare after the discards; whether the match is won with this deal; whether it is lost. Fjabbe: whether the deal is
lost; whether the player has no trick, one cause of that; number of other players who lose.
"""

Counted = tuple[float, ...]


def card_counts(before: SnapphanaHand, trick: SnapphanaHand, end: SnapphanaHand, side: int, share: float) -> Counted:
    """Return the counts for a card: from the deal before it, after its trick, and at the end.

    ``share``: share of the match that ``side`` gets.
    """
    if end.sides > 2:
        lost = hand_losers(end.tricks, end.scores())
        out = side in lost
        return *(0.0,) * 8, out, not end.tricks[side], len(lost) - out
    there = _more(before.piles, side)
    swing = _more(trick.piles, side) - there
    return trick.turn % trick.sides == side, swing, *_of_end(end, side, share, 0, there + swing)


def discard_counts(end: SnapphanaHand, side: int, share: float, declared: int) -> Counted:
    """Return the counts for discards; ``declared``: points that the player can declare then; ``share``: result."""
    return 0.0, 0.0, *_of_end(end, side, share, declared, 0.0)


def _of_end(end: SnapphanaHand, side: int, share: float, declared: int, there: float) -> Counted:
    piles = end.final()
    own, their = (sum(pile_combination_points(pile)) for pile in (piles[side], piles[1 - side]))
    last = end.turn % end.sides == side
    return _more(piles, side) - there, own - their, last, declared, share >= 1.0, share <= 0.0, 0.0, 0.0, 0.0


def _more(piles: Sequence[int], side: int) -> float:
    """Return by how many points the cards in a side's pile count more than those in the other side's pile."""
    return (half_points(piles[side]) - half_points(piles[1 - side])) / 2


def with_cause(
    why: ComparisonReason | None, keeps: int, spends: int, here: Sequence[float], there: Sequence[float]
) -> ComparisonReason | None:
    """Return ``why`` with its cause added, if known: a trump kept in hand or, in Fjabbe, a trick taken.

    ``spends``: card of the better move; ``keeps``: card of the other move; ``here``, ``there``: counts of the two
    moves.
    """
    if why is None or why.outcome in ("trick", "swing"):
        return why
    if why.outcome == "lost":
        place, size = [measure.code for measure in MEASURES].index("empty"), len(MEASURES)
        more = fmean(there[place::size]) - fmean(here[place::size])
        return replace(why, cause="no_trick") if 2 * more > why.there - why.here else why
    if keeps & TRUMPS and not spends & TRUMPS:
        return replace(why, cause="keeps", parts=parts(keeps))
    return why
