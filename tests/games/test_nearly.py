"""What looks possible and is not: what it lacks, as the rules have it."""

import pytest

from bluestick.engine.moves import Refusal
from bluestick.engine.seats import Seat
from bluestick.games.haggis.readings import READING_BY_TEXT
from tests.games.haggis import positions as haggis
from tests.games.snapphana import positions as snapphana
from tests.games.snapphana.positions import SNAPPHANA

YOU = Seat(0)


def declaring(hand, **facts):
    state = snapphana.position(snapphana.EIGHT, {0: snapphana.cards(hand)}, **facts)
    return SNAPPHANA.moves(SNAPPHANA.view(state, YOU)).near_misses()


def codes(found):
    return [(refusal.code, refusal.clause) for refusal in found]


def test_S6_5_trumps_without_the_xx_lack_it():
    (refusal,) = declaring("T19 T18 T17 T16 S6 H7")
    assert refusal == Refusal("no_head", "snapphana#S6.5", ("T19", "T18", "T17", "T16"), ("T20",))


def test_S6_6_trumps_without_their_group_lack_it():
    assert codes(declaring("T20 T16 T15 T14")) == [("no_group", "snapphana#S6.6")]


def test_S6_4_aces_with_two_wild_cards_are_enough_but_one_ace_is_no_row():
    assert declaring("SA CA N F") == ()


def test_S6_5_a_suit_without_its_king_lacks_it():
    assert ("no_head", "snapphana#S6.5") in codes(declaring("SQ SC SJ H6"))


def test_two_of_a_kind_are_not_nearly_anything():
    assert declaring("SK HK S10 H6") == ()


def test_S4_1_nothing_is_nearly_declared_after_the_first_trick():
    won = {1: snapphana.cards("S6 S7 S8 S9")}
    assert declaring("T19 T18 T17", won=won) == ()


def test_what_can_be_declared_is_not_nearly_so():
    assert declaring("T20 T19 T18") == ()


def test_three_are_told_at_most():
    assert len(declaring("T19 T18 T17 SQ SC SJ HQ HC HJ DQ DC DJ")) == 3


def leading(hand, on=None):
    state = haggis.position(haggis.THREE, {0: haggis.cards(hand), 1: ("2r",), 2: ("3r",)}, on=on)
    return haggis.HAGGIS.moves(haggis.HAGGIS.view(state, YOU)).near_misses()


def test_G3_2_a_run_with_a_gap_and_no_wild_card_lacks_a_rank():
    (refusal,) = leading("4r 5r 7r 9b 10g")
    assert refusal == Refusal("run_gap", "haggis#G3.2", ("4r", "5r", "7r"), (6,))


def test_G3_4_a_wild_card_fills_the_gap():
    assert leading("4r 5r 7r J") == ()


def test_G5_3_who_follows_needs_no_run():
    assert leading("4r 5r 7r", on=READING_BY_TEXT["set:1:2"]) == ()


def test_G4_1_odd_cards_of_two_or_three_colours_are_no_bomb():
    assert ("bomb_colours", "haggis#G4.1") in codes(leading("3r 5r 7g 9b K"))


@pytest.mark.parametrize("hand", ["3r 5r 7r 9r K", "3r 5g 7b 9y K"])
def test_G4_1_a_bomb_is_not_nearly_one(hand):
    assert "bomb_colours" not in [refusal.code for refusal in leading(hand)]
