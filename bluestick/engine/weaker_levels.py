"""Random choice of moves by weaker bots: good moves are likely, and very bad ones are excluded."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from math import exp, inf
from random import Random
from typing import Any, Generic, TypeVar

from bluestick.engine.bots import Adviser, Choice, random_move
from bluestick.engine.estimates import Basis, Estimate
from bluestick.engine.events import Event
from bluestick.engine.moves import Move, MoveSet
from bluestick.engine.search.sampling import Tally

M = TypeVar("M", bound=Hashable)
P = TypeVar("P", bound=Move)

_SAME = 1e-6
"""Largest difference between two values that may be a rounding error."""


def weighted_choice(values: Mapping[M, float], temper: float, cap: float, rng: Random, floor: Callable[[M], bool]) -> M:
    """Return a random move; the more a move is worth (``values``), the likelier it is.

    A move that is worse than the best by ``temper`` is drawn about a third as often as that, by more than ``cap``
    never. ``floor`` returns whether a move may be drawn; if it rejects all of them, all may be.
    """
    able = {move: value for move, value in values.items() if floor(move)} or values
    best = max(able.values())
    weights = {move: exp((value - best) / temper) for move, value in able.items() if best - value <= cap}
    return rng.choices(list(weights), list(weights.values()))[0]


@dataclass(frozen=True, slots=True)
class Weighting:
    """Parameters of ``weighted_choice``, in the unit of ``Estimate.value``."""

    temper: float
    cap: float
    won: float = inf
    """Smallest value of a move that counts as winning the match."""
    lean: Mapping[Any, float] = field(default_factory=dict)
    """Amounts added to the values of some moves, so that they are drawn more often."""


@dataclass(frozen=True, slots=True)
class WeightedBot(Generic[P]):
    """Bot that compares moves in a few sampled deals, and chooses one of them at random, good ones more often."""

    adviser: Adviser
    manner: Callable[[Any], Weighting]
    """Returns the parameters of the random choice for a view."""
    floor: Callable[[Any, Sequence[Estimate[P]]], Callable[[P], bool]]
    """Returns, for a view and the compared moves, a predicate that says whether a move may be drawn."""
    lots: int = 0
    """Number of random moves added to those compared, mostly ones that a good player would not consider."""
    careful: Adviser | None = None
    """Bot that compares the moves again, in more deals, if one seems to win the match; None: no second comparison."""

    def choose(
        self, view: Any, heard: Sequence[Event], moves: MoveSet[P], deadline: float, rng: Random
    ) -> Choice[P] | None:
        """Return a random move that ``floor`` allows, most likely the best.

        If moves seem to win the match, one of these is chosen.
        """
        tally, manner = Tally(f"{rng.getrandbits(64)}", noted=0), self.manner(view)
        also = [random_move(moves, rng) for _ in range(self.lots)] if view.seat in view.to_act else []
        found = self.adviser.weigh(view, heard, moves, also, deadline, tally)
        if len(found) < 2 or found[0].basis is Basis.RULED:
            return Choice(found[0].move, found[0].reason) if found else None
        least = manner.won - _SAME
        if self.careful is not None and found[0].value >= least:
            found = self.careful.weigh(view, heard, moves, also, deadline, tally)
            found = tuple(each for each in found if each.value >= least) or found
        reasons = {each.move: each.reason for each in found}
        values = {each.move: manner.lean.get(each.move, 0.0) - each.gap for each in found}
        move = weighted_choice(values, manner.temper, manner.cap, rng, self.floor(view, found))
        return Choice(move, reasons[move])
