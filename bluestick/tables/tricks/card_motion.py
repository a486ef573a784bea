"""Animation of cards in trick games: from old to new places."""

from __future__ import annotations

from collections import Counter
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import (
    QAbstractAnimation,
    QEasingCurve,
    QParallelAnimationGroup,
    QPropertyAnimation,
    QSequentialAnimationGroup,
    QVariantAnimation,
)

from bluestick.tables.motion.motion_path import flight
from bluestick.tables.motion.pace import DEAL, MOVE, STAGGER, TAKE
from bluestick.tables.scene.card_layout import Spot
from bluestick.tables.scene.items import LIFTED
from bluestick.tables.scene.placed_card import PlacedCard

if TYPE_CHECKING:
    from bluestick.tables.widget.card_scene import CardScene, CardSprite
    from bluestick.tables.widget.context import S


def glide_animation(card_scene: CardScene[S], pile: int | None) -> QAbstractAnimation:
    """Return the animation of all cards to new places; cards that leave the table go to ``pile`` (None: stock)."""
    card_scene.clear_leaving()
    pace = card_scene.context.pace
    here = {
        id(card_scene.sprites[placed.key]): placed
        for placed in card_scene.placed_cards
        if placed.key in card_scene.sprites
    }
    card_scene.update_places()
    card_scene.sprites, new, gone = card_scene.assign_sprites(card_scene.placed_cards)
    card_scene.leaving = [*gone]
    group = QParallelAnimationGroup()
    many = len(new) > 6
    each, delay = (DEAL if new else MOVE), 0
    for placed in sorted(
        card_scene.placed_cards, key=lambda placed: (placed.key[2] // 3, placed.key[1]) if many else (0, 0)
    ):
        sprite = card_scene.sprites[placed.key]
        if placed.key in new and placed.key[0] in ("stock", "pile"):
            card_scene.rest(placed)
            sprite.setOpacity(0)
            group.addAnimation(_appearance(card_scene, sprite))
            continue
        if placed.key in new:
            group.addAnimation(from_pack(card_scene, placed, card_scene.context.at.stock, delay))
            delay += STAGGER
            continue
        was = here.get(id(sprite))
        if was is not None and was.spot == placed.spot and was.card == placed.card and sprite.pos() == placed.spot.at:
            card_scene.rest(placed)
            continue
        card_scene.lift(sprite, placed)
        closes_up = was is not None and was.key[:2] == placed.key[:2]
        group.addAnimation(flight(pace, sprite, placed.spot, each, 0 if closes_up else delay))
        delay += 0 if closes_up else STAGGER
    context = card_scene.context
    goal: Spot = context.at.stock if pile is None else context.at.pile(context.pile_side(pile))
    for leaving in gone:
        leaving.setZValue(LIFTED + leaving.zValue() / 100)
        group.addAnimation(flight(pace, leaving, goal, TAKE, 0, goal.width / max(1.0, leaving.width)))
    if gone:
        card_scene.update_pieces()  # removes the captions of cards that leave
    group.finished.connect(card_scene.update_pieces)  # shows the captions of cards that have arrived
    return group


def from_pack(card_scene: CardScene[S], placed: PlacedCard, start: Spot, delay: int) -> QAbstractAnimation:
    """Return the animation of a card that leaves ``start`` as a back after ``delay`` ms and turns over on its way."""
    sprite, pace = card_scene.sprites[placed.key], card_scene.context.pace
    card_scene.arriving = card_scene.arriving + Counter([placed.key[:2]])
    card_scene.rest(placed)
    if pace.reduced:
        way = flight(pace, sprite, placed.spot, DEAL)
    else:
        back = card_scene.picture(placed._replace(card=None, looks=frozenset()))
        sprite.rest(back, start.at, LIFTED + placed.height / 100, None, start.turn)
        sprite.setScale(start.width / placed.spot.width)
        way = QParallelAnimationGroup()
        sprite.card = None
        way.addAnimation(flight(pace, sprite, placed.spot, DEAL))
        way.addAnimation(turn_over_animation(card_scene, sprite, placed, DEAL))
    sprite.setOpacity(0)
    way.finished.connect(partial(_finish_arrival, card_scene, placed))
    if not delay or pace.reduced:
        return way
    whole = QSequentialAnimationGroup()
    whole.addPause(pace.ms(delay))
    whole.addAnimation(way)
    return whole


def turn_over_animation(
    card_scene: CardScene[S], sprite: CardSprite, placed: PlacedCard, duration: int
) -> QAbstractAnimation:
    """Return the animation that turns over a moving card if ``placed`` shows its other side."""
    turned = QVariantAnimation()
    turned.setStartValue(0.0)
    turned.setEndValue(1.0)
    turned.setDuration(card_scene.context.pace.ms(duration))
    turns = sprite.card != placed.card

    def turn(share: float) -> None:
        if share >= 0.5 and sprite.card != placed.card:
            card_scene.lift(sprite, placed)
        sprite.setOpacity(1)
        if turns:
            sprite.turn_over(share)

    turned.valueChanged.connect(turn)
    return turned


def _finish_arrival(card_scene: CardScene[S], placed: PlacedCard) -> None:
    card_scene.arriving = card_scene.arriving - Counter([placed.key[:2]])
    card_scene.rest(placed)
    card_scene.update_pieces()


def _appearance(card_scene: CardScene[S], sprite: CardSprite) -> QAbstractAnimation:
    """Return a late fade-in of a new pile, so that its cards arrive first."""
    appearance = QPropertyAnimation(sprite, b"opacity")
    appearance.setDuration(card_scene.context.pace.ms(TAKE))
    appearance.setEndValue(1.0)
    appearance.setEasingCurve(QEasingCurve.Type.InQuint)
    return appearance
