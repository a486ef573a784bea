"""Interface of bots. A bot gets a view and the events that its seat has seen, never a match or a state."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from hashlib import blake2b
from random import Random
from typing import Any, Generic, Protocol, TypeVar

from bluestick.engine.estimates import Estimate
from bluestick.engine.events import Event
from bluestick.engine.moves import M, Move, MoveSet, Part
from bluestick.engine.search.sampling import Tally
from bluestick.engine.seats import Seat


class Level(StrEnum):
    """Strength of a bot. RANDOM is a baseline for measurements and is never offered to players."""

    RANDOM = "random"
    EASY = "easy"
    MEDIUM = "medium"
    HARD = "hard"
    MASTER = "master"

    @classmethod
    def _missing_(cls, value: object) -> Level:
        raise ValueError(f"no level {value!r}: {', '.join(cls)}")


LEVELS = (Level.EASY, Level.MEDIUM, Level.HARD)

SECONDS = {Level.RANDOM: 0.05, Level.EASY: 0.3, Level.MEDIUM: 0.5, Level.HARD: 1.0, Level.MASTER: 3.0}
"""Time limit per move in seconds."""


RECENT_DEALS = 8
"""Number of the last deals whose events a bot is given. Its view contains everything older that it needs."""


@dataclass(frozen=True, slots=True)
class Reason:
    """Reason for a bot's move, which ``bluestick.text`` puts into words.

    ``code``: defined by the game, with ``args``; ``parts``: cards or squares of the reason.
    """

    code: str
    args: tuple[str | int, ...] = ()
    parts: tuple[Part, ...] = ()


M_co = TypeVar("M_co", bound=Move, covariant=True)


@dataclass(frozen=True, slots=True)
class Choice(Generic[M_co]):
    """Move of a bot and its reason."""

    move: M_co
    reason: Reason


class Bot(Protocol):
    """Computer player, which chooses moves knowing only the view and the events of its seat."""

    def choose(
        self,
        view: Any,
        heard: Sequence[Event],
        moves: MoveSet[Any],
        deadline: float,
        rng: Random,
    ) -> Choice[Any] | None:
        """Return a move and its reason before the time ``deadline`` (as of ``time.monotonic``).

        ``heard``: events that ``view.seat`` has seen in the last ``RECENT_DEALS`` deals; ``moves``: its legal moves.
        None, for "no move now", is allowed only if the seat is not to act.
        """


class Adviser(Bot, Protocol):
    """Bot that can also estimate the value of moves."""

    def weigh(
        self,
        view: Any,
        heard: Sequence[Event],
        moves: MoveSet[Any],
        also: Sequence[Any],
        deadline: float,
        tally: Tally,
    ) -> tuple[Estimate[Any], ...]:
        """Return estimates of sensible moves and of the moves ``also``, the best first; () if not moving now is best.

        Other parameters as in ``Bot.choose``. ``tally`` keeps the results: a later call with the same tally continues
        where this one stopped. Moves in ``also`` that the bot cannot compare are left out: see ``with_unweighed``.
        """


class BestMoveBot(ABC, Generic[M]):
    """Bot that makes the best move found by ``weigh``."""

    __slots__ = ()

    def choose(
        self, view: Any, heard: Sequence[Event], moves: MoveSet[M], deadline: float, rng: Random
    ) -> Choice[M] | None:
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
        """Return estimates of moves: see ``Adviser.weigh``."""


class RandomBot:
    """Bot that plays random moves, but gives up a match only if it has no other move."""

    def choose(
        self,
        view: Any,
        heard: Sequence[Event],
        moves: MoveSet[Any],
        deadline: float,
        rng: Random,
    ) -> Choice[Any] | None:
        """Return a random move, even out of turn."""
        return Choice(random_move(moves, rng), Reason("by_lot"))


def random_move(moves: MoveSet[M], rng: Random) -> M:
    """Return a random move; one that gives up the match only if no other is found in 100 attempts."""
    for _ in range(100):
        move = moves.sample(rng)
        if not move.is_resignation:
            return move
    return move


def bot_rng(match_id: str, seat: Seat, decision: int) -> Random:
    """Return the random generator for a bot's next move, the same for equal arguments.

    ``decision``: number of moves that the seat has made before.
    """
    digest = blake2b(f"{match_id}/{seat}/{decision}".encode(), digest_size=8).digest()
    return Random(int.from_bytes(digest, "big"))
