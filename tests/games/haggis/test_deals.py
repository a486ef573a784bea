"""Many rounds by lot: whatever happens, all cards and all points end somewhere."""

from collections import Counter
from random import Random

import pytest

from bluestick.engine.bots import random_move
from bluestick.engine.seats import CHANCE, Seat
from bluestick.games.haggis.cards import FACES, NUMBERS, colour
from bluestick.games.haggis.scoring import total_points
from tests.games.haggis.material import CARD_POINTS
from tests.games.haggis.positions import HAGGIS

POINTS = {2: 36, 3: 50}
SETUPS = (
    HAGGIS.setup(2, options={"target": 500}),
    HAGGIS.setup(3, options={"target": 500}),
    HAGGIS.setup(3, options={"target": 500, "tournament": True}),
)


def rounds(setup, number, rng):
    """The public part of so many rounds, each when it has been counted."""
    state = HAGGIS.start(setup)
    while number:
        to_act = HAGGIS.to_act(state)
        if to_act <= {CHANCE}:
            if not to_act:
                state = HAGGIS.start(setup)
            state = HAGGIS.apply(state, CHANCE, HAGGIS.deal(state, rng)).state
            continue
        seat = Seat(rng.randrange(setup.seats)) if rng.random() < 0.1 else min(to_act)
        moves = HAGGIS.moves(HAGGIS.view(state, seat))
        if moves:
            state = HAGGIS.apply(state, seat, random_move(moves, rng)).state
        if not state.table.is_playing:
            yield state.table
            number -= 1


def check(table):
    score = table.scores[-1]
    items = [item for each in score.items for item in each]
    assert sum(item.amount for item in items if item.code in CARD_POINTS) == POINTS[table.seats]
    assert sum(total_points(item.parts) for item in items) == POINTS[table.seats]
    assert tuple(sum(item.amount for item in each) for each in score.items) == score.score
    piles = Counter(card for seat in range(table.seats) for card in table.pile(Seat(seat)))
    piles.update((*score.hand, *score.haggis))  # with the pile of who went out first
    deck = [card for card in NUMBERS if colour(card) != table.removed] + table.seats * list(FACES)
    assert piles == Counter(deck)
    assert len(table.out) == table.seats - 1
    assert len(score.hand) == table.out[-1].cards
    assert all(trick.to != trick.winner for trick in table.tricks if trick.plays[-1].reading.kind == "bomb")


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_all_cards_and_points_end_somewhere(setup):
    for table in rounds(setup, 60, Random(1)):
        check(table)


@pytest.mark.slow
@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_all_cards_and_points_end_somewhere_in_many_rounds(setup):
    for table in rounds(setup, 10_000 if setup.seats == 2 else 5_000, Random(2)):
        check(table)
