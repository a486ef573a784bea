"""Interface state of a kille table: calls already shown."""

from __future__ import annotations

from dataclasses import dataclass

from bluestick.engine.events import Event
from bluestick.engine.moves import MoveSet
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
from bluestick.games.kille.moves import KilleMove

Said = tuple[Seat | None, Event]
"""The last speaker (None: the stock), and the event that led to the call."""


@dataclass(frozen=True, slots=True)
class KilleUiState:
    """State that the interface remembers."""

    said: Said | None = None
    """Last call that has been shown."""
    last_said: Said | None = None
    """Last call once all events are shown."""
    meanwhile: MoveSet[KilleMove] | None = None
    """Legal moves once all events are shown."""


def heard(said: Said | None, event: Event) -> Said | None:
    """Return the last call after an event; ``said`` is the one before it."""
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
