"""Validated reading of the program's own JSON files; damaged files are renamed."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Mapping
from dataclasses import MISSING, fields, is_dataclass
from enum import EnumMeta
from functools import cache
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, TypeVar, Union, get_args, get_origin, get_type_hints

from bluestick.store.files import file_text, put_aside

K = TypeVar("K")
T = TypeVar("T")

PLAIN: Mapping[Any, tuple[type, ...]] = {
    str: (str,),
    int: (int,),
    bool: (bool,),
    float: (int, float),
    NoneType: (NoneType,),
}
"""Python types of JSON values that are accepted for a field of a plain type."""
HIGHEST = 2**63
"""Numbers of this or a larger absolute value are refused; file times in nanoseconds are below it."""


def parse_json(text: str | bytes) -> object:
    """Return the value of a JSON text. ValueError if it is invalid or has a number beyond ``HIGHEST``."""
    try:
        return json.loads(text, parse_int=_parse_int, parse_float=_parse_float, parse_constant=_parse_float)
    except RecursionError as error:
        raise ValueError("nested too deeply") from error


def whole_number(text: str) -> int | None:
    """Return the whole number that ``text`` has in decimal digits; None for any other text, or from ``HIGHEST`` on."""
    number = int(text) if text.isdecimal() and len(text) <= len(str(HIGHEST)) else HIGHEST
    return number if number < HIGHEST else None


def checked(kind: type[T], value: object) -> T:
    """Return a JSON value as an instance of ``kind``. Raise ValueError if it has another type or form.

    ``kind`` is a dataclass, a named tuple, an enumeration of texts, a plain type, ``Any``, a union, or a list, dict or
    tuple of these. A dataclass or named tuple is read from a list of all its fields or from a JSON object, in which
    those with a default may be absent.
    """
    found: T = _check_value(kind, value)
    return found


def valid_items(kind: type[T], items: Mapping[K, object]) -> dict[K, T]:
    """Return the items whose values are of type ``kind``, converted by ``checked``; all others are left out."""
    found = {}
    for name, value in items.items():
        with contextlib.suppress(ValueError):
            found[name] = checked(kind, value)
    return found


def read_file(kind: type[T], file: Path) -> tuple[T | None, Path | None]:
    """Return the content of a JSON file, None if missing or invalid, and the path to which an invalid file was renamed.

    The path is None if no file was renamed.
    """
    try:
        return checked(kind, parse_json(file_text(file))), None
    except OSError:  # no such file, or it cannot be read
        return None, None
    except ValueError:  # not JSON, not a regular file, or of another type
        pass
    with contextlib.suppress(OSError):  # the folder is read-only, so no new file can be written either
        return None, put_aside(file)
    return None, None


def _check_value(kind: Any, value: object) -> Any:
    origin, args = get_origin(kind), get_args(kind)
    if kind is Any or type(value) in PLAIN.get(kind, ()):
        return value
    if origin in (Union, UnionType):
        for each in args:
            with contextlib.suppress(ValueError):
                return _check_value(each, value)
    elif origin is dict and isinstance(value, dict):
        return {name: _check_value(args[1], item) for name, item in value.items()}
    elif origin is list and isinstance(value, list):
        return [_check_value(args[0], item) for item in value]
    elif origin is tuple and isinstance(value, list):
        kinds = args[:1] * len(value) if args[1:] == (...,) else args
        if len(kinds) == len(value):
            return tuple(map(_check_value, kinds, value))
    elif isinstance(kind, EnumMeta) and isinstance(value, str):
        return kind(value)
    elif kind not in PLAIN and origin is None and isinstance(value, list | dict):
        return _record(kind, value)
    raise ValueError(f"no {kind}: {value!r}")


def _record(kind: type, value: list[Any] | dict[str, Any]) -> object:
    kinds, required = _fields(kind)
    if isinstance(value, list):
        value = dict(zip(kinds, value, strict=True))
    if not required <= value.keys() <= kinds.keys():
        raise ValueError(f"other fields than those of {kind}: {value!r}")
    return kind(**{name: _check_value(kinds[name], item) for name, item in value.items()})


@cache
def _fields(kind: Any) -> tuple[dict[str, Any], frozenset[str]]:
    if is_dataclass(kind):
        required = {one.name for one in fields(kind) if one.default is MISSING and one.default_factory is MISSING}
    else:
        required = set(kind._fields) - kind._field_defaults.keys()
    return get_type_hints(kind), frozenset(required)


def _parse_int(text: str) -> int:
    number = whole_number(text.removeprefix("-"))
    if number is None:
        raise ValueError("a number beyond reckoning")
    return -number if text.startswith("-") else number


def _parse_float(text: str) -> float:
    number = float(text)
    if not abs(number) < HIGHEST:  # infinity or NaN
        raise ValueError("a number beyond reckoning")
    return number
