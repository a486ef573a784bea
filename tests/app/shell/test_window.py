"""The window: a match from the shelf to the outcome, and all that may come in between."""

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QTextCursor
from PySide6.QtWidgets import QApplication, QFileDialog

from bluestick.app.widgets import style
from bluestick.engine.record import Player
from bluestick.engine.seats import Seat
from bluestick.games import GAMES
from bluestick.games.halma.moves import DrawLots
from bluestick.games.halma.rules import Halma
from bluestick.store import paths
from bluestick.store.match_store import MatchStore
from bluestick.tables.motion.pace import REST
from tests.app.at_window import RULES, WHOLE_MATCH
from tests.daily import first

YOU_AND_ELIN = (Player(""), Player("Elin", "easy"))


@pytest.fixture
def first_seat_begins(monkeypatch):
    monkeypatch.setattr(Halma, "deal", lambda self, state, rng: DrawLots(Seat(0)))


@pytest.fixture
def spoken(monkeypatch):
    """What a screen reader is told."""
    said = []
    for module in ("play.page", "play.table_notice", "widgets.overlays"):
        monkeypatch.setattr(f"bluestick.app.{module}.announce", lambda widget, text: said.append(text))
    return said


def remember_two_people(visitor):
    visitor.window.settings.set_new_match(
        "halma",
        {
            "variant": "halma",
            "seats": 2,
            "options": {},
            "sitters": [["person", "Anna", "easy"], ["person", "Bo", "easy"]],
        },
    )


@pytest.mark.thorough
def test_a_whole_match_by_mouse(visit, first_seat_begins):
    visitor = visit()
    remember_two_people(visitor)
    visitor.click(visitor.tile)
    visitor.click(visitor.window.navigator.new_page._start)
    for text in WHOLE_MATCH:
        visitor.move(text)
    assert [RULES.write(played.move) for played in visitor.match.played[1:]] == WHOLE_MATCH
    assert visitor.match.outcome is not None
    assert visitor.page.banner.isVisible()
    assert "Anna" in visitor.page.banner.text or "Bo" in visitor.page.banner.text


@pytest.mark.thorough
def test_a_whole_match_by_keyboard(visit, first_seat_begins):
    visitor = visit()
    remember_two_people(visitor)
    visitor.press(Qt.Key.Key_Return, on=visitor.tile)
    visitor.press(Qt.Key.Key_Return, on=visitor.window.navigator.new_page)
    for text in WHOLE_MATCH:
        for square in text.split("-"):
            visitor.steer(square)
    assert visitor.match.outcome is not None
    assert visitor.page.banner.isVisible()
    visitor.press(Qt.Key.Key_Return, on=visitor.page.banner.again)
    assert visitor.match.outcome is None


def test_a_match_against_the_computer_is_closed_and_resumed(visit, first_seat_begins, qtbot):
    visitor = visit()
    visitor.click(visitor.tile)
    visitor.click(visitor.window.navigator.new_page._start)
    visitor.move("e2-f3")
    qtbot.waitUntil(lambda: visitor.match.position == 3, timeout=15_000)
    visitor.move("d3-e2")
    played = [RULES.write(move.move) for move in visitor.match.played[:4]]
    visitor = visit()  # the bot may or may not have answered
    row = visitor.window.navigator.start_page.matches.rows[0]
    qtbot.waitUntil(lambda: "move" in row._state.whole())
    visitor.click(row.resume)
    assert [RULES.write(move.move) for move in visitor.match.played[:4]] == played
    assert visitor.window.windowTitle() == "Halma – against Elin (Easy) – bluestick"


def test_the_hundredth_round_has_its_number(visit):
    there_and_back = ("e2-f3", "l15-k14", "f3-e2", "k14-l15")
    moves = visit().sit_down(moves=there_and_back * 50, draws=False).page.panel.moves
    assert moves.item(99, 0).text() == "100"
    assert moves.sizeHintForColumn(0) <= moves.columnWidth(0)


class Windows(QObject):
    """Notes every window that is shown, by its name."""

    def __init__(self):
        super().__init__()
        self.shown = []

    def eventFilter(self, watched, event):
        if event.type() == QEvent.Type.Show and watched.isWindowType():
            self.shown.append(watched.objectName())
        return False


