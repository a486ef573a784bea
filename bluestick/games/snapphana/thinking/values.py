"""Values of cards, and fast choice of a sensible card, for play-outs (simulated rests of a hand).

All hands of a ``SnapphanaHand`` are used: a bot knows its own and samples the others.
"""

from __future__ import annotations

from functools import lru_cache
from types import MappingProxyType

from bluestick.games.snapphana.cards import ALL_I, FIRST_I, PACK, POWER, SUIT, TAROKS, TRUMP, WORTH, bit
from bluestick.games.snapphana.thinking.search import CARDS_OF, ONCE, STAR, SUIT_OF, TRUMPS, SnapphanaHand, kinds

_PILE = {"K": 14.0, "Q": 8.0, "C": 10.0, "J": 12.5, "A": 4.0, "T20": 2.0, "T19": 6.5, "N": 40.0, "F": 0.0, "I": 7.0}
_PILE |= dict.fromkeys(("T18", "T17", "T16", "T15", "T14", "T13"), 4.5)


def _pile(card: str) -> float:
    return _PILE.get(card, _PILE.get(card[1:], 1.0) if SUIT[card] != TRUMP else 1.5)


def _strength(card: str) -> float:
    """Return the value in points of holding a card: a high trump wins tricks, Fjønt (the star card) saves a king."""
    if card == "F":
        return 6.5
    if SUIT[card] == TRUMP and card != "N":
        return 5.5 + 1.5 * max(0, POWER[card] - 76)
    return 3.0 if card[1:] == "K" else 0.0


def _risk(card: str) -> float:
    if SUIT[card] == TRUMP:
        return 7.5 + (POWER[card] - 76) / 30
    return -0.7 if card == "F" else (POWER[card] - 1) % 10 / 10


def _hope(card: str) -> float:
    if SUIT[card] == TRUMP:
        return 9.0 - 0.55 * (POWER[card] - 76)
    return -0.8 if card == "F" else -0.74 * ((POWER[card] - 1) % 10)


VALUE = MappingProxyType({bit(card): _pile(card) for card in PACK})
"""Value in points of each card in the own pile: half of the difference to the others having it.

Fitted to the results of played hands, as is ``STRENGTH``. Combinations are included: N, a wild card, makes many of them
longer; XX and XIX take their tricks themselves. Fjønt (the star card) counts nothing, as its player takes it back.
"""

STRENGTH = MappingProxyType({bit(card): _strength(card) for card in PACK})
"""Value in points of holding each card, compared with a low card."""

HARM = MappingProxyType({bit(card): 0.5 + 0.6 * (WORTH[card] - 1) for card in PACK})
"""In Fjabbe, where points are bad: cost of each card in the own pile. Fitted, like the other values: a hand without a
trick is the greater danger."""
RISK = MappingProxyType({bit(card): _risk(card) for card in PACK})
"""In Fjabbe: cost of holding each card, as it may have to take a trick."""
HOPE = MappingProxyType({bit(card): _hope(card) for card in PACK})
"""In Fjabbe: cost of holding each card while its player still needs a trick."""

NEED = 45.0
"""In Fjabbe: value of a player's first trick."""
HURRY = 4.0
"""In Fjabbe: addition to ``NEED``, divided by the number of cards left in hand."""
STARVE = 8.0
"""In Fjabbe: value of each trick after the first while another player has none, and may lose by it."""

HONOURS = sum(bit(card) for card in PACK if card[1:] in ("K", "Q", "C", "J") or card in TAROKS)
"""Mask of the honours: all cards but the hackor (cards of the lowest value)."""


@lru_cache(1 << 16)
def cheapest(cards: int) -> float:
    """Return the smallest ``VALUE`` of the cards in a mask."""
    return min(VALUE[card] for card in kinds(cards))


@lru_cache(1 << 16)
def richest(cards: int) -> float:
    """Return the largest ``VALUE`` of the cards in a mask."""
    return max(VALUE[card] for card in kinds(cards))


