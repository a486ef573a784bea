"""History of positions, for repetitions: an immutable collection that shares most of its memory with its copies."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import chain


@dataclass(frozen=True, slots=True)
class PositionHistory:
    """Positions since a piece last entered a goal base (opposite corner), each as often as it has occurred.

    They are kept in sorted runs, each longer than the ones after it, so that one more position changes only a few short
    runs: memory grows by n log n, while copies would need n squared.
    """

    runs: tuple[tuple[bytes, ...], ...] = ()

    @classmethod
    def of(cls, positions: Iterable[bytes]) -> PositionHistory:
        """Return a collection of these positions, given in any order."""
        run = tuple(sorted(positions))
        return cls((run,) if run else ())

    def then(self, position: bytes) -> PositionHistory:
        """Return a collection with one more position."""
        last: tuple[bytes, ...] = (position,)
        kept = len(self.runs)
        while kept and len(self.runs[kept - 1]) <= len(last):
            kept -= 1
            last = tuple(sorted(self.runs[kept] + last))
        return PositionHistory((*self.runs[:kept], last))

    def count(self, position: bytes) -> int:
        """Return how often a position has occurred."""
        return sum(bisect_right(run, position) - bisect_left(run, position) for run in self.runs)

    def __iter__(self) -> Iterator[bytes]:
        """Yield each position as often as it has occurred, in no particular order."""
        return chain.from_iterable(self.runs)

    def __len__(self) -> int:
        return sum(map(len, self.runs))
