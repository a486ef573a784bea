"""Evaluation of Halma positions: values of squares, and detours of the last pieces."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from functools import cache

from bluestick.engine.seats import Seat
from bluestick.games.halma.board import (
    GRID,
    corner,
    corner_distance,
    enclosed_squares,
    goal_base,
    opposite_seat,
    start_base,
)
from bluestick.games.halma.state import State

STEP_VALUE = 24
"""Value of one step straight towards the goal."""


FAR = 30
"""Largest distance from a corner, in files plus ranks."""
LAGGING_DISTANCE = 4
"""Files plus ranks by which a piece may be behind the median piece outside the goal at no cost."""
LAGGING_COST = STEP_VALUE // 2


@dataclass(frozen=True, slots=True)
class Evaluation:
    """Evaluation function for a position and later ones: ``squares`` are values of a piece, by its seat and square."""

    squares: tuple[tuple[int, ...], ...]
    last: int
    """Largest number of pieces outside the goal for which ``detour`` is computed."""

    def detour(self, inside: frozenset[int], pieces: Collection[int]) -> int:
        """Return the cost of the extra steps that the last pieces need to fill different goal squares (``inside``)."""
        outside = [square for square in pieces if square not in inside]
        if len(outside) > self.last:
            return 0
        free = sum(min(steps(square, target) for target in inside) for square in outside)
        return STEP_VALUE * (least_total_steps(outside, inside.difference(pieces)) - free)


def steps(square: int, target: int) -> int:
    """Return the steps, in any of 8 directions, between two squares."""
    return max(abs((square >> 4) - (target >> 4)), abs((square & 15) - (target & 15)))


def least_total_steps(pieces: Collection[int], holes: Collection[int]) -> int:
    """Return the fewest steps in total that bring every piece to a different one of ``holes``."""
    best = {0: 0}
    for piece in pieces:
        ways = [(1 << bit, steps(piece, hole)) for bit, hole in enumerate(holes)]
        longer: dict[int, int] = {}
        for taken, cost in best.items():
            for bit, way in ways:
                if not taken & bit:
                    now, total = taken | bit, cost + way
                    if total < longer.get(now, total + 1):
                        longer[now] = total
        best = longer
    return min(best.values())


def evaluate(state: State) -> Evaluation:
    """Return the evaluation function for a position and those after it."""
    seats = [Seat(seat) for seat in range(state.seats)]
    filled = tuple(
        sum(state.board[square] == opposite_seat(state.seats, seat) + 1 for square in start_base(state.seats, seat))
        for seat in seats
    )
    return Evaluation(
        tuple(_squares(state.seats, seat, filled[seat], _group(state, seat)) for seat in seats),
        last=3,
    )


def _group(state: State, seat: Seat) -> int:
    """Return the median distance from the goal corner of a seat's pieces outside the goal."""
    inside, across = goal_base(state.seats, seat), opposite_seat(state.seats, seat)
    far = sorted(
        corner_distance(state.seats, across, square)
        for square, code in enumerate(state.board)
        if code == seat + 1 and square not in inside
    )
    return far[len(far) // 2] if far else FAR


@cache
def _squares(seats: int, seat: Seat, filled: int, group: int) -> tuple[int, ...]:
    """Return the value of each square; ``filled``: number of pieces of others in the start base, their goal."""
    inside, base, walled_in = goal_base(seats, seat), start_base(seats, seat), enclosed_squares(seats, seat)
    aim = corner(seats, opposite_seat(seats, seat))
    staying = 2 * STEP_VALUE + filled * STEP_VALUE // 2  # the fuller the base, the harder to get out
    return tuple(
        -_way_cost(square, aim)
        - LAGGING_COST * max(0, corner_distance(seats, opposite_seat(seats, seat), square) - group - LAGGING_DISTANCE)
        + STEP_VALUE * (square in inside)
        - staying * (square in base)
        - 8 * STEP_VALUE * (square in walled_in)  # LQ9: a piece left there can be walled in for ever
        for square in range(len(GRID))
    )


def _way_cost(square: int, aim: int) -> int:
    """Return the cost of the way to the goal corner ``aim``.

    The cost grows with the square of the distance, and off the diagonal, where fewer pieces meet.
    """
    files, ranks = abs((square & 15) - (aim & 15)), abs((square >> 4) - (aim >> 4))
    way = (files + ranks) / 2 + 0.3 * abs(files - ranks)
    return round(STEP_VALUE * (way + way * way / 12))
