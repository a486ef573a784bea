"""Results on a match page: result card of a scored deal, banner at the end of the match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QWidget

from bluestick.app.play.final_standings import final_standing, score_course
from bluestick.app.play.policy import PagePolicy
from bluestick.app.play.result_card import ResultCard
from bluestick.app.play.shortcuts import Shortcuts
from bluestick.app.play.table_notice import TableNotice
from bluestick.app.widgets.overlays import CONFIRM_KEYS, Banner
from bluestick.engine.moves import Part
from bluestick.engine.rules import Outcome, View
from bluestick.match.controller import MatchController
from bluestick.match.match_state import MatchState, ResultReading
from bluestick.tables.motion.pace import COUNT
from bluestick.tables.motion.sounds import Sound
from bluestick.tables.widget.table import GameTable
from bluestick.text import common, game_texts
from bluestick.text.sheets import Result


class Results(QObject):
    """Result card and final banner of one match page."""

    word_said = Signal(str)
    """Emitted when the button of the result card says a word (bid, pass or the like); argument: the word."""
    sounded = Signal(str)
    """Emitted to play a sound; argument: a Sound."""
    totals_told = Signal()
    """Emitted when the result card has shown all lines: the totals may appear beside the table."""

    def __init__(
        self,
        controller: MatchController,
        table: GameTable[Any],
        notice: TableNotice,
        card: ResultCard,
        banner: Banner,
        policy: PagePolicy,
    ) -> None:
        super().__init__(table)
        self._controller, self._table, self._notice = controller, table, notice
        self.card, self.banner = card, banner
        self._policy = policy
        self._game = table.rules.id
        self._keys = Shortcuts()
        self._keys.add(table, dict.fromkeys(CONFIRM_KEYS, self._press), alone=True)
        card.closed.connect(self._go_on)
        card.counted.connect(self._release_totals)
        controller.over.connect(lambda outcome: self.sounded.emit(self._outcome_sound(outcome)))

    @property
    def button(self) -> QWidget | None:
        return self.card.button if self._controller.state.reading is not ResultReading.NOTHING else None

    def hold_totals(self, view: View, names: Sequence[str]) -> None:
        """Hide the totals beside the table until the result card has shown them.

        Only needed if the lines of the result appear one after the other.
        """
        result = game_texts.result(self._game, view, names)
        self._table.show_counting(result is not None and result.runs)

    def show(self, before: MatchState | None, state: MatchState) -> None:
        self._show_card(before, state)
        if not state.is_ending:
            self.banner.hide()
        elif before is None or not before.is_ending:
            self._show_banner(state)

    def show_all(self) -> bool:
        """Show all lines and totals of the result card; return whether any were hidden."""
        ran = self.card.show_all()
        self._release_totals()
        return ran

    def leave_card(self) -> None:
        """Close the result card without saying the word on its button."""
        self._table.setFocus(Qt.FocusReason.OtherFocusReason)
        self._controller.close_result()

    def _show_card(self, before: MatchState | None, state: MatchState) -> None:
        reading = state.reading
        self._keys.enable(reading in (ResultReading.COUNTED, ResultReading.LAST))
        if reading is ResultReading.NOTHING:
            self.card.hide()
            if not state.busy:
                self._release_totals()
            return
        if state.busy:
            return
        result = game_texts.result(self._game, state.view, state.names)
        assert result is not None
        if before is None:
            self.card.hide()  # for the same card in another language
        if before is None or (before.reading, before.position) != (reading, state.position):
            self._notice.hide()
        beat = self._table.pace.pause(COUNT) if self._table.counting else 0
        self.card.show_result(result, self._label(state, result), beat=beat, takes_focus=not state.is_past)
        if not self.card.is_counting:
            self._release_totals()

    def _label(self, state: MatchState, result: Result) -> str:
        if state.is_past:
            return common.close_label()
        if state.reading is ResultReading.LAST:
            #: Button on what the last deal has come to: it leads to who has won the match
            return self.tr("Show final result")
        if label := self._policy.continue_label():
            return label
        word = self._answer(state)
        return game_texts.word(self._game, word) if word else result.follows

    def _answer(self, state: MatchState) -> Part | None:
        """Return the first word (bid, pass or the like) that the viewer can say now; None without one."""
        return next(iter(self._table.words(state.moves)), None) if state.moves is not None else None

    def _go_on(self) -> None:
        state = self._controller.state
        if not state.is_past and self._policy.continue_after_result():
            return
        answer = self._answer(state)
        self.leave_card()
        if answer is not None:
            self.word_said.emit(answer)

    def _press(self) -> None:
        if not self.card.key_pause.isActive():
            self.card.button.click()

    def _release_totals(self) -> None:
        if self._table.counting:
            self._table.show_counting(False)
            self.totals_told.emit()

    def _show_banner(self, state: MatchState) -> None:
        session, outcome = self._controller.session, state.outcome
        assert outcome is not None
        match, people, names = session.match, session.people, state.names
        text = game_texts.outcome(self._game, outcome, names)
        has_scores = game_texts.sheet(self._game, state.view, names) is not None
        sides = final_standing(match, outcome, names, people) if has_scores else []
        self.banner.show_score_chart(*score_course(match, names, people))
        self.banner.show_outcome(text, outcome.clause, sides)

    def _outcome_sound(self, outcome: Outcome) -> Sound:
        people = self._controller.session.people
        if not outcome.winners:
            return Sound.CALL
        return Sound.WON if not people or people & outcome.winners else Sound.LOST
