"""What comes of standing, swapping, asking or laying kuku down, counted over deals that one thinks likely."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from bluestick.games.kille.moves import Word
from bluestick.games.kille.thinking.measures import note
from bluestick.games.kille.thinking.search import KilleDeal
from bluestick.games.kille.thinking.values import RISK, Sight, accepts, play_on, share

MANY = 600
"""So many deals are thought of at most."""


class Way(NamedTuple):
    """What one says, and after better cards were refused what one says then."""

    word: Word | None
    """None stands for whatever is sensible."""
    then: Word | None = None


def share_after(sight: Sight, deal: KilleDeal, word: Word | None, notes: array[float] | None = None) -> float:
    """What one's place in the pot is worth after a word of whoever speaks, if it is played on sensibly; 0: one is out.

    None stands for whatever is sensible. What is counted beside the worth is added to ``notes``.
    """
    deal = deal.copy()
    if word is Word.STAND:
        deal.stand()
    elif word is Word.SWAP:
        deal.swap()
    if word is not Word.KUKU:
        play_on(deal, sight.marks)
    out, me = deal.out(), 1 << sight.me
    if notes is not None:
        note(deal, out, me, notes)
    if out & me:
        return 0.0
    left = sight.players - out.bit_count()
    before = (~out & me - 1).bit_count()
    return share(left, (before - 1) % left) if left > 1 else 1.0  # K9.1: whoever is the first of them deals next


def worth(sight: Sight, way: Way, deal: KilleDeal, notes: array[float] | None = None) -> float:
    """What one's place in the pot is worth in a deal, if that is said; ``notes`` as in ``share_after``."""
    match way.word:
        case Word.ASK if not all(accepts(sight.players, card) for card in deal.cards[1:]):
            return share_after(sight, deal, way.then)
        case Word.ASK | Word.ACCEPT | Word.DEPENDS:
            return share(sight.players, sight.me)
        case Word.REFUSE:
            return share_after(sight, deal, None, notes)
    return share_after(sight, deal, way.word, notes)


def percent(values: Sequence[float]) -> int:
    """How often one was out."""
    return round(100 * sum(not value for value in values) / len(values)) if values else 0


def expected(sight: Sight, rng: Random, deals: int) -> int:
    """How often one is out with the cards as they lie, in percent, if all are sensible."""
    return percent([share_after(sight, sight.deal(rng), None) for _ in range(deals)])


def usual_percent(sight: Sight) -> int:
    """How often one's place in speaking order goes out."""
    return round(100 * RISK[sight.players][sight.me])
