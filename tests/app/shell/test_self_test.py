"""The program examines itself, and finds what is planted."""

import gc
import os
import shutil
import subprocess
import sys
from functools import partial

import pytest
from PySide6.QtWidgets import QApplication

from bluestick.__main__ import main
from bluestick.app.shell import self_test, self_test_checks
from bluestick.games import GAMES
from bluestick.match import bot_client
from bluestick.store import paths
from bluestick.tables import catalogue as tables_catalogue
from bluestick.text import language
from bluestick.text.language import LANGUAGES
from tests.app.damage import DAMAGE

CARD_GAMES = [game for game in GAMES if self_test._has_cards(game)]

pytestmark = [pytest.mark.thorough, pytest.mark.usefixtures("dressed")]


every_damage = pytest.mark.parametrize("damage", DAMAGE.values(), ids=DAMAGE)


def outcome(faults, *args):
    return self_test.outcome(self_test.SelfTestCheck("a check", partial(faults, *args)))


@pytest.mark.parametrize(
    "check",
    [
        self_test_checks.fonts,
        self_test_checks.icons,
        self_test_checks.notices,
        self_test_checks.saving,
        self_test_checks.window,
    ],
)
def test_a_check_finds_nothing_here(check, tmp_path, monkeypatch):
    monkeypatch.setenv("BLUESTICK_DATA", str(tmp_path))
    assert outcome(check) == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("check", [self_test_checks.tile, self_test_checks.table, self_test_checks.rules])
def test_a_check_of_a_game_finds_nothing_here(check, game):
    assert outcome(check, game) == []


@pytest.mark.parametrize("game", CARD_GAMES)
def test_all_cards_are_there(game):
    assert outcome(self_test_checks.deck, game) == []


def test_every_deck_has_a_check_of_it():
    folders = {path.name for path in (paths.resources() / "cards").iterdir()}
    assert {tables_catalogue.pack(game).deck.folder for game in CARD_GAMES} | {"backs"} == folders


@pytest.mark.parametrize("code", LANGUAGES)
def test_all_translations_are_there(code):
    assert outcome(self_test_checks.one_language, code) == []


def test_a_match_is_played_in_the_process_of_the_bots(tmp_path, monkeypatch):
    monkeypatch.setenv("BLUESTICK_DATA", str(tmp_path))
    assert outcome(self_test_checks.match_of_bots, "haggis", "haggis") == []
    (file,) = (tmp_path / "matches" / "finished").glob("*.bluestick")
    assert file.stat().st_size


@pytest.mark.parametrize("game", CARD_GAMES)
def test_every_drawing_that_is_missing_is_named(resources, game):
    paths = sorted((resources / "cards" / tables_catalogue.pack(game).deck.folder).glob("*.svg"))[::3]
    for path in paths:
        path.unlink()
    assert set(outcome(self_test_checks.deck, game)) == {f"{path} is missing or damaged" for path in paths}


@every_damage
def test_a_drawing_of_no_use_is_named(resources, damage):
    path = resources / "cards" / "kille" / "HU.svg"
    damage(path)
    assert outcome(self_test_checks.deck, "kille") == [f"{path} is missing or damaged"]


def test_a_drawing_with_a_line_that_makes_no_sense_is_named(resources):
    path = resources / "cards" / "kille" / "HU.svg"
    drawn = path.read_text(encoding="utf-8")
    place = drawn.index(' d="') + 4
    path.write_text(f"{drawn[:place]}M1 oh {drawn[place:]}", encoding="utf-8")
    assert outcome(self_test_checks.deck, "kille") == [f"{path} is missing or damaged"]


def test_a_drawing_that_shows_nothing_is_named(resources):
    path = resources / "cards" / "kille" / "KU.svg"
    path.write_text('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"/>')
    assert outcome(self_test_checks.deck, "kille") == [f"{path} shows nothing"]


@every_damage
def test_an_icon_of_no_use_is_named(resources, damage):
    damage(resources / "icons" / "check-dark.svg")
    assert str(resources / "icons" / "check-dark.svg") in outcome(self_test_checks.icons)[0]