@pytest.mark.thorough
def test_escape_closes_what_stands_beside_the_table_once_there_is_nothing_else_to_leave(visit):
    visitor = visit().sit_down()
    visitor.window.docks.show_rules("halma#L4")
    visitor.touch("h8")
    visitor.press(Qt.Key.Key_Escape, on=visitor.table)
    assert not visitor.page.notice.isVisible()
    assert visitor.window.docks.viewer.isVisible()
    visitor.press(Qt.Key.Key_Escape, on=visitor.table)
    assert not visitor.window.docks.viewer.isVisible()
    assert visitor.page is not None


@pytest.mark.thorough
def test_escape_closes_the_score_sheet(visit):
    visitor = visit()
    visitor.window.navigator.begin("haggis", GAMES["haggis"].setup(2), (Player("Anna"), Player("Bo")))
    visitor.click(visitor.page.curtain.lift)
    visitor.window.menus.actions["sheet"].trigger()
    visitor.window.docks.sheet.tree.setFocus()
    visitor.press(Qt.Key.Key_Escape)
    assert not visitor.window.docks.sheet.isVisible()
    assert not visitor.window.settings.sheet_open
    assert QApplication.focusWidget() is visitor.table


@pytest.mark.thorough
@pytest.mark.parametrize("how", ["button", "F1"])
def test_whoever_closes_the_rules_is_back_at_the_table(visit, how):
    visitor = visit().sit_down()
    visitor.window.menus.actions["rules"].trigger()
    visitor.window.docks.viewer.page.setFocus()
    if how == "button":
        visitor.click(visitor.window.docks.viewer.close_button)
    else:
        visitor.window.menus.actions["rules"].trigger()
    assert not visitor.window.docks.viewer.isVisible()
    assert QApplication.focusWidget() is visitor.table


def test_whoever_closes_the_settings_is_back_at_the_table(visit):
    visitor = visit().sit_down()
    visitor.table.setFocus()
    visitor.window.menus.actions["settings"].trigger()
    QApplication.processEvents()
    visitor.window.dialogs.created["preferences"].close()
    visitor.window.activateWindow()
    visitor.qtbot.waitUntil(visitor.window.isActiveWindow)
    assert QApplication.focusWidget() is visitor.table


@pytest.mark.thorough
def test_f1_where_a_match_is_agreed_tells_the_rules_of_that_game(visit):
    window = visit().window
    for game in GAMES:
        window.navigator.open_new_match(game)
        window.menus.actions["rules"].trigger()
        assert window.docks.viewer.clause == f"{game}#"


@pytest.mark.thorough
def test_open_rules_follow_to_another_game(visit):
    visitor = visit()
    visitor.window.docks.show_rules("haljan#H4")
    visitor.window.navigator.open_new_match("haljan")
    assert visitor.window.docks.viewer.clause == "haljan#H4"
    visitor.window.navigator.open_new_match("kille")
    assert visitor.window.docks.viewer.clause == "kille#"
    visitor.sit_down()
    assert visitor.window.docks.viewer.clause == "halma#L3.2"


def test_the_menus_give_the_keyboard_back(visit):
    visitor = visit().sit_down()
    visitor.table.setFocus()
    visitor.window.menus.actions["menu"].trigger()
    menu = QApplication.activePopupWidget()
    visitor.press(Qt.Key.Key_Right, on=menu)
    QApplication.processEvents()
    assert QApplication.activePopupWidget() not in (menu, None)
    visitor.press(Qt.Key.Key_Escape, on=QApplication.activePopupWidget())
    QApplication.processEvents()
    assert QApplication.activePopupWidget() is None
    assert visitor.window.focusWidget() is visitor.table


@pytest.mark.thorough
def test_escape_closes_the_rules_when_they_are_read_and_leads_back(visit):
    visitor = visit().sit_down()
    visitor.window.docks.show_rules("halma#L4")
    visitor.window.docks.viewer.field.setFocus()
    visitor.press(Qt.Key.Key_Escape)
    assert not visitor.window.docks.viewer.isVisible()
    assert QApplication.focusWidget() is visitor.table


def test_escape_puts_the_outcome_away(visit):
    visitor = visit().sit_down(moves=WHOLE_MATCH[:2])
    visitor.page.session.play(RULES.read("resign"))
    visitor.press(Qt.Key.Key_Escape, on=visitor.page.banner.again)
    assert not visitor.page.banner.isVisible()
    assert QApplication.focusWidget() is visitor.page.panel.moves


