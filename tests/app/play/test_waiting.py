"""Text for a waiting player: what the others do, with its clause; never shown in the player's own turn."""

from random import Random

import pytest
from PySide6.QtCore import Qt

from bluestick.engine.match import Match
from bluestick.engine.record import Player
from bluestick.engine.seats import CHANCE, Seat
from bluestick.games import GAMES
from bluestick.text import game_texts
from tests.app.opponents import Opponents
from tests.app.players import PERSON, play_on

YOU = Seat(0)


@pytest.fixture
def sit(visit):
    def sit_down(game, form, seats, waiting):
        """At a table where you can do nothing, or are waited for."""
        rules = GAMES[game]
        others = (Player(name, "easy") for name in ("Elin", "Nora", "Aksel")[: seats - 1])
        match = Match(rules, rules.setup(seats, form), (PERSON, *others), rng=Random(1), id="test")
        while CHANCE in match.to_act or (bool(match.moves(YOU)) if waiting else YOU not in match.to_act):
            play_on(match, 1)
        visitor = visit()
        visitor.window.navigator._bots = Opponents(visitor.window)
        visitor.window.navigator.play(match, visitor.window.store.create(match))
        return visitor

    return sit_down


FORMS = [("haljan", "haljan", 4), ("haggis", "haggis", 2), ("kille", "kille", 4), ("snapphana", "150", 2)]


@pytest.mark.parametrize(("game", "form", "seats"), [*FORMS, ("halma", "halma", 2)])
def test_who_waits_reads_what_the_others_do(sit, game, form, seats):
    page = sit(game, form, seats, waiting=True).page
    match = page.session.match
    phase = match.rules.phase(match.view(YOU))
    assert page.panel._effects.isVisible()
    assert page.panel._effects.plain_text == f"{game_texts.waiting(game, phase)} {game_texts.clause_name(phase.clause)}"
    assert f'<a href="{phase.clause}">' in page.panel._effects.text()


@pytest.mark.parametrize(("game", "form", "seats"), FORMS)
def test_whose_turn_it_is_reads_what_can_be_done(sit, game, form, seats):
    page = sit(game, form, seats, waiting=False).page
    match = page.session.match
    assert game_texts.waiting(game, match.rules.phase(match.view(YOU))) not in page.panel._effects.plain_text
    assert page.panel._effects.isVisible()


def test_whoever_asks_what_can_be_done_hears_what_the_others_do(sit):
    visitor = sit("haljan", "haljan", 4, waiting=True)
    visitor.press(Qt.Key.Key_M, on=visitor.table)
    match = visitor.match
    said = visitor.page.notice.text
    assert said.endswith(game_texts.waiting("haljan", match.rules.phase(match.view(YOU))))


def test_when_the_match_is_over_nobody_waits(visit):
    rules = GAMES["snapphana"]
    match = Match(rules, rules.setup(2, "150"), (PERSON, Player("Elin")), rng=Random(1), id="test")
    while match.outcome is None:
        play_on(match, 1)
    visitor = visit()
    visitor.window.navigator.play(match, visitor.window.store.create(match))
    assert not visitor.page.panel._effects.isVisible()
