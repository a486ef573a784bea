"""Previews of cloth, back, face, board and theme for the settings dialog."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPixmap

from bluestick.engine.seats import Seat
from bluestick.games import GAMES
from bluestick.store.appearance import CLOTHS, Appearance
from bluestick.tables import catalogue
from bluestick.tables.cards.french import French
from bluestick.tables.drawing import art
from bluestick.tables.drawing import cloths as drawing_cloths
from bluestick.tables.drawing.theme import DAY, NIGHT, Theme
from bluestick.tables.halma.drawings_board import paint_board
from bluestick.tables.halma.drawings_pieces import draw_piece
from bluestick.tables.halma.layout import Layout
from bluestick.tables.scene.card_pictures import card_picture

CARD = 0.52
"""Card width as a share of the picture height."""
CARDS = ("HK", "S7")
PIECES = ((1, 1, 0), (2, 2, 1), (3, 1, 2), (4, 2, 3))
"""Column, row and seat of each piece in the preview of a board."""
RADIUS = 6

Paint = Callable[[QPainter, QRectF, Theme, Appearance, float], None]


def preview(kind: str, theme: Theme, look: Appearance, size: QSizeF, dpr: float) -> QPixmap:
    """Return a preview of ``theme``, or of one setting of ``look``; ``kind``: cloth, back, face, board or theme."""

    def paint(painter: QPainter) -> None:
        frame = QRectF(QPointF(), size).adjusted(1, 1, -1, -1)
        edge = QPainterPath()
        edge.addRoundedRect(frame, RADIUS, RADIUS)
        painter.save()
        painter.setClipPath(edge)
        _PAINTS[kind](painter, frame, theme, look, dpr)
        painter.restore()
        painter.setPen(QPen(theme.color("line"), 2 if theme.high_contrast else 1))
        painter.drawPath(edge)

    return art.cached(f"preview {kind} {theme.name} {look}", size, dpr, paint)


def both_themes_preview(size: QSizeF, dpr: float) -> QPixmap:
    """Return a preview of the setting "as on the desktop": the light theme at the left, the dark one at the right."""
    light, dark = (preview("theme", theme, Appearance(), size, dpr) for theme in (DAY, NIGHT))

    def paint(painter: QPainter) -> None:
        painter.drawPixmap(QPointF(), light)
        corner = QPainterPath()
        width, height = size.width(), size.height()
        for number, (x, y) in enumerate(((width * 0.64, 0.0), (width, 0.0), (width, height), (width * 0.36, height))):
            corner.lineTo(x, y) if number else corner.moveTo(x, y)
        corner.closeSubpath()
        painter.setClipPath(corner)
        painter.drawPixmap(QPointF(), dark)

    return art.cached("preview both themes", size, dpr, paint)


def _wool(painter: QPainter, frame: QRectF, theme: Theme, look: Appearance) -> None:
    cloths = [look.cloth] if look.cloth else [drawing_cloths.cloth(game) for game in GAMES]
    wide = frame.width() / len(cloths)
    for number, cloth in enumerate(cloths):
        strip = QRectF(frame.left() + number * wide, frame.top(), wide + 1, frame.height())
        art.wool(painter, strip, theme.with_cloth(cloth))


def _paint_cards(painter: QPainter, frame: QRectF, theme: Theme, faces: Sequence[QPixmap], step: float) -> None:
    for number, face in enumerate(faces):
        picture = card_picture(face, theme)
        half = picture.deviceIndependentSize() / 2
        aside = (number - (len(faces) - 1) / 2) * step * face.deviceIndependentSize().width()
        painter.drawPixmap(frame.center() + QPointF(aside - half.width(), -half.height()), picture)


def _width(frame: QRectF, dpr: float) -> float:
    return round(frame.height() * CARD * dpr) / dpr


def _cloth(painter: QPainter, frame: QRectF, theme: Theme, look: Appearance, dpr: float) -> None:
    _wool(painter, frame, theme, look)
    art.stitch(painter, frame.adjusted(-6, -6, 6, 6), theme)


def _back(painter: QPainter, frame: QRectF, theme: Theme, look: Appearance, dpr: float) -> None:
    _wool(painter, frame, theme, replace(look, cloth=look.cloth or next(iter(CLOTHS))))
    decks = [pack.deck for game in GAMES if (pack := catalogue.pack(game)) is not None]
    if look.back:
        _paint_cards(painter, frame, theme, [French(theme, look).back(_width(frame, dpr), dpr)], 1)
    else:
        _paint_cards(painter, frame, theme, [deck.back(_width(frame, dpr), dpr) for deck in decks], 0.62)


def _face(painter: QPainter, frame: QRectF, theme: Theme, look: Appearance, dpr: float) -> None:
    _wool(painter, frame, theme, replace(look, cloth=look.cloth or next(iter(CLOTHS))))
    deck = French(theme, look)
    _paint_cards(painter, frame, theme, [deck.face(card, _width(frame, dpr) * 1.2, dpr) for card in CARDS], 1.08)


def _board(painter: QPainter, frame: QRectF, theme: Theme, look: Appearance, dpr: float) -> None:
    _wool(painter, frame, theme, replace(look, cloth=look.cloth or drawing_cloths.cloth("halma")))
    side = math.ceil(frame.height() / 3.9 * dpr) / dpr
    at = Layout(frame.left() + side * 0.8, frame.top() - side, side, 0, range(7), range(4))
    paint_board(painter, at, theme, look.board, 0, coordinates=False)
    for column, row, seat in PIECES:
        centre = QPointF(at.left + (column + 0.5) * side, at.top + (row + 0.5) * side)
        draw_piece(painter, centre, side, Seat(seat), theme)


def _theme(painter: QPainter, frame: QRectF, theme: Theme, look: Appearance, dpr: float) -> None:
    painter.fillRect(frame, theme.color("bg"))
    bar, beside = frame.height() * 0.2, frame.width() * 0.34
    table = frame.adjusted(0, bar, -beside, 0)
    art.wool(painter, table, theme)
    panel = QRectF(table.right(), table.top(), beside, table.height())
    painter.fillRect(panel, theme.color("panel"))
    painter.setPen(Qt.PenStyle.NoPen)
    lines = [(frame.left() + 8, frame.top() + bar / 2, frame.width() * 0.3, "ink")]
    lines += [
        (panel.left() + 6, panel.top() + table.height() * down, panel.width() * share, token)
        for down, share, token in ((0.2, 0.5, "ink"), (0.4, 0.7, "ink2"), (0.55, 0.62, "ink2"), (0.8, 0.6, "accent"))
    ]
    for x, y, wide, ink in lines:
        painter.setBrush(theme.color(ink))
        painter.drawRoundedRect(QRectF(x, y - 1.5, wide, 7 if ink == "accent" else 3), 1.5, 1.5)
    paper = QRectF(0, 0, table.height() * 0.4, table.height() * 0.6)
    paper.moveCenter(table.center())
    art.shadow(painter, paper, 3, "rest", theme)
    painter.setPen(QPen(theme.color("signal"), 2))
    painter.setBrush(theme.color("paper"))
    painter.drawRoundedRect(paper, 3, 3)


_PAINTS: dict[str, Paint] = {"cloth": _cloth, "back": _back, "face": _face, "board": _board, "theme": _theme}
