"""Placed cards of Snapphanaleden."""

from __future__ import annotations

from collections.abc import Iterator

from bluestick.engine.moves import Part
from bluestick.engine.tricks import Hand
from bluestick.games.snapphana.cards import BARRED, FJONT
from bluestick.tables.scene.card_layout import OWN
from bluestick.tables.scene.placed_card import DEPTH, HEIGHT, OVER, PlacedCard
from bluestick.tables.snapphana import sheets
from bluestick.tables.snapphana.arrangement import winning
from bluestick.tables.snapphana.card_names import GIFT, named
from bluestick.tables.snapphana.context import SnapphanaContext
from bluestick.text.snapphana.names import card_of


def stock_lyings(sit: SnapphanaContext) -> Iterator[PlacedCard]:
    """Yield the cards still to be dealt, the tricks of each side, and the viewer's discards."""
    spread = sit.laid
    assert spread is not None
    if spread.stock:
        yield PlacedCard(("stock", 0, 0), None, sit.at.stock, HEIGHT["stock"], sit.thing_looks("stock"), DEPTH)
    for pile, tricks in enumerate(spread.piles):
        if tricks:
            looks, spot = sit.thing_looks(f"pile {pile}"), sit.at.pile(sit.game.pile_side(sit, pile))
            yield PlacedCard(("pile", pile, 0), None, spot, HEIGHT["pile"], looks, min(DEPTH, tricks))
    away = spread.away[sit.seat] if spread.away else 0
    if away and not sit.at.small:
        looks = sit.thing_looks("away")
        yield PlacedCard(("away", sit.seat, 0), None, sit.at.away, HEIGHT["pile"], looks, away // 4)


def trick_lyings(sit: SnapphanaContext, beaten: frozenset[Part]) -> Iterator[PlacedCard]:
    """Yield the cards of the trick; of equal cards only the leading one is marked as ``beaten``."""
    assert sit.laid is not None
    for number, (seat, (card,)) in enumerate(sit.laid.trick):
        (spot,) = sit.at.trick(sit.side(seat), 1)
        looks = sit.thing_looks(f"trick {seat}")
        if card in beaten and seat == sit.laid.leading:
            looks |= {"beaten"}
        yield PlacedCard(("trick", seat, 0), card, spot, HEIGHT["trick"] + number * 8, looks)


def hand_lyings(sit: SnapphanaContext) -> Iterator[PlacedCard]:
    """Yield the hands: the viewer's; of each other player first the cards that all have seen, then the backs."""
    assert sit.laid is not None
    for seat, hand in enumerate(sit.laid.hands):
        if sit.side(seat) == OWN:
            yield from sit.game.own_lyings(sit)
        else:
            yield from _other_hand(sit, seat, hand)


def _other_hand(sit: SnapphanaContext, seat: int, hand: Hand) -> Iterator[PlacedCard]:
    seen = [card for card in hand if card is not None]
    spots = sit.at.others(sit.side(seat), len(seen), len(hand) - len(seen))
    for place, spot in enumerate(spots):
        card = seen[place] if place < len(seen) else None
        height = HEIGHT["hand"] + (place if card else -place) / 100
        looks = sit.thing_looks(f"hand {seat}") | sit.thing_looks(f"seen {seat} {place}" if card else "")
        yield PlacedCard(("hand", seat, place), card, spot, height, looks)


def debt_lyings(sit: SnapphanaContext) -> Iterator[PlacedCard]:
    """Yield Fjønt while it is not paid for, and on a sheet the cards that can be given for it. S10.2."""
    owing, gifts = sit.laid.owing if sit.laid is not None else None, sit.gifts
    if owing is not None:
        spot, looks = sit.at.debt(sit.side(owing)), sit.thing_looks("debt")
        yield PlacedCard(("debt", owing, 0), FJONT, spot, HEIGHT["hand"] + 1, looks)
    if not gifts:
        return
    for place, (card, spot) in enumerate(zip(gifts, sit.at.gifts(len(gifts), sheets.gift_box(sit)), strict=True)):
        looks = sit.looks(GIFT + card)
        if GIFT + card in sit.pick:
            looks |= {"chosen"}
        height = OVER + 10 + place + (len(gifts) if looks else 0)  # marked cards are on top
        yield PlacedCard(("gift", sit.seat, place), card, spot, height, looks)


def beaten(sit: SnapphanaContext, card: Part) -> frozenset[Part]:
    """Return the card that leads the trick, if ``card`` of the viewer's hand would beat it."""
    spread = sit.laid
    if spread is None or card not in sit.own_hand or len(spread.trick) == sit.setup.seats:
        return frozenset()
    if winning((*spread.trick, (sit.seat, (card_of(card),)))) != sit.seat:
        return frozenset()
    return frozenset(cards[0] for seat, cards in spread.trick if seat == spread.leading)


def deck_mark(sit: SnapphanaContext, lying: PlacedCard) -> str | None:
    """Return the mark of a card that may not be discarded, or of one in a hand that all have seen."""
    zone, seat, _ = lying.key
    if sit.shown is None or zone != "hand":
        return None
    if seat != sit.seat:
        return "shown"
    if sit.form.extra and sit.discarding and lying.card in BARRED:
        return "locked"
    seen = sit.shown.table.open
    return "shown" if seen and lying.card in named(seen[seat]) else None


def name_of(sit: SnapphanaContext, lying: PlacedCard) -> Part:
    """Return the part of a card or a pile."""
    zone, owner, place = lying.key
    if zone == "hand" and lying.card is not None:
        return lying.card if owner == sit.seat else f"seen {owner} {place}"
    if zone == "gift":
        return GIFT + (lying.card or "")
    return zone if zone in ("stock", "debt", "away") else f"{zone} {owner}"