@pytest.fixture
def windows(qapp):
    """What appears as a window."""
    windows = Windows()
    qapp.installEventFilter(windows)
    yield windows
    qapp.removeEventFilter(windows)


@pytest.mark.thorough
def test_no_part_of_a_page_is_ever_a_window_of_its_own(visit, windows):
    """It would flash on the screen, and take the keyboard with it when it goes."""
    visitor = visit()
    windows.shown.clear()
    visitor.window.navigator.open_new_match("halma")
    visitor.click(visitor.window.navigator.new_page._seats._buttons[4])
    visitor.sit_down(moves=WHOLE_MATCH[:2])
    visitor.touch("h8")
    visitor.window.docks.show_rules("halma#L4")
    visitor.page.session.play(RULES.read("resign"))
    visitor.window.navigator.show_start_page()
    QApplication.processEvents()
    assert set(windows.shown) <= {"rulesWindow"}, "but for the rules, which are meant to have one"


@pytest.mark.parametrize("game", GAMES)
def test_from_the_shelf_to_the_table_there_is_one_window_and_it_keeps_the_keyboard(visit, windows, game):
    visitor = visit()
    windows.shown.clear()
    visitor.window.navigator.open_new_match(game)
    QApplication.processEvents()
    assert QApplication.focusWidget() is visitor.window.navigator.new_page.areas()[0]
    visitor.press(Qt.Key.Key_Return)
    QApplication.processEvents()
    assert visitor.table.hasFocus()
    visitor.window.navigator.show_start_page()
    QApplication.processEvents()
    assert windows.shown == []


def test_the_title_is_that_of_the_page(visit):
    visitor = visit()
    assert visitor.window.windowTitle() == "bluestick"
    visitor.sit_down()
    assert visitor.window.windowTitle() == "Halma – Anna against Bo – bluestick"
    visitor.window.navigator.show_start_page()
    assert visitor.window.windowTitle() == "bluestick"


def test_undo_and_redo(visit):
    visitor = visit().sit_down(moves=WHOLE_MATCH[:4])
    visitor.window.menus.actions["undo"].trigger()
    assert visitor.match.position == 4
    visitor.window.menus.actions["redo"].trigger()
    assert visitor.match.position == 5


def test_a_match_begins_again(visit):
    visitor = visit().sit_down(moves=WHOLE_MATCH[:4])
    visitor.window.menus.actions["restart"].trigger()
    assert visitor.match.position == 1
    assert not visitor.window.menus.actions["undo"].isEnabled()
    assert not visitor.window.menus.actions["restart"].isEnabled()


def test_a_hint_is_a_legal_move_with_a_reason(visit, qtbot):
    visitor = visit().sit_down()
    with qtbot.waitSignal(visitor.page.session.hinted, timeout=15_000) as hinted:
        visitor.press(Qt.Key.Key_H, on=visitor.window)
    assert hinted.args[0].move in visitor.table.moves
    move, _, reason = visitor.page.notice.text.partition(": ")
    assert move
    assert reason


def test_a_refusal_says_why_and_leads_to_its_clause(visit, spoken):
    visitor = visit().sit_down()
    visitor.touch("h8")
    notice = visitor.page.notice
    assert notice.isVisible()
    assert "h8" in notice.text
    assert notice.text in spoken
    visitor.click(notice.link)
    assert visitor.window.docks.viewer.clause == "halma#L3.2"
    visitor.touch("e2")
    assert not notice.isVisible()


def test_escape_takes_the_marks_of_a_refusal_away_with_its_sentence(visit, monkeypatch):
    visitor = visit().sit_down()
    marked = []
    monkeypatch.setattr(visitor.table, "mark_proof", marked.append)
    visitor.touch("p16")
    assert visitor.page.notice.isVisible()
    assert marked[-1]
    visitor.press(Qt.Key.Key_Escape, on=visitor.table)
    assert not visitor.page.notice.isVisible()
    assert not marked[-1]


