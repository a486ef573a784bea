"""Measures of play-outs (deals played to an end by the bot) at haljan, which explain why a play is better."""

from __future__ import annotations

from array import array
from dataclasses import replace

from bluestick.engine.estimates import ComparisonReason
from bluestick.engine.explanations import Measure
from bluestick.games.haljan.state import GOAL_POINTS
from bluestick.games.haljan.thinking.knowledge import Knowledge
from bluestick.games.haljan.thinking.plan import held_advantage, value_ahead
from bluestick.games.haljan.thinking.search import ACES_AND_TENS, EKTEN, TRUMPS, UEKTEN, HaljanDeal
from bluestick.games.haljan.thinking.values import sensible_play

MEASURES = (
    Measure("trick", 0.15),
    Measure("swing", 1.5),
    Measure("next", 1.5),
    Measure("held", 1.5),
    Measure("won", 0.06),
    Measure("lost", 0.06, more_is_better=False),
    Measure("last", 0.1),
)
"""Measures of a play-out, in the order in which ``value_with_notes`` appends them, seen from the player's side:

whether it wins this trick; its points in this trick less the opponents'; the same for the later tricks; the value of
the cards left in hand less the opponents'; whether it wins the round; whether it loses it; whether it wins the last
trick of langen (first deal of a round).
"""

HIGH_CARDS = EKTEN | UEKTEN | TRUMPS & ACES_AND_TENS
"""Cards worth keeping for later tricks."""


def value_with_notes(deal: HaljanDeal, play: int, notes: array[float]) -> float:
    """Return the ``value_ahead`` after a play, and append the ``MEASURES`` of the play-out to ``notes``."""
    own, scores = deal.turn & 1, deal.scores
    before = scores[own] - scores[1 - own]
    deal = deal.after(play)
    while deal.left:
        deal.play(sensible_play(deal))
    trick, scores = deal.winner & 1 == own, deal.scores
    after = scores[own] - scores[1 - own]
    worth = value_ahead(deal)
    end = scores[own] - scores[1 - own]
    if deal.over:
        won, lost = _wins(deal, own), _wins(deal, 1 - own)
        notes.extend((trick, after - before, end - after, 0.0, won, lost, deal.langen and deal.winner & 1 == own))
    else:
        held = held_advantage(deal)
        notes.extend((trick, after - before, end - after, -held if own else held, 0.0, 0.0, 0.0))
    return worth


def _wins(deal: HaljanDeal, side: int) -> bool:
    """Return whether a side has won the round by the finished ``deal``. H6.2, H6.5, H8.11."""
    if deal.langen:
        return deal.scores[side] >= GOAL_POINTS if deal.ending else not deal.tricks[1 - side]
    return deal.scores[side] > deal.scores[1 - side]


def with_cause(why: ComparisonReason | None, knowledge: Knowledge, here: int, there: int) -> ComparisonReason | None:
    """Return ``why``, with the cause "keeps" if the play ``here`` keeps high cards that the play ``there`` spends."""
    kept, spent = there & ~here & HIGH_CARDS, here & ~there & HIGH_CARDS
    if why is None or why.outcome in ("trick", "swing") or not kept or spent:
        return why
    return replace(why, cause="keeps", parts=knowledge.parts(kept))
