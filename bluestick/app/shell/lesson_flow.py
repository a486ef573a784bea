"""Lessons in the window: open the list, start and leave a lesson, try a clause."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt

from bluestick.games import GAMES
from bluestick.store.lesson_progress import LessonProgress, has_lessons

if TYPE_CHECKING:
    from bluestick.app.learn.lessons.controller import LessonController
    from bluestick.app.shell.window import MainWindow


class LessonFlow(QObject):
    """Lesson actions of the window: list, start, leave."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self.school: LessonController | None = None
        self.progress = LessonProgress(window.saves)
        aside = self.progress.aside
        if aside is not None:
            window.message.say(
                lambda: self.tr(
                    "How far you had come in the lessons cannot be read; the file is kept as “{file}”."
                ).format(file=aside.name)
            )

    def learn(self, game: str) -> None:
        """The list of the lessons of a game."""
        from bluestick.app.learn.lessons.controller import LessonController
        from bluestick.app.learn.lessons.list_page import LessonList

        window = self._window
        if not window.may_leave(lambda: self.learn(game)):
            return
        window.leave_table()
        if self.school is not None:
            self.school.deleteLater()
        self.school = school = LessonController(
            game, self.progress, window, begun=bool(window.settings.new_match(game))
        )
        page = LessonList(game, window.theme)
        school.spoilt.connect(window.miss)
        school.unsaved.connect(self._tell_unsaved_progress)
        school.take.connect(self.take)
        school.leave.connect(lambda: self.learn(game))
        school.play.connect(lambda form: window.agree(game, form))
        page.take.connect(self.take)
        page.play.connect(lambda: window.agree(game))
        page.back.connect(window.show_shelf)
        page.rules.connect(window.beside.show_rules)
        page.rules_button.show_key(window.menus.rules.shortcut())
        window.list_page = page
        school.fill(page)
        window.pages.addWidget(page)
        window.turn_to(page)
        window.beside.follow()
        page.areas()[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def try_out(self, game: str, name: str, stop: str) -> None:
        """A question of a lesson on the table."""
        self.learn(game)
        if self._window.list_page is not None:  # what was on the table could be left
            self.take(name, stop)

    def _tell_unsaved_progress(self, reason: str) -> None:
        self._window.message.say(
            lambda: self.tr("How far you have come in the lessons cannot be written down: {reason}").format(
                reason=reason
            ),
            "progress",
        )

    def learn_here(self) -> None:
        """The lessons of the game on the page, or of the first that has any."""
        game = self._window.beside.clause().partition("#")[0]
        if taught := [one for one in (game, *GAMES) if has_lessons(one)]:
            self.learn(taught[0])

    def take(self, name: str, stop: str = "") -> None:
        """A lesson on the table, from where it was left, or from ``stop`` to try that out: then nothing is kept."""
        from bluestick.app.learn.lessons.page import LessonPage
        from bluestick.match.lesson_answers import LessonError
        from bluestick.match.lesson_session import LessonSession

        window = self._window
        school = self.school
        assert school is not None
        lessons = school.lessons()
        names = [lesson.id for lesson in lessons]
        lesson = lessons[names.index(name)]
        try:
            lesson.match()
            at = [one.name for one in lesson.stops].index(stop) if stop else school.left_at(lesson)
            session = LessonSession(lesson, window.bots(), at)
        except LessonError as error:
            window.miss(error.file)
            return
        window.leave_table()
        page = LessonPage(
            session,
            (names.index(name) + 1, len(names)),
            window.theme,
            window.pace(),
            (window.menus.restart, window.menus.hint),
        )
        page.back.connect(lambda: self.learn(school.game))
        page.spoilt.connect(window.miss)
        school.follow(page, trial=bool(stop))
        window.sit_down(page)
