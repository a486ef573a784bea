"""Values of cards, and fast choice of a sensible card, for play-outs (simulated rests of a deal).

The functions look at all hands of a ``SnapphanaHand``: a bot knows its own hand and samples the others.
"""

from __future__ import annotations

from functools import lru_cache
from types import MappingProxyType

from bluestick.games.snapphana.cards import (
    ALL_I,
    CARD_POINTS,
    CARD_STRENGTH,
    FIRST_I,
    PACK,
    SUIT,
    TAROKS,
    TRUMP,
    card_bit,
)
from bluestick.games.snapphana.thinking.search import (
    CARDS_OF,
    DISTINCT_CARDS,
    FJONT_BIT,
    SUIT_OF,
    TRUMPS,
    SnapphanaHand,
    distinct_cards,
)

_PILE = {"K": 14.0, "Q": 8.0, "C": 10.0, "J": 12.5, "A": 4.0, "T20": 2.0, "T19": 6.5, "N": 40.0, "F": 0.0, "I": 7.0}
_PILE |= dict.fromkeys(("T18", "T17", "T16", "T15", "T14", "T13"), 4.5)


def _pile(card: str) -> float:
    return _PILE.get(card, _PILE.get(card[1:], 1.0) if SUIT[card] != TRUMP else 1.5)


def _strength(card: str) -> float:
    if card == "F":
        return 6.5
    if SUIT[card] == TRUMP and card != "N":
        return 5.5 + 1.5 * max(0, CARD_STRENGTH[card] - 76)
    return 3.0 if card[1:] == "K" else 0.0


def _risk(card: str) -> float:
    if SUIT[card] == TRUMP:
        return 7.5 + (CARD_STRENGTH[card] - 76) / 30
    return -0.7 if card == "F" else (CARD_STRENGTH[card] - 1) % 10 / 10


def _hope(card: str) -> float:
    if SUIT[card] == TRUMP:
        return 9.0 - 0.55 * (CARD_STRENGTH[card] - 76)
    return -0.8 if card == "F" else -0.74 * ((CARD_STRENGTH[card] - 1) % 10)


PILE_VALUE = MappingProxyType({card_bit(card): _pile(card) for card in PACK})
"""Value in points of having each card (by its bit) in the own pile: half of the difference to the others having it.

Like ``HOLDING_VALUE`` fitted to deals that were played, so that combinations are included. Fjønt counts nothing: its
player takes it back.
"""

HOLDING_VALUE = MappingProxyType({card_bit(card): _strength(card) for card in PACK})
"""Value in points of still having each card (by its bit) in hand, compared with a low card."""

FJABBE_HARM = MappingProxyType({card_bit(card): 0.5 + 0.6 * (CARD_POINTS[card] - 1) for card in PACK})
"""In Fjabbe: fitted cost of each card in the own pile. To end a deal without a trick is the greater danger."""
FJABBE_RISK = MappingProxyType({card_bit(card): _risk(card) for card in PACK})
"""In Fjabbe: cost of having each card in hand, as it may have to take a trick."""
FJABBE_HOPE = MappingProxyType({card_bit(card): _hope(card) for card in PACK})
"""In Fjabbe: cost of having each card in hand while its player still needs a trick."""

FIRST_TRICK_VALUE = 45.0
"""In Fjabbe: value of a player's first trick."""
FIRST_TRICK_HURRY = 4.0
"""In Fjabbe: amount that, divided by the number of cards left in hand, is added to ``FIRST_TRICK_VALUE``."""
LATER_TRICK_VALUE = 8.0
"""In Fjabbe: value of a player's later tricks while another player has none, and so may lose the deal."""

HONOURS = sum(card_bit(card) for card in PACK if card[1:] in ("K", "Q", "C", "J") or card in TAROKS)
"""Mask of all cards but the hackor (cards of the lowest value)."""


@lru_cache(1 << 16)
def least_value(cards: int) -> float:
    """Return the smallest ``PILE_VALUE`` of the cards in a mask."""
    return min(PILE_VALUE[card] for card in distinct_cards(cards))


@lru_cache(1 << 16)
def greatest_value(cards: int) -> float:
    """Return the largest ``PILE_VALUE`` of the cards in a mask."""
    return max(PILE_VALUE[card] for card in distinct_cards(cards))


def card_beats(card: int, led: int, best: int) -> bool:
    """Return whether a card beats ``best``, the winning card of a trick; ``led``: mask of the suit led. S2.2, S9.3."""
    if card & TRUMPS:
        return not best & TRUMPS or card <= best
    return bool(card & led) and card < best and not best & TRUMPS


