"""``dev.py verdicts``: what it counts, and that it goes on where it was stopped."""

import json
import subprocess
import sys
from pathlib import Path

from bluestick.engine.verdicts import Mark

ROOT = Path(__file__).parents[2]


def verdicts(*args):
    told = subprocess.run([sys.executable, "packaging/verdicts.py", *args], cwd=ROOT, capture_output=True, text=True)
    return told.returncode, told.stdout, told.stderr


def test_a_match_is_played_once_and_counted_in_the_table_with_those_of_before(tmp_path):
    kept = tmp_path / "kept.jsonl"
    before = {
        "form": "halma halma 2",
        "level": "hard",
        "seed": 7,
        "seconds": 1.0,
        "counts": {"best": 90, "mistake": 10},
    }
    easy = {"form": "halma halma 2", "level": "easy", "seed": 7, "seconds": 1.0, "counts": {"bad": 4, "found": 3}}
    kept.write_text(f"{json.dumps(before)}\n{json.dumps(easy)}\n")
    status, said, _ = verdicts("kille", "--levels", "easy", "--seconds", "0.01", "--most", "2", "--to", str(kept))
    assert status == 0
    assert [line.split() for line in said.splitlines() if line.startswith("halma")] == [
        ["halma", "halma", "2", "1", "100", "10", "17.4%", "4", "3", "75%"]
    ]
    assert len(kept.read_text().splitlines()) == 3
    assert verdicts("kille", "--levels", "easy", "--seconds", "0.01", "--to", str(kept))[0] == 0
    assert len(kept.read_text().splitlines()) == 3


def test_what_a_hard_bot_would_have_done_in_a_match_of_others_is_reviewed(tmp_path):
    kept = tmp_path / "kept.jsonl"
    assert verdicts("kille", "--levels", "hard", "--seconds", "0.05", "--most", "3", "--to", str(kept))[0] == 0
    (line,) = map(json.loads, kept.read_text().splitlines())
    assert 1 <= sum(line["counts"].values()) <= 3
    assert line["counts"].keys() <= set(Mark)


def test_what_was_weighed_again_for_longer_is_a_table_of_its_own(tmp_path):
    kept = tmp_path / "kept.jsonl"
    counts = {"weighed": 8, "sure in 1": 2, "same in 1": 4, "bad in 1": 1, "sure in 3": 3, "same in 3": 8}
    line = {"form": "halma halma 2", "level": "medium", "seed": 7, "seconds": 1.0, "counts": counts}
    kept.write_text(f"{json.dumps(line)}\n")
    args = ("kille", "--levels", "medium", "--seconds", "0.02", "--most", "3", "--to", str(kept))
    status, said, _ = verdicts(*args)
    assert status == 0
    shares = ["8", "25%", "50%", "12%", "38%", "100%", "0%"]
    assert [line.split() for line in said.splitlines() if line.startswith("halma")] == [
        ["halma", *shares],
        ["halma", "halma", "2", *shares],
    ]
    _, weighed = map(json.loads, kept.read_text().splitlines())
    counts = weighed["counts"]
    assert 1 <= counts["weighed"] <= 3
    assert all(0 <= many <= counts["weighed"] for many in counts.values())
    assert "matches" not in said


def test_a_game_that_is_not_there_is_named():
    status, _, complaint = verdicts("bridge")
    assert status == 2
    assert "bridge" in complaint
    assert "halma" in complaint
    assert "Traceback" not in complaint
