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
    """Everything that lies on the cloth. A game makes one of a view, and the next one of an event."""

    hands: tuple[Hand, ...]
    trick: tuple[tuple[Seat, tuple[Part, ...]], ...] = ()
    """Who played what, in order."""
    leading: Seat | None = None
    """Who took the lead of the trick last."""
    stock: int = 0
    """Cards that lie closed, the turn-up not counted."""
    turn_up: Part | None = None
    piles: tuple[int, ...] = ()
    """Tricks taken, one number a pile."""

    def with_hand(self, seat: Seat, hand: Hand) -> Self:
        """The same with another hand."""
        return replace(self, hands=put(self.hands, seat, hand))

    def played(self, seat: Seat, cards: Sequence[Part], leads: bool) -> Self:
        """Cards go from a hand into the trick."""
        spread = self.with_hand(seat, without(self.hands[seat], cards))
        return replace(spread, trick=(*self.trick, (seat, tuple(cards))), leading=seat if leads else self.leading)

    def taken(self, pile: int) -> Self:
        """The trick goes onto a pile."""
        return replace(self, trick=(), leading=None, piles=put(self.piles, pile, self.piles[pile] + 1))

    def drawn(self, seat: Seat, cards: Hand, turn_up: bool) -> Self:
        """Cards go from the stock into a hand, perhaps the turn-up too."""
        spread = self.with_hand(seat, (*self.hands[seat], *cards))
        return replace(
            spread,
            stock=self.stock - len(cards) + turn_up,
            turn_up=None if turn_up else self.turn_up,
        )

    def exchanged(self, seat: Seat, card: Part) -> Self:
        """A card of a hand changes places with the turn-up."""
        hand = self.hands[seat]
        taken = self.turn_up if card in hand else None
        return replace(self.with_hand(seat, (*without(hand, (card,)), taken)), turn_up=card)


def without(hand: Hand, cards: Iterable[Part | None]) -> Hand:
    """A hand after these cards have left it: each itself where it is seen, else a back."""
    left = list(hand)
    for card in cards:
        left.remove(card if card in left else None)
    return tuple(left)
