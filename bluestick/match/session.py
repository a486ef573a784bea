"""Session of a match: turns of people and bots, pauses, undo, and saving to a file.

Long, because all decisions about the turn and about waiting are made in one place.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from itertools import islice
from random import Random
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from bluestick.engine.bots import RECENT, SECONDS, Choice, Level
from bluestick.engine.match import AnyMatch
from bluestick.engine.moves import Move, Refused
from bluestick.engine.rules import View
from bluestick.engine.seats import CHANCE, Seat
from bluestick.engine.verdicts import Mark
from bluestick.match.bot_client import BY_LOT, BotClient, Thought
from bluestick.match.bot_process import ThinkRequest
from bluestick.match.evaluation_cache import EvaluationCache, KnownPosition
from bluestick.store.journal import Journal

IN_A_HURRY = 0.05
"""Time limit of a bot in seconds while the player skips ahead."""


class Session(QObject):
    """Controller of a match: makes the deals, asks bots for moves, takes moves from people, saves the file.

    After each ``happened`` it waits until the table calls ``settled``; after ``laid`` it does not wait.
    """

    happened = Signal(object, object)
    """Emitted after a move; arguments: ``Match.shown`` for the viewer, and the view after its last event."""
    laid = Signal(object)
    """Emitted when the table is to show a position without animation (start, undo, redo); argument: the view."""
    offered = Signal(object)
    """Emitted when the viewer's legal moves change; argument: MoveSet, or None if the viewer cannot move now."""
    refused = Signal(object)
    """Emitted when the viewer's move is illegal; argument: Refusal."""
    hinted = Signal(object, object)
    """Emitted when a hint is ready; arguments: Choice, and a sequence of Estimates of moves, the best first."""
    thinking = Signal(object)
    """Emitted when another bot, or none, starts to think; argument: its Seat, or None."""
    trouble = Signal(str, object)
    """Emitted on a problem; arguments: code and details: ``save_failed`` (path, system error), ``torn`` (path) or
    ``bot_restarted``."""
    saved = Signal()
    """Emitted when everything is in the file again after a ``save_failed``."""
    over = Signal(object)
    """Emitted when the match has ended and the table has shown it; argument: Outcome."""
    skipping = Signal(bool)
    """Emitted when skipping ahead starts (True) or ends (False)."""
    forced = Signal(object)
    """Emitted before the only legal move of a person is made automatically; argument: Move."""
    claiming = Signal(bool)
    """Emitted when a claim of all remaining tricks starts (True) or ends (False)."""
    looking = Signal()
    """Emitted when a look at another player's cards starts or ends; only ``end_pause`` or a move ends it."""
    plays = True
    """Whether the match is continued, by people or bots."""
    has_present = True
    """Whether moves can be made, or tried, at the last position."""
    shows_end = True
    """Whether the end of the match is shown with its result."""
    moments: Mapping[int, Seat] = {}
    """Positions to step through, each with the seat that looks at it; empty: all positions."""
    counted = Signal()
    """Emitted when a scored deal can be read; the session waits for ``read``, or for a person's move."""

    def __init__(self, match: AnyMatch, journal: Journal, thinker: BotClient, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.pause = (0, 0)
        """Shortest and longest pause before a bot's move, in milliseconds; set by the owner of the session."""
        self.between = 0
        """Milliseconds before the next deal."""
        self.forced_passes = self.forced_plays = False
        """Whether a pass (another move) is made automatically if it is the only legal move of the only person."""
        self.grace = 0
        """Milliseconds between the signal ``forced`` and the automatic move."""
        self.match = match
        self.journal = journal
        self.people = frozenset(Seat(seat) for seat, player in enumerate(match.players) if player.level is None)
        self._thinker = thinker
        self._viewer = min(self.people, default=None)
        self._closed = False
        self._showing = False  # the table is still showing events
        self._unsaved = ""  # system error that the player was shown; empty: all is saved
        self._restarted = False  # the player was shown a restart
        self._thinks: Seat | None = None
        self._bot_request: ThinkRequest | None = None
        self._hint_request: ThinkRequest | None = None
        self._idle: frozenset[Seat] = frozenset()  # bots that are not to act and want no move now
        self._taking_time = QTimer(self, singleShot=True)
        self._taking_time.timeout.connect(self._act)
        self._next: tuple[Seat, Move | None] | None = None  # made when the pause is over; move None: a deal
        self._rng = Random()
        self._skips = False
        self._out: frozenset[Seat] = frozenset()  # people who sat out when skipping began
        self._claims: Seat | None = None  # the seat that claims all remaining tricks
        self._sure: tuple[Move | None] | None = None  # the viewer's certain move; None: not computed yet
        self._claimed_at = 0  # the position at which the claim began
        self._claimed: frozenset[int] = frozenset()  # positions of its moves, except the first
        self._called: Seat | None = None  # seat that has taken over out of turn
        self._waits = False  # for a person to take over
        self._reads = False  # waits until the scored deal is read
        self._has_read = False  # the latest scored deal was read
        self._looks = False  # waits while the viewer looks at another's cards before the first lead
        self._has_looked = False  # in this deal
        thinker.answered.connect(self._hear)
        thinker.restarted.connect(self._tell_restart)

    @property
    def ledger(self) -> EvaluationCache:
        """Cache of the evaluated positions of this match."""
        return EvaluationCache.of(self.match.id, self.journal.store)

    @property
    def viewer(self) -> Seat | None:
        """Seat from whose point of view the table is shown: a person who is, or last was, to act; None: an onlooker."""
        return self._viewer

    @property
    def can_undo(self) -> bool:
        """Whether a person has chosen a move that can be undone."""
        return self._last_choice is not None

    @property
    def can_skip(self) -> bool:
        """Whether only bots are to act, so that their moves can be skipped."""
        return self.match.outcome is None and not self.people & self.match.to_act and not self._waits

    @property
    def can_hint(self) -> bool:
        """Whether a person at this computer has to act, unless another one has taken over the table (hot seat)."""
        return bool(self.people & self.match.to_act) and not self.called

    @property
    def is_hot_seat(self) -> bool:
        """Whether several people take turns at this computer who may not see each other's cards."""
        return self.match.rules.has_secrets and len(self.people) > 1 and self.match.outcome is None

    @property
    def skips(self) -> bool:
        """Whether moves are being skipped."""
        return self._skips

    @property
    def waits(self) -> bool:
        """Whether the session is stopped until ``come`` names the person who takes over this computer."""
        return self._waits

    @property
    def reads(self) -> bool:
        """Whether the session waits for ``read``: a scored deal is shown, and no person is to act."""
        return self._reads

    @property
    def looks(self) -> bool:
        """Whether the session waits while the viewer looks at another player's cards."""
        return self._looks and self._viewer == self._looker

    @property
    def unread(self) -> bool:
        """Whether a scored deal is shown and the player has not continued yet."""
        return self._counted and not self._has_read

    @property
    def can_claim(self) -> bool:
        """Whether the only person is to act and certain to win all remaining tricks, of which there are several."""
        if self._viewer is None or self._viewer not in self.match.to_act or len(self.people) > 1:
            return False
        if self._showing or self._claims is not None:
            return False
        view = self.match.view(self._viewer)
        if self._sure is None:  # several callers need it
            self._sure = (self.match.rules.sure(view),)
        (move,) = self._sure
        return move is not None and len(self.match.rules.parts(move)) < len(view.hand)

    @property
    def claims(self) -> bool:
        """Whether a claim (automatic play of tricks that the viewer is certain to win) is in progress."""
        return self._claims is not None

    @property
    def called(self) -> bool:
        """Whether the viewer was chosen with ``come`` and is not to act."""
        return self._called is not None and self._called not in self.match.to_act

    @property
    def sits_out(self) -> bool:
        """Whether the viewer cannot act before the next deal or round; always True for an onlooker."""
        return self._viewer is None or self._viewer in self._sitting_out

    @property
    def for_good(self) -> bool:
        """Whether no person will have a move again in this match."""
        rules = self.match.rules
        return all(rules.is_out(self.match.view(seat)) for seat in self.people)

    @property
    def can_redo(self) -> bool:
        """Whether there is an undone move."""
        return self.match.can_redo

    @property
    def can_restart(self) -> bool:
        """Whether a move was made that a restart takes back: a person's or, if only bots play, any after the deal."""
        return self.can_undo if self.people else self.match.position > self._first

    @property
    def unsaved(self) -> str:
        """System error message if something could not be saved; empty if all is saved."""
        return self._unsaved

    def view(self, seat: Seat | None, position: int | None = None) -> View:
        """Return what a seat (None: an onlooker) can know after ``position`` moves; None: now."""
        view: View = self.match.rules.view(self._state(position), seat)
        return view

    def turn_to(self, position: int) -> None:
        """Prepare to show an earlier position."""

    def _state(self, position: int | None) -> Any:
        match = self.match
        position = match.position if position is None else position
        return match.played[position - 1].step.state if position else match.rules.start(match.setup)

    def keep(self) -> bool:
        """Save again if the last save failed; return whether everything is in the file now."""
        if self._unsaved:
            self._save()
        return not self._unsaved

    def begin(self) -> None:
        """Show the position on the table and continue the match from there."""
        if self.people != frozenset(range(self.match.setup.seats)):
            self._thinker.start()
        if self.journal.is_truncated:
            self.trouble.emit("torn", (str(self.journal.path),))
        self._lay()

    def play(self, move: Move) -> None:
        """Make a move of the viewer."""
        assert self._viewer is not None
        counted = self._counted
        try:
            self.match.play(self._viewer, move)
        except Refused as error:
            self.refused.emit(error.refusal)
        else:
            self._has_read = counted
            self._happen()

    def claim(self) -> None:
        """Make all remaining moves of the viewer, one by one."""
        if self.can_claim:
            self._claims, self._claimed_at = self._viewer, self.match.position
            self.claiming.emit(True)
            self._go_on()

    def _end_claim(self) -> None:
        if self._claims is not None:
            self._claims = None
            self.claiming.emit(False)

    def settled(self) -> None:
        """Continue after the table has shown all events."""
        if self._showing:
            self._showing = False
            outcome = self.match.outcome
            if outcome is None:
                self._go_on()
            else:
                self.look_on()
                self._end_claim()
                self.over.emit(outcome)

    def read(self) -> None:
        """Continue after the player has read the scored deal."""
        if self._reads:
            self._reads, self._has_read = False, True
            self._go_on()

    def end_pause(self) -> None:
        """End a pause: the viewer's look at another player's cards, or the time that a bot takes."""
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
        """Skip bots' moves without pauses until a person is to act or takes part again, or the match is over."""
        if self.can_skip and not self._skips:
            self._skips = True
            self._out = self._sitting_out
            self.skipping.emit(True)
            self.read()
            self.end_pause()

    def look_on(self) -> None:
        """Stop skipping."""
        if self._skips:
            self._skips = False
            self.skipping.emit(False)

    def wait(self) -> None:
        """Stop the match until ``come`` names the person who takes over this computer."""
        self.look_on()
        self._end_claim()
        self._reads = self._looks = False
        self._stop_thinking()
        self._waits = True
        self.offered.emit(None)

    def come(self, seat: Seat | None = None) -> None:
        """Continue with the person at ``seat`` as viewer, even out of turn; None: the viewer stays the same."""
        self._waits = False
        if seat is not None:
            self._called = self._viewer = seat
        self.laid.emit(self.match.view(self._viewer))
        self._go_on()

    def undo(self) -> None:
        """Go back to before the last move that a person has chosen, and mark the match as played with help."""
        position = self._last_choice
        if position is not None and self.match.rewind(position):
            self.match.assisted = True
            self._save()
            self._lay()

    def once_more(self) -> AnyMatch:
        """Return a new match with the same players and the same first deal; this one stays as it is."""
        return self.match.branch(self._first)

    def write_down(self) -> None:
        """Save the match, even if no move was made yet and so no file exists."""
        self._save()

    def redo(self) -> None:
        """Revert the last undo."""
        if self.match.redo():
            self._save()
            self._lay()

    def hint(self) -> None:
        """Ask the best bot for a move; ``hinted`` is emitted with it unless the position changes first."""
        if not self._showing and self._viewer is not None and self.match.moves(self._viewer):
            request = self.weighing(self._viewer)
            key = self.ledger.key(request)
            left = self.ledger.left(key, request.seconds)
            page = self.ledger.page(key)
            if not left and page is not None and page.found:
                self._tell_hint(key, page)
            else:
                self._hint_request = replace(request, seconds=left or request.seconds)
                self._thinker.ask(self._hint_request)

    def _tell_hint(self, key: str, page: KnownPosition) -> None:
        """Emit ``hinted`` with the best known move, and record its mark so that no review criticises it."""
        self.assist()
        best = page.found[0]
        if best.basis.weighs:
            self.ledger.tell(key, best.move, page.told.get(best.move, Mark.GOOD))
        self.hinted.emit(Choice(self.match.rules.read(best.move), best.reason), page.found)

    def assist(self) -> None:
        """Mark the match as played with help."""
        if not self.match.assisted:
            self.match.assisted = True
            self._save()

    def weighing(self, seat: Seat) -> ThinkRequest:
        """Return the request to the hard bot to evaluate the moves of a seat in the current position."""
        return replace(self._request(seat, Level.HARD, SECONDS[Level.HARD]), weigh=())

    def close(self) -> None:
        """Save and close the match, and disconnect the session."""
        if self._closed:
            return
        self._closed = True
        self._stop_thinking()
        self._thinker.answered.disconnect(self._hear)
        self._thinker.restarted.disconnect(self._tell_restart)
        self.keep()
        self.blockSignals(True)
        self._showing = False
        self.journal.close(self.match)

    @property
    def _first(self) -> int:
        """Position after the first deal."""
        played = self.match.played
        return 1 if played and played[0].seat == CHANCE else 0

    @property
    def _last_choice(self) -> int | None:
        """Position before the last move that a person chose (automatic moves do not count); None if there is none."""
        played = self.match.played
        for place in range(len(played) - 1, -1, -1):
            move = played[place].move
            if played[place].seat not in self.people or self._goes_without(move) or place in self._claimed:
                continue
            if not (self._may_be_forced(move) and self._only_move(place) is not None):
                return place
        return None

    def _only_move(self, position: int) -> Move | None:
        """Return the only legal move at a position; None if there was a choice."""
        match, played = self.match, self.match.played[position]
        before = match.rules.view(match.played[position - 1].step.state, played.seat)
        moves = tuple(islice(match.rules.moves(before), 2))
        return moves[0] if len(moves) == 1 else None

    @property
    def _sitting_out(self) -> frozenset[Seat]:
        """People who cannot act before the next deal or round."""
        rules = self.match.rules
        return frozenset(seat for seat in self.people if rules.sits_out(self.match.view(seat)))

    def _goes_without(self, move: Move) -> bool:
        """Return whether a move is a formality to be made automatically.

        Never with several people at the computer: it would reveal what a hand lacks.
        """
        return move.formality and len(self.people) == 1

    def _may_be_forced(self, move: Move) -> bool:
        """Return whether a move is made automatically if it is the only one; never with several people, as that could
        reveal cards."""
        return (self.forced_passes if move.passes else self.forced_plays) and len(self.people) == 1

    def _happen(self) -> None:
        self._stop_thinking()
        self._called = None
        self._looks = self._has_looked = False
        self._has_read = self._has_read and self._counted
        self._save()
        self.offered.emit(None)
        self._showing = True
        self.happened.emit(self.match.shown(self._viewer), self.match.view(self._viewer))

    def _lay(self) -> None:
        self._stop_thinking()
        self.look_on()
        self._called, self._waits = None, False
        self._reads = self._has_read = self._looks = self._has_looked = False
        self._showing = False  # skipping: what the table was showing does not matter
        self._end_claim()
        self._claimed = frozenset(place for place in self._claimed if place < self.match.position)
        self._choose_viewer()
        self.laid.emit(self.match.view(self._viewer))
        self._go_on()

    def _go_on(self) -> None:
        """Start what comes next once the table is up to date: a deal, a pause, an automatic move, a person or a bot."""
        if self._waits:
            return
        if self._skips and (self.people & self.match.to_act or self._out - self._sitting_out):
            self.look_on()
        counted = self.unread and not self._skips
        if counted and not self.people & self.match.to_act:
            self._reads = True
            self.offered.emit(None)
            self.counted.emit()
            return
        if CHANCE in self.match.to_act:
            self._end_claim()
            if self.between and self.match.position and not self._skips and not self._has_read:
                self._taking_time.start(self.between)
            self._plan(CHANCE, None)
            return
        self._choose_viewer()
        self._looks = self._looker is not None
        if self._looks:
            self.offered.emit((self.match.moves(self._viewer) or None) if self._viewer is not None else None)
            self.looking.emit()
            return
        if any(self.pause) and not self._skips and len(self.match.to_act) == 1:  # no pause if several act at once
            self._taking_time.start(self._rng.randint(*self.pause))
        only = self._sure_move() or self._only_answer()
        if only is not None:
            self.offered.emit(None)
            if not (self.claims or self._goes_without(only[1])):
                self.forced.emit(only[1])
                if self.grace:
                    self._taking_time.start(self.grace)
            self._plan(*only)
            return
        moves = None if self._viewer is None else self.match.moves(self._viewer)
        self.offered.emit(moves or None)
        if counted:
            self.counted.emit()
        self._ask_bot()

    @property
    def _looker(self) -> Seat | None:
        """Person who may look at another player's cards before this deal is played, and has not done so; or None."""
        played, rules = self.match.played, self.match.rules
        if self._has_looked or self._skips or not played or played[-1].seat != CHANCE:
            return None
        return next((seat for seat in sorted(self.people) if rules.look(self.match.view(seat))), None)

    def _sure_move(self) -> tuple[Seat, Move] | None:
        """Return the next move of a claim in progress, or None."""
        if self._claims is None or self._claims not in self.match.to_act:
            return None
        move = self.match.rules.sure(self.match.view(self._claims))
        if move is None:
            self._end_claim()
            return None
        if self.match.position > self._claimed_at:
            self._claimed |= {self.match.position}
        return self._claims, move

    @property
    def _counted(self) -> bool:
        """Whether the viewer sees a scored deal and the match is not over."""
        return bool(self.match.to_act) and self.match.rules.is_counted(self.match.view(self._viewer))

    def _only_answer(self) -> tuple[Seat, Move] | None:
        """Return the viewer's only legal move if it is made automatically, else None."""
        if self._viewer is None or self._viewer not in self.match.to_act:
            return None
        moves = tuple(islice(self.match.moves(self._viewer), 2))
        if len(moves) != 1 or not (self._goes_without(moves[0]) or self._may_be_forced(moves[0])):
            return None
        return self._viewer, moves[0]

    def _choose_viewer(self) -> None:
        looker = self._looker
        waited_for = self.people & self.match.to_act if looker is None else frozenset({looker})
        if self._called is None and waited_for and self._viewer not in waited_for:
            self._viewer = min(waited_for)

    def _ask_bot(self) -> None:
        """Ask the next bot for a move; bots that may act out of turn come first, as the next move ends their chance."""
        if self._next is not None:
            return
        waited_for = self.match.to_act
        bots = frozenset(map(Seat, range(self.match.setup.seats))) - self.people
        if not self._skips:
            self._tell_thinking(min(bots & waited_for, default=None))  # no bot out of turn: it would reveal something
        for seat in sorted(bots - self._idle, key=lambda seat: (seat in waited_for, seat)):
            if seat in waited_for or self.match.moves(seat):
                level = Level(self.match.players[seat].level or Level.HARD)
                self._bot_request = self._request(seat, level, IN_A_HURRY if self._skips else SECONDS[level])
                self._thinker.ask(self._bot_request)
                return

    def _request(self, seat: Seat, level: Level, seconds: float) -> ThinkRequest:
        decision = sum(played.seat == seat for played in self.match.played)
        return ThinkRequest(
            self.match.rules.id,
            self.match.view(seat),
            self.match.heard(seat, RECENT),
            level,
            min(seconds, SECONDS[level]),
            self.match.id,
            seat,
            decision,
        )

    def _hear(self, thought: Thought) -> None:
        if thought.request is self._hint_request:
            self._hint_request = None
            if thought.choice is not None and thought.choice.reason.code != BY_LOT:
                key = thought.request.key
                page = self.ledger.learn(key, thought.weighed, thought.request.seconds)
                if page.found:
                    self._tell_hint(key, page)
                else:  # the best move is known, but there are no estimates
                    self.assist()
                    self.hinted.emit(thought.choice, ())
            self._ask_bot()  # again, if the hint has cancelled a request
        elif thought.request is self._bot_request:
            self._bot_request = None
            if thought.choice is None:
                self._idle |= {thought.request.seat}
                self._ask_bot()
            else:
                self._plan(thought.request.seat, thought.choice.move)

    def _plan(self, seat: Seat, move: Move | None) -> None:
        """Make a move (None: the deal) as soon as the pause is over."""
        self._next = (seat, move)
        if not self._taking_time.isActive():
            self._act()

    def _act(self) -> None:
        """Make the planned move now; if there is none yet, ``_plan`` makes it when it is chosen."""
        if self._next is not None:
            seat, move = self._next
            if move is None:
                self.match.chance()
            else:
                self.match.play(seat, move)
            self._happen()

    def _stop_thinking(self) -> None:
        """Cancel all requests to bots, the pause and the planned move, as the position changes."""
        if self._bot_request is not None or self._hint_request is not None:
            self._thinker.cancel()
        self._bot_request = self._hint_request = self._sure = None
        self._taking_time.stop()
        self._next = None
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
        before = self._unsaved
        try:
            self.journal.save(self.match)
        except OSError as error:
            self._unsaved = error.strerror or str(error)
            if not before:
                self.trouble.emit("save_failed", (str(self.journal.path), self._unsaved))
        else:
            self._unsaved = ""
            if before:
                self.saved.emit()
