"""Started in a stranger's folder, the program takes the match from there and no code."""

import importlib.util
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from bluestick.engine.match import Match
from bluestick.engine.record import Player
from bluestick.games import GAMES
from bluestick.store.match_store import MatchStore

pytestmark = pytest.mark.thorough

ROOT = Path(__file__).resolve().parents[3]
PLANTED = ("pickle", "struct", "random", "socket", "signal", "json", "argparse", "tempfile", "queue", "platformdirs")
"""Names of modules that the program or the processes of its bots import."""
MARK = "import pathlib; pathlib.Path(__file__).with_suffix('.ran').touch()\n"
SECONDS = 60
"""How long the bots may take for their first moves on a busy machine."""


@pytest.fixture
def folder(tmp_path):
    """A match between two bots, and modules that leave a mark when they are imported."""
    there = tmp_path / "theirs"
    there.mkdir()
    for name in PLANTED:
        (there / f"{name}.py").write_text(MARK)
    rules = GAMES["halma"]
    match = Match(rules, rules.setup(2), (Player("A", "easy"), Player("B", "easy")), id="theirs")
    match.chance()
    MatchStore(tmp_path / "none").save_copy(match, there / "m.bluestick")
    return there


def ran(folder):
    return sorted(path.stem for path in folder.glob("*.ran"))


def moves(data):
    return sum(path.read_text().count("\n") for path in (data / "matches").glob("*.bluestick"))


CONSOLE_SCRIPT, AS_MODULE = (Path(sys.executable).with_name("bluestick"),), (sys.executable, "-m", "bluestick")


@pytest.mark.skipif(sys.platform != "linux", reason="only here the console script has no suffix")
@pytest.mark.parametrize("command", [CONSOLE_SCRIPT, AS_MODULE])
def test_neither_the_window_nor_its_bots_import_from_the_working_directory(folder, tmp_path, command):
    data, errors = tmp_path / "data", tmp_path / "errors"
    (tmp_path / "run").mkdir(mode=0o700)
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONSAFEPATH"} | {
        "BLUESTICK_DATA": str(data),
        "XDG_RUNTIME_DIR": str(tmp_path / "run"),
        "QT_QPA_PLATFORM": "offscreen",
    }
    with (
        errors.open("wb") as said,
        subprocess.Popen([*command, "m.bluestick"], cwd=folder, env=environment, stderr=said) as window,
    ):
        try:
            until = time.monotonic() + SECONDS
            while window.poll() is None and moves(data) < 4 and time.monotonic() < until:
                time.sleep(0.05)
            assert moves(data) >= 4, errors.read_text()
        finally:
            window.kill()
    assert ran(folder) == []


@pytest.mark.parametrize(
    "command", [("replay", "m.bluestick"), ("simulate", "kille", "--matches", "1", "--bots", "random")]
)
def test_no_command_imports_from_the_working_directory(folder, command):
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONSAFEPATH"}
    done = subprocess.run([sys.executable, "-m", "bluestick", *command], cwd=folder, env=environment, timeout=60)
    assert (done.returncode, ran(folder)) == (0, [])


def test_the_developers_command_imports_nothing_from_there(folder, monkeypatch):
    spec = importlib.util.spec_from_file_location("dev", ROOT / "packaging" / "dev.py")
    dev = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(dev)
    monkeypatch.setattr(dev, "prepare", lambda **_: None)
    monkeypatch.setattr(dev, "PYTHON", sys.executable)
    monkeypatch.delenv("PYTHONSAFEPATH", raising=False)
    monkeypatch.chdir(folder)
    assert (dev.run(["replay", "m.bluestick"]), ran(folder)) == (0, [])


def test_what_the_window_starts_beside_its_bots_has_the_usual_environment(monkeypatch, qapp):
    """A browser, say, and what that starts."""
    from bluestick.match.bot_client import BotClient

    monkeypatch.delenv("PYTHONSAFEPATH", raising=False)
    thinker = BotClient()
    thinker.start()
    thinker.stop()
    assert "PYTHONSAFEPATH" not in os.environ
