"""What halma is played with: moves, events, and the state of a match."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from functools import cache

from bluestick.engine.events import Event
from bluestick.engine.moves import Move, Part
from bluestick.engine.rules import Outcome, Setup
from bluestick.engine.seats import CHANCE, Seat
from bluestick.games.halma.board import goal


@dataclass(frozen=True, slots=True)
class DrawLots(Move):
    """Chance decides who begins. L3.1."""

    first: Seat


@dataclass(frozen=True, slots=True)
class MovePiece(Move):
    """One piece goes from one square to another, by a step or by a chain of jumps. L3.2."""

    origin: int
    target: int


class Word(StrEnum):
    """What may be said instead of moving."""

    OFFER = "offer"
    AGREE = "agree"
    DECLINE = "decline"
    RESIGN = "resign"


WORDS: frozenset[str] = frozenset(Word)


@dataclass(frozen=True, slots=True)
class Say(Move):
    """Offering a draw, answering such an offer, or resigning. LQ8."""

    word: Word

    @property
    def gives_up(self) -> bool:
        """Resigning and agreeing to a draw are nobody's to do for a player."""
        return self.word in (Word.AGREE, Word.RESIGN)


HalmaMove = DrawLots | MovePiece | Say


@cache
def piece_move(origin: int, target: int) -> MovePiece:
    """A move, made once and shared by every set that holds it."""
    return MovePiece(origin, target)


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


@dataclass(frozen=True, slots=True)
class State:
    """The board and all that decides what may happen next; halma hides nothing (L11)."""

    setup: Setup
    board: bytes
    turn: Seat | None = None
    """Whose turn it is; None before the lots are drawn."""
    past: tuple[bytes, ...] = ()
    """Boards, each with the seat to move, since a piece last entered a goal base; the present one last."""
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
