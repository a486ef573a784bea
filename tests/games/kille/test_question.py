"""Frågekille: "Bättre kort?" K10."""

import pytest

from bluestick.engine.tricks import Deal
from bluestick.games.kille.events import Answered, Asked, Dealt, Staked
from bluestick.games.kille.moves import Word
from tests.games.kille.positions import (
    KILLE,
    dealt,
    hand_text,
    legal,
    letters,
    moved,
    of_kind,
    pack,
    played,
    refusal,
    seat,
    view,
)

A, B, C = map(seat, "ABC")


def waits_for(state):
    return letters(KILLE.to_act(state))


def test_K10_1_forehand_may_ask_with_three_or_two_players_before_speaking():
    assert legal(dealt("4 9"), "A") == legal(dealt("4 9 8"), "A") == {"ask", "stand", "swap"}
    assert refusal(dealt("4 9 8 7"), "A", "ask") == "too_many K10.1"
    assert refusal(played(dealt("4 9 8"), "A stand").state, "B", "ask") == "not_forehand K10.1"
    assert refusal(played(dealt("4 9 8"), "A stand").state, "A", "ask") == "spoken K3.1"
    assert refusal(dealt("4 9 8"), "B", "accept") == "no_question K10.1"
    step = played(dealt("4 9 8"), "A ask")
    assert step.events == (Asked(A, C),)
    assert refusal(step.state, "A", "stand") == "question_open K10.1"


def test_K10_2_of_two_players_the_dealer_accepts_or_refuses():
    asked = played(dealt("4 9"), "A ask").state
    assert waits_for(asked) == "B"
    assert legal(asked, "B") == {"accept", "refuse"}
    assert refusal(asked, "B", "depends") == "nobody_else K10.2"
    assert refusal(asked, "A", "accept") == "not_asked K10.2"
    assert waits_for(played(asked, "B refuse").state) == "A"


def test_K10_2_better_cards_are_dealt_by_the_same_dealer():
    state = played(dealt("4 9"), "A ask", "B accept").state
    assert state.round.again
    assert KILLE.phase(view(state, None)).code == "redeal"
    assert KILLE.why_not_deal(state, Deal(A, pack(""))).code == "no_deal"
    step = moved(state, "", Deal(B, pack("7 8")))
    (event,) = of_kind(Dealt, step.events)
    assert event.again
    assert of_kind(Staked, step.events) == []
    assert (hand_text(step.state), step.state.table.deal) == ("7 8", state.table.deal)


def test_K10_3_of_three_players_the_dealer_refuses_or_leaves_it_to_the_third():
    asked = played(dealt("4 9 8"), "A ask").state
    assert waits_for(asked) == "C"
    assert legal(asked, "C") == {"depends", "refuse"}
    assert refusal(asked, "C", "accept") == "third_decides K10.3"
    assert refusal(asked, "B", "accept") == "not_asked K10.3"
    step = played(asked, "C depends")
    assert step.events == (Answered(C, Word.DEPENDS),)
    assert waits_for(step.state) == "B"
    assert legal(step.state, "B") == {"accept", "refuse"}
    assert refusal(step.state, "B", "depends") == "nobody_else K10.2"
    assert played(step.state, "B accept").state.round.again
    assert waits_for(played(step.state, "B refuse").state) == "A"


def test_K10_4_one_question_for_each_deal():
    state = played(dealt("4 9 8"), "A ask", "C refuse").state
    assert refusal(state, "A", "ask") == "asked_before K10.4"
    assert all(played(state, f"A {word}").state.round.asked for word in ("stand", "swap"))
    again = played(dealt("4 9 8"), "A ask", "C depends", "B accept").state
    again = moved(again, "", Deal(C, pack("5 6 7"))).state
    assert "ask" in legal(again, "A")


@pytest.mark.parametrize("word", ["stand", "swap"])
def test_K10_5_a_refusal_changes_nothing(word):
    refused = played(dealt("4 9 8"), "A ask", "C refuse").state
    assert legal(refused, "A") == {"stand", "swap"}
    after, without = (played(state, f"A {word}").state for state in (refused, dealt("4 9 8")))
    assert (after.round.at, after.round.turn) == (without.round.at, without.round.turn)


def test_cards_that_are_given_back_stay_dark():
    state = played(dealt("4 9"), "A ask", "B accept").state
    assert view(state, None).known[:2] == (None, None)
    assert refusal(state, "A", "stand") == "no_cards K2.4"
