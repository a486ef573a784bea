"""The picture of the last trick, and the question of the table beside it."""

import re
from random import Random

import pytest
from PySide6.QtCore import QRectF, Qt

from bluestick.engine.match import Match
from bluestick.engine.record import Player
from bluestick.engine.seats import CHANCE, Seat
from bluestick.games import GAMES
from bluestick.text.table_phrases import last_trick_heading
from tests.app.opponents import Opponents
from tests.app.players import PERSON
from tests.app.shell.test_text_room import settle

pytestmark = pytest.mark.thorough

YOU = Seat(0)
FORMS = [("haljan", "haljan", 4), ("haljan", "harjan", 2), ("haggis", "haggis", 3), ("snapphana", "800", 4)]


@pytest.fixture
def sit(visit):
    def sit_down(game, variant, seats):
        """It is your turn, somebody else has led, and a trick has been taken before."""
        rules, rng = GAMES[game], Random(1)
        others = tuple(Player(name, "easy") for name in ("Elin", "Nora", "Aksel")[: seats - 1])
        match = Match(rules, rules.setup(seats, variant), (PERSON, *others), rng=Random(1), id="test")

        def fits():
            table = match.view(None).table
            return match.to_act == {YOU} and bool(table.tricks) and bool(table.trick)

        while not fits():
            if CHANCE in match.to_act:
                match.chance()
            else:
                match.play(min(match.to_act), match.moves(min(match.to_act)).sample(rng))
        visitor = visit()
        visitor.window.settings.forced_passes = False
        visitor.window.navigator._bots = Opponents(visitor.window)
        visitor.window.navigator.play(match, visitor.window.store.create(match))
        return visitor

    return sit_down


def pile(visitor):
    table = visitor.table
    names = (f"pile {number}" for number in range(4))
    return table.place(next(name for name in names if table.place(name) is not None)).toPoint()


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("way", ["pile", "key", "menu"])
def test_it_is_shown_while_the_next_one_lies_there(sit, qtbot, form, way):
    you = sit(*form)
    laid = you.table.arrangement
    if way == "pile":
        qtbot.mouseClick(you.table.viewport(), Qt.MouseButton.LeftButton, pos=pile(you))
    elif way == "key":
        you.press(Qt.Key.Key_L, on=you.table)
    else:
        you.window.menus.actions["last"].trigger()
    last = you.page.move_helpers.last
    assert last.isVisible()
    assert not last._picture.pixmap().isNull()
    assert you.table.arrangement == laid
    assert you.table.moves is not None


@pytest.mark.parametrize("way", ["pile", "key", "escape", "close"])
def test_it_stays_until_it_is_put_away(sit, qtbot, way):
    you = sit("haljan", "haljan", 4)
    you.press(Qt.Key.Key_L, on=you.table)
    last = you.page.move_helpers.last
    you.press(Qt.Key.Key_1, on=you.table)
    assert last.isVisible()
    if way == "pile":
        qtbot.mouseClick(you.table.viewport(), Qt.MouseButton.LeftButton, pos=pile(you))
    elif way == "close":
        you.click(last._close)
    else:
        you.press(Qt.Key.Key_L if way == "key" else Qt.Key.Key_Escape, on=you.table)
        if way == "escape" and last.isVisible():  # the first one lets the cards go
            you.press(Qt.Key.Key_Escape, on=you.table)
    assert not last.isVisible()


@pytest.mark.parametrize("form", FORMS)
def test_it_covers_nothing_that_is_chosen_from(sit, form):
    you = sit(*form)
    you.press(Qt.Key.Key_L, on=you.table)
    last = you.page.move_helpers.last.geometry()
    assert not any(rect.toRect().intersects(last) for rect in you.table.protected_areas())
    assert not any(made.geometry().intersects(last) for made in you.table.card_scene.buttons.made.values())


@pytest.mark.parametrize("size", [(1024, 700), (1280, 800), (1920, 1080)])
@pytest.mark.parametrize("form", FORMS)
def test_it_does_not_cover_the_trick_on_the_table(sit, form, size):
    you = sit(*form)
    you.window.resize(*size)
    settle()
    you.press(Qt.Key.Key_L, on=you.table)
    shown, cards = QRectF(you.page.move_helpers.last.geometry()), you.table.trick_areas()
    assert cards
    assert not any(shown.intersects(card) for card in cards)


@pytest.mark.everyday
def test_when_another_trick_is_taken_that_is_the_last_one(sit):
    you = sit("snapphana", "800", 4)
    you.press(Qt.Key.Key_L, on=you.table)
    last, match = you.page.move_helpers.last, you.match
    before, tricks = last._picture.accessibleName(), len(match.view(None).table.tricks)
    while len(match.view(None).table.tricks) == tricks:
        if YOU in match.to_act:
            you.page.session.play(match.moves(YOU).sample(Random(2)))
        else:
            you.window.navigator._bots.answer()
    assert last.isVisible()
    assert last._picture.accessibleName() != before


def test_where_no_trick_has_been_taken_the_last_move_is_read(visit):
    rules = GAMES["kille"]
    match = Match(rules, rules.setup(4), (PERSON, *(Player(name, "easy") for name in "ABC")), rng=Random(1), id="test")
    match.chance()
    you = visit()
    you.window.navigator._bots = Opponents(you.window)
    you.window.navigator.play(match, you.window.store.create(match))
    you.press(Qt.Key.Key_L, on=you.table)
    assert not you.page.move_helpers.last.isVisible()
    assert you.page.notice.isVisible()


def test_what_was_taken_back_was_not_played_last(sit):
    visitor = sit("haljan", "haljan", 4)
    visitor.page.session.play(visitor.match.moves(YOU).sample(Random(1)))
    visitor.table.finish_now()
    for _ in range(2):  # the trick before is shown, and put away
        visitor.page.status.last()
    said = visitor.page.notice.text
    assert said
    visitor.page.controller.undo()
    visitor.page.status.last()
    assert visitor.page.notice.text != said


@pytest.mark.parametrize(("game", "form", "seats"), FORMS)
def test_of_every_opponent_it_is_said_how_many_cards_are_left(sit, game, form, seats):
    visitor = sit(game, form, seats)
    visitor.page.status.others()
    for player in visitor.match.players[1:]:
        assert re.search(rf"{player.name}: .*?\d cards?\b", visitor.page.notice.text)


def test_the_trick_just_taken_and_the_last_one_of_a_deal_are_two_things(sit):
    """In Swedish they are called by two names."""
    you = sit("haljan", "haljan", 4)
    you.window.settings.language = "sv"
    you.press(Qt.Key.Key_L, on=you.table)
    assert you.page.move_helpers.last._title.text() == "Senaste sticket"
    assert last_trick_heading() == "Sista sticket"
