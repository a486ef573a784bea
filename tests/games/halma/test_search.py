from collections.abc import Iterator
from itertools import product
from random import Random

import pytest

from bluestick.engine.match import Match
from bluestick.engine.moves import M
from bluestick.engine.search.alphabeta import WIN
from bluestick.engine.seats import Seat
from bluestick.games.halma.board import GRID, camp, goal
from bluestick.games.halma.rules import Halma, MovePiece, Say, State, View, Word, piece_move
from bluestick.games.halma.search import DRAW, HalmaPosition
from bluestick.games.halma.worth import worth

RULES = Halma()
OPTIONS = [
    dict(zip(("occupied_base", "leave_first"), values, strict=True)) for values in product((False, True), repeat=2)
]


def fast(state: State) -> HalmaPosition:
    return HalmaPosition(state, worth(state.seats, thorough=True))


def both_lists(state: State, position: HalmaPosition) -> tuple[list[tuple[int, int]], list[tuple[int, int]]]:
    slow = [(m.origin, m.target) for m in RULES.moves(View(state.turn, state)) if isinstance(m, MovePiece)]
    return sorted(slow), sorted((move >> 8 & 255, move & 255) for move in position.listed())


def winner(state: State) -> int | None:
    if state.result is None:
        return None
    return min(state.result.winners, default=Seat(DRAW)) & 1 if state.result.winners else DRAW


def same(state: State, position: HalmaPosition) -> bool:
    """The same board, player to move, result, key and worth as a position built afresh."""
    assert winner(state) == position.winner
    assert bytes(position.board) == state.board
    if state.result is not None:
        return True
    assert state.turn == position.turn
    anew = fast(state)
    assert (position.key, position.value, position.side) == (anew.key, anew.value, anew.side)
    return both_lists(state, position)[0] == both_lists(state, position)[1]


def wander(seats: int, options: dict[str, bool], rng: Random) -> Iterator[tuple[State, HalmaPosition]]:
    """A match in which half the moves go forward and half anywhere, in step with the fast position."""
    match = Match(RULES, RULES.setup(seats, options=options), rng=rng)
    match.chance()
    position = fast(match.view(None).state)
    hurry = rng.random()
    while True:
        state = match.view(None).state
        if state.asked:
            match.play(min(state.asked), Say(Word.DECLINE))
            continue
        yield state, position
        if state.result is not None:
            return
        moves = position.moves()
        forward = max(1, len(moves) // 8)
        move = rng.choice(moves[:forward] if rng.random() < hurry else moves)
        position.make(move)
        match.play(state.turn, piece_move(move >> 8 & 255, move & 255))


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("seats", [2, 4])
def test_every_position_has_the_same_moves_successor_and_result_as_in_the_rules(seats, options):
    rng = Random(f"{seats} {options}")
    ends = set()
    positions = 0
    while positions < 600:
        for state, position in wander(seats, options, rng):
            assert same(state, position)
            ends.add(position.winner)
            positions += 1
            if positions % 600 == 0:
                break