@every_damage
def test_a_translation_of_no_use_is_named(translations, damage):
    damage(translations / "bluestick_sv.qm")
    assert outcome(self_test_checks.one_language, "sv") == [f"{translations / 'bluestick_sv.qm'} is missing or damaged"]
    assert outcome(self_test_checks.one_language, "de") == []


def test_a_translation_that_lacks_texts_is_named(translations):
    shutil.copy(translations / "bluestick_en.qm", translations / "bluestick_nb.qm")
    assert outcome(self_test_checks.one_language, "nb") == [f"{translations / 'bluestick_nb.qm'} is incomplete"]
    assert outcome(self_test_checks.one_language, "de") == []


@pytest.mark.parametrize("damage", [DAMAGE["removed"], DAMAGE["emptied"], DAMAGE["garbage"]])
def test_a_rule_page_of_no_use_is_named(resources, damage):
    path = resources / "rules" / "halma" / "nb.md"
    damage(path)
    assert outcome(self_test_checks.rules, "halma") == [f"{path} is missing or damaged"]


def test_a_torn_rule_page_is_named(resources):
    path = resources / "rules" / "halma" / "nb.md"
    path.write_text(path.read_text(encoding="utf-8")[:3000], encoding="utf-8")
    assert outcome(self_test_checks.rules, "halma") == [f"{path} does not agree with the other languages"]


def test_an_example_that_cannot_be_read_is_named(resources):
    path = resources / "rules" / "halma" / "de.md"
    path.write_text(path.read_text(encoding="utf-8").replace('"title"', "title"), encoding="utf-8")
    assert outcome(self_test_checks.rules, "halma") == [f"{path} is missing or damaged"]


def test_an_example_that_makes_no_sense_is_named(resources):
    path = resources / "rules" / "halma" / "de.md"
    path.write_text(path.read_text(encoding="utf-8").replace('"destinations"', '"holidays"'), encoding="utf-8")
    faults = outcome(self_test_checks.rules, "halma")
    assert faults
    assert all(fault.startswith(str(path)) for fault in faults)


def test_a_licence_of_no_use_is_named(resources):
    folder = resources / "licences"
    (folder / "python.txt").unlink()
    (folder / "icu.txt").write_bytes(b"\xff\xfe")
    assert outcome(self_test_checks.notices) == [
        f"{folder / 'icu.txt'} is missing or damaged",
        f"{folder / 'python.txt'} is missing or damaged",
    ]
    (folder / "NOTICES.md").write_text("")
    assert outcome(self_test_checks.notices) == [f"{folder / 'NOTICES.md'} is missing or damaged"]


def test_the_window_opens_what_was_saved(tmp_path, monkeypatch):
    monkeypatch.setenv("BLUESTICK_DATA", str(tmp_path))
    assert outcome(self_test_checks.saving) == []
    (damaged, *_) = (tmp_path / "matches").glob("halma*.bluestick")
    damaged.write_text("{}")
    (fault,) = outcome(self_test_checks.window)
    assert damaged.name in fault


def test_the_window_writes_nothing_once_it_is_gone(tmp_path, monkeypatch):
    monkeypatch.setenv("BLUESTICK_DATA", str(tmp_path))
    assert outcome(self_test_checks.window) == []
    shutil.rmtree(tmp_path)
    gc.collect()
    QApplication.processEvents()
    assert not tmp_path.exists()


def test_a_game_that_cannot_be_loaded_has_checks_that_say_so(monkeypatch):
    def lost(catalogue, name):
        raise ModuleNotFoundError(f"no module for {name}")

    monkeypatch.setattr(type(GAMES), "__getitem__", lost)
    faults = {fault for check in self_test.all_checks() if "match of" in check.name for fault in outcome(check.faults)}
    assert faults == {f"ModuleNotFoundError: no module for {game}" for game in GAMES}


def test_a_game_whose_picture_cannot_be_loaded_has_a_check_of_its_cards(monkeypatch):
    monkeypatch.setitem(sys.modules, "bluestick.tables.kille.start_tile", None)
    (cards,) = (check for check in self_test.all_checks() if check.name == "Cards of Kille")
    assert "bluestick.tables.kille.start_tile" in " ".join(outcome(cards.faults))


