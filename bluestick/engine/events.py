"""Events: what happened in a match, as typed objects, and what each seat sees of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Self

from bluestick.engine.seats import Seat


@dataclass(frozen=True, slots=True)
class Event:
    """Event in a match. Games derive frozen dataclasses with names in the past tense."""

    def seen_by(self, seat: Seat | None) -> Self | None:
        """Return the event as ``seat`` (None: an onlooker) sees it, with None for hidden cards.

        The result is None if the seat sees nothing of the event.
        """
        return self
