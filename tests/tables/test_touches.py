"""One touch plays a card, and one picked while the others play is chosen when one's turn comes: where that is wanted."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from bluestick.engine.match import AnyMatch, Match
from bluestick.engine.seats import CHANCE, Seat
from bluestick.games import GAMES
from tests.tables.sitting import AT_ONCE, NORMAL, Sitting

YOU = Seat(0)


def dealt(game: str, variant: str, waiting: bool, seats: int = 2, tricks: int = 0, seed: int = 1) -> AnyMatch:
    """So many moves after seat 0 has played; the others are waited for, or seat 0."""
    rules: Any = GAMES[game]
    rng = Random(seed)
    match: AnyMatch = Match(rules, rules.setup(seats, variant), rng=Random(seed))
    while CHANCE in match.to_act or match.position < tricks or (YOU in match.to_act) == waiting:
        if CHANCE in match.to_act:
            match.chance()
        else:
            seat = min(match.to_act)
            match.play(seat, match.moves(seat).sample(rng))
    return match


def sit(qtbot: QtBot, *match: Any, one_touch: bool = False, pace: Any = AT_ONCE, **position: Any) -> Sitting:
    here = Sitting(qtbot, dealt(*match, **position), pace=pace)
    here.table.set_look(one_touch=one_touch)
    here.table.may_pick_early = lambda: True
    here.offer()
    return here


def first_playable(here: Sitting) -> str:
    return next(card for card in here.table.now.own_hand if card in here.table.now.playable)


# One touch.


def test_one_touch_plays_a_card_that_can_be_nothing_else(qtbot: QtBot) -> None:
    here = sit(qtbot, "snapphana", "150", False, tricks=14, one_touch=True)
    card, before = first_playable(here), here.match.position
    here.click(card)
    assert here.match.position == before + 1
    assert here.match.played[-1].seat == YOU


def test_so_does_one_key(qtbot: QtBot) -> None:
    here = sit(qtbot, "snapphana", "150", False, tricks=14, one_touch=True)
    before, place = here.match.position, here.table.now.own_hand.index(first_playable(here))
    here.press(Qt.Key.Key_1 + place)
    assert here.match.position == before + 1


def test_otherwise_a_touch_picks_it(qtbot: QtBot) -> None:
    here = sit(qtbot, "snapphana", "150", False, tricks=14)
    card, before = first_playable(here), here.match.position
    here.click(card)
    assert (here.match.position, here.table.pick) == (before, (card,))


@pytest.mark.parametrize(("game", "variant"), [("haljan", "haljan"), ("haggis", "haggis")])
def test_a_card_that_can_be_part_of_more_is_picked(qtbot: QtBot, game: str, variant: str) -> None:
    here = sit(qtbot, game, variant, False, one_touch=True)
    moves = here.table.moves
    card = next(card for card in here.table.now.own_hand if moves.next_parts((card,)))
    before = here.match.position
    here.click(card)
    assert (here.match.position, here.table.pick) == (before, (card,))


def test_a_second_click_on_what_was_played_plays_nothing_more(qtbot: QtBot) -> None:
    here = sit(qtbot, "snapphana", "150", False, tricks=14, one_touch=True)
    card, before = first_playable(here), here.match.position
    spot = here.at(card)
    here.click(card)
    here.qtbot.mouseDClick(here.table.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    assert here.match.position == before + 1


# While the others play.


def waiting_with_a_card_for_later(qtbot: QtBot, game: str, variant: str, allowed: bool) -> tuple[Sitting, str]:
    """Somebody else's turn, and after it seat 0's, who has picked a card that may then be played, or may not."""
    for seed in range(60):
        match = dealt(game, variant, True, tricks=14, seed=seed)
        move = match.moves(min(match.to_act)).sample(Random(2))
        view = match.view(YOU)
        match.play(min(match.to_act), move)
        touchable = match.moves(YOU).next_parts(())
        fitting = [card for card in view.hand if (card in touchable) == allowed]
        if match.to_act != {YOU} or not touchable & set(view.hand) or not fitting:
            continue
        here = sit(qtbot, game, variant, True, tricks=14, seed=seed)
        card = next(card for card in here.table.now.own_hand if here.table.game.face(card) == fitting[0])
        here.click(card)
        assert "chosen" in here.looks(card)
        assert "chosen for your turn" in here.table.describe(card)
        here.play(min(here.match.to_act), move)
        return here, card
    raise AssertionError("never")


@pytest.mark.parametrize(("game", "variant"), [("haljan", "haljan"), ("haggis", "haggis"), ("snapphana", "150")])
def test_what_is_picked_while_the_others_play_is_chosen_when_the_turn_comes(
    qtbot: QtBot, game: str, variant: str
) -> None:
    here, card = waiting_with_a_card_for_later(qtbot, game, variant, True)
    assert (here.table.pick, here.refusals) == ((card,), [])


def test_what_may_not_be_played_then_is_put_back_with_the_reason(qtbot: QtBot) -> None:
    here, card = waiting_with_a_card_for_later(qtbot, "snapphana", "150", False)
    assert here.table.pick == ()
    assert "chosen" not in here.looks(card)
    assert [refusal.clause for refusal in here.refusals] == ["snapphana#S9.2"]


def test_it_is_put_back_by_another_click_and_by_escape(qtbot: QtBot) -> None:
    here = sit(qtbot, "haljan", "haljan", True)
    first, second = here.table.now.own_hand[:2]
    here.click(first, second, first)
    assert here.table.early == (second,)
    here.press(Qt.Key.Key_Escape)
    here.table.cancel()
    assert here.table.early == ()
    assert "chosen" not in here.looks(second)


def test_it_can_be_picked_while_something_is_shown_and_that_goes_on(qtbot: QtBot) -> None:
    here = sit(qtbot, "haljan", "haljan", True, pace=NORMAL)
    seat, card = min(here.match.to_act), here.table.now.own_hand[0]
    here.play(seat, here.match.moves(seat).sample(Random(2)))
    assert not here.table.is_settled
    here.click(card)
    assert not here.table.is_settled
    assert "chosen" in here.looks(card)
    here.table.hurry()
    here.offer()
    assert here.table.pick == (card,)


def test_where_nobody_waits_for_a_turn_nothing_is_picked_early(qtbot: QtBot) -> None:
    here = sit(qtbot, "haljan", "haljan", True)
    here.table.may_pick_early = lambda: False
    here.click(here.table.now.own_hand[0])
    assert here.table.early == ()


def test_what_was_picked_is_forgotten_when_the_table_is_laid_anew(qtbot: QtBot) -> None:
    here = sit(qtbot, "haljan", "haljan", True)
    here.click(here.table.now.own_hand[0])
    here.table.lay(here.match.view(YOU))
    assert here.table.early == ()
