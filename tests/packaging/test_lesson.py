"""``dev.py lesson``: what it writes beside a match, and what it says of lessons."""

import json
import shutil
from pathlib import Path

import lesson as command

from bluestick.match import lesson_script as lessons
from tests.app import lesson_checks

TRIAL = Path(__file__).parents[1] / "app" / "lessons" / "haljan" / "1-trial"


def test_a_skeleton_has_every_position_at_which_the_learner_chose(tmp_path):
    record = Path(shutil.copy(TRIAL.with_suffix(".bluestick"), tmp_path))
    record.write_text(record.read_text("utf-8").replace('"Berit", "level": null', '"Berit", "level": "easy"'), "utf-8")
    assert command.write(record) == 0
    made = lessons.read_lesson(tmp_path / TRIAL.name, "nb")
    assert [stop.name for stop in made.stops] == ["1", "2", "7", "11", "14"]
    assert made.seat == 1
    assert list(lesson_checks.the_record_replays(tmp_path / TRIAL.name)) == []
    assert json.loads((tmp_path / "1-trial.json").read_text("utf-8"))["asks"]["2"]["right"] == [
        {"move": "play S7 C9 C5"}
    ]


def test_a_skeleton_overwrites_nothing(tmp_path, capsys):
    record = Path(shutil.copy(TRIAL.with_suffix(".bluestick"), tmp_path))
    (tmp_path / "1-trial.de.md").write_text("mine")
    assert command.write(record) == 2
    assert "1-trial.de.md is there already" in capsys.readouterr().err
    assert sorted(file.name for file in tmp_path.iterdir()) == ["1-trial.bluestick", "1-trial.de.md"]
