"""State of a match of Haljan. Side 0 has the even seats (H3.1). A round has two deals: *langen*, then *ut'n* (H1.2)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from bluestick.engine.moves import Part
from bluestick.engine.rules import Outcome, ScoreItem, Setup
from bluestick.engine.seats import CHANCE, Seat
from bluestick.engine.tricks import Hand, HandView

HAND_SIZE = 6
"""Number of cards in a hand while the stock lasts. H3.2, H8.7."""


PACKET_SIZE = 3
"""Number of cards dealt at a time, and usually played to a trick. H3.2, H4.1."""


TRICKS = {4: 5, 2: 9}
"""Number of tricks in a deal, by number of players, except in Harjan. H4.10, H7.2."""


GOAL_POINTS = 121
"""Card points that win a round. H1.3."""


@dataclass(frozen=True, slots=True)
class Laid:
    """Cards that a player has played to a trick."""

    seat: Seat
    cards: tuple[Part, ...]
    wins_so_far: bool
    """Whether the cards were led, or beat those that were winning the trick."""


@dataclass(frozen=True, slots=True)
class Trick:
    """Finished trick."""

    plays: tuple[Laid, ...]
    winner: Seat
    points: int
    """Card points, without the bonus of ten for the last trick."""


@dataclass(frozen=True, slots=True)
class DealScore:
    """Result of a deal: a line of the score sheet."""

    round: int
    dealer: Seat
    utn: bool
    trump: str
    items: tuple[tuple[ScoreItem, ...], tuple[ScoreItem, ...]]
    """Items of each side, which add up to its ``score``. Their codes:

    ``carried`` (points from langen to ut'n), ``trick`` (parts: the cards with points, args: number of the trick from
    1), ``last_trick_heading``, ``cut`` (to 119) and ``raised`` (to 29).
    """
    score: tuple[int, int]
    """Recorded points by side: after langen those carried to ut'n, or the final points of a decided round."""
    winner: int | None = None
    won: ScoreItem | None = None
    """How the round was won, worth ``amount`` game points; None if this deal has not decided it.

    ``klump``: all tricks of the first deal; ``harjan`` and ``jan``: 121 points in the first deal of Harjan, with or
    without all its tricks; ``win``: 121 points in the second deal.
    """


@dataclass(frozen=True, slots=True)
class Table:
    """Public information of a match: what every player sees."""

    setup: Setup
    dealer: Seat | None = None
    round: int = 0
    utn: bool = False
    trump: str = ""
    turn_up: Part | None = None
    """Face-up card under the stock, after an exchange the two of trumps; None once drawn."""
    stock: int = 0
    """Number of cards left to draw, including the turn-up."""
    turn: Seat | None = None
    """Player to play cards; None before a deal and after its score."""
    trick: tuple[Laid, ...] = ()
    tricks: tuple[Trick, ...] = ()
    open: frozenset[Part] = frozenset()
    """Cards in hand that all players know: a turn-up that was exchanged or drawn. H5.6."""
    shown: int = 0
    """How many cards, from the start of the partner's hand, the dealer has seen. H3.4."""
    barred: tuple[tuple[str, ...], ...] = ()
    """By seat and index in the hand: suits that the card cannot have, as its owner has led all cards of them. H8.4."""
    asked: frozenset[Seat] = frozenset()
    """Players still to answer whether to exchange the two (H5.4) or to play another round (B3)."""
    points: tuple[int, int] = (0, 0)
    """Card points of this deal by side, including the bonus of ten for the last trick of langen."""
    carried: tuple[int, int] = (0, 0)
    """Points by side from langen, carried to ut'n; 0 in langen. H6.4."""
    scores: tuple[DealScore, ...] = ()
    games: tuple[int, int] = (0, 0)
    result: Outcome | None = None

    @property
    def seats(self) -> int:
        return self.setup.seats

    @property
    def harjan(self) -> bool:
        """Whether the variant after the book Spillefuglen is played. H8."""
        return self.setup.variant == "harjan"

    @property
    def length(self) -> int | None:
        """Number of tricks in a deal; None in Harjan, where the sizes of leads decide. H4.10, H7.2, H8.4."""
        return None if self.harjan else TRICKS[self.seats]

    @property
    def allows_exchange(self) -> bool:
        """Whether the two of trumps may be exchanged in this match. H5, H8.3."""
        return not self.harjan or bool(self.setup.option("exchange"))

    @property
    def two(self) -> Part:
        return self.trump + "2"

    @property
    def to_act(self) -> frozenset[Seat]:
        """Seats that must move; CHANCE before a deal."""
        if self.result is not None:
            return frozenset()
        return self.asked or frozenset({CHANCE if self.turn is None else self.turn})

    @property
    def drawing(self) -> bool:
        """Whether drawing waits until players have said whether they exchange the two of trumps. H5.4."""
        return bool(self.asked) and self.turn is not None

    @property
    def is_round_over(self) -> bool:
        return self.turn is None and bool(self.scores) and self.scores[-1].won is not None

    def laid(self) -> Iterator[Part]:
        for trick in self.tricks:
            for laid in trick.plays:
                yield from laid.cards
        for laid in self.trick:
            yield from laid.cards

    @property
    def winning(self) -> Laid | None:
        """Winning cards of the current trick; None before a lead. H4.5."""
        return next((laid for laid in reversed(self.trick) if laid.wins_so_far), None)

    @property
    def score(self) -> tuple[int, int]:
        """Card points by side, including those carried from langen. H6.5."""
        return (self.carried[0] + self.points[0], self.carried[1] + self.points[1])


@dataclass(frozen=True, slots=True)
class State:
    """Complete state of a match: public information and all cards."""

    table: Table
    hands: tuple[tuple[Part, ...], ...] = ()
    """By seat, in the order in which the cards were dealt or drawn."""
    stock: tuple[Part, ...] = ()
    """Cards left to draw, the top card first, without the turn-up."""


@dataclass(frozen=True, slots=True)
class View(HandView):
    """What a seat knows. H10."""

    table: Table
    hands: tuple[Hand, ...] = ()
    """By seat, in the order of ``State.hands``; None for a hidden card."""


def side_of(seat: Seat) -> int:
    """Return the side of a seat: 0 for even seats. H3.1."""
    return seat % 2


def cards_to_draw(held: int, stock: int, seats: int) -> int:
    """Return how many cards a player with ``held`` cards draws: up to six, at most an equal share of the stock.

    H4.9, H7.2, H8.7.
    """
    return min(HAND_SIZE - held, stock // seats)


def partner(seat: Seat) -> Seat:
    """Return the opposite seat; for four players only. H1.1."""
    return Seat((seat + 2) % 4)


def visible_partners(dealer: Seat, seat: Seat | None, seats: int) -> tuple[Seat, ...]:
    """Return the other seats whose dealt cards ``seat`` sees: the partner, if ``seat`` deals to four. H3.4, H7.1."""
    return (partner(dealer),) if seats == 4 and seat == dealer else ()
