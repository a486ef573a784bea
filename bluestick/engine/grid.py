"""Rectangular boards: names of squares, and neighbours."""

from __future__ import annotations

DIRECTIONS = ((-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1))
"""Steps to the eight neighbours as (files, ranks)."""


class Grid:
    """Board of ``files`` x ``ranks`` squares, numbered rank by rank: 0 is ``a1``, 1 is ``b1``."""

    def __init__(self, files: int, ranks: int) -> None:
        self.files = files
        self.ranks = ranks
        self.names = tuple(f"{chr(ord('a') + file)}{rank + 1}" for rank in range(ranks) for file in range(files))
        self._index = {name: square for square, name in enumerate(self.names)}

    def __len__(self) -> int:
        return len(self.names)

    def square(self, name: str) -> int:
        """Return the square with a name; ValueError if the board has none."""
        try:
            return self._index[name]
        except KeyError:
            raise ValueError(f"no square {name!r}") from None

    def away(self, square: int, files: int, ranks: int) -> int | None:
        """Return the square ``files`` to the right and ``ranks`` up (negative: left, down); None beyond the edge."""
        rank, file = divmod(square, self.files)
        file, rank = file + files, rank + ranks
        if 0 <= file < self.files and 0 <= rank < self.ranks:
            return rank * self.files + file
        return None
