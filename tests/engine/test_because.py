"""Why a move is better than another: the choice among what was counted in the play-outs."""

from math import inf
from random import Random

import pytest

from bluestick.engine.explanations import Measure, explain_difference, most_different_measure
from bluestick.engine.search.sampling import NOTED_DEALS, Standing, Tally, race

OUT, POINTS, CAUGHT = Measure("out", 0.1), Measure("points", 2.0), Measure("caught", 0.5, more_is_better=False)
MEASURES = (OUT, POINTS, CAUGHT)
WOBBLE = (-0.1, 0.1)
"""So that no two deals are alike."""


def notes(out=0.5, points=0.0, caught=1.0, deals=40):
    """What was counted with a move: these numbers on average."""
    return [one + WOBBLE[deal % 2] for deal in range(deals) for one in (out, points, caught)]


def why(**here):
    found = most_different_measure(MEASURES, notes(**here), notes())
    return found.outcome if found else None


def test_what_stands_out_most_is_the_reason():
    assert why(out=0.7, points=3.0) == "out"
    assert why(out=0.7, points=5.0) == "points"
    assert why(caught=0.2) == "caught"


@pytest.mark.parametrize("here", [{}, {"out": 0.55}, {"points": 1.9}, {"caught": 0.6}])
def test_what_nobody_would_notice_is_no_reason(here):
    assert why(**here) is None


def test_what_speaks_for_the_other_move_is_no_reason():
    assert why(out=0.3) is None
    assert why(caught=2.0) is None


def test_nothing_is_said_where_more_speaks_for_the_other_move():
    assert why(out=0.7, points=-3.0) == "out"
    assert why(out=0.7, points=-5.0) is None


def test_what_may_be_luck_is_no_reason():
    rng = Random(1)
    few, many = ([rng.gauss(0.0, 40.0) for _ in range(deals)] for deals in (50, 20_000))
    for deals, known in ((few, False), (many, True)):
        assert bool(most_different_measure([POINTS], [one + 4.0 for one in deals], [-one for one in deals])) is known


def test_the_figures_are_those_of_the_deals_that_both_were_tried_in():
    found = most_different_measure([POINTS], [9.0, 7.0, 8.0, 100.0], [1.0, 2.0, 3.0])
    assert (found.here, found.there) == (8.0, 2.0)
    assert found.error == pytest.approx(1 / 3**0.5 * (((8 - 6) ** 2 + 1 + 1) / 2) ** 0.5)


def test_one_deal_is_no_reason():
    assert most_different_measure([POINTS], [9.0], [1.0]) is None
    assert most_different_measure([POINTS], [], []) is None


def standing(option, gap, error=0.1):
    return Standing(option, -gap, gap, error, 40)


def test_a_move_that_is_not_behind_beyond_doubt_is_not_explained():
    tally = Tally("x")
    tally.notes |= {"a": notes(out=0.9), "b": notes()}
    first = standing("a", 0.0, 0.0)
    assert explain_difference(MEASURES, tally, first, first) is None
    assert explain_difference(MEASURES, tally, first, standing("b", 0.2)) is None
    assert explain_difference(MEASURES, tally, first, standing("b", 9.0, inf)) is None
    assert explain_difference(MEASURES, tally, first, standing("b", 0.3)).outcome == "out"
    assert explain_difference(MEASURES, tally, first, standing("c", 0.3)) is None, "nothing was noted"


def lap(tally, deals):
    def result(option, deal):
        if (noted := tally.notes_of(option)) is not None:
            noted.extend((deal, option))
        return option * deal

    return race(tally, (1, 2), Random.random, result, 1e9, late=lambda: False, most=deals)


def test_notes_are_kept_of_the_first_deals_and_change_no_value():
    noted, plain = Tally("x"), Tally("x", noted=0)
    assert lap(noted, NOTED_DEALS + 50) == lap(plain, NOTED_DEALS + 50)
    assert len(noted.notes[1]) == 2 * NOTED_DEALS
    assert not plain.notes
    again = Tally("x")
    lap(again, 30)
    lap(again, 60)
    assert again.notes[1] == noted.notes[1][: 2 * 60]
