"""What happens on the cloth of a card game: from what lies there to what lies there next."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Any

from PySide6.QtCore import (
    QAbstractAnimation,
    QCoreApplication,
    QEasingCurve,
    QParallelAnimationGroup,
    QPauseAnimation,
    QPropertyAnimation,
    QSequentialAnimationGroup,
    QVariantAnimation,
)

from bluestick.engine.events import Event
from bluestick.engine.seats import Seat
from bluestick.tables import common
from bluestick.tables.card_cloth import CardCloth
from bluestick.tables.card_layout import Spot
from bluestick.tables.cloth import CardSprite, Lying
from bluestick.tables.flight import flight
from bluestick.tables.items import LIFTED
from bluestick.tables.pace import DEAL, MOVE, STAGGER, TAKE
from bluestick.tables.spread import Spread


class MovingCards(CardCloth):
    """Every card goes its way. A game says what an event leads to (``after``)."""

    _held: Event | None = None
    """What is shown next, after a look at what lies there."""

    def after(self, spread: Spread, event: Event) -> Spread:
        """What lies there after an event."""
        raise NotImplementedError

    def hold(self, event: Event, before: Spread) -> int:
        """How long what lies there stays before this event is shown, in milliseconds: a finished trick."""
        return 0

    def deals(self, event: Event) -> bool:
        """Whether everything is gathered in before this event."""
        return False

    def telling(self, event: Event) -> tuple[str, str]:
        """What the header says while an event is shown, and the clause; nothing: as before."""
        return "", ""

    def trick_goes_to(self, seat: Seat) -> str:
        """What the header says while somebody takes a trick."""
        if self.is_you(seat):
            return QCoreApplication.translate("table", "You take the trick")
        return common.takes(self.names[seat])

    def grown_pile(self, event: Event) -> int | None:
        """The pile onto which an event puts a trick."""
        return None

    def last_trick(self, view: Any) -> Spread | None:
        """What lay there when the last trick was complete; None if it is not to be seen any more."""
        raise NotImplementedError

    # What happened.

    def lay_out(self, view: Any) -> None:
        self._held = None
        super().lay_out(view)

    def waits(self, event: Event) -> bool:
        """Where nothing moves, there is time for a look all the same."""
        return self.pace.still > 0

    def animate(self, event: Event) -> QAbstractAnimation | None:
        """From what lies there to what lies there next: every card goes its way."""
        assert self.laid is not None
        if self._looks_back:
            self._show_past(None)
        text, clause = self.telling(event)
        if text:
            self.under_way.emit(text, clause)
        if event is not self._held and (time := self.pace.look(self.hold(event, self.laid))):
            self._held = event
            self._queue.appendleft(event)
            self._arrange()
            return QPauseAnimation(time)
        self._held = None
        before, self.laid = self.laid, self.after(self.laid, event)
        if self.pace.instant:
            return None
        if self.laid == before:
            self._furnish()
            return None
        return self._motion(event)

    def _motion(self, event: Event) -> QAbstractAnimation:
        for gone in self._leaving:
            self.scene().removeItem(gone)
        fresh = self.deals(event)
        if fresh:
            self._gather()
        here = {id(self._sprites[lying.key]): lying for lying in self._lyings if lying.key in self._sprites}
        self._relay()
        self._sprites, new, self._leaving = self._assign(self._lyings)
        group = QParallelAnimationGroup()
        many = len(new) > 6
        each, delay = (DEAL if new else MOVE), 0
        for lying in sorted(self._lyings, key=lambda lying: (lying.key[2] // 3, lying.key[1]) if many else (0, 0)):
            sprite = self._sprites[lying.key]
            if lying.key in new and lying.key[0] in ("stock", "pile"):
                self._rest(lying)
                if not fresh:
                    sprite.setOpacity(0)
                    group.addAnimation(self._appearance(sprite))
                continue
            if lying.key in new:
                group.addAnimation(self._dealing(lying, delay))
                delay += STAGGER
                continue
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
                gone.setZValue(LIFTED + gone.zValue() / 100)
                group.addAnimation(flight(self.pace, gone, goal, TAKE, 0, goal.width / max(1.0, gone.width)))
        if fresh or self._leaving:
            self._furnish()  # nothing is said any more of cards that go
        group.finished.connect(self._furnish)  # what is said of cards that have come there
        return group

    def _gather(self) -> None:
        """Nothing lies there any more."""
        for sprite in self._sprites.values():
            self.scene().removeItem(sprite)
        self._sprites = {}
        self._lyings = ()

    def _dealing(self, lying: Lying, delay: int) -> QAbstractAnimation:
        """A card that leaves the stock as a back, when its turn comes, and is turned over on its way."""
        sprite, start = self._sprites[lying.key], self.at.stock
        self._coming[lying.key[:2]] += 1
        self._rest(lying)
        if self.pace.reduced:
            way = flight(self.pace, sprite, lying.spot, DEAL)
        else:
            back = self._picture(replace(lying, card=None, looks=frozenset()))
            sprite.rest(back, start.at, LIFTED + lying.height / 100, None, start.turn)
            sprite.setScale(start.width / lying.spot.width)
            way = QParallelAnimationGroup()
            way.addAnimation(self._turning(sprite, lying))
            way.addAnimation(flight(self.pace, sprite, lying.spot, DEAL))
        sprite.setOpacity(0)
        way.finished.connect(partial(self._arrive, lying))
        if not delay or self.pace.reduced:
            return way
        whole = QSequentialAnimationGroup()
        whole.addPause(self.pace.ms(delay))
        whole.addAnimation(way)
        return whole

    def _turning(self, sprite: CardSprite, lying: Lying) -> QAbstractAnimation:
        turning = QVariantAnimation()
        turning.setStartValue(0.0)
        turning.setEndValue(1.0)
        turning.setDuration(self.pace.ms(DEAL))
        sprite.card = None

        def turn(share: float) -> None:
            if share >= 0.5 and sprite.card != lying.card:
                self._lift(sprite, lying)
            sprite.setOpacity(1)
            if lying.card is not None:
                sprite.turn_over(share)

        turning.valueChanged.connect(turn)
        return turning

    def _arrive(self, lying: Lying) -> None:
        """One card more is in its place."""
        self._coming[lying.key[:2]] -= 1
        self._rest(lying)
        self._furnish()

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
        if self._held is None:
            return False
        self._animated()
        return True

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
