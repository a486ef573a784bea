"""Animation of a deal: cards gathered, dealt as backs, turned over."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractAnimation, QParallelAnimationGroup, QPauseAnimation, QSequentialAnimationGroup

from bluestick.tables.motion.dealing import Dealing, in_order
from bluestick.tables.motion.motion_path import flight
from bluestick.tables.motion.pace import GATHER, MOVE, STAGGER
from bluestick.tables.scene.card_layout import Spot
from bluestick.tables.scene.items import LIFTED, Sprite
from bluestick.tables.scene.placed_card import DEPTH, HEIGHT, PlacedCard
from bluestick.tables.tricks.card_motion import from_pack, turning

if TYPE_CHECKING:
    from bluestick.tables.widget.card_scene import CardScene, CardSprite

THICK = 12
"""Number of cards in a pack for each edge that is drawn."""


def deal(stage: CardScene, dealing: Dealing) -> QAbstractAnimation:
    """Return the animation of a deal, up to the scene's new arrangement. A dealer gathers the cards first."""
    stage.clear_leaving()
    if stage.now.pace.reduced:
        return _fade(stage, dealing)
    place = pack_place(stage, dealing)
    whole = QSequentialAnimationGroup()
    if dealing.dealer is not None:
        whole.addAnimation(gathering(stage, place))
    whole.addAnimation(_dealing(stage, dealing, place))
    whole.finished.connect(stage.furnish)
    stage.furnish()  # removes the captions of cards that leave
    return whole


def pack_place(stage: CardScene, dealing: Dealing) -> Spot:
    """Return the place of the pack: in front of the dealer, or where the stock is."""
    sit = stage.now
    spot: Spot = sit.at.stock if dealing.dealer is None else sit.at.pile(sit.side(dealing.dealer))
    return spot


def gathering(stage: CardScene, place: Spot, zone: str = "") -> QAbstractAnimation:
    """Return the animation that moves all cards, or those of a zone, face down to ``place``, with time to shuffle."""
    pace = stage.now.pace
    group = QParallelAnimationGroup()
    group.addAnimation(QPauseAnimation(pace.ms(GATHER)))
    if pace.reduced:
        stage.gather(zone)
    for lying in [lying for lying in stage.lyings if zone in ("", lying.key[0])]:
        sprite = stage.sprites.pop(lying.key, None)
        if sprite is None:
            continue
        stage.leaving.append(sprite)
        stage.lift(sprite, lying)
        group.addAnimation(flight(pace, sprite, place, GATHER, 0, place.width / lying.spot.width))
        if lying.card is not None:
            group.addAnimation(turning(stage, sprite, replace(lying, card=None, looks=frozenset()), GATHER))
    stage.gather(zone)
    group.finished.connect(partial(_put_away, tuple(stage.leaving)))
    return group


def _put_away(sprites: Iterable[Sprite]) -> None:
    for sprite in sprites:
        sprite.setOpacity(0)


def _fade(stage: CardScene, dealing: Dealing) -> QAbstractAnimation:
    """Return the animation of a deal with reduced motion: new cards fade in where they belong."""
    if dealing.dealer is not None:
        stage.gather()
    stage.relay()
    stage.sprites, new, gone = stage.assign(stage.lyings)
    stage.leaving = [*gone]
    _put_away(gone)
    group = QParallelAnimationGroup()
    for lying in stage.lyings:
        stage.rest(lying)
        if lying.key in new:
            group.addAnimation(flight(stage.now.pace, new[lying.key], lying.spot, MOVE))
    stage.furnish()
    return group


def _dealing(stage: CardScene, dealing: Dealing, place: Spot) -> QAbstractAnimation:
    """Return the animation of all packets from the pack, whose rest becomes the stock or disappears."""
    pace = stage.now.pace
    before = {id(stage.sprites[lying.key]): lying for lying in stage.lyings if lying.key in stage.sprites}
    stage.relay()
    stage.sprites, new, gone = stage.assign(stage.lyings)
    gathered = bool(stage.leaving)
    _put_away(gone)
    packets = in_order(dealing, [lying for lying in stage.lyings if lying.key in new])
    dealt = {lying.key for packet in packets for lying in packet}
    group, delay, left = QParallelAnimationGroup(), 0, len(dealt)
    rest = max((lying.layers for lying in stage.lyings if lying.key in new.keys() - dealt), default=0)
    pack = stage.new_card()
    if gathered:
        group.addAnimation(_thinned(stage, pack, place, (left, rest), 0))
    else:
        _thin(stage, pack, place, (left, rest))
    stage.leaving.extend((*gone, pack))
    for packet in packets:
        for lying in packet:
            group.addAnimation(from_pack(stage, lying, place, delay))
        left -= len(packet)
        group.addAnimation(_thinned(stage, pack, place, (left, rest), pace.ms(delay)))
        delay += STAGGER * len(packet)
    for lying in stage.lyings:
        sprite = stage.sprites[lying.key]
        was = before.get(id(sprite))
        if lying.key in dealt:
            continue
        if lying.key in new:
            sprite.setOpacity(0)
            group.addAnimation(_rest_of_pack(stage, lying, pack, pace.ms(delay)))
        elif was is None or was.spot == lying.spot:
            stage.rest(lying)
        else:
            stage.lift(sprite, lying)
            group.addAnimation(flight(pace, sprite, lying.spot, MOVE))
    return group


def _thin(stage: CardScene, pack: CardSprite, place: Spot, left: tuple[int, int]) -> None:
    """Show the pack; ``left``: cards still to be dealt, and edges of the stock beneath them. Hide an empty pack."""
    cards, rest = left
    layers = min(DEPTH, cards // THICK + rest)
    pack.width = place.width
    back = stage.picture(PlacedCard(("stock", 0, 0), None, place, 0, layers=layers))
    pack.rest(back, place.at, HEIGHT["stock"], None, place.turn)
    pack.setOpacity(1 if cards or rest else 0)


def _thinned(stage: CardScene, pack: CardSprite, place: Spot, left: tuple[int, int], after: int) -> QAbstractAnimation:
    thinned = QPauseAnimation(after)
    thinned.finished.connect(partial(_thin, stage, pack, place, left))
    return thinned


def _rest_of_pack(stage: CardScene, lying: PlacedCard, pack: CardSprite, after: int) -> QAbstractAnimation:
    """Return the animation of the rest of the pack, which goes to its place after the deal."""
    sprite, pace = stage.sprites[lying.key], stage.now.pace
    whole = QSequentialAnimationGroup()

    def lift() -> None:
        pack.setOpacity(0)
        stage.rest(lying)
        sprite.setPos(pack.pos())
        sprite.setRotation(pack.rotation())
        sprite.setScale(pack.width / lying.spot.width)
        sprite.setZValue(LIFTED)

    whole.addPause(after).finished.connect(lift)
    whole.addAnimation(flight(pace, sprite, lying.spot, MOVE))
    whole.finished.connect(partial(stage.rest, lying))
    return whole
