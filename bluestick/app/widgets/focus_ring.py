"""Focus ring: drawn after a key press, hidden after a click.

Qt's ``:focus`` does not distinguish keyboard from mouse, so the style sheet tests a property of the widget. Text fields
keep ``:focus``: after a click, too, the player must see where text goes.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent, QWindow
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from bluestick.app.widgets import style

KEYS = (QEvent.Type.KeyPress, QEvent.Type.ShortcutOverride)
CLICKS = (QEvent.Type.MouseButtonPress, QEvent.Type.TouchBegin, QEvent.Type.TabletPress)
MODIFIERS = frozenset({Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_AltGr, Qt.Key.Key_Meta})
"""Keys that are also pressed while the mouse is in use."""


class FocusRing(QObject):
    """Tracker of the focus of all windows, and of whether keyboard or pointer was used last."""

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        self._by_keys = False
        for window in app.topLevelWindows():
            self._watch(window)
        app.focusWindowChanged.connect(self._watch)
        app.focusChanged.connect(self._move_ring)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if kind in CLICKS:
            self._set_keyboard_mode(by_keys=False)
        elif kind in KEYS and isinstance(event, QKeyEvent) and event.key() not in MODIFIERS:
            self._set_keyboard_mode(by_keys=True)
        return False

    def _watch(self, window: QWindow | None) -> None:
        if window is not None:
            window.installEventFilter(self)  # receives all key and mouse events of its widgets

    def _set_keyboard_mode(self, *, by_keys: bool) -> None:
        if by_keys != self._by_keys:
            self._by_keys = by_keys
            self._move_ring(None, QApplication.focusWidget())

    def _move_ring(self, old: QWidget | None, new: QWidget | None) -> None:
        if old is not None and isValid(old):
            _set_ring(old, seen=False)
        if new is not None:
            _set_ring(new, seen=self._by_keys)


def install_focus_ring(app: QApplication) -> None:
    """Install the focus ring in an application, once."""
    if app.findChild(FocusRing) is None:
        FocusRing(app)


def has_focus_ring(widget: QWidget) -> bool:
    """Return whether a widget that paints itself has to draw the focus ring."""
    return bool(widget.property("ringed"))


def _set_ring(widget: QWidget, *, seen: bool) -> None:
    if has_focus_ring(widget) != seen:
        style.set_style_property(widget, "ringed", seen)
        widget.update()
