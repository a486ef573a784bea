"""Whether the notices name everything that a package brings."""

from __future__ import annotations

from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path

from bluestick.app.desktop import licences

CODE = (".so", ".dll", ".dylib", ".pyd", ".exe", ".ttf", ".otf", ".zip")


def unnamed(program: Path) -> list[str]:
    """The files of a frozen program, seen from its folder, that belong to no part of the notices."""
    patterns = [pattern for part in licences.parts() for pattern in part.files]
    return [
        file
        for file in _files(program)
        if not any(fnmatch(file, pattern) or _named(file, pattern) for pattern in patterns)
    ]


def _named(file: str, pattern: str) -> bool:
    """A pattern without a folder fits a file wherever it lies."""
    return "/" not in pattern and fnmatch(file.rpartition("/")[2], pattern)


def _files(program: Path) -> Iterator[str]:
    """What is not the program's own text or data."""
    for path in sorted(program.rglob("*")):
        if path.is_file() and (any(suffix in CODE for suffix in path.suffixes) or path.parent == program):
            yield path.relative_to(program).as_posix().removeprefix("_internal/")
