"""What a sensible player does at a glance: for the easy bot, and for playing deals to their end in thought.

Only what the player to act can see is looked at: the own hand, the trick, and what has been played.
"""

from __future__ import annotations

from collections.abc import Iterable

from bluestick.engine.cards import split
from bluestick.games.haljan.thinking.search import (
    BEATERS,
    EKTEN,
    LEAD,
    RICH,
    SUITS,
    TRUMPS,
    UEKTEN,
    HaljanDeal,
    cheapest,
    harjan_leads,
    points,
)

LEAD_WORTH = 6
"""What it is worth to lead to the next trick, in points."""
CARGO = 25
"""So many points are worth an unbeatable card that protects them."""


def _power(bit: int) -> int:
    """How much it is worth, in points, to have a card in hand rather than none. Measured, as the rest here."""
    if bit & (EKTEN | UEKTEN):
        return 20 if bit == EKTEN else 18
    if bit & TRUMPS:
        return 6 + (bit.bit_length() - 39) // 3 + 2 * bool(bit & RICH)
    return 0


POWER = {1 << place: _power(1 << place) for place in range(52)}
COST = {bit: (POWER[bit] + points(bit)) * 64 + place for place, bit in enumerate(POWER)}
"""What is lost with a card that the others get; the higher card of two that cost the same is kept."""
GIFT = {bit: (2 * POWER[bit] - points(bit)) * 64 + place for place, bit in enumerate(POWER)}
"""What is lost, twice over, with a card that the own side gets: an ace of a side suit is a gain."""


def power(cards: int) -> int:
    """What the cards are worth in hand, beyond their points."""
    return sum(POWER[card] for card in split(cards))


def unbeatable(deal: HaljanDeal, play: int) -> int:
    """The highest card of a play if nobody else can have a card that beats it, else 0."""
    if not play:
        return 0
    card = 1 << play.bit_length() - 1
    return 0 if BEATERS[card] & ~(deal.seen | deal.trick | deal.hands[deal.turn]) else card


def low(cards: Iterable[int], size: int) -> int:
    """The cards that are the least loss."""
    return sum(sorted(cards, key=COST.__getitem__)[:size])


def gift(cards: Iterable[int], size: int) -> int:
    """The cards for a trick that is ours."""
    return sum(sorted(cards, key=GIFT.__getitem__)[:size])


def sensible(deal: HaljanDeal) -> int:
    """A good play, found fast."""
    return follow(deal) if deal.left else lead(deal)


def lead(deal: HaljanDeal) -> int:
    """Many points under the protection of an unbeatable card, or else what is missed least."""
    hand = deal.hands[deal.turn]
    cards = split(hand)
    sure = unbeatable(deal, hand)
    if deal.ending and not (deal.stock and all((hand & suit).bit_count() < 3 for suit in SUITS)):
        return _harjan_lead(deal, hand, sure)
    size = LEAD[len(cards)]
    if sure:
        cards.remove(sure)
        cargo = gift(cards, size - 1)
        if not deal.stock or points(cargo) >= CARGO:
            return sure | cargo
        cards.append(sure)
    return low(cards, size)


def _harjan_lead(deal: HaljanDeal, hand: int, sure: int) -> int:
    def loss(play: int) -> int:
        cargo = play & ~sure
        if play & sure and (not deal.stock or points(cargo) >= CARGO):
            return power(cargo) - points(cargo)
        return power(play) + points(play)

    return min(harjan_leads(hand, len(deal.stock), deal.ending), key=loss)


def follow(deal: HaljanDeal) -> int:
    """Beat the trick if that is worth what it takes; else throw points to the partner, or what is missed least."""
    seat, size, last = deal.turn, deal.size, deal.left == 1
    hand = deal.hands[seat]
    cards = split(hand)
    ours = (deal.winner ^ seat) & 1 == 0
    if len(cards) == size:
        return hand
    if ours and (last or 0 in deal.needed or _holds(deal, hand)):
        return gift(cards, size)
    thrown = low(cards, size)
    if ours:
        return thrown
    beating = cheapest(deal.needed, hand)
    if not beating:
        return thrown
    trick = points(deal.trick)
    # What is lost with the cards thrown, and the trick itself, which the others have or else we; half of it if it is
    # not ours for sure.
    stake = 2 * trick + points(thrown)
    gain = stake + LEAD_WORTH if last else stake // 2 + 2 * LEAD_WORTH
    return beating if gain >= power(beating) - power(thrown) else thrown


def _holds(deal: HaljanDeal, hand: int) -> bool:
    """Whether some card of the winning play cannot be beaten by anybody else."""
    gone = ~(deal.seen | deal.trick | hand)
    return any(not beaters & gone for beaters in deal.needed)
