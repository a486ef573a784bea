"""Another way to play a round to its end in thought: with open cards, and more care than the usual play-out."""

from __future__ import annotations

from bluestick.games.haggis.thinking.ends import Ends, every_move
from bluestick.games.haggis.thinking.plan import Stakes, candidates, played_out
from bluestick.games.haggis.thinking.search import HaggisRound, Move

WIDTH = 5
"""So many moves that are worth a thought are tried."""
FEW = 8
"""Two players with no more cards together than this play perfectly."""


def continued(deal: HaggisRound, stakes: Stakes) -> HaggisRound:
    """The end of a round; the round itself is played."""
    ends = Ends(stakes)
    while not deal.over:
        if deal.seats == 2 and not deal.giver and sum(map(int.bit_count, deal.hands)) <= FEW:
            able = every_move(deal.hands[deal.turn], deal.top)
            deal.play(max(able, key=lambda move: ends.share(deal, move)))
        else:
            deal.play(best_by_play_outs(deal, stakes))
    return deal


def best_by_play_outs(deal: HaggisRound, stakes: Stakes) -> Move:
    """Of the moves that are worth a thought the one after which the usual play-out brings most."""
    able, seat = candidates(deal, WIDTH), deal.turn
    if len(able) == 1:
        return next(iter(able))
    return max(able, key=lambda move: stakes.share(played_out(deal.after(move)).scores(), seat))
