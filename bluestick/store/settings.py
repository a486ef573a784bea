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

from bluestick.engine.reading import RecordError, contents
from bluestick.store.appearance import BACKS, BOARDS, CLOTHS, FACES, Appearance
from bluestick.store.json_files import parsed, whole
from bluestick.store.match_store import clear, clear_lock, put_aside, real

T = TypeVar("T")

COACH = ("", "first", "on", "off")
"""Nobody has said; only in the first match, since nobody has said anything else; yes; no."""
SEAL = sha256().digest_size
LARGEST = 1_000_000
"""Bytes of a file of settings."""


class Setting(Generic[T]):
    """One setting. ``read`` makes it from what the file holds, as ``write`` has put it there; None from nonsense."""

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


def _one_of(*choices: str) -> Setting[str]:
    """The first is the default."""
    return Setting(choices[0], lambda stored: stored if isinstance(stored, str) and stored in choices else None)


def _flag(default: bool) -> Setting[bool]:
    flags = {"true": True, "false": False, True: True, False: False}
    return Setting(default, lambda stored: flags.get(stored) if isinstance(stored, str | bool) else None)


def _whole(default: int, least: int, most: int) -> Setting[int]:
    def read(stored: object) -> int | None:
        number = whole(stored) if isinstance(stored, str) else stored
        return number if isinstance(number, int) and least <= number <= most else None

    return Setting(default, read)


def _text() -> Setting[str]:
    return Setting("", lambda stored: stored if isinstance(stored, str) else None)


def _lines() -> Setting[tuple[str, ...]]:
    return Setting(
        (),
        lambda stored: tuple(stored.split("\n")) if isinstance(stored, str) and stored else None,
        write="\n".join,
    )


def _sealed(key: str) -> Setting[QByteArray]:
    """Bytes for Qt's eyes only. It can fall over others than its own, so a checksum goes before them."""
    return Setting(QByteArray(), _unseal, key, _seal)


def _seal(value: QByteArray) -> QByteArray:
    return QByteArray(sha256(value.data()).digest()) + value


def _unseal(stored: object) -> QByteArray | None:
    if not isinstance(stored, QByteArray):
        return None
    value = stored.sliced(SEAL) if stored.size() >= SEAL else QByteArray()
    return value if stored == _seal(value) else None


class Settings(QObject):
    """The settings file. One that cannot be written is no trouble: choices then last until the program ends."""

    changed = Signal(str)
    """The name of a setting that has another value now."""

    language = _one_of("", "sv", "nb", "de", "en")
    """Empty: the desktop's."""
    theme = _one_of("system", "day", "night", "contrast")
    speed = _one_of("normal", "off", "slow", "fast")
    bots = _one_of("normal", "slow", "fast")
    """How long computer players take, and how long one looks at what has been played."""
    forced_passes = _flag(True)
    """Whether who can only pass does so by herself."""
    forced_plays = _flag(False)
    """Whether the only card that may be played is played by itself."""
    one_touch = _flag(False)
    """Whether one touch plays a card that can be nothing but one play."""
    reduced_motion = _flag(False)
    """Whether things fade on the table instead of moving over it, also if the desktop does not ask for that."""
    trick_waits = _flag(False)
    """Whether a finished trick lies there until somebody sends it away."""
    sound = _one_of("normal", "off", "quiet", "loud")
    """How loud the table is."""
    board = _one_of(*BOARDS)
    cloth = _one_of("", *CLOTHS)
    """Empty: every game has its own."""
    back = _one_of("", *BACKS)
    """Empty: every deck has its own."""
    face = _one_of(*FACES)
    index = _one_of("", "sv", "nb", "de", "en")
    """Whose letters stand on the cards. Empty: the language's."""
    four_colours = _flag(True)
    large_index = _flag(False)
    coordinates = _flag(True)
    show_moves = _flag(True)
    letter_keys = _flag(True)
    memory_aid = _flag(True)
    """Whether a table shows what one knows of cards that are out of sight."""
    name = _text()
    """What the player is called; empty if nobody has asked yet."""
    opened = _lines()
    """Files from elsewhere that have been opened, the last one first."""
    rescued = _lines()
    """Files with matches that could not be saved when the program ended, as long as the player has not seen to them."""
    table = _text()
    """The file of the match that is on the table; empty once somebody has left it."""
    geometry = _sealed("window/geometry")
    state = _sealed("window/state")
    rules_open = _flag(False)
    sheet_open = _flag(False)
    text_size = _whole(100, 85, 200)
    """How large what is written is, in per cent."""
    panel_width = _whole(100, 50, 200)
    """How wide the panel beside a table is, in per cent."""
    panel_open = _flag(True)

    def __init__(self, file: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        with suppress(OSError):  # there are none yet, or no others can be made
            try:
                contents(file, LARGEST)
                if os.path.islink(file) and real(file).name != file.name:  # a file of another program
                    put_aside(file)
            except RecordError:  # Qt would look for its end
                put_aside(file)
            except FileNotFoundError:
                clear(file)  # Qt would make what a link names
        with suppress(OSError):  # in a folder where nothing can be changed Qt writes nothing
            clear_lock(file)
        self.stored = QSettings(str(file), QSettings.Format.IniFormat, self)

    @property
    def look(self) -> dict[str, Any]:
        """What a table is told by ``set_look``: the settings that are called as the fields of ``Look``."""
        return {
            field.name: getattr(self, field.name) for field in fields(Appearance) if hasattr(type(self), field.name)
        }

    def coach(self, game: str) -> str:
        """Whether there is a coach at matches of this game: one of ``COACH``."""
        stored = self.stored.value(f"coach/{game}")
        return stored if stored in COACH else COACH[0]

    def set_coach(self, game: str, value: str) -> None:
        """One of ``COACH``."""
        self.stored.setValue(f"coach/{game}", value)

    def new_match(self, game: str) -> dict[str, Any]:
        """What ``remember_match`` was told last about this game; empty if nothing."""
        try:
            chosen = parsed(self.stored.value(f"new_match/{game}"))
        except (TypeError, ValueError):
            return {}
        return chosen if isinstance(chosen, dict) else {}

    def remember_match(self, game: str, chosen: dict[str, Any]) -> None:
        """Keep how a match was set up, as JSON, for the next one."""
        self.stored.setValue(f"new_match/{game}", json.dumps(chosen))
