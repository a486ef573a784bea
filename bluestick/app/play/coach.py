"""Coach for the owner of the computer only: first-time tips, a question before a blunder, a remark after the hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QObject, Qt, Signal

from bluestick.app.play.coach_note import BlunderQuestion
from bluestick.app.play.side_panel import SidePanel
from bluestick.app.play.table_notice import TableNotice
from bluestick.engine.events import Event
from bluestick.engine.moves import Move
from bluestick.engine.rules import View
from bluestick.engine.seats import CHANCE
from bluestick.engine.verdicts import Mark
from bluestick.match.controller import MatchController
from bluestick.match.evaluation import Evaluator, JudgedMove
from bluestick.match.match_state import Action, Curtain, MatchState
from bluestick.store.seen_tips import SeenTips
from bluestick.tables.widget.table import GameTable
from bluestick.text import coach as words
from bluestick.text.coach import TIPS, CoachMoment, CoachTip
from bluestick.text.players import coached_seat


class Coach(QObject):
    """Coach of one match page."""

    switched = Signal(bool)

    def __init__(
        self, controller: MatchController, table: GameTable[Any], panel: SidePanel, notice: TableNotice
    ) -> None:
        super().__init__(table)
        self._controller, self._session, self._table, self._notice = controller, controller.session, table, notice
        self._match = controller.session.match
        self.seat = coached_seat(self._match.players)
        self.on = False
        self.question = BlunderQuestion(table)
        self.note = panel.coach
        self._seen: SeenTips | None = None
        self._scales: Evaluator | None = None
        self._happened: list[tuple[type[Event], CoachMoment]] = []  # events not shown yet
        self._waiting: list[CoachTip] = []  # tips to be shown, the first of them now
        self._turn: list[CoachTip] = []  # tips of ``_waiting`` about the current turn
        self._at: int | None = None  # position of the last evaluation
        self._held: Move | None = None  # chosen, not made yet
        self._doubt: JudgedMove | None = None  # evaluation of the move in question
        self._costs: dict[int, JudgedMove] = {}  # bad moves of this hand by position
        self._remark: tuple[int, JudgedMove] | None = None  # position and worst move of a finished hand
        self._length = self._match.position  # number of moves shown
        table.picked.connect(lambda: self._cancel_for_pick())
        self.note.dismissed.connect(self.dismiss)
        self.note.position_wanted.connect(self._show_position)
        self.question.take_back.clicked.connect(self.take_back)
        self.question.do_it.clicked.connect(self._play_held_move)

    @property
    def is_available(self) -> bool:
        """Whether the player can switch the coach: it is on, or the match is unfinished and has a seat to coach."""
        return self.on or (self.seat is not None and self._match.outcome is None)

    def switch_on_off(self, on: bool, seen: SeenTips) -> None:
        self._seen = seen
        if on == self.on or not self.is_available:
            return
        self.on = on
        if on:
            match = self._match
            self._scales = Evaluator(match.rules.variant(match.setup.variant).unit, self._session.bots.cache, self)
            self._scales.judged.connect(self._hear_verdict)
            self._scales.start()
            self._session.mark_assisted()
            self.begin_anew()
            self._begin_turn()
        else:
            self.take_back()
            self.close()
            self._happened, self._waiting, self._turn = [], [], []
            self._costs = {}
            self._show()
        self.switched.emit(on)

    def close(self) -> None:
        if self._scales is not None:
            self._scales.stop()
            self._scales.deleteLater()
            self._scales = None

    def retranslate(self) -> None:
        self.question.retranslate()
        self._show()
        if self._doubt is not None:
            self.question.ask(self._question_text(self._doubt))

    # First-time tips.

    def dismiss(self) -> bool:
        """Dismiss the tip or remark; return False if there is none."""
        if not self.note.text:
            return False
        if self._remark is not None:
            self._remark = None
        else:
            self._told()
        self._show()
        self._table.setFocus(Qt.FocusReason.OtherFocusReason)
        return True

    def show_after_result(self) -> None:
        if not self._controller.state.is_past and self._remark is None:
            self._told()
            self._show()

    def _told(self) -> None:
        if self._waiting and self.note.text:
            assert self._seen is not None
            self._seen.add(self._match.rules.id, self._waiting.pop(0).id)

    @property
    def _looks(self) -> bool:
        state = self._controller.state
        return self.on and state.viewer == self.seat and state.curtain is Curtain.UP

    def collect_events(self, moments: Sequence[tuple[Event, View]], view: View) -> None:
        """Collect the events of a move for tips about them, before the table shows them.

        ``moments``: (event, view after it); ``view``: view after the last event.
        """
        if self._looks:
            assert self.seat is not None
            self._happened += [(type(event), CoachMoment(self.seat, view, event)) for event, _ in moments]

    def _find_event_tips(self) -> None:
        happened, self._happened = self._happened, []
        match = self._match
        if self.seat is not None and match.outcome is None:
            now = CoachMoment(self.seat, match.view(self.seat))
            dealt = bool(happened) and match.played[-1].seat == CHANCE
            self._waiting = [note for note in self._waiting if not note.is_past(now, dealt=dealt)]
            for kind, moment in happened:
                self._wait([note for note in self._unseen_tips(kind, moment) if not note.is_past(now, dealt=False)])
        else:
            self._waiting, self._turn = [], []
        self._remark_on_hand()
        self._show()

    def follow(self, before: MatchState | None, state: MatchState) -> None:
        if not state.busy and state.length != self._length:
            self._length = state.length
            self._find_event_tips()
        self._begin_turn()

    def _begin_turn(self) -> None:
        match, state = self._match, self._controller.state
        mine = self._looks and self.seat in match.to_act and Action.HINT in state.can and not state.skips
        moves = state.moves
        if not mine or moves is None:
            self._drop_held_move()
            if self.seat not in match.to_act:
                self._drop_turn_tips()
        elif self._at != match.position:
            self._at = match.position
            assert self.seat is not None
            assert self._scales is not None
            view = match.view(self.seat)
            self._drop_turn_tips()
            self._turn = self._unseen_tips(
                match.rules.phase(view).code, CoachMoment(self.seat, view, can=moves.next_parts(()))
            )
            self._wait(self._turn)
            self._scales.put(self._session.bots.evaluation_request(self.seat))
        self._show()

    def _unseen_tips(self, what: str | type[Event], moment: CoachMoment) -> list[CoachTip]:
        """Return the tips not yet seen for ``what``: the code of a phase or the type of an event."""
        assert self._seen is not None
        game, form = self._match.rules.id, self._match.setup.variant
        return [
            note for note in TIPS.get(game, ()) if note.fits(what, form, moment) and not self._seen.has(game, note.id)
        ]

    def _wait(self, notes: Sequence[CoachTip]) -> None:
        """Queue tips by importance; the first may replace the displayed one."""
        waiting = {*self._waiting, *notes}
        self._waiting = [note for note in TIPS.get(self._match.rules.id, ()) if note in waiting]

    def _drop_turn_tips(self) -> None:
        """Drop the waiting tips about a turn that is over; a later turn can show them."""
        self._waiting = [note for note in self._waiting if note not in self._turn]
        self._turn = []

    def _show(self) -> None:
        if not self._looks:
            self.note.hide()
            return
        if self._remark is not None:
            self.note.say(self._remarks(self._remark[1]), shows=True)
        elif self._waiting:
            self.note.say(self._waiting[0].said(), self._waiting[0].clause)
        else:
            self.note.hide()

    def begin_anew(self) -> None:
        """Reset after undo or redo; keep the evaluations of bad moves before the current position."""
        self._drop_held_move()
        self._at = self._remark = None
        self._length = self._match.position
        self._happened, self._waiting = [], []
        self._costs = {position: cost for position, cost in self._costs.items() if position < self._match.position}

    # Blunder question.

    def check_move(self, move: Move) -> bool:
        """Return whether the coach checks a move; if so, start the check. The coach then makes the move or asks."""
        mine = self._looks and self.seat in self._match.to_act and not self._session.called
        if (
            not mine
            or self._scales is None
            or move.is_resignation
            or move.is_formality
            or self._at != self._match.position
        ):
            return False
        self._hide_question()
        self._held = move
        self._scales.judge(self._match.rules.write(move))
        return True

    def take_back(self) -> bool:
        """Cancel the move being checked; return False if there is none."""
        if self._held is None:
            return False
        self._drop_held_move()
        table = self._table
        table.cancel()
        table.show_view(table.shown)
        table.setFocus(Qt.FocusReason.OtherFocusReason)
        return True

    def _cancel_for_pick(self) -> None:
        if self._held is not None:
            self._drop_held_move()
            self._table.setFocus(Qt.FocusReason.OtherFocusReason)

    def _drop_held_move(self) -> None:
        self._held = None
        if self._scales is not None:
            self._scales.cancel_judgement()
        self._hide_question()

    def _hear_verdict(self, judged: JudgedMove | None) -> None:
        move = self._held
        if move is None:
            return
        if judged is None or judged.verdict.mark is not Mark.MISTAKE:
            self._make_move(move, judged)
            return
        self._doubt = judged
        self._record_mark(judged)
        self._table.show_move(self._match.rules.read(judged.verdict.best))
        self.question.ask(self._question_text(judged))

    def _play_held_move(self) -> None:
        move = self._held
        self._hide_question()
        self._table.setFocus(Qt.FocusReason.OtherFocusReason)
        if move is not None:
            self._make_move(move, None)  # the question has named the cost: no remark

    def _make_move(self, move: Move, judged: JudgedMove | None) -> None:
        self._held = None
        if judged is not None and judged.verdict.is_bad:
            self._costs[self._match.position] = judged
        if self._remark is None:
            self._told()  # a player who moves has read the tip
        self._remark = None
        self._waiting, self._turn = [], []
        if self._scales is not None:
            self._scales.drop_position()
        self._session.play(move)

    def _hide_question(self) -> None:
        if self._doubt is not None:
            self._doubt = None
            self._table.show_move(None)
        self.question.hide()

    def _question_text(self, judged: JudgedMove) -> str:
        return words.doubt_question(self._match, judged.made, judged.verdict)

    # Remark after a hand.

    def _remark_on_hand(self) -> None:
        session, match = self._session, self._match
        over = match.outcome is not None or CHANCE in match.to_act
        if self._costs and (over or match.rules.is_counted(match.view(session.viewer))):
            costs, self._costs = self._costs, {}
            self._remark = max(costs.items(), key=lambda cost: cost[1].verdict.difference)
            self._record_mark(self._remark[1])

    def _record_mark(self, judged: JudgedMove) -> None:
        """Record an evaluation that was shown, so that the review does not contradict it."""
        self._session.bots.cache.record_mark(judged.key, judged.made.move, judged.verdict.mark)

    def _remarks(self, judged: JudgedMove) -> str:
        return words.costliest_move_remark(self._match, judged.made, judged.verdict)

    def _show_position(self) -> None:
        assert self._remark is not None
        position, judged = self._remark
        self._controller.look_at(position)
        self._table.show_move(self._match.rules.read(judged.verdict.best))
        self._notice.show_text(words.better(self._match, judged.made.move, judged.verdict))
