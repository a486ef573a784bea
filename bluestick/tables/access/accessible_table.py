"""Accessibility tree of a table; PySide never releases factory-made interfaces, so they hold no table strongly."""

# mypy: disable-error-code="override"
# The stubs of Qt do not allow None for an interface.
from __future__ import annotations

from typing import TYPE_CHECKING
from weakref import ref

from PySide6.QtCore import QObject, QPoint, QRect, QTimer
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QAccessibleInterface,
    QAccessibleObject,
    QAccessibleSelectionInterface,
    QAccessibleTableCellInterface,
    QWindow,
)
from PySide6.QtWidgets import QWidget
from shiboken6 import VoidPtr, isValid

from bluestick.engine.moves import Part
from bluestick.tables.access.accessible_roles import FOCUS, PRESS, ActionAccess, pointer

if TYPE_CHECKING:
    from bluestick.tables.access.accessible_view import AccessibleView


class TableAccess(QAccessibleObject):
    """Accessible interface of a table; its children are its parts, in reading order, then the widgets on top of it."""

    def __init__(self, table: AccessibleView) -> None:
        super().__init__(table)
        self._table = ref(table)
        self._children: dict[Part, PartAccess] = {}
        self._picks = _PartSelection(self)
        children = self._children
        table.destroyed.connect(lambda: _forget(children))

    @property
    def table(self) -> AccessibleView | None:
        """The table; None once its destruction has begun."""
        table = self._table()
        return table if table is not None and isValid(table) else None

    def isValid(self) -> bool:
        return self.table is not None

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.List if self.table is None or not self.table.has_grid else QAccessible.Role.Table

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

    def interface_cast(self, kind: QAccessible.InterfaceType) -> VoidPtr:
        return pointer(self._picks if kind == QAccessible.InterfaceType.SelectionInterface else None)

    @property
    def parts(self) -> tuple[Part, ...]:
        table = self.table
        return () if table is None else tuple(part for part in table.parts() if table.word_button(part) is None)

    @property
    def _over(self) -> list[QWidget]:
        table = self.table
        if table is None:
            return []
        bars = table.verticalScrollBar().parentWidget(), table.horizontalScrollBar().parentWidget()
        own = (table.viewport(), *bars)
        return [
            child
            for child in table.children()
            if isinstance(child, QWidget) and child not in own and not child.isHidden()
        ]

    def childCount(self) -> int:
        return len(self.parts) + len(self._over)

    def child(self, index: int) -> QAccessibleInterface | None:
        parts = self.parts
        if 0 <= index < len(parts):
            return self.part(parts[index])
        over = self._over if index >= 0 else []
        return (
            QAccessible.queryAccessibleInterface(over[index - len(parts)]) if index - len(parts) < len(over) else None
        )

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:
        if self.table is None:
            return None
        here = self.table.mapFromGlobal(QPoint(x, y))
        for widget in reversed(self._over):
            if widget.geometry().contains(here):
                return QAccessible.queryAccessibleInterface(widget)
        part = self.table.part_at(here.toPointF())
        return None if part is None else self.part(part)

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        parts = self.parts
        if isinstance(child, PartAccess):
            return parts.index(child.part) if child.part in parts else child.was_at
        place = next((place for place, widget in enumerate(self._over) if widget is child.object()), None)
        return -1 if place is None else len(parts) + place

    def focusChild(self) -> QAccessibleInterface | None:
        part = None if self.table is None else self.table.cursor_part
        if self.table is None or part is None:
            return None
        button = self.table.word_button(part)
        return self.part(part) if button is None else QAccessible.queryAccessibleInterface(button)

    def part(self, part: Part) -> PartAccess:
        """Return the interface of a part, registered with Qt on first use."""
        if part not in self._children:
            access = self._children[part] = PartAccess(self, part)
            access.number = QAccessible.registerAccessibleInterface(access)  # now Qt owns it
        return self._children[part]

    def report_changed_parts(self) -> None:
        """Report to Qt the parts removed and added since the last call."""
        if not self._children:
            return  # no screen reader has asked for a part yet
        parts, before = self.parts, tuple(self._children)
        for place, part in enumerate(before):
            if part not in parts:
                access = self._children[part]
                access.was_at = place
                QAccessible.updateAccessibility(QAccessibleEvent(access, QAccessible.Event.ObjectDestroyed))
                del self._children[part]
                QAccessible.deleteAccessibleInterface(access.number)
        self._children |= {part: self.part(part) for part in parts}
        for part in set(parts) - set(before):
            QAccessible.updateAccessibility(QAccessibleEvent(self._children[part], QAccessible.Event.ObjectCreated))


def _forget(children: dict[Part, PartAccess]) -> None:
    for access in children.values():
        QAccessible.deleteAccessibleInterface(access.number)
    children.clear()


