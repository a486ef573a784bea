"""Outline of the visible part of a card or piece."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainterPath

from bluestick.engine.moves import Part
from bluestick.tables.scene import card_pictures as pictures
from bluestick.tables.scene.items import Sprite
from bluestick.tables.widget.card_scene import CardScene, CardSprite

ROUND = 0.07
"""Corner radius of a card as a share of its width."""


def card_outline(card_scene: CardScene, context: Any, part: Part) -> QPainterPath:
    """Return the visible outline of a card or pile, found by its part name or else by its card."""
    game = context.game
    found = [placed for placed in context.placed_cards if game.name_of(context, placed) == part]
    found = found or [placed for placed in context.placed_cards if placed.card == part]
    whole = QPainterPath()
    for placed in found:
        sprite = card_scene.sprites[placed.key]
        edge = _edge(sprite)
        for other in card_scene.sprites.values():
            if other.zValue() > sprite.zValue():
                edge = edge.subtracted(_edge(other))
        whole = whole.united(edge)
    return whole


def piece_outline(card_scene: CardScene, name: str) -> QPainterPath:
    """Return the outline of a piece such as a name plate; empty if it is not shown."""
    sprite = card_scene.furniture.get(name)
    return QPainterPath() if sprite is None else _rounded(sprite, sprite.boundingRect().adjusted(4, 4, -4, -4), 9)


def _edge(sprite: CardSprite) -> QPainterPath:
    room = pictures.margin(sprite.width, sprite.scene().views()[0].devicePixelRatioF())
    return _rounded(sprite, sprite.boundingRect().adjusted(room, room, -room, -room), sprite.width * ROUND)


def _rounded(sprite: Sprite, rect: QRectF, radius: float) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(rect, radius, radius)
    return sprite.mapToScene(path)
