"""Requests to the computer players of a match, for moves and hints."""

from __future__ import annotations

from collections.abc import Set
from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from bluestick.engine.bots import RECENT_DEALS, SECONDS, Choice, Level
from bluestick.engine.match import AnyMatch
from bluestick.engine.seats import Seat
from bluestick.engine.verdicts import Mark
from bluestick.match.bot_client import BY_LOT, BotClient, ThinkResult
from bluestick.match.bot_process import ThinkRequest
from bluestick.match.evaluation_cache import EvaluationCache, KnownPosition
from bluestick.store.match_store import MatchStore

IN_A_HURRY = 0.05
"""Time limit of a bot in seconds while the player skips ahead."""


class BotRequests(QObject):
    """Requests of one match to the client of the computer players, one at a time."""

    chosen = Signal(object, object)
    """Arguments: Seat of a bot, and its Move."""
    hinted = Signal(object, object)
    """Arguments: Choice, and a sequence of Estimates of moves, the best first."""
    thinking = Signal(object)
    """Emitted when another bot, or none, starts to think; argument: Seat or None."""
    retry_wanted = Signal()
    """Emitted to have ``ask_bot`` called again: a hint has replaced its request, or a bot wants no move now."""
    restarted = Signal()
    """Emitted at the first restart of the bots' process during a request."""

    def __init__(
        self, match: AnyMatch, people: Set[Seat], client: BotClient, store: MatchStore, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._match, self._client, self._store = match, client, store
        self._bots = frozenset(map(Seat, range(match.setup.seats))) - people
        self._has_restarted = False
        self._thinker: Seat | None = None
        self._bot_request: ThinkRequest | None = None
        self._hint_request: ThinkRequest | None = None
        self._idle: frozenset[Seat] = frozenset()  # bots that are not to act and want no move now
        client.answered.connect(self._hear)
        client.restarted.connect(self._tell_restart)

    @property
    def cache(self) -> EvaluationCache:
        return EvaluationCache.of(self._match.id, self._store)

    def start(self) -> None:
        if self._bots:
            self._client.start()

    def close(self) -> None:
        self.cancel()
        self._client.answered.disconnect(self._hear)
        self._client.restarted.disconnect(self._tell_restart)

    def cancel(self) -> None:
        if self._bot_request is not None or self._hint_request is not None:
            self._client.cancel()
        self._bot_request = self._hint_request = None
        self._idle = frozenset()
        self._tell_thinking(None)

    def ask_bot(self, *, hurries: bool) -> None:
        """Ask one bot for a move; first those that may move out of turn, as the next move ends their chance.

        ``hurries``: whether the player skips ahead, so that a bot has only ``IN_A_HURRY`` seconds.
        """
        waited_for = self._match.to_act
        if not hurries:  # no bot out of turn: it would reveal something
            self._tell_thinking(min(self._bots & waited_for, default=None))
        for seat in sorted(self._bots - self._idle, key=lambda seat: (seat in waited_for, seat)):
            if seat in waited_for or self._match.moves(seat):
                level = Level(self._match.players[seat].level or Level.HARD)
                self._bot_request = self._request(seat, level, IN_A_HURRY if hurries else SECONDS[level])
                self._client.ask(self._bot_request)
                return

    def ask_hint(self, seat: Seat) -> None:
        """Ask the best bot for a move of ``seat``; emit ``hinted`` at once if the position was evaluated before."""
        request = self.evaluation_request(seat)
        cache = self.cache
        key = cache.key(request)
        left, page = cache.time_left(key, request.seconds), cache.page(key)
        if not left and page is not None and page.found:
            self._tell_hint(key, page)
        else:
            self._hint_request = replace(request, seconds=left or request.seconds)
            self._client.ask(self._hint_request)

    def evaluation_request(self, seat: Seat) -> ThinkRequest:
        """Return the request to the hard bot to evaluate the moves of a seat in the current position."""
        return replace(self._request(seat, Level.HARD, SECONDS[Level.HARD]), weigh=())

    def _request(self, seat: Seat, level: Level, seconds: float) -> ThinkRequest:
        match = self._match
        return ThinkRequest(
            match.rules.id,
            match.view(seat),
            match.events_seen_by(seat, RECENT_DEALS),
            level,
            min(seconds, SECONDS[level]),
            match.id,
            seat,
            sum(played.seat == seat for played in match.played),
        )

    def _hear(self, thought: ThinkResult) -> None:
        if thought.request is self._hint_request:
            self._hint_request = None
            if thought.choice is not None and thought.choice.reason.code != BY_LOT:
                key = thought.request.key
                page = self.cache.learn(key, thought.weighed, thought.request.seconds)
                if page.found:
                    self._tell_hint(key, page)
                else:  # the best move is known, but there are no estimates
                    self.hinted.emit(thought.choice, ())
            self.retry_wanted.emit()
        elif thought.request is self._bot_request:
            self._bot_request = None
            if thought.choice is None:
                self._idle |= {thought.request.seat}
                self.retry_wanted.emit()
            else:
                self.chosen.emit(thought.request.seat, thought.choice.move)

    def _tell_hint(self, key: str, page: KnownPosition) -> None:
        """Emit ``hinted`` with the best move, and record its mark so that no review criticises it."""
        best = page.found[0]
        if best.basis.is_weighed:
            self.cache.record_mark(key, best.move, page.told.get(best.move, Mark.GOOD))
        self.hinted.emit(Choice(self._match.rules.read(best.move), best.reason), page.found)

    def _tell_thinking(self, seat: Seat | None) -> None:
        if seat != self._thinker:
            self._thinker = seat
            self.thinking.emit(seat)

    def _tell_restart(self) -> None:
        if not self._has_restarted and (self._bot_request is not None or self._hint_request is not None):
            self._has_restarted = True
            self.restarted.emit()
