"""Events of knockout whist, beside those of every trick-taking game."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Self

from bluestick.engine import tricks
from bluestick.engine.events import Event
from bluestick.engine.moves import Part
from bluestick.engine.seats import Seat
from bluestick.games.knockout.state import HandScore


@dataclass(frozen=True, slots=True)
class Dealt(tricks.Dealt):
    """The hands were dealt, with a turn-up for the first hand. K2."""

    hands: tuple[tricks.Hand, ...]
    turn_up: Part | None

    def seen_by(self, seat: Seat | None) -> Self:
        """Hide the hands of the other seats. K2.1."""
        return replace(self, hands=tricks.hide_other_hands(self.hands, seat))


@dataclass(frozen=True, slots=True)
class TrumpsNamed(Event):
    """``seat`` has named the trumps. K2.2."""

    seat: Seat
    trump: str


@dataclass(frozen=True, slots=True)
class HandEnded(Event):
    """All tricks of a hand were taken. K4.1."""

    score: HandScore
