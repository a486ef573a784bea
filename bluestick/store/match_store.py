"""Match store and journal: saved matches on disk, atomic writes, locks, caches beside them.

Long, because it holds every way in which a match is written, found and protected.
"""

from __future__ import annotations

import contextlib
import errno
import json
import os
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from hashlib import blake2b
from itertools import chain, count, islice
from math import inf
from pathlib import Path
from stat import S_ISREG
from typing import TYPE_CHECKING, overload

from PySide6.QtCore import QFile, QLockFile

from bluestick.engine.record_file import LARGEST, LONGEST, RecordError, contents
from bluestick.engine.safe_open import flush_folder, opened, require_regular
from bluestick.games import GAMES, replayed
from bluestick.store import paths

if TYPE_CHECKING:
    from bluestick.engine.match import AnyMatch
    from bluestick.engine.record import Player, Record
    from bluestick.engine.rules import Setup
    from bluestick.engine.seats import Seat

SUFFIX = ".bluestick"
PATIENCE = 500
"""Milliseconds to wait for another window that is writing the same file."""
LOCK = 10_000
"""Largest accepted size of a lock file in bytes; it holds the names of a process and a computer."""
LONGEST_NAME = 230
"""Largest length of a file name in bytes; most systems allow 255, and suffixes of locks and copies are added."""
DAY, YEAR_9999 = 86_400, 253_370_764_800
"""First and last time, in seconds since 1970, that can be displayed in every time zone."""


class InUse(OSError):
    """Raised when another window has the match open."""


@dataclass(frozen=True, slots=True)
class SavedMatch:
    """Summary of a saved match for a list of matches."""

    path: Path
    modified: datetime
    """Time of the last move."""
    game: str = ""
    setup: Setup | None = None
    """Setup as written in the file, not yet checked against the rules."""
    players: tuple[Player, ...] = ()
    moves: int = 0
    last: Seat | None = None
    """Seat of the last move; CHANCE if only the deal was made, None if the file has no move."""
    deal: int | None = None
    """Deal number of the match; None without one."""
    known: bool = False
    """Whether a player had seen these cards before the match."""
    id: str = ""
    error: RecordError | OSError | None = None
    """Why the match cannot be used; then only ``path`` and ``modified`` are set."""

    def agreed(self) -> Setup | None:
        """Return ``setup`` if the rules allow it and it fits the number of players, else None."""
        from bluestick.engine.rules import SetupError

        if self.setup is None:
            return None
        try:
            setup = GAMES[self.game].setup(self.setup.seats, self.setup.variant, dict(self.setup.options))
        except SetupError:
            return None
        return setup if setup.seats == len(self.players) else None


class SavedMatches(Sequence[SavedMatch]):
    """Saved matches of a folder, last played first. A file is read only when its item is accessed."""

    def __init__(self, folder: Path, names: Sequence[str]) -> None:
        self._folder, self._names = folder, names

    @overload
    def __getitem__(self, at: int) -> SavedMatch: ...
    @overload
    def __getitem__(self, at: slice) -> SavedMatches: ...
    def __getitem__(self, at: int | slice) -> SavedMatch | SavedMatches:
        if isinstance(at, slice):
            return SavedMatches(self._folder, self._names[at])
        return _glance(self._folder / self._names[at])

    def __len__(self) -> int:
        return len(self._names)


