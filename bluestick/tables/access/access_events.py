"""Accessibility events of a table: focus, selection, names, children."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from PySide6.QtGui import QAccessible, QAccessibleEvent, QAccessibleStateChangeEvent

from bluestick.engine.moves import Part

if TYPE_CHECKING:
    from bluestick.tables.access.accessible_table import TableAccess
    from bluestick.tables.access.accessible_view import AccessibleView


def report_focus(table: AccessibleView, part: Part) -> None:
    """Notify screen readers that the keyboard cursor has moved to a part."""
    if QAccessible.isActive():
        button = table.word_button(part)
        access = _table_access(table)
        if button is not None:
            QAccessible.updateAccessibility(QAccessibleEvent(button, QAccessible.Event.Focus))
        elif access is not None and part in access.parts:
            _send(table, access.parts, part, QAccessible.Event.Focus)


def report_pick(table: AccessibleView, changed: Iterable[Part]) -> None:
    """Notify screen readers of parts that have been chosen or unchosen."""
    access = _table_access(table) if QAccessible.isActive() else None
    if access is None:
        return
    parts = access.parts
    for part in changed:
        if part in parts:
            state = QAccessible.State()
            state.selected = True  # tells which state has changed, not its new value
            event = QAccessibleStateChangeEvent(table, state)
            event.setChild(parts.index(part))
            QAccessible.updateAccessibility(event)
            _send(table, parts, part, QAccessible.Event.NameChanged)
    QAccessible.updateAccessibility(QAccessibleEvent(table, QAccessible.Event.SelectionWithin))


def report_names(table: AccessibleView, changed: Iterable[Part]) -> None:
    """Notify screen readers of parts whose names have changed."""
    access = _table_access(table) if QAccessible.isActive() else None
    parts = () if access is None else access.parts
    for part in changed:
        if part in parts:
            _send(table, parts, part, QAccessible.Event.NameChanged)


def report_parts(table: AccessibleView) -> None:
    """Notify screen readers of parts that have been added or removed."""
    if QAccessible.isActive() and table.access is not None:
        table.access.report_changed_parts()


def _table_access(table: AccessibleView) -> TableAccess | None:
    QAccessible.queryAccessibleInterface(table)  # creates it on first use
    return table.access


def _send(table: AccessibleView, parts: tuple[Part, ...], part: Part, what: QAccessible.Event) -> None:
    event = QAccessibleEvent(table, what)
    event.setChild(parts.index(part))
    QAccessible.updateAccessibility(event)
