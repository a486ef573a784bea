"""Results of the tests, a line of the table each."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

SHOWN = 5


@dataclass
class Line:
    """Results of one kind of harm."""

    name: str
    tried: int = 0
    failures: list[str] = field(default_factory=list)
    noted: Counter[str] = field(default_factory=Counter)
    said: str = ""

    def check(self, holds: object, failure: str) -> None:
        if not holds:
            self.failures.append(failure)

    def row(self) -> str:
        noted = ", ".join(f"{number:,} {what}" for what, number in self.noted.items())
        return f"{self.name:34}{self.tried:>9,}{len(self.failures):>9,}  {'; '.join(filter(None, (noted, self.said)))}"


def table(lines: list[Line], seed: int, seconds: float) -> str:
    """Return all lines, and below them the failures."""
    told = [
        f"seed {seed}, {seconds:,.0f} seconds",
        f"{'':34}{'tried':>9}{'failed':>9}",
        *(line.row() for line in lines),
    ]
    for line in lines:
        told += [f"FAILED {line.name}: {failure}" for failure in line.failures[:SHOWN]]
    return "\n".join(told)
