"""Pictures beside the cards: name plates, frames, captions, signs."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QPixmap

from bluestick.tables.drawing import art
from bluestick.tables.scene.card_pictures import INK, ring

if TYPE_CHECKING:
    from bluestick.tables.drawing.theme import Theme

AVATARS = ("#1f5673", "#8a4b2a", "#3d6b4f", "#6a4a7a", "#5b6470", "#96591c", "#7a2f3c", "#2f5d7c")


@dataclass(frozen=True, slots=True)
class PlateText:
    """Texts of a name plate, and the states that it shows."""

    name: str
    note: str
    dealer: bool = False
    active: bool = False


def seat_avatar(seat: int, letter: str, size: float, dpr: float, theme: Theme, side: int = 0) -> QPixmap:
    """Return the avatar of a seat: a letter on a disc (``side`` 0) or, for the second pair, on a square."""

    def paint(painter: QPainter) -> None:
        disc = QRectF(1, 1, size - 2, size - 2)
        edge = QPen(theme.color("line"), 1.5) if theme.high_contrast else Qt.PenStyle.NoPen
        art.box(painter, disc, size / 2 if side == 0 else size * 0.22, QColor(AVATARS[seat % len(AVATARS)]), edge)
        art.text(painter, disc.translated(0, -size * 0.01), art.serif(size * 0.5), art.PAPER, letter)

    return art.cached(f"avatar {seat} {letter} {theme.name} {side}", QSizeF(size, size), dpr, paint)


def plate_picture(size: QSizeF, said: PlateText, mark: QPixmap, theme: Theme, dpr: float) -> QPixmap:
    """Return a name plate with the avatar ``mark``, a ring if the seat is active, and a mark if it is the dealer."""
    room = 10.0
    plate = QRectF(QPointF(room, room), size)

    def paint(painter: QPainter) -> None:
        art.shadow(painter, plate, 8, "rest", theme)
        if said.active:
            ring(painter, plate, 8, 5, 4, theme)
        edge = Qt.PenStyle.NoPen if said.active else QPen(theme.color("line"), 1)
        art.box(painter, plate, 8, theme.color("panel"), edge)
        disc = mark.deviceIndependentSize()
        painter.drawPixmap(QPointF(plate.left() + 8, plate.center().y() - disc.height() / 2), mark)
        left = plate.left() + disc.width() + 16
        right = plate.right() - 8
        if said.dealer:
            right -= dealer_mark(painter, QPointF(right, plate.top() + size.height() * 0.3), size.height(), theme)
        large = art.sans(min(max(13.5, size.height() * 0.35), size.height() * 0.42), QFont.Weight.Bold)
        line_of_text(painter, large, theme.color("ink"), left, right, plate.top() + size.height() * 0.43, said.name)
        small, right = art.sans(size.height() * 0.31), plate.right() - 8
        note = fitting(said.note, small, right - left)
        line_of_text(painter, small, theme.color("ink2"), left, right, plate.top() + size.height() * 0.82, note)

    key = f"plate {said} {mark.cacheKey()} {theme.name}"
    return art.cached(key, QSizeF(size.width() + 2 * room, size.height() + 2 * room), dpr, paint)


def fitting(note: str, font: QFont, room: float) -> str:
    """Return as many items of a note (separated by " · ") as fit in ``room`` pixels; at least the first."""
    while " · " in note and QFontMetricsF(font).horizontalAdvance(note) > room:
        note = note.rpartition(" · ")[0]
    return note


def dealer_mark(painter: QPainter, right: QPointF, height: float, theme: Theme) -> float:
    """Draw the dealer mark, two crossed cards, left of ``right``; return the width that it takes."""
    width = height * 0.25
    painter.save()
    painter.translate(right.x() - width, right.y())
    for turn in (-14, 14):
        painter.save()
        painter.translate(turn / 14 * width * 0.3, 0)
        painter.rotate(turn)
        card = QRectF(-width / 2, -width * 0.7, width, width * 1.4)
        art.box(painter, card, 1.5, art.BLUE if turn < 0 else theme.color("paper"), QPen(INK, 1.1))
        painter.restore()
    painter.restore()
    return width * 2.2


def line_of_text(
    painter: QPainter, font: QFont, colour: QColor, left: float, right: float, baseline: float, text: str
) -> None:
    """Draw a line of text, elided where there is no room."""
    painter.setFont(font)
    painter.setPen(colour)
    shown = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, right - left)
    painter.drawText(QPointF(left, baseline), shown)


def frame_picture(size: QSizeF, text: str, px: float, theme: Theme, dpr: float) -> QPixmap:
    """Return the frame around the play that is winning the trick, with its caption."""

    def paint(painter: QPainter) -> None:
        frame = QRectF(QPointF(), size).adjusted(3, 3, -3, -3)
        art.box(painter, frame, 12, theme.color("signal", 0.16), QPen(INK, 5.5))
        art.outline(painter, frame, 12, QPen(theme.color("signal"), 3))
        foot = QRectF(frame.left(), frame.bottom() - px * 1.9, frame.width(), px * 1.7)
        art.text(painter, foot, art.sans(px, QFont.Weight.Bold), theme.color("ttext"), text)

    return art.cached(f"frame {text} {px} {theme.name}", size, dpr, paint)


LEAST = 8.0
"""Minimum font size in pixels; smaller text would be illegible and is left out."""


def slot_picture(size: QSizeF, text: str, px: float, theme: Theme, dpr: float) -> QPixmap:
    """Return the picture of the slot where cards are to be played; its text shrinks so that no word is cut."""
    measure = QFontMetricsF(art.sans(px, QFont.Weight.DemiBold))
    widest = max(map(measure.horizontalAdvance, text.split()), default=0.0)
    if widest > size.width() - 12:
        px *= (size.width() - 12) / widest
    if px < LEAST:
        text = ""

    def paint(painter: QPainter) -> None:
        slot = QRectF(QPointF(), size).adjusted(1, 1, -1, -1)
        art.outline(painter, slot, 8, art.pen(theme.color("ttext", 0.7), 1.8, (3, 3)))
        font, wrapped = art.sans(px, QFont.Weight.DemiBold), Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
        art.text(painter, slot.adjusted(6, 8, -6, -8), font, theme.color("ttext"), text, wrapped)

    return art.cached(f"slot {text} {px} {theme.name}", size, dpr, paint)


def target_picture(size: QSizeF, theme: Theme, dpr: float) -> QPixmap:
    """Return the picture of the highlight where the dragged card can be dropped to play it."""

    def paint(painter: QPainter) -> None:
        target = QRectF(QPointF(), size).adjusted(3, 3, -3, -3)
        art.box(painter, target, 8, theme.color("signal", 0.22), QPen(INK, 5.0))
        art.outline(painter, target, 8, QPen(theme.color("signal"), 3.0))

    return art.cached(f"target {theme.name}", size, dpr, paint)


def caption_picture(text: str, px: float, theme: Theme, dpr: float) -> QPixmap:
    """Return the picture of a text to put on the table cloth."""
    font = art.sans(px, QFont.Weight.DemiBold)
    measure = QFontMetricsF(font)
    size = QSizeF(math.ceil(measure.horizontalAdvance(text)) + 4, math.ceil(measure.height()) + 2)

    def paint(painter: QPainter) -> None:
        art.text(painter, QRectF(QPointF(), size), font, theme.color("ttext"), text)

    return art.cached(f"caption {text} {px} {theme.name}", size, dpr, paint)


def sign_picture(size: QSizeF, sign: QPixmap, title: str, note: str, theme: Theme, dpr: float) -> QPixmap:
    """Return a plate with a picture and two lines of text: the trump suit, and how many cards are left."""

    def paint(painter: QPainter) -> None:
        plate = QRectF(QPointF(), size).adjusted(2, 2, -2, -4)
        art.shadow(painter, plate, 8, "rest", theme)
        art.box(painter, plate, 8, theme.color("panel"), QPen(theme.color("line"), 1))
        left, right, top = plate.left() + 18 + sign.deviceIndependentSize().width(), plate.right() - 6, plate.top()
        painter.drawPixmap(QPointF(plate.left() + 10, top + size.height() * 0.12), sign)
        large = art.sans(max(14.0, size.height() * 0.31), QFont.Weight.Bold)
        line_of_text(painter, large, theme.color("ink"), left, right, top + size.height() * 0.42, title)
        small = art.sans(max(12.5, size.height() * 0.235))
        line_of_text(painter, small, theme.color("ink2"), plate.left() + 12, right, top + size.height() * 0.78, note)

    return art.cached(f"sign {sign.cacheKey()} {title} {note} {theme.name}", size, dpr, paint)


def pill_picture(text: str, height: float, most: float, theme: Theme, dpr: float, *, strong: bool = False) -> QPixmap:
    """Return the picture of a line of text on a rounded plate, at most ``most`` wide. ``strong``: highlighted edge."""
    font = art.sans(max(13.0, height * 0.5), QFont.Weight.DemiBold)
    measure = QFontMetricsF(font)
    shown = measure.elidedText(text, Qt.TextElideMode.ElideRight, most - height)
    size = QSizeF(math.ceil(measure.horizontalAdvance(shown) + height), height)

    def paint(painter: QPainter) -> None:
        edge = 2 if strong else 1
        plate = QRectF(QPointF(), size).adjusted(edge, edge, -edge, -edge)
        radius = plate.height() / 2
        if strong:
            art.outline(painter, plate, radius, QPen(INK, 4))
        art.box(painter, plate, radius, theme.color("panel"), QPen(theme.color("signal" if strong else "line"), edge))
        art.text(painter, QRectF(QPointF(), size), font, theme.color("ink"), shown)

    return art.cached(f"pill {shown} {strong} {theme.name}", size, dpr, paint)
