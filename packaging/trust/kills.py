"""Kill the program at any moment; whatever it had saved must be there when it is opened again."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from trust.places import CONTEXT, PATIENCE
from trust.player import NAME, digest, play
from trust.report import Line

LIFE = 1.2
"""Seconds from the window to the kill at most."""
SAVES, SAVE = 8, 0.003
"""A program is killed in this save at the latest, at most this many seconds after the save has begun."""
GENERATIONS = 25


class Deadline:
    """A moment that can be moved."""

    def __init__(self, seconds: float) -> None:
        self.set(seconds)

    def set(self, seconds: float) -> None:
        self._at = time.monotonic() + seconds

    @property
    def left(self) -> float:
        return self._at - time.monotonic()


def kill(line: Line, seed: int, enough: float, most: int) -> None:
    """Kill programs until a time or a number is reached."""
    rng = Random(seed)
    while line.tried < most and time.monotonic() < enough:
        with TemporaryDirectory(prefix="bluestick-kills-") as folder:
            known: dict[str, str] = {}
            for _ in range(GENERATIONS):
                if line.tried == most or time.monotonic() > enough:
                    break
                one_life(line, Path(folder), rng, known)


def one_life(line: Line, folder: Path, rng: Random, known: dict[str, str]) -> None:
    """Run a program until the kill; ``known``: the state certainly saved of each match."""
    ours, theirs = CONTEXT.Pipe(duplex=False)
    victim = CONTEXT.Process(target=play, args=(folder, rng.randrange(2**32), theirs))
    victim.start()
    theirs.close()
    flying: dict[str, str] = {}
    moment = rng.randint(1, SAVES) if rng.random() < 0.5 else 0  # during a save, or at any time
    deadline = Deadline(PATIENCE)
    for what, which, state in news(ours, deadline):
        note(line, what, which, state, known, flying)
        if what == "ready" and not moment:
            deadline.set(rng.uniform(0.0, LIFE))
        elif what == "saving" and moment:
            moment -= 1
            if not moment:
                deadline.set(rng.uniform(0.0, SAVE))
    victim.kill()
    victim.join()
    for what, which, state in news(ours, Deadline(PATIENCE)):
        note(line, what, which, state, known, flying)
    ours.close()
    line.tried += 1
    line.noted["killed inside a save"] += bool(flying)
    look(line, folder, known, flying)


def news(connection: Connection, until: Deadline) -> Iterator[tuple[str, str, str]]:
    """Yield messages until the deadline, or until the sender is dead and all are read."""
    while (left := until.left) > 0:
        try:
            if connection.poll(left):
                yield connection.recv()
        except (EOFError, OSError):
            return


def note(line: Line, what: str, which: str, state: str, known: dict[str, str], flying: dict[str, str]) -> None:
    """Record a message."""
    match what:
        case "saving":
            flying[which] = state
        case "saved":
            known[which] = state
            flying.pop(which, None)
            line.noted["saves"] += 1
        case "error":
            line.failures.append(which)


def look(line: Line, folder: Path, known: dict[str, str], flying: dict[str, str]) -> None:
    """Check that every match is as saved or being saved, and that other files can be read."""
    from PySide6.QtCore import QSettings

    from bluestick.engine.record import Record
    from bluestick.engine.record_file import RecordError
    from bluestick.store.lesson_progress import LessonProgress
    from bluestick.store.match_store import MatchStore

    saves = MatchStore(folder / "matches")
    found: dict[str, set[str]] = {}
    for path in folder.glob("matches/**/*.bluestick"):
        try:
            record = Record.parse(path.read_bytes())
        except RecordError as error:
            line.failures.append(f"{path.name} cannot be read: {error}")
            continue
        found.setdefault(record.id, set()).add(digest(record))
        line.noted["files compared"] += 1
    for match, state in known.items():
        here = found.get(match, set())
        line.check({state, flying.get(match)} & here, f"moves of the match {match} are lost")
    known |= {match: state for match, state in flying.items() if state in found.get(match, ())}  # it was saved
    stored = QSettings(str(folder / "bluestick.ini"), QSettings.Format.IniFormat)
    line.check(stored.value("name") == NAME, "settings are lost")
    line.check(LessonProgress(saves).aside is None, "the progress of lessons is damaged")
    for file in saves.reviews_folder.glob("*.jsonl"):
        whole = file.read_bytes().split(b"\n")[:-1]
        line.check(all(json.loads(each) for each in whole if each), f"verdicts in {file.name} are damaged")
