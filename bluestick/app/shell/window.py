"""Main window: a stack of pages, with menus, docks, dialogs and match files as helpers.

Long, because every way from one page to another leads through here, and every setting takes effect from here.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSize, Qt, QTimer
from PySide6.QtGui import QCloseEvent, QGuiApplication, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QApplication,
    QMainWindow,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from bluestick.app.home.start_page import StartPage
from bluestick.app.shell import pace_settings
from bluestick.app.shell.deals import Deals
from bluestick.app.shell.dialogs import Dialogs
from bluestick.app.shell.dock_manager import DockManager
from bluestick.app.shell.lesson_flow import LessonFlow
from bluestick.app.shell.match_files import MatchFiles
from bluestick.app.shell.menus import Menus
from bluestick.app.shell.message_bar import NEWS, MessageBar
from bluestick.app.shell.review_flow import ReviewFlow
from bluestick.app.widgets import focus_ring, style
from bluestick.games import GAMES
from bluestick.store import paths
from bluestick.store.match_store import Journal, MatchStore
from bluestick.store.preview_cache import PreviewCache
from bluestick.store.settings import Settings
from bluestick.text import errors, language
from bluestick.text.card_letters import use_letters
from bluestick.text.players import coached_seat
from bluestick.user_error import MissingResource

if TYPE_CHECKING:
    from bluestick.app.desktop.sounds import Sounds
    from bluestick.app.home.deal_choice import DealSource
    from bluestick.app.home.new_match import NewMatchPage
    from bluestick.app.learn.lessons.list_page import LessonList
    from bluestick.app.play.page import TablePage
    from bluestick.app.shell.export import MatchExport
    from bluestick.engine.deal_codes import SharedDeal
    from bluestick.engine.match import AnyMatch
    from bluestick.engine.record import Player
    from bluestick.engine.rules import Setup
    from bluestick.match.bot_client import BotClient
    from bluestick.match.session import Session
    from bluestick.store.seen_tips import SeenTips
    from bluestick.tables.motion.pace import Pace

PROVEN = 10_000
"""Milliseconds after which a match on the table has brought no program down: it may come back by itself."""
USUAL, SMALLEST = QSize(1280, 800), QSize(640, 440)
DOCKS = 1
"""The kind of state that is kept. In the one before, docks may float that the player has not made windows."""
FRAME = QSize(16, 40)
"""What a desktop may put round a window: nobody tells before it is shown."""


class MainWindow(QMainWindow):
    """Main window: a stack of pages."""

    def __init__(self, settings: Settings, saves: MatchStore) -> None:
        super().__init__()
        focus_ring.install(style.application())
        self.settings = settings
        self.saves = saves
        self.theme = style.theme(settings.theme)
        self.table_page: TablePage | None = None
        self.new_page: NewMatchPage | None = None
        self.list_page: LessonList | None = None
        self._thinker: BotClient | None = None
        self._seen: SeenTips | None = None
        self.message = MessageBar()
        self._damaged: list[Path] = []
        self.left = ""
        """The match that an earlier session left on the table, if this one was started for something else."""
        self._ending = False
        """Whether the desktop has said that the session ends."""
        self._telling = QTimer(self, singleShot=True, interval=0)
        self._telling.timeout.connect(lambda: self.message.say(partial(errors.damaged, self._damaged)))
        self._resizing = QTimer(self, singleShot=True, interval=0)
        self._resizing.timeout.connect(self._resize_text)
        if style.resize_text(settings.text_size / 100, 1.0):
            style.apply_style(style.application(), self.theme)
        self.shelf = StartPage(self.theme, PreviewCache(saves), lambda: settings.look)
        self.pages = QStackedWidget()
        self.pages.currentChanged.connect(lambda: self.message.forget(NEWS))
        self.central = QWidget()
        """The page, and what the program says over it."""
        self.setCentralWidget(self.central)
        column = QVBoxLayout(self.central)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.message)
        column.addWidget(self.pages, 1)
        self.pages.addWidget(self.shelf)  # last: it is dressed anew at every step into something
        least = SMALLEST
        for screen in QGuiApplication.screens():
            least = least.boundedTo(screen.availableSize() - FRAME)
        self.setMinimumSize(least)

        self.files = MatchFiles(self)
        self.beside = DockManager(self)
        self.deals = Deals(self)
        self.shelf.day.setMenu(self.deals.of_day)
        self.dialogs = Dialogs(self)
        self.lessons = LessonFlow(self)
        self.reviews = ReviewFlow(self)
        self.menus = Menus(self)
        self.shelf.play.connect(self.agree)
        self.shelf.learn.connect(self.lessons.learn)
        self.shelf.resume.connect(self.files.resume)
        self.shelf.discard.connect(self.files.discard)
        self.shelf.over.connect(self.files.file_away)
        self.shelf.rules.connect(lambda game: self.beside.show_rules(f"{game}#"))
        self.shelf.keys.connect(self.dialogs.show_shortcuts)
        self.shelf.settings.connect(self.dialogs.show_settings)
        self.shelf.statistics.connect(self.dialogs.show_statistics)
        settings.changed.connect(self._setting_changed)
        use_letters(settings.index)
        for changed in style.desktop_changes():
            changed.connect(self._follow_desktop)
        self._restore()
        self._resize_text()
        self.show_shelf()

    def miss(self, file: Path) -> None:
        """A file of the program is missing or damaged. That is told in a moment: now somebody may be painting."""
        if file not in self._damaged:
            self._damaged.append(file)
            self._telling.start()

    def tell_fault(self, file: Path | None) -> None:
        """Something went wrong that nobody foresaw. Once is enough while that can still be read."""
        if not self.message.tells("fault"):
            self.message.say(partial(errors.fault, file), "fault")

    # Pages.

    def show_shelf(self) -> None:
        """The start page. A match that was on the table is among the open ones."""
        if not self.may_leave(self.show_shelf):
            return
        self.leave_table()
        self.shelf.list_matches(self.files.open_matches)
        self.shelf.show_known(self.saves.played() | set(filter(self.lessons.progress.has_learnt, GAMES)))
        self.turn_to(self.shelf)
        self.shelf.areas()[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def agree(self, game: str, form: str = "", cards: DealSource | None = None, deal: SharedDeal | None = None) -> None:
        """The page where a match is agreed; ``form``: of this variant; ``deal``: with these cards, by these rules."""
        from bluestick.app.home.new_match import NewMatchPage

        if not self.may_leave(lambda: self.agree(game, form, cards, deal)):
            return
        self.leave_table()
        page = NewMatchPage(game, self.settings, self.theme, form, self.saves.numbers)
        page.play.connect(lambda setup, players: self.begin(game, setup, players, page.cards.number))
        page.elsewhere.connect(lambda deal: self.agree(deal.game, deal=deal))
        page.back.connect(self.show_shelf)
        page.rules.connect(self.beside.show_rules)
        page.rules_button.show_key(self.menus.rules.shortcut())
        self.new_page = page
        self.pages.addWidget(page)
        self.turn_to(page)
        self.beside.follow()
        page.areas()[0].setFocus(Qt.FocusReason.OtherFocusReason)
        if deal is not None:
            page.take_deal(deal)
        elif cards is not None:
            page.cards.choose(cards)

    def begin(self, game: str, setup: Setup, players: tuple[Player, ...], number: int | None = None) -> None:
        """A new match; with the cards of this number, or with any."""
        match = self.deals.new(game, setup, players, number)
        match.assisted = coached_seat(players) is not None and self._has_coach(game)
        self.play(match, self.saves.create(match))

    def play(self, match: AnyMatch, journal: Journal) -> None:
        """A match comes to the table."""
        from bluestick.app.play.page import TablePage
        from bluestick.match.session import Session

        if not self.may_leave(lambda: self.play(match, journal)):
            return
        self.leave_table()
        self._ending = False
        self.message.hide()
        page = TablePage(Session(match, journal, self.bots()), self.theme, self.pace())
        page.back.connect(self.show_shelf)
        page.again.connect(self._play_again)
        page.reviewed.connect(self.reviews.of_table)
        page.banner.deal.clicked.connect(self.deals.show_of_table)
        page.banner.deal.setVisible(match.deal is not None)
        page.session.over.connect(self._leave_first_match)
        if self._has_coach(page.game):
            self._switch_coach(page, on=True)
        self.sit_down(page)
        QTimer.singleShot(PROVEN, page, self._remember_table)
        if self._damaged:
            self._telling.start()
        self.beside.come_back(page)

    def bots(self) -> BotClient:
        """Those who think, in a process of their own."""
        from bluestick.match.bot_client import BotClient

        if self._thinker is None:
            self._thinker = BotClient(self)
        return self._thinker

    @cached_property
    def handouts(self) -> MatchExport:
        """What can be taken along."""
        from bluestick.app.shell.export import MatchExport

        return MatchExport(self)

    @cached_property
    def sounds(self) -> Sounds:
        """What is heard."""
        from bluestick.app.desktop.sounds import Sounds

        made = Sounds(self.settings, paths.sounds(), self)
        made.missing.connect(self.miss)
        return made

    def sit_down(self, page: TablePage) -> None:
        """A match, or a lesson, begins or goes on."""
        self.sounds.prepare()
        session = page.session
        session.setParent(page)
        session.trouble.connect(lambda code, details: self.message.say(partial(errors.trouble, code, *details), code))
        session.saved.connect(lambda: self.message.forget("save_failed"))
        page.rules.connect(self.beside.show_rules)
        page.changed.connect(self.menus.show_possible)
        page.settled.connect(self.beside.update_sheet)
        page.looked.connect(self.beside.update_sheet)
        session.laid.connect(self.beside.update_sheet)
        page.sounded.connect(self.sounds.play)
        self._look(page)
        pace_settings.force(self.settings, session)
        page.body.wear(self.settings.panel_width / 100, is_open=self.settings.panel_open)
        page.body.changed.connect(lambda: self._remember_panel(page))
        page.body.changed.connect(self.beside.show_panel)
        self.table_page = page
        self.menus.show_keys()
        self.pages.addWidget(page)
        self.turn_to(page)
        page.begin()
        self.menus.show_possible()

    def toggle_coach(self) -> None:
        """The coach comes to the table, or goes; the next match is begun in the same way."""
        page = self.table_page
        if page is not None and page.coach.possible:
            self._switch_coach(page, on=not page.coach.on)
            self.settings.set_coach(page.game, "on" if page.coach.on else "off")
            self.menus.show_possible()

    def _has_coach(self, game: str) -> bool:
        return self.settings.coach(game) in ("first", "on")

    def _switch_coach(self, page: TablePage, *, on: bool) -> None:
        from bluestick.store.seen_tips import SeenTips

        if self._seen is None:
            self._seen = SeenTips(self.saves)
            if self._seen.aside is not None:
                self.message.say(partial(errors.unseen, self._seen.aside))
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
            if self.may_leave(begin):
                begin()

    def _begin_once_more(self, left: Session) -> None:
        match = left.once_more()
        self.play(match, self.saves.create(match))
        assert self.table_page is not None
        self.table_page.session.write_down()
        if left.unsaved:  # and the player knows
            return
        was_over, path = left.match.outcome is not None, left.journal.path

        def told() -> str:
            if was_over:
                return self.tr("Back at the beginning. The match that was over stays among the finished ones.")
            return self.tr("Back at the beginning. The match so far stays among the matches in progress.")

        way = partial(self.files.resume, path)
        self.message.lead(told, "restart", lambda: self.tr("Back to that match"), way)

    def _play_again(self) -> None:
        assert self.table_page is not None
        match = self.table_page.session.match
        self.begin(match.rules.id, match.setup, match.players)

    def may_leave(self, go_on: Callable[[], object]) -> bool:
        """Whether nothing is lost with the match on the table. If it cannot be saved the player is asked first."""
        page = self.table_page
        if page is None:
            return True
        page.table.hurry()
        if page.session.keep():
            return True

        def leave() -> None:
            self.leave_table()
            self.show_shelf()
            go_on()

        def elsewhere() -> None:
            if self.files.save_copy():
                leave()

        reason = page.session.unsaved
        self.message.ask(
            lambda: self.tr(
                "The match cannot be saved ({reason}). What was played last is lost if you leave it now."
            ).format(reason=reason),
            "save_failed",
            (lambda: self.tr("Save a copy elsewhere…"), elsewhere),
            (lambda: self.tr("Leave without saving"), leave),
            (lambda: self.tr("Stay"), page.take_focus),
        )
        return False

    def close_unasked(self) -> None:
        """The system wants the program to end."""
        self.be_ready_to_end()
        self.close()

    def be_ready_to_end(self) -> None:
        """The desktop ends the session, and nobody is asked: the match is on the table again next time.

        What cannot be saved goes to another folder, and the next start tells it.
        """
        self._ending = True
        page = self.table_page
        if page is not None:
            page.table.hurry()
            if not page.session.keep():
                print("bluestick:", self._rescue(page.session.match), file=sys.stderr)
                self.leave_table()
        self._remember_table()
        self.settings.stored.sync()

    def _remember_table(self) -> None:
        page = self.table_page
        if page is not None and page.is_kept:
            self.settings.table = str(page.session.journal.path)

    def _rescue(self, match: AnyMatch) -> str:
        try:
            file = str(self.saves.rescue(match))
        except OSError as error:
            return self.tr("The match could not be saved: {reason}").format(reason=error.strerror or error)
        self.settings.rescued = (*self.settings.rescued, file)
        return self.tr("The match could not be saved. It is here: {file}").format(file=file)

    def leave_table(self) -> None:
        """Put away the match on the table, or the page where one was agreed."""
        if self.table_page is not None:
            if str(self.table_page.session.journal.path) == self.left:
                self.left = ""
            self.settings.table = self.left
            self.table_page.close_session()
            self.message.forget("save_failed")
            self.message.forget("restart")
        self.beside.forget_page()
        for page in (self.table_page, self.new_page, self.list_page):
            if page is not None:
                self.shelf.left = page.game
                self.pages.removeWidget(page)
                page.hide()
                page.deleteLater()
        self.table_page = self.new_page = self.list_page = None

    def turn_to(self, page: QWidget) -> None:
        """Show another page."""
        self.pages.setCurrentWidget(page)
        self._show_title()
        self.menus.show_possible()
        self.beside.make_way()

    # What the menus do.

    def new_match(self) -> None:
        """A new match of the game on the table, or of the first one."""
        self.agree(self.table_page.game if self.table_page is not None else next(iter(GAMES)))

    def full_screen(self) -> None:
        """To and fro."""
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def next_area(self) -> None:
        """The keyboard goes from the table to the moves, the header, the rules and back."""
        shown = self.areas() if self.central.isVisible() else ()
        areas = (*shown, *self.message.areas(), *self.beside.areas())
        focus = QApplication.focusWidget() or self
        at = next((k for k, area in enumerate(areas) if area is focus or area.isAncestorOf(focus)), -1)
        following = areas[(at + 1) % len(areas)]
        following.activateWindow()
        following.setFocus(Qt.FocusReason.TabFocusReason)

    def areas(self) -> tuple[QWidget, ...]:
        """Where F6 leads on the page; the keyboard begins at the first."""
        return self.page.areas()

    @property
    def page(self) -> TablePage | NewMatchPage | LessonList | StartPage:
        """What is shown."""
        return self.table_page or self.new_page or self.list_page or self.shelf

    def on_table(self, act: Callable[[TablePage], None]) -> None:
        """Do that with the match on the table, if there is one."""
        if self.table_page is not None:
            act(self.table_page)

    # Menus and keys.

    def _show_title(self) -> None:
        title = self.table_page.title if self.table_page is not None else ""
        self.setWindowTitle(f"{title} – bluestick" if title else "bluestick")

    # Language, look and settings.

    def retranslate(self) -> None:
        """Say everything in the language of the day, the table included."""
        self.menus.retranslate()
        parts = (
            self.message,
            self.shelf,
            self.new_page,
            self.list_page,
            self.table_page,
            *self.beside.docks,
        )
        for part in (*parts, *self.dialogs.made.values()):
            if part is not None:
                part.retranslate()
        if self.list_page is not None and self.lessons.school is not None:
            self.lessons.school.fill(self.list_page)
        self.beside.update_sheet()
        self._show_title()
        self.menus.show_keys()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def _setting_changed(self, name: str) -> None:
        match name:
            case "language":
                self.on_table(lambda page: page.table.hurry())
                self.speak(self.settings.language)
            case "theme":
                self._follow_desktop()
            case "speed" | "reduced_motion" | "bots" | "trick_waits":
                self.on_table(lambda page: page.set_pace(self.pace()))
            case "index":
                use_letters(self.settings.index)
                self.on_table(self._look)
                self.on_table(lambda page: page.retranslate())
                self.beside.update_sheet()
            case _ if name in self.settings.look:
                self.menus.memory.setChecked(self.settings.memory_aid)
                self.on_table(self._look)
                if self.new_page is not None:
                    self.new_page.show_look()
                self.shelf.show_look()
            case "forced_passes" | "forced_plays":
                self.on_table(lambda page: pace_settings.force(self.settings, page.session))
            case "text_size":
                self._resize_text()
            case "letter_keys":
                self.menus.set_letter_keys()

    def speak(self, code: str) -> None:
        """In this language; if that cannot be, go on in the old one."""
        app = style.application()
        try:
            for file in language.install(app, code):
                self.miss(file)
        except MissingResource as error:
            if code == self.settings.language:
                self.settings.language = language.spoken(app)
            self.message.say(partial(errors.damaged, [error.path]))

    def _resize_text(self) -> None:
        """Text is as large as somebody wants it and the window has room for; everything finds its place anew."""
        if style.resize_text(self.settings.text_size / 100, style.grown(self.size())):
            self._dress()
            self.on_table(self._look)
            self.retranslate()
            self.on_table(lambda page: page.body.fit())
        self.beside.arrange()

    def _follow_desktop(self) -> None:
        theme = style.theme(self.settings.theme)
        if theme is not self.theme:
            self.theme = theme
            self._dress()

    def _dress(self) -> None:
        theme = self.theme
        style.apply_style(style.application(), theme)
        self.shelf.set_theme(theme)
        for dialog in self.dialogs.made.values():
            dialog.set_theme(theme)
        for page in (self.new_page, self.list_page, self.table_page, *self.beside.docks):
            if page is not None:
                page.set_theme(theme)

    def _remember_panel(self, page: TablePage) -> None:
        self.settings.panel_width = min(200, max(50, round(page.body.share * 100)))
        self.settings.panel_open = page.body.open

    def _look(self, page: TablePage) -> None:
        page.table.set_look(**self.settings.look, text=style.lettering())
        page.panel.colour_suits()

    def pace(self) -> Pace:
        """How fast somebody wants to see everything."""
        return pace_settings.pace(self.settings)

    # The window itself.

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._resizing.start()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() != Qt.Key.Key_Escape:
            if not self.menus.act_by_place(event):
                super().keyPressEvent(event)
        elif self.table_page is not None and self.table_page.cancel():
            pass
        elif self.isFullScreen():
            self.full_screen()
        elif self.beside.cancel():
            pass
        elif self.table_page is not None:
            self.table_page.leave()
        elif self.new_page is not None or self.list_page is not None:
            self.show_shelf()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Asks only about what could not be saved: otherwise every move is in its file already."""
        if not self.may_leave(self.close):
            event.ignore()
            return
        self.settings.geometry = self.saveGeometry()
        self.settings.rules_open = self.beside.stays_open
        left = self.settings.table
        self.leave_table()
        self.beside.uncover()
        self.settings.state = self.saveState(DOCKS)
        if self._ending:
            self.settings.table = left
        if self._thinker is not None:
            self._thinker.stop()
        self.sounds.close()
        for dialog in self.dialogs.made.values():
            dialog.close()
        super().closeEvent(event)

    def _restore(self) -> None:
        """As it was left, but on a screen that is there; where it has no room it fills the screen."""
        self.restoreState(self.settings.state, DOCKS)  # first: a window that fills the screen restores it once more
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
