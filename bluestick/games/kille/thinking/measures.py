"""Measures of play-outs (deals played to the end by the bot), which explain why a word is better."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from dataclasses import replace
from math import inf
from statistics import fmean

from bluestick.engine.estimates import ComparisonReason
from bluestick.engine.explanations import Measure
from bluestick.games.kille.thinking.search import KilleDeal

MEASURES = (Measure("out", 0.05, more_is_better=False), Measure("hit", inf), Measure("others", 0.2))
"""Counts in the order of ``append_measures``.

1 if the player goes out, else 0; 1 if hit by a husar or svin, else 0; number of other players who go out.
"""


def append_measures(deal: KilleDeal, out: int, me: int, notes: array[float]) -> None:
    """Append the ``MEASURES`` of a finished deal to ``notes``; ``out``: mask of players out; ``me``: of the player."""
    gone = bool(out & me)
    notes.extend((gone, bool(deal.hit & me), out.bit_count() - gone))


def with_cause(why: ComparisonReason | None, here: Sequence[float], there: Sequence[float]) -> ComparisonReason | None:
    """Return ``why``, with the cause "hit" if husar and svin explain most of the difference in going out.

    ``here``, ``there``: ``MEASURES`` of the better word and of the other one, deal by deal.
    """
    if why is None or why.outcome != "out":
        return why
    place, size = 1, len(MEASURES)
    more = fmean(there[place::size]) - fmean(here[place::size])
    return replace(why, cause="hit") if 2 * more > why.there - why.here else why
