"""What moves are worth at halma: mirror images alike, and nothing that depends on what was asked before."""

from collections.abc import Iterable
from dataclasses import replace
from itertools import count
from math import inf
from random import Random

import pytest

from bluestick.engine.bot_match import play_out
from bluestick.engine.bots import Level
from bluestick.engine.search.sampling import Tally
from bluestick.games.halma.bot import bot
from bluestick.games.halma.moves import MovePiece
from bluestick.games.halma.position_history import PositionHistory
from bluestick.games.halma.state import State
from bluestick.games.halma.thinking.levels import (
    MOST_DIFFERENCE,
    MOVE_VALUE,
    ComparedMove,
    compare_moves,
    mirror_board,
    step_value,
    steps_to_go,
)
from bluestick.games.halma.thinking.search import HalmaPosition
from bluestick.games.halma.thinking.values import STEP_VALUE, evaluate
from tests.games.halma.positions import HALMA, begun, piece_moves, position, seat
from tests.games.halma.test_bot import almost_home
from tests.games.halma.test_race import nearly_home


@pytest.fixture(autouse=True)
def clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """A clock that goes on by one at every look, so that depths do not depend on the machine."""
    for module in ("engine.search.alphabeta", "games.halma.thinking.race"):
        monkeypatch.setattr(f"bluestick.{module}.monotonic", count().__next__)


def weighed(state: State, asked: Iterable[MovePiece], deadline: float) -> tuple[ComparedMove, ...]:
    return compare_moves(state, asked, deadline, Tally("x"))


def played(moves: int, seed: int) -> State:
    match = begun()
    play_out(match, [bot(Level.EASY)], until=lambda match: match.position > moves)
    return match.view(seat("A")).state


def turned(move: MovePiece) -> MovePiece:
    return MovePiece(*((square & 15) << 4 | square >> 4 for square in (move.origin, move.target)))


def turned_state(state: State) -> State:
    return replace(
        state,
        board=mirror_board(state.board),
        history=PositionHistory.of(mirror_board(past[:-1]) + past[-1:] for past in state.history),
    )


def worth(found: tuple[ComparedMove, ...]) -> dict[MovePiece, tuple[float, float, int]]:
    return {one.move: (one.value, one.error, one.depth) for one in found}


def test_twins_of_the_opening_are_worth_the_same():
    """c4-d5 and d3-e4 are mirror images: one of them was a mistake by 17 squares, when the other was made."""
    state = begun().view(None).state
    first, second = HALMA.read("c4-d5"), HALMA.read("d3-e4")
    for deadline in (300, 1000, 5000):
        found = worth(weighed(state, [first, second], deadline))
        assert found[first] == found[second]


@pytest.mark.parametrize("moves", [5, 20, 40])
def test_a_mirrored_position_has_mirrored_values(moves):
    state = played(moves, moves)
    asked = [piece_moves(state)[number] for number in (0, 7)]
    found = worth(weighed(state, asked, 2000))
    other = worth(weighed(turned_state(state), list(map(turned, asked)), 2000 + 4000))
    common = {move for move in found if turned(move) in other}
    assert set(asked) <= common
    shared = [(found[move][0], other[turned(move)][0]) for move in common if found[move][2] == other[turned(move)][2]]
    assert all(one == pytest.approx(two) for one, two in shared)


@pytest.mark.parametrize("moves", [0, 12, 30])
def test_no_move_is_worse_by_more_than_the_cap(moves):
    state = played(moves, moves)
    first, *others = weighed(state, piece_moves(state)[::9], 1500)
    assert all(first.value - other.value <= MOST_DIFFERENCE for other in others)


def test_every_move_that_is_asked_for_is_answered_even_without_time():
    state = played(16, 1)
    asked = piece_moves(state)
    assert set(asked) <= set(worth(weighed(state, asked, -inf)))


def test_a_race_is_judged_by_the_moves_that_it_takes():
    state = nearly_home(Random(5), out=2)
    found = weighed(state, piece_moves(state)[:6], inf)
    best = min(one.depth for one in found)
    a_move = max(MOVE_VALUE, steps_to_go(state, seat("A")) / best)
    assert [one.value for one in found] == [
        -a_move * best - min(MOST_DIFFERENCE, a_move * (one.depth - best)) for one in found
    ]
    assert len({one.depth for one in found}) > 1


def test_a_lost_race_costs_as_much_as_a_move_can():
    """B needs one more move: letting A win first loses the match."""
    home = almost_home("A", "l15", "k14")
    state = position(HALMA.setup(2), "A", A=home, B=almost_home("B", "e2", "f3"))
    first, *others = weighed(state, piece_moves(state), inf)
    assert HALMA.write(first.move) == "k14-l15"
    assert all(first.value - other.value == MOST_DIFFERENCE for other in others)


def test_a_square_is_what_the_bar_counts():
    """A straight step of every piece brings all of them nearer by one."""
    state = begun().view(None).state
    assert steps_to_go(state, seat("A")) == steps_to_go(state, seat("B"))
    moved = position(HALMA.setup(2), "A", A="h8", B="a16")
    nearer = position(HALMA.setup(2), "A", A="i9", B="a16")
    assert steps_to_go(moved, seat("A")) - steps_to_go(nearer, seat("A")) == 1
    worth_ = evaluate(moved)
    values = [HalmaPosition(state, worth_).value for state in (moved, nearer)]
    assert values[1] - values[0] == pytest.approx(step_value(moved, worth_), abs=STEP_VALUE)
