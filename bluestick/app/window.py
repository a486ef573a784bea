"""The window: one page at a time, the rules beside it, menus and keys.

Long, because it holds every menu, and the way from each page to each other.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from random import sample
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QRect, QSize, Qt, QTimer
from PySide6.QtGui import QAction, QActionGroup, QCloseEvent, QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QApplication,
    QFileDialog,
    QMainWindow,
    QMenu,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)
from shiboken6 import isValid

from bluestick.app import language, own_window, paths, style, texts
from bluestick.app.company import form_name, helped, whom
from bluestick.app.lessons.progress import Progress, has_lessons
from bluestick.app.overlays import Message
from bluestick.app.review.reviews import Reviews
from bluestick.app.saves import SUFFIX, InUse, Journal, Saved, Saves, real
from bluestick.app.settings import Settings
from bluestick.app.shelf import Shelf
from bluestick.app.sounds import Sounds
from bluestick.app.texts import common
from bluestick.app.texts.cards import use_letters
from bluestick.complaint import MissingResource
from bluestick.engine.match import AnyMatch, Match
from bluestick.engine.record import Player, RecordError
from bluestick.engine.rules import Setup
from bluestick.games import GAMES
from bluestick.tables.pace import Pace

if TYPE_CHECKING:
    from bluestick.app.dialog import Dialog
    from bluestick.app.dock import Dock
    from bluestick.app.lessons.list_page import LessonList
    from bluestick.app.lessons.school import School
    from bluestick.app.new_match import NewMatch
    from bluestick.app.rule_viewer import RuleViewer
    from bluestick.app.score_sheet import ScoreSheet
    from bluestick.app.seen import Seen
    from bluestick.app.session import Session
    from bluestick.app.table_page import TablePage
    from bluestick.app.thinker import Thinker

PACES = {"off": 0.0, "slow": 2.0, "normal": 1.0, "fast": 0.5}
STILL = 1.0
"""Where nothing moves, things are looked at as long as at the normal pace."""
RECENT = 8
"""How many matches the menu names."""
USUAL, SMALLEST = QSize(1280, 800), QSize(900, 620)
RULES = 382
"""How wide the rules are beside a page."""
FRAME = QSize(16, 40)
"""What a desktop may put round a window: nobody tells before it is shown."""


class MainWindow(QMainWindow):
    """The only window."""

    def __init__(self, settings: Settings, saves: Saves) -> None:
        super().__init__()
        self.settings = settings
        self.saves = saves
        self.theme = style.theme(settings.theme)
        self.table_page: TablePage | None = None
        self.new_page: NewMatch | None = None
        self.list_page: LessonList | None = None
        self.progress = Progress(saves)
        self.school: School | None = None
        self._thinker: Thinker | None = None
        self.sounds = Sounds(settings, paths.sounds(), self)
        self.sounds.missing.connect(self.miss)
        self.viewer: RuleViewer | None = None
        self.sheet: ScoreSheet | None = None
        self._seen: Seen | None = None
        self._introduces = False  # the rules have opened by themselves
        self._rules_put = False  # somebody has said where they are to be
        self._dialogs: dict[str, Dialog] = {}
        self._before_menus: QWidget | None = None
        self.message = Message()
        self._damaged: list[Path] = []
        self._telling = QTimer(self, singleShot=True, interval=0)
        self._telling.timeout.connect(lambda: self.message.say(texts.damaged(self._damaged)))
        self.shelf = Shelf(self.theme, lambda path: Journal(path, saves).read())
        self.pages = QStackedWidget()
        self.pages.addWidget(self.shelf)
        central = QWidget()
        column = QVBoxLayout(central)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.message)
        column.addWidget(self.pages, 1)
        self.setCentralWidget(central)
        least = SMALLEST
        for screen in QGuiApplication.screens():
            least = least.boundedTo(screen.availableSize() - FRAME)
        self.setMinimumSize(least)

        self.reviews = Reviews(self)
        self._make_actions()
        self._make_menus()
        self.shelf.play.connect(self.agree)
        self.shelf.learn.connect(self.learn)
        self.shelf.resume.connect(self.resume)
        self.shelf.discard.connect(self._discard)
        self.shelf.rules.connect(lambda game: self.show_rules(f"{game}#"))
        self.shelf.keys.connect(self.show_shortcuts)
        self.shelf.settings.connect(self.show_settings)
        self.shelf.statistics.connect(self.show_statistics)
        settings.changed.connect(self._setting_changed)
        use_letters(settings.index)
        for changed in style.desktop_changes():
            changed.connect(self._follow_desktop)
        if self.progress.aside is not None:
            said = self.tr("How far you had come in the lessons cannot be read; the file is kept as “{file}”.")
            self.message.say(said.format(file=self.progress.aside.name))
        self._name_menus()
        self._restore()
        self.show_shelf()

    def miss(self, file: Path) -> None:
        """A file of the program is missing or damaged. That is told in a moment: now somebody may be painting."""
        if file not in self._damaged:
            self._damaged.append(file)
            self._telling.start()

    def tell_fault(self, file: Path | None) -> None:
        """Something went wrong that nobody foresaw. Once is enough while that can still be read."""
        if not self.message.tells("fault"):
            self.message.say(texts.fault(file), "fault")

    # Pages.

    def show_shelf(self) -> None:
        """The start page. A match that was on the table is among the open ones."""
        if not self._may_leave(self.show_shelf):
            return
        self._leave_table()
        self.shelf.show_matches(self._open_matches())
        self.shelf.show_known(self.saves.played() | set(filter(self.progress.has_learnt, GAMES)))
        self._turn_to(self.shelf)
        self.shelf.areas()[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def _open_matches(self) -> Sequence[Saved]:
        try:
            matches = self.saves.open_matches()
        except OSError as error:
            said = self.tr(
                "Your matches cannot be read ({reason}: {file}). You can play, but nothing is saved like this."
            )
            reason = error.strerror or str(error)
            self.message.say(said.format(reason=reason, file=self.saves.folder), "no_folder")
            return ()
        self.message.forget("no_folder")
        return matches

    def learn_here(self) -> None:
        """The lessons of the game on the page, or of the first that has any."""
        game = self._clause().partition("#")[0]
        if taught := [one for one in (game, *GAMES) if has_lessons(one)]:
            self.learn(taught[0])

    def learn(self, game: str) -> None:
        """The list of the lessons of a game."""
        from bluestick.app.lessons.list_page import LessonList
        from bluestick.app.lessons.school import School

        if not self._may_leave(lambda: self.learn(game)):
            return
        self._leave_table()
        if self.school is not None:
            self.school.deleteLater()
        self.school = school = School(game, self.progress, self, begun=bool(self.settings.new_match(game)))
        page = LessonList(game, self.theme)
        school.spoilt.connect(self.miss)
        school.unsaved.connect(self._tell_unsaved_progress)
        school.take.connect(self.take_lesson)
        school.leave.connect(lambda: self.learn(game))
        school.play.connect(lambda form: self.agree(game, form))
        page.take.connect(self.take_lesson)
        page.play.connect(lambda: self.agree(game))
        page.back.connect(self.show_shelf)
        page.rules.connect(self.show_rules)
        page.rules_button.show_key(self.act_rules.shortcut())
        self.list_page = page
        school.fill(page)
        self.pages.addWidget(page)
        self._turn_to(page)
        self._follow_rules()
        page.areas()[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def try_out(self, game: str, name: str, stop: str) -> None:
        """A question of a lesson on the table."""
        self.learn(game)
        if self.list_page is not None:  # what was on the table could be left
            self.take_lesson(name, stop)

    def take_lesson(self, name: str, stop: str = "") -> None:
        """A lesson on the table, from where it was left, or from ``stop`` to try that out: then nothing is kept."""
        from bluestick.app.lessons.answer import LessonError
        from bluestick.app.lessons.page import LessonPage
        from bluestick.app.lessons.session import LessonSession

        school = self.school
        assert school is not None
        lessons = school.lessons()
        names = [lesson.id for lesson in lessons]
        lesson = lessons[names.index(name)]
        try:
            lesson.match()
            at = [one.name for one in lesson.stops].index(stop) if stop else school.left_at(lesson)
            session = LessonSession(lesson, self._bots(), at)
        except LessonError as error:
            self.miss(error.file)
            return
        self._leave_table()
        page = LessonPage(
            session,
            (names.index(name) + 1, len(names)),
            self.theme,
            self._pace(),
            (self.act_restart, self.act_hint),
        )
        page.back.connect(lambda: self.learn(school.game))
        page.spoilt.connect(self.miss)
        school.follow(page, trial=bool(stop))
        self._sit_down(page)

    def _tell_unsaved_progress(self, reason: str) -> None:
        said = self.tr("How far you have come in the lessons cannot be written down: {reason}")
        self.message.say(said.format(reason=reason), "progress")

    def agree(self, game: str, form: str = "") -> None:
        """The page where a match is agreed; ``form``: of this variant."""
        from bluestick.app.new_match import NewMatch

        if not self._may_leave(lambda: self.agree(game, form)):
            return
        self._leave_table()
        page = NewMatch(game, self.settings, self.theme, form)
        page.play.connect(partial(self._begin_new, game))
        page.back.connect(self.show_shelf)
        page.rules.connect(self.show_rules)
        page.rules_button.show_key(self.act_rules.shortcut())
        self.new_page = page
        self.pages.addWidget(page)
        self._turn_to(page)
        self._follow_rules()
        self._introduce(page)
        page.areas()[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def _introduce(self, page: NewMatch) -> None:
        """The first time that a game is agreed its rules lie beside the form. They go with it."""
        known = self.settings.introduced
        if page.game in known or self.settings.new_match(page.game):
            return
        if self.viewer is None or self.viewer.isHidden():
            self.show_rules(f"{page.game}#")
            self._introduces = True
        self.settings.introduced = known | {page.game}

    def _begin_new(self, game: str, setup: Setup, players: tuple[Player, ...]) -> None:
        rules = GAMES[game]
        if rules.seats_by_lot:
            first, *others = players  # round a table it only matters who sits beside whom
            players = (first, *sample(others, len(others)))
        match = Match(rules, setup, players)
        match.assisted = helped(players) is not None and self._has_coach(game)
        self._play(match, self.saves.create(match))

    def resume(self, path: Path, *, afresh: bool = False) -> bool:
        """Go on with a match from a file; one that lies elsewhere is copied first. False, with a message, if not.

        If the one from elsewhere was played on here the player is asked which is meant; ``afresh``: that in the file.
        """
        if self._is_on_table(path):
            return True
        if not self._may_leave(lambda: self.resume(path, afresh=afresh)):
            return False
        try:
            further = None if afresh else self.saves.played_on(path)
            if further is not None:
                self._ask_which(path, further)
                return False
            mine = self.saves.adopt(path)
            if self._is_on_table(mine):
                return True
            match, journal = self.saves.load(mine)
        except RecordError as error:
            self.message.say(texts.record_error(error, path.name))
        except InUse:
            self._tell_in_use(path)
        except OSError as error:
            self.message.say(common.cannot_open(path.name, error.strerror or str(error)))
        else:
            self._play(match, journal)
            return True
        return False

    def _is_on_table(self, path: Path) -> bool:
        page = self.table_page
        return page is not None and page.plays and real(path) == real(page.session.journal.path)

    def _ask_which(self, path: Path, further: Path) -> None:
        self.message.ask(
            self.tr("You have played on with the match in “{file}” already.").format(file=path.name),
            "played_on",
            (self.tr("Go on where you were"), lambda: self.resume(further)),
            (self.tr("Open it as it is in the file"), lambda: self.resume(path, afresh=True)),
            (self.tr("Neither"), lambda: self._areas()[0].setFocus(Qt.FocusReason.OtherFocusReason)),
        )

    def _tell_in_use(self, path: Path) -> None:
        self.message.say(self.tr("“{file}” is open in another window.").format(file=path.name))

    def _play(self, match: AnyMatch, journal: Journal) -> None:
        from bluestick.app.session import Session
        from bluestick.app.table_page import TablePage

        if not self._may_leave(lambda: self._play(match, journal)):
            return
        self._leave_table()
        self.message.hide()
        page = TablePage(Session(match, journal, self._bots()), self.theme, self._pace())
        page.back.connect(self.show_shelf)
        page.again.connect(self._play_again)
        page.reviewed.connect(self.reviews.of_table)
        page.session.over.connect(self._leave_first_match)
        if self._has_coach(page.game):
            self._switch_coach(page, on=True)
        self._sit_down(page)
        if self._damaged:
            self._telling.start()
        if self.settings.rules_open and self.viewer is None:
            self.show_rules(page.clause)
        if self.viewer is not None and self.viewer.isVisible():
            self._place_rules()
        self._follow_rules()
        if self.settings.sheet_open and page.sheet() is not None:
            self.show_sheet()

    def _bots(self) -> Thinker:
        """Those who think, in a process of their own."""
        from bluestick.app.thinker import Thinker

        if self._thinker is None:
            self._thinker = Thinker(self)
        return self._thinker

    def _sit_down(self, page: TablePage) -> None:
        """A match, or a lesson, begins or goes on."""
        self.sounds.prepare()
        session = page.session
        session.setParent(page)
        session.trouble.connect(lambda code, details: self.message.say(texts.trouble(code, *details), code))
        session.saved.connect(lambda: self.message.forget("save_failed"))
        page.rules.connect(self.show_rules)
        page.changed.connect(self._show_possible)
        page.settled.connect(self._update_sheet)
        page.looked.connect(self._update_sheet)
        session.laid.connect(self._update_sheet)
        page.sounded.connect(self.sounds.play)
        self._look(page)
        self.table_page = page
        self._show_keys()
        self.pages.addWidget(page)
        self._turn_to(page)
        page.begin()
        self._show_possible()

    def toggle_coach(self) -> None:
        """The coach comes to the table, or goes; the next match is begun in the same way."""
        page = self.table_page
        if page is not None and page.coach.possible:
            self._switch_coach(page, on=not page.coach.on)
            self.settings.set_coach(page.game, "on" if page.coach.on else "off")
            self._show_possible()

    def _has_coach(self, game: str) -> bool:
        return self.settings.coach(game) in ("first", "on")

    def _switch_coach(self, page: TablePage, *, on: bool) -> None:
        from bluestick.app.seen import Seen

        if self._seen is None:
            self._seen = Seen(self.saves)
            if self._seen.aside is not None:
                self.message.say(texts.unseen(self._seen.aside))
        page.coach.switch(on, self._seen)

    def _leave_first_match(self) -> None:
        """Whoever has not asked for the coach has had one for the first match, and that is over."""
        if self.table_page is not None and self.settings.coach(self.table_page.game) == "first":
            self.settings.set_coach(self.table_page.game, "off")

    def restart(self) -> None:
        """The same players and the same deal, in a new match. The one that is left stays, to be gone on with."""
        page = self.table_page
        if page is not None and page.session.can_restart and not page.repeat():
            begin = partial(self._begin_once_more, page.session)
            if self._may_leave(begin):
                begin()

    def _begin_once_more(self, left: Session) -> None:
        match = left.once_more()
        self._play(match, self.saves.create(match))
        assert self.table_page is not None
        self.table_page.session.write_down()
        if left.unsaved:  # and the player knows
            return
        if left.match.outcome is not None:
            told = self.tr("Back at the beginning. The match that was over stays among the finished ones.")
        else:
            told = self.tr("Back at the beginning. The match so far stays among the matches in progress.")
        self.message.lead(told, "restart", self.tr("Back to that match"), partial(self.resume, left.journal.path))

    def _play_again(self) -> None:
        assert self.table_page is not None
        match = self.table_page.session.match
        self._begin_new(match.rules.id, match.setup, match.players)

    def _may_leave(self, go_on: Callable[[], object]) -> bool:
        """Whether nothing is lost with the match on the table. If it cannot be saved the player is asked first."""
        page = self.table_page
        if page is None:
            return True
        page.table.hurry()
        if page.session.keep():
            return True

        def leave() -> None:
            self._leave_table()
            self.show_shelf()
            go_on()

        def elsewhere() -> None:
            if self.save_copy():
                leave()

        self.message.ask(
            self.tr("The match cannot be saved ({reason}). What was played last is lost if you leave it now.").format(
                reason=page.session.unsaved
            ),
            "save_failed",
            (self.tr("Save a copy elsewhere…"), elsewhere),
            (self.tr("Leave without saving"), leave),
            (self.tr("Stay"), page.take_focus),
        )
        return False

    def close_unasked(self) -> None:
        """The system wants the program to end. What cannot be saved goes where the system keeps things for a while."""
        page = self.table_page
        if page is not None:
            page.table.hurry()
            if not page.session.keep():
                print("bluestick:", self._rescue(page.session.match), file=sys.stderr)
                self._leave_table()
        self.close()

    def _rescue(self, match: AnyMatch) -> str:
        try:
            return self.tr("The match could not be saved. It is here: {file}").format(file=self.saves.rescue(match))
        except OSError as error:
            return self.tr("The match could not be saved: {reason}").format(reason=error.strerror or error)

    def _leave_table(self) -> None:
        """Put away the match on the table, or the page where one was agreed."""
        if self.table_page is not None:
            self.table_page.close_session()
            self.message.forget("save_failed")
            self.message.forget("restart")
        if self.viewer is not None:
            self.viewer.page.table = None
            if self._introduces and self.new_page is not None and self.viewer.clause == f"{self.new_page.game}#":
                self.viewer.close()
        self._introduces = False
        if self.sheet is not None:
            self.sheet.hide()
            self.sheet.forget()
        for page in (self.table_page, self.new_page, self.list_page):
            if page is not None:
                self.pages.removeWidget(page)
                page.hide()
                page.deleteLater()
        self.table_page = self.new_page = self.list_page = None

    def _turn_to(self, page: QWidget) -> None:
        self.pages.setCurrentWidget(page)
        self._show_title()
        self._show_possible()

    # What the menus do.

    def new_match(self) -> None:
        """A new match of the game on the table, or of the first one."""
        self.agree(self.table_page.game if self.table_page is not None else next(iter(GAMES)))

    def open_file(self) -> None:
        """Ask for a file and go on with the match in it."""
        folder = self.saves.finished if self.saves.finished.is_dir() else paths.home()  # others are on the shelf
        name, _ = QFileDialog.getOpenFileName(self, self.tr("Open a match"), str(folder), self._file_kind())
        if name:
            self.resume(Path(name))

    def save_copy(self) -> bool:
        """Write the match on the table to a file of its own; False if that was not done, with a message why not."""
        if self.table_page is None:
            return False
        journal = self.table_page.session.journal
        name, _ = QFileDialog.getSaveFileName(
            self, self.tr("Save a copy"), str(paths.home() / journal.path.name), self._file_kind()
        )
        if not name:
            return False
        path = Path(name) if name.endswith(SUFFIX) else Path(name + SUFFIX)
        try:
            self.saves.save_copy(self.table_page.session.match, path)
        except OSError as error:
            self.message.say(
                self.tr("The copy “{file}” cannot be written: {reason}").format(
                    file=path, reason=error.strerror or error
                )
            )
            return False
        return True

    def show_rules(self, clause: str) -> None:
        """Open the rules at a clause, ``halma#L7``, or at their beginning, ``halma#``."""
        from bluestick.app.rule_viewer import RuleViewer

        if self.viewer is None:
            self.viewer = RuleViewer(self.theme)
            self.viewer.left.connect(partial(self._leave, self.viewer))
            self.viewer.told.connect(self.message.say)
            self.viewer.tried.connect(self.try_out)
            self._rules_put = self.restoreDockWidget(self.viewer)
            if not self._rules_put:
                self.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, self.viewer)
                self.resizeDocks([self.viewer], [style.px(RULES)], Qt.Orientation.Horizontal)
            self.viewer.topLevelChanged.connect(self._keep_rules_put)
        self._place_rules()
        self.viewer.page.table = self.table_page.table if self.table_page is not None else None
        self.viewer.open(clause)
        self.viewer.show()
        self.viewer.raise_()

    def _place_rules(self) -> None:
        """Beside a page that would be cut they have a window of their own, unless somebody has put them elsewhere."""
        viewer = self.viewer
        if viewer is None or self._rules_put:
            return
        over = self._reading_room
        if viewer.isVisible() and viewer.isFloating() == (over is not None):
            return
        viewer.topLevelChanged.disconnect(self._keep_rules_put)
        viewer.setFloating(over is not None)
        viewer.topLevelChanged.connect(self._keep_rules_put)
        if over is not None:
            viewer.setGeometry(own_window.place(self, over))
            QTimer.singleShot(0, self, self._fit_rules)  # a page that is new may not have found its places yet

    def _fit_rules(self) -> None:
        over, viewer = self._reading_room, self.viewer
        if over is not None and viewer is not None and viewer.isFloating() and not self._rules_put:
            viewer.setGeometry(own_window.place(self, over))

    @property
    def _reading_room(self) -> QRect | None:
        """The part of a page that can be done without while the rules are read; None: the page can be narrower."""
        if self.table_page is not None:
            return self.table_page.panel.reading_room
        narrow = self.width() < style.px(USUAL.width())
        return self.new_page.reading_room if self.new_page is not None and narrow else None

    def _keep_rules_put(self) -> None:
        self._rules_put = True

    def toggle_rules(self) -> None:
        """F1: the clause of what is going on; who sees it already wants it away."""
        clause = self._clause()
        if self.viewer is not None and self.viewer.isVisible() and self.viewer.clause == clause:
            self._leave(self.viewer)
        else:
            self.show_rules(clause)
            assert self.viewer is not None
            self.viewer.read_out()

    def _clause(self) -> str:
        """What is going on; on the shelf the game where the keyboard is, or the one that was read last."""
        if self.table_page is not None:
            return self.table_page.clause
        read = self.viewer.game if self.viewer is not None else next(iter(GAMES))
        page = self.new_page or self.list_page
        return f"{page.game if page is not None else self.shelf.game or read}#"

    def _follow_rules(self) -> None:
        """Rules that are open are those of the game on the page."""
        clause = self._clause()
        viewer = self.viewer
        if viewer is not None and viewer.isVisible() and viewer.game != clause.partition("#")[0]:
            self.show_rules(clause)

    def _leave(self, dock: Dock) -> None:
        """Close what stands beside the page, and give the keyboard back to it."""
        focus = QApplication.focusWidget()
        if focus is None or dock.isAncestorOf(focus):
            self.activateWindow()
            self._areas()[0].setFocus(Qt.FocusReason.OtherFocusReason)
        dock.close()

    def toggle_sheet(self) -> None:
        """The score sheet comes and goes."""
        self.settings.sheet_open = self.sheet is None or self.sheet.isHidden()
        if self.settings.sheet_open:
            self.show_sheet()
        elif self.sheet is not None:
            self._leave(self.sheet)

    def show_sheet(self) -> None:
        """Open the score sheet of the match on the table."""
        from bluestick.app.score_sheet import ScoreSheet

        if self.sheet is None:
            self.sheet = ScoreSheet(self.theme)
            self.sheet.clause.connect(self.show_rules)
            self.sheet.count.connect(self._look_at_count)
            self.sheet.put_away.clicked.connect(self.toggle_sheet)
            if not self.restoreDockWidget(self.sheet):
                self.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, self.sheet)
        self._update_sheet()
        self.sheet.show()
        self.sheet.raise_()

    def _look_at_count(self, number: int) -> None:
        if self.table_page is not None:
            self.table_page.look_at_count(number)

    def _update_sheet(self) -> None:
        if self.sheet is not None and self.table_page is not None and (sheet := self.table_page.sheet()) is not None:
            self.sheet.show_sheet(sheet)

    def show_settings(self) -> None:
        """Settings apply as soon as they are changed."""
        from bluestick.app.preferences import Preferences

        self._show_dialog("preferences", lambda: Preferences(self.settings, self))

    def show_statistics(self) -> None:
        """How often who has won."""
        from bluestick.app.statistics import Statistics

        def make() -> Dialog:
            made = Statistics(self.saves, self.theme, self)
            made.finished.connect(self.show_finished)
            made.table.connect(self.reviews.save_table)
            return made

        self._show_dialog("statistics", make)

    def show_finished(self) -> None:
        """All that have been played to their end."""
        self._show_dialog("finished", self._make_finished)

    def _make_finished(self) -> Dialog:
        from bluestick.app.finished import Finished

        made = Finished(self.saves, self)
        made.review.connect(self.reviews.open)
        made.learn.connect(self.reviews.learn)
        made.discard.connect(self._discard)
        return made

    def show_shortcuts(self) -> None:
        """All keys."""
        from bluestick.app.shortcuts import Shortcuts

        own = Qt.FindChildOption.FindDirectChildrenOnly  # those of a table come and go
        self._show_dialog("shortcuts", lambda: Shortcuts(self.findChildren(QAction, options=own), self))

    def show_about(self) -> None:
        """What this is, and by whom."""
        from bluestick.app.about import About

        self._show_dialog("about", lambda: About(self))

    def full_screen(self) -> None:
        """To and fro."""
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def next_area(self) -> None:
        """The keyboard goes from the table to the moves, the header, the rules and back."""
        areas = (*self._areas(), *self.message.areas())
        if self.viewer is not None and self.viewer.isVisible():
            areas = (*areas, self.viewer.page)
        if self.sheet is not None and self.sheet.isVisible():
            areas = (*areas, self.sheet.tree)
        focus = QApplication.focusWidget() or self
        at = next((k for k, area in enumerate(areas) if area is focus or area.isAncestorOf(focus)), -1)
        following = areas[(at + 1) % len(areas)]
        following.activateWindow()
        following.setFocus(Qt.FocusReason.TabFocusReason)

    def _areas(self) -> tuple[QWidget, ...]:
        return (self.table_page or self.new_page or self.list_page or self.shelf).areas()

    def open_menu(self) -> None:
        """The menus, by keyboard; who closes them is back where they were."""
        self._before_menus = QApplication.focusWidget()
        self.menuBar().setFocus(Qt.FocusReason.MenuBarFocusReason)
        self.menuBar().setActiveAction(self.menuBar().actions()[0])

    def _leave_menus(self) -> None:
        """A menu has closed. If no other has opened, the keyboard is not left on the bar; Qt sees to that after Alt."""
        before = self._before_menus
        if before is not None and QApplication.activePopupWidget() is None:
            self._before_menus = None
            if self.focusWidget() is self.menuBar():
                back = before if isValid(before) and before.isVisible() else self._areas()[0]
                back.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_table(self, act: Callable[[TablePage], None]) -> None:
        if self.table_page is not None:
            act(self.table_page)

    def _discard(self, path: Path) -> None:
        try:
            self.saves.discard(path)
        except InUse:
            self._tell_in_use(path)
        except OSError as error:
            self.message.say(
                self.tr("“{file}” cannot be removed: {reason}").format(file=path.name, reason=error.strerror or error)
            )
        self.shelf.show_matches(self._open_matches())

    def _show_dialog(self, name: str, make: Callable[[], Dialog]) -> None:
        if name not in self._dialogs:
            self._dialogs[name] = make()
        dialog = self._dialogs[name]
        dialog.show()
        dialog.raise_()
        dialog.activateWindow()

    def _file_kind(self) -> str:
        return self.tr("Matches of bluestick") + f" (*{SUFFIX})"

    # Menus and keys.

    def _make_actions(self) -> None:
        on_table = self._on_table
        act = self._act
        self.act_new = act("new", self.new_match, "Ctrl+N", "F2")
        self.act_shelf = act("shelf", self.show_shelf, "Ctrl+Shift+N")
        self.act_restart = act("restart", self.restart, "F5")
        self.act_learn = act("learn", self.learn_here, "Ctrl+L")
        self.act_open = act("open", self.open_file, "Ctrl+O")
        self.act_copy = act("copy", self.save_copy, "Ctrl+S")
        self.act_review = act("review", self.reviews.ask_which, "Ctrl+R")
        self.act_finished = act("finished", self.show_finished, "Ctrl+Shift+R")
        self.act_statistics = act("statistics", self.show_statistics)
        self.act_quit = act("quit", self.close, "Ctrl+Q")
        self.act_undo = act("undo", lambda: on_table(lambda page: page.take_back()), "Ctrl+Z")
        self.act_redo = act("redo", lambda: on_table(lambda page: page.bring_back()), "Ctrl+Shift+Z", "Ctrl+Y")
        self.act_hint = act("hint", lambda: on_table(lambda page: page.ask_hint()), "H")
        self.act_coach = act("coach", self.toggle_coach, "C")
        self.act_coach.setCheckable(True)
        self.act_skip = act("skip", lambda: on_table(lambda page: page.skip()), "F8")
        self.act_call = act("call", lambda: on_table(lambda page: page.call()), "F7")
        self.act_options = act("options", lambda: on_table(lambda page: page.say_options()), "Shift+F1", "M")
        self.act_last = act("last", lambda: on_table(lambda page: page.say_last()), "L")
        self.act_table = act("table", lambda: on_table(lambda page: page.say_table()), "T")
        self.act_others = act("others", lambda: on_table(lambda page: page.say_opponents()), "O")
        self.act_score = act("score", lambda: on_table(lambda page: page.say_score()), "S")
        self.act_rules = act("rules", self.toggle_rules, "F1")
        self.act_sheet = act("sheet", self.toggle_sheet, "F4")
        self.act_area = act("area", self.next_area, "F6")
        self.act_full = act("full", self.full_screen, "F11")
        self.act_menu = act("menu", self.open_menu, "F10")
        self.act_memory = act("memory", lambda: setattr(self.settings, "memory_aid", not self.settings.memory_aid))
        self.act_memory.setCheckable(True)
        self.act_settings = act("settings", self.show_settings, "Ctrl+,")
        self.act_keys = act("keys", self.show_shortcuts, "Ctrl+?")
        self.act_about = act("about", self.show_about)
        self.act_about_qt = act("about_qt", QApplication.aboutQt)
        self.addAction(self.act_menu)
        self._of_table = (
            self.act_restart, self.act_copy, self.act_undo, self.act_redo, self.act_hint, self.act_coach, self.act_skip,
            self.act_call, self.act_options, self.act_last, self.act_table, self.act_others, self.act_score,
        )  # fmt: skip
        self.act_memory.setChecked(self.settings.memory_aid)
        self._set_letter_keys()

    def _act(self, name: str, slot: Callable[[], object], *keys: str) -> QAction:
        made = QAction(self)
        made.setObjectName(name)
        made.setShortcuts([QKeySequence(key) for key in keys])
        made.triggered.connect(lambda: slot())
        return made

    def _make_menus(self) -> None:
        bar = self.menuBar()
        self._menus = [bar.addMenu("") for _ in range(5)]
        for menu in self._menus:
            menu.aboutToHide.connect(lambda: QTimer.singleShot(0, self, self._leave_menus))
        game, move, view, settings, help_ = self._menus
        self._recent, self._languages = QMenu(self), QMenu(self)
        self._recent.aboutToShow.connect(self._list_recent)
        game.addActions([self.act_new, self.act_learn, self.act_shelf, self.act_restart])
        game.addSeparator()
        game.addAction(self.act_open)
        game.addMenu(self._recent)
        game.addAction(self.act_copy)
        game.addSeparator()
        game.addActions([self.act_review, self.act_finished])
        game.addAction(self.act_statistics)
        game.addAction(self.act_quit)
        move.addActions([self.act_undo, self.act_redo, self.act_hint, self.act_coach])
        move.addSeparator()
        move.addActions([self.act_skip, self.act_call])
        move.addSeparator()
        move.addActions([self.act_options, self.act_last, self.act_table, self.act_others, self.act_score])
        view.addActions([self.act_rules, self.act_sheet, self.act_memory, self.act_area, self.act_full])
        settings.addMenu(self._languages)
        settings.addSeparator()
        settings.addAction(self.act_settings)
        help_.addActions([self.act_rules, self.act_keys])
        help_.addSeparator()
        help_.addActions([self.act_about, self.act_about_qt])
        self._language_group = QActionGroup(self)
        for code in ("", *language.LANGUAGES):
            choice = self._languages.addAction(language.NATIVE_NAMES.get(code, ""))
            choice.setCheckable(True)
            choice.setData(code)
            choice.triggered.connect(partial(setattr, self.settings, "language", code))
            self._language_group.addAction(choice)

    def _list_recent(self) -> None:
        self._recent.clear()
        for saved in self._open_matches()[:RECENT]:
            setup = saved.agreed()
            if setup is not None:
                name = form_name(saved.game, setup.variant)
                text = f"{name} {whom(GAMES[saved.game], setup, saved.players)}"
                self._recent.addAction(text.replace("&", "&&"), partial(self.resume, saved.path))
        if self._recent.isEmpty():
            self._recent.addAction(self.tr("No matches in progress")).setEnabled(False)

    def _show_possible(self) -> None:
        """What can be done now is what the menus and buttons offer."""
        page = self.table_page
        for action in self._of_table:
            action.setEnabled(page is not None)
        self.act_copy.setEnabled(page is not None and page.is_kept)
        self.act_sheet.setEnabled(page is not None and page.sheet() is not None)
        self.act_coach.setChecked(page is not None and page.coach.on)
        if page is None:
            return
        session = page.session
        self.act_coach.setEnabled(page.coach.possible)
        self.act_undo.setEnabled(session.can_undo)
        self.act_redo.setEnabled(session.can_redo)
        self.act_restart.setEnabled(session.can_restart)
        self.act_hint.setEnabled(page.can_hint)
        self.act_skip.setEnabled(page.can_skip)
        self.act_call.setEnabled(page.can_call)
        page.undo.setEnabled(session.can_undo)
        page.hint.setEnabled(page.can_hint)

    def _show_title(self) -> None:
        title = self.table_page.title if self.table_page is not None else ""
        self.setWindowTitle(f"{title} – bluestick" if title else "bluestick")

    def _set_letter_keys(self) -> None:
        """Single letters may be in somebody's way."""
        for action, letter, others in (
            (self.act_hint, "H", []),
            (self.act_coach, "C", []),
            (self.act_memory, "K", []),
            (self.act_options, "M", ["Shift+F1"]),
            (self.act_last, "L", []),
            (self.act_table, "T", []),
            (self.act_others, "O", []),
            (self.act_score, "S", []),
        ):
            keys = [*others, letter] if self.settings.letter_keys else others
            action.setShortcuts([QKeySequence(key) for key in keys])
        self._show_keys()
        if "shortcuts" in self._dialogs:
            self._dialogs["shortcuts"].retranslate()

    def _show_keys(self) -> None:
        page = self.table_page
        if page is not None:
            page.undo.show_key(self.act_undo.shortcut())
            page.hint.show_key(self.act_hint.shortcut())
            page.rules_button.show_key(self.act_rules.shortcut())
            page.panel.looking_on.straight_on.show_key(self.act_skip.shortcut())

    # Language, look and settings.

    def retranslate(self) -> None:
        """Say everything in the language of the day, the table included."""
        self._name_menus()
        parts = (self.message, self.shelf, self.new_page, self.list_page, self.table_page, self.viewer, self.sheet)
        for part in (*parts, *self._dialogs.values()):
            if part is not None:
                part.retranslate()
        if self.list_page is not None and self.school is not None:
            self.school.fill(self.list_page)
        self._update_sheet()
        self._show_title()
        self._show_keys()

    def _name_menus(self) -> None:
        for menu, text in zip(
            self._menus,
            (self.tr("&Game"), self.tr("&Move"), self.tr("&View"), self.tr("&Settings"), self.tr("&Help")),
            strict=True,
        ):
            menu.setTitle(text)
        self._recent.setTitle(self.tr("M&atches in progress"))
        self._languages.setTitle(self.tr("&Language"))
        self._language_group.actions()[0].setText(common.same_as_system())
        for action, text in (
            (self.act_new, self.tr("&New match…")),
            (self.act_learn, self.tr("&Lessons…")),
            (self.act_shelf, self.tr("&Choose a game")),
            (self.act_restart, self.tr("&Restart this match")),
            (self.act_open, self.tr("&Open…")),
            (self.act_copy, self.tr("&Save a copy…")),
            #: Menu: say what the decisions of a saved match were worth
            (self.act_review, self.tr("Re&view a match…")),
            (self.act_finished, self.tr("&Finished matches…")),
            (self.act_statistics, self.tr("S&tatistics…")),
            (self.act_quit, self.tr("&Quit")),
            (self.act_undo, self.tr("&Undo")),
            (self.act_redo, self.tr("&Redo")),
            (self.act_hint, self.tr("&Hint")),
            (self.act_coach, self.tr("&Coach")),
            (self.act_skip, self.tr("S&kip to my turn")),
            (self.act_call, self.tr("Chan&ge player…")),
            (self.act_options, self.tr("&What can I do?")),
            (self.act_last, self.tr("Read out the &last move")),
            (self.act_table, self.tr("Describe the &table")),
            (self.act_others, self.tr("Describe the &opponents")),
            (self.act_score, self.tr("Read out the &score")),
            (self.act_rules, self.tr("&Rules")),
            (self.act_sheet, self.tr("&Score sheet")),
            (self.act_memory, self.tr("&Mark cards I have seen")),
            (self.act_area, self.tr("To the &next part of the window")),
            (self.act_full, self.tr("&Full screen")),
            (self.act_menu, self.tr("Menu")),
            (self.act_settings, self.tr("&Settings…")),
            (self.act_keys, self.tr("&Keys")),
            (self.act_about, self.tr("&About bluestick")),
            (self.act_about_qt, self.tr("About &Qt")),
        ):
            action.setText(text)
        for choice in self._language_group.actions():
            choice.setChecked(choice.data() == self.settings.language)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def _setting_changed(self, name: str) -> None:
        match name:
            case "language":
                self._on_table(lambda page: page.table.hurry())
                self._speak()
            case "theme":
                self._follow_desktop()
            case "speed" | "reduced_motion":
                self._on_table(lambda page: page.set_pace(self._pace()))
            case "index":
                use_letters(self.settings.index)
                self._on_table(self._look)
                self._on_table(lambda page: page.retranslate())
                self._update_sheet()
            case "coordinates" | "show_moves" | "board" | "four_colours" | "large_index" | "memory_aid":
                self.act_memory.setChecked(self.settings.memory_aid)
                self._on_table(self._look)
            case "letter_keys":
                self._set_letter_keys()

    def _speak(self) -> None:
        """In the language that was chosen; if that cannot be, go on in the old one."""
        app = style.application()
        try:
            for file in language.install(app, self.settings.language):
                self.miss(file)
        except MissingResource as error:
            self.settings.language = language.spoken(app)
            self.message.say(texts.damaged([error.path]))

    def _follow_desktop(self) -> None:
        theme = style.theme(self.settings.theme)
        if theme is self.theme:
            return
        self.theme = theme
        style.wear(style.application(), theme)
        self.shelf.set_theme(theme)
        for dialog in self._dialogs.values():
            dialog.set_theme(theme)
        for page in (self.new_page, self.list_page, self.table_page, self.viewer, self.sheet):
            if page is not None:
                page.set_theme(theme)

    def _look(self, page: TablePage) -> None:
        page.table.set_look(
            coordinates=self.settings.coordinates,
            show_moves=self.settings.show_moves,
            board=self.settings.board,
            index=self.settings.index,
            four_colours=self.settings.four_colours,
            large_index=self.settings.large_index,
            memory_aid=self.settings.memory_aid,
        )
        page.panel.colour_suits()

    def _pace(self) -> Pace:
        return Pace(PACES[self.settings.speed], self.settings.reduced_motion, STILL)

    # The window itself.

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() != Qt.Key.Key_Escape:
            super().keyPressEvent(event)
        elif self.table_page is not None and self.table_page.cancel():
            pass
        elif self.isFullScreen():
            self.full_screen()
        elif self.viewer is not None and self.viewer.isVisible():
            self._leave(self.viewer)
        elif self.sheet is not None and self.sheet.isVisible():
            self.toggle_sheet()
        elif self.new_page is not None or self.list_page is not None:
            self.show_shelf()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Asks only about what could not be saved: otherwise every move is in its file already."""
        if not self._may_leave(self.close):
            event.ignore()
            return
        self.settings.geometry = self.saveGeometry()
        self.settings.state = self.saveState()
        self.settings.rules_open = self.viewer is not None and self.viewer.isVisible() and not self._introduces
        self._leave_table()
        if self._thinker is not None:
            self._thinker.stop()
        self.sounds.close()
        for dialog in self._dialogs.values():
            dialog.close()
        super().closeEvent(event)

    def _restore(self) -> None:
        """As it was left, but on a screen that is there; where it has no room it fills the screen."""
        known = self.restoreGeometry(self.settings.geometry)
        if not known:
            self.resize(USUAL)
        if not self.windowState() & (Qt.WindowState.WindowMaximized | Qt.WindowState.WindowFullScreen):
            place = self.geometry()
            screen = QGuiApplication.screenAt(place.center()) or QGuiApplication.primaryScreen()
            room = screen.availableGeometry()
            most = room.size() if known else room.size() - FRAME
            if place.size().boundedTo(most) != place.size():
                self.resize(place.size().boundedTo(most))
                self.setWindowState(Qt.WindowState.WindowMaximized)
            elif known and not room.contains(place):
                place.moveCenter(room.center())
                self.setGeometry(place)
        self.restoreState(self.settings.state)
