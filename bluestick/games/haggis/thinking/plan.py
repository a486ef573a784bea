"""Candidate moves at haggis, and the value of points for winning the match."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, sqrt

from bluestick.games.haggis.cards import ALL_NUMBERS
from bluestick.games.haggis.thinking.search import PASS, HaggisRound, Move
from bluestick.games.haggis.thinking.values import (
    BEATEN_PROBABILITY,
    Plans,
    best_card_set,
    cheapest_groups,
    hand_value,
    sensible_move,
)

ROUND_POINTS = 45.0
"""Approximate number of points that the winner of a round gets."""
POINTS_DEVIATION = 30.0
"""Standard deviation of a player's points in a round."""


@dataclass(frozen=True, slots=True)
class Stakes:
    """Conversion of points of a round to shares of the match (estimated chances to win)."""

    totals: tuple[int, ...]
    target: int

    @property
    def unit(self) -> float:
        """Points that are worth a whole match when the totals are even."""
        seats = len(self.totals)
        return self._scale(max(self.totals)) * seats * seats / (seats - 1)

    def _scale(self, best: int) -> float:
        """Return the scale of point differences if the leader has ``best`` points; smaller near the target."""
        left = max(0.0, self.target - best) / ROUND_POINTS
        return POINTS_DEVIATION * sqrt(max(0.5, min(left, 3.0)))

    def share(self, scores: Sequence[int], seat: int) -> float:
        """Return a seat's share of the match (its chance to win, from 0 to 1) after a round with these scores."""
        totals = [before + score for before, score in zip(self.totals, scores, strict=True)]
        best = max(totals)
        scale = self._scale(best)
        parts = [exp((total - best) / scale) for total in totals]
        return parts[seat] / sum(parts)


def play_out_sensibly(deal: HaggisRound) -> HaggisRound:
    """Play ``deal`` to its end by ``sensible_move``, and return it."""
    plans: Plans = {}
    while not deal.over:
        deal.play(sensible_move(deal, plans))
    return deal


def candidate_moves(deal: HaggisRound, width: int) -> dict[Move, float]:
    """Return at most ``width`` moves, ``sensible_move`` first, with gains in ``hand_value`` and chances to lead."""
    if deal.giver:
        return dict.fromkeys(deal.moves(), 0.0)
    hand = deal.hands[deal.turn]
    _, groups = cheapest_groups(hand & ALL_NUMBERS, 3)
    before = hand_value(hand, 3)
    natural = {claim: cards for cards, claim in groups}
    found: dict[Move, float] = {}
    for cards, claim in deal.moves():
        if not cards:
            found[PASS] = 0.0
            continue
        if claim in natural:
            cards = natural[claim]
        elif claim >= 16:
            cards = best_card_set(hand, claim, cards)
        gain = hand_value(hand & ~cards, 2) - before
        gain += (1 - BEATEN_PROBABILITY[claim]) * 0.5 if deal.top else -BEATEN_PROBABILITY[claim] * 0.5
        found[cards, claim] = gain
    first = sensible_move(deal)
    found.setdefault(first, 0.0)
    ranked = sorted(found, key=found.__getitem__, reverse=True)
    kept = dict.fromkeys((first, *([PASS] if deal.top else []), *ranked))
    return {move: found[move] for move in list(kept)[:width]}
