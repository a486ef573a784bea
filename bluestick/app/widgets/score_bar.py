"""Score bar of a side (partners or a single player): names, score, and a bar towards the goal."""

from __future__ import annotations

from PySide6.QtCore import QLineF, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QGridLayout, QWidget

from bluestick.app.widgets.labels import ElidedLabel, label
from bluestick.engine.seats import Seat
from bluestick.tables.drawing.theme import Theme
from bluestick.tables.scene.panel_content import Gauge

SIDE_COLORS = ("accent", "madder", "fir")
"""Names of the sides' colours in the theme; a fourth side has the colour of the first."""
THICKNESS, BAR_MARGIN = 12, 5


def draw_bar(painter: QPainter, groove: QRectF, share: float, token: str, theme: Theme) -> None:
    """Draw a bar that fills ``share`` (0 to 1) of its groove; ``token``: name of its colour in the theme."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(theme.color("ink"), 1.5) if theme.high_contrast else Qt.PenStyle.NoPen)
    painter.setBrush(theme.color("bg" if theme.high_contrast else "line"))
    painter.drawRoundedRect(groove, 6, 6)
    filled = QRectF(groove.x(), groove.y(), max(12.0, groove.width() * min(1.0, share)), groove.height())
    painter.setBrush(theme.color(token))
    painter.drawRoundedRect(filled, 6, 6)


class ScoreBar(QWidget):
    """Names, score, and bar towards the goal of one side."""

    def __init__(self, theme: Theme, side: int) -> None:
        super().__init__()
        self._theme = theme
        self._token = SIDE_COLORS[side % len(SIDE_COLORS)]
        self._value, self._most = 0, 0
        self._mark: int | None = None
        self._names, self._score, self._note = ElidedLabel("strong"), label("score"), ElidedLabel("note")
        grid = self._grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setVerticalSpacing(2)
        grid.addWidget(self._names, 0, 0)
        grid.addWidget(self._score, 0, 1)
        grid.setRowMinimumHeight(1, THICKNESS + 2 * BAR_MARGIN - grid.verticalSpacing())
        grid.addWidget(self._note, 2, 0, 1, 2)
        grid.setColumnStretch(0, 1)

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.update()

    def show_side(self, names: str, score: str, note: str, gauge: Gauge | None, seat: Seat) -> None:
        """Set the contents; the bar shows the value of ``seat`` in ``gauge``, None: no bar. ``note``: line below."""
        bars = gauge.bars if gauge is not None else ()
        self._value, self._most = next(((value, most) for owner, value, most in bars if owner == seat), (0, 0))
        self._mark = gauge.mark[0] if gauge is not None and gauge.mark is not None else None
        self._names.setText(names)
        self._score.setText(score)
        self._note.setText(note)
        self._note.setVisible(bool(note))
        self._grid.activate()  # at once: a longer score would be cut off until the next layout
        self.setAccessibleName(", ".join(filter(None, (f"{names}: {score}", note))))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._most:
            return
        painter = QPainter(self)
        groove = QRectF(1, self._names.geometry().bottom() + BAR_MARGIN, self.width() - 2, THICKNESS)
        draw_bar(painter, groove, self._value / self._most, self._token, self._theme)
        if self._mark is not None:
            across = groove.x() + groove.width() * self._mark / self._most
            painter.setPen(QPen(self._theme.color("ink"), 2))
            painter.drawLine(QLineF(across, groove.top() - 2, across, groove.bottom() + 2))
