"""Policy of a review's page: a match decision by decision, with what was better."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from bluestick.app.learn.review import diagram
from bluestick.app.learn.review.panel import ReviewPanel
from bluestick.app.play.page import TablePage
from bluestick.app.play.policy import PagePolicy, Permissions
from bluestick.app.widgets.announcer import announce
from bluestick.app.widgets.buttons import button
from bluestick.engine.match import AnyMatch
from bluestick.engine.rules import Unit
from bluestick.engine.seats import Seat
from bluestick.engine.verdicts import Decision, JudgedDecision
from bluestick.match.bot_client import BotClient
from bluestick.match.controller import MatchController
from bluestick.match.match_state import MatchState, ResultReading
from bluestick.match.readonly_session import ReadonlySession
from bluestick.match.reviewer import Reviewer
from bluestick.store.match_store import MatchStore
from bluestick.tables.drawing.theme import Theme
from bluestick.text import game_texts, phrases, review


class ReviewPolicy(PagePolicy):
    """Policy that shows the table before each decision, the better move marked, and the review panel."""

    permissions = Permissions(coach=False, early=False, folds=False)
    play_on = Signal(object, object)
    """Emitted to play on from a decision; arguments: match at that position, Seat of who decided."""
    export = Signal()

    def __init__(self, match: AnyMatch, path: Path, saves: MatchStore, thinker: BotClient, theme: Theme) -> None:
        self.session = ReadonlySession(match, path, saves, thinker)
        super().__init__(MatchController(self.session))
        self._here = 0  # index of the decision shown
        self._theme = theme
        self.reviewer = Reviewer(match, saves, thinker, self)
        self.session.moments = {decision.position: decision.seat for decision in self.reviewer.decisions}

    def attach(self, page: TablePage) -> None:
        super().attach(page)
        self.panel = panel = ReviewPanel(self._theme, page.panel.moves)
        page.splitter.set_side(panel)
        self.last = button("step", "»")
        self.last.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.last.clicked.connect(self.controller.to_present)
        page.header.history_bar.back.hide()
        page.header.history_bar.row.addWidget(self.last)
        panel.decision_chosen.connect(self.show_decision)
        panel.cards_toggled.connect(self._open_cards)
        panel.stop_toggled.connect(self._toggle_reviewer)
        panel.play_on.connect(self._play_on)
        panel.export.connect(self.export)
        panel.open.setVisible(self.match.rules.has_secrets)
        self.reviewer.judged.connect(self._learn)
        self.reviewer.changed.connect(self._show_review)

    @property
    def decision(self) -> Decision | None:
        found = self.reviewer.decisions
        return found[self._here] if found else None

    def begin(self) -> None:
        self.controller.look_at_beginning()
        self.reviewer.start()

    def close(self) -> None:
        self.reviewer.close()

    def retranslate(self) -> None:
        self.panel.retranslate()
        self.panel.set_inks(self.page.table.suit_colours())
        self.last.setToolTip(self.tr("Last decision"))
        self.last.setAccessibleName(self.last.toolTip())

    def set_theme(self, theme: Theme) -> None:
        self.panel.set_theme(theme)
        self.panel.set_inks(self.page.table.suit_colours())

    def show_decision(self, index: int) -> None:
        self.controller.look_at(self.reviewer.decisions[index].position)

    def follow(self, before: MatchState | None, state: MatchState) -> None:
        positions = [decision.position for decision in self.reviewer.decisions]
        if state.position in positions:
            self._here = positions.index(state.position)
        if state.viewer is not None:
            self.page.table.show_from(state.viewer)
        self._show_review()

    def news(self, state: MatchState) -> str:
        panel = self.panel
        told = (panel.which, panel.mark, panel.said) if state.position in self.session.moments else ()
        return " ".join(part.text() for part in told)

    def escape(self) -> bool:
        """Close the result card or the notice (Esc); return False if neither is shown."""
        if self.controller.state.reading is not ResultReading.NOTHING:
            self.page.results.leave_card()
            return True
        shown = bool(self.page.notice.text)
        self.page.notice.hide()
        return shown

    def areas(self) -> tuple[QWidget, ...]:
        return (self.page.table, *self.panel.areas())

    def idle_touch_text(self, state: MatchState) -> str:
        return self.tr("You are reviewing this match. To play it, select “Play on from here”.")

    def phase(self, state: MatchState) -> str:
        #: In the header of the page
        return " · ".join(filter(None, (self.tr("Reviewing"), self.position_name(state.position or 0))))

    def position_name(self, position: int) -> str:
        if not self.match.position:
            return ""
        following = position if self.match.rules.is_notated else min(position + 1, self.match.position)
        return super().position_name(following)

    def _open_cards(self, opened: bool) -> None:
        self.session.shows_all = opened
        self.controller.look_at(self._position)

    @property
    def _position(self) -> int:
        return self.controller.state.position or 0

    def _toggle_reviewer(self) -> None:
        if self.reviewer.is_running:
            self.reviewer.stop()
        else:
            self.reviewer.start()

    def _play_on(self) -> None:
        seat = self.decision.seat if self.decision is not None else Seat(0)
        self.play_on.emit(self.match.branch(self._position), seat)

    def _learn(self, judged: JudgedDecision) -> None:
        self._show_review()
        if self.decision == judged.decision:
            announce(self.page.table, self.news(self.controller.state))

    def _judgement_of(self, decision: Decision) -> JudgedDecision | None:
        return self.reviewer.known.get(decision.position)

    def _show_review(self) -> None:
        reviewer, panel = self.reviewer, self.panel
        panel.show_progress(
            len(reviewer.known),
            len(reviewer.decisions),
            running=reviewer.is_running,
            summary=review.summary(reviewer.known.values()),
        )
        panel.show_turning_points(self._turns(), self._here)
        self._show_curve()
        self._show_decision()
        self.last.setEnabled(self._here < len(reviewer.decisions) - 1)

    def _show_decision(self) -> None:
        decision, game = self.decision, self.game
        if decision is None or decision.position != self._position:
            self.panel.show_decision(self.position_name(self._position), "", "", "")
            return
        judged = self._judgement_of(decision)
        which = self._which(decision)
        if judged is None:
            self.panel.show_decision(which, "", self.tr("This decision hasn’t been analysed yet."), "")
            return
        unit = self._unit
        sign = review.sign(judged.mark)
        move = f"{phrases.name(self.controller.state.names, decision.seat)}: {game_texts.move(game, decision.move)}"
        mark = " · ".join(filter(None, (move, f"{sign} {review.mark(judged.mark)}".strip())))
        self.panel.show_decision(
            which,
            mark,
            review.explanation_text(self.match, decision.move, judged.verdict),
            review.basis_text(unit, judged.verdict),
        )
        if judged.verdict is not None:
            self.page.table.show_move(self.match.rules.read(judged.verdict.best))

    def _show_curve(self) -> None:
        decision, known = self.decision, self.reviewer.known
        if decision is None:
            return
        match = self.match
        points = diagram.chart_points(match, self.reviewer.decisions, known, decision.seat)
        stood = points[self._here].value
        said = review.amount(self._unit, stood) if stood is not None else ""
        self.panel.show_curve(
            review.expectation_chart_title(self._unit, self.controller.state.names, decision.seat),
            points,
            self._here,
            said,
        )

    def _turns(self) -> list[tuple[int, str]]:
        """Return (index, text) of each decision marked as bad, with names if several players are reviewed."""
        found = []
        several = len({one.seat for one in self.reviewer.decisions}) > 1
        for index, decision in enumerate(self.reviewer.decisions):
            judged = self._judgement_of(decision)
            if judged is not None and judged.verdict is not None and judged.verdict.is_bad:
                sign, less = review.sign(judged.mark), review.difference_text(self._unit, judged.verdict)
                who = phrases.name(self.controller.state.names, decision.seat) if several else ""
                move = game_texts.move(self.game, decision.move)
                found.append((index, " ".join(filter(None, (sign, who, f"{move} · {less}")))))
        return found

    def _which(self, decision: Decision) -> str:
        number, of = self._here + 1, len(self.reviewer.decisions)
        told = self.tr("Decision {number} of {all}").format(number=number, all=of)
        return " · ".join(filter(None, (told, self.position_name(self._position))))

    @property
    def _unit(self) -> Unit:
        match = self.match
        return match.rules.variant(match.setup.variant).unit
