from collections import Counter
from math import inf
from random import Random

import pytest

from bluestick.engine.search.sampling import fill, race

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


def test_a_race_is_won_by_the_best_on_average():
    rng = Random(3)
    deals = [rng.gauss(0, 1) for _ in range(500)]
    assert race((0.0, 0.3, 0.2), deals, lambda option, deal: option + deal, 1.0)[0].option == 0.3


def test_whoever_falls_behind_in_a_race_is_tried_no_more():
    tried = {"good": 0, "bad": 0, "as good": 0}

    def result(option: str, deal: float) -> float:
        tried[option] += 1
        return deal - (option == "bad")

    assert race(("bad", "good", "as good"), [0.5] * 100, result, 1.0)[0].option == "good"
    assert tried == {"good": 100, "bad": 20, "as good": 100}


def test_a_race_ends_when_one_is_left():
    deals = iter(range(1000))
    race(("good", "bad"), deals, lambda option, deal: float(option == "good"), 1.0)
    assert next(deals) == 20


def test_what_is_kept_in_a_race_is_tried_as_long_as_anything_is():
    deals = [0.5] * 100
    standings = race(
        ("bad", "worse", "good", "as good"),
        deals,
        lambda option, deal: deal - ["good", "as good", "bad", "worse"].index(option) // 2,
        1.0,
        kept={"bad"},
    )
    assert {standing.option: standing.deals for standing in standings} == {
        "good": 100,
        "as good": 100,
        "bad": 100,
        "worse": 20,
    }


def test_an_option_is_compared_with_the_first_in_the_same_deals():
    """Whatever luck the deals hold, the error is that of the difference."""
    rng = Random(4)
    luck = [rng.gauss(0, 100) for _ in range(400)]
    first, second, third = race((1, 2, 3), luck, lambda option, deal: deal + option + option * deal / 100, 1e9)
    assert (first.option, second.option, third.option) == (3, 2, 1)
    assert first.error == 0
    assert first.value - second.value == pytest.approx(1 + sum(luck) / 40_000)
    assert third.error == pytest.approx(2 * second.error)
    assert second.error == pytest.approx(1 / 20, rel=0.2)


def test_nobody_can_tell_an_error_from_one_deal():
    assert race((1, 2), [0], lambda option, deal: option, 1.0)[1].error == inf


def test_a_guess_counts_like_so_many_deals():
    def result(option: str, deal: float) -> float:
        return deal * (option == "played")

    assert race(("played", "guessed"), [1.0] * 5, result, 9.0, guesses={"guessed": 0.4}, trust=10)[0].option == "played"
    assert (
        race(("played", "guessed"), [1.0] * 5, result, 9.0, guesses={"guessed": 0.6}, trust=10)[0].option == "guessed"
    )
