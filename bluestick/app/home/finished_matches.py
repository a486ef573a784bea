"""Dialog with the finished matches: date, opponents, result, review, delete."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QCoreApplication,
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QAbstractItemView, QComboBox, QFrame, QHeaderView, QTreeView, QWidget

from bluestick.app.home.open_matches import CONFIRM_TIME, everyday_date
from bluestick.app.widgets import style
from bluestick.app.widgets.buttons import button
from bluestick.app.widgets.dialog import Dialog
from bluestick.app.widgets.labels import label
from bluestick.app.widgets.layouts import row_of
from bluestick.engine.record_file import RecordError
from bluestick.games import GAMES
from bluestick.match.deal_comparison import ComparisonCache
from bluestick.store.match_store import MatchStore
from bluestick.store.results import MatchResult, Results
from bluestick.store.saved_matches import SavedMatch, SavedMatches
from bluestick.text import common, deals, errors, game_titles
from bluestick.text.phrases import escape_invisible
from bluestick.text.players import form_name, opponents

translate = QCoreApplication.translate

DATE, MATCH, RESULT, DEAL = range(4)
Index = QModelIndex | QPersistentModelIndex
NOWHERE = QModelIndex()


class FinishedModel(QAbstractTableModel):
    """Model with a row for each match, the latest first. A file is read when its row becomes visible."""

    def __init__(self, results: Results) -> None:
        super().__init__()
        self._results = results
        self._matches: Sequence[SavedMatch] = ()
        self._seen: dict[int, SavedMatch] = {}
        self._wanted: list[int] = []  # rows whose results are still to be read; the last is read first
        self._reading = QTimer(self, singleShot=True, interval=0)
        self._reading.timeout.connect(self._read_next_result)

    def show_matches(self, matches: Sequence[SavedMatch], results: Results) -> None:
        self.beginResetModel()
        self._matches, self._results, self._seen, self._wanted = matches, results, {}, []
        self.endResetModel()

    def match_at(self, row: int) -> SavedMatch:
        """Return the match of a row; its file is read at the first access."""
        if row not in self._seen:
            self._seen[row] = self._matches[row]
        return self._seen[row]

    def rowCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._matches)

    def columnCount(self, parent: Index = NOWHERE) -> int:
        return 4

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if role not in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            return None
        saved = self.match_at(index.row())
        match index.column():
            case 0:
                return everyday_date(saved.modified)
            case 1:
                return _match_title(saved)
            case 2:
                return self._ended(index.row(), saved)
            case _ if saved.deal is None:
                return ""
        #: In a list of numbers of deals: somebody knew the cards
        return (self.tr("{number} (played before)") if saved.known else "{number}").format(
            number=deals.grouped_number(saved.deal)
        )

    def headerData(self, section: int, way: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if role != Qt.ItemDataRole.DisplayRole or way != Qt.Orientation.Horizontal:
            return None
        return (self.tr("When"), self.tr("Match"), self.tr("Result"), self.tr("Deal number"))[section]

    def _ended(self, row: int, saved: SavedMatch) -> str:
        if saved.error is not None:
            return ""
        if self._results.is_known(saved.path):
            return outcome_text(self._results.result_of(saved.path))
        self._wanted.append(row)
        self._reading.start()
        return "…"

    def _read_next_result(self) -> None:
        """Read the result of one match file and schedule the next, so that the window stays responsive."""
        if not self._wanted:
            self._results.save()
            return
        row = self._wanted.pop()
        path = self.match_at(row).path
        if not self._results.is_known(path):
            self._results.read(path)
            at = self.index(row, RESULT)
            self.dataChanged.emit(at, at)
        self._reading.start()


class FinishedDialog(Dialog):
    """List of finished matches."""

    review = Signal(object)
    """Emitted to review a match; argument: its path."""
    learn = Signal(str)
    """Emitted to show the player's mistakes as exercises; argument: the id of the game."""
    discard = Signal(object)
    """Emitted to delete a match, after the player has confirmed; argument: its path."""
    deal = Signal(object)
    """Emitted to show the deal number of a match; argument: its path."""

    def __init__(self, saves: MatchStore, parent: QWidget) -> None:
        super().__init__(parent)
        self._saves = saves
        self.model = FinishedModel(Results(saves))
        self._note, self.compared = label("note", wrap=True), label("note", wrap=True)
        self._of = label("small")
        self.games = QComboBox()
        self.games.addItems([""] * (1 + len(GAMES)))
        self.games.currentIndexChanged.connect(self._list_matches)
        self._of.setBuddy(self.games)
        self.view = QTreeView()
        self.view.setModel(self.model)
        self.view.setFrameShape(QFrame.Shape.NoFrame)
        self.view.setRootIsDecorated(False)
        self.view.setUniformRowHeights(True)
        self.view.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        head = self.view.header()
        head.setStretchLastSection(False)
        head.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        head.setSectionResizeMode(MATCH, QHeaderView.ResizeMode.Stretch)
        head.resizeSection(DATE, style.px(150))
        head.resizeSection(RESULT, style.px(110))
        head.resizeSection(DEAL, style.px(150))
        self.view.doubleClicked.connect(self._review)
        self.view.selectionModel().currentChanged.connect(self._update_buttons)
        self.go, self.cards, self.drill, self.away = button("primary"), button(), button(), button()
        self.cards.clicked.connect(self._show_deal)
        self.drill.clicked.connect(self._learn)
        self.go.clicked.connect(self._review)
        self.away.clicked.connect(self._discard)
        self._doubt = QTimer(self, singleShot=True, interval=CONFIRM_TIME)
        self._doubt.timeout.connect(self._update_buttons)
        self.body.addWidget(self._note)
        self.body.addLayout(row_of(self._of, self.games, None, spacing=8))
        self.body.addWidget(self.view, 1)
        self.body.addWidget(self.compared)
        self.body.addLayout(row_of(self.go, self.cards, self.drill, self.away, None, spacing=8))
        self.resize(style.px(760), style.px(560))
        self.retranslate()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._list_matches()
        self.view.setFocus(Qt.FocusReason.OtherFocusReason)

    def retranslate(self) -> None:
        super().retranslate()
        self.set_title(self.tr("Finished matches"))
        self.view.setAccessibleName(self.windowTitle())
        self._of.setText(self.tr("Show"))
        for row, text in enumerate((common.all_games(), *map(game_titles.game_name, GAMES))):
            self.games.setItemText(row, text)
        #: Button: what the decisions of the match were worth
        self.go.setText(common.review())
        #: Button: decisions that were marked, as exercises
        self.drill.setText(self.tr("Learn from your mistakes"))
        self.drill.setToolTip(self.tr("Practise the mistakes found in your reviewed matches of this game"))
        self.cards.setText(deals.this_deal_label())
        self.model.headerDataChanged.emit(Qt.Orientation.Horizontal, DATE, DEAL)
        self._list_matches()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Delete:
            self._discard()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.view.hasFocus():
            self._review()
        else:
            super().keyPressEvent(event)

    @property
    def selected(self) -> SavedMatch | None:
        index = self.view.currentIndex()
        return self.model.match_at(index.row()) if index.isValid() else None

    def _list_matches(self) -> None:
        if not self.isVisible():
            return
        row = max(0, self.view.currentIndex().row())
        game = (None, *GAMES)[self.games.currentIndex()]
        try:
            matches, trouble = self._saves.finished_matches(game), ""
        except OSError as error:
            matches, trouble = SavedMatches(self._saves.finished_folder, []), error.strerror or str(error)
        self.model.show_matches(matches, Results(self._saves))
        if trouble:
            said = common.finished_matches_error(trouble)
        elif matches:
            #: Above a list of matches that are over
            said = self.tr(
                "%n match(es), the latest first. Enter reviews the selected match, Delete removes it.", "", len(matches)
            )
        else:
            said = self.tr("No finished matches yet. They will appear here.")
        self._note.setText(said)
        if len(matches):
            at = self.model.index(min(row, len(matches) - 1), DATE)
            self.view.selectionModel().setCurrentIndex(
                at, QItemSelectionModel.SelectionFlag.ClearAndSelect | QItemSelectionModel.SelectionFlag.Rows
            )
        self._update_buttons()

    def _update_buttons(self) -> None:
        self._doubt.stop()
        saved = self.selected
        self.go.setEnabled(saved is not None and saved.error is None)
        self.drill.setEnabled(saved is not None and saved.error is None)
        self.cards.setEnabled(saved is not None and saved.deal is not None)
        self.away.setEnabled(saved is not None)
        setup = saved.valid_setup() if saved is not None else None
        found = None
        if saved is not None and setup is not None:
            found = ComparisonCache(self._saves).of(saved.id, GAMES[saved.game].variant(setup.variant).unit)
        self.compared.setText(deals.comparison_text(found) if found is not None else "")
        self.compared.setVisible(found is not None)
        #: Button: move a match to the wastebasket
        self.away.setText(self.tr("Remove"))

    def _review(self) -> None:
        saved = self.selected
        if saved is not None and saved.error is None:
            self.close()
            self.review.emit(saved.path)

    def _show_deal(self) -> None:
        saved = self.selected
        if saved is not None:
            self.deal.emit(saved.path)

    def _learn(self) -> None:
        saved = self.selected
        if saved is not None:
            self.close()
            self.learn.emit(saved.game)

    def _discard(self) -> None:
        saved = self.selected
        if saved is None:
            return
        if not self._doubt.isActive():
            self.away.setText(self.tr("Remove for good?"))
            self._doubt.start()
            return
        self.discard.emit(saved.path)
        self._list_matches()


def outcome_text(result: MatchResult | None) -> str:
    """Return the result in words for the person at this computer; "–" if they did not play."""
    if result is None:
        return "–"
    return (
        #: How a match ended for the person at the computer
        translate("FinishedDialog", "You lost"),
        #: How a match ended for the person at the computer
        translate("FinishedDialog", "A draw"),
        #: How a match ended for the person at the computer
        translate("FinishedDialog", "You won"),
    )[result.points]


def _match_title(saved: SavedMatch) -> str:
    setup = saved.valid_setup()
    if saved.error is None and setup is not None:
        return f"{form_name(saved.game, setup.variant)} {opponents(GAMES[saved.game], setup, saved.players)}"
    error = saved.error
    name = escape_invisible(saved.path.name)
    if isinstance(error, RecordError):
        return errors.record_error(error, name)
    return f"{name}: {error.strerror}" if error is not None else name
