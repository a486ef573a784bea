"""Events: typed facts about what happened, in order, and the part of them that each seat sees."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Self

from bluestick.engine.seats import Seat


@dataclass(frozen=True, slots=True)
class Event:
    """Event at the table. Games derive frozen dataclasses with past-tense names."""

    def seen_by(self, seat: Seat | None) -> Self | None:
        """Return what ``seat`` (None: an onlooker) sees of the event.

        A card hidden from this seat becomes None; the result is None if the seat sees nothing at all.
        """
        return self
