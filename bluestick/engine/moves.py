"""Moves, lazy sets of moves, and refusals of illegal moves."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from random import Random
from typing import Generic, TypeVar

Part = str
"""What a player can select: a card ``7r``, a square ``a1``, or a word such as ``pass``."""

Pick = tuple[Part, ...]
"""Parts selected so far: cards in any order, squares in order, or a single word."""


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a move or a selection is not allowed.

    ``code``, with ``args``, stands for the sentence shown to the player.
    """

    code: str
    clause: str
    """Id of the rule that forbids the move, with its game: ``halma#L7``; never empty."""
    parts: tuple[Part, ...] = ()
    """Cards or squares that show why, all visible to the refused seat."""
    args: tuple[str | int, ...] = ()


def no_move(clause: str) -> Refusal:
    """Return the refusal of an object that is no move of the game; ``clause``: the rule that lists all moves."""
    return Refusal("no_move", clause)


class Refused(Exception):
    """Illegal move. The match has not changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.code} ({refusal.clause})")
        self.refusal = refusal


class Move:
    """Move of a seat, or of chance. Games derive frozen dataclasses with imperative names."""

    __slots__ = ()

    @property
    def is_resignation(self) -> bool:
        """Whether the move abandons the match: legal, but never chosen at random for a player."""
        return False

    @property
    def is_pass(self) -> bool:
        return False

    @property
    def is_formality(self) -> bool:
        """Whether the move only states that its player can do nothing; made automatically if no other move is legal."""
        return False


M = TypeVar("M", bound=Move)


class MoveSet(ABC, Generic[M]):
    """Legal moves of one seat in a position, computed on demand; use one set while a player selects parts."""

    @abstractmethod
    def __iter__(self) -> Iterator[M]:
        """Yield each move once; some sets are too big to list, so callers use ``islice``."""

    @abstractmethod
    def why_not(self, move: M) -> Refusal | None:
        """Return why a move is illegal; None if legal. Order of checks: turn, ownership, form, combination, rank.

        An object that is no move of the game is refused with ``no_move``.
        """

    @abstractmethod
    def sample(self, rng: Random) -> M:
        """Return a random move: any move is possible, and every kind of move likely. LookupError if there is none."""

    @abstractmethod
    def next_parts(self, chosen: Pick) -> frozenset[Part]:
        """Return the parts that can be selected after ``chosen``, so that the selection fits some legal move."""

    @abstractmethod
    def readings(self, chosen: Pick) -> tuple[M, ...]:
        """Return the legal moves whose parts are exactly ``chosen``, the likeliest first."""

    @abstractmethod
    def why_not_pick(self, chosen: Pick) -> Refusal | None:
        """Return why no legal move contains the parts ``chosen``; None if one does."""

    def near_misses(self) -> tuple[Refusal, ...]:
        """Return refusals of a few moves that are nearly legal, the most useful to explain first."""
        return ()

    def __contains__(self, move: M) -> bool:
        return self.why_not(move) is None

    def __bool__(self) -> bool:
        return next(iter(self), None) is not None


class ListedMoves(MoveSet[M]):
    """Move set that is short enough to be listed.

    ``parts`` returns the parts of a move; ``ordered``: whether they are selected in order (squares). ``refuse`` and
    ``refuse_pick`` return the refusal of a move or of a pick that no listed move allows.
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
        """Return the parts that can follow ``chosen`` in ``move``; if ordered, only the next one.

        () if ``chosen`` is the whole move, None if it does not fit the move.
        """
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
