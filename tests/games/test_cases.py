"""The worked cases of all games: ``cases/<game>.json``, or the folder that BLUESTICK_CASES names."""

import json
import os
import re
from collections import Counter
from importlib import import_module
from pathlib import Path

import pytest

from bluestick.games import GAMES
from tests.games.fields import NOTES, Fields

HERE = Path(__file__).parent
FOLDER = Path(os.environ.get("BLUESTICK_CASES") or HERE / "cases")

CASES = [
    pytest.param(path.stem, case, id=f"{path.stem}-{case['id']}")
    for path in sorted(FOLDER.glob("*.json"))
    for case in json.loads(path.read_text(encoding="utf-8"))
]


def kind(case):
    return case.get("kind") or case["type"]


def check(game, case):
    """Raise AssertionError if the engine does not agree with the case, or cannot be asked."""
    assert game in GAMES, f"no game {game}"
    if kind(case) == "story":
        assert has_test(game, case["id"]), f"no test is named after the story {case['id']}"
        return
    kinds = games_cases(game).KINDS
    assert kind(case) in kinds, f"{game} has no kind {kind(case)!r}"
    ask(kinds[kind(case)], case)


def ask(agree, case):
    """Have a case checked, to the last of its fields: one that nobody reads proves nothing."""
    fields = Fields({name: value for name, value in case.items() if name not in NOTES})
    agree(fields)
    unread = sorted(fields.unread())
    assert not unread, f"nobody has read {', '.join(unread)}"


def games_cases(game):
    return import_module(f"tests.games.{game}.cases")


def in_depth(game, case):
    """The slow check of the whole case, if the normal run leaves something out."""
    return games_cases(game).IN_DEPTH.get(kind(case)) if game in GAMES else None


def has_test(game, story):
    """Whether some test of the game is called ``test_<id>_...``."""
    name = re.sub(r"\W", "_", story)
    definition = re.compile(rf"^\s*def test_{name}(_\w+)?\(", re.MULTILINE)
    return any(definition.search(path.read_text(encoding="utf-8")) for path in (HERE / game).glob("test_*.py"))


@pytest.mark.parametrize(("game", "case"), CASES)
def test_case(game, case):
    check(game, case)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "case"), [param for param in CASES if in_depth(*param.values)])
def test_case_in_depth(game, case):
    ask(in_depth(game, case), case)


def test_there_are_cases_for_every_game():
    counts = Counter(param.values[0] for param in CASES)
    assert all(counts[game] for game in GAMES)
    assert len({param.id for param in CASES}) == len(CASES)


@pytest.mark.parametrize(
    ("game", "case", "why"),
    [
        ("halma", {"id": "X1", "kind": "castling"}, "no kind 'castling'"),
        ("chess", {"id": "X2", "kind": "perft"}, "no game chess"),
        ("halma", {"id": "X-3", "kind": "story"}, "no test is named after the story X-3"),
    ],
)
def test_the_runner_fails_on_what_it_does_not_know(game, case, why):
    with pytest.raises(AssertionError, match=why):
        check(game, case)


def test_a_story_is_found_by_the_name_of_its_test(tmp_path, monkeypatch):
    (tmp_path / "halma").mkdir()
    (tmp_path / "halma" / "test_stories.py").write_text("def test_X_3_nobody_moves():\n    pass\n")
    monkeypatch.setattr(f"{__name__}.HERE", tmp_path)
    check("halma", {"id": "X-3", "type": "story"})
