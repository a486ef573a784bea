"""Moves of the weaker levels at haggis. Both go out when they can."""

from __future__ import annotations

from random import Random

from bluestick.engine.weaker_levels import drawn
from bluestick.games.haggis.cards import ALL_FACES, COLOURS
from bluestick.games.haggis.combinations import claims, claims_on, size
from bluestick.games.haggis.thinking.search import HaggisRound, Move
from bluestick.games.haggis.thinking.values import NEAR, nearest, sensible, standing

EARLY = 10
"""Smallest number of cards in hand with which the easy bot leads no wild card, and answers with at most one."""
TEMPER, CAP = 0.3, 2.0
"""Parameters of the easy bot's random choice, in cards shed: see ``drawn``."""
A_RANK = 0.5
"""Value to the easy bot of each rank saved in an answer, in cards shed."""
A_WILD = 1.0
"""Value to the easy bot of a wild card saved, in cards shed."""
TO_BEAT = 6.0
"""Value to the easy bot of beating at all, in cards shed."""


def easy(deal: HaggisRound, rng: Random) -> Move:
    """Return a random move that sheds many cards or beats with low ones, without considering the rest. Never a bomb."""
    moves = deal.moves()
    out = going_out(deal)
    if out or len(moves) == 1:
        return out or moves[0]
    able = {move: _liked(deal, move) for move in moves if not move[0] or move[1] >= 16}
    return drawn(able, TEMPER, CAP, rng, lambda move: _allowed(deal, move))


def _liked(deal: HaggisRound, move: Move) -> float:
    """Return the easy bot's value of a move that is no bomb."""
    cards, claim = move
    if not cards:
        return 0.0
    cost = A_RANK * (claim & 15) + A_WILD * (cards & ALL_FACES).bit_count()
    return TO_BEAT + A_RANK * (deal.top & 15) - cost if deal.top else size(claim) - cost / len(COLOURS)


def _allowed(deal: HaggisRound, move: Move) -> bool:
    """Return whether the easy bot may play a move: it saves wild cards while it holds many cards."""
    wild = (move[0] & ALL_FACES).bit_count()
    return wild <= bool(deal.top) or deal.hands[deal.turn].bit_count() < EARLY


def medium(deal: HaggisRound) -> Move:
    """Return a sensible move by the own cards, using wild cards too when an opponent is about to go out."""
    return going_out(deal) or _outnumbering(deal) or sensible(deal)


def going_out(deal: HaggisRound) -> Move | None:
    """Return the whole hand as one play, if that is allowed."""
    hand = deal.hands[deal.turn]
    able = claims_on(hand, deal.top)
    return (hand, able[0]) if able else None


def _outnumbering(deal: HaggisRound) -> Move | None:
    """Return a lead of more cards than the opponent nearest to going out has; None if none is worth it.

    It must leave a hand that goes out next, unless only wild cards make such a lead.
    """
    near = nearest(deal)
    if deal.top or near > NEAR:
        return None
    hand = deal.hands[deal.turn]
    larger = [move for move in deal.moves() if move[1] >= 16 and size(move[1]) > near]
    last_but_one = [move for move in larger if claims(hand & ~move[0])]
    if not last_but_one and any(not cards & ALL_FACES for cards, _ in larger):
        return None
    return max(last_but_one or larger, key=lambda move: standing(hand & ~move[0]), default=None)
