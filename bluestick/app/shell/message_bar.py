"""Message bar above all pages: errors, questions, information."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QPushButton, QWidget

from bluestick.app.widgets.announcer import announce
from bluestick.app.widgets.buttons import button
from bluestick.app.widgets.labels import label, with_break_points
from bluestick.app.widgets.layouts import clear_layout, column_of, row_of
from bluestick.app.widgets.style import set_style_property
from bluestick.text import common, errors
from bluestick.text.phrases import escape_invisible

TextSource = Callable[[], str]
"""Function that returns a text in the current language; called again after a change of language."""


INFORMATION = "news"
"""Topic of messages that need no answer, and are hidden when the page changes."""


class MessageBar(QWidget):
    """Bar with a message, shown until closed, answered or out of date."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "message")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._about = ""
        self._said: TextSource = str
        self._names: list[TextSource] = []  # of the answer buttons
        self._offer_name: TextSource = str
        self._text = label("sentence", wrap=True)
        self._go: Callable[[], object] = self.hide
        self.offer_button = button()
        self.offer_button.clicked.connect(lambda: self._go())
        self._close = button()
        self._close.clicked.connect(self.hide)
        self.answers: list[QPushButton] = []
        """Buttons with the answers to a question; the last answer leaves everything as it is."""
        row = row_of((self._text, 1), self.offer_button, self._close, spacing=16)
        self._buttons = row_of(spacing=8)
        column_of(row, self._buttons, spacing=8, margins=(24, 8, 16, 8), inside=self)
        self._damaged: list[Path] = []
        self._telling = QTimer(self, singleShot=True, interval=0)
        self._telling.timeout.connect(lambda: self.say(partial(errors.damaged_files_text, self._damaged)))
        self.retranslate()
        self.hide()

    @property
    def text(self) -> str:
        """Text of the message; empty when the bar is hidden."""
        return "" if self.isHidden() else escape_invisible(self._said())

    def retranslate(self) -> None:
        self._close.setText(common.close_label())
        self._text.setText(with_break_points(escape_invisible(self._said())))
        self.offer_button.setText(self._offer_name())
        for made, name in zip(self.answers, self._names, strict=True):
            made.setText(name())

    def say(self, text: TextSource, about: str = "") -> None:
        """Show and announce a message; ``about``: its topic, for ``hide_topic``."""
        self._show(text, about)

    def show_information(self, text: TextSource) -> None:
        """Show a message that is hidden when the page changes."""
        self._show(text, INFORMATION)
        set_style_property(self, "kind", INFORMATION)

    def offer(self, text: TextSource, about: str, way: TextSource, go: Callable[[], object]) -> None:
        """Show a message on a topic (``about``) with a button, labelled ``way``, that calls ``go``."""
        self._go, self._offer_name = go, way
        self._show(text, about)
        self.offer_button.show()

    def ask(self, text: TextSource, about: str, *answers: tuple[TextSource, Callable[[], object]]) -> None:
        """Show a question on a topic; each answer is (label, callback). Esc chooses the last answer."""
        self._show(text, about)
        self._close.hide()
        for name, act in answers:
            self._names.append(name)
            made = button("plain", name())
            made.clicked.connect(partial(self._answer, act))
            self._buttons.addWidget(made)
            made.show()  # only a visible button takes the focus
            self.answers.append(made)
        self._buttons.addStretch()
        self.answers[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def report_damaged(self, file: Path) -> None:
        """Show a message on a missing or damaged program file; deferred, as a widget may be painting."""
        if file not in self._damaged:
            self._damaged.append(file)
            self._telling.start()

    def repeat_damaged(self) -> None:
        if self._damaged:
            self._telling.start()

    def report_fault(self, file: Path | None) -> None:
        """Show a message on an uncaught error, unless one is visible; ``file``: log file, None if unwritable."""
        if not self.shows_topic("fault"):
            self.say(partial(errors.fault_text, file), "fault")

    def _answer(self, act: Callable[[], object], _checked: bool = False) -> None:
        self.hide()
        act()

    def shows_topic(self, about: str) -> bool:
        return self._about == about and not self.isHidden()

    def hide_topic(self, about: str) -> None:
        if self._about == about:
            self.hide()

    def areas(self) -> tuple[QWidget, ...]:
        return tuple(made for made in (self.offer_button, self._close, *self.answers) if made.isVisible())[:1]

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.answers:
            self.answers[-1].click()
        else:
            super().keyPressEvent(event)

    def _show(self, text: TextSource, about: str) -> None:
        set_style_property(self, "kind", "")
        clear_layout(self._buttons)
        self.answers, self._names = [], []
        self._said, self._about = text, about
        self.retranslate()
        self.offer_button.hide()
        self._close.show()
        self.show()
        announce(self, self.text)
