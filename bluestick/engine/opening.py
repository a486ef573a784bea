"""The only module that opens a file of the user: it waits for no pipe, and touches no device."""

from __future__ import annotations

import errno
import os
from contextlib import suppress
from pathlib import Path
from stat import S_ISDIR, S_ISREG
from typing import IO

EXTRA = getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_NOCTTY", 0)
NO_LINK = getattr(os, "O_NOFOLLOW", 0)
"""Flags that Windows lacks; it has neither pipes nor devices in its folders."""


class Irregular(OSError):
    """Something that is not a regular file: a pipe, a device, a socket, or a link where none is followed."""


def opened(file: Path, mode: str = "rb", *, follow: bool = False) -> IO[bytes]:
    """Open a regular file in a binary mode, without waiting for another program.

    A link is an error unless ``follow``. Irregular, or another OSError, also for a folder.
    """

    def opener(name: str, flags: int) -> int:
        descriptor = os.open(name, flags | EXTRA | (0 if follow else NO_LINK), 0o666)
        try:
            _check(os.fstat(descriptor), file)
        except OSError:
            os.close(descriptor)
            raise
        return descriptor

    require_regular(file, follow=follow)  # a device may act as soon as it is opened
    made: IO[bytes] = open(file, mode, opener=opener)  # noqa: SIM115 - the caller closes it
    return made


def require_regular(file: Path, *, follow: bool = False) -> None:
    """Raise Irregular or IsADirectoryError for what is there and is no regular file."""
    with suppress(FileNotFoundError):
        _check(file.stat() if follow else file.lstat(), file)


def flush_folder(folder: Path) -> None:
    """Have the names of a folder reach the disk, on systems that can do so."""
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
        raise Irregular(errno.ENOTSUP, os.strerror(errno.ENOTSUP), str(file))
