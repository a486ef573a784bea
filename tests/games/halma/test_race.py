"""The way home alone, held against looking at every way."""

from math import inf
from random import Random

import pytest

from bluestick.engine.bots import Level
from bluestick.engine.search.sampling import Tally
from bluestick.games.halma.board import goal_base
from bluestick.games.halma.bot import bot
from bluestick.games.halma.moves import MovePiece
from bluestick.games.halma.state import State
from bluestick.games.halma.thinking.race import have_passed, shortest_way_move
from bluestick.games.halma.thinking.search import HalmaPosition
from bluestick.games.halma.thinking.values import evaluate
from tests.games.halma.positions import HALMA, piece_moves, seat

A, B = seat("A"), seat("B")
TWO = HALMA.setup(2)


def nearly_home(rng: Random, out: int) -> State:
    """A few pieces of A are not home yet, nor far from it; all of B are."""
    inside = sorted(goal_base(2, A))
    rng.shuffle(inside)
    near = [square for square in range(256) if square not in goal_base(2, A) and square & 15 > 9 and square >> 4 > 9]
    pieces = (
        dict.fromkeys(inside[out:], A) | dict.fromkeys(rng.sample(near, out), A) | dict.fromkeys(goal_base(2, B), B)
    )
    return HALMA.position(TWO, pieces, A)


def shortest(state: State) -> int:
    """In how many moves A comes home, by looking at every way."""
    level, seen = [state], {state.board}
    for moves in range(1, 20):
        following = []
        for one in level:
            for move in piece_moves(one):
                board = bytearray(one.board)
                board[move.origin], board[move.target] = 0, A + 1
                if all(board[square] == A + 1 for square in goal_base(2, A)):
                    return moves
                if bytes(board) not in seen:
                    seen.add(bytes(board))
                    pieces = {square: seat("AB"[code - 1]) for square, code in enumerate(board) if code}
                    following.append(HALMA.position(TWO, pieces, A))
        level = following
    raise AssertionError("no way home")


def raced(state: State) -> int:
    """In how many moves A comes home who looks for the fewest."""
    for moves in range(1, 20):
        position = HalmaPosition(state, evaluate(state))
        move = shortest_way_move(position, position.moves(), inf)
        assert move is not None
        board = bytearray(state.board)
        board[move >> 8 & 255], board[move & 255] = 0, A + 1
        if all(board[square] == A + 1 for square in goal_base(2, A)):
            return moves
        state = HALMA.position(TWO, {at: seat("AB"[code - 1]) for at, code in enumerate(board) if code}, A)
    raise AssertionError("no way home")


@pytest.mark.parametrize("seed", range(12))
def test_one_piece_comes_home_in_the_fewest_moves(seed):
    state = nearly_home(Random(seed), out=1)
    assert raced(state) == shortest(state)


def test_players_are_apart_when_all_have_passed_each_other():
    assert have_passed(nearly_home(Random(1), out=3))
    inside = sorted(goal_base(2, A))
    pieces = dict.fromkeys(inside[1:], A) | {100: A} | dict.fromkeys(sorted(goal_base(2, B))[1:], B)
    assert not have_passed(HALMA.position(TWO, pieces | {120: B}, A))
    assert have_passed(HALMA.position(TWO, pieces | {69: B}, A))
    assert not have_passed(HALMA.position(HALMA.setup(4), {0: A, 255: B}, A))


def test_nothing_is_found_without_time():
    state = nearly_home(Random(2), out=3)
    position = HalmaPosition(state, evaluate(state))
    before = position.key, position.turn, list(position.board)
    assert shortest_way_move(position, position.moves(), 0.0) is None
    assert (position.key, position.turn, list(position.board)) == before


def test_hard_goes_home_by_the_fewest_moves_and_says_what_others_are_worth():
    state = nearly_home(Random(5), out=2)
    view = HALMA.view(state, A)
    moves = HALMA.moves(view)
    player = bot(Level.HARD)
    choice = player.choose(view, (), moves, inf, Random(1))
    first, *others = player.weigh(view, (), moves, (), inf, Tally("x"))
    assert choice.move == first.move
    assert isinstance(choice.move, MovePiece)
    assert all(first.value >= other.value for other in others)
