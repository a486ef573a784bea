"""Numbers of deals at the window: on the page for a new match, at the end of one, in the lists, and played again."""

import json
from datetime import date
from typing import ClassVar

import pytest
from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtWidgets import QApplication

from bluestick import replay
from bluestick.app.home.deal_choice import DealSource
from bluestick.app.home.statistics import StatisticsDialog
from bluestick.app.widgets.scroll_column import ScrollColumn
from bluestick.engine.bot_match import play_out
from bluestick.engine.bots import Level
from bluestick.engine.chance import HIGHEST_NUMBER, daily_deal_number
from bluestick.engine.deal_codes import deal_code
from bluestick.engine.duplicate import Comparison
from bluestick.engine.match import Match
from bluestick.engine.record import Player, Record
from bluestick.engine.rules import Unit
from bluestick.engine.seats import CHANCE, Seat
from bluestick.games import GAMES
from bluestick.match import deal_comparison
from bluestick.match.deal_comparison import TIMES, ComparisonCache, DealComparison, compared_seat
from bluestick.store.match_store import MatchStore
from bluestick.store.results import result
from bluestick.text import deals, match_log
from tests.app.opponents import Opponents
from tests.app.speech import speaking

pytestmark = pytest.mark.thorough

HAGGIS = GAMES["haggis"]
SHORT = HAGGIS.setup(2, options={"target": 50})
YOU = (Player(""), Player("Elin", "easy"))


def over(deal=17, players=YOU, **facts):
    """A match of haggis that bots have played to its end."""
    match = Match(HAGGIS, SHORT, players, deal=deal, id=f"over{deal}{'k' * facts.get('known', False)}", **facts)
    play_out(match)
    return match


def put_away(saves, match):
    journal = saves.create(match)
    journal.save(match)
    journal.close(match)
    return journal.path


def first_deal(match):
    return next(played.move for played in match.played if played.seat == CHANCE)


@pytest.fixture
def visitor(visit, monkeypatch):
    monkeypatch.setattr("bluestick.match.bot_client.BotClient", Opponents)
    return visit()


@pytest.fixture
def page(visitor):
    visitor.window.navigator.open_new_match("haljan")
    return visitor.window.navigator.new_page


def play(page):
    page._start.click()


# The page for a new match.


def test_every_match_has_a_number_that_is_in_its_file(visitor, page):
    play(page)
    match = visitor.match
    assert 1 <= match.deal <= HIGHEST_NUMBER
    assert not match.known
    assert Record.parse(visitor.page.session.journal.path.read_bytes()).deal == match.deal


def test_two_matches_have_different_cards(visitor, page):
    play(page)
    first = visitor.match
    visitor.window.navigator.play_again()
    assert visitor.match.deal != first.deal
    assert not visitor.match.known


@pytest.mark.everyday
def test_the_deal_of_the_day_is_that_of_the_form_on_the_page(visitor, page):
    page.cards.ways._buttons[DealSource.DAY].click()
    page._variants._buttons["harjan"].click()
    play(page)
    assert visitor.match.deal == daily_deal_number("haljan", "harjan", date.today())


def test_whoever_begins_the_deal_of_the_day_once_more_knows_the_cards(visitor, page):
    page.cards.choose(DealSource.DAY)
    assert "counted separately" not in page.cards.note.text()
    play(page)
    assert not visitor.match.known
    visitor.window.navigator.open_new_match("haljan", cards=DealSource.DAY)
    assert "counted separately" in visitor.window.navigator.new_page.cards.note.text()
    play(visitor.window.navigator.new_page)
    assert visitor.match.known


def test_a_number_is_typed_as_it_is_written_anywhere(visitor, page):
    page.cards.choose(DealSource.NUMBER)
    for text in ("4711", "4 711", "4.711", "4,711", "4\N{NO-BREAK SPACE}711"):
        page.cards.field.setText(text)
        assert page.cards.number == 4711
    play(page)
    assert visitor.match.deal == 4711


@pytest.mark.parametrize("language", ["sv", "nb", "de", "en"])
def test_the_line_of_the_log_is_taken_for_its_number(visitor, page, language):
    with speaking(language):
        line = deals.replayed_deal_text(749_361_947)
    page.cards.choose(DealSource.NUMBER)
    page.cards.field.setText(line)
    assert page.cards.number == 749_361_947


