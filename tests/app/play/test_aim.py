"""Name, aim and progress of a match: beside the table, in words, and on the start page."""

import re
from random import Random

import pytest

from bluestick.engine.match import Match
from bluestick.engine.record import Player
from bluestick.engine.seats import Seat
from bluestick.games import GAMES
from bluestick.text import game_texts, language
from bluestick.text.standings import Standing
from tests.app.players import PERSON, play_on
from tests.app.speech import speaking
from tests.daily import first_row

FORMS = [(game, variant.id) for game in GAMES for variant in GAMES[game].variants]
OTHERS = ("Elin", "Nora", "Aksel")


def between(game, form, *others, moves=0):
    """A match of people: no bot begins to think."""
    rules = GAMES[game]
    match = Match(rules, rules.setup(len(others) + 1, form), (PERSON, *map(Player, others)), rng=Random(1))
    play_on(match, moves)
    return match


def smallest(game, form):
    return between(game, form, *OTHERS[: min(GAMES[game].variant(form).seats) - 1])


@pytest.fixture
def sit(visit):
    def sit_down(match):
        visitor = visit()
        visitor.window.navigator.play(match, visitor.window.store.create(match))
        return visitor

    return sit_down


def lost_hands(number):
    """A match of Fjabbe in which so many hands have been lost in all, or more."""
    match = between("snapphana", "fjabbe", *OTHERS)
    while sum(match.view(None).table.totals) < number:
        play_on(match, 1)
    return match


@pytest.mark.parametrize(("game", "form"), first_row(FORMS))
def test_every_table_says_what_is_played_and_what_for(sit, game, form):
    match = smallest(game, form)
    visitor = sit(match)
    said = visitor.page.panel._aim
    aim, clause = game_texts.aim(game, match.setup)
    assert said.isVisible()
    assert said.plain_text.startswith(f"{game_texts.variant(game, form)} – {aim} ")
    said.linkActivated.emit(re.findall('href="(.*?)"', said.text())[-1])
    assert visitor.window.docks.viewer.clause == clause


def test_the_aim_is_said_in_the_language_of_the_day(sit, qtbot):
    visitor = sit(smallest("snapphana", "fjabbe"))
    visitor.window.settings.language = "sv"
    qtbot.waitUntil(lambda: "minst ett stick" in visitor.page.panel._aim.plain_text)


def test_the_aim_keeps_pace_with_what_was_agreed():
    rules = GAMES["haljan"]
    said = {
        game_texts.aim("haljan", rules.setup(seats, "haljan", {"target": target}))
        for seats in (2, 4)
        for target in (0, 1, 7)
    }
    assert said == {
        ("Be the first with 121 points: that wins the round.", "haljan#H1.3"),
        ("Be the first pair with 121 points: that wins the round.", "haljan#H1.3"),
        ("Win rounds of 121 points: 1 game point wins the match.", "haljan#B3"),
        ("Win rounds of 121 points: 7 game points win the match.", "haljan#B3"),
    }


@pytest.mark.parametrize("code", language.LANGUAGES)
@pytest.mark.parametrize(("game", "form"), FORMS)
def test_a_form_is_told_in_few_sentences(code, game, form):
    with speaking(code):
        assert 2 <= len(re.findall(r"[.!?](?: |$)", game_texts.about(game, form))) <= 4


def test_what_no_bar_shows_is_told_under_the_aim(sit):
    visitor = sit(lost_hands(1))
    visitor.click(visitor.page.curtain.lift)
    viewer, lost = visitor.page.session.viewer, visitor.match.view(None).table.totals
    names = ["Player 1", *OTHERS]
    names[viewer] = "You"
    told = " · ".join(f"{names[seat % 4]} {lost[seat % 4]}" for seat in range(viewer, viewer + 4))
    assert visitor.page.panel._standing.text() == f"Lost deals: {told}"


