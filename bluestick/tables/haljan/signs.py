"""Cards and suits in a line of text."""

from __future__ import annotations

from PySide6.QtCore import QLocale, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen, QPixmap

from bluestick.engine.moves import Part
from bluestick.tables import art
from bluestick.tables.cards.french import FOUR_COLOURS, INDEX
from bluestick.tables.theme import Theme

SYMBOLS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}


def index_language() -> str:
    """The language whose letters stand on the cards."""
    language = QLocale().name()[:2]
    return language if language in INDEX else "en"


def short(card: Part) -> str:
    """A card in the letters of the language: "Kn♠"."""
    index = INDEX[index_language()]
    return index.get(card[1:], card[1:]) + SYMBOLS[card[0]]


def suit_sign(suit: str, size: float, dpr: float, theme: Theme) -> QPixmap:
    """The sign of a suit on a bit of paper, so that its colour can be seen by day and by night."""

    def paint(painter: QPainter) -> None:
        paper = QRectF(0.5, 0.5, size - 1, size - 1)
        painter.setBrush(theme.color("paper"))
        painter.setPen(QPen(theme.color("line"), 1))
        painter.drawRoundedRect(paper, 4, 4)
        painter.setFont(art.sans(size * 0.95, QFont.Weight.Bold))
        painter.setPen(QColor(FOUR_COLOURS[suit]))
        painter.drawText(paper.translated(0, -size * 0.03), Qt.AlignmentFlag.AlignCenter, SYMBOLS[suit])

    return art.cached(f"suit {suit} {theme.name}", QSizeF(size, size), dpr, paint)
