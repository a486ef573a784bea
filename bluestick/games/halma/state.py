"""The state of a match of halma."""

from __future__ import annotations

from dataclasses import dataclass

from bluestick.engine.rules import Outcome, Setup
from bluestick.engine.seats import CHANCE, Seat
from bluestick.games.halma.board import goal
from bluestick.games.halma.events import PieceMoved
from bluestick.games.halma.past import Past


@dataclass(frozen=True, slots=True)
class State:
    """The board and all that decides what may happen next; halma hides nothing (L11)."""

    setup: Setup
    board: bytes
    turn: Seat | None = None
    """Whose turn it is; None before the lots are drawn."""
    past: Past = Past()  # noqa: RUF009  it is frozen
    """Boards, each with the seat to move, since a piece last entered a goal base, the present one included."""
    quiet: int = 0
    """Moves since then, or since the table last asked for a draw."""
    asked: frozenset[Seat] = frozenset()
    """Who still has to answer an offer of a draw."""
    offerer: Seat | None = None
    """Who made that offer; None if it was the table."""
    declined: frozenset[Seat] = frozenset()
    """Whose offer was declined and who has not moved since."""
    result: Outcome | None = None
    last: PieceMoved | None = None
    """The last move of a piece, which stays in sight."""

    @property
    def seats(self) -> int:
        """Two or four."""
        return self.setup.seats

    @property
    def draws(self) -> bool:
        """Whether the house rule LQ8 is on."""
        return bool(self.setup.option("draws"))

    @property
    def to_act(self) -> frozenset[Seat]:
        """Whom the table waits for."""
        if self.result is not None:
            return frozenset()
        if self.turn is None:
            return frozenset({CHANCE})
        return self.asked or frozenset({self.turn})

    @property
    def key(self) -> bytes:
        """What makes two positions the same: the board and the player to move. LQ8."""
        assert self.turn is not None
        return self.board + bytes((self.turn,))

    def home(self, seat: Seat) -> int:
        """How many pieces of ``seat`` stand in its goal base."""
        return sum(self.board[square] == seat + 1 for square in goal(self.seats, seat))


@dataclass(frozen=True, slots=True)
class View:
    """A seat's view is the state itself: everything is visible. L11."""

    seat: Seat | None
    state: State

    @property
    def to_act(self) -> frozenset[Seat]:
        """Whom the table waits for."""
        return self.state.to_act
