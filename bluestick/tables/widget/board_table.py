"""Table widget of board games: pieces on squares, dragged or moved by keys."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QAbstractAnimation, QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath
from PySide6.QtWidgets import QWidget

from bluestick.engine.events import Event
from bluestick.engine.moves import Part, Pick
from bluestick.engine.seats import Seat
from bluestick.tables.drawing.theme import Theme
from bluestick.tables.motion.pace import Pace
from bluestick.tables.scene.items import Sprite
from bluestick.tables.widget.board_presenter import BoardPresenter, Mark
from bluestick.tables.widget.input_handler import InputHandler
from bluestick.tables.widget.presenter import S
from bluestick.tables.widget.table import GameTable


class BoardTable(GameTable[S]):
    """Table widget of a board game."""

    game: BoardPresenter[S]

    def __init__(self, game: BoardPresenter[S], theme: Theme, pace: Pace, parent: QWidget | None = None) -> None:
        super().__init__(game, theme, pace, parent)
        self.input_handler = InputHandler(self)
        self.pieces: dict[Part, tuple[Seat, Sprite]] = {}
        self._marks: dict[str, tuple[tuple[Mark, ...], list[Sprite]]] = {}
        self.at = game.layout(QRectF(), 1.0, self.seat)  # the layout is needed before the first resize

    def new_context(self) -> S:
        return self.make_context()

    def fit(self, size: QRectF) -> None:
        self.at = self.game.layout(size, self.devicePixelRatioF(), self.seat)
        for layer in tuple(self._marks):
            self.show_marks(layer, ())

    def lay_out(self, view: Any) -> None:
        self.shown = view
        standing, now = self.game.pieces(view), self.context
        spare: dict[Seat, list[Sprite]] = {}
        for square, (seat, sprite) in list(self.pieces.items()):
            if standing.get(square) != seat:
                spare.setdefault(seat, []).append(sprite)
                del self.pieces[square]
        for square, seat in standing.items():
            if square not in self.pieces:
                self.pieces[square] = (seat, spare[seat].pop() if spare.get(seat) else self._new_sprite())
        for sprites in spare.values():
            for sprite in sprites:
                self.scene().removeItem(sprite)
        for square, (seat, sprite) in self.pieces.items():
            placed, lifted, height = self.game.piece(now, seat)
            sprite.rest(placed, self.game.place(now, square) or QPointF(), height, lifted)
        self.update_marks()

    def animate(self, event: Event, view: Any) -> QAbstractAnimation | None:
        motion = None if self.pace.is_instant else self.game.motion(self, event)
        self.play_sounds(event, motion)
        return motion

    has_grid = True

    def spot(self, part: Part) -> tuple[int, int]:
        return self.game.spot(self.context, part)

    def sprite(self, part: Part) -> Sprite | None:
        held = self.pieces.get(part)
        return held and held[1]

    def outline(self, part: Part) -> QPainterPath:
        path = QPainterPath()
        if self.place(part) is not None:
            path.addRoundedRect(self.game.square(self.context, part), 4, 4)
        return path

    def _new_sprite(self) -> Sprite:
        sprite = Sprite()
        self.scene().addItem(sprite)
        return sprite

    # Marks.

    def hint_parts(self) -> Pick:
        """Return the squares of the hinted move without its destination; empty without a hint."""
        return self.rules.parts(self.hint)[:-1] if self.hint is not None else ()

    def take_hint(self) -> bool:
        pick = self.hint_parts()
        if not pick or self.hint is None:
            return super().take_hint()
        self.set_pick(pick)
        self.input_handler.move_cursor(self.rules.parts(self.hint)[-1])
        return True

    def show_pick(self) -> None:
        self.update_marks()
        now = self.context
        if self.carried is not None:
            self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
        elif now.pointed is not None and self.game.is_touchable(now, now.pointed):
            self.viewport().setCursor(Qt.CursorShape.PointingHandCursor)
        else:
            self.viewport().unsetCursor()

    def update_marks(self) -> None:
        marks = self.game.marks(self.context)
        for layer in {*self._marks, *marks}:
            self.show_marks(layer, marks.get(layer, ()))

    def show_marks(self, layer: str, marks: tuple[Mark, ...]) -> None:
        shown, sprites = self._marks.get(layer, ((), []))
        if shown == marks:
            return
        for sprite in sprites:
            self.scene().removeItem(sprite)
        self._marks[layer] = (marks, [self._mark(layer, mark) for mark in marks])

    def _mark(self, layer: str, mark: Mark) -> Sprite:
        sprite = self._new_sprite()
        sprite.rest(*self.game.mark(self.context, layer, mark))
        return sprite

    @property
    def marks(self) -> frozenset[Mark]:
        return frozenset(mark for marks, _ in self._marks.values() for mark in marks)