@pytest.mark.parametrize("size", first([QSize(1024, 700), QSize(1280, 800), QSize(1920, 1080)]))
def test_the_notice_covers_no_square_and_no_coordinate(visit, size):
    visitor = visit(size).sit_down()
    visitor.touch("h8")
    assert visitor.page.notice.isVisible()
    (board,) = visitor.table.occupied_areas()
    squares = [visitor.table.place(square) for square in ("a1", "a16", "p1", "p16")]
    assert all(board.contains(square) for square in squares)
    assert not board.intersects(QRectF(visitor.page.notice.geometry()))


def test_f1_opens_the_clause_of_what_is_going_on(visit):
    visitor = visit().sit_down()
    visitor.window.menus.actions["rules"].trigger()
    assert visitor.window.docks.viewer.clause == "halma#L3.2"
    visitor.page.panel.words.word_said.emit("offer")
    visitor.window.menus.actions["rules"].trigger()
    assert visitor.window.docks.viewer.clause == "halma#LQ8"


def test_resigning_is_asked_once_more_in_place(visit):
    visitor = visit().sit_down()
    words = visitor.page.panel.words
    visitor.click(words.button("resign"))
    assert visitor.match.outcome is None
    visitor.click(words.no)
    assert visitor.match.outcome is None
    visitor.click(words.button("resign"))
    visitor.click(words.yes)
    assert visitor.match.outcome.winners == {1}


@pytest.mark.parametrize("asked", [False, True])
def test_who_clicks_once_too_often_does_not_resign(visit, asked):
    """Whatever else can be said: one resigns in the same corner, and there is then the way back."""
    visitor = visit().sit_down()
    words = visitor.page.panel.words

    def place():
        QApplication.processEvents()
        resign = words.button("resign")
        return QRect(resign.mapTo(visitor.window, QPoint()), resign.size())

    corner = place().bottomRight()
    if asked:
        visitor.click(words.button("offer"))
    middle = place().center()
    assert place().bottomRight() == corner
    visitor.click(words.button("resign"))
    QApplication.processEvents()
    assert visitor.window.childAt(middle) is words.no


def test_a_draw_is_offered_and_agreed(visit):
    visitor = visit().sit_down()
    words = visitor.page.panel.words
    visitor.click(words.button("offer"))
    visitor.click(words.button("agree"))
    visitor.click(words.yes)
    assert visitor.match.outcome.reason == "agreed"
    assert not visitor.match.outcome.winners


def test_looking_back_changes_nothing(visit):
    visitor = visit().sit_down(moves=WHOLE_MATCH[:10])
    now = visitor.table.shown
    visitor.page.panel.moves.setCurrentCell(1, 1)
    assert visitor.page.controller.state.position == 4
    assert visitor.table.shown == visitor.match.rules.view(visitor.match.played[3].step.state, Seat(0))
    assert visitor.table.moves is None
    assert not visitor.page.panel.words.button("resign").isEnabled()
    visitor.press(Qt.Key.Key_Escape, on=visitor.window)
    assert visitor.table.shown == now
    assert visitor.match.position == 11
    visitor.move(WHOLE_MATCH[10])
    assert visitor.match.position == 12


def test_the_list_of_moves_has_a_line_a_round(visit):
    moves = visit().sit_down(moves=WHOLE_MATCH[:3]).page.panel.moves
    lines = [[moves.item(row, column).text() for column in range(3)] for row in range(moves.rowCount())]
    assert lines == [["1", "c1–e3", "p14–n12"], ["2", "d1–f3", "…"]]


def test_over_each_column_of_moves_stands_whose_they_are_from_whoever_began(visit, monkeypatch):
    monkeypatch.setattr("tests.app.at_window.DrawLots", lambda seat: DrawLots(Seat(1)))
    visitor = visit().sit_down((Player("Anna"), Player("Bo"), Player("Cecilia"), Player("Dag")))
    moves = visitor.page.panel.moves
    assert [moves.horizontalHeaderItem(column).toolTip() for column in range(5)] == ["", "Bo", "Cecilia", "Dag", "Anna"]


def test_at_halma_a_computer_player_lets_a_piece_lie_for_a_moment(visit):
    visitor = visit().sit_down()
    assert visitor.page.session.pause == (0, 0)
    visitor.window.settings.speed = "normal"
    assert visitor.page.session.pause == REST


