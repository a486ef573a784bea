"""A hand put in order."""

from random import Random

import pytest

from bluestick.games.haggis.cards import ALL_FACES, NUMBERS, mask, parts
from bluestick.games.haggis.combinations import possible_claims
from bluestick.games.haggis.groups import split_hand


def shown(hand):
    return [" ".join(parts(cards)) for cards in split_hand(mask(hand.split()))]


@pytest.mark.parametrize(
    ("hand", "expected"),
    [
        ("J Q K", ["J Q K"]),
        ("7r", ["7r"]),
        ("2r 3r 4r 9g", ["2r 3r 4r", "9g"]),
        ("2r 2g 3r 3g 9o J", ["2r 2g 3r 3g", "9o", "J"]),
        ("3r 5o 7y 9g", ["3r 5o 7y 9g"]),
        ("10r 4y 4b", ["4y 4b", "10r"]),
        ("", []),
    ],
)
def test_what_belongs_together(hand, expected):
    assert shown(hand) == expected


def test_every_card_is_in_one_group_and_groups_are_combinations():
    rng = Random(5)
    for _ in range(60):
        hand = mask(rng.sample(NUMBERS, 14)) | ALL_FACES
        found = split_hand(hand)
        assert sum(found) == hand
        assert all(possible_claims(cards) for cards in found)
        assert found[-1] == ALL_FACES
        assert len(found) <= 12
