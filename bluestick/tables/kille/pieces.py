"""Plates, marks, pot, arrows and bubbles of the kille table."""

from __future__ import annotations

import math
from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainterPath, QPixmap

from bluestick.engine.moves import Part
from bluestick.engine.seats import Seat
from bluestick.games.kille.state import NOT_DEALT
from bluestick.tables.kille import drawings
from bluestick.tables.kille.arrangement import KilleArrangement, Note
from bluestick.tables.kille.context import KilleContext
from bluestick.tables.kille.descriptions import notes
from bluestick.tables.kille.drawings import Track
from bluestick.tables.kille.drawings_plates import SeatText, seat_plate
from bluestick.tables.kille.layout import CAPTION, RoundLayout
from bluestick.tables.scene import piece_pictures as pictures
from bluestick.tables.scene.card_layout import Spot
from bluestick.tables.scene.placed_card import OVER, UNDER, Piece
from bluestick.text import table_phrases
from bluestick.text.kille.calls import call
from bluestick.text.kille.names import short
from bluestick.text.phrases import format_signed

SIGNS = 100.0
"""Z value of signs on cards, below ``OVER``."""

APART = 16.0
"""Gap between a card and its bubble: room for the tail."""
POINTS = 12
"""Number of points along an arrow that a speech bubble should not cover."""

translate = QCoreApplication.translate


def pieces(context: KilleContext) -> Iterator[tuple[str, Piece]]:
    """Yield all plates, signs, arrows, captions and speech bubbles on the table, by name."""
    arrangement = context.arrangement
    for seat in map(Seat, range(context.setup.seats)):
        yield from _seat_pieces(context, arrangement, seat)
    yield from _middle_pieces(context, arrangement)
    yield from _arrows(context, arrangement)
    yield from _bubbles(context, arrangement)


# Seats.


def _seat_pieces(context: KilleContext, arrangement: KilleArrangement, seat: Seat) -> Iterator[tuple[str, Piece]]:
    place = context.place_of(seat)
    high = place.plate.height()
    side = (
        max(19.0, high * 0.26)
        if place.beside and seat != context.seat
        else min(high * 0.64, 34 * max(1.0, context.at.unit))
    )
    mark = context.game.seat_avatar(context, seat, round(side))
    plate = seat_plate(place.plate.size(), seat_text(context, seat), mark, context.theme, context.dpr)
    yield f"plate {seat}", (plate, place.plate.center(), UNDER)
    card = place.card
    size = card.rect(context.at.height).size()
    if arrangement.at[seat] == NOT_DEALT:
        yield f"frame {seat}", (drawings.empty_place_picture(size, context.theme, context.dpr), card.at, UNDER)
        return
    if seat in arrangement.hits:
        side = round(max(24.0, min(42 * context.at.unit, card.width * 0.62)))
        corner = card.at + QPointF(card.width * 0.46, -size.height() * 0.44)
        yield f"hit {seat}", (drawings.hit_picture(side, context.theme, context.dpr), corner, SIGNS)
    if seat in arrangement.out and (seat == context.seat or not place.beside):
        text = table_phrases.out_note()
        yield f"out {seat}", (_tag(context, text, "HU"), card.at - QPointF(0, size.height() / 2), SIGNS)
    known = context.known_card(seat)
    on_its_way = arrangement.asking is not None and arrangement.asking[0] == arrangement.at[seat]
    if known is not None and context.look.memory_aid and not on_its_way:
        yield (
            f"known {seat}",
            (_tag(context, _remembered_card_text(context, arrangement, seat, known), known), card.at, SIGNS),
        )


def _remembered_card_text(context: KilleContext, arrangement: KilleArrangement, seat: int, card: Part) -> str:
    place = arrangement.at[seat]
    if context.at.own_card.width > 80 and place < len(arrangement.order) and arrangement.order[place] == context.viewer:
        return translate("kille", "your {card}", "that you gave away").format(card=short(card))
    return short(card)


