"""The pictures of tables beside the matches that wait: of those that are seen, and of nothing that is secret."""

from random import Random

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication

from bluestick.app.home import thumbnails
from bluestick.app.home.open_matches import preview_seat
from bluestick.app.home.thumbnails import TABLE_SIZE, table_picture
from bluestick.app.widgets import style
from bluestick.engine.bot_match import turns
from bluestick.engine.bots import RandomBot
from bluestick.engine.match import Match
from bluestick.engine.record import Player
from bluestick.engine.seats import Seat
from bluestick.games import GAMES

YOU, ELIN = Player(""), Player("Elin", "easy")
SOON = 20_000


def begun(game, players, id="one", moves=5):
    rules = GAMES[game]
    match = Match(rules, rules.setup(len(players)), players, rng=Random(3), id=id)
    for _ in turns(match, [RandomBot()]):
        if match.position > moves:
            break
    return match


@pytest.fixture
def shelf(visit, monkeypatch):
    """With so many matches, and how often one was drawn."""
    visitor = visit()
    window = visitor.window
    monkeypatch.setattr(thumbnails, "table_picture", lambda *args: window.drawn.append(args) or table_picture(*args))
    window.drawn = []

    def fill(*matches):
        for match in matches:
            journal = window.store.create(match)
            journal.save(match)
            journal.unlock()
        window.navigator.show_start_page()
        return window

    return fill


@pytest.mark.parametrize("game", GAMES)
def test_a_match_that_waits_is_shown_by_its_table(shelf, qtbot, game):
    window = shelf(begun(game, (YOU, *[ELIN] * (GAMES[game].variants[0].seats[0] - 1))))
    (row,) = window.navigator.start_page.matches.rows
    before = row._mark.pixmap().toImage()
    qtbot.waitUntil(lambda: len(window.drawn) == 1, timeout=SOON)
    assert row.has_picture
    assert row._mark.pixmap().toImage() != before


def test_of_many_matches_only_those_are_drawn_that_are_seen(shelf, qtbot):
    window = shelf(*(begun("halma", (YOU, ELIN), f"match{number:09}") for number in range(12)))

    def seen():
        return [row for row in window.navigator.start_page.matches.rows if not row.visibleRegion().isEmpty()]

    qtbot.waitUntil(lambda: not window.navigator.start_page.matches._unread and bool(seen()), timeout=SOON)
    qtbot.waitUntil(lambda: all(row.has_picture for row in seen()), timeout=SOON)
    qtbot.wait(3 * thumbnails.PICTURE_DELAY)
    assert 0 < len(window.drawn) == len(seen()) < 12
    before = len(window.drawn)
    bar = window.navigator.start_page.matches.verticalScrollBar()
    bar.setValue(bar.maximum())
    qtbot.waitUntil(lambda: len(window.drawn) > before, timeout=SOON)


def test_a_table_that_has_not_changed_is_not_drawn_anew(shelf, qtbot):
    window = shelf(begun("halma", (YOU, ELIN)))
    qtbot.waitUntil(lambda: len(window.drawn) == 1, timeout=SOON)
    window.navigator.show_start_page()
    assert [row.has_picture for row in window.navigator.start_page.matches.rows] == [True]
    qtbot.wait(3 * thumbnails.PICTURE_DELAY)
    assert len(window.drawn) == 1


def test_tables_that_are_to_look_otherwise_do_so_in_the_pictures(shelf, qtbot):
    window = shelf(begun("kille", (YOU, *[ELIN] * 5)))
    qtbot.waitUntil(lambda: len(window.drawn) == 1, timeout=SOON)
    window.settings.four_colours = not window.settings.four_colours
    qtbot.waitUntil(lambda: len(window.drawn) == 2, timeout=SOON)
    assert window.drawn[1][2]["four_colours"] != window.drawn[0][2]["four_colours"]


def test_no_picture_is_drawn_for_a_row_that_is_gone(shelf, qtbot):
    window = shelf(*(begun("halma", (YOU, ELIN), f"match{number:09}") for number in range(3)))
    qtbot.waitUntil(
        lambda: bool(window.navigator.start_page.matches.rows) and not window.navigator.start_page.matches._unread,
        timeout=SOON,
    )
    window.navigator.start_page.show_matches(window.navigator.files.open_matches()[1:])
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    window.navigator.start_page.matches._pictures._draw()


def test_among_several_people_nobodys_cards_are_shown(dressed, monkeypatch):
    match = begun("haljan", (Player("Anna"), ELIN, Player("Bo"), ELIN))
    asked = []
    view = match.view
    monkeypatch.setattr(match, "view", lambda seat: asked.append(seat) or view(seat))
    assert table_picture(match, style.theme("day"), {}).size() == TABLE_SIZE
    assert asked == [None]


def test_who_plays_alone_sees_the_own_cards(dressed, monkeypatch):
    match = begun("haljan", (ELIN, YOU))
    asked = []
    view = match.view
    monkeypatch.setattr(match, "view", lambda seat: asked.append(seat) or view(seat))
    table_picture(match, style.theme("day"), {})
    assert asked == [Seat(1)]
    assert preview_seat(match) == Seat(1)
