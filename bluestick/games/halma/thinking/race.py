"""End of a match of two players whose pieces have passed each other: search for the fastest way into the goal."""

from __future__ import annotations

from collections.abc import Collection
from heapq import nlargest
from time import monotonic

from bluestick.engine.seats import Seat
from bluestick.games.halma.board import corner_distance, opposite_seat
from bluestick.games.halma.state import State
from bluestick.games.halma.thinking.search import HalmaPosition

WIDTHS = (8, 64)
"""Widths of the beam search, in order. A greater one hardly ever saves a move."""

_MORE = 4
"""Number of moves by which a clearly slow move is assumed to be slower than the best."""

Path = tuple[int, ...]


def have_passed(state: State) -> bool:
    """Return whether no piece of two players can get in the way of the other's."""
    if state.seats != 2 or state.turn is None:
        return False
    across = opposite_seat(2, Seat(0))
    own, other = (
        [corner_distance(2, across, square) for square, code in enumerate(state.board) if code == seat + 1]
        for seat in range(2)
    )
    return max(own) < min(other)


def shortest_way_move(position: HalmaPosition, moves: list[int], deadline: float) -> int | None:
    """Return the move that begins the shortest way to the goal; None if no way was found in time."""
    path = _shortest(position, moves, deadline)
    return path[0] if path else None


def moves_home(position: HalmaPosition, deadline: float) -> int | None:
    """Return how many moves bring all pieces home; None if no way was found in time."""
    return len(_shortest(position, position.moves(), deadline)) or None


def _shortest(position: HalmaPosition, moves: list[int], deadline: float) -> Path:
    best: Path = ()
    for width in WIDTHS:
        found = _beam_search(position, moves, width, len(best) or 1000, deadline)
        if found:
            best = found
        elif monotonic() > deadline:
            break
    return best


def moves_home_by_move(
    position: HalmaPosition, moves: list[int], exact: Collection[int], deadline: float
) -> dict[int, int]:
    """Return by move how many moves, itself included, bring all pieces home; {} if no way was found in time.

    The best move and those of ``exact`` are searched thoroughly and always included; a much slower one counts as
    ``_MORE`` moves slower than the fastest.
    """
    first = shortest_way_move(position, moves, deadline)
    if first is None:
        return {}
    found: dict[int, int] = {}
    for move in dict.fromkeys((first, *exact, *moves)):
        careful = move == first or move in exact
        most = min(found.values(), default=1000) + _MORE
        for width in WIDTHS if careful else WIDTHS[:1]:
            path = _beam_search(position, [move], width, found.get(move, most), deadline)
            if path:
                found[move] = len(path)
        if monotonic() > deadline:
            break
        found.setdefault(move, most)
    return found if first in found and found.keys() >= set(exact) else {}


def _beam_search(position: HalmaPosition, moves: list[int], width: int, most: int, deadline: float) -> Path:
    """Return a way home of less than ``most`` moves, by beam search; empty if none is found."""
    seen = {position.own_key}
    paths: list[tuple[int, Path]] = [(0, ())]
    for _ in range(most - 1):
        found: dict[int, tuple[int, Path]] = {}
        for score, path in paths:
            if monotonic() > deadline:
                return ()
            for made in path:
                position.advance(made)
            for move in position.listed() if path else moves:
                if position.brings_last_home(move):
                    for _ in path:
                        position.unmake()
                    return (*path, move)
                key = position.own_key_after(move)
                if key not in seen:
                    seen.add(key)
                    found[key] = score + (move >> 16), (*path, move)
            for _ in path:
                position.unmake()
        if not found:
            return ()
        paths = nlargest(width, found.values())
    return ()
