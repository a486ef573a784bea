"""Controller of a match page: what the page shows of a session, and the player's actions. No widget."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QElapsedTimer, QObject, Signal

from bluestick.engine.bots import Choice
from bluestick.engine.estimates import Estimate
from bluestick.engine.events import Event
from bluestick.engine.match import seen_by
from bluestick.engine.moves import Move, MoveSet
from bluestick.engine.rules import View
from bluestick.engine.seats import Seat
from bluestick.match.match_state import Action, Curtain, Hint, MatchPauses, MatchState, ResultReading
from bluestick.match.positions import counted_positions, log_positions
from bluestick.match.possible_actions import possible_actions
from bluestick.match.session import Session
from bluestick.text.players import display_names

GLIMPSE = 150
"""Minimum milliseconds between two updates while moves are skipped."""


class MatchController(QObject):
    """Presenter of a session: a page shows ``state``, and calls ``settled`` once it has shown what ``happened``."""

    happened = Signal(object, object)
    """Arguments: tuple of pairs (event, view after it), and the final view; shown by the page if ``state.busy``."""
    changed = Signal(object, object)
    """Arguments: the MatchState before (None at first), and the new one."""
    laid = Signal()
    """Emitted when the match continues from another position (start, undo, redo) or with another player."""
    hurried = Signal()
    """Emitted before an action for which the page has to end the animation of events at once."""
    refused = Signal(object)
    """Argument: Refusal of the viewer's illegal move."""
    forced = Signal(object)
    """Emitted before the only legal move of a person is made automatically; argument: Move."""
    over = Signal(object)
    """Emitted when the page has shown the end of the match; argument: Outcome."""

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self._state: MatchState | None = None
        self._told: MatchState | None = None  # last state that was emitted
        self._emits = False
        self._position: int | None = None
        self._busy = False
        self._length = session.match.position  # moves that the session has reported
        self._news: tuple[Event, ...] = ()
        self._moves: MoveSet[Any] | None = None
        self._hint: Hint | None = None
        self._thinker: Seat | None = None
        self._seated: Seat | None = None  # player who has lifted the curtain, until it falls
        self._reads_last = False  # the deal that has ended the match is to be read
        self._closed = False  # the result was read or put away
        self._seen = QElapsedTimer()  # since the last update while moves are skipped
        self._positions: tuple[object, tuple[int, ...]] = (None, ())
        session.happened.connect(self._show_events)
        session.laid.connect(self._lay)
        session.offered.connect(self._offer)
        session.hinted.connect(self._show_hint)
        session.thinking.connect(self._show_thinking)
        session.skipping.connect(self._skip)
        for changed in (session.looking, session.counted, session.claiming, session.trouble, session.saved):
            changed.connect(self._update)
        session.refused.connect(self.refused)
        session.forced.connect(self._emit_forced)
        session.over.connect(self.over)

    @property
    def state(self) -> MatchState:
        return self._make_state() if self._state is None else self._state

    @property
    def positions(self) -> tuple[int, ...]:
        """Positions to step through, sorted: ``session.moments`` or, if empty, all with a line in the log."""
        if self.session.moments:
            return tuple(sorted(self.session.moments))
        match, seat = self.session.match, self.log_seat
        if (match.played, seat) != self._positions[0]:
            self._positions = (match.played, seat), log_positions(match, seat)
        return self._positions[1]

    @property
    def log_seat(self) -> Seat | None:
        """Seat whose log is shown: the viewer's, or with the curtain down one that sees only what everyone may see.

        None: an onlooker.
        """
        return self.session.viewer if self._curtain is Curtain.UP else self.session.match.rules.public

    # Actions of the page.

    def settled(self) -> None:
        if self._busy:
            self._busy = False
            self._end_move()

    def set_tempo(self, tempo: MatchPauses) -> None:
        session = self.session
        session.pause, session.between, session.grace = tempo.pause, tempo.between, tempo.grace

    def undo(self) -> None:
        self._return_to_present()
        self.session.undo()
        self._update()

    def redo(self) -> None:
        self._return_to_present()
        self.session.redo()
        self._update()

    def ask_hint(self) -> None:
        self._return_to_present()
        self._hint = None
        self._update()
        self.session.hint()

    def claim(self) -> None:
        if Action.CLAIM in self.state.can:
            self.session.claim()

    def skip(self) -> None:
        """Skip to the next decision of a person, or stop skipping."""
        self._return_to_present()
        if self.session.skips:
            self.session.stop_skipping()
        else:
            self.session.skip()
        self._update()

    def stop_skipping(self) -> bool:
        """Stop skipping; return whether moves were being skipped."""
        skips = self.session.skips
        self.session.stop_skipping()
        return skips

    def call(self) -> None:
        """Hot seat: let another player take over, even out of turn."""
        if self.session.is_hot_seat:
            self._return_to_present()
            self._seated = None
            self.session.wait_for_player()
            self._update()

    def come(self, seat: Seat) -> None:
        """Hot seat: show the table to the player who has chosen a name at the curtain."""
        self._seated = seat
        self.session.come(seat)

    def lift_curtain(self) -> None:
        """Hot seat: show the table to the viewer, who has confirmed to be there."""
        self._seated = self.session.viewer
        self._update()

    def look_at(self, position: int) -> None:
        """Show the position after ``position`` moves; the match itself does not change."""
        if self._curtain is not Curtain.UP:
            return
        self.hurried.emit()
        session, match = self.session, self.session.match
        is_present = position >= match.position and match.outcome is None and session.has_present
        session.turn_table_to(position)
        self._position = None if is_present else min(position, match.position)
        self._closed = False
        self._hint = None
        self._update()

    def look_at_scored_deal(self, number: int) -> None:
        """Show the result of a scored deal; ``number``: which scored deal of the match, counted from 1."""
        found = counted_positions(self.session.match, self.session.viewer)
        if number <= len(found):
            self.look_at(found[number - 1])

    def step(self, by: int) -> None:
        """Show the next position with a line in the log if ``by`` is positive, else the previous one."""
        earlier, later = self.ways
        if by < 0 and earlier:
            self.look_at(earlier[-1])
        elif by > 0 and (later or (self.session.has_present and self.session.match.outcome is None)):
            self.look_at(later[0] if later else self.session.match.position)

    @property
    def ways(self) -> tuple[Sequence[int], Sequence[int]]:
        """Positions to step through before the earlier position that is shown, and those after that position."""
        here = self._position or 0
        return [at for at in self.positions if at < here], [at for at in self.positions if at > here]

    def look_at_beginning(self) -> None:
        self.look_at(next(iter(self.positions), self.session.match.position))

    def to_present(self) -> None:
        """Return to the present; in a session without one, show the last position that can be looked at."""
        if not self.session.has_present:
            self.look_at(max(self.positions, default=self.session.match.position))
            return
        self._return_to_present()
        self._update()

    def close_result(self) -> None:
        self._closed = True
        if self._position is not None:
            self._update()
            return
        self._reads_last = False
        self._update()
        self.session.read()

    # Signals of the session.

    def _show_events(self, moments: tuple[tuple[Event, View], ...], view: View) -> None:
        session = self.session
        self._length = session.match.position
        self._closed = self._closed and session.match.rules.is_counted(view)
        self._hint = None
        self._news = tuple(event for event, _ in moments) if self._curtain is Curtain.UP else ()
        if session.skips:
            if self._seen.hasExpired(GLIMPSE):
                self._seen.start()
                self._update()
            session.settled()
            return
        is_shown = self._position is None and self._curtain is Curtain.UP
        self._busy = is_shown
        self._update()
        self.happened.emit(moments, view)
        if not is_shown:
            self._end_move()

    def _end_move(self) -> None:
        match = self.session.match
        if match.outcome is not None and self._position is None and self.session.shows_end:
            counted = counted_positions(match, self.session.viewer)
            self._reads_last = bool(counted) and counted[-1] == match.position
        self._update()
        self.session.settled()

    def _lay(self) -> None:
        self._length = self.session.match.position
        self._busy = self._reads_last = self._closed = False
        self._position = self._hint = self._moves = None
        self._news = ()
        self.laid.emit()
        self._update()

    def _offer(self, moves: MoveSet[Any] | None) -> None:
        self._moves, self._hint = moves, None
        if not self.session.skips:
            self._update()

    def _show_hint(self, choice: Choice[Any], weighed: Sequence[Estimate[str]]) -> None:
        self._hint = Hint(choice, tuple(weighed))
        self._update()

    def _show_thinking(self, seat: Seat | None) -> None:
        self._thinker = seat
        if not self.session.skips:
            self._update()

    def _skip(self, skips: bool) -> None:
        self._news = ()
        if skips:
            self._seen.start()
        self._update()

    def _emit_forced(self, move: Move) -> None:
        if self._position is None:  # else the log shows it
            self.forced.emit(move)

    # State.

    def _return_to_present(self) -> None:
        """Return to the present with the next update."""
        self.hurried.emit()
        if self._position is not None:
            self._position = None
            self._closed = False

    @property
    def _curtain(self) -> Curtain:
        session = self.session
        if session.waits:
            return Curtain.FOR_ANY
        return Curtain.FOR_ONE if session.is_hot_seat and session.viewer != self._seated else Curtain.UP

    def _update(self) -> None:
        """Emit ``changed`` if needed, unless the session has still to report a move (``happened``, ``laid``)."""
        if self._length != self.session.match.position:
            return
        if self._curtain is not Curtain.UP:
            self._seated = self._position = self._hint = None
            self._news = ()
        self._state = self._make_state()
        if self._emits:
            return
        self._emits = True
        try:
            while self._state != self._told:
                before, self._told = self._told, self._state
                self.changed.emit(before, self._told)
        finally:
            self._emits = False

    def _make_state(self) -> MatchState:
        session, match, curtain = self.session, self.session.match, self._curtain
        if self._busy and self._state is not None:
            return self._busy_state(self._state)
        rules, is_up, is_past = match.rules, curtain is Curtain.UP, self._position is not None
        view = session.view(self.log_seat, self._position)
        outcome = match.outcome
        looks_from = session.viewer if rules.has_secrets and outcome is None and is_up else None
        return MatchState(
            length=match.position,
            position=self._position,
            viewer=session.viewer,
            view=view,
            names=display_names(match.players, looks_from),
            phase=rules.phase(view),
            news=self._news_at(self._position) if self._position is not None else self._news,
            moves=self._moves if is_up and not is_past else None,
            meanwhile=None,
            hint=self._hint,
            thinker=None if is_past else self._thinker,
            curtain=curtain,
            reading=(reading := self._reading(view, curtain)),
            outcome=outcome,
            is_ending=outcome is not None and session.shows_end and not is_past and reading is ResultReading.NOTHING,
            busy=False,
            skips=session.skips,
            claims=session.claims,
            looks=session.looks and is_up and not is_past,
            sits_out=session.sits_out,
            for_good=session.is_out_for_good,
            can=possible_actions(session, is_up=is_up, is_past=is_past),
            unsaved=session.saver.error,
        )

    def _busy_state(self, before: MatchState) -> MatchState:
        session, match = self.session, self.session.match
        viewer = session.viewer
        moves = match.moves(viewer) if viewer is not None and viewer not in match.to_act else None
        return replace(
            before,
            news=self._news,
            moves=None,
            meanwhile=moves or None,
            hint=None,
            thinker=self._thinker,
            reading=before.reading if match.rules.is_counted(match.view(viewer)) else ResultReading.NOTHING,
            busy=True,
            skips=session.skips,
            claims=session.claims,
            looks=False,
            is_ending=False,
            can=possible_actions(session, is_up=True, is_past=False),
            unsaved=session.saver.error,
        )

    def _news_at(self, position: int) -> tuple[Event, ...]:
        events = self.session.match.played[position - 1].step.events if position else ()
        return seen_by(self.session.viewer, events)

    def _reading(self, view: View, curtain: Curtain) -> ResultReading:
        session = self.session
        if session.skips or self._closed or curtain is not Curtain.UP:
            return ResultReading.NOTHING
        if self._position is not None and self._position in session.moments:
            return ResultReading.NOTHING  # a decision, not its result
        if self._position is not None:
            return ResultReading.PAST if session.match.rules.is_counted(view) else ResultReading.NOTHING
        if self._reads_last:
            return ResultReading.LAST
        return ResultReading.COUNTED if session.has_unread_result else ResultReading.NOTHING
