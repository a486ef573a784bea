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
"""Who called something out, nobody: the stock; and at what."""


@dataclass(frozen=True, slots=True)
class KilleUiState:
    """All that is remembered."""

    said: Said | None = None
    """What was called out last."""
    last_said: Said | None = None
    """What will have been, when everything is shown."""
    meanwhile: MoveSet[KilleMove] | None = None
    """What may be said then."""


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
