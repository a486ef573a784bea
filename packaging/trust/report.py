"""What was tried, how often, and what has failed: a line of the table each."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

SHOWN = 5
"""So many failures of a line are told in words."""


@dataclass
class Line:
    """One kind of harm."""

    name: str
    tried: int = 0
    failures: list[str] = field(default_factory=list)
    noted: Counter[str] = field(default_factory=Counter)
    """What else was counted."""
    said: str = ""
    """What is to be known beside, or why it was left out."""

    def check(self, holds: object, failure: str) -> None:
        """Count a failure unless that holds."""
        if not holds:
            self.failures.append(failure)

    def row(self) -> str:
        """For the table."""
        noted = ", ".join(f"{number:,} {what}" for what, number in self.noted.items())
        return f"{self.name:34}{self.tried:>9,}{len(self.failures):>9,}  {'; '.join(filter(None, (noted, self.said)))}"


def table(lines: list[Line], seed: int, seconds: float) -> str:
    """All lines, and below them what has failed."""
    told = [
        f"seed {seed}, {seconds:,.0f} seconds",
        f"{'':34}{'tried':>9}{'failed':>9}",
        *(line.row() for line in lines),
    ]
    for line in lines:
        told += [f"FAILED {line.name}: {failure}" for failure in line.failures[:SHOWN]]
    return "\n".join(told)
