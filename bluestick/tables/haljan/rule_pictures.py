"""Pictures of the worked cases on the rule pages.

The rules of the game compute what beats what and what a trick scores.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from typing import Any

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QImage, QPainter, QPen

from bluestick.engine.moves import Part
from bluestick.engine.seats import Seat
from bluestick.games.haljan.cards import ekten, matching, order, points, uekten
from bluestick.games.haljan.legal import HaljanMoves
from bluestick.games.haljan.moves import Play
from bluestick.games.haljan.rules import Haljan
from bluestick.games.haljan.scoring import langen
from bluestick.games.haljan.state import Table, View
from bluestick.tables.cards import Deck, French
from bluestick.tables.drawing import art
from bluestick.tables.drawing.recording_painter import tell
from bluestick.tables.drawing.theme import Theme
from bluestick.tables.scene import case_pictures as pictures
from bluestick.tables.scene.card_pictures import INK, MADDER, card_picture
from bluestick.text import table_phrases
from bluestick.text.cards import index_language
from bluestick.text.haljan.names import game_points

RULES = Haljan()
LARGEST = 66
"""Greatest width of a card in a picture, in pixels."""
TEXT = 13.0
GAP = 10.0


def case_picture(theme: Theme, case: dict[str, Any], width: float, dpr: float) -> QImage:
    """Return the picture of a worked example of the rule pages. Raises ValueError for an unknown type of case."""
    given = case["given"]
    drawing: _Drawing
    match case["type"]:
        case "order":
            drawing = _Row(order(given["trump"], given["suit"]), given["trump"])
        case "points":
            worth = points(given["trump"], given.get("variant") == "harjan")
            drawing = _Row(given["cards"], given["trump"], [str(worth[card]) for card in given["cards"]])
        case "beats":
            drawing = _Beaten(given["led"], given["played"], given["trump"])
        case "trick":
            drawing = _Trick([(seat, cards) for seat, cards in given["plays"]], given["trump"])
        case "harjan_leads":
            drawing = _Row(given["hand"], given["trump"], lines=_leads(given))
        case "sign":
            return sign(theme, given["sign"], width, dpr)
        case "langen_score":
            drawing = _Score(given["points"], given["tricks"], given.get("variant") == "harjan")
        case kind:
            raise ValueError(f"no picture of a case of type {kind}")
    return drawing.image(theme, width, dpr)


def _leads(given: dict[str, Any]) -> list[str]:
    """Return how many leads there are of each number of cards, one line per number."""
    hand = tuple(given["hand"])
    setup = RULES.setup(2, "harjan", {"single_cards": given["way"] == 1})
    table = Table(setup, dealer=Seat(1), round=1, trump=given["trump"], stock=given["stock"], turn=Seat(0))
    moves = HaljanMoves(View(Seat(0), table, (hand, (None,) * len(hand))))
    counts = Counter(len(move.cards) for move in moves if isinstance(move, Play))
    text = QCoreApplication.translate("haljan", "leads of {number} cards: {leads}", "how many there are")
    return [text.format(number=number, leads=leads) for number, leads in sorted(counts.items())]


def _deck(theme: Theme) -> Deck:
    return French(theme, index_language())


def _mark(card: Part, trump: str) -> str | None:
    return {ekten(trump): "ekten", uekten(trump): "uekten"}.get(card)


class _Drawing:
    """Base of pictures: cards on the table cloth, fitted to a width."""

    def __init__(self, trump: str) -> None:
        self.trump = trump

    def image(self, theme: Theme, width: float, dpr: float) -> QImage:
        self.theme, self.dpr, self.deck = theme, dpr, _deck(theme)
        self.measure(width - 2 * GAP)

        def paint(painter: QPainter) -> None:
            painter.translate(GAP, GAP)
            self.paint(painter)

        return pictures.on_wool(QSizeF(self.across + 2 * GAP, self.down + 2 * GAP), theme, dpr, paint)

    across: float
    down: float

    def measure(self, room: float) -> None:
        raise NotImplementedError

    def paint(self, painter: QPainter) -> None:
        raise NotImplementedError

    def card(self, painter: QPainter, card: Part, corner: QPointF, width: float, looks: frozenset[str]) -> None:
        face = self.deck.face(card, width, self.dpr, _mark(card, self.trump))
        picture = card_picture(face, self.theme, looks)
        room = (picture.deviceIndependentSize().width() - width) / 2
        painter.drawPixmap(corner - QPointF(room, room), picture)

    def text(self, painter: QPainter, text: str, middle: QPointF, strong: bool = False, room: float = math.inf) -> None:
        """Draw a line centred on ``middle``, in a smaller font if it is wider than ``room``."""
        weight = QFont.Weight.Bold if strong else QFont.Weight.DemiBold
        wide = QFontMetricsF(art.sans(TEXT, weight)).horizontalAdvance(text)
        painter.setFont(art.sans(min(TEXT, TEXT * room / wide), weight))
        painter.setPen(self.theme.color("ttext"))
        painter.drawText(QRectF(middle.x() - 300, middle.y() - TEXT, 600, 2 * TEXT), Qt.AlignmentFlag.AlignCenter, text)


class _Row(_Drawing):
    """Cards in a row with an optional text below each; several rows where one would be too narrow."""

    def __init__(
        self, cards: Sequence[Part], trump: str, beneath: Sequence[str] = (), lines: Sequence[str] = ()
    ) -> None:
        super().__init__(trump)
        self.cards = tuple(cards)
        self.beneath = tuple(beneath)
        self.lines = tuple(lines)

    def measure(self, room: float) -> None:
        count = len(self.cards)
        self.width = min(LARGEST, max(52, math.floor(room / 7.4)))
        rows = math.ceil(((count - 1) * self.width * 0.62) / max(1.0, room - self.width)) if count > 1 else 1
        self.each = math.ceil(count / max(1, rows))
        self.step = min(self.width + 6, (room - self.width) / max(1, self.each - 1))
        self.high = self.deck.height(self.width) + (TEXT * 1.6 if self.beneath else 0)
        rows = math.ceil(count / self.each)
        wide = max(
            (QFontMetricsF(art.sans(TEXT, QFont.Weight.Bold)).horizontalAdvance(line) for line in self.lines), default=0
        )
        self.across = max(self.step * (self.each - 1) + self.width, wide)
        self.down = rows * self.high + (rows - 1) * GAP + len(self.lines) * TEXT * 1.6

    def paint(self, painter: QPainter) -> None:
        for number, card in enumerate(self.cards):
            row, place = divmod(number, self.each)
            corner = QPointF(place * self.step, row * (self.high + GAP))
            self.card(painter, card, corner, self.width, frozenset())
            if self.beneath:
                middle = corner + QPointF(min(self.step, self.width) / 2, self.high - TEXT * 0.7)
                self.text(painter, self.beneath[number], middle, strong=True)
        for number, line in enumerate(reversed(self.lines)):
            self.text(painter, line, QPointF(self.across / 2, self.down - TEXT * (0.7 + 1.6 * number)), strong=True)


class _Beaten(_Drawing):
    """Two rows: the cards to beat, and below each the card played against it."""

    def __init__(self, led: Sequence[Part], played: Sequence[Part], trump: str) -> None:
        super().__init__(trump)
        self.led = tuple(led)
        pairing = matching(trump, led, played)
        self.takes = pairing is not None
        self.played, self.paired = _paired(trump, self.led, tuple(played)) if pairing is None else (pairing, set(led))

    def measure(self, room: float) -> None:
        count = len(self.led)
        self.width = min(LARGEST, math.floor((room + 18) / count) - 18)
        self.step = self.width + 18
        self.high = self.deck.height(self.width)
        self.across = max(self.step * count - 18, QFontMetricsF(art.sans(TEXT)).horizontalAdvance(self._verdict()) + 30)
        self.down = 2 * self.high + 34 + TEXT * 2

    def _verdict(self) -> str:
        if self.takes:
            return QCoreApplication.translate("haljan", "Every card is beaten: the trick is taken over.")
        return QCoreApplication.translate("haljan", "Not every card is beaten: that is not enough.")

    def paint(self, painter: QPainter) -> None:
        left = (self.across - self.step * len(self.led) + 18) / 2
        below = self.high + 34
        for place, (low, high) in enumerate(zip(self.led, self.played, strict=True)):
            x = left + place * self.step
            beats = low in self.paired
            self.card(painter, low, QPointF(x, 0), self.width, frozenset())
            self.card(painter, high, QPointF(x, below), self.width, frozenset() if beats else frozenset({"dim"}))
            _sign(painter, QPointF(x + self.width / 2, self.high + 17), beats, self.theme)
        self.text(painter, self._verdict(), QPointF(self.across / 2, self.down - TEXT * 0.7), strong=True)


def _paired(trump: str, led: tuple[Part, ...], played: tuple[Part, ...]) -> tuple[tuple[Part, ...], set[Part]]:
    """Return ``played`` reordered so that it beats as many led cards as possible in place, and the beaten ones."""
    for count in range(len(led) - 1, 0, -1):
        for some in combinations(led, count):
            for those in combinations(played, count):
                beating = matching(trump, some, those)
                if beating is not None:
                    below = dict(zip(some, beating, strict=True))
                    rest = iter([card for card in played if card not in beating])
                    return tuple(below.get(low) or next(rest) for low in led), set(some)
    return played, set()


def _sign(painter: QPainter, middle: QPointF, beats: bool, theme: Theme) -> None:
    """Draw the sign between a led card and the one below: an upward arrow if it is beaten, else a cross."""
    said = QCoreApplication.translate("haljan", "is beaten"), QCoreApplication.translate("haljan", "is not beaten")
    tell(said[0] if beats else said[1])
    r = 11.0
    painter.setPen(QPen(INK, 1.5))
    painter.setBrush(theme.color("signal") if beats else art.PAPER)
    painter.drawEllipse(middle, r, r)
    pen = QPen(INK if beats else MADDER, 3)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if beats:
        painter.drawPolyline([middle + QPointF(x, y) for x, y in ((-4.5, 0), (0, -5), (4.5, 0))])
        painter.drawLine(middle + QPointF(0, -4), middle + QPointF(0, 5.5))
    else:
        for slant in (1, -1):
            painter.drawLine(middle + QPointF(-4, -4 * slant), middle + QPointF(4, 4 * slant))


class _Trick(_Drawing):
    """Plays of a trick in order: each caption states whether it takes the lead; a frame marks the winning play."""

    def __init__(self, plays: Sequence[tuple[int, Sequence[Part]]], trump: str) -> None:
        super().__init__(trump)
        self.plays = tuple((seat, tuple(cards)) for seat, cards in plays)
        self.leads = []
        winning: tuple[Part, ...] | None = None
        for _, cards in self.plays:
            takes = winning is None or matching(trump, winning, cards) is not None
            self.leads.append(takes)
            winning = cards if takes else winning

    def measure(self, room: float) -> None:
        count = max(len(cards) for _, cards in self.plays)
        self.columns = 2 if room > 260 else 1
        each = (room - (self.columns - 1) * 16) / self.columns - 14
        self.width = min(float(LARGEST), math.floor(each / (1 + 0.45 * (count - 1))))
        self.step = self.width * 0.45
        measure = QFontMetricsF(art.sans(TEXT, QFont.Weight.Bold))
        last = max(number for number, leads in enumerate(self.leads) if leads)
        captions = [self._caption(number, seat, last) for number, (seat, _) in enumerate(self.plays)]
        words = max(map(measure.horizontalAdvance, captions)) + 16
        self.wide = max(self.width + self.step * (count - 1) + 14, min(words, (room - 16) / 2))
        self.high = self.deck.height(self.width) + TEXT * 2.2 + 14
        rows = math.ceil(len(self.plays) / self.columns)
        self.across = self.wide * self.columns + 16 * (self.columns - 1)
        self.down = rows * self.high + (rows - 1) * 8

    def paint(self, painter: QPainter) -> None:
        last = max(number for number, leads in enumerate(self.leads) if leads)
        for number, (seat, cards) in enumerate(self.plays):
            row, column = divmod(number, self.columns)
            box = QRectF(column * (self.wide + 16), row * (self.high + 8), self.wide, self.high)
            if number == last:
                for pen, fill in ((QPen(INK, 5.5), self.theme.color("signal", 0.16)), (None, None)):
                    painter.setPen(pen or QPen(self.theme.color("signal"), 3))
                    painter.setBrush(fill or Qt.BrushStyle.NoBrush)
                    painter.drawRoundedRect(box, 10, 10)
            for place, card in enumerate(cards):
                left = box.center().x() - (self.width + self.step * (len(cards) - 1)) / 2
                corner = QPointF(left + place * self.step, box.top() + 7)
                self.card(painter, card, corner, self.width, frozenset())
            self.text(
                painter,
                self._caption(number, seat, last),
                QPointF(box.center().x(), box.bottom() - TEXT * 1.1),
                strong=number == last,
                room=box.width() - 10,
            )

    def _caption(self, number: int, seat: int, last: int) -> str:
        text = (
            QCoreApplication.translate("haljan", "{number}: leads and wins", "a player's play")
            if number == last == 0
            else QCoreApplication.translate("haljan", "{number}: leads", "a player's play")
            if number == 0
            else QCoreApplication.translate("haljan", "{number}: takes over and wins", "a player's play")
            if number == last
            else QCoreApplication.translate("haljan", "{number}: takes over", "a player's play")
            if self.leads[number]
            else QCoreApplication.translate("haljan", "{number}: does not beat it", "a player's play")
        )
        return text.format(number=seat + 1)


def sign(theme: Theme, name: str, width: float, dpr: float) -> QImage:
    """Return the picture of the sign ``name`` in the legend of the rule pages."""

    def paint(painter: QPainter) -> None:
        middle = QPointF(width / 2, width / 2)
        if name == "wins":
            pictures.frame(painter, QRectF(3, 3, width - 6, width - 6), theme)
        elif name == "ekten":
            pictures.detail(painter, width, _deck(theme).face("SJ", 80, dpr, "ekten"), 0.02, 0.57, 0.26)
        else:
            _sign(painter, middle, name == "beats", theme)

    return pictures.sign(width, dpr, paint)


class _Score(_Drawing):
    """Card points and tricks of both sides in langen, the first deal of a round, and the resulting score."""

    def __init__(self, taken: Sequence[int], tricks: Sequence[int], harjan: bool) -> None:
        super().__init__("S")
        self.taken, self.tricks = (taken[0], taken[1]), (tricks[0], tricks[1])
        self.settled = langen(self.taken, self.tricks, harjan)

    def measure(self, room: float) -> None:
        self.across, self.down = min(room, 340.0), 92.0 if self.settled.won is not None else 64.0

    def paint(self, painter: QPainter) -> None:
        for side in (0, 1):
            y = 18.0 + 30 * side
            tricks = table_phrases.tricks(self.tricks[side])
            winner = self.settled.winner == side
            for text, share, strong in (
                ("AB"[side], 0.06, True),
                (str(self.taken[side]), 0.24, False),
                (tricks, 0.5, False),
                (f"→ {self.settled.score[side]}", 0.82, True),
            ):
                self.text(painter, text, QPointF(self.across * share, y), strong=strong or winner)
        won = self.settled.won
        if won is not None:
            points = game_points(won.amount)
            self.text(painter, f"{won.code} · {points}", QPointF(self.across / 2, 80), strong=True)
