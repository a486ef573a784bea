"""The draw of weaker levels: temper, cap and floor."""

from collections import Counter
from math import e
from random import Random

import pytest

from bluestick.engine.weaker_levels import weighted_choice

VALUES = {"best": 10.0, "near": 9.0, "far": 7.0, "beyond": 6.5}


def draws(floor=lambda move: True, number=4000):
    rng = Random(1)
    return Counter(weighted_choice(VALUES, 1.0, 3.0, rng, floor) for _ in range(number))


def test_a_move_that_is_worse_by_the_temper_is_drawn_a_third_as_often():
    found = draws()
    assert found["best"] / found["near"] == pytest.approx(e, rel=0.1)


def test_nothing_beyond_the_cap_is_drawn():
    assert set(draws()) == {"best", "near", "far"}


def test_nothing_below_the_floor_is_drawn_and_the_cap_counts_from_the_best_above_it():
    assert set(draws(lambda move: move in {"far", "beyond"})) == {"far", "beyond"}


def test_a_floor_that_refuses_everything_refuses_nothing():
    assert set(draws(lambda move: False)) == {"best", "near", "far"}
