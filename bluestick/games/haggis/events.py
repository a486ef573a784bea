"""Events of Haggis."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Self

from bluestick.engine import tricks
from bluestick.engine.events import Event
from bluestick.engine.moves import Part
from bluestick.engine.seats import Seat
from bluestick.games.haggis.readings import Reading
from bluestick.games.haggis.state import RoundScore, hand_seen_by


@dataclass(frozen=True, slots=True)
class Dealt(tricks.Dealt):
    """Each player was dealt three face cards and fourteen number cards. G1.3, G1.4."""

    leader: Seat
    """Player who leads first. G1.5, G8.2."""
    removed: str
    hands: tuple[tuple[Part | None, ...], ...]
    """By seat, the face cards last; None for a hidden card."""
    haggis: int
    """Number of cards set aside."""

    def seen_by(self, seat: Seat | None) -> Self:
        """Return the event with the number cards of other seats hidden. G10.2."""
        return replace(
            self, hands=tuple(hand_seen_by(seat, Seat(owner), hand) for owner, hand in enumerate(self.hands))
        )


@dataclass(frozen=True, slots=True)
class BetMade(Event):
    """``seat`` has bet on going out first, or has declined to bet. G2."""

    seat: Seat
    amount: int
    """15 or 30 points; 0 for no bet."""


@dataclass(frozen=True, slots=True)
class CardsPlayed(Event):
    """A combination was led, or was played to beat the last one of the trick. G5.1, G5.3, G5.4."""

    seat: Seat
    cards: tuple[Part, ...]
    reading: Reading
    is_lead: bool
    left: int


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """``seat`` has passed: it plays no cards to the trick now. G5.2."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class WentOut(Event):
    """``seat`` has played its last card. G6.1 to G6.3, G7.1."""

    seat: Seat
    place: int
    """1 for the first player to go out."""
    fullest: Seat
    """Player with the most cards; of several, the next one to the left of ``seat``."""
    cards: int


@dataclass(frozen=True, slots=True)
class TrickTaken(Event):
    """A trick is over, by passes or at the end of the round. G5.5 to G5.8."""

    winner: Seat
    to: Seat | None
    """Player who gets the cards; None if the winner has yet to choose (G5.7): then ``TrickGiven`` follows."""
    points: int
    bombed: bool
    """Whether a bomb has won the trick."""


@dataclass(frozen=True, slots=True)
class TrickGiven(Event):
    """The winner of a bombed trick has chosen the player who gets it. G5.7."""

    seat: Seat
    """Winner, whose bomb was the highest combination."""
    to: Seat
    points: int


@dataclass(frozen=True, slots=True)
class RoundScored(Event):
    """A round was scored, including the last hand and the Haggis. G6.4, G7."""

    score: RoundScore
