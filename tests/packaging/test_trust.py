"""The harness that harms the program notices what it is there to notice."""

import sys
import time
from pathlib import Path
from random import Random

import pytest
from trust import mutants, names, planted, report, soak
from trust.long_matches import to_and_fro

from bluestick.engine.bot_match import play_out
from bluestick.engine.match import Match
from bluestick.engine.record import Record
from bluestick.games import GAMES, bot, replayed
from bluestick.match.review_cache import ReviewCache
from bluestick.store.match_store import MatchStore
from bluestick.tables.drawing.tooltip import literal_tooltip


def harmed(monkeypatch, **wrong):
    """Eighty mutants, each kind as often as the others, by a program with something wrong."""
    for name, (holder, how) in wrong.items():
        monkeypatch.setattr(holder, name, how)
    line = report.Line("mutants")
    mutants.mutants(line, 3, time.monotonic() + 60, 80)
    return line


def test_mutants_of_every_kind_do_no_harm(monkeypatch):
    line = harmed(monkeypatch)
    assert line.failures == []
    assert line.tried == 80
    assert set(line.noted) == set(mutants.KINDS)


def test_a_traceback_is_noticed(monkeypatch):
    def raising(*_):
        raise ZeroDivisionError

    assert any("ZeroDivisionError" in each for each in harmed(monkeypatch, read=(ReviewCache, raising)).failures)


def test_a_file_that_is_changed_is_noticed(monkeypatch):
    load = MatchStore.load

    def spoiling(saves, path):
        path.write_bytes(b"")
        return load(saves, path)

    assert any("not as it was" in each for each in harmed(monkeypatch, load=(MatchStore, spoiling)).failures)


def test_a_move_that_names_its_cards_in_another_order_is_the_same_move():
    rules = GAMES["snapphana"]
    match = Match(rules, rules.setup(variant="1000"), rng=Random(1))
    play_out(match, [bot("snapphana", "easy")], until=lambda match: match.position > 4)
    lines = "".join(match.record().lines())
    discard = next(move.text for move in match.record().moves if move.text.startswith("discard"))
    verb, *cards = discard.split()
    turned = lines.replace(discard, " ".join((verb, *reversed(cards)))).encode()
    assert turned != lines.encode()
    assert mutants.misread(turned, replayed(Record.parse(turned))) == ""


def test_the_same_seed_makes_the_same_mutants():
    made = [[mutants.mutate(b'{"a": 1}\n' * 9, rng) for _ in range(50)] for rng in (Random(1), Random(1), Random(2))]
    assert made[0] == made[1] != made[2]


@pytest.mark.parametrize(("slope", "fails"), [(0.0, False), (1.0, True)])
def test_memory_that_grows_is_noticed_once_that_can_be_told(slope, fails):
    seen = [(30 + slope * window, 100.0, 14, 1) for window in range(30)]
    line = report.Line("soak")
    soak.judge(line, seen, [])
    assert bool(line.failures) == fails
    short = report.Line("soak")
    soak.judge(short, seen[:9], [])
    assert short.failures == []


def test_files_that_stay_open_are_noticed():
    line = report.Line("soak")
    soak.judge(line, [(30.0, 100.0, 14 + window, 1) for window in range(30)], [])
    assert line.failures == ["open files become more and more"]


def test_the_table_tells_what_failed():
    line = report.Line("kills", tried=1000, failures=["moves are lost"])
    text = report.table([line], seed=7, seconds=60)
    assert "1,000" in text
    assert "FAILED kills: moves are lost" in text


def test_modules_are_short():
    for file in Path(report.__file__).parent.glob("*.py"):
        assert len(file.read_text("utf-8").splitlines()) < 400


def test_a_name_that_is_followed_is_noticed(qapp):
    name = "/there/<img src=/no/such/file>"
    assert any("loads" in each for each in names.followed("a tip", name))
    assert any("shows" in each for each in names.followed("a tip", "<b>a</b>", "<b>b</b>"))
    assert [*names.followed("a tip", literal_tooltip(name), name)] == []


@pytest.mark.parametrize("seats", [2, 4])
def test_a_long_match_is_legal_and_as_long_as_it_says(seats):
    match = replayed(Record.parse(to_and_fro(100, seats)))
    assert match.outcome is None
    assert match.position == 1 + 100
    boards = [played.step.state.board for played in match.played[1:]]
    assert len(set(boards)) == 2 * seats


def test_a_planted_module_that_runs_is_noticed(tmp_path, monkeypatch):
    monkeypatch.setitem(planted.STARTS, "careless", (sys.executable, "-c", "import random"))
    assert "random ran" in planted.tried(tmp_path, "careless", ["random"])
