"""The kille table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt
from PySide6.QtGui import QHelpEvent, QImage, QKeyEvent
from PySide6.QtWidgets import QToolTip, QWidget

from bluestick.engine.events import Event
from bluestick.engine.moves import Move, MoveSet, Part
from bluestick.engine.rules import AnyRules, Setup, View
from bluestick.games.kille.moves import Word
from bluestick.tables.base import CARRIED, Choosable
from bluestick.tables.card_layout import Spot
from bluestick.tables.items import LIFTED, Sprite
from bluestick.tables.kille.buttons import KEYS, KUKU_KEY, PLACES, WordButton
from bluestick.tables.kille.cases import picture
from bluestick.tables.kille.spoken import SpokenRound
from bluestick.tables.kille.words import brief, button_text, option, question
from bluestick.tables.pace import THINK, Pace
from bluestick.tables.theme import Theme
from bluestick.tables.tip import tip

SAYABLE = frozenset({*PLACES, Word.KUKU})
"""What is said at the cards, and so has its button there."""


class KilleTable(SpokenRound):
    """Four to twenty players with a card each."""

    words_on_cloth = True
    pause = THINK

    def __init__(self, rules: AnyRules, setup: Setup, theme: Theme, pace: Pace, parent: QWidget | None = None) -> None:
        super().__init__(rules, setup, theme, pace, parent)
        self._buttons: dict[Word, WordButton] = {}
        self._meanwhile: MoveSet[Any] | None = None  # what may be said once everything is shown
        for word in Word:
            if word in SAYABLE:
                made = WordButton(word, self)
                made.clicked.connect(lambda _, word=word: self.touch(word.value))
                self._buttons[word] = made

    def fit(self, size: QRectF, dpr: float) -> None:
        super().fit(size, dpr)
        for word, made in self._buttons.items():
            rect = self.at.kuku_button if word is Word.KUKU else self.at.word_button(PLACES[word])
            made.fit(rect.toRect(), self.at.unit)

    # What can be said.

    def words(self, moves: MoveSet[Any]) -> tuple[Part, ...]:
        offered = moves.next_parts(())
        return tuple(word.value for word in Word if word in offered)

    def words_beside(self, moves: MoveSet[Any]) -> tuple[Part, ...]:
        return tuple(word for word in self.words(moves) if word not in SAYABLE)

    def options(self, moves: MoveSet[Any]) -> tuple[Choosable, ...]:
        if self.laid is None or self.shown is None or self.shown.seat is None:
            return ()
        return tuple(option(Word(word), self.laid, self.shown, self.called) for word in self.words(moves))

    def question(self) -> str:
        if self.laid is None or self.shown is None or not self.is_settled or self.moves is None:
            return ""
        return question(self.laid, self.shown, self.called)

    def furnish_buttons(self) -> None:
        sayable = self.words(self.moves) if self.moves is not None else ()
        soon = self.words(self._meanwhile) if self._meanwhile is not None and not self.is_settled else ()
        for word, made in self._buttons.items():
            if self.laid is None or self.shown is None or not (word in sayable or (word is Word.KUKU and word in soon)):
                made.hide()
                continue
            text = button_text(word, self.laid, self.shown, self.called)
            hinted, marked = word.value in self._hinted, self._marked == word.value
            made.say(text, brief(word, text), self.theme, marked=marked, hinted=hinted)

    def play(self, events: Sequence[Event], view: View) -> None:
        self._meanwhile = self.rules.moves(view)
        super().play(events, view)

    def word_of(self, part: Part) -> Word | None:
        """What touching something on the table says: the own card stands, the neighbour's is asked for."""
        if self.laid is None or self.viewer is None:
            return None
        if part == f"seat {self.viewer}":
            return Word.STAND
        neighbour = self.laid.next_to(self.viewer)
        if part == ("stock" if neighbour is None else f"seat {neighbour}"):
            return Word.SWAP
        return Word.BUY if part == "pot" and self.shown.table.offer is not None else None

    def is_target(self, part: Part) -> bool:
        if self.carried is not None:
            return self.word_of(part) is Word.SWAP
        return part == self.pointed and self.says(part)

    def says(self, part: Part) -> bool:
        word = self.word_of(part)
        return word is not None and self.moves is not None and word in self.moves.next_parts(())

    def touch(self, part: Part) -> bool:
        """Say a word, or what touching this says."""
        self.hurry()
        if part in {word.value for word in Word}:
            return super().touch(part)
        word = self.word_of(part)
        if word is None or self.moves is None:
            return False
        if word in self.moves.next_parts(()):
            return super().touch(word.value)
        refusal = self.moves.why_not_pick((word.value,))
        if refusal is not None:
            self._refuse(refusal)
        return False

    def show_pick(self) -> None:
        if self.is_settled and self.carried is None and self._glide is None and self.laid is not None:
            self._arrange()
        if self.carried is not None:
            self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
        elif self.pointed is not None and self.says(self.pointed):
            self.viewport().setCursor(Qt.CursorShape.PointingHandCursor)
        else:
            self.viewport().unsetCursor()
        self.lens_changed.emit()

    # The own card is carried to whom it is offered.

    def _carry(self, part: Part) -> None:
        self.hurry()
        self._stop_glide()
        sprite = self.sprite_of(self.seat)
        if part != f"seat {self.viewer}" or sprite is None or not self.says(part):
            self._pressed = (None, QPointF())
            return
        self._carried = sprite
        sprite.lift(CARRIED)
        self._furnish()
        self.show_pick()

    def _drop(self, target: Part | None) -> None:
        """On the neighbour or the stock: a swap. Anywhere else it glides back, with the reason if there is one."""
        sprite, self._carried = self._carried, None
        assert sprite is not None
        if target is not None and self.word_of(target) is Word.SWAP and self.touch(target):
            if self.is_settled and self.laid is not None:
                self._arrange()
            return
        if target not in (None, f"seat {self.viewer}") and self.moves is not None:
            refusal = self.moves.why_not_pick((Word.SWAP.value, target))
            if refusal is not None:
                self._refuse(refusal)
        home = self.place_of(self.seat).card
        at = sprite.pos()
        self._arrange()
        if not self.pace.instant:
            sprite.setPos(at)
            sprite.setZValue(LIFTED)
            self._glide_back(sprite, home.at)

    # Where it is to be found.

    def part_at(self, point: QPointF) -> Part | None:
        for seat in range(self.setup.seats):
            place = self.place_of(seat)
            if place.plate.contains(point) or self._card_rect(place.card).contains(point):
                return f"seat {seat}"
        laid, stock = self.laid, self.at.stock
        if laid is not None and laid.stock and self._card_rect(stock).contains(point):
            return "stock"
        heap = QRectF(0, 0, stock.width * 1.3, stock.width * 1.1)
        heap.moveCenter(self.at.pot)
        if heap.contains(point):
            return "pot"
        away = [lying for lying in self._lyings if lying.key[0] == "card" and laid and lying.key[1] in laid.away]
        return next((f"away {one.key[1]}" for one in reversed(away) if self._card_rect(one.spot).contains(point)), None)

    def _card_rect(self, spot: Spot) -> QRectF:
        rect = QRectF(0, 0, spot.width, spot.width * self.at.height)
        rect.moveCenter(spot.at)
        return rect

    def place(self, part: Part) -> QPointF | None:
        zone, _, number = part.partition(" ")
        match zone:
            case "seat":
                return self.place_of(int(number)).card.at
            case "stock":
                return self.at.stock.at
            case "pot":
                return self.at.pot
            case "away":
                spots = [lying.spot.at for lying in self._lyings if lying.key == ("card", int(number), 0)]
                return spots[0] if spots else None
        if part in SAYABLE:
            return QRectF(self._buttons[Word(part)].geometry()).center()
        return None

    def sprite(self, part: Part) -> Sprite | None:
        zone, _, number = part.partition(" ")
        return self.sprite_of(int(number)) if zone == "seat" else None

    def viewportEvent(self, event: QEvent) -> bool:
        """Pointing at something tells all of it: on a small plate there is room for little."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            part = self.part_at(QPointF(event.pos()))
            QToolTip.showText(event.globalPos(), tip(self.describe(part)) if part is not None else "", self)
            return True
        return super().viewportEvent(event)

    # The keyboard.

    def keyPressEvent(self, event: QKeyEvent) -> None:
        word = self._word_of_key(event.text())
        if word is not None:
            self.touch(word.value)
        else:
            super().keyPressEvent(event)

    def _word_of_key(self, key: str) -> Word | None:
        if key == KUKU_KEY:
            return Word.KUKU
        place = next((place for place, its in KEYS.items() if its == key), None)
        if place is None:
            return None
        offered = self.words(self.moves) if self.moves is not None else ()
        here = [word for word, its in PLACES.items() if its == place]
        return next((word for word in here if word in offered), here[0])

    def first_part(self) -> Part:
        return f"seat {self.seat}"

    def beside(self, part: Part, right: int, down: int) -> Part:
        """Left and right go round the table, left as the turn goes; up leads to the middle, down to the own words."""
        if part in SAYABLE:
            said = self.said_parts()
            if down < 0 or part not in said:
                return self.first_part()
            return said[(said.index(part) + right + down) % len(said)]
        if part in ("stock", "pot") or part.startswith("away"):
            row = [one for one in self.parts() if one in ("stock", "pot") or one.startswith("away")]
            if down > 0 or part not in row:
                return self.first_part()
            return row[(row.index(part) + right) % len(row)]
        seat = int(part.partition(" ")[2])
        if down < 0:
            return "stock" if self.laid is not None and self.laid.stock else "pot"
        if down > 0:
            said = self.said_parts()
            return said[0] if said and seat == self.seat else self.first_part()
        return f"seat {(seat - right) % self.setup.seats}"

    def said_parts(self) -> list[Part]:
        return [word.value for word, made in self._buttons.items() if not made.isHidden()]

    def show_cursor(self, part: Part | None) -> None:
        if part != self._marked:
            self._marked = part
            if self.is_settled and self.carried is None and self.laid is not None:
                self._arrange()

    def mark_proof(self, parts: Sequence[Part]) -> None:
        if frozenset(parts) != self._proofs:
            self._proofs = frozenset(parts)
            if self.is_settled and self.laid is not None:
                self._arrange()

    def show_move(self, move: Move | None) -> None:
        parts = frozenset(() if move is None else self.rules.parts(move))
        hinted = parts | {part for part in self.named() if self.word_of(part) in parts}
        if hinted != self._hinted:
            self._hinted = hinted
            if self.is_settled and self.laid is not None:
                self._arrange()

    # For those who listen.

    def parts(self) -> Sequence[Part]:
        named = [*self.named(), *self.said_parts()]
        if self._cursor is not None and self._cursor not in named:
            named.append(self._cursor)  # it has just been said
        return tuple(named)

    # Pictures.

    @classmethod
    def picture(cls, theme: Theme, case: dict[str, Any], width: float, dpr: float) -> QImage:
        return picture(theme, case, width, dpr)
