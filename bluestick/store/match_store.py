"""Match store and journal: saved matches on disk, atomic writes, locks, caches beside them.

Long, because every way in which one is written, found and kept whole is here.
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

from bluestick.engine.opening import flush_folder, opened, require_regular
from bluestick.engine.reading import LARGEST, LONGEST, RecordError, contents
from bluestick.games import GAMES, replayed
from bluestick.store import paths

if TYPE_CHECKING:
    from bluestick.engine.match import AnyMatch
    from bluestick.engine.record import Player, Record
    from bluestick.engine.rules import Setup
    from bluestick.engine.seats import Seat

SUFFIX = ".bluestick"
PATIENCE = 500
"""Milliseconds that a window waits for another one to have written a file."""
LOCK = 10_000
"""Bytes of a lock: it names a process and a computer."""
LONGEST_NAME = 230
"""Bytes: most systems take 255, and a lock, a new version or a number makes a name longer."""
DAY, YEAR_9999 = 86_400, 253_370_764_800
"""In seconds; since 1970 they are times that can be told everywhere on earth."""


class InUse(OSError):
    """Another window has this match open."""


@dataclass(frozen=True, slots=True)
class SavedMatch:
    """Saved match in the list of open matches."""

    path: Path
    modified: datetime
    """When it was last played."""
    game: str = ""
    setup: Setup | None = None
    """As the file has it: whether the rules allow it is not known yet."""
    players: tuple[Player, ...] = ()
    moves: int = 0
    last: Seat | None = None
    """Who made the last move; CHANCE if nobody has moved since the deal, None if there was none."""
    deal: int | None = None
    """The number of its cards,"""
    known: bool = False
    """and whether somebody knew them."""
    id: str = ""
    error: RecordError | OSError | None = None
    """Why it cannot be used: then nothing but ``path`` and ``modified`` is known."""

    def agreed(self) -> Setup | None:
        """What is played, and by how many; None if that makes no sense."""
        from bluestick.engine.rules import SetupError

        if self.setup is None:
            return None
        try:
            setup = GAMES[self.game].setup(self.setup.seats, self.setup.variant, dict(self.setup.options))
        except SetupError:
            return None
        return setup if setup.seats == len(self.players) else None


class SavedMatches(Sequence[SavedMatch]):
    """Matches of a folder, last played first. Of a file nothing is known, nor does it cost, before it is asked for."""

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

    Neither need exist before the first match is saved.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = real(folder)
        self.finished = self.folder / "finished"
        self.results = self.finished / "results.json"
        """How they ended: what ``keep_results`` has written."""
        self.lessons = folder.parent / "lessons.json"
        """How far somebody has come in the lessons."""
        self.seen = folder.parent / "coach.json"
        """What a coach has explained."""
        self.glimpses = folder.parent / "shelf.json"
        """What the rows of the open matches said and showed last."""
        self.compared = folder.parent / "compared.json"
        """What computer players have made of one's deals."""
        self.removed = folder.parent / "removed.json"
        """The numbers of the deals of matches that were removed: their cards stay known."""
        self.reviews = self.folder / "reviews"
        """What is thought of the moves of matches, a file each."""
        self.ledgers: dict[str, object] = {}
        """What is known of positions, by match: see ``app.ledger``."""

    def open_matches(self) -> SavedMatches:
        """Every match that is not finished; files that cannot be used are among them.

        OSError if the folder cannot be read.
        """
        return SavedMatches(self.folder, _latest_first(self.folder))

    def finished_list(self, game: str | None = None) -> SavedMatches:
        """Those that are finished, the last one first; of one game only if it is named. OSError if that fails."""
        names = _latest_first(self.finished)
        return SavedMatches(self.finished, [name for name in names if game is None or name.startswith(f"{game}-")])

    def finished_ages(self) -> dict[str, tuple[int, int]]:
        """The names of the files of all that are, and the ``age`` of each. OSError if the folder cannot be read."""
        return {entry.name: age(entry) for entry in _files(self.finished)}

    def played(self) -> frozenset[str]:
        """The games of which there is a match, open or finished, as far as ``create`` has named its file."""
        games: set[str] = set()
        with contextlib.suppress(OSError):  # that is told of where the open ones are listed
            for entry in chain(_files(self.folder), _files(self.finished)):
                games.add(entry.name.partition("-")[0])
                if games.issuperset(GAMES):
                    break
        return frozenset(games)

    def numbers(self) -> frozenset[tuple[str, int]]:
        """Of all matches that have one, open, finished or removed: the game, and the number of the deal."""
        found = set(self._removed())
        with contextlib.suppress(OSError):  # that is told of where the open ones are listed
            files = (*_matches(self.folder), *_matches(self.finished))
            began = filter(None, map(_numbered, files))
            found.update((record.game, record.deal) for record in began if record.deal is not None)
        return frozenset(found)

    def _removed(self) -> list[tuple[str, int]]:
        """The game and the deal of each match that was removed; none of a file that makes no sense."""
        try:
            found = json.loads(kept(self.removed))
        except (OSError, ValueError, RecursionError):
            return []
        listed = found if isinstance(found, list) else ()
        return [(each[0], each[1]) for each in listed if isinstance(each, list) and list(map(type, each)) == [str, int]]

    def create(self, match: AnyMatch) -> Journal:
        """A file for a new match. Nothing is written, and nothing can fail, before ``Journal.save``."""
        return Journal(_unused(self.folder / f"{match.rules.id}-{match.started[:10]}-{match.id[:12]}{SUFFIX}"), self)

    def load(self, path: Path) -> tuple[AnyMatch, Journal]:
        """Take up a match, from this folder or any other. The file stays as it is until the next move.

        RecordError, InUse or another OSError if that cannot be.
        """
        journal = self._held(real(path))
        try:
            return journal.read(), journal
        except BaseException:
            journal.release()
            raise

    def file_away(self, path: Path) -> bool:
        """Put an open match that is over with the finished ones; False if it stays. RecordError, InUse or OSError."""
        match, journal = self.load(path)
        journal.close(match)
        return journal.path.parent == self.finished

    def adopt(self, path: Path) -> Path:
        """Copy a match from anywhere to the open ones, once it has proved to be sound; RecordError or OSError.

        A file that lies here already is taken as it is, and so is a copy of it that was made before.
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
        """The open match that goes on from the one in a file elsewhere, if there is one. RecordError or OSError."""
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
        """The open matches that began as this one."""
        for path in _matches(self.folder):
            if os.path.islink(path):  # what it leads to is copied, and never written
                continue
            with contextlib.suppress(RecordError, OSError):  # what cannot be used, nobody has played on
                data = contents(path)
                began = _parsed(data[: data.find(b"\n") + 1])
                if (began.id, began.game, began.setup) == (record.id, record.game, record.setup):
                    yield path, _parsed(data)

    def save_copy(self, match: AnyMatch, path: Path) -> None:
        """Write the match to another file as well, in place of what may be there. OSError if that fails."""
        write_elsewhere(path, _lines(match.record()))

    def rescue(self, match: AnyMatch) -> Path:
        """Write a match that cannot be saved to another folder, if possible one that lasts. OSError if that fails."""
        name = self.create(match).path.name
        for folder in paths.refuges():
            with contextlib.suppress(OSError):  # the next one, perhaps
                folder.mkdir(parents=True, exist_ok=True)
                place = _unused(folder / name)
                _write_whole(place, _lines(match.record()))
                return place
        with paths.spare_file(SUFFIX) as file:
            file.write(_lines(match.record()))
        return Path(file.name)

    def keep_results(self, text: str) -> None:
        """Write down how the finished matches ended. OSError if that fails."""
        self.keep(self.results, text)

    def keep(self, file: Path, text: str) -> None:
        """Write down something about the person, in place of what stood there. OSError if that fails."""
        self.change(file, lambda: text)

    def change(self, file: Path, make: Callable[[], str]) -> None:
        """Write what ``make`` makes of what is in a file now; other windows wait meanwhile. OSError if that fails."""
        file.parent.mkdir(parents=True, exist_ok=True)
        lock = lock_of(file)
        lock.setStaleLockTime(1)  # as for a match
        lock.tryLock(PATIENCE)  # a window that never lets go would keep this one from its own
        try:
            text = make()
            clear(file)
            _write_whole(file, text.encode())
        finally:
            lock.unlock()

    def review_file(self, id: str) -> Path:
        """Where the verdicts on a match are kept. It need not exist."""
        return self.reviews / f"{blake2b(id.encode(), digest_size=12).hexdigest()}.jsonl"

    def append(self, path: Path, line: str) -> None:
        """Write a line to the end of a file, even one whose last line was cut off; durably. OSError if that fails.

        What is no file there, a link or a pipe, is put aside first; so is one too large to be read again.
        """
        path.parent.mkdir(parents=True, exist_ok=True)
        clear(path, LARGEST)
        with opened(path, "ab") as file:
            file.write(f"\n{line}".encode())
            file.flush()
            os.fsync(file.fileno())

    def save_text(self, path: Path, text: str) -> None:
        """Write a file that is none of ours, in place of what may be there. OSError if that fails."""
        write_elsewhere(path, text.encode())

    def discard(self, path: Path) -> None:
        """Put a match into the desktop's wastebasket; where there is none, delete it. InUse or another OSError."""
        journal = self._held(path)
        try:
            self._forget_review(path)
            self._remember_deal(path)
            if not QFile(str(path)).moveToTrash():
                path.unlink()
        finally:
            journal.release()

    def _forget_review(self, path: Path) -> None:
        """With a match go the verdicts on it."""
        with contextlib.suppress(OSError, RecordError):  # then nobody will ask for them
            head, *_ = contents(path).split(b"\n", 1)
            self.review_file(_parsed(head).id).unlink(missing_ok=True)

    def _remember_deal(self, path: Path) -> None:
        """The player has seen the cards of a match that is removed: with the same number they are known."""
        record = _numbered(path)
        if record is not None and record.deal is not None:
            removed = record.game, record.deal

            def whole() -> str:
                known = self._removed()
                if not known and os.path.lexists(self.removed):  # it makes no sense
                    put_aside(self.removed)
                return json.dumps(list(dict.fromkeys((*known, removed))), separators=(",", ":"))

            with contextlib.suppress(OSError):  # the match is removed nevertheless
                self.change(self.removed, whole)

    def sweep(self, settings: Path) -> None:
        """Do away with what crashes have left of matches and of the settings, once it is a day old."""
        with contextlib.suppress(OSError):  # where nothing can be done
            folders = (self.folder, self.finished)
            halves = [path for folder in folders for path in _matches(folder, ".new") if path.name.startswith(".")]
            for path in filter(_is_old, (*halves, *settings.parent.glob(f"{settings.name}.??????"))):
                with contextlib.suppress(OSError):  # a folder, perhaps
                    path.unlink()
            for path in filter(_is_old, [path for folder in folders for path in _matches(folder, f"{SUFFIX}.lock")]):
                journal = Journal(path.with_suffix(""), self)
                journal.hold()
                journal.release()  # takes the lock away, if nobody else has it

    def _held(self, path: Path) -> Journal:
        journal = Journal(path, self)
        if not journal.hold():
            raise InUse(errno.EBUSY, os.strerror(errno.EBUSY), str(path))
        return journal


