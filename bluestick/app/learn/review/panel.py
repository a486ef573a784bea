"""Side panel of the review: score chart, verdict, turning points, buttons."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QListWidget,
    QListWidgetItem,
    QSizePolicy,
    QWidget,
)

from bluestick.app.play.log import SentenceDelegate
from bluestick.app.play.word_buttons import SIDE, WIDTH
from bluestick.app.widgets import style
from bluestick.app.widgets.buttons import button
from bluestick.app.widgets.labels import label
from bluestick.app.widgets.layouts import column_of, row_of, separator_line
from bluestick.app.widgets.score_bar import draw_bar
from bluestick.app.widgets.score_chart import ChartPoint, ScoreChart
from bluestick.app.widgets.scroll_column import ScrollColumn
from bluestick.tables.drawing.theme import Theme
from bluestick.tables.drawing.tooltip import literal_tooltip
from bluestick.text import common

INDEX = Qt.ItemDataRole.UserRole
"""Item role: index of the decision."""
ROWS = 5
"""Maximum number of turning points visible at once; the list scrolls."""


class ReviewPanel(QWidget):
    """Side panel of the review. It has no access to the match: the page passes the contents."""

    decision_chosen = Signal(int)
    cards_toggled = Signal(bool)
    """Emitted to show (True) or hide all players' cards."""
    stop_toggled = Signal()
    """Emitted to stop or to continue the evaluation."""
    play_on = Signal()
    export = Signal()

    def __init__(self, theme: Theme, moves: QWidget) -> None:
        super().__init__()
        self.setProperty("role", "panel")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        style.apply_scaled(self, lambda panel: panel.setMinimumWidth(style.px(WIDTH)))
        self.progress, self.stop = ReviewProgress(theme), button()
        self.stop.clicked.connect(self.stop_toggled)
        self._state = label("note", wrap=True)
        self._title = label("label")
        self.curve = ScoreChart(theme)
        self.curve.pointed.connect(self.decision_chosen)
        self.which, self.mark = label("note"), label("strong")
        self.said, self.basis = label("small", wrap=True), label("note", wrap=True)
        self._turns = label("label")
        self.turns = QListWidget()
        self.sentences = SentenceDelegate(self.turns)
        self.turns.setItemDelegate(self.sentences)
        self.turns.setProperty("role", "log")
        self.turns.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.turns.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.turns.currentItemChanged.connect(self._point)
        self._moves_head, self._moves = label("label"), moves
        self.open = QCheckBox()
        self.open.toggled.connect(self.cards_toggled)
        self.go_on, self.save = button("primary"), button()
        self.go_on.clicked.connect(self.play_on)
        self.save.clicked.connect(self.export)
        self._filling = False
        self._arrange()

    def retranslate(self) -> None:
        self._turns.setText(self.tr("Turning points").upper())
        self.turns.setAccessibleName(self.tr("Turning points"))
        self._moves_head.setText(self.tr("All moves").upper())
        self.open.setText(self.tr("Everyone’s cards"))
        #: Button: a new match against the computer, with the same cards, from this moment of an old one
        self.go_on.setText(self.tr("Play on from here"))
        #: Button: write the log of the match into a text file, with what the review says of the moves
        self.save.setText(self.tr("Save as text…"))

    def set_theme(self, theme: Theme) -> None:
        self.curve.set_theme(theme)
        self.progress.set_theme(theme)

    def set_inks(self, inks: Mapping[str, str]) -> None:
        self.sentences.inks = inks
        self.turns.viewport().update()

    def show_progress(self, known: int, of: int, *, running: bool, summary: str) -> None:
        """Show how many of all (``of``) decisions are evaluated (``known``); ``summary``: text shown when all are."""
        done = known == of
        self.progress.show_share(known / of if of else 1.0)
        for part in (self.progress, self.stop):
            part.setVisible(not done)
        self.stop.setText(common.stop_label() if running else self.tr("Analyse the rest"))
        weighed = self.tr("{known} of {all} decisions analysed").format(known=known, all=of)
        self._state.setText(summary if done else weighed)

    def show_curve(self, title: str, points: Sequence[ChartPoint], here: int, said: str) -> None:
        """Show the score chart with decision number ``here`` marked; ``said``: value of that decision in words."""
        self._title.setText(title.upper())
        self.curve.show_points(points, here)
        self.curve.setAccessibleName(title)
        self.curve.setAccessibleDescription(said)

    def show_decision(self, which: str, mark: str, said: str, basis: str) -> None:
        for part, text in ((self.which, which), (self.mark, mark), (self.said, said), (self.basis, basis)):
            part.setText(text)
            part.setVisible(bool(text))

    def show_turning_points(self, turns: Sequence[tuple[int, str]], here: int) -> None:
        """List the turning points (index of the decision, text), and select the one with index ``here``."""
        self._filling = True
        if [(self.turns.item(row).data(INDEX), self.turns.item(row).text()) for row in range(self.turns.count())] != [
            *turns
        ]:
            self.turns.clear()
            for number, text in turns:
                made = QListWidgetItem(text)
                made.setData(INDEX, number)
                made.setToolTip(literal_tooltip(text))
                self.turns.addItem(made)
        self.turns.setCurrentRow(next((row for row, (number, _) in enumerate(turns) if number == here), -1))
        self._filling = False
        for part in (self._turns, self.turns):
            part.setVisible(bool(turns))
        row = self.turns.sizeHintForRow(0) if turns else 0
        self.turns.setFixedHeight(min(len(turns), ROWS) * row + 6)

    def areas(self) -> tuple[QWidget, ...]:
        return (self.curve, *((self.turns,) if self.turns.count() else ()), self._moves)

    def _point(self, item: QListWidgetItem | None) -> None:
        if item is not None and not self._filling:
            self.decision_chosen.emit(item.data(INDEX))

    def _arrange(self) -> None:
        working = row_of((self.progress, 1), self.stop, spacing=10)
        decision = separator_line(), self.which, self.mark, self.said, self.basis, separator_line()
        moves = self._turns, self.turns, self._moves_head, (self._moves, 1)
        upper = (self._state, working, self._title, self.curve, *decision, *moves)
        column = column_of(*upper, spacing=6, margins=(SIDE, 14, SIDE, 8))
        foot = column_of(self.open, self.go_on, self.save, spacing=8, margins=(SIDE, 4, SIDE, 14))
        inside = column_of((ScrollColumn(column), 1), foot, spacing=0, margins=(0, 0, 0, 0))
        row_of(separator_line("edge"), (inside, 1), spacing=0, margins=(0, 0, 0, 0), inside=self)


class ReviewProgress(QWidget):
    """Progress bar of a running review."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._share = 0.0

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.update()

    def show_share(self, share: float) -> None:
        """Set the progress, from 0 to 1."""
        self._share = share
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(style.px(100), style.px(12))

    def paintEvent(self, event: QPaintEvent) -> None:
        groove = QRectF(1, self.height() / 2 - 5, self.width() - 2, 10)
        draw_bar(QPainter(self), groove, self._share, "accent", self._theme)
