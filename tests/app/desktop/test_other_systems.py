"""The program on other systems, as far as Linux can be made like them: see each test for what is."""

import os
import subprocess
import sys

import pytest

from bluestick.engine.match import Match
from bluestick.store.match_store import MatchStore
from tests.app.at_window import RULES, TWO_PEOPLE

pytestmark = [
    pytest.mark.thorough,
    pytest.mark.skipif(os.name != "posix", reason="there nothing need be taken away"),
]

WITHOUT = """
import os, sys
from types import SimpleNamespace

for name in ("fcntl", "grp", "pwd", "resource", "termios"):
    sys.modules[name] = None  # importing it is an error
for name in ("chown", "fork", "getuid", "kill", "nice", "O_CLOEXEC", "O_NOFOLLOW"):
    delattr(os, name)

from PySide6.QtCore import QSocketNotifier, QTimer
from PySide6.QtWidgets import QApplication
from bluestick.app.shell import main
from bluestick.app.desktop import single_instance

single_instance.os = SimpleNamespace(**{**vars(os), "name": "nt"})
loop = QApplication.exec

def ready():
    (window,) = (each for each in QApplication.topLevelWidgets() if each.isWindow() and each.isVisible())
    window.stdin = QSocketNotifier(sys.stdin.fileno(), QSocketNotifier.Type.Read, window)
    window.stdin.activated.connect(lambda: (window.stdin.setEnabled(False), window.close()))
    print("ready", window.navigator.message.text, flush=True)

def watched():
    QTimer.singleShot(0, ready)
    return loop()

QApplication.exec = staticmethod(watched)
sys.exit(main.run())
"""


ASKED = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication
from bluestick.app.shell import main

loop = QApplication.exec

def ready():
    (window,) = (each for each in QApplication.topLevelWidgets() if each.isWindow() and each.isVisible())
    play = window.navigator.play
    def played(match, journal):
        play(match, journal)
        print("plays", match.id, flush=True)
        window.close()

    window.navigator.play = played
    QApplication.postEvent(QApplication.instance(), QFileOpenEvent(sys.argv[1]))

def watched():
    QTimer.singleShot(0, ready)
    return loop()

QApplication.exec = staticmethod(watched)
sys.exit(main.run())
"""


def test_a_file_that_a_mac_asks_the_program_to_open_comes_to_the_table(tmp_path):
    """There a double click starts no second program: the one that runs is told."""
    match = Match(RULES, RULES.setup(2), TWO_PEOPLE, id="asked")
    file = tmp_path / "asked.bluestick"
    MatchStore(tmp_path / "other").save_copy(match, file)
    environment = {**os.environ, "BLUESTICK_DATA": str(tmp_path / "data"), "QT_QPA_PLATFORM": "offscreen"}
    command = [sys.executable, "-c", ASKED, str(file)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=30)
    assert (done.returncode, done.stdout, done.stderr) == (0, "plays asked\n", "")


def test_without_what_only_a_unix_has_the_second_start_still_finds_the_first_window(tmp_path):
    environment = {**os.environ, "BLUESTICK_DATA": str(tmp_path), "QT_QPA_PLATFORM": "offscreen"}
    pipes = dict.fromkeys(("stdin", "stdout", "stderr"), subprocess.PIPE)

    def start():
        return subprocess.Popen([sys.executable, "-c", WITHOUT], env=environment, text=True, **pipes)

    with start() as first:
        assert first.stdout.readline() == "ready \n", first.communicate("\n", timeout=20)
        with start() as second:
            assert second.communicate(timeout=20) == ("", "")
            assert second.returncode == 0
        output, errors = first.communicate("\n", timeout=20)
        assert (output, first.returncode) == ("", 0)
        assert errors in ("", "This plugin does not support raise()\n")
