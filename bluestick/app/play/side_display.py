"""Display of a match state in header and side panel."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Qt

from bluestick.app.play.match_header import MatchHeader
from bluestick.app.play.policy import PagePolicy
from bluestick.app.play.side_panel import SidePanel
from bluestick.app.play.table_display import TableDisplay
from bluestick.app.play.table_notice import TableNotice
from bluestick.app.widgets.side_splitter import SideSplitter
from bluestick.engine.seats import Seat
from bluestick.match.controller import MatchController
from bluestick.match.match_state import MatchState
from bluestick.text import phrases


class SideDisplay(QObject):
    """Header and side panel of one match page, as the controller says."""

    def __init__(
        self,
        controller: MatchController,
        header: MatchHeader,
        panel: SidePanel,
        splitter: SideSplitter,
        notice: TableNotice,
        table_display: TableDisplay,
        policy: PagePolicy,
    ) -> None:
        super().__init__(header)
        self._notice = notice
        self._controller, self._header, self._panel, self._splitter = controller, header, panel, splitter
        self._table_display, self._policy = table_display, policy
        splitter.changed.connect(self._show_fold)
        panel.coach.shown.connect(self._tell_coach)

    def show(self, before: MatchState | None, state: MatchState) -> None:
        """Show a state; ``before``: the state shown before, None to show everything again."""
        table, header, permissions = self._panel.table, self._header, self._policy.permissions
        if before is None or before.names != state.names:
            table.set_names(_spoken_names(state.names))
        if not table.counting and not state.busy:
            self._show_log(before, state)
        earlier, later = self._controller.ways if state.is_past else ((), ())
        over = state.outcome is not None
        header.alert.setVisible(bool(state.unsaved))
        header.note.setText(self._policy.note(state))
        header.show_past(state.is_past, helps=permissions.helps, walks=permissions.walks)
        is_last = not later and (over or not self._controller.session.has_present)
        header.history_bar.show_directions(earlier=bool(earlier), later=not is_last, over=over)
        self._panel.show_spectator(state)
        self.show_phase()

    def show_phase(self) -> None:
        state, table = self._controller.state, self._panel.table
        sentence = "" if state.is_past else self._table_display.sentence
        self._header.show_phase(sentence or self._policy.phase(state))
        moves = table.moves
        if moves is not None and moves.next_parts(()) <= frozenset(table.words_without_button(moves)):
            self._splitter.unfold()  # the only moves are buttons of the panel
        self._policy.show_options(state)

    def look_back(self) -> None:
        """Show the final position, and focus the log to step through the match from there."""
        self._controller.look_at(self._controller.session.match.position)
        self._panel.moves.setFocus(Qt.FocusReason.OtherFocusReason)

    def show_totals(self) -> None:
        self._show_log(None, self._controller.state)

    def _show_log(self, before: MatchState | None, state: MatchState) -> None:
        facts = ("length", "position", "curtain", "outcome", "names", "view", "busy")
        if before is not None and all(getattr(before, fact) == getattr(state, fact) for fact in facts):
            return
        self._panel.show_view(state.view, _spoken_names(state.names))
        self._panel.moves.show_played(self._controller.session.match, self._controller.log_seat)
        self._panel.moves.point_at(state.length if state.position is None else state.position)

    def _show_fold(self) -> None:
        """Show the button that unfolds a hidden side panel; hide a notice whose text the visible panel shows."""
        splitter, said = self._splitter, self._panel.coach.text
        self._header.unfold.setVisible(splitter.is_folded or splitter.covers_table)
        if said and not splitter.is_folded and self._notice.text.startswith(said):
            self._notice.hide()  # the panel shows it now
        self._header.fit()

    def _tell_coach(self, text: str, clause: str) -> None:
        if self._splitter.is_folded:
            self._notice.show_text(text, clause)


def _spoken_names(names: Sequence[str]) -> list[str]:
    return [phrases.name(names, Seat(seat)) for seat in range(len(names))]
