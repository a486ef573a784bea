"""Pictures of the worked cases on the rule pages; the rules of the game compute what can be reached."""

from __future__ import annotations

import math
import re
from collections.abc import Iterable
from typing import Any

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QImage, QPainter

from bluestick.engine.seats import Seat
from bluestick.games.halma.board import EMPTY, GRID, open_paths
from bluestick.games.halma.events import PieceMoved
from bluestick.games.halma.moves import MovePiece
from bluestick.games.halma.rules import Halma
from bluestick.games.halma.state import State, View
from bluestick.tables.drawing import art
from bluestick.tables.drawing.recording_painter import record, recording_paused
from bluestick.tables.drawing.theme import Theme
from bluestick.tables.halma.drawings import paint_mark, paint_way
from bluestick.tables.halma.drawings_board import board_of, paint_coordinates, paint_field
from bluestick.tables.halma.drawings_pieces import draw_piece
from bluestick.tables.halma.layout import Layout
from bluestick.tables.scene import case_pictures as pictures

RULES = Halma()
LARGEST = 32
"""Greatest width of a square in a picture, in pixels."""
EDGE = 0.3
TEXT = 12.5
"""Font size of the coordinates, in pixels: large, since the squares are small."""
ABOVE = ("proof", "no")

Mark = tuple[str, int]


def case_picture(theme: Theme, case: dict[str, Any], width: float, dpr: float) -> QImage:
    """Return the picture of a worked example: a part of the board around its pieces, a move or squares in reach."""
    if case["kind"] == "sign":
        return sign(theme, case["given"]["sign"], width, dpr)
    state = _state(case)
    way, marks = _move_and_marks(state, case)
    columns, rows = _part(state, [*way, *(square for _, square in marks)])
    room = width - TEXT * 1.8
    side = min(float(LARGEST), math.floor(room * dpr / (len(columns) + 2 * EDGE)) / dpr)
    edge = round(EDGE * side * dpr) / dpr
    left, below = (edge if columns.start == 0 else 0) + TEXT * 1.8, (edge if rows.stop == 16 else 0) + TEXT * 1.6
    at = Layout(left, edge if rows.start == 0 else 1, side, 0, columns, rows)
    size = QSizeF(left + at.field.width() + (edge if columns.stop == 16 else 1), at.field.bottom() + below)
    pixmap = art.canvas(size, dpr)
    _tell(state, way, marks)
    with recording_paused(), art.painting(pixmap) as painter:
        _paint_edges(painter, at, edge, QColor(board_of(theme, "wood").edge))
        paint_field(painter, at, theme, "wood", state.seats)
        paint_coordinates(painter, at, theme.color("ink2"), TEXT, below - TEXT * 0.7, left - TEXT * 0.8)
        _draw_pieces(painter, at, theme, state, way, marks)
    return pixmap.toImage()


def _tell(state: State, way: tuple[int, ...], marks: tuple[Mark, ...]) -> None:
    for seat in range(state.seats):
        standing = [GRID.names[square] for square, code in enumerate(state.board) if code == seat + 1]
        record(f"{'ABCD'[seat]}: {' '.join(standing)}" if standing else "")
    record("–".join(GRID.names[square] for square in way))
    refused = {kind: GRID.names[square] for kind, square in marks}
    if "no" in refused:
        #: A move of a picture
        no = QCoreApplication.translate("halma", "{first}–{last} is not allowed")
        record(no.format(first=refused["chosen"], last=refused["no"]))
    goals = " ".join(GRID.names[square] for kind, square in marks if kind in ("step", "ring"))
    #: Squares that a piece can reach
    record(QCoreApplication.translate("halma", "can be reached: {squares}").format(squares=goals) if goals else "")


def sign(theme: Theme, name: str, width: float, dpr: float) -> QImage:
    """Return the picture of the sign ``name`` in the legend of the rule pages, on a square of the board."""
    across = 2.0 if name == "way" else 1.0

    def paint(painter: QPainter) -> None:
        painter.fillRect(QRectF(0, 0, across * width, width), QColor(board_of(theme, "wood").light))
        middle = QPointF(width / 2, width / 2)
        if name == "way":
            paint_way(painter, [middle, middle + QPointF(width, 0)], width, theme, "plan")
        else:
            paint_mark(painter, name, middle, width, theme)
        if name in ("chosen", "way"):
            draw_piece(painter, middle, width, Seat(0), theme)

    return pictures.sign(width, dpr, paint, across)


