"""The program where Python has neither the sockets nor the locks of a Unix: every start is a window of its own."""

import os
import subprocess
import sys

import pytest

pytestmark = [
    pytest.mark.thorough,
    pytest.mark.skipif(os.name != "posix", reason="there nothing need be taken away"),
]

WITHOUT = """
import os, socket, sys
from types import SimpleNamespace

for name in ("fcntl", "grp", "pwd", "resource", "termios"):
    sys.modules[name] = None  # importing it is an error
for name in ("chown", "fork", "getuid", "kill", "nice", "O_CLOEXEC", "O_NOFOLLOW"):
    delattr(os, name)

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from bluestick.app import main, one_window

one_window.os = SimpleNamespace(**{**vars(os), "name": "nt"})
one_window.socket = SimpleNamespace(**{name: value for name, value in vars(socket).items() if name != "AF_UNIX"})
loop = QApplication.exec

def ready():
    (window,) = (each for each in QApplication.topLevelWidgets() if each.isWindow() and each.isVisible())
    print("ready", window.message.text, flush=True)
    sys.stdin.readline()
    window.close()

def watched():
    QTimer.singleShot(0, ready)
    return loop()

QApplication.exec = staticmethod(watched)
sys.exit(main.run())
"""


def test_two_windows_open_on_one_folder_and_close(tmp_path):
    environment = {**os.environ, "BLUESTICK_DATA": str(tmp_path), "QT_QPA_PLATFORM": "offscreen"}
    pipes = dict.fromkeys(("stdin", "stdout", "stderr"), subprocess.PIPE)

    def start():
        return subprocess.Popen([sys.executable, "-c", WITHOUT], env=environment, text=True, **pipes)

    with start() as first, start() as second:
        for window in (first, second):
            assert window.stdout.readline() == "ready \n", window.communicate("\n", timeout=20)
        for window in (first, second):
            assert window.communicate("\n", timeout=20) == ("", "")
            assert window.returncode == 0
