"""The bar over a table: what is played there."""

from random import Random

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication

from bluestick.engine.match import Match
from bluestick.engine.record import Player
from bluestick.engine.seats import Seat
from bluestick.games import GAMES
from tests.app.opponents import Opponents
from tests.app.players import play_on


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
    visitor.window.navigator._bots = Opponents(visitor.window)
    rules = GAMES[game]
    seats = min(rules.variant(form).seats)
    others = tuple(Player(f"Elin {number}", "easy") for number in range(1, seats))
    match = Match(rules, rules.setup(seats, form), (Player(""), *others), id="test")
    match.chance()
    visitor.window.navigator.play(match, visitor.window.store.create(match))
    assert visitor.page.header.title.text() == title
    assert visitor.page.header.note.whole().startswith(note)
    assert visitor.window.windowTitle().startswith(window)


@pytest.mark.parametrize("game", ["haljan", "haggis", "kille", "snapphana"])
def test_what_goes_on_is_read_to_its_end_beside_a_score_sheet(visit, game):
    visitor = visit(QSize(1024, 700))
    visitor.window.settings.language = "de"
    visitor.window.navigator._bots = Opponents(visitor.window)
    rules = GAMES[game]
    others = (Player("Elin", "easy"),) * (rules.setup().seats - 1)
    match = Match(rules, rules.setup(), (Player(""), *others), id="test", rng=Random(1))
    while 0 not in match.to_act or rules.phase(match.view(Seat(0))).code in (
        "discard",
        "declare",
    ):  # what is longest is said later
        play_on(match, 1)
    visitor.window.navigator.play(match, visitor.window.store.create(match))
    visitor.window.docks.show_sheet()
    for _ in range(4):
        QApplication.processEvents()
    header = visitor.page.header
    assert header.phase.text() == header.phase.whole()
    visitor.window.docks.toggle_sheet()
    visitor.window.resize(1280, 800)
    for _ in range(4):
        QApplication.processEvents()
    assert header.note.isVisible()
    assert not visitor.page.header.undo.brief, "with room everything is there again"
