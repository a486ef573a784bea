"""What looks possible and is not: what it lacks, as the rules have it."""

from bluestick.engine.moves import Refusal
from bluestick.engine.seats import Seat
from tests.games.haljan.positions import FOUR, dealt, play


def following(hand, led):
    match = dealt(FOUR, 2, "S7", h3=led, h0=hand)
    match.play(Seat(3), play(" ".join(led.split()[:3])))
    return match.moves(Seat(0)).near_misses()


def test_H4_4_all_but_one_of_the_cards_are_beaten():
    (refusal,) = following("HA DK D2 D3 D4 D5", "HK DQ CA H2 H3 H4")
    assert refusal == Refusal("all_but_one", "haljan#H4.4", ("CA",))


def test_H4_4_what_takes_over_lacks_nothing():
    assert following("HA DK S2 D3 D4 D5", "HK DQ CA H2 H3 H4") == ()


def test_H4_4_two_that_are_not_beaten_are_not_nearly_all():
    assert following("HA D2 D3 D4 D5 D6", "HK DQ CA H2 H3 H4") == ()
