"""Base of the table widget of card games: appearance, animated events, outlines, tooltips."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from html import escape
from typing import Any

from PySide6.QtCore import QAbstractAnimation, QEvent, QPauseAnimation, QPoint, QPointF, QRectF
from PySide6.QtGui import QHelpEvent, QPainterPath
from PySide6.QtWidgets import QToolTip, QWidget

from bluestick.engine.events import Event
from bluestick.engine.moves import Part, Pick
from bluestick.engine.rules import View
from bluestick.engine.seats import Seat
from bluestick.tables.cards import Deck
from bluestick.tables.drawing.theme import Theme
from bluestick.tables.drawing.tooltip import literal_tooltip
from bluestick.tables.motion.pace import HOLD, Pace
from bluestick.tables.scene.card_layout import RISE
from bluestick.tables.scene.placed_card import PlacedCard
from bluestick.tables.widget import last_trick_picture
from bluestick.tables.widget.card_input import CardInput
from bluestick.tables.widget.card_presenter import CardPresenter
from bluestick.tables.widget.card_scene import CardScene, CardSprite
from bluestick.tables.widget.context import S
from bluestick.tables.widget.table import GameTable


class CardDisplay(GameTable[S]):
    """Base of ``CardTable``: shows cards, animates events, and gives outlines and tooltips."""

    game: CardPresenter[S]
    input_handler: CardInput

    def __init__(self, game: CardPresenter[S], theme: Theme, pace: Pace, parent: QWidget | None = None) -> None:
        super().__init__(game, theme, pace, parent)
        self.ui_state: Any = game.events.initial_state()
        self.order: list[Part] | None = None
        self.early: Pick = ()
        self.held: Event | None = None
        self.taker: Seat | None = None
        """Seat that has just taken a trick, until all events have been shown; else None."""
        self._committing = False
        self._deck: Deck | None = None
        self.at = game.layout(QRectF(self.viewport().rect()), 1.0, self.deck)
        self.card_scene = CardScene(self)

    @property
    def deck(self) -> Deck:
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
            arriving=card_scene.arriving,
            placed_cards=card_scene.placed_cards,
        )

    @property
    def arrangement(self) -> Any:
        return self.card_scene.arrangement

    @property
    def own_cards(self) -> Sequence[Part | None]:
        return self.context.own_hand

    # Appearance.

    def fit(self, size: QRectF) -> None:
        self.at = replace(self.game.layout(size, self.devicePixelRatioF(), self.deck), text=self.look.text)
        self.card_scene.forget_places()

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

    def set_names(self, names: Sequence[str]) -> None:
        if tuple(names) != self.names:
            super().set_names(names)
            self.update_marks()  # cards make room for names

    def show_thinking(self, seat: Seat | None) -> None:
        if seat != self.thinker:
            super().show_thinking(seat)
            self._update_settled_pieces()

    def show_counting(self, counting: bool) -> None:
        if counting != self.counting:
            super().show_counting(counting)
            self._update_settled_pieces()

    def _update_settled_pieces(self) -> None:
        if self.is_settled and self.is_laid:
            self.card_scene.update_pieces()

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
        if self.pace.is_instant and not self.game.events.keeps_pause(self.context):
            self.play_sounds(event, None)
            return None
        before = self.context
        if event is not self.held:
            short = self.game.events.announced_event(event)
            if short is not None:
                self.event_started.emit(short)
        text, clause = self.game.events.header(before, event)
        if text:
            self.header_changed.emit(text, clause)
        hold = self.game.events.pause_before(before, event)
        waits = self.pace.waits and hold >= HOLD
        if event is not self.held and (time := HOLD if waits else self.pace.pause(hold)):
            self.held = event
            self.event_queue.postpone(event, view)
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
        self.play_sounds(event, motion)
        return motion

    def end_pause(self) -> bool:
        """End a pause in which a trick or a declaration stays visible; return whether there was one."""
        ends = self.held is not None or self.game.input.ends_pause(self.context)
        if ends:
            self.event_queue.skip()
        return ends

    def last_trick(self) -> last_trick_picture.TrickPicture | None:
        return last_trick_picture.last_trick(self.game, self.context)

    def update_marks(self) -> None:
        if self.is_settled and not self._committing and not self.input_handler.is_gliding and self.is_laid:
            self.card_scene.arrange()

    def _forget_played(self) -> None:
        self.early = tuple(card for card in self.early if card in self.context.own_hand)

    # Outlines.

    def sprite(self, part: Part) -> CardSprite | None:
        now = self.context
        found = (
            placed for placed in now.placed_cards if placed.card is not None and self.game.name_of(now, placed) == part
        )
        return next((self.card_scene.sprites[placed.key] for placed in found), None)

    def outline(self, part: Part) -> QPainterPath:
        return self.card_scene.outline(part)

    def trick_areas(self) -> list[QRectF]:
        sprites = self.card_scene.sprites.items()
        return [sprite.sceneBoundingRect() for (kind, *_), sprite in sprites if kind == "trick"]

    def uncovered_areas(self) -> list[QRectF]:
        hand = QRectF()
        for card in self.protected_areas():
            hand = hand.united(card)
        rise = RISE * self.at.unit
        pieces = self.card_scene.piece_sprites.items()
        plates = [made.sceneBoundingRect() for name, made in pieces if name.startswith(self.game.guarded)]
        buttons = [QRectF(made.geometry()) for made in self.card_scene.buttons.made.values() if made.isVisible()]
        things = [hand.adjusted(0, -rise, 0, 0), *plates, *buttons, *super().uncovered_areas()]
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
        part = self.cursor_part
        place = self.place(part) if part is not None else None
        if part is not None and place is not None:
            now = self.context
            placed_cards = [placed for placed in now.placed_cards if self.game.name_of(now, placed) == part]
            self._tell(self.viewport().mapToGlobal(place.toPoint()), self._told(part, placed_cards))

    def _withdraw_moves(self) -> None:
        super()._withdraw_moves()
        if self.input_handler.by_keyboard:
            QToolTip.hideText()  # no mouse move would hide a tooltip shown by the keyboard

    def _tell(self, at: QPoint, text: str) -> None:
        QToolTip.showText(at, text, self)

    def _told_at(self, point: QPointF) -> str:
        now = self.context
        placed = self.game.placed_card_at(now, point)
        part = self.part_at(point) or self.game.plate_at(now, point)
        return "" if part is None else self._told(part, [] if placed is None else [placed])

    def _told(self, part: Part, placed_cards: Sequence[PlacedCard]) -> str:
        now = self.context
        if part in now.own_hand:
            return ""
        found = [self.game.deck.facts(now, placed) for placed in placed_cards if placed.card is not None]
        facts = [each for each in dict.fromkeys(found) if each is not None]
        names = not self.game.describes_in_tooltips
        said = [] if facts and names else [self.describe(part)]
        more = [each.rich_text if names else each.rich_facts for each in facts]
        words = self.explain_words(" ".join((*said, *more)))
        return "<br>".join((*map(escape, said), *more)) + words if more or words else literal_tooltip("".join(said))
