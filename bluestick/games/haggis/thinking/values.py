"""Grouping of a hand, and sensible play with it.

A *group* is a combination without wild cards. Its cost is the probability that it loses the lead when it is led, plus a
little for every lead: a good hand is one of few groups that are seldom beaten.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations

from bluestick.games.haggis.cards import ALL_NUMBERS, COLOURS, JACK, LOW, NUMBERS
from bluestick.games.haggis.combinations import beating_plays, card_sets, possible_claims
from bluestick.games.haggis.readings import (
    CLAIM,
    LARGEST_SET,
    READING,
    Kind,
    Reading,
    claim_size,
    run_reading,
    set_reading,
    shortest_run,
)
from bluestick.games.haggis.thinking.search import PASS, HaggisRound, Move

LEAD_COST = 0.12
"""Cost of every group, added to the probability that the group is beaten."""
FACE_VALUE = (0.2, 0.6, 0.55)
"""Values of holding Bube, Dame and König, in the unit of the cost of groups."""
NEAR_END = 3
"""Largest number of cards with which an opponent counts as about to go out."""
MOST_CARD_SETS = 12
"""Maximum number of sets of cards compared for one claim."""

_SUITED, _SHIFT = len(COLOURS), len(NUMBERS)
_OF_SET = (0.85, 0.72, 0.47, 0.21, 0.08, 0.04, 0.03, 0.02)
_OF_RUN = {1: (0.6, 0.3, 0.15, 0.08, 0.04), 2: (0.45, 0.12, 0.05), 3: (0.12, 0.04)}


def _beaten_probability(reading: Reading) -> float:
    if reading.kind is Kind.BOMB:
        return 0.02
    if reading.kind is Kind.SET:
        if reading.value >= JACK:
            return (0.4, 0.2, 0.03)[reading.value - JACK]
        return _OF_SET[reading.width - 1] * (1 - 0.07 * (reading.value - LOW))
    by_length = _OF_RUN[min(reading.width, 3)]
    lowest = LOW + reading.length - 1
    common = by_length[min(reading.length - shortest_run(reading.width), len(by_length) - 1)]
    return common * (1 - 0.06 * (reading.value - lowest))


BEATEN_PROBABILITY = {claim: _beaten_probability(reading) for claim, reading in READING.items()}
"""Estimated probability that a lead is beaten, by its claim."""

_A_COLOUR = sum(1 << _SUITED * row for row in range(_SHIFT // _SUITED))
_ROWS = tuple((rank, _SUITED * (rank - LOW)) for rank in range(LOW, JACK))
_CLAIM_OF_SET = tuple(
    tuple(CLAIM[set_reading(n, rank)] if n else 0 for rank, _ in _ROWS) for n in range(LARGEST_SET + 1)
)
_COST_OF_SET = tuple(tuple(BEATEN_PROBABILITY[c] + LEAD_COST if c else 0.0 for c in row) for row in _CLAIM_OF_SET)
_CLAIM_OF_RUN = {
    (width, length, top): CLAIM[run_reading(width, length, top)]
    for width in range(1, _SUITED + 1)
    for length in range(shortest_run(width), len(_ROWS) + 1)
    for top in range(LOW + length - 1, JACK)
}
_TOGETHER = tuple(
    (width, colours, sum(1 << colour for colour in colours))
    for width in range(1, _SUITED + 1)
    for colours in combinations(range(_SUITED), width)
)

Groups = tuple[Move, ...]


@lru_cache(1 << 14)
def cheapest_groups(numbers: int, width: int = 1) -> tuple[float, Groups]:
    """Return the least cost found for a mask of number cards, and the groups; ``width``: runs tried at each step."""
    cost = 0.0
    sets: list[Move] = []
    counts = []
    for row, (_, shift) in enumerate(_ROWS):
        held = numbers >> shift & 31
        count = held.bit_count()
        counts.append(count)
        if count:
            cost += _COST_OF_SET[count][row]
            sets.append((held << shift, _CLAIM_OF_SET[count][row]))
    best = (cost, tuple(sets))
    runs = sorted(_runs(numbers, counts))[:width]
    for _, cards, claim in runs:
        rest, groups = cheapest_groups(numbers & ~cards, max(1, width - 1))
        whole = rest + BEATEN_PROBABILITY[claim] + LEAD_COST
        if whole < best[0]:
            best = (whole, ((cards, claim), *groups))
    return best


def _runs(numbers: int, counts: list[int]) -> Iterator[tuple[float, int, int]]:
    """Yield (negative change of cost, cards, claim) for each run better than sets; ``counts``: cards of each rank."""
    held = [numbers >> colour & _A_COLOUR for colour in range(_SUITED)]
    for width, colours, spread in _TOGETHER:
        common = held[colours[0]]
        for colour in colours[1:]:
            common &= held[colour]
        starts = common & common >> _SUITED
        if width == 1:
            starts &= common >> 2 * _SUITED
        while starts:
            first = starts & -starts
            starts ^= first
            place = first
            row = (first.bit_length() - 1) // _SUITED
            saved, cards, length = 0.0, 0, 0
            while place & common:
                count = counts[row]
                saved += _COST_OF_SET[count][row] - _COST_OF_SET[count - width][row]
                cards |= place * spread
                length += 1
                if length >= shortest_run(width):
                    claim = _CLAIM_OF_RUN[width, length, row + LOW]
                    change = BEATEN_PROBABILITY[claim] + LEAD_COST - saved
                    if change < 0:
                        yield change, cards, claim
                row += 1
                place <<= _SUITED


def value_of_faces(faces: int) -> float:
    """Return the value of face cards as three bits: Bube 1, Dame 2, König 4."""
    return sum(worth for place, worth in enumerate(FACE_VALUE) if faces >> place & 1)


_FACES_WORTH = tuple(map(value_of_faces, range(8)))


def hand_value(hand: int, width: int = 1) -> float:
    """Return the value of face cards less the cost of other cards (``width``: see ``cheapest_groups``); 1 if empty."""
    if not hand:
        return 1.0
    return _FACES_WORTH[hand >> _SHIFT] - cheapest_groups(hand & ALL_NUMBERS, width)[0]


def fewest_cards_left(deal: HaggisRound) -> int:
    """Return the fewest cards that an opponent of the player to act has left."""
    turn = deal.turn
    return min(hand.bit_count() for seat, hand in enumerate(deal.hands) if hand and seat != turn)


Plans = dict[int, tuple[int, Groups]]
"""By seat: mask of the number cards, and their groups; kept from one move of the seat to the next."""


def sensible_move(deal: HaggisRound, plans: Plans | None = None) -> Move:
    """Return a sensible move from own hand and public information; ``plans`` caches the groups of each hand."""
    if deal.giver:
        return harmless_gift(deal)
    numbers = deal.hands[deal.turn] & ALL_NUMBERS
    known, groups = (0, ()) if plans is None else plans.get(deal.turn, (0, ()))
    if known != numbers:
        groups = cheapest_groups(numbers)[1]
    move = _answer_move(deal, groups) if deal.top else _lead(deal, groups)
    if plans is not None:
        if move in groups:
            groups = tuple(group for group in groups if group is not move)
            numbers &= ~move[0]
        plans[deal.turn] = numbers, groups
    return move


def harmless_gift(deal: HaggisRound) -> Move:
    """Return the move that gives a bombed trick to the player with the most cards."""
    return max(deal.moves(), key=lambda move: deal.hands[~move[1]].bit_count())


def _lead(deal: HaggisRound, groups: Groups) -> Move:
    hand = deal.hands[deal.turn]
    faces = hand >> _SHIFT
    if len(groups) <= 1 + faces.bit_count():
        whole = possible_claims(hand)
        if whole:
            return hand, whole[0]
    near = fewest_cards_left(deal)
    if near <= NEAR_END:
        larger = [group for group in groups if claim_size(group[1]) > near]
        if larger:
            return max(larger, key=_cost)
        return min(groups, key=_cost)
    return max(groups, key=_lead_off)


def _cost(move: Move) -> float:
    return BEATEN_PROBABILITY[move[1]]


def _lead_off(move: Move) -> float:
    """Return the priority of a lead: higher for easily beaten cards, and for large combinations."""
    return BEATEN_PROBABILITY[move[1]] + 0.2 * claim_size(move[1])


def _answer_move(deal: HaggisRound, groups: Groups) -> Move:
    hand, top = deal.hands[deal.turn], deal.top
    found = beating_plays(hand, top)
    if not found:
        return PASS
    form = top >> 4
    if form:
        fitting = [claim for _, claim in groups if claim >> 4 == form and claim > top]
        if fitting:
            lowest = min(fitting)
            return next(group for group in groups if group[1] == lowest)
    near = fewest_cards_left(deal)
    left = len(groups)
    best, most = PASS, 0.0
    now = hand_value(hand)
    urgent = 0.5 if near <= NEAR_END else 0.2 if near <= 2 * NEAR_END else 0.0
    urgent += 0.3 if left <= 2 else 0.1 if left <= 4 else 0.0
    for move in found:
        cards, claim = move
        if cards == hand:
            return move
        if claim < 16:
            gain = hand_value(hand & ~cards) - now + (0.5 + urgent if left <= 3 else 0.0)
        else:
            gain = hand_value(hand & ~cards) - now + 0.7 * (1 - BEATEN_PROBABILITY[claim]) + urgent
        if gain > most:
            best, most = move, gain
    return best


def best_card_set(hand: int, claim: int, first: int) -> int:
    """Return the mask of the cards for a claim that leave the best hand; ``first``: one possible mask."""
    best, most = first, hand_value(hand & ~first)
    for number, cards in enumerate(card_sets(hand, claim)):
        if number >= MOST_CARD_SETS:
            break
        left = hand_value(hand & ~cards)
        if left > most + 1e-9:
            best, most = cards, left
    return best
