"""Many hands by lot: what is counted always adds up."""

from collections import Counter
from random import Random

import pytest

from bluestick.engine.bots import random_move
from bluestick.engine.rules import Ended, Setup
from bluestick.engine.seats import CHANCE, Seat
from bluestick.games.snapphana.cards import FJONT, NOT_DISCARDABLE, PACK, add_cards, mask, parts
from bluestick.games.snapphana.combinations import is_combination
from bluestick.games.snapphana.events import CardGiven, CardPlayed, Discarded, DiscardsLost, FjontLost, TrickTaken
from bluestick.games.snapphana.moves import Play
from bluestick.games.snapphana.scoring import half_points, pile_combination_points
from bluestick.games.snapphana.state import FORMS, State
from tests.games.snapphana.positions import GAMES, SNAPPHANA

FAST, MANY = 120, 20_000
ids = pytest.mark.parametrize("setup", GAMES, ids=lambda setup: setup.variant)


def play_hand(state: State, rng: Random) -> tuple[State, list[object]]:
    """A hand by lot, acts out of turn included: the state after it, and what happened."""
    step = SNAPPHANA.apply(state, CHANCE, SNAPPHANA.deal(state, rng))
    state = step.state
    events = list(step.events)
    while state.table.is_playing:
        seat = min(state.table.to_act)
        owing = state.table.debtor
        if owing is not None and rng.random() < 0.3 and SNAPPHANA.moves(SNAPPHANA.view(state, owing)):
            seat = owing
        move = random_move(SNAPPHANA.moves(SNAPPHANA.view(state, seat)), rng)
        if isinstance(move, Play):
            assert_follows(state, seat, move)
        step = SNAPPHANA.apply(state, seat, move)
        state = step.state
        events += step.events
    return state, events


def assert_follows(state: State, seat: Seat, move: Play) -> None:
    """S9.2, in other words: who does not follow has nothing to follow with, and who does not trump no trump."""
    trick = [laid.card for laid in state.table.trick if laid.card != FJONT]
    if not trick or move.card == FJONT:
        return
    kinds = ["T" if card[0] in "TIN" else card[0] for card in (trick[0], move.card)]
    hand = {"T" if card[0] in "TIN" else card[0] for card in parts(state.hands[seat])}
    assert kinds[0] == kinds[1] or (kinds[0] not in hand and (kinds[1] == "T" or "T" not in hand))


ORDER = {
    "T": [*(f"T{number}" for number in range(20, 4, -1)), "I", "N"],
    "S": ["SK", "SQ", "SC", "SJ", "S10", "S9", "S8", "S7", "S6", "SA"],
    "C": ["CK", "CQ", "CC", "CJ", "C10", "C9", "C8", "C7", "C6", "CA"],
    "H": ["HK", "HQ", "HC", "HJ", "HA", "H6", "H7", "H8", "H9", "H10"],
    "D": ["DK", "DQ", "DC", "DJ", "DA", "D6", "D7", "D8", "D9", "D10"],
}
"""Every suit from the highest card down, as the source has them. S2."""


def told(setup: Setup, events: list[object]) -> list[Counter[str]]:
    """The piles of the sides, by what was told of the hand, card by card; who took each trick is found once more."""
    sides = FORMS[setup.variant].sides
    piles: list[Counter[str]] = [Counter() for _ in range(sides)]
    trick: list[tuple[Seat, str]] = []
    star = None
    for event in events:
        match event:
            case CardPlayed(seat, card):
                trick.append((seat, card))
            case TrickTaken(seat):
                assert seat == taker(trick)
                for owner, card in trick:
                    if card == FJONT:
                        star = owner % sides
                    else:
                        piles[seat % sides][card] += 1
                trick = []
            case CardGiven(seat, to, card):
                assert piles[seat % sides][card]
                piles[seat % sides][card] -= 1
                piles[to % sides][card] += 1
            case FjontLost(seat, to):
                assert star == seat % sides
                star = to % sides
            case Discarded(seat, cards):
                piles[seat % sides].update(cards)
            case DiscardsLost(seat, to, cards):
                piles[seat % sides].subtract(cards)
                piles[to % sides].update(cards)
    if star is not None:
        piles[star][FJONT] += 1
    return [+pile for pile in piles]


def taker(trick: list[tuple[Seat, str]]) -> Seat:
    """S2, S9.3, S10."""
    real = [(seat, card) for seat, card in trick if card != FJONT]
    for suit in ("T", "T" if real[0][1][0] in "TIN" else real[0][1][0]):
        places = [(ORDER[suit].index(card), -turn) for turn, (_, card) in enumerate(real) if card in ORDER[suit]]
        if places:
            return real[-min(places)[1]][0]
    raise AssertionError("nobody takes it")


