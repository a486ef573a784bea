"""What can I do? As the panel shows it, and as it is said."""

import pytest
from PySide6.QtCore import Qt

from bluestick.engine.match import Match
from bluestick.engine.record import Player
from bluestick.engine.seats import CHANCE
from bluestick.games import GAMES
from bluestick.text import game_texts
from tests.app.opponents import Opponents
from tests.app.players import play_on
from tests.games.snapphana.positions import EIGHT, SNAPPHANA, cards, deal


@pytest.mark.parametrize("game", ["haljan", "haggis", "halma"])
def test_what_is_said_is_what_the_panel_shows(visit, game):
    visitor = visit()
    visitor.window.settings.forced_passes = False
    visitor.window.navigator._bots = Opponents(visitor.window)
    rules = GAMES[game]
    match = Match(rules, rules.setup(2), (Player(""), Player("Elin", "easy")), id="test")
    play_on(match, 6)
    while 0 not in match.to_act:
        play_on(match, 1)
    visitor.window.navigator.play(match, visitor.window.store.create(match))
    page = visitor.page
    visitor.press(Qt.Key.Key_F1, Qt.KeyboardModifier.ShiftModifier, on=page.table)
    options = page.panel.options(page.table.moves)
    assert options
    for option in options:
        assert option.title in page.panel._effects.plain_text
        assert f"{option.title} – {option.text}".rstrip(".") in page.notice.text


def test_what_is_said_is_never_cut(visit):
    page = visit().sit_down().page
    page.table.offer(None)
    page.panel.show_options(page.controller.state, "Buying in for two chips? Waiting for Elin, for Nora, and for Aksel")
    said = page.panel._explained
    assert said.height() >= said.heightForWidth(said.width()) > page.panel.fontMetrics().height() * 2


def test_what_the_hand_nearly_makes_is_told_with_what_it_lacks_and_its_clause(visit):
    visitor = visit()
    you = {0: cards("T19 T18 T17 T16 S6 S7 S8 H7 H8 H9 D7 D8 D9 C7 C8")}
    match = Match(SNAPPHANA, EIGHT, (Player(""), *(Player(name, "easy") for name in ("Elin", "Nora", "Aksel"))))
    match.play(CHANCE, deal(EIGHT, 3, you))
    while 0 not in match.to_act:
        play_on(match, 1)
    visitor.window.navigator.play(match, visitor.window.store.create(match))
    told = visitor.page.panel._effects
    assert "Not quite:" in told.plain_text
    assert "XIX XVIII XVII XVI – This sequence begins with XX" in told.plain_text
    assert 'href="snapphana#S6.5"' in told.text()


@pytest.mark.parametrize("game", GAMES)
def test_whatever_is_nearly_possible_has_its_sentence(dressed, game):
    rules = GAMES[game]
    match = Match(rules, rules.setup())
    for _ in range(40):
        for refusal in (refusal for seat in match.to_act if seat >= 0 for refusal in match.moves(seat).near_misses()):
            assert game_texts.refusal(refusal)
            assert refusal.parts
        play_on(match, 1)
