"""Endgames of two with open cards, compared with a full search."""

from dataclasses import replace
from itertools import count
from math import inf
from random import Random

import pytest

from bluestick.engine.bot_match import play_out
from bluestick.engine.bots import Level
from bluestick.engine.match import Match
from bluestick.games.haggis.bot import SOLVED_CARDS, bot
from bluestick.games.haggis.cards import parts
from bluestick.games.haggis.combinations import every_play
from bluestick.games.haggis.thinking.ends import EndSolver
from bluestick.games.haggis.thinking.plan import Stakes
from bluestick.games.haggis.thinking.search import PASS, HaggisRound, Move, random_round, round_from_state
from tests.games.haggis.positions import HAGGIS
from tests.games.haggis.test_search import in_bits

EVEN = Stakes((0, 0), 250)
NEARLY_WON = Stakes((242, 231), 250)
"""Scores at which it matters who reaches the target, not by how much."""


def moves(deal: HaggisRound) -> set[Move]:
    found = set(every_play(deal.hands[deal.turn], deal.top))
    return found | {PASS} if deal.top else found


def tried(deal: HaggisRound, stakes: Stakes) -> float:
    """Return the share of seat 0 with best play on both sides."""
    if deal.over:
        return stakes.share(deal.scores(), 0)
    values = [tried(deal.after(move), stakes) for move in moves(deal)]
    return min(values) if deal.turn else max(values)


def shares(deal: HaggisRound, stakes: Stakes) -> dict[Move, float]:
    """Return for each move the share of the player to act."""
    found = {move: tried(deal.after(move), stakes) for move in moves(deal)}
    return {move: 1 - share if deal.turn else share for move, share in found.items()}


def end(seed: int, most: int) -> HaggisRound:
    """Return a random ending with at most that many cards each, possibly in the middle of a trick."""
    rng = Random(seed)
    deal = random_round(rng, 2)
    deal.hands = [
        sum(rng.sample([1 << bit for bit in range(48) if hand >> bit & 1], rng.randint(2, most))) for hand in deal.hands
    ]
    deal.piles, deal.bets = [rng.randrange(60), rng.randrange(60)], [rng.choice((0, 15)), rng.choice((0, 30))]
    for _ in range(rng.randrange(3)):
        after = deal.after(deal.by_lot(rng))
        if not after.over:
            deal = after
    return deal


@pytest.mark.parametrize("stakes", [EVEN, NEARLY_WON], ids=["even", "nearly won"])
@pytest.mark.parametrize("seed", range(60))
def test_ends_are_worth_what_plain_trying_says(seed, stakes):
    deal, ends = end(seed, 3), EndSolver(stakes)
    assert {move: ends.share(deal, move) for move in moves(deal)} == pytest.approx(shares(deal, stakes))


@pytest.mark.slow
def test_a_thousand_ends_are_worth_what_plain_trying_says():
    for seed in range(1000):
        deal, ends = end(seed, 4), EndSolver(EVEN)
        assert {move: ends.share(deal, move) for move in moves(deal)} == pytest.approx(shares(deal, EVEN)), seed


def opened(seed: int, most: int) -> tuple[HaggisRound, Move] | None:
    """A late position of a match between simple players, and what hard does that sees all hands."""
    match = Match(HAGGIS, HAGGIS.setup(2), rng=Random(seed), id=str(seed))
    play_out(match, [bot(Level.EASY)], until=lambda match: sum(map(len, match.view(None).hands)) <= most)
    if match.view(None).table.turn is None:
        return None
    (seat,) = match.to_act
    view = match.view(seat)
    shown = replace(view, hands=tuple(map(parts, match._state.hands)))
    choice = bot(Level.HARD).choose(shown, (), match.moves(seat), inf, Random(seed))
    return round_from_state(match._state), in_bits(choice.move)


@pytest.mark.parametrize("seed", range(12))
def test_with_all_cards_shown_hard_loses_nothing(seed):
    found = opened(seed, 7)
    if found is not None:
        deal, move = found
        values = shares(deal, EVEN)
        assert values[move] == pytest.approx(max(values.values()))


@pytest.mark.slow
def test_with_all_cards_shown_hard_loses_nothing_in_a_thousand_ends():
    seen = 0
    for seed in count():
        found = opened(seed, 7)
        values = {} if found is None else shares(found[0], EVEN)
        if found is not None and len(values) > 1:
            assert values[found[1]] == pytest.approx(max(values.values())), seed
            seen += 1
        if seen == 1000:
            break


def test_as_many_cards_as_are_looked_through_take_no_time_to_speak_of():
    """Work is counted, not time."""
    deal, ends = end(5, 3), EndSolver(EVEN)
    rng = Random(1)
    while sum(map(int.bit_count, deal.hands)) != SOLVED_CARDS:
        deal = random_round(rng, 2)
        deal.hands = [
            sum(rng.sample([1 << bit for bit in range(48) if hand >> bit & 1], SOLVED_CARDS // 2))
            for hand in deal.hands
        ]
    ends.share(deal, next(iter(moves(deal))))
    assert len(ends._known) < 30_000
