"""Where the rules and the score sheet stand: beside the page, in the place of its panel or of the page, or floating."""

from random import Random

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QAccessible, QGuiApplication
from PySide6.QtWidgets import QApplication

from bluestick.engine.match import Match
from bluestick.engine.record import Player
from bluestick.games import GAMES
from tests.app.learn.scales import Scales
from tests.app.learn.test_review_page import MATCH
from tests.daily import thinned

pytestmark = pytest.mark.thorough

SMALL, MIDDLE, USUAL, LARGE = QSize(800, 600), QSize(1024, 700), QSize(1280, 800), QSize(1900, 1000)
CLOSING = ("F1", "menu", "Esc", "button")
PAGES = ("start", "new match", "lessons", "lesson", "table", "review")


def settle():
    for _ in range(5):
        QApplication.processEvents()


def turn_to(window, page):
    """As the player comes to it."""
    match page:
        case "start":
            window.navigator.show_start_page()
        case "new match":
            window.navigator.open_new_match("kille")
        case "lessons":
            window.lessons.show_list("haljan")
        case "lesson":
            window.lessons.show_list("haljan")
            window.lessons.start("1-beat-every-card")
        case "table":
            sit_down(window, "haljan")
        case "review":
            window.navigator._bots = window.navigator._bots or Scales(window)
            window.reviews.open(MATCH)
    settle()


def sit_down(window, game):
    rules = GAMES[game]
    setup = rules.setup()
    match = Match(rules, setup, [Player(f"P{seat}") for seat in range(setup.seats)], rng=Random(1))
    window.navigator.play(match, window.store.create(match))


@pytest.fixture
def come(visit):
    """Open a page in a new window of this size."""

    def come(size, page="start"):
        visitor = visit(size)
        turn_to(visitor.window, page)
        return visitor

    return come


def rules(window):
    return window.docks.viewer


def close(visitor, how):
    window = visitor.window
    match how:
        case "F1":
            window.docks.show_rules(window.docks.clause())
            visitor.press(Qt.Key.Key_F1)
        case "menu":
            window.docks.show_rules(window.docks.clause())
            window.menus.actions["rules"].trigger()
        case "Esc":
            rules(window).page.setFocus()
            visitor.press(Qt.Key.Key_Escape)
        case "button":
            visitor.click(rules(window).close_button)
    settle()


def panel(window):
    """What has to be seen beside the table."""
    return window.navigator.table_page.splitter.side


def where(window, dock):
    """In which of its places a dock is."""
    if dock is None or not dock.isVisible():
        return "closed"
    if dock.isFloating():
        return "window"
    if not window.centralWidget().isVisible():
        return "instead of the page"
    folded = window.navigator.table_page is not None and window.navigator.table_page.splitter.is_folded
    return "instead of the panel" if folded else "beside"


def check(window, floated):
    """Whatever was done before, nothing is covered, and only what the player has drawn out floats."""
    settle()
    docked = []
    for dock in window.docks.docks:
        if not dock.isVisible():
            continue
        assert dock.isFloating() == (dock.objectName() in floated)
        if dock.isFloating():
            assert dock.windowFlags() & Qt.WindowType.WindowTitleHint
            assert dock.windowFlags() & Qt.WindowType.WindowCloseButtonHint
            assert not dock.windowFlags() & Qt.WindowType.FramelessWindowHint
            assert any(screen.geometry().intersects(dock.geometry()) for screen in QGuiApplication.screens())
        else:
            assert dock.parentWidget() is window
            assert window.rect().contains(dock.geometry())
            docked.append(dock.geometry())
    page = window.centralWidget()
    if page.isVisible():
        docked.append(page.geometry())
    assert docked, "neither the page nor a dock is seen"
    for number, one in enumerate(docked):
        assert not any(one.intersects(other) for other in docked[:number])
    if not any(dock.isVisible() and not dock.isFloating() for dock in window.docks.docks):
        assert page.isVisible()
    focus = QApplication.focusWidget()
    assert focus is None or focus.isVisible()


@pytest.mark.parametrize(("page", "size"), thinned(PAGES, [USUAL, SMALL], every=3))
def test_every_way_closes_the_rules_and_leads_back(come, page, size):
    visitor = come(size, page)
    window = visitor.window
    shown = window.navigator.pages.currentWidget()
    for floats in (False, True):
        for how in CLOSING:
            window.menus.actions["rules"].trigger()
            settle()
            assert rules(window).isVisible()
            if rules(window).isFloating() != floats:
                visitor.click(rules(window).float_button)
            check(window, {"rules"} if floats else ())
            close(visitor, how)
            assert where(window, rules(window)) == "closed", how
            assert window.navigator.pages.currentWidget() is shown
            assert shown.isVisible()
            check(window, ())
            assert shown.isAncestorOf(QApplication.focusWidget())


