"""Data for the review, without widgets: points of the score chart, log with marks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bluestick.app.widgets.score_chart import ChartPoint
from bluestick.engine.match import AnyMatch
from bluestick.engine.seats import Seat
from bluestick.engine.verdicts import Decision, JudgedDecision
from bluestick.text import review
from bluestick.text.match_log import log_lines


def chart_points(
    match: AnyMatch, decisions: Sequence[Decision], known: Mapping[int, JudgedDecision], seat: Seat
) -> tuple[ChartPoint, ...]:
    """Return a point per decision: its value for the side of ``seat``.

    ``known``: evaluated decisions by position. A decision of the other side has its value negated; of three or more
    sides, the others' decisions have no value.
    """
    sides = match.rules.sides(match.setup)
    mine = next(side for side in sides if seat in side)
    found = []
    for decision in decisions:
        judged = known.get(decision.position)
        own, verdict = decision.seat in mine, judged.verdict if judged is not None else None
        value = None if verdict is None or not (own or len(sides) == 2) else verdict.value
        if value is not None and not own:
            value = -value
        found.append(ChartPoint(value, judged.mark if judged is not None and own else None))
    return tuple(found)


def marked_log(match: AnyMatch, known: Mapping[int, JudgedDecision]) -> str:
    """Return the match log with remarks on the moves in ``known``: evaluated decisions by position."""
    return "\n".join([*log_lines(match, lambda at: review.move_remark(match, known[at]) if at in known else ""), ""])
