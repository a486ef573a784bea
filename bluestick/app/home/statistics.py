"""Statistics: share of wins by game, variant, number of players, opponents, help (hint, coach, undo)."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from operator import attrgetter
from pathlib import Path

from PySide6.QtCore import QCoreApplication, Qt, QTimer, Signal
from PySide6.QtGui import QFont, QShowEvent
from PySide6.QtWidgets import QFrame, QHeaderView, QTreeWidget, QTreeWidgetItem, QWidget

from bluestick.app.home.results_chart import ResultsChart
from bluestick.app.widgets import style
from bluestick.app.widgets.buttons import button
from bluestick.app.widgets.dialog import Dialog
from bluestick.app.widgets.labels import label
from bluestick.app.widgets.layouts import row_of
from bluestick.engine.bots import Level
from bluestick.games import GAMES
from bluestick.store import result_series
from bluestick.store.match_store import MatchStore
from bluestick.store.results import MIXED, PEOPLE, MatchResult, Results
from bluestick.tables.drawing import art
from bluestick.tables.drawing.theme import Theme
from bluestick.text import common, game_texts
from bluestick.text.players import form_name

OPPONENTS = (*(level.value for level in Level), MIXED, PEOPLE)
"""Kinds of opponents in the order of rows: bots of one level, mixed, people."""
SERIES_ROLE = Qt.ItemDataRole.UserRole
"""Item role: index of the row's matches in ``_series``."""
NUMBER_COLUMNS = 5
"""Number of columns after the opponents: matches, won, drawn, lost, win rate."""
SAVE_INTERVAL = 1000
"""Number of files read between two saves of the results."""


