"""Shared drawing of the pictures on rule pages: rows of cards on cloth, texts, frames, legend marks."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QImage, QPainter, QPen, QPixmap

from bluestick.engine.moves import Part
from bluestick.tables.cards import Deck
from bluestick.tables.drawing import art
from bluestick.tables.drawing.theme import Theme
from bluestick.tables.scene.card_pictures import INK, Looks, card_picture

CARD = 58.0
"""Greatest width of a card in a picture, in pixels."""
STEP = 23.0
"""Least visible width of an overlapped card: its corner."""
APART = 6.0
"""Gap between cards that do not overlap."""
TEXT, SMALL = 13.0, 11.5
"""Font sizes in pixels: of lines of text, and of texts above and below single cards."""
GAP = 10.0
"""Gap between rows, and at the edge."""
WIDE = 4.4
"""Cards shrink until a row this long, in card widths, fits; longer rows overlap more or are divided."""


@dataclass(frozen=True, slots=True)
class Row:
    """Row of a picture: cards side by side with texts above and below each, and a text below the row."""

    text: str = ""
    """Text below the cards. Tabs divide it into columns, the last one bold; they are aligned among all rows."""
    cards: tuple[Part, ...] = ()
    strong: bool = False
    marks: tuple[str | None, ...] = ()
    dim: frozenset[int] = frozenset()
    framed: range = range(0)
    above: tuple[str, ...] = ()
    beneath: tuple[str, ...] = ()
    ruled: bool = False
    apart: bool = False
    adorn: Callable[[QPainter, Sequence[QRectF]], None] | None = None

    @property
    def font(self) -> QFont:
        return art.sans(TEXT, QFont.Weight.Bold if self.strong else QFont.Weight.DemiBold)


@dataclass(frozen=True, slots=True)
class CaseCanvas:
    """Painter of one picture, with its deck and theme."""

    painter: QPainter
    deck: Deck
    theme: Theme

    def card(
        self, card: Part, corner: QPointF, width: float, mark: str | None = None, looks: Looks = frozenset()
    ) -> None:
        face = self.deck.face(card, width, self.painter.device().devicePixelRatioF(), mark)
        picture = card_picture(face, self.theme, looks)
        room = (picture.deviceIndependentSize().width() - width) / 2
        self.painter.drawPixmap(corner - QPointF(room, room), picture)

    def text(
        self,
        text: str,
        middle: QPointF,
        room: float,
        font: QFont | None = None,
        ink: QColor | None = None,
    ) -> None:
        font = QFont(font or art.sans(TEXT, QFont.Weight.DemiBold))
        wide = QFontMetricsF(font).horizontalAdvance(text)
        if wide > room:
            font.setPixelSize(max(8, int(font.pixelSize() * room / wide)))
        line = QRectF(middle.x() - 300, middle.y() - TEXT, 600, 2 * TEXT)
        art.text(self.painter, line, font, ink or self.theme.color("ttext"), text)


def on_cloth(size: QSizeF, deck: Deck, theme: Theme, dpr: float, paint: Callable[[CaseCanvas], None]) -> QImage:
    """Return a picture that ``paint`` draws on a piece of cloth with a margin; ``size``: without the margin."""

    def draw(painter: QPainter) -> None:
        painter.translate(GAP, GAP)
        paint(CaseCanvas(painter, deck, theme))

    return on_wool(size + QSizeF(2 * GAP, 2 * GAP), theme, dpr, draw)


def rows_picture(
    rows: Sequence[Row], deck: Deck, theme: Theme, width: float, dpr: float, columns: int = 1, largest: float = CARD
) -> QImage:
    """Return the picture of rows below each other, in ``columns``; ``largest``: maximum card width in pixels."""
    room = (width - GAP * (columns + 1)) / columns
    longest = max((1 + (1.1 if row.apart else 0.5) * (len(row.cards) - 1) for row in rows), default=1.0)
    card = min(largest, room / min(WIDE, longest))
    lines = [rows[first : first + columns] for first in range(0, len(rows), columns)]
    heights = [max(_height(row, room, card, deck) for row in line) for line in lines]
    tabs = _tabs([row for row in rows if "\t" in row.text], room)

    def paint(canvas: CaseCanvas) -> None:
        top = 0.0
        for line, height in zip(lines, heights, strict=True):
            for column, row in enumerate(line):
                _paint_row(canvas, row, QRectF(column * (room + GAP), top, room, height), card, tabs)
            top += height + GAP

    size = QSizeF(width - 2 * GAP, sum(heights) + GAP * (len(lines) - 1))
    return on_cloth(size, deck, theme, dpr, paint)


def _tabs(rows: Sequence[Row], room: float) -> list[float]:
    columns = [[QFontMetricsF(row.font).horizontalAdvance(text) for text in row.text.split("\t")] for row in rows]
    widest = list(map(max, zip(*columns, strict=True)))
    return [wide + (room - sum(widest)) / len(widest) for wide in widest]


def _cards_per_line(row: Row, room: float, card: float) -> tuple[int, float]:
    number = len(row.cards)
    if row.apart and number * (card + APART) - APART <= room:
        return number, card + APART
    each = math.ceil(number / math.ceil(number / max(1, math.floor((room - card) / STEP) + 1)))
    widest = card + APART if row.apart else max(card * 0.5, 40.0 if row.beneath else 0.0)
    return each, min(widest, (room - card) / max(1, each - 1))


def _line_height(row: Row, card: float, deck: Deck) -> float:
    return deck.height(card) + SMALL * (1.7 * bool(row.above) + 1.5 * bool(row.beneath))


def _height(row: Row, room: float, card: float, deck: Deck) -> float:
    words = QFontMetricsF(row.font).boundingRect(QRectF(0, 0, room, 1000), Qt.TextFlag.TextWordWrap, row.text)
    if not row.cards:
        return words.height() + 2
    lines = math.ceil(len(row.cards) / _cards_per_line(row, room, card)[0])
    high = lines * (_line_height(row, card, deck) + 4) - 4
    return high + (words.height() + 8 if row.text else 0)


def _paint_row(canvas: CaseCanvas, row: Row, box: QRectF, card: float, tabs: Sequence[float]) -> None:
    top = box.top()
    if row.cards:
        each, step = _cards_per_line(row, box.width(), card)
        for first in range(0, len(row.cards), each):
            places = range(first, min(first + each, len(row.cards)))
            left = box.center().x() - (card + step * (len(places) - 1)) / 2
            _paint_line(canvas, row, places, QPointF(left, top), card, step)
            top += _line_height(row, card, canvas.deck) + 4
        top += 2
    if "\t" in row.text:
        left, texts = box.left(), row.text.split("\t")
        fonts = [*[row.font] * (len(texts) - 1), art.sans(TEXT, QFont.Weight.Bold)]
        for text, wide, font in zip(texts, tabs, fonts, strict=True):
            canvas.text(text, QPointF(left + wide / 2, (top + box.bottom()) / 2), wide, font)
            left += wide
        if row.ruled:
            canvas.painter.setPen(QPen(canvas.theme.color("ttext"), 1))
            canvas.painter.drawLine(box.bottomLeft() + QPointF(0, 3), box.bottomRight() + QPointF(0, 3))
        return
    words = QRectF(box.left(), top, box.width(), box.bottom() - top)
    wrapped = Qt.AlignmentFlag.AlignHCenter | Qt.TextFlag.TextWordWrap
    art.text(canvas.painter, words, row.font, canvas.theme.color("ttext"), row.text, wrapped)


def _paint_line(canvas: CaseCanvas, row: Row, places: range, corner: QPointF, card: float, step: float) -> None:
    """Draw a line of cards with texts above and below, centred on the visible part of each card."""
    size = QSizeF(card, canvas.deck.height(card))
    down = QPointF(0, SMALL * 1.7 if row.above else 0)
    rects = [QRectF(corner + down + QPointF(step * number, 0), size) for number in range(len(places))]
    winning = [rect for place, rect in zip(places, rects, strict=True) if place in row.framed]
    if winning:
        frame(canvas.painter, winning[0].united(winning[-1]).adjusted(-4, -4, 4, 4), canvas.theme, radius=7)
    small = art.sans(SMALL, QFont.Weight.Bold)
    for place, rect in zip(places, rects, strict=True):
        seen = card if row.apart or place == places[-1] else min(card, step)
        middle, beside = rect.left() + seen / 2, max(seen, step) + (0 if row.above else 16)
        if row.above:
            canvas.text(row.above[place], QPointF(middle, rect.top() - SMALL), beside, small)
        looks = frozenset({"dim"}) if place in row.dim else frozenset()
        canvas.card(row.cards[place], rect.topLeft(), card, row.marks[place] if row.marks else None, looks)
        if row.beneath:
            canvas.text(row.beneath[place], QPointF(middle, rect.bottom() + 2 + SMALL * 0.75), beside, small)
    if row.adorn is not None:
        row.adorn(canvas.painter, rects)


def on_wool(size: QSizeF, theme: Theme, dpr: float, paint: Callable[[QPainter], None]) -> QImage:
    """Return a picture that ``paint`` draws on a piece of cloth."""
    pixmap = art.canvas(size, dpr)
    with art.painting(pixmap) as painter:
        art.wool(painter, QRectF(QPointF(), size), theme, radius=8)
        paint(painter)
    return pixmap.toImage()


# The legend.


def sign(width: float, dpr: float, paint: Callable[[QPainter], None], across: float = 1) -> QImage:
    """Return a picture, drawn by ``paint``, for use in a line of text: ``width`` high and ``across`` times as wide."""
    pixmap = art.canvas(QSizeF(width * across, width), dpr)
    with art.painting(pixmap) as painter:
        paint(painter)
    return pixmap.toImage()


Detail = tuple[Part, str | None, float, float, float]
"""Square detail of a card: (card, deck mark or None, left, top, size), the last three in card widths."""


def card_sign(name: str, details: Mapping[str, Detail], deck: Deck, theme: Theme, width: float, dpr: float) -> QImage:
    """Return the legend picture for ``name``: for ``wins`` the frame, else the card detail ``details[name]``."""

    def paint(painter: QPainter) -> None:
        if name == "wins":
            frame(painter, QRectF(3, 3, width - 6, width - 6), theme)
        else:
            card, mark, left, top, size = details[name]
            detail(painter, width, deck.face(card, 80, dpr, mark), left, top, size)

    return sign(width, dpr, paint)


def frame(painter: QPainter, rect: QRectF, theme: Theme, radius: float = 5) -> None:
    """Draw the frame that marks a winning play."""
    art.outline(painter, rect, radius, QPen(INK, 5), QPen(theme.color("signal"), 2.6))


def detail(painter: QPainter, width: float, face: QPixmap, left: float, top: float, size: float) -> None:
    """Draw a square detail of a card face at ``width`` pixels; ``left``, ``top`` and ``size`` are in card widths."""
    across = face.width()
    painter.drawPixmap(
        QRectF(0, 0, width, width), face, QRectF(left * across, top * across, size * across, size * across)
    )
