"""Settings for speed, pauses and automatic forced moves, applied to a table and its session."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bluestick.app.shell import reduced_motion

if TYPE_CHECKING:
    from bluestick.match.session import Session
    from bluestick.store.settings import Settings
    from bluestick.tables.motion.pace import Pace

PACES = {"off": 0.0, "slow": 2.0, "normal": 1.0, "fast": 0.5}
LOOKS: dict[str, float | None] = {"slow": 2.0, "normal": 1.0, "fast": 0.5}
"""Duration factor of computer players' turns and of pauses, by the setting; independent of the animation speed."""


def pace(settings: Settings) -> Pace:
    """Return the pace of the table according to the settings."""
    from bluestick.tables.motion.pace import Pace

    reduced = settings.reduced_motion or reduced_motion.is_unwanted()
    return Pace(PACES[settings.speed], reduced, LOOKS[settings.bots], settings.trick_waits)


def force(settings: Settings, session: Session) -> None:
    """Apply the settings for automatic forced passes and plays to a session."""
    session.automatic.passes, session.automatic.plays = settings.forced_passes, settings.forced_plays
