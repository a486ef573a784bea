"""Sensible play at haljan, found fast: for play-outs.

It uses only what the player to act can see: the own hand, the trick, and the cards played.
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
"""Value of the lead to the next trick, in points."""
CARGO = 25
"""Points of the other cards led with it from which on an unbeatable card is worth spending."""


def _power(bit: int) -> int:
    """Return the value of a card in hand, in points, compared with none. Measured, like the other values here."""
    if bit & (EKTEN | UEKTEN):
        return 20 if bit == EKTEN else 18
    if bit & TRUMPS:
        return 6 + (bit.bit_length() - 39) // 3 + 2 * bool(bit & RICH)
    return 0


POWER = {1 << place: _power(1 << place) for place in range(52)}
COST = {bit: (POWER[bit] + points(bit)) * 64 + place for place, bit in enumerate(POWER)}
"""Loss from a card that the others get; of two cards with equal loss the higher one is kept."""
GIFT = {bit: (2 * POWER[bit] - points(bit)) * 64 + place for place, bit in enumerate(POWER)}
"""Twice the loss from a card that the own side gets: an ace of a side suit is a gain."""


def power(cards: int) -> int:
    """Return the value of cards in hand, beyond their points."""
    return sum(POWER[card] for card in split(cards))


def unbeatable(deal: HaljanDeal, play: int) -> int:
    """Return the highest card of a play if no other player can have a card that beats it, else 0."""
    if not play:
        return 0
    card = 1 << play.bit_length() - 1
    return 0 if BEATERS[card] & ~(deal.seen | deal.trick | deal.hands[deal.turn]) else card


def low(cards: Iterable[int], size: int) -> int:
    """Return the ``size`` cards that are the smallest loss if the others get them."""
    return sum(sorted(cards, key=COST.__getitem__)[:size])


def gift(cards: Iterable[int], size: int) -> int:
    """Return the ``size`` best cards to add to a trick of the own side."""
    return sum(sorted(cards, key=GIFT.__getitem__)[:size])


def sensible(deal: HaljanDeal) -> int:
    """Return a good play, found fast."""
    return follow(deal) if deal.left else lead(deal)


def lead(deal: HaljanDeal) -> int:
    """Return a lead: many points protected by an unbeatable card, else the cards of least value."""
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
    """Return an answer: beat the trick if it is worth the cards, else give points to the partner, or throw away the
    least."""
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
    # The loss with the cards thrown, and twice the trick, as the others get it or we do; half of that if it is not
    # certain to be ours.
    stake = 2 * trick + points(thrown)
    gain = stake + LEAD_WORTH if last else stake // 2 + 2 * LEAD_WORTH
    return beating if gain >= power(beating) - power(thrown) else thrown


def _holds(deal: HaljanDeal, hand: int) -> bool:
    """Return whether no other player can beat some card of the winning play."""
    gone = ~(deal.seen | deal.trick | hand)
    return any(not beaters & gone for beaters in deal.needed)
