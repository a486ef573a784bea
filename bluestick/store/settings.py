"""Persistent settings. An invalid value falls back to its default."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from contextlib import suppress
from dataclasses import fields
from hashlib import sha256
from pathlib import Path
from typing import Any, Generic, TypeVar, overload

from PySide6.QtCore import QByteArray, QObject, QSettings, Signal

from bluestick.engine.record_file import RecordError, contents
from bluestick.store.appearance import BACKS, BOARDS, CLOTHS, FACES, Appearance
from bluestick.store.files import put_aside, put_aside_irregular, real_path
from bluestick.store.journal import put_aside_locks
from bluestick.store.json_files import checked, parse_json, whole_number

T = TypeVar("T")

COACH = ("", "first", "on", "off")
"""Values of the coach setting: "" not chosen (as "first"), "first" only in the first match, "on", "off"."""
CHECKSUM_SIZE = sha256().digest_size
LARGEST = 1_000_000


class Setting(Generic[T]):
    """Descriptor of one setting; ``write`` converts a value for the file, ``read`` converts it back (None: invalid)."""

    def __init__(
        self,
        default: T,
        read: Callable[[object], T | None],
        key: str = "",
        write: Callable[[T], object] = lambda value: value,
    ) -> None:
        self.default = default
        self._read = read
        self._key = key
        self._write = write

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name
        self._key = self._key or name

    @overload
    def __get__(self, settings: None, owner: type) -> Setting[T]: ...
    @overload
    def __get__(self, settings: Settings, owner: type) -> T: ...
    def __get__(self, settings: Settings | None, owner: type) -> Setting[T] | T:
        if settings is None:
            return self
        value = self._read(settings.stored.value(self._key))
        return self.default if value is None else value

    def __set__(self, settings: Settings, value: T) -> None:
        if value != self.__get__(settings, Settings):
            settings.stored.setValue(self._key, self._write(value))
            settings.changed.emit(self.name)


def _choice_setting(*choices: str) -> Setting[str]:
    """Return a setting with one of these values; the first is the default."""
    return Setting(choices[0], lambda stored: stored if isinstance(stored, str) and stored in choices else None)


def _bool_setting(default: bool) -> Setting[bool]:
    flags = {"true": True, "false": False, True: True, False: False}
    return Setting(default, lambda stored: flags.get(stored) if isinstance(stored, str | bool) else None)


def _int_setting(default: int, least: int, most: int) -> Setting[int]:
    def read(stored: object) -> int | None:
        number = whole_number(stored) if isinstance(stored, str) else stored
        return number if isinstance(number, int) and least <= number <= most else None

    return Setting(default, read)


def _text_setting() -> Setting[str]:
    return Setting("", lambda stored: stored if isinstance(stored, str) else None)


def _lines_setting() -> Setting[tuple[str, ...]]:
    return Setting(
        (),
        lambda stored: tuple(stored.split("\n")) if isinstance(stored, str) and stored else None,
        write="\n".join,
    )


def _bytes_setting(key: str) -> Setting[QByteArray]:
    """Return a setting of Qt's bytes, stored under ``key`` with a checksum, as Qt may crash on damaged bytes."""
    return Setting(QByteArray(), _remove_checksum, key, _seal)


def _seal(value: QByteArray) -> QByteArray:
    return QByteArray(sha256(value.data()).digest()) + value


def _remove_checksum(stored: object) -> QByteArray | None:
    if not isinstance(stored, QByteArray):
        return None
    value = stored.sliced(CHECKSUM_SIZE) if stored.size() >= CHECKSUM_SIZE else QByteArray()
    return value if stored == _seal(value) else None


class Settings(QObject):
    """Settings in a file; if it cannot be written, changes last until the program ends."""

    changed = Signal(str)
    """Argument: name of the changed setting."""

    language = _choice_setting("", "sv", "nb", "de", "en")
    """Language code of the interface; empty: that of the desktop."""
    theme = _choice_setting("system", "day", "night", "contrast")
    speed = _choice_setting("normal", "off", "slow", "fast")
    bots = _choice_setting("normal", "slow", "fast")
    """Pace of the game: bots' thinking time and the pauses after moves."""
    forced_passes = _bool_setting(True)
    """Whether a player who can only pass does so automatically."""
    forced_plays = _bool_setting(False)
    """Whether the only legal card is played automatically."""
    one_touch = _bool_setting(False)
    reduced_motion = _bool_setting(False)
    """Whether things fade instead of moving, even if the desktop does not ask for it."""
    trick_waits = _bool_setting(False)
    """Whether a finished trick stays on the table until the player clears it."""
    sound = _choice_setting("normal", "off", "quiet", "loud")
    board = _choice_setting(*BOARDS)
    cloth = _choice_setting("", *CLOTHS)
    back = _choice_setting("", *BACKS)
    face = _choice_setting(*FACES)
    index = _choice_setting("", "sv", "nb", "de", "en")
    four_colours = _bool_setting(True)
    large_index = _bool_setting(False)
    coordinates = _bool_setting(True)
    show_moves = _bool_setting(True)
    letter_keys = _bool_setting(True)
    memory_aid = _bool_setting(True)
    name = _text_setting()
    opened = _lines_setting()
    """Paths of opened files from outside the match folder, the latest first."""
    rescued = _lines_setting()
    """Paths of matches saved outside their folder when the program ended; the next start offers to open them."""
    table = _text_setting()
    """Path of the match to reopen at the next start; empty if the player has left the table."""
    geometry = _bytes_setting("window/geometry")
    state = _bytes_setting("window/state")
    rules_open = _bool_setting(False)
    sheet_open = _bool_setting(False)
    text_size = _int_setting(100, 85, 200)
    """Size of text in per cent."""
    panel_width = _int_setting(100, 50, 200)
    """Width of the panel beside a table in per cent."""
    panel_open = _bool_setting(True)

    def __init__(self, file: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        with suppress(OSError):  # no file yet, or the folder is read-only
            try:
                contents(file, LARGEST)
                if os.path.islink(file) and real_path(file).name != file.name:  # a file of another program
                    put_aside(file)
            except RecordError:  # not a regular file or too large: Qt would read it without end
                put_aside(file)
            except FileNotFoundError:
                put_aside_irregular(file)  # a broken link: Qt would create its target
        with suppress(OSError):  # Qt writes nothing in a read-only folder
            put_aside_locks(file)
        self.stored = QSettings(str(file), QSettings.Format.IniFormat, self)

    @property
    def look(self) -> dict[str, Any]:
        """Values of the settings that are fields of ``Appearance``, by field name."""
        return {
            field.name: getattr(self, field.name) for field in fields(Appearance) if hasattr(type(self), field.name)
        }

    def coach(self, game: str) -> str:
        stored = self.stored.value(f"coach/{game}")
        return stored if stored in COACH else COACH[0]

    def set_coach(self, game: str, value: str) -> None:
        self.stored.setValue(f"coach/{game}", value)

    def new_match(self, game: str) -> dict[str, Any]:
        try:
            return checked(dict[str, Any], parse_json(self.stored.value(f"new_match/{game}")))
        except (TypeError, ValueError):
            return {}

    def set_new_match(self, game: str, chosen: dict[str, Any]) -> None:
        """Store the setup of a match as JSON, as default for the next one."""
        self.stored.setValue(f"new_match/{game}", json.dumps(chosen))
