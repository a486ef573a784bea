"""In a small window, and with large text: the panel gives way, and everything can be played by keyboard."""

from random import Random

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QLineEdit

from bluestick.app.widgets import style
from bluestick.app.widgets.scroll_column import ScrollColumn
from bluestick.engine.match import Match
from bluestick.engine.record import Player
from bluestick.games import GAMES
from tests.app.opponents import AtTable, Opponents
from tests.daily import thinned

pytestmark = pytest.mark.thorough

SMALL = QSize(800, 600)
MOVES = {"haljan": 12, "haggis": 10, "kille": 8, "snapphana": 16, "halma": 10}
"""So many of one's own: about a deal."""


@pytest.fixture
def sit(visit):
    def sit_down(game="haljan", form=None, size=SMALL, text=100):
        visitor = visit(size)
        window = visitor.window
        window.setWindowState(Qt.WindowState.WindowNoState)
        window.settings.text_size = text
        window.resize(size)
        QApplication.processEvents()
        window.navigator._bots = Opponents(window)
        rules = GAMES[game]
        variant = next(each for each in rules.variants if form in (None, each.id))
        seats = variant.seats[0]
        others = (Player(f"Elin {number}", "easy") for number in range(1, seats))
        match = Match(rules, rules.setup(seats, variant.id), (Player(""), *others), rng=Random(4), id="small")
        window.navigator.play(match, window.store.create(match))
        QApplication.processEvents()
        assert window.size() == size
        return AtTable(visitor)

    return sit_down


def on_page(here, widget):
    return QRect(widget.mapTo(here.page, QPoint(0, 0)), widget.size())


# The panel.


@pytest.mark.everyday
def test_where_there_is_no_room_for_both_the_table_has_all_of_it(sit):
    here = sit()
    assert here.page.panel.isHidden()
    assert here.table.width() == here.page.width()
    assert here.page.header.unfold.isVisible()


def test_what_the_coach_says_stands_in_one_place(sit):
    here = sit("haljan")
    here.page.panel.coach.say("Each of the three has to be beaten.", "haljan#H4.1")
    assert here.page.notice.isVisible()
    here.page.splitter.toggle()
    assert here.page.panel.coach.isVisible()
    assert here.page.notice.isHidden()


def test_where_there_is_room_the_panel_stands_beside(sit):
    here = sit(size=QSize(1280, 800))
    assert here.page.panel.isVisible()
    assert not on_page(here, here.page.panel).intersects(on_page(here, here.table))
    assert not here.page.header.unfold.isVisible()


@pytest.mark.parametrize("way", ["key", "button"])
def test_what_is_folded_comes_over_the_table_and_goes_again(sit, way):
    here = sit()
    wide = here.table.width()
    for shown in (True, False):
        if way == "key":
            here.visitor.press(Qt.Key.Key_F12)
        else:
            here.visitor.click(here.page.header.unfold)
        assert here.page.panel.isVisible() is shown
        assert here.table.width() == wide
    here.visitor.press(Qt.Key.Key_F12)
    here.visitor.press(Qt.Key.Key_Escape)
    assert here.page.panel.isHidden()
    assert here.table.hasFocus()


@pytest.mark.parametrize("way", ["key", "mouse"])
def test_over_a_small_table_lies_one_thing_at_a_time(sit, way):
    here = sit()
    window = here.visitor.window
    keys = {"rules": Qt.Key.Key_F1, "sheet": Qt.Key.Key_F4, "panel": Qt.Key.Key_F12}
    mouse = {
        "rules": here.page.header.rules_button.click,
        "sheet": window.menus.actions["sheet"].trigger,
        "panel": here.page.header.unfold.click,
    }

    def lying():
        things = {"rules": window.docks.viewer, "sheet": window.docks.sheet, "panel": here.page.panel}
        return [name for name, thing in things.items() if thing is not None and thing.isVisible()]

    for name in ("rules", "sheet", "rules", "panel"):
        if way == "key":
            here.visitor.press(keys[name], on=here.table)
        else:
            mouse[name]()
        QApplication.processEvents()
        assert lying() == [name]