def _tag(context: KilleContext, text: str, card: Part) -> QPixmap:
    return drawings.label_picture(text, card, round(max(12.5, 14 * context.at.lettering)), context.theme, context.dpr)


def seat_text(context: KilleContext, seat: Seat) -> SeatText:
    """Return the content of the name plate of a seat."""
    arrangement, view = context.arrangement, context.shown
    ledger, remark = view.table.ledger, arrangement.remarks[seat]
    bought = remark is not None and remark.note is Note.BOUGHT  # the card comes with the next deal
    return SeatText(
        context.display_name(seat),
        notes(context, view, seat, context.framed_seats, context.thinker),
        chips=format_signed(ledger[seat]) if ledger else "",
        dealer=seat == arrangement.dealer,
        active=seat in context.framed_seats or (remark is not None and remark.note is Note.WON),
        out=bool(arrangement.order) and not bought and (arrangement.at[seat] == NOT_DEALT or seat in arrangement.out),
        target=context.is_target(f"seat {seat}"),
        looks=context.looks(f"seat {seat}"),
    )


# The middle.


def _middle_pieces(context: KilleContext, arrangement: KilleArrangement) -> Iterator[tuple[str, Piece]]:
    at = context.at
    if arrangement.stock:
        text = translate("kille", "stock · {number}", "cards in it").format(number=arrangement.stock)
        yield "stock", (_caption(context, text), at.caption_point(at.stock.at), UNDER)
    if arrangement.pot:
        chips = drawings.heap_picture(arrangement.pot, at.stock.width / 78, context.theme, context.dpr)
        yield "chips", (chips, at.pot, UNDER)
    text = translate("kille", "pot · {number}", "chips in it").format(number=arrangement.pot)
    yield "pot", (_caption(context, text), at.caption_point(at.pot), UNDER)


def _caption(context: KilleContext, text: str) -> QPixmap:
    return pictures.caption_picture(text, context.caption_size, context.theme, context.dpr)


def _arrows(context: KilleContext, arrangement: KilleArrangement) -> Iterator[tuple[str, Piece]]:
    """Yield the arrow of the last hit; without one, that of the way of the card offered last."""
    if arrangement.strike is not None:
        yield "strike", _arrow(context, _track(context, *map(context.card_spot, arrangement.strike)), faint=False)
    elif len(arrangement.trail) > 1:
        yield "trail", _arrow(context, _track(context, *map(context.card_spot, arrangement.trail)), faint=True)


def _track(context: KilleContext, *stops: Spot) -> Track:
    """Return a line from card to card (``stops``) bent round the middle of the table.

    At the viewer's card it ends at the side, clear of the question above that card.
    """
    middle, own = context.at.ring_rect.center(), context.at.own_card
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


def _arrow(context: KilleContext, track: Track, *, faint: bool) -> Piece:
    picture, at = drawings.arrow_picture(track, context.at.unit, context.theme, context.dpr, faint=faint)
    return picture, at, SIGNS + 10 if not faint else UNDER - 0.2


# Speech bubbles.


