"""Where the rules are read without taking room from a table: in a window of their own."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtWidgets import QWidget

from bluestick.app import style

WIDE, GAP = 420, 8
"""How wide they are beside the window, where the screen has room for that, and how far away from it."""
LEAST = 304
"""How wide they are at least: as the panel beside a table."""


def room_of(widget: QWidget, least: int = 0) -> QRect:
    """The place of a widget on the screen, wider to the left if that is not enough."""
    more = max(0, least - widget.width())
    return QRect(widget.mapToGlobal(QPoint(-more, 0)), widget.size() + QSize(more, 0))


def place(window: QWidget, over: QRect) -> QRect:
    """Beside the window, or where the screen ends there ``over`` a part of it that can be done without for a while."""
    frame, screen = window.frameGeometry(), window.screen().availableGeometry()
    wide = style.px(WIDE)
    if screen.right() - frame.right() < wide + GAP:
        return over
    return QRect(frame.right() + GAP, frame.top(), wide, min(frame.height(), screen.bottom() - frame.top()))
