"""What happens on the cloth of a card game: from what lies there to what lies there next."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import (
    QAbstractAnimation,
    QEasingCurve,
    QParallelAnimationGroup,
    QPauseAnimation,
    QPropertyAnimation,
    QSequentialAnimationGroup,
)

from bluestick.engine.events import Event
from bluestick.tables.card_cloth import CardCloth
from bluestick.tables.card_layout import Spot
from bluestick.tables.cloth import CardSprite
from bluestick.tables.flight import flight
from bluestick.tables.items import LIFTED
from bluestick.tables.pace import DEAL, MOVE, STAGGER, TAKE
from bluestick.tables.spread import Spread


class MovingCards(CardCloth):
    """Every card goes its way. A game says what an event leads to (``after``)."""

    _held = 0
    """How long the animation that is running begins with a pause, in milliseconds."""

    def after(self, spread: Spread, event: Event) -> Spread:
        """What lies there after an event."""
        raise NotImplementedError

    def hold(self, event: Event, before: Spread) -> int:
        """How long what lies there stays before this event is shown, in milliseconds: a finished trick."""
        return 0

    def grown_pile(self, event: Event) -> int | None:
        """The pile onto which an event puts a trick."""
        return None

    def last_trick(self, view: Any) -> Spread | None:
        """What lay there when the last trick was complete; None if it is not to be seen any more."""
        raise NotImplementedError

    # What happened.

    def animate(self, event: Event) -> QAbstractAnimation | None:
        """From what lies there to what lies there next: every card goes its way."""
        assert self.laid is not None
        if self._looks_back:
            self._show_past(None)
        before, self.laid = self.laid, self.after(self.laid, event)
        if self.laid == before:
            self._furnish()
            return None
        self._held = self.pace.ms(self.hold(event, before))
        if not self._held:
            return self._motion(event)
        whole = QSequentialAnimationGroup()
        hold = QPauseAnimation(self._held, whole)
        motion = self._motion(event, furnish=False)
        hold.finished.connect(self._furnish)
        whole.addAnimation(motion)
        return whole

    def _motion(self, event: Event, furnish: bool = True) -> QAbstractAnimation:
        for gone in self._leaving:
            self.scene().removeItem(gone)
        here = {id(self._sprites[lying.key]): lying for lying in self._lyings if lying.key in self._sprites}
        self._lyings = self._now()
        self._sprites, new, self._leaving = self._assign(self._lyings)
        group = QParallelAnimationGroup()
        many = len(new) > 6
        each, delay = (DEAL if new else MOVE), 0
        start = self.at.stock
        for lying in sorted(self._lyings, key=lambda lying: (lying.key[2] // 3, lying.key[1]) if many else (0, 0)):
            sprite = self._sprites[lying.key]
            if lying.key in new and lying.key[0] in ("stock", "pile"):
                self._rest(lying)
                sprite.setOpacity(0)
                group.addAnimation(self._appearance(sprite))
                continue
            if lying.key in new:
                sprite.rest(self._picture(lying), start.at, lying.height, None, start.turn)
                sprite.width = lying.spot.width
            was = here.get(id(sprite))
            if was is not None and was.spot == lying.spot and was.card == lying.card and sprite.pos() == lying.spot.at:
                self._rest(lying)
                continue
            self._lift(sprite, lying)
            closes_up = was is not None and was.key[:2] == lying.key[:2]
            group.addAnimation(flight(self.pace, sprite, lying.spot, each, 0 if closes_up else delay))
            delay += 0 if closes_up else STAGGER
        if self._leaving:
            goal = self._goal(event)
            for gone in self._leaving:
                gone.setZValue(LIFTED)
                group.addAnimation(flight(self.pace, gone, goal, TAKE, 0, goal.width / max(1.0, gone.width)))
        if furnish:
            group.finished.connect(self._furnish)  # what is said of cards that have come there
        return group

    def _appearance(self, sprite: CardSprite) -> QAbstractAnimation:
        """A pile is seen as soon as something has come there."""
        appearance = QPropertyAnimation(sprite, b"opacity")
        appearance.setDuration(self.pace.ms(TAKE))
        appearance.setEndValue(1.0)
        appearance.setEasingCurve(QEasingCurve.Type.InQuint)
        return appearance

    def _goal(self, event: Event) -> Spot:
        """Where cards go that are no longer seen: the pile that has just grown, else the stock."""
        pile = self.grown_pile(event)
        return self.at.stock if pile is None else self.at.pile(self.pile_side(pile))

    def skip_hold(self) -> bool:
        """Away with the finished trick; whether one is waiting to be taken."""
        whole = self._animation
        if isinstance(whole, QSequentialAnimationGroup) and whole.currentTime() < self._held:
            whole.setCurrentTime(self._held)
            return True
        return False

    # The last trick.

    def show_last(self) -> None:
        self.hurry()
        past = None if self._looks_back or self.shown is None else self.last_trick(self.shown)
        self._show_past(past)

    def _show_past(self, past: Spread | None) -> None:
        """Lay another time's trick out, or the present again."""
        if past is None and not self._looks_back:
            return
        self._looks_back = past is not None
        self.laid = past or self.spread(self.shown)
        self._arrange()
