"""What is said of a move: never more than the values can tell."""

from math import inf

import pytest

from bluestick.engine.bots import Reason, Weighed
from bluestick.engine.rules import Unit
from bluestick.engine.verdicts import BOUNDS, Mark, verdict

WHY = Reason("lead")


def weighed(move, value, error=0.0, deals=40):
    return Weighed(move, value, error, deals, WHY)


def mark(difference, error, unit=Unit.POINTS):
    found = verdict([weighed("best", 20.0), weighed("made", 20.0 - difference, error)], "made", unit)
    return found.mark


def test_the_first_is_the_best():
    found = verdict([weighed("a", 3.0), weighed("b", 1.0, 0.1)], "a", Unit.POINTS)
    assert (found.mark, found.best, found.difference) == (Mark.BEST, "a", 0.0)


@pytest.mark.parametrize("unit", Unit)
def test_marks_are_bounded_in_every_unit(unit):
    slip, mistake = BOUNDS[unit]
    small = slip / 100
    assert mark(slip - small, 0.0, unit) is Mark.GOOD
    assert mark(slip + small, 0.0, unit) is Mark.SLIP
    assert mark(mistake - small, 0.0, unit) is Mark.SLIP
    assert mark(mistake + small, 0.0, unit) is Mark.MISTAKE


@pytest.mark.parametrize("difference", [4.0, 12.0, 100.0])
def test_there_is_no_mark_within_two_standard_errors(difference):
    assert mark(difference, difference / 2) is Mark.GOOD
    assert mark(difference, inf) is Mark.GOOD
    assert mark(difference, difference / 2.1).bad


def test_a_verdict_says_what_it_rests_on():
    found = verdict([weighed("a", 20.0, deals=90), weighed("b", 8.0, 1.5, 70)], "b", Unit.POINTS)
    assert (found.best, found.value, found.difference, found.error, found.deals) == ("a", 20.0, 12.0, 1.5, 70)


def test_nothing_is_said_where_there_was_nothing_to_think_about():
    assert verdict([weighed("a", 0.0, deals=0)], "a", Unit.POINTS) is None
    assert verdict([weighed("a", 3.0)], "resign", Unit.POINTS) is None
    assert verdict([], "a", Unit.POINTS) is None
