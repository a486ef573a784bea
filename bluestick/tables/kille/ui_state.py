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
"""Last call: its speaker (None: the stock), and the event that it belongs to."""


@dataclass(frozen=True, slots=True)
class KilleUiState:
    """State of a kille table that only the interface knows: which calls have been shown."""

    said: Said | None = None
    """Call (what a player says, such as "stand") shown last; None for none."""
    last_said: Said | None = None
    """Last call of the queued events, some of which may still have to be shown."""
    meanwhile: MoveSet[KilleMove] | None = None
    """Legal moves after the queued events, some of which may still have to be shown."""


def heard(said: Said | None, event: Event) -> Said | None:
    """Return the call shown after an event, None for none; ``said`` is the call shown before it."""
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
