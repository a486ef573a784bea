"""Animation of a deal: cards gathered, dealt as backs, turned over."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractAnimation, QParallelAnimationGroup, QPauseAnimation, QSequentialAnimationGroup

from bluestick.tables.motion.dealing import Dealing, packets_in_order
from bluestick.tables.motion.motion_path import flight
from bluestick.tables.motion.pace import GATHER, MOVE, STAGGER
from bluestick.tables.scene.card_layout import Spot
from bluestick.tables.scene.items import LIFTED, Sprite
from bluestick.tables.scene.placed_card import DEPTH, HEIGHT, PlacedCard
from bluestick.tables.tricks.card_motion import from_pack, turn_over_animation

if TYPE_CHECKING:
    from bluestick.tables.widget.card_scene import CardScene, CardSprite
    from bluestick.tables.widget.context import S

THICK = 12
"""Number of cards in the pack that are drawn as one card edge."""


def deal(card_scene: CardScene[S], dealing: Dealing) -> QAbstractAnimation:
    """Return the animation of a deal; if a seat deals, it gathers all cards first."""
    card_scene.clear_leaving()
    if card_scene.context.pace.reduced:
        return _fade(card_scene, dealing)
    place = pack_place(card_scene, dealing)
    whole = QSequentialAnimationGroup()
    if dealing.dealer is not None:
        whole.addAnimation(gathering_animation(card_scene, place))
    whole.addAnimation(_dealing(card_scene, dealing, place))
    whole.finished.connect(card_scene.update_pieces)
    card_scene.update_pieces()  # removes the captions of cards that leave
    return whole


def pack_place(card_scene: CardScene[S], dealing: Dealing) -> Spot:
    """Return the place of the pack: in front of the dealer or, without a dealer, where the stock is."""
    context = card_scene.context
    spot: Spot = context.at.stock if dealing.dealer is None else context.at.pile(context.side(dealing.dealer))
    return spot


def gathering_animation(card_scene: CardScene[S], place: Spot, zone: str = "") -> QAbstractAnimation:
    """Return the animation that moves all cards, or those of a zone, face down to ``place``, with time to shuffle."""
    pace = card_scene.context.pace
    group = QParallelAnimationGroup()
    group.addAnimation(QPauseAnimation(pace.ms(GATHER)))
    if pace.reduced:
        card_scene.remove_cards(zone)
    for placed in [placed for placed in card_scene.placed_cards if zone in ("", placed.key[0])]:
        sprite = card_scene.sprites.pop(placed.key, None)
        if sprite is None:
            continue
        card_scene.leaving.append(sprite)
        card_scene.lift(sprite, placed)
        group.addAnimation(flight(pace, sprite, place, GATHER, 0, place.width / placed.spot.width))
        if placed.card is not None:
            group.addAnimation(
                turn_over_animation(card_scene, sprite, placed._replace(card=None, looks=frozenset()), GATHER)
            )
    card_scene.remove_cards(zone)
    group.finished.connect(partial(_put_away, tuple(card_scene.leaving)))
    return group


def _put_away(sprites: Iterable[Sprite]) -> None:
    for sprite in sprites:
        sprite.setOpacity(0)


def _fade(card_scene: CardScene[S], dealing: Dealing) -> QAbstractAnimation:
    if dealing.dealer is not None:
        card_scene.remove_cards()
    card_scene.update_places()
    card_scene.sprites, new, gone = card_scene.assign_sprites(card_scene.placed_cards)
    card_scene.leaving = [*gone]
    _put_away(gone)
    group = QParallelAnimationGroup()
    for placed in card_scene.placed_cards:
        card_scene.rest(placed)
        if placed.key in new:
            group.addAnimation(flight(card_scene.context.pace, new[placed.key], placed.spot, MOVE))
    card_scene.update_pieces()
    return group


def _dealing(card_scene: CardScene[S], dealing: Dealing, place: Spot) -> QAbstractAnimation:
    pace = card_scene.context.pace
    before = {
        id(card_scene.sprites[placed.key]): placed
        for placed in card_scene.placed_cards
        if placed.key in card_scene.sprites
    }
    card_scene.update_places()
    card_scene.sprites, new, gone = card_scene.assign_sprites(card_scene.placed_cards)
    gathered = bool(card_scene.leaving)
    _put_away(gone)
    packets = packets_in_order(dealing, [placed for placed in card_scene.placed_cards if placed.key in new])
    dealt = {placed.key for packet in packets for placed in packet}
    group, delay, left = QParallelAnimationGroup(), 0, len(dealt)
    rest = max((placed.layers for placed in card_scene.placed_cards if placed.key in new.keys() - dealt), default=0)
    pack = card_scene.new_card()
    if gathered:
        group.addAnimation(_thin_pack_animation(card_scene, pack, place, (left, rest), 0))
    else:
        _thin(card_scene, pack, place, (left, rest))
    card_scene.leaving.extend((*gone, pack))
    for packet in packets:
        for placed in packet:
            group.addAnimation(from_pack(card_scene, placed, place, delay))
        left -= len(packet)
        group.addAnimation(_thin_pack_animation(card_scene, pack, place, (left, rest), pace.ms(delay)))
        delay += STAGGER * len(packet)
    for placed in card_scene.placed_cards:
        sprite = card_scene.sprites[placed.key]
        was = before.get(id(sprite))
        if placed.key in dealt:
            continue
        if placed.key in new:
            sprite.setOpacity(0)
            group.addAnimation(_rest_of_pack(card_scene, placed, pack, pace.ms(delay)))
        elif was is None or was.spot == placed.spot:
            card_scene.rest(placed)
        else:
            card_scene.lift(sprite, placed)
            group.addAnimation(flight(pace, sprite, placed.spot, MOVE))
    return group


def _thin(card_scene: CardScene[S], pack: CardSprite, place: Spot, left: tuple[int, int]) -> None:
    """Show what is left of the pack; ``left``: (cards still to deal, card edges of the stock below them)."""
    cards, rest = left
    layers = min(DEPTH, cards // THICK + rest)
    pack.width = place.width
    back = card_scene.picture(PlacedCard(("stock", 0, 0), None, place, 0, layers=layers))
    pack.rest(back, place.at, HEIGHT["stock"], None, place.turn)
    pack.setOpacity(1 if cards or rest else 0)


def _thin_pack_animation(
    card_scene: CardScene[S], pack: CardSprite, place: Spot, left: tuple[int, int], after: int
) -> QAbstractAnimation:
    thinned = QPauseAnimation(after)
    thinned.finished.connect(partial(_thin, card_scene, pack, place, left))
    return thinned


def _rest_of_pack(card_scene: CardScene[S], placed: PlacedCard, pack: CardSprite, after: int) -> QAbstractAnimation:
    sprite, pace = card_scene.sprites[placed.key], card_scene.context.pace
    whole = QSequentialAnimationGroup()

    def lift() -> None:
        pack.setOpacity(0)
        card_scene.rest(placed)
        sprite.setPos(pack.pos())
        sprite.setRotation(pack.rotation())
        sprite.setScale(pack.width / placed.spot.width)
        sprite.setZValue(LIFTED)

    whole.addPause(after).finished.connect(lift)
    whole.addAnimation(flight(pace, sprite, placed.spot, MOVE))
    whole.finished.connect(partial(card_scene.rest, placed))
    return whole