def no_bot(connection):
    raise ModuleNotFoundError("no module for bots")


def test_a_process_of_bots_that_does_not_start_is_told_with_the_reason(tmp_path, monkeypatch, capfd):
    monkeypatch.setenv("BLUESTICK_DATA", str(tmp_path))
    monkeypatch.setattr(
        bot_client.BotClient.__init__,
        "__kwdefaults__",
        {**bot_client.BotClient.__init__.__kwdefaults__, "main": no_bot},
    )
    faults = outcome(self_test_checks.match_of_bots, "halma", "halma")
    assert faults == [
        "the process for the computer players does not work",
        "ModuleNotFoundError: no module for bots",
    ]
    assert capfd.readouterr().err == ""


def test_what_a_check_raises_is_told_in_one_line(capfd):
    def check():
        sys.stderr.write("This plugin does not support raise()\n  line 3\nOhDear: a reason\nand so on\n")
        return [1 / 0]

    assert outcome(check) == ["ZeroDivisionError: division by zero", "OhDear: a reason"]
    assert capfd.readouterr().err == ""


def test_one_fault_is_enough_for_status_1(monkeypatch, capsys, tmp_path):
    monkeypatch.setenv("BLUESTICK_DATA", str(tmp_path))
    told = [self_test.SelfTestCheck("One", lambda: ()), self_test.SelfTestCheck("Two", lambda: ["it rains"] * 9)]
    monkeypatch.setattr(self_test, "all_checks", lambda: iter(told))
    assert main(["--selftest", "--language", "de"]) == 1
    one, two, summary = capsys.readouterr().out.splitlines()
    assert one == "One: in Ordnung"
    assert two == "Two: FEHLER: " + "it rains; " * 6 + "und 3 weitere Fehler"
    assert summary == "1 von 2 Prüfungen ist fehlgeschlagen. Bitte installiere bluestick neu."
    language.install(QApplication.instance(), "en")


def test_the_players_own_files_are_left_alone(monkeypatch, tmp_path, capsys):
    monkeypatch.setenv("BLUESTICK_DATA", str(tmp_path))
    monkeypatch.setattr(
        self_test, "all_checks", lambda: iter([self_test.SelfTestCheck("Saving", self_test_checks.saving)])
    )
    assert main(["--selftest"]) == 0
    assert list(tmp_path.iterdir()) == []
    assert os.environ["BLUESTICK_DATA"] == str(tmp_path)


def test_without_a_place_for_scratch_files_it_says_so(monkeypatch, capsys):
    def full(**_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(paths.tempfile, "TemporaryDirectory", full)
    assert main(["--selftest"]) == 1
    assert "No space left on device" in capsys.readouterr().out


QUICK = """
import sys
from bluestick.app.shell import self_test_checks, self_test
self_test.all_checks = lambda: iter([self_test.SelfTestCheck("Åse", self_test_checks.icons)])
sys.exit(self_test.run("en"))
"""


def test_a_poor_terminal_gets_an_answer_too():
    environment = {"PATH": os.environ["PATH"], "LC_ALL": "C", "PYTHONIOENCODING": "ascii"}
    done = subprocess.run([sys.executable, "-c", QUICK], env=environment, capture_output=True, timeout=60)
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.splitlines() == [b"?se: ok", b"The check passed."]


@pytest.mark.slow
def test_the_whole_of_it_without_a_screen(tmp_path):
    environment = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "QT_QPA_PLATFORM")}
    done = subprocess.run(
        [sys.executable, "-m", "bluestick", "--selftest", "--language", "en"],
        env={**environment, "BLUESTICK_DATA": str(tmp_path)},
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert (done.returncode, done.stderr) == (0, "")
    *lines, summary = done.stdout.splitlines()
    assert all(line.endswith(": ok") for line in lines)
    assert summary == f"All {len(lines)} checks passed."
    for variant in (variant for game in GAMES.values() for variant in game.variants):
        assert any(variant.id.lower() in line.lower() for line in lines)
    assert list(tmp_path.iterdir()) == []
