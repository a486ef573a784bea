import subprocess
import sys

import pytest
from PySide6.QtCore import QByteArray

from bluestick.store.settings import Settings

NAMES = (
    "language",
    "theme",
    "speed",
    "sound",
    "reduced_motion",
    "coordinates",
    "show_moves",
    "letter_keys",
    "memory_aid",
    "name",
    "geometry",
    "state",
)


def defaults(tmp_path):
    settings = Settings(tmp_path / "none.ini")
    return {name: getattr(settings, name) for name in NAMES}


def test_what_was_chosen_is_remembered(qapp, tmp_path):
    file = tmp_path / "folder" / "bluestick.ini"
    settings = Settings(file)
    chosen = {
        "language": "nb",
        "theme": "contrast",
        "speed": "off",
        "sound": "quiet",
        "reduced_motion": True,
        "coordinates": False,
        "show_moves": False,
        "letter_keys": False,
        "memory_aid": False,
        "name": "Åse, the Great; = 100 %",
        "geometry": QByteArray(b"\x00\xff geometry"),
        "state": QByteArray(b"state\x00"),
    }
    assert set(chosen) == set(NAMES)
    for name, value in chosen.items():
        setattr(settings, name, value)
    settings.stored.sync()
    again = Settings(file)
    assert {name: getattr(again, name) for name in NAMES} == chosen


@pytest.mark.parametrize("value", ["purple", "", "1,2", "@Variant(\\0\\0", "@Invalid()", "\\x"])
@pytest.mark.parametrize("name", ["language", "theme", "speed", "coordinates", "geometry"])
def test_a_garbled_value_falls_back_alone(qapp, tmp_path, name, value):
    key = f"window\\{name}" if name == "geometry" else name
    file = tmp_path / "bluestick.ini"
    file.write_text(f"[General]\n{key}={value}\nname=Elin\n")
    settings = Settings(file)
    assert getattr(settings, name) == defaults(tmp_path)[name]
    assert settings.name == "Elin"


def test_bytes_for_qt_are_given_back_as_they_were_or_not_at_all(qapp, tmp_path):
    settings = Settings(tmp_path / "bluestick.ini")
    settings.state = QByteArray(b"state of the window")
    stored = settings.stored.value("window/state").data()
    for place in range(len(stored)):
        for damaged in (stored[:place], stored[:place] + bytes([stored[place] ^ 4]) + stored[place + 1 :]):
            settings.stored.setValue("window/state", QByteArray(damaged))
            assert settings.state.isEmpty()
    settings.stored.setValue("window/state", QByteArray(stored))
    assert settings.state == QByteArray(b"state of the window")


START = """
import sys
from pathlib import Path
from PySide6.QtWidgets import QApplication
from bluestick.store.match_store import MatchStore
from bluestick.store.settings import Settings
from bluestick.app.shell.window import MainWindow
from bluestick.store import paths
from bluestick.tables.drawing import art

app = QApplication([])
art.open_resources(paths.resources_folder())
window = MainWindow(Settings(Path(sys.argv[1]) / "bluestick.ini"), MatchStore(Path(sys.argv[1])))
window.show()
window.docks.show_rules("halma#")
window.close()
"""


def start(folder):
    return subprocess.run([sys.executable, "-c", START, str(folder)], capture_output=True, timeout=60).returncode


@pytest.mark.thorough
def test_a_damaged_state_of_the_window_does_not_end_the_program(qapp, tmp_path):
    assert start(tmp_path) == 0
    settings = Settings(tmp_path / "bluestick.ini")
    stored = settings.stored
    state = stored.value("window/state").data()
    at = state.index(bytes([0, 0, 0, 0xFF])) + 13
    stored.setValue("window/state", QByteArray(state[:at] + b"\x7f" + state[at + 1 :]))
    stored.sync()
    assert start(tmp_path) == 0


@pytest.mark.parametrize("data", [b"\x00\xff\xfe garbage", b"[General", b"", b"\x89PNG\r\n" * 50])
def test_a_file_of_garbage_counts_as_empty(qapp, tmp_path, data):
    file = tmp_path / "bluestick.ini"
    file.write_bytes(data)
    settings = Settings(file)
    assert {name: getattr(settings, name) for name in NAMES} == defaults(tmp_path)


def test_a_file_that_cannot_be_written_is_no_trouble(qapp, tmp_path):
    settings = Settings(tmp_path)  # a folder: not even root writes that
    settings.theme = "night"
    settings.stored.sync()
    assert settings.theme == "night"


def test_changes_are_told_once(qapp, tmp_path):
    settings = Settings(tmp_path / "bluestick.ini")
    told = []
    settings.changed.connect(told.append)
    settings.theme = "night"
    settings.theme = "night"
    settings.coordinates = True  # as it was
    settings.geometry = QByteArray(b"g")
    assert told == ["theme", "geometry"]


def test_the_last_setup_is_remembered_for_each_game(qapp, tmp_path):
    file = tmp_path / "bluestick.ini"
    chosen = {"seats": 2, "players": [["Åse", None], ["Elin", "hard"]], "options": {"draws": True}}
    settings = Settings(file)
    settings.set_new_match("halma", chosen)
    settings.stored.sync()
    assert Settings(file).new_match("halma") == chosen
    assert Settings(file).new_match("kille") == {}


@pytest.mark.parametrize("name", ["text_size", "panel_width"])
@pytest.mark.parametrize("value", ["9" * 5000, "9" * 4300, "-100", "1e2", "100.0", "0x64", "³", "", "100 000", "NaN"])
def test_a_number_that_makes_no_sense_counts_as_not_chosen(qapp, tmp_path, name, value):
    file = tmp_path / "bluestick.ini"
    file.write_text(f"[General]\n{name}={value}\nname=Elin\n", encoding="utf-8")
    settings = Settings(file)
    assert (getattr(settings, name), settings.name) == (100, "Elin")


@pytest.mark.parametrize(
    "value", ["{", "[1]", "7", '"a, b"', "[" * 9999, '{"seats": 1e999}', '{"seats": ' + "9" * 400 + "}"]
)
def test_a_garbled_setup_counts_as_none(qapp, tmp_path, value):
    settings = Settings(tmp_path / "bluestick.ini")
    settings.stored.setValue("new_match/halma", value)
    assert settings.new_match("halma") == {}
