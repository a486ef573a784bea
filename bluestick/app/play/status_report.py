"""Status reports on request: last trick, table, legal moves, opponents, score."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject

from bluestick.app.play.announcements import Announcements
from bluestick.app.play.last_trick import LastTrick
from bluestick.app.play.match_view import MatchView
from bluestick.engine.seats import CHANCE, Seat
from bluestick.text import game_texts, phrases


class StatusReport(QObject):
    """Reports on one match page at the player's request, shown in its notice."""

    def __init__(self, page: MatchView, announcements: Announcements, last_trick: LastTrick, parent: QObject) -> None:
        super().__init__(parent)
        self._page = page
        self._announcements = announcements
        self._last_trick = last_trick

    def last(self) -> None:
        """Show the last trick, and a notice on the last move; if the trick is shown already, hide it."""
        page = self._page
        if not self._last_trick.isHidden():
            self._last_trick.hide()
            return
        if self._last_trick.toggle() and not page.said:
            return
        if page.said:
            page.notice.say(in_sentences(page.said))
        elif any(played.seat != CHANCE for played in page.session.match.played):
            self.table()  # played before the window was opened
        else:
            page.notice.say(self.tr("Nothing has been played yet."))

    def table(self) -> None:
        """Show a notice with game, trumps, aim, scores and phase, and announce what is on the table."""
        page = self._page
        aim, clause = game_texts.aim(page.game, page.session.match.setup)
        standing = (one.told(page.names) for one in game_texts.standing(page.game, page.view()))
        page.notice.say(in_sentences([*self._table(), aim, *standing, page.header.phase.whole()]), clause)
        self._announcements.announce_table()

    def _table(self) -> list[str]:
        """Return the description of the table, and the trump suit in words, if any."""
        return list(filter(None, (self._page.table.table_name(), self._page.table.trumps_said())))

    def options(self) -> None:
        """Show a notice that lists the legal moves, or explains the selection."""
        page = self._page
        table, moves = page.table, page.table.moves
        found = [table.explain_pick(moves, table.pick) or page.header.phase.whole()]
        if table.pick:
            found += [line.text for line in table.legend(moves, table.pick)]
        elif moves is not None:
            found += [f"{option.title} – {option.text}" for option in page.panel.options(moves)]
        else:
            found.append(page.waiting_sentence()[0])
        page.notice.say(in_sentences([text for text in found if text]), page.clause)

    def others(self) -> None:
        """Show a notice on what each other player has, and announce their hands."""
        page = self._page
        view = page.view()
        others = [seat for seat in range(len(page.names)) if seat != page.session.viewer]
        page.notice.say(
            " · ".join(
                ": ".join(filter(None, (phrases.name(page.names, Seat(seat)), page.table.seat_note(view, Seat(seat)))))
                for seat in others
            )
        )
        self._announcements.announce_others()

    def score(self) -> None:
        """Show a notice with the score of each player."""
        page = self._page
        view = page.view()
        page.notice.say(
            " · ".join(
                f"{phrases.name(page.names, Seat(seat))}: {page.table.seat_score(view, Seat(seat))}"
                for seat in range(len(page.names))
            )
        )


def in_sentences(lines: Sequence[str]) -> str:
    """Return the lines as one text, with a full stop between them where punctuation is missing."""
    *before, last = lines or ("",)
    return " ".join((*(line if line.endswith((".", "!", "?", "…")) else f"{line}." for line in before), last))
