"""Results one after the other: what they add up to, the longest runs, and the table that is exported."""

import csv
from datetime import date

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog

from bluestick.engine.chance import daily_deal_number
from bluestick.store import result_series
from bluestick.store.results import MatchResult
from tests.app.home.test_statistics import YOU, bots, finished, put_away

ONE = MatchResult("haljan", "haljan", 2, "hard", False, 2, started="2026-03-04T20:15:00+01:00", hands=2, ahead=10)


def played(points, **facts):
    """A result for each letter: w, d, l."""
    return [ONE._replace(points="ldw".index(letter), **facts) for letter in points]


def test_the_balance_is_how_many_more_were_won_than_lost():
    assert result_series.balance(played("wwdll")) == [1, 2, 2, 1, 0]


@pytest.mark.parametrize(("points", "run"), [("", 0), ("lww", 2), ("wll", -2), ("wwd", 0), ("w", 1)])
def test_a_run_goes_on_until_it_is_broken(points, run):
    assert result_series.streak(played(points)) == run


@pytest.mark.parametrize(("points", "longest"), [("", 0), ("ll", 0), ("wwlwwwdw", 3)])
def test_the_longest_run_is_of_matches_that_were_won(points, longest):
    assert result_series.longest_streak(played(points)) == longest


def test_the_average_is_of_hands_and_not_of_matches():
    assert result_series.average_margin([ONE, ONE._replace(hands=8, ahead=-30)]) == -2.0
    kille = ONE._replace(game="kille", variant="kille", hands=4, ahead=-20, score=-2)
    assert result_series.average_margin([kille]) == -0.5, "chips lost, not how far behind the winner of a pot"
    assert result_series.average_margin([ONE._replace(hands=0)]) is None
    assert result_series.average_margin([ONE._replace(game="halma", variant="halma")]) is None


def test_a_spreadsheet_reads_the_table():
    text = result_series.results_csv([ONE, ONE._replace(points=0, assisted=True)])
    first, second = csv.DictReader(text.splitlines())
    assert first == {
        "started": "2026-03-04T20:15:00+01:00",
        "game": "haljan",
        "form": "haljan",
        "players": "2",
        "opponents": "hard",
        "helped": "no",
        "result": "won",
        "hands": "2",
        "ahead": "10",
        "deal": "",
        "known": "no",
    }
    assert (second["result"], second["helped"]) == ("lost", "yes")


def of_day(day, **facts):
    number = daily_deal_number("haljan", "haljan", date.fromisoformat(day))
    return ONE._replace(started=f"{day}T20:00:00", deal=number, **facts)


def test_the_deal_of_a_day_counts_once_and_as_it_came_out_first():
    first, later, other = of_day("2026-03-04"), of_day("2026-03-04", points=0), of_day("2026-03-05")
    later = later._replace(started="2026-03-04T21:00:00")
    assert result_series.deals_of_day([later, other, first]) == [first, other]


def test_known_cards_and_those_of_another_day_are_no_deal_of_the_day():
    assert not of_day("2026-03-04", known=True).is_deal_of_day
    assert not of_day("2026-03-04")._replace(started="2026-03-05T00:00:01").is_deal_of_day
    assert not of_day("2026-03-04")._replace(started="yesterday").is_deal_of_day
    assert not ONE.is_deal_of_day


@pytest.fixture
def dialog(visit, qtbot):
    """Four matches of different days, the latest first on the disk; one with help."""
    visitor = visit()
    for day, resigns in ((9, 1), (3, 0), (7, 1), (5, 1)):
        match = finished(YOU, *bots("easy"), resigns=resigns, id=f"m{day}", started=f"2026-03-0{day}T20:15:00+01:00")
        put_away(visitor.window.store, match)
    put_away(visitor.window.store, finished(YOU, *bots("easy"), resigns=0, assisted=True, id="helped"))
    visitor.window.dialogs.show_statistics()
    dialog = visitor.window.dialogs.created["statistics"]
    qtbot.waitUntil(lambda: len(dialog._series) == 2)
    dialog.visitor = visitor
    return dialog


def test_the_marked_line_is_told_match_by_match(dialog):
    shown = dialog.results_chart
    assert [ended.started[8:10] for ended in dialog._series[0]] == ["03", "05", "07", "09"]
    assert shown.told.text() == "Last played 3/9/26 · 3 won in a row · longest run: 3"
    assert shown.here.text() == "3/9/26: You won · balance +2"
    dialog.visitor.press(Qt.Key.Key_Home, on=shown.curve)
    assert shown.here.text() == "3/3/26: You lost · balance −1"
    at = shown.curve.place(1).toPoint()
    dialog.visitor.qtbot.mouseClick(shown.curve, Qt.MouseButton.LeftButton, pos=at)
    assert shown.here.text() == "3/5/26: You won · balance 0"


def test_helped_and_unhelped_have_curves_of_their_own(dialog):
    dialog.visitor.press(Qt.Key.Key_Down, on=dialog.tree)
    assert dialog.results_chart.told.text() == "Last played 3/4/26"
    assert dialog.results_chart.here.text() == "3/4/26: You lost · balance −1"


def test_everything_is_exported(dialog, tmp_path, monkeypatch):
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *args: (str(tmp_path / "all.csv"), ""))
    dialog.visitor.click(dialog.export)
    lines = (tmp_path / "all.csv").read_text("utf-8").splitlines()
    assert len(lines) == 6
    assert lines[1].startswith("2026-03-03T20:15:00+01:00,halma,halma,2,easy,no,lost,")
