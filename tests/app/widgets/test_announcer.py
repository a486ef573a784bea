"""What a screen reader is told: in words, and so that old readers hear it, too."""

import pytest
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QLabel

from bluestick.app.widgets import announcer
from bluestick.app.widgets.announcer import Announcer, announce, clear_announcements
from bluestick.engine.bots import Level
from bluestick.engine.record import Player
from bluestick.text.spoken import spoken_text
from tests.app.at_window import WHOLE_MATCH
from tests.app.opponents import Opponents
from tests.app.reader.ends import NEAR, YOU, before_a_result, new_match, turns
from tests.app.reader.trick import before_the_end
from tests.app.speech import speaking

SAID = {
    "en": ("king of hearts, jack of clubs", "trump eighteen", "snapphane", "king (wild)"),
    "sv": ("hjärter kung, klöver knekt", "trumf arton", "snapphane", "kung (joker)"),
    "nb": ("hjerter konge, kløver knekt", "trumf atten", "snapphane", "konge (joker)"),
    "de": ("Herzkönig, Kreuzbube", "Trumpf Achtzehn", "Snapphane", "König (Joker)"),
}


@pytest.fixture
def listening():
    before = QAccessible.isActive()
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(before)


@pytest.mark.parametrize("code", SAID)
def test_cards_are_said_in_words(dressed, code):
    with speaking(code):
        french, trump, one, wild = SAID[code]
        letters = {"en": "K♥ J♣", "de": "K♥ B♣"}.get(code, "K♥ Kn♣")
        assert spoken_text(f"Nora: {letters}.", "haljan") == f"Nora: {french}."
        assert spoken_text("Nora: XVIII, I.", "snapphana") == f"Nora: {trump}, {one}."
        assert spoken_text("Nora: K 7.", "haggis") == f"Nora: {wild} 7."


def test_a_word_that_is_the_letter_of_a_card_stays_a_word(dressed):
    with speaking("sv"):
        assert spoken_text("I Fjabbe deklarerar ingen.", "snapphana") == "I Fjabbe deklarerar ingen."
        assert spoken_text("V. vinner", "haljan") == "V. vinner"
        assert spoken_text("a1–b2", "haggis") == "a1–b2"


def test_a_suit_alone_has_its_name(dressed):
    assert spoken_text("♠ trumps", "haljan") == "spades trumps"


def test_old_readers_are_shown_what_is_said(visit, listening, monkeypatch):
    monkeypatch.setattr(announcer, "_has_screen_reader", lambda: False)
    window = visit().window
    announce(window.navigator.start_page, "first")
    announce(window.navigator.start_page, "second")
    box = window.findChild(Announcer)
    box._breath.timeout.emit()
    announce(window.navigator.start_page, "third")
    box._breath.timeout.emit()
    shown = [voice for voice in box.findChildren(QLabel) if voice.isVisible()]
    assert [voice.accessibleName() for voice in shown] == ["first. second.", "third."]
    assert {QAccessible.queryAccessibleInterface(voice).role() for voice in shown} == {QAccessible.Role.Notification}


def test_nobody_is_told_twice(visit, listening, monkeypatch):
    monkeypatch.setattr(announcer, "_has_screen_reader", lambda: True)
    window = visit().window
    announce(window.navigator.start_page, "once")
    assert window.findChild(Announcer) is None


def test_what_one_person_was_told_is_not_left_for_the_next(visit, listening, monkeypatch):
    monkeypatch.setattr(announcer, "_has_screen_reader", lambda: False)
    window = visit().window
    announce(window.navigator.start_page, "a secret")
    window.findChild(Announcer)._breath.timeout.emit()
    announce(window.navigator.start_page, "another one")
    clear_announcements(window)
    assert not window.findChild(Announcer)._breath.isActive()
    assert not [voice for voice in window.findChild(Announcer).findChildren(QLabel) if voice.accessibleName()]


@pytest.fixture
def heard(monkeypatch):
    said = []
    for module in ("play.announcements", "play.page", "play.table_display", "play.table_notice", "widgets.overlays"):
        monkeypatch.setattr(f"bluestick.app.{module}.announce", lambda widget, text: said.append(text))
    return said


def test_whoever_is_to_act_hears_it(visit, heard):
    visitor = visit().sit_down()
    heard.clear()
    visitor.move(WHOLE_MATCH[0])
    assert heard[-1] == visitor.page.header.phase.whole()


def test_the_next_own_turn_is_heard_though_its_words_are_the_same(visit, heard):
    visitor = visit()
    visitor.window.navigator._bots = Opponents(visitor.window)
    visitor.sit_down(players=(Player(""), Player("", Level.EASY)))
    turn = visitor.page.header.phase.whole()
    for own, answer in zip(WHOLE_MATCH[:4:2], WHOLE_MATCH[1:4:2], strict=True):
        visitor.move(own)
        heard.clear()
        visitor.window.navigator._bots.answer(answer)
        assert heard.count(turn) == 1


def test_choosing_and_putting_back_is_heard_with_what_it_makes(visit, heard):
    visitor = visit().sit_down()
    visitor.touch("e1")
    assert heard[-1].startswith("e1: selected. e1: ")
    visitor.touch("e1")
    assert heard[-1] == "e1: put back"


def test_a_move_that_is_made_puts_nothing_back(visit, heard):
    visitor = visit().sit_down()
    heard.clear()
    visitor.move(WHOLE_MATCH[0])
    assert not [said for said in heard if "put back" in said]


def test_the_table_is_described_to_those_who_do_not_see_it(visit, heard):
    visitor = visit()
    match = before_the_end()
    visitor.window.navigator.play(match, visitor.window.store.create(match))
    visitor.page.status.table()
    assert "jack of spades, Elin · ahead, 24 points. seven of hearts, Elin" in heard[-1]
    assert "queen of clubs" not in heard[-1]
    visitor.page.status.others()
    assert not [said for said in heard[-1:] if "trick" in said]


def before_the_match_is_over(game):
    """A match, and your move that ends it."""
    if game == "halma":
        return before_a_result(game)
    match = new_match(game, NEAR, seed=1)
    for _ in turns(match, seed=1):
        pass  # to its end
    last = match.played[-1]
    assert last.seat == YOU
    again = new_match(game, NEAR, seed=1)
    for done in match.played[:-1]:
        again.play(done.seat, done.move)
    return again, last.move


@pytest.mark.parametrize("game", ["halma", "haggis"])
def test_how_a_match_has_ended_is_said_once(visit, heard, game):
    """By the banner: at haggis that comes when the last hand has been read."""
    visitor = visit()
    match, move = before_the_match_is_over(game)
    visitor.window.navigator.play(match, visitor.window.store.create(match))
    heard.clear()
    visitor.page.session.play(move)
    visitor.table.finish_now()
    visitor.page.card.button.click()
    assert sum(visitor.page.banner.text in said for said in heard) == 1
    assert not visitor.page.banner.isHidden()


def test_how_a_match_has_ended_is_said_at_once_to_who_looks_back(visit, heard):
    visitor = visit()
    match, move = before_the_match_is_over("halma")
    visitor.window.navigator.play(match, visitor.window.store.create(match))
    visitor.page.controller.look_at(3)
    visitor.page.session.play(move)
    assert heard[-1].endswith("You win: all your pieces are in the goal!")
