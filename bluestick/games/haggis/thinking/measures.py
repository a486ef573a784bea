"""What is counted in the play-outs at haggis beside their worth, for the reason why a move is better."""

from __future__ import annotations

from array import array
from dataclasses import replace

from bluestick.engine.because import Measure
from bluestick.engine.judging import Because
from bluestick.engine.seats import Seat
from bluestick.games.haggis.cards import ALL_FACES, ALL_NUMBERS, parts
from bluestick.games.haggis.thinking.search import HaggisRound, Move
from bluestick.games.haggis.thinking.values import grouped

MEASURES = (
    Measure("first", 0.06),
    Measure("tricks", 2.0),
    Measure("catches", 0.5),
    Measure("caught", 0.5, more_is_better=False),
)
"""Whether the seat goes out first; the points of its tricks less those of the best other; how many cards the others are
left with if it goes out first; with how many a player is left if it does not."""


def note(end: HaggisRound, seat: Seat, notes: array[float]) -> None:
    """Count in a round that was played to its end."""
    first, left = end.out[0]
    others = max(points for other, points in enumerate(end.piles) if other != seat)
    out = first == seat
    notes.extend((out, end.piles[seat] - others, left if out else 0, 0 if out else left))


def caused(why: Because | None, hand: int, here: Move, there: Move) -> Because | None:
    """The same with its cause: wild cards that the better move keeps (``here``), or fewer leads for the rest."""
    kept, spent = there[0] & ~here[0] & ALL_FACES, here[0] & ~there[0] & ALL_FACES
    if why is None or spent:
        return why
    if kept:
        return replace(why, cause="keeps", parts=parts(kept))
    if why.outcome != "tricks" and here[0] and _leads(hand, here) < _leads(hand, there):
        return replace(why, cause="fewer_leads")
    return why


def _leads(hand: int, move: Move) -> int:
    """In how many leads the rest of a hand goes out, wild cards apart."""
    return len(grouped(hand & ~move[0] & ALL_NUMBERS, 3)[1])
