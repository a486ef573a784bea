"""The table of Snapphanaleden: 800, 1000, 150 and Fjabbe."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from PySide6.QtCore import (
    QAbstractAnimation,
    QCoreApplication,
    QPauseAnimation,
    QPointF,
    Qt,
    QTimer,
)
from PySide6.QtGui import QFontMetricsF, QImage, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QPushButton, QWidget

from bluestick.engine.events import Event
from bluestick.engine.moves import Move, MoveSet, Part, Pick, Refusal
from bluestick.engine.rules import AnyRules, Setup
from bluestick.engine.seats import Seat
from bluestick.games.snapphana.combinations import Kind
from bluestick.games.snapphana.events import CardGiven, Dealt, Declared, HandScored
from bluestick.games.snapphana.legal import SnapphanaMoves
from bluestick.games.snapphana.moves import Declare, Give, Play
from bluestick.games.snapphana.scoring import LOST_ALONE
from bluestick.games.snapphana.state import View
from bluestick.tables import common
from bluestick.tables.base import Choosable, Gauge
from bluestick.tables.cards import card_name
from bluestick.tables.pace import READ, Pace
from bluestick.tables.snapphana import spread as spreading
from bluestick.tables.snapphana import words, words_advice
from bluestick.tables.snapphana.cases import picture
from bluestick.tables.snapphana.cloth import CLOSE, DECLARE, SnapphanaCloth
from bluestick.tables.snapphana.picks import GIFT, NamedMoves, card_of, named
from bluestick.tables.theme import Theme


class SnapphanaTable(SnapphanaCloth):
    """Two or four players; a hand is declared from, played and counted."""

    words_on_cloth = True

    def __init__(self, rules: AnyRules, setup: Setup, theme: Theme, pace: Pace, parent: QWidget | None = None) -> None:
        super().__init__(rules, setup, theme, pace, parent)
        self._unwanted = 0  # the hand in which the helper was closed
        self._asked: tuple[int, Seat] | None = None  # who was told, and in which hand, what could still be declared
        self._declares_all = False  # what is declared now is followed by everything else
        self.helper_button, self.next_button, self.end_button = (QPushButton(self) for _ in range(3))
        self.next_button.setProperty("kind", "primary")
        self._next_declaration = QTimer(self)  # not before all have heard what is offered
        self._next_declaration.setSingleShot(True)
        self._next_declaration.timeout.connect(self._declare_next)
        for button, meant in (
            (self.helper_button, self._push_helper),
            (self.next_button, self.step),
            (self.end_button, self.skip_count),
        ):
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the keyboard stays on the table
            button.clicked.connect(lambda _, meant=meant: meant())
            button.hide()

    # What the window asks.

    def offer(self, moves: MoveSet[Any] | None) -> None:
        """The cards of the hand have names of their own: of equal ones each can be chosen."""
        view = self.shown
        if isinstance(moves, SnapphanaMoves) and view is not None and view.seat is not None:
            gifts = tuple(dict.fromkeys(view.table.payable(view.seat)))
            moves = NamedMoves(moves, view.hand, gifts)
        self.helping = False
        super().offer(moves)
        if view is not None and view.table.hand != self._unwanted and self.undeclared:
            self.helping = True
            self.show_pick()
        if moves is not None and self._declares_all:
            self._next_declaration.start()

    def lay(self, view: Any) -> None:
        self._declares_all = False
        super().lay(view)

    def show_last(self) -> None:
        """The last trick, or how the last hand was counted."""
        if self.counted:
            return
        self.hurry()
        view = self.shown
        if view is not None and not view.table.trick and view.table.scores and not self.counted:
            fresh = view.table.scores[-1].hand == view.table.hand
            if fresh or not view.table.tricks:
                self._count(view)
                return
        super().show_last()

    # The helper.

    def toggle_helper(self) -> None:
        """Show what can be declared, or no more."""
        if self._has_to_declare():
            self.helping = not self.helping
            self._unwanted = 0 if self.helping else self.shown.table.hand
            self.show_pick()

    def _has_to_declare(self) -> bool:
        """Whether there is anything to be declared now; if there is not, it says why."""
        if self.counted or self.shown is None:
            return False
        self.hurry()
        if not self.may_declare:
            refusal = self.rules.moves(self.shown).why_not(Declare(Kind.KINGS, ()))
            assert refusal is not None
            self._refuse(refusal)
        elif self.moves is not None and not self.undeclared:
            self.remarked.emit(words.nothing_to_declare(), "snapphana#S4.1")
        return bool(self.undeclared)

    def _push_helper(self) -> None:
        if self.helping:
            self.declare_all()
        else:
            self.toggle_helper()

    def declare_all(self) -> None:
        """Everything that can be declared, one combination after the other: each is a move. S4."""
        self._declares_all = self._has_to_declare()
        self._declare_next()

    def _declare_next(self) -> None:
        rest = self.undeclared if self._declares_all else ()
        self._declares_all = bool(rest)
        if rest:
            self._committing = True
            self.chosen.emit(Declare(rest[0].kind, rest[0].cards))
            self._end_commit()

    def _choose_line(self, name: Part) -> None:
        """What a line declares, or nothing any more: it is only declared by ``commit``."""
        kind = Kind(name.removeprefix(DECLARE))
        chosen = kind is self.declares
        self._forget_proof()
        self._set_pick(())
        if not chosen and isinstance(self.moves, NamedMoves):
            self.moves.meant = kind
            self._set_pick(named(self.rows[name][0].cards))

    def _set_pick(self, pick: Pick) -> None:
        if pick:
            self._declares_all = False  # something else is wanted
        elif isinstance(self.moves, NamedMoves):
            self.moves.meant = None
        super()._set_pick(pick)

    def commit(self, reading: int = 0) -> bool:
        """Whoever plays a first card, and could still declare, is asked once whether that is meant. S4.1."""
        self.hurry()
        self._declares_all = False
        if (
            self.moves is not None
            and self.undeclared
            and self.complete()
            and isinstance(self.moves.readings(self.pick)[reading], Play)
        ):
            now = self.shown.table.hand, self.seat
            if self._asked != now:
                self._asked, self.helping = now, True
                self.show_pick()
                self.remarked.emit(words.still_to_declare(self), "snapphana#S4.1")
                return False
        return super().commit(reading)

    def cancel(self) -> None:
        self._declares_all = False
        super().cancel()

    # The count.

    def _count(self, view: View) -> None:
        """Look at a count while the table lies still."""
        assert self.laid is not None
        if self.laid.score is None:
            self._looks_back = True
            self.laid = spreading.counted(self.laid, view.table.scores[-1])
        self.counted, self.stop = self.count_steps(self.laid), 0
        self._arrange()
        self._name()

    def step(self, by: int = 1) -> None:
        """To the next stop of the count, and at last beyond it."""
        if not self.counted:
            return
        if self.stop + by >= len(self.counted):
            self.end_count()
        elif self.stop + by >= 0:
            self._stop_at(self.stop + by)

    def skip_count(self) -> None:
        """To what it comes to; and from there on."""
        if self.counted and self.stop + 1 < len(self.counted):
            self._stop_at(len(self.counted) - 1)
        else:
            self.end_count()

    def _stop_at(self, stop: int) -> None:
        self.stop = stop
        self._tell_count()
        self._furnish()
        self._name()

    def _tell_count(self) -> None:
        """The header says that it is counted, as long as that happens and is not looked at again."""
        if not self.is_settled:
            text = QCoreApplication.translate("snapphana", "The hand is counted")
            self.under_way.emit(text, self.counted[self.stop].clause)

    def end_count(self) -> None:
        """Enough of it."""
        if not self.counted:
            return
        self.counted = ()
        if self._animation is not None:
            self._animated()
        elif self._looks_back:
            self._show_past(None)
        else:
            self._arrange()

    def waits(self, event: Event) -> bool:
        counted = isinstance(event, HandScored) and self.shown is not None and self.shown.seat is not None
        return counted or super().waits(event)

    def animate(self, event: Event) -> QAbstractAnimation | None:
        """What is declared lies open for a while; a count waits for whoever looks at it, and is gone before a deal."""
        assert self.laid is not None
        if self._looks_back:
            self._show_past(None)
        if event is not self._held:
            self.showing.emit(event)
        if isinstance(event, CardGiven):
            self._arrange()  # what else could have been given is put away
            self.under_way.emit(words.given(self, event), "snapphana#S10.2")
        if isinstance(event, Dealt):
            self.laid = self.after(self.laid, replace(event, hands=((),) * self.setup.seats))
            self._arrange()
        if not isinstance(event, Declared | HandScored):
            animation = super().animate(event)
            if isinstance(event, Dealt):
                self._furnish()  # whose cards are on their way
            return animation
        self.laid = self.after(self.laid, event)
        pause = QPauseAnimation(self.pace.ms(2 * READ) or 2 * READ)
        if self.laid.declared is not None:
            self.under_way.emit(words.declared_title(self, self.laid.declared), "snapphana#S4.1")
        if isinstance(event, HandScored):
            self.counted, self.stop = self.count_steps(self.laid), 0
            pause.setLoopCount(-1)
            self._tell_count()
            if self.shown is None or self.shown.seat is None:
                pause.currentLoopChanged.connect(lambda _: self.step())
        self._arrange()
        self._name()
        return pause

    def skip_hold(self) -> bool:
        if self.counted:
            self.step()
            return True
        if self._animation is not None and self.laid is not None and self.laid.declared is not None:
            self._animated()
            return True
        return super().skip_hold()

    # Touching.

    def touch(self, part: Part) -> bool:
        if self.counted:
            self.step()
            return False
        if part in self.rows:
            self.hurry()
            if part == CLOSE:
                self.toggle_helper()
            elif part.startswith(DECLARE) and part in self.rows:
                self._choose_line(part)
            return False
        if part.startswith(GIFT):
            self.hurry()
            self._forget_proof()
            if part.removeprefix(GIFT) in self.gifts:
                self._set_pick(() if part in self.pick else (part,))
            return False
        return super().touch(part)

    def _touch_card(self, part: Part) -> bool:
        """One card of a trick is chosen instead of another one."""
        moves, pick = self.moves, self.pick
        if moves is not None and len(pick) == 1 and part not in (*pick, *moves.next_parts(pick)):
            discarding = self.shown is not None and self.seat in self.shown.table.discarding
            if not discarding and part in moves.next_parts(()):
                self._set_pick(())
        return super()._touch_card(part)

    def words(self, moves: MoveSet[Any]) -> tuple[Part, ...]:
        """Everything is said with cards."""
        return ()

    def why_not_last(self) -> Refusal | None:
        return Refusal("next_led", "snapphana#S9.1")

    def why_not_yet(self, moves: MoveSet[Any], pick: Pick) -> Refusal | None:
        discarding = self.shown is not None and self.seat in self.shown.table.discarding
        return words_advice.why_not_yet(moves, pick, discarding) if pick else None

    def reading_text(self, move: Move) -> str:
        return words_advice.reading(move) if isinstance(move, Declare) else ""

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Twice on a line declares it, twice on a card that can be given gives it."""
        part = self.part_at(event.position())
        if event.button() == Qt.MouseButton.LeftButton and part is not None and part.startswith((DECLARE, GIFT)):
            self._set_pick(())
            self.touch(part)
            self.commit()
        else:
            super().mouseDoubleClickEvent(event)

    def part_at(self, point: QPointF) -> Part | None:
        for name, (_, rect) in self.rows.items():
            if name != "helper" and rect.contains(point):
                return name
        if "helper" in self.rows and self.rows["helper"][1].contains(point):
            return None
        if self.gifts and self.gift_sheet().contains(point):
            found = super().part_at(point)
            return found if found is not None and found.startswith(GIFT) else None
        return super().part_at(point) or self.side_of_plate(point)

    def place(self, part: Part) -> QPointF | None:
        if part in self.rows:
            return self.rows[part][1].center()
        zone, _, owner = part.partition(" ")
        if zone == "hand":
            return self.at.plate(self.side(int(owner))).center()
        if zone == "seen" or part.startswith(GIFT):
            spot = next((lying.spot for lying in self._lyings if self._name_of(lying) == part), None)
            return None if spot is None else spot.at - QPointF(spot.width * 0.34, spot.width * 0.5)
        return super().place(part)

    def _names(self) -> dict[Part, None]:
        spread = self.laid
        if spread is None:
            return {}
        names = [card for card in self.own_hand() if card is not None]
        names = [*self.rows, *names] if self.counted else [*names, *(row for row in self.rows if row != "helper")]
        names += [GIFT + card for card in self.gifts]
        names += [f"trick {seat}" for seat, _ in spread.trick]
        names += [f"hand {seat}" for seat in range(self.setup.seats)]
        names += [name for lying in self._lyings if (name := self._name_of(lying)).startswith("seen ")]
        rest = [self._name_of(lying) for lying in self._lyings if lying.key[0] in ("pile", "away", "debt", "stock")]
        return dict.fromkeys((*names, *rest))

    def first_part(self) -> Part:
        """Whose cards are all played can still have to pay for Fjønt."""
        return GIFT + self.gifts[0] if self.gifts and not self.own_hand() else super().first_part()

    def beside(self, part: Part, right: int, down: int) -> Part:
        """From the hand up to a sheet, if one lies there; on a sheet from each to the next."""
        gifts = [GIFT + card for card in self.gifts]
        lines = [name for name in self.rows if name != "helper"]
        if down < 0 and part in self.own_hand() and (gifts or lines):
            return gifts[0] if gifts else lines[-1]
        for row, by in ((gifts, right), (lines, down)):
            if by and part in row and 0 <= row.index(part) + by < len(row):
                return row[row.index(part) + by]
        return super().beside(part, right, down)

    def show_pick(self) -> None:
        """The cursor stays on a sheet as long as there is anything to be done on it."""
        super().show_pick()
        part = self._cursor or ""
        zone, _, number = part.partition(" ")
        if zone not in (DECLARE.strip(), CLOSE, GIFT.strip()) or self.place(part) is not None or not self.is_settled:
            return
        lines = (f"declared {number}", *(row for row in self.rows if row.startswith(DECLARE)))
        self._cursor = next((row for row in lines if row in self.rows), self.first_part())
        if self._by_keyboard:
            self._move_cursor(self._cursor)

    def show_move(self, move: Move | None) -> None:
        """A card that is given lies in the pile, another one in the hand or in the trick."""
        hinted: frozenset[Part] = frozenset()
        if isinstance(move, Give):
            hinted = frozenset((GIFT + move.card,))
        elif move is not None:
            hinted = frozenset(named(self.rules.parts(move)))
            if isinstance(move, Declare):
                hinted |= {DECLARE + move.kind}
        if hinted != self._hinted:
            self._hinted = hinted
            if self.is_settled and not self._committing:
                self._arrange()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if self.counted and key in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Right):
            self.step()
        elif self.counted and key == Qt.Key.Key_Left:
            self.step(-1)
        elif self.counted and key == Qt.Key.Key_Escape:
            self.skip_count()
        elif key == Qt.Key.Key_F9 and event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            self.declare_all()
        elif key == Qt.Key.Key_F9:
            self.toggle_helper()
        else:
            super().keyPressEvent(event)

    # Buttons.

    def furnish_buttons(self) -> None:
        super().furnish_buttons()
        for button in (self.helper_button, self.next_button, self.end_button):
            button.hide()
        if self.laid is None:
            return
        self.play_button.setGeometry(self.at.button_row.toRect())
        if self.counted:
            self._furnish_count()
            return
        if self.gifts:
            self.play_button.show()
        self._say(self.play_button, words.play_button(self), QCoreApplication.translate("table", "Enter", "the key"))
        if self.undeclared and not self.at.small:
            self._make_primary(self.helper_button, primary=self.helping and not self.pick)
            self.helper_button.setGeometry(self.at.helper.toRect())
            if self.helping:
                self._say(self.helper_button, words.declare_all(self), f"{words.helper_title(self)} (Shift+F9)")
            else:
                text = QCoreApplication.translate("snapphana", "Declare…", "button")
                self._say(self.helper_button, text, f"{words.helper_title(self)} (F9)")
            self.helper_button.show()

    def _furnish_count(self) -> None:
        sheet = self._furniture.get("count")
        if sheet is None:
            return
        box = sheet.sceneBoundingRect()
        self.next_button.setGeometry(round(box.right() - 186), round(box.bottom() - 54), 170, 38)
        self.end_button.setGeometry(round(box.left() + 16), round(box.bottom() - 54), 150, 38)
        last = self.stop + 1 == len(self.counted)
        text = QCoreApplication.translate("snapphana", "Next ({number} of {count})", "button: a stop of a count")
        text = text.format(number=self.stop + 1, count=len(self.counted))
        if last:
            text = QCoreApplication.translate("snapphana", "Go on", "button: after a count")
        self._say(self.next_button, text, QCoreApplication.translate("snapphana", "Space", "the key"))
        self._say(
            self.end_button,
            QCoreApplication.translate("snapphana", "Skip", "button: a count"),
            QCoreApplication.translate("snapphana", "Esc", "the key"),
        )
        self.next_button.show()
        self.end_button.setVisible(not last)
        self.play_button.hide()

    def _make_primary(self, button: QPushButton, *, primary: bool) -> None:
        kind = "primary" if primary else ""
        if button.property("kind") != kind:
            button.setProperty("kind", kind)
            button.style().polish(button)

    def _say(self, button: QPushButton, text: str, more: str) -> None:
        room = button.width() - 36
        shown = QFontMetricsF(button.font()).elidedText(text, Qt.TextElideMode.ElideRight, room)
        button.setText(shown.replace("&", "&&"))
        button.setAccessibleName(text)
        button.setToolTip(more)

    # Words.

    def table_name(self) -> str:
        return words.table_name(self)

    def table_text(self, part: Part) -> str:
        face = self.face(part)
        known = words_advice.lens(self, face, own=False).lines if face is not None and self.shown is not None else ()
        return ", ".join((words.thing(self, part), *known))

    def card_said(self, part: Part) -> str:
        said = [card_name(card_of(part))]
        table = self.shown.table if self.shown is not None else None
        if table is not None and self.seat in table.discarding and words_advice.barred(part):
            said.append(QCoreApplication.translate("snapphana", "locked: may not be discarded", "a card"))
        if table is not None and table.open and part in named(table.open[self.seat]):
            said.append(QCoreApplication.translate("snapphana", "declared: all have seen it", "a card"))
        return ", ".join(said)

    def result_foot(self) -> float:
        sheet = self._furniture.get("count")
        return 0.0 if sheet is None or self.counted else sheet.sceneBoundingRect().bottom()

    def side_sign(self, seat: Seat) -> int:
        return self.counts_with(seat) if self.form.sides < self.setup.seats else 0

    def seat_note(self, view: View, seat: Seat) -> str:
        return words.seat_note(self, view, seat)

    def place_note(self, view: View, seat: Seat) -> str:
        """All places are alike."""
        return ""

    def seat_score(self, view: View, seat: Seat) -> str:
        return str(view.table.totals[self.counts_with(seat)])

    def gauges(self, view: View) -> tuple[Gauge, ...]:
        """The way to the target, or to the lost hands that end a match. S11.1, S14.3."""
        totals = view.table.totals
        if self.form.target:
            title = common.race(self.form.target)
            most = max(self.form.target, *totals)
        else:
            title = QCoreApplication.translate("snapphana", "Lost hands")
            most = LOST_ALONE
        return (Gauge(title, tuple((Seat(side), total, most) for side, total in enumerate(totals))),)

    def explain_pick(self, moves: MoveSet[Any] | None, pick: Pick) -> str:
        return words_advice.explain(self, moves, pick) if moves is not None and pick else ""

    def options(self, moves: MoveSet[Any]) -> tuple[Choosable, ...]:
        return tuple(words_advice.options(self, moves))

    # Pictures.

    @classmethod
    def picture(cls, theme: Theme, case: dict[str, Any], width: float, dpr: float) -> QImage:
        return picture(theme, case, width, dpr)
