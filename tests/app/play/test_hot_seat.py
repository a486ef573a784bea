"""Hot seat: names of several players at one computer, and which of them is addressed."""

from dataclasses import replace
from random import Random

import pytest

from bluestick.engine.match import Match
from bluestick.engine.record import Player, Record, is_owner
from bluestick.engine.seats import CHANCE, Seat
from bluestick.games import GAMES
from bluestick.store.results import result
from bluestick.text.match_log import log_lines
from bluestick.text.players import display_names, opponents
from tests.app.players import play_on
from tests.app.speech import speaking

HALJAN = GAMES["haljan"]
ANNA, BO = Seat(0), Seat(1)


def deal(*players, seed=1):
    match = Match(HALJAN, HALJAN.setup(len(players)), players, rng=Random(seed), id="test")
    match.chance()
    return match


@pytest.fixture
def sit(visit):
    def sit_down(*players):
        visitor = visit()
        match = deal(*players)
        visitor.window.navigator.play(match, visitor.window.store.create(match))
        return visitor

    return sit_down


def lift(visitor):
    visitor.click(visitor.page.curtain.lift)


def play(visitor):
    for card in visitor.table.context.own_hand[:3]:
        visitor.table.touch(card)
    visitor.table.commit()


@pytest.mark.parametrize(
    ("players", "looking", "names"),
    [
        ((Player(""), Player("Elin", "easy")), ANNA, ("", "Elin")),
        ((Player("Anna"), Player("Bo")), ANNA, ("", "Bo")),
        ((Player("Anna"), Player("Bo")), BO, ("Anna", "")),
        ((Player("Anna"), Player("Bo")), None, ("Anna", "Bo")),
        ((Player(""), Player("Bo")), BO, ("Player 1", "")),
        ((Player(""), Player("Bo")), None, ("Player 1", "Bo")),
    ],
)
def test_nobody_is_you_but_who_looks(dressed, players, looking, names):
    assert display_names(players, looking) == names


def test_who_has_no_name_is_called_in_the_language_of_the_reader(dressed):
    for players in ((Player(""), Player("", guest=True)), (Player("", guest=True), Player("", guest=True))):
        for code, names in (("en", ("Player 1", "Player 2")), ("sv", ("Spelare 1", "Spelare 2"))):
            with speaking(code):
                assert display_names(players, None) == names


def test_a_guest_alone_among_computer_players_is_not_you(dressed):
    players = Player("", guest=True), Player("Elin", "easy")
    assert display_names(players, ANNA) == ("Player 1", "Elin")
    assert not is_owner(players[0])


def test_a_guest_is_a_guest_in_the_record_again():
    match = deal(Player("", owner=True), Player("", guest=True))
    assert Record.parse("".join(match.record().lines()).encode()).players == match.players
    assert "guest" not in replace(match.record(), players=(Player(""), Player("Bo"))).header()


def test_a_match_with_a_guest_counts_for_the_owner_of_the_computer():
    match = Match(GAMES["halma"], GAMES["halma"].setup(2), (Player("", guest=True), Player("")), rng=Random(1))
    match.chance()
    while Seat(1) not in match.to_act:
        play_on(match, 1)
    match.play(Seat(1), GAMES["halma"].read("resign"))
    assert result(match).points == 0


def test_on_the_shelf_nobody_looks(dressed):
    assert opponents(HALJAN, HALJAN.setup(2), (Player(""), Player("Bo"))) == "Player 1 against Bo"
    assert opponents(HALJAN, HALJAN.setup(2), (Player("Anna", owner=True), Player("Bo"))) == "Anna against Bo"


def test_the_table_the_log_and_the_sheet_speak_to_whoever_looks(sit):
    visitor = sit(Player("Anna"), Player("Bo"))
    first = visitor.page.session.viewer
    for looking in (first, 1 - first):
        assert visitor.table.names == ("Anna", "Bo")  # behind the curtain
        lift(visitor)
        names = tuple("You" if seat == looking else name for seat, name in enumerate(("Anna", "Bo")))
        assert visitor.table.names == names
        assert tuple(visitor.page.sheet().sides) == names
        assert visitor.page.header.phase.whole().startswith("Your turn")
        lines = [visitor.page.panel.moves.item(row).text() for row in range(visitor.page.panel.moves.count())]
        assert any(line.startswith("You deal") == (looking != first) for line in lines if "deal" in line)
        play(visitor)


def test_the_curtain_calls_the_next_one_by_name(sit):
    visitor = sit(Player(""), Player("Bo"))
    names = ("Player 1", "Bo")
    assert names[visitor.page.session.viewer] in visitor.page.curtain._text.text()
    lift(visitor)
    play(visitor)
    assert names[visitor.page.session.viewer] in visitor.page.curtain._text.text()


def test_at_an_open_table_all_have_names(visit):
    visitor = visit().sit_down((Player(""), Player("Bo")))
    assert [plate._name.whole() for plate in visitor.page.panel.plates] == ["Player 1", "Bo"]
    assert visitor.page.header.phase.whole() == "Player 1: your turn – move one piece"


def test_after_the_end_all_have_names(visit):
    visitor = visit()
    match = Match(HALJAN, HALJAN.setup(2), (Player("Anna"), Player("Bo")), rng=Random(1), id="test")
    end = HALJAN.read("end")
    while match.outcome is None:
        seat = min(match.to_act)
        if seat in (ANNA, BO) and end in match.moves(seat):
            match.play(seat, end)
        else:
            play_on(match, 1)
    visitor.window.navigator.play(match, visitor.window.store.create(match))
    assert visitor.table.names == ("Anna", "Bo")
    assert "You" not in visitor.page.banner.text


def test_the_record_says_whose_computer_it_was():
    match = deal(Player("Anna", owner=True), Player("Bo"))
    record = Record.parse("".join(match.record().lines()).encode())
    assert record.players == (Player("Anna", owner=True), Player("Bo"))
    assert "owner" not in replace(record, players=(Player("Anna"), Player("Bo"))).header()


def test_a_match_against_people_counts_for_whoever_owns_the_computer():
    match = Match(GAMES["halma"], GAMES["halma"].setup(2), (Player("Anna"), Player("Bo", owner=True)), rng=Random(1))
    match.chance()
    while match.outcome is None:
        match.play(ANNA, GAMES["halma"].read("resign"))
    assert result(match).points == 2


def test_without_a_window_nobody_looks(qapp):
    lines = list(log_lines(deal(Player(""), Player("Bo"))))
    assert "Player 1" in " ".join(lines)
    assert "You" not in " ".join(lines)


def test_between_two_deals_the_log_of_the_command_line_says_that_cards_are_to_be_dealt(qapp):
    match = Match(GAMES["kille"], GAMES["kille"].setup(4), (Player(""), *BOTS), rng=Random(1), id="test")
    assert list(log_lines(match))[-1] == "The match hasn’t begun."
    match.chance()
    assert list(log_lines(match))[-1].startswith("The match isn’t over. To move: ")
    while CHANCE not in match.to_act:
        play_on(match, 1)
    assert list(log_lines(match))[-1] == "The match isn’t over. Next comes a new deal."


BOTS = tuple(Player(name, "easy") for name in ("Elin", "Nora", "Aksel"))
