"""Start-page tiles of card games: a fan of cards on cloth."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPixmap

from bluestick.tables.drawing import art
from bluestick.tables.scene.card_pictures import card_picture
from bluestick.text.cards import index_language

if TYPE_CHECKING:
    from bluestick.engine.moves import Part
    from bluestick.tables.cards import Deck
    from bluestick.tables.drawing.theme import Theme

LITTLE = 100
"""Tiles with a side shorter than this, in pixels, show a single card."""
MOST = 5
"""Number of cards beyond which a fan spreads over no greater angle."""


def fan(
    game: str,
    theme: Theme,
    size: QSize,
    dpr: float,
    cards: Sequence[Part],
    deck: Deck,
    *,
    alone: Part,
    step: float = 0.48,
    marks: Mapping[Part, str] = MappingProxyType({}),
) -> QPixmap:
    """Return a tile with a fan of ``cards``; a little tile shows ``alone``. ``step``: visible share of each card."""
    width, height = float(size.width()), float(size.height())
    little = min(width, height) < LITTLE
    shown = (alone,) if little else cards
    across = (height * 0.84 if little else min(width * 0.54, height * 0.69)) / deck.height(1)
    apart = min(across * step, (width * 0.86 - across) / max(1, len(shown) - 1))

    def paint(painter: QPainter) -> None:
        art.wool(painter, QRectF(0, 0, width, height), theme)
        for place, card in enumerate(shown):
            aside = place - (len(shown) - 1) / 2
            bent = aside * min(1.0, MOST / len(shown))
            picture = card_picture(deck.face(card, round(across), dpr, marks.get(card)), theme)
            room = picture.deviceIndependentSize() / 2
            painter.save()
            painter.translate(width / 2 + aside * apart, height * 0.56 + bent * bent * height * 0.014)
            painter.rotate(bent * 4)
            painter.drawPixmap(QPointF(-room.width(), -room.height()), picture)
            painter.restore()

    return art.cached(f"{game} tile {theme.name} {index_language()}", size, dpr, paint)
