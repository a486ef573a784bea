"""Match in progress: the only object that knows the complete state, hidden cards included."""

from __future__ import annotations

from collections.abc import Sequence, Set
from dataclasses import dataclass
from datetime import datetime
from itertools import islice
from random import Random
from typing import Any, Generic
from uuid import uuid4

from bluestick.engine.chance import Chance, chance_of_deal
from bluestick.engine.events import Event
from bluestick.engine.moves import M, MoveSet, Refusal, Refused
from bluestick.engine.record import Player, Record, RecordedMove
from bluestick.engine.record_file import RecordError
from bluestick.engine.rules import Outcome, Rules, S, Setup, SetupError, Step, V
from bluestick.engine.seats import CHANCE, Seat


@dataclass(frozen=True, slots=True)
class Played(Generic[S, M]):
    """Move that was made, and its result."""

    seat: Seat
    move: M
    step: Step[S]


class Match(Generic[S, V, M]):
    """One match, from before the first deal to the outcome.

    Without ``setup`` the first variant is played, with options under which a match of bots ends. ``rng`` shuffles and
    draws lots. With a deal number, ``deal``, all deals follow from that number, whatever the players do.
    """

    def __init__(
        self,
        rules: Rules[S, V, M],
        setup: Setup | None = None,
        players: Sequence[Player] = (),
        *,
        rng: Random | None = None,
        id: str | None = None,
        started: str | None = None,
        assisted: bool = False,
        begun_at: int = 0,
        deal: int | None = None,
        known: bool = False,
    ) -> None:
        self.rules = rules
        self.setup = setup = rules.setup(options=rules.bot_match_options) if setup is None else setup
        self.players = tuple(players) or tuple(Player("") for _ in range(setup.seats))
        self.id = uuid4().hex if id is None else id
        self.started = datetime.now().astimezone().isoformat(timespec="seconds") if started is None else started
        self.assisted = assisted
        self.begun_at = begun_at
        self.deal = deal
        self.known = known
        self._rng = rng or Random()
        self._start = rules.start(setup)
        self._played: list[Played[S, M]] = []
        self._undone: list[list[Played[S, M]]] = []

    def __repr__(self) -> str:
        outcome = self.outcome
        if outcome is not None:
            now = f"{outcome.reason}, won by {_seats(outcome.winners) or 'nobody'}"
        else:
            now = f"waiting for {'chance' if CHANCE in self.to_act else _seats(self.to_act)}"
        table = f"{self.rules.id} ({self.setup.variant}), {self.setup.seats} seats"
        return f"<Match of {table}, {self.position} moves: {now}>"

    @property
    def position(self) -> int:
        """Number of moves made, including deals."""
        return len(self._played)

    @property
    def played(self) -> tuple[Played[S, M], ...]:
        return tuple(self._played)

    @property
    def to_act(self) -> frozenset[Seat]:
        return self.rules.to_act(self._state)

    @property
    def outcome(self) -> Outcome | None:
        return self.rules.outcome(self._state)

    @property
    def scores(self) -> tuple[int, ...] | None:
        return self.rules.scores(self._state)

    def view(self, seat: Seat | None) -> V:
        """Return all that ``seat`` (None: an onlooker) can know. ValueError for an unknown seat, including CHANCE."""
        if seat not in (None, self.rules.public, *range(self.setup.seats)):
            raise ValueError(f"no seat {seat} at a table of {self.setup.seats}: 0 to {self.setup.seats - 1}, or None")
        return self.rules.view(self._state, seat)

    def moves(self, seat: Seat) -> MoveSet[M]:
        """Return the legal moves of ``seat``, in turn or out of turn. ValueError as for ``view``."""
        return self.rules.moves(self.view(seat))

    def events_seen_by(self, seat: Seat | None, deals: int | None = None) -> tuple[Event, ...]:
        """Return the events that ``seat`` (None: an onlooker) has seen: all, or those of the last ``deals`` deals."""
        chances = (place for place in range(self.position - 1, -1, -1) if self._played[place].seat == CHANCE)
        start = 0 if deals is None else next(islice(chances, deals - 1, None), 0)
        return tuple(seen for played in self._played[start:] for seen in seen_by(seat, played.step.events))

    def last_events(self, seat: Seat | None) -> tuple[tuple[Event, V], ...]:
        """Return the last move's events that ``seat`` (None: an onlooker) sees, each with the seat's view after it."""
        moments = self._played[-1].step.moments
        seen = ((event.seen_by(seat), state) for event, state in moments)
        return tuple((event, self.rules.view(state, seat)) for event, state in seen if event is not None)

    def play(self, seat: Seat, move: M, at: int | None = None) -> tuple[Event, ...]:
        """Make a move and return its events. Raise Refused, and change nothing, if the move is illegal.

        ``at``: position for which the move was chosen; the move is refused if the match is at another position now.
        ValueError as for ``view``.
        """
        if at is not None and at != self.position:
            clause = f"{self.rules.id}#{self.rules.turn_clause}"
            raise Refused(Refusal("outdated", clause))
        by_chance = seat == CHANCE
        refusal = self.rules.why_not_deal(self._state, move) if by_chance else self.moves(seat).why_not(move)
        if refusal is not None:
            raise Refused(refusal)
        step = self.rules.apply(self._state, seat, move)
        events = step.events
        self._played.append(Played(seat, move, step))
        self._undone.clear()
        return events

    def chance(self) -> tuple[Event, ...]:
        """Deal the cards or draw lots, and return the events; only while CHANCE is to act."""
        chance: Chance = self._rng
        if self.deal is not None:
            chance = chance_of_deal(self.deal, sum(played.seat == CHANCE for played in self._played))
        return self.play(CHANCE, self.rules.deal(self._state, chance))

    def undo(self, seats: Set[Seat]) -> bool:
        """Take back all moves from the last one made by any of ``seats`` on; return False if they have made none."""
        for position in range(self.position - 1, -1, -1):
            if self._played[position].seat in seats:
                return self.rewind(position)
        return False

    def rewind(self, position: int) -> bool:
        """Go back to an earlier position; ``redo`` can revert this. Return False if ``position`` is not earlier."""
        if not 0 <= position < self.position:
            return False
        self._undone.append(self._played[position:])
        del self._played[position:]
        return True

    def redo(self) -> bool:
        """Revert the last ``undo`` or ``rewind``; return False if there is none to revert."""
        if not self._undone:
            return False
        self._played.extend(self._undone.pop())
        return True

    @property
    def can_redo(self) -> bool:
        return bool(self._undone)

    def branch(self, position: int) -> Match[S, V, M]:
        """Return a new match with the first ``position`` moves of this one, marked as ``assisted``."""
        match = Match(self.rules, self.setup, self.players, assisted=True, deal=self.deal, known=self.deal is not None)
        match._played = self._played[:position]
        return match

    def record(self) -> Record:
        return Record(
            game=self.rules.id,
            rules=self.rules.version,
            setup=self.setup,
            players=self.players,
            id=self.id,
            started=self.started,
            assisted=self.assisted,
            begun_at=self.begun_at,
            deal=self.deal,
            known=self.known,
            moves=tuple(RecordedMove(played.seat, self.rules.write(played.move)) for played in self._played),
        )

    @classmethod
    def replay(cls, rules: Rules[S, V, M], record: Record, rng: Random | None = None) -> Match[S, V, M]:
        """Return the match of a record, checked by the rules. RecordError names the first line that is not legal."""
        if record.rules > rules.version:
            raise RecordError("newer_rules", 1, record.rules)
        try:
            setup = rules.setup(record.setup.seats, record.setup.variant, dict(record.setup.options))
        except SetupError as error:
            raise RecordError("bad_setup", 1, error) from error
        if len(record.players) != setup.seats:
            raise RecordError("bad_header", 1, "players")
        match = cls(
            rules,
            setup,
            record.players,
            rng=rng,
            id=record.id,
            started=record.started,
            assisted=record.assisted,
            begun_at=record.begun_at,
            deal=record.deal,
            known=record.known,
        )
        for line, recorded in enumerate(record.moves, start=2):
            match._replay_move(recorded, line)
        return match

    def _replay_move(self, recorded: RecordedMove, line: int) -> None:
        if not self.to_act:
            raise RecordError("after_end", line)
        if recorded.seat != CHANCE and recorded.seat >= self.setup.seats:
            raise RecordError("bad_line", line)
        try:
            move = self.rules.read(recorded.text)
        except ValueError as error:
            raise RecordError("bad_move", line, recorded.text) from error
        try:
            self.play(recorded.seat, move)
        except Refused as error:
            raise RecordError("illegal_move", line, recorded.text, error.refusal) from error

    @property
    def _state(self) -> S:
        return self._played[-1].step.state if self._played else self._start


def seen_by(seat: Seat | None, events: Sequence[Event]) -> tuple[Event, ...]:
    """Return the events as ``seat`` (None: an onlooker) sees them."""
    return tuple(seen for event in events if (seen := event.seen_by(seat)) is not None)


def _seats(seats: Set[Seat]) -> str:
    return ", ".join(f"seat {seat}" for seat in sorted(seats))


AnyMatch = Match[Any, Any, Any]
