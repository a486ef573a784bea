"""Animation of kille events, hop by hop."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import (
    QAbstractAnimation,
    QEasingCurve,
    QParallelAnimationGroup,
    QPauseAnimation,
    QPointF,
    QSequentialAnimationGroup,
    QVariantAnimation,
)

from bluestick.engine.events import Event
from bluestick.engine.seats import Seat
from bluestick.games.kille.events import Bought, Cut, Dealt, HitBySvin, PotWon, Staked, SwapAsked
from bluestick.tables.kille import drawings
from bluestick.tables.kille.arrangement import KilleArrangement
from bluestick.tables.kille.context import KilleContext
from bluestick.tables.motion.motion_path import flight
from bluestick.tables.motion.pace import DEAL, FADE, FLIP, READ, STAGGER, SWAP, TAKE, UNDO
from bluestick.tables.scene.card_layout import Spot
from bluestick.tables.scene.items import LIFTED
from bluestick.tables.scene.placed_card import PlacedCard
from bluestick.tables.tricks.deal_motion import gathering
from bluestick.text.kille.calls import call

if TYPE_CHECKING:
    from bluestick.tables.widget.card_scene import CardScene, CardSprite

MANY = 8
"""Greatest number of chips that are animated."""


def motion(stage: CardScene, before: KilleContext, event: Event) -> QAbstractAnimation | None:
    """Return the animation since ``before``, with time to read a call; None if nothing moves."""
    assert before.laid is not None
    stage.clear_leaving()
    _furnish_as(stage, before.laid)  # the question is over
    way = _way(stage, before.laid, event)
    spoken = call(event) is not None
    if way is None or (spoken and not isinstance(event, HitBySvin)):
        stage.furnish()
    else:
        stage.show_buttons()
        if stage.now.desk.said is None:
            stage.take_away("call", "strike")
        if isinstance(event, SwapAsked):
            stage.take_away(f"known {event.seat}")
    if way is None and not spoken:
        return None
    whole = QSequentialAnimationGroup()
    if way is not None:
        whole.addAnimation(way)
        way.finished.connect(partial(_arrive, stage))
    if spoken:
        whole.addPause(before.pace.look(READ))
    return whole


def _furnish_as(stage: CardScene, laid: KilleArrangement) -> None:
    """Rebuild plates and signs for the arrangement ``laid``, then restore that of the stage."""
    final, stage.laid = stage.laid, laid
    stage.furnish()
    stage.laid = final


def _arrive(stage: CardScene) -> None:
    """Remove the sprites that have left, and rebuild plates and signs."""
    stage.clear_leaving()
    stage.furnish()


def _way(stage: CardScene, before: KilleArrangement, event: Event) -> QAbstractAnimation | None:
    sit: KilleContext = stage.now
    pot = sit.at.pot
    match event:
        case Staked():
            group = _chips(stage, ((_plate(sit, seat), pot) for seat in event.seats))
            group.addAnimation(gathering(stage, sit.at.stock, "card"))  # the cards of the last deal
            return group
        case Bought():
            return _chips(stage, [(_plate(sit, event.seat), pot)] * min(event.price, MANY))
        case PotWon():
            stage.take_away("chips")
            return _chips(stage, [(pot, _plate(sit, event.seat))] * min(event.amount, MANY))
        case Dealt():
            return _deal(stage)
        case Cut():
            return _cut(stage)
        case HitBySvin():
            return _run_back(stage, before, event)
    return _travel(stage, SWAP, 0)


def _plate(sit: KilleContext, seat: int) -> QPointF:
    return sit.place_of(seat).plate.center()


# Cards.


def _deal(stage: CardScene) -> QAbstractAnimation:
    """Return the dealing: all cards go out face down, then the visible ones turn over. K2.4, K2.6."""
    final: KilleArrangement = stage.laid
    whole = QSequentialAnimationGroup()
    whole.addAnimation(gathering(stage, stage.now.at.stock, "card"))
    stage.laid = replace(final, cards=(None,) * len(final.cards))
    dealing = _travel(stage, DEAL, STAGGER)
    stage.laid = final
    stage.relay()
    if dealing is not None:
        whole.addAnimation(dealing)
    turning = QParallelAnimationGroup(whole)
    for lying in stage.lyings:
        if lying.card is not None:
            turning.addAnimation(_flip(stage, stage.sprites[lying.key], lying))
    return whole


def _travel(stage: CardScene, duration: int, stagger: int) -> QAbstractAnimation | None:
    """Return the animation of all cards to their new spots; None if none moves."""
    here = {lying.key: lying for lying in stage.lyings}
    stage.relay()
    group = QParallelAnimationGroup()
    delay = 0
    for key in here.keys() - {lying.key for lying in stage.lyings}:
        stage.scene.removeItem(stage.sprites.pop(key))
    for lying in sorted(stage.lyings, key=lambda lying: lying.key):
        was = here.get(lying.key)
        sprite = stage.sprites.get(lying.key)
        if sprite is None or was is None:
            sprite = _from_stock(stage, lying)
            if lying.key[0] != "card":
                continue
        elif was.spot == lying.spot:
            if was.card != lying.card:
                group.addAnimation(_flip(stage, sprite, lying))
            else:
                stage.rest(lying)
            continue
        else:
            stage.lift(sprite, lying)
        way = flight(stage.now.pace, sprite, lying.spot, duration, delay)
        way.finished.connect(partial(stage.rest, lying))
        group.addAnimation(way)
        delay += stagger
    return group if group.animationCount() else None


def _from_stock(stage: CardScene, lying: PlacedCard) -> CardSprite:
    sprite = stage.sprites.get(lying.key) or stage.new_card()
    stage.sprites[lying.key] = sprite
    stage.rest(lying)
    if lying.key[0] == "card":
        start: Spot = stage.now.at.stock
        sprite.setPos(start.at)
        sprite.setScale(start.width / lying.spot.width)
        sprite.setZValue(LIFTED + lying.height / 100)
    return sprite


def _flip(stage: CardScene, sprite: CardSprite, lying: PlacedCard) -> QAbstractAnimation:
    """Return the animation that turns over a card in place."""
    pace = stage.now.pace
    turning = QVariantAnimation()
    turning.setStartValue(0.0)
    turning.setEndValue(1.0)
    turning.setDuration(pace.ms(FADE if pace.reduced else FLIP))
    turning.setEasingCurve(QEasingCurve.Type.InOutSine)

    def turn(share: float) -> None:
        if share >= 0.5 and sprite.card != lying.card:
            stage.rest(lying)
        if pace.reduced:
            sprite.setOpacity(abs(1 - 2 * share))
        else:
            sprite.turn_over(share)

    turning.valueChanged.connect(turn)
    return turning


def _cut(stage: CardScene) -> QAbstractAnimation:
    """Return the cut: the upper half of the stock is lifted off, and the lower half put on it."""
    sit: KilleContext = stage.now
    spot = sit.at.stock
    picture = stage.picture(PlacedCard(("cut", 0, 0), None, spot, LIFTED, layers=2))
    half = stage.passing(picture, spot.at, LIFTED)
    aside = Spot(spot.at + QPointF(spot.width * 0.8, spot.width * 0.25), spot.width)
    whole = QSequentialAnimationGroup()
    for goal in (aside, spot):
        whole.addAnimation(flight(sit.pace, half, goal, UNDO))
    return whole


def _run_back(stage: CardScene, before: KilleArrangement, event: HitBySvin) -> QAbstractAnimation:
    """Return the animation of a card that goes back the way it came, with every card that was given for it."""
    _furnish_as(stage, replace(before, asking=None))
    stage.relay()
    sit: KilleContext = stage.now
    lyings = {lying.key: lying for lying in stage.lyings}
    at = list(before.at)
    steps: list[list[tuple[int, Seat]]] = [[(at[event.seat], event.seat)]]
    for has, takes in event.undone:
        at[has], at[takes] = at[takes], at[has]
        steps.append([(at[takes], takes), (at[has], has)])
    moved = [("card", place, 0) for place in {place for step in steps for place, _ in step}]

    def lift() -> None:
        for key in moved:
            stage.lift(stage.sprites[key], lyings[key])

    whole = QSequentialAnimationGroup()
    whole.addPause(sit.pace.look(READ // 2)).finished.connect(lift)
    for step in steps:
        group = QParallelAnimationGroup()
        for place, seat in step:
            spot, key = sit.place_of(seat).card, ("card", place, 0)
            scale = spot.width / lyings[key].spot.width
            group.addAnimation(flight(sit.pace, stage.sprites[key], spot, UNDO, 0, scale))
        whole.addAnimation(group)
    return whole


# Chips.


def _chips(stage: CardScene, ways: Iterable[tuple[QPointF, QPointF]]) -> QParallelAnimationGroup:
    """Return the animation of chips that cross the table, one shortly after another; ``ways``: start and end."""
    sit: KilleContext = stage.now
    group = QParallelAnimationGroup()
    unit = sit.at.stock.width / 78
    for number, (start, end) in enumerate(ways):
        chip = stage.passing(drawings.one_chip(number, unit, sit.theme, sit.dpr), start, LIFTED + number)
        group.addAnimation(flight(sit.pace, chip, Spot(end, 1), TAKE, STAGGER * number))
    group.addAnimation(QPauseAnimation(sit.pace.ms(TAKE), group))
    return group
