"""The halma table."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import pairwise
from typing import Any

from PySide6.QtCore import (
    QAbstractAnimation,
    QCoreApplication,
    QParallelAnimationGroup,
    QPointF,
    QPropertyAnimation,
    QRectF,
    Qt,
)
from PySide6.QtGui import QImage, QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from bluestick.engine.events import Event
from bluestick.engine.moves import Move, MoveSet, Part, Pick
from bluestick.engine.rules import AnyRules, Setup
from bluestick.engine.seats import Seat
from bluestick.games.halma.board import EMPTY, GRID, corner, goal, locked_paths, opposite, path
from bluestick.games.halma.events import PieceMoved
from bluestick.games.halma.moves import WORDS, MovePiece
from bluestick.games.halma.state import View
from bluestick.tables import common
from bluestick.tables.base import Choosable, GameTable, Gauge, LegendLine
from bluestick.tables.halma.cases import case_picture
from bluestick.tables.halma.drawings import mark, swatch, way
from bluestick.tables.halma.drawings_board import LOOKS, paint_board
from bluestick.tables.halma.drawings_pieces import piece, seat_mark
from bluestick.tables.halma.layout import FRAME, Layout
from bluestick.tables.items import Sprite
from bluestick.tables.pace import FADE, HOP, MOVE, REST, Pace
from bluestick.tables.theme import Theme

MARGIN = 20
"""Cloth round the board, in pixels."""

_LAYERS = (
    ("way",),
    ("origin", "step", "ring"),
    ("plan",),
    ("target", "last", "hinted"),
    ("chosen", "movable"),
    ("piece",),
    ("hint", "proof"),
    ("cursor",),
)
_HEIGHT = {kind: height for height, kinds in enumerate(_LAYERS) for kind in kinds}

Mark = tuple[str, tuple[int, ...]]
"""What is marked, on which square; or which line, along which squares."""


class HalmaTable(GameTable):
    """A board that is turned to whoever sits at it."""

    pause = REST

    def __init__(self, rules: AnyRules, setup: Setup, theme: Theme, pace: Pace, parent: QWidget | None = None) -> None:
        super().__init__(rules, setup, theme, pace, parent)
        self._look = "wood"
        self._coordinates = True
        self._shows_moves = True
        self._at = Layout.fitting(QRectF(), 1.0, setup.seats, self.seat)  # how it lies is asked before it is seen
        self._dpr = 1.0
        self._pieces: dict[int, tuple[Seat, Sprite]] = {}
        self._marks: dict[str, tuple[tuple[Mark, ...], list[Sprite]]] = {}
        self._names: tuple[str, ...] = ("",) * setup.seats

    # Size and background.

    def fit(self, size: QRectF, dpr: float) -> None:
        self._dpr = dpr
        margin = min(MARGIN, size.width() / 40, size.height() / 40)
        room = size.adjusted(margin, margin, -margin, -margin)
        self._at = Layout.fitting(room, dpr, self.setup.seats, self.seat)
        for layer in tuple(self._marks):
            self._show(layer, ())

    def paint_table(self, painter: QPainter) -> None:
        paint_board(painter, self._at, self.theme, self._look, self.setup.seats, self._coordinates)

    def set_look(
        self,
        *,
        coordinates: bool | None = None,
        show_moves: bool | None = None,
        board: str | None = None,
        **look: Any,
    ) -> None:
        if coordinates is not None:
            self._coordinates = coordinates
        if show_moves is not None:
            self._shows_moves = show_moves
        if board in LOOKS:
            self._look = board
        self._refit()

    # Where things lie.

    def occupied(self) -> list[QRectF]:
        """The squares, and the coordinates to the left of them and below."""
        edge = FRAME * self._at.side
        return [self._at.field.adjusted(-edge, 0, 0, edge)]

    def part_at(self, point: QPointF) -> Part | None:
        square = self._at.square_at(point)
        return None if square is None else GRID.names[square]

    def place(self, part: Part) -> QPointF | None:
        return None if part in WORDS else self._at.centre(GRID.square(part))

    def sprite(self, part: Part) -> Sprite | None:
        held = self._pieces.get(GRID.square(part))
        return held and held[1]

    def first_part(self) -> Part:
        """The piece that can move and is nearest to the middle of the board, else the own corner."""
        own = corner(self.setup.seats, self.seat)
        movable = [GRID.square(part) for part in self._starts()]
        return GRID.names[min(movable, key=lambda square: math.dist(self._at.spot(square), (7.5, 7.5)), default=own)]

    def beside(self, part: Part, right: int, down: int) -> Part:
        column, row = self._at.spot(GRID.square(part))
        return GRID.names[self._at.square(min(max(column + right, 0), 15), min(max(row + down, 0), 15))]

    # A view on the table.

    def lay_out(self, view: View) -> None:
        board = view.state.board
        spare: dict[Seat, list[Sprite]] = {}
        for square, (seat, sprite) in list(self._pieces.items()):
            if board[square] != seat + 1:
                spare.setdefault(seat, []).append(sprite)
                del self._pieces[square]
        for square, code in enumerate(board):
            if code != EMPTY and square not in self._pieces:
                seat = Seat(code - 1)
                self._pieces[square] = (seat, spare[seat].pop() if spare.get(seat) else self._new_sprite())
        for sprites in spare.values():
            for sprite in sprites:
                self.scene().removeItem(sprite)
        for square, (seat, sprite) in self._pieces.items():
            lying, lifted = (piece(seat, self._at.side, self._dpr, self.theme, lifted) for lifted in (False, True))
            sprite.rest(lying, self._at.centre(square), _HEIGHT["piece"], lifted)
        self._show("last", _last_marks(view))

    def animate(self, event: Event) -> QAbstractAnimation | None:
        """A step glides; a chain goes hop by hop; with reduced motion the piece fades from one square to the other."""
        if not isinstance(event, PieceMoved):
            return None
        squares = [GRID.square(name) for name in event.squares]
        if squares[0] not in self._pieces or squares[-1] in self._pieces:
            return None  # somebody looks back at another position
        seat, sprite = self._pieces.pop(squares[0])
        self._pieces[squares[-1]] = (seat, sprite)
        self._show("last", ())
        way = [self._at.centre(square) for square in squares]
        if sprite.pos() == way[-1]:
            return None  # carried there by hand
        self.under_way.emit(f"{self._names[seat]}: {'–'.join(event.squares)}", "")
        if self.pace.reduced:
            return _fade(sprite, way[-1], self.pace)
        sprite.lift()
        height = self._at.side * (0.16 if event.jumped else 0.04)
        return _hops(sprite, way, height, 1.14 if event.jumped else 1.04, self.pace.ms(HOP if event.jumped else MOVE))

    def _new_sprite(self) -> Sprite:
        sprite = Sprite()
        self.scene().addItem(sprite)
        return sprite

    # Marks.

    def show_pick(self) -> None:
        self._show("pick", tuple(self._pick_marks()))
        touchable = self.moves is not None and self.pointed in self.moves.next_parts(self.pick) | self._starts()
        if self.carried is not None:
            self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
        elif touchable:
            self.viewport().setCursor(Qt.CursorShape.PointingHandCursor)
        else:
            self.viewport().unsetCursor()

    def _pick_marks(self) -> Iterator[Mark]:
        """The piece that is chosen, or else pointed at; where it can go; the way to the square that is pointed at."""
        starts, chosen = self._starts(), self.pick[0] if self.pick else None
        part = chosen or self.pointed
        if self.moves is None or part not in starts:
            return
        origin = GRID.square(part)
        yield ("chosen" if chosen and self.carried is None else "movable"), (origin,)
        if chosen and self.pointed in starts - {chosen}:
            yield "movable", (GRID.square(self.pointed),)
        if self._shows_moves:
            for target in sorted(map(GRID.square, self.moves.next_parts((part,)))):
                if chosen and GRID.names[target] == self.pointed:
                    yield "plan", self._path(origin, target)
                    yield "target", (target,)
                else:
                    yield ("step" if _is_step(origin, target) else "ring"), (target,)

    def _starts(self) -> frozenset[Part]:
        """The pieces that can move."""
        return frozenset() if self.moves is None else self.moves.next_parts(()) - WORDS

    def _path(self, origin: int, target: int) -> tuple[int, ...]:
        board = self.shown.state.board
        return path(board, origin, target, locked_paths(self.setup.seats, Seat(board[origin] - 1)))

    def show_cursor(self, part: Part | None) -> None:
        self._show("cursor", (("cursor", (GRID.square(part),)),) if part else ())

    def mark_proof(self, parts: Sequence[Part]) -> None:
        self._show("proof", tuple(("proof", (GRID.square(part),)) for part in parts if part not in WORDS))

    def show_move(self, move: Move | None) -> None:
        marks: tuple[Mark, ...] = ()
        if isinstance(move, MovePiece) and self.shown is not None:
            way: tuple[int, ...] = (move.origin, move.target)
            if move in (self.moves or ()):
                way = self._path(move.origin, move.target)
            marks = (("hinted", (move.origin,)), ("way", way), ("hint", (move.target,)))
        self._show("hint", marks)

    @property
    def marks(self) -> frozenset[Mark]:
        """Everything that is marked now."""
        return frozenset(mark for marks, _ in self._marks.values() for mark in marks)

    def _show(self, layer: str, marks: tuple[Mark, ...]) -> None:
        """Replace the marks of one layer; nothing happens if they are there already."""
        shown, sprites = self._marks.get(layer, ((), []))
        if shown == marks:
            return
        for sprite in sprites:
            self.scene().removeItem(sprite)
        self._marks[layer] = (marks, [self._mark(layer, *mark) for mark in marks])

    def _mark(self, layer: str, kind: str, squares: tuple[int, ...]) -> Sprite:
        if kind in ("way", "plan"):
            points = [self._at.centre(square) for square in squares]
            style = {"last": "last", "hint": "hint", "pick": "plan"}[layer]
            pixmap, middle = way(points, self._at.side, self._dpr, self.theme, style)
        else:
            pixmap = mark(kind, self._at.side, self._dpr, self.theme)
            middle = self._at.centre(squares[0])
        sprite = self._new_sprite()
        sprite.rest(pixmap, middle, _HEIGHT[kind])
        return sprite

    # Words.

    def table_name(self) -> str:
        return QCoreApplication.translate("halma", "Halma board")

    def parts(self) -> Sequence[Part]:
        return GRID.names

    def describe(self, part: Part) -> str:
        if part in WORDS or self.shown is None:
            return part
        square = GRID.square(part)
        code = self.shown.state.board[square]
        said = [part, _empty() if code == EMPTY else _piece_name(Seat(code - 1))]
        if self.pick and self.moves is not None and part in self.moves.next_parts(self.pick):
            said.append(
                QCoreApplication.translate("halma", "one step away")
                if _is_step(GRID.square(self.pick[0]), square)
                else QCoreApplication.translate("halma", "to be reached by jumps")
            )
        elif part in self.pick:
            said.append(QCoreApplication.translate("halma", "chosen", "a piece"))
        elif part in self._starts():
            said.append(QCoreApplication.translate("halma", "can move"))
        return ", ".join(said)

    def seat_mark(self, seat: Seat, size: float) -> QPixmap:
        return seat_mark(seat, size, self.devicePixelRatioF(), self.theme)

    def call_seats(self, names: Sequence[str]) -> None:
        self._names = tuple(names)

    def seat_note(self, view: View, seat: Seat) -> str:
        note = QCoreApplication.translate("halma", "{colour} · goal: {corner}")
        return note.format(colour=_colour(seat), corner=self._goal(seat))

    def place_note(self, view: View, seat: Seat) -> str:
        return " · ".join(filter(None, (self.seat_note(view, seat), self.side_note(view, seat))))

    def side_note(self, view: View, seat: Seat) -> str:
        """The partner of four. L2.4."""
        partner = self._partner(seat)
        if partner is None:
            return ""
        if partner == view.seat:
            return QCoreApplication.translate("halma", "with you", "a partner")
        return common.with_partner(self._names[partner])

    def _partner(self, seat: Seat) -> Seat | None:
        side = next(side for side in self.rules.sides(self.setup) if seat in side)
        return next(iter(side - {seat}), None)

    def _goal(self, seat: Seat) -> str:
        """In which corner of the board, as it is turned, the goal base of a seat is."""
        column, row = self._at.spot(corner(self.setup.seats, opposite(self.setup.seats, seat)))
        return _corner(column > 7, row > 7)

    def seat_score(self, view: View, seat: Seat) -> str:
        return f"{view.state.home(seat)}/{len(goal(self.setup.seats, seat))}"

    def gauges(self, view: View) -> tuple[Gauge, ...]:
        """How many steps the pieces of each seat still are from their goal base."""
        seats = self.setup.seats
        start, now = self.rules.start(self.setup).board, view.state.board
        bars = tuple(
            (seat, _steps_home(now, seats, seat), _steps_home(start, seats, seat)) for seat in map(Seat, range(seats))
        )
        return (Gauge(QCoreApplication.translate("halma", "Distance home"), bars),)

    def options(self, moves: MoveSet[Any]) -> tuple[Choosable, ...]:
        """How to move, and what for."""
        if self.shown is None or self.shown.seat is None or not moves.next_parts(()) - WORDS:
            return ()
        translate = QCoreApplication.translate
        move = translate(
            "halma", "One step, or jumps over single pieces. Click yours, then the square; or arrow keys and Space."
        )
        return Choosable(translate("halma", "Move a piece"), move, "halma#L3.2"), self._aim(self.shown.seat)

    def _aim(self, seat: Seat) -> Choosable:
        translate = QCoreApplication.translate
        title, partner = translate("halma", "Goal"), self._partner(seat)
        if partner is None:
            text = translate("halma", "All your pieces at the {corner}.")
            return Choosable(title, text.format(corner=self._goal(seat)), "halma#L8")
        text = translate("halma", "All your pieces at the {corner}, {name}’s at the {other}.")
        return Choosable(
            title,
            text.format(corner=self._goal(seat), name=self._names[partner], other=self._goal(partner)),
            "halma#L9",
        )

    def legend(self, moves: MoveSet[Any] | None, pick: Pick) -> tuple[LegendLine, ...]:
        lines = []
        if moves is not None:
            lines.append(("step", QCoreApplication.translate("halma", "step to a neighbouring square")))
            lines.append(("ring", QCoreApplication.translate("halma", "end of a chain of jumps")))
        if self.shown is not None and self.shown.state.last is not None:
            lines.append(("last", QCoreApplication.translate("halma", "the last move")))
        dpr = self.devicePixelRatioF()
        return tuple(LegendLine(swatch(kind, dpr, self.theme, self._look), text) for kind, text in lines)

    def explain_pick(self, moves: MoveSet[Any] | None, pick: Pick) -> str:
        if moves is None or len(pick) != 1 or pick[0] in WORDS:
            return ""
        origin = GRID.square(pick[0])
        targets = sorted(map(GRID.square, moves.next_parts(pick)))
        steps = [GRID.names[target] for target in targets if _is_step(origin, target)]
        jumps = [GRID.names[target] for target in targets if not _is_step(origin, target)]
        by_steps = QCoreApplication.translate("halma", "%n step(s)", "places a piece can step to", len(steps))
        by_jumps = QCoreApplication.translate(
            "halma", "%n square(s) by jumps", "places a piece can jump to", len(jumps)
        )
        ways = [
            f"{text} ({' '.join(squares)})" if self._shows_moves else text
            for text, squares in ((by_steps, steps), (by_jumps, jumps))
            if squares
        ]
        return f"{pick[0]}: {', '.join(ways)}"

    # Pictures.

    @classmethod
    def picture(cls, theme: Theme, case: dict[str, Any], width: float, dpr: float) -> QImage:
        return case_picture(theme, case, width, dpr)


def _hops(sprite: Sprite, way: Sequence[QPointF], height: float, grown: float, each: int) -> QAbstractAnimation:
    """From square to square, each time up and down again."""
    moving, growing = QPropertyAnimation(sprite, b"pos"), QPropertyAnimation(sprite, b"scale")
    jumps = len(way) - 1
    for animation in (moving, growing):
        animation.setDuration(each * jumps)
    for k, (start, end) in enumerate(pairwise(way)):
        for part in range(8):
            done = (1 - math.cos(math.pi * part / 8)) / 2
            up = math.sin(math.pi * done)
            moving.setKeyValueAt((k + part / 8) / jumps, start + (end - start) * done - QPointF(0, height * up))
            growing.setKeyValueAt((k + part / 8) / jumps, 1 + (grown - 1) * up)
    moving.setKeyValueAt(1, way[-1])
    growing.setKeyValueAt(1, 1.0)
    both = QParallelAnimationGroup()
    both.addAnimation(moving)
    both.addAnimation(growing)
    return both


def _fade(sprite: Sprite, target: QPointF, pace: Pace) -> QAbstractAnimation:
    """Gone here, and there again."""
    fading, moving = QPropertyAnimation(sprite, b"opacity"), QPropertyAnimation(sprite, b"pos")
    for animation in (fading, moving):
        animation.setDuration(pace.ms(2 * FADE))
    for at, opacity in ((0, 1.0), (0.5, 0.0), (1, 1.0)):
        fading.setKeyValueAt(at, opacity)
    for at, spot in ((0, sprite.pos()), (0.499, sprite.pos()), (0.5, target), (1, target)):
        moving.setKeyValueAt(at, spot)
    both = QParallelAnimationGroup()
    both.addAnimation(fading)
    both.addAnimation(moving)
    return both


def _last_marks(view: View) -> tuple[Mark, ...]:
    if view.state.last is None:
        return ()
    squares = tuple(GRID.square(name) for name in view.state.last.squares)
    return (("way", squares), ("origin", squares[:1]), ("last", squares[-1:]))


def _is_step(origin: int, target: int) -> bool:
    """Jumps keep the parity of file and rank, so no chain ends on a neighbouring square."""
    return _distance(origin, target) == 1


def _distance(origin: int, target: int) -> int:
    return max(abs(origin // 16 - target // 16), abs(origin % 16 - target % 16))


def _steps_home(board: Sequence[int], seats: int, seat: Seat) -> int:
    steps = _steps_to_goal(seats, seat)
    return sum(steps[square] for square, code in enumerate(board) if code == seat + 1)


@cache
def _steps_to_goal(seats: int, seat: Seat) -> tuple[int, ...]:
    base = goal(seats, seat)
    return tuple(min(_distance(square, target) for target in base) for square in range(len(GRID)))


def _empty() -> str:
    return QCoreApplication.translate("halma", "empty", "a square of the board")


def _colour(seat: Seat) -> str:
    return (
        QCoreApplication.translate("halma", "dark", "colour of a player's pieces"),
        QCoreApplication.translate("halma", "light", "colour of a player's pieces"),
        QCoreApplication.translate("halma", "blue", "colour of a player's pieces"),
        QCoreApplication.translate("halma", "red", "colour of a player's pieces"),
    )[seat]


def _piece_name(seat: Seat) -> str:
    return (
        QCoreApplication.translate("halma", "dark piece"),
        QCoreApplication.translate("halma", "light piece"),
        QCoreApplication.translate("halma", "blue piece"),
        QCoreApplication.translate("halma", "red piece"),
    )[seat]


def _corner(right: bool, bottom: bool) -> str:
    if bottom:
        return (
            QCoreApplication.translate("halma", "bottom right", "a corner of the board")
            if right
            else QCoreApplication.translate("halma", "bottom left", "a corner of the board")
        )
    return (
        QCoreApplication.translate("halma", "top right", "a corner of the board")
        if right
        else QCoreApplication.translate("halma", "top left", "a corner of the board")
    )
