"""Arrangement of a card table as one seat sees it: hands, trick, stock, piles."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Self

from bluestick.engine.moves import Part
from bluestick.engine.seats import Seat
from bluestick.engine.tricks import Hand, put


@dataclass(frozen=True, slots=True)
class Arrangement:
    """Where all cards are, as one seat sees them. Games create it from a view, and the next one after each event."""

    hands: tuple[Hand, ...]
    trick: tuple[tuple[Seat, tuple[Part, ...]], ...] = ()
    """Seat and cards of each play of the present trick, in order."""
    leading: Seat | None = None
    """Seat that is winning the trick; None in an empty trick."""
    stock: int = 0
    """Number of cards in the stock, without the turn-up."""
    turn_up: Part | None = None
    piles: tuple[int, ...] = ()
    """Number of tricks in each pile."""

    def with_hand(self, seat: Seat, hand: Hand) -> Self:
        """Return a copy with another hand for a seat."""
        return replace(self, hands=put(self.hands, seat, hand))

    def played(self, seat: Seat, cards: Sequence[Part], leads: bool) -> Self:
        """Return a copy with cards moved from a hand into the trick. ``leads``: whether they win it so far."""
        arrangement = self.with_hand(seat, without(self.hands[seat], cards))
        return replace(arrangement, trick=(*self.trick, (seat, tuple(cards))), leading=seat if leads else self.leading)

    def taken(self, pile: int) -> Self:
        """Return a copy with the trick removed and one trick more in a pile."""
        return replace(self, trick=(), leading=None, piles=put(self.piles, pile, self.piles[pile] + 1))

    def drawn(self, seat: Seat, cards: Hand, turn_up: bool) -> Self:
        """Return a copy with cards moved from the stock into a hand. ``turn_up``: whether the turn-up is among them."""
        arrangement = self.with_hand(seat, (*self.hands[seat], *cards))
        return replace(
            arrangement,
            stock=self.stock - len(cards) + turn_up,
            turn_up=None if turn_up else self.turn_up,
        )

    def exchanged(self, seat: Seat, card: Part) -> Self:
        """Return a copy with a card of a hand exchanged for the turn-up."""
        hand = self.hands[seat]
        taken = self.turn_up if card in hand else None
        return replace(self.with_hand(seat, (*without(hand, (card,)), taken)), turn_up=card)


def without(hand: Hand, cards: Iterable[Part | None]) -> Hand:
    """Return a hand without these cards; for a card that is not among its known ones, a back (None) is removed."""
    left = list(hand)
    for card in cards:
        left.remove(card if card in left else None)
    return tuple(left)
