"""Settings of language, theme and text size, applied to all parts of the window."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from bluestick.app.shell import pace_settings
from bluestick.app.widgets import style
from bluestick.text import errors, language
from bluestick.text.card_letters import use_letters
from bluestick.user_error import MissingResource

if TYPE_CHECKING:
    from bluestick.app.home.new_match import NewMatchPage
    from bluestick.app.home.start_page import StartPage
    from bluestick.app.learn.lessons.list_page import LessonList
    from bluestick.app.play.page import TablePage
    from bluestick.app.play.score_sheet import ScoreSheet
    from bluestick.app.rules.viewer import RuleViewer
    from bluestick.app.shell.dialogs import Dialogs
    from bluestick.app.shell.dock_manager import DockManager
    from bluestick.app.shell.navigator import Navigator
    from bluestick.app.widgets.dialog import Dialog


class Appearance(QObject):
    """Applies changed settings to the pages, docks and dialogs that exist."""

    retranslated = Signal()

    def __init__(self, navigator: Navigator, docks: DockManager, dialogs: Dialogs, window: QWidget) -> None:
        super().__init__(window)
        self._navigator = navigator
        self._settings = navigator.settings
        self._docks = docks
        self._dialogs = dialogs
        self._window = window
        use_letters(self._settings.index)
        self._settings.changed.connect(self._apply_setting)
        for changed in style.theme_signals():
            changed.connect(self._apply_theme)

    def _parts(
        self,
    ) -> Iterator[StartPage | NewMatchPage | LessonList | TablePage | RuleViewer | ScoreSheet | Dialog]:
        navigator = self._navigator
        pages = (navigator.start_page, navigator.new_page, navigator.list_page, navigator.table_page)
        yield from filter(None, pages)
        yield from self._docks.docks
        yield from self._dialogs.created.values()

    def retranslate(self) -> None:
        self._navigator.message.retranslate()
        for part in self._parts():
            part.retranslate()
        self.retranslated.emit()
        self._docks.update_sheet()

    def switch_language(self, code: str) -> None:
        """Switch to a language; keep the old one, with a message, if that fails."""
        app = style.application()
        try:
            for file in language.install_language(app, code):
                self._navigator.message.report_damaged(file)
        except MissingResource as error:
            if code == self._settings.language:
                self._settings.language = language.installed_language(app)
            self._navigator.message.say(partial(errors.damaged_files_text, [error.path]))

    def resize_text(self) -> None:
        navigator = self._navigator
        if style.resize_text(self._settings.text_size / 100, style.window_scale(self._window.size())):
            self._restyle()
            navigator.on_table(navigator.apply_look)
            self.retranslate()
            navigator.on_table(lambda page: page.splitter.fit())
        self._docks.arrange()

    def _apply_setting(self, name: str) -> None:
        navigator, settings = self._navigator, self._settings
        match name:
            case "language":
                navigator.on_table(lambda page: page.table.finish_now())
                self.switch_language(settings.language)
            case "theme":
                self._apply_theme()
            case "speed" | "reduced_motion" | "bots" | "trick_waits":
                navigator.on_table(lambda page: page.pace.set_pace(navigator.pace()))
            case "index":
                use_letters(settings.index)
                navigator.on_table(navigator.apply_look)
                navigator.on_table(lambda page: page.retranslate())
                self._docks.update_sheet()
            case _ if name in settings.look:
                navigator.on_table(navigator.apply_look)
                if navigator.new_page is not None:
                    navigator.new_page.update_appearance()
                navigator.start_page.matches.rebuild()
            case "forced_passes" | "forced_plays":
                navigator.on_table(lambda page: pace_settings.apply_forced_moves(settings, page.session))
            case "text_size":
                self.resize_text()

    def _apply_theme(self) -> None:
        theme = style.theme(self._settings.theme)
        if theme is not self._navigator.theme:
            self._navigator.theme = theme
            self._restyle()

    def _restyle(self) -> None:
        theme = self._navigator.theme
        style.apply_style(style.application(), theme)
        for part in self._parts():
            part.set_theme(theme)
