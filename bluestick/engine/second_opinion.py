"""Second opinions on moves that look bad: the same deals once more, continued in another way.

A play-out errs in every deal alike, and no number of deals shows it. So a move is marked bad only if a continuation
that errs otherwise does not say that it is as good as the first.
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
"""The share of the time in which moves are compared; if one that was asked about looks bad, the rest is for the other
continuation, else to compare them further."""
FEWEST = 4
"""So many deals are continued otherwise, however late it is."""
SECOND = "second"
"""With an option the name under which the tally holds what came of it otherwise."""
M = TypeVar("M", bound=Hashable)
W = TypeVar("W")


@dataclass(frozen=True)
class SecondOpinion(Generic[M, W]):
    """What another continuation says of the moves of a race."""

    tally: Tally
    deal: Callable[[Random], W]
    result: Callable[[M, W], float]
    """What an option is worth in a deal that is continued otherwise, as in ``race``."""
    asked: Collection[M]
    """Only about these moves it is given, and to no player: with a tally that notes nothing it is left out."""
    unit: Unit
    points: float
    """How many of the unit make up one of what is raced for."""
    model: float
    """The error of the judge in the unit."""
    most: int
    """So many deals at most."""

    def raced(self, race: Callable[[float], tuple[Standing[M], ...]], until: float) -> tuple[Standing[M], ...]:
        """A race that leaves time for another continuation if a move that was asked about looks bad."""
        if not self.asked or not self.tally.noted:
            return race(until)
        now = monotonic()
        found = race(now + FIRST * (until - now))
        return found if any(each.option in self.asked and self._is_bad(each) for each in found) else race(until)

    def error(self, first: Standing[M], other: Standing[M], until: float) -> tuple[float, bool]:
        """The error of the judge for a move, and whether no second opinion is missing.

        Where the other continuation sees less between the two, the error reaches as far as that, less its own error.
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
        """By how much the first move is ahead if the deals are continued otherwise, and the error of that."""
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
