"""Table widget, base of card and board tables: events, views, input, accessibility.

Long, because it has a method for each thing that the window asks of a table.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QAbstractAnimation, QEvent, QPointF, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPainterPath, QPixmap, QResizeEvent
from PySide6.QtWidgets import QFrame, QGraphicsScene, QWidget

from bluestick.engine.events import Event
from bluestick.engine.moves import Move, MoveSet, Part, Pick, Refusal
from bluestick.engine.rules import View
from bluestick.engine.seats import Seat
from bluestick.store.appearance import Appearance
from bluestick.tables.access import access_events
from bluestick.tables.access.accessible_view import AccessibleView
from bluestick.tables.drawing import art, cloths
from bluestick.tables.drawing.theme import Theme
from bluestick.tables.input.key_positions import second_chance
from bluestick.tables.motion.event_queue import EventQueue
from bluestick.tables.motion.pace import LAST_LOOK, Pace
from bluestick.tables.scene.items import Sprite
from bluestick.tables.scene.panel_content import Choosable, Gauge, LegendLine
from bluestick.tables.widget.context import TableContext
from bluestick.tables.widget.input_handler import InputHandler
from bluestick.tables.widget.last_trick_picture import TrickPicture
from bluestick.tables.widget.presenter import Presenter
from bluestick.text import table_phrases

S = TypeVar("S", bound=TableContext)
"""Context type of the table."""


class GameTable(AccessibleView, Generic[S]):
    """Table widget of one match, for cards or a board. One scene unit is one pixel of the widget."""

    chosen = Signal(object)
    """Emitted when the player has completed a move; argument: the Move."""
    refused = Signal(object)
    """Emitted when a touch is not allowed; argument: the Refusal, with reason and proof."""
    remarked = Signal(str, str)
    """Emitted with a warning before an allowed move is made; arguments: a sentence and its clause."""
    picked = Signal(object)
    """Emitted when the chosen parts have changed; argument: the Pick."""
    waved = Signal()
    """Emitted to skip a wait of the match: Space or a click on no part, while no events are being shown."""
    last_wanted = Signal()
    """Emitted when a pile is touched, as a request to show the last trick."""
    settled = Signal()
    """Emitted when all events and the view after them have been shown."""
    under_way = Signal(str, str)
    """Emitted when an event starts to be shown; arguments: a line for the header, and its clause."""
    showing = Signal(object)
    """Emitted when an event starts to be shown; argument: the Event without results that are not visible yet."""
    sounded = Signal(str)
    """Emitted when a sound is to be played; argument: the Sound."""
    lens_changed = Signal()
    """Emitted when the result of ``lens_beside`` (rank panel of a card) may have changed."""

    game: Presenter[S]
    input_handler: InputHandler
    _context: S | None = None

    def __init__(self, game: Presenter[S], theme: Theme, pace: Pace, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAcceptDrops(False)  # the window accepts drops
        self.game = game
        self.rules = game.rules
        self.setup = game.setup
        self.look = Appearance()
        self._dye(theme)
        self.pace = pace
        self.seat = Seat(0)
        self.names: tuple[str, ...] = ("",) * self.setup.seats
        self.thinker: Seat | None = None
        self.counting = False
        """Whether the result of the last hand is still being counted up."""
        self.pointed: Part | None = None
        """Part under the mouse pointer, or else under the keyboard cursor."""
        self.marked: Part | None = None
        """Part at which the keyboard cursor is visible; None while it is hidden."""
        self.proofs: frozenset[Part] = frozenset()
        self.hint: Move | None = None
        self.hinted: frozenset[Part] = frozenset()
        self.shown: Any = game.rules.view(game.rules.start(game.setup), self.seat)
        """View shown on the table; until one is laid, that of a match that has not begun."""
        self.is_laid = False
        """Whether a view has been laid; until then nothing is drawn."""
        self.moves: MoveSet[Any] | None = None
        """Legal moves offered to the player now; None while there are none."""
        self.explain_words: Callable[[str], str] = lambda text: ""
        """Function that explains the glossary terms in a text, as rich text; set by the owner of the glossary."""
        self.may_pick_early: Callable[[], bool] = lambda: False
        """Function that returns whether cards can be picked while other players act; set by the owner of the table."""
        self.at: Any = None
        """Layout of the table at its current size."""
        self.shows = EventQueue(self)
        self._cloth: QPixmap | None = None
        self._fitted = False
        self._proof = QTimer(self)
        self._proof.setSingleShot(True)
        self._proof.setInterval(LAST_LOOK)
        self._proof.timeout.connect(self.forget_proof)

        self.setScene(QGraphicsScene(self))
        self.scene().setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)

    # The context.

    @property
    def context(self) -> S:
        """Snapshot of the present state of the table for the presenter, held until an attribute is assigned."""
        context = self._context
        if context is None:
            context = self._context = self.new_context()
        return context

    def __setattr__(self, name: str, value: object) -> None:
        if self.__dict__.get(name) is not value:
            self.drop_context()
        super().__setattr__(name, value)

    def drop_context(self) -> None:
        """Drop the held context, because something that it is made of has changed."""
        self.__dict__["_context"] = None

    @abstractmethod
    def new_context(self) -> S:
        """Create a context of the present state."""

    def make_context(self, **more: Any) -> S:
        """Create a context for the presenter; ``more``: fields that only the context of card tables has."""
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
            carried=self.input_handler.load,
            **more,
        )

    # Methods that card and board tables implement.

    @abstractmethod
    def fit(self, size: QRectF) -> None:
        """Compute the layout for a table of that size."""

    @abstractmethod
    def lay_out(self, view: Any) -> None:
        """Show a view without animation and store it in ``shown``."""

    @abstractmethod
    def animate(self, event: Event, view: Any) -> QAbstractAnimation | None:
        """Start to show an event that led to ``view``; return its animation, or None if nothing moves."""

    @abstractmethod
    def sprite(self, part: Part) -> Sprite | None:
        """Return the sprite of a part for dragging; None if it has none."""

    @abstractmethod
    def outline(self, part: Part) -> QPainterPath:
        """Return the visible outline of a part; empty if it is not on the table."""

    def seat_outline(self, seat: Seat) -> QPainterPath:
        """Return the outline of a seat's name plate; empty if it has none on the table."""
        return QPainterPath()

    @abstractmethod
    def show_pick(self) -> None:
        """Mark the parts that are chosen, pointed at, hinted at, or prove a refusal."""

    # Methods that the window calls.

    def lay(self, view: View) -> None:
        """Show a view immediately; events still to be shown are dropped. No moves are offered until ``offer``."""
        if not self._fitted:
            self.refit()
        interrupted = not self.is_settled
        self.shows.stop()
        self._withdraw()
        self.put(view)
        if interrupted:
            self.settled.emit()

    def play(self, moments: Sequence[tuple[Event, View]], view: View) -> None:
        """Show events one after the other, each with the view after it, then ``view``, which they led to."""
        self._withdraw()
        self.shows.add(moments, view)

    def offer(self, moves: MoveSet[Any] | None) -> None:
        """Offer the moves that the player may make now; None for none."""
        self._withdraw()
        self.moves = moves
        self.show_pick()

    def finish_now(self) -> None:
        """Show the result of all queued events immediately, without animation."""
        if self.is_settled:
            return
        view = self.shows.goal
        self.shows.stop()
        self.put(view)
        self.settled.emit()

    @property
    def is_settled(self) -> bool:
        """Whether no events are being shown."""
        return self.shows.is_over

    def turn_to(self, seat: Seat) -> None:
        """Turn the table so that this seat is at the bottom."""
        if seat != self.seat:
            self.seat = seat
            self.refit()

    def call_seats(self, names: Sequence[str]) -> None:
        """Set the names of the players, by seat."""
        self.names = tuple(names)

    def show_thinking(self, seat: Seat | None) -> None:
        """Show which seat's bot is thinking; None for no bot."""
        self.thinker = seat

    def show_counting(self, counting: bool) -> None:
        """Set whether the result of the last hand is still being counted up; until then the table hides its score."""
        self.counting = counting

    def last_trick(self) -> TrickPicture | None:
        """Return the picture and the description of the last trick; None if there is none."""
        return None

    def touch(self, part: Part) -> bool:
        """Touch a card, a square or a word; return whether this made a complete move."""
        self.finish_now()
        self.forget_proof()
        moves = self.moves
        if moves is None:
            return False
        if part in self.pick:
            self.cancel()
            return False
        pick: Pick = (*self.pick, part)
        if part not in moves.next_parts(self.pick):
            if part not in moves.next_parts(()):
                self.refuse(moves.why_not_pick(pick))
                return False
            pick = (part,)  # law 11: another piece, or a word, starts a new pick
        readings = moves.readings(pick)
        if len(readings) == 1 and not moves.next_parts(pick):
            self.chosen.emit(readings[0])
            return True
        self.set_pick(pick)
        return False

    def picks_early(self, part: Part | None) -> bool:
        """Return whether touching a part picks it before the viewer's turn, to be played then."""
        return False

    def can_choose(self, part: Part) -> bool:
        """Return whether a part is chosen or can be chosen now."""
        moves = self.moves
        return moves is not None and part in {*self.pick, *moves.next_parts(self.pick), *moves.next_parts(())}

    def cancel(self) -> None:
        """Clear the pick and put back what is being dragged."""
        self.forget_proof()
        self.input_handler.put_back()
        self.set_pick(())

    def show_move(self, move: Move | None) -> None:
        """Mark the parts of a move: of a hint, or of the move selected in the list of moves; None removes the marks."""
        if move != self.hint:
            before, self.hint = self.hinted, move
            self.hinted = frozenset() if move is None else self.game.hints(self.context, move)
            self.mark()
            access_events.report_names(self, before ^ self.hinted)

    def hint_pick(self) -> Pick:
        """Return the parts that ``take_hint`` chooses; empty if the hint is a word such as ``pass``."""
        return ()

    def take_hint(self) -> bool:
        """Choose the parts of the hint, or move the cursor to it; return False if none of them is on the table."""
        parts = (*self.rules.parts(self.hint), *sorted(self.hinted)) if self.hint is not None else ()
        spot = next((part for part in parts if self.place(part) is not None), None)
        if spot is not None:
            self.input_handler.move_cursor(spot)
        return spot is not None

    def set_theme(self, theme: Theme) -> None:
        """Change the colours to those of a theme."""
        self._dye(theme)
        self.refit()

    def set_pace(self, pace: Pace) -> None:
        """Change the speed, after finishing the events being shown immediately."""
        self.finish_now()
        self.pace = pace

    def set_look(self, **look: Any) -> None:
        """Change fields of ``Appearance``; None leaves a field as it is."""
        self.look = replace(self.look, **{name: value for name, value in look.items() if value is not None})
        self._dye(self.theme)
        self.refit()

    def _dye(self, theme: Theme) -> None:
        self.theme = theme.on(self.look.cloth or cloths.cloth(self.rules.id))

    def retranslate(self) -> None:
        """Update all texts after a change of language."""
        self.drop_context()  # it caches texts
        self.name()

    # Methods passed on to the presenter.

    def table_name(self) -> str:
        """Return a description of the table, for its accessible name."""
        return self.game.table_name(self.context)

    def trumps_said(self) -> str:
        """Return the trump suit in words; empty in games where it never changes."""
        return self.game.trumps_said(self.context)

    def describe(self, part: Part) -> str:
        """Return the description of a part, for screen readers and tooltips; it says if the part is hinted at."""
        said = self.game.describe(self.context, part)
        return table_phrases.marked(said) if part in self.hinted else said

    def parts(self) -> Sequence[Part]:
        """Return all named parts in reading order, and the part under the cursor even if it has gone."""
        names = self.game.parts(self.context)
        gone = self.input_handler.cursor
        return tuple(names) if gone is None or gone in names else (*names, gone)

    @property
    def own_parts(self) -> Sequence[Part | None]:
        """Cards in the viewer's hand; None for a card that is not seen."""
        return ()

    def part_at(self, point: QPointF) -> Part | None:
        """Return the part at a point; None if there is none."""
        return self.game.part_at(self.context, point)

    def place(self, part: Part) -> QPointF | None:
        """Return the centre of a part; None for a word such as ``pass``, or for a part that is not on the table."""
        return self.game.place(self.context, part)

    def words(self, moves: MoveSet[Any]) -> tuple[Part, ...]:
        """Return the words, such as ``pass``, that can be chosen now by buttons, always in the same order."""
        return self.game.words(self._context_for(moves))

    def words_beside(self, moves: MoveSet[Any]) -> tuple[Part, ...]:
        """Return those of ``words`` that have no button on the table itself."""
        return self.game.words_beside(self._context_for(moves))

    def options(self, moves: MoveSet[Any]) -> tuple[Choosable, ...]:
        """Return the player's options and their effects, in words."""
        return self.game.options(self._context_for(moves))

    def legend(self, moves: MoveSet[Any] | None, pick: Pick) -> tuple[LegendLine, ...]:
        """Return the legend: each kind of mark that is visible on the table now, with its meaning."""
        return self.game.legend(self._context_for(moves, pick))

    def explain_pick(self, moves: MoveSet[Any] | None, pick: Pick) -> str:
        """Return the text on what the chosen parts are or can do; empty if there is nothing to say."""
        return self.game.explain_pick(self._context_for(moves, pick))

    def _context_for(self, moves: MoveSet[Any] | None, pick: Pick = ()) -> S:
        now = self.context
        return now if (moves, pick) == (now.moves, now.pick) else replace(now, moves=moves, pick=pick)

    def seat_mark(self, seat: Seat, size: float) -> QPixmap:
        """Return the avatar of a seat, ``size`` pixels wide and high."""
        return self.game.seat_mark(self.context, seat, size)

    def seat_note(self, view: Any, seat: Seat) -> str:
        """Return the note about a seat in the side panel, such as its number of cards; empty for none."""
        return self.game.seat_note(self.context, view, seat)

    def place_note(self, view: Any, seat: Seat) -> str:
        """Return a note about a seat before the deal, for the page where a match is set up."""
        return self.game.place_note(self.context, view, seat)

    def side_note(self, view: Any, seat: Seat) -> str:
        """Return the note about the side (player or pair) of a seat in the side panel; empty for none."""
        return self.game.side_note(self.context, view, seat)

    def seat_score(self, view: Any, seat: Seat) -> str:
        """Return the score or progress of a seat as text."""
        return self.game.seat_score(view, seat)

    def gauges(self, view: Any) -> tuple[Gauge, ...]:
        """Return the gauges (numbers shown as bars) for the side panel; empty for none."""
        return self.game.gauges(self.context, view)

    def lens_beside(self, width: float) -> tuple[str, QPixmap, str] | None:
        """Return the lens (rank panel of a card) for the side panel: heading, picture of this width, text; or None."""
        return self.game.lens_beside(self.context, width)

    def suit_inks(self) -> Mapping[str, str]:
        """Return the colour of each suit sign in text; empty for a game without suits."""
        return self.game.suit_inks(self.theme, self.look)

    def occupied(self) -> list[QRectF]:
        """Return the rectangles of visible items, which a message over the table should not cover."""
        kept = self.game.occupied(self.context)
        if kept is not None:
            return kept
        return [item.sceneBoundingRect() for item in self.scene().items() if item.isVisible() and item.opacity() > 0]

    def guarded(self) -> list[QRectF]:
        """Return the rectangles that no message may cover: hints, proofs; on card tables also hand, plates, buttons."""
        edges = map(self.outline, self.hinted | self.proofs)
        return [edge.boundingRect() for edge in edges if not edge.isEmpty()]

    def in_play(self) -> list[QRectF]:
        """Return the rectangles of the cards in the current trick; empty on a board."""
        return []

    def kept_clear(self) -> list[QRectF]:
        """Return the rectangles that the result panel must not cover, such as the viewer's hand."""
        return self.game.kept_clear(self.context)

    # Showing.

    def put(self, view: View) -> None:
        """Show a view without animation, with its marks and accessible name."""
        self.is_laid = True
        self.input_handler.stop_glide()
        self.lay_out(view)
        self.show_pick()
        self.name()

    def refit(self) -> None:
        """Compute the layout and show everything again, after a change of size or appearance."""
        self.finish_now()
        self._fit()
        if self.is_laid:
            self.put(self.shown)
        self.show_cursor(self.cursor_part)

    def _fit(self) -> None:
        size = QRectF(self.viewport().rect())
        self.setSceneRect(size)
        self.fit(size)
        self._fitted = True
        self._cloth = None
        self.viewport().update()

    def hear(self, event: Event, motion: QAbstractAnimation | None) -> None:
        """Queue the sounds of an event shown with ``motion``; without an animation they are played immediately."""
        self.shows.sound(self.game.sounds(self.context, event), at_once=motion is None)

    def keep(self, animation: QAbstractAnimation) -> None:
        """Make the table the parent of an animation, as one that outlives its target would stop all others."""
        animation.setParent(self)

    # Marks.

    def mark(self) -> None:
        """Update the marks of chosen, hinted and proving parts on the table."""
        self.show_pick()

    def show_cursor(self, part: Part | None) -> None:
        """Show the keyboard cursor at a part; None hides it."""
        if part != self.marked:
            self.marked = part
            self.mark()

    def mark_proof(self, parts: Sequence[Part]) -> None:
        """Mark the parts that prove a refusal."""
        if frozenset(parts) != self.proofs:
            self.proofs = frozenset(parts)
            self.mark()

    def forget_proof(self) -> None:
        """Remove the marks of parts that prove a refusal."""
        self._proof.stop()
        self.mark_proof(())

    def refuse(self, refusal: Refusal | None) -> None:
        """Emit ``refused`` and mark for a while the parts that prove the refusal; do nothing for None."""
        if refusal is not None:
            self.mark_proof(refusal.parts)
            self._proof.start()
            self.refused.emit(refusal)

    def set_pick(self, pick: Pick) -> None:
        """Set the chosen parts and emit ``picked`` if they have changed."""
        before, self.pick = self.pick, pick
        self.show_pick()
        if pick != before:
            access_events.report_pick(self, (*before, *pick) if set(before) == set(pick) else set(before) ^ set(pick))
            self.picked.emit(pick)

    def _withdraw(self) -> None:
        """Withdraw the offered moves, the pick and the hint: they belong to a past position."""
        self.moves = None
        self.input_handler.stop_glide()
        self.input_handler.put_back()
        self.forget_proof()
        self.show_move(None)
        self.set_pick(())

    def point_at(self, part: Part | None) -> None:
        """Set the part under the mouse pointer or keyboard cursor."""
        if part != self.pointed:
            self.pointed = part
            self.show_pick()

    @property
    def cursor_part(self) -> Part | None:
        """Part under the keyboard cursor while that is visible."""
        return self.input_handler.cursor if self.input_handler.by_keyboard else None

    @property
    def carried(self) -> Sprite | None:
        """Sprite that the player is dragging; None for none."""
        return self.input_handler.carried

    def click(self, part: Part) -> None:
        self.input_handler.click(part)

    def move_cursor(self, part: Part | None) -> None:
        self.input_handler.move_cursor(part)

    def report_focus(self, part: Part) -> None:
        """Report to screen readers that the cursor has moved to a part."""
        access_events.report_focus(self, part)

    def name(self) -> None:
        """Update the accessible name and description, and report changed parts to screen readers."""
        access_events.report_parts(self)
        self.setAccessibleName(self.table_name())
        self.setAccessibleDescription(self.aloud(self.describe(self.cursor_part)) if self.cursor_part else "")

    # Qt event handlers.

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self.input_handler.mouse_moves(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.input_handler.mouse_presses(event)
        else:
            event.ignore()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.input_handler.mouse_clicks_twice(event)
        else:
            event.ignore()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.input_handler.mouse_releases(event)
        else:
            event.ignore()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        meant = second_chance(event) or event
        self.input_handler.key(meant)
        event.setAccepted(meant.isAccepted())

    def leaveEvent(self, event: QEvent) -> None:
        self.point_at(self.cursor_part)
        super().leaveEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason):
            self.input_handler.move_cursor(self.input_handler.cursor)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.input_handler.hide_cursor()
        self.point_at(None)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.refit()

    def event(self, event: QEvent) -> bool:
        handled = super().event(event)
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self.drop_context()
            self.refit()
        return handled

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
