"""Computer players for halma, after "How sensible people play" on the rule page.

Every move comes with a reason. ``parts`` begins with the two squares of the move; distances count files plus ranks.

=====================  ==================================================================================
only_move              there is no other move
wins                   it fills the goal
lets_out               it opens a way out of the goal for a piece of another player; parts: that piece
into_goal              the piece reaches the goal; args: pieces in the goal then
deeper_in_goal         a piece in the goal moves nearer to its corner and makes room for others
aside_in_goal          a piece in the goal moves aside
leaves_deep_corner     the piece leaves a square of its own base on which it could be walled in for good
last_straggler         of all pieces outside the goal this one had farthest to go
blocks_ladder          the best move of the next opponent is shorter now; args: by how much; parts: that move
long_jump              a chain of jumps; args: how many steps nearer to the goal
builds_ladder          another piece can get farther next time; args: how far; parts: that move
leaves_base            the piece leaves its own base
keeps_together         the piece stood alone and now has a neighbour
forward                args: how much nearer to the goal corner
waits                  it brings no piece nearer to the goal
declines_ahead         declines a draw: this side is not clearly behind
agrees_behind          agrees to a draw: this side is clearly behind
agrees_quiet           agrees to a draw: for a long time no piece has reached the goal
=====================  ==================================================================================
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random

from bluestick.engine.bots import Choice, Level, Reason
from bluestick.engine.estimates import Basis, Estimate, single_estimate
from bluestick.engine.events import Event
from bluestick.engine.moves import MoveSet
from bluestick.engine.search.alphabeta import AlphaBeta, SearchResult
from bluestick.engine.search.sampling import Tally
from bluestick.engine.seats import Seat
from bluestick.engine.verdicts import SURE_ERRORS
from bluestick.engine.weaker_levels import weighted_choice
from bluestick.games.halma.board import (
    EMPTY,
    GRID,
    corner_distance,
    enclosed_squares,
    goal_base,
    locked_paths,
    open_paths,
    opposite_seat,
    reachable_squares,
    start_base,
    steps_to_goal,
)
from bluestick.games.halma.moves import HalmaMove, MovePiece, Say, Word, piece_move
from bluestick.games.halma.state import State, View
from bluestick.games.halma.thinking.levels import MOST_DIFFERENCE, ComparedMove, compare_moves, repeats_position
from bluestick.games.halma.thinking.measures import explain_difference
from bluestick.games.halma.thinking.race import have_passed, shortest_way_move
from bluestick.games.halma.thinking.search import HalmaPosition
from bluestick.games.halma.thinking.values import STEP_VALUE, evaluate

SPARE_SECONDS = 0.01
"""Seconds reserved for finding the reason and answering."""
CLEAR_LEAD = STEP_VALUE
LONG_JUMP_STEPS = 6
"""A move is called a long jump if its ``_gain`` is at least this, in files plus ranks; that of a step is at most 2."""
LADDER_GAIN = 4
"""Smallest change of a player's longest move that a reason mentions, in files plus ranks."""
FEW_OUTSIDE = 4
"""Largest number of own pieces outside the goal with which the bot looks for pieces of others inside it."""
WAY_OUT_VALUE = 40 * STEP_VALUE
"""Value of opening a way out of the goal for another player: more than that player gains by it."""


