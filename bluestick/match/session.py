"""Session of a match: turns of people and bots, pauses, undo, and saving to a file."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from bluestick.engine.bots import Choice
from bluestick.engine.estimates import Estimate
from bluestick.engine.match import AnyMatch
from bluestick.engine.moves import Move, Refused
from bluestick.engine.seats import CHANCE, Seat
from bluestick.match.automatic_moves import AutomaticMoves
from bluestick.match.bot_client import BotClient
from bluestick.match.bot_requests import BotRequests
from bluestick.match.saving import MatchSaver
from bluestick.match.seated_match import SeatedMatch
from bluestick.store.journal import Journal


class Session(SeatedMatch):
    """Controller of a match. It waits after ``happened`` until the table calls ``settled``, but not after ``laid``."""

    happened = Signal(object, object)
    """Arguments: tuple of pairs (event, view after it) for the last move as the viewer sees it, and the final view."""
    laid = Signal(object)
    """Emitted to show a position without animation (start, undo, redo); argument: View."""
    offered = Signal(object)
    """Argument: MoveSet of the viewer, or None if the viewer cannot move now."""
    refused = Signal(object)
    """Argument: Refusal of the viewer's illegal move."""
    hinted = Signal(object, object)
    """Arguments: Choice, and a sequence of Estimates of moves, the best first."""
    thinking = Signal(object)
    """Emitted when another bot, or none, starts to think; argument: Seat or None."""
    trouble = Signal(str, object)
    """Arguments: code and its details: ``save_failed`` (path, system error), ``torn`` (path,) or ``bot_restarted`` ().

    ``torn``: the last move in the file was truncated by a crash.
    """
    saved = Signal()
    """Emitted when everything is in the file again after a ``save_failed``."""
    over = Signal(object)
    """Emitted when the table has shown the end of the match; argument: Outcome."""
    skipping = Signal(bool)
    """Argument: True when skipping ahead starts, False when it ends."""
    forced = Signal(object)
    """Emitted before the only legal move of a person is made automatically; argument: Move."""
    claiming = Signal(bool)
    """Argument: True when a claim of all remaining tricks starts, False when it ends."""
    looking = Signal()
    """Emitted when the viewer's look at another player's cards starts or ends; ``end_pause`` or a move ends it."""
    counted = Signal()
    """Emitted when the result of a scored deal can be read; the session waits for ``read`` or a person's move."""

    def __init__(self, match: AnyMatch, journal: Journal, thinker: BotClient, parent: QObject | None = None) -> None:
        super().__init__(match, parent)
        self.pause = (0, 0)
        """Minimum and maximum pause before a bot's move, in milliseconds; set by the owner of the session."""
        self.between = 0
        """Pause before the next deal, in milliseconds."""
        self.grace = 0
        """Milliseconds between ``forced`` and the automatic move."""
        self.journal = journal
        self.automatic = AutomaticMoves(match, self.people)
        self.bots = BotRequests(match, self.people, thinker, journal.store, self)
        self.saver = MatchSaver(match, journal, self)
        self._closed = False
        self._showing = False  # the table still shows events
        self._taking_time = QTimer(self, singleShot=True)
        self._taking_time.timeout.connect(self._act)
        self._next: tuple[Seat, Move | None] | None = None  # made when the pause is over; move None: a deal
        self._rng = Random()
        self.skips = False
        self._out: frozenset[Seat] = frozenset()  # people who sat out when skipping began
        self._called: Seat | None = None  # seat that has taken over out of turn
        self.waits = False
        """Whether the session is stopped until ``come`` names the person who takes over this computer."""
        self.reads = False
        """Whether the session waits for ``read``: the result of a deal is shown, and no person is to act."""
        self._has_read = False  # the latest scored deal was read
        self._looks = False  # waits while the viewer looks at another's cards before the first lead
        self._has_looked = False  # in this deal
        self.bots.chosen.connect(self._plan)
        self.bots.retry_wanted.connect(self._ask_bot)
        self.bots.thinking.connect(self.thinking)
        self.bots.hinted.connect(self._tell_hint)
        self.bots.restarted.connect(lambda: self.trouble.emit("bot_restarted", ()))
        self.saver.failed.connect(lambda: self.trouble.emit("save_failed", (str(journal.path), self.saver.error)))
        self.saver.recovered.connect(self.saved)

    @property
    def can_undo(self) -> bool:
        return self.automatic.last_choice is not None

    @property
    def can_skip(self) -> bool:
        return self.match.outcome is None and not self.people & self.match.to_act and not self.waits

    @property
    def can_hint(self) -> bool:
        """Whether a person is to act, unless another person has taken over the table (hot seat)."""
        return bool(self.people & self.match.to_act) and not self.called

    @property
    def looks(self) -> bool:
        return self._looks and self._viewer == self._looking_seat

    @property
    def has_unread_result(self) -> bool:
        return self._is_deal_counted and not self._has_read

    @property
    def can_claim(self) -> bool:
        return not self._showing and self._viewer is not None and self.automatic.can_claim(self._viewer)

    @property
    def claims(self) -> bool:
        return self.automatic.claimer is not None

    @property
    def called(self) -> bool:
        """Whether the viewer has taken over with ``come`` but is not to act."""
        return self._called is not None and self._called not in self.match.to_act

    @property
    def can_redo(self) -> bool:
        return self.match.can_redo

    @property
    def can_restart(self) -> bool:
        """Whether a restart takes back a move: a person's or, if only bots play, any after the deal."""
        return self.can_undo if self.people else self.match.position > self._first

    def begin(self) -> None:
        self.bots.start()
        if self.journal.is_truncated:
            self.trouble.emit("torn", (str(self.journal.path),))
        self._lay()

    def play(self, move: Move) -> None:
        assert self._viewer is not None
        counted = self._is_deal_counted
        try:
            self.match.play(self._viewer, move)
        except Refused as error:
            self.refused.emit(error.refusal)
        else:
            self._has_read = counted
            self._emit_events()

    def claim(self) -> None:
        if self.can_claim and self._viewer is not None:
            self.automatic.claim(self._viewer)
            self.claiming.emit(True)
            self._go_on()

    def _end_claim(self) -> None:
        if self.automatic.claimer is not None:
            self.automatic.claimer = None
            self.claiming.emit(False)

    def settled(self) -> None:
        if self._showing:
            self._showing = False
            outcome = self.match.outcome
            if outcome is None:
                self._go_on()
            else:
                self.stop_skipping()
                self._end_claim()
                self.over.emit(outcome)

    def read(self) -> None:
        if self.reads:
            self.reads, self._has_read = False, True
            self._go_on()

    def end_pause(self) -> None:
        """End the viewer's look at another player's cards, else the pause before the next deal or automatic move."""
        if self._looks:
            self._has_looked = self.looks  # False for another person: the table is then hidden and handed over
            self._looks, self._called = False, None
            self.looking.emit()
            self._go_on()
            return
        if self._taking_time.isActive():
            self._taking_time.stop()
            self._act()

    def skip(self) -> None:
        """Make bots' moves without pauses until a person is to act or no longer sits out, or the match is over."""
        if self.can_skip and not self.skips:
            self.skips = True
            self._out = self._inactive_people
            self.skipping.emit(True)
            self.read()
            self.end_pause()

    def stop_skipping(self) -> None:
        if self.skips:
            self.skips = False
            self.skipping.emit(False)

    def wait_for_player(self) -> None:
        """Stop the match until ``come`` names the person who takes over this computer."""
        self.stop_skipping()
        self._end_claim()
        self.reads = self._looks = False
        self._stop_thinking()
        self.waits = True
        self.offered.emit(None)

    def come(self, seat: Seat | None = None) -> None:
        """Continue with the person at ``seat`` as viewer, even out of turn; None: with the same viewer."""
        self.waits = False
        if seat is not None:
            self._called = self._viewer = seat
        self.laid.emit(self.match.view(self._viewer))
        self._go_on()

    def undo(self) -> None:
        """Undo the last move that a person chose and all later ones; the match then counts as played with help."""
        position = self.automatic.last_choice
        if position is not None and self.match.rewind(position):
            self.match.assisted = True
            self.saver.save()
            self._lay()

    def redo(self) -> None:
        if self.match.redo():
            self.saver.save()
            self._lay()

    def hint(self) -> None:
        """Ask the best bot for a move; ``hinted`` is emitted with it unless the position changes first."""
        if not self._showing and self._viewer is not None and self.match.moves(self._viewer):
            self.bots.ask_hint(self._viewer)

    def _tell_hint(self, choice: Choice[Any], weighed: Sequence[Estimate[str]]) -> None:
        self.mark_assisted()
        self.hinted.emit(choice, weighed)

    def mark_assisted(self) -> None:
        if not self.match.assisted:
            self.match.assisted = True
            self.saver.save()

    def close(self) -> None:
        if self._closed:
            return
        self._closed = True
        self._stop_thinking()
        self.bots.close()
        self.saver.retry()
        self.blockSignals(True)
        self._showing = False
        self.journal.close(self.match)

    def _emit_events(self) -> None:
        self._stop_thinking()
        self._called = None
        self._looks = self._has_looked = False
        self._has_read = self._has_read and self._is_deal_counted
        self.saver.save()
        self.offered.emit(None)
        self._showing = True
        self.happened.emit(self.match.last_events(self._viewer), self.match.view(self._viewer))

    def _lay(self) -> None:
        self._stop_thinking()
        self.stop_skipping()
        self._called, self.waits = None, False
        self.reads = self._has_read = self._looks = self._has_looked = False
        self._showing = False  # skipping: what the table was showing does not matter
        self._end_claim()
        self.automatic.rewind()
        self._choose_viewer()
        self.laid.emit(self.match.view(self._viewer))
        self._go_on()

    def _go_on(self) -> None:
        """Start the next step once the table is up to date: a deal, a pause, an automatic move, a person or a bot."""
        if self.waits:
            return
        if self.skips and (self.people & self.match.to_act or self._out - self._inactive_people):
            self.stop_skipping()
        counted = self.has_unread_result and not self.skips
        if counted and not self.people & self.match.to_act:
            self.reads = True
            self.offered.emit(None)
            self.counted.emit()
            return
        if CHANCE in self.match.to_act:
            self._end_claim()
            if self.between and self.match.position and not self.skips and not self._has_read:
                self._taking_time.start(self.between)
            self._plan(CHANCE, None)
            return
        self._choose_viewer()
        self._looks = self._looking_seat is not None
        if self._looks:
            self.offered.emit((self.match.moves(self._viewer) or None) if self._viewer is not None else None)
            self.looking.emit()
            return
        if any(self.pause) and not self.skips and len(self.match.to_act) == 1:  # no pause if several act at once
            self._taking_time.start(self._rng.randint(*self.pause))
        if self._make_automatic_move():
            return
        moves = None if self._viewer is None else self.match.moves(self._viewer)
        self.offered.emit(moves or None)
        if counted:
            self.counted.emit()
        self._ask_bot()

    @property
    def _looking_seat(self) -> Seat | None:
        """Person who may still look at another player's cards before this deal is played."""
        played, rules = self.match.played, self.match.rules
        if self._has_looked or self.skips or not played or played[-1].seat != CHANCE:
            return None
        return next((seat for seat in sorted(self.people) if rules.look(self.match.view(seat))), None)

    def _make_automatic_move(self) -> bool:
        automatic = self.automatic
        claimed = automatic.next_claimed_move()
        if claimed is None and automatic.claimer in self.match.to_act:
            self._end_claim()  # it is not certain any more
        seat = automatic.claimer if claimed is not None else self._viewer
        move = claimed or (automatic.only_answer(seat) if seat is not None else None)
        if seat is None or move is None:
            return False
        self.offered.emit(None)
        if claimed is None and not automatic.is_formality(move):
            self.forced.emit(move)
            if self.grace:
                self._taking_time.start(self.grace)
        self._plan(seat, move)
        return True

    @property
    def _is_deal_counted(self) -> bool:
        return bool(self.match.to_act) and self.match.rules.is_counted(self.match.view(self._viewer))

    def _choose_viewer(self) -> None:
        looker = self._looking_seat
        waited_for = self.people & self.match.to_act if looker is None else frozenset({looker})
        if self._called is None and waited_for and self._viewer not in waited_for:
            self._viewer = min(waited_for)

    def _ask_bot(self) -> None:
        if self._next is None:
            self.bots.ask_bot(hurries=self.skips)

    def _plan(self, seat: Seat, move: Move | None) -> None:
        self._next = (seat, move)
        if not self._taking_time.isActive():
            self._act()

    def _act(self) -> None:
        """Make the planned move; if there is none yet, ``_plan`` makes it when it is chosen."""
        if self._next is not None:
            seat, move = self._next
            if move is None:
                self.match.chance()
            else:
                self.match.play(seat, move)
            self._emit_events()

    def _stop_thinking(self) -> None:
        self._taking_time.stop()
        self._next = None
        self.bots.cancel()
