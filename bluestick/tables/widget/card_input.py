"""Card input: dragging cards, sorting the hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any
from weakref import proxy

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent

from bluestick.engine.moves import Part
from bluestick.tables.scene.items import LIFTED, Sprite
from bluestick.tables.widget.input_handler import CARRIED, InputHandler, key_name

if TYPE_CHECKING:
    from bluestick.tables.widget.card_table import CardTable

TRAIL = 22.0
"""Horizontal distance between a dragged card and the next chosen card behind it, in layout units."""


class CardInput(InputHandler):
    """Input handler of card tables. Dragging a card of the viewer's hand plays it or, within the hand, moves it."""

    def __init__(self, table: CardTable[Any]) -> None:
        super().__init__(table)
        self._cards: CardTable[Any] = proxy(table)  # weak, because the table owns this handler
        self._trails = False  # whether the other chosen cards follow the dragged one
        self._grip = QPointF()
        self._held_at = QPointF()
        self._place: int | None = None  # index in the viewer's hand of the card under the cursor
        self._digits: str | None = None  # digits typed after a point, for a card number; None without a point

    # The mouse.

    def handle_mouse_press(self, event: QMouseEvent) -> None:
        table = self._cards
        if not table.picks_early(table.part_at(event.position())) and table.end_pause():
            return
        super().handle_mouse_press(event)

    def handle_double_click(self, event: QMouseEvent) -> None:
        """Play the chosen cards if the double-clicked card is one of them or completes them; not during animations."""
        table = self._cards
        part = table.part_at(event.position())
        if part is not None and part in table.context.own_hand and (table.look.one_touch or table.picks_early(part)):
            return  # the first click was enough
        if not table.is_settled:
            self.handle_mouse_press(event)
            return
        if part is not None and part in table.context.own_hand:
            before = table.pick
            if part not in table.pick:
                table.touch_card(part)
            if table.context.complete:
                table.commit()
                return
            table.set_pick(before)
        elif part is not None and table.game.input.chooses_cards(table.context, part):
            table.set_pick(())
            table.touch(part)
            table.commit()
            return
        self.handle_mouse_press(event)

    def _carry(self, part: Part) -> None:
        table = self._cards
        table.finish_now()
        self.stop_glide()
        table.forget_proof()
        sprite = table.sprite(part)
        if sprite is None or not table.game.input.can_drag(table.context, part):
            self._pressed = (None, QPointF())
            return
        assert self._pressed is not None
        self.carried = table.card_scene.carried = sprite
        self._part = part
        self._grip = sprite.pos() - self._pressed[1]
        sprite.lift(CARRIED)
        sprite.setRotation(0)
        table.card_scene.update_pieces()
        table.show_pick()

    def _carry_to(self, point: QPointF) -> None:
        table = self._cards
        assert self.carried is not None
        self._held_at = point
        self.carried.setPos(point + self._grip)
        trails = self._part in table.pick and not table.at.hand_zone.contains(point)
        if self._trails and not trails:
            table.card_scene.arrange()
        self._trails = trails
        others = [card for card in table.pick if card != self._part] if trails else []
        for number, card in enumerate(others, 1):
            other = table.sprite(card)
            if other is not None:
                other.setPos(self.carried.pos() - QPointF(TRAIL * number * table.at.unit, 0))
                other.setRotation(0)
                other.setZValue(LIFTED - number)

    def _drop(self, target: Part | None) -> None:
        """Drop the dragged card on ``target``: reorder the hand, play the card, or move it back and report why not."""
        table, part, sprite = self._cards, self._part, self.carried
        assert sprite is not None
        self.carried = table.card_scene.carried = None
        self._trails = False
        now = table.context
        in_hand = part in now.own_hand
        if in_hand and table.at.hand_zone.contains(self._held_at):
            self._put_among(part, self._held_at.x() + self._grip.x())
            self._glide_home(sprite, part)
            return
        elsewhere = target if target is not None and target != part else None
        word = table.game.input.dropped_word(now, part, elsewhere) if elsewhere is not None else None
        if word is not None and word in now.words:
            table.touch(word)
            return
        if word is not None and in_hand and now.moves is not None:
            table.refuse(now.moves.why_not_pick((word,)))
            self._glide_home(sprite, part)
            return
        at, turn = sprite.pos(), sprite.rotation()
        if in_hand and self._play_with(part):
            if table.is_settled and part in table.context.own_hand:  # the move was not made
                sprite.setPos(at)
                sprite.setRotation(turn)
                self._glide_home(sprite, part)
            return
        if not in_hand and elsewhere is not None:
            table.refuse(table.game.input.why_not_dropped(now, part, elsewhere))
        self._glide_home(sprite, part)

    def _play_with(self, part: Part) -> bool:
        table = self._cards
        if table.picks_early(part):
            table.refuse(table.why_not_now(part))
            return False
        if part not in table.pick:
            table.touch_card(part)
        unfinished = table.moves is not None and not table.context.complete and bool(table.moves.next_parts(table.pick))
        return part in table.pick and not unfinished and table.commit()

    def cancel_drag(self) -> None:
        self._cards.card_scene.carried = None
        super().cancel_drag()

    def _put_among(self, part: Part, x: float) -> None:
        table = self._cards
        now = table.context
        hand = [card for card in now.own_hand if card is not None]
        spots = [placed.spot for placed in now.placed_cards if placed.key[:2] == ("hand", now.seat)]
        target = min(range(len(hand)), key=lambda place: abs(spots[place].at.x() - x))
        if hand.index(part) != target:
            hand.remove(part)
            hand.insert(target, part)
            table.order = hand

    def _glide_home(self, sprite: Sprite, part: Part) -> None:
        """Put all cards in their places at once, except that ``sprite``, which shows ``part``, glides to its place."""
        table = self._cards
        at, turn = sprite.pos(), sprite.rotation()
        table.card_scene.arrange()
        if table.pace.is_instant or table.pace.reduced or table.sprite(part) is not sprite:
            return
        home = sprite.pos()
        sprite.setPos(at)
        sprite.setRotation(turn)
        sprite.setZValue(LIFTED)
        self.glide_back(sprite, home)

    # The keyboard.

    def key(self, event: QKeyEvent) -> None:
        table, key = self._cards, event.key()
        if key == Qt.Key.Key_Space and table.end_pause():
            return
        if self._is_number(event.text()):
            return
        part = table.game.input.part_of_key(table.context, key_name(event))
        if part is not None:
            table.touch(part)
        elif key == Qt.Key.Key_F3 and table.card_scene.buttons.chooser.texts:
            table.card_scene.buttons.chooser.open()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self._enter_plays_pick:
            table.commit()
        else:
            super().key(event)

    def _is_number(self, typed: str) -> bool:
        """Touch the card of the hand whose two-digit number is typed after a point; return whether the key is used."""
        begun, self._digits = self._digits, None
        if typed in (".", ","):
            self._digits = ""
        elif begun is None or not typed.isdecimal():
            return False
        elif not begun:
            self._digits = typed
        else:
            hand = self._cards.context.own_hand
            number = int(begun + typed)
            if 0 < number <= len(hand) and (card := hand[number - 1]) is not None:
                self._cards.touch(card)
        return True

    @property
    def _enter_plays_pick(self) -> bool:
        """Whether Enter plays the chosen cards, or reports why not, instead of touching the part under the cursor."""
        table = self._cards
        chosen = table.pick or table.early
        return table.context.complete or (bool(chosen) and table.cursor_part in (None, *table.pick))

    def move_cursor(self, part: Part | None) -> None:
        super().move_cursor(part)
        self._cards.announce_cursor()
        hand = self._cards.context.own_hand
        self._place = hand.index(self.cursor) if self.cursor in hand else None

    def follow_cursor(self) -> None:
        """Move the cursor to the next card of the hand if the card under it has been played."""
        table, hand = self._cards, self._cards.context.own_hand
        if self._place is None or self.cursor in hand:
            return
        left = hand[min(self._place, len(hand) - 1)] if hand else None
        if table.cursor_part is not None:
            self.move_cursor(left)
        else:
            self.cursor, self._place = left, None

    def leave_missing_part(self) -> None:
        """Move the cursor from a part that has left the table to the part from ``TouchRules.cursor_after``, if any."""
        table = self._cards
        if self.cursor is None or not table.is_settled or table.place(self.cursor) is not None:
            return
        part = table.game.input.cursor_after(table.context, self.cursor)
        if part is not None and self.by_keyboard:
            self.move_cursor(part)
        elif part is not None:
            self.cursor = part
