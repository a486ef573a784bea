"""Base class of the tables: a graphics view whose parts a screen reader can read one by one."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsView, QWidget

from bluestick.engine.moves import Part, Pick
from bluestick.tables.access import accessible_roles
from bluestick.tables.access.accessible_table import TableAccess


class AccessibleView(QGraphicsView):
    """Graphics view whose named parts (cards, piles, squares) a screen reader can read."""

    has_grid = False

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.pick: Pick = ()
        """Chosen parts (cards or squares), in the order of choosing."""
        self.aloud: Callable[[str], str] = str
        """Function that turns a text into what a screen reader reads out."""
        self.access: TableAccess | None = None
        accessible_roles.install()

    def make_access(self) -> TableAccess:
        """Create and keep the accessible interface: Qt deletes it with the view."""
        self.access = TableAccess(self)
        return self.access

    @abstractmethod
    def parts(self) -> Sequence[Part]:
        """Return every named part, in reading order."""

    @abstractmethod
    def part_at(self, point: QPointF) -> Part | None:
        """Return the part at a point of the view; None if there is none."""

    @abstractmethod
    def place(self, part: Part) -> QPointF | None:
        """Return the centre of a part; None for a word such as ``pass``, or for a part that is not on the table."""

    def spot(self, part: Part) -> tuple[int, int] | None:
        return None

    @abstractmethod
    def describe(self, part: Part) -> str:
        """Return the description of a part that a screen reader reads out."""

    def word_button(self, word: Part) -> QWidget | None:
        return None

    @property
    @abstractmethod
    def cursor_part(self) -> Part | None:
        """Part under the keyboard cursor; None while the cursor is hidden."""

    @abstractmethod
    def can_choose(self, part: Part) -> bool:
        """Return whether a part is chosen or can be chosen now."""

    @abstractmethod
    def click(self, part: Part) -> None:
        """Perform a click on a part, on request of a screen reader."""

    @abstractmethod
    def move_cursor(self, part: Part | None) -> None:
        """Move the keyboard cursor to a part; None moves it to the first part."""

    @abstractmethod
    def cancel(self) -> None:
        """Clear the pick, so that no parts are chosen."""