@pytest.mark.parametrize(("game", "form"), [("haljan", "harjan"), ("halma", "halma")])
def test_what_bars_and_plates_show_is_not_told_once_more(sit, game, form):
    visitor = sit(smallest(game, form))
    assert visitor.page.panel._aim.isVisible()
    assert not visitor.page.panel._standing.isVisible()


def test_whoever_asks_for_the_table_hears_the_aim_and_how_far_it_is(sit):
    visitor = sit(between("haljan", "harjan", "Elin", moves=6))
    page = visitor.page
    visitor.click(page.curtain.lift)
    page.status.table()
    mine, others = page.session.match.view(None).table.score
    assert mine + others
    told = "Harjan table. Trumps: diamonds. Be the first with 121 points: that wins the round."
    first = page.session.viewer
    numbers = f"You {(mine, others)[first]} · {page.controller.state.names[1 - first]} {(mine, others)[1 - first]}."
    assert page.notice.text.startswith(f"{told} {numbers} ")
    assert page.notice.text.endswith(page.header.phase.whole())


def row_of(visit, qtbot, match):
    visitor = visit()
    journal = visitor.window.store.create(match)
    journal.save(match)
    journal.close(match)
    visitor.window.navigator.show_start_page()
    (row,) = visitor.window.navigator.start_page.matches.rows
    qtbot.waitUntil(lambda: row._whom.whole() != "")
    return row


def test_an_open_match_of_fjabbe_tells_the_lost_hands(visit, qtbot):
    match = lost_hands(3)
    row = row_of(visit, qtbot, match)
    lost = " : ".join(map(str, match.view(None).table.totals))
    assert row._name.whole() == "Snapphanaleden · Fjabbe"
    assert row._state.whole().startswith(f"Lost deals {lost} · ")


def test_an_open_match_tells_the_points_of_its_round(visit, qtbot):
    match = between("haljan", "harjan", "Elin", moves=6)
    row = row_of(visit, qtbot, match)
    (mine, others), seat = match.view(None).table.score, min(match.to_act)
    assert row._name.whole() == "Harjan"
    assert row._state.whole().startswith(f"{others} : {mine} · " if seat else f"{mine} : {others} · ")


def test_game_points_are_told_as_soon_as_there_are_any():
    match = between("haljan", "haljan", "Elin")
    while not any(match.view(None).table.games):
        assert len(game_texts.standing("haljan", match.view(Seat(0)))) == 1
        play_on(match, 1)
    games = match.view(None).table.games
    assert game_texts.standing("haljan", match.view(Seat(0)))[1].brief() == f"game points {games[0]} : {games[1]}"


def test_pairs_count_the_pieces_of_both_that_are_home():
    match = between("halma", "halma", *OTHERS, moves=400)
    (standing,) = game_texts.standing("halma", match.view(Seat(1)))
    home = [match.view(None).state.home(Seat(seat)) for seat in range(4)]
    assert standing.brief() == f"Pieces in the goal {home[1] + home[3]} : {home[0] + home[2]}"


def test_ones_own_side_comes_first():
    standing = Standing("Lost deals", (2, 0, 1, 3), Seat(2))
    assert standing.brief() == "Lost deals 1 : 3 : 2 : 0"
    assert standing.told(("Elin", "Nora", "", "Aksel")) == "Lost deals: You 1 · Aksel 3 · Elin 2 · Nora 0"


def test_of_many_only_oneself_and_the_best_are_told():
    names = ("", *(f"Guest {number}" for number in range(19)))
    chips = (-3, 0, *range(18))
    assert Standing("Chips", chips, Seat(0)).told(names) == "Chips: You -3 · Guest 18 17"
    assert Standing("Chips", chips, Seat(0)).brief() == "Chips -3"
    assert Standing("Chips", chips, Seat(19)).told(("Elin", *names[1:19], "")) == "Chips: You 17"


def test_chips_are_written_with_their_sign():
    match = between("kille", "kille", *OTHERS, moves=1)
    (standing,) = game_texts.standing("kille", match.view(Seat(0)))
    assert standing.brief() == "Chips −1 : −1 : −1 : −1"
