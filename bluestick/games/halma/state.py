"""State of a match of Halma."""

from __future__ import annotations

from dataclasses import dataclass

from bluestick.engine.rules import Outcome, Setup
from bluestick.engine.seats import CHANCE, Seat
from bluestick.games.halma.board import goal_base
from bluestick.games.halma.events import PieceMoved
from bluestick.games.halma.position_history import PositionHistory


@dataclass(frozen=True, slots=True)
class State:
    """State of a match: the board, and what else decides which moves are legal. Nothing is hidden (L11)."""

    setup: Setup
    board: bytes
    turn: Seat | None = None
    """Seat to move; None before the lots are drawn."""
    history: PositionHistory = PositionHistory()  # noqa: RUF009  it is frozen
    """Positions (board and seat to move) since a piece last entered a goal base, including the current one."""
    quiet: int = 0
    """Number of moves since a piece last entered a goal base, or since the program last offered a draw."""
    asked: frozenset[Seat] = frozenset()
    """Seats that still have to answer an offer of a draw."""
    offerer: Seat | None = None
    """Seat that has offered the draw; None if the program has."""
    declined: frozenset[Seat] = frozenset()
    """Seats whose offer of a draw was declined and that have not moved a piece since."""
    result: Outcome | None = None
    last: PieceMoved | None = None
    """Last move of a piece, which stays marked on the board; None before the first."""

    @property
    def seats(self) -> int:
        """Number of players: two or four."""
        return self.setup.seats

    @property
    def draws(self) -> bool:
        """Whether the house rule about draws is on. LQ8."""
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
        """Key of the position, made of board and seat to move: positions with equal keys are repetitions. LQ8."""
        assert self.turn is not None
        return self.board + bytes((self.turn,))

    def home(self, seat: Seat) -> int:
        """Return the number of pieces of ``seat`` in its goal base."""
        return sum(self.board[square] == seat + 1 for square in goal_base(self.seats, seat))


@dataclass(frozen=True, slots=True)
class View:
    """View of a seat: the state itself, as everything is visible. L11."""

    seat: Seat | None
    state: State

    @property
    def to_act(self) -> frozenset[Seat]:
        """Seats to act."""
        return self.state.to_act
