"""Fast haljan for bots: deals by the same rules, with 52-bit masks for sets of cards, changed in place.

A card is one bit. The bits are counted relative to the trump suit, so that one set of tables serves all deals: two
suits of the other colour with 13 cards each, the side suit of the trump's colour with 12, the trumps with 14, each from
its lowest card up (H2.4-H2.6). Plays and hands are masks.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations, pairwise, product
from random import Random

from bluestick.engine.cards import SAME_COLOUR, single_bits
from bluestick.engine.moves import Part
from bluestick.games.haljan import cards as trumps
from bluestick.games.haljan.cards import suit_cards
from bluestick.games.haljan.scoring import LAST_TRICK
from bluestick.games.haljan.state import GOAL_POINTS, HAND_SIZE, PACKET_SIZE

_FIRST = (0, 13, 26, 38, 52)
"""Index of the first bit of each suit, the trumps last; then the number of all bits."""
SUITS = tuple((1 << end) - (1 << start) for start, end in pairwise(_FIRST))
TRUMPS = SUITS[3]
PACK = (1 << 52) - 1
EKTEN, UEKTEN = 1 << 51, 1 << 50
TWO = 1 << 38


@cache
def cards_by_bit(trump: str) -> tuple[Part, ...]:
    """Return all cards in the order of their bits, the lowest first."""
    own = SAME_COLOUR[trump]
    first, second = (suit for suit in "SHDC" if suit not in (trump, own))
    return tuple(card for suit in (first, second, own, trump) for card in reversed(suit_cards(trump, suit)))


@cache
def card_bits(trump: str) -> dict[Part, int]:
    """Return the bit of each card."""
    return {card: 1 << place for place, card in enumerate(cards_by_bit(trump))}


def _worth(amount: int) -> int:
    """Return the mask of the cards worth ``amount`` points each, without ekten and uekten."""
    worth = trumps.points_by_card("S")
    return sum(bit for card, bit in card_bits("S").items() if worth[card] == amount) & ~(EKTEN | UEKTEN)


_ELEVENS, _TENS, _FOURS, _THREES, _TWOS = map(_worth, (11, 10, 4, 3, 2))
ACES_AND_TENS = _ELEVENS | _TENS


def points_of_mask(cards: int, top: int = 11) -> int:
    """Return the points of ``cards`` (a mask); ``top``: points of each of the two highest trumps. H2.7, H8.2."""
    return (
        top * (cards >> 50).bit_count()
        + 11 * (cards & _ELEVENS).bit_count()
        + 10 * (cards & _TENS).bit_count()
        + 4 * (cards & _FOURS).bit_count()
        + 3 * (cards & _THREES).bit_count()
        + 2 * (cards & _TWOS).bit_count()
    )


def _beaters(bit: int) -> int:
    suit = next(suit for suit in SUITS if suit & bit)
    return suit & -(bit << 1) | (TRUMPS if suit != TRUMPS else 0)


BEATERS = {1 << place: _beaters(1 << place) for place in range(52)}
"""Mask of the cards that beat a card, by its bit. H4.3."""


def beating_masks(cards: int) -> list[int]:
    """Return, for each card of a play from the highest down, the mask of the cards that beat it."""
    return [BEATERS[card] for card in reversed(single_bits(cards))]


def lowest_beating(needed: Sequence[int], hand: int) -> int:
    """Return the mask of the lowest cards of a hand that beat a play with these ``beating_masks``; 0 if none do. H4.4.

    As a beater also beats lower cards of its suit, the lowest beater of each card, the highest first, finds a way.
    """
    spent = 0
    for beaters in needed:
        able = hand & beaters
        if not able:
            return 0
        card = able & -able
        spent |= card
        hand ^= card
    return spent


class HaljanDeal:
    """Deal with every card known; a holder of the two of trumps exchanges as soon as allowed."""

    __slots__ = (
        "ending",
        "hands",
        "langen",
        "left",
        "needed",
        "over",
        "scores",
        "seats",
        "seen",
        "size",
        "stock",
        "swaps",
        "top",
        "trick",
        "tricks",
        "turn",
        "winner",
    )

    def __init__(
        self,
        hands: Sequence[int],
        stock: Sequence[int],
        turn: int,
        *,
        langen: bool = True,
        scores: Sequence[int] = (0, 0),
        tricks: Sequence[int] = (0, 0),
        seen: int = 0,
        top: int = 11,
        ending: int = 0,
        swaps: bool = True,
    ) -> None:
        self.seats = len(hands)
        self.hands = list(hands)
        self.stock = list(stock)
        """Bits of the cards to draw: the last card is drawn first; the first one is the turn-up."""
        self.turn = turn
        self.langen = langen
        self.scores = list(scores)
        self.tricks = list(tricks)
        self.seen = seen
        self.top = top
        """Points of each of the two highest trumps."""
        self.ending = ending
        """Rule for the end of the deal: 0 in haljan; 1 or 2 in harjan (H8.8, H8.9)."""
        self.swaps = swaps and bool(stock) and stock[0] != TWO
        """Whether the two of trumps may still be exchanged (H5.3, H5.5)."""
        self.left = 0
        """Number of players still to play to the trick; 0 before a lead."""
        self.size = 0
        self.trick = 0
        """Mask of the cards in the current trick."""
        self.needed: list[int] = []
        """``beating_masks`` of the winning play."""
        self.winner = turn
        """Seat that is winning the current trick, or has won the last one."""
        self.over = False
        if self.swaps:
            for seat in range(self.seats):
                self._swap(seat)

    def copy(self) -> HaljanDeal:
        other = HaljanDeal.__new__(HaljanDeal)
        other.seats, other.turn, other.langen, other.top = self.seats, self.turn, self.langen, self.top
        other.hands, other.stock = self.hands[:], self.stock[:]
        other.scores, other.tricks = self.scores[:], self.tricks[:]
        other.ending, other.swaps, other.left, other.size = self.ending, self.swaps, self.left, self.size
        other.trick, other.needed, other.winner = self.trick, self.needed, self.winner
        other.seen, other.over = self.seen, self.over
        return other

    def after(self, cards: int) -> HaljanDeal:
        other = self.copy()
        other.play(cards)
        return other

    def _swap(self, seat: int) -> None:
        """Exchange a seat's two of trumps for the turn-up, if possible (H5.1)."""
        if self.swaps and self.stock and self.hands[seat] & TWO:
            self.hands[seat] ^= TWO | self.stock[0]
            self.stock[0] = TWO
            self.swaps = False

    def moves(self) -> list[int]:
        hand = single_bits(self.hands[self.turn])
        if self.left:
            return [sum(cards) for cards in combinations(hand, self.size)]
        if self.ending:
            return list(harjan_leads(self.hands[self.turn], len(self.stock), self.ending))
        return [sum(cards) for cards in combinations(hand, LEAD_SIZE[len(hand)])]

    def by_lot(self, rng: Random) -> int:
        """Return a random legal play, usually without listing all legal plays."""
        hand = single_bits(self.hands[self.turn])
        held = len(hand)
        if self.left:
            size = self.size
        elif not self.ending:
            size = LEAD_SIZE[held]
        elif PACKET_SIZE in _harjan_sizes(held, len(self.stock), self.ending) and rng.random() < 0.7:
            size = PACKET_SIZE
        else:
            return rng.choice(self.moves())
        ways = PLACE_CHOICES[held, size]
        cards = 0
        for place in ways[int(rng.random() * len(ways))]:
            cards |= hand[place]
        return cards

    def play(self, cards: int) -> None:
        seat = self.turn
        self.hands[seat] ^= cards
        if not self.left:
            self.left = self.seats
            self.size = cards.bit_count()
            self.trick = cards
            self.winner = seat
            self.needed = beating_masks(cards)
        else:
            self.trick |= cards
            if lowest_beating(self.needed, cards):
                self.winner = seat
                self.needed = beating_masks(cards)
        self.left -= 1
        if self.left:
            self.turn = (seat + 1) % self.seats
        else:
            self._gather()

    def _gather(self) -> None:
        winner = self.turn = self.winner
        side = winner & 1
        self.seen |= self.trick
        self.tricks[side] += 1
        self.scores[side] += points_of_mask(self.trick, self.top)
        self.trick = 0
        if not self.langen and self.scores[side] >= GOAL_POINTS:  # H6.5
            self.over = True
            return
        stock = self.stock
        if stock:
            each = min(self.size, len(stock) // self.seats)  # H4.9, H7.2, H8.7
            for step in range(self.seats):
                seat = (winner + step) % self.seats
                for _ in range(each):
                    self.hands[seat] |= stock.pop()
                if self.swaps:
                    self._swap(seat)  # H5.4
        elif not self.hands[winner]:
            self.over = True
            if self.langen:
                self.scores[side] += LAST_TRICK  # H6.1


LEAD_SIZE = {6: 3, 5: 3, 4: 2, 2: 2}
"""Number of cards to lead in haljan, by number of cards in hand (H4.9, H7.2)."""
PLACE_CHOICES = {
    (held, size): tuple(combinations(range(held), size)) for held, size in product(range(7), repeat=2) if size <= held
}
"""Ways to choose cards, as indices into the hand, by number of cards in hand and number to choose."""


def harjan_leads(hand: int, stock: int, ending: int) -> Iterator[int]:
    """Yield leads as masks: any three cards, or all of a suit (at least three) with or without one other. H8.4.

    ``stock``: number of cards left to draw; ``ending``: see ``HaljanDeal``, whose rule allows other sizes at the end.
    """
    cards = single_bits(hand)
    held = len(cards)
    for size in _harjan_sizes(held, stock, ending):
        if size <= 3:
            yield from map(sum, combinations(cards, size))
            continue
        for suit in SUITS:
            own = hand & suit
            if own.bit_count() == size:
                yield own
            elif own.bit_count() == size - 1 >= 3:
                yield from (own | card for card in cards if not card & suit)


def _harjan_sizes(held: int, stock: int, ending: int) -> Sequence[int]:
    if held < 3:
        return (held,)
    if ending == 1:  # H8.8
        return range(3, held + 1)
    if stock:  # H8.9
        return range(3, 6 if stock == 2 else 7)
    return {6: (3, 4, 6), 5: (3, 5), 4: (2, 4), 3: (3,)}[held]


def random_deal(rng: Random, seats: int, *, top: int = 11, ending: int = 0) -> HaljanDeal:
    """Return a random first deal of a round before its first lead; arguments as for ``HaljanDeal``."""
    pack = [1 << place for place in range(52)]
    rng.shuffle(pack)
    # The turn-up is a trump, and never uekten (B12).
    up = next(place for place, card in enumerate(pack) if card & TRUMPS and card != UEKTEN)
    pack[0], pack[up] = pack[up], pack[0]
    end = 52 - HAND_SIZE * seats
    hands = [sum(pack[start : start + HAND_SIZE]) for start in range(end, 52, HAND_SIZE)]
    return HaljanDeal(hands, pack[:end], 0, top=top, ending=ending, swaps=not ending)
