"""Haggis deck: five suits of 2 to 10, three wild cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSizeF

from bluestick.store.appearance import Appearance
from bluestick.tables.cards.deck import DEFAULT_LOOK, Deck
from bluestick.tables.cards.face import INK, Block, Face, Mark, Panel, PlacedDrawing, Written
from bluestick.tables.cards.french import PIPS
from bluestick.text.cards import INDEX, index_language

if TYPE_CHECKING:
    from bluestick.tables.drawing.theme import Theme

SUITS = {"r": "#cc2f12", "o": "#592400", "y": "#141414", "g": "#1d7350", "b": "#0e278c"}
"""Suit colours: red, brown, black, green, blue. Each suit has an ornament as well."""

BY_NIGHT = {"r": "#ff7a5c", "o": "#d9a26a", "y": "#ece6d8", "g": "#4cc3a4", "b": "#8fb0ff"}
"""Suit colours for text on a dark background of the window; card faces are light in every theme."""

FRAMES = {"J": "#24594a", "Q": "#7c3b56", "K": "#2f5d7c"}
GROUNDS = {"J": "#e9e8d2", "Q": "#f3e4dc", "K": "#e3e6e4"}
POINTS = {"3": "1", "5": "1", "7": "1", "9": "1", "J": "2", "Q": "3", "K": "5"}

LIGHT = "#fffdf6"

STANDING = "#f2c14e"
"""Colour behind the rank that a wild card represents."""

_PANEL = QRectF(66, 12, 124, 276)
_PIP = QSizeF(38, 38)
_POINTS = QPointF(29, 266)


class Haggis(Deck):
    """Haggis deck of 48 cards: 45 in five suits, and three wild cards (J, Q, K) with marks ``as 2`` to ``as Q``."""

    look_settings = frozenset({"index"})

    folder = "haggis"

    def __init__(self, theme: Theme, look: Appearance = DEFAULT_LOOK) -> None:
        super().__init__(theme, look)
        self._letters = INDEX[look.index or index_language()]

    def face_content(self, part: str, width: float, mark: str | None) -> Face:
        if part in FRAMES:
            return self._wild(part, mark.removeprefix("as ") if mark else "")
        return self._number(part[:-1], part[-1])

    def _number(self, rank: str, suit: str) -> Face:
        ink, odd = SUITS[suit], rank in POINTS
        middle = QPointF(_PIP.width(), _PIP.height()) / 2
        paint = LIGHT if odd else ink
        pips = tuple(PlacedDrawing(suit, QRectF(QPointF(*spot) - middle, _PIP), paint) for spot in PIPS[rank])
        panel = Panel(_PANEL, ink if odd else "", pips, solid=odd, frame=3)
        return Face(
            ink, (PlacedDrawing(suit, self._rail.sign),), (self._rail.corner(rank, ink),), panel, (), _points(rank)
        )

    def _wild(self, part: str, standing: str) -> Face:
        letter = self._letters[part]
        panel = Panel(_PANEL, GROUNDS[part], (PlacedDrawing(part, _PANEL),), frame=4)
        if not standing:
            index = self._rail.corner(letter, INK.name())
            return Face(FRAMES[part], (PlacedDrawing("wild", self._rail.sign),), (index,), panel, (), _points(part))
        rank = self._rail.corner(self._letters.get(standing, standing), INK.name())
        plate = QRectF(4, 4, 58, self._rail.baseline + 6)
        middle = plate.center().x()
        own = Written(letter, middle, self._rail.sign.bottom(), 32, 44, 0, FRAMES[part], middle=True)
        return Face(
            FRAMES[part],
            (PlacedDrawing("wild", QRectF(middle - 19, self._rail.mark.y() - 19, 38, 38)),),
            (rank._replace(x=middle, middle=True, deep=6), own),
            panel,
            (Block(plate, STANDING, 8), Block(plate, INK.name(), 8, line=3)),
            _points(part),
        )


def _points(rank: str) -> Mark | None:
    return Mark(_POINTS, POINTS[rank]) if rank in POINTS else None
