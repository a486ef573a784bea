"""What happens on a kille table, shown hop by hop."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from PySide6.QtCore import (
    QAbstractAnimation,
    QEasingCurve,
    QParallelAnimationGroup,
    QPauseAnimation,
    QPointF,
    QSequentialAnimationGroup,
    QVariantAnimation,
)

from bluestick.engine.events import Event
from bluestick.engine.rules import View
from bluestick.engine.seats import Seat
from bluestick.games.kille.events import (
    Answered,
    Asked,
    Bought,
    Cut,
    Dealt,
    Drawn,
    HitByHusar,
    HitBySvin,
    KukuLaid,
    Passed,
    PotWon,
    Showdown,
    Shown,
    Staked,
    SwapAsked,
    Swapped,
)
from bluestick.tables.card_layout import Spot
from bluestick.tables.cloth import CardSprite, Lying
from bluestick.tables.flight import flight
from bluestick.tables.items import LIFTED, Sprite
from bluestick.tables.kille import drawings
from bluestick.tables.kille.cloth import RoundCloth
from bluestick.tables.kille.spread import KilleSpread, after
from bluestick.tables.kille.words_calls import call
from bluestick.tables.pace import DEAL, FADE, FLIP, READ, STAGGER, SWAP, TAKE, UNDO

Said = tuple[Seat | None, Event]
MANY = 8
"""So many chips at most are seen on their way."""


def heard(said: Said | None, event: Event) -> Said | None:
    """What was called out last, after an event."""
    match event:
        case KukuLaid() | Asked() | Answered():
            return event.seat, event
        case HitByHusar() | HitBySvin() | Passed():
            return event.by, event
        case Showdown() if said is not None and isinstance(said[1], KukuLaid):
            return said  # why all show
        case Showdown():
            return event.dealer, event
        case Shown() | Swapped() | Drawn() | Cut():
            return said
        case SwapAsked() if said is not None and isinstance(said[1], Passed) and said[1].seat == event.seat:
            return said  # it goes on
    return said if isinstance(said and said[1], Showdown | KukuLaid) and not isinstance(event, Staked | Dealt) else None


def in_short(event: Event) -> Event:
    """An event for a single line, without what is about to be seen."""
    match event:
        case Dealt():
            return replace(event, cards=())
        case Showdown():
            return replace(event, cards=())
        case HitBySvin():
            return replace(event, undone=())
    return event


class MovingRound(RoundCloth):
    """Every card and every chip goes its way."""

    _last_said: Said | None = None
    """What has been called out when everything is shown."""

    def play(self, events: Sequence[Event], view: View) -> None:
        for event in events:
            self._last_said = heard(self._last_said, event)
        super().play(events, view)

    def lay(self, view: View) -> None:
        self._last_said = None
        super().lay(view)

    def lay_out(self, view: View) -> None:
        self.said = self._last_said
        super().lay_out(view)

    def animate(self, event: Event) -> QAbstractAnimation | None:
        assert self.laid is not None
        before = self.laid
        self.showing.emit(in_short(event))
        self.clear_leaving()
        self._furnish()  # nobody is asked any more
        self.said = heard(self.said, event)
        self.laid = after(before, event)
        motion = self._motion(before, event)
        spoken = call(event) is not None
        if motion is None or (spoken and not isinstance(event, HitBySvin)):
            self._furnish()
        else:
            self.furnish_buttons()
            if self.said is None:
                self.take_away("call", "strike")
            if isinstance(event, SwapAsked):
                self.take_away(f"known {event.seat}")
        if motion is None and not spoken:
            return None
        whole = QSequentialAnimationGroup()
        if motion is not None:
            whole.addAnimation(motion)
            motion.finished.connect(self._arrive)
        if spoken:
            whole.addPause(self.pace.ms(READ))
        return whole

    def _arrive(self) -> None:
        """What was on its way is there."""
        self.clear_leaving()
        self._furnish()

    def _motion(self, before: KilleSpread, event: Event) -> QAbstractAnimation | None:
        match event:
            case Staked():
                self._collect()
                return self._chips((self._plate(seat), self.at.pot) for seat in event.seats)
            case Bought():
                return self._chips([(self._plate(event.seat), self.at.pot)] * min(event.price, MANY))
            case PotWon():
                self.take_away("chips")
                return self._chips([(self.at.pot, self._plate(event.seat))] * min(event.amount, MANY))
            case Dealt():
                return self._deal()
            case Cut():
                return self._cut()
            case HitBySvin():
                return self._run_back(before, event)
        return self._travel(SWAP, 0)

    def _plate(self, seat: int) -> QPointF:
        return self.place_of(seat).plate.center()

    # Cards.

    def _collect(self) -> None:
        """The cards of the last deal go."""
        for key in [key for key in self._sprites if key[0] == "card"]:
            self.scene().removeItem(self._sprites.pop(key))
        self._lyings = ()

    def _deal(self) -> QAbstractAnimation | None:
        """All cards go out face down; then those are turned that may be seen. K2.4, K2.6."""
        final = self.laid
        assert final is not None
        self._collect()
        self.laid = replace(final, cards=(None,) * len(final.cards))
        dealing = self._travel(DEAL, STAGGER)
        self.laid = final
        self._lyings = tuple(self._now())
        whole = QSequentialAnimationGroup()
        if dealing is not None:
            whole.addAnimation(dealing)
        turning = QParallelAnimationGroup(whole)
        for lying in self._lyings:
            if lying.card is not None:
                turning.addAnimation(self._flip(self._sprites[lying.key], lying))
        return whole

    def _travel(self, duration: int, stagger: int) -> QAbstractAnimation | None:
        """From where everything lies to where it lies next."""
        here = {lying.key: lying for lying in self._lyings}
        self._lyings = tuple(self._now())
        group = QParallelAnimationGroup()
        delay = 0
        for key in here.keys() - {lying.key for lying in self._lyings}:
            self.scene().removeItem(self._sprites.pop(key))
        for lying in sorted(self._lyings, key=lambda lying: lying.key):
            was = here.get(lying.key)
            sprite = self._sprites.get(lying.key)
            if sprite is None or was is None:
                sprite = self._from_stock(lying)
                if lying.key[0] != "card":
                    continue
            elif was.spot == lying.spot:
                if was.card != lying.card:
                    group.addAnimation(self._flip(sprite, lying))
                else:
                    self._rest(lying)
                continue
            else:
                self._lift(sprite, lying)
            group.addAnimation(flight(self.pace, sprite, lying.spot, duration, delay))
            delay += stagger
        return group if group.animationCount() else None

    def _from_stock(self, lying: Lying) -> CardSprite:
        sprite = self._sprites.get(lying.key) or self._new_card()
        self._sprites[lying.key] = sprite
        self._rest(lying)
        if lying.key[0] == "card":
            start = self.at.stock
            sprite.setPos(start.at)
            sprite.setScale(start.width / lying.spot.width)
            sprite.setZValue(LIFTED + lying.height / 100)
        return sprite

    def _flip(self, sprite: CardSprite, lying: Lying) -> QAbstractAnimation:
        """A card is turned over where it lies."""
        turning = QVariantAnimation()
        turning.setStartValue(0.0)
        turning.setEndValue(1.0)
        turning.setDuration(self.pace.ms(FADE if self.pace.reduced else FLIP))
        turning.setEasingCurve(QEasingCurve.Type.InOutSine)

        def turn(share: float) -> None:
            if share >= 0.5 and sprite.card != lying.card:
                self._rest(lying)
            if self.pace.reduced:
                sprite.setOpacity(abs(1 - 2 * share))
            else:
                sprite.turn_over(share)

        turning.valueChanged.connect(turn)
        return turning

    def _cut(self) -> QAbstractAnimation:
        """The upper half of the stock is lifted off, and the lower one laid on it."""
        spot = self.at.stock
        half = self._passing(Lying(("cut", 0, 0), None, spot, LIFTED, layers=2))
        aside = Spot(spot.at + QPointF(spot.width * 0.8, spot.width * 0.25), spot.width)
        whole = QSequentialAnimationGroup()
        for goal in (aside, spot):
            whole.addAnimation(flight(self.pace, half, goal, UNDO))
        return whole

    def _passing(self, lying: Lying) -> Sprite:
        """Something that is seen only on its way."""
        sprite = Sprite()
        sprite.rest(self._picture(lying), lying.spot.at, LIFTED)
        self.scene().addItem(sprite)
        self._leaving.append(sprite)
        return sprite

    def _run_back(self, before: KilleSpread, event: HitBySvin) -> QAbstractAnimation:
        """The card that is hit goes back the way it came, and every card that was given for it too."""
        final = self.laid
        assert final is not None
        self.laid = replace(before, asking=None)
        self._furnish()
        self.laid = final
        self._lyings = tuple(self._now())
        lyings = {lying.key: lying for lying in self._lyings}
        at = list(before.at)
        steps: list[list[tuple[int, Seat]]] = [[(at[event.seat], event.seat)]]
        for has, takes in event.undone:
            at[has], at[takes] = at[takes], at[has]
            steps.append([(at[takes], takes), (at[has], has)])
        moved = [("card", place, 0) for place in {place for step in steps for place, _ in step}]

        def lift() -> None:
            for lying in self._lyings:
                if lying.key in moved:
                    self._lift(self._sprites[lying.key], lying)

        whole = QSequentialAnimationGroup()
        whole.addPause(self.pace.ms(READ // 2)).finished.connect(lift)
        for step in steps:
            group = QParallelAnimationGroup()
            for place, seat in step:
                spot, key = self.place_of(seat).card, ("card", place, 0)
                sprite = self._sprites[key]
                scale = spot.width / lyings[key].spot.width
                group.addAnimation(flight(self.pace, sprite, spot, UNDO, 0, scale))
            whole.addAnimation(group)
        return whole

    # Chips.

    def _chips(self, ways: Iterable[tuple[QPointF, QPointF]]) -> QAbstractAnimation:
        """Chips go over the table, one a little after the other."""
        group = QParallelAnimationGroup()
        unit = self.at.stock.width / 78
        for number, (start, end) in enumerate(ways):
            sprite = Sprite()
            sprite.rest(drawings.one_chip(number, unit, self.theme, self._dpr), start, LIFTED + number)
            self.scene().addItem(sprite)
            self._leaving.append(sprite)
            group.addAnimation(flight(self.pace, sprite, Spot(end, 1), TAKE, STAGGER * number))
        group.addAnimation(QPauseAnimation(self.pace.ms(TAKE), group))
        return group
