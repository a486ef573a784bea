"""Plates, captions and marks of the haggis table."""

from __future__ import annotations

import math
from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen, QPixmap

from bluestick.tables.cards.haggis import BY_NIGHT, SUITS
from bluestick.tables.drawing import art
from bluestick.tables.drawing.theme import Theme
from bluestick.tables.haggis import descriptions, descriptions_advice, places
from bluestick.tables.haggis.context import HaggisContext
from bluestick.tables.input.touch_reply import SLOT
from bluestick.tables.scene import card_pictures, piece_pictures
from bluestick.tables.scene.card_layout import OWN
from bluestick.tables.scene.placed_card import HEIGHT, OVER, UNDER, Piece
from bluestick.tables.tricks import trick_pieces
from bluestick.text.haggis.names import colour_name

translate = QCoreApplication.translate

MARK = HEIGHT["own"] - 5
"""Z value of the player's sign on a beaten combination: above its cards, below the viewer's hand."""


def trick(context: HaggisContext) -> Iterator[tuple[str, Piece]]:
    """Yield players' signs on beaten combinations and the frame of the one to beat; for a lead, an empty frame."""
    plays = context.arrangement.trick
    said = context.game.slot_caption(context)
    if plays:
        *before, count = [len(cards) for _, cards in plays]
        framed = places.frame_width(context)
        for number, ((seat, _), spots) in enumerate(
            zip(plays[:-1], context.at.beaten(before, count, framed), strict=True)
        ):
            middle, size = context.at.beaten_mark(spots)
            yield f"mark {number}", (context.game.seat_avatar(context, seat, size), middle, MARK)
        rect = context.at.trick_rect(OWN, count, before, framed)
        yield "frame", trick_pieces.frame(context, rect, descriptions.top_caption(context))
    elif said:
        rect, text = context.game.slot_rect(context), "" if context.at.small else said
        picture = piece_pictures.slot_picture(rect.size(), text, context.caption_size, context.theme, context.dpr)
        yield SLOT, (picture, rect.center(), UNDER)


def bet_pieces(context: HaggisContext) -> Iterator[tuple[str, Piece]]:
    """Yield the bets on the name plates, and the caption above the bet buttons."""
    for seat, amount in enumerate(context.arrangement.bets):
        if amount:
            plate = context.at.plate(context.side(seat))
            stake = _bet_picture(amount, max(22, plate.height() * 0.56), context.theme, context.dpr)
            yield f"bet {seat}", (stake, QPointF(plate.right() - 54, plate.top() + 1), UNDER + 0.3)
    if context.can_bet:
        caption = trick_pieces.caption(context, translate("haggis", "Your bet", "above its buttons"))
        first, size = context.at.bet(0), caption.deviceIndependentSize()
        at = QPointF(first.left() + size.width() / 2, first.top() - size.height() / 2 - 1)
        yield "bets", (caption, at, UNDER + 0.2)


def stock(context: HaggisContext) -> Iterator[tuple[str, Piece]]:
    """Yield the captions of the Haggis: its number of cards, and the colour that is not in play."""
    spot, unit = context.at.stock, context.at.unit
    y = spot.at.y() + spot.width / 2 + 4
    if context.arrangement.stock:
        #: The cards that are set aside
        text = translate("haggis", "Haggis: %n card(s)", "", context.arrangement.stock)
        caption = trick_pieces.caption(context, text)
        size = caption.deviceIndependentSize()
        beside = spot.at + QPointF(spot.width * context.at.height / 2 + 10 + size.width() / 2, 0)
        beneath = QPointF(28 * unit + size.width() / 2, y + size.height() / 2)
        yield "haggis", (caption, QPointF(beside if context.setup.seats == 3 else beneath), UNDER)
        y += size.height() + 5
    removed = context.arrangement.removed
    if removed:
        high = round(max(28, 28 * unit))
        inks = BY_NIGHT if context.theme.color("panel").lightness() < 128 else SUITS
        sign = context.deck.sign(removed, round(high * 0.64), context.dpr, inks[removed])
        text = translate("haggis", "without {colour}", "the cards of a colour")
        token = _token_picture(text.format(colour=colour_name(removed)), high, sign, context.theme, context.dpr)
        size = token.deviceIndependentSize()
        yield "removed", (token, QPointF(26 * unit + size.width() / 2, y + size.height() / 2), UNDER)