def beats(card: int, led: int, best: int) -> bool:
    """Return whether a card played to a trick with suit ``led`` beats ``best``, the winning card. S2.2, S9.3."""
    if card & TRUMPS:
        return not best & TRUMPS or card <= best
    return bool(card & led) and card < best and not best & TRUMPS


def takes(hand: SnapphanaHand, card: int) -> bool:
    """Return whether a card of the player to act would be the winning card of the trick."""
    return beats(card, hand.led, hand.best) if hand.led else card != STAR


def top(cards: int, led: int, best: int) -> int:
    """Return the card of a hand that would beat ``best``, the winning card of a trick; 0 if none can."""
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


def lying(hand: SnapphanaHand) -> float:
    """Return the sum of ``VALUE`` over the cards of the current trick."""
    total = hand.snapphanar * VALUE[FIRST_I]
    cards = hand.lying
    while cards:
        card = cards & -cards
        total += VALUE[card]
        cards ^= card
    return total


def swing(hand: SnapphanaHand, card: int, trick: float) -> float:
    """Return the trick's value to the side to act after a card, negative if lost; later players take it if they can."""
    if takes(hand, card):
        return _made(hand, card, trick, hand.led or SUIT_OF[card], card, hand.turn)
    return _made(hand, card, trick, hand.led, hand.best, hand.winner) if hand.led else -1.0


def _made(hand: SnapphanaHand, card: int, trick: float, led: int, best: int, winner: int) -> float:
    """Return the trick's value as ``swing`` does; ``best`` and ``winner``: winning card after ``card``, its player."""
    side, coming = _coming(hand, led, best, winner)
    total = trick + VALUE[card] + coming
    return total if side == hand.turn % hand.sides else -total


