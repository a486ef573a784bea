"""Match store: the folder of saved matches, the finished ones, and the caches beside them."""

from __future__ import annotations

import contextlib
import errno
import json
import os
import time
from collections.abc import Callable, Iterator
from hashlib import blake2b
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QFile

from bluestick.engine.record_file import LARGEST, RecordError, contents
from bluestick.engine.safe_open import open_regular
from bluestick.games import GAMES, replayed
from bluestick.store import paths
from bluestick.store.files import (
    SUFFIX,
    file_age,
    file_text,
    put_aside,
    put_aside_irregular,
    real_path,
    unused_path,
    write_atomically,
    write_export,
)
from bluestick.store.journal import FileInUseError, Journal, file_lock, parse_record, record_lines
from bluestick.store.json_files import checked, parse_json, valid_items
from bluestick.store.saved_matches import SavedMatches, files_in, match_files, names_by_date, numbered_record

if TYPE_CHECKING:
    from bluestick.engine.match import AnyMatch
    from bluestick.engine.record import Record

PATIENCE = 500
"""Milliseconds to wait for another window that writes the same file."""
DAY = 86_400
"""Age in seconds from which temporary files are deleted."""


class MatchStore:
    """Folder of saved matches, with a subfolder for finished ones; neither exists before the first save."""

    def __init__(self, folder: Path) -> None:
        self.folder = real_path(folder)
        self.finished_folder = self.folder / "finished"
        self.results_file = self.finished_folder / "results.json"
        self.progress_file = folder.parent / "lessons.json"
        self.tips_file = folder.parent / "coach.json"
        self.previews_file = folder.parent / "shelf.json"
        self.comparisons_file = folder.parent / "compared.json"
        """Cache file of comparisons with bots, see ``match.deal_comparison``."""
        self.removed_file = folder.parent / "removed.json"
        """File with game and deal number of each removed match, whose cards the player has seen."""
        self.reviews_folder = self.folder / "reviews"
        self.evaluations: dict[str, object] = {}
        """Evaluation caches by match id, see ``match.evaluation_cache``."""

    def open_matches(self) -> SavedMatches:
        """Return all unfinished matches, most recently played first, and unusable files (with ``error``). OSError."""
        return SavedMatches(self.folder, names_by_date(self.folder))

    def finished_matches(self, game: str | None = None) -> SavedMatches:
        """Return the finished matches of a game (None: all games), most recently played first. OSError."""
        names = [name for name in names_by_date(self.finished_folder) if name.startswith(f"{game}-" if game else "")]
        return SavedMatches(self.finished_folder, names)

    def finished_ages(self) -> dict[str, tuple[int, int]]:
        """Return ``files.file_age`` of each finished match, by file name. OSError."""
        return {entry.name: file_age(entry) for entry in files_in(self.finished_folder)}

    def played_games(self) -> frozenset[str]:
        """Return the games with an open or finished match, judging by the file names that ``create`` gives."""
        games: set[str] = set()
        with contextlib.suppress(OSError):  # the list of open matches reports it
            for entry in chain(files_in(self.folder), files_in(self.finished_folder)):
                games.add(entry.name.partition("-")[0])
                if games.issuperset(GAMES):
                    break
        return frozenset(games)

    def known_deals(self) -> frozenset[tuple[str, int]]:
        """Return (game, deal number) of all numbered matches: open, finished or removed."""
        found = set(self._removed())
        with contextlib.suppress(OSError):  # the list of open matches reports it
            files = (*match_files(self.folder), *match_files(self.finished_folder))
            began = filter(None, map(numbered_record, files))
            found.update((record.game, record.deal) for record in began if record.deal is not None)
        return frozenset(found)

    def _removed(self) -> list[tuple[str, int]]:
        try:
            found = checked(list[Any], parse_json(file_text(self.removed_file)))
        except (OSError, ValueError):
            return []
        return [*valid_items(tuple[str, int], dict(enumerate(found))).values()]

    def create(self, match: AnyMatch) -> Journal:
        """Return a journal for a new match; nothing is written before ``Journal.save``."""
        name = f"{match.rules.id}-{match.started[:10]}-{match.id[:12]}{SUFFIX}"
        return Journal(unused_path(self.folder / name), self)

    def load(self, path: Path) -> tuple[AnyMatch, Journal]:
        """Open and lock a match in any folder; the next move is the first change to its file.

        RecordError, InUse or OSError.
        """
        journal = self._held(real_path(path))
        try:
            return journal.read(), journal
        except BaseException:
            journal.unlock()
            raise

    def archive(self, path: Path) -> bool:
        """Move an open match to the finished ones if it has ended; return whether it has. RecordError or OSError."""
        match, journal = self.load(path)
        journal.close(match)
        return journal.path.parent == self.finished_folder

    def import_file(self, path: Path) -> Path:
        """Copy a match file to the match folder unless the file or a copy is there; return its path there.

        RecordError or OSError.
        """
        path = real_path(path)
        if path.parent in (self.folder, self.finished_folder):
            return path
        data = contents(path)
        record = replayed(parse_record(data)).record()
        for known, held in self._related_matches(record):
            if held.moves == record.moves:
                return known
        self.folder.mkdir(parents=True, exist_ok=True)
        adopted = unused_path(self.folder / path.with_suffix(SUFFIX).name)
        write_atomically(adopted, data)
        return adopted

    def continued_match(self, path: Path) -> Path | None:
        """Return the path of the longest open match that continues the one in an outside file, None without one.

        RecordError or OSError.
        """
        path = real_path(path)
        if path.parent in (self.folder, self.finished_folder):
            return None
        record = parse_record(contents(path))
        further = [
            (len(held.moves), known)
            for known, held in self._related_matches(record)
            if len(held.moves) > len(record.moves) and held.moves[: len(record.moves)] == record.moves
        ]
        return max(further)[1] if further else None

    def _related_matches(self, record: Record) -> Iterator[tuple[Path, Record]]:
        """Yield path and record of the open matches with the id, game and setup of ``record``."""
        for path in match_files(self.folder):
            if os.path.islink(path):  # a link's target is copied, never written
                continue
            with contextlib.suppress(RecordError, OSError):  # skip unusable files: no match can be continued from them
                data = contents(path)
                began = parse_record(data[: data.find(b"\n") + 1])
                if (began.id, began.game, began.setup) == (record.id, record.game, record.setup):
                    yield path, parse_record(data)

    def save_copy(self, match: AnyMatch, path: Path) -> None:
        """Write the match to another file too, replacing an existing one. OSError."""
        write_export(path, record_lines(match.record()))

    def rescue(self, match: AnyMatch) -> Path:
        """Write a match to the first writable rescue folder, else to a temporary file; return the path. OSError."""
        name = self.create(match).path.name
        for folder in paths.rescue_folders():
            with contextlib.suppress(OSError):  # try the next folder
                folder.mkdir(parents=True, exist_ok=True)
                place = unused_path(folder / name)
                write_atomically(place, record_lines(match.record()))
                return place
        with paths.temporary_file(SUFFIX) as file:
            file.write(record_lines(match.record()))
        return Path(file.name)

    def replace(self, file: Path, text: str) -> None:
        self.update(file, lambda: text)

    def update(self, file: Path, make: Callable[[], str]) -> None:
        """Replace the content of a file by the result of ``make``, while other windows wait. OSError."""
        file.parent.mkdir(parents=True, exist_ok=True)
        lock = file_lock(file)
        lock.setStaleLockTime(1)  # 1 ms, as for a match: see ``Journal.lock``
        lock.tryLock(PATIENCE)  # write without the lock rather than wait for a hung window
        try:
            text = make()
            put_aside_irregular(file)
            write_atomically(file, text.encode())
        finally:
            lock.unlock()

    def review_file(self, id: str) -> Path:
        return self.reviews_folder / f"{blake2b(id.encode(), digest_size=12).hexdigest()}.jsonl"

    def append_line(self, path: Path, line: str) -> None:
        """Append a newline, in case the last line was truncated by a crash, and ``line``; flush to disk. OSError."""
        path.parent.mkdir(parents=True, exist_ok=True)
        put_aside_irregular(path, LARGEST)
        with open_regular(path, "ab") as file:
            file.write(f"\n{line}".encode())
            file.flush()
            os.fsync(file.fileno())

    def delete(self, path: Path) -> None:
        """Move a match to the desktop's trash, or delete it if there is no trash. InUse or OSError."""
        journal = self._held(path)
        try:
            self._forget_review(path)
            self._remember_deal(path)
            if not QFile(str(path)).moveToTrash():
                path.unlink()
        finally:
            journal.unlock()

    def _forget_review(self, path: Path) -> None:
        with contextlib.suppress(OSError, RecordError):  # unreadable: the verdicts are never looked up again
            head, *_ = contents(path).split(b"\n", 1)
            self.review_file(parse_record(head).id).unlink(missing_ok=True)

    def _remember_deal(self, path: Path) -> None:
        record = numbered_record(path)
        if record is not None and record.deal is not None:
            removed = record.game, record.deal

            def whole() -> str:
                known = self._removed()
                if not known and os.path.lexists(self.removed_file):  # invalid content
                    put_aside(self.removed_file)
                return json.dumps(list(dict.fromkeys((*known, removed))), separators=(",", ":"))

            with contextlib.suppress(OSError):  # the match is removed nevertheless
                self.update(self.removed_file, whole)

    def delete_leftovers(self, settings: Path) -> None:
        """Delete day-old temporary files that crashes have left of matches and of ``settings``, the settings file."""
        with contextlib.suppress(OSError):  # the folder cannot be read
            folders = (self.folder, self.finished_folder)
            halves = [path for folder in folders for path in match_files(folder, ".new") if path.name.startswith(".")]
            for path in filter(_is_old, (*halves, *settings.parent.glob(f"{settings.name}.??????"))):
                with contextlib.suppress(OSError):  # may be a folder
                    path.unlink()
            for path in filter(_is_old, [path for folder in folders for path in match_files(folder, f"{SUFFIX}.lock")]):
                journal = Journal(path.with_suffix(""), self)
                journal.lock()
                journal.unlock()  # deletes the lock file unless another process holds it

    def _held(self, path: Path) -> Journal:
        journal = Journal(path, self)
        if not journal.lock():
            raise FileInUseError(errno.EBUSY, os.strerror(errno.EBUSY), str(path))
        return journal


def _is_old(path: Path) -> bool:
    return path.lstat().st_mtime < time.time() - DAY
