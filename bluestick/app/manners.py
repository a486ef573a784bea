"""How a table behaves at the wish of who plays: what the settings say of pace and touches."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bluestick.app.settings import Settings
from bluestick.tables.pace import Pace

if TYPE_CHECKING:
    from bluestick.app.session import Session

PACES = {"off": 0.0, "slow": 2.0, "normal": 1.0, "fast": 0.5}
LOOKS: dict[str, float | None] = {"slow": 2.0, "normal": 1.0, "fast": 0.5}
"""How long computer players take, and what has been played is looked at, however fast things move."""


def pace(settings: Settings) -> Pace:
    """How fast somebody wants to see everything."""
    return Pace(PACES[settings.speed], settings.reduced_motion, LOOKS[settings.bots])


def force(settings: Settings, session: Session) -> None:
    """What is done by itself where nothing else may be done."""
    session.forced_passes, session.forced_plays = settings.forced_passes, settings.forced_plays
