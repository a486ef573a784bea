"""Part of a card presenter: how events are shown."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any, Generic

from PySide6.QtCore import QAbstractAnimation

from bluestick.engine.events import Event
from bluestick.engine.seats import Seat
from bluestick.tables.motion.sounds import Cue
from bluestick.tables.widget.context import S

if TYPE_CHECKING:
    from bluestick.tables.widget.card_scene import CardScene


class CardEvents(ABC, Generic[S]):
    """Animations, pauses, header texts and sounds of the events of a card game."""

    @abstractmethod
    def animation(self, card_scene: CardScene[S], before: S, event: Event) -> QAbstractAnimation | None:
        """Return the animation of an event; None if nothing moves.

        ``before``: context before the event; the arrangement of ``card_scene`` is already the one after the event.
        """

    def pause_before(self, context: S, event: Event) -> int:
        """Return the pause in milliseconds before an event is shown, such as to look at a finished trick, or 0."""
        return 0

    def keeps_pause(self, context: S) -> bool:
        """Return whether the pauses before events are kept when animations are off."""
        return False

    def trick_winner(self, event: Event) -> Seat | None:
        return None

    def header(self, context: S, event: Event) -> tuple[str, str]:
        """Return (header text, clause id) for an event; both empty to leave the header unchanged."""
        return "", ""

    def announced_event(self, event: Event) -> Event | None:
        """Return the event to emit with ``event_started``, without results not visible yet; None to emit nothing."""
        return None

    def sounds(self, context: S, event: Event) -> tuple[Cue, ...]:
        return ()

    # UI state (such as which sheet is open): an object of a type that the game defines; None if it has none.

    def initial_state(self) -> Any:
        return None

    def state_when_queued(self, context: S, events: tuple[Event, ...], view: Any) -> Any:
        """Return the UI state once ``events`` are queued to be shown; no events: ``view`` is shown at once."""
        return context.ui_state

    def state_when_shown(self, context: S, event: Event) -> Any:
        return context.ui_state

    def state_when_laid(self, context: S) -> Any:
        """Return the UI state for the view after all events, about to be shown; ``context`` has the previous view."""
        return context.ui_state
