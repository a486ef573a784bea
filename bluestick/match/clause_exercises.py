"""Index of lesson questions by rule clause, for "Try it" on a rule page."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass

from bluestick.match.lesson_answers import LessonError
from bluestick.match.lesson_script import lesson_stems, read_lesson_texts
from bluestick.store.lesson_progress import lesson_folder


@dataclass(frozen=True, slots=True)
class ClauseExercise:
    """Lesson question about a rule clause: names of the lesson and of its stop (step) with the question."""

    lesson: str
    stop: str


def clause_exercises(game: str, language: str) -> dict[str, ClauseExercise]:
    """Return the first lesson question about each clause, by clause id; damaged lessons are skipped."""
    found: dict[str, ClauseExercise] = {}
    for stem in lesson_stems(lesson_folder(game)):
        try:
            asked = json.loads(stem.with_name(f"{stem.name}.json").read_text(encoding="utf-8"))["asks"]
            stops = read_lesson_texts(stem.with_name(f"{stem.name}.{language}.md")).stops
        except (LessonError, OSError, ValueError, KeyError, TypeError):  # the list of lessons reports it
            continue
        for stop in (stop for stop in stops if stop.name in asked):
            for pointer in stop.remark.pointers:
                if pointer.kind == "clause":
                    found.setdefault(pointer.targets[0], ClauseExercise(stem.name, stop.name))
    return found


def exercise_of(clause: str, known: Mapping[str, ClauseExercise]) -> ClauseExercise | None:
    """Return the question in ``known`` on a clause, its parent (L7 of L7.1) or a subclause; None without one."""
    heading = clause.partition(".")[0]
    parts = (known[one] for one in known if one.startswith(f"{clause}."))
    return known.get(clause) or known.get(heading) or next(parts, None)
