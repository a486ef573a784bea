"""The sounds: played in a thread of their own, or not at all."""

import os
import shutil
import subprocess
import sys
import time
from array import array

import pytest
from _miniaudio import lib

from bluestick.app.desktop import audio_output, sounds
from bluestick.app.desktop.audio_output import (
    LOST_AFTER,
    MAX_DELAY,
    NULL_BACKEND,
    RATE,
    RETRY_AFTER,
    VOICES,
    AudioOutput,
    Mixer,
    NoSoundError,
    Player,
    read_wav,
)
from bluestick.app.desktop.sounds import IDLE_TIMEOUT, MAX_QUEUED, MIN_INTERVAL, SoundRequest, Sounds
from bluestick.engine.moves import Refusal
from bluestick.engine.rules import Outcome
from bluestick.engine.seats import Seat
from bluestick.store import paths
from bluestick.store.settings import Settings
from bluestick.tables.motion.sounds import Sound
from bluestick.user_error import MissingResource
from tests.app.at_window import WHOLE_MATCH
from tests.app.damage import DAMAGE

FOLDER = paths.resources_folder() / "sounds"
LOUD = {"off": 0.0, "quiet": 0.25, "normal": 0.5, "loud": 1.0}


class Clock:
    """A time that passes when a test says so."""

    def __init__(self):
        self.now = 1000.0

    def __call__(self):
        return self.now


@pytest.fixture
def clock(monkeypatch):
    clock = Clock()
    monkeypatch.setattr(sounds, "monotonic", clock)
    monkeypatch.setattr(audio_output, "monotonic", clock)
    return clock


class Noted(AudioOutput):
    """A device that plays nothing, and notes what it was told."""

    there = True
    """Whether the system has a device."""
    opened = 0
    closed = 0
    played = ()

    def __init__(self):
        type(self).opened += 1
        if not type(self).there:
            raise NoSoundError
        self.mixer = Mixer()
        self.is_on = False

    def play(self, sound):
        if not type(self).there:
            raise NoSoundError
        self.mixer.asked = audio_output.monotonic()
        self.is_on = True
        type(self).played.append(sound)

    def rest(self):
        self.is_on = False

    def close(self):
        type(self).closed += 1


@pytest.fixture
def device(monkeypatch):
    noted = type("Device", (Noted,), {"played": []})
    monkeypatch.setattr(audio_output, "AudioOutput", noted)
    return noted


@pytest.fixture
def player(device, clock):
    return Player(FOLDER, pytest.fail)


@pytest.fixture
def heard(monkeypatch, device, clock, qapp, tmp_path):
    """The sounds of a window, as loud as its settings say. Nothing is late, however slow the machine is."""
    monkeypatch.setattr(sounds, "VOLUMES", LOUD)
    made = Sounds(Settings(tmp_path / "bluestick.ini"), FOLDER)
    yield made
    made.close()


def wanted(sound="lay", volume=1.0, late=0.0):
    return SoundRequest(sound, volume, audio_output.monotonic() - late)


def form(sound, number=1, volume=1.0):
    return read_wav(FOLDER / f"{sound}-{number}.wav", volume)


# What the window says.


def test_what_is_played_comes_to_the_device(heard, device, qtbot):
    heard.play("call")
    qtbot.waitUntil(lambda: device.played == [form("call", volume=0.5)])


def test_two_of_a_kind_are_not_heard_at_once_and_two_kinds_are(heard, device, clock, qtbot):
    for _ in range(20):
        heard.play("call")
        heard.play("won")
    clock.now += MIN_INTERVAL + 0.001
    heard.play("call")
    heard.close()
    assert device.played == [form(sound, volume=0.5) for sound in ("call", "won", "call")]


def test_off_means_that_nothing_is_loaded(heard, device):
    heard._settings.sound = "off"
    heard.prepare()
    heard.play("lay")
    assert heard._thread is None
    assert device.opened == 0


