"""Moves of the easy and the medium bot at haggis. Both go out when they can."""

from __future__ import annotations

from random import Random

from bluestick.engine.weaker_levels import weighted_choice
from bluestick.games.haggis.cards import ALL_FACES, COLOURS
from bluestick.games.haggis.combinations import beating_claims, possible_claims
from bluestick.games.haggis.readings import claim_size
from bluestick.games.haggis.thinking.search import HaggisRound, Move
from bluestick.games.haggis.thinking.values import NEAR_END, fewest_cards_left, hand_value, sensible_move

EARLY_HAND = 10
"""Number of cards in hand from which on the easy bot leads no wild card, and follows with at most one."""
TEMPER, CAP = 0.3, 2.0
"""Parameters of the easy bot's random choice by ``weighted_choice``. The unit of all its values is one card played."""
RANK_VALUE = 0.5
"""Value to the easy bot of beating with a card one rank lower, in cards played."""
WILD_VALUE = 1.0
"""Value to the easy bot of keeping a wild card, in cards played."""
BEATING_VALUE = 6.0
"""Value to the easy bot of beating instead of passing, in cards played."""


def easy_move(deal: HaggisRound, rng: Random) -> Move:
    """Return the easy bot's random move, likely with many cards to lead or low ones to beat; a bomb only to go out."""
    moves = deal.moves()
    out = going_out_play(deal)
    if out or len(moves) == 1:
        return out or moves[0]
    able = {move: _liked(deal, move) for move in moves if not move[0] or move[1] >= 16}
    return weighted_choice(able, TEMPER, CAP, rng, lambda move: _allowed(deal, move))


def _liked(deal: HaggisRound, move: Move) -> float:
    """Return the easy bot's value of a move that is no bomb, in cards played; 0 for a pass."""
    cards, claim = move
    if not cards:
        return 0.0
    cost = RANK_VALUE * (claim & 15) + WILD_VALUE * (cards & ALL_FACES).bit_count()
    return BEATING_VALUE + RANK_VALUE * (deal.top & 15) - cost if deal.top else claim_size(claim) - cost / len(COLOURS)


def _allowed(deal: HaggisRound, move: Move) -> bool:
    """Return whether the easy bot may choose a move: it saves wild cards while it holds many cards."""
    wild = (move[0] & ALL_FACES).bit_count()
    return wild <= bool(deal.top) or deal.hands[deal.turn].bit_count() < EARLY_HAND


def medium_move(deal: HaggisRound) -> Move:
    """Return the medium bot's move: go out, else lead more cards than an opponent has left, else a sensible move."""
    return going_out_play(deal) or _outnumbering(deal) or sensible_move(deal)


def going_out_play(deal: HaggisRound) -> Move | None:
    """Return the play of the whole hand of the player to act; None if that is not legal."""
    hand = deal.hands[deal.turn]
    able = beating_claims(hand, deal.top)
    return (hand, able[0]) if able else None


def _outnumbering(deal: HaggisRound) -> Move | None:
    """Return a lead of more cards than the opponent nearest to going out has left; None if that is not useful.

    It must leave a single combination, unless every such lead needs wild cards.
    """
    near = fewest_cards_left(deal)
    if deal.top or near > NEAR_END:
        return None
    hand = deal.hands[deal.turn]
    larger = [move for move in deal.moves() if move[1] >= 16 and claim_size(move[1]) > near]
    last_but_one = [move for move in larger if possible_claims(hand & ~move[0])]
    if not last_but_one and any(not cards & ALL_FACES for cards, _ in larger):
        return None
    return max(last_but_one or larger, key=lambda move: hand_value(hand & ~move[0]), default=None)
