"""The pictures of rule pages of the card games: their rows fit the page, and say their content in reading order."""

import json

import pytest

from bluestick.tables.cards import French
from bluestick.tables.catalogue import TABLES
from bluestick.tables.drawing.recording_painter import recording
from bluestick.tables.drawing.theme import DAY
from bluestick.tables.scene.case_pictures import CARD, GAP, Row, rows_picture
from tests.app.rules.test_rule_pages import CASE, page


def drawn(rows, width=300, **more):
    return rows_picture(rows, French(DAY), DAY, width, 1.0, **more)


@pytest.mark.parametrize("width", [300, 200, 420])
@pytest.mark.parametrize("game", ["haggis", "haljan", "kille", "snapphana"])
def test_no_picture_is_wider_than_the_page(qapp, game, width):
    cases = [json.loads(case) for case in CASE.findall(page(game, "en"))]
    assert cases
    for case in cases:
        assert 0 < TABLES[game].picture(DAY, case, width, 1.0).width() <= width, case


def test_each_card_is_followed_by_its_text_and_the_row_by_its_own(qapp):
    with recording() as heard:
        drawn([Row("three points", ("SA", "H2"), above=("Ann", "Bo"), beneath=("1", "2"))])
    said = [("Ann", False), ("SA", True), ("1", False), ("Bo", False), ("H2", True), ("2", False)]
    assert heard == [*said, ("three points", False)]


def test_a_row_that_is_too_long_goes_on_below(qapp):
    high = drawn([Row(cards=("SA",))]).height()
    many = tuple(f"{suit}{rank}" for suit in "SH" for rank in "23456789")
    assert drawn([Row(cards=many)]).height() > 1.8 * (high - 2 * GAP)


def test_columns_share_the_width(qapp):
    rows = [Row(str(number), ("SA", "H2", "C3"), apart=True) for number in range(4)]
    assert drawn(rows, columns=2).height() < drawn(rows).height()
    assert drawn(rows, columns=2).width() == drawn(rows).width() == 300


def test_adorning_gets_the_places_of_the_cards(qapp):
    places = []
    drawn([Row(cards=("SA", "H2"), apart=True, adorn=lambda painter, cards: places.extend(cards))])
    one, other = places
    assert one.width() == CARD
    assert one.right() < other.left()
