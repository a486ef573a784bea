"""The words of kille as buttons, each always in the same place."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QFont, QFontInfo, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from bluestick.games.kille.moves import Word
from bluestick.tables import art
from bluestick.tables.card_pictures import INK
from bluestick.tables.theme import Theme
from bluestick.tables.tip import tip

PLACES = {
    Word.SWAP: 0,
    Word.REFUSE: 0,
    Word.DECLINE: 0,
    Word.STAND: 1,
    Word.ACCEPT: 1,
    Word.DEPENDS: 1,
    Word.BUY: 1,
    Word.ASK: 2,
}
"""From the bottom; no two of one place can be said by the same player at the same time. Kuku has its own place."""

KEYS = {0: "2", 1: "1", 2: "3"}
"""The key of each place."""
KUKU_KEY = "0"
KEYED, BARE = 44, 18
"""What of its width a button has for no word: with its key, and without."""
ROOMY = 120
"""A button as wide as this shows the beginning of a long text rather than a brief one."""


class WordButton(QPushButton):
    """A word and its key."""

    def __init__(self, word: Word, parent: QWidget) -> None:
        super().__init__(parent)
        self.word = word
        self.key = KUKU_KEY if word is Word.KUKU else KEYS[PLACES[word]]
        self.theme: Theme | None = None
        self.marked = self.hinted = False
        self.unit = 1.0
        """How much larger than usual everything on it is."""
        self.keyed = True
        """Whether there is room for the key beside the word."""
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the keyboard stays on the table
        self.hide()

    def fit(self, rect: QRect, unit: float) -> None:
        """Take a place on a cloth so large; nothing on it is smaller than on other buttons."""
        self.unit = max(1.0, unit)
        font = QApplication.font()
        font.setPixelSize(round(QFontInfo(font).pixelSize() * self.unit))
        self.setFont(font)
        self.setGeometry(rect)

    def say(self, text: str, brief: str, theme: Theme, *, marked: bool, hinted: bool) -> None:
        """Show a text, or a brief one, as far as there is room for it; pointing at it shows the whole."""
        self.theme, self.marked, self.hinted = theme, marked, hinted
        measure, wide = QFontMetricsF(self.font()), self.width() / self.unit
        shown = text if measure.horizontalAdvance(text) / self.unit <= wide - BARE or wide > ROOMY else brief
        self.keyed = measure.horizontalAdvance(shown) / self.unit <= wide - KEYED
        room = (wide - (KEYED if self.keyed else BARE)) * self.unit
        shown = measure.elidedText(shown, Qt.TextElideMode.ElideRight, room)
        self.setText(shown.replace("&", "&&"))
        self.setToolTip(tip(f"{text} · {self.key}"))
        self.setAccessibleName(f"{text}, {self.key}")
        self.show()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.theme is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        whole = QRectF(self.rect())
        if self.keyed:
            painter.setPen(self.theme.color("ink2"))
            painter.setFont(art.sans(12.5 * self.unit, QFont.Weight.Normal))
            room = whole.adjusted(0, 0, -10 * self.unit, 0)
            painter.drawText(room, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, self.key)
        if self.hinted:
            middle = whole.topLeft() + QPointF(15 * self.unit, whole.height() / 2)
            painter.setPen(QPen(INK, 1.2))
            painter.setBrush(art.PAPER)
            painter.drawEllipse(middle, 9 * self.unit, 9 * self.unit)
            art.star(painter, middle, 7.5 * self.unit, art.BLUE, art.BLUE)
        if self.marked:
            for colour, wide in ((INK, 5.0), (self.theme.color("signal"), 2.6)):
                painter.setPen(QPen(colour, wide))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(whole.adjusted(2, 2, -2, -2), 7, 7)
        painter.end()
