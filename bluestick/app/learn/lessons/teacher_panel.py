"""Teacher panel at the side of a lesson: text of the stop (step), reply to the last answer, buttons."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from html import escape

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QLabel, QPushButton, QWidget

from bluestick.app.rules.glossary import GLOSSARY_SCHEME
from bluestick.app.rules.glossary_label import GlossaryLabel
from bluestick.app.widgets import style
from bluestick.app.widgets.announcer import announce
from bluestick.app.widgets.buttons import KeyButton, button
from bluestick.app.widgets.labels import label
from bluestick.app.widgets.layouts import clear_layout, column_of, row_of
from bluestick.app.widgets.style import set_style_property
from bluestick.match.lesson_script import LINK, LessonRemark, Pointer
from bluestick.tables.drawing.theme import Theme
from bluestick.tables.drawing.tooltip import unmarked

STRONG = re.compile(r"\*\*(.+?)\*\*")
SIGNS = {True: "✓ ", False: "✗ ", None: ""}


class RemarkLabel(GlossaryLabel):
    """Text of a lesson: its links highlight parts of the page or open clauses; game terms have tooltips."""

    highlighted = Signal(object)
    """Emitted when a link is hovered or chosen by keyboard; argument: its Pointer, None for no link."""

    def __init__(self, role: str, game: str) -> None:
        super().__init__(role, game)
        self.linkHovered.connect(self._highlight_link)

    def say(self, text: str, theme: Theme) -> None:
        written = LINK.sub(rf'<a href="\2" style="color: {theme.accent}">\1</a>', escape(text, quote=False))
        self.show_html(STRONG.sub(r"<b>\1</b>", written).replace("\n\n", "<br><br>"))
        self.setAccessibleName(LessonRemark(text, 0).plain)
        self.setVisible(bool(text))

    def _highlight_link(self, link: str) -> None:
        pointer = None if not link or link.startswith(GLOSSARY_SCHEME) else Pointer.read(link)
        self.highlighted.emit(None if pointer is not None and pointer.kind == "clause" else pointer)

    def _follow(self, link: str) -> None:
        pointer = None if link.startswith(GLOSSARY_SCHEME) else Pointer.read(link)
        if pointer is None:
            super()._follow(link)
        elif pointer.kind == "clause":
            self.clause.emit(f"{self._game}{link}")
        else:
            self.highlighted.emit(pointer)


class TeacherPanel(QWidget):
    """Number of the stop (step of the lesson), its text, and the reply to the last answer."""

    clause = Signal(str)
    highlighted = Signal(object)

    def __init__(self, game: str, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        self._place = label("label")
        self._before, self.remark, self._after = (RemarkLabel(role, game) for role in ("reply", "remark", "reply"))
        for said in (self._before, self.remark, self._after):
            said.clause.connect(self.clause)
            said.highlighted.connect(self.highlighted)
            said.hide()
        parts = self._place, self._before, self.remark, self._after
        column_of(*parts, spacing=8, margins=(0, 0, 0, 0), inside=self)
        self._said = "", "", ""

    @property
    def text(self) -> str:
        return " ".join(LessonRemark(text, 0).plain for text in self._said if text)

    def set_theme(self, theme: Theme) -> None:
        self.theme = theme
        self._show()

    def say(self, place: str, remark: str, before: str = "") -> None:
        """Show and announce the text of a stop (``remark``) below its number in words (``place``).

        ``before``: reply to the last answer, if it was right.
        """
        self._place.setText(place.upper())
        self._said = (SIGNS[True] + before if before else ""), remark, ""
        self._show()
        announce(self, " ".join(filter(None, (place, self.text))))

    def show_reply(self, text: str, *, right: bool | None = None) -> None:
        """Show and announce the reply to an answer; ``right``: None if the program gave the answer."""
        self._said = "", self._said[1], SIGNS[right] + text
        self._show()
        announce(self, LessonRemark(text, 0).plain)

    def _show(self) -> None:
        for part, text in zip((self._before, self.remark, self._after), self._said, strict=True):
            part.say(text, self.theme)


class LessonButtons(QWidget):
    """Buttons: one step back, one step on; at the end of a lesson what to do next."""

    def __init__(self) -> None:
        super().__init__()
        self.back = button("plain", "‹")
        style.apply_scaled(self.back, lambda back: back.setFixedWidth(style.px(44)))
        self.back.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the focus on the table
        self.onward = KeyButton()
        self.onward.setAutoDefault(True)
        row = row_of(self.back, (self.onward, 1), spacing=8)
        self._offered = column_of(spacing=8)
        column_of(self._offered, row, spacing=8, margins=(0, 8, 0, 0), inside=self)

    def show_onward(self, text: str, key: QKeySequence, *, likely: bool) -> None:
        clear_layout(self._offered)
        self.back.show()
        self.onward.show()
        self.onward.name(text)
        self.onward.show_key(key)
        for part in (self.onward, *self.onward.findChildren(QLabel)):
            set_style_property(part, "likely", likely)

    def show_choices(self, ways: Sequence[tuple[str, Callable[[], object]]]) -> None:
        """Show buttons, given as (label, callback), for what to do next; the first takes the focus."""
        clear_layout(self._offered)
        self.back.hide()
        self.onward.hide()
        for number, (text, act) in enumerate(ways):
            made = button("plain" if number else "primary", unmarked(text))
            made.clicked.connect(act)
            self._offered.addWidget(made)
            if not number:
                made.setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def choices(self) -> tuple[QPushButton, ...]:
        return tuple(made for made in self.findChildren(QPushButton) if made not in (self.back, self.onward))
