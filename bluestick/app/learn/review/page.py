"""Review page: a match replayed decision by decision, with what was better."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from bluestick.app.learn.review import diagram
from bluestick.app.learn.review.panel import ReviewPanel
from bluestick.app.play.log import chapter_of
from bluestick.app.play.page import TablePage
from bluestick.app.widgets.announcer import announce
from bluestick.app.widgets.buttons import button
from bluestick.engine.match import AnyMatch
from bluestick.engine.rules import Unit, View
from bluestick.engine.seats import Seat
from bluestick.engine.verdicts import Decision, Judged
from bluestick.match.bot_client import BotClient
from bluestick.match.move_table import number
from bluestick.match.readonly_session import ReadonlySession
from bluestick.match.reviewer import Reviewer
from bluestick.store.match_store import MatchStore
from bluestick.tables.drawing.theme import Theme
from bluestick.tables.motion.pace import Pace
from bluestick.text import common, game_texts, phrases, review
from bluestick.text.players import display_names


class ReviewPage(TablePage):
    """Table before each decision with the better move marked, and the review panel beside it."""

    play_on = Signal(object, object)
    """Emitted to play on from the position shown; arguments: the match there, Seat of the player who decided."""
    export = Signal()

    plays = False
    can_hint = can_call = can_skip = False
    _between = False

    def __init__(
        self, match: AnyMatch, path: Path, saves: MatchStore, thinker: BotClient, theme: Theme, pace: Pace
    ) -> None:
        self._here = 0  # index of the decision shown
        self._open = False
        self._panel: ReviewPanel | None = None
        super().__init__(ReadonlySession(match, path, saves, thinker), theme, pace)
        self.coach.seat = None  # no coach for past moves
        self.reviewer = Reviewer(match, saves, thinker, self)
        self.review = self._panel = ReviewPanel(theme, self.panel.moves)
        self.splitter.set_side(self.review)
        self.splitter.folds = False
        self.last = button("step", "»")
        self.last.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.last.clicked.connect(self.history_bar.now)
        self.history_bar.back.hide()
        self.history_bar.row.addWidget(self.last)
        self.review.pointed.connect(self.show_decision)
        self.review.opened.connect(self._open_cards)
        self.review.stopped.connect(self._stop_or_go)
        self.review.play_on.connect(self._play_on)
        self.review.export.connect(self.export)
        self.review.open.setVisible(match.rules.has_secrets)
        self.reviewer.judged.connect(self._learn)
        self.reviewer.changed.connect(self._show_review)
        self.retranslate()

    @property
    def names(self) -> tuple[str, ...]:
        """Names of the players; no one is "you" if several people play."""
        return display_names(self.session.match.players)

    @property
    def decision(self) -> Decision | None:
        """Current decision; None if the match has none."""
        found = self.reviewer.decisions
        return found[self._here] if found else None

    def begin(self) -> None:
        """Show the first decision and start the evaluation."""
        self.show_decision(0)
        self.take_focus()
        self.reviewer.start()

    def close_session(self) -> None:
        self.reviewer.close()
        super().close_session()

    def retranslate(self) -> None:
        super().retranslate()
        if self._panel is not None:
            self._panel.retranslate()
            self._panel.set_inks(self.table.suit_inks())
            self.last.setToolTip(self.tr("Last decision"))
            self.last.setAccessibleName(self.last.toolTip())
            self._show_review()

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        self.review.set_theme(theme)
        self.review.set_inks(self.table.suit_inks())

    def show_decision(self, index: int) -> None:
        """Show the table before a decision, with the better move."""
        found = self.reviewer.decisions
        if not found:
            self.look_at(self.session.match.position)
            return
        self._here = min(max(index, 0), len(found) - 1)
        self.look_at(found[self._here].position)

    def look_at(self, position: int) -> None:
        """Show the position after ``position`` moves."""
        match = self.session.match
        found = self.reviewer.decisions
        at = next((number for number, one in enumerate(found) if one.position == position), None)
        if at is not None:
            self._here = at
        if self.decision is not None:
            self._sit(self.decision.seat)
        self._clear()
        self.looking_at = min(position, match.position)
        self.table.lay(self.view())
        self._show_state()
        if at is None:
            self._show_result()
        self._show_review()
        told = (self.review.which, self.review.mark, self.review.said)
        announce(self.table, " ".join(part.text() for part in told if at is not None))
        self.looked.emit()

    def back_to_now(self) -> None:
        """Show the table before the last decision."""
        self.show_decision(len(self.reviewer.decisions) - 1)

    def to_beginning(self) -> None:
        """Show the table before the first decision."""
        self.show_decision(0)

    def cancel(self) -> bool:
        """Close the result card or the notice (Esc); return False if neither is visible."""
        if self.card.isVisible():
            self._leave_card()
            return True
        shown = not self.notice.isHidden()
        self.notice.hide()
        return shown

    def areas(self) -> tuple[QWidget, ...]:
        return (self.table, *self.review.areas(), self.header.back)

    def _step(self, by: int) -> None:
        """Show the next decision if ``by`` is positive, else the previous one."""
        found, here = self.reviewer.decisions, self.looking_at or 0
        if by > 0:
            self.show_decision(next((k for k, one in enumerate(found) if one.position > here), len(found) - 1))
        else:
            earlier = [k for k, one in enumerate(found) if one.position < here]
            self.show_decision(earlier[-1] if earlier else 0)

    def _sit(self, seat: Seat) -> None:
        """Show the table from a seat, with the cards that its player saw."""
        assert isinstance(self.session, ReadonlySession)
        self.session.look_through(seat)
        self.table.turn_to(seat)

    def view(self) -> View:
        match, rules = self.session.match, self.session.match.rules
        at = match.position if self.looking_at is None else self.looking_at
        state = match.played[at - 1].step.state if at else rules.start(match.setup)
        seat = self.session.viewer
        view: View = rules.open_view(state, seat) if self._open else rules.view(state, seat)
        return view

    def _say_past(self) -> None:
        """Show a notice that nothing can be played in a review."""
        self.notice.say(self.tr("You are reviewing this match. To play it, select “Play on from here”."))

    def _open_cards(self, opened: bool) -> None:
        self._open = opened
        self.look_at(self.looking_at or 0)

    def _stop_or_go(self) -> None:
        if self.reviewer.is_running:
            self.reviewer.stop()
        else:
            self.reviewer.start()

    def _play_on(self) -> None:
        seat = self.decision.seat if self.decision is not None else Seat(0)
        self.play_on.emit(self.session.match.branch(self.looking_at or 0), seat)

    def _learn(self, judged: Judged) -> None:
        if self.decision == judged.decision:
            self.look_at(self.looking_at or 0)
        else:
            self._show_review()

    # Contents of the panel.

    def _judged(self, decision: Decision) -> Judged | None:
        return self.reviewer.known.get(decision.position)

    def _show_review(self) -> None:
        reviewer, panel = self.reviewer, self.review
        panel.show_progress(
            len(reviewer.known),
            len(reviewer.decisions),
            running=reviewer.is_running,
            summary=review.summary(reviewer.known.values()),
        )
        panel.show_turning_points(self._turns(), self._here)
        self._show_curve()
        self._show_decision()
        earlier, later = self._here > 0, self._here < len(reviewer.decisions) - 1
        self.history_bar.show_way(earlier=earlier, later=later, over=True)
        self.last.setEnabled(later)

    def _show_decision(self) -> None:
        decision, game = self.decision, self.game
        if decision is None or decision.position != self.looking_at:
            self.review.show_decision(self._moment, "", "", "")
            return
        judged = self._judged(decision)
        which = self._which(decision)
        if judged is None:
            self.review.show_decision(which, "", self.tr("This decision hasn’t been analysed yet."), "")
            return
        unit = self._unit
        sign = review.sign(judged.mark)
        move = f"{phrases.name(self.names, decision.seat)}: {game_texts.move(game, decision.move)}"
        mark = " · ".join(filter(None, (move, f"{sign} {review.mark(judged.mark)}".strip())))
        self.review.show_decision(
            which,
            mark,
            review.explained(self.session.match, decision.move, judged.verdict),
            review.basis(unit, judged.verdict),
        )
        if judged.verdict is not None:
            self.table.show_move(self.session.match.rules.read(judged.verdict.best))

    def _show_curve(self) -> None:
        decision, known = self.decision, self.reviewer.known
        if decision is None:
            return
        match = self.session.match
        points = diagram.points(match, self.reviewer.decisions, known, decision.seat)
        stood = points[self._here].value
        said = review.amount(self._unit, stood) if stood is not None else ""
        self.review.show_curve(review.expected(self._unit, self.names, decision.seat), points, self._here, said)

    def _turns(self) -> list[tuple[int, str]]:
        """Return index and text of each marked decision, with names if several players are reviewed."""
        found = []
        several = len({one.seat for one in self.reviewer.decisions}) > 1
        for index, decision in enumerate(self.reviewer.decisions):
            judged = self._judged(decision)
            if judged is not None and judged.verdict is not None and judged.verdict.bad:
                sign, less = review.sign(judged.mark), review.difference(self._unit, judged.verdict)
                who = phrases.name(self.names, decision.seat) if several else ""
                move = game_texts.move(self.game, decision.move)
                found.append((index, " ".join(filter(None, (sign, who, f"{move} · {less}")))))
        return found

    def _which(self, decision: Decision) -> str:
        """Return the number of a decision, and where in the match it was, as text."""
        number, of = self._here + 1, len(self.reviewer.decisions)
        told = self.tr("Decision {number} of {all}").format(number=number, all=of)
        return " · ".join(filter(None, (told, self._moment)))

    @property
    def _moment(self) -> str:
        """Text on the move after the position shown: its round or deal, or its number."""
        match, at = self.session.match, self.looking_at or 0
        if not match.position:
            return ""
        if not match.rules.is_notated:
            return chapter_of(match, min(at + 1, match.position), self.session.viewer)
        return common.move_number(number(match, at))

    def _show_phase(self) -> None:
        #: In the header of the page
        self.header.phase.setText(" · ".join(filter(None, (self.tr("Reviewing"), self._moment))))

    @property
    def _unit(self) -> Unit:
        match = self.session.match
        return match.rules.variant(match.setup.variant).unit
