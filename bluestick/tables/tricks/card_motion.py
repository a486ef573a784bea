"""Animation of cards in trick games: from old to new places."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import (
    QAbstractAnimation,
    QEasingCurve,
    QParallelAnimationGroup,
    QPropertyAnimation,
    QSequentialAnimationGroup,
    QVariantAnimation,
)

from bluestick.engine.events import Event
from bluestick.tables.motion.motion_path import flight
from bluestick.tables.motion.pace import DEAL, MOVE, STAGGER, TAKE
from bluestick.tables.scene.card_layout import Spot
from bluestick.tables.scene.items import LIFTED
from bluestick.tables.scene.placed_card import PlacedCard

if TYPE_CHECKING:
    from bluestick.tables.tricks.trick_presenter import TrickPresenter
    from bluestick.tables.widget.card_scene import CardScene, CardSprite


def glide(stage: CardScene, game: TrickPresenter[Any], event: Event) -> QAbstractAnimation:
    """Return the animation of all cards from their present places to those of the scene's new arrangement."""
    stage.clear_leaving()
    pace = stage.now.pace
    here = {id(stage.sprites[lying.key]): lying for lying in stage.lyings if lying.key in stage.sprites}
    stage.relay()
    stage.sprites, new, gone = stage.assign(stage.lyings)
    stage.leaving = [*gone]
    group = QParallelAnimationGroup()
    many = len(new) > 6
    each, delay = (DEAL if new else MOVE), 0
    for lying in sorted(stage.lyings, key=lambda lying: (lying.key[2] // 3, lying.key[1]) if many else (0, 0)):
        sprite = stage.sprites[lying.key]
        if lying.key in new and lying.key[0] in ("stock", "pile"):
            stage.rest(lying)
            sprite.setOpacity(0)
            group.addAnimation(_appearance(stage, sprite))
            continue
        if lying.key in new:
            group.addAnimation(from_pack(stage, lying, stage.now.at.stock, delay))
            delay += STAGGER
            continue
        was = here.get(id(sprite))
        if was is not None and was.spot == lying.spot and was.card == lying.card and sprite.pos() == lying.spot.at:
            stage.rest(lying)
            continue
        stage.lift(sprite, lying)
        closes_up = was is not None and was.key[:2] == lying.key[:2]
        group.addAnimation(flight(pace, sprite, lying.spot, each, 0 if closes_up else delay))
        delay += 0 if closes_up else STAGGER
    goal = _goal(stage, game, event)
    for leaving in gone:
        leaving.setZValue(LIFTED + leaving.zValue() / 100)
        group.addAnimation(flight(pace, leaving, goal, TAKE, 0, goal.width / max(1.0, leaving.width)))
    if gone:
        stage.furnish()  # removes the captions of cards that leave
    group.finished.connect(stage.furnish)  # shows the captions of cards that have arrived
    return group


def from_pack(stage: CardScene, lying: PlacedCard, start: Spot, delay: int) -> QAbstractAnimation:
    """Return the animation of a card that leaves ``start`` as a back after ``delay`` ms and turns over on its way."""
    sprite, pace = stage.sprites[lying.key], stage.now.pace
    stage.coming[lying.key[:2]] += 1
    stage.rest(lying)
    if pace.reduced:
        way = flight(pace, sprite, lying.spot, DEAL)
    else:
        back = stage.picture(replace(lying, card=None, looks=frozenset()))
        sprite.rest(back, start.at, LIFTED + lying.height / 100, None, start.turn)
        sprite.setScale(start.width / lying.spot.width)
        way = QParallelAnimationGroup()
        sprite.card = None
        way.addAnimation(flight(pace, sprite, lying.spot, DEAL))
        way.addAnimation(turning(stage, sprite, lying, DEAL))
    sprite.setOpacity(0)
    way.finished.connect(partial(_arrive, stage, lying))
    if not delay or pace.reduced:
        return way
    whole = QSequentialAnimationGroup()
    whole.addPause(pace.ms(delay))
    whole.addAnimation(way)
    return whole


def turning(stage: CardScene, sprite: CardSprite, lying: PlacedCard, duration: int) -> QAbstractAnimation:
    """Return the animation that turns a moving card into that of ``lying``; a back that stays one is only shown."""
    turned = QVariantAnimation()
    turned.setStartValue(0.0)
    turned.setEndValue(1.0)
    turned.setDuration(stage.now.pace.ms(duration))
    turns = sprite.card != lying.card

    def turn(share: float) -> None:
        if share >= 0.5 and sprite.card != lying.card:
            stage.lift(sprite, lying)
        sprite.setOpacity(1)
        if turns:
            sprite.turn_over(share)

    turned.valueChanged.connect(turn)
    return turned


def _arrive(stage: CardScene, lying: PlacedCard) -> None:
    """Put an arrived card in its place."""
    stage.coming[lying.key[:2]] -= 1
    stage.rest(lying)
    stage.furnish()


def _appearance(stage: CardScene, sprite: CardSprite) -> QAbstractAnimation:
    """Return a late fade-in of a new pile, which is visible when its cards arrive."""
    appearance = QPropertyAnimation(sprite, b"opacity")
    appearance.setDuration(stage.now.pace.ms(TAKE))
    appearance.setEndValue(1.0)
    appearance.setEasingCurve(QEasingCurve.Type.InQuint)
    return appearance


def _goal(stage: CardScene, game: TrickPresenter[Any], event: Event) -> Spot:
    """Return where cards go that leave the table: the pile that has just grown, else the stock."""
    sit, pile = stage.now, game.grown_pile(event)
    spot: Spot = sit.at.stock if pile is None else sit.at.pile(game.pile_side(sit, pile))
    return spot