@pytest.mark.parametrize("text", ["1TY4–0004–K7PK.", "Anna: 1TY4-\N{ZERO WIDTH SPACE}0004-K7PK " + "and so on " * 20])
def test_a_code_is_taken_as_a_messenger_gives_it(visitor, page, text):
    QApplication.clipboard().setText(text)
    page.cards.choose(DealSource.NUMBER)
    page.cards.field.paste()
    assert page.cards.number == 4711


@pytest.mark.parametrize("text", ["", "0", "1000000000", "4711x", "-1", "٤٧", "1TY4-0004-K7PX"])
def test_what_is_neither_number_nor_code_is_refused_with_one_sentence(visitor, page, text):
    page.cards.choose(DealSource.NUMBER)
    page.cards.field.setText(text)
    play(page)
    assert visitor.page is None
    assert page.cards.alert.text() == deals.code_error_text("mistyped")
    assert page.cards.alert.isVisible()
    assert page.cards.field.hasFocus()


def test_the_refusal_goes_when_something_else_is_typed_or_chosen(visitor, page):
    page.cards.choose(DealSource.NUMBER)
    play(page)
    visitor.press(Qt.Key.Key_1, on=page.cards.field)
    assert page.cards.alert.isHidden()
    page.cards.choose(DealSource.NEW)
    play(page)
    assert visitor.page is not None


def test_a_code_that_is_pasted_sets_the_page_as_it_was_with_whoever_gave_it(visitor, page):
    rules = GAMES["haljan"]
    setup = rules.setup(2, "harjan", {"target": 3, "single_cards": True})
    QApplication.clipboard().setText(deal_code(rules, setup, 987_654_321).lower())
    page.cards.choose(DealSource.NUMBER)
    page.cards.field.paste()
    assert page.choices().setup == setup
    assert page.cards.number == 987_654_321
    play(page)
    assert (visitor.match.setup, visitor.match.deal) == (setup, 987_654_321)


def test_a_code_of_another_game_leads_to_its_page(visitor, page):
    kille = GAMES["kille"]
    setup = kille.setup(5, options={"stake": 7})
    page.cards.choose(DealSource.NUMBER)
    page.cards.field.setText(deal_code(kille, setup, 12))
    play(page)
    page = visitor.window.navigator.new_page
    assert (page.game, page.choices().setup, page.cards.number) == ("kille", setup, 12)


def test_with_a_number_the_same_people_sit_in_the_same_places(visitor):
    kille = GAMES["kille"]
    players = (Player(""), *(Player(name, "easy") for name in "ABCDEFG"))
    seated = {visitor.window.navigator.create_match("kille", kille.setup(8), players, 12).players for _ in range(3)}
    assert len(seated) == 1
    assert seated.pop()[0] == players[0]
    others = {visitor.window.navigator.create_match("kille", kille.setup(8), players).players for _ in range(6)}
    assert len(others) > 1


def test_halma_deals_nothing_and_has_no_number(visitor):
    visitor.window.navigator.open_new_match("halma")
    assert not visitor.window.navigator.new_page.cards.isVisible()
    play(visitor.window.navigator.new_page)
    assert visitor.match.deal is None
    assert "deal" not in json.loads(visitor.page.session.journal.path.read_bytes().splitlines()[0])
    assert not visitor.window.menus.actions["deal"].isEnabled()


def test_the_menu_leads_to_the_field_for_a_number(visitor):
    visitor.window.menus.actions["deal_by_number"].trigger()
    assert visitor.window.navigator.new_page.cards.ways.value == DealSource.NUMBER
    assert visitor.window.navigator.new_page.cards.field.hasFocus()


def test_what_is_asked_about_the_cards_is_seen(visitor, qtbot):
    visitor.window.setWindowState(Qt.WindowState.WindowNoState)
    visitor.window.resize(900, 620)
    visitor.window.menus.actions["deal_by_number"].trigger()
    cards = visitor.window.navigator.new_page.cards
    qtbot.waitUntil(lambda: cards.field.visibleRegion().boundingRect() == cards.field.rect())
    cards.field.setText("HELLO")
    column = next(
        area for area in visitor.window.navigator.new_page.findChildren(ScrollColumn) if area.isAncestorOf(cards)
    )
    column.verticalScrollBar().setValue(0)
    assert cards.field.visibleRegion().isEmpty()
    play(visitor.window.navigator.new_page)
    qtbot.waitUntil(lambda: cards.alert.visibleRegion().boundingRect() == cards.alert.rect())


