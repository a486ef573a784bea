"""Coach tips that were already shown, stored in a file beside the folder of matches."""

from __future__ import annotations

import contextlib
import json
from pathlib import Path

from bluestick.store.json_files import read_file
from bluestick.store.match_store import MatchStore

TipNames = dict[str, list[str]]


class SeenTips:
    """Coach tips already shown, by game and name; an invalid file counts as empty and is renamed."""

    def __init__(self, saves: MatchStore) -> None:
        self._saves = saves
        self.aside: Path | None = None
        """New path of an invalid file that was renamed; None: no file was."""
        self._seen = self._read()

    def has(self, game: str, name: str) -> bool:
        return name in self._seen.get(game, [])

    def add(self, game: str, name: str) -> None:
        self._seen.setdefault(game, []).append(name)
        with contextlib.suppress(OSError):  # the tip is shown again another day
            self._saves.update(self._saves.tips_file, self._whole)

    def _whole(self) -> str:
        """Merge the tips with those that another window has added to the file; return the new content of the file."""
        there = self._read()
        self._seen = {
            game: [*dict.fromkeys([*there.get(game, []), *self._seen.get(game, [])])] for game in there | self._seen
        }
        return json.dumps(self._seen, indent=1)

    def _read(self) -> TipNames:
        found, aside = read_file(TipNames, self._saves.tips_file)
        self.aside = aside or self.aside
        return found or {}
