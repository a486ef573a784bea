"""Snapphana deck; the index letters belong to the game, so they are the same in all languages."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPixmap

from bluestick.store.appearance import Appearance
from bluestick.tables.cards import french
from bluestick.tables.cards.deck import DEFAULT_LOOK, Deck
from bluestick.tables.cards.face import INK, LARGE, NORMAL, Block, Face, Panel, PlacedDrawing, Rail, Written
from bluestick.text.cards import ROMAN
from bluestick.text.cards import SNAPPHANA_INDEX as INDEX

if TYPE_CHECKING:
    from bluestick.tables.drawing.theme import Theme

HEIGHT = 320.0


TAROKKER = ("T20", "T19", "N", "F")
TRUMP = "#7a4a12"
TAROK = "#f2c14e"
"""Colour behind the index of the four tarokker (the trumps XX, XIX and N, and Fjønt)."""

LIGHT = "#fffdf6"
"""Colour of the number on the owl card, a night scene."""

GROUNDS = {"T20": "#f3c65a", "T19": "#233a4c", "trump": "#f1dfae", "I": "#dfe9dd", "N": "#e2e8ee", "F": "#f1e4c6"}
SEASONS = ((16, "spring"), (12, "summer"), (8, "autumn"), (5, "winter"))
"""Scenes on the trumps, as (lowest number, name of the scene)."""

MARKS = {"locked": "lock", "shown": "eye"}

_PANEL = QRectF(66, 12, 124, 296)
_PIP = QSizeF(40, 40)
_PIPS = {rank: tuple((x, y * HEIGHT / 300) for x, y in french.PIPS[rank]) for rank in map(str, range(6, 11))}
_NORMAL = NORMAL._replace(sign=QRectF(11, 66, 36, 36))
_LARGE = LARGE._replace(sign=QRectF(11, 75, 34, 34))
"""Index rails with a smaller suit sign, because a further sign or number is below it."""

_NUMBER = 104.0
"""Baseline of the large Roman numeral on trumps, in card units."""


class Snapphana(Deck):
    """Snapphana deck of 62 cards; the four ``I`` are equal. Marks: ``locked`` (no discard), ``shown`` (seen by all)."""

    look_settings = frozenset({"four_colours"})

    folder, card_height = "snapphana", HEIGHT

    def __init__(self, theme: Theme, look: Appearance = DEFAULT_LOOK) -> None:
        super().__init__(theme, look)
        self._colours = french.FOUR_COLOURS if look.four_colours else french.TWO_COLOURS
        self._inks = french.panel_inks(theme, look.four_colours)
        self._rail = _LARGE if look.large_index else _NORMAL

    def face_content(self, part: str, width: float, mark: str | None) -> Face:
        face = self._face(part)
        if mark is None:
            return face
        centre = self._rail.mark + QPointF(0, 14)
        sign = PlacedDrawing(MARKS[mark], QRectF(centre.x() - 20, centre.y() - 20, 40, 40))
        return face._replace(parts=(*face.parts, sign))

    def suit(self, suit: str, size: float, dpr: float) -> QPixmap:
        return self.sign(suit, size, dpr, self._inks[suit])

    def _face(self, part: str) -> Face:
        if part == "I":
            return _snapphane(self._rail)
        if part in ("N", "F"):
            return _wild(part, self._rail)
        if part.startswith("T"):
            return _trump(int(part[1:]), self._rail)
        return _suited(part[0], part[1:], self._colours[part[0]], self._rail)


def _suited(suit: str, rank: str, ink: str, rail: Rail) -> Face:
    index = rail.corner(INDEX.get(rank, rank), ink)
    corner = [PlacedDrawing(suit, rail.sign)]
    if suit in "HD":
        corner.append(PlacedDrawing("down", _rect_below_sign(rail)))
    if rank in _PIPS:
        middle = QPointF(_PIP.width(), _PIP.height()) / 2
        pips = (PlacedDrawing(suit, QRectF(QPointF(*spot) - middle, _PIP)) for spot in _PIPS[rank])
        return Face(ink, (*corner, *pips), (index,))
    picture = PlacedDrawing(suit + rank, _PANEL)
    if rank == "A":
        return Face(ink, (*corner, picture), (index,))
    return Face(ink, tuple(corner), (index,), Panel(_PANEL, french.GROUNDS[suit], (picture,)))


def _trump(number: int, rail: Rail) -> Face:
    part, roman = f"T{number}", ROMAN[number]
    scene = next(scene for least, scene in SEASONS if number >= least)
    own = part in TAROKKER
    panel = Panel(
        _PANEL, GROUNDS[part if own else "trump"], (PlacedDrawing(part if own else scene, _PANEL),), solid=own
    )
    ink, below = INK.name() if own else TRUMP, _rect_below_sign(rail)
    written = (
        rail.corner(str(number), ink),
        Written(roman, 31, below.bottom(), min(19, below.height() - 1), 50, 0, TRUMP, middle=True, serif=True),
        Written(roman, 128, _NUMBER, 60, 106, 0, LIGHT if part == "T19" else ink, middle=True, serif=True),
    )
    return Face(TRUMP, (PlacedDrawing("fir", rail.sign),), written, panel, _plate(rail) if own else ())


def _snapphane(rail: Rail) -> Face:
    panel = Panel(_PANEL, GROUNDS["I"], (PlacedDrawing("I", _PANEL),))
    middle = rail.sign.center().x()
    index = rail.corner("I", TRUMP)._replace(x=middle, middle=True, serif=True)
    return Face(TRUMP, (PlacedDrawing("fir", rail.sign),), (index,), panel)


def _wild(part: str, rail: Rail) -> Face:
    panel = Panel(_PANEL, GROUNDS[part], (PlacedDrawing(part, _PANEL),))
    corner = [PlacedDrawing("wild", rail.sign)]
    if part == "N":
        corner.append(PlacedDrawing("fir", _rect_below_sign(rail), TRUMP))
        return Face(INK.name(), tuple(corner), (rail.corner("N", INK.name()),), panel, _plate(rail))
    size = min(rail.cap + 4, 48)
    star = QRectF(rail.sign.center().x() - size / 2, rail.baseline - (rail.cap + size) / 2, size, size)
    return Face(INK.name(), (*corner, PlacedDrawing("star", star)), (), panel, _plate(rail))


def _rect_below_sign(rail: Rail) -> QRectF:
    """Return the rectangle for a sign below the suit sign, within the top 40 % of the card."""
    top, low = rail.sign.bottom() + 3, 0.40 * HEIGHT - 0.5
    return QRectF(rail.sign.center().x() - (low - top) / 2, top, low - top, low - top)


def _plate(rail: Rail) -> tuple[Block, Block]:
    box = QRectF(4, 5, 58, rail.sign.top() - 7)
    return Block(box, TAROK, 8), Block(box, INK.name(), 8, line=3)
