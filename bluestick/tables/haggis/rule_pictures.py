"""Pictures of the worked cases on the rule pages.

The rules of the game compute what cards can be and what beats what.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QImage, QPainter

from bluestick.engine.moves import Part
from bluestick.games.haggis.cards import COLOURS, FACES, ODD, POINTS, mask
from bluestick.games.haggis.combinations import BOMBS, NAMED, READING, Reading, claims
from bluestick.games.haggis.scoring import bets, worth
from bluestick.tables.cards import Deck, Haggis
from bluestick.tables.drawing import art
from bluestick.tables.drawing.theme import Theme
from bluestick.tables.haggis.arrangement import in_order, mark
from bluestick.tables.scene import case_pictures as pictures
from bluestick.tables.scene.card_pictures import card_picture
from bluestick.text import table_phrases
from bluestick.text.cards import capital, index_language
from bluestick.text.haggis.names import combination

CARD = 58.0
"""Width of a card in a picture, in pixels."""
STEP = 0.45
TEXT = 13.0
GAP = 10.0
_BOMBS = (("3r", "5o", "7y", "9g"), ("J", "Q"), ("J", "K"), ("Q", "K"), ("J", "Q", "K"), ("3r", "5r", "7r", "9r"))


@dataclass(frozen=True, slots=True)
class Row:
    """Row of a picture: cards side by side, with a text below."""

    cards: tuple[Part, ...]
    text: str
    reading: Reading | None = None
    strong: bool = False
    beneath: tuple[str, ...] = ()
    """Text below each card."""


def case_picture(theme: Theme, case: dict[str, Any], width: float, dpr: float) -> QImage:
    """Return the picture of a worked example of the rule pages. Raises ValueError for an unknown type of case."""
    given = case["given"]
    match case["type"]:
        case "sign":
            return sign(theme, given["sign"], width, dpr)
        case "classify":
            rows = _readings(given["cards"])
        case "follow":
            rows = _followed(given)
        case "trick":
            rows = _trick(given["plays"])
        case "bombs":
            rows = [_bomb(cards) for cards in _BOMBS]
        case "points" if "players" in given:
            rows = [_all_points(given["players"])]
        case "points":
            cards = tuple(given["cards"])
            rows = [Row(cards, table_phrases.points(worth(cards)), beneath=tuple(str(POINTS[card]) for card in cards))]
        case "bets":
            rows = _bets(given)
        case kind:
            raise ValueError(f"no picture of a case of type {kind}")
    return _drawn(rows, theme, width, dpr)


DETAILS: dict[str, tuple[Part, str | None, float]] = {
    "points": ("J", None, 1.2),
    "wild": ("J", None, 0.29),
    "stands": ("J", "as 8", 0.02),
}
"""Detail of a card face for each sign of the legend: card, mark, and distance from the top in card widths."""


def sign(theme: Theme, name: str, width: float, dpr: float) -> QImage:
    """Return the picture of the sign ``name`` in the legend of the rule pages."""

    def paint(painter: QPainter) -> None:
        if name == "wins":
            pictures.frame(painter, QRectF(3, 3, width - 6, width - 6), theme)
        else:
            card, shown, top = DETAILS[name]
            face = Haggis(theme, index_language()).face(card, 80, dpr, shown)
            pictures.detail(painter, width, face, 0.01, top, 0.29)

    return pictures.sign(width, dpr, paint)


def counting(players: int) -> tuple[tuple[Part, int], ...]:
    """Return one card of each kind that scores, with how many of it are in play. G1.2, G7.3."""
    colours = len(COLOURS) - (players == 2)
    return (*((f"{each}{COLOURS[0]}", colours) for each in ODD), *((face, players) for face in FACES))


def _all_points(players: int) -> Row:
    kinds = counting(players)
    cards = tuple(card for card, _ in kinds)
    points = sum(POINTS[card] * number for card, number in kinds)
    return Row(
        cards,
        table_phrases.points(points),
        beneath=tuple(f"{number}\u2009×\u2009{POINTS[card]}" for card, number in kinds),
    )


def _readings(cards: Sequence[Part]) -> list[Row]:
    """Return a row for each combination that the cards can be, the best first. G3.6."""
    found = [READING[claim] for claim in claims(mask(cards))]
    if not found:
        return [Row(tuple(cards), QCoreApplication.translate("haggis", "no combination"))]
    return [_row(cards, reading) for reading in found]


def _row(cards: Sequence[Part], reading: Reading, text: str = "{combination}", *, strong: bool = False) -> Row:
    said = text.format(combination=combination(reading))
    return Row(in_order(cards, reading), capital(said), reading, strong)


def _bomb(cards: Sequence[Part]) -> Row:
    return _row(cards, READING[BOMBS[mask(cards)]])


def _declared(cards: Sequence[Part], text: str | None, on: Reading | None = None) -> Reading | None:
    """Return the declared reading ``text``, or else the best one that beats ``on``."""
    if text is not None:
        return NAMED[text]
    found = [READING[claim] for claim in claims(mask(cards))]
    return next((one for one in found if on is None or one.beats(on)), next(iter(found), None))


def _followed(given: dict[str, Any]) -> list[Row]:
    below = _declared(given["on"], given.get("as"))
    assert below is not None
    above = _declared(given["cards"], given.get("played_as"), below)
    lies = QCoreApplication.translate("haggis", "{combination} lies there.")
    if above is None:
        text = QCoreApplication.translate("haggis", "no combination")
        return [_row(given["on"], below, lies), Row(tuple(given["cards"]), text)]
    verdict = (
        QCoreApplication.translate("haggis", "{combination} beats it.")
        if above.beats(below)
        else QCoreApplication.translate("haggis", "{combination} does not beat it.")
    )
    return [_row(given["on"], below, lies), _row(given["cards"], above, verdict, strong=above.beats(below))]


def _trick(plays: Sequence[Sequence[Any]]) -> list[Row]:
    rows, on = [], None
    for number, (seat, cards, *said) in enumerate(plays):
        on = _declared(cards, said[0] if said else None, on)
        assert on is not None
        #: A play of a trick: the number of the player, and what was played
        text = QCoreApplication.translate("haggis", "Player {number}: {combination}")
        named = text.replace("{number}", str(seat + 1))
        rows.append(_row(cards, on, named, strong=number == len(plays) - 1))
    return rows


def _bets(given: dict[str, Any]) -> list[Row]:
    """Return a row for each player with the points won by the bets. G7.4."""
    amounts, first = given["bets"], given["first"]
    names = given.get("names") or [table_phrases.player(seat) for seat in range(len(amounts))]
    rows = []
    for seat, (name, amount, items) in enumerate(zip(names, amounts, bets(amounts, first), strict=True)):
        said = [QCoreApplication.translate("haggis", "bet {amount}").format(amount=amount)] if amount else []
        if seat == first:
            said.append(QCoreApplication.translate("haggis", "out first"))
        told = ": ".join(filter(None, (name, ", ".join(said))))
        text = f"{told} → {table_phrases.points(sum(item.amount for item in items))}"
        rows.append(Row((), text, strong=seat == first))
    return rows


def _drawn(rows: Sequence[Row], theme: Theme, width: float, dpr: float) -> QImage:
    deck = Haggis(theme, index_language())
    most = max(len(row.cards) for row in rows)
    card = min(CARD, (width - 2 * GAP - 8) / (1 + STEP * max(0, most - 1)))
    step = (
        min(card + 6, (width - 2 * GAP - card) / max(1, most - 1)) if any(row.beneath for row in rows) else card * STEP
    )
    high = deck.height(card)
    heights = [_height(row, high, width) for row in rows]
    down = sum(heights) + GAP * (len(rows) + 1)

    def paint(painter: QPainter) -> None:
        y = GAP
        for row, height in zip(rows, heights, strict=True):
            _paint_row(painter, row, QRectF(GAP, y, width - 2 * GAP, height), card, step, deck, theme, dpr)
            y += height + GAP

    return pictures.on_wool(QSizeF(width, down), theme, dpr, paint)


def _font(row: Row) -> QFont:
    return art.sans(TEXT, QFont.Weight.Bold if row.strong else QFont.Weight.DemiBold)


def _height(row: Row, high: float, width: float) -> float:
    room = QRectF(0, 0, width - 2 * GAP, 1000)
    words = QFontMetricsF(_font(row)).boundingRect(room, Qt.TextFlag.TextWordWrap, row.text).height()
    return words + 4 + (high + 6 if row.cards else 0) + (TEXT * 1.5 if row.beneath else 0)


def _paint_row(
    painter: QPainter, row: Row, box: QRectF, card: float, step: float, deck: Deck, theme: Theme, dpr: float
) -> None:
    high = deck.height(card)
    x = box.center().x() - (card + step * (len(row.cards) - 1)) / 2
    if row.strong and row.cards:
        across = card + step * (len(row.cards) - 1)
        frame = QRectF(x - 6, box.top() - 4, across + 12, high + 10)
        pictures.frame(painter, frame, theme, radius=8)
    for place, one in enumerate(row.cards):
        shown = mark(one, row.cards, row.reading) if row.reading is not None else None
        picture = card_picture(deck.face(one, card, dpr, shown), theme)
        room = (picture.deviceIndependentSize().width() - card) / 2
        painter.drawPixmap(QPointF(x + place * step - room, box.top() - room), picture)
    painter.setFont(_font(row))
    painter.setPen(theme.color("ttext"))
    top = box.top() + (high + 6 if row.cards else 0)
    for place, text in enumerate(row.beneath):
        spot = QRectF(x + place * step, top, card, TEXT * 1.5)
        painter.drawText(spot, Qt.AlignmentFlag.AlignCenter, text)
    top += TEXT * 1.5 if row.beneath else 0
    words = QRectF(box.left(), top, box.width(), box.bottom() - top)
    painter.drawText(words, Qt.AlignmentFlag.AlignHCenter | Qt.TextFlag.TextWordWrap, row.text)
