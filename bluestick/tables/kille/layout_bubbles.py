"""Placing of speech bubbles on the kille table."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainterPath

from bluestick.tables.kille.layout import CAPTION, RoundLayout
from bluestick.tables.scene.card_layout import Spot

APART = 16.0
"""Gap between a card and its bubble: room for the tail."""
POINTS = 12
"""Number of points of an arrow that are to stay visible."""


def beside(
    at: RoundLayout, spot: Spot, size: QSizeF, question: QRectF, *, own: bool, avoid: QPainterPath | None = None
) -> QPointF:
    """Return the centre of a bubble of ``size`` near a card, where it covers the least; ``avoid``: an arrow.

    ``question``: rectangle of the question to the viewer's seat, or an empty one.
    """
    card = at.card_rect(spot)
    if own:
        return QPointF(spot.at.x(), card.top() - APART - size.height() / 2)
    taken = [*((place.plate, 6.0) for place in at.places)]
    taken += [(at.card_rect(place.card), 8.0) for place in at.places]
    pot = QRectF(QPointF(), QSizeF(at.stock.width, at.stock.width * at.height))
    pot.moveCenter(at.pot)
    captions = QRectF(QPointF(at.stock.at.x() - CAPTION.width() / 2, 0), CAPTION)
    captions.setRight(at.pot.x() + CAPTION.width() / 2)
    captions.moveTop(at.beneath(at.stock.at).y() - CAPTION.height() / 2)
    taken += [(at.own_zone, 4.0), (at.card_rect(at.stock), 1.2), (pot, 1.2), (captions, 6.0), (question, 40.0)]
    room = at.size.adjusted(14, 14, -14, -14)
    arrow = [] if avoid is None else [avoid.pointAtPercent(step / POINTS) for step in range(POINTS + 1)]

    def cost(middle: QPointF) -> float:
        rect = QRectF(QPointF(), size)
        rect.moveCenter(middle)
        outside = rect.width() * rect.height() - _area(rect.intersected(room))
        covered = sum(_area(rect.intersected(other)) * weight for other, weight in taken if rect.intersects(other))
        covered += sum(rect.adjusted(-5, -5, 5, 5).contains(point) for point in arrow) * 700
        way = middle - spot.at
        return covered + outside * 20 + math.hypot(way.x(), way.y()) * 2

    return min(_tries(at, card, size), key=cost)


def _tries(at: RoundLayout, card: QRectF, size: QSizeF) -> list[QPointF]:
    """Return candidate centres: on each side of the card, along it, off its corners, and towards the middle."""
    across = card.width() / 2 + APART + size.width() / 2
    down = card.height() / 2 + APART + size.height() / 2
    middle = card.center()
    tries = [middle + QPointF(side * across, shift * size.height()) for side in (-1, 1) for shift in (0, -0.5, 0.5, 1)]
    tries += [middle + QPointF(shift * size.width(), side * down) for side in (-1, 1) for shift in (0, -0.4, 0.4)]
    corners = [(side * far, rise) for side in (-1, 1) for far in (1.15, 1.3) for rise in (-1.6, -1, 1, 1.6)]
    tries += [middle + QPointF(aside * across, rise * down) for aside, rise in corners]
    way = at.oval.center() - middle
    tries += [middle + way * (step / 12) for step in range(2, 12)]
    return tries


def _area(rect: QRectF) -> float:
    return max(0.0, rect.width()) * max(0.0, rect.height())
