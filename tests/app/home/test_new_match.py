"""The page for a new match."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt

from bluestick.app.home import new_match
from bluestick.app.home.new_match import NewMatchSettings
from bluestick.app.home.seat_rows import BOT_NAMES, SeatChoice, SeatKind, SeatRow
from bluestick.engine.bots import LEVELS, Level
from bluestick.engine.record import Player
from bluestick.engine.rules import Option, Variant
from bluestick.engine.seats import Seat
from bluestick.games.halma.rules import Halma
from bluestick.text import game_texts
from bluestick.text.halma import texts as halma_texts

HOUSE_RULES = {"draws": False, "occupied_base": True, "leave_first": True}


@pytest.fixture
def page(visit):
    visitor = visit()
    visitor.window.navigator.open_new_match("halma")
    return visitor.window.navigator.new_page


def agreed(page):
    heard = []
    page.play.disconnect()
    page.play.connect(lambda setup, players: heard.append((setup, players)))
    page._start.click()
    return heard[0]


def test_at_first_you_play_against_an_easy_bot(page):
    setup, players = agreed(page)
    assert setup == page._rules.setup()
    assert players == (Player(""), Player("Elin", "easy"))


def test_enter_plays(visit):
    visitor = visit()
    visitor.window.navigator.open_new_match("halma")
    visitor.press(Qt.Key.Key_Return, on=visitor.window.navigator.new_page._rows[1].first)
    assert visitor.page is not None


def test_everything_is_remembered(page, visit):
    page._seats._buttons[4].click()
    page._rows[2]._kinds._buttons[SeatKind.PERSON].click()
    page._rows[2]._name.setText("Åsa")
    page._rows[1]._levels._buttons["hard"].click()
    for option in page._options:
        option.editor.setChecked(HOUSE_RULES[option.option.id])
    setup, players = agreed(page)
    assert setup == page._rules.setup(4, options=HOUSE_RULES)
    assert players[:3] == (Player(""), Player("Elin", "hard"), Player("Åsa"))
    visitor = visit()
    visitor.window.navigator.open_new_match("halma")
    assert agreed(visitor.window.navigator.new_page) == (setup, players)


def test_the_levels_that_are_chosen_say_for_whom_they_are(page):
    assert page._for_whom.text() == game_texts.for_whom(Level.EASY)
    page._rows[1]._levels._buttons["hard"].click()
    assert page._for_whom.text() == game_texts.for_whom(Level.HARD)
    page._seats._buttons[4].click()
    assert page._for_whom.text() == f"{game_texts.for_whom(Level.EASY)} {game_texts.for_whom(Level.HARD)}"
    page._all_levels.buttons[Level.MEDIUM].click()
    assert page._for_whom.text() == game_texts.for_whom(Level.MEDIUM)
    for row in page._rows[1:]:
        row._kinds._buttons[SeatKind.PERSON].click()
    assert page._for_whom.isHidden()


def test_there_is_one_you_at_most(page):
    page._rows[1]._kinds._buttons[SeatKind.YOU].click()
    _, players = agreed(page)
    assert players == (Player("Ivar", "easy"), Player(""))


def test_who_is_alone_needs_no_name(page):
    assert page._rows[0]._you.isVisible()
    assert not page._rows[0]._name.isVisible()


def test_of_two_people_each_has_a_field_for_the_name(page):
    page._rows[1]._kinds._buttons[SeatKind.PERSON].click()
    for row in page._rows[:2]:
        assert row._name.isVisible()
        assert not row._you.isVisible()
    page._rows[0]._name.setText("Anna")
    page._rows[1]._name.setText("Bo")
    _, players = agreed(page)
    assert players == (Player("Anna", owner=True), Player("Bo"))


def test_a_person_does_not_take_over_the_name_of_a_computer_player(page):
    page._rows[1]._kinds._buttons[SeatKind.PERSON].click()
    assert page._rows[1]._name.text() == ""
    assert page._rows[1]._name.placeholderText() == "Player 2"
    _, players = agreed(page)
    assert players == (Player(""), Player("", guest=True))


def test_a_computer_player_gets_its_name_back(page):
    page._rows[1]._kinds._buttons[SeatKind.PERSON].click()
    page._rows[1]._name.setText("Bo")
    page._rows[1]._kinds._buttons[SeatKind.BOT].click()
    assert page._rows[1]._name.text() == "Elin"
    page._rows[1]._kinds._buttons[SeatKind.PERSON].click()
    assert page._rows[1]._name.text() == "Bo"


def test_names_are_remembered_and_your_own_in_every_game(page, visit):
    page._rows[1]._kinds._buttons[SeatKind.PERSON].click()
    page._rows[0]._name.setText("Anna")
    page._rows[1]._name.setText("Bo")
    agreed(page)
    window = visit().window
    window.navigator.open_new_match("halma")
    assert [row._name.text() for row in window.navigator.new_page._rows[:2]] == ["Anna", "Bo"]
    window.navigator.open_new_match("haljan")
    window.navigator.new_page._rows[1]._kinds._buttons[SeatKind.PERSON].click()
    assert window.navigator.new_page._rows[0]._name.text() == "Anna"


def test_you_take_your_name_along_to_another_seat(page):
    page._rows[1]._kinds._buttons[SeatKind.PERSON].click()
    page._rows[0]._name.setText("Anna")
    page._rows[1]._kinds._buttons[SeatKind.YOU].click()
    page._rows[0]._kinds._buttons[SeatKind.PERSON].click()
    assert [row._name.text() for row in page._rows[:2]] == ["", "Anna"]


def test_the_board_shows_how_the_match_begins_and_is_turned_to_you(page):
    assert page._table.shown.state == page._rules.start(page._rules.setup(2))
    page._seats._buttons[4].click()
    assert page._table.shown.state == page._rules.start(page._rules.setup(4))
    page._rows[1]._kinds._buttons[SeatKind.YOU].click()
    assert page._table.seat == 1


def test_every_option_is_explained_and_marked_as_house_rule(page):
    for option in page._options:
        assert option.editor.text()
        assert option._explanation.text()
        assert option._house.isVisibleTo(page)


@pytest.mark.parametrize(
    "nonsense",
    [
        {},
        {"seats": 3, "variant": "halma", "options": {}, "sitters": []},
        {"seats": 2, "variant": "chess", "options": {}, "sitters": 7},
        {"seats": 2, "variant": "halma", "options": {"draws": 5}, "sitters": [["cat", "Elin", "easy"]]},
        {"seats": [], "variant": "halma", "options": None, "sitters": [["bot"]]},
    ],
)
def test_nonsense_in_the_settings_counts_as_nothing(nonsense):
    wish = NewMatchSettings.from_json("halma", nonsense)
    assert wish.setup.seats == 2
    assert wish.sitters[:2] == (SeatChoice(SeatKind.YOU, BOT_NAMES[0]), SeatChoice(SeatKind.BOT, BOT_NAMES[1]))
    assert NewMatchSettings.from_json("halma", wish.to_json()) == wish


# A game of several forms.


class Forms(Halma):
    """Halma, and a form of it for two with options of other kinds, in which there is no master."""

    variants = (
        *(replace(variant, master=True) for variant in Halma.variants),
        Variant(
            "quick",
            (2,),
            (
                *Halma.variants[0].options,
                Option("goal", 0, "halma#L8", (0, 20), is_range=True),
                Option("way", 2, "halma#L4", (1, 2)),
            ),
        ),
    )


@pytest.fixture
def forms(visit, monkeypatch):
    monkeypatch.setattr(new_match, "GAMES", {"halma": Forms()})
    monkeypatch.setattr(halma_texts, "variant", str, raising=False)
    monkeypatch.setattr(
        halma_texts, "OPTIONS", {**halma_texts.OPTIONS, "goal": ("Goal", "Your progress"), "way": ("Way", "Which way")}
    )
    visitor = visit()
    visitor.window.navigator.open_new_match("halma")
    return visitor.window.navigator.new_page


def test_one_form_is_no_choice(page):
    assert not page._variants.isVisibleTo(page)


def test_another_form_has_its_own_seats_and_options_and_keeps_what_both_have(forms):
    assert forms._variants.isVisibleTo(forms)
    forms._seats._buttons[4].click()
    forms._options[0].editor.setChecked(False)
    forms._variants._buttons["quick"].click()
    assert not forms._seats.isVisibleTo(forms)
    assert [row.isVisibleTo(forms) for row in forms._rows] == [True, True, False, False]
    forms._options[3].editor.setValue(7)
    forms._options[4].editor._buttons[1].click()
    setup, players = agreed(forms)
    wanted = {"draws": False, "occupied_base": False, "leave_first": False, "goal": 7, "way": 1}
    assert setup == Forms().setup(2, "quick", wanted)
    assert len(players) == 2


def test_a_form_offers_the_levels_it_has_and_the_best_of_them_instead_of_another(forms):
    master = forms._rows[1]._levels._buttons[Level.MASTER]
    forms._all_levels.buttons[Level.MASTER].click()
    assert master.isVisibleTo(forms)
    assert agreed(forms)[1][1].level == "master"
    assert forms._for_whom.text() == game_texts.for_whom(Level.MASTER)
    forms._variants._buttons["quick"].click()
    assert not master.isVisibleTo(forms)
    assert not forms._all_levels.buttons[Level.MASTER].isVisibleTo(forms._all_levels)
    assert agreed(forms)[1][1].level == "hard"


def test_a_list_that_drops_down_offers_the_levels_that_there_are(qtbot):
    row = SeatRow(Seat(1), SeatChoice(SeatKind.BOT, "Elin", Level.MASTER), (*LEVELS, Level.MASTER), short=True)
    qtbot.addWidget(row)
    row.offer(LEVELS)
    assert row.seat_choice.level is Level.HARD
    row.retranslate()
    assert [row._levels.itemText(place) for place in range(row._levels.count())] == list(map(game_texts.level, LEVELS))


def test_back_in_the_first_form_everything_is_said(forms):
    forms._variants._buttons["quick"].click()
    forms._variants._buttons["halma"].click()
    assert [option.editor.text() for option in forms._options] == ["Draws", "Occupied base", "Leave first"]
    assert forms._seats._buttons[4].text() == "4 players"
    assert forms.choices().setup == Forms().setup(2)


def test_the_form_is_remembered(forms, visit):
    forms._variants._buttons["quick"].click()
    forms._options[3].editor.setValue(7)
    setup, players = agreed(forms)
    visitor = visit()
    visitor.window.navigator.open_new_match("halma")
    assert agreed(visitor.window.navigator.new_page) == (setup, players)


def test_partners_are_called_by_their_names(visit):
    window = visit().window
    window.navigator.open_new_match("haljan")
    rows = [row for row in window.navigator.new_page._rows if not row.isHidden()]
    assert [row._note.text() for row in rows] == ["with Nora", "with Aksel", "your partner", "with Elin"]


def test_at_halma_for_four_the_rows_say_who_plays_with_whom(page):
    page._seats._buttons[4].click()
    assert [row._note.text() for row in page._rows] == [
        "dark · goal: top right · with Nora",
        "light · goal: bottom right · with Aksel",
        "blue · goal: bottom left · with you",
        "red · goal: top left · with Elin",
    ]


def test_whoever_else_is_you_has_another_partner(page):
    page._seats._buttons[4].click()
    page._rows[1]._kinds._buttons[SeatKind.YOU].click()
    assert page._rows[3]._note.text().endswith(" · with you")
    assert page._rows[2]._note.text().endswith(" · with Ivar")


@pytest.mark.parametrize(("form", "name"), [("haljan", "Haljan"), ("harjan", "Harjan")])
def test_the_header_names_the_form_that_is_chosen(visit, form, name):
    window = visit().window
    window.navigator.open_new_match("haljan")
    window.navigator.new_page._variants.choose(form)
    window.navigator.new_page._variants.chosen.emit(form)
    assert window.navigator.new_page._header.note.text() == name
