"""The libraries of a Linux system that Qt cannot do without, each with the Debian package that has it.

Qt aborts, and PySide6 cannot be imported, where one is missing. packaging/dev.py reads these tables before there is a
virtual environment: nothing is imported here but what Python itself has.
"""

from __future__ import annotations

import ctypes
import re
from collections.abc import Iterable

QT = {
    "libGL.so.1": "libgl1",
    "libEGL.so.1": "libegl1",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "libfontconfig.so.1": "libfontconfig1",
    "libdbus-1.so.3": "libdbus-1-3",
}
"""What Qt needs in any case."""

X11 = {
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-shape.so.0": "libxcb-shape0",
}
"""What it needs for a window on an X server."""

WAYLAND = {"libwayland-client.so.0": "libwayland-client0", "libwayland-cursor.so.0": "libwayland-cursor0"}
"""What it needs for a window under Wayland."""

PACKAGES = {**QT, **X11, **WAYLAND}
"""All of them."""

WITH_PYSIDE = ("libQt6", "libicu", "libpyside6", "libshiboken6")
"""How the names of libraries begin that come with PySide6: without these the program itself is damaged."""


def loads(library: str) -> bool:
    """Return whether the system has a library."""
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def missing(needed: Iterable[str]) -> list[str]:
    """Return those of some libraries that cannot be loaded."""
    return [library for library in needed if not loads(library)]


def packages(names: Iterable[str]) -> list[str]:
    """Return the Debian packages of some libraries, each once; a library that is in no table has none."""
    return list(dict.fromkeys(PACKAGES[name] for name in names if name in PACKAGES))


def of_the_system(error: str) -> str:
    """Return the library of the system that a loader's error is about, or "" if it is about anything else."""
    found = re.search(r"(?:^|[ (/])(lib[^\s/:]+\.so\.[.\d]*\d): (?:cannot |file too |invalid ELF|wrong ELF)", error)
    return "" if found is None or found[1].startswith(WITH_PYSIDE) else found[1]
