"""What every table does: play events, lay out a view, turn touches into moves. It knows no rule of any game."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from PySide6.QtCore import (
    QAbstractAnimation,
    QEasingCurve,
    QEvent,
    QPointF,
    QPropertyAnimation,
    QRect,
    QRectF,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import (
    QFocusEvent,
    QImage,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import QApplication, QFrame, QGraphicsScene, QGraphicsView, QWidget

from bluestick.engine.events import Event
from bluestick.engine.moves import Move, MoveSet, Part, Pick, Refusal
from bluestick.engine.rules import AnyRules, Setup, View
from bluestick.engine.seats import Seat
from bluestick.tables import access, art
from bluestick.tables.items import Sprite
from bluestick.tables.pace import BACK, BETWEEN, LAST_LOOK, Pace
from bluestick.tables.theme import Theme

_ARROWS: dict[int, tuple[int, int]] = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
_TURN_PAGE: dict[int, int] = {Qt.Key.Key_PageDown: 1, Qt.Key.Key_PageUp: -1}
_ACT = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)


CARRIED = 1.1
"""How much larger a thing looks while the hand holds it."""


@dataclass(frozen=True, slots=True)
class Gauge:
    """A number for some seats, as bars: ``(seat, value, most)``."""

    title: str
    bars: tuple[tuple[Seat, int, int], ...]
    mark: tuple[int, str] | None = None
    """A value that is worth a line across the bars, and what it means."""


@dataclass(frozen=True, slots=True)
class Choosable:
    """Something that can be done, and what it would cause."""

    title: str
    text: str
    clause: str = ""
    """Where that is written, if one clause says it."""


@dataclass(frozen=True, slots=True)
class LegendLine:
    """What a mark on the table means."""

    picture: QPixmap
    text: str


class GameTable(QGraphicsView):
    """The table of one match. One pixel of the scene is one pixel of the widget.

    A game says how it looks (``fit``, ``paint_table``, ``lay_out``), how its events move (``animate``),
    where its parts lie (``part_at``, ``place``, ``sprite``, ``beside``) and how a pick is marked (``show_pick``).
    """

    log_in_words: ClassVar[bool] = False
    """Whether what was played is told in sentences, because a move says little by itself."""
    plates_on_cloth: ClassVar[bool] = False
    """Whether the table itself says who sits where, so that beside it the sides are enough."""
    words_on_cloth: ClassVar[bool] = False
    """Whether the table has buttons for its words, and its ``options`` say what they cause."""
    secret: ClassVar[bool] = False
    """Whether one seat sees what another may not."""
    pause: ClassVar[tuple[int, int]] = (0, 0)
    """Between how many and how many milliseconds a computer player takes at least, so that one can follow it."""

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
    settled = Signal()
    """All events are shown and the view is laid."""
    under_way = Signal(str, str)
    """What is being shown, for as long as somebody looks at it: a line for the header, and the clause."""
    showing = Signal(object)
    """An Event that is being shown, in short: the header says it, and the log follows."""
    lens_changed = Signal()
    """``lens_beside`` has something else to show."""

    def __init__(self, rules: AnyRules, setup: Setup, theme: Theme, pace: Pace, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rules = rules
        self.setup = setup
        self.theme = theme
        self.pace = pace
        self.seat = Seat(0)
        self.pick: Pick = ()
        self.pointed: Part | None = None
        """What the pointer, or else the cursor, is on."""
        self.shown: Any = None
        """The view that lies on the table."""
        self.moves: MoveSet[Any] | None = None
        """What the hand may do now."""
        self._queue: deque[Event | View] = deque()
        self._animation: QAbstractAnimation | None = None
        self._cursor: Part | None = None
        self._by_keyboard = False
        self._pressed: tuple[Part | None, QPointF] | None = None
        self._carried: Sprite | None = None
        self._glide: QPropertyAnimation | None = None
        self._cloth: QPixmap | None = None
        self._fitted = False
        self._proof = QTimer(self)
        self._proof.setSingleShot(True)
        self._proof.setInterval(LAST_LOOK)
        self._proof.timeout.connect(self._forget_proof)

        self.access: access.TableAccess | None = None
        access.install()

        self.setScene(QGraphicsScene(self))
        self.scene().setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)

    # What the window asks of every table.

    def lay(self, view: View) -> None:
        """Show exactly this view, at once. Nothing is offered until ``offer``."""
        if not self._fitted:  # in the constructor the table of a game is not complete yet
            self._refit()
        interrupted = not self.is_settled
        self._stop()
        self._withdraw()
        self._lay(view)
        if interrupted:
            self.settled.emit()

    def play(self, events: Sequence[Event], view: View) -> None:
        """Show what happened, one event after the other, then the view it led to."""
        self._withdraw()
        idle = self.is_settled
        self._queue.extend((*events, view))
        if idle:
            self._go_on()

    def offer(self, moves: MoveSet[Any] | None) -> None:
        """What the hand may do now; None while it may do nothing."""
        self._withdraw()
        self.moves = moves
        self.show_pick()

    def hurry(self) -> None:
        """Finish at once everything that is being shown."""
        if self.is_settled:
            return
        view = self._queue[-1]
        assert not isinstance(view, Event)
        self._stop()
        self._lay(view)
        self.settled.emit()

    @property
    def is_settled(self) -> bool:
        """Whether the table lies still."""
        return self._animation is None and not self._queue

    def sit(self, seat: Seat) -> None:
        """Turn the table so that this seat is at the bottom."""
        if seat != self.seat:
            self.seat = seat
            self._refit()

    def call_seats(self, names: Sequence[str]) -> None:
        """How those who sit here are called: for tables that write it on the cloth."""

    def show_thinking(self, seat: Seat | None) -> None:
        """Whose bot thinks, or nobody's."""

    def show_last(self) -> None:
        """Show once more what was played last, where it is no longer in sight."""

    def touch(self, part: Part) -> bool:
        """Touch a card, a square or a word; whether this made a complete move."""
        self.hurry()
        self._forget_proof()
        moves = self.moves
        if moves is None:
            return False
        if part in self.pick:
            self.cancel()
            return False
        pick: Pick = (*self.pick, part)
        if part not in moves.next_parts(self.pick):
            if part not in moves.next_parts(()):
                refusal = moves.why_not_pick(pick)
                if refusal is not None:
                    self._refuse(refusal)
                return False
            pick = (part,)  # law 11: another piece, or a word, begins anew
        readings = moves.readings(pick)
        if len(readings) == 1 and not moves.next_parts(pick):
            self.chosen.emit(readings[0])
            return True
        self._set_pick(pick)
        return False

    def cancel(self) -> None:
        """Touch nothing any more."""
        self._forget_proof()
        self._put_back()
        self._set_pick(())

    def set_theme(self, theme: Theme) -> None:
        """Change the colours."""
        self.theme = theme
        self._refit()

    def set_pace(self, pace: Pace) -> None:
        """Change the speed; what is being shown is finished at once."""
        self.hurry()
        self.pace = pace

    def retranslate(self) -> None:
        """Speak the language that is installed now."""
        self._name()

    # What a game fills in.

    def fit(self, size: QRectF, dpr: float) -> None:
        """Find out how large everything is."""
        raise NotImplementedError

    def paint_table(self, painter: QPainter) -> None:
        """Draw what never moves, once for every size and theme."""
        raise NotImplementedError

    def lay_out(self, view: Any) -> None:
        """Put everything where this view has it."""
        raise NotImplementedError

    def animate(self, event: Event) -> QAbstractAnimation | None:
        """How an event is shown; None if there is nothing to see."""
        raise NotImplementedError

    def waits(self, event: Event) -> bool:
        """Whether an event stays, at every pace, until somebody who sits here has looked at it."""
        return False

    def part_at(self, point: QPointF) -> Part | None:
        """What lies there."""
        raise NotImplementedError

    def place(self, part: Part) -> QPointF | None:
        """Where the middle of a part is; None for a word."""
        raise NotImplementedError

    def sprite(self, part: Part) -> Sprite | None:
        """What can be carried away from there."""
        raise NotImplementedError

    def first_part(self) -> Part:
        """Where the cursor appears."""
        raise NotImplementedError

    def beside(self, part: Part, right: int, down: int) -> Part:
        """Where an arrow key leads from a part."""
        raise NotImplementedError

    def show_pick(self) -> None:
        """Mark what ``pick`` and ``pointed`` mean now."""
        raise NotImplementedError

    def show_cursor(self, part: Part | None) -> None:
        """Mark where the cursor is."""
        raise NotImplementedError

    def mark_proof(self, parts: Sequence[Part]) -> None:
        """Mark the parts that prove a refusal."""
        raise NotImplementedError

    def show_move(self, move: Move | None) -> None:
        """Point a move out: a hint, or one of the list of moves; None ends it."""
        raise NotImplementedError

    def set_look(self, **look: Any) -> None:
        """Change how the table looks, as far as the game has such things; None leaves it as it is.

        ``coordinates``, ``show_moves``, ``board``; ``index`` (whose letters stand on the cards; empty: the
        language's), ``four_colours``, ``large_index``; ``memory_aid`` (what one knows of cards that are out of sight).
        """
        raise NotImplementedError

    def suit_inks(self) -> Mapping[str, str]:
        """The colours of the suits, by their signs, where they stand beside words."""
        return {}

    def parts(self) -> Sequence[Part]:
        """Everything on the table that has a name, in reading order."""
        raise NotImplementedError

    def describe(self, part: Part) -> str:
        """A part in words, for those who do not see it."""
        raise NotImplementedError

    def table_name(self) -> str:
        """The table in words."""
        raise NotImplementedError

    def words(self, moves: MoveSet[Any]) -> tuple[Part, ...]:
        """What can be said instead of touching something: the buttons, always in the same order."""
        return tuple(sorted(part for part in moves.next_parts(()) if self.place(part) is None))

    def words_beside(self, moves: MoveSet[Any]) -> tuple[Part, ...]:
        """Those words that have no button on the cloth."""
        return self.words(moves)

    def occupied(self) -> list[QRectF]:
        """Where something is to be seen: a sentence that stands over the table for a while keeps clear of it."""
        return [item.sceneBoundingRect() for item in self.scene().items() if item.isVisible() and item.opacity() > 0]

    def result_foot(self) -> float:
        """Where that ends which the table itself shows of a result: what is said of it stands rather below."""
        return 0.0

    def seat_mark(self, seat: Seat, size: float) -> QPixmap:
        """The sign of a seat."""
        raise NotImplementedError

    def seat_note(self, view: Any, seat: Seat) -> str:
        """What to remember about a seat."""
        raise NotImplementedError

    def between_deals(self, pace: Pace) -> int:
        """Milliseconds before the next deal, for a look at what was shown; a click is quicker."""
        return pace.ms(BETWEEN)

    def place_note(self, view: Any, seat: Seat) -> str:
        """What is particular about a seat before anything is dealt: where a match is agreed."""
        return self.seat_note(view, seat)

    def opening(self) -> Any:
        """What this seat sees at the beginning of a match: for the page where one is agreed."""
        return self.rules.view(self.rules.start(self.setup), self.seat)

    def example(self, case: dict[str, Any]) -> dict[str, Any]:
        """A worked case as it is at this table: the rule page shows the trumps of the present deal."""
        return case

    def seat_score(self, view: Any, seat: Seat) -> str:
        """How far a seat has come."""
        raise NotImplementedError

    def side_note(self, view: Any, seat: Seat) -> str:
        """What to remember about the side of a seat; empty for nothing."""
        return ""

    def gauges(self, view: Any) -> tuple[Gauge, ...]:
        """Numbers worth a glance."""
        return ()

    def options(self, moves: MoveSet[Any]) -> tuple[Choosable, ...]:
        """What can be done, in words, beside what ``words`` are for."""
        return ()

    def lens_beside(self, width: float) -> tuple[str, QPixmap, str] | None:
        """Where a card stands in the order that holds now: a heading, a picture of this width, and the same in words.

        For the panel beside a table on which there is no room for that.
        """
        return None

    def legend(self, moves: MoveSet[Any] | None, pick: Pick) -> tuple[LegendLine, ...]:
        """What the marks mean that can be seen now."""
        return ()

    def explain_pick(self, moves: MoveSet[Any] | None, pick: Pick) -> str:
        """What can be done with what was touched; empty if there is nothing to say."""
        return ""

    @classmethod
    def picture(cls, theme: Theme, case: dict[str, Any], width: float, dpr: float) -> QImage:
        """Draw a worked case of the rule pages, computed by the rules."""
        raise NotImplementedError

    # Showing what happened.

    def _go_on(self) -> None:
        while self._queue:
            shown = self._queue.popleft()
            if not isinstance(shown, Event):
                self._lay(shown)
            elif (not self.pace.instant or self.waits(shown)) and (animation := self.animate(shown)) is not None:
                animation.setParent(self)
                animation.finished.connect(self._animated)
                self._animation = animation
                animation.start()
                return
        self.settled.emit()

    def _animated(self) -> None:
        self._stop_animation()
        self._go_on()

    def _stop(self) -> None:
        self._queue.clear()
        self._stop_animation()

    def _stop_animation(self) -> None:
        if self._animation is not None:
            animation, self._animation = self._animation, None
            animation.finished.disconnect(self._animated)
            animation.stop()
            animation.deleteLater()

    def _lay(self, view: View) -> None:
        self._stop_glide()
        self.shown = view
        self.lay_out(view)
        self.show_pick()
        self._name()

    # Touching.

    def _withdraw(self) -> None:
        """What was offered and touched belongs to a position that is past."""
        self.moves = None
        self._stop_glide()
        self._put_back()
        self._forget_proof()
        self.show_move(None)
        self._set_pick(())

    def _set_pick(self, pick: Pick) -> None:
        changed = pick != self.pick
        self.pick = pick
        self.show_pick()
        if changed:
            self.picked.emit(pick)

    def _refuse(self, refusal: Refusal) -> None:
        self.mark_proof(refusal.parts)
        self._proof.start()
        self.refused.emit(refusal)

    def _forget_proof(self) -> None:
        self._proof.stop()
        self.mark_proof(())

    def _point_at(self, part: Part | None) -> None:
        if part != self.pointed:
            self.pointed = part
            self.show_pick()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        point = event.position()
        self._hide_cursor()
        if self._pressed is not None and self._carried is None:
            part, start = self._pressed
            if part is not None and (point - start).manhattanLength() >= QApplication.startDragDistance():
                self._carry(part)
        if self._carried is not None:
            self.carry_to(point)
        self._point_at(self.part_at(point))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton:
            event.ignore()
            return
        self._hide_cursor()
        self._pressed = (self.part_at(event.position()), event.position())

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton:
            event.ignore()
            return
        if self._pressed is None:
            return
        (pressed, _), self._pressed = self._pressed, None
        part = self.part_at(event.position())
        if self._carried is not None:
            self._drop(part)
        elif part is not None and part == pressed and (self.moves is not None or not self.is_settled):
            self.touch(part)
        elif part == pressed:
            self._wave(part)

    def _wave(self, part: Part | None) -> None:
        """On with it."""
        if not self.is_settled:
            self.hurry()
            return
        if part is not None:
            self.touch(part)  # some things can always be touched
        self.waved.emit()

    def leaveEvent(self, event: QEvent) -> None:
        self._point_at(self.cursor_part)
        super().leaveEvent(event)

    def _carry(self, part: Part) -> None:
        self._forget_proof()
        self._stop_glide()
        if part not in self.pick:
            self.touch(part)
        sprite = self.sprite(part)
        if part in self.pick and sprite is not None:
            self._carried = sprite
            sprite.lift(CARRIED)
            self.show_pick()
        else:
            self._pressed = (None, QPointF())

    def carry_to(self, point: QPointF) -> None:
        """What the hand holds follows it."""
        assert self._carried is not None
        self._carried.setPos(point)

    @property
    def carried(self) -> Sprite | None:
        """What the hand holds."""
        return self._carried

    def _drop(self, target: Part | None) -> None:
        """A legal drop stays where it fell; any other glides back, with its reason."""
        assert self.moves is not None
        sprite, home = self._carried, self.place(self.pick[-1])
        assert sprite is not None
        assert home is not None
        self._carried = None
        if target is not None and target in self.moves.next_parts(self.pick):
            sprite.setPos(self.place(target) or home)
            view = self.shown
            self.touch(target)
            if self.is_settled and self.shown is view:
                self.lay_out(view)
            return
        if target is not None and target not in self.pick:
            refusal = self.moves.why_not_pick((*self.pick, target))
            if refusal is not None:
                self._refuse(refusal)
        elif target is None:
            self._set_pick(())
        self._glide_back(sprite, home)
        self.show_pick()

    def _put_back(self) -> None:
        if self._carried is not None:
            self._carried = None
            self._pressed = None
            self.lay_out(self.shown)

    def _glide_back(self, sprite: Sprite, home: QPointF) -> None:
        if self.pace.instant or self.pace.reduced:
            self.lay_out(self.shown)
            return
        glide = QPropertyAnimation(sprite, b"pos", self)
        glide.setEndValue(home)
        glide.setDuration(self.pace.ms(BACK))
        curve = QEasingCurve(QEasingCurve.Type.OutBack)
        curve.setOvershoot(0.8)
        glide.setEasingCurve(curve)
        glide.finished.connect(self._stop_glide)
        self._glide = glide
        glide.start()

    def _stop_glide(self) -> None:
        if self._glide is not None:
            glide, self._glide = self._glide, None
            glide.stop()
            glide.deleteLater()
            self.lay_out(self.shown)

    # The keyboard.

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if key == Qt.Key.Key_Space and (not self.is_settled or self.moves is None or not self.cursor_part):
            self._wave(self.cursor_part)
        elif key in _ARROWS:
            self._move_cursor(self.beside(self.cursor_part, *_ARROWS[key]) if self.cursor_part else self._cursor)
        elif key in _TURN_PAGE and self.moves is not None:
            self._turn_page(_TURN_PAGE[key])
        elif key in _ACT and self.cursor_part:
            self.touch(self.cursor_part)
        elif key == Qt.Key.Key_Escape and self.pick:
            self.cancel()
        elif key == Qt.Key.Key_Escape:
            self._forget_proof()
            event.ignore()
        else:
            event.ignore()

    @property
    def cursor_part(self) -> Part | None:
        """Where the cursor is, while it is to be seen."""
        return self._cursor if self._by_keyboard else None

    def _move_cursor(self, part: Part | None) -> None:
        self._cursor = part or self.first_part()
        self._by_keyboard = True
        self.show_cursor(self._cursor)
        self._point_at(self._cursor)
        self._name()
        access.tell_focus(self, self._cursor)

    def _turn_page(self, by: int) -> None:
        """To the next part that can be touched, in the order in which they lie."""
        assert self.moves is not None
        spots = [(spot.y(), spot.x(), part) for part in self.moves.next_parts(self.pick) if (spot := self.place(part))]
        if spots:
            parts = [part for _, _, part in sorted(spots)]
            at = parts.index(self._cursor) + by if self._cursor in parts else 0
            self._move_cursor(parts[at % len(parts)])

    def _hide_cursor(self) -> None:
        if self._by_keyboard:
            self._by_keyboard = False
            self.show_cursor(None)
            self._name()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason):
            self._move_cursor(self._cursor)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._hide_cursor()
        self._point_at(None)

    # For those who listen.

    def _name(self) -> None:
        self.setAccessibleName(self.table_name())
        self.setAccessibleDescription(self.describe(self.cursor_part) if self.cursor_part else "")

    # The cloth.

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        if self._cloth is None:
            self._cloth = self._paint_cloth()
        dpr = self._cloth.devicePixelRatio()
        painter.drawPixmap(rect, self._cloth, QRectF(rect.topLeft() * dpr, rect.size() * dpr))

    def _paint_cloth(self) -> QPixmap:
        size = QRectF(self.viewport().rect())
        cloth = art.canvas(size.size(), self.devicePixelRatioF())
        with art.painting(cloth) as painter:
            art.wool(painter, size, self.theme)
            art.stitch(painter, size, self.theme)
            self.paint_table(painter)
        return cloth

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._refit()

    def event(self, event: QEvent) -> bool:
        handled = super().event(event)
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._refit()
        return handled

    def _refit(self) -> None:
        self.hurry()
        size = QRectF(self.viewport().rect())
        self.setSceneRect(size)
        self.fit(size, self.devicePixelRatioF())
        self._fitted = True
        self._cloth = None
        if self.shown is not None:
            self._lay(self.shown)
        self.show_cursor(self.cursor_part)
        self.viewport().update()
