"""What there is at knockout whist, and what one seat knows of it."""

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
"""How high a card stands in its suit. K1.1."""


@dataclass(frozen=True, slots=True)
class HandScore:
    """A hand that is over: a line of the score sheet."""

    cards: int
    trump: str
    alive: tuple[Seat, ...]
    """Who was in; whoever of them has no trick is out. K4.1."""
    tricks: tuple[int, ...]
    """By seat."""
    best: Seat
    """Who names the next trumps. K2.2."""


@dataclass(frozen=True, slots=True)
class Table:
    """All that is public."""

    setup: Setup
    alive: tuple[Seat, ...]
    """Who is still in. K4.1."""
    dealer: Seat | None = None
    """Of the present hand; None before the first."""
    cards: int = FIRST + 1
    """Of each hand at its beginning."""
    turn_up: Part | None = None
    trump: str = ""
    """Empty while it is not named yet."""
    turn: Seat | None = None
    """Who names trumps or plays next; None between the hands."""
    trick: tuple[Laid, ...] = ()
    tricks: tuple[Trick, ...] = ()
    """The finished ones of this hand."""
    voids: tuple[str, ...] = ()
    """By seat the suits that it has shown not to have. K3.2."""
    scores: tuple[HandScore, ...] = ()
    result: Outcome | None = None

    @property
    def to_act(self) -> frozenset[Seat]:
        """Whom the table waits for."""
        if self.result is not None:
            return frozenset()
        return frozenset({CHANCE if self.turn is None else self.turn})

    @property
    def led(self) -> str:
        """The suit to be followed; empty for who leads. K3.2."""
        return suit(self.trick[0].card) if self.trick else ""

    def laid(self) -> Iterator[Part]:
        """All cards played in this hand."""
        for plays in (*(trick.plays for trick in self.tricks), self.trick):
            yield from (laid.card for laid in plays)

    @property
    def taken(self) -> tuple[int, ...]:
        """How many tricks of this hand each seat has."""
        return tuple(sum(trick.winner == seat for trick in self.tricks) for seat in range(self.setup.seats))


@dataclass(frozen=True, slots=True)
class State:
    """The table, and what lies closed."""

    table: Table
    hands: tuple[tuple[Part, ...], ...] = ()
    rest: tuple[Part, ...] = ()
    """What is not dealt, the turn-up not among it."""


@dataclass(frozen=True, slots=True)
class View(HandView):
    """What a seat knows: its hand, and all that is public. K2.1."""

    table: Table
    hands: tuple[Hand, ...] = ()


def winning(trick: Sequence[Laid], trump: str) -> Laid:
    """The highest trump, or else the highest card of the suit led. K3.3."""
    led = suit(trick[0].card)
    return max(trick, key=lambda laid: (suit(laid.card) == trump, suit(laid.card) == led, POWER[laid.card]))
