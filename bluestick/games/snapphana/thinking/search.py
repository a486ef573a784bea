"""Fast model of the play of tricks for bots, on bit masks changed in place.

A move is the bit of a card; of the four equal snapphanar always the first bit. A card owed for Fjønt is given as soon
as possible, though the rules allow waiting.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from bluestick.engine.cards import single_bits
from bluestick.games.snapphana.cards import (
    ALL_I,
    FIRST_I,
    FJONT,
    NOT_DISCARDABLE,
    PACK,
    SUIT,
    TRUMP,
    add_cards,
    card_bit,
    mask,
    remove_cards,
)
from bluestick.games.snapphana.scoring import LAST_TRICK, pile_points
from bluestick.games.snapphana.state import FORMS, State

CARDS_OF = {suit: mask(card for card in PACK if SUIT[card] == suit) for suit in "SCHDT"}
TRUMPS = CARDS_OF[TRUMP]
SUIT_OF = {card_bit(card): CARDS_OF.get(SUIT[card], 0) for card in PACK}
"""Mask of the suit of each card, by the card's bit; 0 for Fjønt."""

FJONT_BIT = card_bit(FJONT)
DISTINCT_CARDS = ~(ALL_I ^ FIRST_I)
_BARRED = mask(NOT_DISCARDABLE)


def distinct_cards(cards: int) -> list[int]:
    """Return the cards of a mask as single bits; of several snapphanar only one."""
    return single_bits(cards & DISTINCT_CARDS)


class SnapphanaHand:
    """State of a deal in play with every card known; moves change it in place."""

    __slots__ = (
        "best",
        "creditor",
        "debtor",
        "discards",
        "giving",
        "hands",
        "led",
        "left",
        "lying",
        "over",
        "piles",
        "seats",
        "sides",
        "snapphanar",
        "star",
        "starring",
        "tricks",
        "turn",
        "winner",
    )

    def __init__(self, hands: Sequence[int], discards: Sequence[int], turn: int, sides: int) -> None:
        self.seats = len(hands)
        self.sides = sides
        self.hands = list(hands)
        self.discards = list(discards)
        """Discards of each side, as masks. S3.3."""
        self.turn = turn
        """Seat that plays the next card; while a card is owed for Fjønt, the seat that leads afterwards."""
        self.left = self.seats
        self.led = 0
        """Mask of the suit led; 0 before one is set."""
        self.best = 0
        self.winner = turn
        self.lying = 0
        """Mask of the cards in the current trick, without Fjønt and the snapphanar."""
        self.snapphanar = 0
        """Number of snapphanar in the current trick."""
        self.starring = -1
        """Seat that played Fjønt to the current trick; -1 if none."""
        self.star = -1
        """Side that has Fjønt in its pile; -1 if none."""
        self.debtor = self.creditor = -1
        """Seat that owes a card for Fjønt, and seat that gets it; -1 if none. S10.2."""
        self.giving = False
        self.piles = [0] * sides
        """Cards that each side has won in tricks, as masks, without Fjønt."""
        self.tricks = [0] * sides
        self.over = False

    def copy(self) -> SnapphanaHand:
        other = SnapphanaHand.__new__(SnapphanaHand)
        other.seats, other.sides, other.turn, other.left = self.seats, self.sides, self.turn, self.left
        other.hands, other.discards = self.hands[:], self.discards
        other.led, other.best, other.winner = self.led, self.best, self.winner
        other.lying, other.snapphanar = self.lying, self.snapphanar
        other.starring, other.star = self.starring, self.star
        other.debtor, other.creditor, other.giving = self.debtor, self.creditor, self.giving
        other.piles, other.tricks, other.over = self.piles[:], self.tricks[:], self.over
        return other

    def after(self, card: int) -> SnapphanaHand:
        other = self.copy()
        other.play(card)
        return other

    @property
    def actor(self) -> int:
        """Seat to act: to play a card, or to give one for Fjønt."""
        return self.debtor if self.giving else self.turn

    def legal(self) -> int:
        """Return the mask of cards that the player to act can play or give. S9.2, S10."""
        if self.giving:
            return self.piles[self.debtor % self.sides]
        hand = self.hands[self.turn]
        led = self.led
        if led:
            able = hand & led or hand & TRUMPS
            if able:
                return able | hand & FJONT_BIT
        return hand

    def moves(self) -> list[int]:
        """Return the legal moves as single bits; of several snapphanar only one."""
        return distinct_cards(self.legal())

    def by_lot(self, rng: Random) -> int:
        moves = distinct_cards(self.legal())
        return moves[int(rng.random() * len(moves))]

    def play(self, card: int) -> None:
        if self.giving:
            self._give(card)
            return
        seat = self.turn
        if card == FIRST_I:
            hand = self.hands[seat]
            self.hands[seat] = hand & ~ALL_I | (hand & ALL_I) >> 1 & ALL_I
            self.snapphanar += 1
        else:
            self.hands[seat] ^= card
            if card == FJONT_BIT:
                self.starring = seat
            else:
                self.lying |= card
        if not self.led:
            self.led = SUIT_OF[card]
            self.best = card
            self.winner = seat
        elif card & TRUMPS:
            if not self.best & TRUMPS or card <= self.best:  # S2.2: of equal snapphanar the last
                self.best = card
                self.winner = seat
        elif card & self.led and card < self.best and not self.best & TRUMPS:
            self.best = card
            self.winner = seat
        self.left -= 1
        if self.left:
            self.turn = (seat + 1) % self.seats
        else:
            self._gather()

    def _gather(self) -> None:
        """Put the finished trick on the winner's pile, and note a debt for Fjønt. S9.3, S10."""
        winner = self.turn = self.winner
        side = winner % self.sides
        self.tricks[side] += 1
        pile = self.piles[side] | self.lying
        for _ in range(self.snapphanar):
            pile |= (pile & ALL_I) << 1 & ALL_I | FIRST_I
        self.piles[side] = pile
        if self.starring >= 0:
            self.star = self.starring % self.sides
            if self.star != side:
                self.debtor, self.creditor = self.starring, winner
            self.starring = -1
        self.led = self.best = self.lying = self.snapphanar = 0
        self.left = self.seats
        if self.debtor >= 0 and self.piles[self.debtor % self.sides]:
            self.giving = True
        elif not self.hands[winner]:
            self.over = True

    def _give(self, card: int) -> None:
        """Give a card for Fjønt. S10.2."""
        own, other = self.debtor % self.sides, self.creditor % self.sides
        self.piles[own] = remove_cards(self.piles[own], card)
        self.piles[other] = add_cards(self.piles[other], card)
        self.debtor = self.creditor = -1
        self.giving = False
        if not self.hands[self.turn] and self.left == self.seats:
            self.over = True

    def final(self) -> list[int]:
        """Return each side's pile as it is counted: with discards and Fjønt. S3.3, S3.4, S10.3."""
        piles = self.piles[:]
        last = self.turn % self.sides
        star = self.creditor % self.sides if self.debtor >= 0 else self.star
        if star >= 0:
            piles[star] |= FJONT_BIT
        for side, cards in enumerate(self.discards):
            if cards:
                to = side if self.tricks[side] else last
                piles[to] = add_cards(piles[to], cards)
        return piles

    def scores(self) -> list[int]:
        """Return each side's points in this deal, for its pile and the last trick, without declarations. S7, S8."""
        found = [pile_points(pile) for pile in self.final()]
        found[self.turn % self.sides] += LAST_TRICK
        return found