@pytest.mark.parametrize("language", first(["sv", "nb", "de", "en"]))
@pytest.mark.parametrize("seats", [2, 4])
def test_what_was_said_stands_whole_in_the_list_of_moves(visit, language, seats):
    visitor = visit(QSize(900, 620))
    visitor.window.settings.language = language
    visitor.sit_down((Player("Anna"), Player("Bo"), Player("Cecilia"), Player("Dag"))[:seats], ("offer", "decline"))
    QApplication.processEvents()
    moves = visitor.page.panel.moves
    for item in (moves.item(0, 1), moves.item(0, 2)):
        assert moves.sizeHintForIndex(moves.indexFromItem(item)).width() <= moves.visualItemRect(item).width()


def test_letter_keys_speak(visit, spoken):
    visitor = visit().sit_down(moves=WHOLE_MATCH[:2])
    visitor.move(WHOLE_MATCH[2])
    for key in (Qt.Key.Key_L, Qt.Key.Key_T, Qt.Key.Key_M, Qt.Key.Key_O, Qt.Key.Key_S):
        before = len(spoken)
        visitor.press(key, on=visitor.table)
        assert len(spoken) == before + 1
        assert visitor.page.notice.text == spoken[-1] != ""


def test_letter_keys_can_be_switched_off(visit, spoken):
    visitor = visit().sit_down()
    visitor.window.settings.letter_keys = False
    before = list(spoken)
    visitor.press(Qt.Key.Key_S, on=visitor.table)
    assert spoken == before


def test_the_sheet_of_keys_is_written_anew_when_the_keys_change_and_not_at_every_move(visit):
    visitor = visit().sit_down()
    visitor.window.dialogs.show_shortcuts(visitor.window.docks.game)
    sheet = visitor.window.dialogs.created["shortcuts"]
    shown = sheet.page.toPlainText()
    assert "\nH\n" in shown
    sheet.page.moveCursor(QTextCursor.MoveOperation.End)
    visitor.move(WHOLE_MATCH[0])
    assert sheet.page.textCursor().atEnd()
    visitor.window.settings.letter_keys = False
    assert "\nH\n" not in sheet.page.toPlainText()


def test_the_language_changes_at_an_open_table(visit):
    visitor = visit().sit_down(moves=WHOLE_MATCH[:3])
    visitor.window.docks.show_rules("halma#L5")
    visitor.window.settings.language = "sv"
    QApplication.processEvents()
    assert visitor.window.menus.menus["game"].title().replace("&", "") == "Spel"
    assert "drag" in visitor.page.header.note.whole()
    assert visitor.window.windowTitle() == "Halma – Anna mot Bo – bluestick"
    assert visitor.window.docks.viewer.clause == "halma#L5"
    assert "hopp" in visitor.window.docks.viewer.page.toPlainText()
    visitor.move(WHOLE_MATCH[3])
    assert visitor.match.position == 5


@pytest.mark.parametrize("act", first(["undo", "hint", "new", "start_page", "restart", "quit"]))
def test_acting_in_mid_animation_is_safe(visit, act):
    visitor = visit()
    visitor.window.settings.speed = "slow"
    visitor.sit_down(moves=WHOLE_MATCH[:4])
    visitor.move(WHOLE_MATCH[4])
    assert not visitor.table.is_settled
    visitor.window.menus.actions[act].trigger()
    QApplication.processEvents()
    assert visitor.page is None or visitor.table.is_settled


def test_whom_motion_makes_ill_can_have_things_fade(visit):
    visitor = visit()
    visitor.sit_down()
    assert not visitor.table.pace.reduced
    visitor.window.settings.reduced_motion = True
    assert visitor.table.pace.reduced
    visitor.window.settings.speed = "slow"
    assert visitor.table.pace.reduced


def test_a_change_of_language_in_mid_animation_is_safe(visit):
    visitor = visit()
    visitor.window.settings.speed = "slow"
    visitor.sit_down().move(WHOLE_MATCH[0])
    visitor.window.settings.language = "de"
    QApplication.processEvents()
    assert visitor.table.is_settled
    assert visitor.match.position == 2


def test_a_damaged_file_is_named_with_its_line_and_left_alone(visit, tmp_path):
    visitor = visit()
    file = tmp_path / "torn.bluestick"
    visitor.sit_down(moves=WHOLE_MATCH[:4])
    file.write_text("".join(visitor.match.record().lines()).replace("c1-e3", "c1-p9"), encoding="utf-8")
    before, match = file.read_bytes(), visitor.match
    assert not visitor.window.navigator.files.resume(file)
    assert "3" in visitor.window.navigator.message.text
    assert "torn.bluestick" in visitor.window.navigator.message.text
    assert file.read_bytes() == before
    assert visitor.match is match


