"""Sounds of haljan."""

from __future__ import annotations

from bluestick.engine.events import Event
from bluestick.games.haljan.events import CardsDrawn, CardsPlayed, Dealt, RoundEnded, TrickTaken, TwoExchanged
from bluestick.tables.motion.sounds import DEALT, Cue, Sound, dealt, play_cues, row, taken


def sounds(event: Event) -> tuple[Cue, ...]:
    """Return the sounds of an event, each with its delay."""
    match event:
        case Dealt(hands=hands):
            return dealt(sum(map(len, hands)) + 1)
        case CardsPlayed(cards=cards):
            return play_cues(len(cards))
        case TrickTaken():
            return taken()
        case CardsDrawn(cards=cards):
            return tuple(row(Sound.DRAW, DEALT // 4, len(cards)))
        case TwoExchanged():
            return play_cues(2)
        case RoundEnded():
            return (Cue(Sound.CALL),)
    return ()