def hand_from_state(state: State) -> SnapphanaHand:
    """Return the deal in play for a state of the rules in which all discards have been made."""
    table = state.table
    sides = len(table.totals)
    discards = [0] * sides
    for owner, cards in enumerate(state.discards):
        discards[owner % sides] = add_cards(discards[owner % sides], cards)
    made = SnapphanaHand(state.hands, discards, 0, sides)
    for laid in table.trick:
        made.turn = laid.seat
        made.hands[laid.seat] = add_cards(made.hands[laid.seat], card_bit(laid.card))
        made.play(card_bit(laid.card))
    made.piles = [mask(table.taken(side)) for side in range(sides)]
    for trick in table.tricks:
        made.tricks[trick.winner % sides] += 1
        for laid in trick.plays:
            if laid.card == FJONT:
                made.star = laid.seat % sides
    debt = table.debt
    if debt is not None and debt.card is None:
        made.debtor, made.creditor = debt.seat, debt.to
        made.giving = bool(made.piles[debt.seat % sides])
    if table.turn is not None:
        made.turn = table.turn
    elif table.tricks:
        made.turn = table.tricks[-1].winner
        made.over = not made.giving
    if not table.trick:
        made.winner = made.turn
    return made


def random_hand(rng: Random, game: str) -> SnapphanaHand:
    """Return a random deal at its first lead, by seat 0, with random discards. ``game``: name of the variant."""
    form = FORMS[game]
    pack = [1 << place for place in range(len(PACK))]
    rng.shuffle(pack)
    hands = []
    discards = [0] * form.sides
    start = 0
    for seat in range(form.seats):
        dealer = seat == form.seats - 1
        away = form.exchange + (form.extra if dealer else 0)
        cards = pack[start : start + form.hand + away]
        start += len(cards)
        laid = [card for card in cards if not card & _BARRED][:away]
        discards[seat % form.sides] |= _joined_mask(laid)
        hands.append(_joined_mask([card for card in cards if card not in laid]))
    return SnapphanaHand(hands, discards, 0, form.sides)


def _joined_mask(cards: Sequence[int]) -> int:
    return mask(PACK[card.bit_length() - 1] for card in cards)
