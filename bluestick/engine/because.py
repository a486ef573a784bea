"""Why a move is better than another: in what the play-outs of the two differ so much that a player would notice it.

Things counted in a play-out go together, so how much each of them adds to the difference of worth cannot be told. What
is told is the one that stands out most, and nothing where something stands out more that speaks for the other move.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from math import fsum
from operator import sub
from typing import TypeVar

from bluestick.engine.judging import Because
from bluestick.engine.search.sampling import Standing, Tally, standard_error
from bluestick.engine.verdicts import SURE

M = TypeVar("M", bound=Hashable)


@dataclass(frozen=True, slots=True)
class Measure:
    """Something that is counted in a play-out, beside what the play-out is worth."""

    code: str
    least: float
    """The least difference that a player notices."""
    more_is_better: bool = True


def because(measures: Sequence[Measure], tally: Tally, first: Standing[M], other: Standing[M]) -> Because | None:
    """Why the first move of a race is better than another, by what was noted of the deals that both were tried in.

    None if the deals do not decide between the two.
    """
    if not other.gap or other.gap <= SURE * other.error:
        return None
    return salient(measures, tally.notes.get(first.option, ()), tally.notes.get(other.option, ()))


def salient(measures: Sequence[Measure], here: Sequence[float], there: Sequence[float]) -> Because | None:
    """What stands out most; the notes hold a number for each measure, deal by deal.

    None if nothing differs noticeably, or if what stands out most speaks for the other move.
    """
    size = len(measures)
    best, most, against = None, 0.0, 0.0
    for place, measure in enumerate(measures):
        differences = list(map(sub, here[place::size], there[place::size]))
        if len(differences) < 2:
            return None
        difference, error = fsum(differences) / len(differences), standard_error(differences)
        if abs(difference) < max(measure.least, SURE * error):
            continue
        stands_out = abs(difference) / measure.least
        if (difference > 0) is not measure.more_is_better:
            against = max(against, stands_out)
        elif stands_out > most:
            mean = fsum(here[place : size * len(differences) : size]) / len(differences)
            best, most = Because(measure.code, mean, mean - difference, error), stands_out
    return best if most >= against else None
