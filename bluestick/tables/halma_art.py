"""How the halma board and its pieces look."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from random import Random

from PySide6.QtCore import QLineF, QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QPainterPathStroker,
    QPen,
    QPixmap,
    QPolygonF,
)

from bluestick.engine.seats import Seat
from bluestick.games.halma.board import GRID, camp
from bluestick.tables import art
from bluestick.tables.theme import Theme

FRAME = 26 / 39
"""The width of the wooden edge, in squares."""

LOOKS = ("wood", "paper")


@dataclass(frozen=True, slots=True)
class Layout:
    """Where the squares lie. ``quarters`` turns the board clockwise until its seat sits at the bottom left."""

    left: float
    top: float
    side: float
    quarters: int = 0
    columns: range = range(16)
    rows: range = range(16)
    """The part of the board that is shown, as it lies on the screen."""

    @classmethod
    def fitting(cls, rect: QRectF, dpr: float, seats: int, seat: Seat) -> Layout:
        """The largest whole board inside ``rect``, on whole device pixels."""
        across = 16 + 2 * FRAME
        side = max(8.0, math.floor(min(rect.width(), rect.height()) / across * dpr) / dpr)
        corner = rect.center() - QPointF(side, side) * 8
        return cls(round(corner.x() * dpr) / dpr, round(corner.y() * dpr) / dpr, side, seat * (4 // seats))

    @property
    def field(self) -> QRectF:
        """All squares that are shown."""
        return QRectF(self.left, self.top, len(self.columns) * self.side, len(self.rows) * self.side)

    @property
    def outside(self) -> QRectF:
        """The board with its edge."""
        edge = self.side * FRAME
        return self.field.adjusted(-edge, -edge, edge, edge)

    def spot(self, square: int) -> tuple[int, int]:
        """Column and row on the screen."""
        rank, file = divmod(square, 16)
        return ((file, 15 - rank), (15 - rank, 15 - file), (15 - file, rank), (rank, file))[self.quarters]

    def square(self, column: int, row: int) -> int:
        """The square in that column and row."""
        file, rank = (
            (column, 15 - row),
            (15 - row, 15 - column),
            (15 - column, row),
            (row, column),
        )[self.quarters]
        return rank * 16 + file

    def rect(self, square: int) -> QRectF:
        """The place of a square."""
        column, row = self.spot(square)
        x, y = self.left + (column - self.columns.start) * self.side, self.top + (row - self.rows.start) * self.side
        return QRectF(x, y, self.side, self.side)

    def centre(self, square: int) -> QPointF:
        """The middle of a square."""
        return self.rect(square).center()

    def square_at(self, point: QPointF) -> int | None:
        """The square under a point; None beside the board."""
        if not self.field.contains(point):
            return None
        column = self.columns.start + int((point.x() - self.left) / self.side)
        row = self.rows.start + int((point.y() - self.top) / self.side)
        if column not in self.columns or row not in self.rows:
            return None
        return self.square(column, row)

    def squares(self) -> Iterable[int]:
        """All squares that are shown."""
        return (self.square(column, row) for row in self.rows for column in self.columns)


@dataclass(frozen=True, slots=True)
class Dye:
    """The colours of one player's pieces and base."""

    name: str
    body: str
    head: str
    groove: str
    mark: str
    rim: str
    """The outline by day; by night it is pale round a dark body."""
    camp: str
    strength: float
    """How strongly the base is tinted."""


DYES = (
    Dye("dark", "#1a1a1a", "#3b3d3f", "#5a5c5e", "#f7f3e8", "#0c0c0c", "#1f2830", 0.22),
    Dye("light", "#f7f3e8", "#ffffff", "#b9ae97", "#8d8069", "#1a1a1a", "#fffaeb", 0.34),
    Dye("blue", "#2459b8", "#3f78dc", "#143c80", "#ffffff", "#10264d", "#2459b8", 0.30),
    Dye("red", "#c94f14", "#e77a33", "#7d3000", "#ffffff", "#3f1800", "#c94f14", 0.30),
)
"""By seat. Partners are kin: dark with blue, light with red. Each has its own shape as well: see ``_outline``."""


