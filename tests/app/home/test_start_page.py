"""The start page."""

import os
import time
from datetime import datetime, timedelta

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QSize, Qt
from PySide6.QtGui import QEnterEvent
from PySide6.QtWidgets import QApplication

from bluestick.app.home import start_page
from bluestick.app.home.match_list import AT_ONCE
from bluestick.app.home.open_matches import NoMatches, everyday_date
from bluestick.app.home.start_page import StartPage
from bluestick.app.home.thumbnails import Thumbnails
from bluestick.app.shell.window import MainWindow
from bluestick.app.widgets.layouts import clear_layout
from bluestick.engine.match import Match
from bluestick.engine.record import Player
from bluestick.games import GAMES
from bluestick.store.files import file_age
from bluestick.store.match_store import MatchStore
from bluestick.store.preview_cache import PreviewCache
from bluestick.store.results import Results
from bluestick.store.saved_matches import summary as glance
from bluestick.store.settings import Settings
from bluestick.tables.drawing.theme import DAY
from bluestick.text.players import opponents
from tests.app.at_window import RULES, WHOLE_MATCH
from tests.daily import first

PERSON_AND_BOT = (Player(""), Player("Elin", "easy"))


def settle():
    for _ in range(5):
        QApplication.processEvents()
        time.sleep(0.01)


SIZES = [QSize(900, 620), QSize(1024, 700), QSize(1280, 800), QSize(1366, 768), QSize(1920, 1080)]


@pytest.mark.parametrize("size", first(SIZES), ids=str)
def test_nothing_of_the_shelf_is_lost_when_rules_come_and_go(visit, size):
    window = visit(size).window
    for _ in range(2):
        window.docks.show_rules("haljan#")
        settle()
        window.menus.actions["rules"].trigger()
        settle()
        assert not window.docks.viewer.isVisible()
        for part in (
            window.navigator.start_page._open,
            window.navigator.start_page._learn,
            *window.navigator.start_page._readings,
        ):
            assert part.height() > 0
            assert part.x() >= 0
            assert part.mapTo(window, part.rect().bottomLeft()).y() < window.height()


