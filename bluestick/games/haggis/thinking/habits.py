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
"""Least number of cards in hand with which the easy bot leads no wild card, and follows with at most one."""
TEMPER, CAP = 0.3, 2.0
"""Parameters of ``weighted_choice`` for the easy bot. The unit of all its values is one card played."""
RANK_VALUE = 0.5
"""Value of beating with a card one rank lower."""
WILD_VALUE = 1.0
"""Value of keeping a wild card."""
BEATING_VALUE = 6.0
"""Value of beating instead of passing."""


def easy_move(deal: HaggisRound, rng: Random) -> Move:
    """Return a random move, likely a lead of many cards, or low cards that beat; a bomb only to go out."""
    moves = deal.moves()
    out = going_out_play(deal)
    if out or len(moves) == 1:
        return out or moves[0]
    able = {move: _easy_move_value(deal, move) for move in moves if not move[0] or move[1] >= 16}
    return weighted_choice(able, TEMPER, CAP, rng, lambda move: _is_easy_move_allowed(deal, move))


def _easy_move_value(deal: HaggisRound, move: Move) -> float:
    """Return the easy bot's value of a move that is no bomb."""
    cards, claim = move
    if not cards:
        return 0.0
    cost = RANK_VALUE * (claim & 15) + WILD_VALUE * (cards & ALL_FACES).bit_count()
    return BEATING_VALUE + RANK_VALUE * (deal.top & 15) - cost if deal.top else claim_size(claim) - cost / len(COLOURS)


def _is_easy_move_allowed(deal: HaggisRound, move: Move) -> bool:
    wild = (move[0] & ALL_FACES).bit_count()
    return wild <= bool(deal.top) or deal.hands[deal.turn].bit_count() < EARLY_HAND


def medium_move(deal: HaggisRound) -> Move:
    """Return the medium bot's move: go out, else outnumber an opponent, else a sensible move."""
    return going_out_play(deal) or _outnumbering(deal) or sensible_move(deal)


def going_out_play(deal: HaggisRound) -> Move | None:
    """Return the legal play of the whole hand; None if there is none."""
    hand = deal.hands[deal.turn]
    able = beating_claims(hand, deal.top)
    return (hand, able[0]) if able else None


def _outnumbering(deal: HaggisRound) -> Move | None:
    """Return a lead of more cards than some opponent near the end has; it leaves one combination, or needs wild cards.

    None if there is no such lead.
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
