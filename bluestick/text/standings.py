"""Current scores of a match as text."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from bluestick.engine.seats import Seat
from bluestick.text.phrases import side_name

MANY = 5
"""From this number of sides on, only the viewer's own side and the best one are named."""


@dataclass(frozen=True, slots=True)
class Standing:
    """Scores of one kind, one number per side, written in order from the side of ``seat`` on."""

    what: str
    """What is counted, such as lost hands; "" for points."""
    numbers: tuple[int, ...]
    seat: Seat | None
    write: Callable[[int], str] = str

    def brief(self) -> str:
        """Return the numbers without names: "57 : 40", "Lost hands 2 : 1"; of many sides only that of ``seat``."""
        sides = self._sides[:1] if len(self.numbers) >= MANY else self._sides
        return f"{self.what} {' : '.join(self.write(self.numbers[side]) for side in sides)}".strip()

    def told(self, names: Sequence[str]) -> str:
        """Return the numbers with names: "Lost hands: You 2 · Elin 1"; of many sides only the viewer's and the best."""
        sides = self._sides
        if len(sides) >= MANY:
            best = max(sides, key=self.numbers.__getitem__)
            sides = tuple(dict.fromkeys((sides[0], best)))
        said = (f"{side_name(names, side, len(self.numbers))} {self.write(self.numbers[side])}" for side in sides)
        return f"{self.what}: {' · '.join(said)}".removeprefix(": ")

    @property
    def _sides(self) -> tuple[int, ...]:
        number = len(self.numbers)
        own = 0 if self.seat is None else self.seat % number
        return tuple((own + step) % number for step in range(number))
