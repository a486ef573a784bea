"""The haggis table."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QImage, QKeyEvent
from PySide6.QtWidgets import QWidget

from bluestick.engine.moves import Move, MoveSet, Part, Pick, Refusal
from bluestick.engine.rules import AnyRules, Setup
from bluestick.engine.seats import Seat
from bluestick.games.haggis.moves import BETS, GIFTS, WORDS, Play, Say, Word
from bluestick.games.haggis.state import View
from bluestick.tables import common
from bluestick.tables.base import Choosable, Gauge
from bluestick.tables.card_pictures import Lens
from bluestick.tables.cloth import Lying
from bluestick.tables.haggis import words, words_advice
from bluestick.tables.haggis.buttons import ClothButton
from bluestick.tables.haggis.cases import case_picture
from bluestick.tables.haggis.cloth import HaggisCloth
from bluestick.tables.haggis.spread import HaggisSpread
from bluestick.tables.haggis.words_names import combination
from bluestick.tables.pace import RESULT, THINK, Pace
from bluestick.tables.theme import Theme

PASS_KEY, SORT_KEY = "0", "F9"


class HaggisTable(HaggisCloth):
    """Two or three players, each with three open cards that stand for others."""

    words_on_cloth = True
    pause = THINK

    def __init__(self, rules: AnyRules, setup: Setup, theme: Theme, pace: Pace, parent: QWidget | None = None) -> None:
        super().__init__(rules, setup, theme, pace, parent)
        self.buttons = {word: ClothButton(self, PASS_KEY if word is Word.PASS else "") for word in Word}
        for word, made in self.buttons.items():
            made.clicked.connect(lambda _, word=word: self.touch(word.value))
        self.sorter = ClothButton(self, SORT_KEY)
        self.sorter.clicked.connect(self.sort_otherwise)

    # The buttons on the cloth.

    def furnish_buttons(self) -> None:
        super().furnish_buttons()
        self.sort_button.hide()
        self.play_button.setGeometry(self.at.button_row.toRect())
        spread = self.laid
        for made in (*self.buttons.values(), self.sorter):
            made.hide()
        looked_at = self.at.small and self.moves is None  # a picture of a table
        if spread is None or looked_at or self.shown is None or self.shown.seat is None:
            return
        said = self._own_words()
        for word, place in self._places(spread).items():
            text, more = words.button(self, word)
            self._show_button(word, text, more, place, enabled=word in BETS or word in GIFTS or word.value in said)
        if spread.giver == self.seat or self._must_pass:
            self.play_button.hide()
        elif spread.hands[self.seat] and self.moves is not None:
            self.play_button.show()
        text = self.play_button.text()
        if self.at.small:
            text = QCoreApplication.translate("haggis", "Lay", "button, where there is little room")
        room = self.at.button_row.width() - 36
        measure = QFontMetricsF(self.play_button.font())
        self.play_button.setText(measure.elidedText(text, Qt.TextElideMode.ElideRight, room))
        if spread.hands[self.seat] and not self.at.small:
            by = words.sorting(self.sorting if self._order is None else "hand")
            more = QCoreApplication.translate("haggis", "Sort the hand in another way")
            self.sorter.say(by, f"{by}: {more}", self.at.button(1), self.theme, marked=False, hinted=False)

    def _show_button(self, word: Word, text: str, more: str, place: QRectF, *, enabled: bool) -> None:
        made = self.buttons[word]
        made.set_kind("primary" if word in GIFTS or (word is Word.PASS and self._must_pass) else "plain")
        made.setEnabled(enabled)
        marked = self._marked == word.value
        made.say(text, more, place, self.theme, marked=marked, hinted=word.value in self._hinted)

    def _places(self, spread: HaggisSpread) -> dict[Word, QRectF]:
        """Which words have a button now, and where."""
        found: dict[Word, QRectF] = {}
        if self._may_bet(spread):
            found |= {word: self.at.bet(number) for number, word in enumerate(BETS)}
        if spread.giver == self.seat:
            others = [word for word, seat in GIFTS.items() if seat != self.seat and seat < self.setup.seats]
            found |= {word: self.at.gift(number) for number, word in enumerate(others)}
        elif spread.hands and spread.hands[self.seat] and not spread.score:
            found[Word.PASS] = self.at.button_row if self._must_pass else self.at.button(0)
        return found

    @property
    def _must_pass(self) -> bool:
        """Whether the hand cannot beat what lies there. G5.2."""
        said = self._own_words()
        return Word.PASS in said and self.moves is not None and not self.moves.next_parts(()) & self.pack

    def playable(self) -> frozenset[Part] | None:
        """No card, where one can only pass."""
        return frozenset() if self._must_pass else super().playable()

    # Touching.

    def words(self, moves: MoveSet[Any]) -> tuple[Part, ...]:
        offered = moves.next_parts(()) - self.pack
        return tuple(word.value for word in Word if word in offered)

    def words_beside(self, moves: MoveSet[Any]) -> tuple[Part, ...]:
        """All words have their buttons on the cloth."""
        return ()

    def word_of(self, part: Part) -> Part | None:
        """A trick is given by touching the plate of who gets it; a button says its word. G5.7."""
        if part in WORDS:
            return part
        if part.startswith("hand ") and self.laid is not None and self.laid.giver == self.seat:
            return f"give {part.removeprefix('hand ')}"
        return None

    def why_not_last(self) -> Refusal | None:
        return Refusal("next_led", "haggis#G10.2")

    def why_not_yet(self, moves: MoveSet[Any], pick: Pick) -> Refusal | None:
        return words_advice.why_not_yet(moves, pick)

    def reading_text(self, move: Move) -> str:
        assert isinstance(move, Play)
        return combination(move.reading, self.index)

    def part_at(self, point: QPointF) -> Part | None:
        found = super().part_at(point)
        if found is not None or self.laid is None:
            return found
        return self.side_of_plate(point) or ("slot" if self.complete() and self.at.zone.contains(point) else None)

    def _name_of(self, lying: Lying) -> Part:
        zone, owner, _ = lying.key
        if zone == "hand" and owner == self.seat and lying.card is not None:
            return lying.card
        return {"stock": "stock", "last": "last", "haggis": "haggis", "open": f"hand {owner}"}.get(
            zone, f"{zone} {owner}"
        )

    def place(self, part: Part) -> QPointF | None:
        if part in WORDS:
            places = self._places(self.laid) if self.laid is not None else {}
            return places[Word(part)].center() if Word(part) in places else None
        zone, _, owner = part.partition(" ")
        if zone == "hand":
            return self.at.plate(self.side(int(owner))).center()
        return super().place(part)

    def _names(self) -> dict[Part, None]:
        if self.laid is None:
            return {}
        names = [card for card in self.own_hand() if card is not None]
        words = () if self.shown is None or self.shown.seat is None else self._places(self.laid)
        names += [word.value for word in words]
        names += [f"trick {number}" for number in range(len(self.laid.trick))]
        names += [f"hand {seat}" for seat in range(self.setup.seats)]
        rest = [self._name_of(lying) for lying in self._lyings if lying.key[0] in ("stock", "pile", "last", "haggis")]
        return dict.fromkeys((*names, *rest))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if key == Qt.Key.Key_0:
            self._touch_thing(Word.PASS.value)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self._must_pass and not self.cursor_part:
            self.touch(Word.PASS.value)
        elif key == Qt.Key.Key_F9:
            self.sort_otherwise()
        else:
            super().keyPressEvent(event)

    def show_move(self, move: Move | None) -> None:
        """A gift is shown at its button alone."""
        parts_of = frozenset(() if move is None else self.rules.parts(move))
        if isinstance(move, Say) and move.word in GIFTS:
            parts_of |= {f"hand {GIFTS[move.word]}"}
        if parts_of != self._hinted:
            self._hinted = parts_of
            if self.is_settled and not self._committing:
                self._arrange()

    # Words.

    def lens(self, card: Part) -> Lens | None:
        if self.shown is None or self.laid is None or card not in self.own_hand():
            return None
        return words_advice.lens(self, card)

    def table_name(self) -> str:
        return words.table_name(self)

    def table_text(self, part: Part) -> str:
        return words.thing(self, part)

    def seat_note(self, view: View, seat: Seat) -> str:
        return words.seat_note(self, view, seat)

    def result_foot(self) -> float:
        sheet = self._furniture.get("result")
        return 0.0 if sheet is None else sheet.sceneBoundingRect().bottom() + 8

    def between_deals(self, pace: Pace) -> int:
        """What a round has come to is read, also where nothing moves."""
        return pace.ms(RESULT) or RESULT

    def place_note(self, view: View, seat: Seat) -> str:
        """All places are alike."""
        return ""

    def side_note(self, view: View, seat: Seat) -> str:
        return ""

    def seat_score(self, view: View, seat: Seat) -> str:
        return str(view.table.totals[seat])

    def gauges(self, view: View) -> tuple[Gauge, ...]:
        """The way to the points that end the match. G9."""
        title = common.race(view.table.target)
        most = max(view.table.target, *view.table.totals)
        return (Gauge(title, tuple((Seat(seat), total, most) for seat, total in enumerate(view.table.totals))),)

    def explain_pick(self, moves: MoveSet[Any] | None, pick: Pick) -> str:
        if moves is None or not pick or not self._is_cards(pick):
            return ""
        return words_advice.explain(self, moves, pick)

    def options(self, moves: MoveSet[Any]) -> tuple[Choosable, ...]:
        return words_advice.options(self, moves)

    # Pictures.

    @classmethod
    def picture(cls, theme: Theme, case: dict[str, Any], width: float, dpr: float) -> QImage:
        return case_picture(theme, case, width, dpr)
