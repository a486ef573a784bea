"""The laws of every game, tried on every game."""

from importlib import import_module

import pytest

from bluestick.games import GAMES
from tests.games.laws import LAWS, Case, setups
from tests.games.magpies.rules import Magpies

SEEDS = 3


def cases():
    for rules in (*GAMES.values(), Magpies()):
        material = import_module(f"tests.games.{rules.id}.material").MATERIAL
        for setup in setups(rules):
            for seed in range(SEEDS):
                yield Case(rules, material, setup, seed)


@pytest.mark.parametrize("case", list(cases()), ids=str)
@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_law(law, case):
    law(case)
