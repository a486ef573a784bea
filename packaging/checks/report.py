"""Results of the checks, and their summary table."""

from __future__ import annotations

import time
import traceback
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from checks.trial import Disappointed

COLUMNS = ("artefact", "packed", "unpacked", "start", "checks")


@dataclass
class Artefact:
    """Artefact, or the checkout it is compared with."""

    name: str
    packed: int | None = None
    unpacked: int | None = None
    start: float | None = None
    """Seconds to the first move of a resumed match."""
    done: int = 0
    failed: list[str] = field(default_factory=list)

    def row(self) -> tuple[str, ...]:
        checks = f"{self.done - len(self.failed)} of {self.done}" if self.done else ""
        start = "" if self.start is None else f"{self.start:.2f} s"
        return (self.name, megabytes(self.packed), megabytes(self.unpacked), start, checks)


class Report:
    """Runs checks, prints each result at once, and sums up at the end."""

    def __init__(self) -> None:
        self.artefacts: dict[str, Artefact] = {}

    def artefact(self, name: str) -> Artefact:
        return self.artefacts.setdefault(name, Artefact(name))

    def check(self, name: str, what: str, work: Callable[[], object]) -> bool:
        """Run a check and return whether it passed; any exception is a failure. A returned text is printed."""
        artefact, begun = self.artefact(name), time.monotonic()
        artefact.done += 1
        try:
            note = work()
        except Disappointed as error:
            problem = str(error)
        except Exception as error:  # any other error: the remaining checks must still run
            traceback.print_exc()
            problem = f"{type(error).__name__}: {error}"
        else:
            told = f": {note}" if isinstance(note, str) and note else ""
            print(f"ok      {name}: {what}{told}  ({time.monotonic() - begun:.0f} s)", flush=True)
            return True
        artefact.failed.append(f"{name}: {what}: {problem}")
        print(f"FAILED  {artefact.failed[-1]}", flush=True)
        return False

    @property
    def failed(self) -> list[str]:
        return [problem for artefact in self.artefacts.values() for problem in artefact.failed]

    def summary(self) -> str:
        lines = table((COLUMNS, *(artefact.row() for artefact in self.artefacts.values())))
        verdict = [f"failed: {problem}" for problem in self.failed] or ["every check passed"]
        return "\n".join((*lines, "", *verdict))


def table(rows: Sequence[Sequence[str]]) -> list[str]:
    """Align rows in columns, the first to the left."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [
        "  ".join(
            text.ljust(width) if number == 0 else text.rjust(width)
            for number, (text, width) in enumerate(zip(row, widths, strict=True))
        )
        for row in rows
    ]


def megabytes(size: int | None) -> str:
    """Return a size in bytes as text in MB; empty if None."""
    return "" if size is None else f"{size / 1e6:.1f} MB"