@dataclass(frozen=True, slots=True)
class HalmaBot:
    """Bot that searches for the best move with alpha-beta: the hard and the master level."""

    depth: int
    width: int
    whim: int = STEP_VALUE // 4
    """Largest random amount added to a value, so that no two matches are the same."""
    nodes: int | None = None
    """Number of positions to search, so that the result does not depend on time; None to search until the deadline."""

    def choose(
        self, view: View, heard: Sequence[Event], moves: MoveSet[HalmaMove], deadline: float, rng: Random
    ) -> Choice[HalmaMove] | None:
        if view.seat not in view.to_act:
            return None
        position = HalmaPosition(view.state, evaluate(view.state))
        if view.state.asked:
            return _answer_draw_offer(view.state, position, view.seat)
        found = position.moves()
        move = self._find(view.state, position, found, deadline, rng)
        return _choice_of_move(view.state, move, found)

    def weigh(
        self,
        view: View,
        heard: Sequence[Event],
        moves: MoveSet[HalmaMove],
        also: Sequence[HalmaMove],
        deadline: float,
        tally: Tally,
    ) -> tuple[Estimate[HalmaMove], ...]:
        """Return estimates of the moves in squares ahead, the best first. All are searched to the same depths."""
        if view.seat not in view.to_act:
            return ()
        position = HalmaPosition(view.state, evaluate(view.state))
        if view.state.asked:
            return single_estimate(_answer_draw_offer(view.state, position, view.seat), Basis.RULED)
        found = position.moves()
        if len(found) == 1:
            return single_estimate(_choice_of_move(view.state, found[0], found), Basis.ONLY)
        asked = [move for move in also if isinstance(move, MovePiece)]
        worth = _add_ways_out(view.state, compare_moves(view.state, asked, deadline - SPARE_SECONDS, tally))
        first = max(worth, key=lambda one: one.value)
        best = first.value
        return tuple(
            Estimate(
                one.move,
                reason_for(view.state, one.move, alone=False),
                Basis.AHEAD,
                one.value,
                best - one.value,
                model=one.error if one.value < best else 0.0,
                deals=one.depth,
                why=explain_difference(first.counted, one.counted)
                if best - one.value > SURE_ERRORS * one.error
                else None,
            )
            for one in sorted(worth, key=lambda one: -one.value)
        )

    def _find(self, state: State, position: HalmaPosition, found: list[int], deadline: float, rng: Random) -> int:
        return self._found(self._search(deadline), state, position, found, deadline, rng).move

    def _found(
        self, search: AlphaBeta, state: State, position: HalmaPosition, found: list[int], deadline: float, rng: Random
    ) -> SearchResult:
        """Return the best move found; once the players have passed each other, the first of the shortest way home."""
        moves, bonus = self._options(state, position, found, rng)
        if have_passed(state):
            home = shortest_way_move(position, moves, deadline - SPARE_SECONDS)
            if home is not None:
                return SearchResult(home, 0, 1, 0)
        return search.search(position, moves, bonus)

    def _search(self, deadline: float) -> AlphaBeta:
        return AlphaBeta(self.width, self.depth, deadline - SPARE_SECONDS, self.nodes, CLEAR_LEAD)

    def _options(
        self, state: State, position: HalmaPosition, found: list[int], rng: Random
    ) -> tuple[list[int], dict[int, int]]:
        moves = _unrepeated_moves(position, found)[: 2 * self.width]
        bonus = {move: rng.randrange(self.whim) for move in moves}
        if _is_kept_out(state):
            for move in moves:
                bonus[move] += WAY_OUT_VALUE * len(_ways_out(_board_after(state.board, _to_piece_move(move)), state))
        return moves, bonus


@dataclass(frozen=True, slots=True)
class WeightedHalmaBot:
    """Bot of a lower level: chooses a random move, good ones more often, by values of a shallow search."""

    depth: int
    temper: float
    cap: float
    """``temper`` and ``cap`` are parameters of ``weighted_choice``, in squares."""

    def choose(
        self, view: View, heard: Sequence[Event], moves: MoveSet[HalmaMove], deadline: float, rng: Random
    ) -> Choice[HalmaMove] | None:
        """Return a random good move, always a winning one if there is any, or the answer to an offer of a draw."""
        if view.seat not in view.to_act:
            return None
        state = view.state
        position = HalmaPosition(state, evaluate(state))
        if state.asked:
            return _answer_draw_offer(state, position, view.seat)
        found = position.moves()
        winning = frozenset(_to_piece_move(move) for move in found if _wins(position, move))
        tally = Tally("")  # the search uses no random numbers
        worth = _add_ways_out(state, compare_moves(state, winning, deadline - SPARE_SECONDS, tally, self.depth))
        values = {one.move: one.value for one in worth}
        move = weighted_choice(values, self.temper, self.cap, rng, lambda move: not winning or move in winning)
        return Choice(move, reason_for(state, move, alone=len(found) == 1))


