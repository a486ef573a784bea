"""How a player of a weaker level draws its move: good ones are likely, and none lies below the floor of its game."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from math import exp, inf
from random import Random
from typing import Any, Generic, TypeVar

from bluestick.engine.bots import Adviser, Choice, by_lot
from bluestick.engine.events import Event
from bluestick.engine.judging import Basis, Estimate
from bluestick.engine.moves import Move, MoveSet
from bluestick.engine.search.sampling import Tally

M = TypeVar("M", bound=Hashable)
P = TypeVar("P", bound=Move)

_SAME = 1e-6
"""A difference this small is one of arithmetic."""


def drawn(values: Mapping[M, float], temper: float, cap: float, rng: Random, floor: Callable[[M], bool]) -> M:
    """One of the moves: the more it is worth, the likelier.

    A move that is worse than the best one by more than ``cap`` is never drawn; one that is worse by ``temper`` is
    drawn about a third as often. Moves that ``floor`` refuses count only if it refuses all of them.
    """
    able = {move: value for move, value in values.items() if floor(move)} or values
    best = max(able.values())
    weights = {move: exp((value - best) / temper) for move, value in able.items() if best - value <= cap}
    return rng.choices(list(weights), list(weights.values()))[0]


@dataclass(frozen=True, slots=True)
class Manner:
    """How freely a player draws, in the unit of its game: see ``drawn``."""

    temper: float
    cap: float
    won: float = inf
    """A move that is worth so much wins."""
    lean: Mapping[Any, float] = field(default_factory=dict)
    """By how much some moves are liked more than they are worth."""


@dataclass(frozen=True, slots=True)
class Drawing(Generic[P]):
    """A player that compares moves in a few deals, and draws one of them."""

    adviser: Adviser
    """Compares in a few deals."""
    manner: Callable[[Any], Manner]
    """By what the seat sees."""
    floor: Callable[[Any, Sequence[Estimate[P]]], Callable[[P], bool]]
    """By what the seat sees and the moves compared: which of them may be drawn."""
    lots: int = 0
    """So many moves by lot are compared, too, which a good player would not think of."""
    careful: Adviser | None = None
    """Compares in more deals: asked where a move seems to win, as one that surely does is never refused."""

    def choose(
        self, view: Any, heard: Sequence[Event], moves: MoveSet[P], deadline: float, rng: Random
    ) -> Choice[P] | None:
        """A move of those that the floor allows: the best is the likeliest. One that surely wins comes first."""
        tally, manner = Tally(f"{rng.getrandbits(64)}", noted=0), self.manner(view)
        also = [by_lot(moves, rng) for _ in range(self.lots)] if view.seat in view.to_act else []
        found = self.adviser.weigh(view, heard, moves, also, deadline, tally)
        if len(found) < 2 or found[0].basis is Basis.RULED:
            return Choice(found[0].move, found[0].reason) if found else None
        least = manner.won - _SAME
        if self.careful is not None and found[0].value >= least:
            found = self.careful.weigh(view, heard, moves, also, deadline, tally)
            found = tuple(each for each in found if each.value >= least) or found
        reasons = {each.move: each.reason for each in found}
        values = {each.move: manner.lean.get(each.move, 0.0) - each.gap for each in found}
        move = drawn(values, manner.temper, manner.cap, rng, self.floor(view, found))
        return Choice(move, reasons[move])
