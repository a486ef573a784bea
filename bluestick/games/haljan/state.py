"""State of a match of Haljan.

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
"""Number of cards that a player is dealt and draws up to. H3.2, H8.7."""


PACKET = 3
"""Number of cards dealt, and usually played, at a time. H3.2, H4.1."""


TRICKS = {4: 5, 2: 9}
"""Tricks of a deal by number of players, except in Harjan. H4.10, H7.2."""


GOAL = 121
"""Points that win a round. H1.3."""


@dataclass(frozen=True, slots=True)
class Laid:
    """Cards that a player has played to a trick."""

    seat: Seat
    cards: tuple[Part, ...]
    leads: bool
    """Whether they led the trick, or were winning when played."""


@dataclass(frozen=True, slots=True)
class Trick:
    """Finished trick."""

    plays: tuple[Laid, ...]
    winner: Seat
    points: int
    """Points of the cards, without any bonus."""


@dataclass(frozen=True, slots=True)
class DealScore:
    """Result of a deal: a line of the score sheet."""

    round: int
    """Number of the round, from 1."""
    dealer: Seat
    utn: bool
    trump: str
    items: tuple[tuple[ScoreItem, ...], tuple[ScoreItem, ...]]
    """By side; they add up to ``score``.

    ``carried`` (from langen to ut'n), ``trick`` (parts: the cards that count, args: its number from 1), ``last_trick``,
    ``cut`` and ``raised`` (to 119 and 29).
    """
    score: tuple[int, int]
    """Recorded points: carried to ut'n, or the end of the round."""
    winner: int | None = None
    """Side that has won the round, if this deal has decided it."""
    won: ScoreItem | None = None
    """``klump``, ``harjan``, ``jan`` or ``win``, worth ``amount`` game points."""


@dataclass(frozen=True, slots=True)
class Table:
    """All public information."""

    setup: Setup
    dealer: Seat | None = None
    """Dealer of the current deal; None before the first."""
    round: int = 0
    """Number of the round, from 1; 0 before the first deal."""
    utn: bool = False
    trump: str = ""
    turn_up: Part | None = None
    """Card under the stock, after an exchange the two of trumps; None once it is drawn."""
    stock: int = 0
    """Number of cards left to draw, including the turn-up."""
    turn: Seat | None = None
    """Player to play cards; None before a deal and after it is scored."""
    trick: tuple[Laid, ...] = ()
    """Plays of the current trick, the lead first."""
    tricks: tuple[Trick, ...] = ()
    """Finished tricks of this deal; the last one stays visible."""
    open: frozenset[Part] = frozenset()
    """Cards in a hand that all players know: an exchanged or drawn turn-up. H5.6."""
    shown: int = 0
    """Number of cards in the hand of the dealer's partner, from the first on, that the dealer has seen. H3.4."""
    barred: tuple[tuple[str, ...], ...] = ()
    """Suits that each card of each hand cannot be: an extended lead includes the whole suit. H8.4."""
    asked: frozenset[Seat] = frozenset()
    """Players who still have to answer: exchange before the turn-up is drawn (H5.4), or another round (B3)."""
    points: tuple[int, int] = (0, 0)
    """Points of each side in this deal, including langen's ten for the last trick."""
    carried: tuple[int, int] = (0, 0)
    """Points carried from langen. H6.4."""
    scores: tuple[DealScore, ...] = ()
    """All scored deals. The last one is the current deal if that is over."""
    games: tuple[int, int] = (0, 0)
    """Game points of each side."""
    result: Outcome | None = None

    @property
    def seats(self) -> int:
        """Number of players: two or four."""
        return self.setup.seats

    @property
    def harjan(self) -> bool:
        """Whether Harjan is played, after the book Spillefuglen. H8."""
        return self.setup.variant == "harjan"

    @property
    def length(self) -> int | None:
        """Number of tricks of a deal; None in Harjan, where longer leads are allowed. H4.10, H7.2, H8.4."""
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
        """Seats to act."""
        if self.result is not None:
            return frozenset()
        return self.asked or frozenset({CHANCE if self.turn is None else self.turn})

    @property
    def drawing(self) -> bool:
        """Whether all but the last player have drawn, and an exchange is still possible. H5.4."""
        return bool(self.asked) and self.turn is not None

    @property
    def round_over(self) -> bool:
        """Whether the deal on the table has decided its round."""
        return self.turn is None and bool(self.scores) and self.scores[-1].won is not None

    def laid(self) -> Iterator[Part]:
        """Yield all cards played in this deal."""
        for trick in self.tricks:
            for laid in trick.plays:
                yield from laid.cards
        for laid in self.trick:
            yield from laid.cards

    @property
    def winning(self) -> Laid | None:
        """Play to beat. H4.5."""
        return next((laid for laid in reversed(self.trick) if laid.leads), None)

    @property
    def score(self) -> tuple[int, int]:
        """Points carried and taken in this deal: the score of ut'n. H6.5."""
        return (self.carried[0] + self.points[0], self.carried[1] + self.points[1])


@dataclass(frozen=True, slots=True)
class State:
    """Table and hidden cards. Hands are in the order in which the cards came, which others can follow."""

    table: Table
    hands: tuple[tuple[Part, ...], ...] = ()
    stock: tuple[Part, ...] = ()
    """Face-down cards, the top first, without the turn-up."""


@dataclass(frozen=True, slots=True)
class View(HandView):
    """Knowledge of a seat: its hand, the cards it was shown, and all public information. H10."""

    table: Table
    hands: tuple[Hand, ...] = ()
    """By seat, in the order in which the cards came; None for a hidden card."""


def side(seat: Seat) -> int:
    """Return the side of a seat. H3.1."""
    return seat % 2


def share(held: int, stock: int, seats: int) -> int:
    """Return how many cards each player draws: up to six, or an equal part of the stock. H4.9, H7.2, H8.7."""
    return min(HAND - held, stock // seats)


def partner(seat: Seat) -> Seat:
    """Return the opposite seat, with four players. H1.1."""
    return Seat((seat + 2) % 4)


def sights(dealer: Seat, seat: Seat | None, seats: int) -> tuple[Seat, ...]:
    """Return the seats whose dealt cards ``seat`` has seen: for the dealer the partner. H3.4, H7.1."""
    return (partner(dealer),) if seats == 4 and seat == dealer else ()
