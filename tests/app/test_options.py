"""What can I do? As the panel shows it, and as it is said."""

import pytest
from PySide6.QtCore import Qt

from bluestick.engine.match import Match
from bluestick.engine.record import Player
from bluestick.games import GAMES
from tests.app.opponents import Opponents
from tests.app.players import play_on


@pytest.mark.parametrize("game", ["haljan", "haggis", "halma"])
def test_what_is_said_is_what_the_panel_shows(visit, game):
    visitor = visit()
    visitor.window._thinker = Opponents(visitor.window)
    rules = GAMES[game]
    match = Match(rules, rules.setup(2), (Player(""), Player("Elin", "easy")), id="test")
    play_on(match, 6)
    while 0 not in match.to_act:
        play_on(match, 1)
    visitor.window._play(match, visitor.window.saves.create(match))
    page = visitor.page
    visitor.press(Qt.Key.Key_F1, Qt.KeyboardModifier.ShiftModifier, on=page.table)
    options = page.panel.options(page.table.moves)
    assert options
    for option in options:
        assert option.title in page.panel._effects.plain
        assert f"{option.title} – {option.text}".rstrip(".") in page.notice.text


def test_what_is_said_is_never_cut(visit):
    page = visit().sit_down().page
    page.panel.show_options(None, (), "Buying in for two chips? Waiting for Elin, for Nora, and for Aksel")
    said = page.panel._explained
    assert said.height() >= said.heightForWidth(said.width()) > page.panel.fontMetrics().height() * 2
