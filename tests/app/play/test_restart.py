"""Restart of a deal: the moves made so far are never lost."""

from random import Random

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from bluestick.engine.bots import random_move
from bluestick.engine.record import Player
from bluestick.engine.seats import CHANCE
from bluestick.games import GAMES
from tests.app.at_window import WHOLE_MATCH
from tests.app.opponents import Opponents
from tests.app.players import PERSON, bot

pytestmark = pytest.mark.thorough

FORMS = [(game, variant.id) for game, rules in GAMES.items() for variant in rules.variants]


class Hasty(Opponents):
    """They move as soon as they may."""

    def ask(self, request):
        super().ask(request)
        QTimer.singleShot(0, self, self.finish_now)

    def finish_now(self):
        if self.asked is not None:
            self.answer()


@pytest.fixture
def sit(visit, monkeypatch):
    """At a table of a form of a game, where the person has made a few moves and the bots their own."""
    monkeypatch.setattr("bluestick.match.bot_client.BotClient", Hasty)

    def open_window(game, variant, *people, moves=3):
        visitor = visit()
        rules = GAMES[game]
        form = rules.variant(variant)
        others = [bot(name) for name in ("Elin", "Nora", "Aksel")]
        players = (*people, *others)[: min(form.seats)]
        visitor.window.navigator.begin(game, rules.setup(len(players), variant), players)
        for _ in range(moves):
            play_one(visitor)
        return visitor

    return open_window


def wait_for_a_person(visitor):
    session = visitor.page.session
    visitor.qtbot.waitUntil(lambda: bool(session.people & session.match.to_act) or session.match.outcome is not None)


def play_one(visitor):
    """Whoever of the people is to move does so."""
    wait_for_a_person(visitor)
    session = visitor.page.session
    if visitor.page.curtain.isVisible():
        visitor.click(visitor.page.curtain.lift)
    visitor.table.finish_now()
    session.play(random_move(session.match.moves(session.viewer), Random(3)))
    visitor.table.finish_now()


@pytest.mark.thorough
@pytest.mark.parametrize("people", [(PERSON,), (PERSON, Player("Anna"))], ids=["one person", "two people"])
@pytest.mark.parametrize(("game", "variant"), FORMS)
def test_the_match_so_far_stays_as_it_is_though_the_next_one_goes_on(sit, game, variant, people):
    visitor = sit(game, variant, *people)
    left, file = visitor.match, visitor.page.session.journal.path
    assert visitor.match.position > 1
    before = file.read_bytes()
    visitor.window.menus.actions["restart"].trigger()
    play_one(visitor)
    play_one(visitor)
    assert file.read_bytes() == before
    assert visitor.page.session.journal.path != file
    first = next(place for place, played in enumerate(left.played) if played.seat != CHANCE)
    assert [played.move for played in visitor.match.played[:first]] == [played.move for played in left.played[:first]]
    assert visitor.match.players == left.players
    assert visitor.match.id != left.id


def test_a_sentence_says_where_the_match_is_and_a_button_leads_back(sit):
    visitor = sit("haljan", "haljan", PERSON)
    record = visitor.match.record()
    visitor.window.menus.actions["restart"].trigger()
    wait_for_a_person(visitor)
    message = visitor.window.navigator.message
    assert message.text == "The match starts again. The match so far is still under Matches in progress."
    visitor.click(message.offer_button)
    assert visitor.match.record() == record
    assert not message.text


def test_both_matches_wait_on_the_shelf(sit):
    visitor = sit("halma", "halma", PERSON)
    files = {visitor.page.session.journal.path}
    visitor.window.menus.actions["restart"].trigger()
    files.add(visitor.page.session.journal.path)
    visitor.window.navigator.show_start_page()
    assert {row.path for row in visitor.window.navigator.start_page.matches.rows} == files
    assert not visitor.window.navigator.message.text


@pytest.mark.everyday
def test_a_match_that_is_over_stays_among_the_finished_ones(visit):
    visitor = visit().sit_down(moves=WHOLE_MATCH[:-1])
    visitor.move(WHOLE_MATCH[-1])
    whole = visitor.match.record()
    visitor.window.menus.actions["restart"].trigger()
    assert visitor.match.position == 1
    assert "finished" in visitor.window.navigator.message.text
    visitor.click(visitor.window.navigator.message.offer_button)
    assert visitor.match.record() == whole


def test_where_nobody_has_chosen_anything_there_is_nothing_to_begin_again(sit):
    visitor = sit("haljan", "haljan", PERSON, moves=0)
    wait_for_a_person(visitor)
    file = visitor.page.session.journal.path
    assert not visitor.window.menus.actions["restart"].isEnabled()
    visitor.window.navigator.restart()
    assert visitor.page.session.journal.path == file


def test_the_next_match_knows_that_the_deal_was_seen_before(visit):
    visitor = visit().sit_down(moves=WHOLE_MATCH[:4])
    assert not visitor.match.assisted
    visitor.window.menus.actions["restart"].trigger()
    assert visitor.match.assisted


def test_f6_leads_to_the_way_back(visit):
    visitor = visit().sit_down(moves=WHOLE_MATCH[:4])
    visitor.window.menus.actions["restart"].trigger()
    for _ in visitor.window.navigator.areas():
        visitor.window.menus.actions["area"].trigger()
    assert QApplication.focusWidget() is visitor.window.navigator.message.offer_button


def test_what_is_not_in_a_file_is_not_left_unasked(visit, monkeypatch):
    visitor = visit().sit_down()
    monkeypatch.setattr(
        "bluestick.store.journal.Journal.save",
        lambda *_: (_ for _ in ()).throw(OSError(28, "No space left on device")),
    )
    visitor.move(WHOLE_MATCH[0])
    match = visitor.match
    visitor.window.menus.actions["restart"].trigger()
    assert visitor.match is match
    visitor.click(visitor.window.navigator.message.answers[1])
    assert visitor.match is not match
    assert visitor.match.position == 1