@dataclass(frozen=True, slots=True)
class Board:
    """The colours of the board itself."""

    light: str
    dark: str
    edge: str
    line: str
    text: str
    grain: float


def board_of(theme: Theme, look: str) -> Board:
    """Wood as in the theme, or a board printed on paper; high contrast has a board of its own."""
    if look == "paper" and not theme.high_contrast:
        if theme.name == "night":
            return Board("#b9b09b", "#9c9684", "#1b3d52", "#7fa3b8", "#ece6d8", 0)
        return Board("#fbf6e9", "#e3dac3", "#1f5673", "#fffdf6", "#fffdf6", 0)
    return Board(theme.wood, theme.wood2, theme.woodedge, theme.woodline, theme.woodtext, theme.fibre)


def paint_board(painter: QPainter, at: Layout, theme: Theme, look: str, seats: int, coordinates: bool) -> None:
    """The empty board: edge, squares, bases, coordinates."""
    board = board_of(theme, look)
    _paint_edge(painter, at, theme, board, look)
    paint_field(painter, at, theme, look, seats)
    if coordinates:
        middle = at.side * FRAME / 2
        paint_coordinates(painter, at, QColor(board.text), max(7.0, at.side * 0.36), middle, middle)


def paint_field(painter: QPainter, at: Layout, theme: Theme, look: str, seats: int) -> None:
    """The squares that are shown, with the bases of so many seats."""
    _paint_squares(painter, at, theme, board_of(theme, look), look)
    for seat in range(seats):
        _paint_camp(painter, at, theme, look, camp(seats, Seat(seat)), seat)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(0, 0, 0, 110), max(1.0, at.side / 30)))
    painter.drawRect(at.field)


def _paint_edge(painter: QPainter, at: Layout, theme: Theme, board: Board, look: str) -> None:
    outside, radius = at.outside, at.side * 0.36
    art.shadow(painter, outside, radius, "lifted", theme)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(board.edge))
    painter.drawRoundedRect(outside, radius, radius)
    if board.grain:
        _paint_joinery(painter, at, board.grain)
    line = QColor(board.line)
    line.setAlphaF(1 if theme.high_contrast else 0.5)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(line, 2 if theme.high_contrast else 1.5))
    painter.drawRoundedRect(outside.adjusted(0.75, 0.75, -0.75, -0.75), radius, radius)
    if look == "paper" and not theme.high_contrast:
        inset = at.side * 0.09
        painter.drawRect(at.field.adjusted(-inset, -inset, inset, inset))


def _paint_joinery(painter: QPainter, at: Layout, grain: float) -> None:
    """Four bars with the grain along them, mitred at the corners."""
    random = Random(8)
    outside, field = at.outside, at.field
    painter.setPen(QPen(QColor(0, 0, 0, int(34 * grain)), 1))
    for _ in range(26):
        length = random.uniform(2, 7) * at.side
        start = at.side * FRAME + random.uniform(0, max(0.0, field.width() - length))
        inset = random.uniform(0.08, FRAME - 0.08) * at.side
        x, y = outside.left() + start, outside.top() + start
        painter.drawLine(QLineF(x, outside.top() + inset, x + length, outside.top() + inset))
        painter.drawLine(QLineF(x, outside.bottom() - inset, x + length, outside.bottom() - inset))
        painter.drawLine(QLineF(outside.left() + inset, y, outside.left() + inset, y + length))
        painter.drawLine(QLineF(outside.right() - inset, y, outside.right() - inset, y + length))
    painter.setPen(QPen(QColor(0, 0, 0, 60), 1))
    give = at.side * 0.11
    for outer, inner, inwards in (
        (outside.topLeft(), field.topLeft(), QPointF(give, give)),
        (outside.topRight(), field.topRight(), QPointF(-give, give)),
        (outside.bottomLeft(), field.bottomLeft(), QPointF(give, -give)),
        (outside.bottomRight(), field.bottomRight(), QPointF(-give, -give)),
    ):
        painter.drawLine(outer + inwards, inner)


