"""Plates, marks, pot, arrows and bubbles of the kille table."""

from __future__ import annotations

import math
from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSizeF
from PySide6.QtGui import QPixmap

from bluestick.engine.moves import Part
from bluestick.engine.seats import Seat
from bluestick.games.kille.state import NOT_DEALT
from bluestick.tables.kille import drawings
from bluestick.tables.kille.arrangement import KilleArrangement, Note
from bluestick.tables.kille.context import KilleContext
from bluestick.tables.kille.drawings import Track
from bluestick.tables.kille.drawings_plates import SeatText, seat_plate
from bluestick.tables.kille.layout_bubbles import beside
from bluestick.tables.kille.plate_notes import notes
from bluestick.tables.scene import card_pictures as pictures
from bluestick.tables.scene.card_layout import Spot
from bluestick.tables.scene.placed_card import OVER, UNDER, Piece
from bluestick.text import table_phrases
from bluestick.text.kille.calls import call
from bluestick.text.kille.names import short, signed

SIGNS = 100.0
"""Stacking height of signs on cards, below ``OVER``."""

translate = QCoreApplication.translate


def pieces(sit: KilleContext) -> Iterator[tuple[str, Piece]]:
    """Yield all pieces on the table, with their names."""
    laid = sit.laid
    if laid is None or sit.shown is None:
        return
    for seat in map(Seat, range(sit.setup.seats)):
        yield from _seat_pieces(sit, laid, seat)
    yield from _middle_pieces(sit, laid)
    yield from _arrows(sit, laid)
    yield from _bubbles(sit, laid)


# Seats.


def _seat_pieces(sit: KilleContext, laid: KilleArrangement, seat: Seat) -> Iterator[tuple[str, Piece]]:
    place = sit.place_of(seat)
    high = place.plate.height()
    side = max(19.0, high * 0.26) if place.beside and seat != sit.seat else min(high * 0.64, 34 * max(1.0, sit.at.unit))
    mark = sit.game.seat_mark(sit, seat, round(side))
    plate = seat_plate(place.plate.size(), seat_text(sit, seat), mark, sit.theme, sit.dpr)
    yield f"plate {seat}", (plate, place.plate.center(), UNDER)
    card = place.card
    size = sit.at.card_rect(card).size()
    if laid.at[seat] == NOT_DEALT:
        yield f"frame {seat}", (drawings.frame(size, sit.theme, sit.dpr), card.at, UNDER)
        return
    if seat in laid.hits:
        side = round(max(24.0, min(42 * sit.at.unit, card.width * 0.62)))
        corner = card.at + QPointF(card.width * 0.46, -size.height() * 0.44)
        yield f"hit {seat}", (drawings.star(side, sit.theme, sit.dpr), corner, SIGNS)
    if seat in laid.out and (seat == sit.seat or not place.beside):
        text = table_phrases.out()
        yield f"out {seat}", (_tag(sit, text, "HU"), card.at - QPointF(0, size.height() / 2), SIGNS)
    known = sit.remembered(seat)
    on_its_way = laid.asking is not None and laid.asking[0] == laid.at[seat]
    if known is not None and sit.look.memory_aid and not on_its_way:
        yield f"known {seat}", (_tag(sit, _memory(sit, laid, seat, known), known), card.at, SIGNS)


def _memory(sit: KilleContext, laid: KilleArrangement, seat: int, card: Part) -> str:
    place = laid.at[seat]
    if sit.at.own_card.width > 80 and place < len(laid.order) and laid.order[place] == sit.viewer:
        return translate("kille", "your {card}", "that you gave away").format(card=short(card))
    return short(card)


def _tag(sit: KilleContext, text: str, card: Part) -> QPixmap:
    return drawings.tag(text, card, round(max(12.5, 14 * sit.at.lettering)), sit.theme, sit.dpr)


def seat_text(sit: KilleContext, seat: Seat) -> SeatText:
    """Return the content of the name plate of a seat."""
    laid, view = sit.laid, sit.shown
    assert laid is not None
    assert view is not None
    ledger, remark = view.table.ledger, laid.remarks[seat]
    bought = remark is not None and remark.note is Note.BOUGHT  # the card comes with the next deal
    return SeatText(
        sit.called(seat),
        notes(laid, view, seat, sit.called, sit.thinker, sit.lit),
        chips=signed(ledger[seat]) if ledger else "",
        dealer=seat == laid.dealer,
        active=seat in sit.lit or (remark is not None and remark.note is Note.WON),
        out=bool(laid.order) and not bought and (laid.at[seat] == NOT_DEALT or seat in laid.out),
        target=sit.is_target(f"seat {seat}"),
        looks=sit.looks(f"seat {seat}"),
    )


