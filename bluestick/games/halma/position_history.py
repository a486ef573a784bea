"""History of positions: an immutable collection that shares most of its memory with its copies."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import chain


@dataclass(frozen=True, slots=True)
class PositionHistory:
    """Positions since a piece last entered a goal base, with repetitions, in sorted tuples that get shorter.

    The histories of n successive states share tuples: memory grows by n log n, with copies by n squared.
    """

    runs: tuple[tuple[bytes, ...], ...] = ()

    @classmethod
    def of(cls, positions: Iterable[bytes]) -> PositionHistory:
        run = tuple(sorted(positions))
        return cls((run,) if run else ())

    def then(self, position: bytes) -> PositionHistory:
        last: tuple[bytes, ...] = (position,)
        kept = len(self.runs)
        while kept and len(self.runs[kept - 1]) <= len(last):
            kept -= 1
            last = tuple(sorted(self.runs[kept] + last))
        return PositionHistory((*self.runs[:kept], last))

    def count(self, position: bytes) -> int:
        return sum(bisect_right(run, position) - bisect_left(run, position) for run in self.runs)

    def __iter__(self) -> Iterator[bytes]:
        return chain.from_iterable(self.runs)

    def __len__(self) -> int:
        return sum(map(len, self.runs))
