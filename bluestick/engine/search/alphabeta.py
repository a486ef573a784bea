"""Alpha-beta search for games in which everybody sees everything."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from time import monotonic
from typing import Protocol

WIN = 1_000_000
"""The value of a win now; a win some moves ahead is worth a little less, so that it is not put off."""
_SURE = WIN - 1_000
"""Values beyond this are wins, and beyond minus this losses."""

DEEPEST = 40
"""No search to compare moves goes deeper."""
_HELD = 3
"""A move that was best at so many depths running, after the first, is likely to remain the best."""


class Position(Protocol):
    """A game's own fast state. Values are whole numbers from the point of view of ``side``."""

    @property
    def side(self) -> int:
        """Who is to move. Partners are one side, and a side may move twice running."""

    @property
    def key(self) -> int:
        """The same for equal positions, and for hardly any others."""

    @property
    def result(self) -> int | None:
        """``WIN``, 0 or ``-WIN`` once the match is over."""

    @property
    def value(self) -> int:
        """How the position stands, judged without looking ahead."""

    def moves(self) -> Sequence[int]:
        """All moves, the most promising first."""

    def make(self, move: int) -> None:
        """Play a move."""

    def unmake(self) -> None:
        """Take back the last move."""

    def frontier(self, enough: int) -> int:
        """The value after the best move of ``side``, judged without making any; or of any move that is worth enough."""


@dataclass(frozen=True, slots=True)
class Found:
    """What a search came to: the move, its value to the mover, the depth at which it was found, all positions seen."""

    move: int
    value: int
    depth: int
    nodes: int
    complete: int = 0
    """The depth to which all of them were compared."""


class _OutOfTime(Exception):
    """The deadline has passed, or the nodes are used up."""


class _Bound(Enum):
    EXACT = 0
    AT_LEAST = 1
    AT_MOST = 2


@dataclass(slots=True)
class _Entry:
    depth: int
    bound: _Bound
    value: int
    move: int


class AlphaBeta:
    """Negamax over sides with iterative deepening and a transposition table that lives as long as the object.

    Only the ``width`` most promising moves of a position are looked at. The search stops at ``depth``, and, once
    every move has been looked at, at ``deadline`` (an instant of ``time.monotonic``) or after ``nodes`` positions;
    without a deadline it is deterministic. With a ``margin`` it also stops when the same move has been best at
    ``_HELD`` depths running and all others are so much worse.
    """

    def __init__(
        self,
        width: int,
        depth: int,
        deadline: float = float("inf"),
        nodes: int | None = None,
        margin: int | None = None,
    ) -> None:
        self._width = width
        self._depth = depth
        self._deadline = deadline
        self._most_nodes = float("inf") if nodes is None else nodes
        self._margin = margin
        self._nodes = 0
        self._hurried = False
        self._table: dict[Hashable, _Entry] = {}

    def search(self, position: Position, moves: Sequence[int], bonus: Mapping[int, int]) -> Found:
        """The best of ``moves``, each worth its ``bonus`` (default 0) more than the search says."""
        best = Found(moves[0], 0, 0, 0)
        order = list(moves)
        complete = held = 0
        for depth in range(1, self._depth + 1):
            self._hurried = depth > 1
            alpha = -2 * WIN
            favourite = best.move
            try:
                for move in order:
                    extra = bonus.get(move, 0)
                    value = extra + self._after(position, move, depth, alpha - extra, 2 * WIN, 0)
                    if value > alpha:
                        alpha = value
                        best = Found(move, value, depth, self._nodes)
                held = held + 1 if best.move == favourite else 1
                clear = held >= _HELD < depth and self._stands_out(position, best.move, order, bonus, depth - 2)
            except _OutOfTime:
                break
            complete = depth
            order.remove(best.move)
            order.insert(0, best.move)
            if clear or abs(alpha) > _SURE or len(order) == 1:
                break
        return replace(best, nodes=self._nodes, complete=complete)

    def _stands_out(
        self, position: Position, best: int, moves: Sequence[int], bonus: Mapping[int, int], depth: int
    ) -> bool:
        """Whether all other moves are worse by the margin; to so little depth it is soon told."""
        if self._margin is None:
            return False
        value = bonus.get(best, 0) + self._after(position, best, depth, -2 * WIN, 2 * WIN, 0)
        for move in moves:
            least = value - self._margin - bonus.get(move, 0)
            if move != best and self._after(position, move, depth, least - 1, least, 0) >= least:
                return False
        return True

    def _after(self, position: Position, move: int, depth: int, alpha: int, beta: int, ply: int) -> int:
        """The value of a move to whoever makes it."""
        mover = position.side
        position.make(move)
        try:
            if position.side == mover:
                return self._value(position, depth - 1, alpha, beta, ply + 1)
            return -self._value(position, depth - 1, -beta, -alpha, ply + 1)
        finally:
            position.unmake()

    def _value(self, position: Position, depth: int, alpha: int, beta: int, ply: int) -> int:
        result = position.result
        if result is not None:
            return _later(result, ply)
        if self._hurried and (self._nodes >= self._most_nodes or monotonic() > self._deadline):
            raise _OutOfTime
        self._nodes += 1
        if depth == 0:
            return position.value
        if depth == 1:
            return _later(position.frontier(beta), ply + 1)
        key = self._key(position, depth)
        known = self._table.get(key)
        if known is not None and known.depth >= depth:
            value = _later(known.value, ply)
            if (
                known.bound is _Bound.EXACT
                or (known.bound is _Bound.AT_LEAST and value >= beta)
                or (known.bound is _Bound.AT_MOST and value <= alpha)
            ):
                return value
        best, best_move, floor = -2 * WIN, 0, alpha
        for move in self._ordered(position, known or self._shallower(position, depth)):
            value = self._after(position, move, depth, alpha, beta, ply)
            if value > best:
                best, best_move = value, move
                alpha = max(alpha, value)
                if alpha >= beta:
                    break
        bound = _Bound.AT_MOST if best <= floor else _Bound.AT_LEAST if best >= beta else _Bound.EXACT
        self._table[key] = _Entry(depth, bound, _later(best, -ply), best_move)
        return best

    def _key(self, position: Position, depth: int) -> Hashable:
        """Under what a position is remembered: here without the depth, so that a deeper search answers, too."""
        return position.key

    def _shallower(self, position: Position, depth: int) -> _Entry | None:
        """What a search to less depth remembers of a position under another key."""
        return None

    def _ordered(self, position: Position, known: _Entry | None) -> Iterator[int]:
        """The most promising moves; first of all, before any are listed, the one that was best before."""
        first = None if known is None else known.move
        if first is not None:
            yield first
        for move in position.moves()[: self._width]:
            if move != first:
                yield move


