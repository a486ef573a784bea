"""Paths of data, settings, resources and translations. The only module that names a folder."""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO

import platformdirs

from bluestick.user_error import Complaint, MissingResource

PACKAGE = Path(__file__).resolve().parents[1]


def resources() -> Path:
    """Pictures and rule pages. MissingResource if they are not there."""
    return _shipped("resources")


def sounds() -> Path:
    """The sounds of the tables. MissingResource if there are no resources at all."""
    return resources() / "sounds"


def lessons() -> Path:
    """A folder of lessons for every game that is taught. MissingResource if there are no resources."""
    return resources() / "lessons"


def translations() -> Path:
    """The compiled translations. MissingResource if they are not there."""
    return _shipped("translations")


def rule_file(game: str, code: str) -> Path:
    """The rules of a game in a language."""
    return resources() / "rules" / game / f"{code}.md"


def page(path: Path) -> str:
    """A text among the resources. MissingResource if it is not there, or no text."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise MissingResource(path) from error
    if not text.strip():
        raise MissingResource(path)
    return text


def qt_translations() -> Path:
    """Where Qt keeps the translations of its own dialogs."""
    from PySide6.QtCore import QLibraryInfo

    return Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))


def qt_platforms() -> list[Path]:
    """Return where Qt may have its platforms. It cannot name all of them itself before there is an application."""
    import PySide6
    from PySide6.QtCore import QCoreApplication

    folders = [Path(path, "platforms") for path in QCoreApplication.libraryPaths()]
    folders.append(Path(PySide6.__file__).parent / "Qt" / "plugins" / "platforms")
    if chosen := os.environ.get("QT_QPA_PLATFORM_PLUGIN_PATH"):
        folders[:0] = [Path(chosen), Path(chosen, "platforms")]
    return folders


def beside() -> Path:
    """The folder beside the program that makes it portable. It need not exist."""
    return Path(_appimage() or sys.executable).parent.absolute() / "bluestick-data"


def _appimage() -> str | None:
    """The file of the AppImage that this program is. A terminal that is one passes the same variables on."""
    mounted = os.environ.get("APPDIR", "")
    inside = os.path.isabs(mounted) and Path(sys.executable).is_relative_to(mounted)
    return os.environ.get("APPIMAGE") if getattr(sys, "frozen", False) and inside else None


def be_portable() -> None:
    """From now on that folder holds everything, whether it is there or not."""
    os.environ["BLUESTICK_DATA"] = str(beside())


def portable() -> Path | None:
    """The one folder for everything: BLUESTICK_DATA, or the one beside the program if there is one."""
    chosen = os.environ.get("BLUESTICK_DATA")
    if chosen:
        return Path(chosen).absolute()
    return beside() if os.path.isdir(beside()) else None


def data() -> Path:
    """The user's data folder, or the portable one. It need not exist yet. Complaint if there is no home for it."""
    return portable() or _usual(platformdirs.user_data_path)


def unwritable(folder: Path) -> OSError | None:
    """Why nothing can be kept in a folder; None if it can, and then it is there."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return None
    except OSError as error:
        return error


def matches() -> Path:
    """Where matches are kept. It need not exist yet."""
    return data() / "matches"


def settings_file() -> Path:
    """The settings: in the portable folder too if there is one."""
    folder = portable() or _usual(platformdirs.user_config_path)
    return folder / "bluestick.ini"


def runtime() -> Path:
    """A folder of this user alone for what lasts no longer than a session; where the desktop has none, in the cache.

    Complaint if there is no home either.
    """
    folder = os.environ.get("XDG_RUNTIME_DIR", "")
    if not os.path.isabs(folder):  # another one for every folder in which the program is started
        return _usual(platformdirs.user_cache_path)
    sandbox = os.environ.get("FLATPAK_ID")  # each start has a folder of its own, and in it one for all of them
    return Path(folder, "app", sandbox, "bluestick") if sandbox else Path(folder, "bluestick")


def log_file() -> Path:
    """Where errors are written down that nobody foresaw."""
    return data() / "bluestick.log"


def home() -> Path:
    """Where a copy of a match goes unless the player says otherwise."""
    try:
        return Path.home()
    except RuntimeError:  # there is none
        return data()


def refuges() -> tuple[Path, ...]:
    """Folders of the user that no restart empties, for a match that cannot be saved where it belongs."""
    found = []
    with suppress(RuntimeError):  # there is no home
        found.append(Path.home())
    for find in (platformdirs.user_config_path, platformdirs.user_cache_path, platformdirs.user_state_path):
        with suppress(Complaint):
            found.append(_usual(find))
    return tuple(found)


@contextmanager
def scratch() -> Iterator[None]:
    """For a while matches and settings lie in an empty folder, which then goes away; the user's own are not touched."""
    chosen = os.environ.get("BLUESTICK_DATA")
    with tempfile.TemporaryDirectory(prefix="bluestick-", ignore_cleanup_errors=True) as folder:
        os.environ["BLUESTICK_DATA"] = folder
        try:
            yield
        finally:
            del os.environ["BLUESTICK_DATA"]
            if chosen is not None:
                os.environ["BLUESTICK_DATA"] = chosen


def _usual(find: Callable[..., Path]) -> Path:
    """A folder where the system keeps such things."""
    try:
        return find("bluestick", appauthor=False)
    except RuntimeError as error:  # neither HOME nor an account says where
        raise Complaint("no_home") from error


def scratch_file() -> IO[bytes]:
    """A file without a name, gone as soon as it is closed."""
    return tempfile.TemporaryFile(buffering=0)


def spare_file(suffix: str) -> IO[bytes]:
    """A new file in the system's folder for what need not last: a restart may empty it."""
    return tempfile.NamedTemporaryFile(prefix="bluestick-", suffix=suffix, delete=False)


def _shipped(name: str) -> Path:
    """Inside the package (wheel), or beside it (checkout); a frozen executable may keep either."""
    for folder in (PACKAGE / name, PACKAGE.parent / name):
        if os.path.isdir(folder):
            return folder
    raise MissingResource(PACKAGE / name)
