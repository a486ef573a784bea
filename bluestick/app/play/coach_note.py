"""Coach widgets: note at the side of the table, question over it."""

from __future__ import annotations

from html import escape
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from bluestick.app.play.table_notice import FloatingOverlay
from bluestick.app.rules.glossary_label import GlossaryLabel
from bluestick.app.widgets import style
from bluestick.app.widgets.announcer import announce
from bluestick.app.widgets.buttons import button
from bluestick.app.widgets.labels import label
from bluestick.app.widgets.layouts import column_of, row_of
from bluestick.tables.widget.table import GameTable
from bluestick.text import common, game_texts


class CoachNote(QWidget):
    """Note at the side of the table, shown until it is read."""

    clause = Signal(str)
    dismissed = Signal()
    position_wanted = Signal()
    shown = Signal(str, str)
    """Emitted when a note is shown; arguments: text, clause ("" for none)."""

    def __init__(self, game: str) -> None:
        super().__init__()
        self.setProperty("role", "coach")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._head = label("label")
        self.close_button = button("link", "×")
        self.close_button.clicked.connect(self.dismissed)
        self._text = GlossaryLabel("small", game)
        self._text.clause.connect(self.clause)
        self.show_it = button()
        self.show_it.clicked.connect(self.position_wanted)
        top = row_of((self._head, 1), self.close_button, spacing=8)
        show_it = self.show_it, Qt.AlignmentFlag.AlignLeft
        column_of(top, self._text, show_it, spacing=4, margins=(12, 4, 6, 10), inside=self)
        self._said = ""
        self.hide()

    @property
    def text(self) -> str:
        return self._said

    def retranslate(self) -> None:
        self._head.setText(common.coach().upper())
        #: Button: away with what the coach has said, it was read
        self.close_button.setToolTip(self.tr("Got it (Esc)"))
        self.close_button.setAccessibleName(self.close_button.toolTip())
        #: Button: show the moment of the match that a remark is about
        self.show_it.setText(self.tr("Show it"))

    def hide(self) -> None:
        self._said = ""
        super().hide()

    def say(self, text: str, clause: str = "", *, shows: bool = False) -> None:
        """Show and announce a note; ``shows``: whether it has the button that emits ``position_wanted``."""
        if text == self.text:
            return
        self._said = text
        link = f' <a href="{clause}">{game_texts.clause_name(clause)}</a>' if clause else ""
        self._text.show_html(escape(text) + link)
        self.show_it.setVisible(shows)
        self.show()
        announce(self, text)
        self.shown.emit(text, clause)


class BlunderQuestion(FloatingOverlay):
    """Question before a costly move; the table stays usable."""

    def __init__(self, table: GameTable[Any]) -> None:
        super().__init__(table)
        self.setProperty("role", "notice")
        self._text = label("sentence", wrap=True)
        self.take_back, self.do_it = button("primary"), button()
        self._buttons = row_of(None, self.take_back, self.do_it, spacing=8)
        column_of(self._text, self._buttons, spacing=8, margins=(16, 8, 12, 10), inside=self)

    @property
    def text(self) -> str:
        return self._text.text()

    def retranslate(self) -> None:
        #: Button: a move that was chosen is not made
        self.take_back.setText(self.tr("Take it back"))
        #: Button: a move that was chosen is made all the same
        self.do_it.setText(self.tr("Play it"))

    def hide(self) -> None:
        self._text.clear()
        super().hide()

    def ask(self, text: str) -> None:
        """Show and announce the question, with the focus on the answer that changes nothing."""
        self._text.setText(text)
        for made in (self.take_back, self.do_it):
            made.setAccessibleDescription(text)
        self.show()
        self.raise_()
        self.place()
        announce(self, text)
        self.take_back.setFocus(Qt.FocusReason.OtherFocusReason)

    def place(self) -> None:
        width = min(style.px(560), self._table.width() - 32)
        layout = self.layout()
        assert layout is not None
        least = layout.minimumSize()
        self.move_to_best_place(width, lambda wide: max(layout.heightForWidth(wide), least.height()), least.width())
