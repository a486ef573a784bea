"""Where things lie: the only module that names a directory."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import platformdirs

PACKAGE = Path(__file__).resolve().parents[1]


def resources() -> Path:
    """Pictures and rule pages. FileNotFoundError, with its ``filename``, if they are not there."""
    return _shipped("resources")


def translations() -> Path:
    """The compiled translations. FileNotFoundError, with its ``filename``, if they are not there."""
    return _shipped("translations")


def qt_translations() -> Path:
    """Where Qt keeps the translations of its own dialogs."""
    from PySide6.QtCore import QLibraryInfo

    return Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))


def data() -> Path:
    """The user's data folder, or BLUESTICK_DATA. It need not exist yet."""
    chosen = os.environ.get("BLUESTICK_DATA")
    return Path(chosen).absolute() if chosen else platformdirs.user_data_path("bluestick", appauthor=False)


def matches() -> Path:
    """Where matches are kept. It need not exist yet."""
    return data() / "matches"


def settings_file() -> Path:
    """The settings: in BLUESTICK_DATA too if there is one."""
    if os.environ.get("BLUESTICK_DATA"):
        return data() / "bluestick.ini"
    return platformdirs.user_config_path("bluestick", appauthor=False) / "bluestick.ini"


def home() -> Path:
    """Where a copy of a match goes unless the player says otherwise."""
    return Path.home()


def _shipped(name: str) -> Path:
    """Inside the package (wheel), or beside it (checkout); a frozen executable may keep either."""
    for folder in (PACKAGE / name, PACKAGE.parent / name):
        if folder.is_dir():
            return folder
    raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(PACKAGE / name))