def test_the_menu_names_every_form_with_a_deal_of_the_day_and_ticks_those_begun(visitor):
    menu = visitor.window.deals.day_menu
    menu.aboutToShow.emit()
    assert len(menu.actions()) == sum(len(rules.variants) for rules in GAMES.values() if rules.has_deals)
    assert not any(act.isChecked() for act in menu.actions())
    menu.actions()[0].trigger()
    play(visitor.window.navigator.new_page)
    assert visitor.match.deal == daily_deal_number("haljan", "haljan", date.today())
    menu.aboutToShow.emit()
    assert [act.isChecked() for act in menu.actions()][:2] == [True, False]


# Where the number stands.


def test_the_number_stands_over_the_log_and_under_the_score_sheet(visitor, page):
    page.cards.choose(DealSource.NUMBER)
    page.cards.field.setText("4711")
    play(page)
    visitor.window.docks.show_sheet()
    assert visitor.page.panel.moves.item(0).text() == "Deal number 4\N{NO-BREAK SPACE}711"
    assert visitor.window.docks.sheet._deal.text() == "Deal number 4\N{NO-BREAK SPACE}711"


def test_the_number_stands_over_the_log_of_the_command_line(dressed):
    assert next(iter(match_log.log_lines(over(known=True)))) == "Deal number 17 (played before)"
    assert json.loads(replay.as_json(over()))["deal"] == 17


def test_the_list_of_finished_matches_has_numbers(visitor):
    saves = visitor.window.store
    played = over(1234567, known=True)
    path = put_away(saves, played)
    visitor.window.dialogs.show_finished()
    finished = visitor.window.dialogs.created["finished"]
    assert finished.model.index(0, 3).data() == "1\N{NO-BREAK SPACE}234\N{NO-BREAK SPACE}567 (played before)"
    finished.cards.click()
    assert visitor.window.dialogs.created["deal"]._match.record() == played.record()
    assert path.exists()


def test_a_match_from_before_there_were_numbers_has_none(visitor):
    put_away(visitor.window.store, over(None))
    visitor.window.dialogs.show_finished()
    finished = visitor.window.dialogs.created["finished"]
    assert finished.model.index(0, 3).data() == ""
    assert not finished.cards.isEnabled()


# At the end of a match, and again.


@pytest.fixture
def at_the_end(visitor):
    match = over()
    visitor.window.navigator.play(match, visitor.window.store.create(match))
    visitor.page.banner.deal.click()
    return visitor.window.dialogs.created["deal"]


def test_the_code_is_copied(at_the_end):
    at_the_end.copy.click()
    assert QApplication.clipboard().text() == deal_code(HAGGIS, SHORT, 17) == at_the_end.code.text()


def test_played_again_it_has_the_same_cards_and_seats_and_is_counted_apart(visitor, at_the_end):
    before = visitor.match
    at_the_end.play.click()
    again = visitor.match
    assert again is not before
    assert (again.deal, again.known, again.players, again.setup) == (17, True, before.players, before.setup)
    assert first_deal(again) == first_deal(before)
    assert again.begun_at == 0
    assert not again.assisted
    assert not at_the_end.isVisible()


def test_while_a_match_goes_on_there_is_only_its_number(visitor, page):
    play(page)
    visitor.window.menus.actions["deal"].trigger()
    window = visitor.window.dialogs.created["deal"]
    assert window.code.isVisible()
    assert not window.play.isVisible()
    assert not window.go.isVisible()


def test_known_cards_are_counted_apart(qtbot, tmp_path, visitor):
    saves = MatchStore(tmp_path / "matches")
    today = daily_deal_number("haggis", "haggis", date.today())
    for deal, known in ((1, False), (2, True), (today, False), (today, True)):
        put_away(saves, over(deal, known=known))
    dialog = StatisticsDialog(saves, visitor.window.navigator.theme, visitor.window)
    dialog.show()
    qtbot.waitUntil(lambda: dialog.tree.topLevelItemCount() == 1)
    head = dialog.tree.topLevelItem(0)
    lines = {head.child(row).text(0): head.child(row).text(1) for row in range(head.childCount())}
    assert lines["Easy"] == "2"
    assert lines["Easy, cards played before"] == "2"
    assert lines["Of these, deals of the day"] == "1"


