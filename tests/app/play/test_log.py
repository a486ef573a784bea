"""The log of a card game: whole sentences, as whoever sits there has heard them."""

from collections import Counter
from random import Random

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QApplication, QToolTip

from bluestick.app.play.log import POSITION, Log
from bluestick.engine.match import Match, seen_by
from bluestick.engine.record import Player
from bluestick.engine.seats import CHANCE, Seat
from bluestick.games.haljan.rules import Haljan
from bluestick.tables.cards.french import panel_inks
from tests.app.players import play_on
from tests.app.speech import speaking
from tests.daily import first

RULES = Haljan()
YOU, ELIN = Seat(0), Seat(1)


def deal(*players, seed=1):
    match = Match(RULES, RULES.setup(len(players)), players, id="test")
    match.play(CHANCE, RULES.deal(RULES.start(match.setup), Random(seed)))
    return match


@pytest.fixture
def match():
    """You and Elin, after a trick or two."""
    match = deal(Player(""), Player("Elin"))
    play_on(match, 5)
    return match


@pytest.fixture
def log(dressed, qtbot):
    log = Log()
    log.resize(252, 200)
    qtbot.addWidget(log)
    log.show()
    return log


def lines(log):
    return [(log.item(row).data(POSITION), log.item(row).text()) for row in range(log.count())]


def texts(log):
    return [text for _, text in lines(log)]


def test_every_trick_has_its_heading_and_every_event_its_sentence(log, match):
    log.show_played(match, YOU)
    told = lines(log)
    assert told[0] == (None, "Langen · trick 1 of 9")
    assert told[1][0] == 1
    assert "deal" in told[1][1]
    assert [text for position, text in told if position is None] == [
        "Langen · trick 1 of 9",
        "Langen · trick 2 of 9",
        "Langen · trick 3 of 9",
    ]
    positions = [position for position, _ in told if position is not None]
    assert positions == sorted(positions)
    assert set(positions) == set(range(1, match.position + 1))


