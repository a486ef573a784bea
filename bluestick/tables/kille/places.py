"""Places of cards and other parts on the kille table."""

from __future__ import annotations

import math
from collections.abc import Iterator

from PySide6.QtCore import QPointF, QRectF

from bluestick.engine.moves import Part
from bluestick.engine.seats import Seat
from bluestick.games.kille.moves import Word
from bluestick.games.kille.state import NOT_DEALT
from bluestick.tables.kille import buttons
from bluestick.tables.kille.arrangement import KilleArrangement
from bluestick.tables.kille.context import KilleContext
from bluestick.tables.scene.card_layout import Spot
from bluestick.tables.scene.card_pictures import Looks
from bluestick.tables.scene.placed_card import PlacedCard

ASIDE, HELD, OFFERED, OWN = 3.0, 10.0, 40.0, 60.0
"""Stacking heights of cards: out of play, in front of a seat, offered, in front of the viewer."""
LAYERS = 6
"""Number of card edges visible below a full stock."""


def lyings(sit: KilleContext) -> Iterator[PlacedCard]:
    """Yield the stock, the cards out of play beside it, and the card in front of each seat."""
    laid = sit.laid
    if laid is None:
        return
    if laid.stock:
        layers = math.ceil(LAYERS * laid.stock / 42) - 1
        yield PlacedCard(("stock", 0, 0), None, sit.at.stock, 2.0, sit.looks("stock") | _lit(sit, "stock"), layers)
    for number, place in enumerate(laid.away):
        card = laid.cards[place] if place in laid.open else None
        spot = sit.at.aside(len(laid.away) - 1 - number)
        yield PlacedCard(("card", place, 0), card, spot, ASIDE + number, sit.looks(card))
    for seat, place in enumerate(laid.at):
        if place != NOT_DEALT:
            yield _lying_at(sit, laid, seat, place)


def _lying_at(sit: KilleContext, laid: KilleArrangement, seat: int, place: int) -> PlacedCard:
    spot, height, card = sit.place_of(seat).card, HELD, sit.face(seat)
    looks = sit.looks(card) | sit.looks(f"seat {seat}") | _lit(sit, f"seat {seat}")
    if laid.asking is not None and laid.asking[0] == place:
        spot, height = _offered_spot(sit, laid.asking[1]), OFFERED
    elif seat == sit.seat:
        height = OWN
        if seat in sit.lit and seat == sit.viewer:
            looks |= {"chosen"}
    return PlacedCard(("card", place, 0), card, spot, height, looks)


def _lit(sit: KilleContext, part: Part) -> Looks:
    """Return the look of a part on which the dragged card can be dropped."""
    return frozenset({"offered"}) if sit.carried and sit.is_target(part) else frozenset()


def _offered_spot(sit: KilleContext, to: Seat | None) -> Spot:
    """Return where an offered card waits: half over the card, or the stock, that it is offered for."""
    spot = sit.card_of(to)
    way = sit.at.stage.center() - spot.at if to is not None else QPointF(0, 1)
    far = math.hypot(way.x(), way.y())
    return Spot(spot.at + way / max(1.0, far) * spot.width * 0.75, spot.width)


# Parts.


def name_of(sit: KilleContext, lying: PlacedCard) -> Part:
    """Return the part of a card: its seat, the stock, or a card out of play."""
    zone, place, _ = lying.key
    if zone == "stock" or sit.laid is None:
        return zone
    return f"seat {sit.laid.at.index(place)}" if place in sit.laid.at else f"away {place}"


def named(sit: KilleContext) -> list[Part]:
    """Return all parts other than words, the seats first."""
    return [*(f"seat {(sit.seat + step) % sit.setup.seats}" for step in range(sit.setup.seats)), *_middle(sit)]


def _middle(sit: KilleContext) -> list[Part]:
    laid = sit.laid
    if laid is None:
        return []
    return [*(["stock"] if laid.stock else []), "pot", *(f"away {place}" for place in laid.away)]


def part_at(sit: KilleContext, point: QPointF) -> Part | None:
    """Return the part at a point, or None."""
    at = sit.at
    for seat in range(sit.setup.seats):
        place = sit.place_of(seat)
        if place.plate.contains(point) or at.card_rect(place.card).contains(point):
            return f"seat {seat}"
    if sit.laid is not None and sit.laid.stock and at.card_rect(at.stock).contains(point):
        return "stock"
    heap = QRectF(0, 0, at.stock.width * 1.3, at.stock.width * 1.1)
    heap.moveCenter(at.pot)
    if heap.contains(point):
        return "pot"
    here = (name_of(sit, lying) for lying in reversed(sit.lyings) if at.card_rect(lying.spot).contains(point))
    return next((name for name in here if name.startswith("away")), None)


def place(sit: KilleContext, part: Part) -> QPointF | None:
    """Return the centre of a part, or None."""
    zone, _, number = part.partition(" ")
    match zone:
        case "seat":
            return sit.place_of(int(number)).card.at
        case "stock":
            return sit.at.stock.at
        case "pot":
            return sit.at.pot
        case "away":
            return next((lying.spot.at for lying in sit.lyings if name_of(sit, lying) == part), None)
    return buttons.place(sit, Word(part)).center() if part in buttons.SAYABLE else None


def beside(sit: KilleContext, part: Part, right: int, down: int) -> Part:
    """Return the part next to ``part`` in a direction of the arrow keys.

    Left and right go round the table, left in turn order; up leads to the middle, down to the viewer's buttons.
    """
    own, said = f"seat {sit.seat}", [button.part for button in buttons.buttons(sit)]
    if part in buttons.SAYABLE:
        if down < 0 or part not in said:
            return own
        return said[(said.index(part) + right + down) % len(said)]
    zone, _, number = part.partition(" ")
    if zone != "seat":
        row = _middle(sit)
        return own if down > 0 or part not in row else row[(row.index(part) + right) % len(row)]
    if down < 0:
        return "stock" if sit.laid is not None and sit.laid.stock else "pot"
    if down > 0:
        return said[0] if said and part == own else own
    return f"seat {(int(number) - right) % sit.setup.seats}"
