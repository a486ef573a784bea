"""The bar over a table: what is played there."""

import pytest

from bluestick.engine.match import Match
from bluestick.engine.record import Player
from bluestick.games import GAMES
from tests.app.opponents import Opponents


@pytest.mark.parametrize(
    ("game", "form", "title", "note", "window"),
    [
        ("haljan", "haljan", "Haljan", "Langen · trick 1", "Haljan – "),
        ("haljan", "harjan", "Harjan", "Langen · trick 1", "Harjan – "),
        ("snapphana", "800", "Snapphanaleden", "800 · ", "Snapphanaleden · 800 – "),
        ("snapphana", "fjabbe", "Snapphanaleden", "Fjabbe · ", "Snapphanaleden · Fjabbe – "),
        ("halma", "halma", "Halma", "2 players · move 1", "Halma – "),
    ],
)
def test_the_form_of_the_game_is_named(visit, game, form, title, note, window):
    visitor = visit()
    visitor.window._thinker = Opponents(visitor.window)
    rules = GAMES[game]
    seats = min(rules.variant(form).seats)
    others = tuple(Player(f"Elin {number}", "easy") for number in range(1, seats))
    match = Match(rules, rules.setup(seats, form), (Player(""), *others), id="test")
    match.chance()
    visitor.window._play(match, visitor.window.saves.create(match))
    assert visitor.page.header.title.text() == title
    assert visitor.page.header.note.whole().startswith(note)
    assert visitor.window.windowTitle().startswith(window)