def turned_over_pieces(context: HaggisContext) -> Iterator[tuple[str, Piece]]:
    """Yield the captions of the cards that are turned over after a round."""
    score = context.arrangement.score
    if score is None:
        return
    unit = context.at.unit
    end = 0.0
    for zone, spots in zip(
        ("last", "haggis"), context.at.revealed_spots([len(score.hand), len(score.haggis)]), strict=True
    ):
        if spots:
            caption = trick_pieces.caption(context, descriptions.revealed_caption(context, zone))
            middle = (spots[0].at.x() + spots[-1].at.x()) / 2
            top = spots[0].at.y() - spots[0].width * context.at.height / 2
            half = caption.deviceIndependentSize().width() / 2
            if middle - half >= end:
                yield zone, (caption, QPointF(middle, top - 13 * unit), UNDER)
                end = middle + half


def pill(context: HaggisContext) -> Iterator[tuple[str, Piece]]:
    """Yield the pill (text on a rounded plate) that names the combination of the selected cards."""
    text = descriptions_advice.pick_label(context)
    if text:
        room = context.at.zone.width()
        picture = piece_pictures.pill_picture(
            text, context.at.pill, room, context.theme, context.dpr, strong=context.complete
        )
        yield "pill", (picture, context.at.pill_centre, OVER)


def _bet_picture(amount: int, size: float, theme: Theme, dpr: float) -> QPixmap:
    """Return a lozenge with the number ``amount`` (15 or 30, the big bet: with a second edge)."""
    wide = size * 1.8

    def paint(painter: QPainter) -> None:
        middle = QPointF(wide / 2, size / 2)
        painter.setPen(QPen(card_pictures.INK, 1.5))
        painter.setBrush(theme.color("signal"))
        painter.drawPolygon(art.lozenge(middle, wide / 2 - 1.5, size / 2 - 1.5))
        if amount > 15:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(card_pictures.INK, 1.0))
            painter.drawPolygon(art.lozenge(middle, wide / 2 - 5.0, size / 2 - 3.3))
        art.text(
            painter,
            QRectF(0, 0, wide, size),
            art.sans(max(12.5, size * 0.38), QFont.Weight.Bold),
            card_pictures.INK,
            str(amount),
        )

    return art.cached(f"haggis bet {amount} {theme.name}", QSizeF(wide, size), dpr, paint)


def _token_picture(text: str, high: float, sign: QPixmap | None, theme: Theme, dpr: float) -> QPixmap:
    font = art.sans(max(12.5, high * 0.42), QFont.Weight.DemiBold)
    across = 0.0 if sign is None else sign.deviceIndependentSize().width() + 6
    size = QSizeF(math.ceil(QFontMetricsF(font).horizontalAdvance(text) + across + 20), high)

    def paint(painter: QPainter) -> None:
        plate = QRectF(QPointF(), size).adjusted(1, 1, -1, -1)
        art.box(painter, plate, 6, theme.color("panel"), QPen(theme.color("line"), 1))
        if sign is not None:
            painter.drawPixmap(QPointF(8, (high - sign.deviceIndependentSize().height()) / 2), sign)
        art.text(
            painter, plate.adjusted(9 + across, 0, -4, 0), font, theme.color("ink"), text, Qt.AlignmentFlag.AlignVCenter
        )

    key = f"haggis token {text} {sign.cacheKey() if sign else ''} {theme.name}"
    return art.cached(key, size, dpr, paint)
