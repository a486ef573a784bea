"""The checks of what is packed find nothing here, and find what is planted."""

import shutil
from functools import partial

import check_contents
import pytest

from bluestick.app.shell import self_test
from bluestick.games import GAMES
from bluestick.store import paths
from bluestick.tables import catalogue
from tests.app.damage import DAMAGE

CARD_GAMES = [game for game in GAMES if catalogue.pack(game) is not None]

pytestmark = [pytest.mark.thorough, pytest.mark.usefixtures("dressed")]


every_damage = pytest.mark.parametrize("damage", DAMAGE.values(), ids=DAMAGE)


def outcome(faults, *args):
    return self_test.run_check(self_test.SelfTestCheck("a check", partial(faults, *args)))


@pytest.mark.parametrize("check", list(check_contents.all_checks()), ids=lambda check: check.name)
def test_a_check_finds_nothing_here(check):
    assert self_test.run_check(check) == []


def test_every_deck_has_a_check_of_it():
    folders = {path.name for path in (paths.resources_folder() / "cards").iterdir()}
    assert {catalogue.pack(game).deck.folder for game in CARD_GAMES} | {"backs"} == folders


@pytest.mark.parametrize("game", CARD_GAMES)
def test_every_drawing_that_is_missing_is_named(resources, game):
    paths = sorted((resources / "cards" / catalogue.pack(game).deck.folder).glob("*.svg"))[::3]
    for path in paths:
        path.unlink()
    assert set(outcome(check_contents.deck, game)) == {f"{path} is missing or damaged" for path in paths}


@every_damage
def test_a_drawing_of_no_use_is_named(resources, damage):
    path = resources / "cards" / "kille" / "HU.svg"
    damage(path)
    assert outcome(check_contents.deck, "kille") == [f"{path} is missing or damaged"]


def test_a_drawing_with_a_line_that_makes_no_sense_is_named(resources):
    path = resources / "cards" / "kille" / "HU.svg"
    drawn = path.read_text(encoding="utf-8")
    place = drawn.index(' d="') + 4
    path.write_text(f"{drawn[:place]}M1 oh {drawn[place:]}", encoding="utf-8")
    assert outcome(check_contents.deck, "kille") == [f"{path} is missing or damaged"]


def test_a_drawing_that_shows_nothing_is_named(resources):
    path = resources / "cards" / "kille" / "KU.svg"
    path.write_text('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"/>')
    assert outcome(check_contents.deck, "kille") == ["cards/kille/KU.svg shows nothing"]


@every_damage
def test_an_icon_of_no_use_is_named(resources, damage):
    damage(resources / "icons" / "check-dark.svg")
    assert str(resources / "icons" / "check-dark.svg") in outcome(check_contents.icons)[0]


def test_a_translation_that_lacks_texts_is_named(translations):
    shutil.copy(translations / "bluestick_en.qm", translations / "bluestick_nb.qm")
    assert outcome(check_contents.translation, "nb") == ["bluestick_nb.qm is incomplete"]
    assert outcome(check_contents.translation, "de") == []


@pytest.mark.parametrize("damage", [DAMAGE["removed"], DAMAGE["emptied"], DAMAGE["garbage"]])
def test_a_rule_page_of_no_use_is_named(resources, damage):
    path = resources / "rules" / "halma" / "nb.md"
    damage(path)
    assert outcome(check_contents.rules, "halma") == [f"{path} is missing or damaged"]


def test_a_torn_rule_page_is_named(resources):
    path = resources / "rules" / "halma" / "nb.md"
    path.write_text(path.read_text(encoding="utf-8")[:3000], encoding="utf-8")
    assert outcome(check_contents.rules, "halma") == [f"{path} does not agree with the other languages"]


def test_an_example_that_cannot_be_read_is_named(resources):
    path = resources / "rules" / "halma" / "de.md"
    path.write_text(path.read_text(encoding="utf-8").replace('"title"', "title"), encoding="utf-8")
    assert outcome(check_contents.rules, "halma") == [f"{path} is missing or damaged"]


def test_an_example_that_makes_no_sense_is_named(resources):
    path = resources / "rules" / "halma" / "de.md"
    path.write_text(path.read_text(encoding="utf-8").replace('"destinations"', '"holidays"'), encoding="utf-8")
    faults = outcome(check_contents.rules, "halma")
    assert faults
    assert all(fault.startswith(str(path)) for fault in faults)


def test_a_licence_of_no_use_is_named(resources):
    folder = resources / "licences"
    (folder / "python.txt").unlink()
    (folder / "icu.txt").write_bytes(b"\xff\xfe")
    assert outcome(check_contents.notices) == [
        f"{folder / 'icu.txt'} is missing or damaged",
        f"{folder / 'python.txt'} is missing or damaged",
    ]
    (folder / "NOTICES.md").write_text("")
    assert outcome(check_contents.notices) == [f"{folder / 'NOTICES.md'} is missing or damaged"]
