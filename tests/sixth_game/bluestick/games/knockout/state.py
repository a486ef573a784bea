"""State of knockout whist, and the view of a seat."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bluestick.engine.cards import FRENCH, rank, suit
from bluestick.engine.moves import Part
from bluestick.engine.rules import Outcome, Setup
from bluestick.engine.seats import CHANCE, Seat
from bluestick.engine.tricks import Hand, HandView, Laid, Trick

FIRST = 7
"""Cards of the first hand. K2.1."""

POWER = {card: ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A").index(rank(card)) for card in FRENCH}
"""Rank of a card in its suit. K1.1."""


@dataclass(frozen=True, slots=True)
class HandScore:
    """Result of a hand."""

    cards: int
    trump: str
    alive: tuple[Seat, ...]
    """Seats that were in; those without a trick are now out. K4.1."""
    tricks: tuple[int, ...]
    best: Seat
    """Seat that names the next trumps. K2.2."""


@dataclass(frozen=True, slots=True)
class Table:
    """Everything public."""

    setup: Setup
    alive: tuple[Seat, ...]
    """Seats still in. K4.1."""
    dealer: Seat | None = None
    cards: int = FIRST + 1
    turn_up: Part | None = None
    trump: str = ""
    """Empty until the trumps are named."""
    turn: Seat | None = None
    """Seat to name trumps or to play; None between hands."""
    trick: tuple[Laid, ...] = ()
    tricks: tuple[Trick, ...] = ()
    """Finished tricks of this hand."""
    voids: tuple[str, ...] = ()
    """By seat, the suits it has shown not to have. K3.2."""
    scores: tuple[HandScore, ...] = ()
    result: Outcome | None = None

    @property
    def to_act(self) -> frozenset[Seat]:
        if self.result is not None:
            return frozenset()
        return frozenset({CHANCE if self.turn is None else self.turn})

    @property
    def led(self) -> str:
        """Suit to follow; empty before the lead. K3.2."""
        return suit(self.trick[0].card) if self.trick else ""

    def laid(self) -> Iterator[Part]:
        """All cards played in this hand."""
        for plays in (*(trick.plays for trick in self.tricks), self.trick):
            yield from (laid.card for laid in plays)

    @property
    def taken(self) -> tuple[int, ...]:
        """Number of tricks of each seat in this hand."""
        return tuple(sum(trick.winner == seat for trick in self.tricks) for seat in range(self.setup.seats))


@dataclass(frozen=True, slots=True)
class State:
    """The table and the hidden cards."""

    table: Table
    hands: tuple[tuple[Part, ...], ...] = ()
    rest: tuple[Part, ...] = ()
    """Undealt cards, without the turn-up."""


@dataclass(frozen=True, slots=True)
class View(HandView):
    """What a seat knows: its hand, and everything public. K2.1."""

    table: Table
    hands: tuple[Hand, ...] = ()


def winning(trick: Sequence[Laid], trump: str) -> Laid:
    """Return the winning card: the highest trump, or else the highest card of the suit led. K3.3."""
    led = suit(trick[0].card)
    return max(trick, key=lambda laid: (suit(laid.card) == trump, suit(laid.card) == led, POWER[laid.card]))
