"""The program examines itself, and finds what is planted."""

import gc
import os
import shutil
import subprocess
import sys
from functools import partial
from hashlib import sha256
from types import SimpleNamespace

import pytest
from PySide6.QtWidgets import QApplication

from bluestick.__main__ import main
from bluestick.app.shell import self_test, self_test_checks
from bluestick.games import GAMES
from bluestick.match import bot_client
from bluestick.store import paths
from bluestick.text import language
from bluestick.text.language import LANGUAGES
from tests.app.damage import DAMAGE

pytestmark = [pytest.mark.thorough, pytest.mark.usefixtures("dressed")]


every_damage = pytest.mark.parametrize("damage", DAMAGE.values(), ids=DAMAGE)


def outcome(faults, *args):
    return self_test.run_check(self_test.SelfTestCheck("a check", partial(faults, *args)))


@pytest.mark.parametrize(
    "check",
    [
        self_test_checks.check_files,
        self_test_checks.check_fonts,
        self_test_checks.check_sounds,
        self_test_checks.window,
    ],
)
def test_a_check_finds_nothing_here(check, tmp_path, monkeypatch):
    monkeypatch.setenv("BLUESTICK_DATA", str(tmp_path))
    assert outcome(check) == []


@pytest.mark.parametrize("game", GAMES)
def test_the_table_of_every_game_is_drawn(game):
    assert outcome(self_test_checks.table, game) == []


def test_files_that_differ_from_the_build_are_named(tmp_path, monkeypatch):
    names = ("whole.svg", "damaged.svg", "missing.svg")
    for name in names[:2]:
        (tmp_path / name).write_text(name)
    sums = {name: sha256(name.encode()).hexdigest() for name in names}
    (tmp_path / "damaged.svg").write_text("")
    monkeypatch.setitem(sys.modules, "bluestick.checksums", SimpleNamespace(SHA256=sums))
    monkeypatch.setattr(paths, "PACKAGE", tmp_path)
    assert outcome(self_test_checks.check_files) == [f"{tmp_path / name} is missing or damaged" for name in names[1:]]


@pytest.mark.parametrize("code", LANGUAGES)
def test_all_translations_are_there(code):
    assert outcome(self_test_checks.check_language, code) == []


def test_a_match_is_played_in_the_process_of_the_bots(tmp_path, monkeypatch):
    monkeypatch.setenv("BLUESTICK_DATA", str(tmp_path))
    assert outcome(self_test_checks.match_of_bots, "haggis") == []
    (file,) = (tmp_path / "matches" / "finished").glob("*.bluestick")
    assert file.stat().st_size


@every_damage
def test_a_translation_of_no_use_is_named(translations, damage):
    damage(translations / "bluestick_sv.qm")
    assert outcome(self_test_checks.check_language, "sv") == [
        f"{translations / 'bluestick_sv.qm'} is missing or damaged"
    ]
    assert outcome(self_test_checks.check_language, "de") == []


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


def no_bot(connection):
    raise ModuleNotFoundError("no module for bots")


def test_a_process_of_bots_that_does_not_start_is_told_with_the_reason(tmp_path, monkeypatch, capfd):
    monkeypatch.setenv("BLUESTICK_DATA", str(tmp_path))
    monkeypatch.setattr(
        bot_client.BotClient.__init__,
        "__kwdefaults__",
        {**bot_client.BotClient.__init__.__kwdefaults__, "main": no_bot},
    )
    faults = outcome(self_test_checks.match_of_bots, "halma")
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
    language.install_language(QApplication.instance(), "en")


def test_the_players_own_files_are_left_alone(monkeypatch, tmp_path, capsys):
    monkeypatch.setenv("BLUESTICK_DATA", str(tmp_path))
    match = self_test.SelfTestCheck("Match", partial(self_test_checks.match_of_bots, "haggis"))
    monkeypatch.setattr(self_test, "all_checks", lambda: iter([match]))
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
self_test.all_checks = lambda: iter([self_test.SelfTestCheck("Åse", self_test_checks.check_fonts)])
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
    assert list(tmp_path.iterdir()) == []
