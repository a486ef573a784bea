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
    """State of a match: the board, and all else that decides which moves are legal. Nothing is hidden (L11)."""

    setup: Setup
    board: bytes
    turn: Seat | None = None
    history: PositionHistory = PositionHistory()  # noqa: RUF009  it is frozen
    """Positions since a piece last entered a goal base, including the current one."""
    quiet: int = 0
    """Number of moves since a piece last entered a goal base, or since the program last offered a draw."""
    asked: frozenset[Seat] = frozenset()
    offerer: Seat | None = None
    """Player who has offered a draw to ``asked``; None if the program has offered it."""
    declined: frozenset[Seat] = frozenset()
    """Seats whose offer was declined and that have not moved a piece since."""
    result: Outcome | None = None
    last: PieceMoved | None = None

    @property
    def seats(self) -> int:
        return self.setup.seats

    @property
    def allows_draws(self) -> bool:
        """Whether the house rule about draws is on. LQ8."""
        return bool(self.setup.option("draws"))

    @property
    def to_act(self) -> frozenset[Seat]:
        if self.result is not None:
            return frozenset()
        if self.turn is None:
            return frozenset({CHANCE})
        return self.asked or frozenset({self.turn})

    @property
    def key(self) -> bytes:
        """Board and seat to move: positions with equal keys are repetitions. LQ8."""
        assert self.turn is not None
        return self.board + bytes((self.turn,))

    def home(self, seat: Seat) -> int:
        return sum(self.board[square] == seat + 1 for square in goal_base(self.seats, seat))


@dataclass(frozen=True, slots=True)
class View:
    """View of a seat: the state itself. L11."""

    seat: Seat | None
    state: State

    @property
    def to_act(self) -> frozenset[Seat]:
        return self.state.to_act