class Journal:
    """The file of one match, kept up to date move by move."""

    def __init__(self, path: Path, saves: MatchStore) -> None:
        self.path = path
        self.torn = False
        """Whether the last move in the file was cut off by a crash, and left out."""
        self.saves = saves
        self._held: Record | None = None  # what is in the file for certain
        self._size: int | None = None  # how long we left it, if we know
        self._lock: QLockFile | None = None

    def hold(self) -> bool:
        """Keep others from writing this file; False if somebody keeps us from it."""
        try:
            lock = lock_of(self.path)
        except OSError:  # nothing can be changed in this folder
            return True
        lock.setStaleLockTime(1)  # the system too keeps others off a lock, as long as its process lives
        if lock.tryLock(0):
            self._lock = lock
        return lock.error() != QLockFile.LockError.LockFailedError  # a folder that takes no lock takes no move either

    def release(self) -> None:
        """Let others write this file."""
        if self._lock is not None:
            self._lock.unlock()
            self._lock = None

    def read(self) -> AnyMatch:
        """Play the match in the file again. RecordError or OSError."""
        data = contents(self.path)
        record = _parsed(data)
        match = replayed(record)
        self.torn = record.torn
        self._size = len(data)
        if data == _lines(match.record()):
            self._held = match.record()
        return match

    def save(self, match: AnyMatch) -> None:
        """Bring the file up to date, durably. OSError if that fails; the next call tries all of it again."""
        record = match.record()
        held, self._held = self._held, None
        size, self._size = self._size, None
        if size is not None and size != self._length():
            held = None
            if os.path.lexists(self.path):  # what another program has written there stays
                self.release()
                self.path = _unused(self.path)
        if held is not None and held.header() == record.header() and held.moves == record.moves[: len(held.moves)]:
            self._append(_lines(record, len(held.moves) + 1))
        else:
            self._rewrite(_lines(record))
        self._held = record

    def close(self, match: AnyMatch) -> None:
        """Let go of the file; a match that is over leaves the list of open ones."""
        folder = self.saves.folder if match.outcome is None else self.saves.finished
        if self.path.parent in (self.saves.folder, self.saves.finished) and self.path.parent != folder:
            with contextlib.suppress(OSError):  # then it stays in that list a little longer
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
    """What they say. RecordError."""
    from bluestick.engine.record import Record  # the shelf needs none before there is a match on it

    return Record.parse(data)


