"""Placed cards of Snapphanaleden."""

from __future__ import annotations

from collections.abc import Iterator

from bluestick.engine.moves import Part
from bluestick.engine.seats import Seat
from bluestick.engine.tricks import Hand
from bluestick.games.snapphana.cards import FJONT, NOT_DISCARDABLE
from bluestick.tables.scene.placed_card import DEPTH, HEIGHT, OVER, PlacedCard
from bluestick.tables.snapphana import sheets
from bluestick.tables.snapphana.arrangement import winning_seat
from bluestick.tables.snapphana.card_names import GIFT, unique_names
from bluestick.tables.snapphana.context import SnapphanaContext
from bluestick.text.snapphana.names import plain_card


def stock_placed(context: SnapphanaContext) -> Iterator[PlacedCard]:
    """Yield the cards still to be dealt, the tricks of each side, and the viewer's discards."""
    arrangement = context.arrangement
    if arrangement.stock:
        yield PlacedCard(("stock", 0, 0), None, context.at.stock, HEIGHT["stock"], context.part_looks("stock"), DEPTH)
    for pile, tricks in enumerate(arrangement.piles):
        if tricks:
            looks, spot = context.part_looks(f"pile {pile}"), context.at.pile(context.pile_side(pile))
            yield PlacedCard(("pile", pile, 0), None, spot, HEIGHT["pile"], looks, min(DEPTH, tricks))
    away = arrangement.away[context.seat] if arrangement.away else 0
    if away and not context.at.small:
        looks = context.part_looks("away")
        yield PlacedCard(("away", context.seat, 0), None, context.at.away, HEIGHT["pile"], looks, away // 4)


def trick_placed(context: SnapphanaContext, beaten: frozenset[Part]) -> Iterator[PlacedCard]:
    """Yield the cards of the trick; the leading one is marked if ``beaten`` contains it, not others equal to it."""
    for number, (seat, (card,)) in enumerate(context.arrangement.trick):
        (spot,) = context.at.trick(context.side(seat), 1)
        looks = context.part_looks(f"trick {seat}")
        if card in beaten and seat == context.arrangement.leading:
            looks |= {"beaten"}
        yield PlacedCard(("trick", seat, 0), card, spot, HEIGHT["trick"] + number * 8, looks)


def other_placed(context: SnapphanaContext, seat: Seat, hand: Hand) -> list[PlacedCard]:
    """Return the hand of another player: first the cards shown when declaring, then the backs."""
    seen = [card for card in hand if card is not None]
    spots = context.at.others(context.side(seat), len(seen), len(hand) - len(seen))
    looks, height = context.part_looks(f"hand {seat}"), HEIGHT["hand"]
    placed_cards = []
    for place, spot in enumerate(spots):
        card = seen[place] if place < len(seen) else None
        own = context.part_looks(f"seen {seat} {place}") if card else frozenset()
        up = (place if card else -place) / 100
        placed_cards.append(PlacedCard(("hand", seat, place), card, spot, height + up, looks | own))
    return placed_cards


def debt_placed(context: SnapphanaContext) -> Iterator[PlacedCard]:
    """Yield Fjønt (wild card) while a card is owed for it, and the won cards that the viewer can give for it. S10.2."""
    owing, gifts = context.arrangement.debtor, context.cards_to_give
    if owing is not None:
        spot, looks = context.at.debt(context.side(owing)), context.part_looks("debt")
        yield PlacedCard(("debt", owing, 0), FJONT, spot, HEIGHT["hand"] + 1, looks)
    if not gifts:
        return
    for place, (card, spot) in enumerate(
        zip(gifts, context.at.gift_spots(len(gifts), sheets.gift_rect(context)), strict=True)
    ):
        looks = context.looks(GIFT + card)
        if GIFT + card in context.pick:
            looks |= {"chosen"}
        height = OVER + 10 + place + (len(gifts) if looks else 0)  # marked cards are on top
        yield PlacedCard(("gift", context.seat, place), card, spot, height, looks)


def beaten(context: SnapphanaContext, card: Part) -> frozenset[Part]:
    """Return the card that is winning the trick if ``card`` of the viewer's hand would beat it; else an empty set."""
    arrangement = context.arrangement
    if card not in context.own_hand or len(arrangement.trick) == context.setup.seats:
        return frozenset()
    if winning_seat((*arrangement.trick, (context.seat, (plain_card(card),)))) != context.seat:
        return frozenset()
    return frozenset(cards[0] for seat, cards in arrangement.trick if seat == arrangement.leading)


def deck_mark(context: SnapphanaContext, placed: PlacedCard) -> str | None:
    """Return ``locked`` for a card that may not be discarded, ``shown`` for one known to all, or None."""
    zone, seat, _ = placed.key
    if zone != "hand":
        return None
    if seat != context.seat:
        return "shown"
    if context.form.extra and context.discarding and placed.card in NOT_DISCARDABLE:
        return "locked"
    seen = context.shown.table.open
    return "shown" if seen and placed.card in unique_names(seen[seat]) else None


def name_of(context: SnapphanaContext, placed: PlacedCard) -> Part:
    """Return the part name of a placed card or pile."""
    zone, owner, place = placed.key
    if zone == "hand" and placed.card is not None:
        return placed.card if owner == context.seat else f"seen {owner} {place}"
    if zone == "gift":
        return GIFT + (placed.card or "")
    return zone if zone in ("stock", "debt", "away") else f"{zone} {owner}"
