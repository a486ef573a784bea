"""Pictures of the worked cases on the rule pages.

The rules of the game play each case; a picture shows their events.
Long, because every kind of case has a picture of its own.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QImage, QPainter, QPen, QPolygonF

from bluestick.engine.events import Event
from bluestick.engine.moves import Part
from bluestick.engine.seats import CHANCE, Seat
from bluestick.engine.tricks import Deal
from bluestick.games.kille import pot
from bluestick.games.kille.cards import KILLE, LILJOR, MATADORS, PACK, SKITKORT
from bluestick.games.kille.events import (
    Deadlock,
    Drawn,
    HitByHusar,
    HitBySvin,
    KukuLaid,
    Out,
    Passed,
    Showdown,
    Stood,
    SwapAsked,
    Swapped,
)
from bluestick.games.kille.moves import Say, Word
from bluestick.games.kille.rules import Kille as KilleRules
from bluestick.games.kille.showdown import Held, Verdict, verdict
from bluestick.games.kille.state import Ground, State, Table
from bluestick.tables.cards import Kille
from bluestick.tables.drawing import art
from bluestick.tables.drawing.theme import Theme
from bluestick.tables.scene import case_pictures as pictures
from bluestick.tables.scene.card_pictures import INK, MADDER, card_picture
from bluestick.text.kille import calls

translate = QCoreApplication.translate

RULES = KilleRules()
LARGEST = 58
"""Greatest width of a card in a picture, in pixels."""
TEXT = 13.0
SMALL = 11.5
GAP = 10.0
STEP, CALLED = 26.0, 18.0
"""Height of a line of events, and of a call above it."""
FEWEST = 4
"""Number of seats of the match of a case that has fewer players."""


def picture(theme: Theme, case: dict[str, Any], width: float, dpr: float) -> QImage:
    """Return the picture of a worked example of the rule pages. Raises ValueError for an unknown type of case."""
    given = case["given"]
    drawing: _Drawing
    match case["type"]:
        case "sign":
            return sign(theme, given["sign"], width, dpr)
        case "order":
            drawing = _Order()
        case "exchange":
            drawing = _Exchange(given)
        case "resolve":
            drawing = _Resolved(given["players"])
        case "pot":
            drawing = _Pot(given)
        case kind:
            raise ValueError(f"no picture of a case of type {kind}")
    return drawing.image(theme, width, dpr)


class _Drawing:
    """Base of pictures: drawings on the table cloth, fitted to a width."""

    across: float
    down: float

    def image(self, theme: Theme, width: float, dpr: float) -> QImage:
        self.theme, self.dpr, self.deck = theme, dpr, Kille(theme)
        self.measure(width - 2 * GAP)

        def paint(painter: QPainter) -> None:
            painter.translate(GAP, GAP)
            self.paint(painter)

        return pictures.on_wool(QSizeF(self.across + 2 * GAP, self.down + 2 * GAP), theme, dpr, paint)

    def measure(self, room: float) -> None:
        raise NotImplementedError

    def paint(self, painter: QPainter) -> None:
        raise NotImplementedError

    def card(self, painter: QPainter, card: Part, corner: QPointF, width: float, *, high: bool | None = None) -> None:
        """Draw a card; ``high``: whether a kille counts high, None if that does not matter."""
        mark = None if card != KILLE or high is None else ("high" if high else "low")
        arrangement = card_picture(self.deck.face(card, width, self.dpr, mark), self.theme)
        room = (arrangement.deviceIndependentSize().width() - width) / 2
        painter.drawPixmap(corner - QPointF(room, room), arrangement)

    def text(
        self,
        painter: QPainter,
        text: str,
        middle: QPointF,
        room: float,
        *,
        size: float = TEXT,
        strong: bool = False,
        ink: QColor | None = None,
        italic: bool = False,
    ) -> None:
        """Draw a line centred on ``middle``, in a smaller font if there is no room, always inside the picture."""
        font = art.sans(size, QFont.Weight.Bold if strong else QFont.Weight.DemiBold)
        font.setItalic(italic)
        wide = QFontMetricsF(font).horizontalAdvance(text)
        if wide > room:
            font = art.sans(max(8.5, size * room / wide), font.weight())
            font.setItalic(italic)
            wide = QFontMetricsF(font).horizontalAdvance(text)
        x = min(max(middle.x(), wide / 2), max(wide / 2, self.across - wide / 2))
        painter.setFont(font)
        painter.setPen(ink or self.theme.color("ttext"))
        painter.drawText(QRectF(x - wide, middle.y() - TEXT, 2 * wide, 2 * TEXT), Qt.AlignmentFlag.AlignCenter, text)


class _Order(_Drawing):
    """All kinds of cards from the lowest to the highest, in groups."""

    ROWS = ((KILLE, *SKITKORT), LILJOR[:6], LILJOR[6:], (*MATADORS, KILLE))

    def measure(self, room: float) -> None:
        self.width = min(float(LARGEST), (room - 5 * 6) / 6)
        self.high = self.deck.height(self.width)
        self.across = 6 * self.width + 5 * 6
        self.down = len(self.ROWS) * self.high + (len(self.ROWS) - 1) * 8

    def paint(self, painter: QPainter) -> None:
        for number, row in enumerate(self.ROWS):
            y = number * (self.high + 8)
            left = (self.across - len(row) * self.width - (len(row) - 1) * 6) / 2
            for place, card in enumerate(row):
                self.card(painter, card, QPointF(left + place * (self.width + 6), y), self.width, high=bool(number))
            if row[-1] == KILLE:  # equal to the card before it
                _badge(painter, QPointF(left + (len(row) - 1) * (self.width + 6) - 3, y + self.high / 2), "=")


def _badge(painter: QPainter, middle: QPointF, sign: str) -> None:
    painter.setPen(QPen(INK, 1.5))
    painter.setBrush(art.PAPER)
    painter.drawEllipse(middle, 9, 9)
    painter.setFont(art.sans(TEXT, QFont.Weight.Bold))
    painter.drawText(QRectF(middle.x() - 9, middle.y() - 9, 18, 18), Qt.AlignmentFlag.AlignCenter, sign)


@dataclass(frozen=True, slots=True)
class _Line:
    """One line of events: an arrow between two columns, or marks below some."""

    start: int = -1
    end: int = -1
    both: bool = False
    """Whether the arrow stands for a swap of two cards, and so has two heads."""
    back: bool = False
    """Whether the arrow stands for a swap that is undone."""
    hit: int = -1
    """Column of the seat that is hit (put out); -1 for none."""
    call: str = ""
    stand: tuple[int, ...] = ()

    @property
    def height(self) -> float:
        return STEP + (CALLED if self.call else 0)


@dataclass(slots=True)
class _Story:
    """Events of a case, as the content of its picture."""

    lines: list[_Line] = field(default_factory=list)
    shown: list[tuple[Seat, Part, bool]] = field(default_factory=list)
    out: dict[Seat, Ground] = field(default_factory=dict)
    saved: tuple[Seat, ...] = ()
    drawn: list[Part] = field(default_factory=list)


def _played(given: dict[str, Any]) -> tuple[Event, ...]:
    """Return the events of a case: its cards are dealt and its actions played. The dealer is the last seat."""
    order, stock = given["order"], given["stock"]
    cards = [*(given["hands"][name] for name in order), *stock]
    rest = list(PACK)
    for card in cards:
        rest.remove(card)
    count = max(FEWEST, len(order))
    active = tuple(map(Seat, range(len(order))))
    table = Table(RULES.setup(count), number=1, active=active, pot=1, ledger=(0,) * count, items=((),) * count)
    deal = Deal(Seat(len(order) - 1), (*cards, *rest))
    state = RULES.apply(State(table), CHANCE, deal).state
    events: list[Event] = []
    for name, word in given["actions"]:
        step = RULES.apply(state, Seat(order.index(name)), Say(Word(word)))
        state = step.state
        events += step.events
    return tuple(events)


def _told(events: Iterable[Event], stock: int) -> _Story:
    """Return the lines and marks that show ``events``; ``stock`` is the column of the stock."""
    story = _Story()
    hop = (-1, -1)  # the request that waits for its answer
    for event in events:
        match event:
            case Stood(seat):
                if story.lines and story.lines[-1].stand:
                    story.lines[-1] = replace(story.lines[-1], stand=(*story.lines[-1].stand, seat))
                else:
                    story.lines.append(_Line(stand=(seat,)))
            case SwapAsked(seat, of):
                hop = (seat, stock if of is None else of)
            case Swapped(seat, other):
                story.lines.append(_Line(seat, other, both=True))
            case Drawn(seat, card):
                story.drawn.append(card or "")
                hop = (seat, stock)
                if event.taken:
                    story.lines.append(_Line(seat, stock, both=True))
            case Passed(card=card):
                story.lines.append(_Line(*hop, call=calls.past(card).text))
            case HitByHusar(seat):
                story.lines.append(_Line(*hop, hit=seat, call=calls.HUSAR))
            case HitBySvin(undone=undone, victim=victim):
                story.lines.append(_Line(*hop, hit=-1 if undone else victim, call=calls.SVIN))
                for number, (holder, owner) in enumerate(undone, 1):
                    last = number == len(undone)
                    story.lines.append(_Line(holder, owner, back=True, hit=victim if last else -1))
            case KukuLaid(seat, how):
                start, end = hop if how != "declared" else (-1, -1 if seat is None else int(seat))
                said = calls.KUKU_STANDS if start >= 0 else calls.KUKU_LAID
                story.lines.append(_Line(start, end, call=said))
            case Showdown(_, cards):
                story.shown = list(cards)
            case Deadlock(saved):
                story.saved = saved
            case Out(seat, ground):
                story.out[seat] = ground
    return story


class _Exchange(_Drawing):
    """Cards as dealt, an arrow from column to column for each swap, and the cards at the showdown."""

    def __init__(self, given: dict[str, Any]) -> None:
        self.names: list[str] = given["order"]
        self.hands = [given["hands"][name] for name in self.names]
        self.story = _told(_played(given), len(self.names))
        self.columns = len(self.names) + bool(self.story.drawn)

    def measure(self, room: float) -> None:
        self.pitch = min(room / self.columns, 74.0)
        self.width = min(float(LARGEST), self.pitch - 9)
        self.high = self.deck.height(self.width)
        self.across = max(self.pitch * self.columns, min(room, 210.0))
        self.left = (self.across - self.pitch * self.columns) / 2
        self.top = TEXT * 1.5
        self.lines = self.top + self.high + 6
        self.shown = self.lines + sum(line.height for line in self.story.lines) + 6
        below = (SMALL * 1.8 if self.story.out else 0) + (TEXT * 1.8 if self.story.saved else 0)
        self.down = self.shown + self.high + below

    def x(self, column: int) -> float:
        return self.left + (column + 0.5) * self.pitch

    def paint(self, painter: QPainter) -> None:
        painter.setPen(QPen(self.theme.color("ttext"), 1, Qt.PenStyle.DotLine))
        for column in range(self.columns):
            painter.drawLine(QPointF(self.x(column), self.lines - 4), QPointF(self.x(column), self.shown - 2))
        for column, (name, card) in enumerate(zip(self.names, self.hands, strict=True)):
            dealer = column == len(self.names) - 1
            #: Above a column of a picture: the player who deals, and speaks last
            title = translate("kille", "{name}, dealer").format(name=name) if dealer else name
            self.text(painter, title, QPointF(self.x(column), TEXT * 0.6), self.pitch - 4, strong=True)
            self._card_at(painter, column, self.top, card)
        if self.story.drawn:
            stock = len(self.names)
            #: Above a column of a picture
            self.text(painter, translate("kille", "stock"), QPointF(self.x(stock), TEXT * 0.6), self.pitch - 4)
            self._card_at(painter, stock, self.top, self.story.drawn[-1])
        bottom = self.lines
        for line in self.story.lines:
            bottom += line.height
            self._line(painter, line, bottom - STEP / 2)
        self._paint_end(painter)

    def _card_at(self, painter: QPainter, column: int, top: float, card: Part, high: bool | None = None) -> None:
        self.card(painter, card, QPointF(self.x(column) - self.width / 2, top), self.width, high=high)

    def _line(self, painter: QPainter, line: _Line, y: float) -> None:
        for column in line.stand:
            _dot(painter, QPointF(self.x(column), y))
        if line.stand:
            room = self.across
            at = QPointF(self.x(line.stand[-1]), y)
            many = len(line.stand) > 1
            said = (
                translate("kille", "stand", "several players keep their cards")
                if many
                else translate("kille", "stands", "a player keeps the card")
            )
            self._beside(painter, said, at, room)
            return
        if line.start >= 0:
            start, end = QPointF(self.x(line.start), y), QPointF(self.x(line.end), y)
            _arrow(painter, start, end, line)
        elif line.end >= 0:
            _dot(painter, QPointF(self.x(line.end), y))
        if line.call:
            middle = (self.x(line.start if line.start >= 0 else line.end) + self.x(line.end)) / 2
            self._caption(painter, line.call, QPointF(middle, y - STEP / 2 - CALLED / 2 + 3))
        if line.hit >= 0:
            _cross(painter, QPointF(self.x(line.hit), y))

    def _beside(self, painter: QPainter, said: str, at: QPointF, room: float) -> None:
        """Write a word right of a point, or left of it where the picture ends."""
        wide = QFontMetricsF(art.sans(SMALL, QFont.Weight.DemiBold)).horizontalAdvance(said)
        x = at.x() + 10 + wide / 2
        if x + wide / 2 > self.across:
            x = at.x() - 10 - wide / 2
        self.text(painter, said, QPointF(x, at.y()), room, size=SMALL)

    def _caption(self, painter: QPainter, call: str, middle: QPointF) -> None:
        """Write a call above its arrow, on a background that hides the lines of the columns."""
        font = art.sans(SMALL, QFont.Weight.DemiBold)
        font.setItalic(True)
        wide = min(self.across, QFontMetricsF(font).horizontalAdvance(call) + 10)
        x = min(max(middle.x(), wide / 2), self.across - wide / 2)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(art.PAPER)
        painter.drawRoundedRect(QRectF(x - wide / 2, middle.y() - 8, wide, 16), 7, 7)
        self.text(painter, call, QPointF(x, middle.y() - 0.5), wide - 6, size=SMALL, ink=INK, italic=True)

    def _paint_end(self, painter: QPainter) -> None:
        below = self.shown + self.high + SMALL * 0.9
        for seat, card, high in self.story.shown:
            self._card_at(painter, seat, self.shown, card, high)
            if seat in self.story.out:
                _struck(painter, QRectF(self.x(seat) - self.width / 2, self.shown, self.width, self.high))
                ground = _ground(self.story.out[seat])
                self.text(painter, ground, QPointF(self.x(seat), below), self.pitch - 2, size=SMALL, strong=True)
        if self.story.saved:
            said = _deadlock(len(self.story.saved) == len(self.names))
            self.text(painter, said, QPointF(self.across / 2, self.down - TEXT * 0.7), self.across, strong=True)


def _ground(ground: Ground) -> str:
    """Return the shortest text for why a player is out."""
    match ground:
        case Ground.KILLE:
            return translate("kille", "low kille", "why somebody is out: as short as possible")
        case Ground.LOWEST:
            return translate("kille", "lowest", "why somebody is out: as short as possible")
    return translate("kille", "hit")


def _deadlock(everybody: bool) -> str:
    if everybody:
        return translate("kille", "Deadlock: nobody is out.")
    return translate("kille", "Deadlock: the lowest card does not count.")


def _dot(painter: QPainter, middle: QPointF) -> None:
    painter.setPen(QPen(INK, 1.5))
    painter.setBrush(art.PAPER)
    painter.drawEllipse(middle, 5, 5)


def _cross(painter: QPainter, middle: QPointF) -> None:
    """Draw the cross that marks a hit (a player put out)."""
    painter.setPen(QPen(INK, 1.5))
    painter.setBrush(art.PAPER)
    painter.drawEllipse(middle, 9, 9)
    pen = QPen(MADDER, 3)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    for slant in (1, -1):
        painter.drawLine(middle + QPointF(-4, -4 * slant), middle + QPointF(4, 4 * slant))


def _struck(painter: QPainter, card: QRectF) -> None:
    """Draw a frame and a cross on the card of a player who is out."""
    painter.setPen(QPen(art.PAPER, 5))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(card.adjusted(1, 1, -1, -1), 5, 5)
    painter.setPen(QPen(MADDER, 2.6))
    painter.drawRoundedRect(card.adjusted(1, 1, -1, -1), 5, 5)
    _cross(painter, card.topRight() + QPointF(-5, 5))


def _arrow(painter: QPainter, start: QPointF, end: QPointF, line: _Line) -> None:
    """Draw an arrow: with two heads for a swap, dashed for one that is undone, with one head for a request."""
    ink, edge = (MADDER, art.PAPER) if line.back or line.hit >= 0 else (art.PAPER, INK)
    ahead = 1 if end.x() > start.x() else -1
    start, end = start + QPointF(4 * ahead, 0), end + QPointF(-4 * ahead, 0)
    for pen in (
        QPen(edge, 5.5),
        QPen(ink, 2.6, Qt.PenStyle.DashLine if line.back else Qt.PenStyle.SolidLine),
    ):
        painter.setPen(pen)
        painter.drawLine(start, end)
    tips = [(end, ahead)] + ([(start, -ahead)] if line.both or line.back else [])
    painter.setPen(QPen(edge, 1.2))
    painter.setBrush(ink)
    for tip, way in tips:
        painter.drawPolygon(
            QPolygonF([tip + QPointF(2 * way, 0), tip + QPointF(-8 * way, -5.5), tip + QPointF(-8 * way, 5.5)])
        )


SIGNS = {"swap": _Line(both=True), "undone": _Line(back=True), "asked": _Line()}
"""Arrows that the legend explains, by name of the sign."""
ACROSS = dict.fromkeys(SIGNS, 1.9) | {"out": 1.8}
"""Widths of the signs that are not square, in their heights."""


def sign(theme: Theme, name: str, width: float, dpr: float) -> QImage:
    """Return the picture of the sign ``name`` in the legend of the rule pages."""
    middle = QPointF(width / 2, width / 2)

    def paint(painter: QPainter) -> None:
        match name:
            case "swap" | "undone" | "asked":
                _arrow(painter, QPointF(0, width / 2), QPointF(ACROSS[name] * width, width / 2), SIGNS[name])
            case "hit":
                _cross(painter, middle)
            case "stands":
                _dot(painter, middle)
            case "out":
                _struck(painter, QRectF(3, 5, 1.35 * width, 0.7 * width))
            case _:
                face = Kille(theme).face(KILLE, 80, dpr, name)
                pictures.detail(painter, width, face, 0.17, 0.4, 0.26)

    return pictures.sign(width, dpr, paint, ACROSS.get(name, 1))


class _Resolved(_Drawing):
    """Cards at a showdown, and who is out."""

    def __init__(self, players: Sequence[dict[str, str]]) -> None:
        self.names = [player["seat"] for player in players]
        self.held = [
            Held(Seat(number), player["card"], player["status"] == "high") for number, player in enumerate(players)
        ]
        self.hit = {Seat(number) for number, player in enumerate(players) if player["status"] == "hit"}
        self.found: Verdict = verdict(self.held, dict.fromkeys(sorted(self.hit), Ground.HUSAR))

    def measure(self, room: float) -> None:
        self.pitch = min(room / len(self.held), 74.0)
        self.width = min(float(LARGEST), self.pitch - 9)
        self.high = self.deck.height(self.width)
        self.across = max(self.pitch * len(self.held), room)
        self.left = (self.across - self.pitch * len(self.held)) / 2
        below = (SMALL * 1.8 if self.found.out else 0) + (TEXT * 1.8 if self.found.saved else 0)
        self.down = TEXT * 1.5 + self.high + below

    def paint(self, painter: QPainter) -> None:
        out = dict(self.found.out)
        for one in self.held:
            x = self.left + (one.seat + 0.5) * self.pitch
            self.text(painter, self.names[one.seat], QPointF(x, TEXT * 0.6), self.pitch, strong=True)
            corner = QPointF(x - self.width / 2, TEXT * 1.5)
            self.card(painter, one.card, corner, self.width, high=one.high)
            if one.seat in out:
                _struck(painter, QRectF(corner, QSizeF(self.width, self.high)))
                below = QPointF(x, TEXT * 1.5 + self.high + SMALL * 0.9)
                self.text(painter, _ground(out[one.seat]), below, self.pitch, size=SMALL, strong=True)
        if self.found.saved:
            said = _deadlock(len(self.found.saved) == len(self.held))
            self.text(painter, said, QPointF(self.across / 2, self.down - TEXT * 0.7), self.across, strong=True)


class _Pot(_Drawing):
    """Table of a pot, one row per deal: players in, out, bought back in, and the chips."""

    def __init__(self, given: dict[str, Any]) -> None:
        self.rows = tuple(_course(given))

    def measure(self, room: float) -> None:
        self.across = min(room, 400.0)
        self.down = (len(self.rows) + 1) * TEXT * 1.8

    def paint(self, painter: QPainter) -> None:
        heads = (
            #: A column of a table
            translate("kille", "Deal", "a column of a table"),
            translate("kille", "In", "players, a column of a table"),
            translate("kille", "Out", "players, a column of a table"),
            translate("kille", "Buy in", "players and their price, a column of a table"),
            translate("kille", "Pot", "chips, a column of a table"),
        )
        for number, row in enumerate((heads, *self.rows)):
            for share, text in zip((0.09, 0.27, 0.44, 0.66, 0.9), row, strict=True):
                middle = QPointF(self.across * share, TEXT * (0.9 + 1.8 * number))
                self.text(painter, text, middle, self.across * 0.24, strong=not number or share == 0.9)
        painter.setPen(QPen(self.theme.color("ttext"), 1))
        painter.drawLine(QPointF(0, TEXT * 1.8), QPointF(self.across, TEXT * 1.8))


def _course(given: dict[str, Any]) -> Iterator[tuple[str, ...]]:
    """Yield the rows of a pot; the last seats go out, and the seats asked first buy back in."""
    setup = RULES.setup(given["players"], options={"stake": given["stake"]})
    table = Table(setup, dealer=Seat(0), ledger=(0,) * setup.seats, items=((),) * setup.seats)
    table, _ = pot.opened(table)
    for number, deal in enumerate(given["deals"], 1):
        players = len(table.active)
        table = replace(table, deal=number, active=table.active[: players - deal["out"]])
        back = ""
        if len(table.active) == 1:
            yield str(number), str(players), str(deal["out"]), "", f"{table.pot} → 0"
            return
        table, _ = pot.chance(table)
        if table.offer is not None:
            buyers = deal.get("buy", 0)
            #: How many buy in, and the price: "4 for 20 each"
            back = translate("kille", "{number} for {price} each").format(number=buyers, price=table.offer.price)
            for place, seat in enumerate(table.offer.eligible):
                table, _ = pot.answered(table, seat, place < buyers)
        yield str(number), str(players), str(deal["out"]), back, str(table.pot)
