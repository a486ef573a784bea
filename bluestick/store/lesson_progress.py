"""Progress in the lessons, in one small file that is written at every stop (step of a lesson)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from bluestick.store import paths
from bluestick.store.files import SUFFIX
from bluestick.store.json_files import read_file
from bluestick.store.match_store import MatchStore

Known = dict[str, dict[str, dict[str, Any]]]


class LessonProgress:
    """Finished lessons, and the stop reached in unfinished ones; an invalid file counts as empty and is renamed."""

    def __init__(self, saves: MatchStore) -> None:
        self._saves = saves
        self.aside: Path | None = None
        """New path of an invalid file that was renamed; None: no file was."""
        self._known = self._read()
        self._unwritten: Known = {}

    def stop(self, game: str, lesson: str) -> str:
        """Return the name of the stop at which a lesson was left; empty if the lesson is not in progress."""
        return str(self._of(game, lesson).get("stop", ""))

    def is_done(self, game: str, lesson: str) -> bool:
        return self._of(game, lesson).get("done") is True

    def has_finished_any(self, game: str) -> bool:
        return any(self.is_done(game, lesson) for lesson in self._known.get(game, {}))

    def reach(self, game: str, lesson: str, stop: str) -> None:
        """Record the stop reached. After an OSError it is remembered only until the program ends."""
        self._change(game, lesson, {"stop": stop})

    def finish(self, game: str, lesson: str) -> None:
        """Record that a lesson is finished. After an OSError this is remembered only until the program ends."""
        self._change(game, lesson, {"stop": "", "done": True})

    def _of(self, game: str, lesson: str) -> dict[str, Any]:
        return self._known.get(game, {}).get(lesson, {})

    def _change(self, game: str, lesson: str, now: dict[str, Any]) -> None:
        self._unwritten = _merge_states(self._unwritten, {game: {lesson: now}})
        self._known = _merge_states(self._known, self._unwritten)
        self._saves.update(self._saves.progress_file, self._whole)
        self._unwritten = {}

    def _whole(self) -> str:
        """Merge the progress with what another window has written to the file; return the new content of the file."""
        self._known = _merge_states(_merge_states(self._known, self._read()), self._unwritten)
        return json.dumps(self._known, indent=1)

    def _read(self) -> Known:
        found, aside = read_file(Known, self._saves.progress_file)
        self.aside = aside or self.aside
        return found or {}


def _merge_states(older: Known, newer: Known) -> Known:
    """Merge two states: ``newer`` has precedence, but a lesson finished in either stays finished."""
    return {
        game: {
            lesson: _lesson(older.get(game, {}).get(lesson, {}), newer.get(game, {}).get(lesson, {}))
            for lesson in older.get(game, {}) | newer.get(game, {})
        }
        for game in older | newer
    }


def _lesson(older: dict[str, Any], newer: dict[str, Any]) -> dict[str, Any]:
    return {**older, **newer} | ({"done": True} if older.get("done") is True else {})


def lesson_folder(game: str) -> Path:
    """Return the folder of a game's lessons."""
    return paths.lessons_folder() / game


def has_lessons(game: str) -> bool:
    """Return whether a game has lessons."""
    return next(lesson_folder(game).glob(f"*{SUFFIX}"), None) is not None
