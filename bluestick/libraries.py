"""Linux system libraries that Qt needs, each with its Debian package.

Imports the standard library only, as packaging/dev.py reads these tables before there is a virtual environment.
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
    "libgssapi_krb5.so.2": "libgssapi-krb5-2",
    "libbrotlidec.so.1": "libbrotli1",
}
"""Libraries that Qt always needs; the last two are those of QtNetwork, for local sockets."""

X11 = {
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-shape.so.0": "libxcb-shape0",
}

WAYLAND = {"libwayland-client.so.0": "libwayland-client0", "libwayland-cursor.so.0": "libwayland-cursor0"}

PACKAGES = {**QT, **X11, **WAYLAND}

WITH_PYSIDE = ("libQt6", "libicu", "libpyside6", "libshiboken6")
"""Prefixes of libraries that come with PySide6: if one is missing, the program itself is damaged."""


def loads(library: str) -> bool:
    """Return whether a shared library can be loaded."""
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def missing(needed: Iterable[str]) -> list[str]:
    """Return the libraries that cannot be loaded."""
    return [library for library in needed if not loads(library)]


def packages(names: Iterable[str]) -> list[str]:
    """Return the Debian packages of libraries, each once; unknown libraries are skipped."""
    return list(dict.fromkeys(PACKAGES[name] for name in names if name in PACKAGES))


def of_the_system(error: str) -> str:
    """Return the system library that a loader's error message names; empty if the error has another cause."""
    found = re.search(r"(?:^|[ (/])(lib[^\s/:]+\.so\.[.\d]*\d): (?:cannot |file too |invalid ELF|wrong ELF)", error)
    return "" if found is None or found[1].startswith(WITH_PYSIDE) else found[1]
