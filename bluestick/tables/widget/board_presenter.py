"""Presenter interface of board games, which the table widget calls."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QAbstractAnimation, QPointF, QRectF
from PySide6.QtGui import QPixmap

from bluestick.engine.events import Event
from bluestick.engine.moves import Part
from bluestick.engine.seats import Seat
from bluestick.tables.widget.presenter import Presenter, S

if TYPE_CHECKING:
    from bluestick.tables.widget.board_table import BoardTable

Mark = tuple[str, tuple[Part, ...]]
"""Kind of a mark on the board, and its squares: one, or several for a line along them."""


class BoardPresenter(Presenter[S]):
    """Presenter of a game with pieces on the squares of a board."""

    @abstractmethod
    def layout(self, size: QRectF, dpr: float, seat: Seat) -> Any:
        """Return the layout of a table of ``size`` pixels, with the side of ``seat`` at the bottom."""

    @abstractmethod
    def square(self, context: S, part: Part) -> QRectF:
        """Return the rectangle of a square in scene coordinates."""

    @abstractmethod
    def spot(self, context: S, part: Part) -> tuple[int, int]:
        """Return (row, column) of a square as displayed, counted from 0 at the top left."""

    @abstractmethod
    def pieces(self, view: Any) -> Mapping[Part, Seat]:
        """Return the owner of the piece on each occupied square."""

    @abstractmethod
    def piece(self, context: S, seat: Seat) -> tuple[QPixmap, QPixmap, float]:
        """Return (picture, picture while dragged, z value) of a piece that ``seat`` owns."""

    @abstractmethod
    def marks(self, context: S) -> Mapping[str, tuple[Mark, ...]]:
        """Return all marks on the board by name of their layer; the table redraws a layer only if its marks change."""

    @abstractmethod
    def mark(self, context: S, layer: str, mark: Mark) -> tuple[QPixmap, QPointF, float]:
        """Return (picture, centre, z value) of a mark."""

    @abstractmethod
    def motion(self, table: BoardTable[S], event: Event) -> QAbstractAnimation | None:
        """Return the animation of an event; None if there is nothing to show."""

    def is_touchable(self, context: S, part: Part) -> bool:
        """Return whether clicking a square chooses a piece, or a destination for the chosen piece."""
        return context.moves is not None and part in context.moves.next_parts(context.pick) | context.open_moves
