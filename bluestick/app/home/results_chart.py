"""Results of finished matches: chart, streaks, averages per deal, date range."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

from PySide6.QtCore import QCoreApplication, QDate, QLocale
from PySide6.QtWidgets import QWidget

from bluestick.app.home.finished_matches import outcome_text
from bluestick.app.widgets.labels import label
from bluestick.app.widgets.layouts import column_of
from bluestick.app.widgets.score_chart import ChartPoint, ScoreChart
from bluestick.engine.rules import Unit
from bluestick.store import result_series
from bluestick.store.results import MatchResult
from bluestick.tables.drawing.theme import Theme
from bluestick.text import review
from bluestick.text.phrases import format_signed

translate = QCoreApplication.translate


class ResultsChart(QWidget):
    """Chart and numbers for the selected row of the statistics."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._results: Sequence[MatchResult] = ()
        self._title, self.told = label("label"), label("small", wrap=True)
        self.curve, self.here = ScoreChart(theme), label("note")
        self.curve.pointed.connect(self._point)
        column_of(self._title, self.curve, self.here, self.told, spacing=4, margins=(0, 0, 0, 0), inside=self)

    def set_theme(self, theme: Theme) -> None:
        self.curve.set_theme(theme)

    def show_results(self, results: Sequence[MatchResult]) -> None:
        """Show at least one result, in chronological order."""
        self._results = results
        self._title.setText(self.tr("Won and lost over time").upper())
        self.curve.setAccessibleName(self.tr("Won and lost over time"))
        self.told.setText(" · ".join(self._sentences()))
        self._point(len(results) - 1)

    def _point(self, index: int) -> None:
        balance, match = result_series.balance(self._results), self._results[index]
        self.curve.show_points([ChartPoint(float(now), None) for now in balance], index)
        #: {number}: how many more matches were won than lost up to then, with its sign
        told = self.tr("{date}: {result} · balance {number}")
        number = format_signed(balance[index])
        self.here.setText(told.format(date=_date_text(match.started), result=outcome_text(match), number=number))
        self.curve.setAccessibleDescription(self.here.text())

    def _sentences(self) -> list[str]:
        run, longest = result_series.streak(self._results), result_series.longest_streak(self._results)
        found = [self.tr("Last played {date}").format(date=_date_text(self._results[-1].started))]
        if run > 1:
            found.append(translate("ResultsChart", "%n won in a row", "", run))
        elif run < -1:
            found.append(translate("ResultsChart", "%n lost in a row", "", -run))
        if longest > 1:
            found.append(translate("ResultsChart", "longest run: %n", "", longest))
        average = result_series.average_margin(self._results)
        if average is not None:
            found.append(_average_text(self._results[-1].unit, average))
        return found


def _average_text(unit: Unit, average: float) -> str:
    if unit is Unit.CHIPS:
        better, worse = (
            translate("ResultsChart", "{amount} won per deal"),
            translate("ResultsChart", "{amount} lost per deal"),
        )
    else:
        better = translate("ResultsChart", "ahead by {amount} per deal")
        worse = translate("ResultsChart", "behind by {amount} per deal")
    return (better if average >= 0 else worse).format(amount=review.exact_amount(unit, abs(average)))


def _date_text(started: str) -> str:
    day = date.fromisoformat(started[:10])
    return QLocale().toString(QDate(day.year, day.month, day.day), QLocale.FormatType.ShortFormat)
