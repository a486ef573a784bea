"""How the events of Snapphanaleden are shown."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QAbstractAnimation, QPauseAnimation

from bluestick.engine.events import Event
from bluestick.games.snapphana.events import CardGiven, Dealt, Declared, FjontLost, SecondDealt, TrickTaken
from bluestick.games.snapphana.state import View
from bluestick.tables.motion.dealing import Dealing
from bluestick.tables.motion.pace import READ
from bluestick.tables.motion.sounds import Cue
from bluestick.tables.snapphana import arrangement as arranging
from bluestick.tables.snapphana import descriptions
from bluestick.tables.snapphana.context import SnapphanaContext, SnapphanaUiState
from bluestick.tables.snapphana.sounds import sounds
from bluestick.tables.tricks.trick_events import TrickEvents
from bluestick.tables.widget.card_scene import CardScene


class SnapphanaEvents(TrickEvents[SnapphanaContext]):
    """How events of Snapphanaleden are shown: a declared combination stays on display for a while."""

    def initial_state(self) -> SnapphanaUiState:
        return SnapphanaUiState()

    def state_when_queued(self, context: SnapphanaContext, events: tuple[Event, ...], view: View) -> SnapphanaUiState:
        """Return the state; without ``events`` (a view is shown at once) "declare everything" ends."""
        return replace(context.ui_state, is_declaring_all=context.ui_state.is_declaring_all and bool(events))

    def announced_event(self, event: Event) -> Event | None:
        return event

    def sounds(self, context: SnapphanaContext, event: Event) -> tuple[Cue, ...]:
        return sounds(event)

    def header(self, context: SnapphanaContext, event: Event) -> tuple[str, str]:
        return descriptions.header_and_clause(context, event)

    def dealing(self, context: SnapphanaContext, event: Event) -> Dealing | None:
        dealer = context.shown.table.dealer if context.shown is not None else None
        if isinstance(event, SecondDealt) and dealer is not None:
            return arranging.dealt_again(event, context.form, dealer)
        return arranging.dealt(event, context.form) if isinstance(event, Dealt) else None

    def grown_pile(self, context: SnapphanaContext, event: Event) -> int | None:
        match event:
            case TrickTaken(seat) | CardGiven(seat) | FjontLost(_, seat):
                return seat % context.form.sides
        return None

    def animation(
        self, card_scene: CardScene[SnapphanaContext], before: SnapphanaContext, event: Event
    ) -> QAbstractAnimation | None:
        card_scene.remove_cards("gift")  # put away the cards that could be given
        card_scene.remove_pieces("gifts")
        if not isinstance(event, Declared):
            return super().animation(card_scene, before, event)
        card_scene.arrange()
        return QPauseAnimation(before.pace.pause(2 * READ) or 2 * READ)
