"""Clauses of a game's rule pages."""

import re
from functools import cache
from pathlib import Path

PAGES = Path(__file__).parents[1] / "resources" / "rules"

_CLAUSE = re.compile(r"^(?:#{2,4} |\*\*)([A-Z]{1,3}\d+(?:\.\d+)*)\b", re.MULTILINE)
"""A heading ``## L4 Step``, or a paragraph that begins ``**L1.1**``."""


@cache
def clauses(game: str, language: str = "en") -> frozenset[str]:
    """All clauses of a page, with the game: ``halma#L4``."""
    page = (PAGES / game / f"{language}.md").read_text(encoding="utf-8")
    return frozenset(f"{game}#{clause}" for clause in _CLAUSE.findall(page))
