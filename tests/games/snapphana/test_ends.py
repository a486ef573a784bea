"""The last tricks with open cards, held against plain trying of everything."""

from dataclasses import replace
from itertools import count
from math import inf
from random import Random

import pytest

from bluestick.engine.bot_match import play_out
from bluestick.engine.bots import Level
from bluestick.engine.match import Match
from bluestick.games.snapphana.bot import bot
from bluestick.games.snapphana.cards import card_bit, parts
from bluestick.games.snapphana.moves import Play
from bluestick.games.snapphana.rules import Snapphana
from bluestick.games.snapphana.state import FORMS
from bluestick.games.snapphana.thinking.ends import EndSolver
from bluestick.games.snapphana.thinking.plan import Stakes, play_on
from bluestick.games.snapphana.thinking.search import SnapphanaHand, hand_from_state, random_hand

SNAPPHANA = Snapphana()
QUICK = {"800": 2, "1000": 4, "150": 4, "fjabbe": 2}
"""So many cards each can be tried plainly in no time."""


def tried(hand: SnapphanaHand, stakes: Stakes) -> list[float]:
    """What every side may expect if everybody does what is best for her own; of equally good cards the first."""
    if hand.over:
        return [stakes.share(hand, side) for side in range(hand.sides)]
    side = hand.actor % hand.sides
    return max((tried(hand.after(move), stakes) for move in hand.moves()), key=lambda shares: shares[side])


def values(hand: SnapphanaHand, stakes: Stakes) -> dict[int, float]:
    """For each card what the side to act may expect."""
    side = hand.actor % hand.sides
    return {move: tried(hand.after(move), stakes)[side] for move in hand.moves()}


def stakes_of(hand: SnapphanaHand, game: str, rng: Random) -> Stakes:
    target = FORMS[game].target
    return Stakes(
        [rng.choice((0, target * 9 // 10)) if target else rng.randrange(3) for _ in range(hand.sides)], target
    )


def end(game: str, cards: int, rng: Random) -> SnapphanaHand:
    """A random one, with up to so many cards each, in the middle of a trick perhaps."""
    hand = random_hand(rng, game)
    while max(map(int.bit_count, hand.hands)) > cards or hand.giving:
        hand.play(hand.by_lot(rng))
    for _ in range(rng.randrange(hand.seats)):
        after = hand.after(hand.by_lot(rng))
        if not after.over and not after.giving:
            hand = after
    return hand


def assert_like_trying(game: str, cards: int, seed: int) -> None:
    rng = Random(f"{game}/{seed}")
    hand = end(game, cards, rng)
    stakes = stakes_of(hand, game, rng)
    ends, side = EndSolver(stakes, 6), hand.actor % hand.sides
    assert {card: ends.share(hand, card, side) for card in hand.moves()} == pytest.approx(values(hand, stakes))


@pytest.mark.parametrize("game", FORMS)
@pytest.mark.parametrize("seed", range(20))
def test_ends_are_worth_what_plain_trying_says(game, seed):
    assert_like_trying(game, QUICK[game], seed)


@pytest.mark.parametrize("game", FORMS)
@pytest.mark.parametrize("seed", range(5))
def test_after_playing_on_nobody_errs_with_the_last_cards(game, seed):
    rng = Random(f"{game}/{seed}")
    hand = end(game, 8, rng)
    stakes = stakes_of(hand, game, rng)
    ends, side = EndSolver(stakes, 2), hand.actor % hand.sides
    for card in hand.moves():
        assert ends.share(hand, card, side) == pytest.approx(tried(play_on(hand.after(card), 2), stakes)[side])


@pytest.mark.slow
@pytest.mark.parametrize("game", FORMS)
def test_a_thousand_ends_are_worth_what_plain_trying_says(game):
    for seed in range(1000):
        assert_like_trying(game, QUICK[game] + (seed % 20 == 0), seed)


@pytest.mark.parametrize("game", FORMS)
@pytest.mark.parametrize("seed", range(3))
def test_with_all_cards_shown_hard_loses_nothing(game, seed):
    assert_loses_nothing(game, seed)


@pytest.mark.slow
@pytest.mark.parametrize("game", FORMS)
def test_with_all_cards_shown_hard_loses_nothing_in_a_thousand_ends(game):
    seen = 0
    for seed in count():
        seen += assert_loses_nothing(game, seed)
        if seen >= 1000:
            break


def assert_loses_nothing(game: str, seed: int) -> int:
    """The number of choices in the end of a hand."""
    seen = 0
    match = Match(SNAPPHANA, SNAPPHANA.setup(None, game), rng=Random(seed), id=str(seed))
    play_out(match, [bot(Level.EASY)], until=lambda match: over_or_late(match, QUICK[game]))

    while match.view(None).table.turn in match.to_act and not match.view(None).table.scores:
        (seat,) = match.to_act
        view = match.view(seat)
        shown = replace(
            view, hands=tuple(map(parts, match._state.hands)), discards=tuple(map(parts, match._state.discards))
        )
        choice = bot(Level.HARD).choose(shown, (), match.moves(seat), inf, Random(seed))
        hand = hand_from_state(match._state)
        if isinstance(choice.move, Play) and not hand.giving:
            found = values(hand, Stakes(view.table.totals, view.table.form.target))
            assert found[card_bit(choice.move.card)] == pytest.approx(max(found.values()))
            seen += len(found) > 1
        match.play(seat, choice.move)
    return seen


def over_or_late(match: Match, cards: int) -> bool:
    view = match.view(None)
    playing = view.table.turn in match.to_act and not view.table.discarding
    return bool(view.table.scores) or (playing and bool(view.table.tricks) and max(map(len, view.hands)) <= cards)
