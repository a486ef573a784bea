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
from bluestick.tables.tricks.deal_motion import gathering_animation
from bluestick.text.kille.calls import call

if TYPE_CHECKING:
    from bluestick.tables.widget.card_scene import CardScene, CardSprite

MANY = 8
"""Greatest number of chips that are animated, and heard, at once."""


def motion(card_scene: CardScene[KilleContext], before: KilleContext, event: Event) -> QAbstractAnimation | None:
    """Return the animation of an event, and a pause to read its call; None for neither.

    ``before``: the context before the event.
    """
    card_scene.clear_leaving()
    _show_pieces_of(card_scene, before.arrangement)  # the question is over
    way = _movement_animation(card_scene, before.arrangement, event)
    spoken = call(event) is not None
    if way is None or (spoken and not isinstance(event, HitBySvin)):
        card_scene.update_pieces()
    else:
        card_scene.show_buttons()
        if card_scene.context.ui_state.call is None:
            card_scene.remove_pieces("call", "strike")
        if isinstance(event, SwapAsked):
            card_scene.remove_pieces(f"known {event.seat}")
    if way is None and not spoken:
        return None
    whole = QSequentialAnimationGroup()
    if way is not None:
        whole.addAnimation(way)
        way.finished.connect(partial(_finish_arrival, card_scene))
    if spoken:
        whole.addPause(before.pace.pause(READ))
    return whole


def _show_pieces_of(card_scene: CardScene[KilleContext], arrangement: KilleArrangement) -> None:
    final, card_scene.arrangement = card_scene.arrangement, arrangement
    card_scene.update_pieces()
    card_scene.arrangement = final


def _finish_arrival(card_scene: CardScene[KilleContext]) -> None:
    card_scene.clear_leaving()
    card_scene.update_pieces()


def _movement_animation(
    card_scene: CardScene[KilleContext], before: KilleArrangement, event: Event
) -> QAbstractAnimation | None:
    context: KilleContext = card_scene.context
    pot = context.at.pot
    match event:
        case Staked():
            group = _chips(card_scene, ((_plate(context, seat), pot) for seat in event.seats))
            group.addAnimation(gathering_animation(card_scene, context.at.stock, "card"))  # the cards of the last deal
            return group
        case Bought():
            return _chips(card_scene, [(_plate(context, event.seat), pot)] * min(event.price, MANY))
        case PotWon():
            card_scene.remove_pieces("chips")
            return _chips(card_scene, [(pot, _plate(context, event.seat))] * min(event.amount, MANY))
        case Dealt():
            return _deal(card_scene)
        case Cut():
            return _cut(card_scene)
        case HitBySvin():
            return _run_back_animation(card_scene, before, event)
    return _travel_animation(card_scene, SWAP, 0)


def _plate(context: KilleContext, seat: int) -> QPointF:
    return context.place_of(seat).plate.center()


# Cards.


def _deal(card_scene: CardScene[KilleContext]) -> QAbstractAnimation:
    """Return the animation of a deal: cards go out face down, then those the viewer sees turn over. K2.4, K2.6."""
    final: KilleArrangement = card_scene.arrangement
    whole = QSequentialAnimationGroup()
    whole.addAnimation(gathering_animation(card_scene, card_scene.context.at.stock, "card"))
    card_scene.arrangement = replace(final, cards=(None,) * len(final.cards))
    dealing = _travel_animation(card_scene, DEAL, STAGGER)
    card_scene.arrangement = final
    card_scene.update_places()
    if dealing is not None:
        whole.addAnimation(dealing)
    turning = QParallelAnimationGroup(whole)
    for placed in card_scene.placed_cards:
        if placed.card is not None:
            turning.addAnimation(_flip(card_scene, card_scene.sprites[placed.key], placed))
    return whole


def _travel_animation(card_scene: CardScene[KilleContext], duration: int, stagger: int) -> QAbstractAnimation | None:
    here = {placed.key: placed for placed in card_scene.placed_cards}
    card_scene.update_places()
    group = QParallelAnimationGroup()
    delay = 0
    for key in here.keys() - {placed.key for placed in card_scene.placed_cards}:
        card_scene.scene.removeItem(card_scene.sprites.pop(key))
    for placed in sorted(card_scene.placed_cards, key=lambda placed: placed.key):
        was = here.get(placed.key)
        sprite = card_scene.sprites.get(placed.key)
        if sprite is None or was is None:
            sprite = _from_stock(card_scene, placed)
            if placed.key[0] != "card":
                continue
        elif was.spot == placed.spot:
            if was.card != placed.card:
                group.addAnimation(_flip(card_scene, sprite, placed))
            else:
                card_scene.rest(placed)
            continue
        else:
            card_scene.lift(sprite, placed)
        way = flight(card_scene.context.pace, sprite, placed.spot, duration, delay)
        way.finished.connect(partial(card_scene.rest, placed))
        group.addAnimation(way)
        delay += stagger
    return group if group.animationCount() else None


