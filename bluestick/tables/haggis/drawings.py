"""Pictures that only the haggis table has: a bet, what chosen cards make, a round that has been counted."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen, QPixmap

from bluestick.tables import art
from bluestick.tables.card_pictures import INK, line_of_text
from bluestick.tables.theme import Theme


def bet_picture(amount: int, size: float, theme: Theme, dpr: float) -> QPixmap:
    """A stake: a lozenge for the small bet, with a second edge for the big one, clear of the number."""
    wide = size * 1.8

    def paint(painter: QPainter) -> None:
        middle = QPointF(wide / 2, size / 2)
        painter.setPen(QPen(INK, 1.5))
        painter.setBrush(theme.color("signal"))
        painter.drawPolygon(art.lozenge(middle, wide / 2 - 1.5, size / 2 - 1.5))
        if amount > 15:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(INK, 1.0))
            painter.drawPolygon(art.lozenge(middle, wide / 2 - 5.0, size / 2 - 3.3))
        painter.setFont(art.sans(max(12.5, size * 0.38), QFont.Weight.Bold))
        painter.setPen(INK)
        painter.drawText(QRectF(0, 0, wide, size), Qt.AlignmentFlag.AlignCenter, str(amount))

    return art.cached(f"haggis bet {amount} {theme.name}", QSizeF(wide, size), dpr, paint)


def token_picture(text: str, high: float, sign: QPixmap | None, theme: Theme, dpr: float) -> QPixmap:
    """A few words on a plate, perhaps with a picture before them."""
    font = art.sans(max(12.5, high * 0.42), QFont.Weight.DemiBold)
    across = 0.0 if sign is None else sign.deviceIndependentSize().width() + 6
    size = QSizeF(math.ceil(QFontMetricsF(font).horizontalAdvance(text) + across + 20), high)

    def paint(painter: QPainter) -> None:
        plate = QRectF(QPointF(), size).adjusted(1, 1, -1, -1)
        painter.setPen(QPen(theme.color("line"), 1))
        painter.setBrush(theme.color("panel"))
        painter.drawRoundedRect(plate, 6, 6)
        if sign is not None:
            painter.drawPixmap(QPointF(8, (high - sign.deviceIndependentSize().height()) / 2), sign)
        painter.setFont(font)
        painter.setPen(theme.color("ink"))
        painter.drawText(plate.adjusted(9 + across, 0, -4, 0), Qt.AlignmentFlag.AlignVCenter, text)

    key = f"haggis token {text} {sign.cacheKey() if sign else ''} {theme.name}"
    return art.cached(key, size, dpr, paint)


@dataclass(frozen=True, slots=True)
class Line:
    """What a round has brought one player."""

    name: str
    cells: tuple[str, ...]
    first: bool
    """Whether this player went out first."""


SUMS = 2
"""The last columns of a counted round: what it comes to, and the match."""
NAME = 5
"""How much of a name is seen at least, in sizes of its letters."""


def result_picture(
    room: QSizeF, title: str, heads: Sequence[str], lines: Sequence[Line], unit: float, theme: Theme, dpr: float
) -> QPixmap:
    """A round that has been counted: a line a player, with its parts and what they come to.

    Where there is little room the first parts are left out: the sum stays, and who it is.
    """
    px = max(13.0, min(16 * unit, room.height() / (2.2 * (len(lines) + 2))))
    row, edge = px * 1.9, px
    strong, plain = art.sans(px, QFont.Weight.Bold), art.sans(px)
    small = QFontMetricsF(art.sans(12.5))
    columns = [max(px * 3.4, small.horizontalAdvance(head) + px) for head in heads]
    names = max(QFontMetricsF(strong).horizontalAdvance(line.name) for line in lines) + px
    beside = room.width() - 2 * edge - 8
    while len(columns) > SUMS and sum(columns) + min(names, px * NAME) > beside:
        del columns[0]
    heads = heads[-len(columns) :]
    names = min(names, beside - sum(columns))
    heading = art.serif(px * 1.2)
    across = max(names + sum(columns), QFontMetricsF(heading).horizontalAdvance(title)) + 2 * edge
    size = QSizeF(math.ceil(min(across, room.width())), math.ceil(row * (len(lines) + 2) + edge * 1.4))

    def paint(painter: QPainter) -> None:
        plate = QRectF(QPointF(), size).adjusted(4, 3, -4, -6)
        art.shadow(painter, plate, 10, "card", theme)
        painter.setPen(QPen(theme.color("line"), 1))
        painter.setBrush(theme.color("panel"))
        painter.drawRoundedRect(plate, 10, 10)
        left, right, y = plate.left() + edge, plate.right() - edge, plate.top() + edge * 0.5
        line_of_text(painter, heading, theme.color("ink"), left, right, y + row * 0.72, title)
        ends = [right - sum(columns[number + 1 :]) for number in range(len(columns))]
        painter.setFont(art.sans(12.5))
        painter.setPen(theme.color("ink2"))
        for head, end, wide in zip(heads, ends, columns, strict=True):
            place = QRectF(end - wide, y + row, wide, row)
            painter.drawText(place, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, head)
        for number, line in enumerate(lines, 2):
            top = y + row * number
            painter.setPen(QPen(theme.color("line"), 1))
            painter.drawLine(QPointF(left, top), QPointF(right, top))
            font = strong if line.first else plain
            line_of_text(painter, font, theme.color("ink"), left, left + names, top + row * 0.66, line.name)
            cells = line.cells[-len(columns) :]
            for column, (cell, end, wide) in enumerate(zip(cells, ends, columns, strict=True)):
                painter.setFont(strong if column >= len(columns) - SUMS else plain)
                painter.setPen(theme.color("ink"))
                place = QRectF(end - wide, top, wide, row)
                painter.drawText(place, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, cell)

    return art.cached(f"haggis result {title} {heads} {lines} {px} {theme.name}", size, dpr, paint)
