"""Table widget, base of card and board tables: events, views, input, accessibility.

Long, because it has a line for each thing that a window asks of a table.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

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
from bluestick.tables.input.keyboard import second_chance
from bluestick.tables.motion.event_queue import EventQueue
from bluestick.tables.motion.pace import LAST_LOOK, Pace
from bluestick.tables.scene.items import Sprite
from bluestick.tables.scene.panel_content import Choosable, Gauge, LegendLine
from bluestick.tables.widget.context import TableContext
from bluestick.tables.widget.input_handler import InputHandler
from bluestick.tables.widget.last_trick_picture import TrickPicture
from bluestick.tables.widget.presenter import Presenter
from bluestick.text import table_phrases


class GameTable(AccessibleView):
    """The table of one match, for cards or with a board. One pixel of the scene is one pixel of the widget."""

    chosen = Signal(object)
    """A complete move that the hand has made."""
    refused = Signal(object)
    """Why the last touch was none: a Refusal."""
    remarked = Signal(str, str)
    """Something to be known before a move is made that is allowed: a sentence, and its clause."""
    picked = Signal(object)
    """What has been touched so far: a Pick."""
    waved = Signal()
    """Somebody does not want to wait: Space, or a click beside everything, while the table lies still."""
    last_wanted = Signal()
    """A pile was touched: the last trick is to be seen."""
    settled = Signal()
    """All events are shown and the view is laid."""
    under_way = Signal(str, str)
    """What is being shown, for as long as somebody looks at it: a line for the header, and the clause."""
    showing = Signal(object)
    """An Event that is being shown, in short: the header says it, and the log follows."""
    sounded = Signal(str)
    """What is heard now: a Sound."""
    lens_changed = Signal()
    """``lens_beside`` has something else to show."""

    game: Presenter[Any]
    touching: InputHandler

    def __init__(self, game: Presenter[Any], theme: Theme, pace: Pace, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAcceptDrops(False)  # that is the window's
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
        """Whether what the last hand came to is still being told."""
        self.pointed: Part | None = None
        """What the pointer, or else the cursor, is on."""
        self.marked: Part | None = None
        """Where the cursor is to be seen."""
        self.proofs: frozenset[Part] = frozenset()
        self.hint: Move | None = None
        self.hinted: frozenset[Part] = frozenset()
        self.shown: Any = None
        """The view that lies on the table."""
        self.moves: MoveSet[Any] | None = None
        """What the hand may do now."""
        self.explain_words: Callable[[str], str] = lambda text: ""
        """What the words of a text mean, as rich text: whoever has a glossary sets it."""
        self.may_pick_early: Callable[[], bool] = lambda: False
        """Whether something can be picked while the others play; whoever holds the table sets it."""
        self.at: Any = None
        """The places, as the table is large now."""
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

    # What a table for cards and one with a board do each in its way.

    @property
    @abstractmethod
    def now(self) -> Any:
        """How things stand: what the game is told."""

    def told(self, **more: Any) -> Any:
        """What every game is told, and what ``more`` its kind of table knows."""
        return self.game.sitting(
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
            carried=self.touching.load,
            **more,
        )

    @abstractmethod
    def fit(self, size: QRectF) -> None:
        """Find out how large everything is."""

    @abstractmethod
    def lay_out(self, view: Any) -> None:
        """Put everything where this view has it, which is ``shown`` from now on."""

    @abstractmethod
    def animate(self, event: Event) -> QAbstractAnimation | None:
        """How an event is shown; None if there is nothing to see."""

    @abstractmethod
    def sprite(self, part: Part) -> Sprite | None:
        """What can be carried away from there."""

    @abstractmethod
    def outline(self, part: Part) -> QPainterPath:
        """The edge of a part, as far as it can be seen; empty if it is not there."""

    def seat_outline(self, seat: Seat) -> QPainterPath:
        """The edge of the plate of a seat; empty if it has none on the table."""
        return QPainterPath()

    @abstractmethod
    def show_pick(self) -> None:
        """Mark what is chosen, pointed at, hinted at, or proves something."""

    # What the window asks of every table.

    def lay(self, view: View) -> None:
        """Show exactly this view, at once. Nothing is offered until ``offer``."""
        if not self._fitted:
            self.refit()
        interrupted = not self.is_settled
        self.shows.stop()
        self._withdraw()
        self.put(view)
        if interrupted:
            self.settled.emit()

    def play(self, events: Sequence[Event], view: View) -> None:
        """Show what happened, one event after the other, then the view it led to."""
        self._withdraw()
        self.shows.add(events, view)

    def offer(self, moves: MoveSet[Any] | None) -> None:
        """What the hand may do now; None while it may do nothing."""
        self._withdraw()
        self.moves = moves
        self.show_pick()

    def hurry(self) -> None:
        """Finish at once everything that is being shown."""
        if self.is_settled:
            return
        view = self.shows.goal
        self.shows.stop()
        self.put(view)
        self.settled.emit()

    @property
    def is_settled(self) -> bool:
        """Whether the table lies still."""
        return self.shows.is_over

    def sit(self, seat: Seat) -> None:
        """Turn the table so that this seat is at the bottom."""
        if seat != self.seat:
            self.seat = seat
            self.refit()

    def call_seats(self, names: Sequence[str]) -> None:
        """How those who sit here are called."""
        self.names = tuple(names)

    def show_thinking(self, seat: Seat | None) -> None:
        """Whose bot thinks, or nobody's."""
        self.thinker = seat

    def show_counting(self, counting: bool) -> None:
        """Whether what the last hand came to is being told: until then nothing on the table tells it."""
        self.counting = counting

    def last_trick(self) -> TrickPicture | None:
        """A picture of the last trick, and the same in words; None if there is none."""
        return None

    def touch(self, part: Part) -> bool:
        """Touch a card, a square or a word; whether this made a complete move."""
        self.hurry()
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
            pick = (part,)  # law 11: another piece, or a word, begins anew
        readings = moves.readings(pick)
        if len(readings) == 1 and not moves.next_parts(pick):
            self.chosen.emit(readings[0])
            return True
        self.set_pick(pick)
        return False

    def picks_early(self, part: Part | None) -> bool:
        """Whether touching this picks it for the own turn, while the others play."""
        return False

    def can_choose(self, part: Part) -> bool:
        """Whether this is chosen, or could be."""
        moves = self.moves
        return moves is not None and part in {*self.pick, *moves.next_parts(self.pick), *moves.next_parts(())}

    def cancel(self) -> None:
        """Touch nothing any more."""
        self.forget_proof()
        self.touching.put_back()
        self.set_pick(())

    def show_move(self, move: Move | None) -> None:
        """Point a move out: a hint, or one of the list of moves; None ends it."""
        if move != self.hint:
            before, self.hint = self.hinted, move
            self.hinted = frozenset() if move is None else self.game.hints(self.now, move)
            self.mark()
            access_events.report_names(self, before ^ self.hinted)

    def hint_pick(self) -> Pick:
        """What the hint has one choose: nothing where it is a word."""
        return ()

    def take_hint(self) -> bool:
        """Choose what the hint is made of, or lead the cursor there: nothing is played. False if it is elsewhere."""
        parts = (*self.rules.parts(self.hint), *sorted(self.hinted)) if self.hint is not None else ()
        spot = next((part for part in parts if self.place(part) is not None), None)
        if spot is not None:
            self.touching.move_cursor(spot)
        return spot is not None

    def set_theme(self, theme: Theme) -> None:
        """Change the colours."""
        self._dye(theme)
        self.refit()

    def set_pace(self, pace: Pace) -> None:
        """Change the speed; what is being shown is finished at once."""
        self.hurry()
        self.pace = pace

    def set_look(self, **look: Any) -> None:
        """Change how things look: the fields of ``Look``; None leaves one as it is."""
        self.look = replace(self.look, **{name: value for name, value in look.items() if value is not None})
        self._dye(self.theme)
        self.refit()

    def _dye(self, theme: Theme) -> None:
        self.theme = theme.on(self.look.cloth or cloths.cloth(self.rules.id))

    def retranslate(self) -> None:
        """Speak the language that is installed now."""
        self.name()

    # What the window asks of the game.

    def table_name(self) -> str:
        """The table in words."""
        return self.game.table_name(self.now)

    def trumps_said(self) -> str:
        """Which suit is trumps, in words; empty where that does not change."""
        return self.game.trumps_said(self.now)

    def describe(self, part: Part) -> str:
        """A part in words, for those who do not see it."""
        said = self.game.describe(self.now, part)
        return table_phrases.marked(said) if part in self.hinted else said

    def parts(self) -> Sequence[Part]:
        """Everything on the table that has a name, in reading order, and what the cursor is on."""
        names = self.game.parts(self.now)
        gone = self.touching.cursor
        return tuple(names) if gone is None or gone in names else (*names, gone)

    @property
    def own_parts(self) -> Sequence[Part | None]:
        """What whoever looks on holds in the hand."""
        return ()

    def part_at(self, point: QPointF) -> Part | None:
        """What lies there."""
        return self.game.part_at(self.now, point)

    def place(self, part: Part) -> QPointF | None:
        """Where the middle of a part is; None for a word."""
        return self.game.place(self.now, part)

    def words(self, moves: MoveSet[Any]) -> tuple[Part, ...]:
        """What can be said instead of touching something: the buttons, always in the same order."""
        return self.game.words(self._sitting(moves))

    def words_beside(self, moves: MoveSet[Any]) -> tuple[Part, ...]:
        """Those words that have no button on the cloth."""
        return self.game.words_beside(self._sitting(moves))

    def options(self, moves: MoveSet[Any]) -> tuple[Choosable, ...]:
        """What can be done, in words, beside what ``words`` are for."""
        return self.game.options(self._sitting(moves))

    def legend(self, moves: MoveSet[Any] | None, pick: Pick) -> tuple[LegendLine, ...]:
        """What the marks mean that can be seen now."""
        return self.game.legend(self._sitting(moves, pick))

    def explain_pick(self, moves: MoveSet[Any] | None, pick: Pick) -> str:
        """What can be done with what was touched; empty if there is nothing to say."""
        return self.game.explain_pick(self._sitting(moves, pick))

    def _sitting(self, moves: MoveSet[Any] | None, pick: Pick = ()) -> TableContext:
        now: TableContext = self.now
        return replace(now, moves=moves, pick=pick)

    def seat_mark(self, seat: Seat, size: float) -> QPixmap:
        """The sign of a seat."""
        return self.game.seat_mark(self.now, seat, size)

    def seat_note(self, view: Any, seat: Seat) -> str:
        """What to remember about a seat."""
        return self.game.seat_note(self.now, view, seat)

    def place_note(self, view: Any, seat: Seat) -> str:
        """What is particular about a seat before anything is dealt: where a match is agreed."""
        return self.game.place_note(self.now, view, seat)

    def side_note(self, view: Any, seat: Seat) -> str:
        """What to remember about the side of a seat; empty for nothing."""
        return self.game.side_note(self.now, view, seat)

    def seat_score(self, view: Any, seat: Seat) -> str:
        """How far a seat has come."""
        return self.game.seat_score(view, seat)

    def gauges(self, view: Any) -> tuple[Gauge, ...]:
        """Numbers worth a glance."""
        return self.game.gauges(self.now, view)

    def lens_beside(self, width: float) -> tuple[str, QPixmap, str] | None:
        """Where a card stands in the order that holds now: a heading, a picture of this width, the same in words."""
        return self.game.lens_beside(self.now, width)

    def suit_inks(self) -> Mapping[str, str]:
        """The colours of the suits, by their signs, where they stand beside words."""
        return self.game.suit_inks(self.theme, self.look)

    def occupied(self) -> list[QRectF]:
        """Where something is to be seen: a sentence that stands over the table for a while keeps clear of it."""
        kept: list[QRectF] | None = self.game.occupied(self.now)
        if kept is not None:
            return kept
        return [item.sceneBoundingRect() for item in self.scene().items() if item.isVisible() and item.opacity() > 0]

    def guarded(self) -> list[QRectF]:
        """What nothing that is said may lie on: what the hand is about to touch, and who plays."""
        edges = map(self.outline, self.hinted | self.proofs)
        return [edge.boundingRect() for edge in edges if not edge.isEmpty()]

    def in_play(self) -> list[QRectF]:
        """Where the cards of the present trick lie."""
        return []

    def kept_clear(self) -> list[QRectF]:
        """What has to be seen beside what was counted."""
        return self.game.kept_clear(self.now)

    # Showing.

    def put(self, view: View) -> None:
        """Lay a view, as it is."""
        self.touching.stop_glide()
        self.lay_out(view)
        self.show_pick()
        self.name()

    def refit(self) -> None:
        """Everything anew: the table is larger or smaller, or looks otherwise."""
        self.hurry()
        self._fit()
        if self.shown is not None:
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
        """An event that is shown now is heard, too."""
        self.shows.sound(self.game.sounds(self.now, event), at_once=motion is None)

    def keep(self, animation: QAbstractAnimation) -> None:
        """It ends with the table, however that ends: one that outlives what it moves stops all others."""
        animation.setParent(self)

    # Marks.

    def mark(self) -> None:
        """Show the marks as they are now."""
        self.show_pick()

    def show_cursor(self, part: Part | None) -> None:
        """Mark where the cursor is."""
        if part != self.marked:
            self.marked = part
            self.mark()

    def mark_proof(self, parts: Sequence[Part]) -> None:
        """Mark the parts that prove a refusal."""
        if frozenset(parts) != self.proofs:
            self.proofs = frozenset(parts)
            self.mark()

    def forget_proof(self) -> None:
        """The refusal has been read."""
        self._proof.stop()
        self.mark_proof(())

    def refuse(self, refusal: Refusal | None) -> None:
        """Say why not, if there is a reason."""
        if refusal is not None:
            self.mark_proof(refusal.parts)
            self._proof.start()
            self.refused.emit(refusal)

    def set_pick(self, pick: Pick) -> None:
        """This is chosen now."""
        before, self.pick = self.pick, pick
        self.show_pick()
        if pick != before:
            access_events.report_pick(self, (*before, *pick) if set(before) == set(pick) else set(before) ^ set(pick))
            self.picked.emit(pick)

    def _withdraw(self) -> None:
        """What was offered and touched belongs to a position that is past."""
        self.moves = None
        self.touching.stop_glide()
        self.touching.put_back()
        self.forget_proof()
        self.show_move(None)
        self.set_pick(())

    def point_at(self, part: Part | None) -> None:
        """The pointer, or the cursor, has come to a part."""
        if part != self.pointed:
            self.pointed = part
            self.show_pick()

    @property
    def cursor_part(self) -> Part | None:
        """Where the cursor is, while it is to be seen."""
        return self.touching.cursor if self.touching.by_keyboard else None

    @property
    def carried(self) -> Sprite | None:
        """What the hand holds."""
        return self.touching.carried

    def click(self, part: Part) -> None:
        self.touching.click(part)

    def move_cursor(self, part: Part | None) -> None:
        self.touching.move_cursor(part)

    def tell_focus(self, part: Part) -> None:
        """The cursor has come to a part."""
        access_events.report_focus(self, part)

    def name(self) -> None:
        """Say what this is, for those who listen."""
        access_events.report_parts(self)
        self.setAccessibleName(self.table_name())
        self.setAccessibleDescription(self.aloud(self.describe(self.cursor_part)) if self.cursor_part else "")

    # What Qt asks.

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self.touching.mouse_moves(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.touching.mouse_presses(event)
        else:
            event.ignore()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.touching.mouse_clicks_twice(event)
        else:
            event.ignore()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.touching.mouse_releases(event)
        else:
            event.ignore()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        meant = second_chance(event) or event
        self.touching.key(meant)
        event.setAccepted(meant.isAccepted())

    def leaveEvent(self, event: QEvent) -> None:
        self.point_at(self.cursor_part)
        super().leaveEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason):
            self.touching.move_cursor(self.touching.cursor)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.touching.hide_cursor()
        self.point_at(None)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.refit()

    def event(self, event: QEvent) -> bool:
        handled = super().event(event)
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self.refit()
        return handled

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        if self._cloth is None:
            self._cloth = self._paint_cloth()
        painter.drawPixmap(0, 0, self._cloth)  # whole: an edge of `rect` may lie between two pixels of the screen

    def _paint_cloth(self) -> QPixmap:
        size = QRectF(self.viewport().rect())
        cloth = art.canvas(size.size(), self.devicePixelRatioF())
        with art.painting(cloth) as painter:
            art.wool(painter, QRectF(QPointF(), cloth.deviceIndependentSize()), self.theme)
            art.stitch(painter, size, self.theme)
            self.game.paint(painter, self.now)
        return cloth
