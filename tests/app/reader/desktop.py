"""A desktop for one program: a virtual screen, a D-Bus, the accessibility registry, and optionally Orca."""

import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path

from bluestick.games import GAMES
from bluestick.store.match_store import MatchStore

LAUNCHER = Path("/usr/libexec/at-spi-bus-launcher")
PYTHON = Path("/usr/bin/python3")
"""The Python with the AT-SPI bindings, unlike the one of the virtual environment."""
CLIENT = Path(__file__).with_name("client.py")
ROOT = Path(__file__).parents[3]


def missing():
    """Return the name of something that is not installed, or ""."""
    for found, name in (
        (shutil.which("Xvfb"), "Xvfb"),
        (shutil.which("dbus-daemon"), "dbus-daemon"),
        (LAUNCHER.exists(), "at-spi2-core"),
        (PYTHON.exists(), "python3"),
    ):
        if not found:
            return name
    probe = 'import gi; gi.require_version("Atspi", "2.0")'
    return "" if subprocess.run([PYTHON, "-c", probe], capture_output=True).returncode == 0 else "gir1.2-atspi-2.0"


class Desktop:
    """Starts the processes of a desktop, and ends them with it."""

    def __init__(self, language="en", orca=False):
        self._left = ExitStack()
        self.home = Path(tempfile.mkdtemp(prefix="reader"))
        self._left.callback(shutil.rmtree, self.home, ignore_errors=True)
        self.home.chmod(0o700)
        self.env = {
            **os.environ,
            "HOME": str(self.home),
            "XDG_RUNTIME_DIR": str(self.home),
            "BLUESTICK_DATA": str(self.home / "data"),
            "QT_QPA_PLATFORM": "xcb",
            "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
            "LC_ALL": "C.UTF-8",
            "PYTHONFAULTHANDLER": "1",
        }
        for name in ("WAYLAND_DISPLAY", "NO_AT_BRIDGE", "DBUS_SESSION_BUS_ADDRESS"):
            self.env.pop(name, None)
        data = self.home / "data"
        (data / "matches").mkdir(parents=True)
        coaches = "".join(f"{game}=off\n" for game in GAMES)
        (data / "bluestick.ini").write_text(f"[General]\nlanguage={language}\nspeed=off\nname=Anna\n[coach]\n{coaches}")
        self.saves = MatchStore(data / "matches")
        self.log = self.home / "orca.log" if orca else None

    def __enter__(self):
        read, write = os.pipe()
        self.start(
            "Xvfb",
            "-displayfd",
            str(write),
            "-screen",
            "0",
            "1366x900x24",
            "-nolisten",
            "tcp",
            "-noreset",
            pass_fds=(write,),
        )
        os.close(write)
        with os.fdopen(read) as told:
            self.env["DISPLAY"] = f":{told.readline().strip()}"
        bus = self.start("dbus-daemon", "--session", "--nofork", "--print-address", stdout=subprocess.PIPE)
        self.env["DBUS_SESSION_BUS_ADDRESS"] = bus.stdout.readline().decode().strip()
        self.start(str(LAUNCHER), "--launch-immediately")
        if self.log is not None:
            quiet = ("--disable", "braille", "--enable", "speech")
            self.orca = self.start("orca", "--replace", "--debug-file", str(self.log), *quiet)
            self._wait(self.log.exists)
            time.sleep(4)  # it logs only after a delay that it listens
        return self

    def __exit__(self, *_):
        self._left.close()

    def begin(self, *command):
        """Start bluestick, or another command."""
        self.errors = self.home / "errors"
        self._left.enter_context(opened := self.errors.open("w"))
        command = command or (sys.executable, "-m", "bluestick")
        self.program = self.start(*command, cwd=ROOT, stderr=opened, stdout=subprocess.PIPE)
        return self.program

    def client(self, scenario, *details, seconds=240):
        """Run a scenario of the client and return its result."""
        command = [str(PYTHON), str(CLIENT), str(self.program.pid), scenario, *details]
        done = subprocess.run(command, env=self.env, capture_output=True, text=True, timeout=seconds)
        assert done.returncode == 0, done.stderr[-3000:]
        return json.loads(done.stdout.splitlines()[-1])

    def start_client(self, scenario, *details):
        """Start a scenario that runs until it is ended."""
        return self.start(str(PYTHON), str(CLIENT), str(self.program.pid), scenario, *details)

    def tracebacks(self):
        """Return the error output of the program, without messages of Qt."""
        text = self.errors.read_text()
        return text if "Traceback" in text or "Fatal" in text or "Error calling" in text else ""

    def memory(self):
        """Return the resident memory of the program, in kilobytes."""
        lines = Path(f"/proc/{self.program.pid}/status").read_text().splitlines()
        return int(next(line for line in lines if line.startswith("VmRSS")).split()[1])

    def spoken(self):
        """Return what Orca has said; the last part is written when Orca ends."""
        _end(self.orca)
        mark = "SPEECH OUTPUT: '"
        lines = self.log.read_text(errors="replace").splitlines()
        return [line.partition(mark)[2].rpartition("'{")[0] for line in lines if mark in line]

    def start(self, *command, **more):
        more = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL} | more
        process = subprocess.Popen(command, env=self.env, **more)
        self._left.callback(_end, process)
        return process

    def _wait(self, done, seconds=20):
        last = time.monotonic() + seconds
        while not done():
            assert time.monotonic() < last, "it does not come"
            time.sleep(0.1)


def _end(process):
    process.terminate()
    try:
        process.wait(3)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
    if process.stdout is not None:
        process.stdout.close()
