"""Buttons: plain, with a shortcut, with lines of text, exclusive choice in a row."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QMargins, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QKeySequence, QPainter
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from bluestick.app.widgets import style
from bluestick.app.widgets.labels import label
from bluestick.tables.access import accessible_roles
from bluestick.tables.drawing.tooltip import literal_tooltip

if TYPE_CHECKING:
    from bluestick.tables.drawing.theme import Theme


def button(kind: str = "plain", text: str = "") -> QPushButton:
    """Return a button; ``kind``: value of the property that the style sheet selects by."""
    made = QPushButton(text)
    made.setProperty("kind", kind)
    made.setAutoDefault(True)  # Enter clicks it
    return made


def draw_ring(painter: QPainter, frame: QRectF, radius: float, theme: Theme) -> None:
    """Draw a ring round ``frame`` that marks a selection or the player to act."""
    painter.setPen(Qt.PenStyle.NoPen)
    for color, grown in ((theme.color("ink" if theme.name == "day" else "bg"), 5), (theme.color("signal"), 4)):
        painter.setBrush(color)
        painter.drawRoundedRect(frame.adjusted(-grown, -grown, grown, grown), radius + grown, radius + grown)


class TextRow(QPushButton):
    """Button with several lines of text, as high as they need, and room for an icon at the left."""

    def __init__(self, margins: QMargins, spacing: int) -> None:
        super().__init__()
        self.setProperty("kind", "row")
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        self.setAutoDefault(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(margins)
        self._column.setSpacing(spacing)

    def add(self, *texts: QLabel) -> None:
        for text in texts:
            text.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            self._column.addWidget(text)

    def sizeHint(self) -> QSize:
        return self._column.sizeHint()

    def minimumSizeHint(self) -> QSize:
        return QSize(style.px(160), self._column.minimumSize().height())

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._column.heightForWidth(width)


class KeyButton(QPushButton):
    """Button that shows its shortcut. A click leaves the focus on the table."""

    def __init__(self) -> None:
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAutoDefault(False)
        self._name, self._key = label("button"), label("key")
        self.brief = False
        self._row = row = QHBoxLayout(self)
        row.setContentsMargins(14, 0, 14, 0)
        row.setSpacing(10)
        for part in (self._name, self._key):
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            row.addWidget(part, 0, Qt.AlignmentFlag.AlignCenter)

    def name(self, text: str) -> None:
        self._name.setText(text)
        self.setAccessibleName(text)

    def show_key(self, key: QKeySequence) -> None:
        self._key.setText(key.toString(QKeySequence.SequenceFormat.NativeText))
        self._key.setVisible(not key.isEmpty() and not self.brief)

    def set_brief(self, brief: bool) -> None:
        """Show the shortcut in the tooltip only (``brief``), or on the button."""
        self.brief = brief
        edge = 8 if brief else 14
        self._row.setContentsMargins(edge, 0, edge, 0)
        self._key.setVisible(bool(self._key.text()) and not brief)
        self.setToolTip(literal_tooltip(self._key.text()) if brief else "")

    def sizeHint(self) -> QSize:
        return QSize(self._row.sizeHint().width(), super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()


class SegmentedChoice(QWidget):
    """Row of exclusive choices. The arrow keys move between them."""

    chosen = Signal(object)

    def __init__(self, values: Iterable[object]) -> None:
        super().__init__()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        accessible_roles.set_role(self, QAccessible.Role.Grouping)
        self._group = QButtonGroup(self)
        self._buttons: dict[object, QPushButton] = {}
        for value in values:
            made = button("choice")
            accessible_roles.set_role(made, QAccessible.Role.RadioButton)
            made.setAutoDefault(False)
            made.setCheckable(True)
            row.addWidget(made)
            self._group.addButton(made)
            self._buttons[value] = made
            made.clicked.connect(lambda _, value=value: self.chosen.emit(value))
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)

    @property
    def value(self) -> object:
        return next(value for value, made in self._buttons.items() if made.isChecked())

    @property
    def first(self) -> QWidget:
        """Button of the selected value, which takes the focus."""
        return self._buttons[self.value]

    def choose(self, value: object) -> None:
        """Select a value without emitting ``chosen``; an unknown value is ignored."""
        if value in self._buttons:
            self._buttons[value].setChecked(True)

    def offer(self, values: Sequence[object]) -> None:
        """Show only these values; if the selected one is not among them, select the last."""
        if self.value not in values:
            self.choose(values[-1])
        for value, made in self._buttons.items():
            made.setVisible(value in values)

    def name(self, value: object, text: str, explanation: str = "") -> None:
        self._buttons[value].setText(text)
        self._buttons[value].setToolTip(literal_tooltip(explanation))
