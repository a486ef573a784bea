"""How the events of a trick game are shown: dealing, playing, taking tricks. Knows no rule of any game."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from PySide6.QtCore import QAbstractAnimation, QCoreApplication

from bluestick.engine.events import Event
from bluestick.engine.seats import Seat
from bluestick.engine.tricks import CardPlayed, Dealt, TrickTaken, seats_from
from bluestick.tables.motion.dealing import Dealing, deal_one_by_one
from bluestick.tables.motion.pace import HOLD
from bluestick.tables.motion.sounds import Cue, dealt, play_cues, taken
from bluestick.tables.tricks.card_motion import glide_animation
from bluestick.tables.tricks.deal_motion import deal
from bluestick.tables.widget.card_events import CardEvents
from bluestick.tables.widget.context import CardContext, S
from bluestick.text import table_phrases

if TYPE_CHECKING:
    from bluestick.tables.widget.card_scene import CardScene


class TrickEvents(CardEvents[S]):
    """Events of a trick game. By default each player puts tricks onto a pile of their own."""

    deal_clause: ClassVar[str] = ""
    trick_clause: ClassVar[str] = ""
    """Id of the clause on who takes a trick, such as ``haljan#H4.6``; ``deal_clause``: id of that on dealing."""

    def dealing(self, context: S, event: Event) -> Dealing | None:
        """Return the order in which ``event`` deals (default: clockwise, card by card); None if it is no deal."""
        if not isinstance(event, Dealt):
            return None
        order = tuple(seats_from(event.dealer + 1, context.setup.seats))
        return deal_one_by_one(event.dealer, order, context.arrangement.hands)

    def grown_pile(self, context: S, event: Event) -> int | None:
        return event.seat if isinstance(event, TrickTaken) else None

    def animation(self, card_scene: CardScene[S], before: S, event: Event) -> QAbstractAnimation | None:
        if before.pace.is_instant:
            return None
        if card_scene.arrangement == before.arrangement:
            card_scene.update_pieces()
            return None
        context = card_scene.context
        dealing = self.dealing(context, event)
        return (
            glide_animation(card_scene, self.grown_pile(context, event))
            if dealing is None
            else deal(card_scene, dealing)
        )

    def pause_before(self, context: S, event: Event) -> int:
        return HOLD if isinstance(event, TrickTaken) else 0

    def keeps_pause(self, context: S) -> bool:
        return context.pace.waits or context.pace.pause_factor > 0

    def trick_winner(self, event: Event) -> Seat | None:
        return event.seat if isinstance(event, TrickTaken) else None

    def header(self, context: S, event: Event) -> tuple[str, str]:
        match event:
            case Dealt():
                return table_phrases.dealing_text(), self.deal_clause
            case TrickTaken(seat):
                return trick_goes_to(context, seat), self.trick_clause
        return "", ""

    def sounds(self, context: S, event: Event) -> tuple[Cue, ...]:
        match event:
            case Dealt():
                return dealt(sum(map(len, context.arrangement.hands)))
            case CardPlayed():
                return play_cues()
            case TrickTaken():
                return taken()
        return ()


def trick_goes_to(context: CardContext, seat: Seat) -> str:
    """Return the header text while a player takes a trick."""
    if context.is_you(seat):
        return QCoreApplication.translate("table", "You take the trick")
    return table_phrases.taken_trick_sentence(context.names[seat])
