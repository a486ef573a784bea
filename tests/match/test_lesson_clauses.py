"""Which clauses a beginner comes across in the lessons, and where: all that stand before what is looked up."""

import re

import pytest

from bluestick.games import GAMES
from bluestick.match import lesson_script as lessons
from bluestick.store.lesson_progress import lesson_folder
from tests.rule_pages import PAGES

CLAUSE = re.compile(r"^(?:### |\*\*)([A-Z]{1,2}\d+(?:\.\d+)*)\b", re.MULTILINE)
LOOKED_UP = "\n## For looking up\n"
"""From here on a page has what is rare, and what may be chosen."""


def needed(game):
    """The clauses of a page before all that is looked up."""
    page, found, _ = (PAGES / game / "en.md").read_text(encoding="utf-8").partition(LOOKED_UP)
    assert found
    return list(dict.fromkeys(CLAUSE.findall(page)))


def touched(game):
    """Clause -> the lessons and stops that link it, in the order in which they are taken."""
    found = {}
    for stem in lessons.lesson_stems(lesson_folder(game)):
        for stop in lessons.read_lesson(stem, "en").stops:
            for remark in (stop.remark, *stop.replies.values()):
                for pointer in remark.pointers:
                    if pointer.kind == "clause":
                        found.setdefault(pointer.targets[0], []).append(f"{stem.name} at {stop.name}")
    return found


@pytest.mark.parametrize("game", GAMES)
def test_a_beginner_comes_across_every_clause(game):
    found = touched(game)
    told = "\n".join(f"{clause}: {', '.join(where)}" for clause, where in found.items())
    missed = [
        clause
        for clause in needed(game)
        if not any(one == clause or one.startswith(f"{clause}.") or clause.startswith(f"{one}.") for one in found)
    ]
    assert missed == [], told
