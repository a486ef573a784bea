"""Mapping whose values are imported on first access."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from pkgutil import resolve_name
from typing import Any, TypeVar

T = TypeVar("T")


class Catalogue(Mapping[str, T]):
    """Objects of one package by name; a value is imported on first access."""

    def __init__(self, package: str, places: Mapping[str, str], made: Callable[[Any], T] = lambda found: found) -> None:
        """``places``: path in ``package`` of the object with each name: "halma.game:HalmaGame", or "halma" (a module).

        ``made``: returns the value for an imported object; by default the object itself.
        """
        self._package = package
        self._places = dict(places)
        self._made = made
        self._found: dict[str, T] = {}

    def __getitem__(self, name: str) -> T:
        if name not in self._places:
            raise KeyError(f"no {name!r}: {', '.join(self._places)}")
        if name not in self._found:
            self._found[name] = self._made(resolve_name(f"{self._package}.{self._places[name]}"))
        return self._found[name]

    def __contains__(self, name: object) -> bool:
        return name in self._places

    def __iter__(self) -> Iterator[str]:
        return iter(self._places)

    def __len__(self) -> int:
        return len(self._places)
