"""Looking back at an earlier move: what it is called, the way through it, and the way out, by mouse and keyboard."""

from random import Random

import pytest
from PySide6.QtCore import Qt

from bluestick.engine.match import Match
from bluestick.engine.record import Player
from bluestick.engine.seats import CHANCE
from bluestick.games import GAMES
from tests.app.at_window import WHOLE_MATCH
from tests.app.opponents import Opponents
from tests.app.players import play_on

pytestmark = pytest.mark.thorough

HALJAN = GAMES["haljan"]


@pytest.fixture
def visitor(visit):
    """Alone against Elin at haljan, in the third trick."""
    visitor = visit()
    visitor.window.navigator._bots = Opponents(visitor.window)
    match = Match(HALJAN, HALJAN.setup(2), (Player(""), Player("Elin", "medium")), id="test")
    match.play(CHANCE, HALJAN.deal(HALJAN.start(match.setup), Random(1)))
    play_on(match, 5)
    while 0 not in match.to_act:
        play_on(match, 1)
    visitor.window.navigator.play(match, visitor.window.store.create(match))
    return visitor


def test_the_header_and_the_panel_say_that_it_is_an_earlier_moment(visitor):
    page = visitor.page
    page.controller.look_at(2)
    assert page.header.phase.whole() == "Looking back: Langen · trick 1 of 9"
    assert page.panel._explained.plain_text == page.header.phase.whole()
    assert page.header.note.whole() == ""
    assert not page.header.undo.isVisible()
    assert not page.header.hint.isVisible()


def test_everything_beside_the_table_is_of_that_moment(visitor):
    page, session = visitor.page, visitor.page.session
    visitor.window.docks.show_sheet()
    now = [entry.text for entry in page.sheet().entries], page.header.note.whole()
    past = HALJAN.view(session.match.played[0].step.state, session.viewer)
    shown = []
    page.panel.show_view = lambda view, names: shown.append(view)
    visitor.window.docks.sheet.show_sheet = lambda sheet: shown.append(sheet)
    page.controller.look_at(1)
    assert shown == [past, page.sheet()]
    page.to_present()
    assert shown[2:] == [session.match.view(session.viewer), page.sheet()]
    assert ([entry.text for entry in page.sheet().entries], page.header.note.whole()) == now


@pytest.mark.everyday
def test_the_mouse_goes_through_the_moves_and_back_to_now(visitor):
    page, way = visitor.page, visitor.page.header.history_bar
    told = page.panel.moves.positions()
    page.controller.look_at(told[-2])
    visitor.click(way.previous)
    assert page.controller.state.position == told[-3]
    visitor.click(way.first)
    assert page.controller.state.position == told[0]
    assert not way.previous.isEnabled()
    visitor.click(way.following)
    assert page.controller.state.position == told[1]
    visitor.click(way.back)
    assert page.controller.state.position is None
    assert page.table.moves is not None
    assert page.header.undo.isVisible()
    assert not way.isVisible()


def test_the_keys_do_the_same(visitor):
    page, told = visitor.page, visitor.page.panel.moves.positions()
    page.controller.look_at(told[-2])
    page.table.setFocus()
    for key, position in (
        (Qt.Key.Key_Left, told[-3]),
        (Qt.Key.Key_Home, told[0]),
        (Qt.Key.Key_Right, told[1]),
        (Qt.Key.Key_End, None),
    ):
        visitor.press(key, on=page.table)
        assert page.controller.state.position == position


def test_in_the_present_the_arrows_belong_to_the_table(visitor):
    visitor.page.table.setFocus()
    visitor.press(Qt.Key.Key_Left, on=visitor.table)
    assert visitor.page.controller.state.position is None
    assert visitor.table.cursor_part is not None


def test_one_after_the_last_earlier_moment_is_the_present(visitor):
    page = visitor.page
    page.controller.look_at(page.panel.moves.positions()[-2])
    visitor.click(page.header.history_bar.following)
    assert page.controller.state.position is None


@pytest.mark.parametrize("key", [None, Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_1])
def test_a_touch_of_the_past_is_answered(visitor, key):
    page = visitor.page
    page.controller.look_at(1)
    page.table.setFocus()
    if key is None:
        spot = visitor.table.place(visitor.table.context.own_hand[0]).toPoint()
        visitor.qtbot.mouseClick(visitor.table.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    else:
        visitor.press(key, on=visitor.table)
    assert page.notice.isVisible()
    assert "earlier move" in page.notice.text
    assert page.controller.state.position == 1


def test_nobody_thinks_in_the_past(visitor):
    page = visitor.page
    while page.session.match.to_act == {0}:
        for card in visitor.table.context.own_hand[:3]:
            visitor.table.touch(card)
        visitor.table.commit()
    assert visitor.table.thinker == 1
    page.controller.look_at(1)
    assert visitor.table.thinker is None
    page.to_present()
    assert visitor.table.thinker == 1


class Always:
    """It is always time for another look."""

    def start(self):
        pass

    def hasExpired(self, _):
        return True


def test_who_looks_back_while_the_others_are_skipped_is_not_called_away(visit):
    visitor = visit()
    visitor.window.navigator._bots = Opponents(visitor.window)
    match = Match(HALJAN, HALJAN.setup(2), (Player("Ivar", "easy"), Player("Elin", "easy")), rng=Random(1), id="test")
    play_on(match, 6)
    visitor.window.navigator.play(match, visitor.window.store.create(match))
    visitor.page.controller._seen = Always()
    visitor.page.controller.skip()
    visitor.page.controller.look_at(2)
    past = visitor.table.shown
    before = match.position
    visitor.window.navigator._bots.answer()
    assert match.position > before
    assert visitor.table.shown is past


# After the end.


@pytest.fixture
def over(visit):
    """At a table of two people, one of whom has resigned."""
    visitor = visit().sit_down(moves=WHOLE_MATCH[:4])
    visitor.page.session.play(GAMES["halma"].read("resign"))
    return visitor


def test_look_back_leads_through_the_match_and_to_the_result_again(over):
    page = over.page
    over.click(page.banner.look_back)
    assert page.controller.state.position == page.session.match.position
    assert page.header.history_bar.isVisible()
    assert not page.header.history_bar.following.isEnabled()
    over.press(Qt.Key.Key_Left)
    assert page.controller.state.position == page.session.match.position - 1
    assert page.header.history_bar.following.isEnabled()
    assert page.header.history_bar.back.text() == "Back to the result"
    over.click(page.header.history_bar.back)
    assert page.banner.isVisible()
    assert page.controller.state.position is None


def test_in_a_finished_match_escape_goes_to_and_fro(over):
    page = over.page
    over.press(Qt.Key.Key_Escape, on=page.banner.again)
    assert page.header.history_bar.isVisible()
    over.press(Qt.Key.Key_Escape, on=page.table)
    assert page.banner.isVisible()


def test_the_end_waits_for_whoever_looks_back(visit):
    visitor = visit().sit_down(moves=WHOLE_MATCH[:4])
    visitor.page.controller.look_at(2)
    visitor.page.session.play(GAMES["halma"].read("resign"))
    assert not visitor.page.banner.isVisible()
    assert visitor.page.controller.state.position == 2
    visitor.click(visitor.page.header.history_bar.back)
    assert visitor.page.banner.isVisible()


def test_after_the_end_nothing_is_offered_below(over):
    assert not over.page.panel.words.isVisible()
    over.page.controller.undo()
    assert over.page.panel.words.isVisible()