def test_a_file_from_elsewhere_is_played_on_in_a_copy(visit, tmp_path, monkeypatch):
    visitor = visit().sit_down(moves=WHOLE_MATCH[:4])
    copy = tmp_path / "elsewhere" / "mine"
    copy.parent.mkdir()
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(copy), ""))
    visitor.window.menus.actions["copy"].trigger()
    copy = copy.with_suffix(".bluestick")
    before = copy.read_bytes()
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(copy), ""))
    visitor.window.menus.actions["open"].trigger()
    visitor.move(WHOLE_MATCH[4])
    assert visitor.match.position == 6
    assert visitor.page.session.journal.path.parent == visitor.window.store.folder
    assert copy.read_bytes() == before


def test_what_is_opened_is_looked_for_among_the_finished_matches_if_there_are_any(visit, monkeypatch):
    window, begun = visit().window, []
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda _, title, folder, kind: (begun.append(folder) or "", ""))
    window.menus.actions["open"].trigger()
    window.store.finished_folder.mkdir(parents=True)
    window.menus.actions["open"].trigger()
    assert begun == [str(paths.home_folder()), str(window.store.finished_folder)]


@pytest.fixture
def played_on(visit, tmp_path):
    """At the shelf; a match from elsewhere has been played on."""
    visitor = visit().sit_down(moves=WHOLE_MATCH[:4])
    visitor.copy = tmp_path / "elsewhere.bluestick"
    visitor.window.store.save_copy(visitor.match, visitor.copy)
    visitor.move(WHOLE_MATCH[4])
    visitor.window.menus.actions["start_page"].trigger()
    assert not visitor.window.navigator.files.resume(visitor.copy)
    return visitor


@pytest.mark.parametrize(("answer", "position", "files"), [(0, 6, 1), (1, 5, 2)])
def test_who_opens_a_file_again_is_asked_where_to_go_on(played_on, answer, position, files):
    assert "elsewhere.bluestick" in played_on.window.navigator.message.text
    played_on.click(played_on.window.navigator.message.answers[answer])
    assert played_on.match.position == position
    assert len(list(played_on.window.store.folder.glob("*.bluestick"))) == files
    assert not played_on.window.navigator.message.text


def test_who_wants_neither_stays(played_on):
    played_on.press(Qt.Key.Key_Escape)
    assert played_on.page is None
    assert played_on.window.navigator.start_page.isVisible()
    assert not played_on.window.navigator.message.text


def test_what_another_window_plays_is_not_removed_and_it_says_so(visit):
    visitor = visit().sit_down()
    other = MatchStore(visitor.window.store.folder)
    visitor.move(WHOLE_MATCH[0])
    path = visitor.page.session.journal.path
    visitor.window.menus.actions["start_page"].trigger()
    match, journal = other.load(path)
    visitor.window.navigator.files.discard(path)
    assert visitor.window.navigator.message.text == f"“{path.name}” is open in another window."
    journal.close(match)
    assert path.exists()


def test_what_cannot_be_saved_is_said_and_the_match_goes_on(visit, monkeypatch):
    visitor = visit().sit_down()
    monkeypatch.setattr(
        "bluestick.store.journal.Journal.save",
        lambda *_: (_ for _ in ()).throw(OSError(28, "No space left on device")),
    )
    visitor.move(WHOLE_MATCH[0])
    assert "No space left on device" in visitor.window.navigator.message.text
    visitor.move(WHOLE_MATCH[1])
    assert visitor.match.position == 3


def test_settings_apply_at_once_and_are_remembered(visit):
    visitor = visit().sit_down()
    visitor.window.dialogs.show_settings()
    dialog = visitor.window.dialogs.created["preferences"]
    dialog.pictures["theme"].buttons["night"].click()
    letters = dialog.lists["index"]
    letters.setCurrentIndex(letters.findData("de"))
    letters.activated.emit(letters.currentIndex())
    dialog.boxes["coordinates"].click()
    assert visitor.table.theme.name == "night"
    again = visit().window
    assert again.navigator.theme.name == "night"
    assert not again.settings.coordinates
    assert again.settings.index == "de"
    again.settings.theme = "day"


