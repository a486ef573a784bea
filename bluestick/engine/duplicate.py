"""Duplicate: what others make of the same deals, from the same seat."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import islice
from math import sqrt
from statistics import fmean, stdev

from bluestick.engine.bots import Bot, Level
from bluestick.engine.match import AnyMatch, Match
from bluestick.engine.play import turns
from bluestick.engine.rules import AnyRules, Setup
from bluestick.engine.seats import CHANCE, Seat
from bluestick.engine.verdicts import SURE


def lead(rules: AnyRules, setup: Setup, scores: Sequence[int], seat: Seat) -> int:
    """How much better the score of a seat is than that of the best other side."""
    mine = next(side for side in rules.sides(setup) if seat in side)
    return scores[seat] - max(score for other, score in enumerate(scores) if other not in mine)


def lead_of(match: AnyMatch, seat: Seat, bots: Sequence[Bot], seconds: Sequence[float], id: str) -> int:
    """How far ahead ``seat`` is when the bots play a numbered match that is over from its beginning.

    To its end; where somebody has just stopped, until there have been as many deals and one may stop again.
    """
    again: AnyMatch = Match(match.rules, match.setup, deal=match.deal, id=id)
    stopped, deals = match.played[-1].move.gives_up, _deals(match)
    for _ in turns(again, bots, seconds):
        if stopped and _deals(again) >= deals and _may_stop(again):
            break
    return lead(match.rules, match.setup, again.scores or (0,) * match.setup.seats, seat)


def _deals(match: AnyMatch) -> int:
    return sum(played.seat == CHANCE for played in match.played)


def _may_stop(match: AnyMatch) -> bool:
    """Whether everybody is asked whether to go on."""
    asked = match.to_act - {CHANCE}
    return any(move.gives_up for seat in asked for move in islice(match.moves(seat), 2))


@dataclass(frozen=True, slots=True)
class Compared:
    """The lead of a player over the best other side, and that of bots of one level in the same seat."""

    level: Level
    own: int
    leads: tuple[int, ...]
    """Once for each time; at least one."""

    @property
    def mean(self) -> float:
        return fmean(self.leads)

    @property
    def difference(self) -> float:
        """How much more the bots had."""
        return self.mean - self.own

    @property
    def error(self) -> float | None:
        """The standard error of the mean; None after the first time."""
        return stdev(self.leads) / sqrt(len(self.leads)) if len(self.leads) > 1 else None

    @property
    def is_sure(self) -> bool:
        """Whether the difference is more than the luck of the bots."""
        return self.error is not None and abs(self.difference) > SURE * self.error
