"""Positions of Halma as text: rows from the sixteenth rank down, digits for empty squares, then the player to move."""

import re
from collections.abc import Mapping
from itertools import groupby

from bluestick.engine.match import Match
from bluestick.engine.moves import Part
from bluestick.engine.rules import Setup
from bluestick.engine.seats import CHANCE, Seat
from bluestick.games.halma.board import GRID
from bluestick.games.halma.moves import DrawLots, MovePiece
from bluestick.games.halma.rules import Halma
from bluestick.games.halma.state import State

HALMA = Halma()
LETTERS = "ABCD"


def seat(letter: str) -> Seat:
    return Seat(LETTERS.index(letter))


def pieces_of(**squares: str) -> dict[int, Seat]:
    """Return pieces by square: ``pieces_of(A="a1 b2", B="h8")``."""
    return {GRID.square(name): seat(letter) for letter, names in squares.items() for name in names.split()}


def from_text(text: str) -> tuple[dict[int, Seat], Seat]:
    board, turn = text.split()
    squares = "".join("." * int(run) if run.isdigit() else run for run in re.findall(r"\d+|[A-D]|/", board))
    rows = squares.split("/")
    assert [len(row) for row in rows] == [16] * 16, text
    on_board = enumerate("".join(reversed(rows)))
    return {square: seat(letter) for square, letter in on_board if letter != "."}, seat(turn)


def board_text(state: State) -> str:
    letters = [LETTERS[owner - 1] if owner else "" for owner in state.board]
    rows = (letters[rank * 16 : rank * 16 + 16] for rank in reversed(range(16)))
    return "/".join(
        "".join(str(len(list(run))) if not letter else letter * len(list(run)) for letter, run in groupby(row))
        for row in rows
    )


def squares_of(state: State, letter: str) -> frozenset[Part]:
    return frozenset(GRID.names[at] for at, owner in enumerate(state.board) if owner == seat(letter) + 1)


def position(setup: Setup, turn: str, **squares: str) -> State:
    return HALMA.position(setup, pieces_of(**squares), seat(turn))


def after(state: State, *moves: str) -> State:
    """Return the state after moves of the players to act, each of which must be legal."""
    for text in moves:
        mover = min(HALMA.to_act(state))
        move = HALMA.read(text)
        refusal = HALMA.moves(HALMA.view(state, mover)).why_not(move)
        assert refusal is None, (text, refusal)
        state = HALMA.apply(state, mover, move).state
    return state


def begun(first: str = "A", seats: int = 2, options: Mapping[str, bool] | None = None, id: str | None = None) -> Match:
    """Return a match whose lots have been drawn."""
    match = Match(HALMA, HALMA.setup(seats, options=options), id=id)
    match.play(CHANCE, DrawLots(seat(first)))
    return match


def piece_moves(state: State) -> list[MovePiece]:
    """Return the moves of pieces of the player to move."""
    assert state.turn is not None
    return [move for move in HALMA.moves(HALMA.view(state, state.turn)) if isinstance(move, MovePiece)]


def destinations(state: State, origin: Part) -> list[Part]:
    assert state.turn is not None
    return sorted(HALMA.moves(HALMA.view(state, state.turn)).next_parts((origin,)))
