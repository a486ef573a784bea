"""What the decisions of a match were worth: who is judged, of what, and for how long it is thought about."""

from dataclasses import replace
from math import inf
from pathlib import Path

import pytest

from bluestick.app.review.weighing import GLANCE, LIMIT, decisions, examined, is_clear, judged_here, reviewed
from bluestick.app.worker import Told
from bluestick.engine.bots import Reason
from bluestick.engine.match import Match
from bluestick.engine.record import Player
from bluestick.engine.rules import Unit
from bluestick.engine.seats import CHANCE, Seat
from bluestick.engine.verdicts import Mark, Verdict
from bluestick.games import GAMES
from bluestick.games.haljan.moves import Play
from bluestick.replay import read

MATCH = Path(__file__).parents[1] / "matches" / "blundered.bluestick"
"""Haljan for two, you against Elin: at position 16 all is known, and 62 points are thrown away."""


@pytest.fixture
def match():
    return read(MATCH.read_bytes())


def told(move, value, error=0.0, deals=40):
    return Told(move, value, error, deals, Reason("lead"))


def ask(match, decision, *answers):
    """What is asked when moves are worth this, and what that comes to."""
    asking, asked = examined(match, decision), []
    request = next(asking)
    for weighed in answers:
        asked.append(request)
        try:
            request = asking.send(weighed)
        except StopIteration as done:
            return asked, done.value
    raise AssertionError("one more was asked")


def test_the_people_are_judged_or_everybody_if_there_are_none(match):
    assert reviewed(match) == {0}
    match.players = tuple(replace(player, level="easy") for player in match.players)
    assert reviewed(match) == {0, 1}
    match.players = (Player("A"), Player("B"))
    assert reviewed(match) == {0, 1}


def test_decisions_are_those_moves_with_the_table_before_them(match):
    found = decisions(match)
    assert found
    for decision in found:
        played = match.played[decision.position]
        assert (played.seat, match.rules.write(played.move)) == (decision.seat, decision.move)
        assert decision.number == sum(other.seat == decision.seat for other in match.played[: decision.position])


def test_what_goes_without_saying_is_no_decision(match, monkeypatch):
    monkeypatch.setattr(Play, "formality", True)
    assert {one.move for one in decisions(match)} == {"exchange"}


def test_giving_up_is_no_decision():
    rules = GAMES["halma"]
    match = Match(rules, players=(Player(""), Player("Elin", "easy")))
    match.play(CHANCE, rules.read("first 0"))
    match.play(Seat(0), rules.read("resign"))
    assert decisions(match) == ()


def test_bots_are_asked_with_what_the_player_knew(match):
    decision = decisions(match)[3]
    (request,), _ = ask(match, decision, [told(decision.move, 9.0)])
    before = match.branch(decision.position)
    assert request.view == before.view(decision.seat)
    assert decision.seat in request.view.to_act
    assert request.weigh == (decision.move,)


def test_a_clear_decision_is_but_glanced_at(match):
    decision = decisions(match)[3]
    for weighed in ([told(decision.move, 9.0)], [told("pass", 40.0), told(decision.move, 9.0, 1.0)], []):
        (request,), _ = ask(match, decision, weighed)
        assert request.seconds == GLANCE * LIMIT


def test_a_doubt_is_looked_into_longer_and_in_other_deals(match):
    decision = decisions(match)[3]
    doubtful = [told("pass", 12.0), told(decision.move, 9.0, 1.4)]
    (first, second), found = ask(match, decision, doubtful, [told("pass", 12.0), told(decision.move, 3.0, 0.5)])
    assert first.seconds + second.seconds == LIMIT
    assert first.match_id != second.match_id != match.id
    assert (found.mark, found.verdict.difference) == (Mark.MISTAKE, 9.0)


@pytest.mark.parametrize(
    ("difference", "error", "clear"),
    [(0.5, 0.3, True), (0.5, 1.0, False), (4.0, 0.1, True), (4.0, 0.5, False), (20.0, 2.0, True), (20.0, inf, False)],
)
def test_clear_is_what_is_far_from_where_the_mark_would_change(difference, error, clear):
    found = Verdict(Mark.GOOD, "pass", 0.0, difference, error, 40)
    assert is_clear(found, Unit.POINTS) is clear


def test_a_blunder_is_found(match):
    judged = judged_here(match, next(one for one in decisions(match) if one.position == 16), 0.2)
    assert judged.mark is Mark.MISTAKE
    assert round(judged.verdict.difference) == 62
    assert judged.verdict.error == 0.0
