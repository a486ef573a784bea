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


def resources_folder() -> Path:
    """Return the folder of pictures and rule pages. MissingResource."""
    return _shipped_folder("resources")


def sounds_folder() -> Path:
    """Return the folder of the table sounds. MissingResource."""
    return resources_folder() / "sounds"


def lessons_folder() -> Path:
    """Return the folder with a subfolder of lessons per game. MissingResource."""
    return resources_folder() / "lessons"


def translations_folder() -> Path:
    """Return the folder of compiled translations. MissingResource."""
    return _shipped_folder("translations")


def rule_file(game: str, code: str) -> Path:
    """Return the path of a game's rule page in a language."""
    return resources_folder() / "rules" / game / f"{code}.md"


def resource_text(path: Path) -> str:
    """Return the text of a resource. MissingResource if it is missing, empty or not UTF-8."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise MissingResource(path) from error
    if not text.strip():
        raise MissingResource(path)
    return text


def qt_translations_folder() -> Path:
    """Return the folder of Qt's own translations."""
    from PySide6.QtCore import QLibraryInfo

    return Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))


def qt_platform_folders() -> list[Path]:
    """Return the possible folders of Qt's platform plugins; Qt knows all of them only after QApplication."""
    import PySide6
    from PySide6.QtCore import QCoreApplication

    folders = [Path(path, "platforms") for path in QCoreApplication.libraryPaths()]
    folders.append(Path(PySide6.__file__).parent / "Qt" / "plugins" / "platforms")
    if chosen := os.environ.get("QT_QPA_PLATFORM_PLUGIN_PATH"):
        folders[:0] = [Path(chosen), Path(chosen, "platforms")]
    return folders


def default_portable_folder() -> Path:
    """Return the folder beside the program; if it exists, all data goes there (portable use)."""
    return Path(_appimage() or sys.executable).parent.absolute() / "bluestick-data"


def _appimage() -> str | None:
    """Return the path of this program's AppImage, else None. APPIMAGE may be set by another, such as a terminal."""
    mounted = os.environ.get("APPDIR", "")
    inside = os.path.isabs(mounted) and Path(sys.executable).is_relative_to(mounted)
    return os.environ.get("APPIMAGE") if getattr(sys, "frozen", False) and inside else None


def use_portable_folder() -> None:
    """Use the folder beside the program for all data and settings, even if it does not exist yet."""
    os.environ["BLUESTICK_DATA"] = str(default_portable_folder())


def portable_folder() -> Path | None:
    """Return the folder for all data and settings: BLUESTICK_DATA, or the one beside the program; None if neither."""
    chosen = os.environ.get("BLUESTICK_DATA")
    if chosen:
        return Path(chosen).absolute()
    return default_portable_folder() if os.path.isdir(default_portable_folder()) else None


def data_folder() -> Path:
    """Return the data folder, which need not exist yet. Complaint if the user has no home."""
    return portable_folder() or _platform_folder(platformdirs.user_data_path)


def write_error(folder: Path) -> OSError | None:
    """Create ``folder`` if needed; return the error if no file can be written in it, else None."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return None
    except OSError as error:
        return error


def matches_folder() -> Path:
    """Return the folder of the matches, which need not exist yet."""
    return data_folder() / "matches"


def settings_file() -> Path:
    """Return the path of the settings file."""
    folder = portable_folder() or _platform_folder(platformdirs.user_config_path)
    return folder / "bluestick.ini"


def runtime_folder() -> Path:
    """Return the folder for files needed until logout, or the cache folder if the system has no such folder.

    Complaint if the user has no home.
    """
    folder = os.environ.get("XDG_RUNTIME_DIR", "")
    if not os.path.isabs(folder):  # a relative path would depend on the working directory
        return _platform_folder(platformdirs.user_cache_path)
    sandbox = os.environ.get("FLATPAK_ID")  # one runtime folder per sandbox; "app" in it is shared between them
    return Path(folder, "app", sandbox, "bluestick") if sandbox else Path(folder, "bluestick")


def log_file() -> Path:
    """Return the path of the log of unexpected errors."""
    return data_folder() / "bluestick.log"


def home_folder() -> Path:
    """Return the folder that the save dialog proposes first."""
    try:
        return Path.home()
    except RuntimeError:  # no home
        return data_folder()


def rescue_folders() -> tuple[Path, ...]:
    """Return the folders to try, in this order, for a match that cannot be saved in its usual place."""
    found = []
    with suppress(RuntimeError):  # there is no home
        found.append(Path.home())
    for find in (platformdirs.user_config_path, platformdirs.user_cache_path, platformdirs.user_state_path):
        with suppress(Complaint):
            found.append(_platform_folder(find))
    return tuple(found)


@contextmanager
def use_temporary_folder() -> Iterator[None]:
    """Use an empty temporary folder for matches and settings in the ``with`` block."""
    chosen = os.environ.get("BLUESTICK_DATA")
    with tempfile.TemporaryDirectory(prefix="bluestick-", ignore_cleanup_errors=True) as folder:
        os.environ["BLUESTICK_DATA"] = folder
        try:
            yield
        finally:
            del os.environ["BLUESTICK_DATA"]
            if chosen is not None:
                os.environ["BLUESTICK_DATA"] = chosen


def _platform_folder(find: Callable[..., Path]) -> Path:
    try:
        return find("bluestick", appauthor=False)
    except RuntimeError as error:  # neither HOME nor the user account names a home
        raise Complaint("no_home") from error


def unnamed_file() -> IO[bytes]:
    """Return a temporary file without a name, deleted when it is closed."""
    return tempfile.TemporaryFile(buffering=0)


def temporary_file(suffix: str) -> IO[bytes]:
    """Return a new file in the system's temporary folder; it may be lost when the computer restarts."""
    return tempfile.NamedTemporaryFile(prefix="bluestick-", suffix=suffix, delete=False)


def _shipped_folder(name: str) -> Path:
    """Return a folder inside the package (wheel) or beside it (checkout); a frozen executable may have either."""
    for folder in (PACKAGE / name, PACKAGE.parent / name):
        if os.path.isdir(folder):
            return folder
    raise MissingResource(PACKAGE / name)