def _paint_squares(painter: QPainter, at: Layout, theme: Theme, board: Board, look: str) -> None:
    dpr = painter.device().devicePixelRatioF()
    random = Random(5)
    tiles = [
        [
            art.cached(
                f"halma square {theme.name} {look} {colour} {k}",
                QSizeF(at.side, at.side),
                dpr,
                lambda tile, colour=colour, k=k: _veneer(tile, at.side, QColor(colour), board.grain, k),  # type: ignore[misc]
            )
            for k in range(7)
        ]
        for colour in (board.dark, board.light)
    ]
    for square in at.squares():
        rank, file = divmod(square, 16)
        painter.drawPixmap(at.rect(square).topLeft(), random.choice(tiles[(rank + file) % 2]))


def _veneer(painter: QPainter, side: float, colour: QColor, grain: float, seed: int) -> None:
    painter.fillRect(QRectF(0, 0, side, side), colour)
    if not grain:
        return
    random = Random(seed)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for _ in range(7):
        painter.setPen(QPen(QColor(70, 44, 14, int(random.randint(6, 20) * grain)), side / 39))
        y, bow = random.uniform(0, side), random.uniform(-0.06, 0.06) * side
        start = random.choice((0.0, random.uniform(0, 0.5))) * side
        end = random.choice((1.0, random.uniform(0.6, 1))) * side
        path = QPainterPath(QPointF(start, y))
        path.cubicTo(
            QPointF(start + (end - start) * 0.3, y + bow),
            QPointF(start + (end - start) * 0.7, y - bow),
            QPointF(end, y),
        )
        painter.drawPath(path)


def _paint_camp(painter: QPainter, at: Layout, theme: Theme, look: str, squares: frozenset[int], seat: int) -> None:
    """A tint, a line round it, and the owner's mark inlaid in every square."""
    tint, inlay, pen = _camp_colours(theme, look, DYES[seat], at.side / 13)
    shown = [square for square in at.squares() if square in squares]
    painter.save()
    painter.setClipRect(at.field)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(inlay, at.side / 22))
    for square in shown:
        painter.fillRect(at.rect(square), tint)
        painter.drawPath(_inlay(seat, at.side * 0.11).translated(at.centre(square)))
    painter.setPen(pen)
    for square in shown:
        rect = at.rect(square)
        column, row = at.spot(square)
        for right, down, edge in (
            (1, 0, QLineF(rect.topRight(), rect.bottomRight())),
            (-1, 0, QLineF(rect.topLeft(), rect.bottomLeft())),
            (0, 1, QLineF(rect.bottomLeft(), rect.bottomRight())),
            (0, -1, QLineF(rect.topLeft(), rect.topRight())),
        ):
            beyond = (column + right, row + down)
            if 0 <= beyond[0] < 16 and 0 <= beyond[1] < 16 and at.square(*beyond) not in squares:
                painter.drawLine(edge)
    painter.restore()


def _camp_colours(theme: Theme, look: str, dye: Dye, width: float) -> tuple[QColor, QColor, QPen]:
    """Tint, inlaid marks and border of a base, so that a pale base shows on pale paper too."""
    tint, inlay = QColor(dye.camp), QColor(dye.camp)
    tint.setAlphaF(dye.strength)
    line = QColor(dye.head if theme.name == "night" and dye.name in ("blue", "red") else dye.body)
    if dye.name == "light":
        line = inlay = QColor("#fffdf6")
        if theme.name == "night":
            tint.setAlphaF(dye.strength * 0.7)
        elif look == "paper":
            tint = QColor(217, 154, 38, 50)
            line = inlay = QColor("#a9792a")
    if not theme.high_contrast:
        pen = QPen(line, width)
        pen.setCapStyle(Qt.PenCapStyle.SquareCap)
        inlay.setAlphaF(0.55)
        return tint, inlay, pen
    pen = QPen(QColor("#000000") if dye.name in ("dark", "light") else line, width)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    if dye.name in ("light", "red"):
        pen.setDashPattern([3, 1.5])
    if dye.name == "light":
        tint, inlay = QColor(0, 0, 0, 0), QColor("#4a4a4a")
    return tint, inlay, pen


