"""Table widget of card games: picking cards and playing them."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QWidget

from bluestick.engine.moves import Move, MoveSet, Part, Pick, Refusal
from bluestick.tables.drawing.theme import Theme
from bluestick.tables.input.touch_reply import PLAY, SLOT, SORT, TouchReply
from bluestick.tables.motion.pace import Pace
from bluestick.tables.widget.card_display import CardDisplay
from bluestick.tables.widget.card_input import CardInput
from bluestick.tables.widget.card_presenter import CardPresenter
from bluestick.tables.widget.context import S


class CardTable(CardDisplay[S]):
    """Table widget of a card game: picking cards and playing them."""

    def __init__(self, game: CardPresenter[S], theme: Theme, pace: Pace, parent: QWidget | None = None) -> None:
        super().__init__(game, theme, pace, parent)
        self.card_scene.buttons.pushed.connect(self.touch)
        self.card_scene.buttons.chooser.chosen.connect(self.commit)
        self.input_handler = CardInput(self)
        self._unasked = QTimer(self)  # runs after all receivers know the offered moves
        self._unasked.setSingleShot(True)
        self._unasked.timeout.connect(self._continue_series)

    # Touching.

    def offer(self, moves: MoveSet[Any] | None) -> None:
        super().offer(moves if moves is None else self.game.input.named_moves(self.context, moves))
        self._remember(self.game.input.state_when_offered(self.context))
        self._choose_early_picks()
        if self.game.input.next_in_series(self.context) is not None:
            self._unasked.start()

    def _continue_series(self) -> None:
        move = self.game.input.next_in_series(self.context)
        if move is not None:
            self._choose(move)

    def touch(self, part: Part) -> bool:
        """Choose or unchoose a card, or make the move of a word such as ``pass``; return whether a move was made."""
        if self.picks_early(part):
            self._pick_early(part)
            return False
        self.finish_now()
        answer = self.game.input.reply(self.context, part)
        if answer is not None:
            return self.follow(answer)
        now = self.context
        if part in now.words:
            self._committing = True
            done = super().touch(part)
            self._end_commit()
            return done
        if part not in now.own_hand:
            return self._touch_thing(part)
        if self._is_single_card_play(part):
            self.set_pick((part,))
            return self.commit()
        return self.touch_card(part)

    def _is_single_card_play(self, part: Part) -> bool:
        """Return whether one touch plays a card: ``look.one_touch`` is set, and its only move is the card alone."""
        alone = (part,)
        if (
            not self.look.one_touch
            or self.moves is None
            or self.game.input.kept_pick(self.context, part) not in ((), alone)
        ):
            return False
        return len(self.moves.readings(alone)) == 1 and not self.moves.next_parts(alone)

    def touch_card(self, part: Part) -> bool:
        """Choose a card of the viewer's hand, or unchoose it; always return False, as this makes no move."""
        self.forget_proof()
        moves = self.moves
        if moves is None:
            return False
        if part in self.pick:
            left = list(self.pick)
            left.remove(part)
            self.set_pick(tuple(left))
            return False
        pick: Pick = (*self.game.input.kept_pick(self.context, part), part)
        if part in moves.next_parts(pick[:-1]):
            self.set_pick(pick)
        else:
            self.refuse(moves.why_not_pick(pick))
        return False

    # Picking cards while the others play.

    def picks_early(self, part: Part | None) -> bool:
        now = self.context
        if part not in now.own_hand or not self.may_pick_early():
            return False
        return not self.is_settled or now.viewer not in now.shown.to_act

    def _pick_early(self, part: Part) -> None:
        self.forget_proof()
        left = tuple(card for card in self.early if card != part)
        self.early = left if part in self.early else (*self.early, part)
        self.card_scene.rest_own_cards()
        self.update_accessible_name()
        self.report_focus(part)

    def why_not_now(self, part: Part) -> Refusal | None:
        """Return why a card cannot be played before the viewer's turn; None if the rules allow the card."""
        return self.rules.moves(self.shown).why_not_pick((self.game.deck.face(part),))

    def _choose_early_picks(self) -> None:
        """Choose the cards picked early once the viewer's turn has come; if they are not allowed, report why."""
        if self.moves is None or not self.early or self.context.viewer not in self.shown.to_act:
            return
        early, self.early = self.early, ()
        refusal = self.moves.why_not_pick(early)
        if refusal is None:
            self.set_pick(early)
        else:
            self.show_pick()
            self.refuse(refusal)

    def _touch_thing(self, part: Part) -> bool:
        """Touch a part outside the hand; return whether a move was made.

        Play button and slot play the chosen cards, a pile shows the last trick, other parts stand for words (``pass``).
        """
        if part in (PLAY, SLOT):
            return self.commit()
        if part == SORT:
            self.sort_by_rule()
        elif part.startswith("pile"):
            self.last_trick_requested.emit()
        elif self.moves is not None and (word := self.game.input.word_of(self.context, part)) is not None:
            if word in self.context.words:
                return self.touch(word)
            self.refuse(self.moves.why_not_pick((word,)))
        return False

    def commit(self, reading: int = 0) -> bool:
        """Make move number ``reading`` (0: best) of those that the chosen cards can be; return whether one was made."""
        self.finish_now()
        if self.early:
            self.refuse(self.why_not_now(self.early[0]))
            return False
        if self.moves is None:
            return False
        readings = self.context.readings
        if not readings:
            self.refuse(self.moves.why_not_pick(self.pick) or self.game.input.why_incomplete(self.context))
            return False
        answer = self.game.input.before_move(self.context, readings[reading])
        if answer is not None:
            return self.follow(answer)
        self._choose(readings[reading])
        return True

    def _choose(self, move: Move) -> None:
        self._committing = True
        self.chosen.emit(move)
        self._end_commit()

    def _end_commit(self) -> None:
        self._committing = False
        if self.is_settled and self.is_laid:
            self.show_pick()

    def follow(self, answer: TouchReply) -> bool:
        if answer.ui_state is not None:
            self.ui_state = answer.ui_state
        if answer.pick is not None:
            self.forget_proof()
            if answer.pick == self.pick:
                self.picked.emit(answer.pick)  # the same cards may have another meaning now
            self.set_pick(answer.pick)
        if answer.undoes_sorting:
            self.sort_by_rule()
        elif self.is_laid:
            self.card_scene.arrange()
            self.input_handler.leave_missing_part()
            self.update_accessible_name()
        self.refuse(answer.refusal)
        if answer.remark is not None:
            self.warned.emit(*answer.remark)
        if answer.move is not None:
            self._choose(answer.move)
            return True
        return False

    def _remember(self, ui_state: Any) -> None:
        if ui_state != self.ui_state:
            self.ui_state = ui_state
            self.show_pick()

    def hint_parts(self) -> Pick:
        """Return the hinted parts that ``take_hint`` chooses: a line of a declaration sheet, or cards of the hand."""
        now = self.context
        lines = (
            part for part in self.hinted if self.game.input.chooses_cards(now, part) and self.place(part) is not None
        )
        return tuple(lines) or tuple(card for card in now.own_hand if card in self.hinted)

    def take_hint(self) -> bool:
        """Choose the hinted parts; if they can be played in several ways, open the chooser at the hinted one."""
        pick = self.hint_parts()
        if not pick:
            return super().take_hint()
        self.set_pick(())
        if pick[0] not in self.context.own_hand:
            self.touch(pick[0])
            return True
        self.set_pick(pick)
        readings = self.context.readings
        if self.hint in readings[1:]:
            self.card_scene.buttons.chooser.open(readings.index(self.hint))
        return True

    def cancel(self) -> None:
        if self.early:
            self.early = ()
            self.card_scene.rest_own_cards()
        self.ui_state = self.game.input.state_when_cancelled(self.context)
        super().cancel()

    def set_pick(self, pick: Pick) -> None:
        self.ui_state = self.game.input.state_when_picked(self.context, pick)
        super().set_pick(pick)

    def sort_by_rule(self) -> None:
        """Sort the viewer's hand in the game's order again, dropping the player's own order."""
        self.finish_now()
        self.order = None
        self.card_scene.arrange()

    def show_pick(self) -> None:
        self.update_marks()
        now = self.context
        if self.carried is not None:
            self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
        elif self._is_touchable(now):
            self.viewport().setCursor(Qt.CursorShape.PointingHandCursor)
        else:
            self.viewport().unsetCursor()
        self.rank_panel_changed.emit()
        self.input_handler.leave_missing_part()

    def _is_touchable(self, now: S) -> bool:
        part = now.pointed
        if part is None:
            return False
        if self.picks_early(part):
            return True
        cards = now.moves is not None and part in (now.playable or frozenset()) | set(now.pick)
        return cards or part.startswith("pile") or part == SLOT or self.game.input.word_of(now, part) in now.words