def bot(level: Level) -> HalmaBot | WeightedHalmaBot:
    """Return the bot of a level."""
    match level:
        case Level.EASY:
            return WeightedHalmaBot(2, 0.45, 2.0)
        case Level.MEDIUM:
            return WeightedHalmaBot(2, 0.25, 1.2)
        case Level.MASTER:
            return HalmaBot(depth=30, width=20, whim=STEP_VALUE // 12)
        case _:
            return HalmaBot(depth=30, width=20)


def _wins(position: HalmaPosition, move: int) -> bool:
    side = position.side
    position.make(move)
    won = position.winner == side
    position.unmake()
    return won


def _add_ways_out(state: State, worth: tuple[ComparedMove, ...]) -> tuple[ComparedMove, ...]:
    if not _is_kept_out(state):
        return worth
    opened = {one.move: len(_ways_out(_board_after(state.board, one.move), state)) for one in worth}
    return tuple(replace(one, value=one.value + MOST_DIFFERENCE * opened[one.move]) for one in worth)


def _choice_of_move(state: State, move: int, found: Sequence[int]) -> Choice[HalmaMove]:
    made = _to_piece_move(move)
    return Choice(made, reason_for(state, made, alone=len(found) == 1))


def _to_piece_move(move: int) -> MovePiece:
    return piece_move(move >> 8 & 255, move & 255)


def _unrepeated_moves(position: HalmaPosition, found: list[int]) -> list[int]:
    """Return the moves that do not repeat an earlier position; all moves if each does."""
    return [move for move in found if not repeats_position(position, move)] or found


def _answer_draw_offer(state: State, position: HalmaPosition, seat: Seat) -> Choice[HalmaMove]:
    if state.offerer is None:
        return Choice(Say(Word.AGREE), Reason("agrees_quiet"))
    value = position.value if position.side == seat & 1 else -position.value
    if value < -4 * STEP_VALUE:
        return Choice(Say(Word.AGREE), Reason("agrees_behind"))
    return Choice(Say(Word.DECLINE), Reason("declines_ahead"))


def reason_for(state: State, move: MovePiece, alone: bool) -> Reason:
    """Return the most important reason for a move; ``alone``: whether it is the only legal one."""
    seats, seat = state.seats, state.turn
    assert seat is not None
    origin, target = move.origin, move.target
    here = (GRID.names[origin], GRID.names[target])
    inside, base, deep_corner = goal_base(seats, seat), start_base(seats, seat), enclosed_squares(seats, seat)
    before, after = state.board, _board_after(state.board, move)
    gain = _distance_gain(seats, seat, origin, target)
    left = steps_to_goal(seats, seat)
    nearer = left[origin] - left[target]
    if alone:
        return Reason("only_move", (), here)
    if all(after[square] == mine + 1 for mine in _side(seats, seat) for square in goal_base(seats, mine)):
        return Reason("wins", (), here)
    if _is_kept_out(state):
        let_out = _ways_out(after, state) - _ways_out(before, state)
        if let_out:
            return Reason("lets_out", (), (*here, *sorted(GRID.names[square] for square in let_out)))
    if target in inside:
        if origin not in inside:
            return Reason("into_goal", (sum(after[square] == seat + 1 for square in inside),), here)
        return Reason("deeper_in_goal" if gain > 0 else "aside_in_goal", (), here)
    if origin in deep_corner and target not in deep_corner:
        return Reason("leaves_deep_corner", (), here)
    if gain > 0 and _is_last(state, seat, origin):
        return Reason("last_straggler", (), here)
    if gain < LONG_JUMP_STEPS:
        rival = Seat((seat + 1) % seats)
        threat, *way = _longest(before, seats, rival)
        shorter = threat - _longest(after, seats, rival)[0]
        if shorter >= LADDER_GAIN:
            return Reason("blocks_ladder", (shorter,), (*here, *map(GRID.names.__getitem__, way)))
    else:
        return Reason("long_jump", (nearer,), here)
    reach, *way = _longest(after, seats, seat, without=target)
    if reach - _longest(before, seats, seat, without=origin)[0] >= LADDER_GAIN:
        return Reason("builds_ladder", (reach,), (*here, *map(GRID.names.__getitem__, way)))
    if origin in base and target not in base:
        return Reason("leaves_base", (), here)
    if not _neighbours(before, origin) and _neighbours(after, target):
        return Reason("keeps_together", (), here)
    return Reason("forward", (gain,), here) if gain > 0 else Reason("waits", (), here)


def _board_after(board: bytes, move: MovePiece) -> bytes:
    after = bytearray(board)
    after[move.origin], after[move.target] = EMPTY, board[move.origin]
    return bytes(after)


def _distance_gain(seats: int, seat: Seat, origin: int, target: int) -> int:
    """Return by how many files plus ranks a move brings its piece nearer to the goal corner."""
    across = opposite_seat(seats, seat)
    return corner_distance(seats, across, origin) - corner_distance(seats, across, target)


def _is_kept_out(state: State) -> bool:
    """Return whether at most ``FEW_OUTSIDE`` own pieces are outside a goal with pieces of others."""
    assert state.turn is not None
    missing = len(goal_base(state.seats, state.turn)) - state.home(state.turn)
    return missing <= FEW_OUTSIDE and bool(_foreign_squares(state.board, state.seats, state.turn))


def _foreign_squares(board: bytes, seats: int, seat: Seat) -> frozenset[int]:
    return frozenset(square for square in goal_base(seats, seat) if board[square] not in (EMPTY, seat + 1))


def _ways_out(board: bytes, state: State) -> frozenset[int]:
    """Return the squares of other players' pieces that can leave the mover's goal, ignoring house rules."""
    assert state.turn is not None
    base = goal_base(state.seats, state.turn)
    return frozenset(
        square
        for square in _foreign_squares(board, state.seats, state.turn)
        if not base.issuperset(reachable_squares(board, square, locked_paths(state.seats, Seat(board[square] - 1))))
    )


def _side(seats: int, seat: Seat) -> tuple[Seat, ...]:
    return (seat,) if seats == 2 else (seat, opposite_seat(seats, seat))


def _is_last(state: State, seat: Seat, square: int) -> bool:
    pieces = (other for other, code in enumerate(state.board) if code == seat + 1 and other != square)
    return all(_distance_gain(state.seats, seat, square, other) > 0 for other in pieces)


def _longest(board: bytes, seats: int, seat: Seat, without: int | None = None) -> tuple[int, int, int]:
    """Return (gain, origin, target) of a seat's longest move, ignoring house rules and the piece on ``without``."""
    return max(
        (
            (_distance_gain(seats, seat, origin, target), origin, target)
            for origin, code in enumerate(board)
            if code == seat + 1 and origin != without
            for target in reachable_squares(board, origin, locked_paths(seats, seat))
        ),
        default=(0, 0, 0),
    )


def _neighbours(board: bytes, square: int) -> bool:
    return any(board[near] for near in open_paths().steps[square])
