"""Claims of the rest: if the rules call them certain, they hold in every deal that fits the view."""

from itertools import islice
from random import Random

import pytest

from bluestick.engine.bots import random_move
from bluestick.engine.match import Match
from bluestick.engine.seats import CHANCE
from bluestick.games import GAMES

FORMS = [
    ("haljan", "haljan", 2),
    ("haljan", "haljan", 4),
    ("haljan", "harjan", 2),
    ("haggis", "haggis", 2),
    ("haggis", "haggis", 3),
    ("snapphana", "800", 4),
    ("snapphana", "1000", 2),
    ("snapphana", "150", 2),
    ("snapphana", "fjabbe", 4),
]


def sure_views(game, variant, seats, deals):
    """Yield views of players who certainly take all that is left with several moves, in random play of these deals."""
    rules = GAMES[game]
    for deal in range(deals):
        match, rng = Match(rules, rules.setup(seats, variant), rng=Random(deal)), Random(deal)
        match.chance()
        while match.to_act and CHANCE not in match.to_act:
            for seat in match.to_act:
                view = match.view(seat)
                move = rules.certain_move(view)
                if move is not None and len(rules.parts(move)) < len(view.hand):
                    yield view
            seat = min(match.to_act)
            match.play(seat, random_move(match.moves(seat), rng))


def played_out(rules, state, seat, rng):
    """Return the winners of the remaining tricks if ``seat`` leads and plays its certain moves."""
    before = len(rules.view(state, seat).table.tricks)
    while rules.view(state, seat).hand and rules.to_act(state) != {CHANCE}:
        mover = min(rules.to_act(state))
        view = rules.view(state, mover)
        move = rules.certain_move(view) if mover == seat else random_move(rules.moves(view), rng)
        assert move in rules.moves(view)
        state = rules.apply(state, mover, move).state
    return {trick.winner for trick in rules.view(state, seat).table.tricks[before:]}


@pytest.mark.parametrize(("game", "variant", "seats"), FORMS)
def test_who_is_sure_takes_every_trick_that_is_left_in_any_world(game, variant, seats):
    rules, rng = GAMES[game], Random(7)
    found = list(islice(sure_views(game, variant, seats, 400), 8))
    assert found
    for view in found:
        for _ in range(3):
            assert played_out(rules, rules.determinize(view, rng), view.seat, rng) == {view.seat}
