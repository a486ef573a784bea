"""Events of Haggis."""

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
    """Each player has got fourteen number cards; all face cards are face up. G1.3, G1.4."""

    leader: Seat
    """Player who leads first. G1.5, G8.2."""
    removed: str
    hands: tuple[tuple[Part | None, ...], ...]
    """By seat, the three face cards last; None for a hidden card."""
    haggis: int
    """Number of cards set aside unseen."""

    def seen_by(self, seat: Seat | None) -> Self:
        """Hide other players' number cards: face cards are open to all. G10.2."""
        return replace(self, hands=tuple(open_to(seat, Seat(owner), hand) for owner, hand in enumerate(self.hands)))


@dataclass(frozen=True, slots=True)
class BetMade(Event):
    """``seat`` has bet on going out first, or has declined to bet: 0, 15 or 30. G2."""

    seat: Seat
    amount: int


@dataclass(frozen=True, slots=True)
class CardsPlayed(Event):
    """A combination was led, or beats the one on the table. G5.1, G5.3, G5.4."""

    seat: Seat
    cards: tuple[Part, ...]
    reading: Reading
    leads: bool
    """Whether it is the first of its trick."""
    left: int
    """Number of cards left in the hand."""


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """``seat`` has passed. G5.2."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class WentOut(Event):
    """``seat`` has played its last card, and the largest of the other hands is counted. G6.1 to G6.3, G7.1."""

    seat: Seat
    place: int
    """1 for the first to go out, 2 for the second of three."""
    fullest: Seat
    """Player with the most cards; of equal ones the next to the left."""
    cards: int
    """Number of these cards, including face cards."""


@dataclass(frozen=True, slots=True)
class TrickTaken(Event):
    """A trick is over. G5.5 to G5.8."""

    winner: Seat
    """Player of the last, highest combination."""
    to: Seat | None
    """Player who gets the cards; None while the winner has yet to choose (G5.7, then ``TrickGiven`` follows)."""
    points: int
    """Points of the cards. G7.3."""
    bombed: bool
    """Whether a bomb won it, so that another player gets it."""


@dataclass(frozen=True, slots=True)
class TrickGiven(Event):
    """The winner of a bombed trick has chosen who gets it. G5.7."""

    seat: Seat
    to: Seat
    points: int


@dataclass(frozen=True, slots=True)
class RoundScored(Event):
    """A round was scored; the last hand and the Haggis are shown and go to the player who went out first. G6.4, G7."""

    score: RoundScore
