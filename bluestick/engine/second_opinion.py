"""Second opinions on moves that look bad: the same deals, continued in another way.

A play-out has the same bias in every deal, so more deals do not reveal it. A move is therefore marked bad only if a
different continuation does not find it as good as the first one.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Collection, Hashable
from dataclasses import dataclass
from math import fsum, hypot
from operator import sub
from random import Random
from time import monotonic
from typing import Generic, TypeVar

from bluestick.engine.rules import Unit
from bluestick.engine.search.sampling import Standing, Tally, standard_error
from bluestick.engine.verdicts import SURE, rule

FIRST = 0.6
"""Share of the time in which moves are compared; the rest is for the second opinion if a move that was asked about
looks bad, else for comparing further."""
FEWEST = 4
"""Least number of deals of a second opinion, even after the deadline."""
SECOND = "second"
"""First part of the key, before the option, under which the tally holds results of the other continuation."""
M = TypeVar("M", bound=Hashable)
W = TypeVar("W")


@dataclass(frozen=True)
class SecondOpinion(Generic[M, W]):
    """Comparison of raced moves by another continuation."""

    tally: Tally
    deal: Callable[[Random], W]
    result: Callable[[M, W], float]
    """Returns the worth of an option in a deal with the other continuation, as in ``race``."""
    asked: Collection[M]
    """Moves that get a second opinion; none does if the tally takes no notes, as for players."""
    unit: Unit
    points: float
    """Factor from results of the race to the unit."""
    model: float
    """Error of the judge, in the unit."""
    most: int
    """Largest number of deals."""

    def raced(self, race: Callable[[float], tuple[Standing[M], ...]], until: float) -> tuple[Standing[M], ...]:
        """Run a race; leave time for a second opinion if a move that was asked about looks bad."""
        if not self.asked or not self.tally.noted:
            return race(until)
        now = monotonic()
        found = race(now + FIRST * (until - now))
        return found if any(each.option in self.asked and self._is_bad(each) for each in found) else race(until)

    def error(self, first: Standing[M], other: Standing[M], until: float) -> tuple[float, bool]:
        """Return the error of the judge for a move, and whether the move needs no further second opinion.

        If the other continuation finds a smaller gap, the error is so large that it reaches that gap less its standard
        error.
        """
        if not other.gap:
            return 0.0, True
        if not self._is_bad(other):
            return self.model, True
        if other.option not in self.asked or not self.tally.noted:
            return self.model, False
        gap, error = self._ahead(first.option, other.option, until)
        return max(self.model, self.points * (other.gap - gap + error) / SURE), True

    def _is_bad(self, each: Standing[M]) -> bool:
        return rule(self.points * each.gap, hypot(self.points * each.error, self.model), self.unit).bad

    def _ahead(self, first: M, other: M, until: float) -> tuple[float, float]:
        """Return the lead of the first move with the other continuation, and its standard error."""
        here, there = (self.tally.found.setdefault((SECOND, option), array("d")) for option in (first, other))
        number = 0
        while number < self.most:
            if min(len(here), len(there)) == number:
                if number >= FEWEST and monotonic() > until:
                    break
                dealt = self.deal(self.tally.rng(number))
                for option, values in ((first, here), (other, there)):
                    if len(values) == number:
                        values.append(self.result(option, dealt))
            number += 1
        differences = list(map(sub, here[:number], there[:number]))
        return fsum(differences) / number, standard_error(differences)
