"""Tests with a full or read-only disk, and with two programs in one folder."""

from __future__ import annotations

import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from trust.places import CONTEXT, PATIENCE, told_by, window_on
from trust.player import Player, digest
from trust.report import Line

if TYPE_CHECKING:
    from bluestick.match.session import Session

SIZE = "4m"
MOVES = 25


@contextmanager
def small_disk() -> Iterator[Path]:
    """Mount a small disk; raise OSError if that is not possible."""
    with TemporaryDirectory(prefix="bluestick-disk-") as folder:
        mount = ("mount", "-t", "tmpfs", "-o", f"size={SIZE}", "tmpfs", folder)
        if shutil.which("mount") is None or subprocess.run(mount, capture_output=True, check=False).returncode:
            raise OSError("nobody may mount a disk here")
        try:
            yield Path(folder)
        finally:
            subprocess.run(("umount", "--lazy", folder), check=False)


def full(folder: Path) -> None:
    """Fill the disk."""
    with suppress(OSError), (folder / "ballast").open("ab", buffering=0) as file:
        while file.write(bytes(512)):
            pass


def locked(folder: Path) -> None:
    """Make the disk read-only."""
    subprocess.run(("mount", "-o", "remount,ro", folder), check=True, capture_output=True)


def free(folder: Path) -> None:
    """Make the disk writable again, with more room."""
    subprocess.run(("mount", "-o", "remount,rw,size=64m", folder), check=True, capture_output=True)


HARMS = ("full", "read-only", "shut down")
"""A disk becomes read-only before a match, since a disk in use cannot; the others come in the middle of one."""


def starve(line: Line, seed: int, enough: float, most: int) -> None:
    """Make disks full or read-only during a match; everything must be saved afterwards."""
    while line.tried < most and time.monotonic() < enough:
        harm = HARMS[line.tried % 3]
        try:
            with small_disk() as folder:
                act = shutting_down if harm == "shut down" else starving
                wrong = told_by(act, folder, harm, seed + line.tried)
        except OSError as error:
            line.said = f"left out: {error}"
            return
        line.tried += 1
        line.noted[harm] += 1
        line.failures += [f"{harm}: {each}" for each in wrong]


def starving(folder: Path, harm: str, seed: int, connection: Connection) -> None:
    """In its own process: play, harm the disk, play on, repair the disk, play on."""
    from PySide6.QtTest import QTest

    wrong: list[str] = []
    if harm == "read-only":
        locked(folder)
    with window_on(folder, wrong) as window:
        player = Player(window, Random(seed))
        player.begin()
        _moves(player, MOVES)
        if harm == "full":
            full(folder)
            _moves(player, MOVES)
        page = window.navigator.table_page
        assert page is not None
        session = page.session
        if session.saver.error:
            window.navigator.show_start_page()
            if window.navigator.table_page is not page:
                wrong.append("the match was left though it was not saved")
        elif not _is_saved(session):  # the last block of the disk may have had room for a move
            wrong.append("nobody has noticed")
        free(folder)
        _moves(player, 3)
        QTest.qWait(10)
        if session.saver.error and not session.saver.retry():
            wrong.append(f"not saved when there was room again: {session.saver.error}")
        if not _is_saved(session):
            wrong.append("moves are lost")
    connection.send(wrong)


def shutting_down(folder: Path, harm: str, seed: int, connection: Connection) -> None:
    """In its own process: end the session on a full disk; the match must be saved elsewhere."""
    from bluestick.engine.record import Record
    from bluestick.store import paths

    wrong: list[str] = []
    with TemporaryDirectory(prefix="bluestick-home-") as home, window_on(folder, wrong) as window:
        paths.rescue_folders = lambda: (folder / "home", Path(home))
        player = Player(window, Random(seed))
        player.begin()
        _moves(player, MOVES)
        full(folder)
        _moves(player, MOVES)
        page = window.navigator.table_page
        assert page is not None
        record, unsaved = page.session.match.record(), not page.session.saver.retry()
        window.close_without_asking()
        left = [Path(file) for file in window.settings.rescued]
        if unsaved and [file.parent for file in left] != [Path(home)]:
            wrong.append(f"the match was rescued to {left}")
        elif unsaved and digest(Record.parse(left[0].read_bytes())) != digest(record):
            wrong.append("moves are lost")
    connection.send(wrong)


