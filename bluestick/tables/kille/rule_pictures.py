"""Pictures of the worked cases on the rule pages, played by the rules of the game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QImage, QPainter

from bluestick.engine.seats import Seat
from bluestick.games.kille import pot
from bluestick.games.kille.cards import KILLE, LILJOR, MATADORS, SKITKORT
from bluestick.games.kille.showdown import HeldCard, showdown_result
from bluestick.games.kille.state import Ground, Table
from bluestick.tables.cards import Kille
from bluestick.tables.drawing import art
from bluestick.tables.drawing.theme import Theme
from bluestick.tables.kille.rule_exchange import (
    RULES,
    Exchange,
    Line,
    deadlock_text,
    ground_text,
    kille_mark,
    paint_arrow,
    paint_dot,
    paint_hit,
    strike_out,
)
from bluestick.tables.scene.case_pictures import APART, CARD, GAP, TEXT, Detail, Row, card_sign, on_cloth, rows_picture
from bluestick.tables.scene.case_pictures import sign as sign_picture

translate = QCoreApplication.translate


def case_picture(theme: Theme, case: dict[str, Any], width: float, dpr: float) -> QImage:
    """Return the picture of a worked example of the rule pages. Raises ValueError for an unknown type of case."""
    given, deck, largest = case["given"], Kille(theme), CARD
    match case["type"]:
        case "sign":
            return sign(theme, given["sign"], width, dpr)
        case "exchange":
            exchange = Exchange(given)
            return on_cloth(exchange.measure(width - 2 * GAP, deck.height(1)), deck, theme, dpr, exchange.paint)
        case "order":
            rows, largest = _order(), min(CARD, (width - 2 * GAP + APART) / 6 - APART)
        case "resolve":
            rows = [_resolved(given["players"])]
        case "pot":
            rows = _pot(given)
        case kind:
            raise ValueError(f"no picture of a case of type {kind}")
    return rows_picture(rows, deck, theme, width, dpr, largest=largest)


# Signs of the legend.

ARROWS = {"swap": Line(both=True), "undone": Line(back=True), "asked": Line()}
DETAILS: dict[str, Detail] = {mark: (KILLE, mark, 0.17, 0.4, 0.26) for mark in ("high", "low")}


def sign(theme: Theme, name: str, width: float, dpr: float) -> QImage:
    """Return the picture of the sign ``name`` in the legend of the rule pages."""
    if name in DETAILS:
        return card_sign(name, DETAILS, Kille(theme), theme, width, dpr)
    across, middle = 1.9 if name in ARROWS else 1.8 if name == "out" else 1.0, QPointF(width / 2, width / 2)

    def paint(painter: QPainter) -> None:
        if name in ARROWS:
            paint_arrow(painter, QPointF(0, width / 2), QPointF(across * width, width / 2), ARROWS[name])
        elif name == "out":
            strike_out(painter, QRectF(3, 5, 1.35 * width, 0.7 * width))
        else:
            {"hit": paint_hit, "stands": paint_dot}[name](painter, middle)

    return sign_picture(width, dpr, paint, across)


# Rows of cards.


def _order() -> list[Row]:
    groups = ((KILLE, *SKITKORT), LILJOR[:6], LILJOR[6:], (*MATADORS, KILLE))
    return [
        Row(
            cards=cards,
            marks=tuple(kille_mark(card, high=bool(number)) for card in cards),
            apart=True,
            adorn=_paint_equals_sign if number == len(groups) - 1 else None,
        )
        for number, cards in enumerate(groups)
    ]


def _paint_equals_sign(painter: QPainter, cards: Sequence[QRectF]) -> None:
    middle = QPointF(cards[-1].left() - APART / 2, cards[-1].center().y())
    paint_dot(painter, middle, 9)
    painter.setFont(art.sans(TEXT, QFont.Weight.Bold))
    painter.drawText(QRectF(middle.x() - 9, middle.y() - 9, 18, 18), Qt.AlignmentFlag.AlignCenter, "=")


def _resolved(players: Sequence[dict[str, str]]) -> Row:
    held = [HeldCard(Seat(number), one["card"], one["status"] == "high") for number, one in enumerate(players)]
    hit = {Seat(number): Ground.HUSAR for number, one in enumerate(players) if one["status"] == "hit"}
    found = showdown_result(held, hit)
    out = dict(found.out)

    def strike(painter: QPainter, cards: Sequence[QRectF]) -> None:
        for seat in out:
            strike_out(painter, cards[seat])

    return Row(
        deadlock_text(len(found.saved), len(held)),
        tuple(one.card for one in held),
        strong=True,
        marks=tuple(kille_mark(one.card, high=one.high) for one in held),
        above=tuple(one["seat"] for one in players),
        beneath=tuple(ground_text(out[one.seat]) if one.seat in out else "" for one in held) if out else (),
        apart=True,
        adorn=strike,
    )


# The course of a pot.


def _pot(given: dict[str, Any]) -> list[Row]:
    heads = (
        #: A column of a table
        translate("kille", "Deal", "a column of a table"),
        translate("kille", "In", "players, a column of a table"),
        translate("kille", "Out", "players, a column of a table"),
        translate("kille", "Buy in", "players and their price, a column of a table"),
        translate("kille", "Pot", "chips, a column of a table"),
    )
    return [Row("\t".join(heads), strong=True, ruled=True), *(Row("\t".join(row)) for row in course_of_pot(given))]


def course_of_pot(given: dict[str, Any]) -> Iterator[tuple[str, ...]]:
    """Yield the rows of a table on one pot: deal, players in, players out, how many buy in, chips.

    In each deal of the case the last seats go out; if some buy in, the seats asked first do.
    """
    setup = RULES.setup(given["players"], options={"stake": given["stake"]})
    table = Table(setup, dealer=Seat(0), ledger=(0,) * setup.seats, items=((),) * setup.seats)
    table, _ = pot.open_pot(table)
    for number, deal in enumerate(given["deals"], 1):
        players = len(table.active)
        table = replace(table, deal=number, active=table.active[: players - deal["out"]])
        back = ""
        if len(table.active) == 1:
            yield str(number), str(players), str(deal["out"]), "", f"{table.pot} → 0"
            return
        table, _ = pot.offer_buy_in(table)
        if table.offer is not None:
            buyers = deal.get("buy", 0)
            #: How many buy in, and the price: "4 for 20 each"
            back = translate("kille", "{number} for {price} each").format(number=buyers, price=table.offer.price)
            for place, seat in enumerate(table.offer.eligible):
                table, _ = pot.answer_buy_in(table, seat, place < buyers)
        yield str(number), str(players), str(deal["out"]), back, str(table.pot)
