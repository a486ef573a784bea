"""State of a match of Halma."""

from __future__ import annotations

from dataclasses import dataclass

from bluestick.engine.rules import Outcome, Setup
from bluestick.engine.seats import CHANCE, Seat
from bluestick.games.halma.board import goal
from bluestick.games.halma.events import PieceMoved
from bluestick.games.halma.position_history import Past


@dataclass(frozen=True, slots=True)
class State:
    """Board and everything that decides the next moves; Halma hides nothing (L11)."""

    setup: Setup
    board: bytes
    turn: Seat | None = None
    """Seat to move; None before the lots are drawn."""
    past: Past = Past()  # noqa: RUF009  it is frozen
    """Boards with the seat to move since a piece last entered a goal base, including the current one."""
    quiet: int = 0
    """Moves since then, or since the table last offered a draw."""
    asked: frozenset[Seat] = frozenset()
    """Seats that still have to answer an offer of a draw."""
    offerer: Seat | None = None
    """Seat that made the offer; None if it was the table."""
    declined: frozenset[Seat] = frozenset()
    """Seats whose offer was declined and that have not moved since."""
    result: Outcome | None = None
    last: PieceMoved | None = None
    """The last move of a piece, which stays visible."""

    @property
    def seats(self) -> int:
        """Number of players: two or four."""
        return self.setup.seats

    @property
    def draws(self) -> bool:
        """Whether the house rule LQ8 is on."""
        return bool(self.setup.option("draws"))

    @property
    def to_act(self) -> frozenset[Seat]:
        """Seats to act."""
        if self.result is not None:
            return frozenset()
        if self.turn is None:
            return frozenset({CHANCE})
        return self.asked or frozenset({self.turn})

    @property
    def key(self) -> bytes:
        """Board and player to move: positions with equal keys are repetitions. LQ8."""
        assert self.turn is not None
        return self.board + bytes((self.turn,))

    def home(self, seat: Seat) -> int:
        """Return the number of pieces of ``seat`` in its goal base."""
        return sum(self.board[square] == seat + 1 for square in goal(self.seats, seat))


@dataclass(frozen=True, slots=True)
class View:
    """View of a seat: the state itself, as everything is visible. L11."""

    seat: Seat | None
    state: State

    @property
    def to_act(self) -> frozenset[Seat]:
        """Seats to act."""
        return self.state.to_act
