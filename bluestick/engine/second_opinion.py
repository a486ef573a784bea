"""Second opinions on moves that look bad: play-outs of the same deals by another method of play.

A play-out (a simulated rest of a deal) has the same bias in every deal, which more deals do not reveal. So a move is
marked bad only if another method also finds it worse than the best move.
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
from bluestick.engine.verdicts import SURE_ERRORS, mark_of_gap

FIRST_SHARE = 0.6
"""Share of the time for comparing moves before second opinions; all of it if none is needed."""
FEWEST_DEALS = 4
"""Least number of deals played out for a second opinion, even after the deadline."""
SECOND_KEY = "second"
"""First element of the keys (SECOND_KEY, option) under which a tally keeps results of second opinions."""
M = TypeVar("M", bound=Hashable)
W = TypeVar("W")


@dataclass(frozen=True)
class SecondOpinion(Generic[M, W]):
    """Second comparison of the moves of a race, by play-outs with another method of play."""

    tally: Tally
    deal: Callable[[Random], W]
    result: Callable[[M, W], float]
    """Plays out an option in a deal by the other method, and returns its result as in ``race``."""
    asked: Collection[M]
    """Moves that may get a second opinion; none does if ``tally.noted`` is 0."""
    unit: Unit
    points: float
    """Factor that converts results of the race to ``unit``."""
    model: float
    """Error of the method of evaluation, in ``unit``; a second opinion can only increase it."""
    most: int
    """Largest number of deals for a second opinion on a move."""

    def raced(self, race: Callable[[float], tuple[Standing[M], ...]], until: float) -> tuple[Standing[M], ...]:
        """Return the results of ``race``, a function of the time at which to end: usually ``until``.

        The race ends sooner if a move in ``asked`` looks bad, to leave time for a second opinion.
        """
        if not self.asked or not self.tally.noted:
            return race(until)
        now = monotonic()
        found = race(now + FIRST_SHARE * (until - now))
        return found if any(each.option in self.asked and self._is_bad(each) for each in found) else race(until)

    def error(self, first: Standing[M], other: Standing[M], until: float) -> tuple[float, bool]:
        """Return the error of the evaluation of a move, in ``unit``, and whether that is final.

        ``first``: the best move; ``other``: the move. Not final: the move looks bad, but gets no second opinion. If the
        second opinion finds a smaller gap, the error grows until the difference is uncertain.
        """
        if not other.gap:
            return 0.0, True
        if not self._is_bad(other):
            return self.model, True
        if other.option not in self.asked or not self.tally.noted:
            return self.model, False
        gap, error = self._ahead(first.option, other.option, until)
        return max(self.model, self.points * (other.gap - gap + error) / SURE_ERRORS), True

    def _is_bad(self, each: Standing[M]) -> bool:
        return mark_of_gap(self.points * each.gap, hypot(self.points * each.error, self.model), self.unit).is_bad

    def _ahead(self, first: M, other: M, until: float) -> tuple[float, float]:
        """Return (lead, standard error): the average lead of ``first`` over ``other`` in the second opinion."""
        here, there = (self.tally.found.setdefault((SECOND_KEY, option), array("d")) for option in (first, other))
        number = 0
        while number < self.most:
            if min(len(here), len(there)) == number:
                if number >= FEWEST_DEALS and monotonic() > until:
                    break
                dealt = self.deal(self.tally.rng(number))
                for option, values in ((first, here), (other, there)):
                    if len(values) == number:
                        values.append(self.result(option, dealt))
            number += 1
        differences = list(map(sub, here[:number], there[:number]))
        return fsum(differences) / number, standard_error(differences)
