"""What holds in every deal, whatever is played: numbers of cards, points, and worlds that can be dreamt."""

from collections import Counter
from itertools import pairwise
from random import Random

import pytest

from bluestick.engine.bots import random_move
from bluestick.engine.cards import FRENCH
from bluestick.engine.match import Match
from bluestick.engine.seats import CHANCE
from bluestick.games.haljan.events import CardsPlayed, DealScored, TrickTaken
from bluestick.games.haljan.scoring import JAN_BELOW, MOST
from bluestick.games.haljan.state import side_of
from tests.games.haljan.material import MATERIAL
from tests.games.haljan.positions import FORMS, FOUR, HALJAN, HARJAN, HARJAN_EXCHANGE, HARJAN_SINGLE, TWO

NAMES = {FOUR: "4", TWO: "2", HARJAN: "harjan", HARJAN_SINGLE: "harjan-single", HARJAN_EXCHANGE: "harjan-exchange"}
every_form = pytest.mark.parametrize("setup", FORMS, ids=NAMES.get)

STOCK = {FOUR: (28, 16, 4, 0, 0), TWO: (40, 34, 28, 22, 16, 10, 4, 0, 0)}
"""Before each trick of a deal that is played to its end. H4.10, H7.2."""


def random_deals(setup, number, seed):
    """Every step of so many deals played at random, acts out of turn included, each with the state before it."""
    rng = Random(seed)
    state, dealt = HALJAN.start(setup), 0
    while True:
        to_act = HALJAN.to_act(state)
        if to_act == {CHANCE}:
            if dealt == number:
                return
            dealt += 1
            seat, move = CHANCE, HALJAN.deal(state, rng)
        else:
            seats = [seat for seat in range(setup.seats) if seat in to_act or rng.random() < 0.1]
            options = [(seat, HALJAN.moves(HALJAN.view(state, seat))) for seat in seats]
            seat, moves = rng.choice([(seat, moves) for seat, moves in options if moves])
            move = random_move(moves, rng)
        step = HALJAN.apply(state, seat, move)
        yield state, seat, move, step
        state = step.state


def check_deals(setup, number, seed):
    """Every invariant after every event of so many deals; how often what happened."""
    seen = Counter()
    stock = []
    for before, seat, move, step in random_deals(setup, number, seed):
        table = step.state.table
        assert Counter(MATERIAL.places(step.state)) == Counter(FRENCH)
        assert MATERIAL.points(step.state) == (150 if table.harjan else 148) - 10 * table.utn
        assert table.stock == len(step.state.stock) + (table.turn_up is not None)
        if seat == CHANCE:
            stock = []
        for event in step.events:
            if isinstance(event, CardsPlayed):
                if not before.table.trick:
                    stock.append(before.table.stock)
                    assert len({len(hand) for hand in before.hands}) == 1
                    seen["one card"] += len(event.cards) == 1
                    seen["long lead"] += len(event.cards) > 3
                assert table.turn is not None or table.utn or not any(step.state.hands), "H6.1"
            elif isinstance(event, TrickTaken):
                assert event.points == table.tricks[-1].points
            elif isinstance(event, DealScored):
                check_score(table, event.score)
                seen["deals"] += 1
                seen[event.score.won.code if event.score.won else "carried"] += 1
                seen["cut"] += event.score.score[0] in (MOST, 29) and not table.utn
                seen["utn to the last trick"] += table.utn and not any(step.state.hands)
                if setup in STOCK:
                    assert tuple(stock) == STOCK[setup][: len(stock)]
                    assert table.utn or len(stock) == len(STOCK[setup])
                else:
                    assert table.utn or 5 <= len(stock) <= 9, "H8.9"
        seen["exchange"] += HALJAN.write(move) == "exchange"
    assert seen["deals"] == number
    return seen


def check_score(table, score):
    assert [sum(item.amount for item in items) for items in score.items] == list(score.score)
    if not table.utn:
        assert sum(table.points) == sum(score.score) == (150 if table.harjan else 148)
        assert sum(len(items) for items in score.items) >= len(table.tricks)
        if score.won is None:
            assert min(score.score) >= (JAN_BELOW if table.harjan else 29)
            assert max(score.score) <= (120 if table.harjan else MOST)
        elif not table.harjan:
            assert len({side_of(trick.winner) for trick in table.tricks}) == 1
    else:
        assert score.won is not None
        assert score.won.amount == 1
        assert score.score[score.winner] >= 121 > score.score[1 - score.winner]
        assert [score.score[one] - table.points[one] for one in (0, 1)] == list(table.carried)


@every_form
def test_every_deal_keeps_its_numbers(setup):
    seen = check_deals(setup, 150, seed=1)
    assert seen["carried"] > 30
    assert seen["win"] > 30


def test_way_two_never_leaves_a_single_card():
    assert check_deals(HARJAN, 100, seed=2)["one card"] == 0
    assert check_deals(HARJAN_SINGLE, 100, seed=2)["one card"] > 0


def test_everything_happens():
    assert check_deals(FOUR, 100, seed=3)["exchange"] > 10
    assert check_deals(HARJAN, 100, seed=3)["long lead"] > 50
    assert check_deals(HARJAN, 50, seed=3)["exchange"] == 0


@every_form
def test_dreams_differ_and_can_be_played_on(setup):
    rng = Random(4)
    steps = [step.state for *_, step in random_deals(setup, 6, seed=4)]
    for state in rng.sample(steps, 40):
        for seat in HALJAN.to_act(state) - {CHANCE}:
            view = HALJAN.view(state, seat)
            dream = HALJAN.determinize(view, rng)
            assert HALJAN.view(dream, seat) == view
            while (to_act := HALJAN.to_act(dream)) and CHANCE not in to_act and not dream.table.is_round_over:
                moves = HALJAN.moves(HALJAN.view(dream, min(to_act)))
                dream = HALJAN.apply(dream, min(to_act), random_move(moves, rng)).state


def test_the_same_pack_makes_the_same_deal():
    one, other = (list(random_deals(FOUR, 3, seed=5)) for _ in range(2))
    assert one == other
    assert all(before[3].state == after[0] for before, after in pairwise(one))


@every_form
def test_a_match_of_bots_alone_ends(setup):
    """B3: they never end it themselves."""
    rng = Random(7)
    options = {**dict(setup.options), **HALJAN.bot_match_options}
    match = Match(HALJAN, HALJAN.setup(setup.seats, setup.variant, options), rng=rng)
    while match.to_act and match.position < 200:
        if match.to_act == {CHANCE}:
            match.chance()
        else:
            seat = min(match.to_act)
            match.play(seat, random_move(match.moves(seat), rng))
    assert match.outcome.reason == "target"


@pytest.mark.slow
@every_form
def test_ten_thousand_deals(setup):
    check_deals(setup, 10_000, seed=6)
