"""The whole program once, on whatever screen there is: ``dev.py smoke`` runs it on a real one."""

import os
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from bluestick.app import paths, style
from bluestick.app.saves import Saves
from bluestick.app.settings import Settings
from bluestick.app.window import MainWindow
from bluestick.engine.bots import Level
from bluestick.engine.match import Match
from bluestick.engine.record import Player, Record
from bluestick.games import GAMES
from bluestick.tables import art


@pytest.fixture
def window(qtbot, qapp, tmp_path):
    art.open_resources(paths.resources())
    settings = Settings(tmp_path / "settings.ini")
    settings.theme, settings.sound = "day", "off"
    style.wear(qapp, style.theme("day"))
    window = MainWindow(settings, Saves(tmp_path / "matches"))
    qtbot.addWidget(window)
    with qtbot.waitExposed(window):
        window.show()
    return window


def test_a_match_is_resumed_played_by_hand_and_put_away(qtbot, window, tmp_path):
    assert QGuiApplication.platformName() == os.environ["QT_QPA_PLATFORM"]
    rules = GAMES["halma"]
    match = Match(rules, rules.setup(2), [Player(""), Player("", Level.EASY)], rng=Random(2))
    match.chance()
    file = tmp_path / "matches" / "match.bluestick"
    file.parent.mkdir()
    file.write_text("".join(match.record().lines()), encoding="utf-8")

    assert window.files.resume(file)
    session, table = window.table_page.session, window.table_page.table
    qtbot.waitUntil(lambda: table.moves is not None, timeout=30_000)  # the bot may have begun
    before = session.match.position
    for part in rules.parts(next(iter(table.moves))):
        qtbot.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=table.place(part).toPoint())
    qtbot.waitUntil(lambda: session.match.position == before + 2, timeout=30_000)  # and the bot has answered
    qtbot.waitUntil(lambda: table.moves is not None, timeout=30_000)

    seen = window.screen().grabWindow(window.winId()).toImage()
    assert (
        len({seen.pixelColor(x, y).rgb() for x in range(0, seen.width(), 8) for y in range(0, seen.height(), 8)}) > 50
    )
    window.close()
    assert Match.replay(rules, Record.parse(file.read_bytes())).position == before + 2
