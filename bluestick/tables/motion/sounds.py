"""Sounds of events: which sound, and its delay."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

from bluestick.tables.motion.pace import DEAL, GATHER, MOVE, STAGGER, TAKE


class Sound(StrEnum):
    """The sounds there are; the files of each are called after it."""

    LAY = "lay"
    """A card on the table."""
    DEAL = "deal"
    """A card that is dealt."""
    DRAW = "draw"
    """A card out of a pile or a hand."""
    TURN = "turn"
    """A card is turned over."""
    TAKE = "take"
    """A trick is swept up."""
    SHUFFLE = "shuffle"
    KNOCK = "knock"
    """Somebody does nothing, and says so."""
    STEP = "step"
    """A piece on the next square."""
    HOP = "hop"
    """A piece behind another one."""
    CHIP = "chip"
    CALL = "call"
    """Something is called out."""
    CUCKOO = "cuckoo"
    REFUSED = "refused"
    WON = "won"
    LOST = "lost"


@dataclass(frozen=True, slots=True)
class Cue:
    """When a sound begins: so many milliseconds, at the normal pace, after its event begins to be shown."""

    sound: Sound
    after: int = 0


LAID = MOVE * 6 // 10
"""When a card that moves has all but arrived, and is heard from: the sound has a beginning, too."""
DEALT = DEAL * 8 // 10
ARRIVED = TAKE * 8 // 10
"""The same of cards from the stock, and of what goes all across the table."""
CLOSEST = 2 * STAGGER
"""Of things that come one a little after the other not all are heard."""


def row(sound: Sound, first: int, count: int, each: int = STAGGER) -> Iterable[Cue]:
    """Of ``count`` things that arrive ``each`` milliseconds after one another, as many as can be told apart."""
    step = -(-CLOSEST // each)
    return (Cue(sound, first + each * number) for number in range(0, count, step))


def dealt(cards: int) -> tuple[Cue, ...]:
    """The pack is gathered in and shuffled, and so many cards are dealt."""
    return Cue(Sound.SHUFFLE), *row(Sound.DEAL, GATHER + DEALT, cards)


def laid(cards: int = 1) -> tuple[Cue, ...]:
    """Cards are laid on the table."""
    return tuple(row(Sound.LAY, LAID, cards))


def taken() -> tuple[Cue, ...]:
    """Cards are swept up."""
    return (Cue(Sound.TAKE),)
