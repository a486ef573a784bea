"""Knowledge of a seat, and random deals of the hidden cards that agree with it."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from bluestick.engine.search.sampling import fill
from bluestick.engine.seats import Seat
from bluestick.games.snapphana.cards import ALL, NOT_DISCARDABLE, PACK, add_cards, mask, remove_cards
from bluestick.games.snapphana.state import State, View
from bluestick.games.snapphana.thinking.plan import best_gift, declaration_points, join_bits, plain_discards
from bluestick.games.snapphana.thinking.search import (
    CARDS_OF,
    SUIT_OF,
    TRUMPS,
    SnapphanaHand,
    distinct_cards,
    hand_from_state,
)
from bluestick.games.snapphana.thinking.values import beating_card

RELUCTANCE = 0.7
"""How rarely sampled deals have trumps among the discards, from 0 (as often as others) to 1 (only if unavoidable)."""
TRIES = 20

_BARRED = mask(NOT_DISCARDABLE)


class Knowledge:
    """Cards that a seat knows, and cards that others may hold, as bit masks."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        table = view.table
        self.seat: Seat = view.seat
        self.table = table
        self.side = table.side(self.seat)
        self.hand = mask(view.hand)
        self._known = [mask(card for card in hand if card is not None) for hand in view.hands]
        self._away = [mask(card for card in cards if card is not None) for cards in view.discards]
        seen = mask(table.laid())
        for cards in (*self._known, *self._away):
            seen = add_cards(seen, cards)
        unseen = remove_cards(ALL, seen)
        self.unseen = [1 << place for place in range(len(PACK)) if unseen >> place & 1]
        coming = table.form.exchange if table.discarding and table.number == table.form.exchange else 0
        slots = []
        for seat, hand in enumerate(view.hands):
            void = sum(CARDS_OF[suit] for suit in table.voids[seat])
            slots += [(seat, "hand", hand.count(None), unseen & ~void)]
            slots += [(seat, "away", view.discards[seat].count(None), unseen & ~_BARRED)]
            slots += [(seat, "coming", coming, unseen)]
        self._slots = sorted((slot for slot in slots if slot[2]), key=lambda slot: slot[3].bit_count() - slot[2])
        self._base = hand_from_state(State(table, tuple(self._known), tuple(self._away)))

    @property
    def open(self) -> bool:
        return not self._slots

    def possible_cards(self, seat: int) -> int:
        return next((cards for owner, kind, _, cards in self._slots if owner == seat and kind == "hand"), 0)

    def known(self, seat: int) -> int:
        return self._known[seat]

    def deal(self, rng: Random) -> SnapphanaHand:
        """Return a random deal that agrees with what the seat knows; if a card is owed for Fjønt, it has been given."""
        hand, _, _ = self.dealt(rng)
        while hand.giving:
            debt = self.table.debt
            assert debt is not None
            hand.play(self.gift(hand))
        return hand

    def dealt(self, rng: Random) -> tuple[SnapphanaHand, list[int], list[int]]:
        """Return a random deal, each seat's discards, and each seat's cards of the second deal of *1000*, as masks."""
        hand = self._base.copy()
        hands, away, coming = hand.hands, self._away[:], [0] * hand.seats
        places = {"hand": hands, "away": away, "coming": coming}
        for (seat, kind, _, _), cards in zip(self._slots, self._found(rng), strict=True):
            places[kind][seat] = add_cards(places[kind][seat], join_bits(cards))
        hand.discards = _by_side(away, hand.sides)
        return hand, away, coming

    def _found(self, rng: Random) -> list[Sequence[int]]:
        """Return random cards for every slot (hidden cards of a hand, of discards or of the second deal of *1000*)."""
        cards = self.unseen
        for _ in range(TRIES):
            left = rng.sample(cards, len(cards))
            found: list[Sequence[int]] = []
            for _, kind, number, able in self._slots:
                fitting = [card for card in left if card & able]
                if len(fitting) < number:
                    break
                if kind == "away":
                    fitting.sort(key=lambda card: rng.random() + RELUCTANCE * bool(card & TRUMPS))
                del fitting[number:]
                found.append(fitting)
                taken = set(fitting)
                left = [card for card in left if card not in taken]
            else:
                return found
        dealt = iter(fill(cards, [able for _, _, number, able in self._slots for _ in range(number)], rng))
        return [[next(dealt) for _ in range(number)] for _, _, number, _ in self._slots]

    def gift(self, hand: SnapphanaHand) -> int:
        own, other = hand.debtor % hand.sides, hand.creditor % hand.sides
        return best_gift(hand.piles[own], hand.piles[other], distinct_cards(hand.legal()), hand.sides > 2)

    def count_higher_cards(self, card: int) -> int:
        """Return how many higher cards of the same suit others may hold."""
        out = sum(self.unseen)
        for seat, cards in enumerate(self._known):
            if seat != self.seat:
                out = add_cards(out, cards)
        return (out & SUIT_OF[card] & card - 1).bit_count()

    def is_unbeatable(self, hand: SnapphanaHand, card: int) -> bool:
        """Return whether, as far as the seat knows, no opponent who still has to play to the trick can beat a card."""
        led = hand.led or SUIT_OF[card]
        for step in range(1, hand.left):
            seat = (self.seat + step) % hand.seats
            if seat % hand.sides == self.side:
                continue
            cards = self._known[seat] | self.possible_cards(seat)
            if beating_card(cards & led, led, card) or (
                not self._known[seat] & led and beating_card(cards & TRUMPS, led, card)
            ):
                return False
        return True


def deal_after_discards(knowledge: Knowledge, away: Sequence[int], rng: Random) -> tuple[SnapphanaHand, float]:
    """Return a random deal after the seat has discarded ``away``, and its side's lead in points to declare then."""
    hand, laid, coming = knowledge.dealt(rng)
    table = knowledge.table
    dealer = table.dealer
    assert dealer is not None
    going: dict[int, Sequence[int]] = {
        seat: away if seat == knowledge.seat else plain_discards(hand.hands[seat], table.number)
        for seat in table.discarding
    }
    for seat, cards in going.items():
        _lay(hand.hands, laid, seat, cards)
    if any(coming):
        hand.hands = [add_cards(cards, more) for cards, more in zip(hand.hands, coming, strict=True)]
        _lay(hand.hands, laid, dealer, plain_discards(hand.hands[dealer], table.form.extra))
    begun = SnapphanaHand(hand.hands, _by_side(laid, hand.sides), (dealer + 1) % hand.seats, hand.sides)
    extra = [0] * hand.sides
    for seat, held_now in enumerate(hand.hands):
        extra[seat % hand.sides] += declaration_points(held_now)
    return begun, extra[knowledge.side] - extra[1 - knowledge.side]


def _lay(hands: list[int], laid: list[int], seat: int, cards: Sequence[int]) -> None:
    away = join_bits(cards)
    hands[seat] = remove_cards(hands[seat], away)
    laid[seat] = add_cards(laid[seat], away)


def _by_side(cards: Sequence[int], sides: int) -> list[int]:
    found = [0] * sides
    for seat, some in enumerate(cards):
        found[seat % sides] = add_cards(found[seat % sides], some)
    return found