@pytest.mark.parametrize("text", [100, 150])
def test_a_score_sheet_in_a_small_window_is_whole(sit, text):
    here = sit(text=text)
    here.visitor.press(Qt.Key.Key_F4)
    QApplication.processEvents()
    sheet = here.visitor.window.docks.sheet
    assert here.visitor.window.rect().contains(sheet.geometry())
    assert sheet.close_button.visibleRegion().boundingRect().size() == sheet.close_button.size()


def test_esc_puts_a_score_sheet_away_that_hides_a_small_table(sit):
    here = sit()
    here.visitor.press(Qt.Key.Key_F4, on=here.table)
    sheet = here.visitor.window.docks.sheet
    here.visitor.press(Qt.Key.Key_Escape, on=sheet.tree)
    assert sheet.isHidden()
    assert here.table.hasFocus()


def test_a_score_sheet_stands_beside_the_table_as_soon_as_there_is_room(sit):
    here = sit()
    window = here.visitor.window
    here.visitor.press(Qt.Key.Key_F4)
    window.resize(1280, 800)
    QApplication.processEvents()
    sheet = window.docks.sheet
    assert not sheet.isFloating()
    assert sheet.isVisible()
    assert here.table.isVisible()
    assert here.table.width() >= 560


@pytest.mark.parametrize("closed", ["put away", "left open"])
def test_a_score_sheet_that_hid_a_small_table_stands_beside_a_large_one_the_next_time(sit, closed):
    here = sit()
    here.visitor.press(Qt.Key.Key_F4, on=here.table)
    if closed == "put away":
        here.visitor.press(Qt.Key.Key_Escape, on=here.visitor.window.docks.sheet.tree)
    again = sit(size=QSize(1280, 800))
    again.visitor.window.docks.show_sheet()
    QApplication.processEvents()
    assert again.table.isVisible()
    assert again.page.panel.isVisible()


def test_a_score_sheet_that_the_player_has_made_a_window_stays_one(sit):
    here = sit(size=QSize(1280, 800))
    window = here.visitor.window
    here.visitor.press(Qt.Key.Key_F4, on=here.table)
    here.visitor.click(window.docks.sheet.float_button)
    window.resize(1300, 820)
    QApplication.processEvents()
    window.docks.toggle_sheet()
    window.docks.toggle_sheet()
    assert window.docks.sheet.isFloating()
    again = sit(size=QSize(1280, 800))
    assert again.visitor.window.docks.sheet.isFloating()


def test_rules_that_make_room_are_not_wanted_the_next_time(sit):
    here = sit()
    for key in (Qt.Key.Key_F1, Qt.Key.Key_F4):
        here.visitor.press(key, on=here.table)
    assert not here.visitor.window.docks.has_rules_open


def test_the_panel_is_put_away_and_stays_away(sit):
    here = sit(size=QSize(1280, 800))
    wide = here.table.width()
    here.visitor.press(Qt.Key.Key_F12)
    assert here.page.panel.isHidden()
    assert here.table.width() > wide + 250
    window = here.visitor.window
    window.navigator.show_start_page()
    window.navigator.play(here.match, window.store.create(here.match)) if here.page else window.navigator.files.resume(
        window.store.open_matches()[0].path
    )
    QApplication.processEvents()
    assert here.page.panel.isHidden()
    here.visitor.press(Qt.Key.Key_F12)
    assert here.page.panel.isVisible()


def test_a_panel_that_is_taken_out_while_everything_is_resized_lies_over_the_table_once(sit):
    """Twice among the children of its page it was deleted twice, and the program died when the page went."""
    here = sit(size=QSize(1280, 800))
    body, page = here.page.splitter, here.page

    class Resizing(QObject):
        def eventFilter(self, watched, event):
            if event.type() == QEvent.Type.ChildRemoved:
                body.resize(body.width() - 20, body.height())
            return False

    resizing = Resizing()
    body.installEventFilter(resizing)
    here.visitor.window.resize(760, 800)
    QApplication.processEvents()
    body.removeEventFilter(resizing)
    assert page.panel.parentWidget() is page
    assert page.children().count(page.panel) == 1
    assert body.is_folded


