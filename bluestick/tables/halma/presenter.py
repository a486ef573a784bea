"""Presenter of halma."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QAbstractAnimation, QPointF, QRectF
from PySide6.QtGui import QImage, QPainter, QPixmap

from bluestick.engine.events import Event
from bluestick.engine.moves import Part
from bluestick.engine.seats import Seat
from bluestick.games.halma.board import EMPTY, GRID, corner
from bluestick.games.halma.events import PieceMoved
from bluestick.games.halma.moves import WORDS, MovePiece
from bluestick.games.halma.state import View
from bluestick.tables.drawing.theme import Theme
from bluestick.tables.halma import descriptions, drawings
from bluestick.tables.halma.context import HalmaContext
from bluestick.tables.halma.descriptions import is_step
from bluestick.tables.halma.drawings_board import paint_board
from bluestick.tables.halma.drawings_pieces import piece_picture, seat_avatar
from bluestick.tables.halma.layout import FRAME, Layout
from bluestick.tables.halma.motion import fade_animation, hops
from bluestick.tables.halma.rule_pictures import case_picture
from bluestick.tables.halma.sounds import sounds
from bluestick.tables.motion.pace import HOP, MOVE, REST
from bluestick.tables.motion.sounds import Cue
from bluestick.tables.scene.panel_content import ChoosableOption, Gauge, LegendLine
from bluestick.tables.widget.board_presenter import BoardPresenter, Mark

if TYPE_CHECKING:
    from bluestick.tables.widget.board_table import BoardTable

MARGIN = 20
"""Greatest margin between the board and the edge of the table widget, in pixels."""

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
_STYLES = {"last": "last", "hint": "hint", "pick": "plan"}
"""``kind`` of ``paint_way`` for the line of a move, by group of marks (see ``marks``)."""


class HalmaPresenter(BoardPresenter[HalmaContext]):
    """Presenter of halma; the board is turned to the viewer."""

    pause = REST
    context_type = HalmaContext

    # Size and background.

    def layout(self, size: QRectF, dpr: float, seat: Seat) -> Layout:
        margin = min(MARGIN, size.width() / 40, size.height() / 40)
        room = size.adjusted(margin, margin, -margin, -margin)
        return Layout.fitting(room, dpr, self.setup.seats, seat)

    def paint(self, painter: QPainter, context: HalmaContext) -> None:
        paint_board(painter, context.at, context.theme, context.look.board, self.setup.seats, context.look.coordinates)

    def occupied(self, context: HalmaContext) -> list[QRectF]:
        edge = FRAME * context.at.side
        return [context.at.field.adjusted(-edge, 0, 0, edge)]

    # Places.

    def part_at(self, context: HalmaContext, point: QPointF) -> Part | None:
        square = context.at.square_at(point)
        return None if square is None else GRID.names[square]

    def place(self, context: HalmaContext, part: Part) -> QPointF | None:
        return None if part in WORDS else context.at.centre(GRID.square(part))

    def square(self, context: HalmaContext, part: Part) -> QRectF:
        return context.at.rect(GRID.square(part))

    def spot(self, context: HalmaContext, part: Part) -> tuple[int, int]:
        column, row = context.at.spot(GRID.square(part))
        return row, column

    def cursor_start(self, context: HalmaContext) -> Part:
        own = corner(self.setup.seats, context.seat)
        movable = sorted(GRID.square(part) for part in context.movable_squares)
        return GRID.names[min(movable, key=lambda square: math.dist(context.at.spot(square), (7.5, 7.5)), default=own)]

    def neighbour(self, context: HalmaContext, part: Part, right: int, down: int) -> Part:
        column, row = context.at.spot(GRID.square(part))
        return GRID.names[context.at.square(min(max(column + right, 0), 15), min(max(row + down, 0), 15))]

    def parts(self, context: HalmaContext) -> list[Part]:
        return list(GRID.names)

    # Pieces.

    def pieces(self, view: View) -> dict[Part, Seat]:
        return {GRID.names[square]: Seat(code - 1) for square, code in enumerate(view.state.board) if code != EMPTY}

    def piece(self, context: HalmaContext, seat: Seat) -> tuple[QPixmap, QPixmap, float]:
        placed, lifted = (
            piece_picture(seat, context.at.side, context.dpr, context.theme, lifted) for lifted in (False, True)
        )
        return placed, lifted, _HEIGHT["piece"]

    def motion(self, table: BoardTable[HalmaContext], event: Event) -> QAbstractAnimation | None:
        """Return the animation of a move: a step glides, a chain of jumps hops, with reduced motion the piece fades.

        None if there is nothing to move, as after dragging the piece.
        """
        if not isinstance(event, PieceMoved):
            return None
        first, last = event.squares[0], event.squares[-1]
        if first not in table.pieces or last in table.pieces:
            return None  # the viewer looks at another position
        context, pace = table.context, table.pace
        seat, sprite = table.pieces[last] = table.pieces.pop(first)
        table.show_marks("last", ())
        way = [context.at.centre(GRID.square(name)) for name in event.squares]
        if sprite.pos() == way[-1]:
            return None  # dragged there
        table.header_changed.emit(f"{context.names[seat]}: {'–'.join(event.squares)}", "")
        if pace.reduced:
            return fade_animation(sprite, way[-1], pace)
        sprite.lift()
        if event.jumped:
            return hops(sprite, way, context.at.side * 0.16, 1.14, pace.ms(HOP))
        return hops(sprite, way, context.at.side * 0.04, 1.04, pace.ms(MOVE))

    def sounds(self, context: HalmaContext, event: Event) -> tuple[Cue, ...]:
        return sounds(event)

    # Marks.

    def marks(self, context: HalmaContext) -> Mapping[str, tuple[Mark, ...]]:
        return {
            "pick": tuple(self._pick_marks(context)),
            "last": _last_marks(context.shown),
            "hint": self._hint_marks(context),
            "proof": tuple(("proof", (part,)) for part in sorted(context.proofs - WORDS)),
            "cursor": (("cursor", (context.cursor,)),) if context.cursor else (),
        }

    def _pick_marks(self, context: HalmaContext) -> Iterator[Mark]:
        part = context.chosen or context.pointed
        if context.moves is None or part is None or part not in context.movable_squares:
            return
        yield ("chosen" if context.chosen and not context.carried else "movable"), (part,)
        if (
            context.chosen
            and context.pointed is not None
            and context.pointed in context.movable_squares - {context.chosen}
        ):
            yield "movable", (context.pointed,)
        if not context.look.show_moves:
            return
        for target in sorted(context.moves.next_parts((part,)), key=GRID.square):
            if context.chosen and target == context.pointed:
                yield "plan", context.path(GRID.square(part), GRID.square(target))
                yield "target", (target,)
            else:
                yield ("step" if is_step(part, target) else "ring"), (target,)

    def _hint_marks(self, context: HalmaContext) -> tuple[Mark, ...]:
        move = context.hint
        if not isinstance(move, MovePiece) or context.shown is None:
            return ()
        origin, target = GRID.names[move.origin], GRID.names[move.target]
        way = context.path(move.origin, move.target) if move in (context.moves or ()) else (origin, target)
        return ("hinted", (origin,)), ("way", way), ("hint", (target,))

    def mark(self, context: HalmaContext, layer: str, mark: Mark) -> tuple[QPixmap, QPointF, float]:
        kind, squares = mark
        points = [context.at.centre(GRID.square(square)) for square in squares]
        if kind in ("way", "plan"):
            return *drawings.way_picture(points, context.at.side, context.dpr, context.theme, _STYLES[layer]), _HEIGHT[
                kind
            ]
        return drawings.mark_picture(kind, context.at.side, context.dpr, context.theme), points[0], _HEIGHT[kind]

    def is_touchable(self, context: HalmaContext, part: Part) -> bool:
        return context.moves is not None and part in context.moves.next_parts(context.pick) | context.movable_squares

    # Texts.

    def table_name(self, context: HalmaContext) -> str:
        return descriptions.table_name()

    def describe(self, context: HalmaContext, part: Part) -> str:
        return descriptions.describe(context, part)

    def seat_avatar(self, context: HalmaContext, seat: Seat, size: float) -> QPixmap:
        return seat_avatar(seat, size, context.dpr, context.theme)

    def panel_note(self, context: HalmaContext, view: View, seat: Seat) -> str:
        return descriptions.panel_note(context, seat)

    def setup_note(self, context: HalmaContext, view: View, seat: Seat) -> str:
        return " · ".join(
            filter(None, (self.panel_note(context, view, seat), self.panel_side_note(context, view, seat)))
        )

    def panel_side_note(self, context: HalmaContext, view: View, seat: Seat) -> str:
        return descriptions.panel_side_note(context, view, seat)

    def seat_score(self, view: View, seat: Seat) -> str:
        return descriptions.seat_score(self.setup.seats, view, seat)

    def gauges(self, context: HalmaContext, view: View) -> tuple[Gauge, ...]:
        return (descriptions.distance_home(self.rules.start(self.setup).board, view.state.board, self.setup.seats),)

    def options(self, context: HalmaContext) -> tuple[ChoosableOption, ...]:
        return descriptions.options(context)

    def legend(self, context: HalmaContext) -> tuple[LegendLine, ...]:
        return tuple(
            LegendLine(drawings.swatch(kind, context.dpr, context.theme, context.look.board), text)
            for kind, text in descriptions.legend(context)
        )

    def explain_pick(self, context: HalmaContext) -> str:
        return descriptions.explain_pick(context)

    # Pictures.

    @staticmethod
    def picture(theme: Theme, case: dict[str, Any], width: float, dpr: float) -> QImage:
        return case_picture(theme, case, width, dpr)


def _last_marks(view: View | None) -> tuple[Mark, ...]:
    if view is None or view.state.last is None:
        return ()
    squares = tuple(view.state.last.squares)
    return ("way", squares), ("origin", squares[:1]), ("last", squares[-1:])
