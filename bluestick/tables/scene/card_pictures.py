"""Pictures of cards and piles, with their marks."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from bluestick.tables.drawing import art

if TYPE_CHECKING:
    from bluestick.tables.drawing.theme import Theme

INK = QColor("#1b2730")
MADDER = QColor("#a33522")

Looks = frozenset[str]
"""Names of marks on a card: chosen, dim, proof (of a refusal), hint, cursor, beaten, lifted, covered, offered.

``covered``: another card hides the lower half; ``offered``: the dragged card can be exchanged for it.
"""


def margin(width: float, dpr: float) -> float:
    """Return the space for shadow and ring around a card that is ``width`` wide, in pixels."""
    return math.ceil((10 + width * 0.05) * dpr) / dpr


def card_picture(face: QPixmap, theme: Theme, looks: Looks = frozenset(), layers: int = 0) -> QPixmap:
    """Return the picture of a card with shadow and marks. ``layers``: number of card edges drawn beneath it."""
    size, dpr = face.deviceIndependentSize(), face.devicePixelRatio()
    room = margin(size.width(), dpr)
    card = QRectF(QPointF(room, room), size)

    def paint(painter: QPainter) -> None:
        radius = card.width() * 0.07
        for layer in range(layers, 0, -1):
            edge = card.translated(1.2 * layer, 1.5 * layer)
            art.box(painter, edge, radius, theme.color("paper"), QPen(INK, 0.6))
        painter.drawPixmap(QPointF(), _shadow(size, room, "lifted" if "lifted" in looks else "card", theme, dpr))
        if "chosen" in looks:
            wide = max(3.0, card.width() * 0.034)
            ring(painter, card, radius, wide + 1, wide, theme)
        elif "offered" in looks:
            _broken_ring(painter, card, radius, theme)
        painter.drawPixmap(card.topLeft(), face)
        if "dim" in looks:
            _dim(painter, card, radius, face, theme)
        if "proof" in looks:
            _dashes(painter, card, radius)
        if "beaten" in looks:
            _tick(painter, card, theme)
        if "hint" in looks:
            _star(painter, card, above="covered" in looks)
        if "cursor" in looks:
            _cursor(painter, card, radius, theme)

    name = f"card {face.cacheKey()} {theme.name} {theme.table} {layers} {' '.join(sorted(looks))}"
    return art.cached(name, QSizeF(size.width() + 2 * room, size.height() + 2 * room), dpr, paint)


def _shadow(size: QSizeF, room: float, height: str, theme: Theme, dpr: float) -> QPixmap:
    """Return the shadow of a card, cached by size because a shadow takes longer to paint than a card."""
    card = QRectF(QPointF(room, room), size)
    whole = QSizeF(size.width() + 2 * room, size.height() + 2 * room)
    return art.cached(
        f"card shadow {height} {theme.name}",
        whole,
        dpr,
        lambda painter: art.shadow(painter, card, size.width() * 0.07, height, theme),
    )


def _dim(painter: QPainter, card: QRectF, radius: float, face: QPixmap, theme: Theme) -> None:
    """Shade a card in the colour of the table: print and paper darken together, so the card stays legible."""
    share = 0.34 if theme.high_contrast else 0.36
    shade = theme.color("table")
    channels = (round(255 - (255 - channel) * share) for channel in (shade.red(), shade.green(), shade.blue()))
    painter.save()
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Multiply)
    painter.drawPixmap(card.topLeft(), face)
    art.box(painter, card, radius, QColor(*channels), Qt.PenStyle.NoPen)
    painter.restore()


def ring(painter: QPainter, rect: QRectF, radius: float, dark: float, bright: float, theme: Theme) -> None:
    """Draw a ring around a rectangle: ``bright`` pixels in the signal colour, then dark up to ``dark`` pixels."""
    for colour, grown in ((INK, dark), (theme.color("signal"), bright)):
        around = rect.adjusted(-grown, -grown, grown, grown)
        art.box(painter, around, radius + grown, colour, Qt.PenStyle.NoPen)


def _broken_ring(painter: QPainter, card: QRectF, radius: float, theme: Theme) -> None:
    wide = max(3.0, card.width() * 0.034)
    edge = card.adjusted(-wide / 2, -wide / 2, wide / 2, wide / 2)
    dashed = art.pen(theme.color("signal"), wide, (3.0, 1.5), Qt.PenCapStyle.FlatCap)
    art.outline(painter, edge, radius, QPen(INK, wide + 2), dashed)


def _dashes(painter: QPainter, card: QRectF, radius: float) -> None:
    wide = max(3.0, card.width() * 0.035)
    inside = card.adjusted(wide / 2, wide / 2, -wide / 2, -wide / 2)
    dashed = art.pen(INK, wide, (2.2, 1.1), Qt.PenCapStyle.FlatCap)
    art.outline(painter, inside, radius * 0.7, QPen(art.PAPER, wide * 1.7), dashed)


def _cursor(painter: QPainter, card: QRectF, radius: float, theme: Theme) -> None:
    wide = max(2.5, card.width() * 0.024)
    edge = card.adjusted(wide * 0.3, wide * 0.3, -wide * 0.3, -wide * 0.3)
    art.outline(painter, edge, radius, QPen(QColor("#141414"), wide * 2.8), QPen(theme.color("signal"), wide * 1.2))


def _tick(painter: QPainter, card: QRectF, theme: Theme) -> None:
    r = max(9.0, card.width() * 0.13)
    middle = QPointF(card.left() + r + 3, card.bottom() - r - 3)
    art.disc(painter, middle, r, theme.color("signal"), QPen(INK, 1.5))
    painter.setPen(art.pen(INK, r * 0.26, cap=Qt.PenCapStyle.RoundCap))
    painter.drawPolyline([middle + QPointF(x, y) * r for x, y in ((-0.45, 0.02), (-0.12, 0.36), (0.48, -0.34))])


def _star(painter: QPainter, card: QRectF, *, above: bool) -> None:
    r = max(11.0, card.width() * 0.14)
    middle = QPointF(card.left() + r + 4, card.bottom() - r - 4)
    if above:
        middle = QPointF(card.right() - r - 4, card.top() + r + 4)
    art.disc(painter, middle, r, art.PAPER, QPen(INK, 1.5))
    art.star(painter, middle, r * 0.82, art.BLUE, QColor("#2f7fa6"))
