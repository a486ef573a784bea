"""Coach tips that were already shown, stored in a file beside the folder of matches."""

from __future__ import annotations

import contextlib
import json
from pathlib import Path
from typing import TypeGuard

from bluestick.store.json_files import checked
from bluestick.store.match_store import MatchStore


class SeenTips:
    """Coach tips that were already shown, by game and name. An invalid file counts as empty and is renamed."""

    def __init__(self, saves: MatchStore) -> None:
        self._saves = saves
        self.aside: Path | None = None
        """New path of an invalid file that was renamed; None if none was."""
        self._seen = self._read()

    def has(self, game: str, name: str) -> bool:
        """Return whether a tip was shown."""
        return name in self._seen.get(game, [])

    def add(self, game: str, name: str) -> None:
        """Record that a tip was shown, and write it to disk before returning."""
        self._seen.setdefault(game, []).append(name)
        with contextlib.suppress(OSError):  # the tip is shown again another day
            self._saves.change(self._saves.seen, self._whole)

    def _whole(self) -> str:
        """Return the new text of the file, merged with tips that another window has added to it."""
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
    """Return whether a JSON value maps games to lists of tip names."""
    return isinstance(found, dict) and all(
        isinstance(names, list) and all(isinstance(name, str) for name in names) for names in found.values()
    )
