"""The whole program on the current display: ``dev.py smoke`` runs it on a real one."""

import os
from itertools import product
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from bluestick.app.shell.window import MainWindow
from bluestick.app.widgets import style
from bluestick.engine.bots import Level
from bluestick.engine.match import Match
from bluestick.engine.record import Player, Record
from bluestick.games import GAMES
from bluestick.store import paths
from bluestick.store.match_store import MatchStore
from bluestick.store.settings import Settings
from bluestick.tables.drawing import art


@pytest.fixture
def window(qtbot, qapp, tmp_path):
    art.open_resources(paths.resources_folder())
    settings = Settings(tmp_path / "settings.ini")
    settings.theme, settings.sound, settings.speed = "day", "off", "fast"
    style.apply_style(qapp, style.theme("day"))
    window = MainWindow(settings, MatchStore(tmp_path / "matches"))
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

    assert window.navigator.files.resume(file)
    session, table = window.navigator.table_page.session, window.navigator.table_page.table
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


@pytest.mark.parametrize(("game", "seats"), [("haljan", 2), ("kille", 6), ("halma", 2)])
def test_what_moves_leaves_no_trace_on_the_screen(qtbot, window, tmp_path, game, seats):
    scale = float(os.environ.get("QT_SCALE_FACTOR", "1"))
    assert window.devicePixelRatio() == pytest.approx(scale)
    rules = GAMES[game]
    players = [Player(""), *[Player("", Level.EASY)] * (seats - 1)]
    match = Match(rules, rules.setup(seats), players, rng=Random(2))
    window.navigator.play(match, window.store.create(match))
    table = window.navigator.table_page.table
    qtbot.waitUntil(lambda: table.is_settled and table.moves is not None, timeout=30_000)
    if game == "halma":  # nothing is dealt: a piece moves
        table.chosen.emit(next(iter(table.moves)))
        qtbot.waitUntil(lambda: not table.is_settled)
        qtbot.waitUntil(lambda: table.is_settled and table.moves is not None, timeout=30_000)
    qtbot.wait(100)  # until all that was asked for is painted

    in_part = screen_content(window)
    for widget in (window, *window.findChildren(QWidget)):
        widget.update()
    qtbot.wait(100)
    whole = screen_content(window)
    window.close()
    traces = differing(in_part, whole)
    assert not traces, f"{traces} pixels are not as a full repaint has them"


def screen_content(window):
    """A copy of what was painted for the screen, piece by piece."""
    return window.backingStore().paintDevice().copy()


def differing(one, other):
    """How many pixels of two pictures of one size differ by more than rounding.

    Qt rounds a pixel half covered by the edge of a repainted region one step of a channel up or down.
    """
    spots = [] if one == other else product(range(one.width()), range(one.height()))
    return sum(step(one.pixel(x, y), other.pixel(x, y)) > 1 for x, y in spots)


def step(one, other):
    """The largest difference between two colours (0xAARRGGBB) in a channel."""
    return max(abs((one >> shift & 0xFF) - (other >> shift & 0xFF)) for shift in (0, 8, 16))
