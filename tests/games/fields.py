"""A worked case that records which of its fields were read."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

NOTES = frozenset({"id", "kind", "type", "title", "refs", "clause", "why", "basis"})
"""Notes for readers of a case. All other fields must be checked."""


class Fields(Mapping[str, Any]):
    """The fields of a case. Asking whether a field exists does not count as reading it."""

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
        """Compare what a case expects with what was found, which may be more.

        Values that were compared before may be passed unchanged: that does not read the fields inside.
        """
        assert self._fields, f"{self._place} nothing"
        for name, value in self.items():
            assert name in found, f"nothing is known of {self._place}{name}"
            assert found[name] is value or found[name] == value, f"{self._place}{name}"

    def unread(self) -> Iterator[str]:
        """Return the unread fields, such as ``given.deals[1].buy``."""
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
