"""Halma board: corners, bases, and where a piece can go. Clauses L1, L2, L4 to L7."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from bluestick.engine.grid import DIRECTIONS, Grid
from bluestick.engine.seats import Seat

GRID = Grid(16, 16)  # L1.1
EMPTY = 0
"""Value of an empty square in a board of 256 bytes; others hold the seat of the piece + 1."""

Board = bytes | bytearray | list[int]


@cache
def start_base(seats: int, seat: Seat) -> frozenset[int]:
    """Return the squares in which the pieces of ``seat`` start. L2.1, L2.2."""
    reach = 5 if seats == 2 else 4
    return frozenset(
        square
        for square in range(len(GRID))
        if corner_distance(seats, seat, square) <= reach
        and not (corner_distance(seats, seat, square) == reach and _on_edge(square))  # without the tips
    )


@cache
def goal_base(seats: int, seat: Seat) -> frozenset[int]:
    """Return the squares that the pieces of ``seat`` must reach: the start base in the opposite corner. L2.3."""
    return start_base(seats, opposite_seat(seats, seat))


def opposite_seat(seats: int, seat: Seat) -> Seat:
    """Return the seat in the opposite corner: with four players the partner. L2.3, L2.4."""
    return Seat((seat + seats // 2) % seats)


@cache
def corner(seats: int, seat: Seat) -> int:
    """Return the corner square of a seat: clockwise a1, a16, p16, p1; with two players a1 and p16. L2.3."""
    corners = ("a1", "p16") if seats == 2 else ("a1", "a16", "p16", "p1")
    return GRID.square(corners[seat])


@cache
def steps_to_goal(seats: int, seat: Seat) -> tuple[int, ...]:
    """Return for each square the number of steps, in any direction, to the nearest square of a seat's goal base."""
    base = goal_base(seats, seat)
    return tuple(
        min(max(abs(row - there // 16), abs(column - there % 16)) for there in base)
        for row, column in (divmod(square, 16) for square in range(len(GRID)))
    )


@cache
def corner_distance(seats: int, seat: Seat, square: int) -> int:
    """Return the distance between a square and the corner of a seat, in files plus ranks."""
    (rank, file), (rank0, file0) = divmod(square, 16), divmod(corner(seats, seat), 16)
    return abs(rank - rank0) + abs(file - file0)


def _on_edge(square: int) -> bool:
    rank, file = divmod(square, 16)
    return rank in (0, 15) or file in (0, 15)


@cache
def enclosed_squares(seats: int, seat: Seat) -> frozenset[int]:
    """Return the squares of a start base from which every step and jump ends inside the base. LQ9."""
    inside = start_base(seats, seat)
    paths = open_paths()
    return frozenset(
        square
        for square in inside
        if inside.issuperset(paths.steps[square]) and inside.issuperset(landing for _, landing in paths.jumps[square])
    )


@dataclass(frozen=True, slots=True)
class Paths:
    """For each square: the neighbours, and pairs (square jumped over, square of landing)."""

    steps: tuple[tuple[int, ...], ...]
    jumps: tuple[tuple[tuple[int, int], ...], ...]


@cache
def open_paths() -> Paths:
    """Return all steps (L4) and jumps (L5), ignoring the lock of the goal base (L7)."""
    steps, jumps = [], []
    for square in range(len(GRID)):
        near = [GRID.away(square, files, ranks) for files, ranks in DIRECTIONS]
        far = [GRID.away(square, 2 * files, 2 * ranks) for files, ranks in DIRECTIONS]
        steps.append(tuple(target for target in near if target is not None))
        jumps.append(
            tuple(
                (over, landing)
                for over, landing in zip(near, far, strict=True)
                if over is not None and landing is not None
            )
        )
    return Paths(tuple(steps), tuple(jumps))


@cache
def locked_paths(seats: int, seat: Seat) -> Paths:
    """Return the paths for pieces of ``seat``, which may not leave its goal base, even within a chain. L7, LQ5."""
    paths, inside = open_paths(), goal_base(seats, seat)
    return Paths(
        tuple(
            tuple(target for target in targets if square not in inside or target in inside)
            for square, targets in enumerate(paths.steps)
        ),
        tuple(
            tuple((over, landing) for over, landing in jumps if square not in inside or landing in inside)
            for square, jumps in enumerate(paths.jumps)
        ),
    )


def reachable_squares(board: Board, origin: int, paths: Paths) -> list[int]:
    """Return the squares that a piece on ``origin`` can reach: by a step, then by jumps, fewest jumps first. L4 to L6.

    The piece may stay on ``board``: no jump crosses ``origin``, as jumps keep the parity of file and rank.
    """
    reached = [origin]
    for square in reached:
        for over, landing in paths.jumps[square]:
            if board[over] and not board[landing] and landing not in reached:
                reached.append(landing)
    reached[:1] = [target for target in paths.steps[origin] if not board[target]]
    return reached


def shortest_path(board: Board, origin: int, target: int, paths: Paths) -> tuple[int, ...]:
    """Return a shortest path from ``origin`` to one of its ``reachable_squares``, both included."""
    if target in paths.steps[origin]:
        return (origin, target)
    came: dict[int, int] = {origin: origin}
    for square in (reached := [origin]):
        for over, landing in paths.jumps[square]:
            if board[over] and not board[landing] and landing not in came:
                came[landing] = square
                reached.append(landing)
    way = [target]
    while way[-1] != origin:
        way.append(came[way[-1]])
    return tuple(reversed(way))
