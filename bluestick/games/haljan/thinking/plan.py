"""Candidate plays and the value of results, for the bots that play out deals."""

from __future__ import annotations

from collections.abc import Sequence
from math import erf, pi, sqrt

from bluestick.engine.cards import single_bits
from bluestick.games.haljan.scoring import langen_result
from bluestick.games.haljan.state import HAND_SIZE
from bluestick.games.haljan.thinking.search import (
    ACES_AND_TENS,
    EKTEN,
    LEAD_SIZE,
    PACK,
    TRUMPS,
    UEKTEN,
    HaljanDeal,
    lowest_beating,
    points_of_mask,
)
from bluestick.games.haljan.thinking.values import (
    best_gift,
    cheapest_cards,
    holding_value,
    sensible_play,
    unbeatable_card,
)

POINTS_DEVIATION = {4: 28.0, 2: 19.0}
"""Standard deviation of a side's points in a deal, by number of players; measured."""

_PLAIN = TRUMPS & ~(ACES_AND_TENS | EKTEN | UEKTEN)
_EIGHT = 1 << 44
HELD_VALUES = (
    (EKTEN, 33),
    (UEKTEN, 23),
    (TRUMPS & ACES_AND_TENS, 19),
    (_PLAIN & -_EIGHT, 10),
    (_PLAIN & (_EIGHT - 1), 5.5),
    (PACK & ACES_AND_TENS & ~TRUMPS, 3),
)
"""Pairs: mask of cards, and points that the side that holds such a card gains later by it.

Fitted to players who look one trick ahead.
"""
LAST_LEAD_VALUE = 8
"""Average number of points that a side later gains by having the lead, once the stock is used up."""

TRICKS_AHEAD = 2
"""Number of tricks played out before the rest of the deal is estimated: two gave better results than one."""
ALL_TRICKS = 99


def game_points(deal: HaljanDeal) -> float:
    """Return the game points of side 0 after a finished deal: expected ones if a second deal follows."""
    own, their = deal.scores
    if not deal.langen:
        return 1.0 if own > their else -1.0
    settled = langen_result((own, their), (deal.tricks[0], deal.tricks[1]), bool(deal.ending))
    if settled.won is not None:
        return float(-settled.won.amount if settled.winner else settled.won.amount)
    own, their = settled.score
    return erf((own - their) / (2 * sqrt(2) * POINTS_DEVIATION[deal.seats]))


def points_per_game_point(seats: int) -> float:
    """Return the card points that are worth one game point in an even deal."""
    return POINTS_DEVIATION[seats] * sqrt(2 * pi)


def expected_game_points(deal: HaljanDeal, more: bool) -> float:
    """Return the expected game points of side 0 between two tricks; ``more``: whether cards are left to draw."""
    if deal.over:
        return game_points(deal)
    lead = held_advantage(deal)
    if not more:
        lead += -LAST_LEAD_VALUE if deal.turn & 1 else LAST_LEAD_VALUE
    lead += deal.scores[0] - deal.scores[1]
    rest = 1 - deal.seen.bit_count() / 52 + deal.langen
    return erf(lead / (2 * sqrt(2 * rest) * POINTS_DEVIATION[deal.seats]))


def held_advantage(deal: HaljanDeal) -> float:
    """Return by how many points the hands of side 0 are worth more than those of side 1."""
    own, their = sum(deal.hands[::2]), sum(deal.hands[1::2])
    return sum(amount * ((own & cards).bit_count() - (their & cards).bit_count()) for cards, amount in HELD_VALUES)


def value_after_trick(deal: HaljanDeal, play: int) -> float:
    """Return the expected game points of side 0 after a play and the rest of its trick, before cards are drawn."""
    after = deal.copy()
    del after.stock[1:]  # Prevents drawing, without ending the deal.
    after.play(play)
    while after.left:
        after.play(sensible_play(after))
    return expected_game_points(after, len(deal.stock) > HAND_SIZE)


