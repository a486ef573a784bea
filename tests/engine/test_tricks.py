"""What card games share."""

from random import Random

import pytest

from bluestick.engine.tricks import deal_hidden_cards


def test_hands_are_filled_with_what_may_lie_there_and_the_rest_is_left_over():
    hands = (("A", None, None), (None, "B"))
    for seed in range(20):
        full, rest = deal_hidden_cards(
            hands, "ABCDEFG", "G", lambda seat, place, card: seat == 0 or card == "C", Random(seed)
        )
        assert full[0][0] == "A"
        assert full[1] == ("C", "B")
        assert sorted((*full[0], *full[1], *rest)) == list("ABCDEF")


def test_every_deal_that_is_possible_comes():
    hands = ((None,), (None,))
    found = {deal_hidden_cards(hands, "AB", "", lambda seat, place, card: True, Random(seed))[0] for seed in range(20)}
    assert found == {(("A",), ("B",)), (("B",), ("A",))}


def test_a_deal_that_is_not_possible_is_refused():
    with pytest.raises(LookupError):
        deal_hidden_cards(((None,), (None,)), "AB", "", lambda seat, place, card: card == "A", Random(1))
