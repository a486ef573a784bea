"""Hot seat with two players and hidden cards: the curtain."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

from bluestick.engine.cards import FRENCH
from bluestick.engine.match import Match
from bluestick.engine.record import Player
from bluestick.engine.seats import CHANCE, Seat
from bluestick.engine.tricks import Deal
from bluestick.games.haljan.rules import Haljan
from bluestick.match.match_state import Action
from tests.daily import first

RULES = Haljan()
ANNA, BO = Seat(0), Seat(1)


@pytest.fixture
def page(visit):
    """Anna and Bo; Bo deals, and Anna leads."""
    visitor = visit()
    match = Match(RULES, RULES.setup(2), (Player("Anna"), Player("Bo")))
    match.play(CHANCE, Deal(BO, FRENCH))
    visitor.window.navigator.play(match, visitor.window.store.create(match))
    return visitor.page


def lift(page, qtbot):
    qtbot.mouseClick(page.curtain.lift, Qt.MouseButton.LeftButton)


def play(page):
    table = page.table
    for card in table.context.own_hand[:3]:
        table.touch(card)
    table.commit()


def seen(page):
    """The cards that lie face up in a hand."""
    return {card for hand in page.table.arrangement.hands for card in hand if card is not None}


def test_no_card_is_seen_before_the_curtain_is_lifted(page, qtbot):
    assert page.curtain.isVisible()
    assert "Anna" in page.curtain._text.text()
    assert seen(page) == set()
    lift(page, qtbot)
    assert not page.curtain.isVisible()
    assert seen(page) == set(page.session.match.view(ANNA).hand)


def test_it_falls_when_the_other_person_is_to_play(page, qtbot):
    lift(page, qtbot)
    play(page)
    assert page.curtain.isVisible()
    assert "Bo" in page.curtain._text.text()
    assert seen(page) == set()
    lift(page, qtbot)
    assert seen(page) == set(page.session.match.view(BO).hand)
    assert page.table.seat == BO
    play(page)
    assert len(page.session.match.view(None).table.tricks) == 1


def test_nothing_of_the_last_player_is_left(page, qtbot):
    lift(page, qtbot)
    page.status.options()
    play(page)
    assert Action.HINT not in page.controller.state.can
    assert page.controller.state.news == ()
    assert page.notice.isHidden()
    assert page.notice.text == ""
    page.controller.look_at(1)
    assert seen(page) == set()
    page.retranslate()
    assert seen(page) == set()


def test_undo_hides_the_cards_again(page, qtbot):
    lift(page, qtbot)
    play(page)
    lift(page, qtbot)
    page.controller.undo()
    assert page.curtain.isVisible()
    assert "Anna" in page.curtain._text.text()
    assert seen(page) == set()


def test_undo_before_it_is_lifted_shows_no_cards(page, qtbot):
    """Who has taken the move back, and who sits there now?"""
    lift(page, qtbot)
    play(page)
    page.controller.undo()
    assert page.curtain.isVisible()
    assert "Anna" in page.curtain._text.text()
    assert seen(page) == set()
    lift(page, qtbot)
    assert seen(page) == set(page.session.match.view(ANNA).hand)


# By keyboard.


@pytest.fixture
def fallen(page, qtbot):
    """Anna has laid her cards with a key, which may come once more."""
    lift(page, qtbot)
    play(page)
    return page


@pytest.mark.parametrize("key", first([Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space]))
def test_a_key_too_many_does_not_lift_it(fallen, qtbot, key):
    assert fallen.curtain.rest.isActive()
    qtbot.keyClick(fallen.curtain.lift, key)
    assert fallen.curtain.isVisible()
    assert seen(fallen) == set()


@pytest.mark.parametrize("key", first([Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space]))
def test_after_a_while_a_key_lifts_it(fallen, qtbot, key):
    fallen.curtain.rest.stop()
    qtbot.keyClick(fallen.curtain.lift, key)
    assert not fallen.curtain.isVisible()


def test_a_key_that_is_held_down_never_lifts_it(fallen):
    fallen.curtain.rest.stop()
    held = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, text="\r", autorep=True)
    QApplication.sendEvent(fallen.curtain.lift, held)
    assert fallen.curtain.isVisible()


def test_a_key_too_many_calls_nobody_to_the_table(page, qtbot):
    lift(page, qtbot)
    page.controller.call()
    qtbot.keyClick(page.curtain.people[BO], Qt.Key.Key_Space)
    assert page.curtain.isVisible()
