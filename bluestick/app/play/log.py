"""Match log as a list of sentences, with headings and coloured suit signs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QPointF, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPalette, QResizeEvent, QTextCharFormat, QTextLayout
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QListWidget,
    QListWidgetItem,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QToolTip,
)

from bluestick.app.rules import glossary
from bluestick.app.widgets import style
from bluestick.engine.match import AnyMatch, seen_by
from bluestick.engine.seats import Seat
from bluestick.match.positions import chapter_of
from bluestick.tables.drawing import art
from bluestick.text import deals, game_texts
from bluestick.text.players import display_names
from bluestick.text.spoken import spoken_text

SIDE, ABOVE = 3, 3
"""Margins of a line, horizontal and vertical."""
INSET = SIDE + 3
"""Distance of the text from the left edge: Qt adds a margin of its own."""
APART = 8
POSITION = Qt.ItemDataRole.UserRole
"""Item role: position after the move that the line is about; None for a heading."""


class SentenceDelegate(QStyledItemDelegate):
    """Delegate that paints suit signs in their own colours."""

    inks: Mapping[str, str] = {}
    _bare = False

    def initStyleOption(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> None:
        super().initStyleOption(option, index)
        if self._bare:
            option.text = ""

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        text = index.data()
        coloured = [_colour_range(place, self.inks[sign]) for place, sign in enumerate(text) if sign in self.inks]
        self._bare = bool(coloured)
        super().paint(painter, option, index)
        self._bare = False
        if not coloured:
            return
        place = option.rect.adjusted(INSET, 0, -INSET, 0)
        words = QTextLayout(text, option.font)
        words.setFormats(coloured)
        height = 0.0
        words.beginLayout()
        while (row := words.createLine()).isValid():
            row.setLineWidth(place.width())
            row.setPosition(QPointF(0, height))
            height += row.height()
        words.endLayout()
        painter.setPen(option.palette.color(QPalette.ColorRole.Text))
        words.draw(painter, QPointF(place.left(), place.top() + (place.height() - height) / 2))


def _colour_range(place: int, ink: str) -> QTextLayout.FormatRange:
    made = QTextLayout.FormatRange()
    made.start, made.length, made.format = place, 1, QTextCharFormat()
    made.format.setForeground(QColor(ink))
    return made


class Log(QListWidget):
    """List of sentences with headings. Selecting a line shows the table after that move."""

    position_chosen = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "log")
        self._played: tuple[Any, ...] = ()
        self._begun = 0  # events shown of an incomplete move
        self._viewer: Seat | None = None
        self._names: tuple[str, ...] = ()
        self._chapter = ""
        self._filling = False
        self._fitted = 0  # width of the last layout
        self._changing = QTimer(self, singleShot=True, interval=0)  # a style sheet sends dozens of change events
        self._changing.timeout.connect(self._fit_lines)
        self._sentences = SentenceDelegate(self)
        self.setItemDelegate(self._sentences)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWordWrap(True)
        self.setTextElideMode(Qt.TextElideMode.ElideNone)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerItem)  # no partial lines
        style.apply_scaled(self, lambda log: log.setMinimumHeight(style.px(88)))
        self.currentItemChanged.connect(self._point)

    def show_played(self, match: AnyMatch, viewer: Seat | None, events: int | None = None) -> None:
        """Append what ``viewer`` saw since the last call, or rebuild the log.

        ``events``: number of events of the last move to show; None: all.
        """
        if events is not None and match.played == self._played and viewer == self._viewer:
            return
        self._filling = True
        names = display_names(match.players, viewer if match.outcome is None else None)
        if (viewer, names) != (self._viewer, self._names) or match.played[: len(self._played)] != self._played:
            self.forget()
        if self._begun or events is not None:
            self.setCurrentRow(-1)  # the selection would stay on the old line
        known, self._viewer, self._names = len(self._played), viewer, names
        self._played = match.played if events is None else match.played[:-1]
        for position in range(known, match.position):
            self._add_move(match, position, events if position == match.position - 1 else None)
        self._filling = False

    def set_inks(self, inks: Mapping[str, str]) -> None:
        self._sentences.inks = inks
        self.viewport().update()

    def forget(self) -> None:
        filling, self._filling = self._filling, True
        self.clear()
        self._played, self._begun, self._chapter = (), 0, ""
        self._filling = filling

    def point_at(self, position: int) -> None:
        """Select the last line of the move that led to a position, unless another of its lines is selected."""
        self._filling = True
        current = self.currentItem()
        if current is None or current.data(POSITION) != position:
            rows = reversed(range(self.count()))
            told = (row for row in rows if (at := self.item(row).data(POSITION)) is not None and at <= position)
            self.setCurrentRow(next(told, -1))
        if position >= len(self._played):
            self.scrollToBottom()
        self._filling = False

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.viewport().width() != self._fitted:  # Qt sometimes reports a changed width as unchanged
            self._fit_lines()
        current = self.currentItem()
        if current is None or current.data(POSITION) == len(self._played):  # else the player looks back
            self.scrollToBottom()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._changing.start()

    def sizeHint(self) -> QSize:
        return QSize(style.px(200), self.minimumHeight())

    def _add_move(self, match: AnyMatch, position: int, until: int | None) -> None:
        played = match.played[position]
        game = match.rules.id
        if not self.count() and (deal := deals.deal_heading(match)):
            self._head(deal)
        chapter = chapter_of(match, position + 1, self._viewer)
        if chapter and chapter != self._chapter:
            self._head(chapter)
        self._chapter = chapter
        begun, self._begun = self._begun, until or 0
        for event in seen_by(self._viewer, played.step.events)[begun:until]:
            if sentence := game_texts.event(game, event, self._names):
                line = QListWidgetItem(sentence)
                line.setData(POSITION, position + 1)
                line.setData(Qt.ItemDataRole.AccessibleTextRole, spoken_text(sentence, game))
                line.setToolTip(glossary.glossary_tooltips(game, sentence))
                self._add_line(line)

    def positions(self) -> list[int]:
        told = {self.item(row).data(POSITION) for row in range(self.count())}
        return sorted(told - {None})

    def _head(self, chapter: str) -> None:
        head = QListWidgetItem(chapter)
        head.setFlags(Qt.ItemFlag.NoItemFlags)
        head.setFont(art.sans(style.px(12.5), QFont.Weight.Bold))
        head.setTextAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom)
        self._add_line(head)

    def _add_line(self, line: QListWidgetItem) -> None:
        self._fit(line)
        self.addItem(line)

    def _fit_lines(self) -> None:
        self._fitted = self.viewport().width()
        for row in range(self.count()):
            self._fit(self.item(row))

    def _fit(self, line: QListWidgetItem) -> None:
        """Set the height of a wrapped line: Qt ignores the padding of the style sheet."""
        head = line.data(POSITION) is None
        metrics = QFontMetrics(line.font()) if head else self.fontMetrics()
        width = self.viewport().width() - 2 * (SIDE + 4)
        needed = metrics.boundingRect(QRect(0, 0, width, 0), Qt.TextFlag.TextWordWrap, line.text())
        line.setSizeHint(QSize(SIDE, needed.height() + 2 * ABOVE + (APART if head else 0)))

    def _point(self, line: QListWidgetItem | None) -> None:
        if self._filling or line is None:
            return
        self.position_chosen.emit(line.data(POSITION))
        shown = self.currentItem()  # the log may have been rebuilt
        if shown is not None:
            place = self.visualItemRect(shown).bottomLeft()
            QToolTip.showText(self.viewport().mapToGlobal(place), shown.toolTip(), self.viewport())
