"""Plates, captions and card facts of Snapphanaleden."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication, QPoint, QPointF, QRect, QRectF, QSizeF
from PySide6.QtGui import QPixmap

from bluestick.engine.seats import Seat
from bluestick.tables.drawing import free_rectangles
from bluestick.tables.scene import card_pictures as pictures
from bluestick.tables.scene.card_layout import OWN, Spot
from bluestick.tables.scene.card_pictures import Lens
from bluestick.tables.scene.placed_card import HEIGHT, OVER, UNDER, Piece
from bluestick.tables.snapphana import descriptions, descriptions_advice
from bluestick.tables.snapphana.context import SnapphanaContext

LENS_SHARES = (1.0, 0.85, 0.74, 1.35)
"""Shares of the usual lens width that are tried in turn where room is short."""


def keeps_room(sit: SnapphanaContext, name: str) -> bool:
    """Return whether there is room for a piece that is usually shown."""
    if name == f"pile {sit.counts_with(sit.seat)}" and _points_at_card(sit):
        return False  # the lens covers it
    return not (sit.at.small and name.startswith(("pile", "caption")))


def _points_at_card(sit: SnapphanaContext) -> bool:
    if sit.pointed is None or sit.pointed not in sit.game.pack:
        return sit.open_card(sit.pointed) is not None
    return sit.game.lens(sit, sit.pointed) is not None


def clear_of_trick(sit: SnapphanaContext, lens: Lens, usual: QRectF) -> QRectF:
    """Return a rectangle for a lens that covers nothing of the trick: the usual one, or a free one near it."""
    trick, zones = [], {str(seat): sit.at.plate(sit.side(Seat(seat))) for seat in range(sit.setup.seats)}
    for lying in sit.lyings:
        zone, owner, _ = lying.key
        rect = lying.spot.rect(sit.at.height)
        if zone == "trick":
            trick.append(rect)
        else:
            zones[f"{zone} {owner}"] = rect.united(zones.get(f"{zone} {owner}", rect))
    trick += [_covers(*piece) for _, piece in sit.game.trick_pieces(sit)]
    sizes = []
    for share in LENS_SHARES:
        width = usual.width() * share
        sizes.append(QSizeF(width, pictures.lens_height(width, lens, sit.at.lettering)))
    if not any(rect.intersects(usual.adjusted(0, usual.height() - sizes[0].height(), 0, 0)) for rect in trick):
        return usual
    table = QRectF(sit.at.size.topLeft(), usual.bottomRight()).toAlignedRect().adjusted(6, 6, 0, 0)
    for clear in ((*trick, *zones.values()), trick):  # cover a pile or face-down cards rather than the trick
        taken = [rect.toAlignedRect() for rect in clear]
        for size in (each.toSize() for each in sizes):
            wished = QRect(usual.bottomRight().toPoint() - QPoint(size.width(), size.height()), size)
            places = [free_rectangles.within(room, size, wished) for room in free_rectangles.rooms(table, taken, size)]
            if places:
                return QRectF(min(places, key=lambda place: (place.center() - wished.center()).manhattanLength()))
    return usual


def _covers(picture: QPixmap, middle: QPointF, height: float = 0.0) -> QRectF:
    rect = QRectF(QPointF(), picture.deviceIndependentSize())
    rect.moveCenter(middle)
    return rect


def open_lens(sit: SnapphanaContext) -> Iterator[tuple[str, Piece]]:
    """Yield the lens of the open card under the pointer that is not in the viewer's hand; left of it if need be."""
    card = sit.open_card(sit.pointed)
    if card is None or sit.carried:
        return
    lens, rect = descriptions_advice.lens(sit, card, own=False), sit.at.lens
    spot = next(lying.spot for lying in sit.lyings if sit.game.name_of(sit, lying) == sit.pointed)
    if spot.at.x() + spot.width / 2 > rect.left():
        rect.moveRight(spot.at.x() - spot.width / 2 - 8)
    picture = pictures.lens_picture(rect.size(), lens, sit.at.lettering, sit.theme, sit.dpr)
    yield "lens", (picture, rect.center(), OVER)


def beside(sit: SnapphanaContext) -> Iterator[tuple[str, Piece]]:
    """Yield the captions of discards and of Fjønt, and the instruction for discarding."""
    spread = sit.laid
    if spread is None or sit.at.small:
        return
    if spread.away and spread.away[sit.seat]:
        text = QCoreApplication.translate("snapphana", "discarded: {number}", "cards")
        caption = sit.game.caption(sit, text.format(number=spread.away[sit.seat]))
        written = _covers(caption, beneath(sit, sit.at.away, caption))
        if any(written.intersects(_covers(*piece)) for _, piece in sit.game.trick_pieces(sit)):
            caption = sit.game.caption(sit, str(spread.away[sit.seat]))  # below a pile, beside a sheet
        yield "away", (caption, beneath(sit, sit.at.away, caption), UNDER)
    text, room = descriptions.pill(sit), sit.at.zone.width()
    if text:
        pill = pictures.pill_picture(text, max(30, 32 * sit.at.unit) * sit.at.enlarged, room, sit.theme, sit.dpr)
        down = sit.at.other_width * sit.at.height / 2 + 28 * sit.at.unit if spread.stock else 0
        yield "pill", (pill, sit.at.zone.center() + QPointF(0, down), UNDER + 0.3)
    if spread.owing is not None:
        pill = pictures.pill_picture(
            descriptions.debt_caption(sit), max(22, 24 * sit.at.unit) * sit.at.enlarged, room, sit.theme, sit.dpr
        )
        yield "debt", (pill, _beside_debt(sit, sit.side(spread.owing), pill), HEIGHT["trick"] + 200)


def beneath(sit: SnapphanaContext, spot: Spot, caption: QPixmap) -> QPointF:
    """Return the centre of the caption below a pile, inside the table and right of a sheet."""
    size = caption.deviceIndependentSize()
    edge = size.width() / 2 + 17
    left = sit.at.sheet.right() + size.width() / 2 + 4 if sit.at.beside else edge
    x = min(max(spot.at.x(), left), sit.at.size.right() - edge)
    return QPointF(x, spot.at.y() + spot.width / 2 + size.height() / 2 + 8)


def _beside_debt(sit: SnapphanaContext, side: str, pill: QPixmap) -> QPointF:
    """Return the centre of the caption of Fjønt: right of the viewer's own, else below it, over the fan."""
    spot, size = sit.at.debt(side), pill.deviceIndependentSize()
    if side == OWN:
        return QPointF(spot.at.x() + (spot.width + size.width()) / 2 + 8, sit.at.row.center().y())
    edge = size.width() / 2 + 17
    x = min(max(spot.at.x(), edge), sit.at.size.right() - edge)
    return QPointF(x, sit.at.zone.top() - 8 * sit.at.unit - size.height() / 2)