def would_win_trick(hand: SnapphanaHand, card: int) -> bool:
    """Return whether ``card``, played now, would be the winning card of the trick so far."""
    return card_beats(card, hand.led, hand.best) if hand.led else card != FJONT_BIT


def beating_card(cards: int, led: int, best: int) -> int:
    """Return the highest card of a hand if it would beat ``best``, the winning card of a trick, legally; else 0."""
    able = cards & led
    if able:
        if best & TRUMPS and led != TRUMPS:
            return 0
        highest = able & -able
    else:
        able = cards & TRUMPS
        if not able:
            return 0
        highest = able & -able
        if not best & TRUMPS:
            return highest
    return highest if highest <= best else 0


def trick_value(hand: SnapphanaHand) -> float:
    """Return the sum of ``PILE_VALUE`` over the cards of the current trick."""
    total = hand.snapphanar * PILE_VALUE[FIRST_I]
    cards = hand.lying
    while cards:
        card = cards & -cards
        total += PILE_VALUE[card]
        cards ^= card
    return total


def trick_swing(hand: SnapphanaHand, card: int, trick: float) -> float:
    """Return the value of the trick to the side to act if ``card`` is played; below zero if the side loses the trick.

    ``trick``: ``trick_value`` before the card. Later players are assumed to take the trick if they can.
    """
    if would_win_trick(hand, card):
        return _trick_gain(hand, card, trick, hand.led or SUIT_OF[card], card, hand.turn)
    return _trick_gain(hand, card, trick, hand.led, hand.best, hand.winner) if hand.led else -1.0


def _trick_gain(hand: SnapphanaHand, card: int, trick: float, led: int, best: int, winner: int) -> float:
    """Return the result of ``trick_swing``; ``best``: winning card after ``card``; ``winner``: its seat."""
    side, coming = _taker_and_added_value(hand, led, best, winner)
    total = trick + PILE_VALUE[card] + coming
    return total if side == hand.turn % hand.sides else -total


def _taker_and_added_value(hand: SnapphanaHand, led: int, best: int, winner: int) -> tuple[int, float]:
    """Return the side that will take the trick, and the value of the cards that later players will add.

    The code of ``beating_card`` is inlined here: play-outs spend most of their time in this function, and this saves an
    eighth of it.
    """
    hands, seats, sides = hand.hands, hand.seats, hand.sides
    seat = hand.turn
    coming = []
    for _ in range(hand.left - 1):
        seat = seat + 1 if seat + 1 < seats else 0
        cards = hands[seat]
        able = cards & led
        if able:
            highest = able & -able
            if highest <= best and (led == TRUMPS or not best & TRUMPS):
                best, winner = highest, seat
        else:
            able = cards & TRUMPS
            if able:
                highest = able & -able
                if highest <= best or not best & TRUMPS:
                    best, winner = highest, seat
            else:
                able = cards
        coming.append((seat, able))
    side = winner % sides
    total = 0.0
    for seat, able in coming:
        if seat != winner:
            total += greatest_value(able) if seat % sides == side else least_value(able)
    return side, total


def sensible_card(hand: SnapphanaHand) -> int:
    """Return the best card by ``card_ratings``, but faster: of a suit to lead, only highest and cheapest are tried."""
    if hand.sides > 2:
        return _ducking(hand)
    cards = hand.legal() & DISTINCT_CARDS
    if not cards & cards - 1:
        return cards
    if hand.giving:
        return min(distinct_cards(cards), key=PILE_VALUE.__getitem__)
    if hand.left == hand.seats:
        return _lead(hand, cards)
    if hand.led:
        return _follow_card(hand, cards)
    total = card_ratings(hand)
    return max(total, key=total.__getitem__)


def _lead(hand: SnapphanaHand, cards: int) -> int:
    chosen, most = FJONT_BIT, -1 - HOLDING_VALUE[FJONT_BIT] if cards & FJONT_BIT else -1000.0
    for suit in CARDS_OF.values():
        for card in _high_and_cheap(cards & suit):
            gain = _trick_gain(hand, card, 0.0, suit, card, hand.turn) - HOLDING_VALUE[card]
            if gain > most:
                chosen, most = card, gain
    return chosen


def _follow_card(hand: SnapphanaHand, cards: int) -> int:
    """Return the best card to follow with; of all cards that do not beat the winning one, only one is tried."""
    led, best = hand.led, hand.best
    able = cards & TRUMPS
    if best & TRUMPS:
        able &= (best << 1) - 1
    else:
        able |= cards & led & best - 1
    trick = trick_value(hand)
    chosen, most = 0, -1000.0
    rest = cards & ~able
    if rest:
        side, coming = _taker_and_added_value(hand, led, best, hand.winner)
        ours = side == hand.turn % hand.sides
        chosen = _card_for_own_trick(rest) if ours else _card_for_lost_trick(rest)
        total = trick + PILE_VALUE[chosen] + coming
        most = (total if ours else -total) - HOLDING_VALUE[chosen]
    for card in distinct_cards(able):
        gain = _trick_gain(hand, card, trick, led, card, hand.turn) - HOLDING_VALUE[card]
        if gain > most:
            chosen, most = card, gain
    return chosen


