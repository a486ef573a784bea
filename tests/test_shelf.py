"""Names whatever a game on the shelf lacks, in the words and the order of docs/sixth-game.md."""

import os
import subprocess
import sys

import pytest

from bluestick.games import GAMES
from bluestick.store import paths
from bluestick.tables.catalogue import TABLES
from bluestick.tables.drawing import art
from bluestick.tables.tricks.trick_presenter import TrickPresenter
from bluestick.text.game_titles import TITLES
from tests.app.speech import speaking, workshop
from tests.checklist import POINTS, asked_for, demand, lacking, left_open
from tests.games.magpies.rules import Magpies

Text = workshop("translations").Text


@pytest.fixture(autouse=True)
def english(qapp):
    art.open_resources(paths.resources_folder())
    with speaking("en"):
        yield


@pytest.mark.parametrize(
    ("game", "name"), [pytest.param(game, name, id=f"{game}-{name}") for game in GAMES for name in POINTS]
)
def test_it_has(game, name):
    if lacks := lacking(game, name):
        pytest.fail("\n - ".join((demand(game, name), *lacks)), pytrace=False)


def test_every_table_and_every_title_has_a_game():
    assert list(TABLES) == list(TITLES) == list(GAMES)


def test_the_checklist_has_the_points_that_are_checked_in_the_same_order():
    assert [(number, name) for number, name, _ in asked_for()] == list(enumerate(POINTS, 1))


def test_of_a_game_that_has_rules_and_material_alone_every_other_point_is_named(monkeypatch):
    monkeypatch.setitem(GAMES._places, "magpies", "")
    monkeypatch.setitem(GAMES._found, "magpies", Magpies())
    assert [name for name in POINTS if not lacking("magpies", name)] == ["The game", "Material"]
    assert demand("magpies", "The table").startswith(
        "11. The table. `bluestick/tables/magpies/presenter.py` with a class"
    )


def test_a_hook_that_a_table_leaves_open_is_named():
    class Bare(TrickPresenter):
        def rank(self, context, card):
            return 0

    assert [lack.split(":")[0] for lack in left_open(Bare)] == [
        "arrangement",
        "seat_score",
        "table_name",
        "context_type is not said",
    ]


def test_a_sentence_that_another_context_has_too_is_named(monkeypatch):
    said = [Text("haljan", "Well played.", "", False, ""), Text("table", "Well played.", "", False, "")]
    monkeypatch.setattr("tests.checklist.all_texts", lambda: said)
    assert "'Well played.' is said in the context table, too" in lacking("haljan", "Translations")


@pytest.mark.thorough
def test_the_shelf_is_shown_before_any_game_and_any_sound_is_imported(tmp_path):
    show = (
        "import sys; from PySide6.QtCore import QTimer; from PySide6.QtWidgets import QApplication;"
        "from bluestick.app.shell.main import run; loop = QApplication.exec;"
        "QApplication.exec = staticmethod(lambda: (QTimer.singleShot(100, QApplication.quit), loop())[1]);"
        "status = run(); print(*sys.modules); sys.exit(status)"
    )
    environment = {**os.environ, "BLUESTICK_DATA": str(tmp_path), "QT_QPA_PLATFORM": "offscreen"}
    command = [sys.executable, "-c", show]
    shown = subprocess.run(command, env=environment, timeout=60, check=True, capture_output=True, text=True)
    loaded = set(shown.stdout.split())
    assert {f"bluestick.tables.{game}.start_tile" for game in GAMES} <= loaded
    for game in GAMES:
        heavy = {f"bluestick.games.{game}.{name}" for name in ("rules", "legal", "state", "bot")}
        heavy |= {f"bluestick.tables.{game}.{name}" for name in ("presenter", "rule_pictures")}
        assert (heavy | {f"bluestick.text.{game}.texts"}) & loaded == set()
    assert {"bluestick.app.desktop.audio_output", "miniaudio", "_miniaudio", "wave"} & loaded == set()
