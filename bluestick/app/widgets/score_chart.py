"""Clickable chart of values: one point per decision or deal."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate

from PySide6.QtCore import QLineF, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from bluestick.app.widgets import style
from bluestick.app.widgets.focus_ring import has_focus_ring
from bluestick.engine.verdicts import Mark
from bluestick.tables.drawing import art
from bluestick.tables.drawing.theme import Theme
from bluestick.text.phrases import format_signed

HEIGHT, MIN_HEIGHT = 112, 64
SIDE, EDGE = 10, 12
"""Margins of the curve: left and right, top and bottom."""
FIGURE_HEIGHT = 12
"""Pixels."""
WHOLE_FROM = 10.0
"""Difference of highest and lowest value from which axis labels have no decimals."""
FLAT_BELOW = 0.01
"""Difference of highest and lowest value below which the curve is drawn flat."""


@dataclass(frozen=True, slots=True)
class ChartPoint:
    """Point of a score chart: one decision or deal."""

    value: float | None
    """Value for the player whose chart it is, the higher the better; None if unknown."""
    mark: Mark | None


class ScoreChart(QWidget):
    """Chart of points, with a marker at the current one. The arrow keys, Home and End move between points."""

    pointed = Signal(int)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._points: tuple[ChartPoint, ...] = ()
        self._values: list[float] = []  # one per point; where unknown, that of the point before
        self._low = self._high = 0.0
        self._here = 0
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(style.px(256), style.px(HEIGHT))

    def minimumSizeHint(self) -> QSize:
        return QSize(style.px(120), style.px(MIN_HEIGHT))

    def show_points(self, points: Sequence[ChartPoint], here: int) -> None:
        self._points, self._here = tuple(points), here
        self._values = list(accumulate((point.value for point in points), _value_or_previous, initial=0.0))[1:]
        self._low, self._high = min(0.0, *self._values), max(0.0, *self._values)
        self.update()

    def figures(self) -> tuple[tuple[float, str], ...]:
        """Return the axis labels as (value, text): zero, highest and lowest value, if they do not overlap."""
        if not self._values:
            return ()
        whole = all(value.is_integer() for value in self._values) or self._high - self._low >= WHOLE_FROM
        high = style.px(FIGURE_HEIGHT)
        found: list[tuple[float, str]] = []
        for value in sorted({0.0, self._low, self._high}, key=lambda value: (value != 0, -abs(value))):
            if all(abs(self._height(value) - self._height(other)) >= high for other, _ in found):
                found.append((value, format_signed(value, 0 if whole else 1)))
        return tuple(found)

    def place(self, number: int) -> QPointF:
        """Return where in the widget point ``number`` is; without a value it is as high as the point before."""
        room = self._plot_rect
        across = room.center().x() if len(self._points) < 2 else room.left() + room.width() * number / self._last
        return QPointF(across, self._height(self._values[number]))

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._points:
            return
        theme = self._theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        room, zero = self._plot_rect, self._height(0.0)
        painter.setPen(QPen(theme.color("ink2"), 1.2, Qt.PenStyle.DotLine))
        painter.drawLine(QLineF(room.left(), zero, room.right(), zero))
        known = [number for number, point in enumerate(self._points) if point.value is not None]
        seen = known[:: 1 + len(known) // self.width()]  # at most one per pixel
        painter.setPen(QPen(theme.color("accent"), 2))
        painter.drawPolyline(QPolygonF([self.place(number) for number in seen]))
        painter.setFont(_figure_font())
        painter.setPen(theme.color("ink2"))
        for value, figure in self.figures():
            line = QRectF(2, self._height(value) - HEIGHT, room.left() - 6, 2 * HEIGHT)
            painter.drawText(line, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, figure)
        here = self.place(self._here)
        painter.setPen(QPen(theme.color("ink"), 1.5))
        painter.drawLine(QLineF(here.x(), 2, here.x(), self.height() - 2))
        for number in sorted({*seen, *(number for number in known if self._points[number].mark is not None)}):
            self._paint_mark(painter, self.place(number), self._points[number].mark)
        painter.setPen(QPen(theme.color("ink"), 2))
        painter.setBrush(theme.color("signal"))
        painter.drawEllipse(here, 5, 5)
        if has_focus_ring(self):
            painter.setPen(QPen(theme.color("accent"), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 6, 6)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._point(event.position().x())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._point(event.position().x())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        wanted = {
            Qt.Key.Key_Left: self._here - 1,
            Qt.Key.Key_Right: self._here + 1,
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: self._last,
        }.get(Qt.Key(event.key()))
        if wanted is None:
            super().keyPressEvent(event)
        elif 0 <= wanted <= self._last:
            self.pointed.emit(wanted)

    @property
    def _last(self) -> int:
        return len(self._points) - 1

    def _point(self, across: float) -> None:
        if self._points:
            nearest = round(self._last * (across - self._plot_rect.left()) / self._plot_rect.width())
            self.pointed.emit(min(max(0, nearest), self._last))

    @property
    def _plot_rect(self) -> QRectF:
        measure = QFontMetricsF(_figure_font())
        whole = (format_signed(value, 1) for value in (self._low, self._high))
        left = max(map(measure.horizontalAdvance, whole)) + 8
        return QRectF(self.rect()).adjusted(left + SIDE, EDGE, -SIDE, -EDGE)

    def _height(self, value: float) -> float:
        room = self._plot_rect
        if self._high - self._low < FLAT_BELOW:
            return room.center().y()
        return room.bottom() - room.height() * (value - self._low) / (self._high - self._low)

    def _paint_mark(self, painter: QPainter, at: QPointF, mark: Mark | None) -> None:
        """Draw the point at ``at``: a large square for a mistake, a lozenge for a slip, else a disc."""
        theme = self._theme
        painter.setPen(QPen(theme.color("panel"), 1))
        match mark:
            case Mark.MISTAKE:
                painter.setBrush(theme.color("madder"))
                painter.drawRect(QRectF(at.x() - 5, at.y() - 5, 10, 10))
            case Mark.SLIP:
                painter.setBrush(theme.color("madder"))
                painter.drawPolygon(art.lozenge(at, 5, 5))
            case _:
                painter.setBrush(theme.color("accent"))
                painter.drawEllipse(at, 2.5, 2.5)


def _figure_font() -> QFont:
    return art.sans(style.px(FIGURE_HEIGHT), QFont.Weight.Normal)


def _value_or_previous(before: float, value: float | None) -> float:
    return before if value is None else value