class LevelSearch(AlphaBeta):
    """A search that compares moves at the same depth, whatever was searched before.

    A position looked at from another depth has another value: whoever moved last stands better. So a result counts
    only for the depth that it was found at, and the values at a depth depend on nothing but the position.
    """

    def __init__(self, width: int) -> None:
        super().__init__(width, 0)
        self._known: list[dict[int, int]] = []
        """By depth."""

    def levels(
        self, position: Position, moves: Sequence[int], cap: int, deadline: float, deepest: int = DEEPEST
    ) -> list[Mapping[int, int]]:
        """For each depth, from 1 to ``deepest``, what every move is worth; as many as there is time for, at least one.

        A later call goes on where this one has stopped, with other moves, too. A move that is worse than the best one
        by ``cap`` or more is worth that much less and no more; where the best one wins, the others keep the value that
        they had at the depth before. A win that was found ends the search.
        """
        self._deadline = deadline
        found: list[Mapping[int, int]] = []
        order = list(moves)
        while len(found) < deepest and not (found and max(found[-1].values()) > _SURE):
            self._hurried = bool(found)
            depth = len(found)
            if depth == len(self._known):
                self._known.append({})
            try:
                self._complete(position, order, self._known[depth], cap, depth + 1)
            except _OutOfTime:
                break
            values = {move: self._known[depth][move] for move in moves}
            top = max(values.values())
            if top > _SURE:
                before = found[-1] if found else values
                values = {move: value if value > _SURE else before[move] for move, value in values.items()}
            else:
                values = {move: max(value, top - cap) for move, value in values.items()}
            found.append(values)
            order.sort(key=lambda move: -values[move])
        return found

    def line(self, position: Position, move: int, depth: int) -> tuple[int, ...]:
        """A move and what follows it, if both sides do what was best when it was looked at to this depth.

        Shorter than that where the match ends, or where no best move was remembered.
        """
        made = [move]
        position.make(move)
        for left in range(depth - 1, 0, -1):
            known = self._table.get((position.key, left))
            if position.result is not None or (left > 1 and known is None):
                break
            made.append(position.moves()[0] if known is None else known.move)
            position.make(made[-1])
        for _ in made:
            position.unmake()
        return tuple(made)

    def _complete(self, position: Position, order: Sequence[int], values: dict[int, int], cap: int, depth: int) -> None:
        """One depth: what is worse than the best so far by the cap is not known more exactly."""
        top = max(values.values(), default=-2 * WIN)
        for move in order:
            if move not in values:
                floor = _SURE if top > _SURE else max(-2 * WIN, top - cap)
                values[move] = self._after(position, move, depth, floor, 2 * WIN, 0)
                top = max(top, values[move])

    def _key(self, position: Position, depth: int) -> Hashable:
        return position.key, depth

    def _shallower(self, position: Position, depth: int) -> _Entry | None:
        return self._table.get((position.key, depth - 1)) or self._table.get((position.key, depth - 2))


def _later(value: int, ply: int) -> int:
    """A win or loss seen from ``ply`` moves before it; the table keeps them as seen from their own position."""
    if value > _SURE:
        return value - ply
    if value < -_SURE:
        return value + ply
    return value
