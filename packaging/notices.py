"""Check that the licence notices cover every file of a package."""

from __future__ import annotations

import re
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path

from bluestick.app.desktop import licences

CODE = (".so", ".dll", ".dylib", ".pyd", ".exe", ".ttf", ".otf", ".zip")


def unnamed(program: Path) -> list[str]:
    """Return the code files of a frozen program, relative to its folder, that the notices do not cover."""
    patterns = [
        pattern
        for part in licences.read_parts()
        for files in licences.FILES.findall(part.text)
        for pattern in re.findall(r"`([^`]+)`", files)
    ]
    return [
        file
        for file in _files(program)
        if not any(fnmatch(file, pattern) or _named(file, pattern) for pattern in patterns)
    ]


def _named(file: str, pattern: str) -> bool:
    return "/" not in pattern and fnmatch(file.rpartition("/")[2], pattern)


def _files(program: Path) -> Iterator[str]:
    for path in sorted(program.rglob("*")):
        if path.is_file() and (any(suffix in CODE for suffix in path.suffixes) or path.parent == program):
            yield path.relative_to(program).as_posix().removeprefix("_internal/")