def _is_saved(session: Session) -> bool:
    from bluestick.engine.record import Record

    return digest(Record.parse(session.journal.path.read_bytes())) == digest(session.match.record())


def _moves(player: Player, number: int) -> None:
    from PySide6.QtWidgets import QApplication

    for _ in range(number):
        player.move()
        QApplication.processEvents()


def together(line: Line, seed: int, enough: float, most: int) -> None:
    """Run two programs in one folder; neither may write to the other's match, and a lock ends with its program."""
    while line.tried < most and time.monotonic() < enough:
        with TemporaryDirectory(prefix="bluestick-two-") as folder:
            line.failures += two(Path(folder), seed + line.tried)
        line.tried += 1


def two(folder: Path, seed: int) -> list[str]:
    """Let a second program be refused the match of the first and play another; kill the first."""
    ours, theirs = CONTEXT.Pipe(duplex=False)
    first = CONTEXT.Process(target=sitting, args=(folder, seed, theirs))
    first.start()
    theirs.close()
    if not ours.poll(PATIENCE):
        first.kill()
        return ["the first program does not start"]
    name, moves, state = ours.recv()
    wrong = told_by(meeting, folder, name, seed)
    first.kill()
    first.join()
    wrong += learnt(folder)
    wrong += told_by(inheriting, folder, name, moves, state)
    return wrong


def sitting(folder: Path, seed: int, connection: Connection) -> None:
    """Play a little, send the name of the match, and wait to be killed."""
    from PySide6.QtTest import QTest

    with window_on(folder, []) as window:
        player = Player(window, Random(seed))
        player.begin()
        _moves(player, MOVES)
        page = window.navigator.table_page
        assert page is not None
        match = page.session.match
        learn(folder, "haljan")
        connection.send((page.session.journal.path.name, match.position, digest(match.record())))
        while True:
            QTest.qWait(50)


LESSONS = 10


def learn(folder: Path, game: str) -> None:
    """Finish lessons and see tips, in windows that both read before either writes."""
    from bluestick.store.lesson_progress import LessonProgress
    from bluestick.store.match_store import MatchStore
    from bluestick.store.seen_tips import SeenTips

    saves = MatchStore(folder / "matches")
    ours, theirs, coach, other = LessonProgress(saves), LessonProgress(saves), SeenTips(saves), SeenTips(saves)
    for number in range(LESSONS):
        (ours if number % 2 else theirs).finish(game, str(number))
        (coach if number % 3 else other).add(game, str(number))


def learnt(folder: Path) -> list[str]:
    """Return the lessons and tips of `learn` that are missing."""
    from bluestick.store.lesson_progress import LessonProgress
    from bluestick.store.match_store import MatchStore
    from bluestick.store.seen_tips import SeenTips

    saves = MatchStore(folder / "matches")
    progress, seen = LessonProgress(saves), SeenTips(saves)
    all_of_them = [(game, str(number)) for game in ("haljan", "kille") for number in range(LESSONS)]
    return [f"the lesson {one} is lost" for one in all_of_them if not progress.is_done(*one)] + [
        f"the coach has forgotten {one}" for one in all_of_them if not seen.has(*one)
    ]


def meeting(folder: Path, name: str, seed: int, connection: Connection) -> None:
    """Open the other program's match, which must be refused; play another."""
    wrong: list[str] = []
    with window_on(folder, wrong) as window:
        learn(folder, "kille")
        path = window.store.folder / name
        before = path.read_bytes()
        if window.navigator.files.resume(path) or window.navigator.table_page is not None:
            wrong.append("a match that is open in another window was opened")
        window.navigator.files.discard(path)
        player = Player(window, Random(seed + 1))
        player.begin()
        _moves(player, MOVES)
        if not path.exists() or not path.read_bytes().startswith(before):  # bots may have played on
            wrong.append("a match that is open in another window was changed")
    connection.send(wrong)


def inheriting(folder: Path, name: str, moves: int, state: str, connection: Connection) -> None:
    """Open the match of a killed program; its moves must be there."""
    wrong: list[str] = []
    with window_on(folder, wrong) as window:
        if not window.navigator.files.resume(window.store.folder / name) or window.navigator.table_page is None:
            wrong.append("the match of a program that was killed stays locked")
        else:
            record = window.navigator.table_page.session.match.record()  # bots may have played on
            if digest(replace(record, moves=record.moves[:moves])) != state:
                wrong.append("moves are lost")
    connection.send(wrong)
