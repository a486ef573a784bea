"""The words of kille as buttons, each always in the same place."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QPushButton, QWidget

from bluestick.games.kille.state import Word
from bluestick.tables import art
from bluestick.tables.card_pictures import INK
from bluestick.tables.theme import Theme

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
        self.keyed = True
        """Whether there is room for the key beside the word."""
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the keyboard stays on the table
        self.setProperty("kind", "primary" if word in (Word.SWAP, Word.BUY, Word.ACCEPT) else "plain")
        self.hide()

    def say(self, text: str, brief: str, theme: Theme, *, marked: bool, hinted: bool) -> None:
        """Show a text, or a brief one, as far as there is room for it; pointing at it shows the whole."""
        self.theme, self.marked, self.hinted = theme, marked, hinted
        measure = QFontMetricsF(self.font())
        shown = text if measure.horizontalAdvance(text) <= self.width() - BARE or self.width() > ROOMY else brief
        self.keyed = measure.horizontalAdvance(shown) <= self.width() - KEYED
        shown = measure.elidedText(shown, Qt.TextElideMode.ElideRight, self.width() - (KEYED if self.keyed else BARE))
        self.setText(shown.replace("&", "&&"))
        self.setToolTip(f"{text} · {self.key}")
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
        ink = "onaccent" if self.property("kind") == "primary" and self.isEnabled() else "ink2"
        if self.keyed:
            painter.setPen(self.theme.color(ink))
            painter.setFont(art.sans(12.5, QFont.Weight.Normal))
            painter.drawText(
                whole.adjusted(0, 0, -10, 0), Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, self.key
            )
        if self.hinted:
            middle = whole.topLeft() + QPointF(15, whole.height() / 2)
            painter.setPen(QPen(INK, 1.2))
            painter.setBrush(art.PAPER)
            painter.drawEllipse(middle, 9, 9)
            art.star(painter, middle, 7.5, art.BLUE, art.BLUE)
        if self.marked:
            for colour, wide in ((INK, 5.0), (self.theme.color("signal"), 2.6)):
                painter.setPen(QPen(colour, wide))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(whole.adjusted(2, 2, -2, -2), 7, 7)
        painter.end()