@pytest.mark.everyday
@pytest.mark.parametrize(
    ("size", "page", "place"),
    [
        (SMALL, "start", "instead of the page"),
        (SMALL, "new match", "instead of the page"),
        (SMALL, "table", "instead of the panel"),
        (SMALL, "lesson", "instead of the panel"),
        (MIDDLE, "start", "beside"),
        (MIDDLE, "table", "instead of the panel"),
        (MIDDLE, "lesson", "beside"),
        (MIDDLE, "review", "beside"),
        (USUAL, "new match", "beside"),
        (USUAL, "table", "beside"),
        (USUAL, "review", "beside"),
    ],
)
def test_the_rules_stand_where_there_is_room(come, size, page, place):
    window = come(size, page).window
    window.menus.actions["rules"].trigger()
    check(window, ())
    assert where(window, rules(window)) == place


def step(visitor, rng, floated):
    """Anything that a player may do about it."""
    window = visitor.window
    open_docks = [dock for dock in window.docks.docks if dock.isVisible()]
    does = ["page", "size", "rules", "sheet", "panel", "full screen", "text"]
    does += ["float_button", "float_button", "close", "frame"] if open_docks else []
    do = rng.choice(does)
    if do == "page":
        do = rng.choice(PAGES)
        turn_to(window, do)
    elif do == "size":
        window.setWindowState(Qt.WindowState.WindowNoState)
        window.resize(rng.choice((SMALL, MIDDLE, USUAL, LARGE)))
    elif do == "rules":
        visitor.press(Qt.Key.Key_F1)
    elif do == "sheet":
        window.menus.actions["sheet"].trigger()
    elif do == "panel":
        window.menus.actions["panel"].trigger()
    elif do == "full screen":
        window.full_screen()
    elif do == "text":
        window.settings.text_size = rng.choice((100, 150))
    else:
        dock = rng.choice(open_docks)
        if do == "float_button":
            visitor.click(dock.float_button)
            floated ^= {dock.objectName()}
        elif do == "close":
            visitor.click(dock.close_button)
        else:
            dock.close()  # as the frame of its window closes it
        assert do == "float_button" or not dock.isVisible()
    return do


@pytest.mark.parametrize("seed", [2, *(pytest.param(seed, marks=pytest.mark.slow) for seed in (0, 1, 3, 4, 5))])
def test_any_way_between_the_places_leaves_a_sound_window(visit, seed):
    rng, floated, done = Random(seed), set(), []
    visitor = visit(USUAL)
    for number in range(40):
        if number % 15 == 14:
            visitor = visit(rng.choice((SMALL, USUAL)))
            done.append("restart")
        done.append(step(visitor, rng, floated))
        try:
            check(visitor.window, floated)
        except AssertionError as error:
            raise AssertionError(done) from error


def test_rules_that_were_docked_again_after_another_page_can_be_closed(come):
    visitor = come(USUAL, "new match")
    window = visitor.window
    for how in CLOSING:
        window.menus.actions["rules"].trigger()
        turn_to(window, "table")
        if not rules(window).isVisible():
            window.menus.actions["rules"].trigger()
        visitor.click(rules(window).close_button)
        turn_to(window, "start")
        window.menus.actions["rules"].trigger()
        check(window, ())
        close(visitor, how)
        assert not rules(window).isVisible(), how


@pytest.mark.parametrize("size", [QSize(1300, 820), SMALL])
def test_docked_rules_follow_the_window(come, size):
    window = come(USUAL, "table").window
    window.menus.actions["rules"].trigger()
    window.resize(size)
    check(window, ())
    assert rules(window).geometry().right() == window.rect().right()
    assert rules(window).geometry().bottom() == window.rect().bottom()


def test_a_window_that_grows_shows_the_page_again(come):
    window = come(SMALL).window
    window.menus.actions["rules"].trigger()
    settle()
    assert where(window, rules(window)) == "instead of the page"
    assert rules(window).isAncestorOf(QApplication.focusWidget())
    window.resize(USUAL)
    check(window, ())
    assert where(window, rules(window)) == "beside"
    assert window.navigator.start_page.width() > USUAL.width() / 2


def test_another_page_is_not_hidden_by_rules_that_were_open_before(come):
    window = come(SMALL).window
    window.menus.actions["rules"].trigger()
    turn_to(window, "new match")
    assert where(window, rules(window)) == "closed"
    assert window.navigator.new_page.isVisible()


@pytest.mark.parametrize("page", ["lesson", "review"])
def test_rules_that_were_open_before_hide_nothing_that_a_lesson_or_a_review_says(come, page):
    window = come(SMALL, "table").window
    window.menus.actions["rules"].trigger()
    turn_to(window, page)
    assert where(window, rules(window)) == "closed"
    assert panel(window).isVisible()


@pytest.mark.parametrize("page", ["lesson", "review"])
def test_esc_leads_from_the_rules_to_what_a_lesson_or_a_review_says(come, page):
    visitor = come(SMALL, page)
    window, shown = visitor.window, visitor.page
    window.menus.actions["rules"].trigger()
    settle()
    assert not panel(window).isVisible()
    visitor.press(Qt.Key.Key_Escape, on=visitor.table)
    settle()
    assert not rules(window).isVisible()
    assert window.navigator.table_page is shown
    assert panel(window).isVisible()
    assert not shown.header.unfold.isVisible()


