"""Computer players: they get a view and what their seat has heard, never a match or a state."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from hashlib import blake2b
from random import Random
from typing import Any, Generic, Protocol, TypeVar

from bluestick.engine.events import Event
from bluestick.engine.judging import Estimate
from bluestick.engine.moves import M, Move, MoveSet, Part
from bluestick.engine.search.sampling import Tally
from bluestick.engine.seats import Seat


class Level(StrEnum):
    """How well a bot plays. RANDOM is a yardstick for measurements and sits at no table."""

    RANDOM = "random"
    EASY = "easy"
    MEDIUM = "medium"
    HARD = "hard"
    MASTER = "master"

    @classmethod
    def _missing_(cls, value: object) -> Level:
        raise ValueError(f"no level {value!r}: {', '.join(cls)}")


LEVELS = (Level.EASY, Level.MEDIUM, Level.HARD)
"""The levels that a player may choose in every game."""

SECONDS = {Level.RANDOM: 0.05, Level.EASY: 0.3, Level.MEDIUM: 0.5, Level.HARD: 1.0, Level.MASTER: 3.0}
"""The longest a bot may think about one move."""


RECENT = 8
"""A bot is told what it has heard in so many deals. Whatever it has to know from longer ago is in its view."""


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a bot chose its move: a code of the game, to be put into words by the window."""

    code: str
    args: tuple[str | int, ...] = ()
    parts: tuple[Part, ...] = ()


M_co = TypeVar("M_co", bound=Move, covariant=True)


@dataclass(frozen=True, slots=True)
class Choice(Generic[M_co]):
    """A bot's move and its reason."""

    move: M_co
    reason: Reason


class Bot(Protocol):
    """A fair player."""

    def choose(
        self,
        view: Any,
        heard: Sequence[Event],
        moves: MoveSet[Any],
        deadline: float,
        rng: Random,
    ) -> Choice[Any] | None:
        """The move to make before ``deadline`` (an instant of ``time.monotonic``).

        None, for "nothing now", is allowed only while the table does not wait for ``view.seat``.
        """


class Adviser(Bot, Protocol):
    """A player that can say what a move is worth."""

    def weigh(
        self,
        view: Any,
        heard: Sequence[Event],
        moves: MoveSet[Any],
        also: Sequence[Any],
        deadline: float,
        tally: Tally,
    ) -> tuple[Estimate[Any], ...]:
        """The moves worth a thought and those of ``also``, best first; nothing where the best is to wait.

        The deals are those of the tally, whose key is a digest of what the seat knows: a later call with it goes on
        where this one has stopped. Moves of ``also`` that cannot be compared are left out: see ``completed``.
        """


class Foremost(ABC, Generic[M]):
    """A player that makes the move that weighs most."""

    __slots__ = ()

    def choose(
        self, view: Any, heard: Sequence[Event], moves: MoveSet[M], deadline: float, rng: Random
    ) -> Choice[M] | None:
        """The first of ``weigh``."""
        found = self.weigh(view, heard, moves, (), deadline, Tally(f"{rng.getrandbits(64)}", noted=0))
        return Choice(found[0].move, found[0].reason) if found else None

    @abstractmethod
    def weigh(
        self,
        view: Any,
        heard: Sequence[Event],
        moves: MoveSet[M],
        also: Sequence[M],
        deadline: float,
        tally: Tally,
    ) -> tuple[Estimate[M], ...]:
        """As an ``Adviser`` does."""


class RandomBot:
    """Plays anything but giving up."""

    def choose(
        self,
        view: Any,
        heard: Sequence[Event],
        moves: MoveSet[Any],
        deadline: float,
        rng: Random,
    ) -> Choice[Any] | None:
        """Never None: a random player also acts out of turn."""
        return Choice(by_lot(moves, rng), Reason("by_lot"))


def by_lot(moves: MoveSet[M], rng: Random) -> M:
    """A sampled move that does not abandon the match, if there is one."""
    for _ in range(100):
        move = moves.sample(rng)
        if not move.gives_up:
            return move
    return move


def bot_rng(match_id: str, seat: Seat, decision: int) -> Random:
    """The randomness of one decision: the same for the same match, seat and number of its decision."""
    digest = blake2b(f"{match_id}/{seat}/{decision}".encode(), digest_size=8).digest()
    return Random(int.from_bytes(digest, "big"))
