"""Makes the executable, then plays with it: what was not tried is not handed out."""

from __future__ import annotations

import json
import os
import platform
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from random import Random

import psutil

import bluestick
from bluestick.engine.bots import Level, by_lot
from bluestick.engine.match import AnyMatch, Match
from bluestick.engine.record import Player, Record
from bluestick.games import GAMES

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "dist"
PROGRAM = DIST / "bluestick" / ("bluestick.exe" if os.name == "nt" else "bluestick")
PATIENCE = 60.0
"""Seconds to wait for anything."""


class Disappointed(Exception):
    """The executable did not do what it should."""


def freeze() -> None:
    """Run PyInstaller."""
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "ERROR"]
    folders = ["--distpath", str(DIST), "--workpath", str(ROOT / "build")]
    subprocess.run([*command, *folders, str(ROOT / "packaging" / "bluestick.spec")], cwd=ROOT, check=True)


def say(*args: str) -> str:
    """What the executable prints."""
    done = subprocess.run([PROGRAM, *args], capture_output=True, text=True, timeout=PATIENCE, check=False)
    if done.returncode != 0:
        raise Disappointed(f"bluestick {' '.join(args)}: status {done.returncode}: {done.stderr.strip()}")
    return done.stdout


def try_command_line(folder: Path) -> None:
    """Let it say its version, play a match without a window and check a record."""
    if bluestick.__version__ not in say("--version"):
        raise Disappointed("it does not know its version")
    json.loads(say("simulate", "halma", "--bots", "easy,easy", "--matches", "1", "--seed", "1", "--json"))
    file = folder / "replay.bluestick"
    write(some_match(moves=30), file)
    json.loads(say("replay", str(file), "--json"))


def try_window(folder: Path) -> float:
    """Let it resume a match between two bots, play on in its worker process and quit; seconds to its first move."""
    file = folder / "matches" / "resumed.bluestick"
    file.parent.mkdir()
    write(some_match(moves=21), file)
    before = file.read_bytes()
    started = time.monotonic()
    program = subprocess.Popen([PROGRAM, str(file)])
    try:
        wait_for(lambda: len(file.read_bytes()) > len(before), program, "play on")
        to_first_move = time.monotonic() - started
        lines = before.count(b"\n") + 6
        wait_for(lambda: file.read_bytes().count(b"\n") >= lines, program, "make six moves")
        workers = psutil.Process(program.pid).children(recursive=True)
        if not workers:
            raise Disappointed("there is no worker process")
        program.terminate()
        if program.wait(PATIENCE) != 0:
            raise Disappointed(f"it ended with status {program.returncode}")
        if psutil.wait_procs(workers, timeout=PATIENCE)[1]:
            raise Disappointed("its worker process outlived it")
    finally:
        program.kill()
    after = file.read_bytes()
    if not after.startswith(before):
        raise Disappointed("it wrote the beginning of the file anew")
    Match.replay(GAMES["halma"], Record.parse(after))
    return to_first_move


def wait_for(condition: Callable[[], bool], program: subprocess.Popen[bytes], what: str) -> None:
    """Wait until the program has done it."""
    deadline = time.monotonic() + PATIENCE
    while not condition():
        if program.poll() is not None:
            raise Disappointed(f"it ended with status {program.returncode} and did not {what}")
        if time.monotonic() > deadline:
            raise Disappointed(f"it did not {what} in {PATIENCE:.0f} s")
        time.sleep(0.05)


def some_match(moves: int) -> AnyMatch:
    """A match between two bots, begun by lot."""
    rng, rules = Random(7), GAMES["halma"]
    match = Match(rules, rules.setup(), [Player("Ask", Level.EASY), Player("Embla", Level.EASY)], rng=rng)
    match.chance()
    while match.position < moves:
        (seat,) = match.to_act
        match.play(seat, by_lot(match.moves(seat), rng))
    return match


def write(match: AnyMatch, file: Path) -> None:
    """Save a match the way the program does."""
    file.write_bytes("".join(match.record().lines()).encode())


def main() -> int:
    """Build, try, pack."""
    freeze()
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    with tempfile.TemporaryDirectory() as name:
        os.environ["BLUESTICK_DATA"] = name
        try:
            try_command_line(Path(name))
            to_first_move = try_window(Path(name))
        except Disappointed as error:
            print(f"dist/bluestick: {error}", file=sys.stderr)
            return 1
    target = f"bluestick-{bluestick.__version__}-{platform.system().lower()}-{platform.machine()}"
    packed = Path(shutil.make_archive(str(DIST / target), "xztar", DIST, "bluestick"))
    unpacked = sum(file.lstat().st_size for file in PROGRAM.parent.rglob("*") if not file.is_dir())
    print(f"dist/bluestick  {unpacked / 1e6:6.1f} MB  the first move of a resumed match after {to_first_move:.2f} s")
    print(f"dist/{packed.name}  {packed.stat().st_size / 1e6:.1f} MB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
