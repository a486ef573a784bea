from collections.abc import Iterator
from itertools import product
from random import Random

import pytest

from bluestick.engine.match import Match
from bluestick.engine.search.alphabeta import WIN
from bluestick.games.halma.board import GRID, goal_base, start_base
from bluestick.games.halma.moves import Say, Word, piece_move
from bluestick.games.halma.state import State
from bluestick.games.halma.thinking.search import DRAW, HalmaPosition
from bluestick.games.halma.thinking.values import evaluate, least_total_steps
from tests.daily import first
from tests.games.halma.positions import HALMA, after, begun, from_text, piece_moves, position, seat

OPTIONS = [
    dict(zip(("occupied_base", "leave_first"), values, strict=True)) for values in product((False, True), repeat=2)
]


def fast(state: State) -> HalmaPosition:
    return HalmaPosition(state, evaluate(state))


def winner(state: State) -> int | None:
    """The winning side as the search names it."""
    if state.result is None:
        return None
    return min(state.result.winners) % 2 if state.result.winners else DRAW


def assert_same(state: State, quick: HalmaPosition) -> None:
    """The same board, result, player to move and moves; key and worth as in a position built afresh."""
    assert bytes(quick.board) == state.board
    assert quick.winner == winner(state)
    if state.result is None:
        anew = HalmaPosition(state, quick.worth)
        assert (quick.turn, quick.key, quick.value) == (state.turn, anew.key, anew.value)
        moves = [(move >> 8 & 255, move & 255) for move in quick.listed()]
        assert len(moves) == len(set(moves))
        assert set(moves) == {(move.origin, move.target) for move in piece_moves(state)}


def wander(match: Match, rng: Random) -> Iterator[tuple[State, HalmaPosition]]:
    """Play on by lot, more or less eager to go forward, in step with the fast position."""
    position = fast(match.view(None).state)
    eagerness = rng.random()
    while True:
        state = match.view(None).state
        if state.asked:
            match.play(min(state.asked), Say(Word.DECLINE))
            continue
        yield state, position
        if state.result is not None:
            return
        moves = position.moves()
        move = rng.choice(moves[: len(moves) // 8 + 1] if rng.random() < eagerness else moves)
        position.make(move)
        match.play(state.turn, piece_move(move >> 8 & 255, move & 255))


@pytest.mark.parametrize("options", first(OPTIONS), ids=str)
@pytest.mark.parametrize("seats", [2, 4])
def test_random_positions_have_the_moves_successor_and_result_of_the_rules(seats, options):
    rng = Random(f"{seats} {options}")
    positions = 0
    while positions < 600:
        for state, quick in wander(begun("A", seats, options), rng):
            assert_same(state, quick)
            positions += 1
            if positions == 600:
                break


FULL = " ".join(GRID.names[square] for square in sorted(goal_base(2, seat("A"))))
ALMOST = FULL.replace("l15", "k15")


def four(**pieces: str) -> State:
    return position(HALMA.setup(4), "A", **pieces)


def corner_of(letter: str) -> str:
    return " ".join(GRID.names[square] for square in sorted(start_base(4, seat(letter))))


@pytest.mark.parametrize(
    ("state", "move", "result"),
    [
        (position(HALMA.setup(2), "A", A=ALMOST, B="a1 h8"), "k15-l15", 0),
        (position(HALMA.setup(2), "A", A="a1", B=FULL.replace("p16", "a3")), "a1-a2", None),
        (four(A=corner_of("C").replace("p16", "h8"), C=corner_of("A"), B="h9", D="a9"), "h8-h7", None),
        (
            four(A=corner_of("C").replace("m16", "l16"), C=corner_of("A"), B="h9", D="a9"),
            "l16-m16",
            0,
        ),
        (
            position(HALMA.setup(2, options={"occupied_base": True}), "A", A=ALMOST.replace("p16", "h8"), B="p16 a1"),
            "k15-l15",
            0,
        ),
        (
            HALMA.position(
                HALMA.setup(2),
                *from_text("11AAAAA/12AAAA/12AAAA/13AAA/14AA/16/16/16/16/16/16/BB14/BBB13/BBBB12/ABBB1B10/BBBBB11 B"),
            ),
            "f2-e2",
            DRAW,
        ),
    ],
    ids=["filled", "not yet", "partner not home", "pair home", "occupied", "dead"],
)
def test_ends_are_those_of_the_rules(state, move, result):
    position = fast(state)
    position.make(next(m for m in position.moves() if HALMA.write(piece_move(m >> 8 & 255, m & 255)) == move))
    later = after(state, move)
    assert winner(later) == result
    assert_same(later, position)


def test_the_third_occurrence_is_a_draw_as_in_the_rules():
    there_and_back = ("e2-f3", "l15-k14", "f3-e2", "k14-l15")
    state = after(begun().view(None).state, *there_and_back, *there_and_back[:3])
    position = fast(state)
    position.make(next(m for m in position.moves() if HALMA.write(piece_move(m >> 8 & 255, m & 255)) == "k14-l15"))
    assert position.winner == DRAW == winner(after(state, "k14-l15"))


@pytest.mark.parametrize("seats", [2, 4])
def test_taking_back_restores_everything(seats):
    rng = Random(seats)
    start = fast(begun("A", seats).view(None).state)
    position = fast(begun("A", seats).view(None).state)
    made = 0
    while position.winner is None and made < 300:
        position.make(rng.choice(position.moves()[:5]))
        made += 1
    for _ in range(made):
        position.unmake()
    assert (position.board, position.turn, position.key, position.value) == (
        start.board,
        start.turn,
        start.key,
        start.value,
    )
    assert sorted(position.moves()) == sorted(start.moves())
    assert position.times() == 1


def test_the_frontier_is_the_value_after_the_best_move():
    rng = Random(5)
    for state, quick in wander(begun("A"), rng):
        if state.result is None and quick.frontier(WIN) < 1000:
            looked = []
            for move in quick.moves():
                quick.make(move)
                looked.append(-quick.value)
                quick.unmake()
            assert quick.frontier(WIN) == max(looked)
            enough = rng.choice(looked)
            assert enough <= quick.frontier(enough) <= max(looked)


def test_pieces_are_matched_with_holes_so_that_all_ways_together_are_shortest():
    a1, b2, h8, p16 = (GRID.square(name) for name in ("a1", "b2", "h8", "p16"))
    assert least_total_steps([a1, h8], [b2, p16]) == 1 + 8
    assert least_total_steps([h8, a1], [b2, p16]) == 1 + 8
    assert least_total_steps([], []) == 0


def test_a_piece_costs_the_more_the_farther_the_others_have_gone_on_without_it():
    def last(*others: str) -> int:
        state = position(HALMA.setup(2), "A", A=" ".join(("d3", *others)), B="p16")
        return evaluate(state).squares[seat("A")][GRID.square("d3")]

    together = last("e4", "f5", "g6")
    assert last("g7", "h8", "i9") < together
    assert last("j10", "k11", "k12") < last("g7", "h8", "i9")
    assert last() == together
