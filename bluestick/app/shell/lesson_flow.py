"""Lessons in the window: open the list, start and leave a lesson, try a clause."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction

from bluestick.games import GAMES
from bluestick.store.lesson_progress import has_lessons

if TYPE_CHECKING:
    from bluestick.app.learn.lessons.controller import LessonController
    from bluestick.app.shell.navigator import Navigator


class LessonFlow(QObject):
    """Lesson actions of the window."""

    def __init__(self, navigator: Navigator) -> None:
        super().__init__(navigator)
        self._navigator = navigator
        self.actions: tuple[QAction, QAction]
        self.controller: LessonController | None = None
        self.progress = navigator.progress
        aside = self.progress.aside
        if aside is not None:
            navigator.message.say(
                lambda: self.tr("Your progress in the lessons can’t be read. The file is kept as “{file}”.").format(
                    file=aside.name
                )
            )

    def show_list(self, game: str) -> None:
        from bluestick.app.learn.lessons.controller import LessonController
        from bluestick.app.learn.lessons.list_page import LessonList

        navigator = self._navigator
        if not navigator.may_leave(lambda: self.show_list(game)):
            return
        navigator.close_pages()
        if self.controller is not None:
            self.controller.deleteLater()
        self.controller = controller = LessonController(
            game, self.progress, self, begun=bool(navigator.settings.new_match(game))
        )
        page = LessonList(game, navigator.theme)
        controller.unreadable.connect(navigator.message.report_damaged)
        controller.unsaved.connect(self._tell_unsaved_progress)
        controller.lesson_wanted.connect(self.start)
        controller.list_wanted.connect(lambda: self.show_list(game))
        controller.match_wanted.connect(lambda form: navigator.open_new_match(game, form))
        page.lesson_chosen.connect(self.start)
        page.match_chosen.connect(lambda: navigator.open_new_match(game))
        page.back.connect(navigator.show_start_page)
        page.rules.connect(navigator.rules)
        navigator.list_page = page
        controller.fill(page)
        navigator.show_game_page(page)

    def refill(self) -> None:
        if self._navigator.list_page is not None and self.controller is not None:
            self.controller.fill(self._navigator.list_page)

    def try_question(self, game: str, name: str, stop: str) -> None:
        """Show one question on the table; ``name``: id of the lesson; ``stop``: name of its step."""
        self.show_list(game)
        if self._navigator.list_page is not None:  # unless the player stays with the match on the table
            self.start(name, stop)

    def _tell_unsaved_progress(self, reason: str) -> None:
        self._navigator.message.say(
            lambda: self.tr("Your progress in the lessons can’t be saved: {reason}").format(reason=reason),
            "progress",
        )

    def show_list_for(self, game: str) -> None:
        """Show the lessons of a game; if it has none, of the first game that has any."""
        if taught := [one for one in (game, *GAMES) if has_lessons(one)]:
            self.show_list(taught[0])

    def start(self, name: str, stop: str = "") -> None:
        """Start the lesson with the id ``name`` where it was left, or try its step ``stop``, saving no progress."""
        from bluestick.app.learn.lessons.policy import LessonPolicy
        from bluestick.app.play.page import TablePage
        from bluestick.match.lesson_answers import LessonError
        from bluestick.match.lesson_session import LessonSession

        navigator = self._navigator
        controller = self.controller
        assert controller is not None
        lessons = controller.lessons()
        names = [lesson.id for lesson in lessons]
        lesson = lessons[names.index(name)]
        try:
            lesson.match()
            at = [one.name for one in lesson.stops].index(stop) if stop else controller.resume_index(lesson)
            session = LessonSession(lesson, navigator.bots(), at)
        except LessonError as error:
            navigator.message.report_damaged(error.file)
            return
        navigator.close_pages()
        policy = LessonPolicy(session, (names.index(name) + 1, len(names)), navigator.theme, self.actions)
        page = TablePage(policy, navigator.theme, navigator.pace())
        page.back.connect(lambda: self.show_list(controller.game))
        policy.unreadable.connect(navigator.message.report_damaged)
        controller.follow(policy, trial=bool(stop))
        navigator.show_table(page)
