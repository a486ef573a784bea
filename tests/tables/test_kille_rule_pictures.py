"""The examples of kille's rule pages tell what the rules have worked out."""

import json
from pathlib import Path

import pytest
from PySide6.QtCore import QSize

from bluestick.engine.seats import Seat
from bluestick.games.kille.state import Ground
from bluestick.tables.drawing.theme import DAY, NIGHT
from bluestick.tables.kille.rule_exchange import played, story_of
from bluestick.tables.kille.rule_pictures import case_picture, course_of_pot
from bluestick.tables.kille.start_tile import tile
from bluestick.text.kille import calls

CASES = {
    case["id"]: case for case in json.loads((Path(__file__).parents[1] / "games" / "cases" / "kille.json").read_text())
}


def story(name):
    given = CASES[name]["given"]
    return story_of(played(given), len(given["order"]))


def test_the_svin_chain_is_shown_hop_by_hop_and_run_back_to_whoever_was_dealt_the_card():
    lines = story("KI-13").lines
    assert [(line.start, line.end) for line in lines if line.both] == [(0, 1), (1, 2)]
    assert next(line for line in lines if line.call).call == calls.SVIN
    assert [(line.start, line.end) for line in lines if line.back] == [(2, 1), (1, 0)]
    assert [line.hit for line in lines if line.hit >= 0] == [0]


def test_a_swap_that_stands_is_not_run_back():
    lines = story("KI-14").lines
    assert not [line for line in lines if line.back]
    assert next(line for line in lines if line.hit >= 0).hit == 2


def test_past_a_kavall_to_the_husar_there_are_two_arrows_from_the_same_player():
    lines = [line for line in story("KI-18").lines if line.call]
    assert [(line.start, line.end, line.call) for line in lines] == [
        (0, 1, calls.KAVALL_PAST),
        (0, 2, calls.HUSAR),
    ]


def test_a_killemote_ends_with_two_high_killar():
    shown = story("KI-33").shown
    assert [high for _, card, high in shown if card == "KI"] == [True, True]


def test_the_stock_has_a_column_of_its_own():
    told = story("KI-26")
    assert told.drawn == ["SV"]
    assert next(line for line in told.lines if line.call).end == 4


@pytest.mark.parametrize("name", ["KI-42a", "KI-42d"])
def test_in_a_deadlock_of_two_both_are_saved(name):
    told = story(name)
    assert told.out == {}
    assert told.saved == (Seat(0), Seat(1))


def test_who_is_out_and_why_stands_beneath_the_cards():
    assert story("KI-29").out == {Seat(0): Ground.KILLE, Seat(2): Ground.LOWEST}


def test_the_course_of_a_pot_is_reckoned_by_the_rules():
    assert [row[-1] for row in course_of_pot(CASES["KI-63"]["given"])] == ["80", "160", "160", "320", "320", "320 → 0"]


@pytest.mark.parametrize("width", [300, 420])
@pytest.mark.parametrize("theme", [DAY, NIGHT], ids=lambda theme: theme.name)
def test_no_picture_is_wider_than_its_room(qapp, theme, width):
    kinds = {"order", "exchange", "resolve", "pot"}
    for case in CASES.values():
        if case["type"] in kinds and not case["expect"].get("redeal"):
            drawn = case_picture(theme, case, width, 1.0)
            assert not drawn.isNull()
            assert drawn.width() <= width, case["id"]


def test_a_case_without_a_picture_is_refused():
    with pytest.raises(ValueError, match="legal"):
        case_picture(DAY, {"type": "legal", "given": {}}, 300, 1.0)


@pytest.mark.parametrize("size", [(320, 180), (64, 64)])
def test_the_tile_fills_its_place(qapp, size):
    assert tile(DAY, QSize(*size), 1.0).size() == QSize(*size)
