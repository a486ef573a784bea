"""Final standings of a match: who won, totals, course of the match."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from bluestick.engine.rules import Outcome
from bluestick.engine.seats import Seat
from bluestick.match.score_lead import score_lead
from bluestick.text import phrases, review
from bluestick.text.sheets import Entry, amounts

if TYPE_CHECKING:
    from bluestick.app.play.page import TablePage


def standing(page: TablePage, outcome: Outcome) -> list[Entry]:
    """All sides by their scores; nothing of a game that is not counted."""
    match, names = page.session.match, page.names
    if page.sheet() is None:
        return []
    against = -1 if max(outcome.scores) <= 0 else 1  # where nobody is above zero, losses are counted
    sides = sorted(match.rules.sides(match.setup), key=lambda side: -outcome.scores[min(side)])
    return [
        Entry(phrases.naming(names, side), amounts({0: against * outcome.scores[min(side)]}, 1), own=_own(page, side))
        for side in sides
    ]


def _own(page: TablePage, side: Collection[Seat]) -> bool:
    """Whether the only person at this computer is one of these."""
    people = page.session.people
    return len(people) == 1 and bool(people & frozenset(side))


def show_course(page: TablePage) -> None:
    """How the match went for who plays alone, or for who sits first."""
    match, seat = page.session.match, min(page.session.people, default=Seat(0))
    unit = match.rules.variant(match.setup.variant).unit
    page.banner.show_course(review.stood(unit, page.names, seat), score_lead(match, seat))
