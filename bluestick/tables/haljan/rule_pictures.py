"""Pictures of the worked cases on the rule pages; the rules of the game compute what beats and scores."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from typing import Any

from PySide6.QtCore import QCoreApplication, QPointF, QSizeF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QImage, QPainter, QPen

from bluestick.engine.moves import Part
from bluestick.engine.seats import Seat
from bluestick.games.haljan.cards import ekten, match_beating_cards, points_by_card, suit_cards, uekten
from bluestick.games.haljan.legal import HaljanMoves
from bluestick.games.haljan.moves import Play
from bluestick.games.haljan.rules import Haljan
from bluestick.games.haljan.scoring import langen_result
from bluestick.games.haljan.state import Table, View
from bluestick.tables.cards import French
from bluestick.tables.drawing import art
from bluestick.tables.drawing.recording_painter import record
from bluestick.tables.drawing.theme import Theme
from bluestick.tables.scene.card_pictures import INK, MADDER
from bluestick.tables.scene.case_pictures import (
    GAP,
    TEXT,
    CaseCanvas,
    Detail,
    Row,
    card_sign,
    on_cloth,
    rows_picture,
    sign,
)
from bluestick.text import table_phrases
from bluestick.text.haljan.names import game_points

RULES = Haljan()
translate = QCoreApplication.translate
LARGEST, APART, BETWEEN = 66.0, 18.0, 34.0
"""In pictures of cards that beat others, in pixels: greatest card width, gaps between cards and between the rows."""
NARROW = 260
"""Pictures up to this width, in pixels, show the plays of a trick below each other, wider ones in two columns."""
DETAILS: dict[str, Detail] = {"ekten": ("SJ", "ekten", 0.02, 0.57, 0.26)}


def case_picture(theme: Theme, case: dict[str, Any], width: float, dpr: float) -> QImage:
    """Return the picture of a worked example of the rule pages. Raises ValueError for an unknown type of case."""
    given, kind, deck = case["given"], case["type"], French(theme)
    if kind == "sign":
        name, middle = given["sign"], QPointF(width / 2, width / 2)
        if name in ("beats", "fails"):
            return sign(width, dpr, lambda painter: _sign(painter, middle, theme, beats=name == "beats"))
        return card_sign(name, DETAILS, deck, theme, width, dpr)
    if kind == "beats":
        beaten = _BeatenPicture(given["led"], given["played"], given["trump"])
        return on_cloth(beaten.measure(width - 2 * GAP, deck.height(1)), deck, theme, dpr, beaten.paint)
    columns = 2 if kind == "trick" and width > NARROW else 1
    return rows_picture(_rows(kind, given), deck, theme, width, dpr, columns)


def _rows(kind: str, given: dict[str, Any]) -> list[Row]:
    trump, harjan = given.get("trump", ""), given.get("variant") == "harjan"
    match kind:
        case "order":
            return [_row(suit_cards(trump, given["suit"]), trump)]
        case "points":
            worth = points_by_card(trump, harjan)
            return [_row(given["cards"], trump, [str(worth[card]) for card in given["cards"]])]
        case "trick":
            return _trick(given["plays"], trump)
        case "harjan_leads":
            return [_row(given["hand"], trump), *(Row(line, strong=True) for line in _leads(given))]
        case "langen_score":
            return _score(given["points"], given["tricks"], harjan)
    raise ValueError(f"no picture of a case of type {kind}")


def _row(cards: Sequence[Part], trump: str, beneath: Sequence[str] = ()) -> Row:
    return Row(cards=tuple(cards), marks=_marks(cards, trump), beneath=tuple(beneath), apart=True)


def _marks(cards: Sequence[Part], trump: str) -> tuple[str | None, ...]:
    marks = {ekten(trump): "ekten", uekten(trump): "uekten"}
    return tuple(map(marks.get, cards))


def _leads(given: dict[str, Any]) -> list[str]:
    hand = tuple(given["hand"])
    setup = RULES.setup(2, "harjan", {"single_cards": given["way"] == 1})
    table = Table(setup, dealer=Seat(1), round=1, trump=given["trump"], stock=given["stock"], turn=Seat(0))
    moves = HaljanMoves(View(Seat(0), table, (hand, (None,) * len(hand))))
    counts = Counter(len(move.cards) for move in moves if isinstance(move, Play))
    text = translate("haljan", "leads of {number} cards: {leads}", "how many there are")
    return [text.format(number=number, leads=leads) for number, leads in sorted(counts.items())]


def _trick(plays: Sequence[tuple[int, Sequence[Part]]], trump: str) -> list[Row]:
    takes: list[bool] = []
    winning: Sequence[Part] = ()
    for _, cards in plays:
        takes.append(not winning or match_beating_cards(trump, winning, cards) is not None)
        winning = cards if takes[-1] else winning
    last = max(number for number, leads in enumerate(takes) if leads)
    rows = []
    for number, (seat, cards) in enumerate(plays):
        if number == 0:
            text = (
                translate("haljan", "{number}: leads", "a player's play")
                if last
                else translate("haljan", "{number}: leads and wins", "a player's play")
            )
        elif takes[number]:
            text = (
                translate("haljan", "{number}: takes the lead and wins", "a player's play")
                if number == last
                else translate("haljan", "{number}: takes the lead", "a player's play")
            )
        else:
            text = translate("haljan", "{number}: does not beat it", "a player's play")
        framed = range(len(cards) if number == last else 0)
        said = text.format(number=seat + 1)
        rows.append(Row(said, tuple(cards), number == last, _marks(cards, trump), framed=framed))
    return rows


def _score(taken: Sequence[int], tricks: Sequence[int], harjan: bool) -> list[Row]:
    settled = langen_result((taken[0], taken[1]), (tricks[0], tricks[1]), harjan)
    rows = []
    for side, name in enumerate("AB"):
        columns = (name, str(taken[side]), table_phrases.tricks(tricks[side]), f"→ {settled.score[side]}")
        rows.append(Row("\t".join(columns), strong=settled.winner == side))
    if settled.won is not None:
        rows.append(Row(f"{settled.won.code} · {game_points(settled.won.amount)}", strong=True))
    return rows


class _BeatenPicture:
    """Picture of two rows: the cards to beat, and below each the card played against it."""

    def __init__(self, led: Sequence[Part], played: Sequence[Part], trump: str) -> None:
        self.trump, self.led = trump, tuple(led)
        pairing = match_beating_cards(trump, led, played)
        self.played, self.paired = _paired(trump, self.led, tuple(played)) if pairing is None else (pairing, set(led))
        self.verdict = (
            translate("haljan", "Not every card is beaten: that is not enough.")
            if pairing is None
            else translate("haljan", "Every card is beaten: this player takes the lead.")
        )
        self.font = art.sans(TEXT, QFont.Weight.Bold)

    def measure(self, room: float, height: float) -> QSizeF:
        self.step = min(LARGEST, (room + APART) // len(self.led) - APART) + APART
        self.below = (self.step - APART) * height + BETWEEN
        self.across = max(
            self.step * len(self.led) - APART, min(room, QFontMetricsF(self.font).horizontalAdvance(self.verdict))
        )
        return QSizeF(self.across, 2 * self.below - BETWEEN + TEXT * 2)

    def paint(self, canvas: CaseCanvas) -> None:
        width, left = self.step - APART, (self.across - self.step * len(self.led) + APART) / 2
        for place, pair in enumerate(zip(self.led, self.played, strict=True)):
            corner, beats = QPointF(left + place * self.step, 0), pair[0] in self.paired
            for number, (card, mark) in enumerate(zip(pair, _marks(pair, self.trump), strict=True)):
                looks = frozenset({"dim"}) if number and not beats else frozenset()
                canvas.card(card, corner + QPointF(0, number * self.below), width, mark, looks)
            _sign(canvas.painter, corner + QPointF(width / 2, self.below - BETWEEN / 2), canvas.theme, beats=beats)
        foot = QPointF(self.across / 2, 2 * self.below - BETWEEN + TEXT * 1.3)
        canvas.text(self.verdict, foot, self.across, self.font)


def _paired(trump: str, led: tuple[Part, ...], played: tuple[Part, ...]) -> tuple[tuple[Part, ...], set[Part]]:
    """Return (``played`` in the order that beats most of ``led``, card by card; the cards of ``led`` that it beats)."""
    for count in range(len(led) - 1, 0, -1):
        for some in combinations(led, count):
            for those in combinations(played, count):
                beating = match_beating_cards(trump, some, those)
                if beating is not None:
                    below = dict(zip(some, beating, strict=True))
                    rest = iter([card for card in played if card not in beating])
                    return tuple(below.get(low) or next(rest) for low in led), set(some)
    return played, set()


def _sign(painter: QPainter, middle: QPointF, theme: Theme, *, beats: bool) -> None:
    record(translate("haljan", "is beaten") if beats else translate("haljan", "is not beaten"))
    art.disc(painter, middle, 11, theme.color("signal") if beats else art.PAPER, QPen(INK, 1.5))
    pen = art.pen(INK if beats else MADDER, 3, cap=Qt.PenCapStyle.RoundCap)
    if beats:
        painter.setPen(pen)
        painter.drawPolyline([middle + QPointF(x, y) for x, y in ((-4.5, 0), (0, -5), (4.5, 0))])
        painter.drawLine(middle + QPointF(0, -4), middle + QPointF(0, 5.5))
    else:
        art.cross(painter, middle, 4, pen)
