"""Fixtures of the app: styled, in English, without animations, and with an empty start page."""

import json
import shutil

import pytest
from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtWidgets import QApplication

from bluestick.app.desktop.sounds import VOLUMES
from bluestick.app.shell.window import MainWindow
from bluestick.app.widgets import style
from bluestick.games import GAMES
from bluestick.store import paths
from bluestick.store.match_store import MatchStore
from bluestick.store.settings import Settings
from bluestick.tables.drawing import art
from bluestick.text import language
from tests.app.at_window import Visitor
from tests.app.damage import forget

USUAL = QSize(1280, 800)


@pytest.fixture(autouse=True)
def _silence(monkeypatch):
    """Mute the sounds and do not wait for an audio device."""
    monkeypatch.setattr("bluestick.app.desktop.sounds.VOLUMES", dict.fromkeys(VOLUMES, 0.0))


@pytest.fixture(autouse=True)
def _usual_text(monkeypatch):
    """Reset the text size, which another test may have changed."""
    monkeypatch.setattr(style.TextScale, "setting", 1.0)
    monkeypatch.setattr(style.TextScale, "window", 1.0)


@pytest.fixture
def dressed(qapp):
    art.open_resources(paths.resources_folder())
    font, palette = qapp.font(), qapp.palette()
    style.apply_style(qapp, style.theme("day"))
    language.install_language(qapp, "en")
    yield qapp
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)  # Qt forgets widgets that outlive a style sheet
    qapp.setStyleSheet("")
    qapp.setFont(font)
    qapp.setPalette(palette)


@pytest.fixture
def resources(tmp_path, monkeypatch):
    """Provide a copy of the resources, to be damaged."""
    own, copy = paths.resources_folder(), tmp_path / "resources"
    shutil.copytree(own, copy, ignore=shutil.ignore_patterns("screenshots"))
    monkeypatch.setattr(paths, "resources_folder", lambda: copy)
    art.open_resources(copy)
    forget()
    yield copy
    forget()
    art.open_resources(own)


@pytest.fixture
def translations(tmp_path, monkeypatch):
    """Provide a copy of the translations, to be damaged."""
    copy = tmp_path / "translations"
    shutil.copytree(paths.translations_folder(), copy)
    monkeypatch.setattr(paths, "translations_folder", lambda: copy)
    return copy


@pytest.fixture
def visit(dressed, qtbot, tmp_path, monkeypatch):
    """Open the window, each time with the data left before. Results are shown without waiting."""
    windows = []
    known = {game: {"1": {"done": True}} for game in GAMES}  # no tile offers the lessons first
    (tmp_path / "lessons.json").write_text(json.dumps(known))
    monkeypatch.setattr("bluestick.app.shell.pace_settings.PAUSES", dict.fromkeys(("slow", "normal", "fast")))

    def open_window(size=USUAL):
        for old in windows:
            old.close()
        settings = Settings(tmp_path / "bluestick.ini")
        settings.speed = "off"
        settings.language = settings.language or "en"
        for game in GAMES:
            settings.set_coach(game, settings.coach(game) or "off")  # no coach unless the test has switched it on
        window = MainWindow(settings, MatchStore(tmp_path / "matches"))
        windows.append(window)
        if size is not None:
            window.setWindowState(Qt.WindowState.WindowNoState)  # the offscreen display is narrow
            window.resize(size)
        with qtbot.waitActive(window):
            window.show()
            window.activateWindow()
        qtbot.waitUntil(lambda: window.navigator.start_page.has_listed_matches)
        return Visitor(window, qtbot)

    yield open_window
    for window in windows:
        window.close()
        window.deleteLater()
    language.install_language(dressed, "en")
