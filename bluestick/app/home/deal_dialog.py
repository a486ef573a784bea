"""Dialog for a match's deal number (which determines the cards)."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QCloseEvent, QGuiApplication, QShowEvent
from PySide6.QtWidgets import QWidget

from bluestick.app.widgets import style
from bluestick.app.widgets.announcer import announce
from bluestick.app.widgets.buttons import SegmentedChoice, button
from bluestick.app.widgets.dialog import Dialog
from bluestick.app.widgets.labels import label
from bluestick.app.widgets.layouts import column_of, row_of, separator_line
from bluestick.engine.bots import LEVELS, Level
from bluestick.engine.deal_codes import deal_code
from bluestick.engine.duplicate import Comparison
from bluestick.engine.match import AnyMatch
from bluestick.match.deal_comparison import TIMES, ComparisonCache, DealComparison, compared_seat
from bluestick.store.match_store import MatchStore
from bluestick.text import common, deals, game_texts
from bluestick.text.players import form_name, opponents


class DealDialog(Dialog):
    """Deal number of a match, with buttons to copy it, play again and compare with bots."""

    again = Signal(object)
    """Emitted to play again with the same cards and seats; argument: the match."""
    save_failed = Signal(str)
    """Emitted when the result of a comparison cannot be saved; argument: the system's error message."""

    def __init__(self, saves: MatchStore, parent: QWidget) -> None:
        super().__init__(parent)
        self._found = ComparisonCache(saves)
        self._match: AnyMatch | None = None
        self._comparison: DealComparison | None = None
        self._result: Comparison | None = None
        self._state = ""  # message in place of a result
        self._what, self._known = label("note", wrap=True), label("note", wrap=True)
        self.number, self.code = label("strong"), label("score")
        for shown in (self.number, self.code):
            shown.setTextInteractionFlags(
                Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
            )
        self.copy = button()
        self.copy.clicked.connect(self._copy)
        self._friend = label("note", wrap=True)
        self.play = button()
        self.play.clicked.connect(self._play)
        self._kept_apart = label("note", wrap=True)
        self._question, self._how = label("strong", wrap=True), label("note", wrap=True)
        self.levels = SegmentedChoice(LEVELS)
        self.levels.choose(Level.HARD)
        self.go = button()
        self.go.clicked.connect(self._compare_or_stop)
        self.told, self.basis = label("sentence", wrap=True), label("note", wrap=True)
        self._afterwards = QWidget()
        self._arrange()
        self.setMinimumWidth(style.px(520))
        self.retranslate()

    def show_match(self, match: AnyMatch) -> None:
        """Show the deal number of a match; stop an earlier comparison."""
        self._stop_comparison()
        self._match, self._state = match, ""
        self._result = self._found.of(match.id, match.rules.variant(match.setup.variant).unit)
        if self._result is not None:
            self.levels.choose(self._result.level)
        self.retranslate()

    def retranslate(self) -> None:
        super().retranslate()
        self.set_title(self.tr("This deal"))
        self.copy.setText(self.tr("Copy the code"))
        self._friend.setText(
            self.tr("Anyone who enters this code under New match gets the same cards, on any computer.")
        )
        self.play.setText(self.tr("Play this deal again"))
        self._kept_apart.setText(
            self.tr("The same cards and seats. You know the cards, so the match is counted separately.")
        )
        self._question.setText(self.tr("How would the computer do?"))
        self._how.setText(
            self.tr(
                "The computer plays all these cards from your place, up to %n time(s), thinking quickly.", "", TIMES
            )
        )
        self.levels.setAccessibleName(self._question.text())
        for level in LEVELS:
            self.levels.name(level, game_texts.level(level))
        self._show()

    def closeEvent(self, event: QCloseEvent) -> None:
        self._stop_comparison()
        super().closeEvent(event)

    def _arrange(self) -> None:
        compare = (self._question, self._how, row_of(self.levels, self.go, None, spacing=16), self.told, self.basis)
        again = (separator_line(), row_of(self.play, None, spacing=16), self._kept_apart, separator_line())
        self._later = column_of(*again, *compare, spacing=8, margins=(0, 0, 0, 0), inside=self._afterwards)
        for part in (self._what, self.number, self._known):
            self.body.addWidget(part)
        self.body.addLayout(row_of(self.code, self.copy, None, spacing=16))
        self.body.addWidget(self._friend)
        self.body.addWidget(self._afterwards)
        self.body.addStretch()

    def _show(self) -> None:
        match = self._match
        if match is None or match.deal is None:
            return
        rules, setup = match.rules, match.setup
        self._what.setText(f"{form_name(rules.id, setup.variant)} {opponents(rules, setup, match.players)}")
        self.number.setText(deals.deal_heading(match))
        self._known.setText(self.tr("You can do the rest here when the match is over."))
        self._known.setVisible(match.outcome is None)
        self.code.setText(deal_code(rules, setup, match.deal))
        self.code.setAccessibleDescription(self._friend.text())
        self._afterwards.setVisible(match.outcome is not None)
        for part in (self._question, self._how, self.levels, self.go):
            part.setVisible(compared_seat(match) is not None)
        self._show_comparison()

    def _show_comparison(self) -> None:
        runs = self._comparison is not None
        self.go.setText(common.stop_label() if runs else self.tr("Compare"))
        self.levels.setEnabled(not runs)
        found = self._result
        self.told.setText(deals.comparison_text(found) if found is not None else self._state)
        self.basis.setText(deals.comparison_basis(found) if found is not None else "")
        if runs:
            done = len(found.margins) if found is not None else 0
            self.basis.setText(
                f"{self.basis.text()} {self.tr('{number} of {all}…').format(number=done, all=TIMES)}".strip()
            )
        for part in (self.told, self.basis):
            part.setVisible(bool(part.text()))
        self._fit_height()

    def _fit_height(self) -> None:
        """Enlarge the dialog until its texts fit; Qt does that only before a window is shown."""
        for part in self.findChildren(QWidget):
            part.ensurePolished()  # it may not have been shown yet
        self._later.invalidate()
        if (column := self.layout()) is not None:
            column.activate()
            self.resize(self.width(), max(self.height(), column.totalHeightForWidth(self.width())))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._fit_height()

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.code.text())
        announce(self, self.tr("Copied: {code}").format(code=self.code.text()))

    def _play(self) -> None:
        self.close()
        self.again.emit(self._match)

    def _compare_or_stop(self) -> None:
        if self._comparison is not None:
            self._stop_comparison()
            self._show_comparison()
            return
        assert self._match is not None
        self._result, self._state = None, ""
        self._comparison = DealComparison(self._match, Level(str(self.levels.value)), self)
        self._comparison.progressed.connect(self._learn)
        self._comparison.ended.connect(self._end)
        self._show_comparison()
        self._comparison.start()

    def _learn(self, found: Comparison) -> None:
        self._result = found
        self._show_comparison()

    def _end(self, whole: bool) -> None:
        self._stop_comparison()
        if not whole and self._result is None:
            self._state = self.tr("The computer players failed, so there’s no comparison. Your matches are safe.")
        self._show_comparison()
        announce(self, self.told.text())

    def _stop_comparison(self) -> None:
        comparison, self._comparison = self._comparison, None
        if comparison is None:
            return
        comparison.stop()
        comparison.deleteLater()
        if self._result is not None:
            try:
                self._found.store(comparison.match.id, self._result)
            except OSError as error:
                self.save_failed.emit(error.strerror or str(error))
