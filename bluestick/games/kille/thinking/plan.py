"""Value of standing, swapping, asking and showing kuku, by playing out possible deals."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from bluestick.games.kille.moves import Word
from bluestick.games.kille.thinking.measures import append_measures
from bluestick.games.kille.thinking.search import KilleDeal
from bluestick.games.kille.thinking.values import OUT_PROBABILITY, Knowledge, place_share, play_to_end, should_accept

MOST_DEALS = 600


class SpokenPlan(NamedTuple):
    """Word to say now; if it asks for better cards, also the word to say after a refusal (``then``)."""

    word: Word | None
    """Word to say now; None: stand or swap, whichever is sensible."""
    then: Word | None = None


def share_after(knowledge: Knowledge, deal: KilleDeal, word: Word | None, notes: array[float] | None = None) -> float:
    """Return the player's share of the pot, from 0 (out) to 1, if she says ``word`` and then all play sensibly.

    ``word``: None for the sensible one. ``notes``: array to which the ``MEASURES`` of this play-out are appended.
    """
    deal = deal.copy()
    if word is Word.STAND:
        deal.stand()
    elif word is Word.SWAP:
        deal.swap()
    if word is not Word.KUKU:
        play_to_end(deal, knowledge.marks)
    out, me = deal.out(), 1 << knowledge.me
    if notes is not None:
        append_measures(deal, out, me, notes)
    if out & me:
        return 0.0
    left = knowledge.players - out.bit_count()
    before = (~out & me - 1).bit_count()
    return place_share(left, (before - 1) % left) if left > 1 else 1.0  # K9.1: the first player left deals next


def plan_share(knowledge: Knowledge, way: SpokenPlan, deal: KilleDeal, notes: array[float] | None = None) -> float:
    """Return the player's share of the pot, from 0 to 1, if she follows a plan; ``notes``: see ``share_after``."""
    match way.word:
        case Word.ASK if not all(should_accept(knowledge.players, card) for card in deal.cards[1:]):
            return share_after(knowledge, deal, way.then)
        case Word.ASK | Word.ACCEPT | Word.DEPENDS:
            return place_share(knowledge.players, knowledge.me)
        case Word.REFUSE:
            return share_after(knowledge, deal, None, notes)
    return share_after(knowledge, deal, way.word, notes)


def percent_out(values: Sequence[float]) -> int:
    """Return the percentage of play-outs in which the player goes out: ``values``, shares of the pot, that are 0."""
    return round(100 * sum(not value for value in values) / len(values)) if values else 0


def expected_percent_out(knowledge: Knowledge, rng: Random, deals: int) -> int:
    """Return in how many percent of ``deals`` sampled deals the player goes out, if there is no new deal."""
    return percent_out([share_after(knowledge, knowledge.deal(rng), None) for _ in range(deals)])


def usual_percent_out(knowledge: Knowledge) -> int:
    """Return the average percentage of going out, over all own cards, at the player's place in speaking order."""
    return round(100 * OUT_PROBABILITY[knowledge.players][knowledge.me])
