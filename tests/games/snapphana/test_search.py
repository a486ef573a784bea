from collections.abc import Iterator
from random import Random

import pytest

from bluestick.engine.match import Match
from bluestick.engine.seats import Seat
from bluestick.games.snapphana.cards import PACK, add_cards, card_bit, parts
from bluestick.games.snapphana.cards import SNAPPHANA as SNAPPHANA_CARD
from bluestick.games.snapphana.moves import Give, Play
from bluestick.games.snapphana.state import FORMS, State
from bluestick.games.snapphana.thinking.search import SnapphanaHand, hand_from_state, random_hand
from tests.games.snapphana.positions import EIGHT, GAMES, SNAPPHANA, position

ids = pytest.mark.parametrize("setup", GAMES, ids=lambda setup: setup.variant)


def in_words(quick: SnapphanaHand, card: int):
    """A move of the search as the rules know it."""
    name = PACK[card.bit_length() - 1]
    return Give(name) if quick.giving else Play(name)


def wander(match: Match, rng: Random) -> Iterator[tuple[State, SnapphanaHand | None]]:
    """A match by lot in step with the fast hand, in which debts are paid at once."""
    while match.outcome is None:
        match.chance()
        while match._state.table.discarding or (
            not match._state.table.tricks and match._state.table.is_playing and rng.random() < 0.3
        ):
            seat = min(match.to_act)
            match.play(seat, match.moves(seat).sample(rng))
        if not match._state.table.is_playing:
            continue
        quick = hand_from_state(match._state)
        while match._state.table.is_playing:
            yield match._state, quick
            card = quick.by_lot(rng)
            match.play(quick.actor, in_words(quick, card))
            quick.play(card)
        yield match._state, quick


def assert_same(state: State, quick: SnapphanaHand) -> None:
    table = state.table
    assert list(state.hands) == quick.hands
    assert quick.over == (not table.is_playing)
    if quick.over:
        score = table.scores[-1]
        assert list(score.piles) == [parts(pile) for pile in quick.final()]
        declared = [sum(item.amount for item in own if item.code.startswith("declared")) for own in score.items]
        assert [sum(each) for each in zip(quick.scores(), declared, strict=True)] == list(score.score)
        return
    assert [parts(pile) for pile in quick.piles] == [table.taken(side) for side in range(quick.sides)]
    actor = quick.actor
    legal = set(SNAPPHANA.moves(SNAPPHANA.view(state, actor)))
    moves = quick.moves()
    assert len(set(moves)) == len(moves)
    kind = Give if quick.giving else Play
    assert {in_words(quick, card) for card in moves} == {move for move in legal if isinstance(move, kind)}
    again = hand_from_state(state)
    assert all(getattr(again, name) == getattr(quick, name) for name in SnapphanaHand.__slots__)


@ids
@pytest.mark.parametrize("seed", range(3))
def test_the_fast_hand_is_the_hand_of_the_rules(setup, seed):
    rng = Random(f"{setup.variant} {seed}")
    match = Match(SNAPPHANA, setup, rng=rng)
    for state, quick in wander(match, rng):
        assert_same(state, quick)


@ids
def test_a_copy_stands_alone(setup):
    rng = Random(7)
    hand = random_hand(rng, setup.variant)
    while not hand.over:
        other = hand.copy()
        assert all(getattr(other, name) == getattr(hand, name) for name in SnapphanaHand.__slots__)
        card = hand.by_lot(rng)
        further = hand.after(card)
        assert all(getattr(other, name) == getattr(hand, name) for name in SnapphanaHand.__slots__)
        hand.play(card)
        assert all(getattr(further, name) == getattr(hand, name) for name in SnapphanaHand.__slots__)


@ids
def test_a_hand_is_dealt_like_that(setup):
    form = FORMS[setup.variant]
    for seed in range(20):
        hand = random_hand(Random(seed), setup.variant)
        assert [each.bit_count() for each in hand.hands] == [form.hand] * form.seats
        everything = 0
        for some in (*hand.hands, *hand.discards):
            everything = add_cards(everything, some)
        number = form.seats * (form.hand + form.exchange) + form.extra
        assert everything.bit_count() == number
        assert not [card for some in hand.discards for card in parts(some) if card[1:] == "K" or card in ("N", "F")]


def test_a_snapphana_is_always_the_same_card():
    hand = SnapphanaHand([0b11 << 56, 1], [0, 0], 0, 2)
    assert hand.moves() == [card_bit(SNAPPHANA_CARD)]


@ids
def test_a_debt_that_waits_is_paid_first(setup):
    rng = Random(3)
    waited = 0
    for _ in range(30):
        match = Match(SNAPPHANA, setup, rng=rng)
        match.chance()
        while match._state.table.is_playing:
            state = match._state
            table = state.table
            if table.debtor is not None and table.payable(table.debtor):
                waited += table.turn is not None and bool(table.trick)
                quick = hand_from_state(state)
                card = quick.by_lot(rng)
                paid = SNAPPHANA.apply(state, table.debtor, in_words(quick, card)).state
                quick.play(card)
                if not quick.over:
                    assert_same(paid, quick)
                if table.turn is None:
                    break
            seat = table.turn if table.turn is not None else min(table.to_act)
            moves = [move for move in match.moves(seat) if isinstance(move, Play)] if not table.discarding else ()
            match.play(seat, rng.choice(moves) if moves else match.moves(seat).sample(rng))
    assert waited


def test_who_has_no_trick_loses_discards_and_fjont():
    """S3.4, S10.3."""
    hands = {0: ["S8"], 1: ["F"], 2: ["SK"], 3: ["S6"]}
    state = position(EIGHT, hands, won={0: ["D6", "D7"]}, discards={1: ["D9", "D10"]})
    quick = hand_from_state(state)
    for seat, (card,) in hands.items():
        state = SNAPPHANA.apply(state, Seat(seat), Play(card)).state
        quick.play(card_bit(card))
    assert_same(state, quick)
    assert quick.final()[1] == 0
