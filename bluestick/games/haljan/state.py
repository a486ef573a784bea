"""The state of a match of haljan.

A side is 0 or 1: seats 0 and 2 against 1 and 3, or with two players one against the other (H3.1).
A round is one deal, *langen*, or two, *langen* and *ut'n* (H1.2).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from bluestick.engine.moves import Part
from bluestick.engine.rules import Outcome, ScoreItem, Setup
from bluestick.engine.seats import CHANCE, Seat
from bluestick.engine.tricks import Hand, HandView

HAND = 6
"""Cards a player is dealt and draws up to. H3.2, H8.7."""


PACKET = 3
"""Cards that are dealt, and as a rule played, at a time. H3.2, H4.1."""


TRICKS = {4: 5, 2: 9}
"""Tricks of a deal by the number of players, except in harjan. H4.10, H7.2."""


GOAL = 121
"""Points that win a round. H1.3."""


@dataclass(frozen=True, slots=True)
class Laid:
    """The cards that one player has laid to a trick."""

    seat: Seat
    cards: tuple[Part, ...]
    leads: bool
    """Whether they led the trick, or took the lead."""


@dataclass(frozen=True, slots=True)
class Trick:
    """A finished trick."""

    plays: tuple[Laid, ...]
    winner: Seat
    points: int
    """Of the cards, without any bonus."""


@dataclass(frozen=True, slots=True)
class DealScore:
    """How a deal was counted: a line of the score sheet."""

    round: int
    """From 1."""
    dealer: Seat
    utn: bool
    trump: str
    items: tuple[tuple[ScoreItem, ...], tuple[ScoreItem, ...]]
    """By side. They add up to ``score``.

    ``carried`` (what langen brought, in ut'n), ``trick`` (parts: the cards that count, args: its number from 1),
    ``last_trick``, ``cut`` and ``raised`` (to 119 and 29).
    """
    score: tuple[int, int]
    """What is recorded: carried to ut'n, or the end of the round."""
    winner: int | None = None
    """The side that has won the round, if this deal has decided it."""
    won: ScoreItem | None = None
    """``klump``, ``harjan``, ``jan`` or ``win``, worth ``amount`` game points."""


@dataclass(frozen=True, slots=True)
class Table:
    """All that is public."""

    setup: Setup
    dealer: Seat | None = None
    """Of the present deal; None before the first."""
    round: int = 0
    """From 1; 0 before the first deal."""
    utn: bool = False
    trump: str = ""
    turn_up: Part | None = None
    """The card that lies under the stock, after an exchange the two of trumps; None when it is drawn."""
    stock: int = 0
    """Cards left to draw, the turn-up among them."""
    turn: Seat | None = None
    """Who plays cards next; None before a deal is dealt and after it is counted."""
    trick: tuple[Laid, ...] = ()
    """What lies there now, first the lead."""
    tricks: tuple[Trick, ...] = ()
    """The finished ones of this deal; the last stays in sight."""
    open: frozenset[Part] = frozenset()
    """Cards in somebody's hand that all have seen there: a turn-up exchanged or drawn. H5.6."""
    shown: int = 0
    """How many cards, the first ones in the hand of the dealer's partner, the dealer has looked at. H3.4."""
    barred: tuple[tuple[str, ...], ...] = ()
    """For each card of each hand the suits that it cannot be: an extended lead takes along the whole suit. H8.4."""
    asked: frozenset[Seat] = frozenset()
    """Who still has to answer: exchange before the turn-up is drawn (H5.4), or another round (B3)."""
    points: tuple[int, int] = (0, 0)
    """Taken by each side in this deal, langen's ten for the last trick included."""
    carried: tuple[int, int] = (0, 0)
    """Brought from langen. H6.4."""
    scores: tuple[DealScore, ...] = ()
    """All deals that have been counted. The last one is the present deal's if that is over."""
    games: tuple[int, int] = (0, 0)
    """Game points of each side."""
    result: Outcome | None = None

    @property
    def seats(self) -> int:
        """Two or four."""
        return self.setup.seats

    @property
    def harjan(self) -> bool:
        """Whether it is played after Spillefuglen. H8."""
        return self.setup.variant == "harjan"

    @property
    def length(self) -> int | None:
        """How many tricks a deal has; None in harjan, where longer leads are free. H4.10, H7.2, H8.4."""
        return None if self.harjan else TRICKS[self.seats]

    @property
    def exchanges(self) -> bool:
        """Whether the two of trumps may be exchanged at all. H5, H8.3."""
        return not self.harjan or bool(self.setup.option("exchange"))

    @property
    def two(self) -> Part:
        """The two of trumps."""
        return self.trump + "2"

    @property
    def to_act(self) -> frozenset[Seat]:
        """Whom the table waits for."""
        if self.result is not None:
            return frozenset()
        return self.asked or frozenset({CHANCE if self.turn is None else self.turn})

    @property
    def drawing(self) -> bool:
        """Whether the last drawer's cards alone are left, and somebody may still exchange. H5.4."""
        return bool(self.asked) and self.turn is not None

    @property
    def round_over(self) -> bool:
        """Whether the deal on the table has decided its round."""
        return self.turn is None and bool(self.scores) and self.scores[-1].won is not None

    def laid(self) -> Iterator[Part]:
        """All cards played in this deal."""
        for trick in self.tricks:
            for laid in trick.plays:
                yield from laid.cards
        for laid in self.trick:
            yield from laid.cards

    @property
    def winning(self) -> Laid | None:
        """The play that has to be beaten. H4.5."""
        return next((laid for laid in reversed(self.trick) if laid.leads), None)

    @property
    def score(self) -> tuple[int, int]:
        """Carried and taken together: what counts in ut'n. H6.5."""
        return (self.carried[0] + self.points[0], self.carried[1] + self.points[1])


@dataclass(frozen=True, slots=True)
class State:
    """The table, and what lies closed. Hands are in the order in which the cards came, which can be followed."""

    table: Table
    hands: tuple[tuple[Part, ...], ...] = ()
    stock: tuple[Part, ...] = ()
    """Face down, the top first; the turn-up is not among them."""


@dataclass(frozen=True, slots=True)
class View(HandView):
    """What a seat knows: its hand, what it was shown, and all that is public. H10."""

    table: Table
    hands: tuple[Hand, ...] = ()
    """By seat, in the order in which the cards came; None for a card that this seat does not know."""


def side(seat: Seat) -> int:
    """The side of a seat. H3.1."""
    return seat % 2


def share(held: int, stock: int, seats: int) -> int:
    """How many cards each player draws: up to six, or an equal part of the stock. H4.9, H7.2, H8.7."""
    return min(HAND - held, stock // seats)


def partner(seat: Seat) -> Seat:
    """Who sits opposite, with four players. H1.1."""
    return Seat((seat + 2) % 4)


def sights(dealer: Seat, seat: Seat | None, seats: int) -> tuple[Seat, ...]:
    """Whose dealt cards ``seat`` has seen beside its own: the dealer's partner's. H3.4, H7.1."""
    return (partner(dealer),) if seats == 4 and seat == dealer else ()
