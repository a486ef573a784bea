"""The engine as a library: what docs/library.md says is so."""

import doctest
import subprocess
import sys
from importlib.resources import files
from pathlib import Path

import pytest

import bluestick
from bluestick.__main__ import main

PAGE = Path(__file__).parents[1] / "docs" / "library.md"
OWN = """
from bluestick import Choice, Reason

class Hasty:
    def choose(self, view, heard, moves, deadline, rng):
        if view.seat in view.to_act:
            return Choice(next(iter(moves)), Reason("first"))

idle = 7
"""


def test_what_the_page_says_is_so():
    found = doctest.testfile(str(PAGE), module_relative=False, optionflags=doctest.ELLIPSIS, encoding="utf-8")
    assert found.attempted > 20
    assert found.failed == 0


def test_importing_it_imports_nothing_and_playing_no_qt():
    code = """
import sys, bluestick
assert [name for name in sys.modules if name.startswith("bluestick.")] == []
bluestick.play_out(bluestick.Match(bluestick.GAMES["kille"]))
assert not any(name.startswith("PySide6") for name in sys.modules)
"""
    subprocess.run([sys.executable, "-c", code], check=True)


def test_whatever_is_at_hand_is_there():
    for name in bluestick._PLACES:
        assert getattr(bluestick, name) is not None
    assert {*bluestick._PLACES} <= {*dir(bluestick)}
    with pytest.raises(AttributeError, match="no attribute 'chess'"):
        bluestick.chess  # noqa: B018


def test_its_types_can_be_checked():
    assert (files(bluestick) / "py.typed").is_file()


@pytest.fixture
def own(tmp_path, monkeypatch):
    (tmp_path / "own_bots.py").write_text(OWN)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    monkeypatch.delitem(sys.modules, "own_bots", raising=False)


def test_somebodys_own_bot_is_measured(own, capsys):
    assert main(["simulate", "haljan", "--bots", "own_bots:Hasty,random", "--matches", "2"]) == 0
    assert "own_bots:Hasty" in capsys.readouterr().out


@pytest.mark.parametrize("name", ["own_bots:Nobody", "own_bots:idle", "nowhere:Hasty", "own bots:Hasty", ":Hasty"])
def test_a_bot_that_is_not_there_is_said_in_one_line(own, name, capsys, qapp):
    assert main(["simulate", "haljan", "--bots", name]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert name in err
    assert err.count("\n") == 1
