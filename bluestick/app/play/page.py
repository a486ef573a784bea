"""Match page: header, table, side panel and overlays of one session.

Long, because it connects the signals of session, table, panel and overlays.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QElapsedTimer, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QVBoxLayout, QWidget

from bluestick.app.play.announcements import Announcements
from bluestick.app.play.coach import Coach
from bluestick.app.play.final_standings import course, standing
from bluestick.app.play.history_bar import HistoryBar
from bluestick.app.play.log import chapter_of
from bluestick.app.play.move_helpers import MoveHelpers
from bluestick.app.play.result_card import ResultCard
from bluestick.app.play.side_panel import WIDTH, SidePanel
from bluestick.app.play.status_report import StatusReport, in_sentences
from bluestick.app.play.table_notice import TableNotice
from bluestick.app.rules import glossary
from bluestick.app.widgets import style
from bluestick.app.widgets.announcer import announce
from bluestick.app.widgets.buttons import KeyButton, button
from bluestick.app.widgets.layouts import PageHeader
from bluestick.app.widgets.overlays import KEYS, Banner, Curtain
from bluestick.app.widgets.side_splitter import SideSplitter
from bluestick.engine.bots import Choice
from bluestick.engine.estimates import Estimate
from bluestick.engine.events import Event
from bluestick.engine.moves import Move, MoveSet, Part, Pick, Refusal
from bluestick.engine.rules import Outcome, View
from bluestick.engine.seats import Seat
from bluestick.match.move_table import number
from bluestick.match.session import Session
from bluestick.tables.catalogue import new_table
from bluestick.tables.drawing.theme import Theme
from bluestick.tables.motion.pace import COUNT, FORCED, Pace
from bluestick.tables.motion.sounds import Sound
from bluestick.text import common, game_texts, phrases
from bluestick.text.players import display_names, form_name, opponents
from bluestick.text.sheets import Result, Sheet

FASTER = 0.3
"""Factor of the duration of moves for a spectator who watches faster."""
TOUCHES = (Qt.Key.Key_Return, Qt.Key.Key_Enter, *map(Qt.Key, range(Qt.Key.Key_0, Qt.Key.Key_9 + 1)))
"""Keys that select something on a table. Space is not among them: the table emits ``waved`` for it."""
GLIMPSE = 150
"""Milliseconds between two updates of the table while moves are skipped."""


class TablePage(QWidget):
    """Page with the table of one session (a match, lesson or review), from ``begin`` until the page is closed."""

    is_kept = True
    """Whether the session is a match that is saved to a file."""
    back = Signal()
    again = Signal()
    """Emitted to begin another match with the same players."""
    reviewed = Signal()
    """Emitted to review the match on the table."""
    rules = Signal(str)
    """Emitted to show a clause of the rules; argument: the clause."""
    changed = Signal()
    """Emitted when the possible actions have changed: undo, redo, hint."""
    settled = Signal()
    """Emitted when the table has shown all events of the last move."""
    sounded = Signal(str)
    """Emitted to play a sound; argument: a Sound."""
    looked = Signal()
    """Emitted when an earlier position, or the current one again, is shown."""

    plays = True
    """Whether the match can be continued on this page."""

    def __init__(self, session: Session, theme: Theme, pace: Pace) -> None:
        super().__init__()
        self.session = session
        match = session.match
        self.game = match.rules.id
        self.looking_at: int | None = None
        """Earlier position that is shown, as a number of moves; None: the current position."""
        self.said: tuple[str, ...] = ()
        """Sentences that describe the last move."""
        self._under_way = "", ""  # sentence on what the table is showing, and its clause
        self._shown = 0  # number of events of the last move that were shown
        self._pace = pace
        self._seen = QElapsedTimer()  # since the last update while moves are skipped
        self.table = new_table(match.rules, match.setup, theme, pace)
        self.table.explain_words = partial(glossary.told, self.game)
        self.table.turn_to(min(session.people, default=Seat(0)))
        self.header = PageHeader()
        self.undo, self.hint, self.rules_button = KeyButton(), KeyButton(), KeyButton()
        self.history_bar = HistoryBar()
        for made in (self.undo, self.hint, self.rules_button, self.history_bar):
            self.header.buttons.addWidget(made)
        self.unfold = button("tool", "≡")
        """Button that shows the side panel while it is hidden."""
        self.unfold.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.unfold.hide()
        self.header.buttons.addWidget(self.unfold)
        self.panel = SidePanel(self.table, theme)
        self.notice = TableNotice(self.table)
        self.card = ResultCard(self.table, theme)
        self.banner = Banner(self.table, theme)
        self.curtain = Curtain(self.table)
        self.move_helpers = MoveHelpers(self)
        self.coach = Coach(self)  # must hear of events before they are shown
        self._thinker: Seat | None = None  # seat of the bot that is thinking
        self._sitting: Seat | None = None  # player who has lifted the curtain, until it falls
        self._last_count = False  # the match ended with a result card to read first

        self.splitter = SideSplitter(self.table, self.panel, WIDTH)
        self.splitter.changed.connect(self._show_fold)
        page = QVBoxLayout(self)
        page.setContentsMargins(0, 0, 0, 0)
        page.setSpacing(0)
        page.addWidget(self.header)
        page.addWidget(self.splitter, 1)

        self.header.back.clicked.connect(self.back)
        self.unfold.clicked.connect(self.splitter.toggle)
        self.panel.coach.told.connect(self._tell_coach)
        self.undo.clicked.connect(self.take_back)
        self.hint.clicked.connect(self.ask_hint)
        self.rules_button.clicked.connect(lambda: self.rules.emit(self.clause))
        self.panel.said.connect(self._say)
        self.panel.looked_at.connect(self.look_at)
        self.panel.clause.connect(self.rules)
        self.notice.clause.connect(self.rules)
        self.card.clause.connect(self.rules)
        self.card.read.connect(self._go_on)
        self.card.complete.connect(self._tell_totals)
        self.card.gone.connect(self._release_keys)
        self.banner.clause.connect(self.rules)
        self.banner.again.clicked.connect(self.again)
        self.banner.look_back.clicked.connect(self.look_back)
        self.banner.review.clicked.connect(self.reviewed)
        self.banner.shelf.clicked.connect(self.back)
        self.curtain.lifted.connect(self._lift_curtain)
        self.curtain.came.connect(self._come)
        self.panel.spectator_bar.faster.toggled.connect(self.keep_pace)
        self.panel.spectator_bar.straight_on.clicked.connect(self.skip)
        self.table.waved.connect(self._wave)
        self.table.chosen.connect(self._choose)
        self.table.refused.connect(self.refuse)
        self.table.remarked.connect(self.notice.say)
        self.table.picked.connect(self._pick)
        self.table.settled.connect(self._settle)
        self.table.under_way.connect(self._show_under_way)
        self.table.showing.connect(self._follow)
        self.table.sounded.connect(self.sounded)
        session.counted.connect(self._show_result)
        session.looking.connect(self.notice.hide)
        session.looking.connect(self._show_phase)
        session.looking.connect(self._show_look)
        session.happened.connect(self._happen)
        session.laid.connect(self._lay)
        session.offered.connect(self._offer)
        session.refused.connect(self.refuse)
        session.hinted.connect(self._show_hint)
        session.thinking.connect(self._show_thinking)
        session.over.connect(self._end)
        session.trouble.connect(self.notice.hide)  # it replaces the wait for a hint
        session.trouble.connect(self._show_saving)
        session.saved.connect(self._show_saving)
        session.skipping.connect(self._show_skipping)
        self.history_bar.beginning.connect(self.to_beginning)
        self.history_bar.earlier.connect(lambda: self._step(-1))
        self.history_bar.later.connect(lambda: self._step(1))
        self.history_bar.now.connect(self.back_to_now)
        self._keys_of_the_past = [
            self._key_at_times(key, self, button.click)
            for key, button in (
                (Qt.Key.Key_Home, self.history_bar.first),
                (Qt.Key.Key_Left, self.history_bar.previous),
                (Qt.Key.Key_Right, self.history_bar.following),
                (Qt.Key.Key_End, self.history_bar.back),
            )
        ] + [self._key_at_times(key, self.table, self._say_past) for key in TOUCHES]
        self._keys_of_the_card = [self._key_at_times(key, self.table, self._go_on_by_key) for key in KEYS]
        self.coach.switched.connect(self.header.mark.setVisible)
        self.announcements = Announcements(self, self)
        self.status = StatusReport(self, self.announcements, self.move_helpers.last, self)
        self.keep_pace()
        self.retranslate()

    def begin(self) -> None:
        """Begin the session and focus the table."""
        self.session.begin()
        self.take_focus()

    def take_focus(self) -> None:
        """Set the focus to the table, or to the card or curtain over it."""
        over = self.card.main if self.card.isVisible() else self.table
        first = over if self.curtain.isHidden() else self.curtain.lift
        first.setFocus(Qt.FocusReason.OtherFocusReason)

    def close_session(self) -> None:
        """Close the session, whatever the table is showing."""
        self.table.finish_now()
        self.coach.close()
        self.session.close()

    @property
    def names(self) -> tuple[str, ...]:
        """Names by seat; "" for the viewer, called "you". Without hidden cards, several people here all have names."""
        session = self.session
        looks = session.match.rules.has_secrets and session.match.outcome is None and not self._between
        return display_names(session.match.players, session.viewer if looks else None)

    @property
    def clause(self) -> str:
        """Clause of the rules on what the table is showing, or on the current phase."""
        return self._under_way[1] or self.session.match.rules.phase(self.view()).clause

    @property
    def can_hint(self) -> bool:
        """Whether a person at this computer has to act, unless another one has taken over the table (hot seat)."""
        return self.session.can_hint and not self._between

    @property
    def can_call(self) -> bool:
        """Whether another person at this computer can take over the table (hot seat) to see their own cards."""
        return self.session.is_hot_seat

    @property
    def can_skip(self) -> bool:
        """Whether there are moves of other players that can be skipped."""
        return self.session.can_skip

    @property
    def title(self) -> str:
        """Variant and players, for the title of the window."""
        match = self.session.match
        return f"{form_name(self.game, match.setup.variant)} – {opponents(match.rules, match.setup, match.players)}"

    def retranslate(self) -> None:
        """Update all texts to the current language."""
        self.table.finish_now()
        self.table.show_counting(False)
        self.header.title.setText(self._form[0])
        self.header.back.setToolTip(common.back())
        self.header.back.setAccessibleName(self.header.back.toolTip())
        #: The part of the window beside a table: who plays, what can be done, what was played
        self.unfold.setToolTip(self.tr("Side panel"))
        self.unfold.setAccessibleName(self.unfold.toolTip())
        #: A mark in the header of a match as long as it cannot be written to its file
        self.header.alert.setText(self.tr("Not saved"))
        self.header.mark.setText(common.coach())
        self.header.mark.setToolTip(self.tr("The coach explains the game and warns you before a bad mistake."))
        self.undo.name(self.tr("Undo"))
        self.hint.name(self.tr("Hint"))
        self.rules_button.name(common.rules())
        self.table.retranslate()
        self.panel.retranslate()
        self.notice.retranslate()
        self.banner.retranslate()
        self.history_bar.retranslate()
        self.notice.hide()
        self.move_helpers.retranslate()
        self.coach.retranslate()
        self._show_state()
        if self.banner.isVisible():
            self._show_banner()
        if self.card.isVisible():
            self.card.hide()
            self._show_result()
        if self.curtain.isVisible() and self.session.waits:
            self._ask_who()
        elif self.curtain.isVisible():
            self._fall_curtain()

    def set_theme(self, theme: Theme) -> None:
        self.table.set_theme(theme)
        self.panel.set_theme(theme)
        self.card.set_theme(theme)
        self.banner.set_theme(theme)
        self._show_state()

    def set_pace(self, pace: Pace) -> None:
        """Set the pace at which moves are shown."""
        self._pace = pace
        self.keep_pace()

    def skip(self) -> None:
        """Skip to the next decision of a person; if moves are being skipped, stop skipping."""
        self._return()
        if self.session.skips:
            self.session.look_on()
        else:
            self.table.finish_now()
            self.session.skip()

    def call(self) -> None:
        """Hot seat: let another player at this computer take over, even out of turn."""
        if self.can_call:
            self._return()
            self.table.finish_now()
            self.session.wait()
            self._ask_who()
            self.changed.emit()

    def take_back(self) -> None:
        """Return to the current position and undo."""
        self._return()
        self.session.undo()

    def repeat(self) -> bool:
        """Restart a session that is not a saved match, such as a lesson; return False for a saved match."""
        return False

    def bring_back(self) -> None:
        """Return to the current position and redo what was undone."""
        self._return()
        self.session.redo()

    def ask_hint(self) -> None:
        """Ask for a hint; if one is shown already, select the cards or the button that it names."""
        self._return()
        if self.move_helpers.take_hint():
            return
        self.notice.say(self.tr("Thinking…"))
        self.session.hint()

    def look_back(self) -> None:
        """Show the final position, to step through the match from there."""
        self.look_at(self.session.match.position)
        self.panel.moves.setFocus(Qt.FocusReason.OtherFocusReason)

    def look_at(self, position: int) -> None:
        """Show the position after ``position`` moves; the match itself does not change."""
        match = self.session.match
        if self._between:
            return
        if position >= match.position and match.outcome is None:
            self._return()
            self.card.hide()
            self._show_result()
            return
        self.table.finish_now()
        self._clear()
        self.looking_at = position
        self.table.show_thinking(None)
        self.table.lay(self.view())
        self._show_state()
        announce(self.table, self._sentence(match.played[position - 1].step.events))
        self._show_result()
        self.looked.emit()

    def to_beginning(self) -> None:
        """Show the first position that has a line in the log."""
        self.look_at(self.panel.moves.positions()[0])

    def look_at_count(self, number: int) -> None:
        """Show the position of a scored deal and its result card; ``number``: counted from 1."""
        match, was = self.session.match, False
        for position, played in enumerate(match.played, 1):
            now = self.session.match.rules.is_counted(match.rules.view(played.step.state, self.session.viewer))
            number -= now and not was
            if not number:
                self.look_at(position)
                return
            was = now

    def back_to_now(self) -> None:
        """Return from an earlier position to the current one, or to the result of the match."""
        self._return()
        self.table.setFocus(Qt.FocusReason.OtherFocusReason)
        if self.session.match.outcome is not None:
            self._show_end()

    def refuse(self, refusal: Refusal) -> None:
        """Show a notice on why a move is not allowed, with the clause of the rules."""
        self.notice.say(game_texts.refusal(refusal), refusal.clause)
        self.sounded.emit(Sound.REFUSED)

    def cancel(self) -> bool:
        """Leave an earlier position, or close an overlay (Esc); return False if there was neither."""
        if self.session.skips:
            self.session.look_on()
            return True
        if self.coach.take_back() or self.splitter.fold_back():
            return True
        if self.looking_at is not None:
            self.back_to_now()
            return True
        if self.card.isVisible():
            if not self.card.finish():
                self._leave_card()
            return True
        if self.banner.isVisible():
            self.look_back()
            return True
        shown = self.move_helpers.put_away() or not self.notice.isHidden()
        self.notice.hide()
        self.table.cancel()
        return shown or self.coach.dismiss()

    def leave(self) -> None:
        """Handle Esc when nothing on the page is left to close: lessons and reviews end, a match stays on the table."""

    def sheet(self) -> Sheet | None:
        """Return the score sheet of the match up to now; None for a game without scores."""
        return game_texts.sheet(self.game, self.view(), self.names)

    def areas(self) -> tuple[QWidget, ...]:
        """Return the widgets to which F6 moves the focus, in order."""
        over = (self.card.main,) if self.card.isVisible() else ()
        beside = (self.panel.moves,) if self.panel.moves.isVisible() else ()
        return (*over, self.table, *beside, self.header.back)

    def _show_fold(self) -> None:
        """Show the button for the side panel only while that is hidden; hide a coach notice that the panel repeats."""
        self.unfold.setVisible(self.splitter.is_folded or self.splitter.lies_over)
        said = self.panel.coach.text
        if said and not self.splitter.is_folded and self.notice.text.startswith(said):
            self.notice.hide()  # the panel shows it now
        self.header.fit()

    def _tell_coach(self, text: str, clause: str) -> None:
        """Show the coach's note over the table while the panel is hidden."""
        if self.splitter.is_folded:
            self.notice.say(text, clause)

    def view(self) -> View:
        """Return the viewer's view of the displayed position; while the curtain is down, only what all may see."""
        match, seat = self.session.match, self._onlooker if self._between else self.session.viewer
        view: View = match.view(seat)
        if self.looking_at is not None:
            view = match.rules.view(match.played[self.looking_at - 1].step.state, seat)
        return view

    @property
    def _onlooker(self) -> Seat | None:
        """Argument to ``Match.view`` for what all players may see: a seat in some games, None in the others."""
        return self.session.match.rules.public

    def _choose(self, move: Move) -> None:
        self.notice.hide()
        if not self.coach.holds(move):
            self.session.play(move)

    def _say(self, word: Part) -> None:
        self.table.setFocus(Qt.FocusReason.OtherFocusReason)  # the button may be hidden in a moment
        self.table.touch(word)

    def _pick(self, pick: Pick) -> None:
        if pick:
            self.notice.hide()
        self._show_options()

    @property
    def _between(self) -> bool:
        """Whether the curtain has to stay until the next player takes the table (hot seat)."""
        return self.session.is_hot_seat and self.session.viewer != self._sitting

    def _fall_curtain(self) -> None:
        self._hide_secrets()
        viewer = self.session.viewer
        assert viewer is not None
        self.curtain.fall(self.names[viewer])

    def _ask_who(self) -> None:
        """Ask at the curtain which player takes the table (hot seat)."""
        self._hide_secrets()
        self.curtain.ask({seat: self.names[seat] for seat in sorted(self.session.people)})

    def _clear(self) -> None:
        """Hide all overlays."""
        self.table.show_counting(False)
        for said in (self.banner, self.card, self.notice, self.move_helpers.last):
            said.hide()

    def _hide_secrets(self) -> None:
        """Hide everything on the page that only the player before may see (hot seat)."""
        self.table.finish_now()
        self._sitting = None
        self.looking_at = None
        self._clear()
        self.said = ()
        self.table.lay(self.view())
        self._show_state()

    def _come(self, seat: Seat) -> None:
        """Show the table to the player on ``seat``, who has chosen their name at the curtain."""
        self._sitting = seat
        self.session.come(seat)
        self.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def _lift_curtain(self) -> None:
        self._sitting = self.session.viewer
        self._lay_anew()
        self._show_state()
        self.table.setFocus(Qt.FocusReason.OtherFocusReason)
        self._show_result()
        self._show_look()
        self.changed.emit()

    def _show_look(self) -> None:
        """Announce which cards the viewer may look at before the first lead; in a hot seat, lower the curtain first."""
        session = self.session
        if self.looking_at is not None or not session.looks:
            return
        if self._between:
            self._fall_curtain()
            return
        self.announcements.announce_look()
        #: Button beside the sentence about cards that the dealer may look at
        way = self.tr("Go on"), self._end_look
        clause = session.match.rules.look_clause
        self.notice.say(self.tr("Take a look first. Click the cloth or press Space to go on."), clause, way)

    def _end_look(self) -> None:
        """End the look at the cards; move the focus to the table, as the button that has it is hidden."""
        self.table.setFocus(Qt.FocusReason.OtherFocusReason)
        self.session.end_pause()

    def _offer(self, moves: MoveSet[Any] | None) -> None:
        if moves is not None and self._between:
            self._fall_curtain()
        elif self.looking_at is None and not self._between:
            self.table.offer(moves)
        if moves is not None:  # the viewer may have changed
            self._show_phase()
            self._show_spectator_bar()
        self._show_options()
        self.changed.emit()

    def _happen(self, moments: Sequence[tuple[Event, View]], view: View) -> None:
        if self.session.skips:
            self._glimpse(view)
            self.session.settled()
            return
        self.banner.hide()
        if not self.session.match.rules.is_counted(view):
            self.card.hide()
        self.said = () if self._between else self._sentences([event for event, _ in moments])
        self.changed.emit()
        if self.looking_at is None and not self._between:
            self._shown = 0
            result = game_texts.result(self.game, view, self.names)
            self.table.show_counting(result is not None and result.runs)
            self.table.play(moments, view)
            if not self.table.is_settled:
                self._show_options()
        else:  # do not leave the earlier position
            self._settle()

    def _glimpse(self, view: View) -> None:
        """Update the table while moves are skipped, at most every ``GLIMPSE`` milliseconds."""
        if self._seen.hasExpired(GLIMPSE):
            self._seen.start()
            if not self._between and self.looking_at is None:
                self.table.lay(view)
            self._show_state()

    def _show_skipping(self, skips: bool) -> None:
        self.said = ()
        self.card.hide()
        if skips:
            self._seen.start()
        elif not self._between:
            self._lay_anew()
        self._show_state()
        self.changed.emit()

    def _show_saving(self) -> None:
        """Show the warning in the header while the match is not saved, even after the message was closed."""
        self.header.alert.setVisible(bool(self.session.unsaved))

    def _show_spectator_bar(self) -> None:
        """Show the spectator bar only while the viewer is out of the game and watches."""
        session = self.session
        bar = self.panel.spectator_bar
        shown = session.skips or (session.can_skip and session.sits_out)
        if not shown:
            bar.faster.setChecked(False)
        bar.show_state(skips=session.skips, for_good=session.for_good)
        bar.setVisible(shown)

    def keep_pace(self) -> None:
        """Apply the pace of the settings, or a faster one for a spectator or after a claim of all remaining tricks."""
        faster = self.panel.spectator_bar.faster.isChecked() or self.session.claims
        pace = self._pace.hastened(FASTER) if faster else self._pace
        self.session.pause = pace.thought(self.table.game.pause)
        self.session.grace = pace.look(FORCED)
        if any(self.table.game.pause):
            self.session.between = self.table.game.between_deals(pace)
        if pace != self.table.pace:
            self.table.set_pace(pace)

    def _lay(self, view: View) -> None:
        self.table.finish_now()
        self.looking_at = None
        self.said = ()
        self._last_count = False
        self._clear()
        if self._between:
            self._fall_curtain()
        else:
            self.table.lay(view)
        self._show_state()
        if self.session.match.outcome is not None:
            self._show_banner()
        self.changed.emit()

    def _settle(self) -> None:
        self._under_way = "", ""
        self._show_state()
        announce(self.table, in_sentences(self._news()))
        self.settled.emit()
        self.session.settled()

    def _news(self) -> Sequence[str]:
        """Return the sentences of the last move without the result of the match, which the banner shows."""
        outcome = self.session.match.outcome
        if outcome is None or self.looking_at is not None:
            return self.said
        ending = game_texts.outcome(self.game, outcome, self.names)
        return [line for line in self.said if line != ending]

    def _show_hint(self, choice: Choice[Any], weighed: Sequence[Estimate[str]]) -> None:
        self.table.show_move(choice.move)
        match = self.session.match
        move = game_texts.move(self.game, match.rules.write(choice.move))
        told = game_texts.hint(match, choice.reason, weighed)
        self.notice.say(f"{move}: {told}", way=self.move_helpers.way_of_hint(choice.move))
        self.changed.emit()

    def _end(self, outcome: Outcome) -> None:
        self.sounded.emit(self._ending(outcome))
        self._show_state()
        if self.looking_at is None:  # else the way back to the present shows the end
            self._last_count = self._has_just_counted
            self._show_end()
        self.changed.emit()

    def _ending(self, outcome: Outcome) -> Sound:
        """Return the sound for the end of the match, as the players at this computer or the spectators hear it."""
        people = self.session.people
        if not outcome.winners:
            return Sound.CALL
        return Sound.WON if not people or people & outcome.winners else Sound.LOST

    def _return(self) -> None:
        """Return from an earlier position to the current one, and show the totals."""
        self.table.finish_now()
        self._tell_totals()
        if self.looking_at is None:
            return
        self.looking_at = None
        self.card.hide()
        self.notice.hide()
        self._lay_anew()
        self.table.show_thinking(self._thinker)
        self._show_state()
        self._show_result()
        self.looked.emit()

    def _step(self, by: int) -> None:
        """Show the next position with a line in the log if ``by`` is positive, else the previous one."""
        earlier, later = self._way
        if by < 0 and earlier:
            self.look_at(earlier[-1])
        elif by > 0 and (later or self.session.match.outcome is None):
            self.look_at(later[0] if later else self.session.match.position)

    @property
    def _way(self) -> tuple[list[int], list[int]]:
        """Positions with a line in the log, before and after the one shown."""
        positions, here = self.panel.moves.positions(), self.looking_at or 0
        return [other for other in positions if other < here], [other for other in positions if other > here]

    def _key_at_times(self, key: Qt.Key, where: QWidget, act: Callable[[], None]) -> QShortcut:
        """Return a shortcut, disabled at first, for use only at earlier positions or with the result card."""
        made = QShortcut(QKeySequence(key), where, act)
        made.setContext(
            Qt.ShortcutContext.WidgetShortcut if where is self.table else Qt.ShortcutContext.WidgetWithChildrenShortcut
        )
        made.setEnabled(False)
        return made

    def _wave(self) -> None:
        if self.card.isVisible():
            self.card.main.setFocus(Qt.FocusReason.OtherFocusReason)
        elif self.looking_at is None:
            self.session.end_pause()
        else:
            self._say_past()

    def _say_past(self) -> None:
        """Show a notice that this is an earlier position, where nothing can be played."""
        self.notice.say(self.tr("You can’t play at an earlier move. Press Esc to return to the match."))

    def _show_thinking(self, seat: Seat | None) -> None:
        self._thinker = seat
        if self.looking_at is None:
            self.table.show_thinking(seat)

    def _show_looking_back(self) -> None:
        """Update the header: the history bar at an earlier position, else the buttons."""
        past, over = self.looking_at is not None, self.session.match.outcome is not None
        for part in (self.header, self.header.phase):
            style.restyle(part, "past", past)
        for made in (self.undo, self.hint, self.rules_button):
            made.setVisible(not past)
        self.history_bar.setVisible(past)
        for key in self._keys_of_the_past:
            key.setEnabled(past)
        if past:
            earlier, later = self._way
            self.history_bar.show_way(earlier=bool(earlier), later=bool(later) or not over, over=over)

    @property
    def _moment(self) -> str:
        """Name of the earlier position shown: "Langen · trick 3", "move 12"; empty between two chapters."""
        assert self.looking_at is not None
        match = self.session.match
        if not match.rules.is_notated:
            return chapter_of(match, self.looking_at, self.session.viewer)
        return common.move_number(number(match, self.looking_at))

    def _lay_anew(self) -> None:
        """Redraw the table with the displayed position; if it is the current one, also offer its legal moves."""
        self.table.lay(self.view())
        if self.looking_at is None:
            self.table.offer(self._offered())

    def _offered(self) -> MoveSet[Any] | None:
        viewer, match = self.session.viewer, self.session.match
        return (match.moves(viewer) or None) if viewer is not None else None

    def _sentences(self, events: Sequence[Event]) -> tuple[str, ...]:
        return tuple(filter(None, (game_texts.event(self.game, event, self.names) for event in events)))

    def _sentence(self, events: Sequence[Event]) -> str:
        return in_sentences(self._sentences(events))

    def _show_state(self) -> None:
        view = self.view()
        names = [phrases.name(self.names, Seat(seat)) for seat in range(len(self.names))]
        self.table.call_seats(names)
        if not self.table.counting:
            self.panel.show_view(view, names)
            self._show_played()
        players = common.players(len(names))
        chapter = game_texts.chapter(self.game, view)
        moves = self._move_number() if self.session.match.rules.is_notated else ""  # a log in words has no numbers
        far = (chapter,) if chapter else (players, moves)
        self.header.note.setText(" · ".join(filter(None, (self._form[1], *(far if self.looking_at is None else ())))))
        self._show_looking_back()
        self._show_phase()
        self._show_options()
        self._show_spectator_bar()

    @property
    def _form(self) -> tuple[str, str]:
        """Names of game and variant; the latter is "" if the game's name includes it."""
        name, _, form = form_name(self.game, self.session.match.setup.variant).partition(" · ")
        return name, form

    def _show_played(self) -> None:
        match = self.session.match
        self.panel.moves.show_played(match, self._onlooker if self._between else self.session.viewer)
        self.panel.moves.point_at(match.position if self.looking_at is None else self.looking_at)

    def _move_number(self) -> str:
        return common.move_number(number(self.session.match))

    def _show_phase(self) -> None:
        if self.looking_at is not None:
            #: An earlier moment of the match lies on the table: "Looking back: trick 3"
            told, moment = self.tr("Looking back: {moment}"), self._moment
            self.header.phase.setText(told.format(moment=moment) if moment else self.tr("Looking back"))
            self.header.fit()
            return
        match = self.session.match
        view = self.view()
        self.header.phase.setText(
            self._under_way[0]
            or (self.card.title if self.session.reads else "")
            or (game_texts.look(self.game, view, self.names) if self.session.looks and not self._between else "")
            or game_texts.phase(self.game, match.rules.phase(view), self.names, match.to_act, self.session.viewer)
        )
        self.header.fit()

    def _follow(self, event: Event) -> None:
        """Describe in the header the event that the table starts to show, and add those before it to the log."""
        match = self.session.match
        self.panel.moves.show_played(match, self.session.viewer, self._shown)
        self.panel.moves.point_at(match.position)
        self._shown += 1
        self._show_under_way(game_texts.event(self.game, event, self.names).strip(), "")

    def _show_under_way(self, text: str, clause: str) -> None:
        self._under_way = text, clause
        self._show_phase()
        self._show_options()

    def _show_options(self) -> None:
        moves = self.table.moves
        if moves is not None and moves.next_parts(()) <= frozenset(self.table.words_beside(moves)):
            self.splitter.unfold()  # the only moves are buttons of the panel
        self.panel.show_options(
            self.table.moves, self.table.pick, self.header.phase.whole(), self._meanwhile(), *self.waiting_sentence()
        )

    def waiting_sentence(self) -> tuple[str, str]:
        """Return the sentence shown while the viewer has no move to make, and its clause.

        At an earlier position it says how to step through the match, otherwise what the other players do.
        """
        if self.looking_at is not None:
            way = self.tr(
                "This is an earlier move. Press ← or → for other moves, Home for the first one, Esc to return to "
                "the match."
            )
            return way, ""
        match = self.session.match
        phase = match.rules.phase(self.view())
        waiting = "" if self.session.viewer in match.to_act else game_texts.waiting(self.game, phase)
        return waiting, phase.clause if waiting else ""

    def _meanwhile(self) -> MoveSet[Any] | None:
        """Return the moves out of turn that will be allowed when the table has shown the current events, or None."""
        session = self.session
        if self.table.is_settled or session.skips or self._between or self.looking_at is not None:
            return None
        return None if session.viewer in session.match.to_act else self._offered()

    def _show_result(self) -> None:
        """Show the result card for a new result or for an earlier position; without a result show the totals."""
        session, past = self.session, self.looking_at is not None
        shown = past or session.unread or self._last_count
        result = game_texts.result(self.game, self.view(), self.names) if shown else None
        if result is None or session.skips or not self.curtain.isHidden():
            self._tell_totals()
            return
        self.notice.hide()
        beat = self.table.pace.look(COUNT) if self.table.counting else 0
        way = common.close() if past else self._way_on(result)
        self.card.show_result(result, way, beat=beat, takes_focus=not past)
        if not self.card.runs:
            self._tell_totals()
        for key in self._keys_of_the_card:
            key.setEnabled(not past)
        if session.reads:
            self._show_phase()
            self._show_options()

    def _way_on(self, result: Result) -> str:
        """Return the label of the button that closes the result card."""
        if self._last_count:
            #: Button on what the last deal has come to: it leads to who has won the match
            return self.tr("Show final result")
        word = self._answer
        return game_texts.word(self.game, word) if word else result.follows

    def _tell_totals(self) -> None:
        """Show the new totals in the panel, which keeps the old ones until the result card has shown all lines."""
        if self.table.counting:
            self.table.show_counting(False)
            self._show_state()

    @property
    def _answer(self) -> Part | None:
        """First word (bid, pass or the like) that the viewer can say now, or None."""
        moves = self._offered()
        return next(iter(self.table.words(moves)), None) if moves is not None else None

    def _go_on(self) -> None:
        """Close the result card and say the word that the viewer can say, if any, such as to deal again."""
        answer = self._answer
        self._leave_card()
        if self.looking_at is None and answer is not None:
            self._say(answer)

    def _leave_card(self) -> None:
        """Close the result card without saying a word."""
        self.card.put_away()
        self.table.setFocus(Qt.FocusReason.OtherFocusReason)
        if self.looking_at is not None:
            return
        if self._last_count:
            self._last_count = False
            self._show_banner()
        self.session.read()

    def _release_keys(self) -> None:
        """Disable the keys of the result card, so that the table gets them."""
        for key in self._keys_of_the_card:
            key.setEnabled(False)

    def _go_on_by_key(self) -> None:
        if not self.card.rest.isActive():
            self.card.main.click()

    @property
    def _has_just_counted(self) -> bool:
        """Whether the last move has led to a result card."""
        session = self.session
        if not session.match.rules.is_counted(self.view()):
            return False
        before = session.match.rules.view(session.match.played[-2].step.state, session.viewer)
        return not session.match.rules.is_counted(before)

    def _show_end(self) -> None:
        """Show the result card of the last deal if it is unread, else the final banner."""
        if self._last_count:
            self._show_result()
        else:
            self._show_banner()

    def _show_banner(self) -> None:
        self.card.hide()
        outcome = self.session.match.outcome
        assert outcome is not None
        self.curtain.hide()  # there are no secrets any more
        text = game_texts.outcome(self.game, outcome, self.names)
        match, people = self.session.match, self.session.people
        sides = standing(match, outcome, self.names, people) if self.sheet() is not None else []
        self.banner.show_course(*course(match, self.names, people))
        self.banner.show_outcome(text, outcome.clause, sides)
