"""Pace: all durations of a table in milliseconds, and the speed setting."""

from __future__ import annotations

from dataclasses import dataclass, replace

MOVE = 240
HOP = 160
"""One jump of a chain."""
DEAL = 180
"""One card from the stock into a hand."""
GATHER = 300
"""All cards back to whoever deals next, who shuffles them."""
STAGGER = 60
"""From one card of a deal to the next."""
SWAP = 320
"""A card from seat to seat."""
UNDO = 240
"""The same backwards."""
FLIP = 200
"""A card is turned over."""
READ = 1300
"""What somebody calls out can be read before anything else happens."""
COUNT = 900
"""One line of a count can be read before the next one comes."""
TAKE = 420
"""A trick to its winner."""
HOLD = 1600
"""A finished trick stays; a click is quicker."""
FORCED = 900
"""What is done by itself, because nothing else may be done, is said before it is done."""
REST = (300, 300)
"""A piece lies there for a moment before the next one moves."""
THINK = (300, 900)
"""A computer player takes its time, between these two, so that one can follow it."""
BETWEEN = 2500
"""Where computer players take their time, so does whoever deals: all look at what was shown. A click is quicker."""
BACK = 260
"""An illegal drop glides back."""
FADE = 120
"""All that is left of a move when motion is reduced."""
LAST_LOOK = 2600
"""How long the squares that prove a refusal stay marked. Reading time: no speed changes it."""


@dataclass(frozen=True, slots=True)
class Pace:
    """``factor`` multiplies every motion; 0: nothing moves. ``Pace(0)`` makes everything synchronous."""

    factor: float = 1.0
    reduced: bool = False
    """Whether things fade instead of moving, for those whom motion makes ill."""
    still: float | None = None
    """What multiplies the time for looking at something, and that of computer players; None: as fast as what moves."""

    waits: bool = False
    """Whether a finished trick lies there until somebody sends it away."""

    @property
    def instant(self) -> bool:
        """Whether nothing is animated at all."""
        return self.factor == 0

    def ms(self, duration: int) -> int:
        """How long a motion takes at this pace."""
        return round(duration * self.factor)

    def look(self, duration: int) -> int:
        """How long something stays to be looked at."""
        return round(duration * self.looks)

    @property
    def looks(self) -> float:
        """What multiplies whatever is no motion."""
        return self.factor if self.still is None else self.still

    def thought(self, usual: tuple[int, int]) -> tuple[int, int]:
        """Between how many and how many milliseconds a computer player takes; slowly also where it is usually none."""
        least, most = usual if any(usual) or self.looks <= 1 else THINK
        return self.look(least), self.look(most)

    def hastened(self, share: float) -> Pace:
        """This pace, everything taking so much of its time."""
        return replace(self, factor=self.factor * share, still=self.looks * share)
