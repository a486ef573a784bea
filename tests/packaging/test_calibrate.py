"""``dev.py calibrate``: its tables, and what it makes of a mark that is played on."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "packaging"))

from played_on import HEADER, PlayedOn, row  # noqa: E402


def calibrate(*args):
    told = subprocess.run([sys.executable, "packaging/calibrate.py", *args], cwd=ROOT, capture_output=True, text=True)
    assert told.returncode == 0, told.stderr
    header, *lines = told.stdout.splitlines()
    return header, [line.split() for line in lines]


def test_a_form_is_measured_in_a_line():
    header, ((game, variant, seats, decisions, spread, stated, *_),) = calibrate(
        "fjabbe", "--decisions", "1", "--seconds", "0.05"
    )
    assert header.split()[:4] == ["form", "decisions", "spread", "error"]
    assert (game, variant, seats, decisions) == ("snapphana", "fjabbe", "4", "1")
    assert float(spread) >= 0
    assert float(stated) >= 0


def test_a_mark_is_played_on():
    header, ((game, variant, seats, marks, claimed, on, *_),) = calibrate(
        "harjan", "--played", "1", "--deals", "2", "--seconds", "0.15", "--move", "0.11"
    )
    assert header == HEADER
    assert (game, variant, seats, marks) == ("haljan", "harjan", "2", "1")
    assert float(claimed) >= 3
    assert abs(float(on)) <= 400


def test_a_mark_is_refuted_only_beyond_two_errors():
    assert not PlayedOn(9.0, (5.0, 3.0, -1.0)).refuted
    assert not PlayedOn(9.0, (-9.0, 3.0, -1.0)).refuted
    assert PlayedOn(9.0, (-9.0, -8.0, -10.0)).refuted


def test_the_table_has_means_over_the_marks():
    told = row("harjan", [PlayedOn(4.0, (1.0, 3.0)), PlayedOn(8.0, (5.0, 7.0))]).split()
    assert told == ["harjan", "2", "6.0", "4.0", "2.0", "0"]
    assert len(HEADER.split()) == len(told) + 1, "played on is two words"
    assert PlayedOn(4.0, (1.0, 3.0)).error == pytest.approx(1.0)
