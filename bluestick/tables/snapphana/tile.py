"""The picture of Snapphaneleden on the shelf."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPixmap

from bluestick.games.snapphana.cards import FJONT, N
from bluestick.tables import art
from bluestick.tables.card_pictures import card_picture
from bluestick.tables.cards import Snapphana
from bluestick.tables.theme import Theme

_WOOL = {"day": "#8a6a34", "night": "#4d3b1d"}
"""Ochre as dry fern, by day and by night; in high contrast as everywhere."""
_TILE = ("T20", "T19", N, "I", FJONT)


def tile(theme: Theme, size: QSize, dpr: float) -> QPixmap:
    """A sekvens on ochre wool; a single card where there is little room."""
    width, height = float(size.width()), float(size.height())
    small = min(width, height) < 100
    cards = (FJONT,) if small else _TILE
    deck = Snapphana(theme)
    across = height * 0.52 if small else min(width * 0.32, height * 0.43)
    step = min(across * 0.52, (width * 0.86 - across) / max(1, len(cards) - 1))

    def paint(painter: QPainter) -> None:
        art.wool(painter, QRectF(0, 0, width, height), theme, QColor(_WOOL.get(theme.name, theme.table)))
        for place, card in enumerate(cards):
            aside = place - (len(cards) - 1) / 2
            laid = card_picture(deck.face(card, round(across), dpr), theme)
            room = laid.deviceIndependentSize() / 2
            painter.save()
            painter.translate(width / 2 + aside * step, height * 0.56 + aside * aside * height * 0.014)
            painter.rotate(aside * 4)
            painter.drawPixmap(QPointF(-room.width(), -room.height()), laid)
            painter.restore()

    return art.cached(f"snapphana tile {theme.name}", size, dpr, paint)