def test_the_size_of_the_window_is_remembered(visit):
    visit(QSize(940, 660))
    visit(None)  # shuts the first
    assert visit(None).window.height() == 660  # the screen of the tests is narrow


@pytest.mark.thorough
def test_the_rules_are_where_they_were(visit):
    visitor = visit().sit_down()
    visitor.window.docks.show_rules("halma#L5")
    visitor.window.addDockWidget(Qt.DockWidgetArea.LeftDockWidgetArea, visitor.window.docks.viewer)
    visitor = visit()
    assert visitor.window.docks.viewer is None
    visitor.sit_down()
    assert visitor.window.docks.viewer.isVisible()
    assert visitor.window.dockWidgetArea(visitor.window.docks.viewer) == Qt.DockWidgetArea.LeftDockWidgetArea


@pytest.mark.thorough
def test_rules_in_the_place_of_the_panel_leave_the_table_its_size(visit):
    visitor = visit(QSize(1024, 700)).sit_down()
    before = visitor.table.width()
    visitor.window.docks.show_rules("halma#L5")
    QApplication.processEvents()
    assert abs(visitor.table.width() - before) <= 4


@pytest.mark.thorough
def test_what_can_only_be_said_in_the_panel_is_seen_beside_the_rules(visit):
    visitor = visit(QSize(1280, 800)).sit_down()
    visitor.window.docks.show_rules("halma#L5")
    QApplication.processEvents()
    button = visitor.page.panel.words.button("resign")
    assert button.isVisible()
    assert not button.visibleRegion().isEmpty()


def test_f6_goes_from_area_to_area_and_esc_leaves_the_full_screen(visit):
    visitor = visit().sit_down()
    visitor.window.docks.show_rules("halma#")
    visitor.table.setFocus()
    seen = []
    for _ in range(5):
        seen.append(QApplication.focusWidget())
        visitor.window.menus.actions["area"].trigger()
        QApplication.processEvents()
    assert seen[:4] == [
        visitor.table,
        visitor.page.panel.moves,
        visitor.page.header.back,
        visitor.window.docks.viewer.page,
    ]
    assert seen[4] is seen[0]
    visitor.window.menus.actions["full"].trigger()
    assert visitor.window.isFullScreen()
    visitor.press(Qt.Key.Key_Escape, on=visitor.table)
    assert not visitor.window.isFullScreen()


def test_a_finished_match_leaves_the_shelf(visit):
    visitor = visit().sit_down(moves=WHOLE_MATCH[:-1])
    visitor.move(WHOLE_MATCH[-1])
    visitor.click(visitor.page.banner.shelf)
    assert visitor.window.navigator.start_page.matches.rows == []


def test_bots_alone_play_on_by_themselves(visit, qtbot):
    bots = (Player("Ivar", "easy"), Player("Elin", "easy"))
    visitor = visit().sit_down(bots)
    qtbot.waitUntil(lambda: visitor.match.position > 4, timeout=15_000)
    assert not visitor.window.menus.actions["undo"].isEnabled()
    assert not visitor.window.menus.actions["hint"].isEnabled()
    assert visitor.window.windowTitle() == "Halma – Ivar (Easy) against Elin (Easy) – bluestick"


def test_the_header_speaks_to_whoever_of_two_people_is_to_move(visit):
    visitor = visit().sit_down()
    assert visitor.page.header.phase.whole() == "Anna: your turn – move one piece"
    visitor.move("e2-f3")
    assert visitor.page.header.phase.whole() == "Bo: your turn – move one piece"


def colours(widget):
    image = widget.grab().toImage()
    return {image.pixelColor(x, y).name() for x in range(image.width()) for y in range(image.height())}


@pytest.mark.thorough
def test_links_have_the_colour_of_the_theme_that_is_put_on(visit):
    window = visit().window
    window.navigator.begin("haggis", GAMES["haggis"].setup(2), (Player(""), Player("Elin", "easy")))
    effects = window.navigator.table_page.panel._effects
    assert "<a href" in effects.text()
    window.show()
    QApplication.processEvents()
    assert style.theme("day").accent in colours(effects)
    window.settings.theme = "night"
    QApplication.processEvents()
    assert style.theme("night").accent in colours(effects)
    assert style.theme("day").accent not in colours(effects)
