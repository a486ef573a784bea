"""Match files in the window: open, resume, save a copy, delete, move to the finished matches."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Sequence
from functools import partial
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QFileDialog, QWidget

from bluestick.engine.record_file import RecordError
from bluestick.store import paths
from bluestick.store.files import SUFFIX, real_path
from bluestick.store.journal import FileInUseError, Journal
from bluestick.store.saved_matches import SavedMatch
from bluestick.text import common, errors

if TYPE_CHECKING:
    from bluestick.app.shell.navigator import Navigator
    from bluestick.engine.match import AnyMatch

MAX_RECENT_FILES = 8


class MatchFiles(QObject):
    """Match file actions of the window."""

    def __init__(self, navigator: Navigator, window: QWidget) -> None:
        super().__init__(navigator)
        self._navigator = navigator
        self._window = window

    def open_file(self) -> None:
        finished = self._navigator.store.finished_folder  # matches in progress are on the start page
        folder = finished if os.path.isdir(finished) else paths.home_folder()
        name, _ = QFileDialog.getOpenFileName(self._window, self.tr("Open a match"), str(folder), self.file_filter())
        if name:
            self.resume(Path(name))

    def save_copy(self) -> bool:
        """Save a copy of the match on the table; return False, with a message, if that was not done."""
        navigator = self._navigator
        if navigator.table_page is None:
            return False
        journal = navigator.table_page.session.journal
        name, _ = QFileDialog.getSaveFileName(
            self._window, self.tr("Save a copy"), str(paths.home_folder() / journal.path.name), self.file_filter()
        )
        if not name:
            return False
        path = Path(name) if name.endswith(SUFFIX) else Path(name + SUFFIX)
        try:
            navigator.store.save_copy(navigator.table_page.session.match, path)
        except OSError as error:
            reason = error.strerror or str(error)
            navigator.message.say(
                lambda: self.tr("The copy “{file}” can’t be saved ({reason}). Try another folder.").format(
                    file=path, reason=reason
                )
            )
            return False
        return True

    def resume(self, path: Path, *, afresh: bool = False) -> bool:
        """Resume a match from a file; return False, with a message, if that fails.

        A file outside the match folder is copied first. If an earlier copy was played on, ask the player which one to
        resume, or with ``afresh`` make a new copy.
        """
        navigator = self._navigator
        if self._is_on_table(path):
            return True
        if not navigator.may_leave(lambda: self.resume(path, afresh=afresh)):
            return False
        try:
            further = None if afresh else navigator.store.continued_match(path)
            self._remember(path)
            if further is not None:
                self._ask_which_copy(path, further)
                return False
            mine = navigator.store.import_file(path)
            if self._is_on_table(mine):
                return True
            match, journal = navigator.store.load(mine)
        except (RecordError, OSError) as error:
            self._report_unreadable(path, error)
            return False
        navigator.play(match, journal)
        return True

    def read(self, path: Path) -> tuple[AnyMatch, Journal] | None:
        """Read a saved match without changing its file; return None, with a message, if that fails."""
        journal = Journal(path, self._navigator.store)
        try:
            return journal.read(), journal
        except (RecordError, OSError) as error:
            self._report_unreadable(path, error)
            return None

    def _report_unreadable(self, path: Path, error: RecordError | OSError) -> None:
        message = self._navigator.message
        if isinstance(error, RecordError):
            message.say(partial(errors.record_error, error, path.name))
        elif isinstance(error, FileInUseError):
            self._report_in_use(path)
        else:
            message.say(partial(common.cannot_open, path.name, error.strerror or str(error)))

    def _remember(self, path: Path) -> None:
        """Add a file outside the match folders to the recent files, unless its name has a line break."""
        saves, settings, file = self._navigator.store, self._navigator.settings, os.path.abspath(path)
        if real_path(path).parent not in (saves.folder, saves.finished_folder) and "\n" not in file:
            others = (one for one in settings.opened if one != file)
            settings.opened = (file, *islice(others, MAX_RECENT_FILES - 1))

    def opened(self) -> list[Path]:
        return [Path(file) for file in self._navigator.settings.opened if os.path.isfile(file)]

    def offer_rescued(self) -> None:
        """Offer to open a match saved in another folder when the program ended; at each start until answered."""
        navigator = self._navigator
        there = [file for file in navigator.settings.rescued if os.path.isfile(file)]
        navigator.settings.rescued = tuple(there)
        if not there or navigator.message.text:  # another message comes first; the next start asks again
            return
        path = Path(there[-1])

        def forget() -> None:
            navigator.settings.rescued = tuple(file for file in navigator.settings.rescued if file != str(path))
            self.offer_rescued()

        def open_it() -> None:
            if self.resume(path):
                forget()

        navigator.message.ask(
            lambda: self.tr(
                "A match couldn’t be saved when the program closed. The program put it here instead: {file}"
            ).format(file=path),
            "rescued",
            (lambda: self.tr("Open match"), open_it),
            (lambda: self.tr("Leave it there"), forget),
        )

    def _is_on_table(self, path: Path) -> bool:
        page = self._navigator.table_page
        return page is not None and page.session.plays and real_path(path) == real_path(page.session.journal.path)

    def _ask_which_copy(self, path: Path, further: Path) -> None:
        self._navigator.message.ask(
            lambda: self.tr("You have already continued the match in “{file}”.").format(file=path.name),
            "played_on",
            (lambda: self.tr("Continue where you were"), lambda: self.resume(further)),
            (lambda: self.tr("Open it from the file"), lambda: self.resume(path, afresh=True)),
            (lambda: self.tr("Cancel"), lambda: self._navigator.areas()[0].setFocus(Qt.FocusReason.OtherFocusReason)),
        )

    def _report_in_use(self, path: Path) -> None:
        self._navigator.message.say(lambda: self.tr("“{file}” is open in another window.").format(file=path.name))

    def discard(self, path: Path) -> None:
        try:
            self._navigator.store.delete(path)
        except FileInUseError:
            self._report_in_use(path)
        except OSError as error:
            reason = error.strerror or str(error)
            self._navigator.message.say(
                lambda: self.tr("“{file}” can’t be removed: {reason}").format(file=path.name, reason=reason)
            )
        self._navigator.start_page.show_matches(self.open_matches())

    def move_to_finished(self, path: Path) -> None:
        with contextlib.suppress(RecordError, OSError):  # open elsewhere, or just changed: it stays in the list
            if self._navigator.store.archive(path):
                self._navigator.start_page.show_matches(self.open_matches())

    def file_filter(self) -> str:
        return self.tr("Matches of bluestick") + f" (*{SUFFIX})"

    def open_matches(self) -> Sequence[SavedMatch]:
        """Return the matches in progress; none, with a message, if they cannot be read."""
        try:
            matches = self._navigator.store.open_matches()
        except OSError as error:
            reason = error.strerror or str(error)
            self._navigator.message.say(
                lambda: self.tr(
                    "Your matches can’t be read ({reason}: {file}). You can play, but nothing will be saved."
                ).format(reason=reason, file=self._navigator.store.folder),
                "no_folder",
            )
            return ()
        self._navigator.message.hide_topic("no_folder")
        return matches