def test_the_panel_takes_the_place_of_the_rules(come):
    visitor = come(MIDDLE, "table")
    window = visitor.window
    window.menus.actions["rules"].trigger()
    settle()
    visitor.click(visitor.page.header.unfold)
    settle()
    assert not rules(window).isVisible()
    assert panel(window).isVisible()
    assert not QRect(panel(window).mapTo(window, QPoint()), panel(window).size()).intersects(
        QRect(visitor.table.mapTo(window, QPoint()), visitor.table.size())
    )


def test_what_the_program_says_is_seen_though_the_rules_hide_the_page(come):
    window = come(SMALL).window
    window.menus.actions["rules"].trigger()
    settle()
    window.navigator.message.say(lambda: "The file cannot be written.")
    settle()
    assert window.navigator.message.isVisible()
    assert rules(window).isVisible()
    window.navigator.message.hide()
    settle()
    assert where(window, rules(window)) == "instead of the page"


# The next time.


@pytest.mark.parametrize("size", [SMALL, USUAL])
def test_only_rules_that_the_player_has_made_a_window_are_one_the_next_time(visit, size):
    visitor = visit(size)
    for floats in (False, True, False):
        turn_to(visitor.window, "table")
        if visitor.window.docks.viewer is None:
            visitor.window.menus.actions["rules"].trigger()
            settle()
        if rules(visitor.window).isFloating() != floats:
            visitor.click(rules(visitor.window).float_button)
        check(visitor.window, {"rules"} if floats else ())
        visitor = visit(size)
        turn_to(visitor.window, "table")
        assert rules(visitor.window).isVisible()
        check(visitor.window, {"rules"} if floats else ())


def test_rules_that_an_earlier_version_has_left_floating_are_docked(visit):
    visitor = visit(USUAL)
    turn_to(visitor.window, "table")
    visitor.window.docks.show_rules("haljan#H4")
    rules(visitor.window).setFloating(True)
    settings = visitor.window.settings
    earlier = visitor.window.saveState()
    visitor.window.close()
    settings.state, settings.rules_open = earlier, True
    settings.stored.sync()
    visitor = visit(USUAL)
    turn_to(visitor.window, "table")
    assert rules(visitor.window).isVisible()
    check(visitor.window, ())


def test_a_window_of_the_rules_that_was_on_another_screen_comes_back_on_this_one(visit):
    visitor = visit(USUAL)
    visitor.window.docks.show_rules("haljan#H4")
    visitor.click(rules(visitor.window).float_button)
    rules(visitor.window).move(7000, 5000)
    visitor = visit(USUAL)
    visitor.window.docks.show_rules("haljan#H4")
    assert rules(visitor.window).isFloating()
    settle()
    middle = rules(visitor.window).geometry().center()
    assert QGuiApplication.screenAt(middle) is not None


def test_rules_that_hid_the_page_are_not_so_wide_the_next_time(visit):
    visitor = visit(SMALL)
    visitor.window.menus.actions["rules"].trigger()
    settle()
    visitor = visit(USUAL)
    visitor.window.menus.actions["rules"].trigger()
    settle()
    assert rules(visitor.window).width() < 500


# The keyboard.


@pytest.mark.parametrize("game", GAMES)
def test_a_match_that_begins_while_the_rules_are_open_has_the_keyboard(come, game):
    visitor = come(USUAL)
    window = visitor.window
    window.navigator.open_new_match(game)
    window.menus.actions["rules"].trigger()
    settle()
    visitor.click(window.navigator.new_page._start)
    settle()
    assert rules(window).isVisible()
    assert window.navigator.table_page.isAncestorOf(QApplication.focusWidget())


def test_the_keys_of_the_main_window_work_in_the_window_of_the_rules(come):
    visitor = come(USUAL, "table")
    window = visitor.window
    window.menus.actions["rules"].trigger()
    visitor.click(rules(window).float_button)
    rules(window).activateWindow()
    rules(window).page.setFocus()
    settle()
    visitor.press(Qt.Key.Key_F4)
    assert window.docks.sheet.isVisible()


def test_readers_find_the_keyboard_in_the_rules_wherever_they_are(come):
    visitor = come(USUAL, "table")
    window = visitor.window
    before = QAccessible.isActive()
    QAccessible.setActive(True)
    try:
        window.menus.actions["rules"].trigger()
        for floats in (False, True, False):
            if rules(window).isFloating() != floats:
                visitor.click(rules(window).float_button)
            rules(window).activateWindow()
            rules(window).page.setFocus()
            settle()
            found = QAccessible.queryAccessibleInterface(rules(window).page)
            assert found.state().focused
            above, names = found.parent(), []
            while above is not None and above.object() is not QApplication.instance():
                names.append(above.object().objectName())
                assert found.object() in holding(above)
                found, above = above, above.parent()
            assert "rules" in names
            assert found.object() is (rules(window) if floats else window)
    finally:
        QAccessible.setActive(before)


def holding(interface):
    return [interface.child(number).object() for number in range(interface.childCount())]