def _lines(record: Record, first: int = 0) -> bytes:
    """The file from line ``first``, counted from 0, to its end."""
    return "".join(islice(record.lines(), first, None)).encode()


def kept(file: Path, largest: int = LARGEST) -> str:
    """A text that was kept. ValueError for what is none, is no file at all, or is too large to be ours; or OSError."""
    return contents(file, largest, follow=False).decode("utf-8-sig")


def put_aside(file: Path) -> Path:
    """Away with such a file, but not for good: where it is now. OSError if that fails."""
    return file.rename(_unused(file.with_stem(f"{file.stem}-damaged")))


def clear(path: Path, largest: float = inf) -> None:
    """Put aside what is no file there, or is larger; a link counts as none. OSError if that fails."""
    with contextlib.suppress(FileNotFoundError):
        status = path.lstat()
        if not S_ISREG(status.st_mode) or status.st_size > largest:
            put_aside(path)


def lock_of(file: Path) -> QLockFile:
    """The lock of a file, not locked yet. Something else in its place is put aside; OSError if that fails."""
    clear_lock(file)
    return QLockFile(f"{file}.lock")


def clear_lock(file: Path) -> None:
    """Put aside what lies where Qt keeps a lock and is none: Qt would wait for a pipe and follow a link. OSError."""
    for lock in (Path(f"{file}.lock"), Path(f"{file}.lock.rmlock")):
        clear(lock, LOCK)


