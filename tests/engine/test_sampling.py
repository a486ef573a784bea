from collections import Counter
from random import Random

import pytest

from bluestick.engine.search.sampling import fill

A, B, C, D = 1, 2, 4, 8
ANY = A | B | C | D


def ways(places: list[int], times: int = 3000) -> Counter[tuple[int, ...]]:
    rng = Random(1)
    return Counter(tuple(fill((A, B, C, D), places, rng)) for _ in range(times))


def test_without_restrictions_every_deal_is_as_likely():
    found = ways([ANY, ANY])
    assert len(found) == 12
    assert max(found.values()) < 2 * min(found.values())


@pytest.mark.parametrize(
    ("places", "possible"),
    [
        ([ANY, A], 3),
        ([A | B, A | B, ANY], 4),
        ([A | B, B | C, C | A], 2),
        ([A, A | B, A | B | C, ANY], 1),
        ([A | B | C, A | B, A, ANY], 1),
    ],
)
def test_every_deal_that_is_possible_comes_and_no_other(places, possible):
    found = ways(places)
    assert len(found) == possible
    for cards in found:
        assert len(set(cards)) == len(cards)
        assert all(card & able for card, able in zip(cards, places, strict=True))


def test_what_cannot_be_is_said():
    with pytest.raises(LookupError):
        fill((A, B, C), [A, A, ANY], Random(1))