@pytest.mark.parametrize("wide", range(1000, 1160, 20))
def test_a_panel_is_there_once_when_another_match_begins_beside_a_score_sheet(sit, wide):
    here = sit(size=QSize(wide, 720))
    window = here.visitor.window
    window.docks.show_sheet()
    QApplication.processEvents()
    for _ in range(2):
        window.navigator.begin("haljan", GAMES["haljan"].setup(2), (Player(""), Player("Elin", "easy")))
        QApplication.processEvents()
        panel = here.page.panel
        assert panel.parentWidget().children().count(panel) == 1


def test_how_wide_the_panel_is_is_remembered(sit):
    here = sit(size=QSize(1280, 800))
    body = here.page.splitter
    body.setSizes([1280 - 420, 420])
    body.splitterMoved.emit(860, 1)
    assert here.visitor.window.settings.panel_width == round(100 * here.page.panel.width() / 304)
    here.visitor.window.resize(1400, 800)
    QApplication.processEvents()
    assert abs(here.page.panel.width() - 420) <= 4


@pytest.mark.parametrize("game", GAMES)
def test_no_game_keeps_the_panel_wide(sit, game):
    here = sit(game, size=QSize(1280, 800))
    window = here.visitor.window
    wide = here.page.panel.width()
    window.resize(1500, 800)
    QApplication.processEvents()
    window.resize(1280, 800)
    QApplication.processEvents()
    assert here.page.panel.width() == wide == 304


def test_f6_still_leads_to_the_next_part_of_the_window(sit):
    here = sit(size=QSize(1280, 800))
    here.table.setFocus()
    here.visitor.press(Qt.Key.Key_F6)
    assert here.page.panel.moves.hasFocus()
    here.visitor.press(Qt.Key.Key_F12)
    assert here.table.hasFocus()
    here.visitor.press(Qt.Key.Key_F6)
    assert here.page.header.back.hasFocus()


def test_what_the_coach_says_is_read_while_the_panel_is_away(sit):
    here = sit()
    here.page.panel.coach.say("Trumps are worth keeping.", "haljan#H4.4")
    assert here.page.notice.text == "Trumps are worth keeping."


def test_what_can_be_done_in_the_panel_alone_unfolds_it(sit):
    here = sit("halma")
    session = here.page.session
    while 0 not in here.match.to_act:
        here.opponents.answer()
        here.table.finish_now()
    assert here.page.panel.isHidden()
    session.play(here.match.rules.read("offer"))
    assert here.page.panel.isHidden()


# Text.


@pytest.mark.parametrize("game", GAMES)
def test_text_grows_at_once_on_the_table_and_beside_it(sit, game):
    here = sit(game, size=QSize(1280, 800))
    window, title = here.visitor.window, here.page.header.phase
    was, button = title.fontMetrics().height(), here.page.header.undo.height()
    plate = here.table.at.plate("own").height() if game not in ("kille", "halma") else 0
    window.settings.text_size = 150
    QApplication.processEvents()
    assert title.fontMetrics().height() > 1.4 * was
    assert here.page.header.undo.height() > 1.3 * button
    if plate:
        assert here.table.at.plate("own").height() > 1.2 * plate
    window.settings.text_size = 100
    QApplication.processEvents()
    assert title.fontMetrics().height() == was


def test_text_grows_with_a_large_window():
    sizes = [style.window_scale(QSize(*size)) for size in ((800, 600), (1280, 800), (1920, 1080), (3840, 2160))]
    assert sizes[:2] == [1.0, 1.0]
    assert 1.1 <= sizes[2] < 1.3
    assert sizes[3] > 1.7


# Playing.


def press_until(here, part):
    """The cursor goes from one thing that can be chosen to the next."""
    ways = (Qt.Key.Key_PageDown, 60), (Qt.Key.Key_Left, 40), (Qt.Key.Key_Right, 40)
    for key in (key for key, times in ways for _ in range(times)):
        if here.table.cursor_part == part:
            return
        here.visitor.press(key, on=here.table)
    raise AssertionError(f"{part} is out of reach")


