"""Move helpers of the match page: forced moves, hints, the last trick, claims of all remaining tricks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, Qt

from bluestick.app.play.last_trick import LastTrick
from bluestick.app.play.result_card import ResultCard
from bluestick.app.play.side_panel import SidePanel
from bluestick.app.play.table_notice import TableNotice
from bluestick.app.widgets.buttons import KeyButton
from bluestick.engine.moves import Move
from bluestick.match.controller import MatchController
from bluestick.match.match_state import Action, Curtain, Hint, MatchState, ResultReading
from bluestick.tables.widget.table import GameTable
from bluestick.text import game_texts


class MoveHelpers(QObject):
    """Helpers for moves on one match page."""

    def __init__(
        self,
        controller: MatchController,
        table: GameTable[Any],
        panel: SidePanel,
        notice: TableNotice,
        card: ResultCard,
        *,
        early: bool,
    ) -> None:
        """Create the helpers; ``early``: whether the page allows to select cards while others play."""
        super().__init__(table)
        self._controller, self._table, self._panel = controller, table, panel
        self._notice, self._card, self._early = notice, card, early
        self.last = LastTrick(table)
        table.may_pick_early = lambda: self.picks_early
        table.last_trick_requested.connect(self.last.toggle)
        self.rest = KeyButton()
        self.rest.hide()
        self.rest.clicked.connect(self.claim)
        panel.bottom.insertWidget(0, self.rest, 0, Qt.AlignmentFlag.AlignHCenter)
        controller.forced.connect(self._show_forced_move)

    def retranslate(self) -> None:
        #: Button, for who takes all tricks that are left whatever the others hold: plays the own cards by itself
        self.rest.name(self.tr("Claim the rest"))
        self.rest.setToolTip(
            self.tr("You win all the remaining tricks, whatever the others hold. Undo takes this back.")
        )
        self.last.retranslate()

    def follow(self, before: MatchState | None, state: MatchState) -> None:
        self.rest.setVisible(Action.CLAIM in state.can)
        if before is None or before.view != state.view:
            self.last.follow()
        if state.hint is not None and (before is None or before.hint != state.hint):
            self._show_hint(state.hint)

    def ask_hint(self) -> None:
        self._notice.show_text(self.tr("Thinking…"))
        self._controller.ask_hint()

    def take_hint(self) -> bool:
        """Select the cards, or focus the button, that the displayed hint names; return False if there is none."""
        hint, table = self._controller.state.hint, self._table
        if hint is None or table.hint != hint.choice.move:
            return False
        table.setFocus(Qt.FocusReason.OtherFocusReason)
        if not table.take_hint():
            reads = self._controller.state.reading is not ResultReading.NOTHING
            word = table.rules.parts(hint.choice.move)[0]
            button = self._card.button if reads else self._panel.words.button(word)
            button.setFocus(Qt.FocusReason.OtherFocusReason)
        return True

    def claim(self) -> None:
        """Claim all remaining tricks if possible: the viewer's cards are then played automatically."""
        if Action.CLAIM in self._controller.state.can:
            self._table.setFocus(Qt.FocusReason.OtherFocusReason)
            self._notice.show_text(
                self.tr("The rest is yours, whatever the others hold. The program plays your cards.")
            )
            self._controller.claim()

    @property
    def picks_early(self) -> bool:
        """Whether the viewer can select cards while others play."""
        state = self._controller.state
        is_free = state.curtain is Curtain.UP and state.reading is ResultReading.NOTHING and not state.skips
        return self._early and is_free and not state.is_past and state.outcome is None

    def _show_hint(self, hint: Hint) -> None:
        move, match = hint.choice.move, self._controller.session.match
        self._table.show_move(move)
        written = game_texts.move(match.rules.id, match.rules.write(move))
        told = game_texts.hint_sentences(match, hint.choice.reason, hint.weighed)
        self._notice.show_text(f"{written}: {told}", way=self._hint_button())

    def _hint_button(self) -> tuple[str, Callable[[], object]] | None:
        """Return (label, callback) of the button that selects what a hint names; None if nothing can be selected."""
        number = len(self._table.hint_parts())
        if not number:
            return None
        #: Button beside a hint: chooses the one card, the piece, or the combination that it names
        one = self.tr("Select it")
        #: Button beside a hint: chooses the cards that it names
        return (self.tr("Select these") if number > 1 else one), self.take_hint

    def _show_forced_move(self, move: Move) -> None:
        if move.is_pass:
            self._notice.show_text(self.tr("You can’t beat this, so the program passes for you."))
            return
        rules = self._controller.session.match.rules
        written = game_texts.move(rules.id, rules.write(move))
        self._notice.show_text(
            self.tr("{move}: the only possible move, so the program plays it for you.").format(move=written)
        )
