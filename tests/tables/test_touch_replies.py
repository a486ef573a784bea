"""Input at a table: play with one touch, choose a card for later, see where a card can be dropped."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot

from bluestick.engine.match import AnyMatch, Match
from bluestick.engine.seats import CHANCE, Seat
from bluestick.games import GAMES
from tests.tables.contexts import AT_ONCE, NORMAL, Sitting

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
    return next(card for card in here.table.context.own_hand if card in here.table.context.playable)


# One touch.


def test_one_touch_plays_a_card_that_can_be_nothing_else(qtbot: QtBot) -> None:
    here = sit(qtbot, "snapphana", "150", False, tricks=14, one_touch=True)
    card, before = first_playable(here), here.match.position
    here.click(card)
    assert here.match.position == before + 1
    assert here.match.played[-1].seat == YOU


def test_so_does_one_key(qtbot: QtBot) -> None:
    here = sit(qtbot, "snapphana", "150", False, tricks=14, one_touch=True)
    before, place = here.match.position, here.table.context.own_hand.index(first_playable(here))
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
    card = next(card for card in here.table.context.own_hand if moves.next_parts((card,)))
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
        card = next(card for card in here.table.context.own_hand if here.table.game.deck.face(card) == fitting[0])
        here.click(card)
        assert "chosen" in here.looks(card)
        assert "selected for your turn" in here.table.describe(card)
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
    first, second = here.table.context.own_hand[:2]
    here.click(first, second, first)
    assert here.table.early == (second,)
    here.press(Qt.Key.Key_Escape)
    here.table.cancel()
    assert here.table.early == ()
    assert "chosen" not in here.looks(second)


def test_it_can_be_picked_while_something_is_shown_and_that_goes_on(qtbot: QtBot) -> None:
    here = sit(qtbot, "haljan", "haljan", True, pace=NORMAL)
    seat, card = min(here.match.to_act), here.table.context.own_hand[0]
    here.play(seat, here.match.moves(seat).sample(Random(2)))
    assert not here.table.is_settled
    here.click(card)
    assert not here.table.is_settled
    assert "chosen" in here.looks(card)
    here.table.finish_now()
    here.offer()
    assert here.table.pick == (card,)


def test_where_nobody_waits_for_a_turn_nothing_is_picked_early(qtbot: QtBot) -> None:
    here = sit(qtbot, "haljan", "haljan", True)
    here.table.may_pick_early = lambda: False
    here.click(here.table.context.own_hand[0])
    assert here.table.early == ()


def test_what_was_picked_is_forgotten_when_the_table_is_laid_anew(qtbot: QtBot) -> None:
    here = sit(qtbot, "haljan", "haljan", True)
    here.click(here.table.context.own_hand[0])
    here.table.lay(here.match.view(YOU))
    assert here.table.early == ()


# Where something can be dropped.


def carry(here: Sitting, part: str) -> None:
    """The hand holds it, over the middle of the table."""
    port, start = here.table.viewport(), here.at(part)
    here.qtbot.mousePress(port, Qt.MouseButton.LeftButton, pos=start)
    for down in (40, 120):
        here.qtbot.mouseMove(port, start - QPoint(0, down))


def drop(here: Sitting, at: QPoint) -> None:
    here.qtbot.mouseMove(here.table.viewport(), at)
    here.qtbot.mouseRelease(here.table.viewport(), Qt.MouseButton.LeftButton, pos=at)


def test_while_a_card_is_carried_that_can_be_laid_its_place_lights_up(qtbot: QtBot) -> None:
    here = sit(qtbot, "snapphana", "150", False, tricks=14)
    assert "target" not in here.table.card_scene.piece_sprites
    carry(here, first_playable(here))
    assert "target" in here.table.card_scene.piece_sprites


def test_nothing_lights_up_for_a_card_that_cannot_be_laid_and_dropped_it_says_why(qtbot: QtBot) -> None:
    here = next(
        here
        for seed in range(40)
        if (here := sit(qtbot, "snapphana", "150", False, tricks=15, seed=seed)).table.context.playable
        < set(here.table.context.own_hand)
    )
    part = next(card for card in here.table.context.own_hand if card not in here.table.context.playable)
    carry(here, part)
    assert "target" not in here.table.card_scene.piece_sprites
    drop(here, here.at("slot"))
    assert [refusal.clause for refusal in here.refusals] == ["snapphana#S9.2"]
    assert part in here.table.context.own_hand


def test_for_a_card_that_needs_others_nothing_lights_up_and_it_is_chosen(qtbot: QtBot) -> None:
    here = sit(qtbot, "haljan", "haljan", False)
    card = here.table.context.own_hand[0]
    carry(here, card)
    assert "target" not in here.table.card_scene.piece_sprites
    drop(here, here.at("slot"))
    assert here.refusals == [], "it is the first of several, and not wrong"
    assert here.table.pick == (card,)


def test_a_card_that_is_dropped_out_of_turn_says_so(qtbot: QtBot) -> None:
    here = sit(qtbot, "haljan", "haljan", True)
    here.table.offer(None)
    carry(here, here.table.context.own_hand[0])
    drop(here, here.at("slot"))
    assert [refusal.code for refusal in here.refusals] == ["not_your_turn"]


def test_the_turn_up_says_why_the_two_cannot_be_exchanged_for_it(qtbot: QtBot) -> None:
    for seed in range(200):
        match = dealt("haljan", "harjan", False, seed=seed)
        if f"{match.view(None).table.trump}2" in match.view(YOU).hand:
            break
    here = sit(qtbot, "haljan", "harjan", False, seed=seed)
    two, turned = here.table.context.trump + "2", here.table.arrangement.turn_up
    carry(here, two)
    drop(here, here.at(turned))
    assert [refusal.clause for refusal in here.refusals] == ["haljan#H8.3"]
    assert two in here.table.context.own_hand


@pytest.mark.parametrize(("turns", "target"), [(0, "seat 1"), (3, "stock")])
def test_at_kille_the_card_lights_up_for_which_the_own_one_can_be_changed(
    qtbot: QtBot, turns: int, target: str
) -> None:
    rules: Any = GAMES["kille"]
    match: AnyMatch = Match(rules, rules.setup(4), rng=Random(3))
    match.chance()
    first = min(match.to_act)
    seat = Seat((first + turns) % 4)
    while seat not in match.to_act:
        match.play(min(match.to_act), rules.read("stand"))
    here = Sitting(qtbot, match, seat)
    lit = target if target == "stock" else f"seat {(seat + 1) % 4}"
    assert "offered" not in here.looks(lit)
    carry(here, f"seat {seat}")
    assert "offered" in here.looks(lit)
