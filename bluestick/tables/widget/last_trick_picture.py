"""Picture and description of the last trick."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import replace
from functools import reduce
from typing import Any, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPixmap

from bluestick.tables.drawing import art
from bluestick.tables.drawing.theme import Theme
from bluestick.tables.scene import card_pictures as pictures
from bluestick.tables.scene.card_layout import HEIGHT, WIDTH
from bluestick.tables.widget.card_presenter import CardPresenter
from bluestick.tables.widget.context import CardContext

CARD, LEAST = 44.0, 0.48
"""``CARD``: minimum width of the widest card, in pixels; ``LEAST``: minimum scale of the layout."""
WIDE = 250.0
"""Maximum width of a row of plays in pixels."""
EDGE = 8.0
"""Margin of cloth around the cards in pixels."""


class TrickPicture(NamedTuple):
    """Picture of the last trick, and its description."""

    picture: QPixmap
    words: str
    is_trick: bool
    """Whether the picture shows a trick rather than the cards turned over at the end of the previous deal."""


def last_trick(game: CardPresenter[Any], now: CardContext) -> TrickPicture | None:
    """Draw and describe the last trick; return None if no trick has been taken."""
    deck, dpr = now.deck, now.dpr
    arrangement = game.last_trick(now.shown)
    if arrangement is None:
        return None
    context = replace(
        now,
        at=game.layout(QRectF(0, 0, WIDTH, HEIGHT), dpr, deck),
        arrangement=arrangement,
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
    share = max(LEAST, CARD / max(placed.spot.width for placed in game.last_trick_placed(context)))
    context = replace(context, at=game.layout(QRectF(0, 0, WIDTH * share, HEIGHT * share), dpr, deck))
    placed_cards = sorted(game.last_trick_placed(context), key=lambda placed: placed.height)
    shown = [
        _PlacedPicture(picture, middle, 0.0, name) for name, (picture, middle, _) in game.last_trick_pieces(context)
    ]
    for placed in placed_cards:
        assert placed.card is not None
        face = deck.face(game.deck.face(placed.card), placed.spot.width, dpr, game.deck.mark(context, placed))
        picture, owner = pictures.card_picture(face, now.theme), f"caption {placed.key[1]}"
        shown.append(_PlacedPicture(picture, placed.spot.at, placed.spot.turn, owner))
    if game.last_trick_in_rows:
        frame = f"caption {arrangement.leading}"
        shown = [each._replace(owner=frame) if each.owner == "frame" else each for each in shown]
        shown = list(_arrange_in_rows(shown, [f"caption {seat}" for seat, _ in arrangement.trick]))
    words = dict.fromkeys(game.describe(context, game.name_of(context, placed)) for placed in placed_cards)
    return TrickPicture(_paint_pictures(shown, now.theme, dpr), ". ".join(words), bool(arrangement.trick))


class _PlacedPicture(NamedTuple):
    """Picture centred at ``middle``, rotated by ``turn`` degrees; ``owner`` (such as ``caption 2``) names its play."""

    picture: QPixmap
    middle: QPointF
    turn: float
    owner: str

    @property
    def bounding_rect(self) -> QRectF:
        size = self.picture.deviceIndependentSize()
        return QRectF(self.middle - QPointF(size.width(), size.height()) / 2, size)


def _arrange_in_rows(shown: list[_PlacedPicture], owners: list[str]) -> Iterator[_PlacedPicture]:
    """Yield the pictures moved so that plays, in the order of ``owners``, are side by side in rows up to ``WIDE``."""
    left = top = 0.0
    for owner in owners:
        own = [each for each in shown if each.owner == owner]
        around = reduce(QRectF.united, (each.bounding_rect for each in own))
        if left and left + around.width() > WIDE:
            left, top = 0.0, top + around.height()
        cards = own[-1].middle.y()  # the caption beneath them comes first
        for each in own:
            yield each._replace(middle=each.middle + QPointF(left - around.left(), top - cards))
        left += around.width() + EDGE


def _paint_pictures(shown: list[_PlacedPicture], theme: Theme, dpr: float) -> QPixmap:
    around = reduce(QRectF.united, (each.bounding_rect for each in shown))
    around.adjust(-EDGE, -EDGE, EDGE, EDGE)
    canvas = art.canvas(QSizeF(math.ceil(around.width()), math.ceil(around.height())), dpr)
    with art.painting(canvas) as painter:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.color("table"))
        painter.drawRoundedRect(QRectF(QPointF(), around.size()), EDGE, EDGE)
        for each in shown:
            painter.save()
            painter.translate(each.middle - around.topLeft())
            painter.rotate(each.turn)
            painter.drawPixmap(each.bounding_rect.topLeft() - each.middle, each.picture)
            painter.restore()
    return canvas
