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
"""How round the corners of a card are, as a share of its width."""


def card_outline(stage: CardScene, sit: Any, part: Part) -> QPainterPath:
    """The edge of a card or a pile, by what it is called or by what it is; without what lies over it."""
    game = sit.game
    found = [lying for lying in sit.lyings if game.name_of(sit, lying) == part]
    found = found or [lying for lying in sit.lyings if lying.card == part]
    whole = QPainterPath()
    for lying in found:
        sprite = stage.sprites[lying.key]
        edge = _edge(sprite)
        for other in stage.sprites.values():
            if other.zValue() > sprite.zValue():
                edge = edge.subtracted(_edge(other))
        whole = whole.united(edge)
    return whole


def piece_outline(stage: CardScene, name: str) -> QPainterPath:
    """The edge of a plate, by its name."""
    sprite = stage.furniture.get(name)
    return QPainterPath() if sprite is None else _rounded(sprite, sprite.boundingRect().adjusted(4, 4, -4, -4), 9)


def _edge(sprite: CardSprite) -> QPainterPath:
    room = pictures.margin(sprite.width, sprite.scene().views()[0].devicePixelRatioF())
    return _rounded(sprite, sprite.boundingRect().adjusted(room, room, -room, -room), sprite.width * ROUND)


def _rounded(sprite: Sprite, rect: QRectF, radius: float) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(rect, radius, radius)
    return sprite.mapToScene(path)
