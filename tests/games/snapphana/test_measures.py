"""Why a move is better at Snapphanaleden: what is counted in hands that are played to their end."""

from random import Random

import pytest

from bluestick.engine.estimates import ComparisonReason
from bluestick.games.snapphana.cards import card_bit
from bluestick.games.snapphana.scoring import LAST_TRICK, half_points
from bluestick.games.snapphana.thinking.ends import EndSolver
from bluestick.games.snapphana.thinking.measures import MEASURES, card_counts, with_cause
from bluestick.games.snapphana.thinking.plan import Stakes, play_on
from bluestick.games.snapphana.thinking.search import SnapphanaHand, random_hand

CODES = [measure.code for measure in MEASURES]
TARGETS = {"800": 800, "1000": 1000, "150": 150, "fjabbe": 0}


def begun(game: str, seed: int, cards: int) -> tuple[SnapphanaHand, Stakes]:
    """A hand with so many cards left, and what it is about."""
    hand = play_on(random_hand(Random(seed), game), cards)
    return hand, Stakes([0] * hand.sides, TARGETS[game])


@pytest.mark.parametrize("looked", [0, 2])
@pytest.mark.parametrize("game", TARGETS)
def test_the_line_that_is_shown_is_worth_what_is_said(game, looked):
    for seed in range(3):
        hand, stakes = begun(game, seed, 4)
        for card in hand.moves():
            side = hand.actor % hand.sides
            share, trick, end = EndSolver(stakes, looked).shown(hand, card, side)
            assert share == EndSolver(stakes, looked).share(hand, card, side)
            assert end.over
            assert share == pytest.approx(stakes.share(end, side))
            assert trick.left == trick.seats
            assert sum(trick.tricks) == sum(hand.tricks) + 1


@pytest.mark.parametrize("game", ["800", "1000", "150"])
def test_the_parts_make_up_the_score(game):
    for seed in range(3):
        hand, stakes = begun(game, seed, 5)
        side = hand.actor % hand.sides
        for card in hand.moves():
            share, trick, end = EndSolver(stakes, 0).shown(hand, card, side)
            told = dict(zip(CODES, card_counts(hand, trick, end, side, share), strict=True))
            scores = end.scores()
            more = told["swing"] + told["next"] + told["combined"] + LAST_TRICK * (2 * told["last"] - 1)
            lying = (half_points(hand.piles[side]) - half_points(hand.piles[1 - side])) / 2
            assert lying + more == scores[side] - scores[1 - side]
            assert told["trick"] == (trick.winner % trick.sides == side)


def test_in_fjabbe_lost_hands_are_counted():
    for seed in range(3):
        hand, stakes = begun("fjabbe", seed, 4)
        for card in hand.moves():
            share, trick, end = EndSolver(stakes, 0).shown(hand, card, hand.actor)
            told = dict(zip(CODES, card_counts(hand, trick, end, hand.actor, share), strict=True))
            assert told["empty"] == (not end.tricks[hand.actor])
            assert told["lost"] or not told["empty"]
            assert told["lost"] + told["others"] >= 1
            assert not any(told[code] for code in ("trick", "swing", "next", "combined", "last"))


def noted(**counts: float) -> list[float]:
    return [counts.get(code, 0.0) for code in CODES]


def test_a_trump_that_is_kept_is_the_cause():
    why = ComparisonReason("combined", 30.0, 10.0)
    high, low = card_bit("T20"), card_bit("H6")
    assert with_cause(why, high, low, (), ()) == ComparisonReason("combined", 30.0, 10.0, 0.0, "keeps", ("T20",))
    assert with_cause(why, low, high, (), ()) == why
    assert with_cause(why, 0, 0, (), ()) == why
    assert with_cause(ComparisonReason("trick", 1.0, 0.0), high, low, (), ()).cause is None
    assert with_cause(None, high, low, (), ()) is None


def test_in_fjabbe_a_hand_without_a_trick_is_the_cause():
    why = ComparisonReason("lost", 0.2, 0.6)
    assert with_cause(why, 0, 0, noted(lost=0.2), noted(lost=0.6, empty=0.5)).cause == "no_trick"
    assert with_cause(why, 0, 0, noted(lost=0.2), noted(lost=0.6, empty=0.1)).cause is None
