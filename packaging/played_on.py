"""Check of review marks by playing on: hard players finish deals after the best and after the marked move."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from statistics import fmean
from typing import Any

from bluestick.engine.bots import Level
from bluestick.engine.match import AnyMatch
from bluestick.engine.rules import AnyRules
from bluestick.engine.search.sampling import standard_error
from bluestick.engine.seats import CHANCE, Seat
from bluestick.engine.verdicts import SURE_ERRORS, Decision
from bluestick.games import bot


@dataclass(frozen=True, slots=True)
class PlayedOn:
    """Mark, with the results of playing on after both moves."""

    claimed: float
    gaps: tuple[float, ...]

    @property
    def gap(self) -> float:
        return fmean(self.gaps)

    @property
    def error(self) -> float:
        return standard_error(self.gaps)

    @property
    def refuted(self) -> bool:
        return self.gap < -SURE_ERRORS * self.error


def row(form: str, marks: Sequence[PlayedOn]) -> str:
    """Return a line of the table: marks, claimed and measured lead on average, and how many are refuted."""
    gaps = [mark.gap for mark in marks]
    claimed, error = fmean(mark.claimed for mark in marks), standard_error(gaps)
    refuted = sum(mark.refuted for mark in marks)
    return f"{form:22}{len(marks):6}{claimed:9.1f}{fmean(gaps):10.1f}{error:7.1f}{refuted:8}"


HEADER = f"{'form':22}{'marks':>6}{'claimed':>9}{'played on':>10}{'error':>7}{'refuted':>8}"


def played_on(
    match: AnyMatch, decision: Decision, best: str, claimed: float, deals: int, seconds: float, seed: int
) -> PlayedOn:
    """Play on after both moves; ``seconds`` for a move."""
    view = match.branch(decision.position).view(decision.seat)
    return PlayedOn(claimed, tuple(_gaps(match.rules, view, decision, best, deals, seconds, seed)))


def _gaps(
    rules: AnyRules, view: Any, decision: Decision, best: str, deals: int, seconds: float, seed: int
) -> Iterator[float]:
    for deal in range(deals):
        state = rules.determinize(view, Random(f"{seed}/{deal}"))
        after = [
            _finished(rules, state, decision.seat, rules.read(move), seconds, Random(f"{seed}/{deal}"))
            for move in (best, decision.move)
        ]
        yield after[0] - after[1]


def _finished(rules: AnyRules, state: Any, seat: Seat, move: Any, seconds: float, rng: Random) -> float:
    scored = len(state.table.scores)
    player = bot(rules.id, Level.HARD)
    mover = seat
    while True:
        state = rules.apply(state, mover, move).state
        if len(state.table.scores) > scored:
            break
        mover = min(rules.to_act(state))
        if mover == CHANCE:
            move = rules.deal(state, rng)
            continue
        view = rules.view(state, mover)
        choice = player.choose(view, (), rules.moves(view), time.monotonic() + seconds, rng)
        assert choice is not None
        move = choice.move
    score = state.table.scores[-1].score
    side = seat % len(score)
    return float(score[side] - max(points for other, points in enumerate(score) if other != side))