def test_a_tile_is_lifted_while_the_mouse_is_over_it_and_does_not_press_it(visit, qtbot):
    window = visit().window
    tile = window.navigator.start_page._tiles[1]

    def point_at(event):
        tile.setAttribute(Qt.WidgetAttribute.WA_UnderMouse, event.type() == QEvent.Type.Enter)
        QApplication.sendEvent(tile, event)

    def below():
        settle()
        under = tile.mapTo(window, QPoint(tile.width() // 2, tile.height() + 2))
        return window.screen().grabWindow(window.winId()).toImage().pixelColor(under)

    point_at(QEvent(QEvent.Type.Leave))  # an earlier test may have left it there
    lying = below()
    point_at(QEnterEvent(*[QPointF(5, 5)] * 3))
    assert below() != lying
    point_at(QEvent(QEvent.Type.Leave))
    assert below() == lying
    point_at(QEnterEvent(*[QPointF(5, 5)] * 3))
    qtbot.mousePress(tile, Qt.MouseButton.LeftButton)
    assert below() == lying


@pytest.mark.parametrize("size", first(SIZES), ids=str)
@pytest.mark.parametrize("code", ["sv", "de"])
def test_all_tiles_are_in_line(visit, size, code):
    window = visit(size).window
    window.settings.language = code
    for beside in (False, True):
        if beside:
            window.docks.show_rules("haljan#")
        settle()
        tiles = window.navigator.start_page._tiles
        for part in ("name", "sentence", "players", "play", "rules"):
            assert len({getattr(tile, part).y() for tile in tiles}) == 1
        assert len({tile.name.fontInfo().pixelSize() for tile in tiles}) == 1
        assert len({tile._pictured for tile in tiles}) == 1
        assert (
            window.navigator.start_page.isVisible() or beside
        )  # in a small window the rules take its place until they are closed
        assert all(tile.play.isVisible() == window.navigator.start_page.isVisible() for tile in tiles)
        assert all(tile.name.sizeHint().width() <= tile.name.width() for tile in tiles)


def test_the_pictures_of_the_tiles_are_in_the_language_of_the_day(visit):
    window = visit().window
    tile = window.navigator.start_page._tiles[0]
    english = tile.grab().toImage()
    window.settings.language = "de"
    settle()
    window.settings.language = "en"
    settle()
    assert tile.grab().toImage() == english
    window.settings.language = "de"
    settle()
    assert tile._painted(tile._picture.deviceIndependentSize().toSize()).toImage() != english


def test_rules_of_every_game_are_a_click_away(visit):
    visitor = visit()
    for tile in visitor.window.navigator.start_page._tiles:
        visitor.click(tile.rules)
        assert visitor.window.docks.viewer.clause == f"{tile.game}#"
        assert visitor.window.navigator.new_page is None


def test_rules_and_words_ask_of_which_game(visit):
    visitor = visit()
    visitor.click(visitor.window.navigator.start_page._readings[0])
    choices = visitor.window.navigator.start_page._which.actions()
    assert len(choices) == len(GAMES)
    visitor.window.navigator.start_page._which.close()
    choices[-1].trigger()
    assert visitor.window.docks.viewer.clause == f"{list(GAMES)[-1]}#"


@pytest.mark.parametrize("game", first(GAMES))
def test_f1_tells_the_rules_of_the_game_where_the_keyboard_is(visit, game):
    window = visit().window
    next(tile for tile in window.navigator.start_page._tiles if tile.game == game).setFocus()
    window.menus.actions["rules"].trigger()
    assert window.docks.viewer.clause == f"{game}#"


def test_f1_tells_the_rules_of_the_match_where_the_keyboard_is(visit):
    visitor = visit().sit_down(moves=WHOLE_MATCH[:4])
    visitor.move(WHOLE_MATCH[4])
    visitor.window.navigator.show_start_page()
    visitor.window.navigator.start_page.matches.rows[0].resume.setFocus()
    visitor.window.menus.actions["rules"].trigger()
    assert visitor.window.docks.viewer.clause == "halma#"


@pytest.mark.parametrize(
    ("game", "form", "called"),
    [
        ("haljan", "harjan", "Harjan"),
        ("snapphana", "150", "Snapphanaleden · 150"),
        ("snapphana", "fjabbe", "Snapphanaleden · Fjabbe"),
    ],
)
def test_an_open_match_says_which_form_of_the_game_it_is(visit, game, form, called):
    window = visit().window
    rules = GAMES[game]
    seats = min(rules.variant(form).seats)
    match = Match(rules, rules.setup(seats, form), [Player(name) for name in ("", "Anna", "Bo", "Cecilia")[:seats]])
    match.chance()
    journal = window.store.create(match)
    journal.save(match)
    journal.close(match)
    window.navigator.show_start_page()
    settle()
    (row,) = window.navigator.start_page.matches.rows
    assert row._name.whole() == called
    window.menus._list_matches()
    (told,) = [action.text() for action in window.menus.menus["open_matches"].actions()]
    assert told == f"{called} {row._whom.whole()}"


def test_a_match_that_makes_no_sense_ends_no_menu(visit):
    window = visit().window
    rules = GAMES["halma"]
    for number, seats in enumerate((2, 2)):
        match = Match(rules, rules.setup(seats), [Player(""), Player("Elin", "easy")], id=f"match{number}")
        match.chance()
        journal = window.store.create(match)
        journal.save(match)
        journal.close(match)
    text = journal.path.read_text(encoding="utf-8")
    journal.path.write_text(text.replace('"seats": 2', '"seats": 3'), encoding="utf-8")
    window.menus._list_matches()
    assert [action.text() for action in window.menus.menus["open_matches"].actions()] == ["Halma against Elin (Easy)"]


def test_there_is_a_tile_for_every_game_and_enter_opens_it(visit):
    visitor = visit()
    tiles = visitor.window.navigator.start_page._tiles
    assert [tile.game for tile in tiles] == list(GAMES)
    assert QApplication.focusWidget() is tiles[0]
    visitor.press(Qt.Key.Key_Return)
    assert visitor.window.navigator.new_page.game == tiles[0].game


def test_five_games_stand_in_a_row(dressed, qtbot, monkeypatch, tmp_path):
    monkeypatch.setattr(start_page, "GAMES", ["halma"] * 5)
    page = StartPage(DAY, PreviewCache(MatchStore(tmp_path)))
    qtbot.addWidget(page)
    page.resize(QSize(1280, 770))
    page.show()
    assert len({tile.y() for tile in page._tiles}) == 1
    assert len({tile.height() for tile in page._tiles}) == 1
    assert page._open.y() > page._tiles[0].geometry().bottom()


def test_where_there_is_little_room_a_tile_shows_its_picture_rather_than_its_sentence(visit):
    visitor = visit(QSize(900, 620))
    settle()
    tiles = visitor.window.navigator.start_page._tiles
    assert not any(tile.sentence.isVisible() for tile in tiles)
    assert all(tile.name.y() >= 80 for tile in tiles)
    visitor.window.resize(1280, 800)
    settle()
    assert all(tile.sentence.isVisible() for tile in tiles)
    assert all(tile.accessibleDescription() for tile in tiles)


def test_open_matches_say_against_whom_how_far_and_whose_turn(visit):
    visitor = visit().sit_down((Player(""), Player("Elin", "medium")), WHOLE_MATCH[:6])
    visitor.move(WHOLE_MATCH[6])
    visitor.window.navigator.show_start_page()
    settle()
    (row,) = visitor.window.navigator.start_page.matches.rows
    assert row._whom.whole() == "against Elin (Medium)"
    home, move, phase, when = row._state.whole().split(" · ")
    assert (home, move) == ("Pieces in the goal 0 : 0", "move 4")
    assert "Elin" in phase
    assert when.startswith("today ")


@pytest.mark.parametrize("way", ["new match", "lessons", "table"])
def test_the_keyboard_comes_back_to_the_tile_of_the_game(visit, way):
    visitor = visit()
    window = visitor.window
    if way == "new match":
        window.navigator.open_new_match("halma")
    elif way == "lessons":
        window.lessons.show_list("halma")
    else:
        visitor.sit_down()
    if way == "table":
        visitor.click(visitor.page.header.back)
    else:
        visitor.press(Qt.Key.Key_Escape)
    assert window.navigator.pages.currentWidget() is window.navigator.start_page
    assert QApplication.focusWidget() is visitor.tile


def a_row(visitor):
    """Of a match on the shelf."""
    visitor.sit_down(moves=WHOLE_MATCH[:4])
    visitor.move(WHOLE_MATCH[4])
    visitor.window.navigator.show_start_page()
    settle()
    (row,) = visitor.window.navigator.start_page.matches.rows
    return row


@pytest.mark.parametrize("place", ["_mark", "_name", "_state", "between"])
def test_a_click_anywhere_on_a_row_resumes_the_match(visit, place):
    visitor = visit()
    row = a_row(visitor)
    where = row.resume.geometry().topRight() + QPoint(4, 4) if place == "between" else getattr(row, place)
    if place != "between":
        where = where.mapTo(row, where.rect().center())
    struck = row.childAt(where) or row
    visitor.qtbot.mouseClick(struck, Qt.MouseButton.LeftButton, pos=struck.mapFrom(row, where))
    assert visitor.page is not None
    assert visitor.match.position == 6


def test_a_click_that_is_drawn_away_from_a_row_does_nothing(visit, qtbot):
    visitor = visit()
    row = a_row(visitor)
    qtbot.mousePress(row, Qt.MouseButton.LeftButton, pos=QPoint(3, 3))
    qtbot.mouseRelease(row, Qt.MouseButton.LeftButton, pos=QPoint(3, -30))
    assert visitor.page is None


def test_a_click_on_the_wastebasket_does_not_resume_the_match(visit):
    visitor = visit()
    row = a_row(visitor)
    visitor.click(row.discard)
    assert visitor.page is None


def test_a_row_under_the_mouse_is_marked(visit):
    visitor = visit()
    row = a_row(visitor)
    before = row.grab().toImage()
    here = QPointF(4, 4)
    QApplication.sendEvent(row, QEnterEvent(here, here, row.mapToGlobal(here)))
    row.setAttribute(Qt.WidgetAttribute.WA_UnderMouse)
    assert row.grab().toImage() != before


def test_a_file_that_cannot_be_used_says_why_and_stays(visit):
    visitor = visit()
    visitor.window.store.folder.mkdir()
    file = visitor.window.store.folder / "torn.bluestick"
    file.write_text("no match\n", encoding="utf-8")
    visitor.window.navigator.show_start_page()
    settle()
    (row,) = visitor.window.navigator.start_page.matches.rows
    assert row._error.isVisible()
    assert row._error.text().startswith("“torn.bluestick” can’t be opened. Line 1:")
    assert row._error.height() >= row._error.heightForWidth(row._error.width())
    assert row.resume.isHidden()
    visitor.click(row)
    assert visitor.page is None
    assert file.exists()


def test_a_file_with_a_long_name_does_not_widen_the_shelf(visit):
    visitor = visit(QSize(900, 620))
    visitor.window.store.folder.mkdir()
    (visitor.window.store.folder / f"{'long' * 20}.bluestick").write_text("no match\n", encoding="utf-8")
    visitor.window.navigator.show_start_page()
    settle()
    (row,) = visitor.window.navigator.start_page.matches.rows
    assert row.discard.mapTo(visitor.window, row.discard.rect().topRight()).x() < 900
    assert row._name.toolTip() == row.path.name


def test_a_match_that_was_edited_is_found_out_on_the_shelf(visit):
    visitor = visit().sit_down(moves=WHOLE_MATCH[:4])
    visitor.move(WHOLE_MATCH[4])
    file = visitor.page.session.journal.path
    visitor.window.navigator.show_start_page()
    file.write_text(file.read_text(encoding="utf-8").replace("c1-e3", "c1-p9"), encoding="utf-8")
    visitor.window.navigator.show_start_page()
    settle()
    (row,) = visitor.window.navigator.start_page.matches.rows
    assert "Line 3" in row._error.text()
    assert row.resume.isHidden()


def test_a_second_click_moves_a_match_to_the_wastebasket(visit, monkeypatch):
    visitor = visit().sit_down(moves=WHOLE_MATCH[:4])
    visitor.move(WHOLE_MATCH[4])
    visitor.window.navigator.show_start_page()
    monkeypatch.setattr("bluestick.store.match_store.QFile.moveToTrash", lambda path: (False, ""))
    visitor.click(visitor.window.navigator.start_page.matches.rows[0].discard)
    assert len(list(visitor.window.store.folder.glob("*.bluestick"))) == 1
    visitor.click(visitor.window.navigator.start_page.matches.rows[0].discard)
    assert visitor.window.navigator.start_page.matches.rows == []
    assert list(visitor.window.store.folder.glob("*.bluestick")) == []


@pytest.mark.parametrize(
    ("names", "said"),
    [
        (["", "Elin"], "against Elin (Easy)"),
        (["Elin", ""], "against Elin (Easy)"),
        (["Ivar", "Elin"], "Ivar (Easy) against Elin (Easy)"),
        (["", "Ivar", "Nora", "Berit"], "with Nora against Ivar and Berit"),
        (["Ivar", "", "Berit", ""], "Ivar and Berit against Player 2 and Player 4"),
    ],
)
def test_company_in_words(dressed, names, said):
    players = [Player(name, "easy" if name else None) for name in names]
    assert opponents(RULES, RULES.setup(len(names)), players) == said


def test_moments_in_words(dressed):
    now = datetime.now().astimezone()
    assert everyday_date(now).startswith("today ")
    assert everyday_date(now - timedelta(days=1)) == "yesterday"
    assert everyday_date(now - timedelta(days=3)) == (now - timedelta(days=3)).strftime("%A")
    assert everyday_date(datetime(2106, 7, 4).astimezone()) == "7/4/06"
    assert "20" in everyday_date(datetime(2020, 3, 4).astimezone())


def test_a_moment_to_come_is_no_weekday_that_was(dressed):
    assert "06" in everyday_date(datetime(2106, 2, 7).astimezone())


def test_the_match_on_the_table_is_opened_once(visit):
    visitor = visit().sit_down(moves=WHOLE_MATCH[:4])
    visitor.move(WHOLE_MATCH[4])
    page = visitor.page
    assert visitor.window.navigator.files.resume(page.session.journal.path)
    assert visitor.page is page
    assert not visitor.window.navigator.message.text


@pytest.mark.parametrize("word", ["x", " ", "xxxxxxxxx "])
def test_a_bad_match_never_pushes_the_buttons_of_the_others_out_of_reach(visit, word):
    window = visit().sit_down().window
    journal = window.navigator.table_page.session.journal
    journal.save(window.navigator.table_page.session.match)
    window.navigator.show_start_page()
    lines = journal.path.read_text().splitlines()
    lines[1] = lines[1].replace("first 0", (word * 15_000)[:15_000])
    (journal.path.parent / "bad.bluestick").write_text("\n".join(lines))
    window.resize(window.minimumSize())
    window.navigator.show_start_page()
    settle()
    assert window.width() == window.minimumWidth()
    rows = {row.path.name: row for row in window.navigator.start_page.matches.rows}
    column = rows["bad.bluestick"].parentWidget()
    for row in rows.values():
        assert row.discard.mapTo(column, QPoint(row.discard.width(), 0)).x() <= column.parentWidget().width()
    assert rows["bad.bluestick"].height() < 220


def test_the_first_page_is_painted_before_anybody_looks_for_matches(dressed, qtbot, tmp_path, monkeypatch):
    asked = []
    monkeypatch.setattr(
        MatchStore, "open_matches", lambda saves: asked.append(window.navigator.start_page._painted) or []
    )
    window = MainWindow(Settings(tmp_path / "bluestick.ini"), MatchStore(tmp_path / "matches"))
    qtbot.addWidget(window)
    assert asked == []
    window.show()
    qtbot.waitUntil(lambda: window.navigator.start_page.has_listed_matches)
    assert asked == [True]
    assert window.findChildren(NoMatches)


def test_of_many_matches_only_those_that_are_near_cost_anything(visit, monkeypatch):
    visitor = visit().sit_down(moves=WHOLE_MATCH[:4])
    window, session = visitor.window, visitor.page.session
    looked_at, read = [], []
    monkeypatch.setattr("bluestick.store.saved_matches.summary", lambda path: looked_at.append(path) or glance(path))
    monkeypatch.setattr(Thumbnails, "_draw", lambda pictures: None)
    monkeypatch.setattr(
        window.navigator.start_page.matches._previews,
        "read",
        lambda path: read.append(path) or (session.match, file_age(path)),
    )
    for _ in range(4 * AT_ONCE):
        window.store.create(session.match).save(session.match)
    window.navigator.show_start_page()
    visitor.qtbot.waitUntil(lambda: len(read) == len(window.navigator.start_page.matches.rows))
    assert len(looked_at) == len(read) <= 2 * AT_ONCE
    while len(window.navigator.start_page.matches.rows) < 4 * AT_ONCE:
        before = len(window.navigator.start_page.matches.rows)
        settle()
        window.navigator.start_page.matches.rows[-1].resume.setFocus(
            Qt.FocusReason.TabFocusReason
        )  # and Tab would go on from there
        window.navigator.start_page.matches.ensureWidgetVisible(window.navigator.start_page.matches.rows[-1])
        visitor.qtbot.waitUntil(lambda before=before: len(window.navigator.start_page.matches.rows) > before)
    visitor.qtbot.waitUntil(lambda: len(read) == 4 * AT_ONCE)
    assert {row.path for row in window.navigator.start_page.matches.rows} == {*looked_at} == {*read}
    assert sum(row.resume.property("kind") == "primary" for row in window.navigator.start_page.matches.rows) == 1


@pytest.mark.parametrize("place", [0, 3, 8])
def test_matches_are_listed_anew_wherever_the_keyboard_is(visit, place):
    """The keyboard goes on from row to row as they are taken away, and what is listed is scrolled with it."""
    visitor = visit().sit_down(moves=WHOLE_MATCH[:4])
    window, session = visitor.window, visitor.page.session
    for _ in range(9):
        window.store.create(session.match).save(session.match)
    window.navigator.show_start_page()
    visitor.qtbot.waitUntil(lambda: window.navigator.start_page.has_listed_matches)
    bar = window.navigator.start_page.matches.verticalScrollBar()
    bar.setValue(bar.maximum())
    visitor.qtbot.waitUntil(lambda: len(window.navigator.start_page.matches.rows) > place)
    settle()
    window.navigator.start_page.matches.rows[place].resume.setFocus(Qt.FocusReason.TabFocusReason)
    settle()
    for _ in range(2):
        window.store.create(session.match).save(session.match)
    window.navigator.start_page.show_matches(window.store.open_matches())  # Qt would warn of a row in no place
    settle()
    there = window.navigator.start_page.matches
    assert [there._layout.itemAt(row).widget() for row in range(len(there.rows))] == there.rows


def test_a_list_that_is_scrolled_while_it_is_emptied_adds_no_row(visit, monkeypatch):
    visitor = visit().sit_down(moves=WHOLE_MATCH[:4])
    window, session = visitor.window, visitor.page.session
    for _ in range(3 * AT_ONCE):
        window.store.create(session.match).save(session.match)
    window.navigator.show_start_page()
    visitor.qtbot.waitUntil(lambda: window.navigator.start_page.has_listed_matches)

    def scrolled(layout):
        clear_layout(layout)
        window.navigator.start_page.matches._add_rows()  # as the scroll bar has it; Qt would warn of a row in no place

    monkeypatch.setattr("bluestick.app.home.match_list.clear_layout", scrolled)
    window.navigator.start_page.show_matches(window.store.open_matches())
    rows = window.navigator.start_page.matches._layout
    assert [rows.itemAt(row).widget() for row in range(rows.count() - 1)] == window.navigator.start_page.matches.rows


def test_the_keyboard_stays_at_its_match_and_after_a_discarded_one_at_its_place(visit):
    visitor = visit().sit_down(moves=WHOLE_MATCH[:4])
    window, session = visitor.window, visitor.page.session
    for _ in range(3 * AT_ONCE):
        window.store.create(session.match).save(session.match)
    window.navigator.show_start_page()
    visitor.qtbot.waitUntil(lambda: window.navigator.start_page.has_listed_matches)
    window.navigator.start_page.matches._add_rows_up_to(3 * AT_ONCE)
    settle()
    names = [row.path for row in window.navigator.start_page.matches.rows]
    window.navigator.start_page.matches.rows[2 * AT_ONCE].resume.setFocus(Qt.FocusReason.TabFocusReason)

    window.settings.theme = "night"
    assert window.navigator.start_page.matches.rows[2 * AT_ONCE].resume.hasFocus()
    settle()
    assert not window.navigator.start_page.matches.rows[2 * AT_ONCE].visibleRegion().isEmpty()

    visitor.press(Qt.Key.Key_Tab)
    for _ in range(2):  # both matches go, and nothing else is pressed
        visitor.press(Qt.Key.Key_Space)
        visitor.press(Qt.Key.Key_Space)
        settle()
    assert [row.path for row in window.navigator.start_page.matches.rows] == names[: 2 * AT_ONCE] + names[
        2 * AT_ONCE + 2 :
    ]
    assert window.navigator.start_page.matches.rows[2 * AT_ONCE].discard.hasFocus()
    assert not window.navigator.start_page.matches.rows[2 * AT_ONCE].visibleRegion().isEmpty()


@pytest.mark.skipif(os.name == "nt", reason="there are no such files")
def test_a_pipe_among_the_matches_does_not_hold_the_shelf_up(visit):
    window = visit().window
    window.store.folder.mkdir()
    os.mkfifo(window.store.folder / "pipe.bluestick")
    window.navigator.show_start_page()
    settle()
    assert [row._error.isHidden() for row in window.navigator.start_page.matches.rows] == [False]


def test_a_long_path_does_not_widen_the_window(visit):
    window = visit().window
    window.resize(window.minimumSize())
    window.navigator.message.say(lambda: "/folder" * 100)
    assert window.navigator.message.text == "/folder" * 100
    assert window.navigator.message.minimumSizeHint().width() < 400


def test_several_sides_are_named_in_a_row(dressed):
    players = [Player(""), Player("Anna"), Player("Elin", "easy")]
    haggis = GAMES["haggis"]
    assert opponents(haggis, haggis.setup(3), players) == "Player 1, Anna, and Elin"
    assert opponents(haggis, haggis.setup(3), [Player(""), *[Player(name, "easy") for name in ("Elin", "Nora")]]) == (
        "against Elin and Nora"
    )


def test_a_match_that_was_over_when_the_program_was_killed_is_counted_at_the_next_start(visit):
    visitor = visit().sit_down(PERSON_AND_BOT, moves=WHOLE_MATCH[:2])
    match, path = visitor.match, visitor.page.session.journal.path
    match.play(min(match.to_act), RULES.read("resign"))
    visitor.page.session.journal.save(match)
    visitor.page.session.journal.unlock()  # and no more: it was killed
    window = visit().window
    visitor.qtbot.waitUntil(lambda: not window.navigator.start_page.matches._unread and not path.exists())
    assert [row.path for row in window.navigator.start_page.matches.rows] == []
    assert [saved.id for saved in window.store.finished_matches()] == [match.id]
    results = Results(window.store)
    for file in results.unread():
        results.read(file)
    assert len(results.all()) == 1
