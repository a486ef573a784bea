"""Context of a halma board, with derived facts."""

from __future__ import annotations

from bluestick.engine.moves import Part
from bluestick.engine.seats import Seat
from bluestick.games.halma.board import GRID, corner, locked_paths, opposite_seat, shortest_path
from bluestick.games.halma.moves import WORDS
from bluestick.games.halma.state import View
from bluestick.tables.halma.layout import Layout
from bluestick.tables.widget.context import TableContext


class HalmaContext(TableContext):
    """Context of one halma board."""

    at: Layout
    shown: View

    @property
    def movable_squares(self) -> frozenset[Part]:
        return self.open_moves - WORDS

    @property
    def chosen(self) -> Part | None:
        return self.pick[0] if self.pick else None

    def path(self, origin: int, target: int) -> tuple[Part, ...]:
        board = self.shown.state.board
        locked = locked_paths(self.setup.seats, Seat(board[origin] - 1))
        return tuple(GRID.names[square] for square in shortest_path(board, origin, target, locked))

    def partner(self, seat: Seat) -> Seat | None:
        """Return the partner of ``seat`` in a game of four; None in a game of two. L2.4."""
        side = next(side for side in self.rules.sides(self.setup) if seat in side)
        return next(iter(side - {seat}), None)

    def goal_corner(self, seat: Seat) -> tuple[bool, bool]:
        """Return (is at the right, is at the bottom) of the goal corner of ``seat`` on the board as displayed."""
        column, row = self.at.spot(corner(self.setup.seats, opposite_seat(self.setup.seats, seat)))
        return column > 7, row > 7
