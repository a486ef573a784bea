"""Values of moves in Halma, all searched to the same depths, in squares; mirror images get the same values."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from math import inf

from bluestick.engine.search.alphabeta import DEEPEST, WIN, LevelSearch
from bluestick.engine.search.sampling import Tally
from bluestick.engine.seats import Seat
from bluestick.games.halma.board import GRID, open_paths, steps_to_goal
from bluestick.games.halma.moves import MovePiece, piece_move
from bluestick.games.halma.position_history import PositionHistory
from bluestick.games.halma.state import State
from bluestick.games.halma.thinking.measures import average_measures, moves_home_measures
from bluestick.games.halma.thinking.race import have_passed, moves_home, moves_home_by_move
from bluestick.games.halma.thinking.search import HalmaPosition
from bluestick.games.halma.thinking.values import STEP_VALUE, Evaluation, evaluate

MOST_MOVES = 20
"""Maximum number of moves searched in each position after the first move."""
ROOT_MOVES = 40
"""Maximum number of moves compared in the first position, besides those that the caller asks for."""
MOST_DIFFERENCE = 8.0
"""Largest difference between values of moves in squares, except for a move that gives away a won match."""
WON_VALUE = 100.0
LEAST, MOVED, SHALLOW = 0.45, 0.15, 0.3
"""Parts of the error of a difference in squares: least error; per change in two depths; per depth below ``DEEP``.

Fitted to the results of deeper searches: see docs/players.md.
"""
DEEP = 5
MOVE_VALUE = 2.0
"""Smallest value of a move in squares, once the players have passed each other."""
UNKNOWN_CHANGE = 3.0
"""Assumed change of a difference in squares, before four depths are searched."""


@dataclass(frozen=True, slots=True)
class ComparedMove:
    """Move with its value, compared with other moves."""

    move: MovePiece
    value: float
    error: float
    """Standard error of the difference to the best move."""
    depth: int
    """Number of moves looked ahead or, once the players have passed each other, until all pieces are home."""
    counted: tuple[float, ...] = ()


def compare_moves(
    state: State, asked: Iterable[MovePiece], deadline: float, tally: Tally, depth: int | None = None
) -> tuple[ComparedMove, ...]:
    """Return the promising moves and those of ``asked``, the best first; the tally keeps the search for later calls.

    The search stops at ``depth`` if given, and then no way home is planned.
    """
    turned = state.seats == 2 and mirror_board(state.board) < state.board
    if turned:
        state = replace(
            state,
            board=mirror_board(state.board),
            history=PositionHistory.of(mirror_board(past[:-1]) + past[-1:] for past in state.history),
        )
    worth = evaluate(state)
    position = HalmaPosition(state, worth)
    alike = state.seats == 2 and mirror_board(state.board) == state.board
    listed = {_squares(move): move for move in position.moves()}
    fresh = [move for move in listed.values() if not repeats_position(position, move)] or list(listed.values())
    wanted = [listed[_turned(made) if turned else made] for made in ((one.origin, one.target) for one in asked)]
    root = list(dict.fromkeys((*fresh[:ROOT_MOVES], *wanted)))
    twin = {move: listed[min(_squares(move), _turned(_squares(move)))] if alike else move for move in root}
    moves, exact = list(dict.fromkeys(twin.values())), {twin[move] for move in wanted}
    lengths = moves_home_by_move(position, moves, exact, deadline) if depth is None and have_passed(state) else {}
    if lengths:
        other = replace(state, turn=Seat(1 - position.turn))
        rival = moves_home(HalmaPosition(other, worth), deadline)
        found = _by_length(lengths, steps_to_go(state, Seat(position.turn)), rival)
        shown = {move: moves_home_measures(length) for move, length in lengths.items()}
    else:
        unit = step_value(state, worth)
        if tally.board is None:
            tally.board = LevelSearch(MOST_MOVES)
        levels = tally.board.levels(position, moves, round(MOST_DIFFERENCE * unit), deadline, depth or DEEPEST)
        found = _by_levels(levels, unit)
        depths = (len(levels), max(1, len(levels) - 1))
        shown = {
            move: average_measures(position, [tally.board.line(position, move, depth) for depth in depths])
            for move in found
        }
    answers = [
        ComparedMove(
            piece_move(*(_turned(_squares(move)) if turned else _squares(move))), *found[twin[move]], shown[twin[move]]
        )
        for move in sorted(root, key=lambda move: twin[move] != next(iter(found)))
        if twin[move] in found
    ]
    return tuple(sorted(answers, key=lambda one: -one.value))


def repeats_position(position: HalmaPosition, move: int) -> bool:
    """Return whether a move repeats an earlier position."""
    position.make(move)
    times = position.times()
    position.unmake()
    return times > 1


def steps_to_go(state: State, seat: Seat) -> int:
    """Return the steps in total that a seat's pieces need to their nearest goal squares."""
    ways = steps_to_goal(state.seats, seat)
    return sum(ways[square] for square, code in enumerate(state.board) if code == seat + 1)


