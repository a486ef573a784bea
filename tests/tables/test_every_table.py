"""Tests of the table of every game."""

import re
from inspect import isfunction
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from bluestick.engine.match import Match
from bluestick.engine.seats import CHANCE, Seat
from bluestick.games import GAMES
from bluestick.tables.catalogue import TABLES, new_table
from bluestick.tables.drawing.theme import DAY, NIGHT
from bluestick.tables.motion.pace import Pace
from bluestick.tables.scene import piece_pictures
from bluestick.tables.tricks.trick_presenter import TrickPresenter
from tests.tables.contexts import AT_ONCE, NORMAL, Sitting


@pytest.mark.parametrize("game", GAMES)
def test_what_a_table_is_given_is_no_widget_and_meddles_with_nothing_of_its_own(game: str) -> None:
    own, *above = (kind for kind in TABLES[game].__mro__ if kind.__module__.startswith("bluestick."))
    assert len(above) <= 3
    assert not issubclass(own, QObject)
    shared = {name for kind in above for name in vars(kind)}
    hidden = {name for name, thing in vars(own).items() if isfunction(thing) and re.match("_[a-z]", name)}
    assert hidden & shared == set()


@pytest.mark.parametrize("game", GAMES)
def test_a_stale_context_is_found_by_the_checker(game: str, qtbot: QtBot) -> None:
    rules = GAMES[game]
    table = new_table(rules, rules.setup(), DAY, Pace(0))
    qtbot.addWidget(table)
    table.context  # noqa: B018
    table.__dict__["thinker"] = Seat(1)  # assigned behind the back of the table
    with pytest.raises(AssertionError):
        table.context  # noqa: B018
    table.thinker = Seat(0)
    assert table.context.thinker == Seat(0)


@pytest.mark.parametrize("game", GAMES)
def test_a_table_squeezed_to_nothing_is_painted_in_silence(game: str, qtbot: QtBot) -> None:
    rules = GAMES[game]
    match = Match(rules, rules.setup(), rng=Random(1))
    if CHANCE in match.to_act:
        match.chance()
    table = new_table(rules, match.setup, DAY, Pace(0))
    qtbot.addWidget(table)
    table.set_names(tuple("Anna" for _ in range(match.setup.seats)))
    for width, height in ((976, 716), (1, 1), (5, 400), (400, 5), (976, 716)):
        table.resize(width, height)
        table.lay(match.view(Seat(0)))
        assert not table.grab().isNull()


@pytest.mark.parametrize("game", GAMES)
def test_a_table_on_which_nothing_lies_yet_can_be_asked_and_told_everything(game: str, qtbot: QtBot) -> None:
    rules = GAMES[game]
    match = Match(rules, rules.setup(), rng=Random(1))
    if CHANCE in match.to_act:
        match.chance()
    view = match.view(Seat(0))
    table = new_table(rules, match.setup, DAY, Pace(0))
    qtbot.addWidget(table)
    for _ in range(2):  # the second time at another seat, and in other colours
        table.set_names(tuple("Anna" for _ in range(match.setup.seats)))
        table.show_thinking(Seat(1))
        table.offer(None)
        assert not table.seat_avatar(Seat(0), 24).isNull()
        assert all(isinstance(said, str) for said in (table.table_name(), table.panel_note(view, Seat(0))))
        assert table.seat_score(view, Seat(0))
        table.gauges(view)
        table.legend(None, ())
        table.retranslate()
        table.set_look(large_index=True)
        table.set_theme(NIGHT)
        table.show_from(Seat(1))
    table.lay(view)
    table.show()
    assert table.parts()


@pytest.mark.parametrize("game", GAMES)
def test_whatever_move_is_hinted_at_what_is_guarded_lies_on_the_table(game: str, qtbot: QtBot) -> None:
    rules, rng = GAMES[game], Random(5)
    match = Match(rules, rules.setup(), rng=rng, id="hinted")
    table = new_table(rules, match.setup, DAY, Pace(0))
    qtbot.addWidget(table)
    table.resize(976, 716)
    table.set_names(tuple("Anna" for _ in range(match.setup.seats)))
    hinted = set()
    while match.outcome is None and match.position < 120:
        if CHANCE in match.to_act:
            match.chance()
            continue
        seat = min(match.to_act)
        moves = match.moves(seat)
        table.lay(match.view(seat))
        table.offer(moves)
        for move in {moves.sample(rng) for _ in range(5)}:
            table.show_move(move)
            hinted.add(rules.write(move).partition(" ")[0])
            for rect in table.uncovered_areas():
                assert not rect.isEmpty(), rules.write(move)
                assert table.rect().contains(rect.toAlignedRect().adjusted(2, 2, -2, -2)), rules.write(move)
        match.play(seat, moves.sample(rng))
    assert len(hinted) > 1


@pytest.mark.parametrize("game", [game for game, own in TABLES.items() if issubclass(own, TrickPresenter)])
def test_no_plate_is_lit_while_a_trick_lies_complete_and_its_winner_when_it_moves(
    game: str, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    lit: dict[str, bool] = {}
    paint = piece_pictures.plate_picture

    def noted(size: Any, said: Any, *more: Any) -> Any:
        lit[said.name] = said.active
        return paint(size, said, *more)

    monkeypatch.setattr(piece_pictures, "plate_picture", noted)
    rules, rng = GAMES[game], Random(5)
    match = Match(rules, rules.setup(), rng=rng, id="lit")
    context_type = Sitting(qtbot, match)
    table = context_type.table

    def bright() -> set[str]:
        return {name for name, active in lit.items() if active}

    def finish() -> None:
        animation = table.event_queue.animation
        animation.setCurrentTime(animation.duration())

    seen = 0
    while seen < 3 and match.outcome is None:
        if CHANCE in match.to_act:
            events = match.chance()
        else:
            seat = min(match.to_act)
            events = match.play(seat, match.moves(seat).sample(rng))
        takers = [taker for event in events if (taker := table.game.events.trick_winner(event)) is not None]
        shows_trick = bool(takers) and any(table.game.events.pause_before(table.context, event) for event in events)
        table.set_pace(NORMAL if shows_trick else AT_ONCE)
        table.play(match.last_events(Seat(0)), match.view(Seat(0)))
        if not shows_trick:
            continue
        while table.held is None:
            finish()
        assert bright() == set()
        finish()
        assert bright() == {table.names[takers[-1]]}
        context_type.run_out()
        assert bright() == {table.names[seat] for seat in match.to_act if seat != CHANCE}
        seen += 1
    assert seen == 3
