"""Coach tips already shown, in a file beside the folder of matches."""

from __future__ import annotations

import contextlib
import json
from pathlib import Path
from typing import TypeGuard

from bluestick.store.json_files import checked
from bluestick.store.match_store import MatchStore


class SeenTips:
    """Remembers by game and name what was said; a file that makes no sense counts as none, and is kept."""

    def __init__(self, saves: MatchStore) -> None:
        self._saves = saves
        self.aside: Path | None = None
        """Where a file has been put that could not be understood."""
        self._seen = self._read()

    def has(self, game: str, name: str) -> bool:
        """Whether this was said."""
        return name in self._seen.get(game, [])

    def add(self, game: str, name: str) -> None:
        """This was said: it is on the disk before anything else happens."""
        self._seen.setdefault(game, []).append(name)
        with contextlib.suppress(OSError):  # then it is said again another day
            self._saves.change(self._saves.seen, self._whole)

    def _whole(self) -> str:
        """What the file is to hold: what another window has added to it as well."""
        there = self._read()
        self._seen = {
            game: [*dict.fromkeys([*there.get(game, []), *self._seen.get(game, [])])] for game in there | self._seen
        }
        return json.dumps(self._seen, indent=1)

    def _read(self) -> dict[str, list[str]]:
        found, aside = checked(self._saves.seen, _makes_sense)
        self.aside = aside or self.aside
        return found or {}


def _makes_sense(found: object) -> TypeGuard[dict[str, list[str]]]:
    """Whether it is game -> the names of what was said."""
    return isinstance(found, dict) and all(
        isinstance(names, list) and all(isinstance(name, str) for name in names) for names in found.values()
    )
