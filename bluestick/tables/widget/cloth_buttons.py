"""Buttons on the table, placed by the presenter."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QObject, QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from bluestick.engine.moves import Part
from bluestick.tables.drawing import art
from bluestick.tables.drawing.theme import Theme
from bluestick.tables.drawing.tooltip import literal_tooltip, unmarked
from bluestick.tables.input.play_chooser import PlayChooser
from bluestick.tables.input.touch_reply import TableButton
from bluestick.tables.scene.card_pictures import INK
from bluestick.tables.widget.context import CardContext
from bluestick.text import table_phrases

TEXT = 15
"""Font size in pixels on a button at scale 1."""
BESIDE, CLOSE = 16, 13
"""Space that a key label needs on each side of the centred text besides its own width, in pixels at scale 1.

``CLOSE``: on a tight button.
"""
BARE, NARROW = 18, 6
"""Both margins of a button together, in pixels at scale 1; ``NARROW``: on a tight button narrower than ``SLIM``."""
SLIM, ROOMY = 80, 120
"""Button widths in pixels at scale 1: below ``SLIM`` a tight button has margins of ``NARROW``; above ``ROOMY`` no
button uses its brief text."""


class ClothButton(QPushButton):
    """Button on the table cloth that the keyboard cursor of the table can reach, with a label for its key."""

    def __init__(self, table: QWidget | None, part: Part) -> None:
        super().__init__(table)
        self.part = part
        self._button: TableButton | None = None
        self._theme: Theme | None = None
        self._marked = self._hinted = self._keyed = False
        self._unit = 1.0
        self.setProperty("cloth", True)  # the style sheet sets no size for it
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the table keeps the keyboard focus
        self.hide()

    def show_as(self, button: TableButton, context: CardContext) -> None:
        """Take text, place and state from ``button``; shorten the text if there is little room."""
        if (button, context.at.on_buttons) != (self._button, self._unit):
            self._apply_button(button, context.at.on_buttons)
        self._theme = context.theme
        self._marked, self._hinted = context.cursor == button.part, button.part in context.hinted
        said = ", ".join(filter(None, (button.tooltip or button.text, button.key)))
        self.setAccessibleName(table_phrases.marked_description(said) if self._hinted else said)
        self.show()
        self.update()

    def _apply_button(self, button: TableButton, unit: float) -> None:
        self._button, self._unit = button, unit
        kind = "primary" if button.primary else "plain"
        if self.property("kind") != kind:
            self.setProperty("kind", kind)
            self.ensurePolished()  # otherwise the first polish resets the font that is set next
            self.style().unpolish(self)
            self.style().polish(self)
        font = QApplication.font()
        font.setPixelSize(round(TEXT * unit))
        self.setFont(font)
        self.setGeometry(button.place.toRect())
        self.setEnabled(button.enabled)
        measure, wide = QFontMetricsF(self.font()), button.place.width() / unit
        needs = measure.horizontalAdvance(button.text) / unit
        bare = NARROW if button.tight and wide < SLIM else BARE
        text = button.brief if button.brief and needs > wide - bare and wide <= ROOMY else button.text
        beside = QFontMetricsF(_key_font()).horizontalAdvance(button.key) + (CLOSE if button.tight else BESIDE)
        self._keyed = bool(button.key) and measure.horizontalAdvance(text) / unit <= wide - 2 * beside
        shown = measure.elidedText(text, Qt.TextElideMode.ElideRight, (wide - bare) * unit)
        self.setText(unmarked(shown))
        told = button.tooltip or button.text
        self.setToolTip(literal_tooltip(f"{told} · {button.key}" if button.key else told))

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._button is None or self._theme is None:
            return
        unit, whole = self._unit, QRectF(self.rect())
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._keyed:
            painter.setPen(self._theme.color("ink2"))
            painter.setFont(_key_font(unit))
            room = whole.adjusted(0, 0, -10 * unit, 0)
            painter.drawText(room, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, self._button.key)
        if self._hinted:
            star = self.star_rect()
            painter.setPen(QPen(INK, 1.2))
            painter.setBrush(art.PAPER)
            painter.drawEllipse(star)
            art.star(painter, star.center(), star.width() / 2 * 0.83, art.BLUE, art.BLUE)
        if self._marked:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            for colour, wide in ((INK, 5.0), (self._theme.color("signal"), 2.6)):
                painter.setPen(QPen(colour, wide))
                painter.drawRoundedRect(whole.adjusted(2, 2, -2, -2), 7, 7)
        painter.end()

    def text_rect(self) -> QRectF:
        size = QSizeF(self.fontMetrics().horizontalAdvance(self.text()), self.fontMetrics().capHeight())
        place = QRectF(QPointF(), size)
        place.moveCenter(QRectF(self.rect()).center())
        return place

    def star_rect(self) -> QRectF:
        text = self.text_rect()
        for radius in (9.0 * self._unit, 6.5):
            star = QRectF(2, 2, 2 * radius, 2 * radius)
            if not star.adjusted(0, 0, 2, 2).intersects(text):
                return star
        return QRectF(1, 1, 9, 9)


def _key_font(unit: float = 1.0) -> QFont:
    return art.sans(12.5 * unit, QFont.Weight.Normal)


class ClothButtons(QObject):
    """Buttons of one table, created when first needed, and the menu of the ways to play the chosen cards."""

    pushed = Signal(str)
    """Emitted with the part name of a clicked button."""

    def __init__(self, table: QWidget) -> None:
        super().__init__(table)
        self.made: dict[Part, ClothButton] = {}
        self.chooser = PlayChooser(table)
        self.chooser.setProperty("kind", "primary")

    def show(self, buttons: Sequence[TableButton], readings: Sequence[str], context: CardContext) -> None:
        """Show exactly these buttons, and a menu of ``readings``: texts of several ways to play the chosen cards."""
        for button in buttons:
            if button.part not in self.made:
                made = self.made[button.part] = ClothButton(self.chooser.parentWidget(), button.part)
                made.clicked.connect(partial(self._push, button.part))
            self.made[button.part].show_as(button, context)
        for part in self.made.keys() - {button.part for button in buttons}:
            self.made[part].hide()
        if readings:
            self.chooser.setGeometry(context.at.chooser.toRect())
        self.chooser.offer(readings)

    def _push(self, part: Part, checked: bool = False) -> None:
        self.pushed.emit(part)