class MatchStore:
    """Folder of saved matches, with a subfolder for the finished ones.

    Neither needs to exist before the first match is saved.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = real(folder)
        self.finished = self.folder / "finished"
        self.results = self.finished / "results.json"
        """File of ``store.results``: cached results of finished matches."""
        self.lessons = folder.parent / "lessons.json"
        """File of ``store.lesson_progress``: progress in the lessons."""
        self.seen = folder.parent / "coach.json"
        """File of ``store.seen_tips``: coach tips already shown."""
        self.glimpses = folder.parent / "shelf.json"
        """File of ``store.preview_cache``: texts and pictures of open matches on the start page."""
        self.compared = folder.parent / "compared.json"
        """File of ``match.deal_comparison``: results of bots with the deals of finished matches."""
        self.removed = folder.parent / "removed.json"
        """File of the deal numbers of removed matches, whose cards the player has seen."""
        self.reviews = self.folder / "reviews"
        """Folder of verdict files, one per match."""
        self.ledgers: dict[str, object] = {}
        """Evaluation caches by match id, see ``match.evaluation_cache``."""

    def open_matches(self) -> SavedMatches:
        """Return all unfinished matches, including files that cannot be used (see ``SavedMatch.error``).

        OSError if the folder cannot be read.
        """
        return SavedMatches(self.folder, _latest_first(self.folder))

    def finished_list(self, game: str | None = None) -> SavedMatches:
        """Return the finished matches, last played first; ``game``: only of this game. OSError if that fails."""
        names = _latest_first(self.finished)
        return SavedMatches(self.finished, [name for name in names if game is None or name.startswith(f"{game}-")])

    def finished_ages(self) -> dict[str, tuple[int, int]]:
        """Return size and modification time (``age``) of each finished match's file, by name. OSError if that fails."""
        return {entry.name: age(entry) for entry in _files(self.finished)}

    def played(self) -> frozenset[str]:
        """Return the games that have an open or finished match, judging by the file names that ``create`` gives."""
        games: set[str] = set()
        with contextlib.suppress(OSError):  # the list of open matches reports it
            for entry in chain(_files(self.folder), _files(self.finished)):
                games.add(entry.name.partition("-")[0])
                if games.issuperset(GAMES):
                    break
        return frozenset(games)

    def numbers(self) -> frozenset[tuple[str, int]]:
        """Return (game, deal number) of all numbered matches: open, finished or removed."""
        found = set(self._removed())
        with contextlib.suppress(OSError):  # the list of open matches reports it
            files = (*_matches(self.folder), *_matches(self.finished))
            began = filter(None, map(_numbered, files))
            found.update((record.game, record.deal) for record in began if record.deal is not None)
        return frozenset(found)

    def _removed(self) -> list[tuple[str, int]]:
        """Return (game, deal number) of each removed match; empty if the file is invalid."""
        try:
            found = json.loads(kept(self.removed))
        except (OSError, ValueError, RecursionError):
            return []
        listed = found if isinstance(found, list) else ()
        return [(each[0], each[1]) for each in listed if isinstance(each, list) and list(map(type, each)) == [str, int]]

    def create(self, match: AnyMatch) -> Journal:
        """Return a journal for a new match. Nothing is written, and nothing can fail, before ``Journal.save``."""
        return Journal(_unused(self.folder / f"{match.rules.id}-{match.started[:10]}-{match.id[:12]}{SUFFIX}"), self)

    def load(self, path: Path) -> tuple[AnyMatch, Journal]:
        """Open a match from any folder. The file is not changed before the next move.

        RecordError, InUse or another OSError if that fails.
        """
        journal = self._held(real(path))
        try:
            return journal.read(), journal
        except BaseException:
            journal.release()
            raise

    def file_away(self, path: Path) -> bool:
        """Move an open match to the finished ones if it has ended, and return whether it was.

        RecordError, InUse or another OSError if that fails.
        """
        match, journal = self.load(path)
        journal.close(match)
        return journal.path.parent == self.finished

    def adopt(self, path: Path) -> Path:
        """Check a match file, copy it to the open matches and return the copy's path. RecordError or OSError.

        A file in the match folder is not copied; nor is one that was copied before: the path of the copy is returned.
        """
        path = real(path)
        if path.parent in (self.folder, self.finished):
            return path
        data = contents(path)
        record = replayed(_parsed(data)).record()
        for known, held in self._kin(record):
            if held.moves == record.moves:
                return known
        self.folder.mkdir(parents=True, exist_ok=True)
        adopted = _unused(self.folder / path.with_suffix(SUFFIX).name)
        _write_whole(adopted, data)
        return adopted

    def played_on(self, path: Path) -> Path | None:
        """Return the open match that has the moves of a file outside the match folder and more; None if there is none.

        RecordError or OSError if the file cannot be read.
        """
        path = real(path)
        if path.parent in (self.folder, self.finished):
            return None
        record = _parsed(contents(path))
        further = [
            (len(held.moves), known)
            for known, held in self._kin(record)
            if len(held.moves) > len(record.moves) and held.moves[: len(record.moves)] == record.moves
        ]
        return max(further)[1] if further else None

    def _kin(self, record: Record) -> Iterator[tuple[Path, Record]]:
        """Yield path and record of the open matches with the id, game and setup of ``record``."""
        for path in _matches(self.folder):
            if os.path.islink(path):  # a link's target is copied, never written
                continue
            with contextlib.suppress(RecordError, OSError):  # skip unusable files: no match can be continued from them
                data = contents(path)
                began = _parsed(data[: data.find(b"\n") + 1])
                if (began.id, began.game, began.setup) == (record.id, record.game, record.setup):
                    yield path, _parsed(data)

    def save_copy(self, match: AnyMatch, path: Path) -> None:
        """Write the match to another file too, replacing an existing one. OSError if that fails."""
        write_elsewhere(path, _lines(match.record()))

    def rescue(self, match: AnyMatch) -> Path:
        """Write a match that cannot be saved to another folder and return its path. OSError if that fails.

        The temporary folder is used only if no other one can be written.
        """
        name = self.create(match).path.name
        for folder in paths.refuges():
            with contextlib.suppress(OSError):  # try the next folder
                folder.mkdir(parents=True, exist_ok=True)
                place = _unused(folder / name)
                _write_whole(place, _lines(match.record()))
                return place
        with paths.spare_file(SUFFIX) as file:
            file.write(_lines(match.record()))
        return Path(file.name)

    def keep_results(self, text: str) -> None:
        """Write ``text`` to the file ``results``. OSError if that fails."""
        self.keep(self.results, text)

    def keep(self, file: Path, text: str) -> None:
        """Replace the content of a file of the user with ``text``. OSError if that fails."""
        self.change(file, lambda: text)

    def change(self, file: Path, make: Callable[[], str]) -> None:
        """Replace the content of a file with what ``make`` returns, while other windows wait. OSError if that fails."""
        file.parent.mkdir(parents=True, exist_ok=True)
        lock = lock_of(file)
        lock.setStaleLockTime(1)  # 1 ms, as for a match: see ``Journal.hold``
        lock.tryLock(PATIENCE)  # write without the lock rather than wait for a hung window
        try:
            text = make()
            clear(file)
            _write_whole(file, text.encode())
        finally:
            lock.unlock()

    def review_file(self, id: str) -> Path:
        """Return the path of the file with the verdicts on a match. It need not exist."""
        return self.reviews / f"{blake2b(id.encode(), digest_size=12).hexdigest()}.jsonl"

    def append(self, path: Path, line: str) -> None:
        """Append a line and flush it to disk; a truncated last line is ended first. OSError if that fails.

        A link, a pipe or any other non-file is renamed first; so is a file too large to be read again.
        """
        path.parent.mkdir(parents=True, exist_ok=True)
        clear(path, LARGEST)
        with opened(path, "ab") as file:
            file.write(f"\n{line}".encode())
            file.flush()
            os.fsync(file.fileno())

    def save_text(self, path: Path, text: str) -> None:
        """Write a file that the player exports, replacing an existing one. OSError if that fails."""
        write_elsewhere(path, text.encode())

    def discard(self, path: Path) -> None:
        """Move a match to the desktop's trash, or delete it if there is no trash. InUse or another OSError."""
        journal = self._held(path)
        try:
            self._forget_review(path)
            self._remember_deal(path)
            if not QFile(str(path)).moveToTrash():
                path.unlink()
        finally:
            journal.release()

    def _forget_review(self, path: Path) -> None:
        """Delete the verdict file of a match that is being removed."""
        with contextlib.suppress(OSError, RecordError):  # unreadable: the verdicts are never looked up again
            head, *_ = contents(path).split(b"\n", 1)
            self.review_file(_parsed(head).id).unlink(missing_ok=True)

    def _remember_deal(self, path: Path) -> None:
        """Store the deal number of a match that is being removed, as its player has seen the cards."""
        record = _numbered(path)
        if record is not None and record.deal is not None:
            removed = record.game, record.deal

            def whole() -> str:
                known = self._removed()
                if not known and os.path.lexists(self.removed):  # invalid content
                    put_aside(self.removed)
                return json.dumps(list(dict.fromkeys((*known, removed))), separators=(",", ":"))

            with contextlib.suppress(OSError):  # the match is removed nevertheless
                self.change(self.removed, whole)

    def sweep(self, settings: Path) -> None:
        """Delete temporary files that crashes have left of matches and settings, once they are a day old."""
        with contextlib.suppress(OSError):  # the folder cannot be read
            folders = (self.folder, self.finished)
            halves = [path for folder in folders for path in _matches(folder, ".new") if path.name.startswith(".")]
            for path in filter(_is_old, (*halves, *settings.parent.glob(f"{settings.name}.??????"))):
                with contextlib.suppress(OSError):  # may be a folder
                    path.unlink()
            for path in filter(_is_old, [path for folder in folders for path in _matches(folder, f"{SUFFIX}.lock")]):
                journal = Journal(path.with_suffix(""), self)
                journal.hold()
                journal.release()  # deletes the lock file unless another process holds it

    def _held(self, path: Path) -> Journal:
        journal = Journal(path, self)
        if not journal.hold():
            raise InUse(errno.EBUSY, os.strerror(errno.EBUSY), str(path))
        return journal


