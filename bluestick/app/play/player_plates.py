"""Players in the side panel: plates, and rows with a number and a bar."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QGridLayout, QWidget

from bluestick.app.widgets import style
from bluestick.app.widgets.buttons import draw_ring
from bluestick.app.widgets.labels import ElidedLabel, label
from bluestick.app.widgets.layouts import row_of
from bluestick.app.widgets.score_bar import THICKNESS, draw_bar
from bluestick.engine.seats import Seat
from bluestick.tables.drawing.theme import Theme
from bluestick.tables.scene.panel_content import Gauge

RING = 3
"""Space above and below a plate for the ring that marks the turn, in pixels."""


class PlayerPlate(QWidget):
    """Plate of a player: emblem of the seat, name, note, score."""

    def __init__(self, theme: Theme, *, small: bool) -> None:
        super().__init__()
        self._theme = theme
        self.small = small
        self._active = False
        self._mark = label("picture")
        style.apply_scaled(self._mark, lambda mark: mark.setFixedSize(*(style.px(28 if small else 36),) * 2))
        self._mark.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._name, self._note, self._score = ElidedLabel("strong"), ElidedLabel("note"), label("score")
        text = QGridLayout()
        text.setSpacing(0)
        text.addWidget(self._name, 0, 0)
        text.addWidget(self._score, 0, 1)
        text.addWidget(self._note, 1, 0, 1, 2)  # two columns wide: long in some languages
        text.setColumnStretch(0, 1)
        edge = RING + (1 if small else 5)
        self._row = row_of(self._mark, (text, 1), spacing=10, margins=(12, edge, 14, edge), inside=self)
        style.apply_scaled(self, lambda plate: plate.setFixedHeight(style.px(42 if small else 54) + 2 * RING))

    @property
    def mark_size(self) -> int:
        return style.px(28 if self.small else 34)

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.update()

    def show_seat(self, mark: QPixmap, name: str, note: str, score: str, *, active: bool) -> None:
        self._mark.setPixmap(mark)
        self._name.setText(name)
        self._note.setText(note)
        self._score.setText(score)
        self._row.activate()  # at once: a longer score would be cut off until the next layout
        self._active = active
        self.setAccessibleName(f"{name}: {note}, {score}")
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        frame = QRectF(self.rect())
        if self._active:
            frame.adjust(5, 5, -5, -5)
            draw_ring(painter, frame, 6, theme)
            painter.setBrush(theme.color("bg"))
            painter.drawRoundedRect(frame, 6, 6)
            return
        painter.setBrush(theme.color("bg"))
        painter.setPen(QPen(theme.color("line"), 2 if theme.high_contrast else 1))
        painter.drawRoundedRect(frame.adjusted(1, 1 + RING, -1, -1 - RING), 8, 8)


class GaugeRow(QWidget):
    """Row for a seat: name, number, and a bar for the number."""

    def __init__(self, theme: Theme, seat: Seat, *, small: bool) -> None:
        super().__init__()
        self._theme = theme
        self._seat = seat
        self._share = 0.0
        self._name, self._number = ElidedLabel("small"), label("number")
        self._number.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        style.apply_scaled(self._name, lambda name: name.setFixedWidth(style.px(56)))
        style.apply_scaled(self._number, lambda number: number.setFixedWidth(style.px(40)))
        row_of(self._name, None, self._number, margins=(0, 0, 0, 0), inside=self)
        style.apply_scaled(self, lambda row: row.setFixedHeight(style.px(18 if small else 26)))

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.update()

    def show_gauge(self, gauge: Gauge | None, names: Sequence[str]) -> None:
        """Show the bar of the seat in ``gauge``; hide the row if there is none."""
        found = next((one for one in gauge.bars if one[0] == self._seat), None) if gauge is not None else None
        self.setVisible(found is not None)
        if found is None:
            return
        _, value, most = found
        self._share = value / most if most else 0
        self._name.setText(names[self._seat])
        self._number.setText(str(value))
        self.setAccessibleName(f"{names[self._seat]}: {value}")
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        left, right = self._name.geometry().right() + 8, self._number.x() - 4
        groove = QRectF(left, self.height() / 2 - THICKNESS / 2, right - left, THICKNESS)
        draw_bar(QPainter(self), groove, self._share, "ink2" if self._seat % 2 else "accent", self._theme)
