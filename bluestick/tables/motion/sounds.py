"""Sounds of events: which sound, and its delay."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

from bluestick.tables.motion.pace import DEAL, GATHER, MOVE, STAGGER, TAKE


class Sound(StrEnum):
    """Sounds of the tables; the sound files are named after the values."""

    LAY = "lay"
    DEAL = "deal"
    DRAW = "draw"
    TURN = "turn"
    TAKE = "take"
    SHUFFLE = "shuffle"
    KNOCK = "knock"
    """A player knocks on the table to pass, or to keep a card."""
    STEP = "step"
    HOP = "hop"
    CHIP = "chip"
    CALL = "call"
    CUCKOO = "cuckoo"
    REFUSED = "refused"
    WON = "won"
    LOST = "lost"


@dataclass(frozen=True, slots=True)
class Cue:
    """Sound of an event; ``after``: milliseconds, at normal pace, from when the event starts to be shown."""

    sound: Sound
    after: int = 0


LAID = MOVE * 6 // 10
"""Milliseconds until the sound of a card put on the table, a little before the card arrives."""
DEALT = DEAL * 8 // 10
ARRIVED = TAKE * 8 // 10
"""Milliseconds until the sound of a thing that crosses the table; ``DEALT``: of a card from the stock."""
CLOSEST = 2 * STAGGER
"""Minimum time between repeated sounds, in milliseconds."""


def row(sound: Sound, first: int, count: int, each: int = STAGGER) -> Iterable[Cue]:
    """Return the sounds of ``count`` things that arrive ``each`` ms apart, the first after ``first`` ms; sounds closer
    than ``CLOSEST`` are left out."""
    step = -(-CLOSEST // each)
    return (Cue(sound, first + each * number) for number in range(0, count, step))


def dealt(cards: int) -> tuple[Cue, ...]:
    """Return the sounds of shuffling and of dealing that many cards."""
    return Cue(Sound.SHUFFLE), *row(Sound.DEAL, GATHER + DEALT, cards)


def play_cues(cards: int = 1) -> tuple[Cue, ...]:
    """Return the sounds of that many cards put on the table."""
    return tuple(row(Sound.LAY, LAID, cards))


def taken() -> tuple[Cue, ...]:
    """Return the sound of a trick being taken."""
    return (Cue(Sound.TAKE),)
