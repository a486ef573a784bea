"""How a player of a weaker level draws its move: good ones are likely, and none lies below the floor of its game."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping
from math import exp
from random import Random
from typing import TypeVar

M = TypeVar("M", bound=Hashable)


def drawn(values: Mapping[M, float], temper: float, cap: float, rng: Random, floor: Callable[[M], bool]) -> M:
    """One of the moves: the more it is worth, the likelier.

    A move that is worse than the best one by more than ``cap`` is never drawn; one that is worse by ``temper`` is
    drawn about a third as often. Moves that ``floor`` refuses count only if it refuses all of them.
    """
    able = {move: value for move, value in values.items() if floor(move)} or values
    best = max(able.values())
    weights = {move: exp((value - best) / temper) for move, value in able.items() if best - value <= cap}
    return rng.choices(list(weights), list(weights.values()))[0]


def whim(moves: Iterable[M], rng: Random, floor: Callable[[M], bool]) -> M:
    """Any of the moves that the floor allows, each as likely."""
    return drawn(dict.fromkeys(moves, 0.0), 1.0, 0.0, rng, floor)