@lru_cache(1 << 16)
def _card_for_own_trick(cards: int) -> int:
    return max(distinct_cards(cards), key=lambda card: PILE_VALUE[card] - HOLDING_VALUE[card])


@lru_cache(1 << 16)
def _card_for_lost_trick(cards: int) -> int:
    return min(distinct_cards(cards), key=lambda card: PILE_VALUE[card] + HOLDING_VALUE[card])


@lru_cache(1 << 16)
def _high_and_cheap(cards: int) -> tuple[int, ...]:
    return (
        tuple(dict.fromkeys((cards & -cards, min(reversed(distinct_cards(cards)), key=PILE_VALUE.__getitem__))))
        if cards
        else ()
    )


def preferred_order(hand: SnapphanaHand, side: int) -> list[int]:
    """Return the legal cards of the player to act, in the order in which equally good cards are preferred.

    The ``sensible_card`` comes first. But if the other side has the trick and no card can take it, cards come by their
    points, the lowest first. ``side``: that of the player to act.
    """
    cards, usual = distinct_cards(hand.legal()), sensible_card(hand)
    ours = hand.left == hand.seats or hand.winner % hand.sides == side
    if hand.sides > 2 or ours or any(would_win_trick(hand, card) for card in cards):
        return sorted(cards, key=lambda card: card != usual)
    return sorted(cards, key=lambda card: (CARD_POINTS[PACK[card.bit_length() - 1]], card != usual))


def card_ratings(hand: SnapphanaHand) -> dict[int, float]:
    """Return, for each legal card, the value of the trick after it, less the value of keeping the card in hand."""
    cards = distinct_cards(hand.legal())
    if hand.sides > 2:
        return {card: duck_value(hand, card) for card in cards}
    trick = trick_value(hand)
    return {card: trick_swing(hand, card, trick) - HOLDING_VALUE[card] for card in cards}


def first_trick_need(hand: SnapphanaHand) -> float:
    """Return what taking a trick is worth in Fjabbe to the player to act, without the value of its cards."""
    if not hand.tricks[hand.turn]:
        return FIRST_TRICK_VALUE + FIRST_TRICK_HURRY / hand.hands[hand.turn].bit_count()
    return LATER_TRICK_VALUE if not all(hand.tricks) else 0.0


def duck_value(hand: SnapphanaHand, card: int) -> float:
    """Return the value of playing a card in Fjabbe: being rid of it, less the harm if the card takes the trick."""
    seat = hand.turn
    loss = FJABBE_HARM[card] if card != FJONT_BIT else 0.0
    spent = (FJABBE_RISK if hand.tricks[seat] else FJABBE_HOPE)[card]
    if not hand.led and card == FJONT_BIT:
        return spent
    led = hand.led or SUIT_OF[card]
    mine = would_win_trick(hand, card)
    best = card if mine else hand.best
    other = seat
    for _ in range(hand.left - 1):
        other = (other + 1) % hand.seats
        cards = hand.hands[other]
        if mine and _must_take(cards, led, best):
            mine = False
        loss += _greatest_harm(cards & led or cards & TRUMPS or cards)
    if not mine:
        return spent + (FJABBE_HARM[card] if card != FJONT_BIT else 0.0)
    cards = hand.lying
    loss += hand.snapphanar * FJABBE_HARM[FIRST_I]
    while cards:
        one = cards & -cards
        loss += FJABBE_HARM[one]
        cards ^= one
    return spent - loss + first_trick_need(hand)


def _must_take(cards: int, led: int, best: int) -> bool:
    able = cards & led or cards & TRUMPS
    if not able or cards & FJONT_BIT:
        return False
    if best & TRUMPS and not able & TRUMPS:
        return False
    lowest = 1 << able.bit_length() - 1
    return beating_card(FIRST_I if lowest & ALL_I else lowest, led, best) != 0


@lru_cache(1 << 16)
def _greatest_harm(cards: int) -> float:
    return max(FJABBE_HARM[card] for card in distinct_cards(cards))


def _ducking(hand: SnapphanaHand) -> int:
    cards = distinct_cards(hand.legal())
    if len(cards) == 1:
        return cards[0]
    if hand.giving:
        return max(cards, key=FJABBE_HARM.__getitem__)
    return max(cards, key=lambda card: duck_value(hand, card))
