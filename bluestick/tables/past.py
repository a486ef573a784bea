"""The last trick once more, in a picture of its own: what lies on the table stays in sight."""

from __future__ import annotations

import math
from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPixmap

from bluestick.tables import art
from bluestick.tables import card_pictures as pictures
from bluestick.tables.card_layout import HEIGHT, WIDTH
from bluestick.tables.theme import Theme

CARD, LEAST = 40.0, 0.48
"""How wide the widest card is at least; how large that table is, compared with the one of all measures."""
EDGE = 8.0
"""Cloth around what lies there."""

if TYPE_CHECKING:
    from bluestick.tables.card_table import CardTable


class Past(NamedTuple):
    """What lay there, in a picture and in words."""

    picture: QPixmap
    words: str
    is_trick: bool
    """Otherwise it is what was turned over when the deal before was counted."""


def last_trick(table: CardTable) -> Past | None:
    """As everybody's cards lay there, and the same in words; None if none has been taken."""
    laid = table.game.last_trick(table.shown) if table.shown is not None else None
    if laid is None:
        return None
    game, deck, dpr = table.game, table.deck, table.devicePixelRatioF()
    sit = replace(
        table.now,
        at=game.layout(QRectF(0, 0, WIDTH, HEIGHT), dpr, deck),
        laid=laid,
        moves=None,
        pick=(),
        early=(),
        pointed=None,
        cursor=None,
        hint=None,
        hinted=frozenset(),
        proofs=frozenset(),
        carried=None,
        looks_back=True,
    )
    share = max(LEAST, CARD / max(lying.spot.width for lying in game.past_lyings(sit)))
    sit = replace(sit, at=game.layout(QRectF(0, 0, WIDTH * share, HEIGHT * share), dpr, deck))
    lyings = sorted(game.past_lyings(sit), key=lambda lying: lying.height)
    shown = [(picture, middle, 0.0) for _, (picture, middle, _) in game.past_pieces(sit)]
    for lying in lyings:
        assert lying.card is not None
        face = deck.face(game.face(lying.card), lying.spot.width, dpr, game.deck_mark(sit, lying))
        shown.append((pictures.card_picture(face, table.theme), lying.spot.at, lying.spot.turn))
    words = dict.fromkeys(game.describe(sit, game.name_of(sit, lying)) for lying in lyings)
    return Past(_painted(shown, table.theme, dpr), ". ".join(words), bool(laid.trick))


def _painted(shown: list[tuple[QPixmap, QPointF, float]], theme: Theme, dpr: float) -> QPixmap:
    """Pictures on cloth, each round its middle and turned by so many degrees, one over the other."""
    around = QRectF()
    for picture, middle, _ in shown:
        size = picture.deviceIndependentSize()
        around |= QRectF(middle - QPointF(size.width(), size.height()) / 2, size)
    around.adjust(-EDGE, -EDGE, EDGE, EDGE)
    canvas = art.canvas(QSizeF(math.ceil(around.width()), math.ceil(around.height())), dpr)
    with art.painting(canvas) as painter:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.color("table"))
        painter.drawRoundedRect(QRectF(QPointF(), around.size()), EDGE, EDGE)
        for picture, middle, turn in shown:
            size = picture.deviceIndependentSize()
            painter.save()
            painter.translate(middle - around.topLeft())
            painter.rotate(turn)
            painter.drawPixmap(QPointF(-size.width() / 2, -size.height() / 2), picture)
            painter.restore()
    return canvas
