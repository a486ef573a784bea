"""Order of a deal by hand: dealer, packets, cards per packet."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from bluestick.engine.seats import Seat
from bluestick.engine.tricks import Hand
from bluestick.tables.scene.placed_card import PlacedCard

HANDS = ("hand", "open")
"""Where cards of a hand lie."""

Packet = tuple[Seat, int]
"""Who gets how many cards at a time."""


@dataclass(frozen=True, slots=True)
class Dealing:
    """What is seen of it. Games say it with the clause that says so."""

    dealer: Seat | None
    """Who holds the pack; None: it lies where the stock is."""
    hands: tuple[Hand, ...]
    """By seat, what everybody gets, in the order in which it comes."""
    packets: tuple[Packet, ...]
    turned: int | None = None
    """After so many packets a card is turned up."""


def one_by_one(dealer: Seat, order: Sequence[Seat], hands: tuple[Hand, ...]) -> Dealing:
    """One card at a time, to everybody in that order."""
    rounds = range(max(map(len, hands), default=0))
    packets = tuple((seat, 1) for place in rounds for seat in order if place < len(hands[seat]))
    return Dealing(dealer, hands, packets)


def in_order(dealing: Dealing, lyings: Iterable[PlacedCard]) -> list[list[PlacedCard]]:
    """The cards that are dealt, packet by packet; what belongs to no hand and is not turned up is left out."""
    fresh = [*lyings]
    coming = {
        Seat(seat): deque(_arriving(hand, [lying for lying in fresh if lying.key[0] in HANDS and lying.key[1] == seat]))
        for seat, hand in enumerate(dealing.hands)
    }
    turn_up = [lying for lying in fresh if lying.key[0] == "turn_up"]
    packets = []
    for number, (seat, count) in enumerate(dealing.packets):
        if number == dealing.turned:
            packets.append(turn_up)
        packets.append([coming[seat].popleft() for _ in range(min(count, len(coming[seat])))])
    return [packet for packet in [*packets, *map(list, coming.values())] if packet]


def _arriving(hand: Hand, lyings: list[PlacedCard]) -> list[PlacedCard]:
    """The cards of a hand as they come: those that are known by what they are, the others as they lie."""
    left = [*hand]
    places = {}
    for lying in sorted(lyings, key=lambda lying: lying.card is None):
        card = lying.card if lying.card in left else None
        place = left.index(card) if card in left else len(left)
        places[lying.key] = place
        if place < len(left):
            left[place] = ""  # which is no card
    return sorted(lyings, key=lambda lying: (places[lying.key], lying.key))
