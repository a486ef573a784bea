"""Paths and names on the pages for developers exist."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
PAGES = sorted((ROOT / "docs").glob("*.md"))
HERE = (
    "",
    "bluestick/",
    "bluestick/tables/",
    "bluestick/engine/",
    "bluestick/games/haljan/",
    "bluestick/tables/haljan/",
    "resources/rules/haljan/",
    "docs/",
)
"""Where a path may begin; what every game has, haljan has."""


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_file_that_a_page_names_is_there(page):
    text = page.read_text(encoding="utf-8")
    named = re.findall(r"[`(]([\w./<>-]+(?:\.py|\.md|/))[`)]", text)
    for name in named:
        path = name.replace("<game>", "haljan").replace("GAME", "haljan").replace("<language>", "en")
        assert any((ROOT / start / path).exists() for start in HERE), name
