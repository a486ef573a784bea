"""Moves of a match as a table: one row per round, one column per seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bluestick.engine.seats import CHANCE, Seat

if TYPE_CHECKING:
    from bluestick.engine.match import AnyMatch

Place = tuple[int, int]
"""Round (row) and column in the table, both counted from 0."""


def move_places(match: AnyMatch) -> tuple[list[Place | None], Place | None]:
    """Return the place of each move made (None for a deal), and the place of the next move.

    The latter is None unless exactly one seat is to act.
    """
    taken: list[Place | None] = []
    last: Place | None = None
    first: Seat | None = None
    for played in match.played:
        if played.seat == CHANCE:
            taken.append(None)
            continue
        first = played.seat if first is None else first
        last = _next_place(last, (played.seat - first) % match.setup.seats)
        taken.append(last)
    waiting = match.to_act - {CHANCE}
    if len(waiting) != 1:
        return taken, None
    (seat,) = waiting
    return taken, _next_place(last, 0 if first is None else (seat - first) % match.setup.seats)


def seat_columns(match: AnyMatch) -> tuple[Seat, ...]:
    """Return the seats by column: first the one that made, or will make, the first move."""
    moved = (played.seat for played in match.played if played.seat != CHANCE)
    first = next(moved, max(0, min(match.to_act, default=0)))
    return tuple(Seat((first + column) % match.setup.seats) for column in range(match.setup.seats))


def round_number(match: AnyMatch, position: int | None = None) -> int:
    """Return the number, from 1, of the round of the last move before ``position`` (None: of the next move)."""
    taken, following = move_places(match)
    last = following if position is None else None
    last = last or next((place for place in reversed(taken[:position]) if place is not None), (0, 0))
    return last[0] + 1


def _next_place(last: Place | None, column: int) -> Place:
    if last is None:
        return (0, column)
    return (last[0], column) if column > last[1] else (last[0] + 1, column)
