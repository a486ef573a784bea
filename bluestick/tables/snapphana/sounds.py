"""Sounds of Snapphanaleden."""

from __future__ import annotations

from bluestick.engine.events import Event
from bluestick.games.snapphana.events import (
    CardGiven,
    CardPlayed,
    Dealt,
    Declared,
    Discarded,
    DiscardsLost,
    FjontLost,
    HandScored,
    SecondDealt,
    TrickTaken,
)
from bluestick.tables.motion.sounds import DEALT, Cue, Sound, dealt, play_cues, row, taken


def sounds(event: Event) -> tuple[Cue, ...]:
    """Return the sounds of an event with their delays, such as a call for a declaration."""
    match event:
        case Dealt(hands=hands):
            return dealt(sum(map(len, hands)))
        case SecondDealt(hands=hands):
            return tuple(row(Sound.DEAL, DEALT, sum(map(len, hands))))
        case Discarded(cards=cards):
            return play_cues(len(cards))
        case Declared():
            return (Cue(Sound.CALL),)
        case CardPlayed() | CardGiven():
            return play_cues()
        case TrickTaken() | FjontLost() | DiscardsLost():
            return taken()
        case HandScored():
            return (Cue(Sound.TURN),)
    return ()
