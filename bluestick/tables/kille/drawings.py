"""Drawings of kille: chips, speech bubbles, arrows, hits, ladder."""

from __future__ import annotations

import math
from dataclasses import dataclass
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QPixmap, QPolygonF

from bluestick.engine.moves import Part
from bluestick.games.kille.cards import LILJOR, MATADORS, RANKED, SKITKORT
from bluestick.tables.drawing import art
from bluestick.tables.drawing.theme import Theme
from bluestick.tables.scene.card_pictures import INK

CHIPS = (QColor("#d99a26"), QColor("#a33522"), QColor("#efe6d2"))
HEAP = (
    (0, 10),
    (-25, 4),
    (25, 2),
    (-12, -14),
    (14, -16),
    (0, -3),
    (2, -30),
    (-37, -12),
    (38, -14),
    (-20, -32),
    (24, -34),
)
"""Offsets of the chips in a heap from its centre, the lowest chip first, at scale 1 (chips are 34 wide)."""
GROUPS = {
    **dict.fromkeys(SKITKORT, (QColor("#6b5a45"), QColor("#b09a7c"))),
    **dict.fromkeys(LILJOR, (QColor("#2b4c9b"), QColor("#86a6e6"))),
    **dict.fromkeys(MATADORS, (QColor("#a33522"), QColor("#ee8468"))),
    "KI": (QColor("#1c6a56"), QColor("#6cc2a5")),
}
"""Colours of each card by its group (skitkort, liljor, matadors, Kille): on a light and on a dark background."""
TAIL = 15.0


def paint_chip(painter: QPainter, middle: QPointF, radius: float, colour: QColor) -> None:
    """Draw one chip, seen from above."""
    painter.setBrush(colour)
    painter.setPen(QPen(INK, max(0.8, radius * 0.06)))
    painter.drawEllipse(middle, radius, radius)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(INK, max(0.8, radius * 0.06), Qt.PenStyle.DotLine))
    painter.drawEllipse(middle, radius * 0.7, radius * 0.7)


def heap_picture(count: int, unit: float, theme: Theme, dpr: float) -> QPixmap:
    """Return the picture of a heap of ``count`` chips, at most as many as ``HEAP`` has; ``unit``: scale."""
    shown = min(count, len(HEAP))
    size = QSizeF(124 * unit, 96 * unit)

    def paint(painter: QPainter) -> None:
        middle = QPointF(size.width() / 2, size.height() * 0.6)
        for number, (x, y) in enumerate(HEAP[:shown]):
            at = middle + QPointF(x, y) * unit
            painter.setPen(Qt.PenStyle.NoPen)
            if not theme.high_contrast:
                painter.setBrush(QColor(8, 16, 24, 70))
                painter.drawEllipse(at + QPointF(0, 3 * unit), 17 * unit, 17 * unit)
            paint_chip(painter, at, 17 * unit, CHIPS[number % 3])

    return art.cached(f"chips {shown} {theme.name} {unit}", size, dpr, paint)


def chip_picture(number: int, unit: float, theme: Theme, dpr: float) -> QPixmap:
    """Return the picture of chip ``number``, for moving chips; ``unit``: scale. The number chooses the colour."""
    radius = 17 * unit
    size = QSizeF(2 * radius + 4, 2 * radius + 4)
    middle = QPointF(radius + 2, radius + 2)
    name = f"chip {number % 3} {theme.name}"
    return art.cached(name, size, dpr, lambda painter: paint_chip(painter, middle, radius, CHIPS[number % 3]))


def bubble_picture(
    text: str, gloss: str, widest: float, px: float, theme: Theme, dpr: float, tail: QPointF | None
) -> QPixmap:
    """Return a speech bubble with a call and its meaning (``gloss``), at most ``widest`` wide, in letters of ``px``.

    ``tail``: vector from its centre to the speaker; None for a bubble without a tail.
    """
    call, small = art.serif(px, QFont.Weight.Normal, italic=True), art.sans(max(12.5, px * 0.7))
    flags = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignHCenter
    room = QRectF(0, 0, widest - 28, 1000)
    if QFontMetricsF(call).horizontalAdvance(text) > room.width():
        text = text.replace(". ", ".\n")  # one sentence per line
    said = QFontMetricsF(call).boundingRect(room, flags, text)
    meant = QFontMetricsF(small).boundingRect(room, flags, gloss) if gloss else QRectF()
    size = QSizeF(math.ceil(max(said.width(), meant.width())) + 30, math.ceil(said.height() + meant.height()) + 14)
    body = QRectF(QPointF(TAIL, TAIL), size)

    def paint(painter: QPainter) -> None:
        art.shadow(painter, body, 10, "rest", theme)
        shape = QPainterPath()
        shape.addRoundedRect(body, 10, 10)
        if tail is not None:
            shape = shape.united(_tail(body, tail))
        painter.setPen(QPen(theme.color("line"), 2) if theme.high_contrast else Qt.PenStyle.NoPen)
        painter.setBrush(theme.color("panel"))
        painter.drawPath(shape)
        line = body.adjusted(14, 6, -14, -6)
        art.text(
            painter,
            QRectF(line.left(), line.top(), line.width(), said.height() + 1),
            call,
            theme.color("ink"),
            text,
            flags,
        )
        art.text(painter, line.adjusted(0, said.height() + 1, 0, 4), small, theme.color("ink2"), gloss, flags)

    key = f"bubble {text} {gloss} {px} {theme.name} {tail}"
    return art.cached(key, size + QSizeF(2 * TAIL, 2 * TAIL), dpr, paint)