class Journal:
    """File of one match: reads it, appends each move, and locks it against other processes."""

    def __init__(self, path: Path, saves: MatchStore) -> None:
        self.path = path
        self.torn = False
        """Whether the last move in the file was truncated by a crash and left out."""
        self.saves = saves
        self._held: Record | None = None  # content of the file, if known for certain
        self._size: int | None = None  # size after our last write or read, if known
        self._lock: QLockFile | None = None

    def hold(self) -> bool:
        """Lock the file against other processes; False if another process holds the lock."""
        try:
            lock = lock_of(self.path)
        except OSError:  # read-only folder
            return True
        lock.setStaleLockTime(1)  # stale at once: the system still protects the lock of a live process
        if lock.tryLock(0):
            self._lock = lock
        return lock.error() != QLockFile.LockError.LockFailedError  # a folder without locks refuses moves too

    def release(self) -> None:
        """Unlock the file."""
        if self._lock is not None:
            self._lock.unlock()
            self._lock = None

    def read(self) -> AnyMatch:
        """Replay the match in the file. RecordError or OSError."""
        data = contents(self.path)
        record = _parsed(data)
        match = replayed(record)
        self.torn = record.torn
        self._size = len(data)
        if data == _lines(match.record()):
            self._held = match.record()
        return match

    def save(self, match: AnyMatch) -> None:
        """Write the new moves and flush them to disk. OSError if that fails; the next call writes the whole file."""
        record = match.record()
        held, self._held = self._held, None
        size, self._size = self._size, None
        if size is not None and size != self._length():
            held = None
            if os.path.lexists(self.path):  # keep what another program has written
                self.release()
                self.path = _unused(self.path)
        if held is not None and held.header() == record.header() and held.moves == record.moves[: len(held.moves)]:
            self._append(_lines(record, len(held.moves) + 1))
        else:
            self._rewrite(_lines(record))
        self._held = record

    def close(self, match: AnyMatch) -> None:
        """Unlock the file. A match that has ended is moved to the finished ones; one that goes on again, back."""
        folder = self.saves.folder if match.outcome is None else self.saves.finished
        if self.path.parent in (self.saves.folder, self.saves.finished) and self.path.parent != folder:
            with contextlib.suppress(OSError):  # it stays in the other list for now
                folder.mkdir(exist_ok=True)
                self.path = self.path.rename(_unused(folder / self.path.name))
        self.release()

    def _length(self) -> int | None:
        try:
            return self.path.lstat().st_size
        except FileNotFoundError:
            return None

    def _append(self, data: bytes) -> None:
        with opened(self.path, "r+b") as file:
            size = file.seek(0, os.SEEK_END)
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        self._size = size + len(data)

    def _rewrite(self, data: bytes) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        if self._lock is None:
            self.hold()
        _write_whole(self.path, data)
        self._size = len(data)


