"""Presenter interface of board games."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from PySide6.QtCore import QAbstractAnimation, QPointF, QRectF
from PySide6.QtGui import QPixmap

from bluestick.engine.events import Event
from bluestick.engine.moves import Part
from bluestick.engine.seats import Seat
from bluestick.tables.widget.context import BoardContext
from bluestick.tables.widget.presenter import Presenter

if TYPE_CHECKING:
    from bluestick.tables.widget.board_table import BoardTable

S = TypeVar("S", bound=BoardContext)
"""What a game is told of its table."""
Mark = tuple[str, tuple[Part, ...]]
"""What is marked, on which square; or which line, along which squares."""


class BoardPresenter(Presenter[S]):
    """A game with pieces on the squares of a board."""

    @abstractmethod
    def layout(self, size: QRectF, dpr: float, seat: Seat) -> Any:
        """The places on a table of that size, as this seat sees them."""

    @abstractmethod
    def square(self, sit: S, part: Part) -> QRectF:
        """Where a square lies."""

    @abstractmethod
    def spot(self, sit: S, part: Part) -> tuple[int, int]:
        """The row and the column of a square, from the top left corner."""

    @abstractmethod
    def pieces(self, view: Any) -> Mapping[Part, Seat]:
        """Whose pieces stand where."""

    @abstractmethod
    def piece(self, sit: S, seat: Seat) -> tuple[QPixmap, QPixmap, float]:
        """A piece as it stands, as it is lifted, and its height."""

    @abstractmethod
    def marks(self, sit: S) -> Mapping[str, tuple[Mark, ...]]:
        """Everything that is marked, in layers: those that stay as they are are not drawn anew."""

    @abstractmethod
    def mark(self, sit: S, layer: str, mark: Mark) -> tuple[QPixmap, QPointF, float]:
        """A mark: its picture, its middle, its height."""

    @abstractmethod
    def motion(self, table: BoardTable, event: Event) -> QAbstractAnimation | None:
        """How an event is shown; None if there is nothing to see."""

    def is_touchable(self, sit: S, part: Part) -> bool:
        """Whether touching this does something."""
        return sit.moves is not None and part in sit.moves.next_parts(sit.pick) | sit.open_moves
