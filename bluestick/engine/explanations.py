"""Reason why a move is better than another: the count (such as tricks won) in which their play-outs differ most.

Counts depend on each other, so it is not known how much each adds to the difference in worth.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from math import fsum
from operator import sub
from typing import TypeVar

from bluestick.engine.estimates import ComparisonReason
from bluestick.engine.search.sampling import Standing, Tally, standard_error
from bluestick.engine.verdicts import SURE_ERRORS

M = TypeVar("M", bound=Hashable)


@dataclass(frozen=True, slots=True)
class Measure:
    """Something counted in each play-out (a simulated rest of a deal), such as tricks won."""

    code: str
    least: float
    """Smallest difference of the average counts of two moves that is worth mentioning."""
    more_is_better: bool = True


def explain_difference(
    measures: Sequence[Measure], tally: Tally, first: Standing[M], other: Standing[M]
) -> ComparisonReason | None:
    """Return why the move ``first`` is better than ``other``, from the deals in which both were tried.

    ``measures``: meaning of the numbers in ``tally.notes``. None if the deals do not show that ``first`` is better, or
    if no reason stands out.
    """
    if not other.gap or other.gap <= SURE_ERRORS * other.error:
        return None
    return most_different_measure(measures, tally.notes.get(first.option, ()), tally.notes.get(other.option, ()))


def most_different_measure(
    measures: Sequence[Measure], here: Sequence[float], there: Sequence[float]
) -> ComparisonReason | None:
    """Return the count that differs most between the better move (``here``) and the other (``there``).

    Both hold one number for each measure in the first deal, then the same for the second deal, and so on. None if no
    difference is noticeable, or if the most noticeable one favours the other move.
    """
    size = len(measures)
    best, most, against = None, 0.0, 0.0
    for place, measure in enumerate(measures):
        differences = list(map(sub, here[place::size], there[place::size]))
        if len(differences) < 2:
            return None
        difference, error = fsum(differences) / len(differences), standard_error(differences)
        if abs(difference) < max(measure.least, SURE_ERRORS * error):
            continue
        stands_out = abs(difference) / measure.least
        if (difference > 0) is not measure.more_is_better:
            against = max(against, stands_out)
        elif stands_out > most:
            mean = fsum(here[place : size * len(differences) : size]) / len(differences)
            best, most = ComparisonReason(measure.code, mean, mean - difference, error), stands_out
    return best if most >= against else None
