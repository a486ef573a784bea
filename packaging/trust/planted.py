"""Foreign modules in the folder of the start: none may be run."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from bluestick.engine.match import AnyMatch, Match
from bluestick.engine.record import Player
from bluestick.games import GAMES
from bluestick.store.match_store import MatchStore
from trust.report import Line

NAMES = (
    *("pickle", "struct", "random", "socket", "signal", "json", "argparse", "tempfile", "queue", "selectors"),
    *("traceback", "statistics", "decimal", "dataclasses", "logging", "platformdirs", "miniaudio", "runpy", "zlib"),
)
"""Modules that the program, its bots or Python's forkserver import."""
MARK = "import pathlib; pathlib.Path(__file__).with_suffix('.ran').touch()\n"
SCRIPT = Path(sys.executable).with_name("bluestick")
STARTS = {
    "the window by its script": (str(SCRIPT), "m.bluestick"),
    "the window as a module": (sys.executable, "-m", "bluestick", "m.bluestick"),
    "replay": (sys.executable, "-m", "bluestick", "replay", "m.bluestick"),
    "simulate": (sys.executable, "-m", "bluestick", "simulate", "kille", "--bots", "random", "--matches", "1"),
}
PATIENCE = 60.0
"""Seconds to wait for the first moves."""


def plant(line: Line, seed: int, enough: float, most: int) -> None:
    """Try random modules and starts until a time or a number is reached."""
    rng = Random(seed)
    while line.tried < most and time.monotonic() < enough:
        name = list(STARTS)[line.tried % len(STARTS)]
        planted = rng.sample(NAMES, rng.randrange(1, 6))
        with TemporaryDirectory(prefix="bluestick-planted-") as folder:
            line.failures += [
                f"{name} among {', '.join(planted)}: {wrong}" for wrong in tried(Path(folder), name, planted)
            ]
        line.tried += 1
        line.noted[name] += 1


def tried(folder: Path, name: str, planted: list[str]) -> list[str]:
    """Return what went wrong in such a start."""
    theirs, data, run = folder / "theirs", folder / "data", folder / "run"
    theirs.mkdir()
    run.mkdir(mode=0o700)
    for module in planted:
        (theirs / f"{module}.py").write_text(MARK)
    rules = GAMES["halma"]
    match: AnyMatch = Match(rules, rules.setup(2), (Player("A", "easy"), Player("B", "easy")), id="theirs")
    match.chance()
    MatchStore(folder / "none").save_copy(match, theirs / "m.bluestick")
    environment = {key: value for key, value in os.environ.items() if key not in ("PYTHONSAFEPATH", "PYTHONPATH")} | {
        "BLUESTICK_DATA": str(data),
        "XDG_RUNTIME_DIR": str(run),
    }
    with subprocess.Popen(
        STARTS[name], cwd=theirs, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    ) as process:
        until = time.monotonic() + PATIENCE
        while process.poll() is None and not has_played(data) and time.monotonic() < until:
            time.sleep(0.05)
        plays = has_played(data) if "window" in name else process.poll() == 0
        process.kill()
    return [*(f"{path.stem} ran" for path in theirs.glob("*.ran")), *([] if plays else ["it does not work"])]


def has_played(data: Path) -> bool:
    """Return whether the bots have added moves to the match."""
    return sum(path.read_bytes().count(b"\n") for path in (data / "matches").glob("*.bluestick")) > 3
