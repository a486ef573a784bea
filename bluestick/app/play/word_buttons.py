"""Buttons for words that a player says, such as bids and passes."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QPushButton, QSizePolicy, QStackedWidget, QWidget

from bluestick.app.widgets import style
from bluestick.app.widgets.buttons import button
from bluestick.app.widgets.layouts import clear_layout, column_of
from bluestick.engine.moves import MoveSet, Part
from bluestick.tables.drawing.tooltip import literal_tooltip
from bluestick.text import game_texts

WIDTH, SIDE = 304, 24
"""Design width of the side panel, and its margins left and right."""


class WordButtons(QStackedWidget):
    """Buttons for words; "Resign" and the like are replaced by a confirmation before the word is said."""

    word_said = Signal(str)

    def __init__(self, game: str) -> None:
        super().__init__()
        self._game = game
        self._shown: tuple[Part, ...] = ()
        self._final: frozenset[Part] = frozenset()
        self._doubtful: Part = ""
        self._buttons: list[QPushButton] = []
        self._grid = QGridLayout()
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(8)
        page = QWidget()
        page.setLayout(self._grid)
        self.addWidget(page)
        self.yes, self.no = button(), button()
        self.yes.clicked.connect(self._confirm)
        self.no.clicked.connect(lambda: self.setCurrentIndex(0))
        question = QWidget()  # with "no" in the place of the button that led to it
        column_of(None, self.yes, self.no, spacing=8, margins=(0, 0, 0, 0), inside=question)
        self.addWidget(question)
        self.currentChanged.connect(self._fit_current_page)
        self._fit_current_page()

    def retranslate(self) -> None:
        self.no.setText(self.tr("Keep playing"))
        for word, made in zip(self._shown, self._buttons, strict=True):
            self._name(made, word)
        self._arrange()
        self._label_confirmation()

    def show_words(self, words: Sequence[Part], moves: MoveSet[Any] | None, meanwhile: Collection[Part] = ()) -> None:
        """Show a button for each of ``words``.

        ``moves`` None: keep the buttons, disabled except those of words that may be said out of turn (``meanwhile``).
        """
        self.setCurrentIndex(0)
        if moves is not None:
            self._final = frozenset(word for word in words if moves.readings((word,))[0].is_resignation)
            if tuple(words) != self._shown:
                self._make_buttons(words)
        for word, made in zip(self._shown, self._buttons, strict=True):
            made.setEnabled(moves is not None or word in meanwhile)

    @property
    def has_words(self) -> bool:
        return bool(self._shown)

    def button(self, word: Part) -> QPushButton:
        """Return the button of a word. Raise ValueError if there is none."""
        return self._buttons[self._shown.index(word)]

    def find_button(self, word: Part) -> QPushButton | None:
        return self.button(word) if word in self._shown and not self.isHidden() else None

    def _fit_current_page(self) -> None:
        for number in range(self.count()):
            shown = number == self.currentIndex()
            policy = QSizePolicy.Policy.Preferred if shown else QSizePolicy.Policy.Ignored
            page = self.widget(number)
            assert page is not None
            page.setSizePolicy(policy, policy)

    def _make_buttons(self, words: Sequence[Part]) -> None:
        clear_layout(self._grid)
        self._shown = tuple(words)
        self._buttons = []
        for word in words:
            made = button()
            made.clicked.connect(lambda _, word=word: self._say_word(word))
            self._name(made, word)
            self._buttons.append(made)
        self._arrange()

    def _arrange(self) -> None:
        """Arrange the buttons in two columns, or in one if their texts are long."""
        widest = sorted(made.minimumSizeHint().width() for made in self._buttons)[-2:]
        across = 2 if sum(widest) + self._grid.spacing() <= style.px(WIDTH) - 2 * SIDE - 1 else 1
        odd = len(self._buttons) % across
        for number, made in enumerate(self._buttons):
            place = number + (odd if number else 0)  # the last button is always in the same corner
            self._grid.addWidget(
                made, place // across, place % across, 1, 2 if across == 1 or (odd and not place) else 1
            )

    def _name(self, made: QPushButton, word: Part) -> None:
        made.setText(game_texts.word(self._game, word))
        effect, _ = game_texts.effect(self._game, word)
        made.setToolTip(literal_tooltip(effect))
        made.setAccessibleDescription(effect)

    def _say_word(self, word: Part) -> None:
        if word not in self._final:
            self.word_said.emit(word)
            return
        self._doubtful = word
        self._label_confirmation()
        self.setCurrentIndex(1)
        self.no.setFocus(Qt.FocusReason.OtherFocusReason)

    def _label_confirmation(self) -> None:
        if self._doubtful:
            self.yes.setText(self.tr("{word}: yes").format(word=game_texts.word(self._game, self._doubtful)))

    def _confirm(self) -> None:
        self.setCurrentIndex(0)
        self.word_said.emit(self._doubtful)
