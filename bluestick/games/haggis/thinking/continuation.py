"""Careful play-out of a round with open cards, to check the results of ``play_out_sensibly``."""

from __future__ import annotations

from bluestick.games.haggis.thinking.ends import EndSolver, all_moves
from bluestick.games.haggis.thinking.plan import Stakes, candidate_moves, play_out_sensibly
from bluestick.games.haggis.thinking.search import HaggisRound, Move

MOST_MOVES = 5
"""Maximum number of candidate moves compared at each turn."""
SOLVED_CARDS = 8
"""Largest number of cards in both hands together with which a round of two players is solved exactly."""


def play_to_end(deal: HaggisRound, stakes: Stakes) -> HaggisRound:
    """Play ``deal`` to its end with open cards, and return it."""
    ends = EndSolver(stakes)
    while not deal.over:
        if deal.seats == 2 and not deal.giver and sum(map(int.bit_count, deal.hands)) <= SOLVED_CARDS:
            able = all_moves(deal.hands[deal.turn], deal.top)
            deal.play(max(able, key=lambda move: ends.share(deal, move)))
        else:
            deal.play(best_by_play_outs(deal, stakes))
    return deal


def best_by_play_outs(deal: HaggisRound, stakes: Stakes) -> Move:
    """Return the candidate move after which ``play_out_sensibly`` ends best for the player to act."""
    able, seat = candidate_moves(deal, MOST_MOVES), deal.turn
    if len(able) == 1:
        return next(iter(able))
    return max(able, key=lambda move: stakes.share(play_out_sensibly(deal.after(move)).scores(), seat))
