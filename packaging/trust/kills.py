"""The program is killed at any moment; whatever it had saved is there when it is opened again."""

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
"""Seconds that a program lives at most once its window is there."""
SAVES, SAVE = 8, 0.003
"""At the latest of so many saves it is killed, and so many seconds after that has begun at most."""
GENERATIONS = 25
"""So many are killed over one folder, each taking up what the one before has left."""


class Deadline:
    """A moment that may come sooner than was thought."""

    def __init__(self, seconds: float) -> None:
        self.set(seconds)

    def set(self, seconds: float) -> None:
        """From now."""
        self._at = time.monotonic() + seconds

    @property
    def left(self) -> float:
        """Seconds."""
        return self._at - time.monotonic()


def kill(line: Line, seed: int, enough: float, most: int) -> None:
    """Programs, one after the other, until a moment or a number is reached."""
    rng = Random(seed)
    while line.tried < most and time.monotonic() < enough:
        with TemporaryDirectory(prefix="bluestick-kills-") as folder:
            known: dict[str, str] = {}
            for _ in range(GENERATIONS):
                if line.tried == most or time.monotonic() > enough:
                    break
                one_life(line, Path(folder), rng, known)


def one_life(line: Line, folder: Path, rng: Random, known: dict[str, str]) -> None:
    """One program, from its window to its death; ``known``: what is saved of every match for certain."""
    ours, theirs = CONTEXT.Pipe(duplex=False)
    victim = CONTEXT.Process(target=play, args=(folder, rng.randrange(2**32), theirs))
    victim.start()
    theirs.close()
    flying: dict[str, str] = {}
    moment = rng.randint(1, SAVES) if rng.random() < 0.5 else 0  # as it begins to save, or at any time
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
    """All that is told until that moment, or until the teller is dead and all is told."""
    while (left := until.left) > 0:
        try:
            if connection.poll(left):
                yield connection.recv()
        except (EOFError, OSError):
            return


def note(line: Line, what: str, which: str, state: str, known: dict[str, str], flying: dict[str, str]) -> None:
    """Take down one piece of news."""
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
    """Every match is there as it was saved, or as it was being saved; settings, lessons and verdicts can be read."""
    from PySide6.QtCore import QSettings

    from bluestick.engine.reading import RecordError
    from bluestick.engine.record import Record
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
    known |= {match: state for match, state in flying.items() if state in found.get(match, ())}  # it has arrived
    stored = QSettings(str(folder / "bluestick.ini"), QSettings.Format.IniFormat)
    line.check(stored.value("name") == NAME, "settings are lost")
    line.check(LessonProgress(saves).aside is None, "the progress of lessons is damaged")
    for file in saves.reviews.glob("*.jsonl"):
        whole = file.read_bytes().split(b"\n")[:-1]
        line.check(all(json.loads(each) for each in whole if each), f"verdicts in {file.name} are damaged")
