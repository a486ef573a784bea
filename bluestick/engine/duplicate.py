"""Duplicate: what others make of the same deals, from the same seat."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice

from bluestick.engine.bots import Bot
from bluestick.engine.match import AnyMatch, Match
from bluestick.engine.play import turns
from bluestick.engine.rules import AnyRules, Setup
from bluestick.engine.seats import CHANCE, Seat


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
