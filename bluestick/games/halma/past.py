"""The positions that a match has seen: each state keeps all, and shares nearly all with the state before."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import chain


@dataclass(frozen=True, slots=True)
class Past:
    """Positions since a piece last entered a goal base, each as often as it was on the board.

    They stand in sorted runs, each longer than all that follow it, so that one more position changes a few short runs:
    memory grows with the number of positions and its logarithm, where copies would need its square.
    """

    runs: tuple[tuple[bytes, ...], ...] = ()

    @classmethod
    def of(cls, positions: Iterable[bytes]) -> Past:
        """Just these, in any order."""
        run = tuple(sorted(positions))
        return cls((run,) if run else ())

    def then(self, position: bytes) -> Past:
        """These and one more."""
        last: tuple[bytes, ...] = (position,)
        kept = len(self.runs)
        while kept and len(self.runs[kept - 1]) <= len(last):
            kept -= 1
            last = tuple(sorted(self.runs[kept] + last))
        return Past((*self.runs[:kept], last))

    def count(self, position: bytes) -> int:
        """How often it was on the board."""
        return sum(bisect_right(run, position) - bisect_left(run, position) for run in self.runs)

    def __iter__(self) -> Iterator[bytes]:
        """Each position as often as it was there, in no order."""
        return chain.from_iterable(self.runs)

    def __len__(self) -> int:
        return sum(map(len, self.runs))
