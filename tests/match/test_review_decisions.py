"""What the decisions of a match were worth: who is judged, of what, and for how long it is thought about."""

from dataclasses import replace
from pathlib import Path

import pytest

from bluestick.engine.bots import Reason
from bluestick.engine.estimates import Basis, Estimate
from bluestick.engine.match import Match
from bluestick.engine.record import Player
from bluestick.engine.seats import CHANCE, Seat
from bluestick.engine.verdicts import Mark
from bluestick.games import GAMES
from bluestick.games.haljan.moves import Play
from bluestick.match.evaluation_cache import EvaluationCache
from bluestick.match.review_decisions import (
    LIMIT,
    SLICE,
    decisions,
    evaluate_decision,
    evaluation_request,
    evaluation_steps,
    reviewed_seats,
)
from bluestick.replay import read

MATCH = Path(__file__).parents[1] / "app" / "matches" / "blundered.bluestick"
"""Haljan for two, you against Elin: at position 16 all is known, and 62 points are thrown away."""


@pytest.fixture
def match():
    return read(MATCH.read_bytes())


def told(*worth, error=0.1):
    """Moves by their values, the best first."""
    best = worth[0][1]
    return [
        Estimate(move, Reason("lead"), Basis.SAMPLED, value, best - value, error if place else 0.0, deals=40)
        for place, (move, value) in enumerate(worth)
    ]


def ask(match, decision, *answers, ledger=None):
    """What is asked when moves are worth this, and what that comes to."""
    asking, asked = evaluation_steps(match, decision, ledger or EvaluationCache(match.id)), []
    request = next(asking)
    for weighed in answers:
        asked.append(request)
        try:
            request = asking.send(weighed)
        except StopIteration as done:
            return asked, done.value
    raise AssertionError("one more was asked")


def test_the_people_are_judged_or_everybody_if_there_are_none(match):
    assert reviewed_seats(match) == {0}
    match.players = tuple(replace(player, level="easy") for player in match.players)
    assert reviewed_seats(match) == {0, 1}
    match.players = (Player("A"), Player("B"))
    assert reviewed_seats(match) == {0, 1}


def test_decisions_are_those_moves_with_the_table_before_them(match):
    found = decisions(match)
    assert found
    for decision in found:
        played = match.played[decision.position]
        assert (played.seat, match.rules.write(played.move)) == (decision.seat, decision.move)
        assert decision.number == sum(other.seat == decision.seat for other in match.played[: decision.position])


def test_what_goes_without_saying_is_no_decision(match, monkeypatch):
    monkeypatch.setattr(Play, "is_formality", True)
    assert {one.move for one in decisions(match)} == {"exchange"}


def test_giving_up_is_no_decision():
    rules = GAMES["halma"]
    match = Match(rules, players=(Player(""), Player("Elin", "easy")))
    match.play(CHANCE, rules.read("first 0"))
    match.play(Seat(0), rules.read("resign"))
    assert decisions(match) == ()


def test_the_judge_is_asked_with_what_the_player_knew(match):
    decision = decisions(match)[3]
    (request,), _ = ask(match, decision, told((decision.move, 9.0), ("pass", 0.0)))
    before = match.branch(decision.position)
    assert request.view == before.view(decision.seat)
    assert decision.seat in request.view.to_act
    assert request.weigh == (decision.move,)


def test_a_clear_decision_is_soon_done(match):
    decision = decisions(match)[3]
    for weighed in (told((decision.move, 9.0), ("pass", 0.0)), told(("pass", 40.0), (decision.move, 9.0), error=1.0)):
        (request,), _ = ask(match, decision, weighed)
        assert request.seconds == SLICE


def test_a_doubt_is_looked_into_as_long_as_there_is_time(match):
    decision = decisions(match)[3]
    doubtful = told(("pass", 12.0), (decision.move, 9.0), error=1.4)
    asked, found = ask(match, decision, *[doubtful] * 2)
    assert sum(request.seconds for request in asked) == LIMIT
    assert len({request.key for request in asked}) == 1, "the deals go on"
    assert (found.mark, found.verdict.difference) == (Mark.GOOD, 3.0)


def test_a_decision_that_nobody_can_weigh_has_no_mark(match):
    decision = decisions(match)[3]
    _, found = ask(match, decision, [], [])
    assert (found.mark, found.verdict) == (None, None)


def test_what_the_hint_has_found_is_not_asked_again(match):
    decision, ledger = decisions(match)[3], EvaluationCache(match.id)
    evaluation_request(match, decision, decision.move, LIMIT)
    key = evaluation_request(match, decision, decision.move, LIMIT).key
    ledger.learn(key, told(("pass", 40.0), (decision.move, 9.0)), LIMIT)
    with pytest.raises(StopIteration) as done:
        next(evaluation_steps(match, decision, ledger))
    assert done.value.value.mark is Mark.MISTAKE


def test_what_was_told_is_told_again_unless_it_is_wrong(match):
    decision, ledger = decisions(match)[3], EvaluationCache(match.id)
    key = evaluation_request(match, decision, decision.move, LIMIT).key
    ledger.learn(key, told(("pass", 12.0), (decision.move, 9.1), error=0.1), LIMIT)
    ledger.record_mark(key, decision.move, Mark.SLIP)
    with pytest.raises(StopIteration) as done:
        next(evaluation_steps(match, decision, ledger))
    assert done.value.value.mark is Mark.SLIP


def test_a_blunder_is_found(match):
    judged = evaluate_decision(match, next(one for one in decisions(match) if one.position == 16), 2.0)
    assert judged.mark is Mark.MISTAKE
    assert round(judged.verdict.difference) == 62
    assert judged.verdict.error == 0.0
