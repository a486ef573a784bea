"""Validated reading of our own JSON files; damaged ones are put aside."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Callable
from pathlib import Path
from typing import TypeGuard, TypeVar

from bluestick.store.match_store import kept, put_aside

T = TypeVar("T")

HIGHEST = 2**63
"""Numbers below this can be added, divided and shown; times of files in nanoseconds are below it, too."""


def parsed(text: str | bytes) -> object:
    """The value of a JSON text all of whose numbers can be reckoned with. ValueError for any other text."""
    try:
        return json.loads(text, parse_int=_whole, parse_float=_real, parse_constant=_real)
    except RecursionError as error:
        raise ValueError("nested too deeply") from error


def whole(text: str) -> int | None:
    """The whole number from 0 up that a text of digits stands for; None for any other text."""
    number = int(text) if text.isdecimal() and len(text) <= len(str(HIGHEST)) else HIGHEST
    return number if number < HIGHEST else None


def checked(file: Path, makes_sense: Callable[[object], TypeGuard[T]]) -> tuple[T | None, Path | None]:
    """What a file of ours holds, None if there is nothing; and where the file was put if it makes no sense."""
    found: object = None
    try:
        found = parsed(kept(file))
    except OSError:  # there is none yet, or it cannot be read
        return None, None
    except ValueError:  # no JSON, or no file of ours at all
        pass
    if makes_sense(found):
        return found, None
    with contextlib.suppress(OSError):  # then nothing can be written in its place either
        return None, put_aside(file)
    return None, None


def _whole(text: str) -> int:
    number = whole(text.removeprefix("-"))
    if number is None:
        raise ValueError("a number beyond reckoning")
    return -number if text.startswith("-") else number


def _real(text: str) -> float:
    number = float(text)
    if not abs(number) < HIGHEST:  # infinity, or none at all
        raise ValueError("a number beyond reckoning")
    return number
