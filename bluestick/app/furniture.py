"""Small things that several pages are furnished with."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QMargins, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QKeySequence, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLayout,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from bluestick.app import style
from bluestick.tables import art, roles
from bluestick.tables.tip import tip

if TYPE_CHECKING:
    from bluestick.app.texts.sheets import Entry
    from bluestick.tables.theme import Theme

ROWS = 6
"""So many who have a line each stand one below the other; more of them stand in several columns."""


def label(role: str, text: str = "", *, wrap: bool = False) -> QLabel:
    """A text in one of the roles that the style sheet knows."""
    made = QLabel(text)
    made.setProperty("role", role)
    made.setWordWrap(wrap)
    made.setTextFormat(Qt.TextFormat.PlainText)
    return made


def breakable(text: str) -> str:
    """The same, but even a word without end can go on in another line."""
    return re.sub(r"(\S{16})(?=\S)", "\\1\u200b", text)


def line(role: str = "line") -> QFrame:
    """A hairline: ``line`` lies, ``edge`` stands."""
    made = QFrame()
    made.setProperty("role", role)
    if role == "line":
        made.setFixedHeight(1)
    else:
        made.setFixedWidth(1)
    return made


def empty(layout: QLayout) -> None:
    """Take everything out of a layout and do away with it."""
    while (item := layout.takeAt(0)) is not None:
        widget = item.widget()
        if widget is not None:
            widget.hide()
            widget.deleteLater()


def button(kind: str = "plain", text: str = "") -> QPushButton:
    """A button in one of the kinds that the style sheet knows."""
    made = QPushButton(text)
    made.setProperty("kind", kind)
    made.setAutoDefault(True)  # Enter presses it
    return made


def ring(painter: QPainter, frame: QRectF, radius: float, theme: Theme) -> None:
    """The mark of what is chosen or to act: signal round the frame, inside a dark line."""
    painter.setPen(Qt.PenStyle.NoPen)
    for color, grown in ((theme.color("ink" if theme.name == "day" else "bg"), 5), (theme.color("signal"), 4)):
        painter.setBrush(color)
        painter.drawRoundedRect(frame.adjusted(-grown, -grown, grown, grown), radius + grown, radius + grown)


class ElidedLabel(QLabel):
    """One line that ends in … where there is no room; pointing at it shows the whole."""

    def __init__(self, role: str) -> None:
        super().__init__()
        self.setProperty("role", role)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._whole = ""

    def setText(self, text: str) -> None:
        self._whole = text
        self.setAccessibleName(text)
        self._fit()

    def whole(self) -> str:
        """The text, elided or not."""
        return self._whole

    def minimumSizeHint(self) -> QSize:
        return QSize(style.px(24), super().minimumSizeHint().height())

    def sizeHint(self) -> QSize:
        return QSize(self.fontMetrics().horizontalAdvance(self._whole) + 2, super().sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._fit()

    def _fit(self) -> None:
        shown = self.fontMetrics().elidedText(self._whole, Qt.TextElideMode.ElideRight, max(0, self.width()))
        super().setText(shown)
        self.updateGeometry()
        self.setToolTip(tip(self._whole) if shown != self._whole else "")


def write_standing(grid: QGridLayout, lines: Sequence[Entry]) -> None:
    """Everybody with one figure, who stands best first, one's own in bold."""
    rows = len(lines) if len(lines) <= ROWS else ROWS - 1
    for number, entry in enumerate(lines):
        row, across = number % rows, 2 * (number // rows)
        role = "number" if entry.own else "small"
        name, amount = ElidedLabel(role), label(role, entry.amounts[0])
        name.setText(entry.text)
        amount.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        grid.addWidget(name, row, across)
        grid.addWidget(amount, row, across + 1)
        grid.setColumnStretch(across, 1)


class TextRow(QPushButton):
    """A row to press, as high as the texts in it need. Left of them there is room for a sign."""

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
        """Put texts into it, one below the other."""
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
    """A button that names its key. It leaves the focus on the table when it is clicked."""

    def __init__(self) -> None:
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAutoDefault(False)
        self._name, self._key = label("button"), label("key")
        self.brief = False
        """Whether it does not name its key now."""
        self._row = row = QHBoxLayout(self)
        row.setContentsMargins(14, 0, 14, 0)
        row.setSpacing(10)
        for part in (self._name, self._key):
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            row.addWidget(part, 0, Qt.AlignmentFlag.AlignCenter)

    def name(self, text: str) -> None:
        """Write on it."""
        self._name.setText(text)
        self.setAccessibleName(text)

    def show_key(self, key: QKeySequence) -> None:
        """Name the key, or none."""
        self._key.setText(key.toString(QKeySequence.SequenceFormat.NativeText))
        self._key.setVisible(not key.isEmpty() and not self.brief)

    def be_brief(self, brief: bool) -> None:
        """Leave the key unnamed where there is little room; pointing at it names it."""
        self.brief = brief
        edge = 8 if brief else 14
        self._row.setContentsMargins(edge, 0, edge, 0)
        self._key.setVisible(bool(self._key.text()) and not brief)
        self.setToolTip(tip(self._key.text()) if brief else "")

    def sizeHint(self) -> QSize:
        return QSize(self._row.sizeHint().width(), super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()


class Band(QWidget):
    """The woven band."""

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


class Choice(QWidget):
    """A few values side by side, one of them chosen. The arrow keys go from one to the next."""

    chosen = Signal(object)

    def __init__(self, values: Iterable[object]) -> None:
        super().__init__()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        roles.be(self, QAccessible.Role.Grouping)
        self._group = QButtonGroup(self)
        self._buttons: dict[object, QPushButton] = {}
        for value in values:
            made = button("choice")
            roles.be(made, QAccessible.Role.RadioButton)
            made.setAutoDefault(False)
            made.setCheckable(True)
            row.addWidget(made)
            self._group.addButton(made)
            self._buttons[value] = made
            made.clicked.connect(lambda _, value=value: self.chosen.emit(value))
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)

    @property
    def value(self) -> object:
        """What is chosen."""
        return next(value for value, made in self._buttons.items() if made.isChecked())

    @property
    def first(self) -> QWidget:
        """Where the keyboard enters: at what is chosen."""
        return self._buttons[self.value]

    def choose(self, value: object) -> None:
        """Choose without a signal; a value that is not there is ignored."""
        if value in self._buttons:
            self._buttons[value].setChecked(True)

    def offer(self, values: Sequence[object]) -> None:
        """Let only these be chosen; instead of another one the last of them."""
        if self.value not in values:
            self.choose(values[-1])
        for value, made in self._buttons.items():
            made.setVisible(value in values)

    def name(self, value: object, text: str, explanation: str = "") -> None:
        """Write on the button of a value."""
        self._buttons[value].setText(text)
        self._buttons[value].setToolTip(tip(explanation))


NOTE = 126
"""As much room the note of a header needs at least, with all edges."""


class Header(QWidget):
    """The bar over a page: the way back, what this is, what goes on, and what can be done about it."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "header")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.back = button("back", "‹")
        self.title = label("title")
        self.alert = label("alert")
        """What must not be overlooked as long as it lasts."""
        self.alert.hide()
        self.mark = label("chip")
        """What is particular about the match on the page."""
        self.mark.hide()
        self.note = ElidedLabel("note")
        self.phase = ElidedLabel("phase")
        self.phase.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.buttons = QHBoxLayout()
        self.buttons.setSpacing(8)
        self.buttons.addStretch()
        row = QHBoxLayout(self)
        row.setContentsMargins(8, 0, 16, 0)
        row.setSpacing(8)
        row.addWidget(self.back)
        row.addWidget(self.title)
        row.addWidget(self.alert)
        row.addWidget(self.mark, 0, Qt.AlignmentFlag.AlignVCenter)
        row.addSpacing(6)
        row.addWidget(self.note, 3)
        row.addWidget(self.phase, 4)
        row.addLayout(self.buttons, 3)
        self._row = row
        style.keep(self, lambda header: header.setFixedHeight(style.px(56)))

    def fit(self) -> None:
        """What goes on is read to its end: for want of room the note goes, keys are not named, and the title goes."""
        keys = [made for made in self.findChildren(KeyButton) if made.isVisibleTo(self)]
        for brief, titled in ((False, True), (True, True), (True, False)):
            for made in keys:
                made.be_brief(brief)
            self.note.setHidden(brief)
            self.title.setVisible(titled)
            self._row.setStretchFactor(self.buttons, 0 if brief else 3)
            taken = sum(each.sizeHint().width() + self._row.spacing() for each in (self.back, self.title, *keys))
            taken += sum(
                each.sizeHint().width()
                for each in self.findChildren(QPushButton)
                if each.property("kind") == "tool" and each.isVisibleTo(self)
            )
            if taken + self.phase.sizeHint().width() + style.px(NOTE) <= self.width():
                break

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()


class Picture(QWidget):
    """The place of a picture that is not much higher than wide."""

    TALLEST = 1.1
    _shown: QWidget | None = None

    def hang(self, shown: QWidget) -> None:
        """Show this instead of what was shown before."""
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
