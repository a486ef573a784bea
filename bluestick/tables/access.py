"""A table for those who do not see it: a list of everything on it that has a name."""

# mypy: disable-error-code="override"
# The stubs of Qt do not know that there may be no interface.

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, QRect
from PySide6.QtGui import QAccessible, QAccessibleEvent, QAccessibleInterface, QAccessibleObject, QWindow
from shiboken6 import isValid

from bluestick.engine.moves import Part

if TYPE_CHECKING:
    from bluestick.tables.base import GameTable


@cache
def install() -> None:
    """Have Qt ask us about tables. It does so only while somebody listens."""
    QAccessible.installFactory(_access)


def tell_focus(table: GameTable, part: Part) -> None:
    """The cursor has come to a part."""
    if QAccessible.isActive():
        event = QAccessibleEvent(table, QAccessible.Event.Focus)
        event.setChild(table.parts().index(part))
        QAccessible.updateAccessibility(event)


def _access(key: str, thing: QObject) -> QAccessibleInterface | None:
    from bluestick.tables.base import GameTable

    if not isinstance(thing, GameTable):
        return None
    thing.access = TableAccess(thing)  # somebody has to hold it; Qt deletes it with the table
    return thing.access


class TableAccess(QAccessibleObject):
    """The table: its children are its parts, in reading order."""

    def __init__(self, table: GameTable) -> None:
        super().__init__(table)
        self._table = table
        self._children: dict[Part, PartAccess] = {}
        self._registered: list[int] = []
        registered = self._registered
        table.destroyed.connect(lambda: _forget(registered))

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.List

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        state.focusable = True
        state.focused = self._table.hasFocus()
        return state

    def text(self, kind: QAccessible.Text) -> str:
        return {
            QAccessible.Text.Name: self._table.accessibleName(),
            QAccessible.Text.Description: self._table.accessibleDescription(),
        }.get(kind, "")

    def rect(self) -> QRect:
        return QRect(self._table.mapToGlobal(QPoint()), self._table.size())

    def window(self) -> QWindow:
        return self._table.window().windowHandle()

    def parent(self) -> QAccessibleInterface | None:
        above = self._table.parentWidget()
        return None if above is None else QAccessible.queryAccessibleInterface(above)

    def childCount(self) -> int:
        return len(self._table.parts())

    def child(self, index: int) -> QAccessibleInterface | None:
        parts = self._table.parts()
        return self._part(parts[index]) if 0 <= index < len(parts) else None

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:
        part = self._table.part_at(self._table.mapFromGlobal(QPoint(x, y)).toPointF())
        return None if part is None else self._part(part)

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return self._table.parts().index(child.part) if isinstance(child, PartAccess) else -1

    def focusChild(self) -> QAccessibleInterface | None:
        return None if self._table.cursor_part is None else self._part(self._table.cursor_part)

    def _part(self, part: Part) -> PartAccess:
        if part not in self._children:
            access = self._children[part] = PartAccess(self, self._table, part)
            self._registered.append(QAccessible.registerAccessibleInterface(access))  # now Qt owns it
        return self._children[part]


def _forget(registered: list[int]) -> None:
    for number in registered:
        QAccessible.deleteAccessibleInterface(number)


class PartAccess(QAccessibleInterface):
    """A card or a square, in the words of the table."""

    def __init__(self, parent: TableAccess, table: GameTable, part: Part) -> None:
        super().__init__()
        self._parent = parent
        self._table = table
        self.part = part

    def isValid(self) -> bool:
        return isValid(self._table)

    def object(self) -> QObject | None:
        return None

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.ListItem

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        state.focusable = state.selectable = True
        state.focused = self._table.hasFocus() and self._table.cursor_part == self.part
        state.selected = self.part in self._table.pick
        return state

    def text(self, kind: QAccessible.Text) -> str:
        return self._table.describe(self.part) if kind == QAccessible.Text.Name else ""

    def setText(self, kind: QAccessible.Text, text: str) -> None:
        pass  # nobody renames a square

    def rect(self) -> QRect:
        spot = self._table.place(self.part)
        if spot is None:
            return QRect()
        corner = self._table.mapToGlobal(spot.toPoint())
        return QRect(corner.x() - 12, corner.y() - 12, 24, 24)

    def window(self) -> QWindow:
        return self._parent.window()

    def parent(self) -> QAccessibleInterface:
        return self._parent

    def childCount(self) -> int:
        return 0

    def child(self, index: int) -> QAccessibleInterface | None:
        return None

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:
        return None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return -1
