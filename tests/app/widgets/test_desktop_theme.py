"""The window follows the desktop from light to dark and back while it is open, and whatever stands in it."""

from types import SimpleNamespace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from bluestick.app.widgets import style
from bluestick.games import GAMES
from bluestick.tables.drawing.theme import CONTRAST, DAY, NIGHT

pytestmark = pytest.mark.thorough


class Hints:
    """What Qt knows of the desktop: all of it is true but the colour scheme, which no platform of the tests has."""

    def __init__(self):
        self.scheme = Qt.ColorScheme.Light
        self._true = QGuiApplication.styleHints()

    def __getattr__(self, name):
        return getattr(self._true, name)

    def colorScheme(self):
        return self.scheme

    def ask(self, scheme):
        self.scheme = scheme
        self._true.colorSchemeChanged.emit(scheme)


@pytest.fixture
def desktop(dressed, monkeypatch):
    """Asks for a colour scheme, as the settings of a desktop do."""
    hints = Hints()
    monkeypatch.setattr(style, "QGuiApplication", SimpleNamespace(styleHints=lambda: hints))
    return hints.ask


@pytest.fixture
def window(desktop, visit):
    return visit().window


@pytest.mark.everyday
def test_the_shelf_follows(window, desktop):
    before = window.navigator.start_page.grab().toImage().pixelColor(2, 2)
    desktop(Qt.ColorScheme.Dark)
    assert window.navigator.theme is NIGHT
    assert window.navigator.start_page.grab().toImage().pixelColor(2, 2).lightness() < before.lightness()


def test_it_comes_back_to_light(window, desktop):
    desktop(Qt.ColorScheme.Dark)
    desktop(Qt.ColorScheme.Light)
    assert window.navigator.theme is DAY


@pytest.mark.parametrize("game", GAMES)
def test_a_match_that_is_being_agreed_follows(window, desktop, game):
    window.navigator.open_new_match(game)
    desktop(Qt.ColorScheme.Dark)
    assert window.navigator.new_page._table.theme.name == "night"


@pytest.mark.parametrize("game", ["haljan", "halma"])
def test_a_table_at_play_follows(window, desktop, game):
    window.navigator.open_new_match(game)
    window.navigator.new_page._play()
    before = window.navigator.table_page.table.grab().toImage().pixelColor(20, 200)
    desktop(Qt.ColorScheme.Dark)
    assert window.navigator.table_page.table.theme.name == "night"
    assert window.navigator.table_page.table.grab().toImage().pixelColor(20, 200).lightness() < before.lightness()


def test_dialogs_and_what_stands_beside_the_table_follow(window, desktop):
    window.dialogs.show_settings()
    settings = window.dialogs.created["preferences"]
    before = settings.grab().toImage().pixelColor(2, 2)
    desktop(Qt.ColorScheme.Dark)
    assert settings.grab().toImage().pixelColor(2, 2).lightness() < before.lightness()
    assert settings._theme is NIGHT


def test_who_has_chosen_a_theme_keeps_it(window, desktop):
    window.settings.theme = "day"
    desktop(Qt.ColorScheme.Dark)
    assert window.navigator.theme is DAY
    assert style.application().palette().window().color() == DAY.color("bg")


def test_what_the_desktop_asks_for_meanwhile_holds_as_soon_as_it_is_followed_again(window, desktop):
    window.settings.theme = "contrast"
    desktop(Qt.ColorScheme.Dark)
    assert window.navigator.theme is CONTRAST
    window.settings.theme = "system"
    assert window.navigator.theme is NIGHT
