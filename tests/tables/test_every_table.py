"""What holds for the table of every game."""

from random import Random

import pytest
from pytestqt.qtbot import QtBot

from bluestick.engine.match import Match
from bluestick.engine.seats import CHANCE, Seat
from bluestick.games import GAMES
from bluestick.tables import TABLES
from bluestick.tables.pace import Pace
from bluestick.tables.theme import DAY


@pytest.mark.parametrize("game", GAMES)
def test_a_table_squeezed_to_nothing_is_painted_in_silence(game: str, qtbot: QtBot) -> None:
    rules = GAMES[game]
    match = Match(rules, rules.setup(), rng=Random(1))
    if CHANCE in match.to_act:
        match.chance()
    table = TABLES[game](rules, match.setup, DAY, Pace(0))
    qtbot.addWidget(table)
    table.call_seats(tuple("Anna" for _ in range(match.setup.seats)))
    for width, height in ((976, 716), (1, 1), (5, 400), (400, 5), (976, 716)):
        table.resize(width, height)
        table.lay(match.view(Seat(0)))
        assert not table.grab().isNull()