def _from_stock(card_scene: CardScene[KilleContext], placed: PlacedCard) -> CardSprite:
    sprite = card_scene.sprites.get(placed.key) or card_scene.new_card()
    card_scene.sprites[placed.key] = sprite
    card_scene.rest(placed)
    if placed.key[0] == "card":
        start: Spot = card_scene.context.at.stock
        sprite.setPos(start.at)
        sprite.setScale(start.width / placed.spot.width)
        sprite.setZValue(LIFTED + placed.height / 100)
    return sprite


def _flip(card_scene: CardScene[KilleContext], sprite: CardSprite, placed: PlacedCard) -> QAbstractAnimation:
    pace = card_scene.context.pace
    turning = QVariantAnimation()
    turning.setStartValue(0.0)
    turning.setEndValue(1.0)
    turning.setDuration(pace.ms(FADE if pace.reduced else FLIP))
    turning.setEasingCurve(QEasingCurve.Type.InOutSine)

    def turn(share: float) -> None:
        if share >= 0.5 and sprite.card != placed.card:
            card_scene.rest(placed)
        if pace.reduced:
            sprite.setOpacity(abs(1 - 2 * share))
        else:
            sprite.turn_over(share)

    turning.valueChanged.connect(turn)
    return turning


def _cut(card_scene: CardScene[KilleContext]) -> QAbstractAnimation:
    """Return the animation of the cut: half of the stock is lifted off and put back."""
    context: KilleContext = card_scene.context
    spot = context.at.stock
    picture = card_scene.picture(PlacedCard(("cut", 0, 0), None, spot, LIFTED, layers=2))
    half = card_scene.add_passing(picture, spot.at, LIFTED)
    aside = Spot(spot.at + QPointF(spot.width * 0.8, spot.width * 0.25), spot.width)
    whole = QSequentialAnimationGroup()
    for goal in (aside, spot):
        whole.addAnimation(flight(context.pace, half, goal, UNDO))
    return whole


def _run_back_animation(
    card_scene: CardScene[KilleContext], before: KilleArrangement, event: HitBySvin
) -> QAbstractAnimation:
    _show_pieces_of(card_scene, replace(before, asking=None))
    card_scene.update_places()
    context: KilleContext = card_scene.context
    placed_cards = {placed.key: placed for placed in card_scene.placed_cards}
    at = list(before.at)
    steps: list[list[tuple[int, Seat]]] = [[(at[event.seat], event.seat)]]
    for has, takes in event.undone:
        at[has], at[takes] = at[takes], at[has]
        steps.append([(at[takes], takes), (at[has], has)])
    moved = [("card", place, 0) for place in {place for step in steps for place, _ in step}]

    def lift() -> None:
        for key in moved:
            card_scene.lift(card_scene.sprites[key], placed_cards[key])

    whole = QSequentialAnimationGroup()
    whole.addPause(context.pace.pause(READ // 2)).finished.connect(lift)
    for step in steps:
        group = QParallelAnimationGroup()
        for place, seat in step:
            spot, key = context.place_of(seat).card, ("card", place, 0)
            scale = spot.width / placed_cards[key].spot.width
            group.addAnimation(flight(context.pace, card_scene.sprites[key], spot, UNDO, 0, scale))
        whole.addAnimation(group)
    return whole


# Chips.


def _chips(card_scene: CardScene[KilleContext], ways: Iterable[tuple[QPointF, QPointF]]) -> QParallelAnimationGroup:
    context: KilleContext = card_scene.context
    group = QParallelAnimationGroup()
    unit = context.at.stock.width / 78
    for number, (start, end) in enumerate(ways):
        chip = card_scene.add_passing(
            drawings.chip_picture(number, unit, context.theme, context.dpr), start, LIFTED + number
        )
        group.addAnimation(flight(context.pace, chip, Spot(end, 1), TAKE, STAGGER * number))
    group.addAnimation(QPauseAnimation(context.pace.ms(TAKE), group))
    return group
