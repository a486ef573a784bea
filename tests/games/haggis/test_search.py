from collections.abc import Iterator
from random import Random

import pytest

from bluestick.engine.match import Match
from bluestick.engine.seats import Seat
from bluestick.games.haggis.cards import mask, parts
from bluestick.games.haggis.combinations import beating_claims
from bluestick.games.haggis.moves import GIFTS, Play, Say, Word
from bluestick.games.haggis.readings import CLAIM, READING
from bluestick.games.haggis.scoring import total_points
from bluestick.games.haggis.state import State
from bluestick.games.haggis.thinking.search import PASS, HaggisRound, gift_to, random_round, round_from_state
from tests.daily import first
from tests.games.haggis.positions import HAGGIS, THREE, TOURNAMENT, TWO, A, B, C, cards, position

FORMS = (TWO, THREE, TOURNAMENT)


def in_words(move):
    """A move of the search as the rules know it."""
    chosen, claim = move
    if chosen:
        return Play(parts(chosen), READING[claim])
    return Say(Word.PASS) if move == PASS else Say(Word(f"give {~claim}"))


def in_bits(move):
    """The other way round."""
    match move:
        case Play(chosen, reading):
            return mask(chosen), CLAIM[reading]
        case Say(Word.PASS):
            return PASS
        case Say(word):
            return gift_to(GIFTS[word])


def wander(match: Match, rng: Random) -> Iterator[tuple[State, HaggisRound]]:
    """A match by lot, bets and all, in step with the fast round."""
    while match.outcome is None:
        match.chance()
        quick = round_from_state(match._state)
        while match._state.table.is_playing:
            for seat in range(match.setup.seats):
                if match._state.table.may_bet(Seat(seat)) and rng.random() < 0.1:
                    match.play(Seat(seat), Say(rng.choice((Word.BET_0, Word.BET_15, Word.BET_30))))
            quick.bets = [bet or 0 for bet in match._state.table.bets]
            yield match._state, quick
            (seat,) = match.to_act
            move = in_words(quick.by_lot(rng))
            if rng.random() < 0.3:
                move = match.moves(seat).sample(rng)  # any way to play it, not only the one that is listed
                if isinstance(move, Say) and move.word.startswith("bet"):
                    continue
            match.play(seat, move)
            quick.play(in_bits(move))
        yield match._state, quick


def assert_same(state: State, quick: HaggisRound) -> None:
    table = state.table
    assert list(state.hands) == quick.hands
    assert state.haggis == quick.haggis
    assert quick.over == (not table.is_playing)
    if quick.over:
        assert quick.scores() == list(table.scores[-1].score)
        return
    assert quick.turn in table.to_act
    assert quick.giver == (table.giver is not None)
    assert quick.piles == [total_points(table.pile(Seat(seat))) for seat in range(table.seats)]
    assert quick.out == [(gone.seat, gone.cards) for gone in table.out]
    legal = HAGGIS.moves(HAGGIS.view(state, Seat(quick.turn)))
    moves = quick.moves()
    assert len(set(moves)) == len(moves)
    assert {in_words(move) for move in moves} == {
        move for move in legal.representatives() if not (isinstance(move, Say) and move.word.startswith("bet"))
    }
    assert all(in_words(move) in legal for move in moves)
    assert all(claim in beating_claims(chosen, quick.top) for chosen, claim in moves if chosen)
    again = round_from_state(state)
    assert all(getattr(again, name) == getattr(quick, name) for name in HaggisRound.__slots__ if name != "last")
    assert not quick.top or again.last == quick.last


@pytest.mark.parametrize("setup", first(FORMS), ids=str)
def test_random_positions_have_the_moves_successor_and_result_of_the_rules(setup):
    rng = Random(f"{setup}")
    positions = 0
    while positions < 2000:
        for state, quick in wander(Match(HAGGIS, setup, rng=rng), rng):
            assert_same(state, quick)
            positions += 1


@pytest.mark.parametrize("seats", [2, 3])
def test_a_deal_is_one_of_the_rules(seats):
    rng = Random(1)
    for _ in range(20):
        quick = random_round(rng, seats)
        assert [hand.bit_count() for hand in quick.hands] == [17] * seats
        assert quick.haggis.bit_count() == {2: 8, 3: 3}[seats]
        while not quick.over:
            quick.play(quick.by_lot(rng))
        assert sum(quick.piles) == {2: 36, 3: 50}[seats]


def test_a_copy_goes_its_own_way():
    rng = Random(2)
    quick = random_round(rng, 3)
    before = quick.copy()
    for _ in range(10):
        move = quick.by_lot(rng)
        further = quick.after(move)
        assert further.hands != quick.hands or further.passes != quick.passes or further.giver != quick.giver
        quick = further
    assert before.hands != quick.hands
    assert before.out == []


def test_bets_are_settled_as_in_the_rules():
    hands = {A: cards("2r"), B: cards("4r 4g"), C: cards("6r 6g")}
    quick = round_from_state(position(THREE, hands, bets=(15, 30, 0)))
    while not quick.over:
        quick.play(PASS if quick.top else quick.moves()[0])
    assert quick.out[0] == (A, 2)
    assert quick.scores()[A] >= 15 + 30 + 5 + 10
    assert quick.scores()[B] == sum(5 * cards for seat, cards in quick.out if seat == B) + quick.piles[B]