def step_value(state: State, worth: Evaluation) -> float:
    """Return the average value of a step towards the goal, in units of ``worth``."""
    assert state.turn is not None
    ways, values = steps_to_goal(state.seats, state.turn), worth.squares[state.turn]
    gains = [
        max(values[near] for near in open_paths().steps[square] if ways[near] < ways[square]) - values[square]
        for square, code in enumerate(state.board)
        if code == state.turn + 1 and ways[square]
    ]
    return max(float(STEP_VALUE), sum(gains) / len(gains)) if gains else STEP_VALUE


def mirror_board(board: bytes) -> bytes:
    """Return the board with files and ranks exchanged: for two players the bases stay the same."""
    return bytes(board[_mirror(square)] for square in range(len(GRID)))


def _mirror(square: int) -> int:
    return (square & 15) << 4 | square >> 4


def _squares(move: int) -> tuple[int, int]:
    return move >> 8 & 255, move & 255


def _turned(squares: tuple[int, int]) -> tuple[int, int]:
    return _mirror(squares[0]), _mirror(squares[1])


Found = tuple[float, float, int]


def _by_length(lengths: Mapping[int, int], left: int, rival: int | None) -> dict[int, Found]:
    """Return (value, error, depth) by move; ``lengths``: number of moves until all pieces are home.

    ``left``: total of steps to go; ``rival``: number of moves that the other player needs, None if unknown.
    """
    best = min(lengths.values())
    a_move = max(MOVE_VALUE, left / best)
    found: dict[int, Found] = {}
    for move, length in lengths.items():
        lost = MOST_DIFFERENCE if rival is not None and best <= rival < length else 0.0
        value = -a_move * best - max(lost, min(MOST_DIFFERENCE, a_move * (length - best)))
        found[move] = value, 0.0 if length == best else a_move / 4, length
    return found


def _by_levels(levels: Sequence[Mapping[int, int]], unit: float) -> dict[int, Found]:
    """Return (value, error, depth) by move; each value is an average of the last two depths.

    At a single depth the side that moved last looks better than it is.
    """
    means = [{move: (last[move] + before[move]) / 2 for move in last} for before, last in pairwise(levels)]
    means = means or [{move: float(value) for move, value in levels[0].items()}]
    last, depth = means[-1], len(levels)
    if abs(max(levels[-1].values())) > WIN // 2:
        return {move: (_steps(value, unit), 0.0, depth) for move, value in levels[-1].items()}
    best = max(last, key=last.__getitem__)
    found = {}
    for move, value in last.items():
        gap = min(MOST_DIFFERENCE, (last[best] - value) / unit)
        moved = UNKNOWN_CHANGE
        if len(means) > 2:
            earlier = (means[-3][best] - means[-3][move]) / unit
            moved = abs(gap - max(-MOST_DIFFERENCE, min(MOST_DIFFERENCE, earlier)))
        error = inf if depth == 1 else LEAST + MOVED * moved + SHALLOW * max(0, DEEP - depth)
        found[move] = last[best] / unit - gap, 0.0 if move == best else error, depth
    return found


def _steps(value: float, unit: float) -> float:
    return max(-WON_VALUE, min(WON_VALUE, value / unit))
