"""French deck: suits, pips, court cards, index letters by language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPixmap

from bluestick.engine.cards import RANKS
from bluestick.store.appearance import FACES, Appearance
from bluestick.tables.cards.deck import DEFAULT_LOOK, Deck
from bluestick.tables.cards.face import Face, Mark, Panel, PlacedDrawing, Rail, Written
from bluestick.text.cards import INDEX, index_language

if TYPE_CHECKING:
    from bluestick.tables.drawing.theme import Theme


FOUR_COLOURS = {"S": "#141414", "H": "#cc2f12", "D": "#1a32a8", "C": "#00735c"}
TWO_COLOURS = {"S": "#141414", "H": "#cc2f12", "D": "#cc2f12", "C": "#141414"}
BY_NIGHT = {"S": "#ece6d8", "H": "#ff7a5c", "D": "#8fb0ff", "C": "#4cc3a4"}
"""Suit colours for text on a dark background of the window; card faces are light in every theme."""


GROUNDS = {"S": "#e9e6dd", "H": "#f7e3d3", "D": "#e2e8f0", "C": "#dfebdf"}

LIGHT = "#fffdf6"
"""Colour of drawings and text on a panel in the colour of the suit."""
EMBLEMS = {"K": "crown", "Q": "diadem", "J": "plume"}

_PANEL = QRectF(66, 12, 124, 276)
_PIP = QSizeF(40, 40)
_LEFT, _MIDDLE, _RIGHT = 94.0, 128.0, 162.0


def _columns(*rows: float) -> tuple[tuple[float, float], ...]:
    return tuple((x, y) for y in rows for x in (_LEFT, _RIGHT))


def _middle(*rows: float) -> tuple[tuple[float, float], ...]:
    return tuple((_MIDDLE, y) for y in rows)


PIPS = {
    "2": _middle(60, 240),
    "3": _middle(60, 150, 240),
    "4": _columns(70, 230),
    "5": _columns(70, 230) + _middle(150),
    "6": _columns(60, 150, 240),
    "7": _columns(60, 150, 240) + _middle(105),
    "8": _columns(60, 150, 240) + _middle(105, 195),
    "9": _columns(48, 116, 184, 252) + _middle(150),
    "10": _columns(48, 116, 184, 252) + _middle(82, 218),
}


def faces(language: str, four_colour: bool, rail: Rail, face: str = FACES[0]) -> dict[str, Face]:
    """Return the faces of all 52 cards by name: ``SA``, ``H10``. ``face``: one of ``FACES``."""
    made = _plain_face if face == "plain" else _face
    inks = FOUR_COLOURS if four_colour else TWO_COLOURS
    return {
        suit + rank: made(suit, rank, INDEX[language].get(rank, rank), ink, rail)
        for suit, ink in inks.items()
        for rank in RANKS
    }


def _face(suit: str, rank: str, index: str, ink: str, rail: Rail) -> Face:
    written, sign = (rail.corner(index, ink),), PlacedDrawing(suit, rail.sign)
    if rank in PIPS:
        middle = QPointF(_PIP.width(), _PIP.height()) / 2
        pips = (PlacedDrawing(suit, QRectF(QPointF(*spot) - middle, _PIP)) for spot in PIPS[rank])
        return Face(ink, (sign, *pips), written)
    picture = PlacedDrawing(suit + rank, _PANEL)
    if rank == "A":
        return Face(ink, (sign, picture), written)
    return Face(ink, (sign,), written, Panel(_PANEL, GROUNDS[suit], (picture,)))


def _plain_face(suit: str, rank: str, index: str, ink: str, rail: Rail) -> Face:
    written, sign = rail.corner(index, ink), PlacedDrawing(suit, rail.sign)
    if rank == "A":
        return Face(ink, (sign, PlacedDrawing(suit, QRectF(66, 88, 124, 124))), (written,))
    pip = QRectF(82, 184, 92, 92)
    if rank in PIPS:
        number = Written(index, 130, 132, 92, 100, 2, ink, middle=True)
        return Face(ink, (sign, PlacedDrawing(suit, pip)), (written, number))
    emblem = PlacedDrawing(EMBLEMS[rank], QRectF(92, 28, 72, 41.4), LIGHT)
    letter = Written(index, 128, 162, 76, 90, 2, LIGHT, middle=True)
    panel = Panel(_PANEL, ink, (emblem, PlacedDrawing(suit, pip, LIGHT)), solid=True)
    return Face(ink, (sign,), (written, letter), panel)


MARKS = {"ekten": "1", "uekten": "2", "trump": ""}


class French(Deck):
    """French deck of 52 cards. Marks: ``ekten`` and ``uekten`` (1 and 2 in a lozenge), ``trump`` (a star)."""

    look_settings = frozenset({"index", "four_colours", "face"})

    folder = "french"

    def __init__(self, theme: Theme, look: Appearance = DEFAULT_LOOK) -> None:
        super().__init__(theme, look)
        self._faces = faces(look.index or index_language(), look.four_colours, self._rail, look.face)
        self._inks = panel_inks(theme, look.four_colours)

    def face_content(self, part: str, width: float, mark: str | None) -> Face:
        face = self._faces[part]
        return face if mark is None else face._replace(mark=Mark(self._rail.mark, MARKS[mark]))

    def suit(self, suit: str, size: float, dpr: float) -> QPixmap:
        return self.sign(suit, size, dpr, self._inks[suit])


def panel_inks(theme: Theme, four_colour: bool) -> dict[str, str]:
    """Return the suit colours for text on the background ``panel`` of a theme."""
    if theme.color("panel").lightness() < 128:
        inks = BY_NIGHT
        return inks if four_colour else {suit: inks[{"D": "H", "C": "S"}.get(suit, suit)] for suit in inks}
    return FOUR_COLOURS if four_colour else TWO_COLOURS
