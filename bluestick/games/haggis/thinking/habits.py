"""How the weaker levels play a hand of haggis. Both go out where that is possible."""

from __future__ import annotations

from random import Random

from bluestick.engine.drawing import drawn
from bluestick.games.haggis.cards import ALL_FACES, COLOURS
from bluestick.games.haggis.combinations import claims, claims_on, size
from bluestick.games.haggis.thinking.search import HaggisRound, Move
from bluestick.games.haggis.thinking.values import NEAR, nearest, sensible, standing

EARLY = 10
"""With so many cards in hand the easy bot leads no wild card, and answers with one at most."""
TEMPER, CAP = 0.7, 4.0
"""How the easy bot draws, in cards shed: see ``drawn``."""
A_RANK = 0.5
"""How many cards a rank is worth to the easy bot that is saved in an answer,"""
A_WILD = 1.0
"""and how many a wild card,"""
TO_BEAT = 6.0
"""and how many it is worth to beat at all."""


def easy(deal: HaggisRound, rng: Random) -> Move:
    """Shed many cards, or beat with low ones; what is left is not thought of. No bombs."""
    moves = deal.moves()
    out = going_out(deal)
    if out or len(moves) == 1:
        return out or moves[0]
    able = {move: _liked(deal, move) for move in moves if not move[0] or move[1] >= 16}
    return drawn(able, TEMPER, CAP, rng, lambda move: _allowed(deal, move))


def _liked(deal: HaggisRound, move: Move) -> float:
    """What the easy bot thinks of a move that is no bomb."""
    cards, claim = move
    if not cards:
        return 0.0
    cost = A_RANK * (claim & 15) + A_WILD * (cards & ALL_FACES).bit_count()
    return TO_BEAT + A_RANK * (deal.top & 15) - cost if deal.top else size(claim) - cost / len(COLOURS)


def _allowed(deal: HaggisRound, move: Move) -> bool:
    """The floor of the easy bot: wild cards are kept while many cards are held."""
    wild = (move[0] & ALL_FACES).bit_count()
    return wild <= bool(deal.top) or deal.hands[deal.turn].bit_count() < EARLY


def medium(deal: HaggisRound) -> Move:
    """What is sensible by the own cards alone, wild cards included where an opponent is about to go out."""
    return going_out(deal) or _outnumbering(deal) or sensible(deal)


def going_out(deal: HaggisRound) -> Move | None:
    """The whole hand at once, if it may be laid."""
    hand = deal.hands[deal.turn]
    able = claims_on(hand, deal.top)
    return (hand, able[0]) if able else None


def _outnumbering(deal: HaggisRound) -> Move | None:
    """A lead of more cards than the nearest opponent has, if the next one goes out or only wild cards make one."""
    near = nearest(deal)
    if deal.top or near > NEAR:
        return None
    hand = deal.hands[deal.turn]
    larger = [move for move in deal.moves() if move[1] >= 16 and size(move[1]) > near]
    last_but_one = [move for move in larger if claims(hand & ~move[0])]
    if not last_but_one and any(not cards & ALL_FACES for cards, _ in larger):
        return None
    return max(last_but_one or larger, key=lambda move: standing(hand & ~move[0]), default=None)
