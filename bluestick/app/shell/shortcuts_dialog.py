"""Keyboard shortcuts dialog: keys of a game, of every table, of the menus."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QComboBox, QTextBrowser, QWidget

from bluestick.app.shell.actions import ACTIONS
from bluestick.app.widgets import style
from bluestick.app.widgets.dialog import Dialog
from bluestick.games import GAMES
from bluestick.store.settings import Settings
from bluestick.text import common, game_texts, game_titles, keys


class ShortcutsDialog(Dialog):
    """Dialog with a page of shortcuts for each game; it has a text cursor, so that screen readers read it."""

    def __init__(self, settings: Settings, parent: QWidget) -> None:
        super().__init__(parent)
        self._settings = settings
        self.games = QComboBox()
        self.games.activated.connect(self._show)
        self.page = QTextBrowser()
        self.page.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.body.addWidget(self.games)
        self.body.addWidget(self.page)
        self.retranslate()

    def sizeHint(self) -> QSize:
        return QSize(style.px(560), style.px(600))

    def show_game(self, game: str) -> None:
        self.games.setCurrentIndex(max(0, self.games.findData(game)))
        self._show()
        self.page.setFocus(Qt.FocusReason.OtherFocusReason)

    def retranslate(self) -> None:
        super().retranslate()
        self.set_title(common.keys())
        game = self.games.currentData()
        self.games.clear()
        for each in GAMES:
            self.games.addItem(game_titles.game_name(each), each)
        self.games.setCurrentIndex(max(0, self.games.findData(game)))
        self.games.setAccessibleName(self.tr("Keyboard shortcuts for which game?"))
        self.page.setAccessibleName(common.keys())
        self._show()

    def _show(self) -> None:
        game = self.games.currentData()
        parts = [
            (game_titles.game_name(game), game_texts.keys_of(game)),
            #: Heading of a list of keys
            (self.tr("At every table"), keys.common_keys()),
            #: Heading of a list of keys
            (self.tr("Menus"), self._menu_lines()),
        ]
        self.page.setHtml("".join(f"<h3>{escape(title)}</h3>{_table(lines)}" for title, lines in parts))

    def _menu_lines(self) -> list[keys.Line]:
        rows = []
        for row in ACTIONS:
            sequences = row.shortcuts(letters=self._settings.letter_keys)
            shown = [sequence.toString(QKeySequence.SequenceFormat.NativeText) for sequence in sequences]
            if shown:
                rows.append((keys.join_keys(*shown), row.title().replace("&", "").removesuffix("…")))
            if shown and row.id == "hint":
                rows.append((keys.join_keys(shown[0], shown[0]), self.tr("Select what the hint suggests")))
        return rows


def _table(lines: Sequence[keys.Line]) -> str:
    rows = (f"<tr><td><b>{escape(pressed)}</b></td><td>{escape(does)}</td></tr>" for pressed, does in lines)
    return f'<table cellpadding="3">{"".join(rows)}</table>'
