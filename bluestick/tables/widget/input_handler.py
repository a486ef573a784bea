"""Input handler of a table: mouse, keyboard cursor, dragging."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any
from weakref import proxy

from PySide6.QtCore import QEasingCurve, QPointF, QPropertyAnimation, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QMouseEvent
from PySide6.QtWidgets import QApplication

from bluestick.engine.moves import Part
from bluestick.tables.motion.pace import BACK
from bluestick.tables.scene.items import Sprite

if TYPE_CHECKING:
    from bluestick.tables.widget.table import GameTable

CARRIED = 1.1
"""Scale of a sprite while it is dragged."""

_ARROWS: dict[int, tuple[int, int]] = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
_TURN_PAGE: dict[int, int] = {Qt.Key.Key_PageDown: 1, Qt.Key.Key_PageUp: -1}
_ACT = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)


def key_name(event: QKeyEvent) -> str:
    """Return the name of a key as in ``TouchRules.part_of_key``: ``F9``, ``Shift+F9``, ``0``, ``Return``."""
    if event.text() and event.text() in "0123456789":
        return event.text()  # some keyboard layouts need Shift for digits
    modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    return QKeySequence(modifiers.value | int(event.key())).toString(QKeySequence.SequenceFormat.PortableText)


class InputHandler:
    """Mouse and keyboard input of one table. By default, dragging moves a piece to a square."""

    def __init__(self, table: GameTable[Any]) -> None:
        self._table: GameTable[Any] = proxy(table)  # weak, because the table owns this handler
        self.cursor: Part | None = None
        """Part under the keyboard cursor; while the cursor is hidden, the last one."""
        self.by_keyboard = False
        self.carried: Sprite | None = None
        self._part: Part = ""  # part name of ``carried``
        self._pressed: tuple[Part | None, QPointF] | None = None
        self._glide: QPropertyAnimation | None = None

    def __setattr__(self, name: str, value: object) -> None:
        super().__setattr__(name, value)
        if name in ("carried", "_part"):
            self._table.drop_context()

    @property
    def carried_part(self) -> Part | None:
        return None if self.carried is None else self._part

    # The mouse.

    def handle_mouse_move(self, event: QMouseEvent) -> None:
        point = event.position()
        self.hide_cursor()
        if self._pressed is not None and self.carried is None:
            part, start = self._pressed
            if part is not None and (point - start).manhattanLength() >= QApplication.startDragDistance():
                self._carry(part)
        if self.carried is not None:
            self._carry_to(point)
        self._table.point_at(self._table.part_at(point))

    def handle_mouse_press(self, event: QMouseEvent) -> None:
        self.hide_cursor()
        self._pressed = (self._table.part_at(event.position()), event.position())

    def handle_double_click(self, event: QMouseEvent) -> None:
        self.handle_mouse_press(event)

    def handle_mouse_release(self, event: QMouseEvent) -> None:
        if self._pressed is None:
            return
        (pressed, _), self._pressed = self._pressed, None
        part = self._table.part_at(event.position())
        if self.carried is not None:
            self._drop(part)
        elif part == pressed:
            self.click(part)

    def click(self, part: Part | None) -> None:
        """Touch a part if it can be touched now; otherwise end running animations or emit ``skip_requested``."""
        if part is not None and self._accepts_touch(part):
            self._table.touch(part)
        else:
            self._skip_events(part)

    def _accepts_touch(self, part: Part) -> bool:
        """Return whether a part can be touched: moves are offered, events are being shown, or it is picked early."""
        table = self._table
        return table.moves is not None or not table.is_settled or table.picks_early(part)

    def _skip_events(self, part: Part | None) -> None:
        table = self._table
        if not table.is_settled:
            table.finish_now()
            return
        if part is not None and not table.picks_early(part):
            table.touch(part)  # some parts, such as piles, can always be touched
        table.skip_requested.emit()

    def _carry(self, part: Part) -> None:
        table = self._table
        table.forget_proof()
        self.stop_glide()
        if part not in table.pick:
            table.touch(part)
        sprite = table.sprite(part)
        if part in table.pick and sprite is not None:
            self.carried, self._part = sprite, part
            sprite.lift(CARRIED)
            table.show_pick()
        else:
            self._pressed = (None, QPointF())

    def _carry_to(self, point: QPointF) -> None:
        assert self.carried is not None
        self.carried.setPos(point)

    def _drop(self, target: Part | None) -> None:
        """Move the dragged piece to ``target`` if that is legal; else move it back and report why not."""
        table = self._table
        assert table.moves is not None
        sprite, home = self.carried, table.place(table.pick[-1])
        assert sprite is not None
        assert home is not None
        self.carried = None
        if target is not None and target in table.moves.next_parts(table.pick):
            sprite.setPos(table.place(target) or home)
            view = table.shown
            table.touch(target)
            if table.is_settled and table.shown is view:  # the move was not made
                self.glide_back(sprite, home)
            return
        if target is not None and target not in table.pick:
            table.refuse(table.moves.why_not_pick((*table.pick, target)))
        elif target is None:
            table.set_pick(())
        self.glide_back(sprite, home)
        table.show_pick()

    def cancel_drag(self) -> None:
        if self.carried is not None:
            self.carried = None
            self._pressed = None
            self._table.lay_out(self._table.shown)

    def glide_back(self, sprite: Sprite, home: QPointF) -> None:
        table = self._table
        if table.pace.is_instant or table.pace.reduced:
            table.lay_out(table.shown)
            return
        glide = QPropertyAnimation(sprite, b"pos")
        table.adopt(glide)
        glide.setEndValue(home)
        glide.setDuration(table.pace.ms(BACK))
        curve = QEasingCurve(QEasingCurve.Type.OutBack)
        curve.setOvershoot(0.8)
        glide.setEasingCurve(curve)
        glide.finished.connect(self.stop_glide)
        self._glide = glide
        glide.start()

    def stop_glide(self) -> None:
        if self._glide is not None:
            glide, self._glide = self._glide, None
            glide.stop()
            glide.deleteLater()
            self._table.lay_out(self._table.shown)

    @property
    def is_gliding(self) -> bool:
        return self._glide is not None

    # The keyboard.

    def key(self, event: QKeyEvent) -> None:
        """Handle the keys common to all tables; leave the others to the window."""
        table, key = self._table, event.key()
        if key == Qt.Key.Key_Space and (not table.is_settled or table.moves is None or not table.cursor_part):
            self._skip_events(table.cursor_part)
        elif key in _ARROWS:
            here = table.cursor_part
            self.move_cursor(table.game.neighbour(table.context, here, *_ARROWS[key]) if here else self.cursor)
        elif key in _TURN_PAGE and table.moves is not None:
            self._turn_page(_TURN_PAGE[key])
        elif key in _ACT and table.cursor_part:
            table.touch(table.cursor_part)
        elif key == Qt.Key.Key_Escape and table.pick:
            table.cancel()
        elif key == Qt.Key.Key_Escape:
            table.forget_proof()
            event.ignore()
        else:
            event.ignore()

    def move_cursor(self, part: Part | None) -> None:
        """Move the keyboard cursor to a part; None moves it to the presenter's ``cursor_start``."""
        table = self._table
        self.cursor = part or table.game.cursor_start(table.context)
        self.by_keyboard = True
        table.show_cursor(self.cursor)
        table.point_at(self.cursor)
        table.update_accessible_name()
        table.report_focus(self.cursor)

    def _turn_page(self, by: int) -> None:
        """Move the cursor to the next (``by``: 1) or previous (-1) part that can be chosen, in reading order."""
        table = self._table
        assert table.moves is not None
        touchable = table.moves.next_parts(table.pick)
        if spots := [(spot.y(), spot.x(), part) for part in touchable if (spot := table.place(part))]:
            parts = [part for _, _, part in sorted(spots)]
            at = parts.index(self.cursor) + by if self.cursor in parts else 0
            self.move_cursor(parts[at % len(parts)])

    def hide_cursor(self) -> None:
        if self.by_keyboard:
            self.by_keyboard = False
            self._table.show_cursor(None)
            self._table.update_accessible_name()
