"""What is worth a thought in haggis, and what comes of it: for the computer players that think ahead."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, sqrt

from bluestick.games.haggis.cards import ALL_NUMBERS
from bluestick.games.haggis.thinking.search import PASS, HaggisRound, Move
from bluestick.games.haggis.thinking.values import BEATEN, Plans, grouped, sensible, shapes, standing

A_ROUND = 45.0
"""So many points a round brings its winner, about."""
SWING = 30.0
"""By so many points a round varies."""


@dataclass(frozen=True, slots=True)
class Stakes:
    """What points are worth, with so many before the round and a target."""

    totals: tuple[int, ...]
    target: int

    @property
    def unit(self) -> float:
        """How many points make up the match while it is even."""
        seats = len(self.totals)
        return self._scale(max(self.totals)) * seats * seats / (seats - 1)

    def _scale(self, best: int) -> float:
        """By how many points whoever leads with so many is likely to be overtaken."""
        left = max(0.0, self.target - best) / A_ROUND
        return SWING * sqrt(max(0.5, min(left, 3.0)))

    def share(self, scores: Sequence[int], seat: int) -> float:
        """How much of the match is a seat's after a round that brings these points, from 0 to 1."""
        totals = [before + score for before, score in zip(self.totals, scores, strict=True)]
        best = max(totals)
        scale = self._scale(best)
        parts = [exp((total - best) / scale) for total in totals]
        return parts[seat] / sum(parts)


def played_out(deal: HaggisRound) -> HaggisRound:
    """The end of a round if everybody plays sensibly from here on; the round itself is played."""
    plans: Plans = {}
    while not deal.over:
        deal.play(sensible(deal, plans))
    return deal


def candidates(deal: HaggisRound, width: int) -> dict[Move, float]:
    """The moves to be compared with care, each with how much better it seems than what the hand is planned for."""
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