def test_a_line_may_be_pointed_at_whose_log_is_told_anew_by_that(log, match, qtbot, monkeypatch):
    hints = []
    monkeypatch.setattr(QToolTip, "showText", lambda place, text, *widget: hints.append(text))

    def tell_another(position):
        log.show_played(match, ELIN)
        log.point_at(position)

    log.show_played(match, YOU)
    log.position_chosen.connect(tell_another)
    drawn = next(log.item(row) for row in range(log.count()) if log.item(row).text().startswith("You draw"))
    place = log.visualItemRect(drawn).center()
    position = drawn.data(POSITION)
    qtbot.mouseClick(log.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert log.currentItem().data(POSITION) == position
    assert hints == [log.currentItem().toolTip()]


def test_nobody_reads_what_another_has_drawn(log, match):
    log.show_played(match, YOU)
    mine = [text for text in texts(log) if text.startswith("You draw")]
    assert mine
    log.show_played(match, ELIN)
    assert not [text for text in texts(log) if text in mine]
    log.show_played(match, None)
    assert not [text for text in texts(log) if text in mine]


def test_it_grows_line_by_line_and_begins_anew_after_undo(log, match):
    log.show_played(match, YOU)
    before = log.item(1)
    known = texts(log)
    play_on(match, 2)
    log.show_played(match, YOU)
    assert log.item(1) is before
    assert texts(log)[: len(known)] == known
    match.rewind(6)
    log.show_played(match, YOU)
    assert texts(log) == known


def test_of_the_last_move_only_what_has_been_shown_is_told(log, match):
    log.show_played(match, YOU)
    told = [position for position, _ in lines(log) if position is not None]
    match.rewind(max(position for position in told if told.count(position) > 1))
    log.show_played(match, YOU)
    whole = texts(log)
    log.forget()
    told_of = []
    for events in range(len(seen_by(YOU, match.played[-1].step.events)) + 1):
        log.show_played(match, YOU, events)
        log.point_at(match.position)
        assert texts(log) == whole[: log.count()]
        assert log.currentRow() == log.count() - 1
        told_of.append(len(whole) - log.count())
    assert told_of == sorted(told_of, reverse=True)
    assert (told_of[0], told_of[-1]) == (told.count(match.position), 0)


def test_what_is_told_already_is_not_told_again(log, match):
    log.show_played(match, YOU)
    whole = texts(log)
    log.show_played(match, YOU, 0)
    log.show_played(match, YOU)
    assert texts(log) == whole


def test_it_speaks_the_language_of_the_day(log, match):
    log.show_played(match, YOU)
    with speaking("sv"):
        log.forget()
        log.show_played(match, YOU)
        assert texts(log)[0] == "Langen · stick 1 av 9"


def test_the_last_line_is_marked(log, match):
    log.show_played(match, YOU)
    log.point_at(match.position)
    assert log.currentRow() == log.count() - 1
    assert log.currentItem().isSelected()
    bottom = log.visualItemRect(log.currentItem()).bottom()
    assert bottom <= log.viewport().height()


def test_pointing_at_a_line_tells_the_position_after_it(log, match, qtbot):
    log.show_played(match, YOU)
    log.point_at(match.position)
    heard = []
    log.position_chosen.connect(heard.append)
    log.position_chosen.connect(log.point_at)
    while log.currentRow() > 1:
        qtbot.keyClick(log, Qt.Key.Key_Up)  # past the headings, and line by line where a move has several
    assert heard == [position for position, _ in reversed(lines(log)[:-1]) if position is not None]


@pytest.mark.parametrize("code", ["sv", "nb", "de", "en"])
@pytest.mark.parametrize("width", [150, 252])
def test_every_sentence_stands_whole(log, code, width):
    match = deal(Player("Margareta Elisabet"), Player("Elin"), Player("Ivar"), Player("Nora"))
    with speaking(code):
        play_on(match, 60)
        log.resize(width, 200)
        log.show_played(match, YOU)
        QApplication.processEvents()
        for row in range(log.count()):
            item = log.item(row)
            metrics = log.fontMetrics() if item.data(POSITION) else QFontMetrics(item.font())
            shown = log.visualItemRect(item)
            room = QRect(0, 0, shown.width() - 12, 0)
            needed = metrics.boundingRect(room, Qt.TextFlag.TextWordWrap, item.text())
            assert shown.height() >= needed.height(), item.text()
            assert shown.width() >= needed.width(), item.text()


def colours(line):
    """How many pixels of each colour a line has."""
    log = line.listWidget()
    shown = log.viewport().grab(log.visualItemRect(line)).toImage()
    return Counter(shown.pixelColor(x, y).name() for x in range(shown.width()) for y in range(shown.height()))


@pytest.mark.parametrize("marked", [False, True])
def test_suits_have_their_colours_and_words_have_none(log, match, marked):
    log.set_inks({"♥": "#ff0000", "♦": "#0000ff"})
    log.show_played(match, YOU)
    log.setCurrentRow(-1)
    log.setCurrentItem(log.item(log.count() - 1) if marked else None)
    seen = [(log.item(row).text(), colours(log.item(row))) for row in range(log.count())]
    seen = [(text, found) for text, found in seen if found]
    assert any("♥" in text for text, _ in seen)
    for text, found in seen:
        assert ("♥" in text) == bool(found["#ff0000"]), text
        assert ("♦" in text) == bool(found["#0000ff"]), text


@pytest.fixture
def visitor(visit):
    """At a table of four, where Dag looks: the others are people too, so that nobody thinks."""
    visitor = visit()
    match = deal(*map(Player, ("Anna", "Bo", "Cilla", "Dag")))
    play_on(match, 7)
    visitor.window.navigator.play(match, visitor.window.store.create(match))
    visitor.click(visitor.page.curtain.lift)
    return visitor


def test_looking_back_in_the_log_changes_nothing(visitor):
    log, page = visitor.page.panel.moves, visitor.page
    before = page.session.match.position
    log.setCurrentRow(2)
    assert page.controller.state.position == 2
    assert page.table.shown == page.session.match.rules.view(
        page.session.match.played[1].step.state, page.session.viewer
    )
    visitor.press(Qt.Key.Key_Escape, on=visitor.window)
    assert page.controller.state.position is None
    assert page.session.match.position == before
    assert log.currentRow() == log.count() - 1


def test_what_one_has_drawn_stays_behind_the_curtain(visit):
    visitor = visit()
    match = deal(Player(""), Player("Bo"))
    visitor.window.navigator.play(match, visitor.window.store.create(match))
    page, shown = visitor.page, {}
    for _ in range(8):
        drawn = [text for text in texts(page.panel.moves) if text.startswith("You draw")]
        if page.curtain.isVisible():
            assert drawn == []
            visitor.click(page.curtain.lift)
        else:
            shown[page.session.viewer] = bool(drawn)
            for card in page.table.context.own_hand[:3]:
                page.table.touch(card)
            page.table.commit()
    assert shown == {YOU: True, ELIN: True}


@pytest.mark.parametrize("theme", first(["day", "night", "contrast"]))
def test_suits_in_the_log_are_coloured_as_on_the_cards(visitor, theme):
    window, log = visitor.window, visitor.page.panel.moves
    line = next(log.item(row) for row in range(log.count()) if "♦" in log.item(row).text())
    log.scrollToItem(line)
    for window.settings.theme, window.settings.four_colours in ((theme, True), (theme, False)):
        inks = panel_inks(window.navigator.theme, window.settings.four_colours)
        assert colours(line)[inks["D"]]
    assert inks["D"] == inks["H"]


def test_the_panel_names_the_sides_instead_of_the_seats(visitor):
    panel = visitor.page.panel
    assert panel.plates == []
    assert [tally._names.whole() for tally in panel.score_bars.values()] == ["Anna and Cilla", "Bo and You"]
    table = visitor.page.session.match.view(None).table
    assert [tally._score.text() for tally in panel.score_bars.values()] == list(map(str, table.score))


def test_a_side_that_has_won_a_round_says_so(visit):
    visitor = visit()
    match = deal(Player("Anna"), Player("Bo"))
    while not any(match.view(None).table.games):
        play_on(match, 1)
    visitor.window.navigator.play(match, visitor.window.store.create(match))
    notes = [tally._note.text() for tally in visitor.page.panel.score_bars.values()]
    assert all("game point" in note for note in notes)


def test_what_can_be_done_is_told_in_words(visitor):
    told = visitor.page.panel._effects
    assert told.isVisible()
    assert "Throw 3 cards away" in told.plain_text or "Lead to the trick" in told.plain_text
    visitor.page.table.touch(visitor.page.table.context.own_hand[0])
    assert not told.isVisible()
    assert "point" in visitor.page.panel._explained.plain_text


def test_a_side_panel_of_cards_has_room_for_three_lines_in_a_small_window(visitor):
    visitor.window.resize(QSize(1024, 700))
    QApplication.processEvents()
    log = visitor.page.panel.moves
    assert log.viewport().height() >= 3 * log.fontMetrics().height()


def test_cards_are_called_as_they_are_printed(visit):
    match = deal(Player("Anna"), Player("Bo"), seed=3)
    leader = min(match.to_act)
    match.play(leader, next(move for move in match.moves(leader) if any("J" in card for card in move.cards)))
    visitor = visit()
    visitor.window.navigator.play(match, visitor.window.store.create(match))
    assert "J" in texts(visitor.page.panel.moves)[-1]
    visitor.window.settings.index = "sv"
    assert "Kn" in texts(visitor.page.panel.moves)[-1]
    visitor.window.settings.index = ""
    assert "J" in texts(visitor.page.panel.moves)[-1]


def test_another_theme_measures_no_line_more_than_once(visit, match, monkeypatch):
    measured = []
    fit = Log._fit
    monkeypatch.setattr(Log, "_fit", lambda log, line: (measured.append(line.text()), fit(log, line)))
    visitor = visit()
    visitor.window.navigator.play(match, visitor.window.store.create(match))
    QApplication.processEvents()
    measured.clear()
    visitor.window.settings.theme = "night"
    QApplication.processEvents()
    assert len(measured) <= visitor.page.panel.moves.count()


def test_lines_are_whole_and_no_higher_than_they_must_be(log, match):
    log.resize(200, 150)
    log.show_played(match, YOU)
    log.point_at(match.position)
    log.resize(320, 150)
    QApplication.processEvents()
    top = log.itemAt(log.viewport().rect().topLeft() + QPoint(8, 1))
    assert log.visualItemRect(top).top() >= 0
    assert log.visualItemRect(log.item(log.count() - 1)).bottom() <= log.viewport().height()
    heights = [log.item(row).sizeHint().height() for row in range(log.count())]
    log._fit_lines()
    assert heights == [log.item(row).sizeHint().height() for row in range(log.count())]
