"""How a card is put together: a rail that says what it is, and pictures beside it.

Lengths are card units: every card is 200 wide. A card is never turned round on a screen, so it has one index, at the
left, where a fanned hand shows it.
"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from bluestick.tables import art
from bluestick.tables.cards.parts import lettering, part
from bluestick.tables.theme import Theme

WIDTH = 200.0
INK = QColor("#1b2730")
NO_DETAIL_BELOW = 90
"""Logical pixels: narrower cards lose the knitting, and everything else that is called fine."""

_CORNER = 14.0
_PANEL_LEFT, _PANEL_RIGHT, _PANEL_TOP, _PANEL_CORNER = 66.0, 190.0, 12.0, 7.0


@dataclass(frozen=True, slots=True)
class Placed:
    """A part of the deck, and where its view box goes on the card."""

    part: str
    x: float
    y: float
    width: float
    height: float


@dataclass(frozen=True, slots=True)
class Face:
    """What the face of one card is made of."""

    index: str
    sign: str
    """The part under the index."""
    ink: str
    """Of index and sign, and of whatever a part leaves to ``currentColor``."""
    pictures: tuple[Placed, ...]
    ground: str | None = None
    """The colour of the panel behind the pictures, which cuts them off at its edge; None: they stand on paper."""


@dataclass(frozen=True, slots=True)
class Rail:
    """Where index, sign and mark stand. Index and sign keep to the top 0.40 of the card and to its left 0.32."""

    x: float
    most: float
    """How wide the index may be."""
    cap: float
    baseline: float
    sign: QRectF
    mark: QPointF

    @property
    def deep(self) -> float:
        """How far a letter may reach below the baseline."""
        return self.sign.top() - self.baseline - 1


NORMAL = Rail(x=11, most=48, cap=44, baseline=56, sign=QRectF(10, 69, 38, 38), mark=QPointF(29, 140))
LARGE = Rail(x=7, most=55, cap=60, baseline=70, sign=QRectF(7, 76, 44, 44), mark=QPointF(29, 150))

MARKS = {"ekten": "1", "uekten": "2", "trump": ""}
"""What is written on the mark of a card; nothing: the knit star."""


@dataclass(frozen=True, slots=True)
class Look:
    """What all cards of a deck have in common."""

    folder: str
    theme: Theme
    rail: Rail = NORMAL
    height: float = 300


def paint_face(painter: QPainter, width: float, face: Face, mark: str | None, look: Look) -> None:
    """The front, ``width`` logical pixels wide."""
    fine, rail = width >= NO_DETAIL_BELOW, look.rail
    pictures = [(part(look.folder, placed.part, face.ink, fine), placed) for placed in face.pictures]
    sign = part(look.folder, face.sign, face.ink, fine)
    painter.scale(width / WIDTH, width / WIDTH)
    _paper(painter, look)
    painter.save()
    if face.ground is not None:
        _panel(painter, face.ground, face.ink, look)
    for picture, placed in pictures:
        picture.render(painter, QRectF(placed.x, placed.y, placed.width, placed.height))
    painter.restore()
    index = lettering(face.index, rail.cap, rail.most, rail.deep)
    painter.fillPath(index.translated(rail.x, rail.baseline), QColor(face.ink))
    sign.render(painter, rail.sign)
    if mark is not None:
        _mark(painter, rail.mark, MARKS[mark], look.theme)


def paint_back(painter: QPainter, width: float, look: Look) -> None:
    """The other side."""
    painter.scale(width / WIDTH, width / WIDTH)
    _paper(painter, look)
    drawing = part(look.folder, "back", INK.name(), width >= NO_DETAIL_BELOW)
    drawing.render(painter, QRectF(0, 0, WIDTH, look.height))


def _paper(painter: QPainter, look: Look) -> None:
    edge = QColor(INK)
    edge.setAlphaF(1 if look.theme.high_contrast else 0.38)
    painter.setPen(QPen(edge, 2))
    painter.setBrush(look.theme.color("paper"))
    painter.drawRoundedRect(QRectF(1, 1, WIDTH - 2, look.height - 2), _CORNER, _CORNER)


def _panel(painter: QPainter, ground: str, ink: str, look: Look) -> None:
    panel = QRectF(_PANEL_LEFT, _PANEL_TOP, _PANEL_RIGHT - _PANEL_LEFT, look.height - 2 * _PANEL_TOP)
    path = QPainterPath()
    path.addRoundedRect(panel, _PANEL_CORNER, _PANEL_CORNER)
    if look.theme.high_contrast:
        painter.strokePath(path, QPen(QColor(ink), 4))
    else:
        painter.fillPath(path, QColor(ground))
    painter.setClipPath(path)


def _mark(painter: QPainter, centre: QPointF, text: str, theme: Theme) -> None:
    ochre = theme.color("ochre") if theme.high_contrast else art.OCHRE
    if not text:
        art.star(painter, centre, 21, INK, INK)
        art.star(painter, centre, 17, ochre, ochre)
        return
    painter.setPen(QPen(INK, 2))
    painter.setBrush(ochre)
    painter.drawPolygon(art.lozenge(centre, 20, 23))
    digit = lettering(text, 20, 20, 4)
    painter.fillPath(digit.translated(centre - QPointF(digit.boundingRect().width() / 2, -10)), INK)
