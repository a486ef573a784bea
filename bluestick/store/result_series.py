"""Series of results in playing order: sums, streaks, CSV export."""

from __future__ import annotations

import csv
from collections.abc import Sequence
from io import StringIO
from itertools import accumulate, groupby, takewhile

from bluestick.engine.rules import Unit
from bluestick.store.results import MatchResult

RESULT_WORDS = ("lost", "drawn", "won")
"""Words in the CSV file, indexed by ``MatchResult.points``."""


def balance(results: Sequence[MatchResult]) -> list[int]:
    """Return, for each match, the wins minus losses up to and including that match."""
    return list(accumulate(ended.points - 1 for ended in results))


def streak(results: Sequence[MatchResult]) -> int:
    """Return the number of wins (negative: losses) at the end of ``results``; 0 after a draw or without results."""
    if not results or results[-1].points == 1:
        return 0
    last = results[-1].points
    length = sum(1 for _ in takewhile(lambda ended: ended.points == last, reversed(results)))
    return length if last == 2 else -length


def longest_streak(results: Sequence[MatchResult]) -> int:
    """Return the length of the longest winning streak."""
    runs = groupby(ended.points for ended in results)
    return max((len(list(same)) for points, same in runs if points == 2), default=0)


def deals_of_day(results: Sequence[MatchResult]) -> list[MatchResult]:
    """Return the first result of each deal of the day."""
    first: dict[int, MatchResult] = {}
    for ended in sorted(results, key=lambda ended: ended.started):
        if ended.is_deal_of_day:
            first.setdefault(ended.deal, ended)
    return list(first.values())


def average_margin(results: Sequence[MatchResult]) -> float | None:
    """Return the average ``margin`` per deal, in the variant's unit; None without deals or for steps on a board."""
    hands = sum(ended.hands for ended in results)
    if not hands or results[0].unit is Unit.STEPS:
        return None
    return sum(ended.margin for ended in results) / hands


def results_csv(results: Sequence[MatchResult]) -> str:
    """Return a CSV table, one line per match."""
    text = StringIO()
    lines = csv.writer(text, lineterminator="\r\n")
    lines.writerow(
        ["started", "game", "form", "players", "opponents", "helped", "result", "hands", "ahead", "deal", "known"]
    )
    for ended in results:
        helped = "yes" if ended.assisted else "no"
        form = (ended.started, ended.game, ended.variant, ended.seats, ended.opponents, helped)
        cards = (ended.deal or "", "yes" if ended.known else "no")
        lines.writerow([*form, RESULT_WORDS[ended.points], ended.hands, ended.margin, *cards])
    return text.getvalue()
