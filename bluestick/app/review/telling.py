"""What is drawn and written of a review, without a widget."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bluestick.app.review.curve import Point
from bluestick.app.review.weighing import Decision, Judged
from bluestick.app.texts import review
from bluestick.engine.match import AnyMatch
from bluestick.engine.seats import Seat
from bluestick.replay import log_lines


def points(
    match: AnyMatch, decisions: Sequence[Decision], known: Mapping[int, Judged], seat: Seat
) -> tuple[Point, ...]:
    """How the side of a seat stood at each decision; of two sides one stands as the other does not."""
    sides = match.rules.sides(match.setup)
    mine = next(side for side in sides if seat in side)
    found = []
    for decision in decisions:
        judged = known.get(decision.position)
        own, verdict = decision.seat in mine, judged.verdict if judged is not None else None
        value = None if verdict is None or not (own or len(sides) == 2) else verdict.value
        if value is not None and not own:
            value = -value
        found.append(Point(value, judged.mark if judged is not None and own else None))
    return tuple(found)


def marked_log(match: AnyMatch, known: Mapping[int, Judged]) -> str:
    """The log in the language that is installed, with what is known of the moves."""
    return "\n".join([*log_lines(match, lambda at: review.remark(match, known[at]) if at in known else ""), ""])
