"""Table widget of card games: picking cards, playing them, animating events.

Long, because it is one whole widget: appearance, animation and input.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from html import escape
from typing import Any

from PySide6.QtCore import QAbstractAnimation, QEvent, QPauseAnimation, QPoint, QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QHelpEvent, QPainterPath
from PySide6.QtWidgets import QToolTip, QWidget

from bluestick.engine.events import Event
from bluestick.engine.moves import Move, MoveSet, Part, Pick, Refusal
from bluestick.engine.rules import View
from bluestick.engine.seats import Seat
from bluestick.tables.cards import Deck
from bluestick.tables.drawing.theme import Theme
from bluestick.tables.drawing.tooltip import tip
from bluestick.tables.input.touch_reply import PLAY, SLOT, SORT, TouchReply
from bluestick.tables.motion.pace import HOLD, Pace
from bluestick.tables.scene.card_layout import RISE
from bluestick.tables.scene.placed_card import PlacedCard
from bluestick.tables.widget import last_trick_picture
from bluestick.tables.widget.card_input import CardInput
from bluestick.tables.widget.card_presenter import CardPresenter, S
from bluestick.tables.widget.card_scene import CardScene, CardSprite
from bluestick.tables.widget.table import GameTable


class CardTable(GameTable[S]):
    """Table widget of a card game."""

    game: CardPresenter[S]
    input_handler: CardInput

    def __init__(self, game: CardPresenter[S], theme: Theme, pace: Pace, parent: QWidget | None = None) -> None:
        super().__init__(game, theme, pace, parent)
        self.ui_state: Any = game.events.initial_state()
        """UI state of the game at this table, such as the sort order of the hand."""
        self.order: list[Part] | None = None
        """Order of the viewer's hand if the player sorted it; None if it is sorted by rule."""
        self.early: Pick = ()
        """Cards picked while other players act, to be played in the viewer's turn."""
        self.held: Event | None = None
        """Event to be shown after the pause that is running; None if there is no pause."""
        self.taker: Seat | None = None
        """Seat that takes the trick being animated, until the next view is shown; None otherwise."""
        self._committing = False
        self._deck: Deck | None = None
        self.at = game.layout(QRectF(self.viewport().rect()), 1.0, self.deck)
        self.card_scene = CardScene(self, self.scene(), self)
        self.card_scene.buttons.pushed.connect(self.touch)
        self.card_scene.buttons.chooser.chosen.connect(self.commit)
        self.input_handler = CardInput(self)
        self._unasked = QTimer(self)  # runs after all receivers know the offered moves
        self._unasked.setSingleShot(True)
        self._unasked.timeout.connect(self._go_on_unasked)

    @property
    def deck(self) -> Deck:
        """Deck in the current language and appearance."""
        if self._deck is None:
            self._deck = self.game.deck.create(self.theme, self.look)
        return self._deck

    def new_context(self) -> S:
        card_scene = self.card_scene
        return self.make_context(
            deck=self.deck,
            arrangement=card_scene.arrangement,
            ui_state=self.ui_state,
            order=None if self.order is None else tuple(self.order),
            early=self.early,
            held=self.held,
            taker=self.taker,
            coming=card_scene.coming,
            placed_cards=card_scene.placed_cards,
        )

    @property
    def arrangement(self) -> Any:
        """Arrangement shown now."""
        return self.card_scene.arrangement

    @property
    def own_parts(self) -> Sequence[Part | None]:
        return self.context.own_hand

    # Appearance.

    def fit(self, size: QRectF) -> None:
        self.at = replace(self.game.layout(size, self.devicePixelRatioF(), self.deck), text=self.look.text)
        self.card_scene.forget()

    def set_theme(self, theme: Theme) -> None:
        self._deck = None
        super().set_theme(theme)

    def set_look(self, **look: Any) -> None:
        self._deck = None
        super().set_look(**look)

    def retranslate(self) -> None:
        self._deck = None
        super().retranslate()
        self.refit()

    def call_seats(self, names: Sequence[str]) -> None:
        if tuple(names) != self.names:
            super().call_seats(names)
            self.mark()  # cards make room for names

    def show_thinking(self, seat: Seat | None) -> None:
        if seat != self.thinker:
            super().show_thinking(seat)
            self._furnish()

    def show_counting(self, counting: bool) -> None:
        if counting != self.counting:
            super().show_counting(counting)
            self._furnish()

    def _furnish(self) -> None:
        if self.is_settled and self.is_laid:
            self.card_scene.furnish()

    # Showing.

    def lay(self, view: View) -> None:
        self.early = ()
        self.ui_state = self.game.events.state_when_queued(self.context, (), view)
        super().lay(view)

    def play(self, moments: Sequence[tuple[Event, View]], view: View) -> None:
        self.ui_state = self.game.events.state_when_queued(self.context, tuple(event for event, _ in moments), view)
        super().play(moments, view)

    def lay_out(self, view: View) -> None:
        before = self.context
        self.shown = view
        self.held = self.taker = None
        if view.seat is not None and view.seat != self.seat:
            self.seat = view.seat  # another player has taken over
            self.order = None
        if self.game.is_other_hand(before, view):
            self.order, self.early = None, ()
        self.ui_state = self.game.events.state_when_laid(before)
        self.card_scene.arrangement = self.game.arrangement(view)
        if self.order is not None and not set(self.order) & set(self.context.own_hand):
            self.order = None  # these are different cards
        self._forget_played()
        self.card_scene.arrange()
        self.input_handler.follow_cursor()

    def animate(self, event: Event, view: View) -> QAbstractAnimation | None:
        if self.pace.instant and not self.game.events.keeps_pause(self.context):
            self.hear(event, None)
            return None
        before = self.context
        if event is not self.held:
            short = self.game.events.announced(event)
            if short is not None:
                self.showing.emit(short)
        text, clause = self.game.events.header(before, event)
        if text:
            self.under_way.emit(text, clause)
        hold = self.game.events.pause_before(before, event)
        waits = self.pace.waits and hold >= HOLD
        if event is not self.held and (time := HOLD if waits else self.pace.look(hold)):
            self.held = event
            self.shows.put_off(event, view)
            self.card_scene.arrange()
            pause = QPauseAnimation(time)
            pause.setLoopCount(-1 if waits else 1)  # endless, until it is skipped
            return pause
        self.held = None
        taker = self.game.events.trick_winner(event)
        self.taker = self.taker if taker is None else taker
        self.card_scene.arrangement = self.game.arrangement_after(before, event, view)
        self.ui_state = self.game.events.state_when_shown(self.context, event)
        self._forget_played()
        motion = self.game.events.animation(self.card_scene, before, event)
        self.hear(event, motion)
        return motion

    def push_on(self) -> bool:
        """End a pause in which a trick or a declaration stays visible; return whether there was one."""
        ends = self.held is not None or self.game.input.ends_pause(self.context)
        if ends:
            self.shows.skip()
        return ends

    def last_trick(self) -> last_trick_picture.TrickPicture | None:
        return last_trick_picture.last_trick(self.game, self.context)

    # Touching.

    def offer(self, moves: MoveSet[Any] | None) -> None:
        super().offer(moves if moves is None else self.game.input.named_moves(self.context, moves))
        self._remember(self.game.input.state_when_offered(self.context))
        self._take_up()
        if self.game.input.next_in_series(self.context) is not None:
            self._unasked.start()

    def _go_on_unasked(self) -> None:
        move = self.game.input.next_in_series(self.context)
        if move is not None:
            self._choose(move)

    def touch(self, part: Part) -> bool:
        """Choose a card or put it back; ``commit`` plays chosen cards. Touching a word, such as ``pass``, is a move.

        Return whether a move was made.
        """
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
        if self._plays_alone(part):
            self.set_pick((part,))
            return self.commit()
        return self.touch_card(part)

    def _plays_alone(self, part: Part) -> bool:
        """Return whether one touch plays this card, because it makes exactly one move and is part of no other."""
        alone = (part,)
        if (
            not self.look.one_touch
            or self.moves is None
            or self.game.input.kept_pick(self.context, part) not in ((), alone)
        ):
            return False
        return len(self.moves.readings(alone)) == 1 and not self.moves.next_parts(alone)

    def touch_card(self, part: Part) -> bool:
        """Choose a card of the viewer's hand, or put it back. Return False: this makes no move."""
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
        """Pick a card before the viewer's turn, to play it then, or put it back."""
        self.forget_proof()
        left = tuple(card for card in self.early if card != part)
        self.early = left if part in self.early else (*self.early, part)
        self.card_scene.rest_own()
        self.name()
        self.report_focus(part)

    def why_not_now(self, part: Part) -> Refusal | None:
        """Return why a card cannot be played now, when it is not the viewer's turn; None if the rules allow it."""
        return self.rules.moves(self.shown).why_not_pick((self.game.deck.face(part),))

    def _take_up(self) -> None:
        """Choose the cards picked early when the viewer's turn begins; if they are not allowed, report why."""
        if self.moves is None or not self.early or self.context.viewer not in self.shown.to_act:
            return
        early, self.early = self.early, ()
        refusal = self.moves.why_not_pick(early)
        if refusal is None:
            self.set_pick(early)
        else:
            self.show_pick()
            self.refuse(refusal)

    def _forget_played(self) -> None:
        """Unpick cards that were picked early and have left the hand."""
        self.early = tuple(card for card in self.early if card in self.context.own_hand)

    def _touch_thing(self, part: Part) -> bool:
        """Touch a part outside the hand: the slot plays the pick, a pile asks for the last trick, others say words."""
        if part in (PLAY, SLOT):
            return self.commit()
        if part == SORT:
            self.sort_by_rule()
        elif part.startswith("pile"):
            self.last_wanted.emit()
        elif self.moves is not None and (word := self.game.input.word_of(self.context, part)) is not None:
            if word in self.context.words:
                return self.touch(word)
            self.refuse(self.moves.why_not_pick((word,)))
        return False

    def commit(self, reading: int = 0) -> bool:
        """Play the chosen cards as one of their meanings, by default the best; return whether they were a move."""
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
        """Do what a presenter's reply to a touch requests; return whether that made a move."""
        if answer.ui_state is not None:
            self.ui_state = answer.ui_state
        if answer.pick is not None:
            self.forget_proof()
            if answer.pick == self.pick:
                self.picked.emit(answer.pick)  # the same cards may have another meaning now
            self.set_pick(answer.pick)
        if answer.resorted:
            self.sort_by_rule()
        elif self.is_laid:
            self.card_scene.arrange()
            self.input_handler.leave_what_is_gone()
            self.name()
        self.refuse(answer.refusal)
        if answer.remark is not None:
            self.remarked.emit(*answer.remark)
        if answer.move is not None:
            self._choose(answer.move)
            return True
        return False

    def _remember(self, ui_state: Any) -> None:
        if ui_state != self.ui_state:
            self.ui_state = ui_state
            self.show_pick()

    def hint_pick(self) -> Pick:
        """Return the hinted parts that ``take_hint`` chooses: a line of a declaration sheet, or cards of the hand."""
        now = self.context
        lines = (
            part for part in self.hinted if self.game.input.chooses_cards(now, part) and self.place(part) is not None
        )
        return tuple(lines) or tuple(card for card in now.own_hand if card in self.hinted)

    def take_hint(self) -> bool:
        """Choose the hinted parts; if the cards have several meanings, open the chooser at the hinted one."""
        pick = self.hint_pick()
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
            self.card_scene.rest_own()
        self.ui_state = self.game.input.state_when_cancelled(self.context)
        super().cancel()

    def set_pick(self, pick: Pick) -> None:
        self.ui_state = self.game.input.state_when_picked(self.context, pick)
        super().set_pick(pick)

    def sort_by_rule(self) -> None:
        """Sort the viewer's hand by the order of the game again, after the player has reordered it."""
        self.finish_now()
        self.order = None
        self.card_scene.arrange()

    def show_pick(self) -> None:
        self.mark()
        now = self.context
        if self.carried is not None:
            self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
        elif self._is_touchable(now):
            self.viewport().setCursor(Qt.CursorShape.PointingHandCursor)
        else:
            self.viewport().unsetCursor()
        self.lens_changed.emit()
        self.input_handler.leave_what_is_gone()

    def _is_touchable(self, now: S) -> bool:
        part = now.pointed
        if part is None:
            return False
        if self.picks_early(part):
            return True
        cards = now.moves is not None and part in (now.playable or frozenset()) | set(now.pick)
        return cards or part.startswith("pile") or part == SLOT or self.game.input.word_of(now, part) in now.words

    def mark(self) -> None:
        if self.is_settled and not self._committing and not self.input_handler.glides and self.is_laid:
            self.card_scene.arrange()

    def sprite(self, part: Part) -> CardSprite | None:
        now = self.context
        found = (
            placed for placed in now.placed_cards if placed.card is not None and self.game.name_of(now, placed) == part
        )
        return next((self.card_scene.sprites[placed.key] for placed in found), None)

    def outline(self, part: Part) -> QPainterPath:
        return self.card_scene.outline(part)

    def in_play(self) -> list[QRectF]:
        sprites = self.card_scene.sprites.items()
        return [sprite.sceneBoundingRect() for (kind, *_), sprite in sprites if kind == "trick"]

    def guarded(self) -> list[QRectF]:
        hand = QRectF()
        for card in self.kept_clear():
            hand = hand.united(card)
        rise = RISE * self.at.unit
        pieces = self.card_scene.furniture.items()
        plates = [made.sceneBoundingRect() for name, made in pieces if name.startswith(self.game.guarded)]
        buttons = [QRectF(made.geometry()) for made in self.card_scene.buttons.made.values() if made.isVisible()]
        things = [hand.adjusted(0, -rise, 0, 0), *plates, *buttons, *super().guarded()]
        return [thing for thing in things if not thing.isEmpty()]

    def seat_outline(self, seat: Seat) -> QPainterPath:
        return self.card_scene.piece_outline(f"plate {seat}")

    def word_button(self, word: Part) -> QWidget | None:
        made = self.card_scene.buttons.made.get(word)
        return made if made is not None and made.isVisible() else None

    # Tooltips.

    def viewportEvent(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            self._tell(event.globalPos(), self._told_at(QPointF(event.pos())))
            return True
        return super().viewportEvent(event)

    def announce_cursor(self) -> None:
        """Show the tooltip of the part under the keyboard cursor."""
        part = self.cursor_part
        place = self.place(part) if part is not None else None
        if part is not None and place is not None:
            now = self.context
            placed_cards = [placed for placed in now.placed_cards if self.game.name_of(now, placed) == part]
            self._tell(self.viewport().mapToGlobal(place.toPoint()), self._told(part, placed_cards))

    def _withdraw(self) -> None:
        super()._withdraw()
        if self.input_handler.by_keyboard:
            QToolTip.hideText()  # no mouse move would hide a tooltip shown by the keyboard

    def _tell(self, at: QPoint, text: str) -> None:
        QToolTip.showText(at, text, self)

    def _told_at(self, point: QPointF) -> str:
        now = self.context
        placed = self.game.placed_at(now, point)
        part = self.part_at(point) or self.game.plate_at(now, point)
        return "" if part is None else self._told(part, [] if placed is None else [placed])

    def _told(self, part: Part, placed_cards: Sequence[PlacedCard]) -> str:
        """Return the tooltip of a part as rich text, with its terms explained; empty for a card of one's hand."""
        now = self.context
        if part in now.own_hand:
            return ""
        found = [self.game.deck.facts(now, placed) for placed in placed_cards if placed.card is not None]
        facts = [each for each in dict.fromkeys(found) if each is not None]
        names = not self.game.tells_on_hover
        said = [] if facts and names else [self.describe(part)]
        more = [each.told if names else each.told_of for each in facts]
        words = self.explain_words(" ".join((*said, *more)))
        return "<br>".join((*map(escape, said), *more)) + words if more or words else tip("".join(said))
