"""Counts along the best lines of play that a search found, which explain why a move is better."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from statistics import fmean, median_low

from bluestick.engine.estimates import ComparisonReason
from bluestick.engine.explanations import Measure, most_different_measure
from bluestick.engine.seats import Seat
from bluestick.games.halma.board import steps_to_goal
from bluestick.games.halma.thinking.search import HalmaPosition

MEASURES = (
    Measure("now", 1.0),
    Measure("later", 1.0),
    Measure("reply", 1.0, more_is_better=False),
    Measure("behind", 0.5, more_is_better=False),
    Measure("home", 0.5),
    Measure("moves", 1.0, more_is_better=False),
)
"""Counts after a move, in this order: steps towards the goal that the side gains by the move itself, that it gains by
later moves, and that the others gain; pieces left behind at the end, and pieces in the goal; number of moves until all
pieces are home (the only count once the players have passed each other, before that 0)."""

LAGGING_STEPS = 4
"""Least number of steps behind the median piece outside the goal with which a piece counts as left behind."""


def average_measures(position: HalmaPosition, lines: Iterable[Sequence[int]]) -> tuple[float, ...]:
    """Return the average of each of the ``MEASURES`` over lines of play (sequences of moves) from ``position``."""
    return tuple(map(fmean, zip(*(_counted(position, line) for line in lines), strict=True)))


def _counted(position: HalmaPosition, line: Sequence[int]) -> tuple[float, ...]:
    own = position.side
    left = [_side_steps_left(position, own)]
    before = _side_steps_left(position, 1 - own)
    for move in line:
        position.make(move)
        left.append(_side_steps_left(position, own))
    reply = before - _side_steps_left(position, 1 - own)
    behind, home = _behind(position, own), _home(position, own)
    for _ in line:
        position.unmake()
    return left[0] - left[1], left[1] - left[-1], reply, behind, home, 0.0


def _side_steps_left(position: HalmaPosition, side: int) -> int:
    return sum(sum(_piece_steps_left(position, seat)) for seat in range(side, len(position.pieces), 2))


def _piece_steps_left(position: HalmaPosition, seat: int) -> list[int]:
    ways = steps_to_goal(len(position.pieces), Seat(seat))
    return [ways[square] for square in position.pieces[seat]]


def _behind(position: HalmaPosition, side: int) -> int:
    number = 0
    for seat in range(side, len(position.pieces), 2):
        outside = [left for left in _piece_steps_left(position, seat) if left]
        if outside:
            middle = median_low(outside)
            number += sum(left >= middle + LAGGING_STEPS for left in outside)
    return number


def _home(position: HalmaPosition, side: int) -> int:
    return sum(not left for seat in range(side, len(position.pieces), 2) for left in _piece_steps_left(position, seat))


def moves_home_measures(length: int) -> tuple[float, ...]:
    """Return the ``MEASURES`` for a move that needs ``length`` moves home; the others are 0."""
    return (0.0, 0.0, 0.0, 0.0, 0.0, float(length))


def explain_difference(first: Sequence[float], other: Sequence[float]) -> ComparisonReason | None:
    """Return why the first move is better, by the counts of the two; None if no reason stands out."""
    return most_different_measure(MEASURES, [*first, *first], [*other, *other])  # no random error
