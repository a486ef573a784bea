"""What a seat knows at Snapphanaleden, and the deals that it thinks possible."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from bluestick.engine.search.sampling import fill
from bluestick.engine.seats import Seat
from bluestick.games.snapphana.cards import ALL, BARRED, PACK, joined, mask, without
from bluestick.games.snapphana.state import State, View
from bluestick.games.snapphana.thinking.plan import declared, gift, plain_discards, settled
from bluestick.games.snapphana.thinking.search import CARDS_OF, SUIT_OF, TRUMPS, SnapphanaHand, hand_of, kinds
from bluestick.games.snapphana.thinking.values import top

RELUCTANCE = 0.7
"""How unlikely it is that somebody has laid a trump away: from 0 to 1."""
TRIES = 20
"""So often a deal is sought in haste that fits all that is known."""

_BARRED = mask(BARRED)


class Sight:
    """What a seat knows, as masks, and the deals that it thinks possible."""

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
            seen = joined(seen, cards)
        unseen = without(ALL, seen)
        self.unseen = [1 << place for place in range(len(PACK)) if unseen >> place & 1]
        coming = table.form.exchange if table.discarding and table.number == table.form.exchange else 0
        slots = []
        for seat, hand in enumerate(view.hands):
            void = sum(CARDS_OF[suit] for suit in table.voids[seat])
            slots += [(seat, "hand", hand.count(None), unseen & ~void)]
            slots += [(seat, "away", view.discards[seat].count(None), unseen & ~_BARRED)]
            slots += [(seat, "coming", coming, unseen)]
        self._slots = sorted((slot for slot in slots if slot[2]), key=lambda slot: slot[3].bit_count() - slot[2])
        self._base = hand_of(State(table, tuple(self._known), tuple(self._away)))

    @property
    def open(self) -> bool:
        """Whether every card is known."""
        return not self._slots

    def able(self, seat: int) -> int:
        """All that somebody else may hold."""
        return next((cards for owner, kind, _, cards in self._slots if owner == seat and kind == "hand"), 0)

    def known(self, seat: int) -> int:
        """What somebody is known to hold."""
        return self._known[seat]

    def deal(self, rng: Random) -> SnapphanaHand:
        """A deal that could be this one, with what is owed for Fjønt paid. In the middle of discards as ``dealt``."""
        hand, _, _ = self.dealt(rng)
        while hand.giving:
            debt = self.table.debt
            assert debt is not None
            hand.play(self.gift(hand))
        return hand

    def dealt(self, rng: Random) -> tuple[SnapphanaHand, list[int], list[int]]:
        """A deal that could be this one, and by seat the discards and what the second deal of 1000 will bring."""
        hand = self._base.copy()
        hands, away, coming = hand.hands, self._away[:], [0] * hand.seats
        places = {"hand": hands, "away": away, "coming": coming}
        for (seat, kind, _, _), cards in zip(self._slots, self._found(rng), strict=True):
            places[kind][seat] = joined(places[kind][seat], settled(cards))
        hand.discards = _by_side(away, hand.sides)
        return hand, away, coming

    def _found(self, rng: Random) -> list[Sequence[int]]:
        """Cards for every slot."""
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
        """The card to be given for Fjønt by whoever owes it."""
        own, other = hand.debtor % hand.sides, hand.creditor % hand.sides
        return gift(hand.piles[own], hand.piles[other], kinds(hand.legal()), hand.sides > 2)

    def higher(self, card: int) -> int:
        """How many cards of its suit that others may have beat a card."""
        out = sum(self.unseen)
        for seat, cards in enumerate(self._known):
            if seat != self.seat:
                out = joined(out, cards)
        return (out & SUIT_OF[card] & card - 1).bit_count()

    def unbeatable(self, hand: SnapphanaHand, card: int) -> bool:
        """Whether none of the opponents who are yet to play can have a card that beats it, as far as one knows."""
        led = hand.led or SUIT_OF[card]
        for step in range(1, hand.left):
            seat = (self.seat + step) % hand.seats
            if seat % hand.sides == self.side:
                continue
            cards = self._known[seat] | self.able(seat)
            if top(cards & led, led, card) or (not self._known[seat] & led and top(cards & TRUMPS, led, card)):
                return False
        return True


def begun(sight: Sight, away: Sequence[int], rng: Random) -> tuple[SnapphanaHand, float]:
    """A hand before its first lead, if one lays these cards away, and what one can declare more than the opponent."""
    hand, laid, coming = sight.dealt(rng)
    table = sight.table
    dealer = table.dealer
    assert dealer is not None
    going: dict[int, Sequence[int]] = {
        seat: away if seat == sight.seat else plain_discards(hand.hands[seat], table.number)
        for seat in table.discarding
    }
    for seat, cards in going.items():
        _lay(hand.hands, laid, seat, cards)
    if any(coming):
        hand.hands = [joined(cards, more) for cards, more in zip(hand.hands, coming, strict=True)]
        _lay(hand.hands, laid, dealer, plain_discards(hand.hands[dealer], table.form.extra))
    begun = SnapphanaHand(hand.hands, _by_side(laid, hand.sides), (dealer + 1) % hand.seats, hand.sides)
    extra = [0] * hand.sides
    for seat, held_now in enumerate(hand.hands):
        extra[seat % hand.sides] += declared(held_now)
    return begun, extra[sight.side] - extra[1 - sight.side]


def _lay(hands: list[int], laid: list[int], seat: int, cards: Sequence[int]) -> None:
    away = settled(cards)
    hands[seat] = without(hands[seat], away)
    laid[seat] = joined(laid[seat], away)


def _by_side(cards: Sequence[int], sides: int) -> list[int]:
    found = [0] * sides
    for seat, some in enumerate(cards):
        found[seat % sides] = joined(found[seat % sides], some)
    return found
