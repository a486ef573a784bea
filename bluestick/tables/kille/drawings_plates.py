"""Name plates of kille: player, chips, notes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen, QPixmap

from bluestick.tables.drawing import art
from bluestick.tables.drawing.theme import Theme
from bluestick.tables.kille.drawings import CHIPS, paint_chip
from bluestick.tables.scene.card_pictures import INK, ring
from bluestick.tables.scene.piece_pictures import dealer_mark, line_of_text

ROOM = 12.0
"""Margin round a plate for its shadow and for the ring of the player to move."""
LEGIBLE, LEGIBLE_BESIDE = 33.0, 85.0
"""A plate lower than the first, or beside a card and narrower than the second, has only a name (thumbnails)."""

FEW_LETTERS = 4
"""A name that would be cut to this many letters or fewer is left out; the sign of the seat says as much."""


@dataclass(frozen=True, slots=True)
class SeatText:
    """Content of the name plate of a seat; ``active``: the player is to act, or has won the pot."""

    name: str
    notes: tuple[str, ...]
    """Wordings of the note, the longest first; the first one that fits is shown."""
    chips: str = ""
    dealer: bool = False
    active: bool = False
    out: bool = False
    target: bool = False
    """Whether a click on the plate, or a drop of the dragged card there, would do something."""
    looks: frozenset[str] = frozenset()


def seat_plate(size: QSizeF, said: SeatText, mark: QPixmap, theme: Theme, dpr: float) -> QPixmap:
    """Return the name plate of a seat: its sign ``mark`` beside name and note; a high plate has the note below."""
    plate = QRectF(QPointF(ROOM, ROOM), size)

    def paint(painter: QPainter) -> None:
        if not said.out:
            painter.drawPixmap(QPointF(), _shadow(plate, theme, dpr))
        if said.active or said.target:
            wide = 4.0 if said.active else 2.5
            ring(painter, plate, 8, wide + 1, wide, theme)
        fill = theme.color("panel", 0.6 if said.out and not said.active and not theme.high_contrast else 1.0)
        edge = art.pen(theme.color("line"), 2 if theme.high_contrast else 1, (3, 3) if said.out else ())
        art.box(painter, plate, 8, fill, Qt.PenStyle.NoPen if said.active else edge)
        if "cursor" in said.looks:
            cursor = QPen(INK, 5), QPen(theme.color("signal"), 2.4)
            art.outline(painter, plate.adjusted(1, 1, -1, -1), 7, *cursor)
        if size.height() < LEGIBLE or size.height() < size.width() < LEGIBLE_BESIDE:
            _name_only(painter, plate, said, mark, theme)
        elif size.height() > size.width() * 0.42:
            _paint_high_plate(painter, plate, said, mark, theme)
        else:
            _paint_low_plate(painter, plate, said, mark, theme)

    key = f"seat {said} {mark.cacheKey()} {theme.name}"
    return art.cached(key, size + QSizeF(2 * ROOM, 2 * ROOM), dpr, paint)


def _shadow(plate: QRectF, theme: Theme, dpr: float) -> QPixmap:
    """Return the shadow of a plate, cached because it takes longer to paint than all the rest of the plate."""
    whole = plate.size() + QSizeF(2 * ROOM, 2 * ROOM)
    return art.cached(
        f"plate shadow {theme.name}", whole, dpr, lambda painter: art.shadow(painter, plate, 8, "rest", theme)
    )


def _name_only(painter: QPainter, plate: QRectF, said: SeatText, mark: QPixmap, theme: Theme) -> None:
    disc = mark.deviceIndependentSize()
    corner, room = QPointF(plate.left() + 4, plate.center().y() - disc.height() / 2), plate.width() - disc.width() - 11
    font = art.sans(min(13.0, plate.height() * 0.5), QFont.Weight.Bold)
    if QFontMetricsF(font).horizontalAdvance(said.name) > room:
        font = art.sans(min(11.0, plate.height() * 0.5), QFont.Weight.DemiBold)
    shown = QFontMetricsF(font).elidedText(said.name, Qt.TextElideMode.ElideRight, room)
    if shown != said.name and len(shown) <= FEW_LETTERS:
        corner.setX(plate.center().x() - disc.width() / 2)
        _sign(painter, corner, said, mark)
        return
    _sign(painter, corner, said, mark)
    left, baseline = plate.left() + disc.width() + 8, plate.center().y() + font.pixelSize() * 0.36
    line_of_text(painter, font, theme.color("ink"), left, plate.right() - 3, baseline, said.name)


def _paint_low_plate(painter: QPainter, plate: QRectF, said: SeatText, mark: QPixmap, theme: Theme) -> None:
    disc, high = mark.deviceIndependentSize(), plate.height()
    edge = 8.0 if plate.width() > 130 else 5.0
    _sign(painter, QPointF(plate.left() + edge, plate.center().y() - disc.height() / 2), said, mark)
    left, right = plate.left() + edge + disc.width() + edge, plate.right() - edge + 1
    large, small = art.sans(max(13.0, high * 0.35), QFont.Weight.Bold), art.sans(max(12.5, high * 0.305))
    top, foot = plate.top() + high * 0.43, plate.top() + high * 0.83
    room = right
    if said.dealer:
        room -= dealer_mark(painter, QPointF(right + 4, plate.top() + high * 0.3), high, theme)
    if left + QFontMetricsF(large).horizontalAdvance(said.name) + _chips_width(said, small) <= room:
        room -= _chips(painter, said, QPointF(room, top), small, theme)
    if QFontMetricsF(large).horizontalAdvance(said.name) > room - left:
        large = art.sans(max(12.5, large.pixelSize() * 0.85), QFont.Weight.DemiBold)
    line_of_text(painter, large, theme.color("ink"), left, room, top, said.name)
    ink = theme.color("ink" if said.out else "ink2")
    line_of_text(painter, small, ink, left, right, foot, _longest(said.notes, small, right - left))


def _sign(painter: QPainter, corner: QPointF, said: SeatText, mark: QPixmap) -> None:
    painter.setOpacity(0.5 if said.out else 1)
    painter.drawPixmap(corner, mark)
    painter.setOpacity(1)


def _paint_high_plate(painter: QPainter, plate: QRectF, said: SeatText, mark: QPixmap, theme: Theme) -> None:
    disc, edge = mark.deviceIndependentSize(), 6.0
    px = min(15.5, max(13.0, plate.height() * 0.155))
    large, small = art.sans(px, QFont.Weight.Bold), art.sans(max(12.5, px * 0.9))
    left, right = plate.left() + edge, plate.right() - edge
    _sign(painter, plate.topLeft() + QPointF(edge, 4), said, mark)
    middle = plate.top() + 4 + disc.height() / 2
    top = middle + disc.height() / 2 + 2
    note = QRectF(left, top, right - left, plate.bottom() - top - 1)
    flags = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
    measure = QFontMetricsF(small)
    text, size = "", QRectF()
    for text in said.notes:
        size = measure.boundingRect(QRectF(0, 0, note.width(), 1000), flags, text)
        if size.height() <= note.height() + 1 and size.width() <= note.width() + 1:
            break
    spare = (size.height() if text else 0) + measure.height() <= note.height() + 3
    if spare:
        foot = QPointF(right, plate.bottom() - 4)
        foot.setX(right - _chips(painter, said, foot, small, theme))
    room = right
    if said.dealer:
        at = foot - QPointF(2, small.pixelSize() * 0.4) if spare else QPointF(right, middle)
        taken = dealer_mark(painter, at, 32.0 if spare else max(38.0, disc.height() * 1.7), theme)
        room -= 0 if spare else taken
    art.text(painter, note, small, theme.color("ink" if said.out else "ink2"), text, flags)
    if QFontMetricsF(large).horizontalAdvance(said.name) > room - left - disc.width() - 5:
        large = art.sans(12.5, QFont.Weight.DemiBold)
    name_left, baseline = left + disc.width() + 5, middle + px * 0.36
    line_of_text(painter, large, theme.color("ink"), name_left, room, baseline, said.name)


def _longest(texts: Sequence[str], font: QFont, room: float) -> str:
    measure = QFontMetricsF(font)
    return next((text for text in texts if measure.horizontalAdvance(text) <= room), texts[-1] if texts else "")


def _chips_width(said: SeatText, font: QFont) -> float:
    return QFontMetricsF(font).horizontalAdvance(said.chips) + font.pixelSize() * 0.72 + 12 if said.chips else 0.0


def _chips(painter: QPainter, said: SeatText, right: QPointF, font: QFont, theme: Theme) -> float:
    if not said.chips:
        return 0.0
    wide = QFontMetricsF(font).horizontalAdvance(said.chips)
    painter.setFont(font)
    painter.setPen(theme.color("ink2"))
    painter.drawText(QPointF(right.x() - wide, right.y()), said.chips)
    radius = font.pixelSize() * 0.36
    paint_chip(painter, QPointF(right.x() - wide - radius - 4, right.y() - font.pixelSize() * 0.34), radius, CHIPS[0])
    return _chips_width(said, font)
