"""Parts of pages: rows, columns, header, lines, picture box, standings, decorative band."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QGridLayout, QHBoxLayout, QLayout, QPushButton, QVBoxLayout, QWidget

from bluestick.app.widgets import style
from bluestick.app.widgets.buttons import KeyButton, button
from bluestick.app.widgets.labels import ElidedLabel, label
from bluestick.tables.drawing import art

if TYPE_CHECKING:
    from bluestick.tables.drawing.theme import Theme
    from bluestick.text.sheets import Entry

B = TypeVar("B", bound=QBoxLayout)

MAX_ROWS = 6
"""Maximum number of players in one column of standings; more are split into several columns."""


Part = QWidget | QLayout | int | tuple[QWidget | QLayout, int | Qt.AlignmentFlag] | None
"""Part of a row or column: a widget or layout, alone or as (part, stretch or alignment).

An integer is a gap in pixels, None a stretch.
"""
Margins = tuple[int, int, int, int]


def row_of(
    *parts: Part, spacing: int | None = None, margins: Margins | None = None, inside: QWidget | None = None
) -> QHBoxLayout:
    """Return a row of parts; ``inside``: the widget to fill. Spacing or margins None: those of the style."""
    return _fill_layout(QHBoxLayout() if inside is None else QHBoxLayout(inside), parts, spacing, margins)


def column_of(
    *parts: Part, spacing: int | None = None, margins: Margins | None = None, inside: QWidget | None = None
) -> QVBoxLayout:
    """Return a column of parts; see ``row_of``."""
    return _fill_layout(QVBoxLayout() if inside is None else QVBoxLayout(inside), parts, spacing, margins)


def _fill_layout(layout: B, parts: Sequence[Part], spacing: int | None, margins: Margins | None) -> B:
    if spacing is not None:
        layout.setSpacing(spacing)
    if margins is not None:
        layout.setContentsMargins(*margins)
    for part in parts:
        placed, how = part if isinstance(part, tuple) else (part, 0)
        stretch, alignment = (0, how) if isinstance(how, Qt.AlignmentFlag) else (how, Qt.AlignmentFlag(0))
        match placed:
            case None:
                layout.addStretch()
            case int():
                layout.addSpacing(placed)
            case QWidget():
                layout.addWidget(placed, stretch, alignment)
            case _:
                layout.addLayout(placed, stretch)
    return layout


def separator_line(role: str = "line") -> QFrame:
    """Return a separator line; ``role``: "line" (horizontal) or "edge" (vertical)."""
    made = QFrame()
    made.setProperty("role", role)
    if role == "line":
        made.setFixedHeight(1)
    else:
        made.setFixedWidth(1)
    return made


def clear_layout(layout: QLayout) -> None:
    """Remove all items from a layout and delete their widgets."""
    while (item := layout.takeAt(0)) is not None:
        widget = item.widget()
        if widget is not None:
            widget.hide()
            widget.deleteLater()


def fill_standings(grid: QGridLayout, lines: Sequence[Entry]) -> None:
    """Fill a grid with the text and the first amount of each entry; an entry marked ``own`` is in bold."""
    rows = len(lines) if len(lines) <= MAX_ROWS else MAX_ROWS - 1
    for number, entry in enumerate(lines):
        row, across = number % rows, 2 * (number // rows)
        role = "number" if entry.own else "small"
        name, amount = ElidedLabel(role), label(role, entry.amounts[0])
        name.setText(entry.text)
        amount.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        grid.addWidget(name, row, across)
        grid.addWidget(amount, row, across + 1)
        grid.setColumnStretch(across, 1)


class WovenBand(QWidget):
    """Decorative horizontal band with a woven pattern."""

    def __init__(self, theme: Theme, height: int = 22) -> None:
        super().__init__()
        self._theme = theme
        self.setFixedHeight(height)

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        art.band(painter, QRectF(self.rect()), self._theme)


MIN_NOTE_WIDTH = 126


class PageHeader(QWidget):
    """Page header: back button, title, note (such as the variant), phase of the match, action buttons."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "header")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.back = button("back", "‹")
        self.title = label("title")
        self.alert = label("alert")
        """Warning, such as that the match is not saved, shown as long as it applies."""
        self.alert.hide()
        self.mark = label("chip")
        """Badge for a special property of the match, such as that the coach is on."""
        self.mark.hide()
        self.note = ElidedLabel("note")
        self.phase = ElidedLabel("phase")
        self.phase.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.buttons = row_of(None, spacing=8)
        mark = (self.mark, Qt.AlignmentFlag.AlignVCenter)
        parts: tuple[Part, ...] = (self.back, self.title, self.alert, mark, 6, (self.note, 3), (self.phase, 4))
        self._row = row_of(*parts, (self.buttons, 3), spacing=8, margins=(8, 0, 16, 0), inside=self)
        style.apply_scaled(self, lambda header: header.setFixedHeight(style.px(56)))

    def fit(self) -> None:
        """Make room for the phase: hide the note, then the keys on the buttons, then the title."""
        keys = [made for made in self.findChildren(KeyButton) if made.isVisibleTo(self)]
        for brief, titled in ((False, True), (True, True), (True, False)):
            for made in keys:
                made.set_brief(brief)
            self.note.setHidden(brief)
            self.title.setVisible(titled)
            self._row.setStretchFactor(self.buttons, 0 if brief else 3)
            taken = sum(each.sizeHint().width() + self._row.spacing() for each in (self.back, self.title, *keys))
            taken += sum(
                each.sizeHint().width()
                for each in self.findChildren(QPushButton)
                if each.property("kind") == "tool" and each.isVisibleTo(self)
            )
            if taken + self.phase.sizeHint().width() + style.px(MIN_NOTE_WIDTH) <= self.width():
                break

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()


class PictureBox(QWidget):
    """Box with a picture at most ``TALLEST`` times as high as wide."""

    TALLEST = 1.1
    _shown: QWidget | None = None

    def set_widget(self, shown: QWidget) -> None:
        """Show a widget in the box, and delete the one before."""
        if self._shown is not None:
            self._shown.hide()
            self._shown.deleteLater()
        self._shown = shown
        shown.setParent(self)
        self.setMinimumSize(shown.minimumSizeHint())
        self._fit(shown)
        shown.show()

    def _fit(self, shown: QWidget) -> None:
        shown.setGeometry(0, 0, self.width(), min(self.height(), round(self.width() * self.TALLEST)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        if self._shown is not None:
            self._fit(self._shown)
