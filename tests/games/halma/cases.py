"""How the worked cases of halma are checked, kind by kind."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from bluestick.games.halma.board import GRID, corner, goal, opposite
from bluestick.games.halma.state import GoalEntered, State
from tests.games.halma.positions import (
    HALMA,
    LETTERS,
    after,
    begun,
    board_text,
    destinations,
    from_text,
    piece_moves,
    position,
    seat,
    squares_of,
)

Case = Mapping[str, Any]

QUICK = 100_000
"""Move sequences that can be counted in the normal run."""


def _setup(case: Case):
    options = {case["option"]: True} if "option" in case else {}
    return HALMA.setup(case["players"], options=options)


def _state(case: Case) -> State:
    if "fen" in case:
        return HALMA.position(_setup(case), *from_text(case["fen"]))
    return position(_setup(case), case["turn"], **case["pieces"])


def _letters(seats) -> str:
    return "".join(sorted(LETTERS[each] for each in seats))


def _winner(state: State) -> str | None:
    outcome = HALMA.outcome(state)
    return _letters(outcome.winners) if outcome is not None and outcome.winners else None


def setup(case: Case) -> None:
    expect = dict(case["expect"])
    each, goals, first_moves = (expect.pop(key) for key in ("pieces_each", "goal", "legal_first_moves"))
    match = begun(seats=case["players"])
    state = match.view(None).state
    assert set(expect) == set(goals) == set(LETTERS[: case["players"]])
    corners = {"SW": "a1", "NW": "a16", "NE": "p16", "SE": "p1"}
    for letter, squares in expect.items():
        assert squares_of(state, letter) == set(squares.split())
        assert len(squares.split()) == each
        far = opposite(case["players"], seat(letter))
        assert GRID.names[corner(case["players"], far)] == corners[goals[letter].split()[0]]
        assert {GRID.names[square] for square in goal(case["players"], seat(letter))} == squares_of(state, LETTERS[far])
    assert len(piece_moves(state)) == first_moves


def destinations_of(case: Case) -> None:
    state = _state(case)
    assert destinations(state, case["from"]) == case["expect"]
    origin = GRID.square(case["from"])
    assert sorted(GRID.names[move.target] for move in piece_moves(state) if move.origin == origin) == case["expect"]


def illegal(case: Case) -> None:
    assert case["expect"] == "rejected"
    state = _state(case)
    move = HALMA.read(case["move"])
    moves = HALMA.moves(HALMA.view(state, seat(case["turn"])))
    assert move not in moves
    assert move not in list(moves)
    assert moves.why_not(move).clause
    assert moves.readings(HALMA.parts(move)) == ()


def win(case: Case) -> None:
    state = _state(case)
    *before, last = case.get("moves") or [case["move"]]
    for text in before:
        state = after(state, text)
        assert _winner(state) is None
    assert _winner(after(state, last)) == case["expect"]["winner"]


def not_won(case: Case) -> None:
    assert case["position"] == "start"
    assert case["expect"] == {"winner": None}
    match = begun(seats=case["players"])
    assert match.outcome is None
    state = match.view(None).state
    assert all(HALMA.outcome(HALMA.apply(state, state.turn, move).state) is None for move in piece_moves(state))


def must_pass(case: Case) -> None:
    skipped, expect = case["turn"], case["expect"]
    state = _state(case)
    assert state.turn == seat(expect["next_turn"])
    assert len(piece_moves(replace(state, turn=seat(skipped)))) == expect["legal_moves"]


def order(case: Case) -> None:
    match = begun(case["start"], case["players"])
    for letter in case["expect"]:
        assert _letters(match.to_act) == letter
        match.play(seat(letter), piece_moves(match.view(None).state)[0])


def dead(case: Case) -> None:
    expect = case["expect"]
    state = _state(case)
    moves = piece_moves(state)
    assert len(moves) == expect["legal_moves_A"]
    assert destinations(state, "a2") == expect["destinations_of_a2"]
    assert expect["winner"] is None
    assert "LQ9" in expect["draw_by"]
    for move in moves:
        outcome = HALMA.outcome(HALMA.apply(state, state.turn, move).state)
        assert (outcome.winners, outcome.clause) == (frozenset(), "halma#LQ9")


def perft(case: Case) -> None:
    quick = [count for count in case["expect"] if count <= QUICK]
    _count(_state(case), quick)


def deep_perft(case: Case) -> None:
    """All plies, the deepest too."""
    _count(_state(case), case["expect"])


def _count(state: State, expect: list[int]) -> None:
    assert [sequences(state, length) for length in range(1, len(expect) + 1)] == expect


def sequences(state: State, length: int) -> int:
    """The number of move sequences of that length, a move being a piece and its destination."""
    if HALMA.outcome(state) is not None:
        return 0
    moves = piece_moves(state)
    if length == 1:
        return len(moves)
    return sum(sequences(HALMA.apply(state, state.turn, move).state, length - 1) for move in moves)


def game_replay(case: Case) -> None:
    expect = case["expect"]
    assert expect["every_move_legal"]
    assert expect["won_only_after_last_move"]
    match = begun(case["start_turn"], case["players"])
    for text in case["moves"].split():
        assert match.outcome is None
        events = match.play(min(match.to_act), HALMA.read(text))
    assert _letters(match.outcome.winners) == expect["winner"]
    assert any(isinstance(event, GoalEntered) for event in events)
    assert board_text(match.view(None).state) == expect["final_board"]


def draw(case: Case) -> None:
    assert case["position"] == "start"
    assert case["expect"] == {"draw": True, "only_after_last_move": True}
    match = begun(case["turn"], case["players"])
    for text in case["moves"]:
        assert match.outcome is None
        match.play(min(match.to_act), HALMA.read(text))
    assert match.outcome.winners == frozenset()


KINDS: dict[str, Callable[[Case], None]] = {
    "setup": setup,
    "destinations": destinations_of,
    "destinations_fen": destinations_of,
    "illegal": illegal,
    "win": win,
    "win_option": win,
    "not_won": not_won,
    "must_pass": must_pass,
    "order": order,
    "dead": dead,
    "perft": perft,
    "game_replay": game_replay,
    "draw": draw,
}

IN_DEPTH: dict[str, Callable[[Case], None]] = {"perft": deep_perft}
"""Kinds of which the normal run checks only the quick part."""
