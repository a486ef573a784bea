"""Tests of what a mouse move over a table costs."""

from random import Random

import pytest
from pytestqt.qtbot import QtBot

from bluestick.engine.match import Match
from bluestick.engine.seats import CHANCE
from bluestick.games import GAMES
from tests.tables.contexts import Sitting
from tests.tables.cost import Cost, mouse_move


@pytest.fixture
def context_checker() -> None:
    """Leave out the check of the held context, which makes contexts of its own."""


def costs(game: str, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> list[Cost]:
    """Return the cost of moving the mouse over each part in the viewer's third turn that can be chosen."""
    rules, rng, turns = GAMES[game], Random(3), 0
    match = Match(rules, rules.setup(), rng=rng)
    while turns < 3:
        if CHANCE in match.to_act:
            match.chance()
            continue
        turns += 0 in match.to_act
        if turns < 3:
            seat = min(match.to_act)
            match.play(seat, match.moves(seat).sample(rng))
    monkeypatch.setattr(Sitting, "size", (900, 640))
    here = Sitting(qtbot, match)
    parts = [part for part in here.table.parts() if here.table.place(part) is not None and here.table.can_choose(part)]
    assert parts
    for part in parts:  # paint every picture, so that only the second round counts
        mouse_move(here.table, part)
    return [mouse_move(here.table, part) for part in parts]


@pytest.mark.parametrize("game", GAMES)
def test_a_mouse_move_makes_at_most_three_contexts(game: str, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    assert max(cost.contexts for cost in costs(game, qtbot, monkeypatch)) <= 3
