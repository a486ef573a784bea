"""Reviews in the window: opening, exercises from mistakes, playing on from a decision."""

from __future__ import annotations

import os
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QFileDialog, QWidget

from bluestick.store import paths
from bluestick.store.files import write_export
from bluestick.store.journal import Journal
from bluestick.text import common
from bluestick.text.players import display_names

if TYPE_CHECKING:
    from bluestick.app.learn.review.exercise import Exercise, MistakeFinder
    from bluestick.app.learn.review.policy import ReviewPolicy
    from bluestick.app.play.page import TablePage
    from bluestick.app.shell.navigator import Navigator
    from bluestick.engine.match import AnyMatch
    from bluestick.engine.record import Player
    from bluestick.engine.seats import Seat


class ReviewFlow(QObject):
    """Review actions of the window."""

    def __init__(self, navigator: Navigator, window: QWidget) -> None:
        super().__init__(navigator)
        self._navigator = navigator
        self._window = window
        self._collector: MistakeFinder | None = None
        self._drilled: list[Exercise] = []
        self._left: TablePage | None = None  # page at the request for exercises
        self._here = 0  # index of the exercise on the table

    def choose_match(self) -> None:
        navigator = self._navigator
        folder = (
            navigator.store.finished_folder if os.path.isdir(navigator.store.finished_folder) else paths.home_folder()
        )
        name, _ = QFileDialog.getOpenFileName(
            self._window, self.tr("Review a match"), str(folder), navigator.files.file_filter()
        )
        if name:
            self.open(Path(name))

    def open(self, path: Path) -> bool:
        """Review the match in a file; return False, with a message, if that fails."""
        read = self._navigator.files.read(path)
        if read is not None:
            self._show(*read)
        return read is not None

    def open_table(self) -> None:
        page = self._navigator.table_page
        assert page is not None
        self._show(page.session.match, page.session.journal)

    def _show(self, match: AnyMatch, journal: Journal) -> None:
        from bluestick.app.learn.review.policy import ReviewPolicy
        from bluestick.app.play.page import TablePage

        navigator = self._navigator
        if not navigator.may_leave(lambda: self._show(match, journal)):
            return
        navigator.close_pages()
        navigator.message.hide()
        policy = ReviewPolicy(match, journal.path, navigator.store, navigator.bots(), navigator.theme)
        page = TablePage(policy, navigator.theme, navigator.pace())
        page.back.connect(navigator.show_start_page)
        policy.play_on.connect(self._play_on)
        policy.export.connect(lambda: self._export(policy))
        policy.reviewer.save_failed.connect(self._tell_unkept)
        navigator.show_table(page)

    def _tell_unkept(self, reason: str) -> None:
        self._navigator.message.say(
            lambda: self.tr("The results of this review can’t be saved: {reason}").format(reason=reason),
            "review",
        )

    def _play_on(self, match: AnyMatch, seat: Seat) -> None:
        """Begin a match at the reviewed position: the player takes ``seat``, the computer all others."""
        from bluestick.engine.bots import Level
        from bluestick.engine.record import Player

        match.begun_at = match.position
        match.players = tuple(
            _as_person(player) if at == seat else Player(name, player.level or Level.MEDIUM)
            for at, (player, name) in enumerate(zip(match.players, display_names(match.players), strict=True))
        )
        self._navigator.play(match, self._navigator.store.create(match))
        if self._navigator.table_page is not None:
            self._navigator.table_page.session.saver.save()

    def start_exercises(self, game: str) -> None:
        from bluestick.app.learn.review.exercise import MistakeFinder

        self._forget_drill()
        self._drilled, self._here = [], 0
        self._left = self._navigator.table_page
        self._collector = MistakeFinder(game, self._navigator.store, self)
        self._collector.found.connect(self._add_exercise)
        self._collector.ended.connect(self._end_search)

    def _add_exercise(self, exercise: Exercise) -> None:
        page = self._navigator.table_page
        if page is not None and page.session.plays and page is not self._left:  # a match has been begun meanwhile
            self._forget_drill()
            return
        self._drilled.append(exercise)
        if len(self._drilled) == self._here + 1:
            self._show_exercise()

    def _end_search(self) -> None:
        self._forget_drill()
        if not self._drilled:
            self._navigator.message.show_information(
                lambda: self.tr("No mistakes found in this game yet. Review a finished match first.")
            )
        elif self._here == len(self._drilled):  # the player waits for another exercise
            self._end_drill()

    def _forget_drill(self) -> None:
        if self._collector is not None:
            self._collector.stop()
            self._collector.deleteLater()
            self._collector = None

    def _show_exercise(self) -> None:
        """Show the current exercise; if the match on the table cannot be saved, ask the player first."""
        from bluestick.app.learn.review.exercise import ExercisePolicy
        from bluestick.app.play.page import TablePage

        navigator = self._navigator
        if not navigator.may_leave(self._show_exercise):
            return
        exercise = self._drilled[self._here]
        navigator.close_pages()
        self._left = None
        navigator.message.hide()
        policy = ExercisePolicy(exercise, self._here + 1, navigator.store, navigator.bots())
        page = TablePage(policy, navigator.theme, navigator.pace())
        page.back.connect(navigator.show_start_page)
        policy.onward.connect(self._show_next_exercise)
        navigator.show_table(page)

    def _show_next_exercise(self) -> None:
        self._here += 1
        if self._here < len(self._drilled):
            self._show_exercise()
        elif self._collector is None:
            self._end_drill()

    def _end_drill(self) -> None:
        self._navigator.show_start_page()
        self._navigator.message.show_information(lambda: self.tr("That was your last mistake in this game."))

    def save_csv(self, text: str) -> None:
        self._save(text, self.tr("Export as CSV"), "bluestick", self.tr("Table"), ".csv")

    def _export(self, policy: ReviewPolicy) -> None:
        from bluestick.app.learn.review.diagram import marked_log

        text, name = marked_log(policy.match, policy.reviewer.known), policy.session.journal.path.stem
        self._save(text, self.tr("Save the log"), name, self.tr("Text"), ".txt")

    def _save(self, text: str, title: str, name: str, kind: str, suffix: str) -> None:
        wanted = str(paths.home_folder() / f"{name}{suffix}")
        chosen, _ = QFileDialog.getSaveFileName(self._window, title, wanted, f"{kind} (*{suffix})")
        if not chosen:
            return
        path = Path(chosen) if Path(chosen).suffix else Path(chosen + suffix)
        try:
            write_export(path, text.encode())
        except OSError as error:
            self._navigator.message.say(partial(common.cannot_write, path.name, error.strerror or str(error)))


def _as_person(player: Player) -> Player:
    return replace(player, guest=False) if player.level is None else replace(player, name="", level=None)
