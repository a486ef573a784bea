"""Display of a match on the table, move after move, event by event."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QObject, Signal

from bluestick.app.play.log import Log
from bluestick.app.play.move_list import MoveList
from bluestick.app.play.news import in_sentences, news_lines
from bluestick.app.play.results import Results
from bluestick.app.widgets.announcer import announce
from bluestick.engine.events import Event
from bluestick.engine.rules import View
from bluestick.match.controller import MatchController
from bluestick.match.match_state import Curtain, MatchState
from bluestick.tables.widget.table import GameTable
from bluestick.text import game_texts


class TableDisplay(QObject):
    """Table of one match page; the log gets each event when the table shows it."""

    progressed = Signal()
    """Emitted when the table starts to show another event, or has shown all."""

    def __init__(
        self, controller: MatchController, table: GameTable[Any], log: Log | MoveList, results: Results
    ) -> None:
        super().__init__(table)
        self._controller, self._table, self._log, self._results = controller, table, log, results
        self._events_shown = 0  # of the last move
        self._has_offered = False  # the table knows what can be done in the position that it shows
        self.sentence = self.clause = ""
        """Sentence on the event being shown, and its clause; both "" when no event is being shown."""
        table.settled.connect(self._end_animation)
        table.header_changed.connect(self._show_sentence)
        table.event_started.connect(self._log_event)

    def show(self, state: MatchState) -> None:
        """Show a state without animation, unless the last move is still being shown."""
        table = self._table
        table.show_thinking(state.thinker)
        if state.busy:
            return
        if table.shown != state.view or not table.is_settled:
            table.lay(state.view)
            self._has_offered = False
        if table.moves is not state.moves or not self._has_offered:
            table.offer(state.moves)
            self._has_offered = True

    def show_move(self, moments: Sequence[tuple[Event, View]], view: View) -> None:
        """Show the events of a move; only announce them if an earlier position is shown.

        ``moments``: (event, view after it); ``view``: view after the move.
        """
        state, table = self._controller.state, self._table
        if state.busy:
            self._events_shown = 0
            self._has_offered = False
            self._results.hold_totals(view, state.names)
            table.play(moments, view)
            if not table.is_settled:
                self.progressed.emit()
        elif state.curtain is Curtain.UP:
            announce(table, in_sentences(news_lines(table.rules.id, [event for event, _ in moments], state.names)))

    def _log_event(self, event: Event) -> None:
        match, state = self._controller.session.match, self._controller.state
        self._log.show_played(match, state.viewer, self._events_shown)
        self._log.point_at(match.position)
        self._events_shown += 1
        self._show_sentence(game_texts.event(match.rules.id, event, state.names).strip(), "")

    def _show_sentence(self, sentence: str, clause: str) -> None:
        self.sentence, self.clause = sentence, clause
        self.progressed.emit()

    def _end_animation(self) -> None:
        self.sentence = self.clause = ""
        self._controller.settled()
