"""A sixth game: Knockout Whist, ``tests/sixth_game``, laid over a copy of the checkout, where it stands on the shelf.

So does what ``dev.py new-game`` makes of it.
"""

import os
import re
import shutil
import subprocess
import sys
from difflib import ndiff
from pathlib import Path

import pytest

from tests.app.speech import workshop
from tests.checklist import POINTS

ROOT = Path(__file__).resolve().parent.parent
GAME = ROOT / "tests" / "sixth_game"
CHECKOUT = ("bluestick", "docs", "packaging", "resources", "tests", "translations", "pyproject.toml")
PAPERS = ("README.md", "CHANGELOG.md", "LICENSE")
HANDED_OUT = ["Translations", "The worked hand", "A screenshot", "The desktop", "The command line", "The papers"]
"""The points of what is handed out: this game is not."""

OWN = ("bluestick/games/knockout", "bluestick/tables/knockout", "bluestick/text/knockout")
BRIEFLY = ("--seats", "2", "--matches", "1", "--seconds", "0.2")

pytestmark = pytest.mark.thorough


def copied(folder):
    for name in (*CHECKOUT, *PAPERS):
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(ROOT / name, folder / name)
    return folder


@pytest.fixture(scope="module")
def shelf(tmp_path_factory):
    """A checkout with the sixth game."""
    root = copied(tmp_path_factory.mktemp("shelf"))
    workshop("new_game").write(root, "knockout")
    return root


def python(root, *arguments):
    """What a program prints there, and its exit status."""
    environment = {**os.environ, "PYTHONPATH": str(root), "QT_QPA_PLATFORM": "offscreen"}
    command = [sys.executable, *arguments]
    done = subprocess.run(command, cwd=root, env=environment, timeout=600, check=False, capture_output=True, text=True)
    return done.stdout + done.stderr, done.returncode


def pytest_there(root, *arguments):
    return python(root, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", *arguments)


def missing(printed, game):
    """The points of the checklist that a run of test_shelf has named, in its order."""
    return re.findall(rf"^_+ test_it_has\[{game}-(.+)\] _+$", printed, re.MULTILINE)


def test_no_line_that_was_there_is_changed_and_none_added_but_to_the_lists(shelf):
    longer = {}
    for path in (path for name in CHECKOUT for path in (ROOT / name).rglob("*") if path.is_file()):
        there = shelf / path.relative_to(ROOT)
        if "__pycache__" not in path.parts and path.read_bytes() != there.read_bytes():
            lines = ndiff(path.read_text("utf-8").splitlines(), there.read_text("utf-8").splitlines())
            longer[str(path.relative_to(ROOT))] = {line[0] for line in lines}
    assert longer == {name: {" ", "+"} for name in workshop("new_game").LINES}


def test_of_the_checklist_nothing_is_missing_but_what_is_handed_out(shelf):
    printed, _ = pytest_there(shelf, "tests/test_shelf.py", "-k", "knockout or every_title")
    assert missing(printed, "knockout") == HANDED_OUT
    assert f"{len(HANDED_OUT)} failed" in printed


def test_the_laws_its_cases_and_what_holds_for_every_page_and_table_hold_for_it(shelf):
    suites = ["games/test_every_game.py", "games/test_advisers.py", "games/test_cases.py", "games/test_notation.py"]
    suites += ["tables/test_every_table.py", "text/test_game_texts.py", "app/rules/test_rule_pages.py"]
    suites += ["app/rules/test_viewer.py", "app/home/test_settings_dialog.py", "app/shell/test_monkey.py"]
    printed, status = pytest_there(shelf, *(f"tests/{suite}" for suite in suites), "-m", "not slow", "-k", "knockout")
    assert status == 0, printed
    assert int(re.search(r"(\d+) passed", printed)[1]) > 100


def test_it_is_as_tidy_as_the_rest_of_the_program(shelf):
    for tool in (["ruff", "check"], ["ruff", "format", "--check"], ["mypy"]):
        printed, status = python(shelf, "-m", *tool, *OWN)
        assert status == 0, printed


def test_it_is_small():
    """Four pages of ten parts, with legend, worked hand and words, are a third of all its lines."""
    files = [path for path in GAME.rglob("*.*") if path.is_file() and path.suffix != ".pyc"]
    lines = {path.relative_to(GAME).as_posix(): len(path.read_text("utf-8").splitlines()) for path in files}
    rules = sum(number for name, number in lines.items() if "bluestick/games/" in name and "/bot.py" not in name)
    entries = "".join(entry for _, entry in workshop("new_game").LINES.values())
    assert lines["bluestick/tables/knockout/presenter.py"] <= 90
    assert rules <= 400
    assert sum(lines.values()) + entries.count("\n") <= 1210


@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
def test_its_bots_play_a_match_to_the_end(shelf, level):
    printed, status = python(shelf, "-m", "bluestick", "simulate", "knockout", "--bots", f"{level},random", *BRIEFLY)
    assert status == 0, printed


def test_a_new_game_is_written_and_what_is_left_to_do_is_named_in_order(tmp_path):
    root = copied(tmp_path)
    printed, status = python(root, "packaging/new_game.py", "piquet")
    assert status == 0, printed
    assert missing(printed, "piquet") == HANDED_OUT
    assert [point for point in POINTS if point in HANDED_OUT] == HANDED_OUT
    assert "Traceback" not in printed
    assert "knockout" not in "".join(path.read_text("utf-8") for path in (root / "bluestick").rglob("*piquet*/*.py"))


@pytest.mark.parametrize(
    ("game", "why"),
    [
        ("Piquet", "small letters"),
        ("pass", "small letters"),
        ("five-hundred", "small letters"),
        ("", "small letters"),
        ("haljan", "bluestick/games/haljan/__init__.py is there already"),
        ("common", "bluestick/text/common.py is there already"),
    ],
)
def test_a_name_that_no_game_can_have_is_refused_in_one_line(game, why, tmp_path):
    before = {path: path.stat().st_mtime_ns for path in (ROOT / "bluestick").rglob("*.py")}
    printed, status = python(ROOT, "packaging/new_game.py", game)
    assert status == 2
    assert why in printed
    assert printed.count("\n") == 1
    assert {path: path.stat().st_mtime_ns for path in (ROOT / "bluestick").rglob("*.py")} == before
