"""Who takes all that is left, whatever the others hold, may have it laid down; where that is not certain nobody may."""

from random import Random

import pytest
from PySide6.QtCore import Qt

from bluestick.engine.bots import random_move
from bluestick.engine.match import Match
from bluestick.engine.record import Player
from bluestick.engine.seats import CHANCE, Seat
from bluestick.games import GAMES
from tests.app.opponents import Opponents
from tests.app.players import PERSON

pytestmark = pytest.mark.thorough

YOU = Seat(0)
FORMS = [("haljan", "haljan", 2), ("snapphana", "150", 2), ("haggis", "haggis", 2)]


def is_sure(match):
    view = match.view(YOU)
    move = match.rules.certain_move(view)
    return YOU in match.to_act and move is not None and len(match.rules.parts(move)) < len(view.hand)


def found(game, variant, seats, people=1, sure=True):
    """The rest is yours; or it is your turn, and nothing is certain."""
    rules = GAMES[game]
    players = tuple(PERSON if seat < people else Player("Elin", "easy") for seat in range(seats))
    for deal in range(400):
        match, rng = Match(rules, rules.setup(seats, variant), players, rng=Random(deal), id="test"), Random(deal)
        match.chance()
        while match.to_act and CHANCE not in match.to_act:
            if is_sure(match) if sure else match.to_act == {YOU} and len(match.played) > 3:
                return match
            match.play(min(match.to_act), random_move(match.moves(min(match.to_act)), rng))
    raise AssertionError("never")


@pytest.fixture
def sit(visit):
    def sit_down(match):
        visitor = visit()
        visitor.window.navigator._bots = Opponents(visitor.window)
        visitor.window.navigator.play(match, visitor.window.store.create(match))
        return visitor

    return sit_down


def let_them_answer(you, match, tricks):
    while match.view(YOU).hand and len(match.view(None).table.tricks) >= tricks and match.outcome is None:
        if you.window.navigator._bots.asked is None:
            return
        you.window.navigator._bots.answer()


@pytest.mark.parametrize(
    ("form", "way"),
    [(FORMS[0], "button"), (FORMS[1], "button"), (FORMS[2], "button"), (FORMS[1], "key"), (FORMS[1], "menu")],
)
def test_the_rest_is_laid_down_trick_by_trick(sit, form, way):
    match = found(*form)
    position, tricks = match.position, len(match.view(None).table.tricks)
    you = sit(match)
    rest = you.page.move_helpers.rest
    assert rest.isVisibleTo(you.page)
    if way == "button":
        you.click(rest)
    elif way == "key":
        you.press(Qt.Key.Key_R, on=you.table)
    else:
        you.window.menus.actions["rest"].trigger()
    assert "yours" in you.page.notice.text
    assert not rest.isVisibleTo(you.page)
    let_them_answer(you, match, tricks)
    mine = [played for played in match.played[position:] if played.seat == YOU]
    assert len(mine) > 1
    taken = match.played[-1].step.state.table.tricks[tricks:]
    assert {trick.winner for trick in taken} <= {YOU}
    assert not match.view(YOU).hand or match.rules.certain_move(match.view(YOU)) is None


@pytest.mark.parametrize("form", FORMS)
def test_undo_takes_all_of_it_back(sit, form):
    match = found(*form)
    position = match.position
    you = sit(match)
    you.click(you.page.move_helpers.rest)
    for _ in range(3):
        if you.window.navigator._bots.asked is not None:
            you.window.navigator._bots.answer()
    assert match.position > position
    you.page.controller.undo()
    assert match.position == position
    assert not you.page.session.claims
    assert you.page.move_helpers.rest.isVisibleTo(you.page)


@pytest.mark.parametrize("form", FORMS)
def test_where_nothing_is_certain_it_is_not_offered(sit, form):
    you = sit(found(*form, sure=False))
    assert not you.page.move_helpers.rest.isVisibleTo(you.page)
    assert not you.window.menus.actions["rest"].isEnabled()
    position = you.match.position
    you.page.move_helpers.claim()
    assert you.match.position == position


def test_among_people_everybody_plays_by_hand(sit):
    you = sit(found("snapphana", "150", 2, people=2))
    assert not you.page.session.can_claim


@pytest.mark.everyday
def test_it_is_shown_at_a_quick_pace_and_then_at_the_usual_one_again(sit):
    match = found("snapphana", "150", 2)
    you = sit(match)
    you.window.settings.speed = "normal"
    usual = you.table.pace
    you.click(you.page.move_helpers.rest)
    assert you.table.pace.factor < usual.factor
    you.page.controller.undo()
    assert you.table.pace == usual


def test_while_one_looks_back_it_is_not_offered(sit):
    match = found("snapphana", "150", 2)
    you = sit(match)
    you.page.controller.look_at(match.position - 2)
    assert not you.page.move_helpers.rest.isVisibleTo(you.page)
    you.page.to_present()
    assert you.page.move_helpers.rest.isVisibleTo(you.page)
