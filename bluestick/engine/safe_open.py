"""Opening of user files without blocking on a pipe or touching a device. No other module opens them."""

from __future__ import annotations

import errno
import os
from contextlib import suppress
from pathlib import Path
from stat import S_ISDIR, S_ISREG
from typing import IO

EXTRA = getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_NOCTTY", 0)
NO_LINK = getattr(os, "O_NOFOLLOW", 0)
"""Flag of ``os.open`` that refuses links; 0 on Windows, which lacks it and has no pipes or devices in its folders."""


class IrregularFileError(OSError):
    """Anything but a regular file: a pipe, a device, a socket, or a link that must not be followed."""


def open_regular(file: Path, mode: str = "rb", *, follow: bool = False) -> IO[bytes]:
    """Open a regular file in a binary mode without blocking.

    Raise Irregular for a pipe, a device or (unless ``follow``) a link; another OSError for a folder or on failure.
    """

    def opener(name: str, flags: int) -> int:
        descriptor = os.open(name, flags | EXTRA | (0 if follow else NO_LINK), 0o666)
        try:
            _check(os.fstat(descriptor), file)
        except OSError:
            os.close(descriptor)
            raise
        return descriptor

    require_regular(file, follow=follow)  # opening a device may already trigger it
    made: IO[bytes] = open(file, mode, opener=opener)  # noqa: SIM115 - the caller closes it
    return made


def require_regular(file: Path, *, follow: bool = False) -> None:
    """Raise Irregular or IsADirectoryError unless the file is regular or missing; ``follow``: links are followed."""
    with suppress(FileNotFoundError):
        _check(file.stat() if follow else file.lstat(), file)


def flush_folder(folder: Path) -> None:
    """Flush the entries of a folder to disk, on systems that support it."""
    if os.name == "posix":
        descriptor = os.open(folder, os.O_RDONLY | getattr(os, "O_DIRECTORY", 0))
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


def _check(status: os.stat_result, file: Path) -> None:
    if S_ISDIR(status.st_mode):
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(file))
    if not S_ISREG(status.st_mode):
        raise IrregularFileError(errno.ENOTSUP, os.strerror(errno.ENOTSUP), str(file))
