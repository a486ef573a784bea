"""Places of the haggis cards, and order of the viewer's hand."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

from bluestick.engine.moves import Part
from bluestick.engine.seats import Seat
from bluestick.engine.tricks import Hand
from bluestick.games.haggis.cards import COLOURS, FACES, PLACE, colour, mask, parts
from bluestick.tables.haggis import descriptions
from bluestick.tables.haggis.arrangement import face_cards
from bluestick.tables.haggis.context import HaggisContext
from bluestick.tables.scene.card_layout import OWN
from bluestick.tables.scene.placed_card import DEPTH, HEIGHT, PlacedCard
from bluestick.tables.tricks import trick_pieces

SORTS = ("rank", "combination", "colour")
"""Sort orders of a hand, in the order in which the sort button goes through them."""


def stock(context: HaggisContext) -> Iterator[PlacedCard]:
    """Yield the Haggis (cards set aside) and the piles of won tricks, as placed cards."""
    if context.arrangement.stock:
        looks, layers = context.part_looks("stock"), 1 + context.arrangement.stock // 4
        yield PlacedCard(("stock", 0, 0), None, context.at.stock, HEIGHT["stock"], looks, layers)
    for pile, cards in enumerate(context.arrangement.piles):
        if cards and not (
            context.at.small and context.arrangement.score
        ):  # the last hand and the Haggis are shown there
            looks, spot = context.part_looks(f"pile {pile}"), context.at.pile(context.side(pile))
            yield PlacedCard(("pile", pile, 0), None, spot, HEIGHT["pile"], looks, min(DEPTH, 1 + cards // 6))


def trick(context: HaggisContext) -> Iterator[PlacedCard]:
    """Yield the placed cards of the beaten combinations, and of the one to beat, which is larger."""
    plays = context.arrangement.trick
    if not plays:
        return
    *before, count = [len(cards) for _, cards in plays]
    spots_of = (
        *context.at.beaten(before, count, frame_width(context)),
        context.at.trick(OWN, count, before, frame_width(context)),
    )
    for number, ((_, cards), spots) in enumerate(zip(plays, spots_of, strict=True)):
        looks = context.part_looks(f"trick {number}")
        if context.trick_explains_refusal and number == len(plays) - 1:
            looks |= {"proof"}
        for place, (card, spot) in enumerate(zip(cards, spots, strict=True)):
            yield PlacedCard(("trick", number, place), card, spot, HEIGHT["trick"] + number * 8 + place / 2, looks)


def frame_width(context: HaggisContext) -> float:
    """Return the width of the frame round the combination to beat and its caption, as long as the trick is not won."""
    *before, count = [len(cards) for _, cards in context.arrangement.trick]
    frame, _ = trick_pieces.fit_frame(
        context, context.at.trick_rect(OWN, count, before), ": ".join(descriptions.leader_and_combination(context))
    )
    return frame.width()


def other_hand_cards(context: HaggisContext, seat: Seat) -> Iterator[PlacedCard]:
    """Yield another player's hand: backs and face-up face cards or, when a match is reviewed, all cards open."""
    side, hand = context.side(seat), context.arrangement.hands[seat]
    looks = context.part_looks(f"hand {seat}")
    if context.shown.open:
        for place, (held, spot) in enumerate(zip(hand, context.at.open_hand(side, len(hand)), strict=True)):
            yield PlacedCard(("hand", seat, place), held, spot, HEIGHT["hand"] + place / 100, looks)
        return
    places = [FACES.index(card) for card in face_cards(hand)]
    backs, shown = context.at.other_hand(side, hand.count(None), places)
    for place, spot in enumerate(backs):
        yield PlacedCard(("hand", seat, place), None, spot, HEIGHT["hand"] + place / 100, looks)
    for place, spot in zip(places, shown, strict=True):
        yield PlacedCard(("open", seat, place), FACES[place], spot, HEIGHT["hand"] + place, looks)


def turned_over_cards(context: HaggisContext) -> Iterator[PlacedCard]:
    """Yield, once a round has been scored, the cards turned over: those left in the last hand, and the Haggis."""
    score = context.arrangement.score
    if score is None:
        return
    cards = (score.hand, score.haggis)
    for zone, some, spots in zip(("last", "haggis"), cards, context.at.revealed_spots([*map(len, cards)]), strict=True):
        looks = context.part_looks(zone)
        for place, (card, spot) in enumerate(zip(some, spots, strict=True)):
            yield PlacedCard((zone, 0, place), card, spot, HEIGHT["trick"] + place, looks)


# The viewer's hand.


def next_sort_order(context: HaggisContext) -> str:
    """Return the sort order after the present one; the present one if the player has moved cards in the hand."""
    return context.ui_state if context.order is not None else SORTS[(SORTS.index(context.ui_state) + 1) % len(SORTS)]


def sort_key(context: HaggisContext, card: Part) -> tuple[Any, ...]:
    """Return the sort key of a card in the chosen sort order (``ui_state``); face cards are always at the end."""
    if card in FACES or context.ui_state == "rank":
        return (9 if card in FACES else 0, PLACE[card])
    if context.ui_state == "colour":
        return 0, COLOURS.index(colour(card)), PLACE[card]
    return 0, _group_of(context, card), PLACE[card]


def _group_of(context: HaggisContext, card: Part) -> int:
    return next(number for number, group in enumerate(context.groups) if mask((card,)) & group)


def gap_indices(context: HaggisContext, hand: Hand) -> frozenset[int]:
    """Return the indices of cards with a gap before them; none if the hand is face down or the player has sorted it."""
    cards = [card for card in hand if card is not None]
    if context.order is not None or len(cards) < len(hand):
        return frozenset()
    return frozenset(place for place, (one, other) in enumerate(pairwise(cards), 1) if _apart(context, one, other))


def _apart(context: HaggisContext, one: Part, other: Part) -> bool:
    if other in FACES:
        return one not in FACES
    if context.ui_state == "colour":
        return colour(one) != colour(other)
    if context.ui_state == "rank" or _group_of(context, one) == _group_of(context, other):
        return False
    return not {one, other} <= set(_single_cards(context))


def _single_cards(context: HaggisContext) -> Iterator[Part]:
    return (card for group in context.groups if group.bit_count() == 1 for card in parts(group))
