"""Cost of one mouse move over a table: Python calls, and contexts made for the presenter."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from types import FrameType
from typing import Any

from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication

from bluestick.tables.widget.context import TableContext


@dataclass
class Cost:
    calls: int = 0
    contexts: int = 0


def mouse_move(table: Any, part: str) -> Cost:
    """Move the mouse to a part; return what that cost."""
    spot = QPointF(table.place(part))
    left = Qt.MouseButton.NoButton
    event = QMouseEvent(QEvent.Type.MouseMove, spot, spot, left, left, Qt.KeyboardModifier.NoModifier)
    cost = Cost()

    def count(frame: FrameType, kind: str, _: object) -> None:
        if kind == "call":
            cost.calls += 1
            made = frame.f_code.co_name == "__init__" and isinstance(frame.f_locals.get("self"), TableContext)
            cost.contexts += made

    sys.setprofile(count)
    try:
        QApplication.sendEvent(table.viewport(), event)
    finally:
        sys.setprofile(None)
    return cost
