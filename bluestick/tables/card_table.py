"""What the hand does at a card table: cards are chosen and laid, by mouse and by keyboard."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import (
    QCoreApplication,
    QPointF,
    Qt,
)
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QWidget

from bluestick.engine.moves import Move, MoveSet, Part, Pick, Refusal
from bluestick.engine.rules import AnyRules, Setup
from bluestick.tables.base import CARRIED
from bluestick.tables.card_motion import MovingCards
from bluestick.tables.cards import card_name
from bluestick.tables.chooser import Chooser
from bluestick.tables.cloth import CardSprite, Lying
from bluestick.tables.items import LIFTED, Sprite
from bluestick.tables.pace import Pace
from bluestick.tables.theme import Theme

TRAIL = 22.0
"""How far the other chosen cards trail behind the one that is carried."""
_READING = {"own": 0, "trick": 1, "turn_up": 2, "stock": 3, "hand": 4, "pile": 5}


class CardTable(MovingCards):
    """A cloth whose cards are chosen, and then laid all at once."""

    def __init__(self, rules: AnyRules, setup: Setup, theme: Theme, pace: Pace, parent: QWidget | None = None) -> None:
        super().__init__(rules, setup, theme, pace, parent)
        self._carried_part: Part = ""
        self._trails = False  # the other chosen cards follow the one that is carried
        self._grip = QPointF()
        self._held_at = QPointF()
        self._committing = False
        self._cursor_place: int | None = None  # in the own hand
        self.chooser = Chooser(self)
        self.chooser.setProperty("kind", "primary")
        self.chooser.chosen.connect(self.commit)
        self.play_button.clicked.connect(lambda: self.commit())
        self.sort_button.clicked.connect(self.sort_by_rule)

    # What a game fills in.

    def word_of(self, part: Part) -> Part | None:
        """What touching something that is not a card of the hand says."""
        return None

    def dropped_word(self, part: Part, word: Part) -> bool:
        """Whether this card, dropped there, says that word."""
        return False

    def why_not_yet(self, moves: MoveSet[Any], pick: Pick) -> Refusal | None:
        """What a pick still lacks that could become a move."""
        return None

    def why_not_last(self) -> Refusal | None:
        """Why the last trick is not shown any more."""
        return None

    def reading_text(self, move: Move) -> str:
        """What chosen cards would be, for a game in which they can be several things. Law 1."""
        return ""

    def table_text(self, part: Part) -> str:
        """Something on the table that is no card of the own hand, in words."""
        raise NotImplementedError

    def card_said(self, part: Part) -> str:
        """A card of the own hand in words."""
        return card_name(part)

    # Touching.

    def words(self, moves: MoveSet[Any]) -> tuple[Part, ...]:
        return tuple(sorted(moves.next_parts(()) - self.pack))

    def touch(self, part: Part) -> bool:
        """Choose a card or put it back; a word is said at once, chosen cards are laid by ``commit``."""
        self.hurry()
        if part not in self.pack and part not in self._own_words():
            return self._touch_thing(part)
        if part not in self.pack:
            self._committing = True
            done = super().touch(part)
            self._end_commit()
            return done
        if part in self.own_hand():
            return self._touch_card(part)
        return self._touch_thing(part)

    def _own_words(self) -> frozenset[Part]:
        return frozenset() if self.moves is None else self.moves.next_parts(()) - self.pack

    def _touch_card(self, part: Part) -> bool:
        self._forget_proof()
        moves = self.moves
        if moves is None:
            return False
        if part in self.pick:
            left = list(self.pick)
            left.remove(part)
            self._set_pick(tuple(left))
            return False
        pick: Pick = (*self.pick, part)
        if part not in moves.next_parts(self.pick):
            refusal = moves.why_not_pick(pick)
            if refusal is not None:
                self._refuse(refusal)
            return False
        self._set_pick(pick)
        return False

    def _touch_thing(self, part: Part) -> bool:
        """The slot lays what is chosen; a pile shows the last trick; the rest may be a word."""
        if part == "slot":
            return self.commit()
        if part.startswith("pile"):
            gone = self.why_not_last() if self.shown is not None and self.last_trick(self.shown) is None else None
            if gone is not None:
                self._refuse(gone)
            self.show_last()
            return False
        word = self.word_of(part)
        if word is None or self.moves is None:
            return False
        if word in self._own_words():
            return self.touch(word)
        refusal = self.moves.why_not_pick((word,))
        if refusal is not None:
            self._refuse(refusal)
        return False

    def commit(self, reading: int = 0) -> bool:
        """Lay the cards that are chosen, as the first of their readings or another one; whether they were a move."""
        self.hurry()
        moves = self.moves
        if moves is None:
            return False
        readings = moves.readings(self.pick)
        if not readings:
            refusal = moves.why_not_pick(self.pick) or self.why_not_yet(moves, self.pick)
            if refusal is not None:
                self._refuse(refusal)
            return False
        self._committing = True
        self.chosen.emit(readings[reading])
        self._end_commit()
        return True

    def furnish_buttons(self) -> None:
        super().furnish_buttons()
        self.chooser.setGeometry(self.at.chooser.toRect())
        readings = self.moves.readings(self.pick) if self.moves is not None and self._is_cards(self.pick) else ()
        self.chooser.offer([self.reading_text(move) for move in readings] if len(readings) > 1 else ())

    def _end_commit(self) -> None:
        self._committing = False
        if self.is_settled and self.laid is not None:
            self.show_pick()

    def sort_by_rule(self) -> None:
        """Hold the hand in the order of the rules again."""
        self.hurry()
        self._order = None
        self._arrange()

    def show_pick(self) -> None:
        if self.is_settled and not self._committing and self._glide is None:
            self._arrange()
        touchable = self.pointed is not None and (
            (self.moves is not None and self.pointed in (self.playable() or frozenset()) | set(self.pick))
            or self.pointed.startswith("pile")
            or self.pointed == "slot"
            or self.word_of(self.pointed) in self._own_words()
        )
        if self.carried is not None:
            self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
        elif touchable:
            self.viewport().setCursor(Qt.CursorShape.PointingHandCursor)
        else:
            self.viewport().unsetCursor()

    # Dragging.

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            if self.skip_hold():
                return
            if self._looks_back:
                self._show_past(None)
                return
        super().mousePressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Twice on a card that completes the play, or belongs to it, lays it."""
        part = self.part_at(event.position())
        if event.button() == Qt.MouseButton.LeftButton and part is not None and part in self.own_hand():
            before = self.pick
            if part not in self.pick:
                self._touch_card(part)
            if self.complete():
                self.commit()
                return
            self._set_pick(before)
        self.mousePressEvent(event)

    def _carry(self, part: Part) -> None:
        """Any card of the own hand can be lifted: within the hand it is only put elsewhere."""
        self.hurry()
        self._stop_glide()
        self._forget_proof()
        sprite = self.sprite(part)
        if part not in self.own_hand() or not isinstance(sprite, CardSprite):
            self._pressed = (None, QPointF())
            return
        assert self._pressed is not None
        self._carried = sprite
        self._carried_part = part
        self._grip = sprite.pos() - self._pressed[1]
        sprite.lift(CARRIED)
        sprite.setRotation(0)
        self._furnish()
        self.show_pick()

    def carry_to(self, point: QPointF) -> None:
        """The card follows, and with it the others that are chosen, as a fan behind it."""
        assert self._carried is not None
        self._held_at = point
        self._carried.setPos(point + self._grip)
        trails = self._carried_part in self.pick and not self.at.hand_zone.contains(point)
        if self._trails and not trails:
            self._arrange()
        self._trails = trails
        others = [card for card in self.pick if card != self._carried_part] if trails else []
        for number, card in enumerate(others, 1):
            other = self.sprite(card)
            if other is not None:
                other.setPos(self._carried.pos() - QPointF(TRAIL * number * self.at.unit, 0))
                other.setRotation(0)
                other.setZValue(LIFTED - number)

    def _drop(self, target: Part | None) -> None:
        """In the hand: elsewhere among the cards. On the table: laid, or back with its reason."""
        part, sprite = self._carried_part, self._carried
        assert sprite is not None
        self._carried, self._trails = None, False
        if self.at.hand_zone.contains(self._held_at):
            self._put_among(part, self._held_at.x() + self._grip.x())
            self._glide_home(sprite, part)
            return
        word = self.word_of(target) if target is not None and target != part else None
        if word is not None and word in self._own_words() and self.dropped_word(part, word):
            self.touch(word)
            return
        if part not in self.pick:
            self._touch_card(part)
        unfinished = self.moves is not None and not self.complete() and bool(self.moves.next_parts(self.pick))
        if part in self.pick and not unfinished and self.commit():
            return
        self._glide_home(sprite, part)

    def _put_among(self, part: Part, x: float) -> None:
        hand = [card for card in self.own_hand() if card is not None]
        spots = self.hand_spots(tuple(hand))
        target = min(range(len(hand)), key=lambda place: abs(spots[place].at.x() - x))
        if hand.index(part) != target:
            hand.remove(part)
            hand.insert(target, part)
            self._order = hand

    def _glide_home(self, sprite: Sprite, part: Part) -> None:
        """Everything is in its place but this card, which gets there."""
        at, turn = sprite.pos(), sprite.rotation()
        self._arrange()
        spot = next((lying.spot for lying in self._lyings if self._name_of(lying) == part), None)
        if self.pace.instant or self.pace.reduced or spot is None:
            return
        home = sprite.pos()
        sprite.setPos(at)
        sprite.setRotation(turn)
        sprite.setZValue(LIFTED)
        self._glide_back(sprite, home)

    # The keyboard.

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if key == Qt.Key.Key_Escape and self._looks_back:
            self._show_past(None)
        elif key == Qt.Key.Key_Space and self.skip_hold():
            pass
        elif Qt.Key.Key_1 <= key <= Qt.Key.Key_9:
            hand = self.own_hand()
            number = int(key) - int(Qt.Key.Key_1)
            card = hand[number] if number < len(hand) else None
            if card is not None:
                self.touch(card)
        elif key == Qt.Key.Key_0 and self.laid is not None and self.laid.turn_up is not None:
            self.touch(self.laid.turn_up)
        elif key == Qt.Key.Key_F3 and self.chooser.texts:
            self.chooser.open()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self._enter_lays:
            self.commit()
        else:
            super().keyPressEvent(event)

    @property
    def _enter_lays(self) -> bool:
        """Whether Enter lays what is chosen, or says what it lacks, rather than touch what the cursor is on."""
        return self.complete() or (bool(self.pick) and self.cursor_part in (None, *self.pick))

    def _move_cursor(self, part: Part | None) -> None:
        super()._move_cursor(part)
        hand = self.own_hand()
        self._cursor_place = hand.index(self._cursor) if self._cursor in hand else None

    def lay_out(self, view: Any) -> None:
        """Where a card was that has been played, the cursor is on the next one."""
        super().lay_out(view)
        hand = self.own_hand()
        if self._cursor_place is None or self._cursor in hand:
            return
        left = hand[min(self._cursor_place, len(hand) - 1)] if hand else None
        if self.cursor_part is not None:
            self._move_cursor(left)
        else:
            self._cursor, self._cursor_place = left, None

    def first_part(self) -> Part:
        return next((card for card in self.own_hand() if card is not None), "stock")

    def beside(self, part: Part, right: int, down: int) -> Part:
        """Along the hand, else to what lies nearest in that direction, rather than aslant."""
        here = self.place(part)
        if here is None:
            return self.first_part()
        hand = self.own_hand()
        if right and part in hand and 0 <= hand.index(part) + right < len(hand):
            return hand[hand.index(part) + right] or part
        best, far = part, (True, math.inf)
        for other in self.parts():
            there = self.place(other)
            if there is None or other == part or (down and part in hand and other in hand):
                continue
            way = there - here
            along = way.x() * right + way.y() * down
            across = abs(way.x() * down) + abs(way.y() * right)
            if along > 4 and (across > along, along + 2 * across) < far:
                best, far = other, (across > along, along + 2 * across)
        return best

    def show_cursor(self, part: Part | None) -> None:
        if part != self._marked:
            self._marked = part
            if self.is_settled and self.carried is None:
                self._arrange()

    def mark_proof(self, parts: Sequence[Part]) -> None:
        if frozenset(parts) != self._proofs:
            self._proofs = frozenset(parts)
            if self.is_settled and not self._committing:
                self._arrange()

    def show_move(self, move: Move | None) -> None:
        parts = () if move is None else self.rules.parts(move)
        said = {part for part in self._names() if self.word_of(part) in parts}
        hinted = frozenset(parts) | said
        if hinted != self._hinted:
            self._hinted = hinted
            if self.is_settled and not self._committing:
                self._arrange()

    # For those who listen.

    def parts(self) -> Sequence[Part]:
        """The own hand, then the trick, then the rest."""
        names = self._names()
        if self._cursor is not None and self._cursor not in names:
            names[self._cursor] = None  # it has just been played
        return tuple(names)

    def _names(self) -> dict[Part, None]:
        ordered = sorted(self._lyings, key=lambda lying: _READING[self._zone(lying)])
        return dict.fromkeys(map(self._name_of, ordered))

    def _zone(self, lying: Lying) -> str:
        zone, owner, _ = lying.key
        return "own" if zone == "hand" and owner == self.seat else zone

    def describe(self, part: Part) -> str:
        hand = self.own_hand()
        if part not in hand:
            return self.table_text(part)
        said = [self.card_said(part)]
        #: Where a card is in the hand: "3 of 6"
        place = QCoreApplication.translate("table", "{place} of {count}")
        said.append(place.format(place=hand.index(part) + 1, count=len(hand)))
        playable = self.playable()
        if part in self.pick:
            said.append(QCoreApplication.translate("table", "chosen", "a card"))
        elif playable is not None:
            said.append(
                QCoreApplication.translate("table", "can be chosen", "a card")
                if part in playable
                else QCoreApplication.translate("table", "cannot be chosen now", "a card")
            )
        lens = self.lens(part)
        if lens is not None:
            said.extend(lens.lines)
        return ", ".join(said)
