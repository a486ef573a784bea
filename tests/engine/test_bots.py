"""Bots: fair randomness, and nobody gives up by lot."""

from random import Random

import pytest

from bluestick.engine.bots import SECONDS, Level, RandomBot, bot_rng, random_move
from bluestick.engine.events import Event
from bluestick.engine.seats import Seat
from bluestick.games import GAMES, bot
from tests.games.halma.positions import after, begun


def test_a_decision_has_its_own_randomness():
    draws = {
        bot_rng(match, Seat(seat), decision).random()
        for match in ("m1", "m2")
        for seat in range(3)
        for decision in range(10)
    }
    assert len(draws) == 60
    assert bot_rng("m1", Seat(0), 3).random() == bot_rng("m1", Seat(0), 3).random()


def test_nobody_gives_up_by_lot_while_there_is_something_else():
    match = begun()
    asked = after(match.view(None).state, "offer")
    moves = match.rules.moves(match.rules.view(asked, Seat(1)))
    assert {random_move(moves, Random(seed)).word for seed in range(20)} == {"decline"}


def test_the_random_bot_plays_whatever_is_allowed():
    match, rng = begun(seats=4), Random(5)
    for _ in range(50):
        (seat,) = match.to_act
        moves = match.moves(seat)
        choice = RandomBot().choose(match.view(seat), match.events_seen_by(seat), moves, 0.0, rng)
        assert choice.move in moves
        match.play(seat, choice.move)
        while match.view(None).state.asked:
            answering = min(match.to_act)
            match.play(answering, random_move(match.moves(answering), rng))


def test_stronger_bots_may_think_longer_and_only_a_master_longer_than_a_second():
    seconds = [SECONDS[level] for level in Level]
    assert seconds == sorted(seconds)
    assert seconds[-2] <= 1.0
    assert seconds[-1] <= 3.0


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("level", Level)
def test_every_game_has_a_bot_at_every_level(game, level):
    assert callable(bot(game, level).choose)


def test_everybody_sees_an_ordinary_event():
    event = Event()
    assert event.seen_by(Seat(0)) is event
    assert event.seen_by(None) is event
