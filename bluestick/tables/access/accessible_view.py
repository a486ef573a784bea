"""Base class of the tables: a graphics view whose parts a screen reader can walk through."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsView, QWidget

from bluestick.engine.moves import Part, Pick
from bluestick.tables.access import accessible_roles
from bluestick.tables.access.accessible_table import TableAccess


class AccessibleView(QGraphicsView):
    """View of parts that have names: cards, piles, squares."""

    has_grid = False
    """Whether its parts lie in rows and columns."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.pick: Pick = ()
        """The chosen parts, in order."""
        self.aloud: Callable[[str], str] = str
        """Turns a text into what a screen reader reads out."""
        self.access: TableAccess | None = None
        accessible_roles.install()

    def make_access(self) -> TableAccess:
        """Create the accessible interface that Qt asks for, and keep it: Qt deletes it with the view."""
        self.access = TableAccess(self)
        return self.access

    @abstractmethod
    def parts(self) -> Sequence[Part]:
        """Every part with a name, in reading order."""

    @abstractmethod
    def part_at(self, point: QPointF) -> Part | None:
        """The part at a point of the view."""

    @abstractmethod
    def place(self, part: Part) -> QPointF | None:
        """The middle of a part; None for a word."""

    def spot(self, part: Part) -> tuple[int, int] | None:
        """Row and column of a part; None without a grid."""
        return None

    @abstractmethod
    def describe(self, part: Part) -> str:
        """A part in words."""

    def word_button(self, word: Part) -> QWidget | None:
        """The visible button of a word, if there is one."""
        return None

    @property
    @abstractmethod
    def cursor_part(self) -> Part | None:
        """The part under the keyboard cursor while that is visible."""

    @abstractmethod
    def can_choose(self, part: Part) -> bool:
        """Whether a part is chosen, or could be."""

    @abstractmethod
    def click(self, part: Part) -> None:
        """Do what a click on a part does."""

    @abstractmethod
    def move_cursor(self, part: Part | None) -> None:
        """Move the keyboard cursor."""

    @abstractmethod
    def cancel(self) -> None:
        """Choose nothing any more."""
