"""Exact solution of the end of a round of two players who see all cards."""

from __future__ import annotations

from functools import lru_cache

from bluestick.games.haggis.cards import points_of_mask
from bluestick.games.haggis.combinations import every_play
from bluestick.games.haggis.scoring import POINTS_PER_CARD
from bluestick.games.haggis.thinking.plan import Stakes
from bluestick.games.haggis.thinking.search import PASS, HaggisRound, Move


@lru_cache(1 << 15)
def all_moves(hand: int, top: int) -> tuple[Move, ...]:
    """Return all moves, good ones first: leads (``top`` 0) by size, or plays that beat a claim by rank, then a pass."""
    found = dict.fromkeys(every_play(hand, top))
    if top:
        return (*sorted(found, key=lambda move: (move[0] != hand, move[1] < 16, move[1] & 15)), PASS)
    return tuple(sorted(found, key=lambda move: -move[0].bit_count()))


class EndSolver:
    """Solver of the ends of rounds, under perfect play. Values for the latest deal are cached."""

    def __init__(self, stakes: Stakes) -> None:
        self._stakes = stakes
        self._deal: HaggisRound | None = None
        self._first = 0
        """Points that the first player out gets for bets and the Haggis. G2, G6.4."""
        self._known: dict[tuple[int, int, int, int, int, int], tuple[float, float]] = {}
        self._shares: dict[tuple[int, int, int], float] = {}

    def share(self, deal: HaggisRound, move: Move) -> float:
        """Return the share of the match, from 0 to 1, that a move gives the player to act."""
        if deal is not self._deal:
            self._deal, self._known, self._shares = deal, {}, {}
            self._first = points_of_mask(deal.haggis) + sum(deal.bets)
        seat = deal.turn
        other = 1 - seat
        hands, piles = deal.hands, deal.piles
        return self._after(
            seat, hands[seat], hands[other], deal.top, deal.lying, piles[seat], piles[other], move, 0.0, 1.0
        )

    def _after(
        self,
        seat: int,
        mine: int,
        theirs: int,
        top: int,
        lying: int,
        own: int,
        their: int,
        move: Move,
        alpha: float,
        beta: float,
    ) -> float:
        cards, claim = move
        if not cards:
            if top >= 16:
                their += lying
            else:
                own += lying  # G5.7
            return 1 - self._value(1 - seat, theirs, mine, 0, 0, their, own, 1 - beta, 1 - alpha)
        lying += points_of_mask(cards)
        left = mine & ~cards
        if left:
            return 1 - self._value(1 - seat, theirs, left, claim, lying, their, own, 1 - beta, 1 - alpha)
        if claim >= 16:
            own += lying
        else:
            their += lying
        return self._end(seat, own + POINTS_PER_CARD * theirs.bit_count() + points_of_mask(theirs) + self._first, their)

    def _end(self, seat: int, own: int, their: int) -> float:
        key = (seat, own, their)
        found = self._shares.get(key)
        if found is None:
            found = self._shares[key] = self._stakes.share((their, own) if seat else (own, their), seat)
        return found

    def _value(
        self, seat: int, mine: int, theirs: int, top: int, lying: int, own: int, their: int, alpha: float, beta: float
    ) -> float:
        """Return the share of the match of the seat to play, by alpha-beta search.

        ``mine`` and ``theirs`` are hands, ``top`` the claim to beat, ``lying`` the points in the trick, ``own`` and
        ``their`` those in the piles. The cache key omits ``their``, which follows from the rest.
        """
        key = (seat, mine, theirs, top, lying, own)
        low, high = self._known.get(key, (0.0, 1.0))
        if low >= beta or low == high:
            return low
        if high <= alpha:
            return high
        floor, best = alpha, -1.0
        for move in all_moves(mine, top):
            value = self._after(seat, mine, theirs, top, lying, own, their, move, alpha, beta)
            if value > best:
                best = value
                if best > alpha:
                    alpha = best
                    if alpha >= beta:
                        break
        self._known[key] = (low if best < beta and best <= floor else best, high if best >= beta else best)
        return best
