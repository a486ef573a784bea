"""Order of a deal by hand: dealer, packets, cards per packet."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from bluestick.engine.seats import Seat
from bluestick.engine.tricks import Hand
from bluestick.tables.scene.placed_card import PlacedCard

HANDS = ("hand", "open")
"""Zones (see ``Key``) of the cards of a hand: ``hand``, and ``open`` for cards that all players see."""

Packet = tuple[Seat, int]
"""(seat, number of cards that the seat is dealt at once)."""


@dataclass(frozen=True, slots=True)
class Dealing:
    """Order in which a deal is shown; created by a function of each game, whose docstring names the clause."""

    dealer: Seat | None
    """Seat that holds the pack; None if the pack is where the stock is."""
    hands: tuple[Hand, ...]
    """Cards that each seat gets, in the order in which they are dealt."""
    packets: tuple[Packet, ...]
    turned: int | None = None
    """Number of packets after which a card is turned up; None for no turn-up."""


def deal_one_by_one(dealer: Seat, order: Sequence[Seat], hands: tuple[Hand, ...]) -> Dealing:
    """Return a deal of one card at a time, round by round, to the seats in the order ``order``."""
    rounds = range(max(map(len, hands), default=0))
    packets = tuple((seat, 1) for place in rounds for seat in order if place < len(hands[seat]))
    return Dealing(dealer, hands, packets)


def packets_in_order(dealing: Dealing, placed_cards: Iterable[PlacedCard]) -> list[list[PlacedCard]]:
    """Return the dealt cards in packets, with the turn-up as one packet; cards of the stock are left out."""
    fresh = [*placed_cards]
    coming = {
        Seat(seat): deque(
            _cards_in_deal_order(hand, [placed for placed in fresh if placed.key[0] in HANDS and placed.key[1] == seat])
        )
        for seat, hand in enumerate(dealing.hands)
    }
    turn_up = [placed for placed in fresh if placed.key[0] == "turn_up"]
    packets = []
    for number, (seat, count) in enumerate(dealing.packets):
        if number == dealing.turned:
            packets.append(turn_up)
        packets.append([coming[seat].popleft() for _ in range(min(count, len(coming[seat])))])
    return [packet for packet in [*packets, *map(list, coming.values())] if packet]


def _cards_in_deal_order(hand: Hand, placed_cards: list[PlacedCard]) -> list[PlacedCard]:
    left = [*hand]
    places = {}
    for placed in sorted(placed_cards, key=lambda placed: placed.card is None):
        card = placed.card if placed.card in left else None
        place = left.index(card) if card in left else len(left)
        places[placed.key] = place
        if place < len(left):
            left[place] = ""  # no card has this name
    return sorted(placed_cards, key=lambda placed: (places[placed.key], placed.key))
