"""Another way to play a round to its end in thought: it holds to the rules, and at the end it does not err."""

from random import Random

import pytest

from bluestick.games.haggis.thinking.continuation import MOST_MOVES, SOLVED_CARDS, best_by_play_outs, play_to_end
from bluestick.games.haggis.thinking.ends import EndSolver, all_moves
from bluestick.games.haggis.thinking.plan import Stakes, candidate_moves, play_out_sensibly
from bluestick.games.haggis.thinking.search import random_round
from bluestick.games.haggis.thinking.values import sensible_move


def stakes(seats: int) -> Stakes:
    return Stakes((0,) * seats, 250)


@pytest.mark.parametrize("seats", [2, 3])
def test_a_round_comes_to_its_end_and_always_the_same(seats):
    ends = [play_to_end(random_round(Random(1), seats), stakes(seats)) for _ in range(2)]
    assert all(end.over for end in ends)
    assert ends[0].scores() == ends[1].scores()


@pytest.mark.parametrize("seed", range(4))
def test_with_few_cards_nobody_errs(seed):
    deal, rng = random_round(Random(seed), 2), Random(seed)
    while sum(map(int.bit_count, deal.hands)) > SOLVED_CARDS or deal.giver:
        deal.play(deal.by_lot(rng))
    if deal.over:
        return
    seat, about = deal.turn, stakes(2)
    best = max(EndSolver(about).share(deal, move) for move in all_moves(deal.hands[seat], deal.top))
    assert about.share(play_to_end(deal, about).scores(), seat) == pytest.approx(best)


def test_a_move_is_the_best_of_what_play_outs_say():
    about, better = stakes(2), 0
    for seed in range(6):
        deal = random_round(Random(seed), 2)
        seat, able = deal.turn, candidate_moves(deal, MOST_MOVES)
        shares = {move: about.share(play_out_sensibly(deal.after(move)).scores(), seat) for move in able}
        made = best_by_play_outs(deal, about)
        assert shares[made] == max(shares.values())
        better += shares[made] > shares[sensible_move(deal)]
    assert better
