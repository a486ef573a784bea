"""Candidate moves at haggis and the value of results, for the bots that play out deals."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, sqrt

from bluestick.games.haggis.cards import ALL_NUMBERS
from bluestick.games.haggis.thinking.search import PASS, HaggisRound, Move
from bluestick.games.haggis.thinking.values import BEATEN, Plans, grouped, sensible, shapes, standing

A_ROUND = 45.0
"""Points that a round brings its winner, approximately."""
SWING = 30.0
"""Standard deviation of the points of a round."""


@dataclass(frozen=True, slots=True)
class Stakes:
    """Value of points, given the totals before the round and the target."""

    totals: tuple[int, ...]
    target: int

    @property
    def unit(self) -> float:
        """Points that correspond to the whole match while it is even."""
        seats = len(self.totals)
        return self._scale(max(self.totals)) * seats * seats / (seats - 1)

    def _scale(self, best: int) -> float:
        """Return by how many points a leader with ``best`` points is likely to be overtaken."""
        left = max(0.0, self.target - best) / A_ROUND
        return SWING * sqrt(max(0.5, min(left, 3.0)))

    def share(self, scores: Sequence[int], seat: int) -> float:
        """Return a seat's share of the match, from 0 to 1, after a round with these scores."""
        totals = [before + score for before, score in zip(self.totals, scores, strict=True)]
        best = max(totals)
        scale = self._scale(best)
        parts = [exp((total - best) / scale) for total in totals]
        return parts[seat] / sum(parts)


def played_out(deal: HaggisRound) -> HaggisRound:
    """Play a round sensibly to its end, in place, and return it."""
    plans: Plans = {}
    while not deal.over:
        deal.play(sensible(deal, plans))
    return deal


def candidates(deal: HaggisRound, width: int) -> dict[Move, float]:
    """Return the moves to compare, each with its estimated gain over keeping the planned hand."""
    if deal.giver:
        return dict.fromkeys(deal.moves(), 0.0)
    hand = deal.hands[deal.turn]
    _, groups = grouped(hand & ALL_NUMBERS, 3)
    before = standing(hand, 3)
    natural = {claim: cards for cards, claim in groups}
    found: dict[Move, float] = {}
    for cards, claim in deal.moves():
        if not cards:
            found[PASS] = 0.0
            continue
        if claim in natural:
            cards = natural[claim]
        elif claim >= 16:
            cards = shapes(hand, claim, cards)
        gain = standing(hand & ~cards, 2) - before
        gain += (1 - BEATEN[claim]) * 0.5 if deal.top else -BEATEN[claim] * 0.5
        found[cards, claim] = gain
    first = sensible(deal)
    found.setdefault(first, 0.0)
    ranked = sorted(found, key=found.__getitem__, reverse=True)
    kept = dict.fromkeys((first, *([PASS] if deal.top else []), *ranked))
    return {move: found[move] for move in list(kept)[:width]}
