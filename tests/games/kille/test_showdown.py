"""Upp till bevis: who is out, and who deals next. K8 and K9."""

import pytest

from bluestick.engine.tricks import Deal
from bluestick.games.kille.events import BuyInOffered, Deadlock, Out, Showdown
from bluestick.games.kille.showdown import HeldCard, showdown_result
from bluestick.games.kille.state import Ground
from tests.games.kille.positions import (
    KILLE,
    STAND,
    before_deal,
    dealt,
    letter,
    letters,
    match_of,
    moved,
    of_kind,
    out,
    pack,
    play_deal,
    played,
    seat,
    view,
)

A, B, C, D = map(seat, "ABCD")


def all_stand(hands, order=""):
    state = dealt(hands, order=order)
    return played(state, *(f"{letter(of)} stand" for of in state.round.order))


def next_dealer(state):
    (dealer,) = (of for of in range(state.table.seats) if KILLE.why_not_deal(state, Deal(of, pack(""))) is None)
    return letter(dealer)


def test_K8_1_all_cards_that_are_face_down_are_turned():
    step = played(dealt("KI 9 8 7"), "A swap", "B stand", "C stand", "D stand")
    (showdown,) = of_kind(Showdown, step.events)
    assert showdown.dealer == D
    assert showdown.cards == ((A, "9", False), (B, "KI", False), (C, "8", False), (D, "7", False))
    assert letters(showdown.turned) == "ACD"
    assert view(step.state, None).known == ("9", "KI", "8", "7")


def test_K8_2_three_grounds():
    step = played(dealt("KI HU 2 3 9 5 HU"), "A stand", "B stand", "C stand", "D stand", "E stand", "F swap")
    assert [(letter(event.seat), event.ground, event.clause) for event in of_kind(Out, step.events)] == [
        ("A", Ground.KILLE, "kille#K8.3"),
        ("C", Ground.LOWEST, "kille#K8.5"),
        ("F", Ground.HUSAR, "kille#K8.4"),
    ]
    assert [fall.by for fall in step.state.table.falls] == [None, None, seat("G")]


def test_K8_3_a_low_kille_is_out_and_the_lowest_of_the_others_too():
    assert out(all_stand("KI 8 7 9").state) == "AC"


def test_K8_4_who_is_hit_is_out_whatever_the_card():
    state = played(dealt("12 HU 9 8"), "A swap", "C stand", "D stand").state
    assert out(state) == "AD"
    state = played(dealt("12 11 SV 8 9"), "A swap", "B swap", "D stand", "E stand").state
    assert out(state) == "AD"
    assert [fall.ground for fall in state.table.falls] == [Ground.SVIN, Ground.LOWEST]


def test_K8_5_the_lowest_of_those_who_are_left_and_two_of_a_kind_both():
    assert out(all_stand("7 3 9 12").state) == "B"
    assert out(all_stand("3 8 3 9").state) == "AC"


def test_K8_6_without_a_hit_nobody_is_out_if_all_are():
    step = all_stand("9 9", order="AB")
    assert (out(step.state), of_kind(Deadlock, step.events)) == ("", [Deadlock((A, B))])
    assert step.state.round.deadlock


def test_K8_6_after_a_hit_the_lowest_are_saved():
    step = played(dealt("4 HU"), "A swap")
    assert (out(step.state), of_kind(Deadlock, step.events)) == ("A", [Deadlock((B,))])


def test_K8_6_hit_players_and_low_killar_alone_all_stay():
    held = (HeldCard(A, "2"), HeldCard(B, "KI"), HeldCard(C, "HU"))
    found = showdown_result(held, {A: Ground.HUSAR, C: Ground.SVIN})
    assert (found.out, found.saved) == ((), (A, B, C))


@pytest.mark.parametrize(
    ("stock", "kept"),
    [("5", "KI 5"), ("HU", "KI 4"), ("SV", "4 KI"), ("KI", "KI KI"), ("KU", "KI 4"), ("KA VH 3", "KI 3")],
)
def test_K8_6_forehand_takes_a_kille_from_the_dealer_and_both_stay(stock, kept):
    step = played(dealt("4 KI", stock), "A swap", "B swap")
    assert out(step.state) == ""
    assert [card for _, card, _ in of_kind(Showdown, step.events)[0].cards] == kept.split()


def test_K8_7_a_high_kille_equals_kuku():
    step = played(dealt("KU 4", "KI"), "A stand", "B swap")
    assert (out(step.state), step.state.round.deadlock) == ("", True)
    held = (HeldCard(A, "KU"), HeldCard(B, "KI", high=True), HeldCard(C, "HU"))
    assert showdown_result(held, {}).out == ((C, Ground.LOWEST),)


def test_K9_1_the_deal_passes_to_the_nearest_player_still_in():
    assert next_dealer(all_stand("BL BL 9 8 7 6").state) == "C"
    assert next_dealer(all_stand("BL 9 8 7 6", order="CDEFA").state) == "D"


def test_KI_60_deal_passes_to_the_nearest_player_still_in():
    assert next_dealer(all_stand("3 3 9 8 7 6", order="CDEFAB").state) == "E"


def test_KI_61_the_dealer_himself_is_out():
    state = all_stand("9 8 7 6 3", order="BCDEF").state
    assert out(state) == "F"
    assert next_dealer(state) == "B"


def test_KI_62_after_a_deadlock_the_deal_passes_on_as_usual():
    step = all_stand("9 9", order="FD")
    assert (out(step.state), next_dealer(step.state)) == ("", "F")
    assert of_kind(BuyInOffered, step.events) == []


def test_K9_2_who_has_just_bought_in_counts_as_in():
    match = match_of(4)
    play_deal(match, 1, dealer="C")  # D speaks first and goes out
    match.play(D, match.rules.read("buy"))
    play_deal(match, 0, dealer="D")


def test_K9_2_who_has_declined_is_passed_over():
    match = match_of(4)
    play_deal(match, 1, dealer="C")
    match.play(D, match.rules.read("decline"))
    play_deal(match, 1, dealer="A")


def test_cards_stay_in_sight_until_the_next_deal():
    state = all_stand("7 3 9 12").state
    assert view(state, None).known == ("7", "3", "9", "12")
    again = moved(state, "B", KILLE.read("decline")).state
    assert view(again, None).known == ("7", "3", "9", "12")
    state = moved(again, "", Deal(A, pack("5 6 7"))).state
    assert view(state, None).known == (None, None, None, None)
    assert before_deal("AB").round.at == ()
    assert KILLE.moves(view(state, "C")).why_not(STAND) is None
