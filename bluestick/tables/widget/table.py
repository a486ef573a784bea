"""Table widget, base of card and board tables: events, views, input, accessibility."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QAbstractAnimation, QEvent, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from bluestick.engine.events import Event
from bluestick.engine.moves import Move, MoveSet, Part, Pick, Refusal
from bluestick.engine.rules import View
from bluestick.engine.seats import Seat
from bluestick.tables.access import access_events
from bluestick.tables.drawing.theme import Theme
from bluestick.tables.input.key_positions import us_layout_event
from bluestick.tables.motion.event_queue import EventQueue
from bluestick.tables.motion.pace import LAST_LOOK, Pace
from bluestick.tables.scene.items import Sprite
from bluestick.tables.widget.last_trick_picture import TrickPicture
from bluestick.tables.widget.presenter import Presenter, S
from bluestick.tables.widget.table_view import TableView


class GameTable(TableView[S]):
    """Table widget of one match, for cards or a board. One scene unit is one pixel of the widget."""

    chosen = Signal(object)
    """Emitted with the Move that the player has completed."""
    refused = Signal(object)
    """Emitted with the Refusal of a touch."""
    warned = Signal(str, str)
    """Emitted with a remark for the player, such as a warning before a move: sentence, clause id."""
    picked = Signal(object)
    """Emitted with the chosen parts (a Pick) when the parts or their meaning change."""
    skip_requested = Signal()
    """Emitted by Space, or a click that chooses nothing, while no events are being shown."""
    last_trick_requested = Signal()
    settled = Signal()
    header_changed = Signal(str, str)
    """Emitted when an event starts to be shown: header text, clause id."""
    event_started = Signal(object)
    """Emitted with an Event that starts to be shown, without results that are not visible yet."""
    sound_due = Signal(str)
    rank_panel_changed = Signal()
    """Emitted when the result of ``rank_panel_beside`` (rank panel of a card) may have changed."""

    def __init__(self, game: Presenter[S], theme: Theme, pace: Pace, parent: QWidget | None = None) -> None:
        super().__init__(game, theme, pace, parent)
        self.setAcceptDrops(False)  # the window accepts drops
        self.explain_words: Callable[[str], str] = lambda text: ""
        """Function that returns explanations of the glossary terms in a text, as rich text; set by the page."""
        self.may_pick_early: Callable[[], bool] = lambda: False
        """Function that returns whether cards can be picked while other players act; set by the page of the table."""
        self.event_queue = EventQueue(self)
        self._fitted = False
        self._proof = QTimer(self)
        self._proof.setSingleShot(True)
        self._proof.setInterval(LAST_LOOK)
        self._proof.timeout.connect(self.forget_proof)

        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)

    # Methods that card and board tables implement.

    @abstractmethod
    def fit(self, size: QRectF) -> None:
        """Compute the layout for a table of ``size`` pixels."""

    @abstractmethod
    def lay_out(self, view: Any) -> None:
        """Show a view without animation and store it as ``shown``."""

    @abstractmethod
    def animate(self, event: Event, view: Any) -> QAbstractAnimation | None:
        """Start to show an event that led to ``view``; return its animation, or None if nothing moves."""

    @abstractmethod
    def sprite(self, part: Part) -> Sprite | None:
        """Return the sprite of a part, for dragging; None if the part has none."""

    @abstractmethod
    def show_pick(self) -> None:
        """Update the marks of parts that are chosen, pointed at or hinted, or that show why a move was refused."""

    # Methods that the window calls.

    def lay(self, view: View) -> None:
        """Show a view immediately; events still to be shown are dropped. No moves are offered until ``offer``."""
        if not self._fitted:
            self.refit()
        interrupted = not self.is_settled
        self.event_queue.stop()
        self._withdraw_moves()
        self.show_view(view)
        if interrupted:
            self.settled.emit()

    def play(self, moments: Sequence[tuple[Event, View]], view: View) -> None:
        """Show events one after the other, each with the view after it, and finally ``view``."""
        self._withdraw_moves()
        self.event_queue.add(moments, view)

    def offer(self, moves: MoveSet[Any] | None) -> None:
        """Offer the moves that the player may make now; None offers none."""
        self._withdraw_moves()
        self.moves = moves
        self.show_pick()

    def finish_now(self) -> None:
        if self.is_settled:
            return
        view = self.event_queue.final_view
        self.event_queue.stop()
        self.show_view(view)
        self.settled.emit()

    @property
    def is_settled(self) -> bool:
        return self.event_queue.is_over

    def show_from(self, seat: Seat) -> None:
        """Turn the table so that this seat is at the bottom."""
        if seat != self.seat:
            self.seat = seat
            self.refit()

    def set_names(self, names: Sequence[str]) -> None:
        self.names = tuple(names)

    def show_thinking(self, seat: Seat | None) -> None:
        self.thinker = seat

    def show_counting(self, counting: bool) -> None:
        """Set whether the last hand is still being counted up; meanwhile the table hides its score."""
        self.counting = counting

    def last_trick(self) -> TrickPicture | None:
        return None

    def touch(self, part: Part) -> bool:
        """Touch a card, a square or a word; return whether this completed a move."""
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
            pick = (part,)  # another piece, or a word, starts a new pick
        readings = moves.readings(pick)
        if len(readings) == 1 and not moves.next_parts(pick):
            self.chosen.emit(readings[0])
            return True
        self.set_pick(pick)
        return False

    def picks_early(self, part: Part | None) -> bool:
        """Return whether touching a part now picks it in advance, to be played in the viewer's turn."""
        return False

    def can_choose(self, part: Part) -> bool:
        moves = self.moves
        return moves is not None and part in {*self.pick, *moves.next_parts(self.pick), *moves.next_parts(())}

    def cancel(self) -> None:
        """Clear the pick and put back a dragged card or piece."""
        self.forget_proof()
        self.input_handler.cancel_drag()
        self.set_pick(())

    def show_move(self, move: Move | None) -> None:
        """Mark the parts of a move (a hint, or one from the list of moves); None removes the marks."""
        if move != self.hint:
            before, self.hint = self.hinted, move
            self.hinted = frozenset() if move is None else self.game.hints(self.context, move)
            self.update_marks()
            access_events.report_names(self, before ^ self.hinted)

    def hint_parts(self) -> Pick:
        return ()

    def take_hint(self) -> bool:
        """Choose the hinted parts or move the cursor to one; return False if no hinted part is on the table."""
        parts = (*self.rules.parts(self.hint), *sorted(self.hinted)) if self.hint is not None else ()
        spot = next((part for part in parts if self.place(part) is not None), None)
        if spot is not None:
            self.input_handler.move_cursor(spot)
        return spot is not None

    def set_theme(self, theme: Theme) -> None:
        self._set_cloth_theme(theme)
        self.refit()

    def set_pace(self, pace: Pace) -> None:
        """Finish the events being shown and change the speed."""
        self.finish_now()
        self.pace = pace

    def set_look(self, **look: Any) -> None:
        """Change fields of ``Appearance``; None leaves a field as it is."""
        self.look = replace(self.look, **{name: value for name, value in look.items() if value is not None})
        self._set_cloth_theme(self.theme)
        self.refit()

    def retranslate(self) -> None:
        self.drop_context()  # it caches texts
        self.update_accessible_name()

    # Showing.

    def show_view(self, view: View) -> None:
        self.is_laid = True
        self.input_handler.stop_glide()
        self.lay_out(view)
        self.show_pick()
        self.update_accessible_name()

    def refit(self) -> None:
        self.finish_now()
        self._fit()
        if self.is_laid:
            self.show_view(self.shown)
        self.show_cursor(self.cursor_part)

    def _fit(self) -> None:
        size = QRectF(self.viewport().rect())
        self.setSceneRect(size)
        self.fit(size)
        self._fitted = True
        self._cloth = None
        self.viewport().update()

    def play_sounds(self, event: Event, motion: QAbstractAnimation | None) -> None:
        """Queue the sounds of an event; without ``motion`` they are played immediately."""
        self.event_queue.sound(self.game.sounds(self.context, event), at_once=motion is None)

    def adopt(self, animation: QAbstractAnimation) -> None:
        """Become the parent of an animation: one that outlived its target would stop all other animations."""
        animation.setParent(self)

    # Marks.

    def update_marks(self) -> None:
        self.show_pick()

    def show_cursor(self, part: Part | None) -> None:
        """Show the keyboard cursor at a part; None hides it."""
        if part != self.marked:
            self.marked = part
            self.update_marks()

    def mark_proof(self, parts: Sequence[Part]) -> None:
        if frozenset(parts) != self.proofs:
            self.proofs = frozenset(parts)
            self.update_marks()

    def forget_proof(self) -> None:
        self._proof.stop()
        self.mark_proof(())

    def refuse(self, refusal: Refusal | None) -> None:
        """Mark the parts that show the reason of a refusal for ``LAST_LOOK`` ms, and emit ``refused``; ignore None."""
        if refusal is not None:
            self.mark_proof(refusal.parts)
            self._proof.start()
            self.refused.emit(refusal)

    def set_pick(self, pick: Pick) -> None:
        before, self.pick = self.pick, pick
        self.show_pick()
        if pick != before:
            access_events.report_pick(self, (*before, *pick) if set(before) == set(pick) else set(before) ^ set(pick))
            self.picked.emit(pick)

    def _withdraw_moves(self) -> None:
        """Withdraw moves, pick and hint, which belong to a past position."""
        self.moves = None
        self.input_handler.stop_glide()
        self.input_handler.cancel_drag()
        self.forget_proof()
        self.show_move(None)
        self.set_pick(())

    def point_at(self, part: Part | None) -> None:
        if part != self.pointed:
            self.pointed = part
            self.show_pick()

    @property
    def cursor_part(self) -> Part | None:
        return self.input_handler.cursor if self.input_handler.by_keyboard else None

    @property
    def carried(self) -> Sprite | None:
        return self.input_handler.carried

    def click(self, part: Part) -> None:
        self.input_handler.click(part)

    def move_cursor(self, part: Part | None) -> None:
        self.input_handler.move_cursor(part)

    def report_focus(self, part: Part) -> None:
        access_events.report_focus(self, part)

    def update_accessible_name(self) -> None:
        access_events.report_parts(self)
        self.setAccessibleName(self.table_name())
        self.setAccessibleDescription(self.aloud(self.describe(self.cursor_part)) if self.cursor_part else "")

    # Qt event handlers.

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self.input_handler.handle_mouse_move(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.input_handler.handle_mouse_press(event)
        else:
            event.ignore()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.input_handler.handle_double_click(event)
        else:
            event.ignore()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.input_handler.handle_mouse_release(event)
        else:
            event.ignore()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        meant = us_layout_event(event) or event
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
