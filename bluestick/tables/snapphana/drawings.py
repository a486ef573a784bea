"""Drawings of Snapphanaleden: sheets over the table and their lines."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QPixmap

from bluestick.engine.moves import Part
from bluestick.tables.cards import Deck
from bluestick.tables.drawing import art
from bluestick.tables.drawing.theme import Theme
from bluestick.tables.scene.card_pictures import INK, Looks
from bluestick.tables.scene.piece_pictures import line_of_text
from bluestick.tables.snapphana.sheet_lines import Row

CROP = 0.36
"""Share of a card's height that is visible on a line of a sheet: from the top, enough to identify the card."""
RAIL = 0.36
"""Distance from card to card on a line (they overlap), in card widths."""
LARGEST, SMALLEST = 92.0, 44.0
"""Greatest and least width of a card on a line; if the line is too short even for the least, cards overlap more."""
STAR = 18.0
"""Indent of a line that has a star, the mark of a hint."""


def sheet_picture(size: QSizeF, title: str, theme: Theme, dpr: float, beside: float = 0.0) -> QPixmap:
    """Return the picture of an empty sheet with its title; ``beside``: width kept free for a cross at the right."""

    def paint(painter: QPainter) -> None:
        plate = QRectF(QPointF(), size).adjusted(4, 3, -4, -6)
        art.shadow(painter, plate, 10, "card", theme)
        art.box(painter, plate, 10, theme.color("panel"), QPen(theme.color("line"), 1))
        room, font = plate.width() - 28 - beside, art.serif(18)
        wide = QFontMetricsF(font).horizontalAdvance(title)
        if wide > room:
            font = art.serif(max(11.0, 18 * room / wide - 0.5))
        left = plate.left() + 14
        line_of_text(painter, font, theme.color("ink"), left, left + room, plate.top() + 25, title)

    return art.cached(f"snapphana sheet {title} {beside} {theme.name}", size, dpr, paint)


def cross_picture(size: QSizeF, looks: Looks, theme: Theme, dpr: float) -> QPixmap:
    """Return the picture of the cross that closes a sheet; framed if ``looks`` contains ``cursor`` (keyboard)."""

    def paint(painter: QPainter) -> None:
        box = QRectF(QPointF(), size).adjusted(2, 2, -2, -2)
        art.box(painter, box, 6, theme.color("bg"), QPen(theme.color("line"), 1))
        line = art.pen(theme.color("ink"), 1.8, cap=Qt.PenCapStyle.RoundCap)
        art.cross(painter, box.center(), box.width() / 2 - 7.5, line)
        if "cursor" in looks:
            art.outline(painter, box.adjusted(1, 1, -1, -1), 7, *_cursor(theme))

    return art.cached(f"snapphana cross {sorted(looks)} {theme.name}", size, dpr, paint)


def _cursor(theme: Theme, width: float = 1.0) -> tuple[QPen, QPen]:
    return QPen(INK, 4.5 * width), QPen(theme.color("signal"), 2.4 * width)


HEAD = 36.0
"""Height in pixels of the title row of a sheet."""


def row_picture(size: QSizeF, line: Row, deck: Deck, looks: Looks, key: str, theme: Theme, dpr: float) -> QPixmap:
    """Return the picture of a line; ``looks``: any of chosen, cursor, hint, button; ``key``: cache key of the deck."""

    def paint(painter: QPainter) -> None:
        box = QRectF(QPointF(), size).adjusted(3, 1.5, -3, -1.5)
        if "button" in looks or "chosen" in looks:
            art.box(
                painter,
                box,
                7,
                theme.color("signal", 0.22) if "chosen" in looks else theme.color("bg"),
                QPen(theme.color("line"), 1),
            )
        if line.heading:
            painter.setPen(QPen(theme.color("line"), 1))
            painter.drawLine(QPointF(box.left() + 6, box.bottom()), QPointF(box.right() - 6, box.bottom()))
        _line(painter, box.adjusted(STAR if "hint" in looks else 0, 0, 0, 0), line, deck, theme, dpr)
        if "hint" in looks:
            middle = QPointF(box.left() + 14, box.center().y())
            art.disc(painter, middle, 9, art.PAPER, QPen(INK, 1.2))
            art.star(painter, middle, 7.5, art.BLUE, art.BLUE)
        if "chosen" in looks or "cursor" in looks:
            art.outline(painter, box.adjusted(1, 1, -1, -1), 7, *_cursor(theme, 1.0 if "cursor" in looks else 0.6))

    return art.cached(f"snapphana row {line} {sorted(looks)} {key} {theme.name}", size, dpr, paint)


def _fonts(line: Row, high: float) -> tuple[QFont, QFont]:
    px = max(12.5, min(15.0, high * 0.46))
    weight = QFont.Weight.Bold if line.strong or line.heading else QFont.Weight.Normal
    return art.sans(px, weight), art.sans(max(12.5, px * 0.92))


def _line(painter: QPainter, box: QRectF, line: Row, deck: Deck, theme: Theme, dpr: float) -> None:
    strong, plain = _fonts(line, box.height())
    left, right = box.left() + 10, box.right() - 12
    middle = box.center().y() + QFontMetricsF(strong).capHeight() / 2
    ink = theme.color("ink")
    if line.value:
        wide = QFontMetricsF(strong).horizontalAdvance(line.value)
        painter.setFont(strong)
        painter.setPen(ink)
        painter.drawText(QPointF(right - wide, middle), line.value)
        right -= wide + 10
    titled = QFontMetricsF(strong).horizontalAdvance(line.title)
    cards = line.cards if right - left > 3 * SMALLEST else ()  # otherwise the text names them
    if cards and line.title:
        titled = min(max(titled, 84.0), (right - left) * 0.5)
    titled = min(titled, right - left)
    line_of_text(painter, strong, ink, left, left + titled + 1, middle, line.title)
    left += titled + (12 if titled else 0)
    if cards:
        _strip(painter, QRectF(left, box.top() + 2, right - left, box.height() - 3), line, deck, dpr)
    elif line.note:
        line_of_text(painter, plain, theme.color("ink2"), left, right, middle, line.note)


def _strip(painter: QPainter, box: QRectF, line: Row, deck: Deck, dpr: float) -> None:
    count = len(line.cards)
    crop = 1.0 if line.whole else CROP
    width = round(min(box.height() / (crop * deck.height(1)), LARGEST))
    width = min(width, round(max(SMALLEST, box.width() / (1 + RAIL * (count - 1)))))
    high = width * crop * deck.height(1)
    step = min(RAIL * width, (box.width() - width) / max(1, count - 1))
    y = box.center().y() - high / 2
    for place, card in enumerate(line.cards):
        _corner(painter, QRectF(box.left() + place * step, y, width, high), card, deck, dpr)


def _corner(painter: QPainter, box: QRectF, card: Part, deck: Deck, dpr: float) -> None:
    face = deck.face(card, box.width(), dpr)
    path = QPainterPath()
    path.addRoundedRect(box, 4, 4)
    painter.save()
    painter.setClipPath(path)
    painter.drawPixmap(box.topLeft(), face)
    painter.restore()
    painter.setPen(QPen(INK, 0.8))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(path)
