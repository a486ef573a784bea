"""What somebody who meets a game for the first time is told where a match of it is agreed."""

import pytest
from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtWidgets import QApplication

from bluestick.app import language, texts
from bluestick.games import GAMES
from tests.app.speech import speaking
from tests.app.test_room import cramped, settle

pytestmark = pytest.mark.thorough

OFTEN, NARROW = QSize(1280, 800), QSize(1024, 700)


@pytest.fixture
def meet(visit):
    """At the window for the first time."""

    def meet(size=OFTEN):
        visitor = visit(size)
        visitor.window.settings.introduced = frozenset()
        return visitor

    return meet


def read(window):
    """What lies open beside the page."""
    viewer = window.beside.viewer
    return viewer.clause if viewer is not None and viewer.isVisible() else None


@pytest.mark.parametrize("game", GAMES)
def test_the_first_time_the_rules_lie_beside_the_form(meet, game):
    window = meet().window
    window.agree(game)
    assert read(window) == f"{game}#"
    assert QApplication.focusWidget() is window.new_page._start


@pytest.mark.everyday
def test_the_second_time_they_do_not(meet):
    window = meet().window
    window.agree("kille")
    window.show_shelf()
    window.agree("kille")
    assert read(window) is None
    window.agree("haggis")
    assert read(window) == "haggis#"


def test_who_was_introduced_is_known_the_next_day(meet, visit):
    window = meet().window
    window.agree("kille")
    window = visit().window
    assert window.settings.introduced == {"kille"}
    window.agree("kille")
    assert read(window) is None


def test_who_has_played_before_needs_no_introduction(meet):
    window = meet().window
    window.settings.remember_match("kille", {"seats": 4})
    window.agree("kille")
    assert read(window) is None


@pytest.mark.parametrize("leave", [lambda window: window.show_shelf(), lambda window: window.new_page._start.click()])
def test_what_came_by_itself_goes_by_itself(meet, leave):
    window = meet().window
    window.agree("kille")
    leave(window)
    assert read(window) is None


def test_whoever_reads_on_may_read_to_the_end(meet):
    window = meet().window
    window.agree("kille")
    window.beside.viewer.open("kille#K4")
    window.show_shelf()
    assert read(window) == "kille#K4"


def test_rules_that_were_open_before_stay(meet):
    window = meet().window
    window.beside.show_rules("haljan#H4")
    window.agree("kille")
    assert read(window) == "kille#"
    window.show_shelf()
    assert read(window) == "kille#"


def test_rules_that_came_by_themselves_are_not_open_the_next_day(meet):
    window = meet().window
    window.agree("kille")
    window.close()
    assert not window.settings.rules_open


@pytest.mark.parametrize("game", GAMES)
def test_where_the_form_would_be_cut_they_lie_over_its_picture(meet, game):
    window = meet(NARROW).window
    window.agree(game)
    page, viewer = window.new_page, window.beside.viewer
    assert read(window) == f"{game}#"
    assert viewer.isFloating()
    assert page.width() == window.width()
    place = QRect(page.mapFromGlobal(viewer.pos()), viewer.size())
    assert not place.intersects(QRect(page._start.mapTo(page, QPoint()), page._start.size()))
    assert place.intersects(QRect(page._table.mapTo(page, QPoint()), page._table.size()))
    assert QApplication.focusWidget() is page._start


@pytest.mark.thorough
@pytest.mark.parametrize("code", language.LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_beside_the_rules_the_form_is_whole(meet, game, code):
    window = meet().window
    with speaking(code):
        window.agree(game)
        settle()
        page = window.new_page
        assert read(window) == f"{game}#"
        assert window.size() == OFTEN
        assert page.width() >= page.minimumSizeHint().width()
        start = page._start
        assert start.mapTo(page, QPoint(start.width(), start.height())).y() < page.height()
        assert list(cramped(page)) == []


def test_every_form_is_told_where_it_is_chosen(meet):
    window = meet().window
    window.agree("snapphana")
    page = window.new_page
    for variant in GAMES["snapphana"].variants:
        page._variants._buttons[variant.id].click()
        assert page._about.isVisible()
        assert page._about.text() == texts.about("snapphana", variant.id)


def test_the_rules_are_a_click_away(visit):
    visitor = visit()
    visitor.window.agree("haggis")
    assert read(visitor.window) is None
    visitor.click(visitor.window.new_page.rules_button)
    assert read(visitor.window) == "haggis#"
