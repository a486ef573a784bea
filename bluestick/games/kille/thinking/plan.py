"""Results of standing, swapping, asking and showing kuku, from play-outs of possible deals."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from bluestick.games.kille.moves import Word
from bluestick.games.kille.thinking.measures import note
from bluestick.games.kille.thinking.search import KilleDeal
from bluestick.games.kille.thinking.values import RISK, Knowledge, accepts, play_on, share

MANY = 600
"""Largest number of deals sampled."""


class Way(NamedTuple):
    """Word to say, and the word after better cards were refused."""

    word: Word | None
    """None: the sensible word."""
    then: Word | None = None


def share_after(knowledge: Knowledge, deal: KilleDeal, word: Word | None, notes: array[float] | None = None) -> float:
    """Return the worth of the player's place in the pot after a word of the speaker and sensible play; 0 if it is out.

    ``word`` None means the sensible word. The measures are appended to ``notes``.
    """
    deal = deal.copy()
    if word is Word.STAND:
        deal.stand()
    elif word is Word.SWAP:
        deal.swap()
    if word is not Word.KUKU:
        play_on(deal, knowledge.marks)
    out, me = deal.out(), 1 << knowledge.me
    if notes is not None:
        note(deal, out, me, notes)
    if out & me:
        return 0.0
    left = knowledge.players - out.bit_count()
    before = (~out & me - 1).bit_count()
    return share(left, (before - 1) % left) if left > 1 else 1.0  # K9.1: the first of them deals next


def worth(knowledge: Knowledge, way: Way, deal: KilleDeal, notes: array[float] | None = None) -> float:
    """Return the worth of the player's place in the pot in a deal after ``way``; ``notes`` as in ``share_after``."""
    match way.word:
        case Word.ASK if not all(accepts(knowledge.players, card) for card in deal.cards[1:]):
            return share_after(knowledge, deal, way.then)
        case Word.ASK | Word.ACCEPT | Word.DEPENDS:
            return share(knowledge.players, knowledge.me)
        case Word.REFUSE:
            return share_after(knowledge, deal, None, notes)
    return share_after(knowledge, deal, way.word, notes)


def percent(values: Sequence[float]) -> int:
    """Return the percentage of results in which the player was out."""
    return round(100 * sum(not value for value in values) / len(values)) if values else 0


def expected(knowledge: Knowledge, rng: Random, deals: int) -> int:
    """Return the percentage of being out with the present cards, if all play sensibly."""
    return percent([share_after(knowledge, knowledge.deal(rng), None) for _ in range(deals)])


def usual_percent(knowledge: Knowledge) -> int:
    """Return the usual percentage of being out at the player's place in speaking order."""
    return round(100 * RISK[knowledge.players][knowledge.me])
