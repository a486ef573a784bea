"""Session of a match: people, bots, pace, undo, and the file it is saved to.

Long, because whose turn it is, and who waits for whom, is decided in one place.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import islice
from random import Random

from PySide6.QtCore import QObject, QTimer, Signal

from bluestick.engine.bots import RECENT, SECONDS, Choice, Level
from bluestick.engine.events import Event
from bluestick.engine.match import AnyMatch, seen_by
from bluestick.engine.moves import Move, Refused
from bluestick.engine.rules import View
from bluestick.engine.seats import CHANCE, Seat
from bluestick.engine.verdicts import Mark
from bluestick.match.bot_client import BY_LOT, BotClient, Thought
from bluestick.match.bot_process import ThinkRequest
from bluestick.match.evaluation_cache import EvaluationCache, KnownPosition
from bluestick.store.match_store import Journal

IN_A_HURRY = 0.05
"""Seconds in which a bot has to answer while nobody looks on."""


class Session(QObject):
    """Drives a match: deals, asks bots, keeps the file.

    It waits for ``settled`` after everything that happened; after ``laid`` the table is settled at once.
    """

    happened = Signal(object, object)
    """Events as the viewer sees them, and the view after them."""
    laid = Signal(object)
    """The view, all at once: at the beginning, and after undo and redo."""
    offered = Signal(object)
    """The MoveSet of what the hand may do now, or None."""
    refused = Signal(object)
    """The Refusal of a move that the hand chose."""
    hinted = Signal(object, object)
    """Choice, and what moves are worth: an Estimate of each, the best first."""
    thinking = Signal(object)
    """The Seat whose bot thinks, or None."""
    trouble = Signal(str, object)
    """A code and its arguments: ``save_failed`` (path, the system's reason), ``torn`` (path), ``bot_restarted`` ()."""
    saved = Signal()
    """After a ``save_failed`` everything is in the file again."""
    over = Signal(object)
    """Outcome: the match has just ended, and the table has shown it."""
    skipping = Signal(bool)
    """Whether nobody wants to look on until a person is asked."""
    forced = Signal(object)
    """The Move that is made by itself next, because a person may do nothing else."""
    claiming = Signal(bool)
    """Whether a person lays down all that is left."""
    looking = Signal()
    """Whether the viewer looks at cards of another has changed: while that lasts, only ``hurry`` or a move goes on."""
    counted = Signal()
    """What a deal has come to can be read now, and nothing goes on before ``read``, or before a person has answered."""

    def __init__(self, match: AnyMatch, journal: Journal, thinker: BotClient, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.pause = (0, 0)
        """Between how many and how many milliseconds a bot takes at least; whoever holds the table sets it."""
        self.between = 0
        """Milliseconds before the next deal."""
        self.forced_passes = self.forced_plays = False
        """Whether a lone person who can only pass, or play one thing, does so by herself."""
        self.grace = 0
        """Milliseconds from saying so to doing it."""
        self.is_counted: Callable[[View], bool] = lambda view: False
        """Whether a view shows what has been counted, for somebody to read; whoever holds the table sets it."""
        self.match = match
        self.journal = journal
        self.people = frozenset(Seat(seat) for seat, player in enumerate(match.players) if player.level is None)
        self._thinker = thinker
        self._viewer = min(self.people, default=None)
        self._closed = False
        self._showing = False  # the table is busy with something that happened
        self._unsaved = ""  # why, and the player knows
        self._restarted = False  # and the player knows
        self._thinks: Seat | None = None
        self._bot_request: ThinkRequest | None = None
        self._hint_request: ThinkRequest | None = None
        self._idle: frozenset[Seat] = frozenset()  # bots that need not act, and want nothing now
        self._taking_time = QTimer(self, singleShot=True)
        self._taking_time.timeout.connect(self._act)
        self._next: tuple[Seat, Move | None] | None = None  # what is done as soon as that time is over; None: a deal
        self._rng = Random()
        self._skips = False
        self._out: frozenset[Seat] = frozenset()  # people who sat out when that began
        self._claims: Seat | None = None  # who lays down all that is left
        self._sure: tuple[Move | None] | None = None  # what is certainly the viewer's next move; None: not asked yet
        self._claimed_at = 0  # the position at which that began
        self._claimed: frozenset[int] = frozenset()  # the positions of what was laid down so, but for the first
        self._called: Seat | None = None  # who has come to the table, though others are waited for
        self._waits = False  # for somebody to come to the table
        self._reads = False  # what was counted: nothing goes on before
        self._has_read = False  # what was counted last
        self._looks = False  # at cards of another, as the viewer may before the first lead
        self._has_looked = False  # in this deal
        thinker.answered.connect(self._hear)
        thinker.restarted.connect(self._tell_restart)

    @property
    def ledger(self) -> EvaluationCache:
        """What is known of the positions of this match."""
        return EvaluationCache.of(self.match.id, self.journal.saves)

    @property
    def viewer(self) -> Seat | None:
        """Through whose eyes the table is seen: the person waited for; None for an onlooker."""
        return self._viewer

    @property
    def can_undo(self) -> bool:
        """Whether a person has made a move."""
        return self._last_choice is not None

    @property
    def can_skip(self) -> bool:
        """Whether there is anything to look on at."""
        return self.match.outcome is None and not self.people & self.match.to_act and not self._waits

    @property
    def skips(self) -> bool:
        """Whether nobody wants to look on now."""
        return self._skips

    @property
    def waits(self) -> bool:
        """Whether somebody is coming to the table."""
        return self._waits

    @property
    def reads(self) -> bool:
        """Whether nothing goes on until somebody has read what was counted."""
        return self._reads

    @property
    def looks(self) -> bool:
        """Whether nothing goes on until the viewer has looked at cards of another."""
        return self._looks and self._viewer == self._looker

    @property
    def unread(self) -> bool:
        """Whether what was counted lies there, and nobody has gone on from it."""
        return self._counted and not self._has_read and not self._showing

    @property
    def can_claim(self) -> bool:
        """Whether it is certain that a lone person takes all that is left, with more than one move."""
        if self._viewer is None or self._viewer not in self.match.to_act or len(self.people) > 1:
            return False
        if self._showing or self._claims is not None:
            return False
        view = self.match.view(self._viewer)
        if self._sure is None:  # it is asked for by everything that offers it
            self._sure = (self.match.rules.sure(view),)
        (move,) = self._sure
        return move is not None and len(self.match.rules.parts(move)) < len(view.hand)

    @property
    def claims(self) -> bool:
        """Whether a person lays down all that is left."""
        return self._claims is not None

    @property
    def called(self) -> bool:
        """Whether somebody has come to the table who is not waited for."""
        return self._called is not None and self._called not in self.match.to_act

    @property
    def sits_out(self) -> bool:
        """Whether the viewer can only look on until it is asked again; an onlooker always does."""
        return self._viewer is None or self._viewer in self._sitting_out

    @property
    def for_good(self) -> bool:
        """Whether nobody here will be asked any more: all that is left is to look on."""
        rules = self.match.rules
        return all(rules.is_out(self.match.view(seat)) for seat in self.people)

    @property
    def can_redo(self) -> bool:
        """Whether a move was taken back since the last one was made."""
        return self.match.can_redo

    @property
    def can_restart(self) -> bool:
        """Whether there is anything to begin again: what bots alone have done since the first deal is nothing."""
        return self.can_undo if self.people else self.match.position > self._first

    @property
    def unsaved(self) -> str:
        """Why something is not in the file yet, in the system's words; empty if everything is."""
        return self._unsaved

    def keep(self) -> bool:
        """Try once more to save what could not be: whether everything is in the file now."""
        if self._unsaved:
            self._save()
        return not self._unsaved

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
        counted = self._counted
        try:
            events = self.match.play(self._viewer, move)
        except Refused as error:
            self.refused.emit(error.refusal)
        else:
            self._has_read = counted
            self._happen(events)

    def claim(self) -> None:
        """The viewer lays down all that is left, move by move."""
        if self.can_claim:
            self._claims, self._claimed_at = self._viewer, self.match.position
            self.claiming.emit(True)
            self._go_on()

    def _end_claim(self) -> None:
        if self._claims is not None:
            self._claims = None
            self.claiming.emit(False)

    def settled(self) -> None:
        """The table has shown everything that happened."""
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
        """What was counted has been read: on with it."""
        if self._reads:
            self._reads, self._has_read = False, True
            self._go_on()

    def hurry(self) -> None:
        """End a pause: the viewer's look at cards of another, or the time that a bot takes."""
        if self._looks:
            self._has_looked = self.looks  # another person may sit there: then the curtain falls for the one who looks
            self._looks, self._called = False, None
            self.looking.emit()
            self._go_on()
            return
        if self._taking_time.isActive():
            self._taking_time.stop()
            self._act()

    def skip(self) -> None:
        """Straight on, unseen, until a person is waited for or takes part again, or until the match is over."""
        if self.can_skip and not self._skips:
            self._skips = True
            self._out = self._sitting_out
            self.skipping.emit(True)
            self.read()
            self.hurry()

    def look_on(self) -> None:
        """Skip nothing more."""
        if self._skips:
            self._skips = False
            self.skipping.emit(False)

    def wait(self) -> None:
        """Somebody else wants to come to the table: nothing happens until ``come`` says who."""
        self.look_on()
        self._end_claim()
        self._reads = self._looks = False
        self._stop_thinking()
        self._waits = True
        self.offered.emit(None)

    def come(self, seat: Seat | None = None) -> None:
        """Hot seat: let another player at this computer take over, even out of turn; None: the same one stays."""
        self._waits = False
        if seat is not None:
            self._called = self._viewer = seat
        self.laid.emit(self.match.view(self._viewer))
        self._go_on()

    def undo(self) -> None:
        """Back to before the last move that a person has chosen."""
        position = self._last_choice
        if position is not None and self.match.rewind(position):
            self.match.assisted = True
            self._save()
            self._lay()

    def once_more(self) -> AnyMatch:
        """A match of its own, with the same players and the same first deal; this one stays as it is."""
        return self.match.branch(self._first)

    def write_down(self) -> None:
        """Have a file even before anything has happened."""
        self._save()

    def redo(self) -> None:
        """Take back the last undo."""
        if self.match.redo():
            self._save()
            self._lay()

    def hint(self) -> None:
        """Ask the best bot what it would do here. ``hinted`` tells, unless the position changes before."""
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
        """The best move that is known, which no review will blame."""
        self.assist()
        best = page.found[0]
        if best.basis.weighs:
            self.ledger.tell(key, best.move, page.told.get(best.move, Mark.GOOD))
        self.hinted.emit(Choice(self.match.rules.read(best.move), best.reason), page.found)

    def assist(self) -> None:
        """Somebody helps: the match is one with help from now on."""
        if not self.match.assisted:
            self.match.assisted = True
            self._save()

    def weighing(self, seat: Seat) -> ThinkRequest:
        """What is to be asked about the moves of a seat: as for a hint."""
        return replace(self._request(seat, Level.HARD, SECONDS[Level.HARD]), weigh=())

    def close(self) -> None:
        """Put the match away. The session hears and says nothing any more."""
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
        """The position just after the first deal."""
        played = self.match.played
        return 1 if played and played[0].seat == CHANCE else 0

    @property
    def _last_choice(self) -> int | None:
        """The position before the last move that a person has made, and not the table in the person's name."""
        played = self.match.played
        for place in range(len(played) - 1, -1, -1):
            move = played[place].move
            if played[place].seat not in self.people or self._goes_without(move) or place in self._claimed:
                continue
            if not (self._may_be_forced(move) and self._only_move(place) is not None):
                return place
        return None

    def _only_move(self, position: int) -> Move | None:
        """What was the only thing that whoever moved at this position might do; None if there was a choice."""
        match, played = self.match, self.match.played[position]
        before = match.rules.view(match.played[position - 1].step.state, played.seat)
        moves = tuple(islice(match.rules.moves(before), 2))
        return moves[0] if len(moves) == 1 else None

    @property
    def _sitting_out(self) -> frozenset[Seat]:
        """The people who can only look on until they are asked again."""
        rules = self.match.rules
        return frozenset(seat for seat in self.people if rules.sits_out(self.match.view(seat)))

    def _goes_without(self, move: Move) -> bool:
        """Whether that goes without saying: among people it would tell them something."""
        return move.formality and len(self.people) == 1

    def _may_be_forced(self, move: Move) -> bool:
        """Whether that is made by itself where nothing else may be done: among people it would tell them so."""
        return (self.forced_passes if move.passes else self.forced_plays) and len(self.people) == 1

    def _happen(self, events: tuple[Event, ...]) -> None:
        self._stop_thinking()
        self._called = None
        self._looks = self._has_looked = False
        self._has_read = self._has_read and self._counted
        self._save()
        self.offered.emit(None)
        self._showing = True
        self.happened.emit(seen_by(self._viewer, events), self.match.view(self._viewer))

    def _lay(self) -> None:
        self._stop_thinking()
        self.look_on()
        self._called, self._waits = None, False
        self._reads = self._has_read = self._looks = self._has_looked = False
        self._showing = False  # a table that now hurries to its end has nothing to say
        self._end_claim()
        self._claimed = frozenset(place for place in self._claimed if place < self.match.position)
        self._choose_viewer()
        self.laid.emit(self.match.view(self._viewer))
        self._go_on()

    def _go_on(self) -> None:
        """The table shows how things stand. What comes next?"""
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
        if any(self.pause) and not self._skips and len(self.match.to_act) == 1:  # many answer at once
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
        """The person who may look at cards of another before this deal is played, and has not done so."""
        played, rules = self.match.played, self.match.rules
        if self._has_looked or self._skips or not played or played[-1].seat != CHANCE:
            return None
        return next((seat for seat in sorted(self.people) if rules.look(self.match.view(seat))), None)

    def _sure_move(self) -> tuple[Seat, Move] | None:
        """What is laid down next by who lays down all that is left."""
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
        """Whether what has been counted can be seen now, and more is to come."""
        return bool(self.match.to_act) and self.is_counted(self.match.view(self._viewer))

    def _only_answer(self) -> tuple[Seat, Move] | None:
        """What a lone person need not be asked: nothing else may be done."""
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
        """Those who may do something out of turn come first: their chance is gone with the next move."""
        if self._next is not None:
            return
        waited_for = self.match.to_act
        bots = frozenset(map(Seat, range(self.match.setup.seats))) - self.people
        if not self._skips:
            self._tell_thinking(min(bots & waited_for, default=None))  # of the others nobody is to know
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
                else:  # the best is known, and nothing to compare it with
                    self.assist()
                    self.hinted.emit(thought.choice, ())
            self._ask_bot()  # again, if the hint came in between
        elif thought.request is self._bot_request:
            self._bot_request = None
            if thought.choice is None:
                self._idle |= {thought.request.seat}
                self._ask_bot()
            else:
                self._plan(thought.request.seat, thought.choice.move)

    def _plan(self, seat: Seat, move: Move | None) -> None:
        """This is done as soon as enough time was taken."""
        self._next = (seat, move)
        if not self._taking_time.isActive():
            self._act()

    def _act(self) -> None:
        """The time has come; if nothing has been thought of yet, that will be done at once."""
        if self._next is not None:
            seat, move = self._next
            self._happen(self.match.chance() if move is None else self.match.play(seat, move))

    def _stop_thinking(self) -> None:
        """The position changes: what is being thought about is of no use."""
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