def value_ahead(deal: HaljanDeal, tricks: int | None = None) -> float:
    """Return the expected game points of side 0 after this trick and ``tricks`` more (None: 2); changes ``deal``."""
    tricks = TRICKS_AHEAD if tricks is None else tricks
    while deal.left or (tricks and not deal.over):
        tricks -= not deal.left
        deal.play(sensible_play(deal))
    return expected_game_points(deal, bool(deal.stock))


def planned_plays(deal: HaljanDeal) -> list[int]:
    """Return masks of candidate plays, one per plan (beating cheaply, losing least, ...); ``sensible_play`` first."""
    hand = deal.hands[deal.turn]
    cards = single_bits(hand)
    found = [sensible_play(deal)]
    if deal.left:
        found += [cheapest_cards(cards, deal.size), best_gift(cards, deal.size)]
        beating = lowest_beating(deal.needed, hand)
        if beating:
            found.append(beating)
            if deal.left > 1 and (sure := unbeatable_card(deal, hand)) and not beating & sure:
                found.append(protected_lead(deal.needed, hand, sure))
    elif not deal.ending:
        size = LEAD_SIZE[len(cards)]
        *rest, top = cards
        found += [cheapest_cards(cards, size), top | best_gift(rest, size - 1), top | cheapest_cards(rest, size - 1)]
    return list(dict.fromkeys(found))


def protected_lead(needed: Sequence[int], hand: int, sure: int) -> int:
    """Return the lowest cards that beat a play (``needed``: its ``beating_masks``), ``sure`` among them. All masks."""
    rest = [beaters for place, beaters in enumerate(needed) if place]
    return sure | lowest_beating(rest, hand ^ sure) if needed[0] & sure else lowest_beating(needed, hand)


def candidate_plays(deal: HaljanDeal, width: int) -> list[int]:
    """Return masks of at most ``width`` plays to compare: ``planned_plays``, then the best in several sort orders."""
    moves = deal.moves()
    if len(moves) <= width:
        return moves
    hand = deal.hands[deal.turn]
    sure = unbeatable_card(deal, hand)
    cost = {move: holding_value(move) + points_of_mask(move) for move in moves}
    give = {move: holding_value(move) - points_of_mask(move) for move in moves}
    found = dict.fromkeys(planned_plays(deal))
    if deal.left:
        able = [move for move in moves if lowest_beating(deal.needed, move)]
        ranks = [sorted(able, key=give.__getitem__), sorted(moves, key=cost.__getitem__)]
        if (deal.winner ^ deal.turn) & 1 == 0 or deal.left > 1:
            ranks.append(sorted(moves, key=give.__getitem__))
    else:
        kept = [move for move in moves if move & sure]
        ranks = [sorted(kept, key=give.__getitem__), sorted(moves, key=cost.__getitem__)]
        ranks.append(sorted((move for move in moves if move & TRUMPS), key=give.__getitem__))
    for place in range(width):
        for rank in ranks:
            if place < len(rank) and len(found) < width:
                found.setdefault(rank[place])
    return list(found)


def solve(deal: HaljanDeal, alpha: float = -4.0, beta: float = 4.0) -> float:
    """Return the game points of side 0 by alpha-beta search, if all play perfectly and see all cards.

    The stock must be used up. May change ``deal``.
    """
    while not deal.over and deal.hands[deal.turn].bit_count() == deal.size and deal.left:
        deal.play(deal.hands[deal.turn])
    if deal.over:
        return game_points(deal)
    mine = deal.turn & 1 == 0
    moves = deal.moves()
    if deal.left and len(moves) > 1:
        moves.sort(key=lambda move: 0 if lowest_beating(deal.needed, move) else 1)
    for move in moves:
        value = solve(deal.after(move), alpha, beta)
        if mine:
            alpha = max(alpha, value)
        else:
            beta = min(beta, value)
        if alpha >= beta:
            break
    return alpha if mine else beta
