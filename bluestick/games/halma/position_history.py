"""Positions of a match so far: each state holds all of them, and shares nearly all with the state before."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import chain


@dataclass(frozen=True, slots=True)
class Past:
    """Positions since a piece last entered a goal base, each as often as it was on the board.

    They are kept in sorted runs, each longer than the ones after it, so that one more position changes only a few short
    runs: memory grows by n log n, while copies would need n squared.
    """

    runs: tuple[tuple[bytes, ...], ...] = ()

    @classmethod
    def of(cls, positions: Iterable[bytes]) -> Past:
        """Return these positions, in any order."""
        run = tuple(sorted(positions))
        return cls((run,) if run else ())

    def then(self, position: bytes) -> Past:
        """Return the positions with one more."""
        last: tuple[bytes, ...] = (position,)
        kept = len(self.runs)
        while kept and len(self.runs[kept - 1]) <= len(last):
            kept -= 1
            last = tuple(sorted(self.runs[kept] + last))
        return Past((*self.runs[:kept], last))

    def count(self, position: bytes) -> int:
        """Return how often a position was on the board."""
        return sum(bisect_right(run, position) - bisect_left(run, position) for run in self.runs)

    def __iter__(self) -> Iterator[bytes]:
        """Yield each position as often as it was on the board, in no order."""
        return chain.from_iterable(self.runs)

    def __len__(self) -> int:
        return sum(map(len, self.runs))