def _tail(body: QRectF, way: QPointF) -> QPainterPath:
    half = QPointF(body.width() / 2, body.height() / 2)
    share = min(half.x() / max(1e-3, abs(way.x())), half.y() / max(1e-3, abs(way.y())))
    edge = body.center() + way * share
    length = math.hypot(way.x(), way.y())
    out = way / max(1.0, length)
    side = QPointF(-out.y(), out.x()) * 8
    tip = edge + out * min(TAIL - 2, max(0.0, length * (1 - share)))
    back = edge - out * 7
    path = QPainterPath()
    path.addPolygon(QPolygonF([back + side, tip, back - side]))
    path.closeSubpath()
    return path


def hit_picture(size: float, theme: Theme, dpr: float) -> QPixmap:
    """Return the sign on a hit player (put out by a card): a red star with a cross, ``size`` wide."""

    def paint(painter: QPainter) -> None:
        middle, r = QPointF(size / 2, size / 2), size / 2 - 1
        points = [
            middle + QPointF(math.sin(turn), -math.cos(turn)) * (r if number % 2 == 0 else r * 0.7)
            for number in range(16)
            for turn in (math.pi * number / 8,)
        ]
        painter.setPen(QPen(art.PAPER, max(1.2, size * 0.035)))
        painter.setBrush(art.MADDER)
        painter.drawPolygon(QPolygonF(points))
        art.disc(painter, middle, r * 0.46, art.PAPER, QPen(Qt.PenStyle.NoPen))
        art.cross(painter, middle, r * 0.2, art.pen(art.MADDER, size * 0.075, cap=Qt.PenCapStyle.RoundCap))

    return art.cached(f"hit {theme.name}", QSizeF(size, size), dpr, paint)


def empty_place_picture(size: QSizeF, theme: Theme, dpr: float) -> QPixmap:
    """Return the dashed frame that a seat without a card has in its place."""

    def paint(painter: QPainter) -> None:
        edge = art.pen(theme.color("ttext", 0.85 if theme.high_contrast else 0.6), 1.6, (3, 3))
        art.outline(painter, QRectF(QPointF(), size).adjusted(1, 1, -1, -1), size.width() * 0.07, edge)

    return art.cached(f"empty {theme.name}", size, dpr, paint)


@dataclass(frozen=True, slots=True)
class Track:
    """Curved line across the table through ``points``; each part bends towards the point ``bend``."""

    points: tuple[tuple[float, float], ...]
    bend: tuple[float, float]

    def path(self) -> QPainterPath:
        stops = [QPointF(*point) for point in self.points]
        path = QPainterPath(stops[0])
        for start, end in pairwise(stops):
            middle, way = (start + end) / 2, end - start
            inwards = QPointF(*self.bend) - middle
            far, off = (math.hypot(one.x(), one.y()) for one in (way, inwards))
            flat = abs(way.x()) > abs(way.y())
            if off < 0.3 * far:
                # Round a point near the centre: above it, or towards the lower end, as the viewer's card is below it.
                aside = QPointF(way.y(), -way.x()) * (0.32 if flat else 0.7)
                lower = max(start, end, key=QPointF.y).x() - self.bend[0]
                wrong = aside.y() > 0 if flat else aside.x() * (lower or -1.0) < 0
                path.quadTo(middle + (-aside if wrong else aside), end)
            elif flat and inwards.y() < 0 and far > 1.3 * off:
                path.quadTo(middle + inwards, end)  # from one side of the viewer's card to the other: above it
            else:
                path.quadTo(middle + inwards * 0.26, end)
        return path


