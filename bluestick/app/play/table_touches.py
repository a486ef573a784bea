"""Touches (clicks and keys) of a page's table: moves, words, selections, touches without effect."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject, Qt, Signal

from bluestick.app.play.coach import Coach
from bluestick.app.play.policy import PagePolicy
from bluestick.app.play.result_card import ResultCard
from bluestick.app.play.table_notice import TableNotice
from bluestick.engine.moves import Move, Part, Pick, Refusal
from bluestick.match.controller import MatchController
from bluestick.match.match_state import ResultReading
from bluestick.tables.motion.sounds import Sound
from bluestick.tables.widget.table import GameTable
from bluestick.text import game_texts


class TableTouches(QObject):
    """Handler of the player's touches on one match page."""

    sounded = Signal(str)
    """Emitted to play a sound; argument: a Sound."""

    def __init__(
        self,
        controller: MatchController,
        table: GameTable[Any],
        notice: TableNotice,
        card: ResultCard,
        coach: Coach,
        policy: PagePolicy,
    ) -> None:
        super().__init__(table)
        self._controller, self._table, self._notice, self._card = controller, table, notice, card
        self._coach, self._policy = coach, policy
        controller.refused.connect(self.refuse)
        table.refused.connect(self.refuse)
        table.skip_requested.connect(self._handle_idle_touch)
        table.chosen.connect(self._choose)
        table.warned.connect(notice.show_text)
        table.picked.connect(self._show_pick)

    def say(self, word: Part) -> None:
        self._table.setFocus(Qt.FocusReason.OtherFocusReason)  # the button may be hidden in a moment
        self._table.touch(word)

    def refuse(self, refusal: Refusal) -> None:
        """Show why a move is not allowed, with the clause."""
        self._notice.show_text(game_texts.refusal(refusal), refusal.clause)
        self.sounded.emit(Sound.REFUSED)

    def answer_idle_touch(self) -> bool:
        """Show why a touch of the table has no effect now; return False if there is no reason."""
        answer = self._policy.idle_touch_text(self._controller.state)
        if answer:
            self._notice.show_text(answer)
        return bool(answer)

    def _choose(self, move: Move) -> None:
        self._notice.hide()
        if not self._coach.check_move(move):
            self._controller.session.play(move)

    def _show_pick(self, pick: Pick) -> None:
        if pick:
            self._notice.hide()
        self._policy.show_options(self._controller.state)

    def _handle_idle_touch(self) -> None:
        state = self._controller.state
        if not state.is_past and state.reading is not ResultReading.NOTHING:
            self._card.button.setFocus(Qt.FocusReason.OtherFocusReason)
        elif not self.answer_idle_touch():
            self._controller.session.end_pause()
