"""Duplicate: what others make of the same deals, from the same seat."""

from __future__ import annotations

from collections.abc import Sequence

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
    """How far ahead ``seat`` is when the bots play the deals of a numbered match that is over: as many as it had.

    Where one player wins each round, as many rounds: how many deals make one may depend on how they are played.
    """
    again: AnyMatch = Match(match.rules, match.setup, deal=match.deal, id=id)
    rounds, deals = _rounds(match, seat), _deals(match)
    for _ in turns(again, bots, seconds):
        if _rounds(again, seat) >= rounds if rounds else CHANCE in again.to_act and _deals(again) >= deals:
            break
    return lead(match.rules, match.setup, again.scores or (0,) * match.setup.seats, seat)


def _rounds(match: AnyMatch, seat: Seat) -> int:
    return len(match.rules.rounds(match.view(seat)))


def _deals(match: AnyMatch) -> int:
    return sum(played.seat == CHANCE for played in match.played)
