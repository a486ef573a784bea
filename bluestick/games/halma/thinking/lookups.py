"""Lookup tables for halma bots, computed once and shared by all positions."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from random import Random

from bluestick.engine.grid import DIRECTIONS
from bluestick.engine.search.alphabeta import WIN
from bluestick.engine.seats import Seat
from bluestick.games.halma.board import GRID, locked_paths
from bluestick.games.halma.thinking.values import Evaluation


class ReachableSquares(dict[int, tuple[int, ...]]):
    """Squares reached from one square in the directions of a mask (the key); computed when first used."""

    def __init__(self, squares: Sequence[int | None]) -> None:
        super().__init__()
        self._squares = squares

    def __missing__(self, mask: int) -> tuple[int, ...]:
        found = tuple(square for bit, square in enumerate(self._squares) if square is not None and mask >> bit & 1)
        self[mask] = found
        return found


@cache
def steps_and_jumps(seats: int, seat: Seat) -> tuple[tuple[ReachableSquares, ...], tuple[ReachableSquares, ...]]:
    """Return the targets of steps and those of jumps, both by square and by mask of the directions.

    Key of the steps: directions with an empty neighbour; of the jumps: directions in which a jump is possible.
    """
    paths = locked_paths(seats, seat)
    steps, jumps = [], []
    for square in range(len(GRID)):
        landings = {landing for _, landing in paths.jumps[square]}
        near = (GRID.away(square, files, ranks) for files, ranks in DIRECTIONS)
        far = (GRID.away(square, 2 * files, 2 * ranks) for files, ranks in DIRECTIONS)
        steps.append(ReachableSquares([target if target in paths.steps[square] else None for target in near]))
        jumps.append(ReachableSquares([target if target in landings else None for target in far]))
    return tuple(steps), tuple(jumps)


@cache
def nearby_squares() -> tuple[tuple[tuple[int, int], ...], ...]:
    """Return for each square pairs: a square one or two away, and the bit of the direction from there to this square.

    Bits 0 to 7 for squares one away, bits 8 to 15 for squares two away.
    """
    sights: list[list[tuple[int, int]]] = [[] for _ in range(len(GRID))]
    for square in range(len(GRID)):
        for bit, (files, ranks) in enumerate(DIRECTIONS):
            near, far = GRID.away(square, files, ranks), GRID.away(square, 2 * files, 2 * ranks)
            if near is not None:
                sights[near].append((square, 1 << bit))
            if far is not None:
                sights[far].append((square, 256 << bit))
    return tuple(map(tuple, sights))


@cache
def zobrist_numbers() -> tuple[tuple[tuple[int, ...], ...], tuple[int, ...]]:
    """Return the Zobrist numbers: by seat and square of a piece, and by seat to move."""
    rng = Random("halma")
    pieces = tuple(tuple(rng.getrandbits(62) for _ in range(len(GRID))) for _ in range(4))
    return pieces, tuple(rng.getrandbits(62) for _ in range(4))


@lru_cache(maxsize=64)
def move_weights(worth: Evaluation) -> tuple[list[list[int]], list[list[int]]]:
    """Return two tables of numbers by seat and square: the sum of a target's and an origin's encodes the move."""
    return (
        [[(value << 16) + square for square, value in enumerate(values)] for values in worth.squares],
        [[(square << 8) - (value << 16) for square, value in enumerate(values)] for values in worth.squares],
    )


class HighestValues(dict[int, int]):
    """Highest value of the squares reached from one square in the directions of a mask (the key); cached."""

    def __init__(self, squares: ReachableSquares, values: Sequence[int]) -> None:
        super().__init__()
        self._squares, self._values = squares, values

    def __missing__(self, mask: int) -> int:
        found = self[mask] = max((self._values[square] for square in self._squares[mask]), default=-WIN)
        return found


@lru_cache(maxsize=64)
def best_steps(seats: int, worth: Evaluation) -> tuple[tuple[HighestValues, ...], ...]:
    """Return by seat and square the highest value one step away, by mask of directions with an empty neighbour."""
    return tuple(
        tuple(HighestValues(steps, worth.squares[seat]) for steps in steps_and_jumps(seats, Seat(seat))[0])
        for seat in range(seats)
    )
