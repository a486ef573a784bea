"""What was checked, what came of it, and the table of all that."""

from __future__ import annotations

import time
import traceback
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from checks.trial import Disappointed

COLUMNS = ("artefact", "packed", "unpacked", "start", "checks")


@dataclass
class Artefact:
    """Something that was made, or what it is measured by."""

    name: str
    packed: int | None = None
    """Bytes."""
    unpacked: int | None = None
    start: float | None = None
    """Seconds from the call to the first move of a resumed match."""
    done: int = 0
    failed: list[str] = field(default_factory=list)

    def row(self) -> tuple[str, ...]:
        """Its line of the table."""
        checks = f"{self.done - len(self.failed)} of {self.done}" if self.done else ""
        start = "" if self.start is None else f"{self.start:.2f} s"
        return (self.name, megabytes(self.packed), megabytes(self.unpacked), start, checks)


class Report:
    """Checks one thing after the other, says so at once, and sums up at the end."""

    def __init__(self) -> None:
        self.artefacts: dict[str, Artefact] = {}

    def artefact(self, name: str) -> Artefact:
        """The one of this name, which gets its line by being asked for."""
        return self.artefacts.setdefault(name, Artefact(name))

    def check(self, name: str, what: str, work: Callable[[], object]) -> bool:
        """Do the work of a check; it fails if that raises anything. A text it returns is worth reading."""
        artefact, begun = self.artefact(name), time.monotonic()
        artefact.done += 1
        try:
            note = work()
        except Disappointed as error:
            problem = str(error)
        except Exception as error:  # whatever went wrong: the other checks are worth having
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
        """All that went wrong."""
        return [problem for artefact in self.artefacts.values() for problem in artefact.failed]

    def summary(self) -> str:
        """The table, and what failed."""
        lines = table((COLUMNS, *(artefact.row() for artefact in self.artefacts.values())))
        verdict = [f"failed: {problem}" for problem in self.failed] or ["every check passed"]
        return "\n".join((*lines, "", *verdict))


def table(rows: Sequence[Sequence[str]]) -> list[str]:
    """In columns, the first to the left and the others to the right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [
        "  ".join(
            text.ljust(width) if number == 0 else text.rjust(width)
            for number, (text, width) in enumerate(zip(row, widths, strict=True))
        )
        for row in rows
    ]


def megabytes(size: int | None) -> str:
    """Millions of bytes."""
    return "" if size is None else f"{size / 1e6:.1f} MB"
