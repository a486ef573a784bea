"""Errors with a sentence for the user: missing files, libraries, display."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from bluestick import libraries


class Complaint(Exception):
    """Invalid or failed command: the program prints one sentence to standard error and exits with 2.

    ``code`` is one of ``text.command_line``; ``details`` are the arguments of its sentence.
    """

    def __init__(self, code: str, **details: Any) -> None:
        super().__init__(code)
        self.code = code
        self.details = details


class MissingResource(Complaint):
    """A file of the program itself is missing or damaged."""

    def __init__(self, path: Path) -> None:
        super().__init__("part_missing", file=path)
        self.path = path


class NoWindow(Complaint):
    """No window can be opened: the error message has to be shown without one."""


class MissingLibrary(NoWindow):
    """System libraries are missing. ``str`` gives an English message without Qt, which may need these libraries."""

    def __init__(self, *lacking: str) -> None:
        names = dict.fromkeys(lacking)
        packages = libraries.packages(names)
        super().__init__(
            "no_package" if packages else "no_library", libraries=", ".join(names), packages=" ".join(packages)
        )

    def __str__(self) -> str:
        names, packages = self.details["libraries"], self.details["packages"]
        install = f" (on Debian and Ubuntu: sudo apt install {packages})" if packages else ""
        return f"The system lacks libraries that bluestick needs: {names}{install}."
