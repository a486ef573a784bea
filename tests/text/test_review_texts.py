"""What the review says, in every language and unit."""

from math import inf

import pytest

from bluestick.engine.bots import Reason
from bluestick.engine.estimates import Basis
from bluestick.engine.rules import Unit
from bluestick.engine.seats import Seat
from bluestick.engine.verdicts import Decision, JudgedDecision, Mark, Verdict
from bluestick.games import GAMES
from bluestick.text import review
from tests.app.speech import speaking
from tests.text.test_game_texts import english, in_every_language, whole  # noqa: F401 -- everything is said in English


def found(mark=Mark.MISTAKE, difference=12.0, error=1.0, deals=40, basis=Basis.SAMPLED):
    return Verdict(mark, basis, "a2-a3", 3.0, difference, error, deals, Reason("forward"))


def judged(mark, basis=Basis.SAMPLED):
    return JudgedDecision(Decision(4, Seat(0), "a1-a2", 1), found(mark, basis=basis))


@in_every_language
@pytest.mark.parametrize("unit", Unit)
@pytest.mark.parametrize("mark", Mark)
def test_every_mark_is_a_sentence_in_every_unit(code, unit, mark):
    with speaking(code):
        assert whole(review.comparison("halma", unit, found(mark)))
        assert whole(review.basis_text(unit, found(mark)))
        assert review.mark(mark)


@pytest.mark.parametrize(("code", "word"), [("sv", "12 ögon"), ("nb", "12 øyne"), ("de", "12 Augen")])
def test_points_of_cards_have_their_own_name_where_there_is_one(code, word):
    unit = GAMES["haljan"].variant("haljan").unit
    with speaking(code):
        assert word in review.amount(unit, 12.0)


@pytest.mark.parametrize("unit", Unit)
def test_a_whole_number_is_a_worth_too(unit):
    assert review.amount(unit, 12) == review.amount(unit, 12.0)
    assert review.exact_amount(unit, 12) == review.exact_amount(unit, 12.0)
    assert review.comparison("halma", unit, found(difference=12)) == review.comparison("halma", unit, found())


@in_every_language
@pytest.mark.parametrize("basis", [None, Basis.ONLY, Basis.FORMAL, Basis.RULED, Basis.UNWEIGHED])
def test_what_was_not_weighed_is_said_without_a_mark(code, basis):
    verdict = None if basis is None else found(None, basis=basis)
    with speaking(code):
        assert whole(review.comparison("halma", Unit.POINTS, verdict))
        assert review.basis_text(Unit.POINTS, verdict) == ""
        assert review.mark(None) == review.sign(None) == ""


def test_what_is_better_is_told_with_its_worth():
    assert review.comparison("halma", Unit.POINTS, found()) == "Better by about 12 points: a2–a3."
    assert (
        review.comparison("halma", Unit.CHIPS, found(difference=0.62, error=0.1)) == "Better by about 0.6 chips: a2–a3."
    )
    assert review.comparison("halma", Unit.STEPS, found(difference=170.0)) == "Better, and it decides the match: a2–a3."


@in_every_language
@pytest.mark.parametrize("basis", [basis for basis in Basis if basis.is_weighed])
def test_what_a_mark_rests_on_is_a_sentence(code, basis):
    with speaking(code):
        assert whole(review.basis_text(Unit.POINTS, found(basis=basis)))


def test_a_figure_is_no_more_exact_than_it_is_known():
    def said(difference, error, unit=Unit.POINTS):
        return review.comparison("halma", unit, found(difference=difference, error=error))

    assert said(48.6, 0.5) == "Better by about 49 points: a2–a3."
    assert said(48.6, 2.5) == "Better by about 50 points: a2–a3."
    assert said(53.0, 12.0) == "Better by about 50 points: a2–a3."
    assert said(4.0, 7.0) == "Better by about 10 points: a2–a3.", "never 0"
    assert said(0.62, 0.1, Unit.CHIPS) == "Better by about 0.6 chips: a2–a3."
    assert said(0.62, 0.4, Unit.CHIPS) == "Better by about 0.5 chips: a2–a3."


def test_a_doubt_is_a_doubt():
    doubtful = found(Mark.OPEN, 12.0, inf)
    assert review.comparison("halma", Unit.POINTS, doubtful).startswith("Perhaps a2–a3 is better")
    assert review.basis_text(Unit.POINTS, doubtful) == "Compared in 40 deals that were possible then."
    for mark in (Mark.GOOD, Mark.EQUAL):
        assert review.comparison("halma", Unit.POINTS, found(mark, 1.0)) == "As good as a2–a3, or nearly."


def test_how_sure_it_is_is_two_standard_errors():
    assert review.basis_text(Unit.POINTS, found(error=2.6)).endswith(" Give or take 5 points.")
    assert review.basis_text(Unit.POINTS, found(error=0.01)).endswith(" Give or take 1 point."), "not 0"
    assert review.basis_text(Unit.HANDS, found(error=0.04)).endswith(" Give or take 0.08 lost deals.")


def test_what_is_certain_is_said_to_be_so():
    certain = found(error=0.0, basis=Basis.COUNTED)
    assert review.basis_text(Unit.POINTS, certain) == "Counted to the end: every card was known."
    equal = found(Mark.EQUAL, 0.0, 0.0)
    assert review.basis_text(Unit.POINTS, equal) == "Compared in 40 deals that were possible then."


def test_all_decisions_come_to_a_line():
    marks = [Mark.BEST, Mark.GOOD, Mark.EQUAL, Mark.SLIP, Mark.MISTAKE]
    assert review.summary(map(judged, marks)) == "3 good decisions · 1 slip · 1 mistake"


def test_what_was_not_weighed_is_counted_with_why():
    decisions = [
        judged(Mark.BEST),
        judged(Mark.OPEN),
        judged(None, Basis.ONLY),
        judged(None, Basis.UNWEIGHED),
        judged(None, Basis.RULED),
        JudgedDecision(Decision(9, Seat(0), "a1-a2", 2), None),
    ]
    said = "1 good decision · 0 slips · 0 mistakes · 1 uncertain · 1 without a choice · 3 not analysed"
    assert review.summary(decisions) == said


@pytest.mark.parametrize(
    ("names", "said"), [(("", "Elin"), "How you stood, in points"), (("Bo", "Elin"), "Bo in points")]
)
def test_the_curve_is_somebodys(names, said):
    assert review.lead_chart_title(Unit.POINTS, names, Seat(0)) == said


def test_a_difference_is_no_more_exact_than_it_is_known():
    assert review.difference_text(Unit.POINTS, found(difference=57.2, error=7.0)) == "60 points"
    assert review.difference_text(Unit.POINTS, found(difference=57.2, error=0.5)) == "57 points"