def test_the_result_knows_the_number(dressed):
    ended = result(over(known=True))
    assert (ended.deal, ended.known) == (17, True)
    assert result(over(None)).deal == 0


# Compared with computer players.


class Told(QObject):
    """Instead of a process: tells what it was given, one thing after the other."""

    answers: ClassVar = ()
    made: ClassVar = []

    def __init__(self, main, owner, hear):
        super().__init__(owner)
        self.connection, self.ended, self._left, self._hear = self, False, list(self.answers), hear
        self.made.append(self)

    def send(self, data):
        self._timer = QTimer(self, interval=0)
        self._timer.timeout.connect(self._hear)
        self._timer.start()

    def poll(self):
        return bool(self._left) and not self.ended

    def recv(self):
        answer = self._left.pop(0)
        if isinstance(answer, Exception):
            raise answer
        return answer

    def end(self):
        self.ended = True
        self._timer.stop()


@pytest.fixture
def told(monkeypatch):
    monkeypatch.setattr(deal_comparison, "BotWorker", Told)
    monkeypatch.setattr(Told, "made", [])

    def tell(*answers):
        monkeypatch.setattr(Told, "answers", answers)

    return tell


def own(match):
    scores = match.outcome.scores
    return scores[0] - scores[1]


def test_what_the_computer_has_more_is_told_and_kept(visitor, at_the_end, told, qtbot):
    match = visitor.match
    told(*[own(match) + 12] * TIMES)
    at_the_end.go.click()
    qtbot.waitUntil(lambda: at_the_end._comparison is None)
    assert at_the_end.told.text() == "Computer (Hard) in your place: better than you by 12.0 points."
    at_the_end.close()
    visitor.window.deals.show(match)
    assert at_the_end.told.text() == "Computer (Hard) in your place: better than you by 12.0 points."


def test_the_list_of_finished_matches_tells_what_a_comparison_has_come_to(visitor):
    saves = visitor.window.store
    for deal in (1, 2):
        put_away(saves, over(deal))
    ComparisonCache(saves).store("over2", Comparison(Level.EASY, 3, (5, 5), Unit.POINTS))
    visitor.window.dialogs.show_finished()
    finished = visitor.window.dialogs.created["finished"]
    told = {}
    for row in range(2):
        finished.view.setCurrentIndex(finished.model.index(row, 0))
        told[finished.selected.id] = finished.compared.text()
    assert told == {"over1": "", "over2": "Computer (Easy) in your place: better than you by 2.0 points."}


def test_of_a_comparison_that_is_stopped_what_is_known_stays(visitor, at_the_end, told, qtbot):
    told(own(visitor.match) - 3, own(visitor.match) - 3)
    at_the_end.levels._buttons[Level.EASY].click()
    at_the_end.go.click()
    qtbot.waitUntil(lambda: "2 of 8" in at_the_end.basis.text())
    at_the_end.go.click()
    assert Told.made[-1].ended
    assert at_the_end.told.text() == "Computer (Easy) in your place: worse than you by 3.0 points."
    assert "of 8" not in at_the_end.basis.text()
    assert ComparisonCache(visitor.window.store).of(visitor.match.id, Unit.POINTS).level is Level.EASY


@pytest.mark.parametrize("answer", ["Traceback (most recent call last): ...", EOFError(), None, True])
def test_bots_that_fail_are_told_and_nothing_is_kept(visitor, at_the_end, told, qtbot, answer):
    told(answer)
    at_the_end.go.click()
    qtbot.waitUntil(lambda: at_the_end._comparison is None)
    assert "failed" in at_the_end.told.text()
    assert ComparisonCache(visitor.window.store).of(visitor.match.id, Unit.POINTS) is None


def test_whoever_closes_the_window_stops_the_comparison(visitor, at_the_end, told, qtbot):
    told()
    at_the_end.go.click()
    at_the_end.close()
    assert Told.made[-1].ended