def _paint_edges(painter: QPainter, at: Layout, edge: float, colour: QColor) -> None:
    painter.fillRect(
        at.field.adjusted(
            -edge if at.columns.start == 0 else 0,
            -edge if at.rows.start == 0 else 0,
            edge if at.columns.stop == 16 else 0,
            edge if at.rows.stop == 16 else 0,
        ),
        colour,
    )


def _draw_pieces(
    painter: QPainter, at: Layout, theme: Theme, state: State, way: tuple[int, ...], marks: tuple[Mark, ...]
) -> None:
    if len(way) > 1:
        paint_way(painter, [at.centre(square) for square in way], at.side, theme, "plan")
    for above in (False, True):
        for kind, square in marks:
            if (kind in ABOVE) == above:
                paint_mark(painter, kind, at.centre(square), at.side, theme)
        for square in () if above else at.squares():
            if state.board[square] != EMPTY:
                draw_piece(painter, at.centre(square), at.side, Seat(state.board[square] - 1), theme)


def _state(case: dict[str, Any]) -> State:
    """Return the position of a case, given as rows of text, as squares, or as the start, after its moves."""
    setup = RULES.setup(case.get("players", 2), options={case["option"]: True} if "option" in case else {})
    text, _, to_move = case.get("fen", "").partition(" ")
    turn = Seat("ABCD".index(to_move or case.get("turn", "A")))
    if text:
        pieces = _read_rows(text)
    elif "pieces" in case:
        pieces = {
            GRID.square(name): Seat("ABCD".index(player))
            for player, names in case["pieces"].items()
            for name in names.split()
        }
    else:
        board = RULES.start(setup).board
        pieces = {square: Seat(code - 1) for square, code in enumerate(board) if code != EMPTY}
    state = RULES.position(setup, pieces, turn)
    moves = case.get("moves", [])
    for move in moves.split() if isinstance(moves, str) else moves:
        assert state.turn is not None
        state = RULES.apply(state, state.turn, RULES.read(move)).state
    return state


def _read_rows(text: str) -> dict[int, Seat]:
    """Return the seat of each piece, by square, from sixteen rows of text, the top one first.

    Letters are pieces of A to D, numbers count empty squares, as in FEN of chess.
    """
    pieces = {}
    for down, row in enumerate(text.split("/")):
        file = 0
        for token in re.findall(r"\d+|[A-D]", row):
            if token.isdigit():
                file += int(token)
            else:
                pieces[(15 - down) * 16 + file] = Seat("ABCD".index(token))
                file += 1
    return pieces


def _move_and_marks(state: State, case: dict[str, Any]) -> tuple[tuple[int, ...], tuple[Mark, ...]]:
    """Return (squares of a legal move, marks): its start and end, why it is refused, or what is in reach."""
    if state.turn is None or not {"move", "from"} & case.keys():
        return (), ()
    moves = RULES.moves(View(state.turn, state))
    if "from" in case:
        origin = GRID.square(case["from"])
        ends = [GRID.square(name) for name in sorted(moves.next_parts((case["from"],)))]
        steps = open_paths().steps[origin]
        return (), (("chosen", origin), *(("step" if end in steps else "ring", end) for end in ends))
    move = RULES.read(case["move"])
    if not isinstance(move, MovePiece):
        return (), ()
    refusal = moves.why_not(move)
    if refusal is not None:
        proof = [GRID.square(part) for part in refusal.parts]
        marks = (("proof", square) for square in proof if square not in (move.origin, move.target))
        return (), (("chosen", move.origin), ("no", move.target), *marks)
    moved = RULES.apply(state, state.turn, move).events[0]
    assert isinstance(moved, PieceMoved)
    return tuple(map(GRID.square, moved.squares)), (("chosen", move.origin), ("target", move.target))


def _part(state: State, marked: Iterable[int]) -> tuple[range, range]:
    """Return (columns, rows) of all pieces and of ``marked`` squares, with a margin of one square.

    All sixteen if more than twelve would be needed.
    """
    pieces = [square for square, code in enumerate(state.board) if code != EMPTY]
    spots = [Layout(0, 0, 1).spot(square) for square in (*pieces, *marked)]
    ranges = []
    for places in zip(*spots, strict=True):
        low, high = max(0, min(places) - 1), min(15, max(places) + 1)
        while high - low < 5:
            low, high = max(0, low - 1), min(15, high + 1)
        ranges.append(range(low, high + 1))
    columns, rows = ranges
    if max(len(columns), len(rows)) > 12:
        return range(16), range(16)
    return columns, rows
