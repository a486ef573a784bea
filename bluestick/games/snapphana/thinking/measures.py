"""Measures of play-outs at Snapphanaleden in addition to their result, which explain why a move is better."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import inf
from statistics import fmean

from bluestick.engine.estimates import Because
from bluestick.engine.explanations import Measure
from bluestick.games.snapphana.cards import parts
from bluestick.games.snapphana.scoring import combinations, half_points, losers
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
"""In 800, 1000 and 150: whether this trick is ours; points of its cards for us less theirs; those of all other cards
counted; points of the combinations in our piles less those in theirs; whether the last trick is ours; points that the
own hand can declare after the discards; whether the match is won with the hand, or lost.

In Fjabbe: whether the hand is lost; whether it ends without a trick, which is a cause of that; other players who lose
it.
"""

Counted = tuple[float, ...]


def of_card(before: SnapphanaHand, trick: SnapphanaHand, end: SnapphanaHand, side: int, share: float) -> Counted:
    """Return the measures of a card, from the hand before it, after the trick, and at its end, which is worth
    ``share``."""
    if end.sides > 2:
        lost = losers(end.tricks, end.scores())
        out = side in lost
        return *(0.0,) * 8, out, not end.tricks[side], len(lost) - out
    there = _more(before.piles, side)
    swing = _more(trick.piles, side) - there
    return trick.turn % trick.sides == side, swing, *_of_end(end, side, share, 0, there + swing)


def of_discards(end: SnapphanaHand, side: int, share: float, declared: int) -> Counted:
    """Return the measures of discards; ``declared``: points that the own hand can declare after them."""
    return 0.0, 0.0, *_of_end(end, side, share, declared, 0.0)


def _of_end(end: SnapphanaHand, side: int, share: float, declared: int, there: float) -> Counted:
    piles = end.final()
    own, their = (sum(combinations(pile)) for pile in (piles[side], piles[1 - side]))
    last = end.turn % end.sides == side
    return _more(piles, side) - there, own - their, last, declared, share >= 1.0, share <= 0.0, 0.0, 0.0, 0.0


def _more(piles: Sequence[int], side: int) -> float:
    """Return by how many points the cards of a side's pile count more."""
    return (half_points(piles[side]) - half_points(piles[1 - side])) / 2


def caused(
    why: Because | None, keeps: int, spends: int, here: Sequence[float], there: Sequence[float]
) -> Because | None:
    """Return the reason with its cause: a trump that the better card keeps in hand, or in Fjabbe, taking a trick.

    ``keeps`` is the card that the other move plays, ``spends`` that of the better one; ``here`` and ``there`` are the
    notes of the better move and of the other.
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
