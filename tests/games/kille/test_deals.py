"""What holds in every deal, whatever is said: cards, who stays, who is met, and how often one speaks."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bluestick.engine.bots import random_move
from bluestick.engine.seats import CHANCE
from bluestick.games.kille.cards import KINDS, PACK, RANK
from bluestick.games.kille.events import (
    Asked,
    Dealt,
    Drawn,
    HitByHusar,
    HitBySvin,
    KukuLaid,
    Out,
    PotWon,
    Showdown,
    Stood,
    SwapAsked,
    Swapped,
)
from bluestick.games.kille.showdown import HeldCard, showdown_result
from bluestick.games.kille.state import NOT_DEALT, Ground
from tests.games.kille.positions import KILLE, of_kind

MOST_DRAWN = 5
"""Four passing cards, and one that is taken or answers. B36."""


def random_deals(seats, number, seed):
    """Every step of so many deals said at random, kuku out of turn included, each with the state before it."""
    rng = Random(seed)
    state, dealt = KILLE.start(KILLE.setup(seats, options={"pots": 20})), 0
    while True:
        to_act = KILLE.to_act(state)
        if not to_act:
            state = KILLE.start(state.table.setup)
        elif to_act == {CHANCE}:
            if dealt == number:
                return
            dealt += 1
            step = KILLE.apply(state, CHANCE, KILLE.deal(state, rng))
            yield state, step
            state = step.state
        else:
            (seat,) = to_act
            holders = [of for of in state.round.order if state.pack[state.round.at[of]] == "KU"]
            if rng.random() < 0.02 and holders:
                seat = rng.choice(holders)
            moves = KILLE.moves(KILLE.view(state, seat))
            if not moves:
                continue
            step = KILLE.apply(state, seat, random_move(moves, rng))
            yield state, step
            state = step.state


class Course:
    """What has happened in one deal."""

    def __init__(self, state):
        self.cards = {of: state.pack[state.round.at[of]] for of in state.round.order}
        self.spoken, self.asked = Counter(), Counter()
        self.hit = set()


def check_deals(seats, number, seed):
    """Every invariant after every event of so many deals; how often what happened."""
    seen, deal = Counter(), None
    for before, step in random_deals(seats, number, seed):
        state = step.state
        check_cards(state)
        assert sum(state.table.ledger) + state.table.pot == 0
        for event in step.events:
            seen[type(event).__name__] += 1
            if isinstance(event, Dealt):
                deal = Course(state)
            elif isinstance(event, Stood):
                deal.spoken[event.seat] += 1
            elif isinstance(event, SwapAsked):
                assert event.of not in deal.hit
            elif isinstance(event, Swapped):
                assert not {event.seat, event.other} & deal.hit, "swapped with after a hit"
                deal.asked[event.other] += 1
                deal.cards[event.seat], deal.cards[event.other] = event.taken, event.given
                seen["killemote"] += event.killemote
            elif isinstance(event, Drawn):
                if event.taken:
                    assert deal.cards[event.seat] == event.away
                    deal.cards[event.seat] = event.card
            elif isinstance(event, HitByHusar):
                assert event.seat not in deal.hit
                deal.hit.add(event.seat)
            elif isinstance(event, HitBySvin):
                check_svin(state, deal, event)
                seen["undone"] += len(event.undone) > 0
                seen["undone by the stock"] += len(event.undone) > 0 and event.by is None
            elif isinstance(event, Asked):
                assert len(before.round.order) in (2, 3)
            elif isinstance(event, Showdown):
                check_showdown(state, step.events, event)
        seen["kuku out of turn"] += any(
            event.how == "declared" and event.seat not in KILLE.to_act(before)
            for event in of_kind(KukuLaid, step.events)
        )
        if state.round.turns != before.round.turns and state.round.turns:
            deal.spoken[state.round.turns[-1].seat] += state.round.turns[-1].word == "swap"
        if deal:
            assert max(deal.spoken.values(), default=0) <= 1, "somebody has spoken twice"
            assert max(deal.asked.values(), default=0) <= 1, "somebody was swapped with twice"
            assert deal.cards == {of: state.pack[state.round.at[of]] for of in state.round.order}
            assert deal.hit == state.round.hit
        seen["deadlock"] += state.round.deadlock and not before.round.deadlock
        seen["high kille"] += len(state.round.high) > len(before.round.high)
    assert seen["Dealt"] == number
    return seen


def check_cards(state):
    """42 cards, each in one place: held, out of play, or in the stock."""
    deal = state.round
    assert Counter(state.pack) == Counter(PACK)
    lie = [place for place in deal.at if place != NOT_DEALT]
    assert sorted((*lie, *deal.away, *range(len(deal.known), 42))) == list(range(42))
    assert len(deal.known) == len(deal.proofs) <= len(deal.order) + MOST_DRAWN
    assert deal.stock == 42 - len(deal.known)


def check_svin(state, deal, event):
    """The card is with whom it was dealt to; all on its way have their own dealt card again. K4.3, B16."""
    cards = deal.cards
    for holder, back in event.undone:
        cards[holder], cards[back] = cards[back], cards[holder]
    for of in {event.victim, *(seat for hop in event.undone for seat in hop)}:
        assert state.round.order[state.round.at[of]] == of
    assert event.victim not in deal.hit
    assert not {seat for hop in event.undone for seat in hop} & deal.hit
    deal.hit.add(event.victim)


def check_showdown(state, events, showdown):
    """Somebody stays; no kuku and no high kille is out as the lowest. K8.6, K8.7."""
    out = {event.seat: event for event in of_kind(Out, events)}
    cards = {seat: (card, high) for seat, card, high in showdown.cards}
    assert set(cards) - set(out)
    for seat, event in out.items():
        assert event.card == cards[seat][0]
        if event.ground is Ground.LOWEST:
            assert cards[seat][0] != "KU"
            assert not cards[seat][1]
        assert (event.ground in (Ground.HUSAR, Ground.SVIN)) == (seat in state.round.hit)
    assert bool(of_kind(PotWon, events)) == (len(cards) - len(out) == 1)


@pytest.mark.parametrize("seats", [4, 6, 13, 20])
def test_random_deals(seats):
    seen = check_deals(seats, 300, seed=seats)
    assert {"Swapped", "HitByHusar", "HitBySvin", "undone", "KukuLaid", "Drawn", "Out", "PotWon"} <= set(+seen)


@pytest.mark.slow
@pytest.mark.parametrize("seats", [4, 6, 8, 13, 20])
def test_ten_thousand_random_deals(seats):
    seen = check_deals(seats, 10_000, seed=100 + seats)
    rare = {"killemote", "undone by the stock", "kuku out of turn", "deadlock", "high kille", "Answered", "Bought"}
    assert rare <= set(+seen), seen


held_cards = st.lists(
    st.tuples(st.sampled_from(KINDS), st.booleans(), st.sampled_from([None, Ground.HUSAR, Ground.SVIN])),
    min_size=2,
    max_size=20,
)


@given(held_cards)
def test_somebody_always_stays(players):
    held = [HeldCard(seat, card, card == "KI" and high) for seat, (card, high, _) in enumerate(players)]
    hit = {seat: ground for seat, (_, _, ground) in enumerate(players) if ground}
    found = showdown_result(held, hit)
    out = dict(found.out)
    assert set(out) < set(range(len(held)))
    assert not set(out) & set(found.saved)
    for one in held:
        if out.get(one.seat) is Ground.LOWEST:
            assert one.rank < RANK["KU"]
    if found.saved:
        assert len(out) + len(found.saved) == len(held)


@given(st.permutations(PACK), st.integers(4, 20), st.data())
def test_whatever_is_dealt_and_said_every_card_is_somewhere(cards, seats, data):
    state = KILLE.start(KILLE.setup(seats))
    state = KILLE.apply(state, CHANCE, KILLE.read(f"deal 0 {' '.join(cards)}")).state
    while state.round.open:
        (seat,) = KILLE.to_act(state)
        words = sorted(KILLE.write(move) for move in KILLE.moves(KILLE.view(state, seat)))
        state = KILLE.apply(state, seat, KILLE.read(data.draw(st.sampled_from(words)))).state
        check_cards(state)
    assert state.round.over
    assert state.table.active
