"""Duplicate play: comparison of a player's result with the results of bots in the same seat and the same deals."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import islice
from math import sqrt
from statistics import fmean, stdev

from bluestick.engine.bot_match import turns
from bluestick.engine.bots import Bot, Level
from bluestick.engine.match import AnyMatch, Match
from bluestick.engine.rules import AnyRules, Setup, Unit
from bluestick.engine.seats import CHANCE, Seat
from bluestick.engine.verdicts import SURE_ERRORS


def margin(rules: AnyRules, setup: Setup, scores: Sequence[int], seat: Seat) -> int:
    """Return the chips that a seat has won (below zero: lost) or, in games without chips, its lead in score.

    The lead is counted over the best other side. ``scores``: by seat.
    """
    if rules.variant(setup.variant).unit is Unit.CHIPS:
        return scores[seat]
    mine = next(side for side in rules.sides(setup) if seat in side)
    return scores[seat] - max(score for other, score in enumerate(scores) if other not in mine)


def replayed_margin(match: AnyMatch, seat: Seat, bots: Sequence[Bot], seconds: Sequence[float], id: str) -> int:
    """Return the ``margin`` of ``seat`` after bots have played a finished match again, with the same deal number.

    If the match was given up, the bots stop after as many deals as it had, once a seat to act may give up. ``seconds``:
    time limits per move, by seat; ``id``: match id, which seeds the bots.
    """
    again: AnyMatch = Match(match.rules, match.setup, deal=match.deal, id=id)
    stopped, deals = match.played[-1].move.is_resignation, _deals(match)
    for _ in turns(again, bots, seconds):
        if stopped and _deals(again) >= deals and _may_stop(again):
            break
    return margin(match.rules, match.setup, again.scores or (0,) * match.setup.seats, seat)


def _deals(match: AnyMatch) -> int:
    return sum(played.seat == CHANCE for played in match.played)


def _may_stop(match: AnyMatch) -> bool:
    asked = match.to_act - {CHANCE}
    return any(move.is_resignation for seat in asked for move in islice(match.moves(seat), 2))


@dataclass(frozen=True, slots=True)
class Comparison:
    """Margins (see ``margin``) of a player, ``own``, and of bots of one level in the same seat."""

    level: Level
    own: int
    margins: tuple[int, ...]
    """Margin of the bots in each match played again; at least one."""
    unit: Unit

    @property
    def mean(self) -> float:
        return fmean(self.margins)

    @property
    def difference(self) -> float:
        """Mean margin of the bots less that of the player."""
        return self.mean - self.own

    @property
    def error(self) -> float | None:
        """Standard error of ``difference``; None if the bots have played only once."""
        return stdev(self.margins) / sqrt(len(self.margins)) if len(self.margins) > 1 else None

    @property
    def is_sure(self) -> bool:
        """Whether ``difference`` is too large to be luck of the bots."""
        return self.error is not None and abs(self.difference) > SURE_ERRORS * self.error