def _bubbles(context: KilleContext, arrangement: KilleArrangement) -> Iterator[tuple[str, Piece]]:
    at, said = context.at, context.ui_state.call
    px = round(max(15.0, 19 * at.unit) * at.text_enlargement)
    widest = min(340 * max(0.9, at.unit), at.middle.width())
    tails = QSizeF(2 * drawings.TAIL, 2 * drawings.TAIL)
    asked = QRectF()
    text = context.question
    if text and (said is None or said[0] != context.seat):
        room = min(widest * 1.2, at.size.width() * 0.6)
        picture = drawings.bubble_picture(text, "", room, px - 1, context.theme, context.dpr, None)
        asked = QRectF(QPointF(), picture.deviceIndependentSize() - tails)
        asked.moveCenter(QPointF(at.own_card.at.x(), 0))
        asked.moveBottom(at.own_zone.top() - 12 * at.unit)
        yield "question", (picture, asked.center(), OVER)
    if said is not None:
        seat, event = said
        spoken = call(event)
        assert spoken is not None
        spot = context.card_spot(seat)
        plain = drawings.bubble_picture(spoken.text, spoken.gloss, widest, px, context.theme, context.dpr, None)
        size = plain.deviceIndependentSize() - tails
        arrow = (
            _track(context, *map(context.card_spot, arrangement.strike)).path()
            if arrangement.strike is not None
            else None
        )
        middle = _bubble_place(at, spot, size, asked, own=seat == context.seat, avoid=arrow)
        picture = drawings.bubble_picture(
            spoken.text, spoken.gloss, widest, px, context.theme, context.dpr, spot.at - middle
        )
        yield "call", (picture, middle, OVER)


def _bubble_place(
    at: RoundLayout, spot: Spot, size: QSizeF, question: QRectF, *, own: bool, avoid: QPainterPath | None = None
) -> QPointF:
    """Return the centre of a speech bubble near the card at ``spot``, where it covers least.

    ``question``: rectangle of the viewer's question, or empty; ``own``: the viewer speaks; ``avoid``: an arrow.
    """
    card = spot.rect(at.height)
    if own:
        return QPointF(spot.at.x(), card.top() - APART - size.height() / 2)
    taken = [*((place.plate, 6.0) for place in at.places)]
    taken += [(place.card.rect(at.height), 8.0) for place in at.places]
    pot = QRectF(QPointF(), QSizeF(at.stock.width, at.stock.width * at.height))
    pot.moveCenter(at.pot)
    captions = QRectF(QPointF(at.stock.at.x() - CAPTION.width() / 2, 0), CAPTION)
    captions.setRight(at.pot.x() + CAPTION.width() / 2)
    captions.moveTop(at.caption_point(at.stock.at).y() - CAPTION.height() / 2)
    taken += [(at.own_zone, 4.0), (at.stock.rect(at.height), 1.2), (pot, 1.2), (captions, 6.0), (question, 40.0)]
    room = at.size.adjusted(14, 14, -14, -14)
    arrow = [] if avoid is None else [avoid.pointAtPercent(step / POINTS) for step in range(POINTS + 1)]

    def cost(middle: QPointF) -> float:
        rect = QRectF(QPointF(), size)
        rect.moveCenter(middle)
        outside = rect.width() * rect.height() - _area(rect.intersected(room))
        covered = sum(_area(rect.intersected(other)) * weight for other, weight in taken if rect.intersects(other))
        covered += sum(rect.adjusted(-5, -5, 5, 5).contains(point) for point in arrow) * 700
        way = middle - spot.at
        return covered + outside * 20 + math.hypot(way.x(), way.y()) * 2

    return min(_tries(at, card, size), key=cost)


def _tries(at: RoundLayout, card: QRectF, size: QSizeF) -> list[QPointF]:
    across = card.width() / 2 + APART + size.width() / 2
    down = card.height() / 2 + APART + size.height() / 2
    middle = card.center()
    tries = [middle + QPointF(side * across, shift * size.height()) for side in (-1, 1) for shift in (0, -0.5, 0.5, 1)]
    tries += [middle + QPointF(shift * size.width(), side * down) for side in (-1, 1) for shift in (0, -0.4, 0.4)]
    corners = [(side * far, rise) for side in (-1, 1) for far in (1.15, 1.3) for rise in (-1.6, -1, 1, 1.6)]
    tries += [middle + QPointF(aside * across, rise * down) for aside, rise in corners]
    way = at.ring_rect.center() - middle
    tries += [middle + way * (step / 12) for step in range(2, 12)]
    return tries


def _area(rect: QRectF) -> float:
    return max(0.0, rect.width()) * max(0.0, rect.height())