def own_move(here):
    """By keyboard alone: any move, part by part; a word of the panel only where there is nothing else."""
    table, before, rng = here.table, here.match.position, Random(here.match.position)
    words = table.words_without_button(table.moves)
    for _ in range(30):
        moves = table.moves
        if moves.readings(table.pick):
            here.visitor.press(Qt.Key.Key_Return, on=table)
        if here.match.position != before:
            return
        parts = sorted(moves.next_parts(table.pick) - set(words)) if moves is not None else []
        if parts:
            press_until(here, rng.choice(parts))
            here.visitor.press(Qt.Key.Key_Space, on=table)
        elif not words:
            here.visitor.press(Qt.Key.Key_Escape, on=table)  # what is chosen leads nowhere
        else:
            button = here.page.panel.words.button(words[0])
            assert button.isVisible()
            here.visitor.press(Qt.Key.Key_Space, on=button)
        if here.match.position != before:
            return


def in_sight(here):
    """Whether every button and overlay that is shown can be reached."""
    page = here.page.rect()
    rolled = (here.page.panel, here.page.card)
    for made in (here.page.card.button, *here.page.findChildren(QAbstractButton)):
        if made.isVisible() and not any(one.isAncestorOf(made) for one in rolled):
            assert page.contains(on_page(here, made)), made.text()
    for over in (here.page.notice, here.page.card, here.page.banner):
        assert not over.isVisible() or here.table.rect().contains(over.geometry())


@pytest.mark.parametrize(
    ("form", "room"),
    thinned(
        [(game, form.id) for game, rules in GAMES.items() for form in rules.variants],
        [((800, 600), 100), ((1024, 700), 200), ((911, 480), 100), ((960, 500), 100)],
        every=3,
    ),
)
def test_a_deal_is_played_by_keyboard(sit, form, room):
    game, (size, text) = form[0], room
    here = sit(*form, QSize(*size), text)
    made = 0
    for _ in range(400):
        if made >= MOVES[game] or not here.match.to_act:
            break
        here.table.finish_now()
        if here.page.session.reads:
            in_sight(here)
            here.read_on_by_key()
        elif here.opponents.asked is not None:
            here.opponents.answer()
        elif 0 in here.match.to_act and here.table.moves is not None:
            position = here.match.position
            own_move(here)
            assert here.match.position > position
            made += 1
        QApplication.processEvents()
    in_sight(here)
    assert made >= MOVES[game] or not here.match.to_act


# Where a match is agreed.


@pytest.mark.everyday
@pytest.mark.parametrize("game", GAMES)
def test_where_the_keyboard_is_can_be_seen(visit, game):
    """However it came there, and however far the page was scrolled."""
    visitor = visit(SMALL)
    visitor.window.navigator.open_new_match(game)
    for key in (Qt.Key.Key_Tab, Qt.Key.Key_F6, Qt.Key.Key_Backtab, Qt.Key.Key_F6):
        for _ in range(25 if key != Qt.Key.Key_F6 else 6):
            visitor.press(key)
            QApplication.processEvents()
            held = QApplication.focusWidget()
            assert held.visibleRegion().boundingRect().height() == held.height(), held.accessibleName() or held.text()


def test_a_mouse_finds_what_it_presses_where_it_was(visit):
    visitor = visit(SMALL)
    window = visitor.window
    window.navigator.open_new_match("kille")
    QApplication.processEvents()
    row = window.navigator.new_page._rows[1]
    column = next(each for each in window.navigator.new_page.findChildren(ScrollColumn) if each.isAncestorOf(row))
    field = row.findChild(QLineEdit)
    column.ensureVisible(0, field.mapTo(column.widget(), QPoint(0, 6)).y(), 0, 0)  # its upper edge, at the bottom
    scrolled = column.verticalScrollBar().value()
    visitor.qtbot.mousePress(
        window.windowHandle(), Qt.MouseButton.LeftButton, pos=field.mapTo(window, QPoint(field.width() // 2, 3))
    )
    assert field.hasFocus()
    assert column.verticalScrollBar().value() == scrolled > 0
    visitor.qtbot.mouseRelease(window.windowHandle(), Qt.MouseButton.LeftButton, pos=QPoint(0, 0))
