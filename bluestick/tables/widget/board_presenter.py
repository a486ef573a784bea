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
"""Kind of a mark, and the square where it is drawn or, for a line, the squares along it."""


class BoardPresenter(Presenter[S]):
    """Presenter of a game with pieces on the squares of a board."""

    @abstractmethod
    def layout(self, size: QRectF, dpr: float, seat: Seat) -> Any:
        """Return the layout of a table; ``seat`` is at the bottom."""

    @abstractmethod
    def square(self, context: S, part: Part) -> QRectF:
        """Return the rectangle of a square in scene coordinates."""

    @abstractmethod
    def spot(self, context: S, part: Part) -> tuple[int, int]:
        """Return row and column of a square as displayed, from 0 at the top left."""

    @abstractmethod
    def pieces(self, view: Any) -> Mapping[Part, Seat]:
        """Return the owner of the piece on each occupied square."""

    @abstractmethod
    def piece(self, context: S, seat: Seat) -> tuple[QPixmap, QPixmap, float]:
        """Return the picture of a piece, its picture while lifted, and its z value."""

    @abstractmethod
    def marks(self, context: S) -> Mapping[str, tuple[Mark, ...]]:
        """Return all marks on the board by layer (a name); only layers that have changed are drawn again."""

    @abstractmethod
    def mark(self, context: S, layer: str, mark: Mark) -> tuple[QPixmap, QPointF, float]:
        """Return the picture, centre and z value of a mark."""

    @abstractmethod
    def motion(self, table: BoardTable[S], event: Event) -> QAbstractAnimation | None:
        """Return the animation of an event; None if there is nothing to show."""

    def is_touchable(self, context: S, part: Part) -> bool:
        """Return whether clicking a square chooses a piece, or a destination for the chosen piece."""
        return context.moves is not None and part in context.moves.next_parts(context.pick) | context.open_moves
