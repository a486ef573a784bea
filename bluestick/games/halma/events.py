"""Events of Halma."""

from __future__ import annotations

from dataclasses import dataclass

from bluestick.engine.events import Event
from bluestick.engine.moves import Part
from bluestick.engine.seats import Seat


@dataclass(frozen=True, slots=True)
class LotsDrawn(Event):
    """Lots were drawn for the first move: seat ``first`` begins."""

    first: Seat


@dataclass(frozen=True, slots=True)
class PieceMoved(Event):
    """A piece moved along ``squares``: two for a step or jump, one more for each further jump."""

    seat: Seat
    squares: tuple[Part, ...]
    jumped: bool


@dataclass(frozen=True, slots=True)
class GoalEntered(Event):
    """The piece just moved has entered its goal base, which it may not leave. L7."""

    seat: Seat
    square: Part
    home: int


@dataclass(frozen=True, slots=True)
class TurnPassed(Event):
    """``seat`` has no legal move and is skipped. L10."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class DrawOffered(Event):
    """A player or, after QUIET_MOVES, the program (seat None) has offered a draw. LQ8."""

    seat: Seat | None


@dataclass(frozen=True, slots=True)
class DrawAnswered(Event):
    """``seat`` has agreed to an offered draw, or declined it. LQ8."""

    seat: Seat
    agreed: bool


@dataclass(frozen=True, slots=True)
class Resigned(Event):
    """``seat`` has resigned."""

    seat: Seat
