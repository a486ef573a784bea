"""What is said of a move that was made: how it compares with the best, and whether that can be told at all."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Generic, TypeVar

from bluestick.engine.bots import Reason
from bluestick.engine.judging import Basis, Estimate
from bluestick.engine.rules import Unit
from bluestick.engine.seats import Seat

T = TypeVar("T")

SURE = 2.0
"""A difference of so many standard errors is beyond doubt."""
SETTLED = 3.0
"""So many standard errors away from where the mark would change, no more deals are needed."""

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
    """Every other move is worse, beyond doubt."""
    EQUAL = "equal"
    """As good as any."""
    GOOD = "good"
    """Hardly behind the best."""
    OPEN = "open"
    """Perhaps behind the best, but that cannot be told."""
    SLIP = "slip"
    MISTAKE = "mistake"

    @property
    def bad(self) -> bool:
        """Whether there is something to learn from it."""
        return self in (Mark.SLIP, Mark.MISTAKE)


@dataclass(frozen=True, slots=True)
class Verdict(Generic[T]):
    """Of one decision."""

    mark: Mark | None
    """None where nothing was compared."""
    basis: Basis
    best: T
    """The best move; where the move that was made is as good as any, the other one that is."""
    value: float
    """What the best move is worth for the side that decides, in the unit of the variant."""
    difference: float
    """How much less the move is worth that was made."""
    error: float
    """The standard error of that."""
    deals: int
    """Over so many deals both were compared."""
    reason: Reason
    """For the best move."""

    @property
    def bad(self) -> bool:
        """Whether there is something to learn from it."""
        return self.mark is not None and self.mark.bad


def verdict(found: Sequence[Estimate[T]], move: T, unit: Unit, told: Mark | None = None) -> Verdict[T] | None:
    """What to say of ``move``; None if it was not asked about. ``told`` is what was said of it before."""
    made = next((one for one in found if one.move == move), None)
    if made is None:
        return None
    best, *others = found
    mark = None
    if made.basis.weighs and others:
        if made is best:
            mark = Mark.BEST if all(_behind(one) for one in others) else Mark.EQUAL
            best = best if mark is Mark.BEST else next(one for one in others if not _behind(one))
        else:
            mark = rule(made.gap, made.error, unit, told)
    if made.gap == 0 and made is not found[0]:
        best = found[0]
    value = found[0].value
    return Verdict(mark, made.basis, best.move, value, made.gap, made.error, made.deals, best.reason)


def _behind(other: Estimate[T]) -> bool:
    return other.gap > SURE * other.error


def rule(gap: float, error: float, unit: Unit, told: Mark | None = None) -> Mark:
    """The mark of a move that is behind the best by ``gap``.

    A bad mark needs a gap beyond doubt. What was said before is taken back only where it would be clearly wrong.
    """
    slip, mistake = BOUNDS[unit]
    low, high = gap - SURE * error, gap + SURE * error
    if told is not None and told.bad:
        return told if gap >= slip / 2 else Mark.GOOD
    if told is not None and low < slip:
        return told if told is not Mark.BEST else Mark.GOOD
    if gap >= mistake and low >= slip:
        return Mark.MISTAKE
    if gap >= slip and low >= slip / 2:
        return Mark.SLIP
    if high >= mistake:
        return Mark.OPEN
    return Mark.EQUAL if high < slip else Mark.GOOD


def is_settled(found: Sequence[Estimate[T]], move: T, unit: Unit) -> bool:
    """Whether more time would change the mark of ``move`` but by a miracle."""
    made = next((one for one in found if one.move == move), None)
    if made is None:
        return False
    if made is found[0]:
        return all(abs(one.gap - SURE * one.error) > _doubt(one) for one in found[1:])
    doubt = _doubt(made)
    return not doubt or all(abs(made.gap - bound) > SETTLED * doubt for bound in BOUNDS[unit])


def _doubt(one: Estimate[T]) -> float:
    """What more time would make smaller: on a board that is the whole error."""
    return one.error if one.basis is Basis.AHEAD else one.draw


@dataclass(frozen=True, slots=True)
class Decision:
    """A move that a player has made."""

    position: int
    """So many moves had been made before."""
    seat: Seat
    move: str
    number: int
    """How many moves this seat had made before."""


@dataclass(frozen=True, slots=True)
class Judged:
    """A decision and its verdict."""

    decision: Decision
    verdict: Verdict[str] | None
    """None if it could not be weighed at all."""

    @property
    def mark(self) -> Mark | None:
        """How good it was, if that can be said."""
        return self.verdict.mark if self.verdict is not None else None
