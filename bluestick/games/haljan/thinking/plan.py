"""What a good player considers, and what comes of it: for the bots that think ahead."""

from __future__ import annotations

from collections.abc import Sequence
from math import erf, pi, sqrt

from bluestick.engine.cards import split
from bluestick.games.haljan.scoring import langen
from bluestick.games.haljan.state import HAND
from bluestick.games.haljan.thinking.search import (
    EKTEN,
    LEAD,
    PACK,
    RICH,
    TRUMPS,
    UEKTEN,
    HaljanDeal,
    cheapest,
    points,
)
from bluestick.games.haljan.thinking.values import gift, low, power, sensible, unbeatable

SWING = {4: 28.0, 2: 19.0}
"""For each number of players, by how many points the own half of ut'n varies (standard deviation, measured)."""

_PLAIN = TRUMPS & ~(RICH | EKTEN | UEKTEN)
_EIGHT = 1 << 44
"""The eight of trumps."""
HELD = (
    (EKTEN, 33),
    (UEKTEN, 23),
    (TRUMPS & RICH, 19),
    (_PLAIN & -_EIGHT, 10),
    (_PLAIN & (_EIGHT - 1), 5.5),
    (PACK & RICH & ~TRUMPS, 3),
)
"""By how many points the score changes, on average, for the side that has such a card in hand.

Fitted to how deals went on between players who look one trick ahead.
"""
LAST_LEAD = 8
"""The same for the lead, when the stock is used up; before that it is worth nothing."""

AHEAD = 2
"""So many tricks are played on in thought: two bring more than one, measured."""
TO_THE_END = 99
"""More tricks than a deal has."""


def worth(deal: HaljanDeal) -> float:
    """What the end of a deal brings side 0, in game points; after langen, what ut'n may be expected to."""
    own, their = deal.scores
    if not deal.langen:
        return 1.0 if own > their else -1.0
    settled = langen((own, their), (deal.tricks[0], deal.tricks[1]), bool(deal.ending))
    if settled.won is not None:
        return float(-settled.won.amount if settled.winner else settled.won.amount)
    own, their = settled.score
    return erf((own - their) / (2 * sqrt(2) * SWING[deal.seats]))


def in_points(seats: int) -> float:
    """How many points make up a game point, while the deal is even."""
    return SWING[seats] * sqrt(2 * pi)


def outlook(deal: HaljanDeal, more: bool) -> float:
    """What may be expected of a deal between two tricks, to its ``worth``; ``more``: whether there is more to draw."""
    if deal.over:
        return worth(deal)
    lead = held_more(deal)
    if not more:
        lead += -LAST_LEAD if deal.turn & 1 else LAST_LEAD
    lead += deal.scores[0] - deal.scores[1]
    # Deals to come: what is left of this one, and after langen ut'n.
    rest = 1 - deal.seen.bit_count() / 52 + deal.langen
    return erf(lead / (2 * sqrt(2 * rest) * SWING[deal.seats]))


def held_more(deal: HaljanDeal) -> float:
    """By how many points the cards in hand are worth more for side 0."""
    own, their = sum(deal.hands[::2]), sum(deal.hands[1::2])
    return sum(amount * ((own & cards).bit_count() - (their & cards).bit_count()) for cards, amount in HELD)


def brought(deal: HaljanDeal, play: int) -> float:
    """The ``outlook`` right after the trick, if everybody goes on sensibly: free of the chance in what is drawn."""
    after = deal.copy()
    del after.stock[1:]  # Too little to be drawn, but not the end.
    after.play(play)
    while after.left:
        after.play(sensible(after))
    return outlook(after, len(deal.stock) > HAND)


def foreseen(deal: HaljanDeal, tricks: int | None = None) -> float:
    """The ``outlook`` after some more tricks, if everybody plays sensibly: what comes later is blurred by chance."""
    tricks = AHEAD if tricks is None else tricks
    while deal.left or (tricks and not deal.over):
        tricks -= not deal.left
        deal.play(sensible(deal))
    return outlook(deal, bool(deal.stock))


def ideas(deal: HaljanDeal) -> list[int]:
    """The plays worth a thought, one of each kind, the sensible one first."""
    hand = deal.hands[deal.turn]
    cards = split(hand)
    found = [sensible(deal)]
    if deal.left:
        found += [low(cards, deal.size), gift(cards, deal.size)]
        beating = cheapest(deal.needed, hand)
        if beating:
            found.append(beating)
            if deal.left > 1 and (sure := unbeatable(deal, hand)) and not beating & sure:
                found.append(protected(deal.needed, hand, sure))
    elif not deal.ending:
        size = LEAD[len(cards)]
        *rest, top = cards
        found += [low(cards, size), top | gift(rest, size - 1), top | low(rest, size - 1)]
    return list(dict.fromkeys(found))


def protected(needed: Sequence[int], hand: int, sure: int) -> int:
    """The lowest cards that beat a play, an unbeatable one among them."""
    rest = [beaters for place, beaters in enumerate(needed) if place]
    return sure | cheapest(rest, hand ^ sure) if needed[0] & sure else cheapest(needed, hand)


def candidates(deal: HaljanDeal, width: int) -> list[int]:
    """The plays to be compared with care: the best of each way to look at them."""
    moves = deal.moves()
    if len(moves) <= width:
        return moves
    hand = deal.hands[deal.turn]
    sure = unbeatable(deal, hand)
    cost = {move: power(move) + points(move) for move in moves}
    give = {move: power(move) - points(move) for move in moves}
    found = dict.fromkeys(ideas(deal))
    if deal.left:
        able = [move for move in moves if cheapest(deal.needed, move)]
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
    """What comes of a deal that everybody plays with open cards; for the end, when the stock is used up."""
    while not deal.over and deal.hands[deal.turn].bit_count() == deal.size and deal.left:
        deal.play(deal.hands[deal.turn])
    if deal.over:
        return worth(deal)
    mine = deal.turn & 1 == 0
    moves = deal.moves()
    if deal.left and len(moves) > 1:
        moves.sort(key=lambda move: 0 if cheapest(deal.needed, move) else 1)
    for move in moves:
        value = solve(deal.after(move), alpha, beta)
        if mine:
            alpha = max(alpha, value)
        else:
            beta = min(beta, value)
        if alpha >= beta:
            break
    return alpha if mine else beta
