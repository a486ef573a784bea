"""Journal: the locked file of one match, to which each move is appended."""

from __future__ import annotations

import contextlib
import os
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QLockFile

from bluestick.engine.record_file import contents
from bluestick.engine.safe_open import open_regular
from bluestick.games import replayed
from bluestick.store.files import put_aside_irregular, unused_path, write_atomically

if TYPE_CHECKING:
    from bluestick.engine.match import AnyMatch
    from bluestick.engine.record import Record
    from bluestick.store.match_store import MatchStore

LARGEST_LOCK = 10_000
"""Largest accepted size of a lock file in bytes."""


class FileInUseError(OSError):
    """Raised when another window has the match open."""


class Journal:
    """File of one match, locked against other processes."""

    def __init__(self, path: Path, store: MatchStore) -> None:
        self.path = path
        self.is_truncated = False
        """Whether the last move in the file was truncated by a crash and left out."""
        self.store = store
        self._held: Record | None = None  # content of the file, if known for certain
        self._size: int | None = None  # size after our last write or read, if known
        self._lock: QLockFile | None = None

    def lock(self) -> bool:
        """Lock the file; False if another process holds the lock."""
        try:
            lock = file_lock(self.path)
        except OSError:  # read-only folder
            return True
        lock.setStaleLockTime(1)  # stale at once: the system still protects the lock of a live process
        if lock.tryLock(0):
            self._lock = lock
        return lock.error() != QLockFile.LockError.LockFailedError  # a folder without locks refuses moves too

    def unlock(self) -> None:
        if self._lock is not None:
            self._lock.unlock()
            self._lock = None

    def read(self) -> AnyMatch:
        """Replay the match in the file. RecordError or OSError."""
        data = contents(self.path)
        record = parse_record(data)
        match = replayed(record)
        self.is_truncated = record.torn
        self._size = len(data)
        if data == record_lines(match.record()):
            self._held = match.record()
        return match

    def save(self, match: AnyMatch) -> None:
        """Append the new moves and flush them to disk. After an OSError the next call writes the whole file."""
        record = match.record()
        held, self._held = self._held, None
        size, self._size = self._size, None
        if size is not None and size != self._length():
            held = None
            if os.path.lexists(self.path):  # keep what another program has written
                self.unlock()
                self.path = unused_path(self.path)
        if held is not None and held.header() == record.header() and held.moves == record.moves[: len(held.moves)]:
            self._append(record_lines(record, len(held.moves) + 1))
        else:
            self._rewrite(record_lines(record))
        self._held = record

    def close(self, match: AnyMatch) -> None:
        """Unlock the file; move it to the folder of finished matches if the match is over, else to the match folder."""
        folder = self.store.folder if match.outcome is None else self.store.finished_folder
        if self.path.parent in (self.store.folder, self.store.finished_folder) and self.path.parent != folder:
            with contextlib.suppress(OSError):  # it stays in the other list for now
                folder.mkdir(exist_ok=True)
                self.path = self.path.rename(unused_path(folder / self.path.name))
        self.unlock()

    def _length(self) -> int | None:
        try:
            return self.path.lstat().st_size
        except FileNotFoundError:
            return None

    def _append(self, data: bytes) -> None:
        with open_regular(self.path, "r+b") as file:
            size = file.seek(0, os.SEEK_END)
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        self._size = size + len(data)

    def _rewrite(self, data: bytes) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        if self._lock is None:
            self.lock()
        write_atomically(self.path, data)
        self._size = len(data)


def parse_record(data: bytes) -> Record:
    """Return the record that the bytes of a match file contain. RecordError."""
    from bluestick.engine.record import Record  # imported late: the start page needs it only if there are matches

    return Record.parse(data)


def record_lines(record: Record, first: int = 0) -> bytes:
    """Return the lines of a record's file from line ``first`` (counted from 0) on."""
    return "".join(islice(record.lines(), first, None)).encode()


def file_lock(file: Path) -> QLockFile:
    """Return the lock of ``file``, not yet locked; a link or pipe in the place of the lock file is renamed. OSError."""
    put_aside_locks(file)
    return QLockFile(f"{file}.lock")


def put_aside_locks(file: Path) -> None:
    """Rename a pipe, link or large file in the place of ``file``'s lock: Qt would block on it or follow it. OSError."""
    for lock in (Path(f"{file}.lock"), Path(f"{file}.lock.rmlock")):
        put_aside_irregular(lock, LARGEST_LOCK)
