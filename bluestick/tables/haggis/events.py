"""How the events of haggis are shown."""

from __future__ import annotations

from PySide6.QtCore import QAbstractAnimation

from bluestick.engine.events import Event
from bluestick.engine.seats import Seat
from bluestick.games.haggis.events import Dealt, TrickGiven, TrickTaken
from bluestick.tables.haggis import arrangement as arranging
from bluestick.tables.haggis import descriptions, places
from bluestick.tables.haggis.context import HaggisContext
from bluestick.tables.haggis.sounds import sounds
from bluestick.tables.motion.dealing import Dealing
from bluestick.tables.motion.pace import HOLD
from bluestick.tables.motion.sounds import Cue
from bluestick.tables.tricks.trick_events import TrickEvents, trick_goes_to
from bluestick.tables.widget.card_scene import CardScene
from bluestick.text import table_phrases


class HaggisEvents(TrickEvents[HaggisContext]):
    """How events of haggis are shown: a trick won by a bomb stays on the table until it is given away."""

    def pause_before(self, context: HaggisContext, event: Event) -> int:
        return HOLD if isinstance(event, TrickTaken) and event.to is not None else 0

    def sounds(self, context: HaggisContext, event: Event) -> tuple[Cue, ...]:
        return sounds(event)

    def header(self, context: HaggisContext, event: Event) -> tuple[str, str]:
        match event:
            case Dealt():
                return table_phrases.dealing_text(), "haggis#G1.4"
            case TrickTaken(winner, to) if to == winner:
                return trick_goes_to(context, winner), "haggis#G5.5"
            case TrickTaken(_, to) | TrickGiven(_, to) if to is not None:
                return descriptions.trick_given_text(context, to), "haggis#G5.7"
        return "", ""

    def dealing(self, context: HaggisContext, event: Event) -> Dealing | None:
        return arranging.dealing(event) if isinstance(event, Dealt) else None

    def trick_winner(self, event: Event) -> Seat | None:
        match event:
            case TrickTaken(winner) | TrickGiven(winner):
                return winner
        return None

    def grown_pile(self, context: HaggisContext, event: Event) -> int | None:
        return event.to if isinstance(event, TrickTaken | TrickGiven) else None

    def animation(
        self, card_scene: CardScene[HaggisContext], before: HaggisContext, event: Event
    ) -> QAbstractAnimation | None:
        motion = super().animation(card_scene, before, event)
        if motion is not None:
            card_scene.update_pieces()
            card_scene.remove_pieces(
                *(name for name in card_scene.piece_sprites if name == "frame" or name.startswith("mark "))
            )
        return motion

    def initial_state(self) -> str:
        return places.SORTS[0]
