"""Sounds of kille."""

from __future__ import annotations

from bluestick.engine.events import Event
from bluestick.games.kille.events import (
    Answered,
    Asked,
    Bought,
    Cut,
    Dealt,
    Drawn,
    HitByHusar,
    HitBySvin,
    KukuLaid,
    Passed,
    PotWon,
    Showdown,
    Shown,
    Staked,
    Stood,
    Swapped,
)
from bluestick.tables.kille.motion import MANY
from bluestick.tables.motion.pace import DEAL, GATHER, READ, STAGGER, SWAP, UNDO
from bluestick.tables.motion.sounds import ARRIVED, LAID, Cue, Sound, dealt, row


def sounds(event: Event) -> tuple[Cue, ...]:
    """Return the sounds of an event with their delays: a knock for keeping a card, a cuckoo for kuku."""
    match event:
        case Staked(seats=seats):
            return tuple(row(Sound.CHIP, ARRIVED, len(seats)))
        case Bought(price=amount) | PotWon(amount=amount):
            return tuple(row(Sound.CHIP, ARRIVED, min(amount, MANY)))
        case Dealt(cards=cards):
            return *dealt(len(cards)), Cue(Sound.TURN, GATHER + DEAL + STAGGER * (len(cards) - 1))
        case Stood():
            return (Cue(Sound.KNOCK),)
        case Swapped() | Drawn():
            return (Cue(Sound.DRAW), Cue(Sound.LAY, SWAP * 6 // 10))
        case Cut():
            return (Cue(Sound.DRAW), Cue(Sound.LAY, 2 * UNDO - LAID // 2))
        case Shown() | Showdown():
            return (Cue(Sound.TURN),)
        case KukuLaid():
            return (Cue(Sound.CUCKOO),)
        case HitBySvin(undone=undone):
            back = row(Sound.DRAW, READ // 2, 1 + len(undone), UNDO)
            return Cue(Sound.CALL), *back
        case Asked() | Answered() | Passed() | HitByHusar():
            return (Cue(Sound.CALL),)
    return ()
