"""Sensible play at haljan by fast rules of thumb, from what the player to act can see; for playing out deals."""

from __future__ import annotations

from collections.abc import Iterable

from bluestick.engine.cards import single_bits
from bluestick.games.haljan.thinking.search import (
    ACES_AND_TENS,
    BEATERS,
    EKTEN,
    LEAD_SIZE,
    SUITS,
    TRUMPS,
    UEKTEN,
    HaljanDeal,
    harjan_leads,
    lowest_beating,
    points_of_mask,
)

LEAD_WORTH = 6
"""Value in points of the lead to the next trick."""
CARGO_POINTS = 25
"""Least number of points that the other cards of a lead must have, for an unbeatable card to be led with them."""


def _power(bit: int) -> int:
    if bit & (EKTEN | UEKTEN):
        return 20 if bit == EKTEN else 18
    if bit & TRUMPS:
        return 6 + (bit.bit_length() - 39) // 3 + 2 * bool(bit & ACES_AND_TENS)
    return 0


HOLDING_VALUES = {1 << place: _power(1 << place) for place in range(52)}
LOSS_KEY = {bit: (HOLDING_VALUES[bit] + points_of_mask(bit)) * 64 + place for place, bit in enumerate(HOLDING_VALUES)}
"""Sort key of each card (its bit): loss if opponents win the card; of equal losses the lower card comes first."""
GIFT_KEY = {
    bit: (2 * HOLDING_VALUES[bit] - points_of_mask(bit)) * 64 + place for place, bit in enumerate(HOLDING_VALUES)
}
"""Sort key of each card (its bit): loss if the own side wins the card; negative if a gain (ace of a side suit)."""


def holding_value(cards: int) -> int:
    """Return the value of holding ``cards`` (a mask) for later tricks, in points, besides the points they count."""
    return sum(HOLDING_VALUES[card] for card in single_bits(cards))


def unbeatable_card(deal: HaljanDeal, play: int) -> int:
    """Return the bit of the highest card of a play if no other player can hold a card that beats it, else 0."""
    if not play:
        return 0
    card = 1 << play.bit_length() - 1
    return 0 if BEATERS[card] & ~(deal.seen | deal.trick | deal.hands[deal.turn]) else card


def cheapest_cards(cards: Iterable[int], size: int) -> int:
    """Return the mask of the ``size`` cards, of ``cards`` (bits), that are the smallest loss if opponents win them."""
    return sum(sorted(cards, key=LOSS_KEY.__getitem__)[:size])


def best_gift(cards: Iterable[int], size: int) -> int:
    """Return the mask of the ``size`` cards, of ``cards`` (bits), that are best added to a trick of the own side."""
    return sum(sorted(cards, key=GIFT_KEY.__getitem__)[:size])


def sensible_play(deal: HaljanDeal) -> int:
    """Return the mask of a good play by rules of thumb."""
    return sensible_follow_mask(deal) if deal.left else sensible_lead(deal)


def sensible_lead(deal: HaljanDeal) -> int:
    """Return the mask of a lead: many points protected by an unbeatable card, else the cards of least value."""
    hand = deal.hands[deal.turn]
    cards = single_bits(hand)
    sure = unbeatable_card(deal, hand)
    if deal.ending and not (deal.stock and all((hand & suit).bit_count() < 3 for suit in SUITS)):
        return _harjan_lead(deal, hand, sure)
    size = LEAD_SIZE[len(cards)]
    if sure:
        cards.remove(sure)
        cargo = best_gift(cards, size - 1)
        if not deal.stock or points_of_mask(cargo) >= CARGO_POINTS:
            return sure | cargo
        cards.append(sure)
    return cheapest_cards(cards, size)


def _harjan_lead(deal: HaljanDeal, hand: int, sure: int) -> int:
    def loss(play: int) -> int:
        cargo = play & ~sure
        if play & sure and (not deal.stock or points_of_mask(cargo) >= CARGO_POINTS):
            return holding_value(cargo) - points_of_mask(cargo)
        return holding_value(play) + points_of_mask(play)

    return min(harjan_leads(hand, len(deal.stock), deal.ending), key=loss)


def sensible_follow_mask(deal: HaljanDeal) -> int:
    """Return the mask of the cards to follow with.

    High points if the partner is sure to win the trick; else cards that win it, if it is worth them; else the cheapest.
    """
    seat, size, last = deal.turn, deal.size, deal.left == 1
    hand = deal.hands[seat]
    cards = single_bits(hand)
    ours = (deal.winner ^ seat) & 1 == 0
    if len(cards) == size:
        return hand
    if ours and (last or 0 in deal.needed or _holds(deal, hand)):
        return best_gift(cards, size)
    thrown = cheapest_cards(cards, size)
    if ours:
        return thrown
    beating = lowest_beating(deal.needed, hand)
    if not beating:
        return thrown
    trick = points_of_mask(deal.trick)
    # Gain from beating: the cards not thrown away, and the trick twice, as the opponents do not get it; half of that
    # if a later player may still win the trick.
    stake = 2 * trick + points_of_mask(thrown)
    gain = stake + LEAD_WORTH if last else stake // 2 + 2 * LEAD_WORTH
    return beating if gain >= holding_value(beating) - holding_value(thrown) else thrown


def _holds(deal: HaljanDeal, hand: int) -> bool:
    """Return whether the winning play has a card that no player besides the one to act can beat."""
    gone = ~(deal.seen | deal.trick | hand)
    return any(not beaters & gone for beaters in deal.needed)