def arrow_picture(track: Track, unit: float, theme: Theme, dpr: float, *, faint: bool) -> tuple[QPixmap, QPointF]:
    """Return (picture of an arrow along ``track``, where its centre is); ``faint``: thin, dashed; ``unit``: scale."""
    path = track.path()
    room = path.boundingRect().adjusted(-16, -16, 16, 16)
    rect = QRectF(math.floor(room.left()), math.floor(room.top()), math.ceil(room.width()), math.ceil(room.height()))
    wide = 3.6 * max(0.8, unit)

    def paint(painter: QPainter) -> None:
        painter.translate(-rect.topLeft())
        end, head = path.pointAtPercent(1), 14 * max(0.8, unit)
        share = path.percentAtLength(max(0.0, path.length() - head))
        back = path.pointAtPercent(share)
        out = (end - back) / max(1.0, math.hypot(end.x() - back.x(), end.y() - back.y()))
        side = QPointF(-out.y(), out.x()) * head * 0.62
        cap = Qt.PenCapStyle.RoundCap
        pens = [art.pen(INK, wide * 2, cap=cap), art.pen(theme.color("signal"), wide, cap=cap)]
        for pen in [art.pen(theme.color("ttext", 0.9), 2, (4, 3.5), cap)] if faint else pens:
            painter.setPen(pen)
            painter.drawPath(path if faint else _path_start(path, share))
        painter.setPen(QPen(INK, 1.5))
        painter.setBrush(theme.color("ttext" if faint else "signal"))
        painter.drawPolygon(QPolygonF([end, back + side, back - side]))

    key = f"arrow {track} {unit} {faint} {theme.name}"
    return art.cached(key, rect.size(), dpr, paint), rect.center()


def _path_start(path: QPainterPath, share: float) -> QPainterPath:
    part = QPainterPath(path.pointAtPercent(0))
    steps = 40
    for step in range(1, steps + 1):
        part.lineTo(path.pointAtPercent(share * step / steps))
    return part


def paint_ring(painter: QPainter, ring: QRectF, theme: Theme) -> None:
    """Draw the ellipse within ``ring`` that shows the speaking order: dashed, with a clockwise arrowhead."""
    colour = theme.color("ttext", 0.9 if theme.high_contrast else 0.42)
    painter.setPen(art.pen(colour, 2, (4.5, 3.5), Qt.PenCapStyle.RoundCap))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawArc(ring, -110 * 16, -314 * 16)
    angle = math.radians(-66)
    at = ring.center() + QPointF(math.cos(angle) * ring.width() / 2, -math.sin(angle) * ring.height() / 2)
    way = QPointF(math.sin(angle) * ring.width(), math.cos(angle) * ring.height())
    way = way / math.hypot(way.x(), way.y())
    side = QPointF(-way.y(), way.x()) * 7.5
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.color("ttext", 1.0 if theme.high_contrast else 0.6))
    painter.drawPolygon(QPolygonF([at + way * 15, at + side, at - side]))


def label_picture(text: str, card: Part, px: float, theme: Theme, dpr: float) -> QPixmap:
    """Return a label with ``text`` in the colour of the group of ``card``, such as on a card known to the viewer."""
    font = art.sans(px, QFont.Weight.Bold)
    measure = QFontMetricsF(font)
    size = QSizeF(math.ceil(measure.horizontalAdvance(text)) + 12, math.ceil(measure.height()) + 3)

    def paint(painter: QPainter) -> None:
        plate = QRectF(QPointF(), size).adjusted(1, 1, -1, -1)
        art.box(painter, plate, 5, theme.color("paper", 0.94), art.pen(GROUPS[card][0], 1.6, (2.2, 1.6)))
        art.text(painter, plate, font, GROUPS[card][0], text)

    return art.cached(f"tag {text} {card} {theme.name}", size, dpr, paint)


def rank_ladder_picture(
    card: Part, high: bool, ends: tuple[str, str, str], width: float, theme: Theme, dpr: float
) -> QPixmap:
    """Return the picture of the twenty ranks, blaren to kuku, with ``card`` marked; ``high``: Kille as highest.

    ``ends``: the texts below it at the left, in the middle and at the right.
    """
    at = (len(RANKED) - 1 if high else -1) if card == "KI" else RANKED.index(card)
    small = art.sans(13)
    size = QSizeF(width, 34 + QFontMetricsF(small).height() * 1.2)
    dark = theme.color("panel").lightness() < 128

    def paint(painter: QPainter) -> None:
        places = len(RANKED) + (at < 0)
        step = width / places
        painter.setPen(Qt.PenStyle.NoPen)
        for number in range(places):
            rank = number - (at < 0)
            here = rank == at
            colour = QColor(GROUPS[card if here else RANKED[rank]][dark])
            colour.setAlphaF(1.0 if here else 0.5)
            painter.setBrush(colour)
            painter.drawRoundedRect(QRectF(number * step, 0 if here else 6, step - 1.6, 30 if here else 18), 2, 2)
        line = QRectF(0, 34, width, size.height() - 34)
        for text, flag, ink in zip(
            ends,
            (Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignHCenter, Qt.AlignmentFlag.AlignRight),
            ("ink2", "ink", "ink2"),
            strict=True,
        ):
            art.text(
                painter,
                line,
                art.sans(13, QFont.Weight.DemiBold) if ink == "ink" else small,
                theme.color(ink),
                text,
                flag,
            )

    return art.cached(f"ladder {card} {high} {ends} {theme.name}", size, dpr, paint)