class StatisticsDialog(Dialog):
    """Dialog that reads the finished matches one by one and counts their results."""

    finished = Signal()
    table = Signal(str)
    """Emitted to export all results as a file; argument: the CSV text."""

    def __init__(self, saves: MatchStore, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._results = Results(saves)
        self._unread: list[Path] = []
        self._series: list[Sequence[MatchResult]] = []  # matches of each row that has any
        self._trouble = ""  # error message if the folder cannot be read
        self._note = label("note", wrap=True)
        self.tree = QTreeWidget()
        self.tree.setFrameShape(QFrame.Shape.NoFrame)
        self.tree.setRootIsDecorated(False)
        self.tree.setItemsExpandable(False)
        self.tree.setIndentation(style.px(20))
        self.tree.currentItemChanged.connect(self._follow)
        self.tree.setColumnCount(1 + NUMBER_COLUMNS)
        self.tree.header().setStretchLastSection(False)
        self.tree.header().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.tree.header().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.results_chart = ResultsChart(theme)
        self.matches, self.export = button("link"), button("link")
        self.matches.clicked.connect(self.finished)
        self.export.clicked.connect(self._export)
        self.body.addWidget(self._note)
        self.body.addLayout(row_of(self.matches, self.export, None))
        self.body.addWidget(self.tree, 1)
        self.body.addWidget(self.results_chart)
        self.body.addStretch()
        self.resize(style.px(680), style.px(640))
        self.retranslate()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        try:
            self._unread, self._trouble = self._results.unread(), ""
        except OSError as error:
            self._unread, self._trouble = [], error.strerror or str(error)
        if self._unread or self._trouble or not self._results.is_saved:
            self._read_next_match()
        else:
            self._show_note()

    def retranslate(self) -> None:
        super().retranslate()
        self.set_title(common.statistics_label())
        self.tree.setAccessibleName(common.statistics_label())
        self.matches.setText(self.tr("All finished matches"))
        self.export.setText(self.tr("Export as CSV…"))
        self.tree.setHeaderLabels(
            [
                self.tr("Opponents"),
                self.tr("Matches"),
                self.tr("Won", "number of matches"),
                self.tr("Drawn", "number of matches"),
                self.tr("Lost", "number of matches"),
                self.tr("Win rate"),
            ]
        )
        for column in range(1, 1 + NUMBER_COLUMNS):
            self.tree.headerItem().setTextAlignment(column, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._show()

    def _read_next_match(self) -> None:
        """Read one file and schedule the next, so that the window stays responsive; update the table after the last."""
        if not self._unread or not self.isVisible():
            self._results.save()
            self._show()
            return
        self._show_note()
        self._results.read(self._unread.pop())
        if len(self._unread) % SAVE_INTERVAL == 0:
            self._results.save()
        QTimer.singleShot(0, self, self._read_next_match)

    def _show(self) -> None:
        self._show_note()
        self.tree.clear()
        self._series = []
        results = self._results.all()
        forms = defaultdict(list)
        for ended in results:
            forms[ended.game, ended.variant, ended.seats].append(ended)
        for form in sorted(forms, key=_variant_order):
            self._add_variant(sorted(forms[form], key=attrgetter("started")))
        self.tree.expandAll()
        for part in (self.tree, self.results_chart, self.export):
            part.setVisible(bool(results))
        if results:
            lines = self.tree.model()
            self.tree.setCurrentIndex(lines.index(0, 0, lines.index(0, 0)))

    def _show_note(self) -> None:
        if self._trouble:
            text = common.finished_matches_error(self._trouble)
        elif self._unread:
            text = self.tr("Reading %n finished match(es)…", "", len(self._unread))
        elif self._results.all():
            text = self.tr("Your finished matches. A hint, the coach, or a move taken back counts as help.")
        else:
            text = self.tr("No finished matches yet. They will be counted here.")
        self._note.setText(text)

    def _add_variant(self, results: Sequence[MatchResult]) -> None:
        """Add the results of one variant: a heading, and rows by opponents, help and cards known before."""
        first = results[0]
        players = common.player_count(first.seats)
        head = QTreeWidgetItem([f"{form_name(first.game, first.variant)} · {players}"])
        head.setFont(0, art.sans(style.px(15), QFont.Weight.Bold))
        self.tree.addTopLevelItem(head)
        head.setFirstColumnSpanned(True)
        head.setFlags(Qt.ItemFlag.ItemIsEnabled)
        lines = defaultdict(list)
        for ended in results:
            lines[ended.opponents, ended.assisted, ended.known].append(ended)
        for opponents in OPPONENTS:
            name = self._name(opponents)
            #: {opponents}: computer players of a level, such as "Medium"
            helped, knowing = self.tr("{opponents}, with help"), self.tr("{opponents}, cards played before")
            self._count(head, name, lines[opponents, False, False])
            self._count(head, helped.format(opponents=name), lines[opponents, True, False])
            known = [*lines[opponents, False, True], *lines[opponents, True, True]]
            self._count(head, knowing.format(opponents=name), known)
        #: Of the matches that are counted above, those with the deal of the day
        self._count(head, self.tr("Of these, deals of the day"), result_series.deals_of_day(results))

    def _count(self, head: QTreeWidgetItem, name: str, same: Sequence[MatchResult]) -> None:
        if same:
            line = _count_item(name, [ended.points for ended in same])
            head.addChild(line)
            line.setData(0, SERIES_ROLE, len(self._series))
            self._series.append(same)
            _add_rounds(head, same)

    def _follow(self, line: QTreeWidgetItem | None) -> None:
        if line is not None and line.data(0, SERIES_ROLE) is not None:
            self.results_chart.show_results(self._series[line.data(0, SERIES_ROLE)])

    def _export(self) -> None:
        self.table.emit(result_series.results_csv(sorted(self._results.all(), key=lambda ended: ended.started)))

    def set_theme(self, theme: Theme) -> None:
        self.results_chart.set_theme(theme)

    def _name(self, opponents: str) -> str:
        if opponents == PEOPLE:
            return self.tr("People")
        return self.tr("Several levels") if opponents == MIXED else game_texts.level(opponents)


def _variant_order(form: tuple[str, str, int]) -> tuple[int, int, int]:
    game, variant, seats = form
    return list(GAMES).index(game), [known.id for known in GAMES[game].variants].index(variant), seats


def _add_rounds(head: QTreeWidgetItem, results: Sequence[MatchResult]) -> None:
    number = sum(ended.rounds for ended in results)
    if not number:
        return
    won, score = sum(ended.rounds_won for ended in results), sum(ended.score for ended in results)
    note = QTreeWidgetItem([f"    {game_texts.rounds(results[0].game, number, won, score)}"])
    head.addChild(note)
    note.setFirstColumnSpanned(True)
    note.setFlags(Qt.ItemFlag.ItemIsEnabled)


def _count_item(text: str, points: Sequence[int]) -> QTreeWidgetItem:
    won, drawn, lost = (points.count(number) for number in (2, 1, 0))
    numbers = (len(points), won, drawn, lost)
    #: The matches won out of a hundred
    share = QCoreApplication.translate("StatisticsDialog", "{percent}%").format(percent=round(100 * won / len(points)))
    made = QTreeWidgetItem([text, *map(str, numbers), share])
    for column in range(1, 1 + NUMBER_COLUMNS):
        made.setTextAlignment(column, Qt.AlignmentFlag.AlignRight)
    return made
