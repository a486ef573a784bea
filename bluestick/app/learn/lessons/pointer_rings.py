"""Rings drawn over the page round the cards, squares or widgets that a lesson points at."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QEvent, QObject, QPoint, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from bluestick.app.play.side_panel import SidePanel
from bluestick.app.widgets.overlays import Overlay
from bluestick.engine.seats import Seat
from bluestick.match.lesson_script import Pointer
from bluestick.tables.drawing.theme import Theme
from bluestick.tables.widget.table import GameTable

THIN, THICK = 3.0, 5.0
"""Width of a ring, normal and highlighted."""
EDGE = 2.4
GROWN = 3


class PointerRings(QWidget):
    """Transparent overlay that draws rings round parts of the page."""

    def __init__(self, page: QWidget, table: GameTable[Any], panel: SidePanel, theme: Theme) -> None:
        super().__init__(page)
        self.theme = theme
        self._page, self._table, self._panel = page, table, panel
        self._pointers: tuple[Pointer, ...] = ()
        self._spoken: Pointer | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        page.installEventFilter(self)

    @property
    def pointers(self) -> tuple[Pointer, ...]:
        """Pointers (references to parts of the page) that have a ring now."""
        return self._pointers

    def show_pointers(self, pointers: Sequence[Pointer]) -> None:
        """Draw rings for these pointers only; those that refer to a clause of the rules have no ring."""
        self._pointers = tuple(pointer for pointer in pointers if pointer.kind != "clause")
        self._spoken = None
        self.refresh()

    def highlight(self, pointer: Pointer | None) -> None:
        self._spoken = pointer
        self.update()

    def refresh(self) -> None:
        self.setVisible(bool(self._pointers))
        self.raise_()
        self.update()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and isinstance(watched, QWidget):
            self.resize(watched.size())
        return super().eventFilter(watched, event)

    def outline(self, pointer: Pointer) -> QPainterPath:
        """Return the outline of all targets of a pointer, in page coordinates, without what overlays cover."""
        whole = QPainterPath()
        for target in pointer.targets:
            whole = whole.united(self._target_outline(pointer.kind, target))
        for over in self._table.findChildren(Overlay, options=Qt.FindChildOption.FindDirectChildrenOnly):
            if over.isVisible():
                whole = whole.subtracted(self._round(over))
        return whole

    def _target_outline(self, kind: str, target: str) -> QPainterPath:
        if kind == "button":
            button = self._table.word_button(target) or self._panel.words.find_button(target)
            return QPainterPath() if button is None else self._round(button)
        if kind == "plate" and self._panel.plates:
            return self._round(self._panel.plates[int(target)])
        path = self._table.seat_outline(Seat(int(target))) if kind == "plate" else self._table.outline(target)
        here = self._table.viewport().mapTo(self._page, QPoint())
        return path.translated(here)

    def _round(self, widget: QWidget) -> QPainterPath:
        frame = QRectF(widget.mapTo(self._page, QPoint()), widget.size().toSizeF())
        path = QPainterPath()
        path.addRoundedRect(frame.adjusted(-GROWN, -GROWN, GROWN, GROWN), 9, 9)
        return path

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._table.is_settled:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        dark = self.theme.color("ink" if self.theme.name == "day" else "bg")
        for pointer in self._pointers:
            path = self.outline(pointer)
            width = THICK if pointer == self._spoken else THIN
            for colour, wide in ((dark, width + EDGE), (self.theme.color("signal"), width)):
                painter.setPen(QPen(QColor(colour), wide, j=Qt.PenJoinStyle.RoundJoin))
                painter.drawPath(path)