@pytest.mark.parametrize(
    ("leads", "text", "basis"),
    [
        ((7,), "better than you by 4.0 points", "A single match may be luck"),
        ((3, 3), "the same as you", ""),
        ((-9, -9), "worse than you by 12.0 points", ""),
        ((13, 15, 14, 13), "better than you by 10.8 points", "accurate to ±0.5"),
        ((30, -20, 14, 0), "better than you by 3.0 points", "too close to tell"),
    ],
)
def test_a_mean_is_told_with_what_it_is_worth(dressed, leads, text, basis):
    found = Comparison(Level.HARD, 3, leads, Unit.POINTS)
    assert text in deals.comparison_text(found)
    assert basis in deals.comparison_basis(found)
    assert ("±" in deals.comparison_basis(found)) == (len(set(leads)) > 1)


TOO_LARGE = (
    '{"a": ["hard", 1, [' + "9" * 400 + "]]}",
    '{"a": ["hard", ' + "9" * 400 + ", [1, 2]]}",
    '{"a": ["hard", 1, [1, 1e999]]}',
    '{"a": ["hard", 1, [1, 2]], "b": Infinity}',
)


@pytest.mark.parametrize(
    "text", ["", "{", "[]", '{"a": 3}', '{"a": ["hard", 1, []]}', *TOO_LARGE, '{"a": ["best", 1, [2]]}']
)
def test_what_was_kept_and_cannot_be_understood_was_never_found(tmp_path, text):
    saves = MatchStore(tmp_path / "matches")
    saves.comparisons_file.write_text(text)
    assert ComparisonCache(saves).of("a", Unit.POINTS) is None
    ComparisonCache(saves).store("a", Comparison(Level.EASY, 1, (2, 3), Unit.POINTS))
    assert ComparisonCache(saves).of("a", Unit.POINTS) == Comparison(Level.EASY, 1, (2, 3), Unit.POINTS)


@pytest.mark.parametrize("text", ['{"a": ["hard", 1, [1, 2]]', "\0" * 40, "[]", *TOO_LARGE])
def test_what_cannot_be_understood_is_put_aside_before_anything_else_is_kept(tmp_path, text):
    saves = MatchStore(tmp_path / "matches")
    saves.comparisons_file.write_text(text)
    ComparisonCache(saves).store("c", Comparison(Level.EASY, 1, (2, 3), Unit.POINTS))
    assert (tmp_path / "compared-damaged.json").read_text() == text


def test_leads_of_earlier_versions_are_no_chips(tmp_path):
    saves = MatchStore(tmp_path / "matches")
    saves.comparisons_file.write_text('{"a": ["hard", 1, [1, 2]]}')
    assert ComparisonCache(saves).of("a", Unit.POINTS) == Comparison(Level.HARD, 1, (1, 2), Unit.POINTS)
    assert ComparisonCache(saves).of("a", Unit.CHIPS) is None


def test_chips_are_compared_as_won_or_lost(dressed):
    found = Comparison(Level.HARD, -1, (-3, -2), Unit.CHIPS)
    assert deals.comparison_text(found) == "Computer (Hard) in your place: worse than you by 1.5 chips."
    assert deals.comparison_basis(found).startswith("Chips won or lost: you −1, the computer −2.5 on average")


def test_only_so_many_are_kept(tmp_path, monkeypatch):
    monkeypatch.setattr(deal_comparison, "MOST", 2)
    saves = MatchStore(tmp_path / "matches")
    for match in "abc":
        ComparisonCache(saves).store(match, Comparison(Level.EASY, 1, (2,), Unit.POINTS))
    assert [ComparisonCache(saves).of(match, Unit.POINTS) is None for match in "abc"] == [True, False, False]


def test_nobody_is_compared_where_only_bots_have_played_or_there_is_no_number(dressed):
    assert compared_seat(over()) == Seat(0)
    assert compared_seat(over(None)) is None
    assert compared_seat(over(players=(Player("A", "easy"), Player("B", "easy")))) is None


@pytest.mark.thorough
def test_the_bots_process_plays_the_deals_again(qtbot):
    heard = []
    compared = DealComparison(over(), Level.EASY)
    compared.progressed.connect(heard.append)
    with qtbot.waitSignal(compared.ended, timeout=60_000) as ended:
        compared.start()
    assert ended.args == [True]
    assert [len(found.margins) for found in heard] == list(range(1, TIMES + 1))
    assert all(found.own == own(over()) for found in heard)