def test_it_is_as_loud_as_the_settings_say_from_now_on(heard, device, qtbot):
    heard.play("call")
    heard._settings.sound = "loud"
    heard.play("won")
    heard.close()
    assert [sound for sound in device.played if len(sound) > RATE // 2] == [
        form("call", volume=0.5),
        form("won", volume=1.0),
    ]


def test_whoever_chooses_how_loud_it_is_hears_a_card(heard, device):
    heard._settings.sound = "loud"
    heard.close()
    assert device.played in [[form("lay", number)] for number in (1, 2, 3)]


def test_switching_off_lets_go_of_the_device_and_on_takes_it_again(heard, device, qtbot):
    heard.play("call")
    heard._settings.sound = "off"
    qtbot.waitUntil(lambda: device.closed == 1)
    heard._settings.sound = "normal"
    qtbot.waitUntil(lambda: device.opened == 2)


def test_a_device_that_hangs_makes_nobody_wait_and_nothing_pile_up(heard, device, monkeypatch):
    monkeypatch.setattr(sounds, "MIN_INTERVAL", 0.0)
    monkeypatch.setattr(sounds, "CLOSE_TIMEOUT", 0.01)
    lets_go, hangs = sounds.SimpleQueue(), sounds.SimpleQueue()
    monkeypatch.setattr(device, "play", lambda self, sound: (hangs.put(1), lets_go.get()))
    heard.play("call")
    hangs.get()
    for _ in range(100):
        heard.play("call")
    assert heard._asked.qsize() == MAX_QUEUED
    thread = heard._thread
    heard.close()
    assert thread.is_alive()
    for _ in range(MAX_QUEUED + 1):
        lets_go.put(1)
    thread.join()


def test_where_the_library_is_not_there_it_is_silent(heard, monkeypatch, capfd):
    monkeypatch.setitem(sys.modules, "bluestick.app.desktop.audio_output", None)
    heard.play("call")
    thread = heard._thread
    heard.close()
    assert not thread.is_alive()
    assert capfd.readouterr() == ("", "")


def test_a_device_without_work_is_sent_to_rest(heard, device, monkeypatch, qtbot):
    monkeypatch.setattr(sounds, "IDLE_TIMEOUT", 0.01)
    rested = []
    monkeypatch.setattr(device, "rest", lambda self: (rested.append(1), setattr(self, "is_on", False)))
    heard.play("call")
    qtbot.waitUntil(lambda: rested == [1])


def test_no_sound_lasts_until_the_device_rests():
    assert max(len(read_wav(file, 1.0)) for file in FOLDER.glob("*.wav")) / RATE < IDLE_TIMEOUT


# What the thread does.


def test_of_the_forms_of_a_sound_each_has_its_turn(player, device):
    for _ in range(4):
        player.play(wanted("lay"))
    assert sorted(map(bytes, device.played[:3])) == sorted(bytes(form("lay", number)) for number in (1, 2, 3))
    assert device.played[3] == device.played[0]


def test_what_is_late_is_not_played(player, device):
    player.play(wanted("call", late=MAX_DELAY + 0.01))
    assert device.played == []


def test_without_a_device_it_is_silent_and_looked_for_now_and_then(device, clock, capfd):
    device.there = False
    player = Player(FOLDER, pytest.fail)
    for _ in range(10):
        player.play(wanted())
    assert device.opened == 1
    clock.now += RETRY_AFTER + 1
    device.there = True
    player.play(wanted())
    assert (device.opened, len(device.played)) == (2, 1)
    assert capfd.readouterr() == ("", "")


def test_a_device_that_vanishes_while_it_plays_is_let_go(player, device, clock):
    player.play(wanted("call"))
    device.there = False
    player.play(wanted("call"))
    assert not player.is_on
    assert (len(device.played), device.closed) == (1, 1)


def test_a_device_that_asks_for_nothing_more_is_exchanged(player, device, clock):
    player.play(wanted("call"))
    clock.now += LOST_AFTER + 0.1
    player.play(wanted("call"))
    assert (device.opened, device.closed, len(device.played)) == (2, 1, 2)