def real(path: Path) -> Path:
    """Where this lies, past all links; what leads nowhere stays as it is, and is an OSError for whoever uses it."""
    return Path(os.path.realpath(path))


def _matches(folder: Path, ending: str = SUFFIX) -> list[Path]:
    return [folder / entry.name for entry in _files(folder, ending)]


def _files(folder: Path, ending: str = SUFFIX) -> Iterator[os.DirEntry[str]]:
    with contextlib.suppress(FileNotFoundError), os.scandir(folder) as entries:  # none was saved yet
        yield from (entry for entry in entries if entry.name.endswith(ending))


def _latest_first(folder: Path) -> list[str]:
    """The names of its matches; when one was played last is not remembered, for there may be very many."""
    return [name for _, name in sorted(((_played(entry), entry.name) for entry in _files(folder)), reverse=True)]


def age(file: Path | os.DirEntry[str]) -> tuple[int, int]:
    """What changes when somebody writes a file; (0, 0) if it is gone."""
    try:
        status = file.stat()
    except OSError:
        return 0, 0
    return status.st_size, status.st_mtime_ns


def _played(entry: os.DirEntry[str]) -> float:
    """When that was, in seconds since 1970; what cannot be told stands last."""
    try:
        return entry.stat().st_mtime
    except OSError:
        return -inf


def _glance(path: Path) -> SavedMatch:
    """What the list tells of a file: its first and its last line are understood, no move is played."""
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
    """The match of a file as it was before its first move; None if it has no number, or cannot be read."""
    with contextlib.suppress(OSError, RecordError), opened(path, follow=True) as file:
        head = file.readline(LONGEST + 1)
        return _parsed(head) if b'"deal"' in head else None
    return None


def _is_old(path: Path) -> bool:
    return path.lstat().st_mtime < time.time() - DAY


def _moment(seconds: float) -> datetime:
    """The time of a file, or the nearest one that a calendar has."""
    return datetime.fromtimestamp(max(DAY, min(seconds, YEAR_9999)), UTC).astimezone()


def _unused(path: Path) -> Path:
    """This path, or one like it that is free, as far as can be seen; a long name is shortened."""
    path = path.with_name(_fitting(path.stem, LONGEST_NAME - len(path.suffix)) + path.suffix)
    names = chain((path.name,), (f"{path.stem}-{number}{path.suffix}" for number in count(2)))
    return next(candidate for name in names if not os.path.lexists(candidate := path.with_name(name)))


def _fitting(name: str, most: int) -> str:
    """As much of a name as has so many bytes."""
    while len(os.fsencode(name)) > most:
        name = name[:-1]
    return name


def write_elsewhere(path: Path, data: bytes) -> None:
    """Write where the player has said, through a link, but over no pipe or device. OSError if that fails."""
    path = real(path)
    require_regular(path)
    _write_whole(path, data)


def _write_whole(path: Path, data: bytes) -> None:
    """Write a file so that after a crash it is the old one or the new one."""
    new = path.with_name(f".{_fitting(path.name, LONGEST_NAME)}.new")
    try:
        clear(new)
        new.unlink(missing_ok=True)
        with opened(new, "xb") as file:  # through no link that another program has put there
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        new.replace(path)
    except OSError:
        with contextlib.suppress(OSError):
            new.unlink(missing_ok=True)
        raise
    flush_folder(path.parent)
