"""Context and interface state of a kille table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from bluestick.engine.events import Event
from bluestick.engine.moves import MoveSet, Part
from bluestick.engine.seats import Seat
from bluestick.games.kille.events import (
    Answered,
    Asked,
    Cut,
    Dealt,
    Drawn,
    HitByHusar,
    HitBySvin,
    KukuLaid,
    Passed,
    Showdown,
    Shown,
    Staked,
    SwapAsked,
    Swapped,
)
from bluestick.games.kille.moves import KilleMove, Word
from bluestick.games.kille.state import NOT_DEALT, View
from bluestick.tables.kille import descriptions
from bluestick.tables.kille.arrangement import KilleArrangement
from bluestick.tables.kille.layout import Place, RoundLayout
from bluestick.tables.scene.card_layout import Spot
from bluestick.tables.widget.card_presenter import CardPresenter
from bluestick.tables.widget.context import CardContext

SpokenCall = tuple[Seat | None, Event]
"""Call (words of a player, such as "stand"): the speaker (None: the stock), and the event that it belongs to."""


@dataclass(frozen=True, slots=True)
class KilleUiState:
    """State of a kille table that only the interface knows: calls, and moves that are about to be possible."""

    call: SpokenCall | None = None
    """Call that is on display, or None."""
    last_call: SpokenCall | None = None
    """Last call of the events that wait to be shown."""
    moves_after: MoveSet[KilleMove] | None = None
    """Legal moves once the waiting events have been shown; None if none wait."""


class KilleContext(CardContext):
    """Context of one kille table."""

    game: CardPresenter[Any]
    at: RoundLayout
    shown: View
    arrangement: KilleArrangement
    ui_state: KilleUiState

    # Places.

    def place_of(self, seat: int) -> Place:
        return self.at.places[(seat - self.seat) % self.setup.seats]

    def card_spot(self, seat: Seat | None) -> Spot:
        """Return the spot of the card in front of ``seat``; that of the stock for None."""
        return self.at.stock if seat is None else self.place_of(seat).card

    # Cards.

    def visible_card(self, seat: int) -> Part | None:
        arrangement = self.arrangement
        if arrangement.at[seat] == NOT_DEALT:
            return None
        place = arrangement.at[seat]
        watches = self.viewer is None or self.viewer not in arrangement.order
        return arrangement.cards[place] if place in arrangement.open or seat == self.viewer or watches else None

    def known_card(self, seat: int) -> Part | None:
        """Return the card in front of ``seat`` if face down but known to the viewer from a swap; else None. K13."""
        arrangement = self.arrangement
        if arrangement.at[seat] == NOT_DEALT or self.visible_card(seat) is not None:
            return None
        return arrangement.cards[arrangement.at[seat]]

    # Words.

    @property
    def question(self) -> str:
        if not self.settled or self.moves is None:
            return ""
        return descriptions.question(self)

    def can_say(self, part: Part) -> bool:
        return self.game.input.word_of(self, part) in self.words

    def is_target(self, part: Part) -> bool:
        """Return whether ``part`` takes the dragged card; or, with none dragged, is pointed at and says a word."""
        if self.carried:
            return self.game.input.word_of(self, part) == Word.SWAP
        return part == self.pointed and self.can_say(part)


def call_after(said: SpokenCall | None, event: Event) -> SpokenCall | None:
    """Return the call to show after ``event``, None for none; ``said`` is the call shown before it."""
    match event:
        case KukuLaid() | Asked() | Answered():
            return event.seat, event
        case HitByHusar() | HitBySvin() | Passed():
            return event.by, event
        case Showdown() if said is not None and isinstance(said[1], KukuLaid):
            return said  # the reason for the showdown
        case Showdown():
            return event.dealer, event
        case Shown() | Swapped() | Drawn() | Cut():
            return said
        case SwapAsked() if said is not None and isinstance(said[1], Passed) and said[1].seat == event.seat:
            return said  # the request goes on
    return said if isinstance(said and said[1], Showdown | KukuLaid) and not isinstance(event, Staked | Dealt) else None
