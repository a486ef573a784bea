"""Validated reading of the program's own JSON files; damaged files are renamed."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Callable
from pathlib import Path
from typing import TypeGuard, TypeVar

from bluestick.store.match_store import kept, put_aside

T = TypeVar("T")

HIGHEST = 2**63
"""Exclusive bound of numbers that are accepted; file times in nanoseconds are below it."""


def parsed(text: str | bytes) -> object:
    """Return the value of a JSON text. Raise ValueError if it is invalid or has numbers outside ``HIGHEST``."""
    try:
        return json.loads(text, parse_int=_whole, parse_float=_real, parse_constant=_real)
    except RecursionError as error:
        raise ValueError("nested too deeply") from error


def whole(text: str) -> int | None:
    """Return the number that a text of digits stands for; None for any other text, or from ``HIGHEST`` on."""
    number = int(text) if text.isdecimal() and len(text) <= len(str(HIGHEST)) else HIGHEST
    return number if number < HIGHEST else None


def checked(file: Path, makes_sense: Callable[[object], TypeGuard[T]]) -> tuple[T | None, Path | None]:
    """Return the valid content of a file, or None; and the new path of a damaged file that was renamed, or None."""
    found: object = None
    try:
        found = parsed(kept(file))
    except OSError:  # no such file, or it cannot be read
        return None, None
    except ValueError:  # not JSON, or not a regular file
        pass
    if makes_sense(found):
        return found, None
    with contextlib.suppress(OSError):  # the folder is read-only, so no new file can be written either
        return None, put_aside(file)
    return None, None


def _whole(text: str) -> int:
    number = whole(text.removeprefix("-"))
    if number is None:
        raise ValueError("a number beyond reckoning")
    return -number if text.startswith("-") else number


def _real(text: str) -> float:
    number = float(text)
    if not abs(number) < HIGHEST:  # infinity or NaN
        raise ValueError("a number beyond reckoning")
    return number
