"""A table for those who do not see it: a list of everything on it that has a name.

Qt may ask while the table is being destroyed, or about a card that is no longer there: then there is nothing to say.
PySide never lets go of an interface that was handed to Qt once, so none of them may hold a table.
"""

# mypy: disable-error-code="override"
# The stubs of Qt do not know that there may be no interface.

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING
from weakref import ref

from PySide6.QtCore import QObject, QPoint, QRect
from PySide6.QtGui import QAccessible, QAccessibleEvent, QAccessibleInterface, QAccessibleObject, QWindow
from PySide6.QtWidgets import QAccessibleWidget, QScrollArea
from shiboken6 import isValid

from bluestick.engine.moves import Part

if TYPE_CHECKING:
    from bluestick.tables.widget import GameTable


@cache
def install() -> None:
    """Have Qt ask us about tables and scroll areas. It does so only while somebody listens."""
    QAccessible.installFactory(_access)


def tell_focus(table: GameTable, part: Part) -> None:
    """The cursor has come to a part."""
    if QAccessible.isActive() and part in table.parts():
        event = QAccessibleEvent(table, QAccessible.Event.Focus)
        event.setChild(table.parts().index(part))
        QAccessible.updateAccessibility(event)


def _access(key: str, thing: QObject) -> QAccessibleInterface | None:
    from bluestick.tables.widget import GameTable

    if isinstance(thing, GameTable):
        thing.access = TableAccess(thing)  # somebody has to hold it; Qt deletes it with the table
        return thing.access
    if isinstance(thing, QScrollArea):
        # Qt's own interface looks up a child without a check: asked for a bar that has just gone, it crashes.
        access = QAccessibleWidget(thing, QAccessible.Role.Client)
        _held.add(access)
        thing.destroyed.connect(lambda: _held.discard(access))
        return access
    return None


_held: set[QAccessibleInterface] = set()
"""What Qt looks at: somebody has to hold it."""


class TableAccess(QAccessibleObject):
    """The table: its children are its parts, in reading order."""

    def __init__(self, table: GameTable) -> None:
        super().__init__(table)
        self._table = ref(table)
        self._children: dict[Part, PartAccess] = {}
        children = self._children
        table.destroyed.connect(lambda: _forget(children))

    @property
    def table(self) -> GameTable | None:
        """None while it is being destroyed, and after that."""
        table = self._table()
        return table if table is not None and isValid(table) else None

    def isValid(self) -> bool:
        return self.table is not None

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.List

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        state.focusable = True
        state.focused = self.table is not None and self.table.hasFocus()
        return state

    def text(self, kind: QAccessible.Text) -> str:
        if self.table is None:
            return ""
        return {
            QAccessible.Text.Name: self.table.accessibleName(),
            QAccessible.Text.Description: self.table.accessibleDescription(),
        }.get(kind, "")

    def rect(self) -> QRect:
        return QRect() if self.table is None else QRect(self.table.mapToGlobal(QPoint()), self.table.size())

    def window(self) -> QWindow | None:
        return None if self.table is None else self.table.window().windowHandle()

    def parent(self) -> QAccessibleInterface | None:
        above = None if self.table is None else self.table.parentWidget()
        return None if above is None else QAccessible.queryAccessibleInterface(above)

    @property
    def _parts(self) -> tuple[Part, ...]:
        return () if self.table is None else tuple(self.table.parts())

    def childCount(self) -> int:
        return len(self._parts)

    def child(self, index: int) -> QAccessibleInterface | None:
        parts = self._parts
        return self._part(parts[index]) if 0 <= index < len(parts) else None

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:
        if self.table is None:
            return None
        part = self.table.part_at(self.table.mapFromGlobal(QPoint(x, y)).toPointF())
        return None if part is None else self._part(part)

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        parts = self._parts
        return parts.index(child.part) if isinstance(child, PartAccess) and child.part in parts else -1

    def focusChild(self) -> QAccessibleInterface | None:
        part = None if self.table is None else self.table.cursor_part
        return None if part is None else self._part(part)

    def _part(self, part: Part) -> PartAccess:
        if part not in self._children:
            access = self._children[part] = PartAccess(self, part)
            access.number = QAccessible.registerAccessibleInterface(access)  # now Qt owns it
        return self._children[part]


def _forget(children: dict[Part, PartAccess]) -> None:
    for access in children.values():
        QAccessible.deleteAccessibleInterface(access.number)
    children.clear()


class PartAccess(QAccessibleInterface):
    """A card or a square, in the words of the table."""

    number = 0
    """Qt's own for it."""

    def __init__(self, parent: TableAccess, part: Part) -> None:
        super().__init__()
        self._parent = parent
        self.part = part

    @property
    def _table(self) -> GameTable | None:
        """None if the table is gone, or this is no longer on it."""
        table = self._parent.table
        return table if table is not None and self.part in table.parts() else None

    def isValid(self) -> bool:
        return self._table is not None

    def object(self) -> QObject | None:
        return None

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.ListItem

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        table = self._table
        if table is None:
            state.invalid = True
            return state
        state.focusable = state.selectable = True
        state.focused = table.hasFocus() and table.cursor_part == self.part
        state.selected = self.part in table.pick
        return state

    def text(self, kind: QAccessible.Text) -> str:
        table = self._table
        return table.describe(self.part) if table is not None and kind == QAccessible.Text.Name else ""

    def setText(self, kind: QAccessible.Text, text: str) -> None:
        pass  # nobody renames a square

    def rect(self) -> QRect:
        table = self._table
        spot = None if table is None else table.place(self.part)
        if table is None or spot is None:
            return QRect()
        corner = table.mapToGlobal(spot.toPoint())
        return QRect(corner.x() - 12, corner.y() - 12, 24, 24)

    def window(self) -> QWindow | None:
        return self._parent.window()

    def parent(self) -> QAccessibleInterface | None:
        return self._parent if isValid(self._parent) else None

    def childCount(self) -> int:
        return 0

    def child(self, index: int) -> QAccessibleInterface | None:
        return None

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:
        return None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return -1
