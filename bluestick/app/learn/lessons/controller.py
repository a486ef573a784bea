"""Lesson controller: list of lessons, the running lesson, and the way out to a match."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from bluestick.app.learn.lessons.list_page import LessonEntry, LessonList
from bluestick.app.widgets import style
from bluestick.match.lesson_answers import LessonError
from bluestick.match.lesson_script import LessonScript, read, stems
from bluestick.store.lesson_progress import LessonProgress, folder
from bluestick.text import common, language

if TYPE_CHECKING:
    from bluestick.app.learn.lessons.page import LessonPage


class LessonController(QObject):
    """The lessons of one game, read in the language of the day, and who learns there."""

    spoilt = Signal(object)
    """A file of a lesson that cannot be used."""
    unsaved = Signal(str)
    """Why it cannot be written down how far somebody has come."""
    play = Signal(str)
    """Enough learnt of this form."""
    take = Signal(str)
    """Another lesson."""
    leave = Signal()
    """Back to the list."""

    def __init__(self, game: str, progress: LessonProgress, parent: QObject, *, begun: bool) -> None:
        """``begun``: whether a match of the game was ever begun."""
        super().__init__(parent)
        self.game = game
        self._begun = begun
        self._progress = progress

    def lessons(self) -> list[LessonScript]:
        """All that can be used; of those that cannot a file is named."""
        found = []
        for stem in stems(folder(self.game)):
            try:
                found.append(read(stem, language.spoken(style.application())))
            except LessonError as error:
                self.spoilt.emit(error.file)
        return found

    def fill(self, page: LessonList) -> None:
        """Show the list as it is now."""
        page.show_lessons(
            [
                LessonEntry(lesson, self.left_at(lesson), self._progress.is_done(self.game, lesson.id))
                for lesson in self.lessons()
            ]
        )

    def left_at(self, lesson: LessonScript) -> int:
        """The number of the stop where a lesson is gone on with."""
        names = [stop.name for stop in lesson.stops]
        stop = self._progress.stop(self.game, lesson.id)
        return names.index(stop) if stop in names else 0

    def follow(self, page: LessonPage, *, trial: bool = False) -> None:
        """Write down how far a lesson comes, unless it is only a trial, and at its end say what may come next."""
        lesson = page.session.lesson
        if not trial:
            page.reached.connect(lambda stop: self._write(partial(self._progress.reach, self.game, lesson.id, stop)))
            page.session.finished.connect(lambda: self._write(partial(self._progress.finish, self.game, lesson.id)))
        page.session.finished.connect(lambda: self._end(page))

    def _write(self, change: Callable[[], None]) -> None:
        try:
            change()
        except OSError as error:
            self.unsaved.emit(error.strerror or str(error))

    def _end(self, page: LessonPage) -> None:
        lesson = page.session.lesson
        everything = self.lessons()
        after = everything[[one.id for one in everything].index(lesson.id) + 1 :]
        form = lesson.record.setup.variant
        ways: list[tuple[str, Callable[[], object]]] = []
        if form not in [one.record.setup.variant for one in after]:
            play = common.play_a_match() if self._begun else self.tr("Play your first match")
            ways.append((play, partial(self.play.emit, form)))
        if after:
            ways.append((self.tr("Next lesson"), partial(self.take.emit, after[0].id)))
        ways.append((self.tr("All lessons"), self.leave.emit))
        page.show_end(ways)
