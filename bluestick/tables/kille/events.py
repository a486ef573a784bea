"""How the events of kille are shown."""

from __future__ import annotations

from dataclasses import replace
from functools import reduce

from PySide6.QtCore import QAbstractAnimation

from bluestick.engine.events import Event
from bluestick.games.kille.events import Dealt, HitBySvin, Showdown
from bluestick.games.kille.state import View
from bluestick.tables.kille import motion
from bluestick.tables.kille.context import KilleContext, KilleUiState, call_after
from bluestick.tables.kille.sounds import sounds
from bluestick.tables.motion.sounds import Cue
from bluestick.tables.widget.card_events import CardEvents
from bluestick.tables.widget.card_scene import CardScene


class KilleEvents(CardEvents[KilleContext]):
    """How events of kille are shown; the last call of a player stays on display."""

    def initial_state(self) -> KilleUiState:
        return KilleUiState()

    def state_when_queued(self, context: KilleContext, events: tuple[Event, ...], view: View) -> KilleUiState:
        if not events:
            return replace(context.ui_state, last_call=None, moves_after=None)
        last_call = reduce(call_after, events, context.ui_state.last_call)
        return replace(context.ui_state, last_call=last_call, moves_after=context.rules.moves(view))

    def state_when_shown(self, context: KilleContext, event: Event) -> KilleUiState:
        return replace(context.ui_state, call=call_after(context.ui_state.call, event))

    def state_when_laid(self, context: KilleContext) -> KilleUiState:
        return replace(context.ui_state, call=context.ui_state.last_call)

    def announced_event(self, event: Event) -> Event:
        match event:
            case Dealt():
                return replace(event, cards=())
            case Showdown():
                return replace(event, cards=())
            case HitBySvin():
                return replace(event, undone=())
        return event

    def sounds(self, context: KilleContext, event: Event) -> tuple[Cue, ...]:
        return sounds(event)

    def animation(
        self, card_scene: CardScene[KilleContext], before: KilleContext, event: Event
    ) -> QAbstractAnimation | None:
        return motion.motion(card_scene, before, event)
