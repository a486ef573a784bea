"""The dealer's look at the partner's cards before the first lead (H3.4): the match waits for it, at any pace."""

from random import Random

import pytest
from PySide6.QtCore import Qt

from bluestick.engine.match import Match
from bluestick.engine.record import Player
from bluestick.engine.seats import Seat
from bluestick.games import GAMES
from tests.app.opponents import AtTable, Opponents
from tests.app.players import PERSON

RULES = GAMES["haljan"]
YOU, ELIN, NORA, AKSEL = map(Seat, range(4))
BOTS = tuple(Player(name, "easy") for name in ("Elin", "Nora", "Aksel"))


def dealt(dealer, players, holds_two=False):
    """A match whose first dealer is this seat, and holds the two of trumps or does not."""
    for seed in range(400):
        match = Match(RULES, RULES.setup(len(players)), players, rng=Random(seed), id="test")
        match.chance()
        table = match.view(None).table
        can = len(players) == 2 or bool(match.moves(dealer)) == holds_two
        if table.dealer == dealer and can:
            return match
    raise AssertionError("no such deal")


@pytest.fixture
def sit(visit, monkeypatch):
    monkeypatch.setattr("bluestick.match.bot_client.BotClient", Opponents)

    def sit_down(dealer=YOU, players=(PERSON, *BOTS), **facts):
        visitor = visit()
        visitor.window.navigator._bots = Opponents(visitor.window)
        match = dealt(dealer, players, **facts)
        visitor.window.navigator.play(match, visitor.window.store.create(match))
        return AtTable(visitor)

    return sit_down


def space(you):
    you.page.curtain.rest.stop()  # somewhat later than the click that lifted it
    you.visitor.press(Qt.Key.Key_Space, on=you.table)


def test_nobody_plays_before_the_dealer_has_looked(sit):
    you = sit()
    assert you.page.session.looks
    assert you.opponents.asked is None
    assert None not in you.table.arrangement.hands[NORA]
    assert "Nora" in you.page.header.phase.whole()


def test_space_goes_on(sit):
    you = sit()
    space(you)
    assert not you.page.session.looks
    assert you.opponents.asked is not None
    assert you.page.notice.text == ""
    assert "Nora" not in you.page.header.phase.whole()


def test_the_button_beside_the_sentence_goes_on_with_a_two_to_be_exchanged_too(sit):
    you = sit(holds_two=True)
    assert "exchange" in you.table.words(you.table.moves)
    you.page.notice.action.setFocus()
    you.visitor.press(Qt.Key.Key_Space)
    assert you.opponents.asked is not None
    assert you.table.hasFocus()


def test_the_dealer_who_exchanges_has_looked(sit):
    you = sit(holds_two=True)
    you.table.touch("exchange")
    assert not you.page.session.looks
    assert you.page.notice.text == ""
    assert you.opponents.asked is not None


def test_what_may_be_looked_at_is_read_out(sit, monkeypatch):
    heard = []
    monkeypatch.setattr("bluestick.app.play.announcements.announce", lambda widget, text: heard.append(text))
    you = sit()
    assert any("Nora" in text for text in heard)
    named = [you.table.describe(card).partition(",")[0] for card in you.table.arrangement.hands[NORA]]
    assert any(all(card in text for card in named) for text in heard)


@pytest.mark.parametrize("dealer", [ELIN, NORA, AKSEL])
def test_who_has_not_dealt_does_not_wait(sit, dealer):
    you = sit(dealer)
    assert not you.page.session.looks
    assert YOU in you.match.to_act or you.opponents.asked is not None


def test_with_two_players_there_is_nothing_to_look_at(sit):
    you = sit(players=(PERSON, BOTS[0]))
    assert not you.page.session.looks


def test_computer_players_alone_never_wait(sit):
    you = sit(players=(Player("Ivar", "easy"), *BOTS))
    assert not you.page.session.looks
    assert you.opponents.asked is not None


def test_straight_on_looks_at_nothing(sit):
    you = sit()
    you.page.controller.skip()
    assert not you.page.session.looks
    assert you.opponents.asked is not None


def test_the_dealer_looks_again_where_the_match_is_resumed(sit, visit):
    you = sit()
    path = you.page.session.journal.path
    you.page.session.saver.save()
    again = visit()
    again.window.navigator._bots = Opponents(again.window)
    assert again.window.navigator.files.resume(path)
    assert AtTable(again).page.session.looks


def test_of_several_people_the_dealer_is_called_first(sit):
    you = sit(players=(Player("Anna"), Player("Bo"), *BOTS[1:]))
    assert "Anna" in you.page.curtain._text.text()
    assert not any(you.table.arrangement.hands[NORA])
    you.visitor.click(you.page.curtain.lift)
    assert None not in you.table.arrangement.hands[NORA]
    assert you.page.session.looks
    space(you)
    assert "Bo" in you.page.curtain._text.text()


def test_another_person_who_comes_to_the_table_does_not_look_for_the_dealer(sit):
    you = sit(players=(Player("Anna"), Player("Bo"), *BOTS[1:]))
    you.page.controller.call()
    you.page.controller.come(ELIN)
    assert not you.page.session.looks
    assert not any(you.table.arrangement.hands[NORA])
    space(you)
    assert "Anna" in you.page.curtain._text.text()
