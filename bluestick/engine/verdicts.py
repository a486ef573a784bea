"""Verdict on a move that was made: how it compares with the best move, and how certain that is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Generic, TypeVar

from bluestick.engine.bots import Reason
from bluestick.engine.estimates import Basis, ComparisonReason, Estimate
from bluestick.engine.rules import Unit
from bluestick.engine.seats import Seat

T = TypeVar("T")

SURE_ERRORS = 2.0
"""Number of standard errors from which on a difference counts as certain."""
SETTLED_ERRORS = 3.0
"""Number of standard errors between a gap and every bound in ``MARK_BOUNDS`` that makes more deals needless."""

MARK_BOUNDS = {
    Unit.POINTS: (3.0, 8.0),
    Unit.PIPS: (3.0, 8.0),
    Unit.CHIPS: (0.15, 0.5),
    Unit.HANDS: (0.05, 0.15),
    Unit.STEPS: (1.0, 3.0),
}
"""By unit, the smallest gap to the best move that makes a move a slip, and a mistake."""


class Mark(StrEnum):
    """Quality of a move, compared with the best move."""

    BEST = "best"
    """Every other move is certainly worse."""
    EQUAL = "equal"
    """As good as the best move, as far as can be measured."""
    GOOD = "good"
    """Only a little worse than the best."""
    OPEN = "open"
    """Seemingly worse than the best move, but the difference is not certain."""
    SLIP = "slip"
    MISTAKE = "mistake"

    @property
    def is_bad(self) -> bool:
        return self in (Mark.SLIP, Mark.MISTAKE)


@dataclass(frozen=True, slots=True)
class Verdict(Generic[T]):
    """Comparison of the move made at one decision with the best move."""

    mark: Mark | None
    """Mark of the move made; None if no moves were compared."""
    basis: Basis
    best: T
    """The best move; if the move made is as good as any, another move that is equally good."""
    value: float
    """Worth of the best move for the side that moves, in ``Variant.unit``."""
    difference: float
    """Difference in worth between the best move and the one made."""
    error: float
    """Standard error of the difference."""
    deals: int
    """Number of deals in which both moves were compared."""
    reason: Reason
    why: ComparisonReason | None = None

    @property
    def is_bad(self) -> bool:
        return self.mark is not None and self.mark.is_bad


def verdict(found: Sequence[Estimate[T]], move: T, unit: Unit, seen_mark: Mark | None = None) -> Verdict[T] | None:
    """Return the verdict on ``move``; None if ``found``, the estimates with the best first, does not contain it.

    ``seen_mark``: mark of the move that the player has already seen.
    """
    made = next((one for one in found if one.move == move), None)
    if made is None:
        return None
    best, *others = found
    mark = None
    if made.basis.is_weighed and others:
        if made is best:
            mark = Mark.BEST if all(_behind(one) for one in others) else Mark.EQUAL
            best = best if mark is Mark.BEST else next(one for one in others if not _behind(one))
        else:
            mark = mark_of_gap(made.gap, made.error, unit, seen_mark)
            if mark.is_bad and not made.confirmed and mark is not seen_mark:
                mark = Mark.OPEN
    if made.gap == 0 and made is not found[0]:
        best = found[0]
    value = found[0].value
    return Verdict(mark, made.basis, best.move, value, made.gap, made.error, made.deals, best.reason, made.why)


def _behind(other: Estimate[T]) -> bool:
    return other.gap > SURE_ERRORS * other.error


def mark_of_gap(gap: float, error: float, unit: Unit, seen_mark: Mark | None = None) -> Mark:
    """Return the mark of a move that is worse than the best by ``gap``, with standard error ``error``.

    A bad mark needs a gap that is certainly no luck. ``seen_mark``: mark of the move that the player has already seen;
    it is returned again unless clearly wrong.
    """
    slip, mistake = MARK_BOUNDS[unit]
    low, high = gap - SURE_ERRORS * error, gap + SURE_ERRORS * error
    if seen_mark is not None and seen_mark.is_bad:
        return seen_mark if gap >= slip / 2 else Mark.GOOD
    if seen_mark is not None and low < slip:
        return seen_mark if seen_mark is not Mark.BEST else Mark.GOOD
    if gap >= mistake and low >= slip:
        return Mark.MISTAKE
    if gap >= slip and low >= slip / 2:
        return Mark.SLIP
    if high >= mistake:
        return Mark.OPEN
    return Mark.EQUAL if high < slip else Mark.GOOD


def is_settled(found: Sequence[Estimate[T]], move: T, unit: Unit) -> bool:
    """Return whether more time would hardly ever change the mark of ``move``."""
    made = next((one for one in found if one.move == move), None)
    if made is None or not made.confirmed:
        return False
    if made is found[0]:
        return all(abs(one.gap - SURE_ERRORS * one.error) > _doubt(one) for one in found[1:])
    doubt = _doubt(made)
    return not doubt or all(abs(made.gap - bound) > SETTLED_ERRORS * doubt for bound in MARK_BOUNDS[unit])


def _doubt(one: Estimate[T]) -> float:
    """Return the part of an estimate's error that more thinking time reduces: on a board all of it."""
    return one.error if one.basis is Basis.AHEAD else one.draw


@dataclass(frozen=True, slots=True)
class Decision:
    """Move that a player has made, and its position in the match."""

    position: int
    """Number of moves in the match before this one, including deals."""
    seat: Seat
    move: str
    number: int
    """Number of moves that this seat had made before this one."""


@dataclass(frozen=True, slots=True)
class JudgedDecision:
    """Decision with its verdict."""

    decision: Decision
    verdict: Verdict[str] | None
    """Verdict on the move; None if the move could not be evaluated."""

    @property
    def mark(self) -> Mark | None:
        """Mark of the move; None if not evaluated, or if there was no other move."""
        return self.verdict.mark if self.verdict is not None else None
