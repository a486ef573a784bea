"""Pictures of worked exchanges: cards as dealt, an arrow for each swap or request, cards at the showdown."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Any

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen, QPolygonF

from bluestick.engine.events import Event
from bluestick.engine.moves import Part
from bluestick.engine.seats import CHANCE, Seat
from bluestick.engine.tricks import Deal
from bluestick.games.kille.cards import KILLE, PACK
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
from bluestick.games.kille.state import Ground, State, Table
from bluestick.tables.drawing import art
from bluestick.tables.scene.card_pictures import INK, MADDER
from bluestick.tables.scene.case_pictures import CARD, SMALL, TEXT, CaseCanvas
from bluestick.text.kille import calls

translate = QCoreApplication.translate

RULES = KilleRules()
FEWEST = 4
"""Least number of seats of the match in which a case is played; cases may have fewer players."""
STEP, CALLED = 26.0, 18.0
"""Height, in pixels, of a line of the picture, and of a call above it."""
PITCH = 74.0
"""Greatest width of the column of a player, in pixels."""


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the picture: an arrow from column ``start`` to column ``end``, or dots below ``stand``.

    ``both``: a swap; ``back``: a swap undone; ``stand``: columns of players who keep their cards. A kuku shown unasked
    has only ``end``.
    """

    start: int = -1
    end: int = -1
    both: bool = False
    back: bool = False
    hit: int = -1
    """Column of the player who is hit (put out); -1 for none."""
    call: str = ""
    stand: tuple[int, ...] = ()

    @property
    def height(self) -> float:
        return STEP + (CALLED if self.call else 0)


@dataclass(slots=True)
class PictureContent:
    """What the picture of a case shows: lines, cards at the showdown (with "counts high"), who is out and why,

    who is saved by a deadlock, and cards drawn from the stock.
    """

    lines: list[Line] = field(default_factory=list)
    shown: list[tuple[Seat, Part, bool]] = field(default_factory=list)
    out: dict[Seat, Ground] = field(default_factory=dict)
    saved: tuple[Seat, ...] = ()
    drawn: list[Part] = field(default_factory=list)


def played(given: dict[str, Any]) -> tuple[Event, ...]:
    """Return the events of a case: its cards are dealt and its actions played; the last player in it deals."""
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


def story_of(events: Iterable[Event], stock: int) -> PictureContent:
    """Return what the picture of ``events`` shows; ``stock`` is the column of the stock."""
    story = PictureContent()
    hop = (-1, -1)  # the request that waits for its answer
    for event in events:
        match event:
            case Stood(seat):
                if story.lines and story.lines[-1].stand:
                    story.lines[-1] = replace(story.lines[-1], stand=(*story.lines[-1].stand, seat))
                else:
                    story.lines.append(Line(stand=(seat,)))
            case SwapAsked(seat, of):
                hop = (seat, stock if of is None else of)
            case Swapped(seat, other):
                story.lines.append(Line(seat, other, both=True))
            case Drawn(seat, card):
                story.drawn.append(card or "")
                hop = (seat, stock)
                if event.taken:
                    story.lines.append(Line(seat, stock, both=True))
            case Passed(card=card):
                story.lines.append(Line(*hop, call=calls.passing_call(card).text))
            case HitByHusar(seat):
                story.lines.append(Line(*hop, hit=seat, call=calls.HUSAR))
            case HitBySvin(undone=undone, victim=victim):
                story.lines.append(Line(*hop, hit=-1 if undone else victim, call=calls.SVIN))
                for number, (holder, owner) in enumerate(undone, 1):
                    last = number == len(undone)
                    story.lines.append(Line(holder, owner, back=True, hit=victim if last else -1))
            case KukuLaid(seat, how):
                start, end = hop if how != "declared" else (-1, -1 if seat is None else int(seat))
                said = calls.KUKU_STANDS if start >= 0 else calls.KUKU_LAID
                story.lines.append(Line(start, end, call=said))
            case Showdown(_, cards):
                story.shown = list(cards)
            case Deadlock(saved):
                story.saved = saved
            case Out(seat, ground):
                story.out[seat] = ground
    return story


