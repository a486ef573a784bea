"""Series of results in playing order: sums, streaks, CSV export."""

from __future__ import annotations

import csv
from collections.abc import Sequence
from io import StringIO
from itertools import accumulate, groupby, takewhile

from bluestick.engine.rules import Unit
from bluestick.games import GAMES
from bluestick.store.results import MatchResult

WORDS = ("lost", "drawn", "won")
"""For other programs: by the points of a result."""


def balance(results: Sequence[MatchResult]) -> list[int]:
    """After each match how many more were won than lost."""
    return list(accumulate(ended.points - 1 for ended in results))


def run(results: Sequence[MatchResult]) -> int:
    """How many were won in a row up to now; lost ones count below zero, and a draw ends a run."""
    if not results or results[-1].points == 1:
        return 0
    last = results[-1].points
    length = sum(1 for _ in takewhile(lambda ended: ended.points == last, reversed(results)))
    return length if last == 2 else -length


def longest(results: Sequence[MatchResult]) -> int:
    """The most that were won in a row."""
    runs = groupby(ended.points for ended in results)
    return max((len(list(same)) for points, same in runs if points == 2), default=0)


def of_days(results: Sequence[MatchResult]) -> list[MatchResult]:
    """Those with the deal of their day, each deal once: the first time that it was played."""
    first: dict[int, MatchResult] = {}
    for ended in sorted(results, key=lambda ended: ended.started):
        if ended.of_day:
            first.setdefault(ended.deal, ended)
    return list(first.values())


def average(results: Sequence[MatchResult]) -> float | None:
    """How far one was ahead a hand, in the unit of the form; None where hands are not counted."""
    hands = sum(ended.hands for ended in results)
    if not hands or unit(results[0]) is Unit.STEPS:
        return None
    return sum(ended.ahead for ended in results) / hands


def unit(ended: MatchResult) -> Unit:
    """What the form of a game is counted in."""
    return GAMES[ended.game].variant(ended.variant).unit


def as_csv(results: Sequence[MatchResult]) -> str:
    """A line a match, for a spreadsheet."""
    text = StringIO()
    lines = csv.writer(text, lineterminator="\r\n")
    lines.writerow(
        ["started", "game", "form", "players", "opponents", "helped", "result", "hands", "ahead", "deal", "known"]
    )
    for ended in results:
        helped = "yes" if ended.assisted else "no"
        form = (ended.started, ended.game, ended.variant, ended.seats, ended.opponents, helped)
        cards = (ended.deal or "", "yes" if ended.known else "no")
        lines.writerow([*form, WORDS[ended.points], ended.hands, ended.ahead, *cards])
    return text.getvalue()