class PartAccess(QAccessibleInterface):
    """Accessible interface of a card, pile or square."""

    number = 0
    """Accessibility id that Qt assigned on registration."""

    def __init__(self, parent: TableAccess, part: Part) -> None:
        super().__init__()
        self._parent = parent
        self.part = part
        self.was_at = -1
        """Child index of a part that is being removed; otherwise -1."""
        self._acts, self._cell = _PartActions(self), _Cell(self)

    @property
    def table(self) -> AccessibleView | None:
        """The table; None once the table has been destroyed or this part removed."""
        table = self._parent.table
        return table if table is not None and self.part in table.parts() else None

    def isValid(self) -> bool:
        return self.table is not None or self.was_at >= 0

    def object(self) -> QObject | None:
        return None

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.ListItem if self.spot is None else QAccessible.Role.Cell

    @property
    def spot(self) -> tuple[int, int] | None:
        table = self.table
        return None if table is None else table.spot(self.part)

    def interface_cast(self, kind: QAccessible.InterfaceType) -> VoidPtr:
        if kind == QAccessible.InterfaceType.ActionInterface:
            return pointer(self._acts)
        is_cell = kind == QAccessible.InterfaceType.TableCellInterface and self.spot is not None
        return pointer(self._cell if is_cell else None)

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        table = self.table
        if table is None:
            state.invalid = True
            return state
        state.focusable = True
        state.selectable = table.can_choose(self.part)
        state.focused = table.hasFocus() and table.cursor_part == self.part
        state.selected = self.part in table.pick
        return state

    def text(self, kind: QAccessible.Text) -> str:
        table = self.table
        return table.aloud(table.describe(self.part)) if table is not None and kind == QAccessible.Text.Name else ""

    def setText(self, kind: QAccessible.Text, text: str) -> None:
        pass  # a part cannot be renamed

    def rect(self) -> QRect:
        table = self.table
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


class _PartActions(ActionAccess):
    """Actions of a part. A click runs later, so that Qt need not wait."""

    def __init__(self, part: PartAccess) -> None:
        super().__init__(PRESS, FOCUS)
        self._part = part

    def doAction(self, name: str) -> None:
        table, part = self._part.table, self._part.part
        if table is None:
            return
        if name == PRESS:
            QTimer.singleShot(0, table, lambda: table.click(part))
        else:
            table.setFocus()
            table.move_cursor(part)


class _Cell(QAccessibleTableCellInterface):
    def __init__(self, part: PartAccess) -> None:
        super().__init__()
        self._part = part

    def rowIndex(self) -> int:
        return (self._part.spot or (-1, -1))[0]

    def columnIndex(self) -> int:
        return (self._part.spot or (-1, -1))[1]

    def rowExtent(self) -> int:
        return 1

    columnExtent = rowExtent

    def rowHeaderCells(self) -> list[QAccessibleInterface]:
        return []

    columnHeaderCells = rowHeaderCells

    def isSelected(self) -> bool:
        return bool(self._part.state().selected)

    def table(self) -> QAccessibleInterface | None:
        return self._part.parent()


class _PartSelection(QAccessibleSelectionInterface):
    def __init__(self, access: TableAccess) -> None:
        super().__init__()
        self._access = access

    @property
    def _chosen_parts(self) -> list[Part]:
        table = self._access.table
        return [] if table is None else [part for part in self._access.parts if part in table.pick]

    def selectedItemCount(self) -> int:
        return len(self._chosen_parts)

    def selectedItems(self) -> list[QAccessibleInterface]:
        return [self._access.part(part) for part in self._chosen_parts]

    def selectedItem(self, index: int) -> QAccessibleInterface | None:
        chosen = self._chosen_parts
        return self._access.part(chosen[index]) if 0 <= index < len(chosen) else None

    def isSelected(self, child: QAccessibleInterface) -> bool:
        return isinstance(child, PartAccess) and child.part in self._chosen_parts

    def select(self, child: QAccessibleInterface) -> bool:
        return self._set_chosen(child, chosen=False)

    def unselect(self, child: QAccessibleInterface) -> bool:
        return self._set_chosen(child, chosen=True)

    def _set_chosen(self, child: QAccessibleInterface, *, chosen: bool) -> bool:
        table = self._access.table
        if table is None or not isinstance(child, PartAccess) or self.isSelected(child) != chosen:
            return False
        if not table.can_choose(child.part):
            return False
        QTimer.singleShot(0, table, lambda: table.click(child.part))
        return True

    def selectAll(self) -> bool:
        return False

    def clear(self) -> bool:
        table = self._access.table
        if table is None or not table.pick:
            return False
        QTimer.singleShot(0, table, table.cancel)
        return True
