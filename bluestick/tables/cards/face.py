"""Card faces composed of an index rail and pictures, shared by all decks; lengths are card units (width 200)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtSvg import QSvgRenderer

from bluestick.tables.cards.parts import lettering, part
from bluestick.tables.drawing import art

if TYPE_CHECKING:
    from bluestick.tables.drawing.theme import Theme

WIDTH = 200.0
INK = QColor("#1b2730")
NO_DETAIL_BELOW = 90
"""Width in logical pixels below which fine details, such as knitting, are left out."""

_CORNER = 14.0
_PANEL_CORNER = 7.0


class PlacedDrawing(NamedTuple):
    """One SVG drawing of the deck's art, and the rectangle on the card that its view box fills."""

    part: str
    box: QRectF
    ink: str = ""
    """Colour that replaces ``currentColor`` in the drawing; empty for the ink of the face."""


class Block(NamedTuple):
    """Filled rounded rectangle, or its outline if the line width ``line`` is not 0; ``strength`` is the opacity."""

    box: QRectF
    ink: str
    corner: float
    line: float = 0
    strength: float = 1


class Mark(NamedTuple):
    """Mark on a card: a lozenge with a text, or a knit star (an eight-petalled ornament) if the text is empty."""

    centre: QPointF
    text: str


class Written(NamedTuple):
    """Text at ``x`` on ``baseline``, capitals ``cap`` high, at most ``most`` wide and ``deep`` below the baseline."""

    text: str
    x: float
    baseline: float
    cap: float
    most: float
    deep: float
    ink: str
    middle: bool = False
    serif: bool = False
    """Whether to use serifs, as for Roman numerals, in which I would otherwise be a bar."""

    def letters(self) -> QPainterPath:
        path = lettering(self.text, self.cap, self.most, self.deep, self.serif)
        left = self.x - path.boundingRect().width() / 2 if self.middle else self.x
        return path.translated(left, self.baseline)


class Panel(NamedTuple):
    """Picture on a coloured ground, clipped at the edge of ``box``."""

    box: QRectF
    ground: str
    """Colour of the ground; empty for none. In high contrast only a ``solid`` panel keeps its ground."""
    parts: tuple[PlacedDrawing, ...]
    solid: bool = False
    frame: float = 0


class Face(NamedTuple):
    """What is drawn on the face of a card: picture, text, blocks, mark."""

    ink: str
    """Colour for ``currentColor`` in drawings without an ink of their own."""
    parts: tuple[PlacedDrawing, ...]
    written: tuple[Written, ...]
    panel: Panel | None = None
    blocks: tuple[Block, ...] = ()
    mark: Mark | None = None


class Rail(NamedTuple):
    """Positions of index, suit sign and mark on a card; index and sign stay in its top 40 % and left 32 %."""

    x: float
    most: float
    cap: float
    baseline: float
    sign: QRectF
    mark: QPointF

    def corner(self, text: str, ink: str) -> Written:
        """Return the index ``text`` at its position, clear of the suit sign below."""
        deep = self.sign.top() - self.baseline - 1
        return Written(text, self.x, self.baseline, self.cap, self.most, deep, ink)


NORMAL = Rail(x=11, most=48, cap=44, baseline=56, sign=QRectF(10, 69, 38, 38), mark=QPointF(29, 140))
LARGE = Rail(x=7, most=55, cap=60, baseline=70, sign=QRectF(7, 76, 44, 44), mark=QPointF(29, 150))


class DeckStyle(NamedTuple):
    """Style common to all cards of a deck: resource folder, theme, height, back."""

    folder: str
    theme: Theme
    height: float = 300
    back: str = ""
    """Name of one of the common ``BACKS``; empty for the deck's own back."""


def paint_face(painter: QPainter, width: float, face: Face, look: DeckStyle, drawn_for: float) -> None:
    """Paint a card face ``width`` logical pixels wide, with the level of detail of one ``drawn_for`` wide."""
    inside = _drawings(face.panel.parts if face.panel else (), drawn_for, face.ink, look)
    outside = _drawings(face.parts, drawn_for, face.ink, look)
    painter.scale(width / WIDTH, width / WIDTH)
    _paper(painter, look)
    if face.panel is not None:
        painter.save()
        _panel(painter, face.panel, face.ink, look.theme)
        for drawing, box in inside:
            drawing.render(painter, box)
        painter.restore()
        _frame(painter, face.panel, face.ink)
    for block in face.blocks:
        _block(painter, block)
    for drawing, box in outside:
        drawing.render(painter, box)
    for written in face.written:
        painter.fillPath(written.letters(), QColor(written.ink))
    if face.mark is not None:
        _mark(painter, face.mark, look.theme)


def paint_back(painter: QPainter, width: float, look: DeckStyle) -> None:
    """Paint the back of a card, ``width`` logical pixels wide."""
    folder, name = ("backs", f"{look.back}-{look.height:g}") if look.back else (look.folder, "back")
    drawing = part(folder, name, INK.name(), width >= NO_DETAIL_BELOW)
    painter.scale(width / WIDTH, width / WIDTH)
    _paper(painter, look)
    drawing.render(painter, QRectF(0, 0, WIDTH, look.height))


def _drawings(
    parts: tuple[PlacedDrawing, ...], width: float, ink: str, look: DeckStyle
) -> tuple[tuple[QSvgRenderer, QRectF], ...]:
    fine = width >= NO_DETAIL_BELOW
    return tuple((part(look.folder, placed.part, placed.ink or ink, fine), placed.box) for placed in parts)


def _paper(painter: QPainter, look: DeckStyle) -> None:
    edge = QColor(INK)
    edge.setAlphaF(1 if look.theme.high_contrast else 0.38)
    painter.setPen(QPen(edge, 2))
    painter.setBrush(look.theme.color("paper"))
    painter.drawRoundedRect(QRectF(1, 1, WIDTH - 2, look.height - 2), _CORNER, _CORNER)


def _rounded_path(box: QRectF, corner: float) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(box, corner, corner)
    return path


def _panel(painter: QPainter, panel: Panel, ink: str, theme: Theme) -> None:
    path = _rounded_path(panel.box, _PANEL_CORNER)
    if panel.ground and (panel.solid or not theme.high_contrast):
        painter.fillPath(path, QColor(panel.ground))
    elif not panel.frame:
        painter.strokePath(path, QPen(QColor(ink), 4))
    painter.setClipPath(path)


def _frame(painter: QPainter, panel: Panel, ink: str) -> None:
    if panel.frame:
        half = panel.frame / 2
        within = panel.box.adjusted(half, half, -half, -half)
        painter.strokePath(_rounded_path(within, _PANEL_CORNER - half), QPen(QColor(ink), panel.frame))


def _block(painter: QPainter, block: Block) -> None:
    ink = QColor(block.ink)
    ink.setAlphaF(block.strength)
    path = _rounded_path(block.box, block.corner)
    if block.line:
        painter.strokePath(path, QPen(ink, block.line))
    else:
        painter.fillPath(path, ink)


def _mark(painter: QPainter, mark: Mark, theme: Theme) -> None:
    ochre = theme.color("ochre") if theme.high_contrast else art.OCHRE
    centre = mark.centre
    if not mark.text:
        art.star(painter, centre, 21, INK, INK)
        art.star(painter, centre, 17, ochre, ochre)
        return
    painter.setPen(QPen(INK, 2))
    painter.setBrush(ochre)
    painter.drawPolygon(art.lozenge(centre, 20, 23))
    digit = lettering(mark.text, 20, 20, 4)
    painter.fillPath(digit.translated(centre - QPointF(digit.boundingRect().width() / 2, -10)), INK)
