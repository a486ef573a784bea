"""What happens at halma."""

from __future__ import annotations

from dataclasses import dataclass

from bluestick.engine.events import Event
from bluestick.engine.moves import Part
from bluestick.engine.seats import Seat


@dataclass(frozen=True, slots=True)
class LotsDrawn(Event):
    """``first`` begins."""

    first: Seat


@dataclass(frozen=True, slots=True)
class PieceMoved(Event):
    """A piece went along ``squares``: two for a step, one more for each further jump of a chain."""

    seat: Seat
    squares: tuple[Part, ...]
    jumped: bool


@dataclass(frozen=True, slots=True)
class GoalEntered(Event):
    """The piece that moved has come into its goal base, where it stays. L7."""

    seat: Seat
    square: Part
    home: int
    """How many pieces of the seat stand there now."""


@dataclass(frozen=True, slots=True)
class TurnPassed(Event):
    """``seat`` has no legal move and is skipped. L10."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class DrawOffered(Event):
    """A draw was proposed, by a player or, after QUIET_MOVES, by the table (None). LQ8."""

    seat: Seat | None


@dataclass(frozen=True, slots=True)
class DrawAnswered(Event):
    """``seat`` has agreed to the draw, or declined it. LQ8."""

    seat: Seat
    agreed: bool


@dataclass(frozen=True, slots=True)
class Resigned(Event):
    """``seat`` has given up."""

    seat: Seat