def paint_coordinates(painter: QPainter, at: Layout, colour: QColor, px: float, below: float, beside: float) -> None:
    """Letters and numbers ``below`` and ``beside`` the field, whichever they are as the board is turned."""
    font = art.sans(px, QFont.Weight.DemiBold)
    painter.setFont(font)
    painter.setPen(colour)
    metrics = QFontMetricsF(font)
    lettered, lift = at.quarters % 2 == 0, metrics.capHeight() / 2
    for k, column in enumerate(at.columns):
        name = GRID.names[at.square(column, 15)]
        text = name[0] if lettered else name[1:]
        x = at.left + (k + 0.5) * at.side - metrics.horizontalAdvance(text) / 2
        painter.drawText(QPointF(x, at.field.bottom() + below + lift), text)
    for k, row in enumerate(at.rows):
        name = GRID.names[at.square(0, row)]
        text = name[1:] if lettered else name[0]
        x = at.left - beside - metrics.horizontalAdvance(text) / 2
        painter.drawText(QPointF(x, at.top + (k + 0.5) * at.side + lift), text)


def _outline(seat: int, r: float) -> QPainterPath:
    """The turned outline of a piece: round, round, three-cornered, square."""
    path = QPainterPath()
    if seat == 2:
        return _rounded([(math.sin(a) * r * 1.04, -math.cos(a) * r * 1.04 + r * 0.16) for a in _thirds()], r * 0.4)
    if seat == 3:
        path.addRoundedRect(QRectF(-r * 0.9, -r * 0.9, r * 1.8, r * 1.8), r * 0.3, r * 0.3)
        return path
    path.addEllipse(QPointF(), r, r)
    return path


def _thirds() -> tuple[float, ...]:
    return tuple(math.tau * k / 3 for k in range(3))


def _rounded(corners: Sequence[tuple[float, float]], radius: float) -> QPainterPath:
    """A polygon grown by a round brush."""
    core = QPainterPath()
    core.addPolygon(QPolygonF([QPointF(x, y) * 0.72 for x, y in corners]))
    core.closeSubpath()
    brush = QPainterPathStroker()
    brush.setWidth(radius * 2)
    brush.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return brush.createStroke(core).united(core).simplified()


def _inlay(seat: int, r: float) -> QPainterPath:
    """The owner's mark: a dot, a ring, a triangle, a cross."""
    path = QPainterPath()
    if seat == 0:
        path.addEllipse(QPointF(), r * 0.25, r * 0.25)
    elif seat == 1:
        path.addEllipse(QPointF(), r, r)
    elif seat == 2:
        path.addPolygon(QPolygonF([QPointF(math.sin(a), -math.cos(a)) * r * 1.15 for a in _thirds()]))
        path.closeSubpath()
    else:
        path.moveTo(-r, -r)
        path.lineTo(r, r)
        path.moveTo(-r, r)
        path.lineTo(r, -r)
    return path


