"""Move helpers of the match page: automatic forced moves, selecting a hint, last trick, claim of all tricks left."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt

from bluestick.app.play.last_trick import LastTrick
from bluestick.app.widgets.buttons import KeyButton
from bluestick.engine.moves import Move
from bluestick.text import game_texts

if TYPE_CHECKING:
    from bluestick.app.play.page import TablePage


class MoveHelpers(QObject):
    """Helpers for moves on one match page: forced moves, hints, last trick, claim of all tricks left."""

    def __init__(self, page: TablePage) -> None:
        super().__init__(page)
        self._page = page
        self.last = LastTrick(page.table)
        self._hint: Move | None = None  # the last hint
        page.table.may_pick_early = lambda: self.picks_early
        page.table.last_wanted.connect(self.last.toggle)
        page.settled.connect(self.last.follow)
        page.looked.connect(self.last.follow)
        self.rest = KeyButton()
        self.rest.hide()
        self.rest.clicked.connect(self.claim)
        page.panel.foot.insertWidget(0, self.rest, 0, Qt.AlignmentFlag.AlignHCenter)
        page.session.forced.connect(self._tell_forced)
        page.session.offered.connect(lambda moves: self._show_rest())
        page.looked.connect(self._show_rest)
        page.session.claiming.connect(self._show_claiming)

    def retranslate(self) -> None:
        """Update all texts to the current language."""
        #: Button, for who takes all tricks that are left whatever the others hold: plays the own cards by itself
        self.rest.name(self.tr("Claim the rest"))
        self.rest.setToolTip(
            self.tr("You win all the remaining tricks, whatever the others hold. Undo takes this back.")
        )
        self.last.retranslate()
        self.last.follow()

    def put_away(self) -> bool:
        """Hide the last trick (Esc); return False if it was hidden already."""
        shown = not self.last.isHidden()
        self.last.hide()
        return shown

    def way_of_hint(self, move: Move) -> tuple[str, Callable[[], object]] | None:
        """Return text and callback of the button that selects what a hint names; None if there is nothing to select."""
        self._hint = move
        number = len(self._page.table.hint_pick())
        if not number:
            return None
        #: Button beside a hint: chooses the one card, the piece, or the combination that it names
        one = self.tr("Select it")
        #: Button beside a hint: chooses the cards that it names
        return (self.tr("Select these") if number > 1 else one), self.take_hint

    def take_hint(self) -> bool:
        """Select the cards or the button of the last hint; return False if the table shows no hint."""
        page = self._page
        if self._hint is None or page.table.hint != self._hint:
            return False
        word = page.table.rules.parts(self._hint)[0]
        page.table.setFocus(Qt.FocusReason.OtherFocusReason)
        if not page.table.take_hint():
            button = page.card.main if page.card.isVisible() else page.panel.words.button(word)
            button.setFocus(Qt.FocusReason.OtherFocusReason)
        return True

    @property
    def can_claim(self) -> bool:
        """Whether the viewer is certain to win all remaining tricks, and no earlier position is shown."""
        page = self._page
        return self._is_here and page.curtain.isHidden() and page.session.can_claim

    def claim(self) -> None:
        """Claim all remaining tricks, if that is possible: the viewer's cards are then played automatically."""
        page = self._page
        if self.can_claim:
            page.table.setFocus(Qt.FocusReason.OtherFocusReason)
            page.notice.say(self.tr("The rest is yours, whatever the others hold. The program lays your cards."))
            page.session.claim()

    @property
    def _is_here(self) -> bool:
        """Whether the page shows the current position of a saved match that can be continued."""
        page = self._page
        return page.plays and page.is_kept and page.looking_at is None

    def _show_rest(self) -> None:
        self.rest.setVisible(self.can_claim)

    def _show_claiming(self) -> None:
        self._page.keep_pace()
        self._show_rest()

    @property
    def picks_early(self) -> bool:
        """Whether the viewer can select cards while others play, in the current position without card or curtain."""
        page, session = self._page, self._page.session
        return (
            self._is_here
            and session.match.outcome is None
            and page.curtain.isHidden()
            and page.card.isHidden()
            and not session.skips
        )

    def _tell_forced(self, move: Move) -> None:
        """Show which forced move was made automatically."""
        page = self._page
        if page.looking_at is not None:
            return  # the log shows it
        if move.passes:
            page.notice.say(self.tr("You can’t beat this, so the program passes for you."))
            return
        written = game_texts.move(page.game, page.session.match.rules.write(move))
        page.notice.say(
            self.tr("{move}: the only possible move, so the program plays it for you.").format(move=written)
        )
