from collections import Counter
from math import inf, sqrt
from random import Random

import pytest

from bluestick.engine.search.sampling import Tally, fill, race

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


def never() -> bool:
    return False


def lap(options, result, slack, tally=None, most=100, kept=(), late=never):
    """A race over deals that are numbers from 0 to 1, drawn by the tally."""
    return race(tally or Tally("x"), options, Random.random, result, slack, late=late, most=most, kept=kept)


def test_a_race_is_won_by_the_best_on_average():
    assert lap((0.0, 0.3, 0.2), lambda option, deal: option + deal, 1.0, most=500)[0].option == 0.3


def test_who_falls_behind_in_a_race_is_tried_no_more():
    tried = {"good": 0, "bad": 0, "as good": 0}

    def result(option: str, deal: float) -> float:
        tried[option] += 1
        return deal - (option == "bad")

    assert lap(("bad", "good", "as good"), result, 1.0)[0].option == "good"
    assert tried == {"good": 100, "bad": 20, "as good": 100}


def test_a_race_ends_when_one_is_left():
    assert lap(("good", "bad"), lambda option, deal: float(option == "good"), 1.0)[0].deals == 20


def test_what_is_asked_about_is_tried_in_many_deals():
    """Its figure must not rest on a few deals."""
    first, kept = lap(("good", "bad"), lambda option, deal: float(option == "good"), 1.0, most=1000, kept={"bad"})
    assert (first.deals, kept.deals) == (200, 200)


def test_what_is_kept_in_a_race_is_tried_as_long_as_anything_is():
    order = ["good", "as good", "bad", "worse"]
    found = lap(
        ("bad", "worse", "good", "as good"), lambda option, deal: deal - order.index(option) // 2, 1.0, kept={"bad"}
    )
    assert {each.option: each.deals for each in found} == {"good": 100, "as good": 100, "bad": 100, "worse": 20}


def test_an_option_is_compared_with_the_first_in_the_same_deals():
    """Whatever luck the deals hold, the error is that of the difference."""
    found = lap((1, 2, 3), lambda option, deal: 100 * deal + option + option * deal, 1e9, most=400)
    first, second, third = found
    assert (first.option, second.option, third.option) == (3, 2, 1)
    assert (first.gap, first.error) == (0, 0)
    assert second.gap == pytest.approx(1.5, rel=0.1)
    assert third.gap == pytest.approx(2 * second.gap)
    assert third.error == pytest.approx(2 * second.error)
    assert second.error == pytest.approx(1 / sqrt(12) / 20, rel=0.2)


def test_nobody_can_tell_an_error_from_one_deal():
    assert lap((1, 2), lambda option, deal: option, 1.0, most=1)[1].error == inf


def test_every_option_is_tried_once_even_when_it_is_late():
    found = lap((1, 2), lambda option, deal: option, 1.0, kept={3}, late=lambda: True)
    assert {each.option: each.deals for each in found} == {1: 1, 2: 1, 3: 1}


def test_between_options_that_the_deals_do_not_decide_the_first_named_is_the_best():
    def result(option: str, deal: float) -> float:
        return deal if option == "usual" else 1.01 - deal

    found = lap(("usual", "other"), result, 1e9)
    assert abs(found[1].value - found[0].value) < found[1].error / 2
    assert found[0].option == "usual"
    assert lap(("other", "usual"), result, 1e9)[0].option == "other"
    assert lap(("usual", "other"), lambda option, deal: float(option == "other"), 1.0)[0].option == "other"


# Numbered deals.


def test_deals_are_the_same_for_the_same_knowledge_and_no_others():
    assert [Tally("x").rng(number).random() for number in (0, 7)] == [Tally("x").rng(n).random() for n in (0, 7)]
    assert len({Tally(key).rng(number).random() for key in "xy" for number in range(3)}) == 6


def test_an_answer_is_the_beginning_of_every_longer_one():
    def result(option: int, deal: float) -> float:
        return option * deal

    short, long = Tally("x"), Tally("x")
    lap((1, 2, 3), result, 1e9, short, most=30)
    lap((1, 2, 3), result, 1e9, long, most=80)
    assert all(long.found[option][:30] == short.found[option] for option in (1, 2, 3))


def test_what_is_known_is_not_tried_again():
    calls = []

    def result(option: int, deal: float) -> float:
        calls.append(option)
        return option * deal

    tally = Tally("x")
    lap((1, 2), result, 1e9, tally, most=30)
    calls.clear()
    found = lap((1, 2), result, 1e9, tally, most=50)
    assert len(calls) == 2 * 20
    assert found == lap((1, 2), result, 1e9, most=50)


def test_who_is_asked_about_late_is_tried_in_the_same_deals():
    def result(option: int, deal: float) -> float:
        return option * deal

    tally = Tally("x")
    lap((1, 2), result, 1e9, tally, most=60)
    late = {each.option: each for each in lap((1, 2), result, 1e9, tally, most=60, kept={0})}
    assert late[0] == {each.option: each for each in lap((1, 2, 0), result, 1e9, most=60)}[0]


def test_more_time_never_leaves_fewer_deals():
    ticks = iter(range(1000))
    tally = Tally("x")
    first = lap((1, 2), lambda option, deal: option * deal, 1e9, tally, late=lambda: next(ticks) >= 40)
    again = lap((1, 2), lambda option, deal: option * deal, 1e9, tally, kept={0}, late=lambda: True)
    assert {each.option: each.deals for each in again} == {1: 41, 2: 41, 0: 1}
    assert first[0].deals == 41


def deals_of(options, result, alike, kept=()):
    """How many deals a race takes that may take a thousand."""
    found = race(Tally("x"), options, Random.random, result, 1e9, late=never, most=1000, kept=kept, alike=alike)
    return found[0].deals


def test_a_race_between_equals_ends_early():
    assert deals_of((1, 2, 3), lambda option, deal: deal, 0.0) == 1000
    assert deals_of((1, 2, 3), lambda option, deal: deal, 0.01) == 200
    assert deals_of((1, 2, 3), lambda option, deal: deal + option / 1000, 0.01) == 200
    assert deals_of((1, 2), lambda option, deal: deal, 0.01, kept=(2,)) == 200


def test_a_race_goes_on_while_there_may_be_a_difference():
    chance = Random(1)
    wobble = [[chance.gauss(0.0, 1.0) for _ in range(1000)] for _ in range(2)]
    numbers = {Tally("x").rng(number).random(): number for number in range(1000)}
    assert deals_of((0, 1), lambda option, deal: wobble[option][numbers[deal]], 0.01) == 1000
    assert deals_of((0, 1), lambda option, deal: wobble[option][numbers[deal]], 0.25) in (400, 800)
    assert deals_of((0, 1), lambda option, deal: deal + option, 0.5) == 1000
