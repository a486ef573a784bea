"""Pace: all durations of a table in milliseconds, and the speed setting."""

from __future__ import annotations

from dataclasses import dataclass, replace

MOVE = 240
HOP = 160
DEAL = 180
GATHER = 300
"""Milliseconds for all cards to move back to the next dealer, who shuffles them."""
STAGGER = 60
"""Milliseconds between the starts of two cards of a deal."""
SWAP = 320
UNDO = 240
FLIP = 200
READ = 1300
"""Milliseconds to read a player's announcement before anything else happens."""
COUNT = 900
"""Milliseconds to read one line of a score before the next one appears."""
TAKE = 420
HOLD = 1600
"""Milliseconds for which a finished trick stays on the table; a click ends the pause."""
FORCED = 900
"""Milliseconds for which a forced move is announced before the program makes it."""
REST = (300, 300)
"""Minimum and maximum milliseconds for which a board piece rests before the next one moves."""
THINK = (300, 900)
"""Minimum and maximum milliseconds that a bot takes for a move, so that players can follow."""
BETWEEN = 2500
"""Milliseconds before the next deal, in games with bot pauses; a click ends the pause."""
BACK = 260
"""Milliseconds for a card or piece to move back after an illegal drop."""
FADE = 120
"""Milliseconds of the fade that replaces a movement when motion is reduced."""
LAST_LOOK = 2600
"""Milliseconds for which the proof of a refusal stays marked; no speed setting changes it."""


@dataclass(frozen=True, slots=True)
class Pace:
    """Speed of a table. ``factor`` multiplies all durations; ``Pace(0)`` is synchronous, without animation."""

    factor: float = 1.0
    reduced: bool = False
    """Whether cards fade instead of moving, for people whom motion makes ill."""
    still: float | None = None
    """Factor of pauses and of the thinking time of computer players; None for ``factor``."""

    waits: bool = False
    """Whether a finished trick stays until the player clicks."""

    @property
    def is_instant(self) -> bool:
        return self.factor == 0

    def ms(self, duration: int) -> int:
        return round(duration * self.factor)

    def pause(self, duration: int) -> int:
        return round(duration * self.pause_factor)

    @property
    def pause_factor(self) -> float:
        """Factor of pauses and of the thinking time of bots."""
        return self.factor if self.still is None else self.still

    def thinking_time_range(self, usual: tuple[int, int]) -> tuple[int, int]:
        """Return (minimum, maximum) of a bot's thinking time at this pace, in milliseconds.

        ``usual``: both at normal pace; if they are 0, a slow pace uses ``THINK``.
        """
        least, most = usual if any(usual) or self.pause_factor <= 1 else THINK
        return self.pause(least), self.pause(most)

    def faster(self, share: float) -> Pace:
        return replace(self, factor=self.factor * share, still=self.pause_factor * share)
