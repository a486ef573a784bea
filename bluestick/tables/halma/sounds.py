"""Sounds of halma."""

from __future__ import annotations

from bluestick.engine.events import Event
from bluestick.games.halma.events import DrawAnswered, DrawOffered, PieceMoved, TurnPassed
from bluestick.tables.motion.pace import HOP, MOVE
from bluestick.tables.motion.sounds import Cue, Sound

STOOD = MOVE * 7 // 10
"""Delay, in milliseconds, of the sound of a step: before the piece arrives, as sounds take time to start."""


def sounds(event: Event) -> tuple[Cue, ...]:
    """Return the sounds of an event with their delays: one for each jump of a chain."""
    match event:
        case PieceMoved(squares=squares, jumped=True):
            return tuple(Cue(Sound.HOP, HOP * jump - HOP // 8) for jump in range(1, len(squares)))
        case PieceMoved():
            return (Cue(Sound.STEP, STOOD),)
        case TurnPassed() | DrawAnswered():
            return (Cue(Sound.KNOCK),)
        case DrawOffered():
            return (Cue(Sound.CALL),)
    return ()
