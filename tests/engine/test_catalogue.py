"""Catalogue that imports its entries on first use."""

import subprocess
import sys

import pytest

from bluestick.engine.catalogue import Catalogue
from bluestick.engine.match import Match
from bluestick.engine.seats import CHANCE


def test_what_it_holds_is_found_once_and_kept():
    made = []
    catalogue = Catalogue("bluestick.engine", {"match": "match:Match"}, lambda found: made.append(found) or [found])
    assert catalogue["match"] == [Match]
    assert catalogue["match"] is catalogue["match"]
    assert made == [Match]


def test_it_holds_modules_and_values_too():
    catalogue = Catalogue("bluestick.engine", {"seats": "seats", "chance": "seats:CHANCE"})
    assert catalogue["seats"].CHANCE is catalogue["chance"] is CHANCE
    assert dict(catalogue).keys() == {"seats", "chance"}


def test_its_names_import_nothing():
    catalogue = Catalogue("bluestick.engine", {"nothing": "nowhere:Nothing"})
    assert list(catalogue) == ["nothing"]
    assert len(catalogue) == 1
    assert "nothing" in catalogue
    assert "something" not in catalogue
    with pytest.raises(KeyError):
        catalogue["something"]
    with pytest.raises(ModuleNotFoundError):
        catalogue["nothing"]


def test_the_names_of_the_games_import_no_game():
    check = (
        "import sys; from bluestick.games import GAMES; assert len(list(GAMES)) > 3;"
        "sys.exit(any(f'bluestick.games.{game}' in sys.modules for game in GAMES))"
    )
    assert subprocess.run([sys.executable, "-c", check], timeout=60, check=False).returncode == 0