@pytest.mark.parametrize("damage", DAMAGE)
def test_a_damaged_file_is_told_once_and_the_others_are_played(device, clock, tmp_path, damage):
    copy = tmp_path / "sounds"
    shutil.copytree(FOLDER, copy)
    DAMAGE[damage](copy / "lay-2.wav")
    told = []
    player = Player(copy, told.append)
    for _ in range(4):
        player.play(wanted("lay"))
    assert told == ([copy / "lay-2.wav"] if damage != "removed" else [])
    assert len(device.played) == 4


def test_a_sound_without_any_file_is_told_and_silent(device, clock, tmp_path):
    told = []
    Player(tmp_path, told.append).play(wanted("call"))
    assert told == [tmp_path / "call-1.wav"]
    assert device.played == []


def test_a_file_of_another_kind_counts_as_damaged(tmp_path):
    other = tmp_path / "lay-1.wav"
    data = bytearray((FOLDER / "lay-1.wav").read_bytes())
    data[24:28] = (44_100).to_bytes(4, "little")
    other.write_bytes(data)
    with pytest.raises(MissingResource):
        read_wav(other, 1.0)


# Mixing.


def test_nothing_is_silence():
    assert Mixer().next_samples(4) == array("h", [0, 0, 0, 0])


def test_a_sound_is_given_piece_by_piece_to_its_end():
    mixer = Mixer()
    mixer.add(array("h", [1, 2, 3, 4, 5]))
    assert [list(mixer.next_samples(2)) for _ in range(4)] == [[1, 2], [3, 4], [5, 0], [0, 0]]


def test_sounds_together_are_added_and_never_too_large():
    mixer = Mixer()
    mixer.add(array("h", [1, 30_000, -30_000]))
    mixer.add(array("h", [2, 30_000, -30_000, 7]))
    assert list(mixer.next_samples(5)) == [3, 32_767, -32_768, 7, 0]


def test_there_are_only_so_many_at_once():
    mixer = Mixer()
    for _ in range(2 * VOICES):
        mixer.add(array("h", [1]))
    assert list(mixer.next_samples(1)) == [VOICES]


# A device of the library, which plays into nothing.


@pytest.fixture
def nothing():
    speaker = AudioOutput([NULL_BACKEND])
    yield speaker
    speaker.close()


