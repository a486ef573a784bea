"""Kille deck: 21 pictures in four groups, each with its rank ladder."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF

from bluestick.store.appearance import Appearance
from bluestick.tables.cards.deck import DEFAULT_LOOK, Deck
from bluestick.tables.cards.face import Block, Face, Panel, PlacedDrawing, Written

if TYPE_CHECKING:
    from bluestick.tables.drawing.theme import Theme

LADDER = ("BL", "BP", "KR", *map(str, range(1, 13)), "VH", "KA", "SV", "HU", "KU")
"""Cards of the rank ladder, lowest first, without the card Kille, which can rank lowest or highest."""

SKITKORT, LILJOR, MATADORER, KILLE = "#6b5a45", "#2b4c9b", "#a33522", "#1c6a56"
"""Colours of the four groups of cards, each dark enough for white text."""

LETTERING = "#fffdf6"

GROUNDS = {
    "BL": "#f0e3d2",
    "BP": "#f0e8d6",
    "KR": "#eef0e2",
    "VH": "#dbe7ee",
    "KA": "#e9e2d4",
    "SV": "#eee3cd",
    "HU": "#f3e0cf",
    "KU": "#dfe9e4",
    "KI": "#e6ecdf",
}
LILY_GROUND = "#e3e8ee"

LINES = {
    "BL": ("BLAREN",),
    "BP": ("BLOM", "POTTAN"),
    "KR": ("KRANSEN",),
    "VH": ("VÄRDSHUS",),
    "KA": ("KAVALL",),
    "SV": ("SVIN",),
    "HU": ("HUSAR",),
    "KU": ("KUKU",),
    "KI": ("KILLE",),
}
"""Traditional names, divided into lines for cards on which one line is too narrow."""

ROWS = {
    1: (1,),
    2: (1, 1),
    3: (2, 1),
    4: (2, 2),
    5: (2, 1, 2),
    6: (2, 2, 2),
    7: (2, 3, 2),
    8: (3, 2, 3),
    9: (3, 3, 3),
    10: (3, 4, 3),
    11: (4, 3, 4),
    12: (4, 4, 4),
}
"""Lilies in each row, by number of the card."""

PLAIN_BELOW = 80
"""Width in logical pixels below which cards have no rank ladder, but larger numbers and names."""

_PICTURE = QRectF(40, 12, 150, 224)
_NAME = QRectF(40, 244, 150, 44)
_LILIES = QRectF(40, 12, 150, 206)
_NUMBER = QRectF(40, 226, 150, 62)
_PLAIN_PICTURE = QRectF(10, 10, 180, 200)
_PLAIN_BAND = QRectF(10, 214, 180, 76)
_FOOT = QRectF(9, 278, 25, 13)


class Kille(Deck):
    """Kille deck of 21 cards. Marks (only on Kille): ``low``, ``high``. With ``large_index`` faces are ``plain``."""

    folder = "kille"

    def __init__(self, theme: Theme, look: Appearance = DEFAULT_LOOK) -> None:
        super().__init__(theme, look)
        self._large = look.large_index

    def face_content(self, part: str, width: float, mark: str | None) -> Face:
        return plain(part, mark) if self._large or width < PLAIN_BELOW else full(part, mark)


def group(part: str) -> str:
    """Return the colour of the group that a card belongs to."""
    if part == "KI":
        return KILLE
    if part.isdigit():
        return LILJOR
    return SKITKORT if LADDER.index(part) < 3 else MATADORER


def full(part: str, mark: str | None) -> Face:
    """Return the face of a large card: a picture, the rank ladder at its left, the name below."""
    ink = group(part)
    ladder = _ladder(part, mark)
    if part.isdigit():
        panel = Panel(_LILIES, LILY_GROUND, _lilies(int(part)))
        number = Written(part, 115, 280, 44, 134, 2, LETTERING, middle=True)
        return Face(ink, (), (number,), panel, (Block(_NUMBER, ink, 7), *ladder))
    panel = Panel(_PICTURE, GROUNDS[part], (PlacedDrawing(part, _PICTURE),))
    name = Written("".join(LINES[part]), 115, 281, 30, 134, 2, LETTERING, middle=True)
    signs = (PlacedDrawing(mark, QRectF(43, 92, 40, 40)),) if mark else ()
    return Face(ink, signs, (name,), panel, (Block(_NAME, ink, 7), *ladder))


def _ladder(part: str, mark: str | None) -> tuple[Block, ...]:
    steps = []
    for k, other in enumerate(LADDER):
        y = 271 - 13 * k
        own = other == part
        box = QRectF(9, y - 6.5, 25, 13) if own else QRectF(15, y - 3.2, 13, 6.4)
        steps.append(Block(box, group(other), 2 if own else 1.5, strength=1 if own else 0.34))
    if part == "KI":
        top = steps.pop().box.center().y()
        for box, solid in ((_FOOT, mark == "low"), (QRectF(9, top - 6.5, 25, 13), mark == "high")):
            steps.append(Block(box if solid else box.adjusted(1.5, 1.5, -1.5, -1.5), KILLE, 2, 0 if solid else 3))
    return tuple(steps)


def _lilies(number: int) -> tuple[PlacedDrawing, ...]:
    rows, middle = ROWS[number], _LILIES.center()
    across, down = 144 / max(rows), min(194 / len(rows), 88)
    size = min(across * 0.92, down * 0.92, 72) if number > 1 else 116
    lilies = []
    for row, count in enumerate(rows):
        y = middle.y() + (row - (len(rows) - 1) / 2) * down
        for k in range(count):
            x = middle.x() + (k - (count - 1) / 2) * across
            lilies.append(PlacedDrawing("lily", QRectF(x - size / 2, y - size / 2, size, size)))
    return tuple(lilies)


def plain(part: str, mark: str | None) -> Face:
    """Return the face of a small card: number or picture, and the name as large as possible."""
    ink = group(part)
    band = Block(_PLAIN_BAND, ink, 7)
    panel = Panel(_PLAIN_PICTURE, GROUNDS.get(part, LILY_GROUND), ())
    if part.isdigit():
        number = Written(part, 100, 176, 128, 150, 2, ink, middle=True)
        return Face(ink, (PlacedDrawing("lily", QRectF(66, 218, 68, 68), LETTERING),), (number,), panel, (band,))
    lines = LINES[part]
    name: tuple[Written, ...]
    if len(lines) == 1:
        name = (Written(lines[0], 100, 275, 46, 166, 2, LETTERING, middle=True),)
    else:
        name = tuple(
            Written(line, 100, 248 + 35 * k, 28, 150, 1, LETTERING, middle=True) for k, line in enumerate(lines)
        )
    panel = Panel(panel.box, panel.ground, (PlacedDrawing(part, QRectF(25, 4, 150, 224)),))
    signs = (PlacedDrawing(mark, QRectF(13, 78, 56, 56)),) if mark else ()
    return Face(ink, signs, name, panel, (band,))
