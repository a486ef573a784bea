"""What happens at knockout whist, beside what happens in every game of tricks."""

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
    """A hand each; for the first hand a turn-up. K2."""

    hands: tuple[tricks.Hand, ...]
    turn_up: Part | None

    def seen_by(self, seat: Seat | None) -> Self:
        """Only the own hand is seen. K2.1."""
        return replace(self, hands=tricks.own(self.hands, seat))


@dataclass(frozen=True, slots=True)
class TrumpsNamed(Event):
    """``seat`` has named the trumps. K2.2."""

    seat: Seat
    trump: str


@dataclass(frozen=True, slots=True)
class HandEnded(Event):
    """All tricks of a hand are taken. K4.1."""

    score: HandScore
