"""Sounds of haggis."""

from __future__ import annotations

from bluestick.engine.events import Event
from bluestick.games.haggis.events import (
    BetMade,
    CardsPlayed,
    Dealt,
    Passed,
    RoundScored,
    TrickGiven,
    TrickTaken,
    WentOut,
)
from bluestick.tables.motion.sounds import Cue, Sound, dealt, play_cues, taken


def sounds(event: Event) -> tuple[Cue, ...]:
    """Return the sounds of an event with their delays, such as a knock for a pass."""
    match event:
        case Dealt(hands=hands):
            return dealt(sum(map(len, hands)))
        case BetMade(amount=amount) if amount:
            return (Cue(Sound.CHIP),)
        case CardsPlayed(cards=cards):
            return play_cues(len(cards))
        case BetMade() | Passed():
            return (Cue(Sound.KNOCK),)
        case WentOut():
            return (Cue(Sound.CALL),)
        case TrickTaken(to=to) if to is not None:
            return taken()
        case TrickGiven():
            return taken()
        case RoundScored():
            return (Cue(Sound.TURN),)
    return ()
