"""Why a move is better at halma: what is counted in the lines that were looked ahead."""

from itertools import count
from math import inf
from random import Random
from statistics import fmean

import pytest

from bluestick.engine.bot_match import play_out
from bluestick.engine.bots import Level
from bluestick.engine.search.sampling import Tally
from bluestick.games.halma.board import GRID
from bluestick.games.halma.bot import bot
from bluestick.games.halma.moves import MovePiece, piece_move
from bluestick.games.halma.thinking.levels import compare_moves, mirror_board, steps_to_go
from bluestick.games.halma.thinking.measures import MEASURES, explain_difference
from bluestick.games.halma.thinking.search import HalmaPosition
from bluestick.games.halma.thinking.values import evaluate
from tests.games.halma.positions import HALMA, begun, position
from tests.games.halma.test_race import nearly_home

CODES = [measure.code for measure in MEASURES]
DEPTH = 3


@pytest.fixture(autouse=True)
def clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """A clock that goes on by one at every look."""
    for module in ("engine.search.alphabeta", "games.halma.thinking.race"):
        monkeypatch.setattr(f"bluestick.{module}.monotonic", count().__next__)


def played(moves, seats=2):
    """A position of easy players, of two that are mirror images the one whose lines are looked ahead."""
    for number in count():
        match = begun(seats=seats, id=f"m{number}")
        play_out(match, [bot(Level.EASY)], until=lambda match: match.position > moves)
        state = match.view(min(match.to_act)).state
        if seats == 4 or mirror_board(state.board) >= state.board:
            return state
    raise AssertionError("no such position")


def ways(state, side):
    return sum(steps_to_go(state, seat) for seat in range(side, state.seats, 2))


@pytest.mark.parametrize("moves", [0, 25, 62])
@pytest.mark.parametrize("seats", [2, 4])
def test_the_figures_are_those_of_legal_lines(moves, seats):
    """Played move by move by the rules, and measured on their boards."""
    state = played(moves, seats)
    tally = Tally("x")
    found = compare_moves(state, (), inf, tally, DEPTH)
    board, own = HalmaPosition(state, evaluate(state)), state.turn & 1
    listed = {piece_move(move >> 8 & 255, move & 255): move for move in board.moves()}
    for one in found[:6]:
        shown = []
        for depth in (DEPTH, DEPTH - 1):
            line = tally.board.line(board, listed[one.move], depth)
            assert len(line) == depth
            boards = [state]
            for move in line:
                made = piece_move(move >> 8 & 255, move & 255)
                boards.append(HALMA.apply(boards[-1], boards[-1].turn, made).state)
            mine, theirs = ([ways(board, side) for board in boards] for side in (own, 1 - own))
            shown.append((mine[0] - mine[1], mine[1] - mine[-1], theirs[0] - theirs[-1]))
        assert one.counted[: len(shown[0])] == pytest.approx([fmean(each) for each in zip(*shown, strict=True)])


def test_where_nobody_is_in_the_way_moves_are_counted():
    found = compare_moves(nearly_home(Random(1), 4), (), inf, Tally("x"))
    moves = [one.counted[CODES.index("moves")] for one in found]
    assert moves == [one.depth for one in found]
    worse = next(one for one in found if one.depth > found[0].depth)
    why = explain_difference(found[0].counted, worse.counted)
    assert why is not None
    assert (why.outcome, why.here, why.there) == ("moves", found[0].depth, worse.depth)


def test_pieces_left_behind_are_those_far_from_the_middle():
    state = position(HALMA.setup(2), "A", A="a1 h8 i8 h9 i9", B="p16 o15 n14 m13 l12")
    found = {one.move: one.counted[CODES.index("behind")] for one in compare_moves(state, (), inf, Tally("x"), 1)}
    assert found[MovePiece(GRID.square("h8"), GRID.square("h7"))] == 1
    near = position(HALMA.setup(2), "A", A="h7 h8 i8 h9 i9", B="p16 o15 n14 m13 l12")
    assert {one.counted[CODES.index("behind")] for one in compare_moves(near, (), inf, Tally("x"), 1)} == {0}


def test_what_is_alike_is_no_reason():
    assert explain_difference((1.0, 2.0, 3.0, 0.0, 4.0, 0.0), (1.5, 2.0, 2.5, 0.0, 4.0, 0.0)) is None
    assert explain_difference((3.0, 2.0, 3.0, 0.0, 4.0, 0.0), (1.0, 2.0, 3.0, 0.0, 4.0, 0.0)).outcome == "now"
    assert explain_difference((3.0, 2.0, 6.0, 0.0, 4.0, 0.0), (1.0, 2.0, 3.0, 0.0, 4.0, 0.0)) is None
