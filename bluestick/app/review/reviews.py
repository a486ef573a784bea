"""The way to the review of a match, and on from there: what the window does about it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QFileDialog

from bluestick.app import paths, texts
from bluestick.app.saves import Journal
from bluestick.engine.bots import Level
from bluestick.engine.match import AnyMatch
from bluestick.engine.record import Player, RecordError
from bluestick.engine.seats import Seat

if TYPE_CHECKING:
    from bluestick.app.review.page import ReviewPage
    from bluestick.app.window import MainWindow


class Reviews(QObject):
    """Belongs to the window."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window

    def ask_which(self) -> None:
        """Ask for a file and review the match in it."""
        window = self._window
        folder = window.saves.finished if window.saves.finished.is_dir() else paths.home()
        name, _ = QFileDialog.getOpenFileName(window, self.tr("Review a match"), str(folder), window._file_kind())
        if name:
            self.open(Path(name))

    def open(self, path: Path) -> bool:
        """Review the match in a file, which stays as it is. False, with a message, if that cannot be."""
        window = self._window
        try:
            journal = Journal(path, window.saves)
            match = journal.read()
        except RecordError as error:
            window.message.say(texts.record_error(error, path.name))
        except OSError as error:
            said = self.tr("“{file}” cannot be opened: {reason}")
            window.message.say(said.format(file=path.name, reason=error.strerror or error))
        else:
            self._show(match, journal)
            return True
        return False

    def of_table(self) -> None:
        """Review the match on the table."""
        page = self._window.table_page
        assert page is not None
        self._show(page.session.match, page.session.journal)

    def _show(self, match: AnyMatch, journal: Journal) -> None:
        from bluestick.app.review.page import ReviewPage

        window = self._window
        if not window._may_leave(lambda: self._show(match, journal)):
            return
        window._leave_table()
        window.message.hide()
        page = ReviewPage(match, journal.path, window.saves, window._bots(), window.theme, window._pace())
        page.back.connect(window.show_shelf)
        page.play_on.connect(self._play_on)
        page.export.connect(lambda: self._export(page))
        page.reviewer.unkept.connect(self._tell_unkept)
        window._sit_down(page)

    def _tell_unkept(self, reason: str) -> None:
        said = self.tr("What the review finds cannot be kept for next time: {reason}")
        self._window.message.say(said.format(reason=reason), "review")

    def _play_on(self, match: AnyMatch, seat: Seat) -> None:
        """In a match of its own, the person at the seat that was looked at, everybody else the computer."""
        match.begun_at = match.position
        match.players = tuple(
            _person(player) if at == seat else Player(player.name, player.level or Level.MEDIUM)
            for at, player in enumerate(match.players)
        )
        window = self._window
        window._play(match, window.saves.create(match))
        if window.table_page is not None:
            window.table_page.session.write_down()

    def save_table(self, text: str) -> None:
        """Write down all results."""
        self._save(text, self.tr("Export as CSV"), "bluestick", self.tr("Table"), ".csv")

    def _export(self, page: ReviewPage) -> None:
        from bluestick.app.review.telling import marked_log

        text, name = marked_log(page.session.match, page.reviewer.known), page.session.journal.path.stem
        self._save(text, self.tr("Save the log"), name, self.tr("Text"), ".txt")

    def _save(self, text: str, title: str, name: str, kind: str, suffix: str) -> None:
        """Ask where to, and write it there."""
        window = self._window
        wanted = str(paths.home() / f"{name}{suffix}")
        chosen, _ = QFileDialog.getSaveFileName(window, title, wanted, f"{kind} (*{suffix})")
        if not chosen:
            return
        path = Path(chosen) if Path(chosen).suffix else Path(chosen + suffix)
        try:
            window.saves.save_text(path, text)
        except OSError as error:
            said = self.tr("“{file}” cannot be written: {reason}")
            window.message.say(said.format(file=path.name, reason=error.strerror or error))


def _person(player: Player) -> Player:
    return player if player.level is None else Player("")