def paint_piece(
    painter: QPainter, centre: QPointF, side: float, seat: Seat, theme: Theme, lifted: bool = False
) -> None:
    """A turned piece seen from above: base, groove, head, mark. ``side`` is that of its square."""
    dye, r = DYES[seat], side * 0.4
    body = _outline(seat, r)
    painter.save()
    painter.translate(centre)
    painter.setPen(Qt.PenStyle.NoPen)
    if not theme.high_contrast:
        painter.setBrush(QColor(8, 16, 24, 30 if lifted else 36))
        for k in range(3):
            grow = 1 + (0.05 + 0.05 * k) * (1.6 if lifted else 0.7)
            shade = painter.transform()
            painter.translate(side * 0.01, side * (0.13 if lifted else 0.05))
            painter.scale(grow, grow)
            painter.drawPath(body)
            painter.setTransform(shade)
    pale = dye.name == "dark" and (lifted or theme.name != "day")
    painter.setBrush(QColor(dye.body))
    painter.setPen(QPen(QColor("#d8cfbd" if pale else dye.rim), side * (0.05 if theme.high_contrast else 0.034)))
    painter.drawPath(body)
    head = _outline(seat, r * 0.57)
    painter.setBrush(QColor(dye.head))
    painter.setPen(QPen(QColor(dye.groove), side * 0.038))
    painter.drawPath(head)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    pen = QPen(QColor(dye.mark), side * (0.075 if seat >= 2 else 0.045))
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    if seat == 0:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(dye.mark))
        painter.drawEllipse(QPointF(), r * 0.19, r * 0.19)
    elif seat == 1:
        painter.drawEllipse(QPointF(), r * 0.24, r * 0.24)
    elif seat == 2:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(dye.mark))
        painter.drawPath(_inlay(seat, r * 0.25))
    else:
        painter.drawPath(_inlay(seat, r * 0.2))
    painter.restore()


def piece(seat: Seat, side: float, dpr: float, theme: Theme, lifted: bool = False) -> QPixmap:
    """A piece as a picture one and a half squares wide, centred on whole device pixels."""
    wide = side + 2 * math.ceil(side * 0.25 * dpr) / dpr

    def paint(painter: QPainter) -> None:
        paint_piece(painter, QPointF(wide, wide) / 2, side, seat, theme, lifted)

    return art.cached(f"halma piece {seat} {lifted} {theme.name}", QSizeF(wide, wide), dpr, paint)


def seat_mark(seat: Seat, size: float, dpr: float, theme: Theme) -> QPixmap:
    """A piece that fills its picture, as the sign of a seat."""

    def paint(painter: QPainter) -> None:
        paint_piece(painter, QPointF(size, size * 0.97) / 2, size * 1.1, seat, theme)

    return art.cached(f"halma seat {seat} {theme.name}", QSizeF(size, size), dpr, paint)


# Marks on the squares. The casing carries the contrast on wood of any shade.


def paint_step(painter: QPainter, centre: QPointF, side: float, theme: Theme) -> None:
    """A step may end here."""
    painter.setPen(QPen(theme.color("casing"), side * 0.05))
    painter.setBrush(theme.color("reach"))
    painter.drawEllipse(centre, side * 0.165, side * 0.165)


def paint_ring(painter: QPainter, centre: QPointF, side: float, theme: Theme) -> None:
    """A chain of jumps may end here."""
    painter.setBrush(theme.color("casing", 0.4))
    painter.setPen(QPen(theme.color("casing"), side * 0.155))
    painter.drawEllipse(centre, side * 0.3, side * 0.3)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(theme.color("reach"), side * 0.09))
    painter.drawEllipse(centre, side * 0.3, side * 0.3)


def paint_target(painter: QPainter, centre: QPointF, side: float, theme: Theme) -> None:
    """The move would end here."""
    painter.setPen(QPen(theme.color("casing"), side * 0.06))
    painter.setBrush(theme.color("reach"))
    painter.drawEllipse(centre, side * 0.33, side * 0.33)


def paint_chosen(painter: QPainter, centre: QPointF, side: float, theme: Theme) -> None:
    """This piece is chosen."""
    painter.setPen(QPen(theme.color("casing"), side * 0.06))
    painter.setBrush(theme.color("reach"))
    painter.drawEllipse(centre, side * 0.49, side * 0.49)


