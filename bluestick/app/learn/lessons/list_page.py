"""List of the lessons of a game: subject, length, progress."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QMargins, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from bluestick.app.widgets import style
from bluestick.app.widgets.buttons import KeyButton, TextRow, button
from bluestick.app.widgets.labels import label
from bluestick.app.widgets.layouts import PageHeader, WovenBand, clear_layout, column_of, row_of, separator_line
from bluestick.app.widgets.scroll_column import ScrollColumn
from bluestick.match.lesson_script import LessonScript
from bluestick.tables import catalogue
from bluestick.tables.drawing import art
from bluestick.tables.drawing.theme import Theme
from bluestick.text import common, game_texts, game_titles

PICTURE = QSize(252, 210)
DISC = 34
BROAD = 760
"""Minimum width of the page, in pixels at the normal text size, to show the picture of the game."""


@dataclass(frozen=True, slots=True)
class LessonEntry:
    """Lesson with the player's progress."""

    lesson: LessonScript
    at: int
    """Index of the stop (step) where the player left the lesson; 0 if not in progress."""
    done: bool


class LessonList(QWidget):
    """List of lessons; each can be opened at any time, and repeated."""

    lesson_chosen = Signal(str)
    """Emitted to open a lesson; argument: its id."""
    match_chosen = Signal()
    back = Signal()
    rules = Signal(str)

    def __init__(self, game: str, theme: Theme) -> None:
        super().__init__()
        self.setProperty("role", "page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.game = game
        self._theme = theme
        self._entries: tuple[LessonEntry, ...] = ()
        self.rows: list[LessonRow] = []
        self.header = PageHeader()
        self.header.back.clicked.connect(self.back)
        self.rules_button = KeyButton()
        self.rules_button.clicked.connect(lambda: self.rules.emit(f"{game}#"))
        self.header.buttons.addWidget(self.rules_button)
        self._band = WovenBand(theme)
        self._picture = label("picture")
        self._sentence, self._how = label("note", wrap=True), label("note", wrap=True)
        self.play_button = button()
        self.play_button.clicked.connect(self.match_chosen)
        self._rows = column_of(spacing=4, margins=(12, 8, 12, 8))
        self._arrange()
        self.retranslate()

    def retranslate(self) -> None:
        """Update the texts outside the rows of lessons; ``show_lessons`` updates the rows."""
        self.header.title.setText(self.tr("Lessons"))
        self.header.note.setText(game_titles.game_name(self.game))
        self.header.back.setToolTip(common.back_label())
        self.header.back.setAccessibleName(common.back_label())
        self.rules_button.name(common.rules_label())
        self._sentence.setText(game_titles.tagline(self.game))
        self._how.setText(self.tr("You play on the real table, with a teacher beside you."))
        self.play_button.setText(common.play_a_match())

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self._band.set_theme(theme)
        self._paint()
        self.show_lessons(self._entries)

    def show_lessons(self, entries: Sequence[LessonEntry]) -> None:
        """List the lessons; keep the focus on the same lesson."""
        held = next((place for place, row in enumerate(self.rows) if row.hasFocus()), None)
        self._entries = tuple(entries)
        clear_layout(self._rows)
        forms = {entry.lesson.record.setup.variant for entry in entries}
        self.rows = []
        for number, entry in enumerate(entries, start=1):
            if self.rows:
                self._rows.addWidget(separator_line())
            row = LessonRow(entry, number, self._theme, with_form=len(forms) > 1)
            row.clicked.connect(lambda _, lesson=entry.lesson.id: self.lesson_chosen.emit(lesson))
            self.rows.append(row)
            self._rows.addWidget(row)
        if held is not None:
            self.rows[held].show()  # a hidden widget cannot take the focus
            self.rows[held].setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def next_button(self) -> QWidget:
        """Button for the likeliest choice: the lesson in progress, else the first new lesson, else a match."""
        pairs = list(zip(self.rows, self._entries, strict=True))
        under_way = (row for row, entry in pairs if entry.at and not entry.done)
        new = (row for row, entry in pairs if not entry.done)
        return next(under_way, None) or next(new, None) or self.play_button

    def areas(self) -> tuple[QWidget, ...]:
        return (self.next_button, self.play_button, self.header.back)

    def _arrange(self) -> None:
        left = column_of(self._picture, self._sentence, self._how, self.play_button, None, spacing=12)
        card = QWidget()
        card.setProperty("role", "card")
        card.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        card.setLayout(self._rows)
        right = ScrollColumn(column_of(card, None, margins=(0, 0, 4, 4)))
        body = row_of(left, (right, 1), spacing=32, margins=(48, 24, 44, 24))
        column_of(self.header, self._band, (body, 1), spacing=0, margins=(0, 0, 0, 0), inside=self)
        size = QSize(style.px(PICTURE.width()), style.px(PICTURE.height()))
        self._picture.setFixedSize(size)
        for part in (self._sentence, self._how):
            part.setFixedWidth(size.width())
        self._paint()

    def _paint(self) -> None:
        size, dpr = self._picture.size(), self.devicePixelRatioF()
        pixmap = art.canvas(size, dpr)
        shape = QPainterPath()
        shape.addRoundedRect(QRectF(0, 0, size.width(), size.height()), 12, 12)
        with art.painting(pixmap) as painter:
            painter.setClipPath(shape)
            painter.drawPixmap(0, 0, catalogue.tile(self.game, self._theme, size, dpr))
        self._picture.setPixmap(pixmap)


class LessonRow(TextRow):
    """Row for a lesson with the player's progress."""

    def __init__(self, entry: LessonEntry, number: int, theme: Theme, *, with_form: bool) -> None:
        super().__init__(QMargins(66, 10, 14, 10), 2)
        self._theme, self._number, self._done = theme, number, entry.done
        lesson = entry.lesson
        title, sentence = label("name", lesson.title, wrap=True), label("note", lesson.sentence, wrap=True)
        minutes = self.tr("%n minute(s)", "", math.ceil(lesson.minutes()))
        form = game_texts.variant(lesson.game, lesson.record.setup.variant) if with_form else ""
        if entry.at:
            far = self.tr("at step {number} of {many}").format(number=entry.at + 1, many=len(lesson.stops))
        else:
            far = self.tr("done") if entry.done else self.tr("new")
        told = label("players", " · ".join(filter(None, (form, minutes, far))), wrap=True)
        self.add(title, sentence, told)
        self.setAccessibleName(f"{number}. {lesson.title}")
        self.setAccessibleDescription(f"{lesson.sentence} {told.text()}")

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        theme = self._theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        disc = QRectF(16, 12, DISC, DISC)
        painter.setPen(QPen(theme.color("accent"), 2))
        painter.setBrush(theme.color("accent") if self._done else theme.color("panel"))
        painter.drawEllipse(disc)
        painter.setPen(theme.color("onaccent" if self._done else "accent"))
        painter.setFont(art.sans(17, QFont.Weight.Bold))
        painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, "✓" if self._done else str(self._number))