def _parsed(data: bytes) -> Record:
    """Return the record in the bytes of a file. RecordError if it is invalid."""
    from bluestick.engine.record import Record  # imported late: the start page needs it only if there are matches

    return Record.parse(data)


def _lines(record: Record, first: int = 0) -> bytes:
    """Return the lines of a record's file from line ``first`` on, counted from 0, as bytes."""
    return "".join(islice(record.lines(), first, None)).encode()


def kept(file: Path, largest: int = LARGEST) -> str:
    """Return the text of a file. ValueError if it is not UTF-8, not regular or larger than ``largest``; or OSError."""
    return contents(file, largest, follow=False).decode("utf-8-sig")


def put_aside(file: Path) -> Path:
    """Rename a damaged file and return its new path. OSError if that fails."""
    return file.rename(_unused(file.with_stem(f"{file.stem}-damaged")))


def clear(path: Path, largest: float = inf) -> None:
    """Rename ``path`` unless it is a regular file (no link) of at most ``largest`` bytes. OSError if that fails."""
    with contextlib.suppress(FileNotFoundError):
        status = path.lstat()
        if not S_ISREG(status.st_mode) or status.st_size > largest:
            put_aside(path)


def lock_of(file: Path) -> QLockFile:
    """Return a QLockFile for a file, not locked yet; anything else in its place is renamed. OSError if that fails."""
    clear_lock(file)
    return QLockFile(f"{file}.lock")


