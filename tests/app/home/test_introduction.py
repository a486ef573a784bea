"""The page for a new match: the description of each variant, and the rules beside it."""

import pytest
from PySide6.QtCore import QPoint, QSize

from bluestick.games import GAMES
from bluestick.text import game_texts, language
from tests.app.shell.test_text_room import cramped, settle
from tests.app.speech import speaking
from tests.daily import thinned

pytestmark = pytest.mark.thorough

OFTEN = QSize(1280, 800)


def read(window):
    """What lies open beside the page."""
    viewer = window.docks.viewer
    return viewer.clause if viewer is not None and viewer.isVisible() else None


@pytest.mark.everyday
@pytest.mark.parametrize("game", GAMES)
def test_the_rules_do_not_open_unasked(visit, game):
    window = visit(OFTEN).window
    window.navigator.open_new_match(game)
    assert read(window) is None


def test_rules_that_were_open_before_stay(visit):
    window = visit(OFTEN).window
    window.docks.show_rules("haljan#H4")
    window.navigator.open_new_match("kille")
    assert read(window) == "kille#"
    window.navigator.show_start_page()
    assert read(window) == "kille#"


@pytest.mark.parametrize(("game", "code"), thinned(GAMES, language.LANGUAGES, every=3))
def test_beside_the_rules_the_form_is_whole(visit, game, code):
    window = visit(OFTEN).window
    with speaking(code):
        window.navigator.open_new_match(game)
        window.menus.actions["rules"].trigger()
        settle()
        page = window.navigator.new_page
        assert read(window) == f"{game}#"
        assert window.size() == OFTEN
        assert page.width() >= page.minimumSizeHint().width()
        start = page._start
        assert start.mapTo(page, QPoint(start.width(), start.height())).y() < page.height()
        assert list(cramped(page)) == []


def test_every_form_is_told_where_it_is_chosen(visit):
    window = visit().window
    window.navigator.open_new_match("snapphana")
    page = window.navigator.new_page
    for variant in GAMES["snapphana"].variants:
        page._variants._buttons[variant.id].click()
        assert page._about.isVisible()
        assert page._about.text() == game_texts.about("snapphana", variant.id)


def test_the_rules_are_a_click_away(visit):
    visitor = visit()
    visitor.window.navigator.open_new_match("haggis")
    assert read(visitor.window) is None
    visitor.click(visitor.window.navigator.new_page.rules_button)
    assert read(visitor.window) == "haggis#"
