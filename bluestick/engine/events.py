"""What happened: typed facts, in order, and what each seat gets to see of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Self

from bluestick.engine.seats import Seat


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened at the table. Games derive frozen dataclasses with past-tense names."""

    def seen_by(self, seat: Seat | None) -> Self | None:
        """What ``seat`` (None: an onlooker) sees of it.

        A card that this seat may not know becomes None; None for the whole event if nothing is seen.
        """
        return self
