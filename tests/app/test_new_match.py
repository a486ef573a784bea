"""The page where a match is agreed."""

import pytest
from PySide6.QtCore import Qt

from bluestick.app.new_match import BOT_NAMES, Kind, Sitter, Wish
from bluestick.engine.record import Player

HOUSE_RULES = {"draws": False, "occupied_base": True, "leave_first": True}


@pytest.fixture
def page(visit):
    visitor = visit()
    visitor.window.agree("halma")
    return visitor.window.new_page


def agreed(page):
    heard = []
    page.play.disconnect()
    page.play.connect(lambda setup, players: heard.append((setup, players)))
    page._start.click()
    return heard[0]


def test_at_first_you_play_against_a_medium_bot(page):
    setup, players = agreed(page)
    assert setup == page._rules.setup()
    assert players == (Player(""), Player("Elin", "medium"))


def test_enter_plays(visit):
    visitor = visit()
    visitor.window.agree("halma")
    visitor.press(Qt.Key.Key_Return, on=visitor.window.new_page._rows[1].first)
    assert visitor.page is not None


def test_everything_is_remembered(page, visit):
    page._seats._buttons[4].click()
    page._rows[2]._kinds._buttons[Kind.PERSON].click()
    page._rows[2]._name.setText("Åsa")
    page._rows[1]._levels._buttons["hard"].click()
    for option in page._options:
        option._box.setChecked(HOUSE_RULES[option.option.id])
    setup, players = agreed(page)
    assert setup == page._rules.setup(4, options=HOUSE_RULES)
    assert players[:3] == (Player(""), Player("Elin", "hard"), Player("Åsa"))
    visitor = visit()
    visitor.window.agree("halma")
    assert agreed(visitor.window.new_page) == (setup, players)


def test_there_is_one_you_at_most(page):
    page._rows[1]._kinds._buttons[Kind.YOU].click()
    _, players = agreed(page)
    assert players == (Player("Ivar", "medium"), Player(""))


def test_a_person_without_a_name_is_a_guest(page):
    page._rows[1]._kinds._buttons[Kind.PERSON].click()
    page._rows[1]._name.clear()
    _, players = agreed(page)
    assert players[1] == Player("Guest")


def test_the_board_shows_how_the_match_begins_and_is_turned_to_you(page):
    assert page._table.shown.state == page._rules.start(page._rules.setup(2))
    page._seats._buttons[4].click()
    assert page._table.shown.state == page._rules.start(page._rules.setup(4))
    page._rows[1]._kinds._buttons[Kind.YOU].click()
    assert page._table.seat == 1


def test_every_option_is_explained_and_marked_as_house_rule(page):
    for option in page._options:
        assert option._box.text()
        assert option._explanation.text()
        assert option._house.isVisibleTo(page)


@pytest.mark.parametrize(
    "nonsense",
    [
        {},
        {"seats": 3, "variant": "halma", "options": {}, "sitters": []},
        {"seats": 2, "variant": "chess", "options": {}, "sitters": 7},
        {"seats": 2, "variant": "halma", "options": {"draws": 5}, "sitters": [["cat", "Elin", "easy"]]},
        {"seats": [], "variant": "halma", "options": None, "sitters": [["bot"]]},
    ],
)
def test_nonsense_in_the_settings_counts_as_nothing(nonsense):
    wish = Wish.recall("halma", nonsense)
    assert wish.setup.seats == 2
    assert wish.sitters[:2] == (Sitter(Kind.YOU, BOT_NAMES[0]), Sitter(Kind.BOT, BOT_NAMES[1]))
    assert Wish.recall("halma", wish.remembered()) == wish
