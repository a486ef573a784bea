"""How the face of a card is put together: a rail that says what it is, and pictures beside it.

Lengths are card units: every card is 200 wide. A card is never turned round on a screen, so it has one index, at the
left, where a fanned hand shows it.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache, lru_cache

from PySide6.QtCore import QByteArray, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QRawFont, QTransform
from PySide6.QtSvg import QSvgRenderer

from bluestick.tables import art
from bluestick.tables.theme import Theme

WIDTH = 200.0
INK = QColor("#1b2730")
NO_DETAIL_BELOW = 90
"""Logical pixels: narrower cards lose the knitting and everything else of class ``fine``."""

_CORNER = 14.0
_EDGE = QRectF(0, 0, WIDTH, 0).adjusted(1, 1, -1, -1)
_PANEL_LEFT, _PANEL_MARGIN, _PANEL_CORNER = 66.0, (10.0, 12.0), 7.0
_FINE = re.compile(rb'<g class="fine">.*?</g>', re.DOTALL)


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
    """What is put together to make the face of one card."""

    index: str
    sign: str
    """The part under the index."""
    ink: str
    """Of the index, and of all that parts leave to ``currentColor``."""
    pictures: tuple[Placed, ...]
    ground: str | None = None
    """The colour behind pictures in a panel, which cuts them off at its edge."""


@dataclass(frozen=True, slots=True)
class Rail:
    """Where index, sign and mark stand. Whatever the size, index and sign fill no more than the top 0.40."""

    x: float
    width: float
    cap: float
    baseline: float
    sign: float
    sign_y: float
    mark_y: float


NORMAL = Rail(x=11, width=48, cap=44, baseline=56, sign=38, sign_y=88, mark_y=140)
LARGE = Rail(x=7, width=55, cap=60, baseline=68, sign=46, sign_y=97, mark_y=150)
MARKS = {"ekten": "1", "uekten": "2", "trump": ""}
"""What is written on the mark of a card; nothing: the knit star."""


class Brush:
    """Paints cards of one deck, ``height`` units high, into painters that are ``width`` pixels to a card."""

    def __init__(self, folder: str, height: float, theme: Theme, rail: Rail) -> None:
        self.folder, self.height, self.theme, self.rail = folder, height, theme, rail

    def face(self, painter: QPainter, width: float, face: Face, mark: str | None) -> None:
        """The front."""
        painter.scale(width / WIDTH, width / WIDTH)
        self._paper(painter)
        fine = width >= NO_DETAIL_BELOW
        painter.save()
        if face.ground is not None:
            self._panel(painter, face)
        for placed in face.pictures:
            box = QRectF(placed.x, placed.y, placed.width, placed.height)
            self._part(placed.part, face.ink, fine).render(painter, box)
        painter.restore()
        rail = self.rail
        middle = NORMAL.x - 1 + NORMAL.sign / 2
        if face.index:
            index = lettering(face.index, rail.cap, rail.width)
            index.translate(rail.x, rail.baseline)
            painter.fillPath(index, QColor(face.ink))
        sign = QRectF(0, 0, rail.sign, rail.sign)
        sign.moveCenter(QPointF(rail.x - 1 + rail.sign / 2, rail.sign_y))
        self._part(face.sign, face.ink, fine).render(painter, sign)
        if mark is not None:
            _mark(painter, QPointF(middle, rail.mark_y), MARKS[mark], self.theme)

    def back(self, painter: QPainter, width: float) -> None:
        """The other side."""
        painter.scale(width / WIDTH, width / WIDTH)
        self._paper(painter)
        renderer = self._part("back", INK.name(), width >= NO_DETAIL_BELOW)
        renderer.render(painter, QRectF(0, 0, WIDTH, self.height))

    def _paper(self, painter: QPainter) -> None:
        edge = QColor(INK)
        edge.setAlphaF(0.38)
        painter.setPen(QPen(edge, 2))
        painter.setBrush(self.theme.color("paper"))
        painter.drawRoundedRect(_EDGE.adjusted(0, 0, 0, self.height), _CORNER, _CORNER)

    def _panel(self, painter: QPainter, face: Face) -> None:
        right, top = _PANEL_MARGIN
        panel = QRectF(_PANEL_LEFT, top, WIDTH - right - _PANEL_LEFT, self.height - 2 * top)
        path = QPainterPath()
        path.addRoundedRect(panel, _PANEL_CORNER, _PANEL_CORNER)
        painter.fillPath(path, self.theme.color("paper") if self.theme.high_contrast else QColor(face.ground))
        if self.theme.high_contrast:
            painter.setPen(QPen(QColor(face.ink), 3))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPath(path)
        painter.setClipPath(path)

    def _part(self, name: str, ink: str, fine: bool) -> QSvgRenderer:
        return _renderer(self.folder, name, ink, fine)


@lru_cache(maxsize=64)
def _renderer(folder: str, name: str, ink: str, fine: bool) -> QSvgRenderer:
    path = art.resource("cards", folder, f"{name}.svg")
    drawing = path.read_bytes().replace(b"currentColor", ink.encode())
    renderer = QSvgRenderer(QByteArray(drawing if fine else _FINE.sub(b"", drawing)))
    if not renderer.isValid():
        raise art.MissingResource(path)
    return renderer


@cache
def _black() -> QRawFont:
    file = art.font_file("Sans", "Black")
    font = QRawFont(str(file), 1000)
    if not font.isValid():
        raise art.MissingResource(file)
    return font


def lettering(text: str, cap: float, most: float) -> QPainterPath:
    """Squeezed black capitals ``cap`` high and at most ``most`` wide, standing on 0, 0."""
    font = _black()
    path, x = QPainterPath(), 0.0
    glyphs = font.glyphIndexesForString(text)
    for glyph, advance in zip(glyphs, font.advancesForGlyphIndexes(glyphs), strict=True):
        path.addPath(font.pathForGlyph(glyph).translated(x, 0))
        x += advance.x()
    scale = cap / font.capHeight()
    squeezed = min(0.86 * scale, most / path.boundingRect().width())
    path = QTransform.fromScale(squeezed, scale).map(path)
    path.translate(-path.boundingRect().left(), 0)
    path.setFillRule(Qt.FillRule.WindingFill)
    return path


def _mark(painter: QPainter, centre: QPointF, text: str, theme: Theme) -> None:
    painter.setPen(QPen(INK, 2))
    painter.setBrush(art.OCHRE if not theme.high_contrast else theme.color("ochre"))
    painter.drawPolygon(art.lozenge(centre, 19, 21.5))
    if not text:
        art.star(painter, centre, 12, INK, INK)
        return
    letter = lettering(text, 18, 20)
    letter.translate(centre.x() - letter.boundingRect().width() / 2, centre.y() + 9)
    painter.fillPath(letter, INK)
