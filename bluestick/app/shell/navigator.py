"""Navigator: shows pages, begins and resumes matches, checks whether a match may be left."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import cached_property, partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from bluestick.app.home.start_page import StartPage
from bluestick.app.shell import pace_settings
from bluestick.app.shell.match_files import MatchFiles
from bluestick.app.shell.message_bar import INFORMATION, MessageBar
from bluestick.app.widgets import style
from bluestick.engine.chance import random_deal_number, shuffled_players
from bluestick.games import GAMES
from bluestick.match.match_state import Action
from bluestick.store import paths
from bluestick.store.journal import Journal
from bluestick.store.lesson_progress import LessonProgress
from bluestick.store.match_store import MatchStore
from bluestick.store.preview_cache import PreviewCache
from bluestick.store.settings import Settings
from bluestick.text import errors
from bluestick.text.players import coached_seat

if TYPE_CHECKING:
    from bluestick.app.desktop.sounds import Sounds
    from bluestick.app.home.deal_choice import DealSource
    from bluestick.app.home.new_match import NewMatchPage
    from bluestick.app.learn.lessons.list_page import LessonList
    from bluestick.app.play.page import TablePage
    from bluestick.engine.deal_codes import SharedDeal
    from bluestick.engine.match import AnyMatch
    from bluestick.engine.record import Player
    from bluestick.engine.rules import Setup
    from bluestick.match.bot_client import BotClient
    from bluestick.match.session import Session
    from bluestick.store.seen_tips import SeenTips
    from bluestick.tables.motion.pace import Pace

RESUMABLE_AFTER = 10_000
"""Milliseconds a match has to be shown without a crash for the next start to resume it."""


class Navigator(QObject):
    """Stack of pages, and navigation between them."""

    shown = Signal()
    game_shown = Signal()
    closing = Signal()
    """Emitted before the page of a match, of a new match or of lessons closes."""
    coming = Signal(object)
    """Emitted before a match, lesson or review is shown; argument: its TablePage."""
    started = Signal(object)
    """Emitted when a match has been shown and begun or resumed; argument: its TablePage."""
    changed = Signal()
    rules = Signal(str)
    """Emitted to open the rules; argument: the clause."""
    review_wanted = Signal()
    deal_wanted = Signal()
    """Emitted to show the deal number of the match on the table."""

    def __init__(self, settings: Settings, store: MatchStore, parent: QWidget) -> None:
        super().__init__(parent)
        self.settings = settings
        self.store = store
        self.theme = style.theme(settings.theme)
        self.message = MessageBar()
        self.table_page: TablePage | None = None
        self.new_page: NewMatchPage | None = None
        self.list_page: LessonList | None = None
        self._bots: BotClient | None = None
        self._seen: SeenTips | None = None
        self.left = ""
        """Path of the match on the table at the last end of the program, if this start opened something else."""
        self.progress = LessonProgress(store)
        self.start_page = StartPage(self.theme, PreviewCache(store), lambda: settings.look)
        self.pages = QStackedWidget()
        self.pages.currentChanged.connect(lambda: self.message.hide_topic(INFORMATION))
        self.files = MatchFiles(self, parent)
        self.start_page.play.connect(self.open_new_match)
        self.start_page.resume.connect(self.files.resume)
        self.start_page.discard.connect(self.files.discard)
        self.start_page.over.connect(self.files.move_to_finished)
        self.start_page.rules.connect(lambda game: self.rules.emit(f"{game}#"))

    @property
    def page(self) -> TablePage | NewMatchPage | LessonList | StartPage:
        return self.table_page or self.new_page or self.list_page or self.start_page

    def areas(self) -> tuple[QWidget, ...]:
        """Return the widgets to which F6 moves the focus, in order; a new page focuses the first."""
        return self.page.areas()

    def on_table(self, act: Callable[[TablePage], object]) -> None:
        """Call ``act`` with the table page (match, lesson or review), if one is shown."""
        if self.table_page is not None:
            act(self.table_page)

    def show_page(self, page: QWidget) -> None:
        self.pages.setCurrentWidget(page)
        self.shown.emit()

    def show_start_page(self) -> None:
        if not self.may_leave(self.show_start_page):
            return
        self.close_pages()
        self.start_page.list_matches(self.files.open_matches)
        self.start_page.set_known_games(self.store.played_games() | set(filter(self.progress.has_finished_any, GAMES)))
        self.show_page(self.start_page)
        self.start_page.areas()[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def open_new_match(
        self, game: str, form: str = "", cards: DealSource | None = None, deal: SharedDeal | None = None
    ) -> None:
        """Show the page for a new match.

        ``form``: variant, "" for the saved one; ``cards``: source of the cards.
        ``deal``: shared deal, which sets variant, options and cards.
        """
        from bluestick.app.home.new_match import NewMatchPage

        if not self.may_leave(lambda: self.open_new_match(game, form, cards, deal)):
            return
        self.close_pages()
        page = NewMatchPage(game, self.settings, self.theme, form, self.store.known_deals)
        page.play.connect(lambda setup, players: self.begin(game, setup, players, page.cards.number))
        page.other_game.connect(lambda deal: self.open_new_match(deal.game, deal=deal))
        page.back.connect(self.show_start_page)
        page.rules.connect(self.rules)
        self.new_page = page
        self.show_game_page(page)
        if deal is not None:
            page.set_deal(deal)
        elif cards is not None:
            page.cards.choose(cards)

    def show_game_page(self, page: NewMatchPage | LessonList) -> None:
        self.pages.addWidget(page)
        self.show_page(page)
        self.game_shown.emit()
        page.areas()[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def new_match(self) -> None:
        self.open_new_match(self.table_page.game if self.table_page is not None else next(iter(GAMES)))

    def begin(self, game: str, setup: Setup, players: tuple[Player, ...], number: int | None = None) -> None:
        """Begin and show a new match; ``number``: deal number, None for random cards."""
        match = self.create_match(game, setup, players, number)
        match.assisted = coached_seat(players) is not None and self._has_coach(game)
        self.play(match, self.store.create(match))

    def create_match(self, game: str, setup: Setup, players: tuple[Player, ...], number: int | None = None) -> AnyMatch:
        """Return a new match; ``number``: deal number, None for random cards."""
        from bluestick.engine.match import Match

        rules = GAMES[game]
        known = number is not None and (game, number) in self.store.known_deals()
        if rules.has_deals and number is None:
            number = random_deal_number()
        if rules.seats_by_lot and number is not None:
            first, *others = players  # only the order of players round the table matters
            players = (first, *shuffled_players(number, others))
        return Match(rules, setup, players, deal=number, known=known)

    def play(self, match: AnyMatch, journal: Journal) -> None:
        """Show a match on a new table page, once the current page may be left; ``journal``: file of the match."""
        from bluestick.app.play.page import TablePage
        from bluestick.app.play.policy import PagePolicy
        from bluestick.match.controller import MatchController
        from bluestick.match.session import Session

        if not self.may_leave(lambda: self.play(match, journal)):
            return
        self.close_pages()
        self.message.hide()
        policy = PagePolicy(MatchController(Session(match, journal, self.bots())))
        page = TablePage(policy, self.theme, self.pace())
        page.back.connect(self.show_start_page)
        page.again.connect(self.play_again)
        page.reviewed.connect(self.review_wanted)
        page.banner.deal.clicked.connect(self.deal_wanted)
        page.banner.deal.setVisible(match.deal is not None)
        page.session.over.connect(self._switch_off_first_coach)
        if self._has_coach(page.game):
            self._switch_coach(page, on=True)
        self.show_table(page)
        QTimer.singleShot(RESUMABLE_AFTER, page, self.remember_table)
        self.message.repeat_damaged()
        self.started.emit(page)

    def show_table(self, page: TablePage) -> None:
        """Show the page of a match, a lesson or a review, and begin or resume it."""
        self.sounds.prepare()
        session = page.session
        session.setParent(page)
        session.trouble.connect(
            lambda code, details: self.message.say(partial(errors.trouble_text, code, *details), code)
        )
        session.saved.connect(lambda: self.message.hide_topic("save_failed"))
        page.rules.connect(self.rules)
        page.changed.connect(self.changed)
        page.sounded.connect(self.sounds.play)
        self.apply_look(page)
        pace_settings.apply_forced_moves(self.settings, session)
        page.splitter.restore(self.settings.panel_width / 100, is_open=self.settings.panel_open)
        page.splitter.changed.connect(lambda: self._remember_panel(page))
        self.table_page = page
        self.coming.emit(page)
        self.pages.addWidget(page)
        self.show_page(page)
        page.begin()
        self.changed.emit()

    def apply_look(self, page: TablePage) -> None:
        page.table.set_look(**self.settings.look, text=style.base_scale())
        page.panel.set_suit_colours()

    def _remember_panel(self, page: TablePage) -> None:
        self.settings.panel_width = min(200, max(50, round(page.splitter.share * 100)))
        self.settings.panel_open = page.splitter.open

    def bots(self) -> BotClient:
        from bluestick.match.bot_client import BotClient

        if self._bots is None:
            self._bots = BotClient(self)
        return self._bots

    @cached_property
    def sounds(self) -> Sounds:
        from bluestick.app.desktop.sounds import Sounds

        made = Sounds(self.settings, paths.sounds_folder(), self)
        made.missing.connect(self.message.report_damaged)
        return made

    def pace(self) -> Pace:
        return pace_settings.table_pace(self.settings)

    def restart(self) -> None:
        """Begin the match again: same players and deal. The match so far stays in the list and can be resumed."""
        page = self.table_page
        if page is not None and page.session.can_restart and not page.policy.perform(Action.RESTART):
            begin = partial(self._begin_once_more, page.session)
            if self.may_leave(begin):
                begin()

    def _begin_once_more(self, left: Session) -> None:
        match = left.restarted_match()
        self.play(match, self.store.create(match))
        assert self.table_page is not None
        self.table_page.session.saver.save()
        if left.saver.error:  # the player knows that already
            return
        was_over, path = left.match.outcome is not None, left.journal.path

        def sentence() -> str:
            if was_over:
                return self.tr("The match starts again. The finished one is still under Finished matches.")
            return self.tr("The match starts again. The match so far is still under Matches in progress.")

        way = partial(self.files.resume, path)
        self.message.offer(sentence, "restart", lambda: self.tr("Back to that match"), way)

    def play_again(self) -> None:
        """Begin a match with the same setup and players, but new cards."""
        assert self.table_page is not None
        match = self.table_page.session.match
        self.begin(match.rules.id, match.setup, match.players)

    def toggle_coach(self) -> None:
        """Switch the coach on or off; later matches of the game begin with the same setting."""
        page = self.table_page
        if page is not None and page.coach.is_available:
            self._switch_coach(page, on=not page.coach.on)
            self.settings.set_coach(page.game, "on" if page.coach.on else "off")
            self.changed.emit()

    def _has_coach(self, game: str) -> bool:
        return self.settings.coach(game) in ("first", "on")

    def _switch_coach(self, page: TablePage, *, on: bool) -> None:
        from bluestick.store.seen_tips import SeenTips

        if self._seen is None:
            self._seen = SeenTips(self.store)
            if self._seen.aside is not None:
                self.message.say(partial(errors.unseen_error_text, self._seen.aside))
        page.coach.switch_on_off(on, self._seen)

    def _switch_off_first_coach(self) -> None:
        if self.table_page is not None and self.settings.coach(self.table_page.game) == "first":
            self.settings.set_coach(self.table_page.game, "off")

    def may_leave(self, go_on: Callable[[], object]) -> bool:
        """Return whether the page may be left now: it has no match, or the match is saved.

        If saving fails, return False and ask the player; ``go_on`` is called if the player decides to leave.
        """
        page = self.table_page
        if page is None:
            return True
        page.table.finish_now()
        if page.session.saver.retry():
            return True

        def leave() -> None:
            self.close_pages()
            self.show_start_page()
            go_on()

        def elsewhere() -> None:
            if self.files.save_copy():
                leave()

        reason = page.session.saver.error
        self.message.ask(
            lambda: self.tr(
                "The match can’t be saved ({reason}). If you leave it now, you lose the last moves."
            ).format(reason=reason),
            "save_failed",
            (lambda: self.tr("Save a copy elsewhere…"), elsewhere),
            (lambda: self.tr("Leave without saving"), leave),
            (lambda: self.tr("Stay"), page.take_focus),
        )
        return False

    def close_pages(self) -> None:
        if self.table_page is not None:
            if str(self.table_page.session.journal.path) == self.left:
                self.left = ""
            self.settings.table = self.left
            self.table_page.close_session()
            self.message.hide_topic("save_failed")
            self.message.hide_topic("restart")
        self.closing.emit()
        for page in (self.table_page, self.new_page, self.list_page):
            if page is not None:
                self.start_page.left = page.game
                self.pages.removeWidget(page)
                page.hide()
                page.deleteLater()
        self.table_page = self.new_page = self.list_page = None

    def save_at_the_end(self) -> None:
        """Save the match without a question, in another folder if needed; the next start resumes it."""
        page = self.table_page
        if page is not None:
            page.table.finish_now()
            if not page.session.saver.retry():
                print("bluestick:", self._rescue(page.session.match), file=sys.stderr)
                self.close_pages()
        self.remember_table()

    def remember_table(self) -> None:
        page = self.table_page
        if page is not None and page.policy.permissions.kept:
            self.settings.table = str(page.session.journal.path)

    def _rescue(self, match: AnyMatch) -> str:
        try:
            file = str(self.store.rescue(match))
        except OSError as error:
            return self.tr("The match couldn’t be saved: {reason}").format(reason=error.strerror or error)
        self.settings.rescued = (*self.settings.rescued, file)
        return self.tr("The match couldn’t be saved in its place. You find it here: {file}").format(file=file)

    def close(self) -> None:
        if self._bots is not None:
            self._bots.stop()
        self.sounds.close()
