"""From the command line to the window."""

import os
import signal
import subprocess
import sys

import pytest

from bluestick.__main__ import main as command
from bluestick.app.shell import main

pytestmark = pytest.mark.thorough

WITH_SIGNALS = """
import signal
import sys
from contextlib import contextmanager
from bluestick.app.shell import main

@contextmanager
def caught(close, catch=main._close_on_signals):
    with catch(close):
        print("ready", flush=True)
        yield

main._close_on_signals = caught
signal.signal(signal.SIGHUP, signal.SIG_DFL)  # the tests may be run by nohup
sys.exit(main.run())
"""


@pytest.mark.skipif(os.name == "nt", reason="no SIGTERM to catch")
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT, signal.SIGHUP])
def test_a_signal_closes_the_window(tmp_path, number):
    environment = {**os.environ, "BLUESTICK_DATA": str(tmp_path), "QT_QPA_PLATFORM": "offscreen"}
    command = [sys.executable, "-W", "error::ResourceWarning", "-c", WITH_SIGNALS]
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as child:
        assert child.stdout.readline() == b"ready\n"
        child.send_signal(number)
        try:
            assert child.communicate(timeout=20) == (b"", b"")
        finally:
            child.kill()
        assert child.returncode == 0


@pytest.mark.skipif(os.name == "nt", reason="no SIGHUP")
def test_a_window_that_is_to_outlive_its_terminal_does(monkeypatch):
    usual = signal.signal(signal.SIGHUP, signal.SIG_IGN)
    try:
        assert main._hangup_signals() == []
        signal.signal(signal.SIGHUP, signal.SIG_DFL)
        assert main._hangup_signals() == [signal.SIGHUP]
    finally:
        signal.signal(signal.SIGHUP, usual)


@pytest.mark.skipif(sys.platform != "linux", reason="there is always a display")
def test_without_a_display_it_says_so(monkeypatch, capsys, qapp):
    for name in ("QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    assert command([]) == 2
    assert capsys.readouterr().err == "bluestick: There is no display to open a window on.\n"


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere there are no such names")
def test_a_folder_whose_name_qt_cannot_say_is_refused_and_nothing_is_written(tmp_path):
    """Qt would keep settings in another folder, and lock no match in this one."""
    folder = os.fsencode(tmp_path) + b"/caf\xe9"
    environment = {**os.environb, b"BLUESTICK_DATA": folder, b"QT_QPA_PLATFORM": b"offscreen", b"LC_ALL": b"C.UTF-8"}
    done = subprocess.run([sys.executable, "-m", "bluestick"], env=environment, capture_output=True, timeout=60)
    assert done.returncode == 2
    assert done.stderr.decode() == (
        f"bluestick: Matches can’t be saved in “{tmp_path}/caf\\udce9”: "
        "its name isn’t valid text (UTF-8). Rename the folder, or set BLUESTICK_DATA to another one.\n"
    )
    assert list(tmp_path.iterdir()) == []


MISSING = """
import sys
from pathlib import Path
from bluestick.__main__ import main
from bluestick.store import paths

paths.resources_folder = lambda: Path(sys.argv[1])
sys.exit(main([]))
"""


def test_a_missing_resource_is_named(tmp_path):
    environment = {**os.environ, "BLUESTICK_DATA": str(tmp_path), "QT_QPA_PLATFORM": "offscreen"}
    nowhere = tmp_path / "nowhere"
    done = subprocess.run(
        [sys.executable, "-c", MISSING, str(nowhere)], env=environment, capture_output=True, text=True, timeout=60
    )
    assert done.returncode == 2
    sentence = f"A part of the program is missing or damaged: {nowhere}. Please install bluestick again."
    assert done.stderr == f"bluestick: {sentence}\n"
