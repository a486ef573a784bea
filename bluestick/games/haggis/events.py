"""What happens at haggis."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Self

from bluestick.engine import tricks
from bluestick.engine.events import Event
from bluestick.engine.moves import Part
from bluestick.engine.seats import Seat
from bluestick.games.haggis.combinations import Reading
from bluestick.games.haggis.state import RoundScore, open_to


@dataclass(frozen=True, slots=True)
class Dealt(tricks.Dealt):
    """Fourteen number cards each; everybody's face cards lie open. G1.3, G1.4."""

    leader: Seat
    """Who leads first. G1.5, G8.2."""
    removed: str
    hands: tuple[tuple[Part | None, ...], ...]
    """By seat, the three face cards last; None for a card that one may not know."""
    haggis: int
    """How many cards are set aside unseen."""

    def seen_by(self, seat: Seat | None) -> Self:
        """Face cards are open to all. G10.2."""
        return replace(self, hands=tuple(open_to(seat, Seat(owner), hand) for owner, hand in enumerate(self.hands)))


@dataclass(frozen=True, slots=True)
class BetMade(Event):
    """``seat`` has announced that she will be out first, or that she does not bet: 0, 15 or 30. G2."""

    seat: Seat
    amount: int


@dataclass(frozen=True, slots=True)
class CardsPlayed(Event):
    """A combination is led, or beats the one that lay there. G5.1, G5.3, G5.4."""

    seat: Seat
    cards: tuple[Part, ...]
    reading: Reading
    leads: bool
    """Whether it is the first of its trick."""
    left: int
    """Cards that are left in that hand."""


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """``seat`` does not beat what lies there. G5.2."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class WentOut(Event):
    """``seat`` has played her last card, and the fullest of the other hands is counted. G6.1 to G6.3, G7.1."""

    seat: Seat
    place: int
    """1 for the first to go out, 2 for the second of three."""
    fullest: Seat
    """Who has most cards; of two with as many the next to the left."""
    cards: int
    """How many those are, face cards included."""


@dataclass(frozen=True, slots=True)
class TrickTaken(Event):
    """A trick is over. G5.5 to G5.8."""

    winner: Seat
    """Who played the last, highest combination."""
    to: Seat | None
    """Who gets the cards; None while the winner has yet to choose (G5.7, then ``TrickGiven`` follows)."""
    points: int
    """What they count. G7.3."""
    bombed: bool
    """Whether a bomb won it, so that the winner does not get it."""


@dataclass(frozen=True, slots=True)
class TrickGiven(Event):
    """The winner of a bombed trick has chosen who gets it. G5.7."""

    seat: Seat
    to: Seat
    points: int


@dataclass(frozen=True, slots=True)
class RoundScored(Event):
    """A round is over and counted; the last hand and the Haggis are shown and go to who went out first. G6.4, G7."""

    score: RoundScore
