"""Files of the program: atomic writes, damaged files renamed, no links or pipes followed."""

from __future__ import annotations

import contextlib
import os
from itertools import chain, count
from math import inf
from pathlib import Path
from stat import S_ISREG

from bluestick.engine.record_file import LARGEST, contents
from bluestick.engine.safe_open import flush_folder, open_regular, require_regular

SUFFIX = ".bluestick"
LONGEST_NAME = 230
"""Largest length of a file name in bytes: most systems allow 255, and locks and copies add suffixes."""


def file_text(file: Path, largest: int = LARGEST) -> str:
    """Return the text of a file. OSError; ValueError if not UTF-8, not regular or larger than ``largest`` bytes."""
    return contents(file, largest, follow=False).decode("utf-8-sig")


def put_aside(file: Path) -> Path:
    """Rename a damaged file and return its new path. OSError."""
    return file.rename(unused_path(file.with_stem(f"{file.stem}-damaged")))


def put_aside_irregular(path: Path, largest: float = inf) -> None:
    """Rename ``path`` unless it is a regular file (no link) of at most ``largest`` bytes. OSError."""
    with contextlib.suppress(FileNotFoundError):
        status = path.lstat()
        if not S_ISREG(status.st_mode) or status.st_size > largest:
            put_aside(path)


def real_path(path: Path) -> Path:
    """Return the path with links resolved. A broken link raises OSError only when the path is used."""
    return Path(os.path.realpath(path))


def file_age(file: Path | os.DirEntry[str]) -> tuple[int, int]:
    """Return size in bytes and modification time in ns, which change with every write; (0, 0) if the file is gone."""
    try:
        status = file.stat()
    except OSError:
        return 0, 0
    return status.st_size, status.st_mtime_ns


def unused_path(path: Path) -> Path:
    """Return ``path`` if there is no such file, else a similar unused path; a long name is shortened."""
    path = path.with_name(_fitting(path.stem, LONGEST_NAME - len(path.suffix)) + path.suffix)
    names = chain((path.name,), (f"{path.stem}-{number}{path.suffix}" for number in count(2)))
    return next(candidate for name in names if not os.path.lexists(candidate := path.with_name(name)))


def _fitting(name: str, most: int) -> str:
    while len(os.fsencode(name)) > most:
        name = name[:-1]
    return name


def write_export(path: Path, data: bytes) -> None:
    """Write a file to a path chosen by the player, following links, never to a pipe or device. OSError."""
    path = real_path(path)
    require_regular(path)
    write_atomically(path, data)


def write_atomically(path: Path, data: bytes) -> None:
    """Write a file so that after a crash it has either the old content or all of the new. OSError."""
    new = path.with_name(f".{_fitting(path.name, LONGEST_NAME)}.new")
    try:
        put_aside_irregular(new)
        new.unlink(missing_ok=True)
        with open_regular(new, "xb") as file:  # exclusive: never through a link that another program has created
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        new.replace(path)
    except OSError:
        with contextlib.suppress(OSError):
            new.unlink(missing_ok=True)
        raise
    flush_folder(path.parent)
