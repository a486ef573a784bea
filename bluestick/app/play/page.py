"""Match page: header, table, side panel and overlays."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from bluestick.app.play.announcements import Announcements
from bluestick.app.play.coach import Coach
from bluestick.app.play.hot_seat import HotSeat
from bluestick.app.play.match_header import MatchHeader
from bluestick.app.play.match_pace import MatchPace
from bluestick.app.play.move_helpers import MoveHelpers
from bluestick.app.play.policy import PagePolicy
from bluestick.app.play.result_card import ResultCard
from bluestick.app.play.results import Results
from bluestick.app.play.side_display import SideDisplay
from bluestick.app.play.side_panel import SidePanel
from bluestick.app.play.status_report import StatusReport
from bluestick.app.play.table_display import TableDisplay
from bluestick.app.play.table_notice import TableNotice
from bluestick.app.play.table_touches import TableTouches
from bluestick.app.play.word_buttons import WIDTH
from bluestick.app.rules import glossary
from bluestick.app.widgets.announcer import announce
from bluestick.app.widgets.layouts import column_of
from bluestick.app.widgets.overlays import Banner, Curtain
from bluestick.app.widgets.side_splitter import SideSplitter
from bluestick.engine.seats import Seat
from bluestick.match.match_state import Action, MatchState, ResultReading
from bluestick.tables.catalogue import new_table
from bluestick.tables.drawing.theme import Theme
from bluestick.tables.motion.pace import Pace
from bluestick.text import game_texts
from bluestick.text.sheets import Sheet


class TablePage(QWidget):
    """Page of a match, lesson, review or exercise, as its policy says."""

    back = Signal()
    again = Signal()
    """Emitted to begin another match with the same players."""
    reviewed = Signal()
    rules = Signal(str)
    """Emitted to open the rules; argument: the clause."""
    changed = Signal()
    """Emitted when undo, redo or hint become possible or impossible."""
    shown = Signal()
    """Emitted when another position is shown."""
    sounded = Signal(str)
    """Emitted to play a sound; argument: a Sound."""

    def __init__(self, policy: PagePolicy, theme: Theme, pace: Pace) -> None:
        super().__init__()
        self.policy, self.controller = policy, policy.controller
        controller, self.session = self.controller, self.controller.session
        controller.setParent(self)
        match, permissions = self.session.match, self.policy.permissions
        self.game = match.rules.id
        self.table = table = new_table(match.rules, match.setup, theme, pace)
        table.explain_words = partial(glossary.glossary_tooltips, self.game)
        table.show_from(min(self.session.people, default=Seat(0)))
        self.header = MatchHeader(controller)
        self.panel = SidePanel(table, theme)
        self.notice = TableNotice(table)
        self.card = ResultCard(table, theme)
        self.banner = Banner(table, theme)
        self.curtain = Curtain(table)
        self.results = Results(controller, table, self.notice, self.card, self.banner, self.policy)
        self.hot_seat = HotSeat(controller, self.curtain, table)
        self.move_helpers = MoveHelpers(controller, table, self.panel, self.notice, self.card, early=permissions.early)
        self.coach = Coach(controller, table, self.panel, self.notice)
        self.announcements = Announcements(controller, table, self.header.phase, self)
        self.status = StatusReport(
            controller, self.header.phase, self.panel, self.notice, self.announcements, self.move_helpers.last
        )
        self.pace = MatchPace(controller, table, self.panel.spectator_bar, pace)
        self.splitter = SideSplitter(table, self.panel, WIDTH)
        self.table_display = TableDisplay(controller, table, self.panel.moves, self.results)
        self.side_display = SideDisplay(
            controller, self.header, self.panel, self.splitter, self.notice, self.table_display, self.policy
        )
        self.splitter.folds = permissions.folds
        if not permissions.coach:
            self.coach.seat = None
        column_of(self.header, (self.splitter, 1), spacing=0, margins=(0, 0, 0, 0), inside=self)
        self.touches = TableTouches(controller, table, self.notice, self.card, self.coach, self.policy)
        self.header.history_bar.add_keys(self, table, self.touches.answer_idle_touch)
        self._connect()
        self.policy.attach(self)
        self._translate()

    def _connect(self) -> None:
        controller, header, table = self.controller, self.header, self.table
        controller.happened.connect(self.coach.collect_events)  # before the events are shown
        controller.happened.connect(self.table_display.show_move)
        controller.changed.connect(self._show)
        controller.laid.connect(self._close_notes)
        controller.laid.connect(self.coach.begin_anew)
        controller.hurried.connect(self._finish_animations)
        self.session.trouble.connect(self.notice.hide)  # it replaces the wait for a hint
        header.back.clicked.connect(self.back)
        header.unfold.clicked.connect(self.splitter.toggle)
        header.hint.clicked.connect(self.ask_hint)
        header.rules_button.clicked.connect(lambda: self.rules.emit(self.clause))
        header.history_bar.now.connect(self.to_present)
        self.panel.word_said.connect(self.touches.say)
        self.panel.position_chosen.connect(controller.look_at)
        self.panel.spectator_bar.straight_on.clicked.connect(controller.skip)
        for clause in (self.panel.clause, self.notice.clause, self.card.clause, self.banner.clause):
            clause.connect(self.rules)
        self.results.word_said.connect(self.touches.say)
        self.results.totals_told.connect(self.side_display.show_totals)
        self.results.totals_told.connect(self.shown)
        self.results.sounded.connect(self.sounded)
        self.banner.again.clicked.connect(self.again)
        self.banner.look_back.clicked.connect(self.side_display.look_back)
        self.banner.review.clicked.connect(self.reviewed)
        self.banner.shelf.clicked.connect(self.back)
        self.card.closed.connect(self.coach.show_after_result)
        self.coach.switched.connect(header.mark.setVisible)
        self.touches.sounded.connect(self.sounded)
        self.table_display.progressed.connect(self.side_display.show_phase)
        table.sound_due.connect(self.sounded)

    def begin(self) -> None:
        self.policy.begin()
        self.take_focus()

    def take_focus(self) -> None:
        """Set the focus to the table, or to the result card or hot-seat curtain over it."""
        first = self.hot_seat.button or self.results.button or self.table
        first.setFocus(Qt.FocusReason.OtherFocusReason)

    def close_session(self) -> None:
        self.table.finish_now()
        self.policy.close()
        self.coach.close()
        self.session.close()

    @property
    def clause(self) -> str:
        """Clause on the event that the table is showing, else on the current phase."""
        return self.table_display.clause or self.controller.state.phase.clause

    def sheet(self) -> Sheet | None:
        """Return the score sheet up to the position shown; None for a game without scores."""
        state = self.controller.state
        return game_texts.sheet(self.game, state.view, state.names)

    def areas(self) -> tuple[QWidget, ...]:
        over = self.results.button
        return (*((over,) if over is not None else ()), *self.policy.areas(), self.header.back)

    def retranslate(self) -> None:
        self.table.finish_now()
        self.table.show_counting(False)
        self._translate()
        self._show(None, self.controller.state)

    def _translate(self) -> None:
        self.header.title.setText(self.policy.game_and_variant[0])
        for part in (self.header, self.table, self.panel, self.notice, self.banner, self.move_helpers, self.coach):
            part.retranslate()
        self.notice.hide()
        self.policy.retranslate()

    def set_theme(self, theme: Theme) -> None:
        for part in (self.table, self.panel, self.card, self.banner, self.policy):
            part.set_theme(theme)
        self.side_display.show(None, self.controller.state)

    def ask_hint(self) -> None:
        """Ask for a hint, or select what a displayed hint names."""
        if not self.policy.perform(Action.HINT) and not self.move_helpers.take_hint():
            self.move_helpers.ask_hint()

    def to_present(self) -> None:
        """Return to the present, or to the result of the match."""
        self.table.setFocus(Qt.FocusReason.OtherFocusReason)
        self.controller.to_present()

    def close_top_overlay(self) -> bool:
        """Close what lies over the table, or leave an earlier position; return False if there was neither."""
        state = self.controller.state
        if self.controller.stop_skipping() or self.coach.take_back() or self.splitter.hide_if_over():
            return True
        if state.is_past:
            self.to_present()
        elif state.reading is not ResultReading.NOTHING:
            if not self.results.show_all():
                self.results.leave_card()
        elif state.is_ending:
            self.side_display.look_back()
        else:
            shown = self.move_helpers.last.dismiss() or bool(self.notice.text)
            self.notice.hide()
            self.table.cancel()
            return shown or self.coach.dismiss()
        return True

    def _show(self, before: MatchState | None, state: MatchState) -> None:
        """Show a new state; ``before``: the state shown before, None to show everything again."""
        moved = before is not None and before.position != state.position
        if moved or (before is not None and before.looks and not state.looks):
            self.notice.hide()
        self.table_display.show(state)
        self.side_display.show(before, state)
        self.pace.follow(state)
        self.hot_seat.show(before, state)
        self.policy.follow(before, state)
        if (moved and state.is_past) or (before is not None and before.busy and not state.busy):
            announce(self.table, self.policy.news(state))
        self.results.show(before, state)
        if state.looks and (before is None or not before.looks):
            self.status.look()
        self.move_helpers.follow(before, state)
        self.coach.follow(before, state)
        self.announcements.follow(before, state)
        if before is None or (before.can, before.outcome) != (state.can, state.outcome):
            self.changed.emit()
        if not self.table.counting and (before is None or before.view != state.view or before.names != state.names):
            self.shown.emit()

    def _close_notes(self) -> None:
        self.notice.hide()
        self.move_helpers.last.dismiss()

    def _finish_animations(self) -> None:
        self.table.finish_now()
        self.results.show_all()
