"""Status reports on request: last trick, table, legal moves, opponents, score."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt

from bluestick.app.play.announcements import Announcements
from bluestick.app.play.last_trick import LastTrick
from bluestick.app.play.news import in_sentences, news_lines
from bluestick.app.play.side_panel import SidePanel
from bluestick.app.play.table_notice import TableNotice
from bluestick.app.widgets.labels import ElidedLabel
from bluestick.engine.seats import CHANCE, Seat
from bluestick.match.controller import MatchController
from bluestick.text import game_texts, phrases


class StatusReport(QObject):
    """Reports on one match page at the player's request."""

    def __init__(
        self,
        controller: MatchController,
        phase: ElidedLabel,
        panel: SidePanel,
        notice: TableNotice,
        announcements: Announcements,
        last_trick: LastTrick,
    ) -> None:
        super().__init__(panel)
        self._controller, self._phase, self._panel, self._notice = controller, phase, panel, notice
        self._announcements, self._last_trick = announcements, last_trick
        self._table = panel.table
        self._game = self._table.rules.id

    def last(self) -> None:
        """Show the last trick and a notice on the last move; if the trick is shown already, hide it."""
        state = self._controller.state
        if self._last_trick.dismiss():
            return
        lines = news_lines(self._game, state.news, state.names)
        if self._last_trick.toggle() and not lines:
            return
        if lines:
            self._notice.show_text(in_sentences(lines))
        elif any(played.seat != CHANCE for played in self._controller.session.match.played):
            self.table()  # played before the window was opened
        else:
            self._notice.show_text(self.tr("Nothing has been played yet."))

    def table(self) -> None:
        """Show a notice with game, trumps, aim, scores and phase; announce the cards on the table."""
        state, table = self._controller.state, self._table
        aim, clause = game_texts.aim(self._game, table.setup)
        standing = (one.told(state.names) for one in game_texts.standing(self._game, state.view))
        lines = [table.table_name(), table.trumps_said(), aim, *standing, self._phase.whole()]
        self._notice.show_text(in_sentences([line for line in lines if line]), clause)
        self._announcements.announce_table()

    def options(self) -> None:
        state, table = self._controller.state, self._table
        moves = table.moves
        found = [table.explain_pick(moves, table.pick) or self._phase.whole()]
        if table.pick:
            found += [line.text for line in table.legend(moves, table.pick)]
        elif moves is not None:
            found += [f"{option.title} – {option.text}" for option in self._panel.options(moves)]
        else:
            found.append(self._panel.waiting_text(state)[0])
        self._notice.show_text(in_sentences([text for text in found if text]), state.phase.clause)

    def others(self) -> None:
        """Show a notice on what each other player has; announce their hands."""
        state = self._controller.state
        notes = {seat: self._table.panel_note(state.view, seat) for seat in self._seats if seat != state.viewer}
        told = (": ".join(filter(None, (phrases.name(state.names, seat), note))) for seat, note in notes.items())
        self._notice.show_text(" · ".join(told))
        self._announcements.announce_others()

    def score(self) -> None:
        state = self._controller.state
        scores = {seat: self._table.seat_score(state.view, seat) for seat in self._seats}
        self._notice.show_text(
            " · ".join(f"{phrases.name(state.names, seat)}: {score}" for seat, score in scores.items())
        )

    def look(self) -> None:
        """Show and announce the cards that the viewer may look at before the first lead."""
        self._announcements.announce_seen_cards()
        #: Button beside the sentence about cards that the dealer may look at
        way = self.tr("Go on"), self._end_seen_cards
        clause = self._table.rules.look_clause
        self._notice.show_text(self.tr("Take a look first. Click the cloth or press Space to go on."), clause, way)

    def _end_seen_cards(self) -> None:
        self._table.setFocus(Qt.FocusReason.OtherFocusReason)
        self._controller.session.end_pause()

    @property
    def _seats(self) -> list[Seat]:
        return [Seat(seat) for seat in range(self._table.setup.seats)]
