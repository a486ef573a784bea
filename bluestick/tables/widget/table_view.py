"""Graphics view of a position: creates the presenter's context and asks the presenter about the position."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Generic

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPixmap
from PySide6.QtWidgets import QFrame, QGraphicsScene, QWidget

from bluestick.engine.moves import Move, MoveSet, Part, Pick
from bluestick.engine.seats import Seat
from bluestick.store.appearance import Appearance
from bluestick.tables.access.accessible_view import AccessibleView
from bluestick.tables.drawing import art, cloths
from bluestick.tables.drawing.theme import Theme
from bluestick.tables.motion.pace import Pace
from bluestick.tables.scene.panel_content import ChoosableOption, Gauge, LegendLine
from bluestick.tables.widget.input_handler import InputHandler
from bluestick.tables.widget.presenter import Presenter, S
from bluestick.text import table_phrases


class TableView(AccessibleView, Generic[S]):
    """Graphics view that shows a position as its presenter describes it. One scene unit is one pixel."""

    game: Presenter[S]
    input_handler: InputHandler
    _context: S | None = None

    def __init__(self, game: Presenter[S], theme: Theme, pace: Pace, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.game = game
        self.rules = game.rules
        self.setup = game.setup
        self.look = Appearance()
        self._set_cloth_theme(theme)
        self.pace = pace
        self.seat = Seat(0)
        self.names: tuple[str, ...] = ("",) * self.setup.seats
        self.thinker: Seat | None = None
        self.counting = False
        self.pointed: Part | None = None
        self.marked: Part | None = None
        self.proofs: frozenset[Part] = frozenset()
        self.hint: Move | None = None
        self.hinted: frozenset[Part] = frozenset()
        self.shown: Any = game.rules.view(game.rules.start(game.setup), self.seat)
        """View shown on the table; until a view has been shown, that of a match that has not begun."""
        self.is_laid = False
        self.moves: MoveSet[Any] | None = None
        self.at: Any = None
        self._cloth: QPixmap | None = None

        self.setScene(QGraphicsScene(self))
        self.scene().setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)

    # The context.

    @property
    def context(self) -> S:
        """Snapshot of the table for the presenter, cached until an attribute of the table changes."""
        context = self._context
        if context is None:
            context = self._context = self.new_context()
        return context

    def __setattr__(self, name: str, value: object) -> None:
        if self.__dict__.get(name) is not value:
            self.drop_context()
        super().__setattr__(name, value)

    def drop_context(self) -> None:
        """Drop the cached context, because the table has changed."""
        self.__dict__["_context"] = None

    @abstractmethod
    def new_context(self) -> S:
        """Create a context of the present state."""

    def make_context(self, **more: Any) -> S:
        """Create a context; ``more``: fields that only the context of card tables has."""
        return self.game.context_type(
            game=self.game,
            rules=self.rules,
            setup=self.setup,
            at=self.at,
            theme=self.theme,
            dpr=self.devicePixelRatioF(),
            pace=self.pace,
            look=self.look,
            seat=self.seat,
            names=self.names,
            thinker=self.thinker,
            counting=self.counting,
            shown=self.shown,
            moves=self.moves,
            pick=self.pick,
            pointed=self.pointed,
            cursor=self.marked,
            hint=self.hint,
            hinted=self.hinted,
            proofs=self.proofs,
            settled=self.is_settled,
            carried=self.input_handler.carried_part,
            **more,
        )

    @property
    @abstractmethod
    def is_settled(self) -> bool:
        """Whether no events are being shown."""

    # Questions to the presenter.

    def table_name(self) -> str:
        return self.game.table_name(self.context)

    def trumps_said(self) -> str:
        return self.game.trumps_said(self.context)

    def describe(self, part: Part) -> str:
        """Return the description of a part, including whether it is hinted."""
        said = self.game.describe(self.context, part)
        return table_phrases.marked_description(said) if part in self.hinted else said

    def parts(self) -> Sequence[Part]:
        """Return all parts in reading order, then the part under the cursor if it is no longer on the table."""
        names = self.game.parts(self.context)
        gone = self.input_handler.cursor
        return tuple(names) if gone is None or gone in names else (*names, gone)

    @property
    def own_cards(self) -> Sequence[Part | None]:
        """Cards in the viewer's hand; None for a card that is face down."""
        return ()

    def part_at(self, point: QPointF) -> Part | None:
        return self.game.part_at(self.context, point)

    def place(self, part: Part) -> QPointF | None:
        return self.game.place(self.context, part)

    def words(self, moves: MoveSet[Any]) -> tuple[Part, ...]:
        return self.game.words(self._context_for(moves))

    def words_without_button(self, moves: MoveSet[Any]) -> tuple[Part, ...]:
        return self.game.words_without_button(self._context_for(moves))

    def options(self, moves: MoveSet[Any]) -> tuple[ChoosableOption, ...]:
        return self.game.options(self._context_for(moves))

    def legend(self, moves: MoveSet[Any] | None, pick: Pick) -> tuple[LegendLine, ...]:
        return self.game.legend(self._context_for(moves, pick))

    def explain_pick(self, moves: MoveSet[Any] | None, pick: Pick) -> str:
        return self.game.explain_pick(self._context_for(moves, pick))

    def _context_for(self, moves: MoveSet[Any] | None, pick: Pick = ()) -> S:
        now = self.context
        return now if (moves, pick) == (now.moves, now.pick) else replace(now, moves=moves, pick=pick)

    def seat_avatar(self, seat: Seat, size: float) -> QPixmap:
        return self.game.seat_avatar(self.context, seat, size)

    def panel_note(self, view: Any, seat: Seat) -> str:
        return self.game.panel_note(self.context, view, seat)

    def setup_note(self, view: Any, seat: Seat) -> str:
        return self.game.setup_note(self.context, view, seat)

    def panel_side_note(self, view: Any, seat: Seat) -> str:
        return self.game.panel_side_note(self.context, view, seat)

    def seat_score(self, view: Any, seat: Seat) -> str:
        return self.game.seat_score(view, seat)

    def gauges(self, view: Any) -> tuple[Gauge, ...]:
        return self.game.gauges(self.context, view)

    def rank_panel_beside(self, width: float) -> tuple[str, QPixmap, str] | None:
        return self.game.rank_panel_beside(self.context, width)

    def suit_colours(self) -> Mapping[str, str]:
        return self.game.suit_colours(self.theme, self.look)

    def occupied_areas(self) -> list[QRectF]:
        kept = self.game.occupied(self.context)
        if kept is not None:
            return kept
        return [item.sceneBoundingRect() for item in self.scene().items() if item.isVisible() and item.opacity() > 0]

    def uncovered_areas(self) -> list[QRectF]:
        edges = map(self.outline, self.hinted | self.proofs)
        return [edge.boundingRect() for edge in edges if not edge.isEmpty()]

    def trick_areas(self) -> list[QRectF]:
        return []

    def protected_areas(self) -> list[QRectF]:
        return self.game.protected_areas(self.context)

    # Outlines and background.

    @abstractmethod
    def outline(self, part: Part) -> QPainterPath:
        """Return the visible outline of a part; empty if it is not on the table."""

    def seat_outline(self, seat: Seat) -> QPainterPath:
        return QPainterPath()

    def _set_cloth_theme(self, theme: Theme) -> None:
        self.theme = theme.with_cloth(self.look.cloth or cloths.cloth(self.rules.id))

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        if self._cloth is None:
            self._cloth = self._paint_cloth()
        painter.drawPixmap(0, 0, self._cloth)  # whole: an edge of `rect` may be between two pixels of the screen

    def _paint_cloth(self) -> QPixmap:
        size = QRectF(self.viewport().rect())
        cloth = art.canvas(size.size(), self.devicePixelRatioF())
        with art.painting(cloth) as painter:
            art.wool(painter, QRectF(QPointF(), cloth.deviceIndependentSize()), self.theme)
            art.stitch(painter, size, self.theme)
            self.game.paint(painter, self.context)
        return cloth
