"""Plates, captions and card facts of Snapphanaleden."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication, QPoint, QPointF, QRect, QRectF, QSizeF
from PySide6.QtGui import QPixmap

from bluestick.engine.seats import Seat
from bluestick.tables.drawing import free_rectangles
from bluestick.tables.scene import piece_pictures
from bluestick.tables.scene.card_layout import OWN, Spot
from bluestick.tables.scene.placed_card import HEIGHT, OVER, UNDER, Piece
from bluestick.tables.scene.rank_panel import RankPanel, rank_panel_height, rank_panel_picture
from bluestick.tables.snapphana import descriptions, descriptions_advice
from bluestick.tables.snapphana.context import SnapphanaContext
from bluestick.tables.tricks import trick_pieces

PANEL_SHARES = (1.0, 0.85, 0.74, 1.35)
"""Widths of the rank panel that are tried in turn until one fits, as shares of the usual width."""


def has_room_for(context: SnapphanaContext, name: str) -> bool:
    """Return whether plate or caption ``name`` is shown: no captions in thumbnails, nor below the rank panel."""
    if name == f"pile {context.side_of(context.seat)}" and _points_at_card(context):
        return False  # the rank panel covers it
    return not (context.at.small and name.startswith(("pile", "caption")))


def _points_at_card(context: SnapphanaContext) -> bool:
    return context.pointed in context.own_hand or context.open_card(context.pointed) is not None


def free_rank_panel_rect(context: SnapphanaContext, rank_panel: RankPanel, usual: QRectF) -> QRectF:
    """Return where a rank panel covers nothing of the trick: ``usual``, or the nearest other room if that does."""
    trick, zones = [], {str(seat): context.at.plate(context.side(Seat(seat))) for seat in range(context.setup.seats)}
    for placed in context.placed_cards:
        zone, owner, _ = placed.key
        rect = placed.spot.rect(context.at.height)
        if zone == "trick":
            trick.append(rect)
        else:
            zones[f"{zone} {owner}"] = rect.united(zones.get(f"{zone} {owner}", rect))
    trick += [_covered_rect(*piece) for _, piece in context.game.trick_pieces(context)]
    sizes = []
    for share in PANEL_SHARES:
        width = usual.width() * share
        sizes.append(QSizeF(width, rank_panel_height(width, rank_panel, context.at.lettering)))
    if not any(rect.intersects(usual.adjusted(0, usual.height() - sizes[0].height(), 0, 0)) for rect in trick):
        return usual
    table = QRectF(context.at.size.topLeft(), usual.bottomRight()).toAlignedRect().adjusted(6, 6, 0, 0)
    for clear in ((*trick, *zones.values()), trick):  # cover a pile or face-down cards rather than the trick
        taken = [rect.toAlignedRect() for rect in clear]
        for size in (each.toSize() for each in sizes):
            wished = QRect(usual.bottomRight().toPoint() - QPoint(size.width(), size.height()), size)
            places = [
                free_rectangles.nearest_inside(room, size, wished)
                for room in free_rectangles.free_rooms(table, taken, size)
            ]
            if places:
                return QRectF(min(places, key=lambda place: (place.center() - wished.center()).manhattanLength()))
    return usual


def _covered_rect(picture: QPixmap, middle: QPointF, height: float = 0.0) -> QRectF:
    rect = QRectF(QPointF(), picture.deviceIndependentSize())
    rect.moveCenter(middle)
    return rect


def open_rank_panel(context: SnapphanaContext) -> Iterator[tuple[str, Piece]]:
    """Yield the rank panel of the face-up card under the pointer, beside it, unless it is in the viewer's hand."""
    card = context.open_card(context.pointed)
    if card is None or context.carried:
        return
    rank_panel, rect = descriptions_advice.rank_panel(context, card, own=False), context.at.rank_panel
    spot = next(
        placed.spot for placed in context.placed_cards if context.game.name_of(context, placed) == context.pointed
    )
    if spot.at.x() + spot.width / 2 > rect.left():
        rect.moveRight(spot.at.x() - spot.width / 2 - 8)
    picture = rank_panel_picture(rect.size(), rank_panel, context.at.lettering, context.theme, context.dpr)
    yield "rank panel", (picture, rect.center(), OVER)


def discard_pieces(context: SnapphanaContext) -> Iterator[tuple[str, Piece]]:
    """Yield the captions beside discards and Fjønt (the wild card), and the instruction for discarding."""
    arrangement = context.arrangement
    if context.at.small:
        return
    if arrangement.away and arrangement.away[context.seat]:
        text = QCoreApplication.translate("snapphana", "discarded: {number}", "cards")
        caption = trick_pieces.caption(context, text.format(number=arrangement.away[context.seat]))
        written = _covered_rect(caption, caption_point(context, context.at.away, caption))
        if any(written.intersects(_covered_rect(*piece)) for _, piece in context.game.trick_pieces(context)):
            caption = trick_pieces.caption(context, str(arrangement.away[context.seat]))  # below a pile, beside a sheet
        yield "away", (caption, caption_point(context, context.at.away, caption), UNDER)
    text, room = descriptions.discard_instruction(context), context.at.zone.width()
    if text:
        pill = piece_pictures.pill_picture(
            text, max(30, 32 * context.at.unit) * context.at.text_enlargement, room, context.theme, context.dpr
        )
        down = context.at.other_width * context.at.height / 2 + 28 * context.at.unit if arrangement.stock else 0
        yield "pill", (pill, context.at.zone.center() + QPointF(0, down), UNDER + 0.3)
    if arrangement.debtor is not None:
        pill = piece_pictures.pill_picture(
            descriptions.debt_caption(context),
            max(22, 24 * context.at.unit) * context.at.text_enlargement,
            room,
            context.theme,
            context.dpr,
        )
        yield "debt", (pill, _beside_debt(context, context.side(arrangement.debtor), pill), HEIGHT["trick"] + 200)


def caption_point(context: SnapphanaContext, spot: Spot, caption: QPixmap) -> QPointF:
    """Return the centre of a caption below the pile at ``spot``, inside the table and right of a sheet."""
    size = caption.deviceIndependentSize()
    edge = size.width() / 2 + 17
    left = context.at.sheet.right() + size.width() / 2 + 4 if context.at.beside else edge
    x = min(max(spot.at.x(), left), context.at.size.right() - edge)
    return QPointF(x, spot.at.y() + spot.width / 2 + size.height() / 2 + 8)


def _beside_debt(context: SnapphanaContext, side: str, pill: QPixmap) -> QPointF:
    spot, size = context.at.debt(side), pill.deviceIndependentSize()
    if side == OWN:
        return QPointF(spot.at.x() + (spot.width + size.width()) / 2 + 8, context.at.row.center().y())
    edge = size.width() / 2 + 17
    x = min(max(spot.at.x(), edge), context.at.size.right() - edge)
    return QPointF(x, context.at.zone.top() - 8 * context.at.unit - size.height() / 2)
