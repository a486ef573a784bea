"""What a bot thinks of a square, and how far the last pieces still have to go."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from functools import cache

from bluestick.engine.seats import Seat
from bluestick.games.halma.board import GRID, camp, corner, corner_distance, deep, goal, opposite
from bluestick.games.halma.state import State

STEP = 24
"""The worth of one step straight towards the goal, before stragglers count for more."""


FAR = 30
"""As far from a corner as one can be, in files plus ranks."""
LAG = 4
"""Who is so much farther from the goal than the middle of those outside falls behind,"""
LAGGING = STEP // 2
"""which costs so much for each file or rank."""


@dataclass(frozen=True, slots=True)
class Worth:
    """A bot's judgement: higher is better for the seat whose piece it is."""

    squares: tuple[tuple[int, ...], ...]
    """For each seat, what its piece is worth on each square."""
    last: int
    """When so few pieces are still out, they are matched with the free goal squares."""

    def detour(self, inside: frozenset[int], pieces: Collection[int]) -> int:
        """What it costs that the last pieces cannot all go to the goal square nearest to them."""
        outside = [square for square in pieces if square not in inside]
        if len(outside) > self.last:
            return 0
        free = sum(min(steps(square, target) for target in inside) for square in outside)
        return STEP * (matched(outside, inside.difference(pieces)) - free)


def steps(square: int, target: int) -> int:
    """How many steps one is from the other."""
    return max(abs((square >> 4) - (target >> 4)), abs((square & 15) - (target & 15)))


def matched(pieces: Collection[int], holes: Collection[int]) -> int:
    """The fewest steps that bring every piece to a hole of its own."""
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


def judge(state: State) -> Worth:
    """The judgement of a player in this position."""
    seats = [Seat(seat) for seat in range(state.seats)]
    filled = tuple(
        sum(state.board[square] == opposite(state.seats, seat) + 1 for square in camp(state.seats, seat))
        for seat in seats
    )
    return Worth(
        tuple(_squares(state.seats, seat, filled[seat], _group(state, seat)) for seat in seats),
        last=3,
    )


def _group(state: State, seat: Seat) -> int:
    """How far from the goal corner those are, in the middle, that are not home."""
    inside, across = goal(state.seats, seat), opposite(state.seats, seat)
    far = sorted(
        corner_distance(state.seats, across, square)
        for square, code in enumerate(state.board)
        if code == seat + 1 and square not in inside
    )
    return far[len(far) // 2] if far else FAR


@cache
def _squares(seats: int, seat: Seat, filled: int, group: int) -> tuple[int, ...]:
    """``filled``: how many squares of the seat's own base are already held by whoever has it for a goal."""
    inside, base, walled_in = goal(seats, seat), camp(seats, seat), deep(seats, seat)
    aim = corner(seats, opposite(seats, seat))
    staying = 2 * STEP + filled * STEP // 2  # the fuller the base, the harder to get out
    return tuple(
        -_way(square, aim)
        - LAGGING * max(0, corner_distance(seats, opposite(seats, seat), square) - group - LAG)
        + STEP * (square in inside)
        - staying * (square in base)
        - 8 * STEP * (square in walled_in)  # LQ9: a piece left there can be walled in for ever
        for square in range(len(GRID))
    )


def _way(square: int, aim: int) -> int:
    """The way to the corner, longer off the diagonal, where fewer meet, and squared for stragglers."""
    files, ranks = abs((square & 15) - (aim & 15)), abs((square >> 4) - (aim >> 4))
    way = (files + ranks) / 2 + 0.3 * abs(files - ranks)
    return round(STEP * (way + way * way / 12))
