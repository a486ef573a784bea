"""Measures of play-outs at kille in addition to their result, which explain why a word is better."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from dataclasses import replace
from math import inf
from statistics import fmean

from bluestick.engine.estimates import Because
from bluestick.engine.explanations import Measure
from bluestick.games.kille.thinking.search import KilleDeal

MEASURES = (Measure("out", 0.05, more_is_better=False), Measure("hit", inf), Measure("others", 0.2))
"""Whether the player is out; whether it was hit by a husar or the svin, which is a cause of that; other players out.

New cards are not played out, so they have no measures.
"""


def note(deal: KilleDeal, out: int, me: int, notes: array[float]) -> None:
    """Append the measures of a finished deal; ``out`` and ``me`` are masks of the players out and of the player."""
    gone = bool(out & me)
    notes.extend((gone, bool(deal.hit & me), out.bit_count() - gone))


def caused(why: Because | None, here: Sequence[float], there: Sequence[float]) -> Because | None:
    """Return the reason, with its cause if most of the difference in being out is due to husar and svin.

    ``here`` are the notes of the better word, ``there`` those of the other.
    """
    if why is None or why.outcome != "out":
        return why
    place, size = 1, len(MEASURES)
    more = fmean(there[place::size]) - fmean(here[place::size])
    return replace(why, cause="hit") if 2 * more > why.there - why.here else why
