"""A curve of thousands of matches: what cannot be told apart is not drawn."""

import pytest
from PySide6.QtCore import QSize

from bluestick.app.widgets import style
from bluestick.app.widgets.score_chart import ChartPoint, ScoreChart
from bluestick.engine.verdicts import Mark


def test_no_more_points_are_drawn_than_there_is_room_for_but_every_mark(dressed, qtbot, monkeypatch):
    curve = ScoreChart(style.theme("day"))
    qtbot.addWidget(curve)
    curve.resize(300, 100)
    placed = []
    place = ScoreChart.place
    monkeypatch.setattr(ScoreChart, "place", lambda self, number: (placed.append(number), place(self, number))[1])
    points = [ChartPoint(float(number % 7), Mark.MISTAKE if number == 12_345 else None) for number in range(20_000)]
    curve.show_points(points, 19_999)
    curve.grab()
    assert len(placed) < 3 * curve.width()
    assert 12_345 in placed


def test_a_click_finds_the_point_that_is_nearest(dressed, qtbot):
    curve = ScoreChart(style.theme("day"))
    qtbot.addWidget(curve)
    curve.resize(300, 100)
    curve.show_points([ChartPoint(None, None), *(ChartPoint(float(number), None) for number in range(9))], 0)
    pointed = []
    curve.pointed.connect(pointed.append)
    for number in range(10):
        curve._point(curve.place(number).x() + 2)
    for beyond in (-50.0, 900.0):
        curve._point(beyond)
    assert pointed == [*range(10), 0, 9]


def test_what_is_not_known_lies_as_high_as_what_was_before(dressed, qtbot):
    curve = ScoreChart(style.theme("day"))
    qtbot.addWidget(curve)
    curve.show_points([ChartPoint(None, None), ChartPoint(3.0, None), ChartPoint(None, None), ChartPoint(1.0, None)], 0)
    heights = [curve.place(number).y() for number in range(4)]
    assert heights[0] == curve._height(0.0)
    assert heights[1] == heights[2] < heights[3] < heights[0]


@pytest.fixture
def chart(qtbot, dressed):
    made = ScoreChart(style.theme("day"))
    qtbot.addWidget(made)
    made.resize(QSize(256, 112))
    return made


def show(chart, *values):
    chart.show_points([ChartPoint(value, None) for value in values], 0)
    return {text: value for value, text in chart.figures()}


def test_both_ends_and_zero_have_figures(chart):
    assert show(chart, -12.0, 3.0, 40.0) == {"0": 0.0, "−12": -12.0, "+40": 40.0}


def test_small_differences_have_decimals(chart):
    assert show(chart, -0.5, 0.25, 1.5) == {"0.0": 0.0, "−0.5": -0.5, "+1.5": 1.5}


def test_figures_that_would_overlap_are_left_out(chart):
    assert set(show(chart, -0.4, 80.0)) == {"0", "+80"}


def test_the_curve_begins_beside_its_figures(chart):
    show(chart, -1000.0, 1000.0)
    assert chart.place(0).x() > chart.fontMetrics().horizontalAdvance("+1000")
