"""Knowledge of a seat at haljan, and random deals that agree with it."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from bluestick.engine.cards import single_bits
from bluestick.engine.moves import Part
from bluestick.engine.search.sampling import fill
from bluestick.engine.seats import Seat
from bluestick.games.haljan.cards import card_suits
from bluestick.games.haljan.state import Table, View, side_of
from bluestick.games.haljan.thinking.search import PACK, TWO, HaljanDeal, card_bits, cards_by_bit


class Knowledge:
    """What a seat knows about the cards, as masks of the module ``search``."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        table = view.table
        self.seat: Seat = view.seat
        self._cards, self._bits = cards_by_bit(table.trump), card_bits(table.trump)
        self._known = [self.mask(card for card in hand if card is not None) for hand in view.hands]
        self._turn_up = [] if table.turn_up is None else [self._bits[table.turn_up]]
        self._trick = [(laid.seat, self.mask(laid.cards)) for laid in table.trick]
        seen = self.mask(card for trick in table.tricks for laid in trick.plays for card in laid.cards)
        laid = sum(cards for _, cards in self._trick)
        self._unseen = single_bits(PACK & ~(seen | laid | sum(self._known) | sum(self._turn_up)))
        swaps = table.allows_exchange and not laid & TWO
        # A player with the two of trumps would have exchanged it: it is in the stock.
        nowhere = TWO if swaps and table.stock > 1 and not table.harjan else 0
        self._closed = [
            (owner, PACK & ~nowhere & ~self._barred(table, owner, place))
            for owner, hand in enumerate(view.hands)
            for place, card in enumerate(hand)
            if card is None
        ]
        wins = [side_of(trick.winner) for trick in table.tricks]
        self._leader = table.trick[0].seat if table.trick else view.seat
        self._langen, self._scores, self._tricks = not table.utn, table.score, (wins.count(0), wins.count(1))
        self._seen, self._swaps = seen, swaps
        self._top = 12 if table.harjan else 11
        self._ending = 0 if not table.harjan else 1 if table.setup.option("single_cards") else 2

    def _barred(self, table: Table, owner: int, place: int) -> int:
        """Return the mask of what the hidden card at index ``place`` cannot be: suits led whole by its owner. H8.4."""
        of = card_suits(table.trump)
        barred = table.barred[owner][place] if table.barred else ""
        return self.mask(card for card in self._cards if of[card] in barred)

    def mask(self, parts: Iterable[Part]) -> int:
        return sum(self._bits[card] for card in parts)

    def parts(self, mask: int) -> tuple[Part, ...]:
        return tuple(self._cards[card.bit_length() - 1] for card in reversed(single_bits(mask)))

    @property
    def partner_cards(self) -> int:
        return self._known[(self.seat + 2) % 4] if len(self._known) == 4 else 0

    @property
    def opposing_cards(self) -> int:
        return sum(self._unseen) + sum(self._known[1 - self.seat % 2 :: 2])

    @property
    def open(self) -> bool:
        """Whether the seat knows where every card is, if only by elimination."""
        return not self._unseen

    @property
    def coming(self) -> int:
        """Mask of the turn-up if the seat can exchange the two of trumps for it; else 0."""
        return sum(self._turn_up) if self._swaps and self._known[self.seat] & TWO else 0

    def unexchanged(self, deal: HaljanDeal) -> HaljanDeal:
        """Return a copy of a deal in which the seat has not exchanged its two of trumps."""
        other = deal.copy()
        other.hands[self.seat] ^= TWO | self._turn_up[0]
        other.stock[0] = self._turn_up[0]
        other.swaps = False
        return other

    def deal(self, rng: Random) -> HaljanDeal:
        found = fill(self._unseen, [able for _, able in self._closed], rng)
        hands = self._known[:]
        for (owner, _), card in zip(self._closed, found, strict=True):
            hands[owner] |= card
        held = sum(found)
        stock = [card for card in self._unseen if not card & held]
        rng.shuffle(stock)
        for owner, laid in self._trick:
            hands[owner] |= laid
        deal = HaljanDeal(
            hands,
            self._turn_up + stock,
            self._leader,
            langen=self._langen,
            scores=self._scores,
            tricks=self._tricks,
            seen=self._seen,
            top=self._top,
            ending=self._ending,
            swaps=self._swaps,
        )
        for _, laid in self._trick:
            deal.play(laid)
        return deal
