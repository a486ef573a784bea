"""Plates, captions and marks of the haggis table."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication, QPointF

from bluestick.tables.cards.haggis import BY_NIGHT, SUITS
from bluestick.tables.haggis import descriptions, descriptions_advice, drawings, places
from bluestick.tables.haggis.context import HaggisContext
from bluestick.tables.input.touch_reply import SLOT
from bluestick.tables.scene import card_pictures as pictures
from bluestick.tables.scene.card_layout import OWN
from bluestick.tables.scene.placed_card import HEIGHT, OVER, UNDER, Piece
from bluestick.text.haggis.names import colour_name

translate = QCoreApplication.translate

MARK = HEIGHT["own"] - 5
"""Stacking height of the signs on beaten combinations: above them, below the viewer's hand."""


def trick(sit: HaggisContext) -> Iterator[tuple[str, Piece]]:
    """Yield the players' signs on beaten combinations, the frame round the one to beat, or the slot for a lead."""
    assert sit.laid is not None
    plays = sit.laid.trick
    said = sit.game.slot_caption(sit)
    if plays:
        *before, count = [len(cards) for _, cards in plays]
        framed = places.framed(sit)
        for number, ((seat, _), spots) in enumerate(zip(plays[:-1], sit.at.past(before, count, framed), strict=True)):
            middle, size = sit.at.past_mark(spots)
            yield f"mark {number}", (sit.game.seat_mark(sit, seat, size), middle, MARK)
        rect = sit.at.trick_rect(OWN, count, before, framed)
        yield "frame", sit.game.frame(sit, rect, descriptions.play_caption(sit))
    elif said:
        rect, text = sit.game.slot_rect(sit), "" if sit.at.small else said
        picture = pictures.slot_picture(rect.size(), text, sit.caption_size, sit.theme, sit.dpr)
        yield SLOT, (picture, rect.center(), UNDER)


def bets(sit: HaggisContext) -> Iterator[tuple[str, Piece]]:
    """Yield the bets on the name plates, and the caption above the bet buttons."""
    assert sit.laid is not None
    for seat, amount in enumerate(sit.laid.bets):
        if amount:
            plate = sit.at.plate(sit.side(seat))
            stake = drawings.bet_picture(amount, max(22, plate.height() * 0.56), sit.theme, sit.dpr)
            yield f"bet {seat}", (stake, QPointF(plate.right() - 54, plate.top() + 1), UNDER + 0.3)
    if sit.may_bet:
        caption = sit.game.caption(sit, translate("haggis", "Your bet", "above its buttons"))
        first, size = sit.at.bet(0), caption.deviceIndependentSize()
        at = QPointF(first.left() + size.width() / 2, first.top() - size.height() / 2 - 1)
        yield "bets", (caption, at, UNDER + 0.2)


def stock(sit: HaggisContext) -> Iterator[tuple[str, Piece]]:
    """Yield the number of cards in the Haggis, and the colour that is not in play."""
    assert sit.laid is not None
    spot, unit = sit.at.stock, sit.at.unit
    y = spot.at.y() + spot.width / 2 + 4
    if sit.laid.stock:
        #: The cards that are set aside
        text = translate("haggis", "Haggis: %n card(s)", "", sit.laid.stock)
        caption = sit.game.caption(sit, text)
        size = caption.deviceIndependentSize()
        beside = spot.at + QPointF(spot.width * sit.at.height / 2 + 10 + size.width() / 2, 0)
        beneath = QPointF(28 * unit + size.width() / 2, y + size.height() / 2)
        yield "haggis", (caption, QPointF(beside if sit.setup.seats == 3 else beneath), UNDER)
        y += size.height() + 5
    removed = sit.laid.removed
    if removed:
        high = round(max(28, 28 * unit))
        inks = BY_NIGHT if sit.theme.color("panel").lightness() < 128 else SUITS
        sign = sit.deck.sign(removed, round(high * 0.64), sit.dpr, inks[removed])
        text = translate("haggis", "without {colour}", "the cards of a colour")
        token = drawings.token_picture(text.format(colour=colour_name(removed)), high, sign, sit.theme, sit.dpr)
        size = token.deviceIndependentSize()
        yield "removed", (token, QPointF(26 * unit + size.width() / 2, y + size.height() / 2), UNDER)


def turned_over(sit: HaggisContext) -> Iterator[tuple[str, Piece]]:
    """Yield the captions of the cards that are turned over after a round."""
    assert sit.laid is not None
    score = sit.laid.score
    if score is None:
        return
    unit = sit.at.unit
    end = 0.0
    for zone, spots in zip(("last", "haggis"), sit.at.shown([len(score.hand), len(score.haggis)]), strict=True):
        if spots:
            caption = sit.game.caption(sit, descriptions.shown_caption(sit, zone))
            middle = (spots[0].at.x() + spots[-1].at.x()) / 2
            top = spots[0].at.y() - spots[0].width * sit.at.height / 2
            half = caption.deviceIndependentSize().width() / 2
            if middle - half >= end:
                yield zone, (caption, QPointF(middle, top - 13 * unit), UNDER)
                end = middle + half


def pill(sit: HaggisContext) -> Iterator[tuple[str, Piece]]:
    """Yield the pill that names the picked cards."""
    text = descriptions_advice.pick_in_short(sit)
    if text:
        room = sit.at.zone.width()
        picture = pictures.pill_picture(text, sit.at.pill, room, sit.theme, sit.dpr, strong=sit.complete)
        yield "pill", (picture, sit.at.pill_middle, OVER)