# The middle.


def _middle_pieces(sit: KilleContext, laid: KilleArrangement) -> Iterator[tuple[str, Piece]]:
    at = sit.at
    if laid.stock:
        text = translate("kille", "stock · {number}", "cards in it").format(number=laid.stock)
        yield "stock", (_caption(sit, text), at.beneath(at.stock.at), UNDER)
    if laid.pot:
        chips = drawings.heap(laid.pot, at.stock.width / 78, sit.theme, sit.dpr)
        yield "chips", (chips, at.pot, UNDER)
    text = translate("kille", "pot · {number}", "chips in it").format(number=laid.pot)
    yield "pot", (_caption(sit, text), at.beneath(at.pot), UNDER)


def _caption(sit: KilleContext, text: str) -> QPixmap:
    return pictures.caption_picture(text, sit.caption_size, sit.theme, sit.dpr)


def _arrows(sit: KilleContext, laid: KilleArrangement) -> Iterator[tuple[str, Piece]]:
    """Yield the arrow of the last hit, or else the way of the card that was offered last."""
    if laid.strike is not None:
        yield "strike", _arrow(sit, _track(sit, *map(sit.card_of, laid.strike)), faint=False)
    elif len(laid.trail) > 1:
        yield "trail", _arrow(sit, _track(sit, *map(sit.card_of, laid.trail)), faint=True)


def _track(sit: KilleContext, *stops: Spot) -> Track:
    """Return a track from card to card round the middle, at the viewer's card beside it: questions are above it."""
    middle, own = sit.at.stage.center(), sit.at.own_card
    points = []
    for number, spot in enumerate(stops):
        way = middle - spot.at
        far = max(1.0, math.hypot(way.x(), way.y()))
        out = way / far * (spot.width * (0.62 + 0.28 * abs(way.y()) / far))
        others = stops[number - 1 if number else 1].at.x() - own.at.x()
        if spot == own and abs(others) > own.width:
            out = QPointF(math.copysign(own.width * 0.58, others), -own.width * 0.55)
        points.append((spot.at.x() + out.x(), spot.at.y() + out.y()))
    return Track(tuple(points), (middle.x(), middle.y()))


def _arrow(sit: KilleContext, track: Track, *, faint: bool) -> Piece:
    picture, at = drawings.arrow(track, sit.at.unit, sit.theme, sit.dpr, faint=faint)
    return picture, at, SIGNS + 10 if not faint else UNDER - 0.2


# Speech bubbles.


def _bubbles(sit: KilleContext, laid: KilleArrangement) -> Iterator[tuple[str, Piece]]:
    at, said = sit.at, sit.desk.said
    px = round(max(15.0, 19 * at.unit) * at.enlarged)
    widest = min(340 * max(0.9, at.unit), at.middle.width())
    tails = QSizeF(2 * drawings.TAIL, 2 * drawings.TAIL)
    asked = QRectF()
    text = sit.question
    if text and (said is None or said[0] != sit.seat):
        room = min(widest * 1.2, at.size.width() * 0.6)
        picture = drawings.bubble(text, "", room, px - 1, sit.theme, sit.dpr, None)
        asked = QRectF(QPointF(), picture.deviceIndependentSize() - tails)
        asked.moveCenter(QPointF(at.own_card.at.x(), 0))
        asked.moveBottom(at.own_zone.top() - 12 * at.unit)
        yield "question", (picture, asked.center(), OVER)
    if said is not None:
        seat, event = said
        spoken = call(event)
        assert spoken is not None
        spot = sit.card_of(seat)
        plain = drawings.bubble(spoken.text, spoken.gloss, widest, px, sit.theme, sit.dpr, None)
        size = plain.deviceIndependentSize() - tails
        arrow = _track(sit, *map(sit.card_of, laid.strike)).path() if laid.strike is not None else None
        middle = beside(at, spot, size, asked, own=seat == sit.seat, avoid=arrow)
        picture = drawings.bubble(spoken.text, spoken.gloss, widest, px, sit.theme, sit.dpr, spot.at - middle)
        yield "call", (picture, middle, OVER)
