"""Final standings of a match: who won, totals, course of the match."""

from __future__ import annotations

from collections.abc import Sequence, Set

from bluestick.engine.match import AnyMatch
from bluestick.engine.rules import Outcome
from bluestick.engine.seats import Seat
from bluestick.match.score_lead import score_lead
from bluestick.text import phrases, review
from bluestick.text.sheets import Entry, amounts


def final_standing(match: AnyMatch, outcome: Outcome, names: Sequence[str], people: Set[Seat]) -> list[Entry]:
    """Return a line per side (partners or a player), the best first; ``people``: seats at this computer."""
    against = -1 if max(outcome.scores) <= 0 else 1  # without a positive score, losses are counted
    sides = sorted(match.rules.sides(match.setup), key=lambda side: -outcome.scores[min(side)])
    alone = people if len(people) == 1 else frozenset()
    return [
        Entry(
            phrases.list_names(names, side),
            amounts({0: against * outcome.scores[min(side)]}, 1),
            own=bool(alone & side),
        )
        for side in sides
    ]


def score_course(match: AnyMatch, names: Sequence[str], people: Set[Seat]) -> tuple[str, tuple[int, ...]]:
    """Return the title of the score chart, and how far ahead a player was after each deal.

    The player is the first of ``people``, the seats at this computer, else seat 0.
    """
    seat = min(people, default=Seat(0))
    unit = match.rules.variant(match.setup.variant).unit
    return review.lead_chart_title(unit, names, seat), score_lead(match, seat)
