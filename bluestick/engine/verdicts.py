"""What is said of a move that was made: how it compares with the best, and whether that can be told at all."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Generic, Protocol, TypeVar

from bluestick.engine.rules import Unit

T_co = TypeVar("T_co", covariant=True)
T = TypeVar("T")

SURE = 2.0
"""A difference of so many standard errors is beyond doubt."""

BOUNDS = {
    Unit.POINTS: (3.0, 8.0),
    Unit.PIPS: (3.0, 8.0),
    Unit.CHIPS: (0.15, 0.5),
    Unit.HANDS: (0.05, 0.15),
    Unit.STEPS: (1.0, 3.0),
}
"""From how much less than the best a move is a slip, and from how much a mistake."""


class Mark(StrEnum):
    """How good a move was."""

    BEST = "best"
    """Nothing better was found."""
    GOOD = "good"
    """Hardly behind the best, or nobody can tell."""
    SLIP = "slip"
    MISTAKE = "mistake"

    @property
    def bad(self) -> bool:
        """Whether one might learn from it."""
        return self in (Mark.SLIP, Mark.MISTAKE)


class Valued(Protocol[T_co]):
    """A move and its worth: ``Weighed``, or the like with the move as text."""

    @property
    def move(self) -> T_co: ...
    @property
    def value(self) -> float: ...
    @property
    def error(self) -> float: ...
    @property
    def deals(self) -> int: ...


@dataclass(frozen=True, slots=True)
class Verdict(Generic[T]):
    """Of one decision."""

    mark: Mark
    best: T
    """The best move,"""
    value: float
    """and what it is worth for the side that decides, in the unit of the variant."""
    difference: float
    """How much less the move is worth that was made."""
    error: float
    """The standard error of that."""
    deals: int
    """Over so many deals both were compared."""


def verdict(weighed: Sequence[Valued[T]], move: T, unit: Unit) -> Verdict[T] | None:
    """What to say of ``move``; None if there was nothing to think about, or if it was not weighed."""
    made = next((one for one in weighed if one.move == move), None)
    if made is None or not made.deals:
        return None
    best = weighed[0]
    difference = best.value - made.value
    return Verdict(_mark(difference, made, best, unit), best.move, best.value, difference, made.error, made.deals)


def _mark(difference: float, made: Valued[T], best: Valued[T], unit: Unit) -> Mark:
    slip, mistake = BOUNDS[unit]
    if made is best:
        return Mark.BEST
    if difference < slip or difference <= SURE * made.error:
        return Mark.GOOD
    return Mark.MISTAKE if difference >= mistake else Mark.SLIP