def clear_lock(file: Path) -> None:
    """Rename a pipe, link or large file in the place of a lock file: Qt would block on it or follow it. OSError."""
    for lock in (Path(f"{file}.lock"), Path(f"{file}.lock.rmlock")):
        clear(lock, LOCK)


def real(path: Path) -> Path:
    """Return the path with all links resolved; a broken link raises OSError only when the path is used."""
    return Path(os.path.realpath(path))


def _matches(folder: Path, ending: str = SUFFIX) -> list[Path]:
    return [folder / entry.name for entry in _files(folder, ending)]


def _files(folder: Path, ending: str = SUFFIX) -> Iterator[os.DirEntry[str]]:
    with contextlib.suppress(FileNotFoundError), os.scandir(folder) as entries:  # no match saved yet
        yield from (entry for entry in entries if entry.name.endswith(ending))


def _latest_first(folder: Path) -> list[str]:
    """Return the names of a folder's match files, last played first."""
    return [name for _, name in sorted(((_played(entry), entry.name) for entry in _files(folder)), reverse=True)]


def age(file: Path | os.DirEntry[str]) -> tuple[int, int]:
    """Return size and modification time in nanoseconds, which change with every write; (0, 0) if the file is gone."""
    try:
        status = file.stat()
    except OSError:
        return 0, 0
    return status.st_size, status.st_mtime_ns


def _played(entry: os.DirEntry[str]) -> float:
    """Return the time of a file's last change in seconds since 1970; -inf if unknown, to sort last."""
    try:
        return entry.stat().st_mtime
    except OSError:
        return -inf


def _glance(path: Path) -> SavedMatch:
    """Return the summary of a match file from its first and last lines, without replaying the moves."""
    modified = datetime.fromtimestamp(0, UTC)
    try:
        modified = _moment(path.stat().st_mtime)
        head, *lines = contents(path).split(b"\n")
        ends = _parsed(b"\n".join([head, *lines[-2:]]))
    except (OSError, RecordError) as error:
        return SavedMatch(path, modified, error=error)
    if ends.game not in GAMES:
        return SavedMatch(path, modified, error=RecordError("unknown_game", 1, ends.game))
    last = ends.moves[-1].seat if ends.moves else None
    unfinished = bool(lines) and (ends.torn or not lines[-1])
    played = len(lines) - unfinished
    return SavedMatch(path, modified, ends.game, ends.setup, ends.players, played, last, ends.deal, ends.known, ends.id)


def _numbered(path: Path) -> Record | None:
    """Return a match's record without its moves; None if it has no deal number or cannot be read."""
    with contextlib.suppress(OSError, RecordError), opened(path, follow=True) as file:
        head = file.readline(LONGEST + 1)
        return _parsed(head) if b'"deal"' in head else None
    return None


def _is_old(path: Path) -> bool:
    return path.lstat().st_mtime < time.time() - DAY


def _moment(seconds: float) -> datetime:
    """Return seconds since 1970 as local time, limited to the range from ``DAY`` to ``YEAR_9999``."""
    return datetime.fromtimestamp(max(DAY, min(seconds, YEAR_9999)), UTC).astimezone()


def _unused(path: Path) -> Path:
    """Return this path or, if it exists, a similar one that does not; a long name is shortened."""
    path = path.with_name(_fitting(path.stem, LONGEST_NAME - len(path.suffix)) + path.suffix)
    names = chain((path.name,), (f"{path.stem}-{number}{path.suffix}" for number in count(2)))
    return next(candidate for name in names if not os.path.lexists(candidate := path.with_name(name)))


def _fitting(name: str, most: int) -> str:
    """Return a file name cut to at most ``most`` bytes."""
    while len(os.fsencode(name)) > most:
        name = name[:-1]
    return name


def write_elsewhere(path: Path, data: bytes) -> None:
    """Write a file to a path chosen by the player, following links, never to a pipe or device. OSError on failure."""
    path = real(path)
    require_regular(path)
    _write_whole(path, data)


def _write_whole(path: Path, data: bytes) -> None:
    """Write a file atomically: after a crash it has either its old content or all of the new one."""
    new = path.with_name(f".{_fitting(path.name, LONGEST_NAME)}.new")
    try:
        clear(new)
        new.unlink(missing_ok=True)
        with opened(new, "xb") as file:  # exclusive: never through a link that another program has created
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        new.replace(path)
    except OSError:
        with contextlib.suppress(OSError):
            new.unlink(missing_ok=True)
        raise
    flush_folder(path.parent)
