"""Second opinions: another continuation of the same deals can take a bad mark back, and never gives one."""

from itertools import count
from random import Random

import pytest

from bluestick.engine.bots import Reason
from bluestick.engine.estimates import Basis, Estimate
from bluestick.engine.rules import Unit
from bluestick.engine.search.sampling import Tally, race
from bluestick.engine.second_opinion import FEWEST_DEALS, FIRST_SHARE, SECOND_KEY, SecondOpinion
from bluestick.engine.verdicts import Mark, is_settled, verdict

GAP = 20.0
MOST = 40


@pytest.fixture(autouse=True)
def clock(monkeypatch):
    """A clock that goes on by one at every look."""
    monkeypatch.setattr("bluestick.engine.second_opinion.monotonic", count().__next__)


def opinion(tally, other, asked=("b",), model=1.0):
    """On two moves, the second of which is behind by ``other`` if the deals are continued otherwise."""

    def result(option, dealt):
        return (0.0 if option == "a" else -other) + dealt / 10

    return SecondOpinion(tally, Random.random, result, asked, Unit.POINTS, 1.0, model, MOST)


def raced(tally, gap=GAP, deals=100):
    def result(option, dealt):
        return (0.0 if option == "a" else -gap) + dealt / 10

    return race(tally, ("a", "b"), Random.random, result, 1e9, late=lambda: False, most=deals)


def judged(other, gap=GAP, asked=("b",), tally=None, until=1e9):
    tally = tally or Tally("x")
    second = opinion(tally, other, asked)
    found = second.raced(lambda until: raced(tally, gap), until)
    told = []
    for each in found:
        model, confirmed = second.error(found[0], each, until)
        told.append(
            Estimate(
                each.option, Reason("x"), Basis.SAMPLED, each.value, each.gap, each.error, model, 100, None, confirmed
            )
        )
    return told


def mark(told):
    return verdict(told, "b", Unit.POINTS).mark


def test_agreement_leaves_the_mark():
    assert mark(judged(GAP)) is Mark.MISTAKE
    assert mark(judged(2 * GAP)) is Mark.MISTAKE
    assert mark(judged(4.0, gap=4.5)) is Mark.SLIP


@pytest.mark.parametrize("other", [-30.0, -5.0, 0.0])
def test_disagreement_gives_no_bad_mark(other):
    assert mark(judged(other)) is Mark.OPEN


def test_a_second_opinion_that_sees_less_makes_less_of_it():
    assert mark(judged(2.0)) is Mark.SLIP


def test_no_bad_mark_comes_of_it():
    told = judged(50.0, gap=1.0)
    assert not mark(told).is_bad
    assert told[1].model == 1.0


def test_only_moves_that_were_asked_about_have_one():
    tally = Tally("x")
    told = judged(GAP, asked=(), tally=tally)
    assert [each.confirmed for each in told] == [True, False]
    assert mark(told) is Mark.OPEN
    assert not is_settled(told, "b", Unit.POINTS)
    assert is_settled(judged(GAP), "b", Unit.POINTS)
    assert (SECOND_KEY, "b") not in tally.found


def test_a_move_that_does_not_look_bad_needs_none():
    tally = Tally("x")
    told = judged(GAP, gap=0.5, tally=tally)
    assert told[1].confirmed
    assert (SECOND_KEY, "b") not in tally.found


def test_what_was_said_before_stays():
    told = judged(GAP, asked=())
    assert verdict(told, "b", Unit.POINTS, Mark.MISTAKE).mark is Mark.MISTAKE


def test_a_player_asks_for_none():
    tally = Tally("x", noted=0)
    told = judged(GAP, tally=tally)
    assert not told[1].confirmed
    assert (SECOND_KEY, "b") not in tally.found


def test_the_deals_are_those_of_the_race_and_are_kept():
    tally, again = Tally("x"), Tally("x")
    judged(GAP, tally=tally)
    held = [*tally.found[SECOND_KEY, "a"]]
    assert held == [pytest.approx(Tally("x").rng(number).random() / 10) for number in range(MOST)]
    judged(GAP, tally=tally)
    assert [*tally.found[SECOND_KEY, "a"]] == held
    judged(GAP, tally=again, until=0)
    assert [*again.found[SECOND_KEY, "a"]] == held[:FEWEST_DEALS]
    judged(GAP, tally=again)
    assert [*again.found[SECOND_KEY, "a"]] == held


def test_time_is_left_for_it_only_where_a_move_looks_bad():
    for gap, parts in ((GAP, [FIRST_SHARE]), (0.5, [FIRST_SHARE, 1.0])):
        tally, spent = Tally("x"), []
        second = opinion(tally, GAP)
        second.raced(lambda until, gap=gap, spent=spent, tally=tally: (spent.append(until), raced(tally, gap))[1], 1e9)
        assert spent == [pytest.approx(1e9 * part, rel=1e-6) for part in parts]
