"""One match on the table: its people, its bots and its file."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from bluestick.app.saves import Journal
from bluestick.app.thinker import BY_LOT, Thinker, Thought
from bluestick.app.worker import ThinkRequest
from bluestick.engine.bots import SECONDS, Level
from bluestick.engine.events import Event
from bluestick.engine.match import AnyMatch, seen_by
from bluestick.engine.moves import Move, Refused
from bluestick.engine.seats import CHANCE, Seat


class Session(QObject):
    """Drives a match: deals, asks bots, keeps the file.

    It waits for ``settled`` after everything that happened; after ``laid`` the table is settled at once.
    """

    happened = Signal(object, object)
    """Events as the viewer sees them, and the view after them."""
    laid = Signal(object)
    """The view, all at once: at the beginning, and after undo, redo and restart."""
    offered = Signal(object)
    """The MoveSet of what the hand may do now, or None."""
    refused = Signal(object)
    """The Refusal of a move that the hand chose."""
    hinted = Signal(object)
    """Choice."""
    thinking = Signal(object)
    """The Seat whose bot thinks, or None."""
    trouble = Signal(str, object)
    """A code and its arguments: ``save_failed`` (path, the system's reason), ``torn`` (path), ``bot_restarted`` ()."""
    over = Signal(object)
    """Outcome: the match has just ended, and the table has shown it."""

    def __init__(self, match: AnyMatch, journal: Journal, thinker: Thinker, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.match = match
        self.journal = journal
        self.people = frozenset(Seat(seat) for seat, player in enumerate(match.players) if player.level is None)
        self._thinker = thinker
        self._viewer = min(self.people, default=None)
        self._closed = False
        self._showing = False  # the table is busy with something that happened
        self._unsaved = False  # and the player knows
        self._restarted = False  # and the player knows
        self._thinks: Seat | None = None
        self._bot_request: ThinkRequest | None = None
        self._hint_request: ThinkRequest | None = None
        self._idle: frozenset[Seat] = frozenset()  # bots that need not act, and want nothing now
        thinker.answered.connect(self._hear)
        thinker.restarted.connect(self._tell_restart)

    @property
    def viewer(self) -> Seat | None:
        """Through whose eyes the table is seen: the person waited for; None for an onlooker."""
        return self._viewer

    @property
    def can_undo(self) -> bool:
        """Whether a person has made a move."""
        return any(played.seat in self.people for played in self.match.played)

    @property
    def can_redo(self) -> bool:
        """Whether a move was taken back since the last one was made."""
        return self.match.can_redo

    @property
    def can_restart(self) -> bool:
        """Whether anything has happened since the first deal."""
        return self.match.position > self._first

    def begin(self) -> None:
        """Lay the table and go on where the match stands."""
        if self.people != frozenset(range(self.match.setup.seats)):
            self._thinker.start()
        if self.journal.torn:
            self.trouble.emit("torn", (str(self.journal.path),))
        self._lay()

    def play(self, move: Move) -> None:
        """The hand has chosen."""
        assert self._viewer is not None
        try:
            events = self.match.play(self._viewer, move)
        except Refused as error:
            self.refused.emit(error.refusal)
        else:
            self._happen(events)

    def settled(self) -> None:
        """The table has shown everything that happened."""
        if self._showing:
            self._showing = False
            outcome = self.match.outcome
            if outcome is None:
                self._go_on()
            else:
                self.over.emit(outcome)

    def undo(self) -> None:
        """Back to before the last move of a person."""
        if self.match.undo(self.people):
            self._take_back()

    def restart(self) -> None:
        """Back to the beginning, with the same deal."""
        if self.match.rewind(self._first):
            self._take_back()

    def redo(self) -> None:
        """Take back the last undo or restart."""
        if self.match.redo():
            self._save()
            self._lay()

    def hint(self) -> None:
        """Ask the best bot what it would do here. ``hinted`` tells, unless the position changes before."""
        if not self._showing and self._viewer is not None and self.match.moves(self._viewer):
            self._hint_request = self._request(self._viewer, Level.HARD)
            self._thinker.ask(self._hint_request)

    def close(self) -> None:
        """Put the match away. The session hears and says nothing any more."""
        if self._closed:
            return
        self._closed = True
        self._stop_thinking()
        self._thinker.answered.disconnect(self._hear)
        self._thinker.restarted.disconnect(self._tell_restart)
        if self._unsaved:
            self._save()
        self.blockSignals(True)
        self._showing = False
        self.journal.close(self.match)

    @property
    def _first(self) -> int:
        """The position just after the first deal."""
        played = self.match.played
        return 1 if played and played[0].seat == CHANCE else 0

    def _happen(self, events: tuple[Event, ...]) -> None:
        self._stop_thinking()
        self._save()
        self.offered.emit(None)
        self._showing = True
        self.happened.emit(seen_by(self._viewer, events), self.match.view(self._viewer))

    def _take_back(self) -> None:
        self.match.assisted = True
        self._save()
        self._lay()

    def _lay(self) -> None:
        self._stop_thinking()
        self._showing = False  # a table that now hurries to its end has nothing to say
        self._choose_viewer()
        self.laid.emit(self.match.view(self._viewer))
        self._go_on()

    def _go_on(self) -> None:
        """The table shows how things stand. What comes next?"""
        if CHANCE in self.match.to_act:
            self._happen(self.match.chance())
            return
        self._choose_viewer()
        moves = None if self._viewer is None else self.match.moves(self._viewer)
        self.offered.emit(moves or None)
        self._ask_bot()

    def _choose_viewer(self) -> None:
        waited_for = self.people & self.match.to_act
        if waited_for and self._viewer not in waited_for:
            self._viewer = min(waited_for)

    def _ask_bot(self) -> None:
        """Those waited for come first; others only if they may do something out of turn."""
        waited_for = self.match.to_act
        bots = frozenset(map(Seat, range(self.match.setup.seats))) - self.people - self._idle
        for seat in sorted(bots, key=lambda seat: (seat not in waited_for, seat)):
            if seat in waited_for or self.match.moves(seat):
                self._bot_request = self._request(seat, Level(self.match.players[seat].level or Level.HARD))
                self._tell_thinking(seat)
                self._thinker.ask(self._bot_request)
                return
        self._tell_thinking(None)

    def _request(self, seat: Seat, level: Level) -> ThinkRequest:
        decision = sum(played.seat == seat for played in self.match.played)
        return ThinkRequest(
            self.match.rules.id,
            self.match.view(seat),
            self.match.heard(seat),
            level,
            SECONDS[level],
            self.match.id,
            seat,
            decision,
        )

    def _hear(self, thought: Thought) -> None:
        if thought.request is self._hint_request:
            self._hint_request = None
            if thought.choice is not None and thought.choice.reason.code != BY_LOT:
                if not self.match.assisted:
                    self.match.assisted = True
                    self._save()
                self.hinted.emit(thought.choice)
            self._ask_bot()  # again, if the hint came in between
        elif thought.request is self._bot_request:
            self._bot_request = None
            if thought.choice is None:
                self._idle |= {thought.request.seat}
                self._ask_bot()
            else:
                self._happen(self.match.play(thought.request.seat, thought.choice.move))

    def _stop_thinking(self) -> None:
        """The position changes: what is being thought about is of no use."""
        if self._bot_request is not None or self._hint_request is not None:
            self._thinker.cancel()
        self._bot_request = self._hint_request = None
        self._idle = frozenset()
        self._tell_thinking(None)

    def _tell_thinking(self, seat: Seat | None) -> None:
        if seat != self._thinks:
            self._thinks = seat
            self.thinking.emit(seat)

    def _tell_restart(self) -> None:
        if not self._restarted and (self._bot_request is not None or self._hint_request is not None):
            self._restarted = True
            self.trouble.emit("bot_restarted", ())

    def _save(self) -> None:
        try:
            self.journal.save(self.match)
        except OSError as error:
            if not self._unsaved:
                self._unsaved = True
                self.trouble.emit("save_failed", (str(self.journal.path), error.strerror or str(error)))
        else:
            self._unsaved = False
