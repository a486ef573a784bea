"""Lesson controller: list of lessons, progress, the next lesson or a match."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from bluestick.app.learn.lessons.list_page import LessonEntry, LessonList
from bluestick.app.widgets import style
from bluestick.match.lesson_answers import LessonError
from bluestick.match.lesson_script import LessonScript, lesson_stems, read_lesson
from bluestick.store.lesson_progress import LessonProgress, lesson_folder
from bluestick.text import common, language

if TYPE_CHECKING:
    from bluestick.app.learn.lessons.policy import LessonPolicy


class LessonController(QObject):
    """Lessons of one game in the current language, and the player's progress."""

    unreadable = Signal(object)
    """Emitted when a lesson file cannot be used; argument: its path."""
    unsaved = Signal(str)
    """Emitted when progress cannot be saved; argument: the system's error message."""
    match_wanted = Signal(str)
    """Emitted to open the page for a new match; argument: id of the variant."""
    lesson_wanted = Signal(str)
    """Emitted to open a lesson; argument: its id."""
    list_wanted = Signal()

    def __init__(self, game: str, progress: LessonProgress, parent: QObject, *, begun: bool) -> None:
        """Create the controller; ``begun``: whether the player has begun a match of the game before."""
        super().__init__(parent)
        self.game = game
        self._begun = begun
        self._progress = progress

    def lessons(self) -> list[LessonScript]:
        """Return all usable lessons; emit ``unreadable`` for the others."""
        found = []
        for stem in lesson_stems(lesson_folder(self.game)):
            try:
                found.append(read_lesson(stem, language.installed_language(style.application())))
            except LessonError as error:
                self.unreadable.emit(error.file)
        return found

    def fill(self, page: LessonList) -> None:
        page.show_lessons(
            [
                LessonEntry(lesson, self.resume_index(lesson), self._progress.is_done(self.game, lesson.id))
                for lesson in self.lessons()
            ]
        )

    def resume_index(self, lesson: LessonScript) -> int:
        names = [stop.name for stop in lesson.stops]
        stop = self._progress.stop(self.game, lesson.id)
        return names.index(stop) if stop in names else 0

    def follow(self, policy: LessonPolicy, *, trial: bool = False) -> None:
        """Save the progress in the lesson on a page, and at its end offer what comes next.

        ``trial``: a single step is tried; no progress is saved.
        """
        lesson = policy.session.lesson
        if not trial:
            policy.reached.connect(lambda stop: self._write(partial(self._progress.reach, self.game, lesson.id, stop)))
            policy.session.finished.connect(lambda: self._write(partial(self._progress.finish, self.game, lesson.id)))
        policy.session.finished.connect(lambda: self._end(policy))

    def _write(self, change: Callable[[], None]) -> None:
        try:
            change()
        except OSError as error:
            self.unsaved.emit(error.strerror or str(error))

    def _end(self, policy: LessonPolicy) -> None:
        lesson = policy.session.lesson
        everything = self.lessons()
        after = everything[[one.id for one in everything].index(lesson.id) + 1 :]
        form = lesson.record.setup.variant
        ways: list[tuple[str, Callable[[], object]]] = []
        if form not in [one.record.setup.variant for one in after]:
            play = common.play_a_match() if self._begun else self.tr("Play your first match")
            ways.append((play, partial(self.match_wanted.emit, form)))
        if after:
            ways.append((self.tr("Next lesson"), partial(self.lesson_wanted.emit, after[0].id)))
        ways.append((self.tr("All lessons"), self.list_wanted.emit))
        policy.show_end(ways)
