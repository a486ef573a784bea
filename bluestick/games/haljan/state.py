"""State of a match of Haljan.

A side is 0 or 1: seats 0 and 2 against 1 and 3, or with two players one against the other (H3.1).
A round has one or two deals: the first is called *langen*, the second *ut'n* (H1.2).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from bluestick.engine.moves import Part
from bluestick.engine.rules import Outcome, ScoreItem, Setup
from bluestick.engine.seats import CHANCE, Seat
from bluestick.engine.tricks import Hand, HandView

HAND_SIZE = 6
"""Number of cards in a hand after the deal, and after drawing while the stock lasts. H3.2, H8.7."""


PACKET_SIZE = 3
"""Number of cards dealt, and usually played, at a time. H3.2, H4.1."""


TRICKS = {4: 5, 2: 9}
"""Number of tricks of a deal, by number of players, except in Harjan. H4.10, H7.2."""


GOAL_POINTS = 121
"""Card points that win a round. H1.3."""


@dataclass(frozen=True, slots=True)
class Laid:
    """Cards that a player has played to a trick."""

    seat: Seat
    cards: tuple[Part, ...]
    wins_so_far: bool
    """Whether they won the trick at the time: they were led, or beat the winning cards."""


@dataclass(frozen=True, slots=True)
class Trick:
    """Finished trick: the cards of all players, and the winner."""

    plays: tuple[Laid, ...]
    winner: Seat
    points: int
    """Points of the cards, without the ten for the last trick."""


@dataclass(frozen=True, slots=True)
class DealScore:
    """Result of a deal: a line of the score sheet."""

    round: int
    """Number of the round, from 1."""
    dealer: Seat
    utn: bool
    """Whether it was the second deal of the round."""
    trump: str
    """Letter of the trump suit."""
    items: tuple[tuple[ScoreItem, ...], tuple[ScoreItem, ...]]
    """Score items by side; they add up to ``score``.

    ``carried`` (from langen to ut'n), ``trick`` (parts: the cards that count, args: its number from 1), ``last_trick``,
    ``cut`` and ``raised`` (to 119 and 29).
    """
    score: tuple[int, int]
    """Recorded points by side: carried to ut'n (second deal), or the final ones of the round."""
    winner: int | None = None
    """Side that has won the round; None if this deal has not decided it."""
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
    """Dealer of the current deal; None before the first."""
    round: int = 0
    """Number of the round, from 1; 0 before the first deal."""
    utn: bool = False
    """Whether this is the second deal of the round."""
    trump: str = ""
    """Letter of the trump suit; "" before the first deal."""
    turn_up: Part | None = None
    """Face-up card under the stock, after an exchange the two of trumps; None once it is drawn."""
    stock: int = 0
    """Number of cards left to draw, including the turn-up."""
    turn: Seat | None = None
    """Player whose turn it is to play cards; None before a deal and after it is scored."""
    trick: tuple[Laid, ...] = ()
    """Plays of the current trick, the lead first."""
    tricks: tuple[Trick, ...] = ()
    """Finished tricks of this deal; the last one stays visible."""
    open: frozenset[Part] = frozenset()
    """Cards that all players know to be in a hand: an exchanged or drawn turn-up. H5.6."""
    shown: int = 0
    """Number of cards that the dealer has seen in the partner's hand: the first ones of it. H3.4."""
    barred: tuple[tuple[str, ...], ...] = ()
    """Letters of the suits that a card cannot be, by seat and place in hand, as its owner led a whole suit. H8.4."""
    asked: frozenset[Seat] = frozenset()
    """Players who have not yet answered whether to exchange the two (H5.4) or to play another round (B3)."""
    points: tuple[int, int] = (0, 0)
    """Points of each side in this deal, including the ten for the last trick of langen (first deal)."""
    carried: tuple[int, int] = (0, 0)
    """Points of each side carried from langen (first deal) to the second deal. H6.4."""
    scores: tuple[DealScore, ...] = ()
    """All scored deals, including the current one once it is over."""
    games: tuple[int, int] = (0, 0)
    """Game points of each side."""
    result: Outcome | None = None
    """Outcome of the match; None until it is over."""

    @property
    def seats(self) -> int:
        """Number of players: two or four."""
        return self.setup.seats

    @property
    def harjan(self) -> bool:
        """Whether the variant Harjan is played, after the book Spillefuglen. H8."""
        return self.setup.variant == "harjan"

    @property
    def length(self) -> int | None:
        """Number of tricks of a deal; None in Harjan, where it depends on the sizes of leads. H4.10, H7.2, H8.4."""
        return None if self.harjan else TRICKS[self.seats]

    @property
    def exchanges(self) -> bool:
        """Whether the rules of this match allow an exchange of the two of trumps. H5, H8.3."""
        return not self.harjan or bool(self.setup.option("exchange"))

    @property
    def two(self) -> Part:
        """Two of trumps, which may be exchanged for the turn-up."""
        return self.trump + "2"

    @property
    def to_act(self) -> frozenset[Seat]:
        """Seats that must move; CHANCE before a deal; empty after the match."""
        if self.result is not None:
            return frozenset()
        return self.asked or frozenset({CHANCE if self.turn is None else self.turn})

    @property
    def drawing(self) -> bool:
        """Whether play waits for answers about the exchange of the two, before the turn-up is drawn. H5.4."""
        return bool(self.asked) and self.turn is not None

    @property
    def round_over(self) -> bool:
        """Whether the current deal is over and has decided its round."""
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
        """Cards that are winning the current trick, with their player; None before a lead. H4.5."""
        return next((laid for laid in reversed(self.trick) if laid.wins_so_far), None)

    @property
    def score(self) -> tuple[int, int]:
        """Points of each side in this deal plus those carried from the first deal of the round. H6.5."""
        return (self.carried[0] + self.points[0], self.carried[1] + self.points[1])


@dataclass(frozen=True, slots=True)
class State:
    """Complete state of a match: public information and all cards."""

    table: Table
    hands: tuple[tuple[Part, ...], ...] = ()
    """By seat, in the order in which the cards were dealt or drawn, which other players can follow."""
    stock: tuple[Part, ...] = ()
    """Face-down cards, the top first, without the turn-up."""


@dataclass(frozen=True, slots=True)
class View(HandView):
    """Knowledge of a seat: its hand, the cards it was shown, and all public information. H10."""

    table: Table
    hands: tuple[Hand, ...] = ()
    """By seat, in the order in which the cards were dealt or drawn; None for a hidden card."""


def side_of(seat: Seat) -> int:
    """Return the side of a seat: 0 for even seats, 1 for odd ones. H3.1."""
    return seat % 2


def cards_to_draw(held: int, stock: int, seats: int) -> int:
    """Return how many cards each player draws: up to six, or an equal part of the stock. H4.9, H7.2, H8.7."""
    return min(HAND_SIZE - held, stock // seats)


def partner(seat: Seat) -> Seat:
    """Return the seat opposite, of the partner; for four players only. H1.1."""
    return Seat((seat + 2) % 4)


def visible_partners(dealer: Seat, seat: Seat | None, seats: int) -> tuple[Seat, ...]:
    """Return the other seats whose dealt cards ``seat`` sees: its partner if it deals to four. H3.4, H7.1."""
    return (partner(dealer),) if seats == 4 and seat == dealer else ()
