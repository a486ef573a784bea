"""Pieces beside the cards of a trick game: plates, captions, frame, slot, signs, rank panel."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QFontMetricsF, QPixmap

from bluestick.engine.seats import Seat
from bluestick.tables.drawing import art
from bluestick.tables.input.touch_reply import SLOT
from bluestick.tables.scene import piece_pictures
from bluestick.tables.scene.placed_card import OVER, UNDER, Piece
from bluestick.tables.scene.rank_panel import rank_panel_picture
from bluestick.tables.widget.context import CardContext, S
from bluestick.text import table_phrases

if TYPE_CHECKING:
    from bluestick.tables.tricks.trick_presenter import TrickPresenter


def caption(context: CardContext, text: str) -> QPixmap:
    """Return the picture of a caption, in the font size of captions on the table."""
    return piece_pictures.caption_picture(text, context.caption_size, context.theme, context.dpr)


def text_width(px: float, text: str) -> float:
    """Return the width of a caption in font size ``px``, in pixels."""
    return QFontMetricsF(art.sans(px, QFont.Weight.Bold)).horizontalAdvance(text)


def frame(context: CardContext, rect: QRectF, text: str) -> Piece:
    """Return the frame around a play in ``rect``, with its caption."""
    around, px = fit_frame(context, rect, text)
    picture = piece_pictures.frame_picture(around.size(), text, px, context.theme, context.dpr)
    return picture, around.center(), UNDER + 0.1


def fit_frame(context: CardContext, rect: QRectF, text: str) -> tuple[QRectF, float]:
    """Return (rectangle of the frame around a play in ``rect``, font size of its caption)."""
    px, edge = context.caption_size, 9 * context.at.unit
    room, wide = rect.width() + 2 * edge - 32, text_width(px, text)
    if wide > room:
        px = max(12.5, px * room / wide)
    frame = rect.adjusted(-edge, -edge, edge, px * 2.1 + 3)
    wide = max(0.0, text_width(px, text) + 32 - frame.width())
    return frame.adjusted(-wide / 2, 0, wide / 2, 0), px


def trump_sign(context: CardContext, suit: str, line: str) -> tuple[QPixmap, str, str]:
    """Return (suit picture, heading, ``line``) of the plate beside the stock that shows a French trump suit."""
    return (
        context.deck.suit(suit, round(context.at.trump.height() * 0.42), context.dpr),
        table_phrases.trumps_word(),
        line,
    )


def trick_pieces(game: TrickPresenter[S], context: S) -> Iterator[tuple[str, Piece]]:
    """Yield (name, piece) of the captions of all plays, the frame around the winning one, and the viewer's slot."""
    px = context.caption_size
    for seat, cards in context.arrangement.trick:
        rect = context.at.trick_rect(context.side(seat), len(cards))
        text = game.play_caption(context, seat)
        if text_width(px, text) > context.at.caption_room:  # the name is on the plate as well
            text = text.partition(" · ")[2] or text
        if seat == context.arrangement.leading:
            yield "frame", frame(context, rect, text)
        elif text:
            at = QPointF(rect.center().x(), rect.bottom() + px * 1.15)
            yield f"caption {seat}", (caption(context, text), at, UNDER + 0.2)
    if game.slot_caption(context):
        rect = game.slot_rect(context)
        picture = piece_pictures.slot_picture(rect.size(), game.slot_caption(context), px, context.theme, context.dpr)
        yield SLOT, (picture, rect.center(), UNDER)


def pieces(game: TrickPresenter[S], context: S) -> Iterator[tuple[str, Piece]]:
    """Yield (name, piece) of plates, trick pieces, pile captions, drop target, plate of the stock and rank panel."""
    arrangement, at = context.arrangement, context.at
    for seat in map(Seat, range(context.setup.seats)):
        if at.small and seat == context.seat:
            continue  # the hand takes its place
        plate = at.plate(context.side(seat))
        mark = game.seat_avatar(context, seat, round(plate.height() * 0.64))
        said = game.plate_text(context, seat)
        picture = piece_pictures.plate_picture(plate.size(), said, mark, context.theme, context.dpr)
        yield f"plate {seat}", (picture, plate.center(), UNDER)
    yield from game.trick_pieces(context)
    for pile, tricks in enumerate(arrangement.piles):
        if tricks:
            text = caption(context, game.pile_caption(context, pile))
            yield f"pile {pile}", (text, game.beside_pile(context, pile, text), UNDER)
    if game.input.can_drop(context):
        rect = game.drop_rect(context)
        yield (
            "target",
            (piece_pictures.target_picture(rect.size(), context.theme, context.dpr), rect.center(), UNDER + 0.3),
        )
    sign = None if at.small else game.stock_sign(context)
    if sign is not None:
        picture = piece_pictures.sign_picture(at.trump.size(), *sign, context.theme, context.dpr)
        yield "stock", (picture, at.trump.center(), UNDER)
    rank_panel = game.rank_panel(context, context.pointed) if context.pointed in game.deck.pack else None
    if rank_panel is not None and not context.carried:
        rect = game.rank_panel_rect(context, rank_panel)
        picture = rank_panel_picture(rect.size(), rank_panel, at.lettering, context.theme, context.dpr)
        yield "rank panel", (picture, rect.center(), OVER)
