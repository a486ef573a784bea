"""Lessons: every one there is obeys what is asked of all, and what is wrong with one is told by file, stop and line."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from bluestick.games import GAMES
from bluestick.match import lesson_script as lessons
from bluestick.match.lesson_answers import LessonError, MovePattern
from bluestick.store import paths
from tests.app import lesson_checks

TRIALS = Path(__file__).parents[1] / "app" / "lessons"
TRIAL = TRIALS / "haljan" / "1-trial"
ALL = [stem for game in GAMES for stem in lessons.lesson_stems(paths.resources_folder() / "lessons" / game)]


def name(value):
    return f"{value.parent.name}-{value.name}" if isinstance(value, Path) else value.__name__


@pytest.mark.parametrize("check", lesson_checks.CHECKS, ids=name)
@pytest.mark.parametrize("stem", ALL, ids=name)
def test_a_lesson_is_as_it_should_be(dressed, stem, check):
    assert list(check(stem)) == []


@pytest.fixture
def copy(tmp_path):
    """A lesson that is as it should be, to be damaged."""
    for file in TRIAL.parent.iterdir():
        shutil.copy(file, tmp_path)
    return tmp_path / TRIAL.name


def spoil(copy, ending, before, after):
    file = copy.with_name(copy.name + ending)
    text = file.read_text(encoding="utf-8")
    assert before in text
    file.write_text(text.replace(before, after, 1), encoding="utf-8")


def test_the_trial_is_found_to_be_too_short_and_nothing_else(dressed):
    assert {problem.partition(": ")[2] for problem in lesson_checks.problems(TRIAL)} == {"1.9 minutes, 3 to 5 would do"}


@pytest.mark.parametrize(
    ("ending", "before", "after", "complaint"),
    [
        (".bluestick", "play HK CK C3", "play HK CK C4", "line 5: illegal_move"),
        (".bluestick", '"rules": 1', '"rules": 0', "line 1: bad_header rules"),
        (".json", '"7"', '"8"', "1-trial.json, stop 8: there is no such stop"),
        (".json", '"seat": 1,', '"seat": 4,', "there is no seat 4"),
        (".json", '"seat": 1,', '"seat" 1,', "1-trial.json, line 2: Expecting ':' delimiter"),
        (".json", "CardsPlayed", "CardsLaid", "stop 7: there is no event CardsLaid"),
        (
            ".json",
            '"seat": 1,\n      "wins_so_far"',
            '"chair": 1,\n      "wins_so_far"',
            "stop 7: CardsPlayed has no chair",
        ),
        (".json", "play S7 C9 C5", "play C9 S7 C5", "stop 2b: play C9 S7 C5 is written play S7 C9 C5"),
        (".json", "play S7 CA C9", "play S7 CK C9", "stop 2b: play S7 CK C9 of dear is not legal"),
        (".json", "play S7 CA C9", "play S7 C9 C5", "stop 2b: play S7 C9 C5 is at once dear and right"),
        (".json", '"wins_so_far": false', '"wins_so_far": true', "stop 7: the record's move is other"),
        (".json", '"exchange"', '"play H2 C9 C5"', "stop 1: the record's move is other"),
        (".json", '"2b"', '"2"', "stop 2: stop 2b still comes before the move"),
        (".en.md", "# A trial", "A trial", "1-trial.en.md, line 1: the first line is to be #"),
        (".en.md", "## 7", "## 6", "1-trial.json, stop 7: there is no such stop"),
        (".en.md", "## 12", "## 10", "stop 10, line 53: it cannot follow stop 11"),
        (".en.md", "## 17", "## 18", "stop 18, line 57: the record has 17 moves"),
        (".en.md", "## 2b", "## 2c", "stop 2c, line 21: it cannot follow stop 2"),
        (".en.md", "### takes", "### taken", "stop 7, line 33: ### takes is missing"),
        (".en.md", "### takes", "### dear\n\nNo.\n\n### takes", "stop 7, line 37: ### dear is no code of 1-trial.json"),
        (".en.md", "### takes", "### other\n\nNo.\n\n### takes", "en, stop 7: ### other, but every legal move has"),
        (".en.md", "### other\n\nOne of them is not beaten.\n", "", "en, stop 11: ### other is missing"),
        (".en.md", "plate:0", "plate:4", "stop 2, line 17: no plate 4 on the table"),
        (".en.md", "cards:DQ", "cards:HQ", "stop 1, line 5: no cards HQ on the table"),
        (".en.md", "cards:DQ", "card:DQ", "1-trial.en.md, stop 1, line 5: (card:DQ) is none of"),
        (".en.md", "#H5", "#H55", "en, stop 1, line 5: no clause haljan#H55"),
        (".en.md", "Just so.", "Just so. " * 20, "en, stop 11, right: 179 characters, 160 at most"),
        (".en.md", "Lead [", "Now, please, lead " * 20 + "[", "stop 2b: 402 characters, 320 at most"),
        (".sv.md", "plate:0", "plate:2", "sv, stop 2, line 17: other links than in English"),
        (".sv.md", "### right\n\nHon är din.\n", "", "sv, stop 1: replies are other"),
        (".sv.md", "## 17", "## 16", "sv: the stops are 1, 2, 2b, 7, 11, 12, 16"),
        (".de.md", "**Trumpfzwei**", "**Trumpfzwei", "1-trial.de.md, stop 1, line 5: a ** has no other one"),
    ],
)
def test_what_is_wrong_is_named_by_file_stop_and_line(dressed, copy, ending, before, after, complaint):
    spoil(copy, ending, before, after)
    lesson_checks.forget()
    assert complaint in "\n".join(lesson_checks.problems(copy))


@pytest.mark.parametrize("ending", [".bluestick", ".json", ".en.md"])
def test_a_file_that_is_missing_is_named(copy, ending):
    copy.with_name(copy.name + ending).unlink()
    with pytest.raises(LessonError, match=re.escape(copy.name + ending)):
        lessons.read_lesson(copy, "en")


def test_the_lessons_of_a_game_come_in_the_order_of_their_numbers(tmp_path):
    for stem in ("10-last", "2-second", "1-first", "notes"):
        (tmp_path / f"{stem}.bluestick").touch()
    assert [stem.name for stem in lessons.lesson_stems(tmp_path)] == ["1-first", "2-second", "10-last"]


def test_a_pattern_may_ask_for_as_much_as_one_likes():
    made = lessons.read_lesson(TRIAL, "en")
    match = made.match(13)
    last = made.rules.read(made.record.moves[13].text)
    events = match.rules.apply(match.played[-1].step.state, 3, last).events
    assert MovePattern(event="TrickTaken", at_least=(("points", 19),)).fits("", events)
    assert not MovePattern(event="TrickTaken", at_least=(("points", 20),)).fits("", events)
    assert not MovePattern(event="TrickTaken", where=(("seat", 0),)).fits("", events)


def test_a_question_is_understood_before_anything_of_its_game_was_loaded():
    program = (
        "from pathlib import Path; from bluestick.match import lesson_script; "
        f"lesson_script.read_lesson(Path({str(TRIAL)!r}), 'en')"
    )
    subprocess.run([sys.executable, "-c", program], check=True, timeout=60)
