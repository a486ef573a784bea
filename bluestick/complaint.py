"""Why the program does not do what it was asked to."""

from __future__ import annotations

from pathlib import Path
from typing import Any


class Complaint(Exception):
    """The command makes no sense, or cannot be carried out: one sentence on standard error, and status 2.

    ``code`` is one of ``app.texts.command_line``; ``details`` is what belongs into its sentence.
    """

    def __init__(self, code: str, **details: Any) -> None:
        super().__init__(code)
        self.code = code
        self.details = details


class MissingResource(Complaint):
    """A file of the program itself is not there, or is damaged."""

    def __init__(self, path: Path) -> None:
        super().__init__("part_missing", file=path)
        self.path = path