def test_the_library_asks_for_what_is_played_until_it_may_rest(nothing, qtbot):
    nothing.play(array("h", [1] * RATE))
    qtbot.waitUntil(lambda: any(at > RATE // 50 for _, at in nothing.mixer._playing))
    nothing.rest()
    asked = nothing.mixer.asked
    assert nothing.mixer._playing == []
    time.sleep(0.05)
    assert nothing.mixer.asked == asked
    nothing.play(array("h", [1] * RATE))
    qtbot.waitUntil(lambda: nothing.mixer.asked > asked)


def test_a_system_without_a_device_has_no_sound_and_says_nothing(monkeypatch, tmp_path, capfd):
    monkeypatch.setattr(audio_output, "DEVICE_FOLDER", tmp_path)
    monkeypatch.setenv("PULSE_SERVER", f"unix:{tmp_path}/none")
    monkeypatch.setattr(audio_output.sys, "platform", "linux")
    with pytest.raises(NoSoundError):
        AudioOutput()
    assert capfd.readouterr() == ("", "")


@pytest.mark.parametrize("cards", [False, True])
def test_alsa_is_asked_only_where_there_is_a_sound_card(monkeypatch, tmp_path, cards):
    monkeypatch.setattr(audio_output.sys, "platform", "linux")
    monkeypatch.setattr(audio_output, "DEVICE_FOLDER", tmp_path)
    if cards:
        (tmp_path / "pcmC0D0p").touch()
    assert (lib.ma_backend_alsa in audio_output.default_backends()) == cards


PLAYED = """
import sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication, QTimer
from bluestick.app.desktop import audio_output
from bluestick.store import paths
from bluestick.store.settings import Settings
from bluestick.app.desktop.sounds import Sounds

audio_output.default_backends = lambda: [audio_output.NULL_BACKEND]
app = QCoreApplication([])
sounds = Sounds(Settings(Path(sys.argv[1])), paths.resources_folder() / "sounds")
sounds.play("shuffle")
QTimer.singleShot(300, app.quit)
app.exec()
if sys.argv[2] == "closed":
    sounds.close()
"""


@pytest.mark.thorough
@pytest.mark.parametrize("end", ["closed", "left"])
def test_a_program_ends_while_a_device_is_at_work(tmp_path, end):
    done = subprocess.run(
        [sys.executable, "-c", PLAYED, str(tmp_path / "b.ini"), end], capture_output=True, text=True, timeout=60
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


# At the window.


@pytest.fixture
def at_window(visit, monkeypatch, device):
    monkeypatch.setattr(sounds, "VOLUMES", LOUD)
    visitor = visit()
    visitor.told = []
    monkeypatch.setattr(visitor.window.navigator.sounds, "play", visitor.told.append)
    return visitor


def test_a_piece_that_is_moved_is_heard(at_window):
    at_window.sit_down(moves=())
    at_window.page.sounded.connect(at_window.told.append)
    at_window.move(WHOLE_MATCH[0])
    assert at_window.told[-1] in (Sound.STEP, Sound.HOP)


def test_a_refusal_is_heard(at_window):
    at_window.sit_down()
    at_window.page.sounded.connect(at_window.told.append)
    at_window.page.touches.refuse(Refusal("one_piece", "halma#L3.2", ("a1",)))
    assert at_window.told[-1] == Sound.REFUSED


@pytest.mark.parametrize(
    ("people", "winners", "sound"),
    [
        ({0}, {0}, Sound.WON),
        ({0}, {1}, Sound.LOST),
        ({0, 1}, {1}, Sound.WON),
        (set(), {1}, Sound.WON),
        ({0}, set(), Sound.CALL),
    ],
)
def test_the_end_sounds_as_it_is_for_those_who_sit_here(at_window, monkeypatch, people, winners, sound):
    at_window.sit_down()
    monkeypatch.setattr(at_window.page.session, "people", frozenset(map(Seat, people)))
    outcome = Outcome(frozenset(map(Seat, winners)), (0, 0), "home", "halma#L8")
    assert at_window.page.results._outcome_sound(outcome) == sound


def test_undo_and_looking_back_are_silent(at_window):
    at_window.sit_down(moves=WHOLE_MATCH[:6])
    at_window.page.sounded.connect(at_window.told.append)
    at_window.page.controller.look_at(2)
    at_window.page.to_present()
    at_window.page.controller.undo()
    at_window.page.controller.redo()
    assert at_window.told == []


def test_the_window_lets_go_of_the_device_when_it_closes(visit, monkeypatch, device):
    monkeypatch.setattr(sounds, "VOLUMES", LOUD)
    visitor = visit().sit_down()
    assert visitor.window.navigator.sounds._thread is not None
    visitor.window.close()
    assert device.closed == 1
    assert device.opened == 1


@pytest.mark.thorough
def test_a_match_is_opened_without_a_device_and_nobody_is_told(tmp_path):
    script = (
        "import sys; from PySide6.QtCore import QTimer; from PySide6.QtWidgets import QApplication;"
        "from bluestick.app.shell.main import run; loop = QApplication.exec;"
        "QApplication.exec = staticmethod(lambda: (QTimer.singleShot(800, QApplication.quit), loop())[1]);"
        "sys.exit(run(sys.argv[1]))"
    )
    shutil.copy(paths.PACKAGE.parent / "tests" / "app" / "hands" / "haljan.bluestick", tmp_path / "one.bluestick")
    environment = {**os.environ, "BLUESTICK_DATA": str(tmp_path / "data"), "QT_QPA_PLATFORM": "offscreen"}
    command = [sys.executable, "-c", script, str(tmp_path / "one.bluestick")]
    done = subprocess.run(command, env=environment, timeout=60, capture_output=True, text=True)
    errors = [line for line in done.stderr.splitlines() if "This plugin does not support" not in line]
    assert (done.returncode, errors) == (0, [])
    assert not (tmp_path / "data" / "bluestick.log").exists()