def paint_movable(painter: QPainter, centre: QPointF, side: float, theme: Theme) -> None:
    """This piece could be chosen."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(theme.color("casing"), side * 0.14))
    painter.drawEllipse(centre, side * 0.45, side * 0.45)
    painter.setPen(QPen(theme.color("reach"), side * 0.07))
    painter.drawEllipse(centre, side * 0.45, side * 0.45)


def paint_last(painter: QPainter, centre: QPointF, side: float, theme: Theme) -> None:
    """The last move ended under this piece."""
    painter.setPen(QPen(QColor("#1b2730"), side * 0.04))
    painter.setBrush(theme.color("signal"))
    painter.drawEllipse(centre, side * 0.49, side * 0.49)


def paint_origin(painter: QPainter, centre: QPointF, side: float, theme: Theme) -> None:
    """The last move began here."""
    painter.setPen(QPen(QColor("#141414"), side * 0.04))
    painter.setBrush(theme.color("signal"))
    painter.drawPolygon(art.lozenge(centre, side * 0.235, side * 0.235))


def paint_proof(painter: QPainter, centre: QPointF, side: float, theme: Theme) -> None:
    """This square shows why a move is not allowed."""
    rect = QRectF(-side * 0.44, -side * 0.44, side * 0.88, side * 0.88).translated(centre)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor("#fffdf6"), side * 0.17))
    painter.drawRoundedRect(rect, side * 0.08, side * 0.08)
    pen = QPen(QColor("#a33522"), side * 0.1)
    pen.setDashPattern([2.2, 1.1])
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    painter.setPen(pen)
    painter.drawRoundedRect(rect, side * 0.08, side * 0.08)


def paint_no(painter: QPainter, centre: QPointF, side: float, theme: Theme) -> None:
    """A move may not end here."""
    slant = QPointF(side, side) * 0.2
    for colour, wide in ((QColor("#fffdf6"), 0.2), (QColor("#a33522"), 0.1)):
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(colour, side * wide))
        painter.drawEllipse(centre, side * 0.3, side * 0.3)
        painter.drawLine(centre - slant, centre + slant)


def paint_cursor(painter: QPainter, centre: QPointF, side: float, theme: Theme) -> None:
    """The keyboard is here."""
    rect = QRectF(-side * 0.5, -side * 0.5, side, side).translated(centre)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor("#141414"), side * 0.19))
    painter.drawRoundedRect(rect, side * 0.12, side * 0.12)
    painter.setPen(QPen(theme.color("signal"), side * 0.095))
    painter.drawRoundedRect(rect, side * 0.12, side * 0.12)


def paint_hint(painter: QPainter, centre: QPointF, side: float, theme: Theme) -> None:
    """The move that is pointed out ends here."""
    painter.setPen(QPen(QColor("#1b2730"), side * 0.05))
    painter.setBrush(art.PAPER)
    painter.drawEllipse(centre, side * 0.4, side * 0.4)
    art.star(painter, centre, side * 0.34, art.BLUE, QColor("#2f7fa6"))


def paint_hinted(painter: QPainter, centre: QPointF, side: float, theme: Theme) -> None:
    """The move that is pointed out begins with this piece."""
    painter.setPen(QPen(QColor("#1b2730"), side * 0.05))
    painter.setBrush(art.PAPER)
    painter.drawEllipse(centre, side * 0.48, side * 0.48)


MarkPainter = Callable[[QPainter, QPointF, float, Theme], None]

MARKS: dict[str, MarkPainter] = {
    "step": paint_step,
    "ring": paint_ring,
    "target": paint_target,
    "chosen": paint_chosen,
    "movable": paint_movable,
    "last": paint_last,
    "origin": paint_origin,
    "proof": paint_proof,
    "no": paint_no,
    "cursor": paint_cursor,
    "hint": paint_hint,
    "hinted": paint_hinted,
}


def mark(kind: str, side: float, dpr: float, theme: Theme) -> QPixmap:
    """A mark as a picture."""
    wide = side + 2 * math.ceil(side * 0.25 * dpr) / dpr

    def paint(painter: QPainter) -> None:
        MARKS[kind](painter, QPointF(wide, wide) / 2, side, theme)

    return art.cached(f"halma mark {kind} {theme.name}", QSizeF(wide, wide), dpr, paint)


# Lines from square to square.


def paint_way(painter: QPainter, way: Sequence[QPointF], side: float, theme: Theme, kind: str) -> None:
    """``last``: where the last piece went. ``plan``: where one would go. ``hint``: a move that is pointed out."""
    casing, line, wide, narrow = {
        "last": (QColor(20, 20, 20, 150), theme.color("signal"), 0.18, 0.1),
        "plan": (theme.color("casing"), theme.color("reach"), 0.13, 0.065),
        "hint": (QColor("#1b2730"), art.PAPER, 0.2, 0.12),
    }[kind]
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, width in ((casing, wide), (line, narrow)):
        pen = QPen(QBrush(colour), side * width)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        if kind == "hint" and colour is line:
            pen.setDashPattern([0.1, 1.9])
        painter.setPen(pen)
        painter.drawPolyline(QPolygonF(way))


def way(points: Sequence[QPointF], side: float, dpr: float, theme: Theme, kind: str) -> tuple[QPixmap, QPointF]:
    """Such a line as a picture, and where its middle is."""
    bounds = QPolygonF(points).boundingRect().adjusted(-side / 2, -side / 2, side / 2, side / 2)
    corner = QPointF(math.floor(bounds.x() * dpr) / dpr, math.floor(bounds.y() * dpr) / dpr)
    pixmap = art.canvas(bounds.size(), dpr)
    painter = art.painter_on(pixmap)
    painter.translate(-corner)
    paint_way(painter, points, side, theme, kind)
    painter.end()
    size = pixmap.deviceIndependentSize()
    return pixmap, corner + QPointF(size.width(), size.height()) / 2


def swatch(kind: str, dpr: float, theme: Theme, look: str) -> QPixmap:
    """A mark on a bit of board, 26 x 22, for the legend."""

    def paint(painter: QPainter) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(board_of(theme, look).light))
        painter.drawRoundedRect(QRectF(0, 0, 26, 22), 4, 4)
        if kind == "last":
            paint_way(painter, (QPointF(5, 16), QPointF(21, 6)), 36, theme, kind)
        else:
            MARKS[kind](painter, QPointF(13, 11), 27, theme)

    return art.cached(f"halma swatch {kind} {theme.name} {look}", QSizeF(26, 22), dpr, paint)


_TILE = (
    "a1 a2 a5 a6 c1 c3 e1 e2 e6 f1 f7 g8 h12",
    "b1 b2 b3 d2 d8 f6 g7 i10 j7 k6",
    "b7 c10 d5 f4 g9 j4",
    "e5 g6 h3 i9 k9 l2",
)
_TILE_WAY = "j9 h9 f9 h7 f5 f3 d1 d3 b3"
_TILE_MIDDLE = "f6"


def tile(theme: Theme, size: QSize, dpr: float) -> QPixmap:
    """A board in play, for the shelf: as much of it as fits, or a few pieces when there is little room."""
    pixmap = art.canvas(size, dpr)
    painter = art.painter_on(pixmap)
    width, height = size.width(), size.height()
    small = min(width, height) < 100
    side = math.ceil((max(width, height) / 2 if small else max(38, width / 10, height / 10)) * dpr) / dpr
    column, row = Layout(0, 0, 1).spot(GRID.square(_TILE_MIDDLE))
    left = round(min(0.0, width / 2 - column * side) * dpr) / dpr
    top = round(max(height - 16 * side, height / 2 - (row + 1) * side) * dpr) / dpr
    at = Layout(left, top, side)
    paint_field(painter, at, theme, "wood", 4)
    if not small:
        way = [at.centre(GRID.square(name)) for name in _TILE_WAY.split()]
        paint_way(painter, way, side, theme, "last")
        paint_origin(painter, way[0], side, theme)
        paint_last(painter, way[-1], side, theme)
    for seat, names in enumerate(_TILE):
        for name in names.split():
            paint_piece(painter, at.centre(GRID.square(name)), side, Seat(seat), theme)
    painter.end()
    return pixmap
