"""A worked case that knows which of its fields were asked for."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

NOTES = frozenset({"id", "kind", "type", "title", "refs", "clause", "why", "basis"})
"""What a case says to its reader. Everything else is to be checked."""


class Fields(Mapping[str, Any]):
    """The fields of a case. To ask whether there is one is not yet to read it."""

    def __init__(self, fields: Mapping[str, Any], place: str = "") -> None:
        self._fields = {name: _fields(value, f"{place}{name}") for name, value in fields.items()}
        self._place = place
        self._read: set[str] = set()

    def __getitem__(self, name: str) -> Any:
        value = self._fields[name]
        self._read.add(name)
        return value

    def __contains__(self, name: object) -> bool:
        return name in self._fields

    def __iter__(self) -> Iterator[str]:
        return iter(self._fields)

    def __len__(self) -> int:
        return len(self._fields)

    def __repr__(self) -> str:
        return repr(self._fields)

    def agree(self, found: Mapping[str, Any]) -> None:
        """Compare what a case expects, be it all that was found or a part of it.

        What was compared before may be handed in as it stands: that does not read the fields inside.
        """
        assert self._fields, f"{self._place} nothing"
        for name, value in self.items():
            assert name in found, f"nothing is known of {self._place}{name}"
            assert found[name] is value or found[name] == value, f"{self._place}{name}"

    def unread(self) -> Iterator[str]:
        """What nobody asked for, as ``given.deals[1].buy``."""
        for name, value in self._fields.items():
            if name not in self._read:
                yield f"{self._place}{name}"
            else:
                yield from _unread(value)


def _fields(value: Any, place: str) -> Any:
    if isinstance(value, Mapping):
        return Fields(value, f"{place}.")
    if isinstance(value, list):
        return [_fields(item, f"{place}[{number}]") for number, item in enumerate(value)]
    return value


def _unread(value: Any) -> Iterator[str]:
    if isinstance(value, Fields):
        yield from value.unread()
    elif isinstance(value, list):
        for item in value:
            yield from _unread(item)
