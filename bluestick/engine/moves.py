"""Moves, lazy sets of moves, and why a move is not allowed."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from random import Random
from typing import Generic, TypeVar

Part = str
"""One thing to touch: a card ``7r``, a square ``a1``, or a word such as ``pass``."""

Pick = tuple[Part, ...]
"""What has been touched: cards in any order, squares in order; a word is always a whole pick."""


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why something is not allowed, and the clause that says so."""

    code: str
    clause: str
    """The clause with its game, ``halma#L7``. Never empty."""
    parts: tuple[Part, ...] = ()
    """The cards or squares that prove it, all of them visible to the seat that is refused."""
    args: tuple[str | int, ...] = ()


def no_move(clause: str) -> Refusal:
    """Why something is not allowed that is no move of the game at all; ``clause`` says what a turn is made of."""
    return Refusal("no_move", clause)


class Refused(Exception):
    """A move was not allowed. The match has not changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.code} ({refusal.clause})")
        self.refusal = refusal


class Move:
    """Something a seat, or chance, may do. Games derive frozen dataclasses with imperative names."""

    __slots__ = ()

    @property
    def gives_up(self) -> bool:
        """Whether it abandons the match: legal, but nothing to be drawn by lot in somebody's name."""
        return False

    @property
    def passes(self) -> bool:
        """Whether nothing is played with it."""
        return False

    @property
    def formality(self) -> bool:
        """Whether it only says that nothing is to be done: it goes without saying if nothing else may be done."""
        return False


M = TypeVar("M", bound=Move)


class MoveSet(ABC, Generic[M]):
    """The moves one seat may make now.

    Building one costs nothing, work starts at the first question; keep one for a whole pick.
    """

    @abstractmethod
    def __iter__(self) -> Iterator[M]:
        """Each move once, lazily; some sets are too big to list, so callers use ``islice``."""

    @abstractmethod
    def why_not(self, move: M) -> Refusal | None:
        """Check turn, ownership, form, combination, then beating; the first that fails is the answer.

        What is no move of the game at all is refused too: ``no_move``.
        """

    @abstractmethod
    def sample(self, rng: Random) -> M:
        """A random move: every move possible, every kind of move likely. LookupError if there is none."""

    @abstractmethod
    def next_parts(self, chosen: Pick) -> frozenset[Part]:
        """What some move still has beyond ``chosen``."""

    @abstractmethod
    def readings(self, chosen: Pick) -> tuple[M, ...]:
        """The moves of exactly these parts, best first; empty while the pick is incomplete."""

    @abstractmethod
    def why_not_pick(self, chosen: Pick) -> Refusal | None:
        """None if the pick is complete or can still be completed."""

    def nearly(self) -> tuple[Refusal, ...]:
        """What looks as if it were possible now, and what it lacks: a few at most, the most useful first."""
        return ()

    def __contains__(self, move: M) -> bool:
        return self.why_not(move) is None

    def __bool__(self) -> bool:
        return next(iter(self), None) is not None


class ListedMoves(MoveSet[M]):
    """A move set that is short enough to be listed.

    ``ordered`` tells whether parts are touched in order (squares) or in any order (cards).
    ``refuse`` explains any move, ``refuse_pick`` any pick, that the list does not hold.
    """

    def __init__(
        self,
        moves: Iterable[M],
        parts: Callable[[M], Pick],
        refuse: Callable[[M], Refusal],
        refuse_pick: Callable[[Pick], Refusal],
        ordered: bool = False,
    ) -> None:
        self._moves = tuple(moves)
        self._parts = parts
        self._refuse = refuse
        self._refuse_pick = refuse_pick
        self._ordered = ordered

    def __iter__(self) -> Iterator[M]:
        return iter(self._moves)

    def why_not(self, move: M) -> Refusal | None:
        return None if move in self._moves else self._refuse(move)

    def sample(self, rng: Random) -> M:
        return rng.choice(self._moves)

    def next_parts(self, chosen: Pick) -> frozenset[Part]:
        return frozenset(part for move in self._moves for part in self._rest(move, chosen) or ())

    def readings(self, chosen: Pick) -> tuple[M, ...]:
        return tuple(move for move in self._moves if self._rest(move, chosen) == ())

    def why_not_pick(self, chosen: Pick) -> Refusal | None:
        if any(self._rest(move, chosen) is not None for move in self._moves):
            return None
        return self._refuse_pick(chosen)

    def _rest(self, move: M, chosen: Pick) -> Pick | None:
        """The parts that may be touched next towards ``move``; () when complete, None when lost."""
        parts = self._parts(move)
        if self._ordered:
            if parts[: len(chosen)] != chosen:
                return None
            return parts[len(chosen) : len(chosen) + 1]
        left = list(parts)
        for part in chosen:
            if part not in left:
                return None
            left.remove(part)
        return tuple(left)