def _coming(hand: SnapphanaHand, led: int, best: int, winner: int) -> tuple[int, float]:
    """Return the side that will take the trick, and the value of the cards that later players add to it.

    ``top`` is inlined: most of the time of a play-out is spent here, an eighth less because of that.
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
            total += richest(able) if seat % sides == side else cheapest(able)
    return side, total


def sensible(hand: SnapphanaHand) -> int:
    """Return the best card by ``rated``, found faster; as leads only the highest and cheapest of a suit are tried."""
    if hand.sides > 2:
        return _ducking(hand)
    cards = hand.legal() & ONCE
    if not cards & cards - 1:
        return cards
    if hand.giving:
        return min(kinds(cards), key=VALUE.__getitem__)
    if hand.left == hand.seats:
        return _lead(hand, cards)
    if hand.led:
        return _answer(hand, cards)
    total = rated(hand)
    return max(total, key=total.__getitem__)


def _lead(hand: SnapphanaHand, cards: int) -> int:
    """Return the best lead among the highest and the cheapest card of each suit."""
    chosen, most = STAR, -1 - STRENGTH[STAR] if cards & STAR else -1000.0
    for suit in CARDS_OF.values():
        for card in _high_and_cheap(cards & suit):
            gain = _made(hand, card, 0.0, suit, card, hand.turn) - STRENGTH[card]
            if gain > most:
                chosen, most = card, gain
    return chosen


def _answer(hand: SnapphanaHand, cards: int) -> int:
    """Return the best card to follow with; of cards that do not beat the winning one only one is tried."""
    led, best = hand.led, hand.best
    able = cards & TRUMPS
    if best & TRUMPS:
        able &= (best << 1) - 1
    else:
        able |= cards & led & best - 1
    trick = lying(hand)
    chosen, most = 0, -1000.0
    rest = cards & ~able
    if rest:
        side, coming = _coming(hand, led, best, hand.winner)
        ours = side == hand.turn % hand.sides
        chosen = _to_ours(rest) if ours else _to_theirs(rest)
        total = trick + VALUE[chosen] + coming
        most = (total if ours else -total) - STRENGTH[chosen]
    for card in kinds(able):
        gain = _made(hand, card, trick, led, card, hand.turn) - STRENGTH[card]
        if gain > most:
            chosen, most = card, gain
    return chosen


@lru_cache(1 << 16)
def _to_ours(cards: int) -> int:
    """Return the best card to add to a trick of the own side."""
    return max(kinds(cards), key=lambda card: VALUE[card] - STRENGTH[card])


@lru_cache(1 << 16)
def _to_theirs(cards: int) -> int:
    """Return the best card to add to a trick of the others."""
    return min(kinds(cards), key=lambda card: VALUE[card] + STRENGTH[card])


@lru_cache(1 << 16)
def _high_and_cheap(cards: int) -> tuple[int, ...]:
    """Return the highest card of a mask of one suit, and the one with the smallest ``VALUE``."""
    return tuple(dict.fromkeys((cards & -cards, min(reversed(kinds(cards)), key=VALUE.__getitem__)))) if cards else ()


def in_order(hand: SnapphanaHand, side: int) -> list[int]:
    """Return the cards that may be played, in the order in which equally good ones are preferred.

    The ``sensible`` one comes first; if no card can take the trick from the others, the one that counts least does.
    """
    cards, usual = kinds(hand.legal()), sensible(hand)
    ours = hand.left == hand.seats or hand.winner % hand.sides == side
    if hand.sides > 2 or ours or any(takes(hand, card) for card in cards):
        return sorted(cards, key=lambda card: card != usual)
    return sorted(cards, key=lambda card: (WORTH[PACK[card.bit_length() - 1]], card != usual))


def rated(hand: SnapphanaHand) -> dict[int, float]:
    """Return by card that may be played the value of the trick after it, less the value of holding the card."""
    cards = kinds(hand.legal())
    if hand.sides > 2:
        return {card: duck(hand, card) for card in cards}
    trick = lying(hand)
    return {card: swing(hand, card, trick) - STRENGTH[card] for card in cards}


# Fjabbe: each plays alone, and points are bad. S14.


def need(hand: SnapphanaHand) -> float:
    """Return the value in Fjabbe of taking a trick for the player to act."""
    if not hand.tricks[hand.turn]:
        return NEED + HURRY / hand.hands[hand.turn].bit_count()
    return STARVE if not all(hand.tricks) else 0.0


def duck(hand: SnapphanaHand, card: int) -> float:
    """Return the value of a card in Fjabbe: being rid of it, less the harm of all cards if it takes the trick."""
    seat = hand.turn
    loss = HARM[card] if card != STAR else 0.0
    spent = (RISK if hand.tricks[seat] else HOPE)[card]
    if not hand.led and card == STAR:
        return spent
    led = hand.led or SUIT_OF[card]
    mine = takes(hand, card)
    best = card if mine else hand.best
    other = seat
    for _ in range(hand.left - 1):
        other = (other + 1) % hand.seats
        cards = hand.hands[other]
        if mine and _must_take(cards, led, best):
            mine = False
        loss += _dumped(cards & led or cards & TRUMPS or cards)
    if not mine:
        return spent + (HARM[card] if card != STAR else 0.0)
    cards = hand.lying
    loss += hand.snapphanar * HARM[FIRST_I]
    while cards:
        one = cards & -cards
        loss += HARM[one]
        cards ^= one
    return spent - loss + need(hand)


def _must_take(cards: int, led: int, best: int) -> bool:
    """Return whether every card of a hand that may be played beats ``best``, the winning card of the trick."""
    able = cards & led or cards & TRUMPS
    if not able or cards & STAR:
        return False
    if best & TRUMPS and not able & TRUMPS:
        return False
    lowest = 1 << able.bit_length() - 1
    return top(FIRST_I if lowest & ALL_I else lowest, led, best) != 0


@lru_cache(1 << 16)
def _dumped(cards: int) -> float:
    """Return the largest ``HARM`` of the cards in a mask that a player may add to a trick."""
    return max(HARM[card] for card in kinds(cards))


def _ducking(hand: SnapphanaHand) -> int:
    cards = kinds(hand.legal())
    if len(cards) == 1:
        return cards[0]
    if hand.giving:
        return max(cards, key=HARM.__getitem__)
    return max(cards, key=lambda card: duck(hand, card))
