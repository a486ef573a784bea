"""What is counted in the play-outs at kille beside their worth, for the reason why a word is better."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from dataclasses import replace
from math import inf
from statistics import fmean

from bluestick.engine.because import Measure
from bluestick.engine.judging import Because
from bluestick.games.kille.thinking.search import KilleDeal

MEASURES = (Measure("out", 0.05, more_is_better=False), Measure("hit", inf), Measure("others", 0.2))
"""To be out; to be hit by a husar or the svin, which is a cause of that; how many others are out.

New cards have no play-out, and nothing is counted there.
"""


def note(deal: KilleDeal, out: int, me: int, notes: array[float]) -> None:
    """Count in a deal that is over; ``out`` are those who are out, ``me`` is the player, both as masks."""
    gone = bool(out & me)
    notes.extend((gone, bool(deal.hit & me), out.bit_count() - gone))


def caused(why: Because | None, here: Sequence[float], there: Sequence[float]) -> Because | None:
    """The same with its cause: that it is mostly by husar and svin that one is out.

    ``here`` are the notes of the better word, ``there`` those of the other.
    """
    if why is None or why.outcome != "out":
        return why
    place, size = 1, len(MEASURES)
    more = fmean(there[place::size]) - fmean(here[place::size])
    return replace(why, cause="hit") if 2 * more > why.there - why.here else why
