"""Accessible roles and interfaces of widgets that Qt describes wrongly."""

# mypy: disable-error-code="override"
# The stubs of Qt do not allow None for an interface.

from __future__ import annotations

from functools import cache
from typing import Protocol, runtime_checkable
from weakref import ref

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QAccessibleInterface
from PySide6.QtWidgets import QAbstractButton, QAccessibleWidget, QScrollArea, QWidget
from shiboken6 import Object, VoidPtr, getCppPointer, isValid

ROLE = "accessibleRole"
"""Name of the dynamic widget property in which ``set_role`` stores the role."""
PRESS, FOCUS = QAccessibleActionInterface.pressAction(), QAccessibleActionInterface.setFocusAction()


@cache
def install() -> None:
    """Install the factory of accessible interfaces, which Qt calls only while a screen reader is active."""
    QAccessible.installFactory(_access)


def set_role(widget: QWidget, role: QAccessible.Role) -> None:
    """Set the role of a widget for which Qt has a wrong one, before Qt first asks for the role."""
    widget.setProperty(ROLE, role)
    install()


@runtime_checkable
class SelfDescribing(Protocol):
    """Widget that creates its own accessible interface."""

    def make_access(self) -> QAccessibleInterface:
        """Create the accessible interface; the widget must keep a reference to it."""


def _access(key: str, thing: QObject) -> QAccessibleInterface | None:
    if isinstance(thing, SelfDescribing):
        return thing.make_access()
    if isinstance(thing, QScrollArea):
        # Qt's own interface looks up a child without a check: asked for a scroll bar just removed, it crashes.
        return _keep_until_destroyed(thing, QAccessibleWidget(thing, QAccessible.Role.Client))
    role = thing.property(ROLE) if isinstance(thing, QWidget) else None
    if role is None:
        return None
    assert isinstance(thing, QWidget)
    return _keep_until_destroyed(
        thing, RadioAccess(thing) if isinstance(thing, QAbstractButton) else QAccessibleWidget(thing, role)
    )


def _keep_until_destroyed(thing: QObject, access: QAccessibleInterface) -> QAccessibleInterface:
    _held.add(access)
    thing.destroyed.connect(lambda: _held.discard(access))
    return access


_held: set[QAccessibleInterface] = set()
"""References to the interfaces that Qt uses, without which PySide would delete them."""


def pointer(interface: Object | None) -> VoidPtr:
    """Return an interface as a pointer for ``interface_cast``: a null pointer for None (PySide crashes over None)."""
    return VoidPtr(getCppPointer(interface)[0] if interface is not None else 0)


class ActionAccess(QAccessibleActionInterface):
    """Base of action interfaces: has the names of the actions; subclasses implement ``doAction``."""

    def __init__(self, *names: str) -> None:
        super().__init__()
        self._names = list(names)

    def actionNames(self) -> list[str]:
        return self._names

    def localizedActionName(self, name: str) -> str:
        return name

    def localizedActionDescription(self, name: str) -> str:
        return ""

    def keyBindingsForAction(self, name: str) -> list[str]:
        return []


class RadioAccess(QAccessibleWidget):
    """Accessible interface of a checkable button in an exclusive group, as a radio button."""

    def __init__(self, button: QAbstractButton) -> None:
        super().__init__(button, QAccessible.Role.RadioButton)
        self._button = ref(button)
        self._acts = _ButtonActions(button)

    @property
    def button(self) -> QAbstractButton | None:
        button = self._button()
        return button if button is not None and isValid(button) else None

    def text(self, kind: QAccessible.Text) -> str:
        said = super().text(kind)
        if said or kind != QAccessible.Text.Name or self.button is None:
            return said
        return self.button.text().replace("&", "")

    def state(self) -> QAccessible.State:
        state = super().state()
        if self.button is not None:
            state.checkable, state.checked = True, self.button.isChecked()
        return state

    def interface_cast(self, kind: QAccessible.InterfaceType) -> VoidPtr:
        return pointer(self._acts if kind == QAccessible.InterfaceType.ActionInterface else None)


class _ButtonActions(ActionAccess):
    def __init__(self, button: QAbstractButton) -> None:
        super().__init__(PRESS, FOCUS)
        self._button = ref(button)

    def doAction(self, name: str) -> None:
        button = self._button()
        if button is not None and isValid(button):
            QTimer.singleShot(0, button, button.click if name == PRESS else button.setFocus)
