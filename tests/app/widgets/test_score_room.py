"""Scores beside the table have room at the moment at which they become longer."""

import pytest
from PySide6.QtCore import Qt

from bluestick.app.play.player_plates import PlayerPlate
from bluestick.app.widgets.score_bar import ScoreBar
from bluestick.engine.seats import Seat
from bluestick.tables.drawing.theme import DAY
from bluestick.tables.widget.cloth_buttons import ClothButton


@pytest.fixture
def shown(dressed, qtbot):
    def show(widget):
        qtbot.addWidget(widget)
        widget.resize(260, 60)
        widget.show()
        return widget

    return show


def test_a_score_that_becomes_longer_is_not_cut_for_a_moment(shown):
    tally = shown(ScoreBar(DAY, 0))
    for score in ("7", "67", "105", "1,005"):
        tally.show_side("You", score, "", None, Seat(0))
        assert tally._score.width() >= tally._score.sizeHint().width()


def test_nor_is_that_of_a_player(shown):
    plate = shown(PlayerPlate(DAY, small=False))
    for score in ("7", "67", "105", "1,005"):
        plate.show_seat(plate.grab(), "You", "", score, active=False)
        assert plate._score.width() >= plate._score.sizeHint().width()


@pytest.mark.parametrize("wide", range(60, 260, 20))
@pytest.mark.parametrize("text", ["Bleiben", "Tauschen mit Sigrid", "Lay 3 cards"])
def test_the_star_of_a_hint_lies_beside_the_text_of_its_button(shown, wide, text):
    button = shown(ClothButton(None, "swap"))
    button.resize(wide, 40)
    button.setText(button.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, wide - 18))
    assert not button.star_rect().intersects(button.text_rect())
