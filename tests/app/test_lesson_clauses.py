"""Which clauses a beginner comes across in the lessons, and where. What is left for the page is named here."""

import re

import pytest

from bluestick.app.lessons import lesson as lessons
from bluestick.app.lessons.progress import folder
from bluestick.games import GAMES
from tests.rule_pages import PAGES

CLAUSE = re.compile(r"^(?:### |\*\*)([A-Z]{1,2}\d+(?:\.\d+)*)\b", re.MULTILINE)
LOOKED_UP = "\n## For looking up\n"
"""From here on a page has what is rare, and what may be chosen."""

LEFT = {
    "haljan": "H2.1 H2.5 H2.6 H3.1 H3.3 H6.4",
    "haggis": "G5.1",
    "kille": "K2.6 K8.2",
    "snapphana": "",
    "halma": "L1 L1.1 L1.2 L2.2 L2.3",
}
"""Clauses of the first parts of a page that no lesson cites: of pack, board and seats, which one sees."""


def needed(game):
    """The clauses of a page before all that is looked up."""
    page, found, _ = (PAGES / game / "en.md").read_text(encoding="utf-8").partition(LOOKED_UP)
    assert found
    return list(dict.fromkeys(CLAUSE.findall(page)))


def touched(game):
    """Clause -> the lessons and stops that link it, in the order in which they are taken."""
    found = {}
    for stem in lessons.stems(folder(game)):
        for stop in lessons.read(stem, "en").stops:
            for remark in (stop.remark, *stop.replies.values()):
                for pointer in remark.pointers:
                    if pointer.kind == "clause":
                        found.setdefault(pointer.targets[0], []).append(f"{stem.name} at {stop.name}")
    return found


@pytest.mark.parametrize("game", GAMES)
def test_a_beginner_comes_across_every_clause_but_these(game):
    found = touched(game)
    told = "\n".join(f"{clause}: {', '.join(where)}" for clause, where in found.items())
    missed = [
        clause
        for clause in needed(game)
        if not any(one == clause or one.startswith(f"{clause}.") or clause.startswith(f"{one}.") for one in found)
    ]
    assert missed == LEFT[game].split(), told