def assert_adds_up(before: State, after: State, events: list[object]) -> None:
    table, score, sides = after.table, after.table.scores[-1], range(len(after.table.totals))
    form = table.form
    assert score.hand == before.table.hand + 1
    assert [sum(item.amount for item in own) for own in score.items] == list(score.score)
    assert table.totals == score.totals
    if form.target:
        assert score.totals == tuple(map(sum, zip(before.table.totals, score.score, strict=True)))
    else:
        assert sum(score.totals) == sum(before.table.totals) + len(score.losers)
    declared = table.declared
    for each in declared:
        assert is_combination(each.kind, mask(each.row))
    for seat in range(form.seats):
        kinds = [each.kind for each in declared if each.seat == seat]
        assert len(set(kinds)) == len(kinds)
    if not score.piles:
        assert table.result is not None
        assert table.result.reason == "declared"
        return
    assert told(table.setup, events) == [Counter(pile) for pile in score.piles]
    in_play = Counter(PACK) - Counter(parts(after.out))
    assert sum(map(Counter, score.piles), Counter()) == in_play
    cards = [sum(item.amount for item in own if item.code in ("cards", "last_trick")) for own in score.items]
    assert 2 * sum(cards) == half_points(mask(in_play.elements())) + 12
    if not after.out:
        assert sum(cards) == 93  # S8.3
    for side in sides:
        assert len(score.piles[side]) % 2 == 0
        pile = sum(item.amount for item in score.items[side] if item.code in ("set", "sequence", "doubled"))
        assert pile == sum(pile_combination_points(mask(score.piles[side])))
        if not score.tricks[side]:
            assert not score.piles[side]
    lost = [event for event in events if isinstance(event, DiscardsLost | FjontLost)]
    assert all(not score.tricks[table.side(event.seat)] for event in lost)
    assert sum(score.tricks) == form.hand
    assert table.debtor is None
    assert (table.result is None) == (not [event for event in events if isinstance(event, Ended)])
    away = [event for event in events if isinstance(event, Discarded)]
    assert all(NOT_DISCARDABLE.isdisjoint(event.cards) for event in away)
    assert sum(len(event.cards) for event in away) == form.seats * form.exchange + form.extra


def play_hands(setup: Setup, number: int, seed: str) -> None:
    rng = Random(seed)
    state = SNAPPHANA.start(setup)
    for _ in range(number):
        if state.table.result is not None:
            state = SNAPPHANA.start(setup)
        before = state
        state, events = play_hand(state, rng)
        assert_adds_up(before, state, events)


@ids
def test_hands_by_lot_add_up(setup):
    play_hands(setup, FAST, setup.variant)


@pytest.mark.slow
@pytest.mark.parametrize("part", range(4))
@ids
def test_many_hands_by_lot_add_up(setup, part):
    play_hands(setup, MANY // 4, f"{setup.variant} {part}")


@ids
def test_dreams_agree_with_all_that_was_seen(setup):
    """Nobody holds what she has shown not to hold, and what was declared lies where it was seen."""
    rng = Random(f"dreams {setup.variant}")
    state = SNAPPHANA.start(setup)
    for _ in range(6):
        step = SNAPPHANA.apply(state, CHANCE, SNAPPHANA.deal(state, rng))
        state = step.state
        while state.table.is_playing:
            for viewer in (*range(setup.seats), None):
                view = SNAPPHANA.view(state, viewer)
                dream = SNAPPHANA.determinize(view, rng)
                assert SNAPPHANA.view(dream, viewer) == view
                everything = 0
                for cards in (*dream.hands, *dream.discards, *dream.coming, dream.out, mask(state.table.laid())):
                    everything = add_cards(everything, cards)
                assert parts(everything) == PACK
                for seat, hand in enumerate(dream.hands):
                    assert not hand & sum(CARDS_OF[suit] for suit in state.table.voids[seat])
                    assert hand.bit_count() == state.hands[seat].bit_count()
                assert not [card for away in dream.discards for card in parts(away) if card in NOT_DISCARDABLE]
            seat = min(state.table.to_act)
            state = SNAPPHANA.apply(state, seat, random_move(SNAPPHANA.moves(SNAPPHANA.view(state, seat)), rng)).state
        if state.table.result is not None:
            return


CARDS_OF = {suit: mask(card for card in PACK if card[0] == suit) for suit in "SCHD"}
CARDS_OF["T"] = mask(card for card in PACK if card[0] in "TIN")
