"""Queue of events being shown, one after the other."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from functools import partial
from typing import Protocol
from weakref import proxy

from PySide6.QtCore import QAbstractAnimation, QParallelAnimationGroup, QPauseAnimation, SignalInstance

from bluestick.engine.events import Event
from bluestick.engine.rules import View
from bluestick.tables.motion.pace import FADE, Pace
from bluestick.tables.motion.sounds import Cue


class EventDisplay(Protocol):
    """Table widget as seen by its event queue."""

    pace: Pace

    @property
    def settled(self) -> SignalInstance:
        """Signal emitted when all events and the view after them have been shown."""

    @property
    def sound_due(self) -> SignalInstance:
        """Signal emitted for each sound when it is to be played."""

    def animate(self, event: Event, view: View) -> QAbstractAnimation | None:
        """Return the animation of an event that led to ``view``; None if there is nothing to see."""

    def show_view(self, view: View) -> None:
        """Show the position in a view without animation."""

    def drop_context(self) -> None:
        """Drop the table's cached context, because events have begun or ended to be shown."""

    def adopt(self, animation: QAbstractAnimation) -> None:
        """Become the parent of an animation, so that it ends with the widget."""


class EventQueue:
    """Queue of events that a table has still to show, each group followed by the view that it led to."""

    def __init__(self, table: EventDisplay) -> None:
        self._table: EventDisplay = proxy(table)  # weak, because the table owns this queue
        self._queue: deque[tuple[Event, View] | View] = deque()
        self.animation: QAbstractAnimation | None = None
        self._sounds: QParallelAnimationGroup | None = None

    @property
    def is_over(self) -> bool:
        return self.animation is None and not self._queue

    @property
    def final_view(self) -> View:
        view = self._queue[-1]
        assert not isinstance(view, tuple)
        return view

    def add(self, moments: Sequence[tuple[Event, View]], view: View) -> None:
        """Append events, each with the view after it, and the last view; start to show them if the queue was empty."""
        idle = self.is_over
        self._queue.extend((*moments, view))
        self._table.drop_context()
        if idle:
            self._go_on()

    def postpone(self, event: Event, view: View) -> None:
        """Put the event being shown back to the head of the queue, to show it after a pause."""
        self._queue.appendleft((event, view))
        self._table.drop_context()

    def sound(self, cues: Sequence[Cue], *, at_once: bool) -> None:
        """Play the sounds of the current event, each after its delay; ``at_once``: now, because nothing moves."""
        table, pace = self._table, self._table.pace
        self._silence()
        if at_once or pace.is_instant:
            for sound in dict.fromkeys(cue.sound for cue in cues):
                table.sound_due.emit(sound)
            return
        self._sounds = QParallelAnimationGroup()
        table.adopt(self._sounds)
        for cue in cues:
            wait = QPauseAnimation(pace.ms(min(cue.after, FADE) if pace.reduced else cue.after))
            wait.finished.connect(partial(table.sound_due.emit, cue.sound))
            self._sounds.addAnimation(wait)
        self._sounds.start()

    def skip(self) -> None:
        self._end_animation()
        self._go_on()

    def stop(self) -> None:
        self._queue.clear()
        self._table.drop_context()
        self._end_animation()

    def _go_on(self) -> None:
        while self._queue:
            shown = self._queue.popleft()
            self._table.drop_context()
            if not isinstance(shown, tuple):
                self._table.show_view(shown)
            elif (animation := self._table.animate(*shown)) is not None:
                self._table.adopt(animation)
                animation.finished.connect(self.skip)
                self.animation = animation
                self._table.drop_context()
                animation.start()
                return
        self._table.settled.emit()

    def _end_animation(self) -> None:
        if self.animation is not None:
            animation, self.animation = self.animation, None
            self._table.drop_context()
            animation.finished.disconnect(self.skip)
            animation.stop()
            animation.deleteLater()
        self._silence()

    def _silence(self) -> None:
        if self._sounds is not None:
            sounds, self._sounds = self._sounds, None
            sounds.stop()
            sounds.deleteLater()