def ground_text(ground: Ground) -> str:
    """Return a very short text for why a player is out: "low kille", "lowest" or "hit"."""
    match ground:
        case Ground.KILLE:
            return translate("kille", "low kille", "why a player is out: as short as possible")
        case Ground.LOWEST:
            return translate("kille", "lowest", "why a player is out: as short as possible")
    return translate("kille", "hit")


def deadlock_text(saved: int, players: int) -> str:
    """Return the text on a deadlock (all would be out) that saves ``saved`` of ``players``; empty if none is saved."""
    if saved == players:
        return translate("kille", "Deadlock: no one is out.")
    return translate("kille", "Deadlock: the lowest card does not count.") if saved else ""


def kille_mark(card: Part, *, high: bool) -> str | None:
    """Return the mark "high" or "low" of the card named Kille; None for other cards."""
    return None if card != KILLE else "high" if high else "low"


class Exchange:
    """Picture of an exchange: a column for each player, and one for the stock if a card is drawn."""

    def __init__(self, given: dict[str, Any]) -> None:
        self.names: list[str] = given["order"]
        self.hands = [given["hands"][name] for name in self.names]
        self.story = story_of(played(given), len(self.names))
        self.columns = len(self.names) + bool(self.story.drawn)
        self.deadlock = deadlock_text(len(self.story.saved), len(self.names))
        self.small = art.sans(SMALL, QFont.Weight.DemiBold)

    def measure(self, room: float, height: float) -> QSizeF:
        """Return the size of the picture, at most ``room`` wide; ``height``: of a card that is 1 wide."""
        self.pitch = min(room / self.columns, PITCH)
        self.card = QSizeF(min(CARD, self.pitch - 9), min(CARD, self.pitch - 9) * height)
        self.across = max(self.pitch * self.columns, min(room, 210.0))
        self.top = TEXT * 1.5
        self.lines = self.top + self.card.height() + 6
        self.shown = self.lines + sum(line.height for line in self.story.lines) + 6
        below = (SMALL * 1.8 if self.story.out else 0) + (TEXT * 1.8 if self.deadlock else 0)
        return QSizeF(self.across, self.shown + self.card.height() + below)

    def paint(self, canvas: CaseCanvas) -> None:
        bold = art.sans(TEXT, QFont.Weight.Bold)
        canvas.painter.setPen(QPen(canvas.theme.color("ttext"), 1, Qt.PenStyle.DotLine))
        for column in range(self.columns):
            canvas.painter.drawLine(self._at(column, self.lines - 4), self._at(column, self.shown - 2))
        for column, (name, card) in enumerate(zip(self.names, self.hands, strict=True)):
            dealer = column == len(self.names) - 1
            #: Above a column of a picture: the player who deals, and speaks last
            title = translate("kille", "{name}, dealer").format(name=name) if dealer else name
            canvas.text(title, self._at(column, TEXT * 0.6), self.pitch - 4, bold)
            self._card(canvas, column, self.top, card)
        if self.story.drawn:
            stock = len(self.names)
            #: Above a column of a picture
            canvas.text(translate("kille", "stock"), self._at(stock, TEXT * 0.6), self.pitch - 4)
            self._card(canvas, stock, self.top, self.story.drawn[-1])
        bottom = self.lines
        for line in self.story.lines:
            bottom += line.height
            self._line(canvas, line, bottom - STEP / 2)
        foot = self.shown + self.card.height() + SMALL * 0.9
        for seat, card, high in self.story.shown:
            rect = self._card(canvas, seat, self.shown, card, kille_mark(card, high=high))
            if seat in self.story.out:
                strike_out(canvas.painter, rect)
                ground = ground_text(self.story.out[seat])
                canvas.text(ground, self._at(seat, foot), self.pitch - 2, art.sans(SMALL, QFont.Weight.Bold))
        if self.deadlock:
            low = foot + (SMALL * 0.9 if self.story.out else -SMALL * 0.9) + TEXT * 1.1
            canvas.text(self.deadlock, QPointF(self.across / 2, low), self.across, bold)

    def _at(self, column: int, y: float) -> QPointF:
        return QPointF((self.across - self.pitch * self.columns) / 2 + (column + 0.5) * self.pitch, y)

    def _card(self, canvas: CaseCanvas, column: int, top: float, card: Part, mark: str | None = None) -> QRectF:
        rect = QRectF(self._at(column, top) - QPointF(self.card.width() / 2, 0), self.card)
        canvas.card(card, rect.topLeft(), rect.width(), mark)
        return rect

    def _line(self, canvas: CaseCanvas, line: Line, y: float) -> None:
        for column in line.stand:
            paint_dot(canvas.painter, self._at(column, y))
        if line.stand:
            self._standing(canvas, self._at(line.stand[-1], y), len(line.stand) > 1)
            return
        start, end = (self._at(column, y) for column in (line.start, line.end))
        if line.start >= 0:
            paint_arrow(canvas.painter, start, end, line)
        elif line.end >= 0:
            paint_dot(canvas.painter, end)
        if line.call:
            middle = (start + end) / 2 if line.start >= 0 else end
            self._call(canvas, line.call, middle - QPointF(0, STEP / 2 + CALLED / 2 - 3))
        if line.hit >= 0:
            paint_hit(canvas.painter, self._at(line.hit, y))

    def _standing(self, canvas: CaseCanvas, at: QPointF, several: bool) -> None:
        """Write "stand" or "stands" (``several``: more than one player) right of a dot, or left of it at the edge."""
        said = (
            translate("kille", "stand", "several players keep their cards")
            if several
            else translate("kille", "stands", "a player keeps the card")
        )
        wide = QFontMetricsF(self.small).horizontalAdvance(said)
        aside = 10 + wide / 2
        if at.x() + 10 + wide > self.across:
            aside = -aside
        canvas.text(said, at + QPointF(aside, 0), self.across, self.small)

    def _call(self, canvas: CaseCanvas, call: str, middle: QPointF) -> None:
        """Write a call above its arrow, on a pale plate that hides the dotted column lines."""
        font = art.sans(SMALL, QFont.Weight.DemiBold, italic=True)
        wide = min(self.across, QFontMetricsF(font).horizontalAdvance(call) + 10)
        x = min(max(middle.x(), wide / 2), self.across - wide / 2)
        art.box(canvas.painter, QRectF(x - wide / 2, middle.y() - 8, wide, 16), 7, art.PAPER, Qt.PenStyle.NoPen)
        canvas.text(call, QPointF(x, middle.y() - 0.5), wide - 6, font, INK)


# Marks.


def paint_dot(painter: QPainter, middle: QPointF, radius: float = 5) -> None:
    """Draw the mark of a player who keeps a card, or the disc of a larger mark."""
    art.disc(painter, middle, radius, art.PAPER, QPen(INK, 1.5))


def paint_hit(painter: QPainter, middle: QPointF) -> None:
    """Draw the cross that marks a hit (a player put out)."""
    paint_dot(painter, middle, 9)
    art.cross(painter, middle, 4, art.pen(MADDER, 3, cap=Qt.PenCapStyle.RoundCap))


def strike_out(painter: QPainter, card: QRectF) -> None:
    """Draw a frame and a cross on the card of a player who is out."""
    art.outline(painter, card.adjusted(1, 1, -1, -1), 5, QPen(art.PAPER, 5), QPen(MADDER, 2.6))
    paint_hit(painter, card.topRight() + QPointF(-5, 5))


def paint_arrow(painter: QPainter, start: QPointF, end: QPointF, line: Line) -> None:
    """Draw the arrow of ``line``: two heads for a swap, dashed for an undone swap, one head for a request."""
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
