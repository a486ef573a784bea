"""Pictures of the rule pages of knockout whist; the rules compute the result of each trick."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QPointF, QSizeF
from PySide6.QtGui import QImage, QPainter

from bluestick.engine.cards import suit
from bluestick.engine.moves import Part
from bluestick.engine.seats import Seat
from bluestick.engine.tricks import Laid
from bluestick.games.knockout.state import winning
from bluestick.tables.cards import French
from bluestick.tables.drawing.theme import Theme
from bluestick.tables.scene.card_pictures import card_picture
from bluestick.tables.scene.case_pictures import detail, on_wool, sign

LARGEST = 66
"""Largest width of a card in a picture, in pixels."""
SIGNS = {"wins": "chosen", "trump": "hint", "fails": "dim"}
"""Marks of the legend, and the look of such a card."""


def case_picture(theme: Theme, case: dict[str, Any], width: float, dpr: float) -> QImage:
    """Draw the cards of a trick in a row; for a mark of the legend the corner of such a card."""
    given, deck = case["given"], French(theme)
    if case["type"] == "sign":
        mark = card_picture(deck.face("S2", LARGEST, dpr), theme, frozenset({SIGNS[given["sign"]]}))
        return sign(width, dpr, lambda painter: detail(painter, width, mark, 0.06, 0.78, 0.5))
    faces = {card: deck.face(card, min(LARGEST, width / 7), dpr) for card in given["cards"]}
    pictures = [card_picture(face, theme, _looks([*faces], given["trump"], card)) for card, face in faces.items()]
    size = pictures[0].deviceIndependentSize()

    def paint(painter: QPainter) -> None:
        for place, picture in enumerate(pictures):
            painter.drawPixmap(QPointF(place * size.width(), 0), picture)

    return on_wool(QSizeF(size.width() * len(pictures), size.height()), theme, dpr, paint)


def _looks(cards: list[Part], trump: str, card: Part) -> frozenset[str]:
    """Return the marks of a card of a trick. K3.3."""
    best = winning([Laid(Seat(seat), play) for seat, play in enumerate(cards)], trump).card
    true = {"wins": card == best, "trump": suit(card) == trump, "fails": suit(card) not in (trump, suit(cards[0]))}
    return frozenset(SIGNS[name] for name, is_so in true.items() if is_so)
