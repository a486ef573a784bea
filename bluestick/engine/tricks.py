"""What card games share: the deal, whose turn comes next, hands that only their owner sees, tricks of one card each."""

from __future__ import annotations

from collections.abc import Container, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from bluestick.engine.moves import Move, Part
from bluestick.engine.seats import Seat

T = TypeVar("T")

Hand = tuple[Part | None, ...]
"""Cards; None for one that is not known."""


@dataclass(frozen=True, slots=True)
class Deal(Move):
    """The dealer, and the whole pack in dealing order: all that chance decides for a hand."""

    dealer: Seat
    cards: tuple[Part, ...]

    def __str__(self) -> str:
        """``deal 2 SA S10 ...``, the dealer first."""
        return " ".join(("deal", str(self.dealer), *self.cards))


@dataclass(frozen=True, slots=True)
class Laid:
    """A card in a trick."""

    seat: Seat
    card: Part


@dataclass(frozen=True, slots=True)
class Trick:
    """A finished trick."""

    plays: tuple[Laid, ...]
    winner: Seat


@dataclass(frozen=True, slots=True)
class HandView:
    """What a seat knows of a game in which hands are hidden. Games say what else, and of what kind the table is."""

    seat: Seat | None
    table: Any
    """All that is public."""
    hands: tuple[Hand, ...] = ()
    """By seat, None for each card that this seat does not know; nothing before the first deal."""

    @property
    def to_act(self) -> frozenset[Seat]:
        """Whom the table waits for."""
        waited_for: frozenset[Seat] = self.table.to_act
        return waited_for

    @property
    def hand(self) -> tuple[Part, ...]:
        """This seat's own cards; none for an onlooker."""
        if self.seat is None or not self.hands:
            return ()
        return tuple([card for card in self.hands[self.seat] if card is not None])


def backs(hand: Sequence[Part | None]) -> Hand:
    """A hand of which one knows no more than how many cards it has."""
    return (None,) * len(hand)


def own(hands: Sequence[Hand], seat: Seat | None) -> tuple[Hand, ...]:
    """Hands as ``seat`` sees them: nothing of the others'."""
    return tuple([hand if owner == seat else backs(hand) for owner, hand in enumerate(hands)])


def read_deal(words: Sequence[str], pack: Container[Part], seats: int) -> Deal | None:
    """What ``str`` makes of a Deal, split at the blanks; None if it is none of up to ``seats`` players."""
    match words:
        case ["deal", dealer, *cards] if dealer in map(str, range(seats)) and all(card in pack for card in cards):
            return Deal(Seat(int(dealer)), tuple(cards))
    return None


def in_turn(first: int, seats: int) -> Iterator[Seat]:
    """All seats in playing order, beginning with ``first``, which may be as much as a round too high."""
    return (Seat((first + step) % seats) for step in range(seats))


def put(row: tuple[T, ...], place: int, thing: T) -> tuple[T, ...]:
    """The same with something else in one place."""
    return (*row[:place], thing, *row[place + 1 :])
