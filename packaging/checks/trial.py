"""A built bluestick, called from outside as its users call it."""

from __future__ import annotations

import json
import os
import subprocess
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random

import psutil

from bluestick.engine.bots import Level, random_move
from bluestick.engine.match import AnyMatch, Match
from bluestick.engine.record import Player, Record
from bluestick.games import GAMES

PATIENCE = 60.0
"""Longest wait in seconds."""
SELFTEST = 900.0
"""Longest self-test in seconds."""
HALMA = GAMES["halma"]
BOTS = ("Ask", "Embla")


class Disappointed(Exception):
    """Raised when the program did not do what it should."""


@dataclass(frozen=True)
class Program:
    """Command of a bluestick, with its environment."""

    command: tuple[str, ...]
    environment: Mapping[str, str] = field(default_factory=lambda: dict(os.environ))
    root: Path = Path("/")
    """Folder that the program sees as root."""
    user: int = field(default_factory=os.geteuid)

    def on(self, **environment: str) -> Program:
        return replace(self, environment={**self.environment, **environment})

    def run(self, *args: str, patience: float = PATIENCE) -> subprocess.CompletedProcess[str]:
        """Run the program; raise Disappointed after `patience` seconds."""
        try:
            return subprocess.run(
                [*self.command, *args],
                env=self.environment,
                stdin=subprocess.DEVNULL,
                capture_output=True,
                text=True,
                timeout=patience,
                check=False,
            )
        except subprocess.TimeoutExpired as error:
            raise Disappointed(f"{self.command[-1]} {' '.join(args)} did not end in {patience:.0f} s") from error

    def say(self, *args: str, patience: float = PATIENCE) -> str:
        """Run the program and return its output; raise Disappointed if it fails."""
        done = self.run(*args, patience=patience)
        if done.returncode != 0:
            said = (done.stderr or done.stdout).strip()[-400:]
            raise Disappointed(f"{self.command[-1]} {' '.join(args)}: status {done.returncode}: {said}")
        return done.stdout

    def start(self, *args: str) -> subprocess.Popen[bytes]:
        return subprocess.Popen([*self.command, *args], env=self.environment, stdin=subprocess.DEVNULL)

    def seen(self, file: Path) -> str:
        """Return a path as the program sees it."""
        return f"/{file.relative_to(self.root)}"

    def give(self, match: AnyMatch, file: Path) -> bytes:
        """Save a match for the program; return the contents of the file."""
        for folder in reversed(file.parents):
            if not folder.exists():
                folder.mkdir()
                os.chown(folder, self.user, self.user)
        lines = "".join(match.record().lines()).encode()
        file.write_bytes(lines)
        os.chown(file, self.user, self.user)
        return lines


def try_command_line(program: Program, folder: Path, expected: str) -> str:
    """Print the version, play a match without a window and check a record; return the version."""
    version = program.say("--version").strip()
    if not version.startswith(f"bluestick {expected} "):
        raise Disappointed(f"its version is not {expected} but «{version}»")
    json.loads(program.say("simulate", "halma", "--bots", "easy,easy", "--matches", "1", "--seed", "1", "--json"))
    file = folder / "replay.bluestick"
    program.give(some_match(moves=30), file)
    json.loads(program.say("replay", program.seen(file), "--json"))
    file.unlink()
    return " ".join(version.split())


def try_selftest(program: Program) -> str:
    """Run the self-test; return how many lines it printed."""
    lines = program.say("--selftest", patience=SELFTEST).splitlines()
    return f"{len(lines)} lines"


def try_window(program: Program, folder: Path) -> float:
    """Resume a match of two bots, play on and quit; return the seconds to the first move."""
    file = folder / "resumed.bluestick"
    before = program.give(some_match(moves=21), file)
    started = time.monotonic()
    process = program.start(program.seen(file))
    try:
        wait_for(lambda: len(file.read_bytes()) > len(before), process, "play on")
        to_first_move = time.monotonic() - started
        lines = before.count(b"\n") + 6
        wait_for(lambda: file.read_bytes().count(b"\n") >= lines, process, "make six moves")
        workers = psutil.Process(process.pid).children(recursive=True)
        if not workers:
            raise Disappointed("there is no worker process")
        process.terminate()
        if process.wait(PATIENCE) != 0:
            raise Disappointed(f"it ended with status {process.returncode}")
        if psutil.wait_procs(workers, timeout=PATIENCE)[1]:
            raise Disappointed("its worker process outlived it")
    finally:
        process.kill()
    after = file.read_bytes()
    if not after.startswith(before):
        raise Disappointed("it wrote the beginning of the file anew")
    Match.replay(HALMA, Record.parse(after))
    file.unlink()
    return to_first_move


def wait_for(condition: Callable[[], bool], process: subprocess.Popen[bytes], what: str) -> None:
    """Wait for a condition while a program runs; raise Disappointed if it ends before."""

    def done() -> bool:
        if process.poll() is not None:
            raise Disappointed(f"it ended with status {process.returncode} and did not {what}")
        return condition()

    wait_until(done, what)


def wait_until(condition: Callable[[], bool], what: str) -> None:
    """Wait for a condition; raise Disappointed after `PATIENCE` seconds."""
    deadline = time.monotonic() + PATIENCE
    while not condition():
        if time.monotonic() > deadline:
            raise Disappointed(f"it did not {what} in {PATIENCE:.0f} s")
        time.sleep(0.02)


def some_match(moves: int, *, mine: bool = False) -> AnyMatch:
    """Return a match begun with random moves, of two bots or of a player against a bot."""
    rng = Random(7)
    players = [Player(""), Player("Embla", Level.EASY)] if mine else [Player(name, Level.EASY) for name in BOTS]
    match = Match(HALMA, HALMA.setup(), players, rng=rng)
    match.chance()
    while match.position < moves or (mine and match.players[next(iter(match.to_act))].level is not None):
        (seat,) = match.to_act
        match.play(seat, random_move(match.moves(seat), rng))
    return match
