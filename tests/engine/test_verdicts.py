"""Verdicts on moves: never more than the estimates support."""

from dataclasses import replace
from math import inf

import pytest

from bluestick.engine.bots import Reason
from bluestick.engine.estimates import Basis, ComparisonReason, Estimate
from bluestick.engine.rules import Unit
from bluestick.engine.verdicts import MARK_BOUNDS, Mark, is_settled, mark_of_gap, verdict

WHY = Reason("lead")
NAMES = "abcdefg"


def weighed(*gaps, draw=0.1, model=0.0, basis=Basis.SAMPLED, deals=40):
    """Moves a, b, c ... by how far they are behind the first."""
    return [
        Estimate(name, WHY, basis, 20.0 - gap, gap, draw if name != "a" else 0.0, model if name != "a" else 0.0, deals)
        for name, gap in zip(NAMES, gaps, strict=False)
    ]


def test_the_first_is_the_best_where_all_others_are_worse_beyond_doubt():
    found = verdict(weighed(0.0, 1.0, 5.0), "a", Unit.POINTS)
    assert (found.mark, found.best, found.difference, found.value) == (Mark.BEST, "a", 0.0, 20.0)


def test_else_it_is_as_good_as_the_other():
    found = verdict(weighed(0.0, 0.1, 5.0), "a", Unit.POINTS)
    assert (found.mark, found.best) == (Mark.EQUAL, "b")
    assert verdict(weighed(0.0, 1.0, model=0.6), "a", Unit.POINTS).mark is Mark.EQUAL


def test_a_move_that_is_as_good_names_the_first():
    found = verdict(weighed(0.0, 0.0, draw=0.0), "b", Unit.POINTS)
    assert (found.mark, found.best) == (Mark.EQUAL, "a")


@pytest.mark.parametrize("unit", Unit)
def test_marks_are_bounded_in_every_unit(unit):
    slip, mistake = MARK_BOUNDS[unit]
    small = slip / 100
    assert mark_of_gap(slip - small, 0.0, unit) is Mark.EQUAL
    assert mark_of_gap(slip + small, 0.0, unit) is Mark.SLIP
    assert mark_of_gap(mistake - small, 0.0, unit) is Mark.SLIP
    assert mark_of_gap(mistake + small, 0.0, unit) is Mark.MISTAKE


@pytest.mark.parametrize("unit", Unit)
@pytest.mark.parametrize("told", [None, *(mark for mark in Mark if not mark.is_bad)])
def test_there_is_no_bad_mark_that_may_be_none(unit, told):
    """The gap less two errors is half a slip at least."""
    slip, mistake = MARK_BOUNDS[unit]
    for tenths in range(200):
        gap = tenths * mistake / 50
        for parts in range(1, 20):
            error = gap / parts
            if mark_of_gap(gap, error, unit, told).is_bad:
                assert gap - 2 * error >= slip / 2


def test_what_cannot_be_told_is_said_to_be_open():
    assert mark_of_gap(4.0, 3.0, Unit.POINTS) is Mark.OPEN
    assert mark_of_gap(4.0, inf, Unit.POINTS) is Mark.OPEN
    assert mark_of_gap(1.0, 2.0, Unit.POINTS) is Mark.GOOD
    assert mark_of_gap(1.0, 0.5, Unit.POINTS) is Mark.EQUAL


@pytest.mark.parametrize("told", [Mark.SLIP, Mark.MISTAKE])
def test_a_bad_mark_that_was_told_is_taken_back_only_by_evidence(told):
    assert mark_of_gap(2.0, 1.0, Unit.POINTS, told) is told
    assert mark_of_gap(1.4, 0.1, Unit.POINTS, told) is Mark.GOOD


@pytest.mark.parametrize("told", [Mark.GOOD, Mark.EQUAL, Mark.OPEN])
def test_what_was_told_to_be_good_is_blamed_only_beyond_doubt(told):
    assert mark_of_gap(4.0, 1.0, Unit.POINTS, told) is told
    assert mark_of_gap(4.0, 1.0, Unit.POINTS) is Mark.SLIP
    assert mark_of_gap(9.0, 1.0, Unit.POINTS, told) is Mark.MISTAKE


def test_both_errors_count():
    assert verdict(weighed(0.0, 9.0, draw=1.0), "b", Unit.POINTS).mark is Mark.MISTAKE
    assert verdict(weighed(0.0, 9.0, draw=1.0, model=6.0), "b", Unit.POINTS).mark is Mark.OPEN


@pytest.mark.parametrize("basis", [Basis.ONLY, Basis.FORMAL, Basis.RULED])
def test_a_move_alone_has_no_mark_and_says_why(basis):
    found = verdict(weighed(0.0, basis=basis, deals=0), "a", Unit.POINTS)
    assert (found.mark, found.basis, found.is_bad) == (None, basis, False)


def test_a_move_that_is_not_weighed_says_so():
    found = [*weighed(0.0, 3.0), Estimate("resign", WHY, Basis.UNWEIGHED)]
    assert (verdict(found, "resign", Unit.POINTS).mark, verdict(found, "resign", Unit.POINTS).basis) == (
        None,
        Basis.UNWEIGHED,
    )
    assert verdict(found, "offer", Unit.POINTS) is None
    assert verdict([], "a", Unit.POINTS) is None


def test_a_verdict_says_what_it_rests_on():
    found = verdict(weighed(0.0, 12.0, draw=1.5, deals=70), "b", Unit.POINTS)
    assert (found.best, found.value, found.difference, found.error, found.deals) == ("a", 20.0, 12.0, 1.5, 70)
    assert found.reason == WHY


def test_a_verdict_says_why_the_best_is_better_than_the_move_that_was_made():
    better = ComparisonReason("trick", 0.7, 0.3)
    best, other, third = weighed(0.0, 12.0, 15.0)
    found = [best, replace(other, why=better), replace(third, why=ComparisonReason("trick", 0.7, 0.1))]
    assert verdict(found, "b", Unit.POINTS).why == better
    assert verdict(found, "a", Unit.POINTS).why is None


def test_a_mark_is_settled_far_from_the_bounds():
    assert is_settled(weighed(0.0, 20.0, draw=1.0), "b", Unit.POINTS)
    assert not is_settled(weighed(0.0, 7.0, draw=1.0), "b", Unit.POINTS)
    assert is_settled(weighed(0.0, 7.0, draw=0.0, model=3.0), "b", Unit.POINTS), "no deals would help"
    assert not is_settled(weighed(0.0, 7.0, draw=0.0, model=3.0, basis=Basis.AHEAD), "b", Unit.POINTS)
    assert not is_settled(weighed(0.0, 7.0), "c", Unit.POINTS)
    assert is_settled(weighed(0.0, 7.0, draw=1.0), "a", Unit.POINTS)
