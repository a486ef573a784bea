"""Alpha-beta search for games without hidden information."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from time import monotonic
from typing import Protocol

WIN = 1_000_000
"""Value of a win with the next move; a later win is worth a little less, so that no win is put off."""
_SURE = WIN - 1_000
"""Values above this are wins, and values below ``-_SURE`` are losses."""

DEEPEST = 40
_HELD = 3
"""Number of consecutive depths at which the same move must be best before the search may stop early."""


class Position(Protocol):
    """Mutable state of a game for searching. Values are integers, high if good for ``side``."""

    @property
    def side(self) -> int:
        """Side to move. Partners are one side, and a side may move twice in a row."""

    @property
    def key(self) -> int:
        """Hash of the position: equal for equal positions, and hardly ever equal for different ones."""

    @property
    def result(self) -> int | None:
        """Result for ``side`` once the match is over: ``WIN``, 0 or ``-WIN``; else None."""

    @property
    def value(self) -> int:
        """Static evaluation of the position for ``side``."""

    def moves(self) -> Sequence[int]:
        """Return all moves, the most promising first."""

    def make(self, move: int) -> None:
        """Play a move."""

    def unmake(self) -> None:
        """Take back the last move."""

    def frontier(self, enough: int) -> int:
        """Return the static value, for ``side``, after its best move.

        The value after any other move may be returned if it is at least ``enough``.
        """


@dataclass(frozen=True, slots=True)
class SearchResult:
    """Result of a search: best move, its value for the mover, depth of the search, positions visited (``nodes``)."""

    move: int
    value: int
    depth: int
    nodes: int
    complete: int = 0
    """Largest depth at which all moves were compared; 0 if none."""


class _OutOfTime(Exception):
    """The deadline or the limit of nodes is reached."""


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
    """Negamax search with iterative deepening and a transposition table that lives as long as the object.

    Only the ``width`` most promising moves of each position are searched. The search stops at ``depth`` and, once every
    move has been searched to depth 1, at ``deadline`` (of ``time.monotonic``) or after ``nodes`` positions; without a
    deadline it is deterministic. With a ``margin`` it also stops when one move was best at ``_HELD`` depths in a row
    and all others are worse by the margin.
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

    def search(self, position: Position, moves: Sequence[int], bonus: Mapping[int, int]) -> SearchResult:
        """Return the best of ``moves``; ``bonus``: amounts to add to the values of some moves."""
        best = SearchResult(moves[0], 0, 0, 0)
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
                        best = SearchResult(move, value, depth, self._nodes)
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
        """Return whether all moves but ``best`` are worse by the margin, searched to ``depth``."""
        if self._margin is None:
            return False
        value = bonus.get(best, 0) + self._after(position, best, depth, -2 * WIN, 2 * WIN, 0)
        for move in moves:
            least = value - self._margin - bonus.get(move, 0)
            if move != best and self._after(position, move, depth, least - 1, least, 0) >= least:
                return False
        return True

    def _after(self, position: Position, move: int, depth: int, alpha: int, beta: int, ply: int) -> int:
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
            return _value_earlier(result, ply)
        if self._hurried and (self._nodes >= self._most_nodes or monotonic() > self._deadline):
            raise _OutOfTime
        self._nodes += 1
        if depth == 0:
            return position.value
        if depth == 1:
            return _value_earlier(position.frontier(beta), ply + 1)
        key = self._key(position, depth)
        known = self._table.get(key)
        if known is not None and known.depth >= depth:
            value = _value_earlier(known.value, ply)
            if (
                known.bound is _Bound.EXACT
                or (known.bound is _Bound.AT_LEAST and value >= beta)
                or (known.bound is _Bound.AT_MOST and value <= alpha)
            ):
                return value
        best, best_move, floor = -2 * WIN, 0, alpha
        for move in self._ordered(position, known or self._shallower_entry(position, depth)):
            value = self._after(position, move, depth, alpha, beta, ply)
            if value > best:
                best, best_move = value, move
                alpha = max(alpha, value)
                if alpha >= beta:
                    break
        bound = _Bound.AT_MOST if best <= floor else _Bound.AT_LEAST if best >= beta else _Bound.EXACT
        self._table[key] = _Entry(depth, bound, _value_earlier(best, -ply), best_move)
        return best

    def _key(self, position: Position, depth: int) -> Hashable:
        """Return the transposition key; without the depth, so results of deeper searches are reused."""
        return position.key

    def _shallower_entry(self, position: Position, depth: int) -> _Entry | None:
        """Return the entry of a shallower search of the position, if stored under another key."""
        return None

    def _ordered(self, position: Position, known: _Entry | None) -> Iterator[int]:
        """Yield the move that was best before (found without listing the moves), then the others."""
        first = None if known is None else known.move
        if first is not None:
            yield first
        for move in position.moves()[: self._width]:
            if move != first:
                yield move


class LevelSearch(AlphaBeta):
    """Search that compares moves at the same depth, independently of earlier searches.

    Values depend on the depth, as the side that moved last stands better. So a result is used only for its own depth.
    """

    def __init__(self, width: int) -> None:
        super().__init__(width, 0)
        self._known: list[dict[int, int]] = []
        """For each depth from 1 on, the values of moves found so far."""

    def levels(
        self, position: Position, moves: Sequence[int], cap: int, deadline: float, deepest: int = DEEPEST
    ) -> list[Mapping[int, int]]:
        """Return the value of every move at each depth: index 0 is depth 1, and the last one depends on the time.

        Depth 1 is always searched. A later call reuses the values found so far, even with other moves. A move worse
        than the best by ``cap`` or more gets exactly that much less; if the best move wins, moves that do not win keep
        their value of the depth before. The search stops at ``deepest`` or at a win.
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
        """Return ``move`` and the best moves found after it by a search to ``depth``: at most ``depth`` moves."""
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
        """Add the value of each move at one depth to ``values``: an upper bound if worse than the best by ``cap``."""
        top = max(values.values(), default=-2 * WIN)
        for move in order:
            if move not in values:
                floor = _SURE if top > _SURE else max(-2 * WIN, top - cap)
                values[move] = self._after(position, move, depth, floor, 2 * WIN, 0)
                top = max(top, values[move])

    def _key(self, position: Position, depth: int) -> Hashable:
        return position.key, depth

    def _shallower_entry(self, position: Position, depth: int) -> _Entry | None:
        return self._table.get((position.key, depth - 1)) or self._table.get((position.key, depth - 2))


def _value_earlier(value: int, ply: int) -> int:
    """Return the value of a win or loss as seen ``ply`` moves earlier; other values do not change."""
    if value > _SURE:
        return value - ply
    if value < -_SURE:
        return value + ply
    return value
