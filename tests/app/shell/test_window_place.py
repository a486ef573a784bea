"""Where the window is, and how large: never beyond the screen."""

import pytest
from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QScreen
from PySide6.QtWidgets import QMainWindow

from bluestick.app.shell.window import FRAME_SIZE, MainWindow
from bluestick.store.match_store import MatchStore
from bluestick.store.settings import Settings


@pytest.fixture
def screen(monkeypatch):
    """The only screen has so much room."""

    def furnish(width, height):
        monkeypatch.setattr(QScreen, "availableGeometry", lambda _: QRect(0, 0, width, height))
        monkeypatch.setattr(QScreen, "availableSize", lambda _: QSize(width, height))

    return furnish


@pytest.fixture
def opened(dressed, qtbot, tmp_path):
    def open_window(**stored):
        settings = Settings(tmp_path / "bluestick.ini")
        for name, value in stored.items():
            setattr(settings, name, value)
        window = MainWindow(settings, MatchStore(tmp_path / "matches"))
        qtbot.addWidget(window)
        return window

    return open_window


def left_at(place, state=Qt.WindowState.WindowNoState):
    """What a window that was left there has saved."""
    window = QMainWindow()
    window.setGeometry(place)
    window.setWindowState(state)
    return window.saveGeometry()


def test_the_first_window_is_of_the_usual_size_where_there_is_room(opened, screen):
    screen(1920, 1040)
    window = opened()
    assert window.size() == QSize(1280, 800)
    assert not window.isMaximized()


@pytest.mark.parametrize(("width", "height"), [(1366, 728), (1280, 760), (1280, 800), (1024, 728), (1920, 810)])
def test_where_the_first_window_has_no_room_it_fills_the_screen(opened, screen, width, height):
    screen(width, height)
    window = opened()
    assert window.isMaximized()
    assert window.normalGeometry().size().boundedTo(QSize(width, height) - FRAME_SIZE) == window.normalGeometry().size()


@pytest.mark.parametrize(("width", "height"), [(1366, 728), (1093, 580), (910, 472), (800, 560)])
def test_the_window_may_be_as_small_as_the_screen(opened, screen, width, height):
    screen(width, height)
    least = opened().minimumSize()
    assert least.width() <= min(900, width)
    assert least.height() <= min(620, height)


def test_a_window_that_was_left_on_a_screen_that_is_gone_comes_back(opened, screen):
    screen(1920, 1040)
    left = left_at(QRect(3000, 200, 1000, 700))
    room = QRect(0, 0, 1920, 1040)
    window = opened(geometry=left)
    assert room.contains(window.geometry()) or window.isMaximized()


def test_a_window_that_was_larger_than_the_screen_of_today_fills_it(opened, screen):
    left = left_at(QRect(0, 30, 1000, 700))
    screen(800, 560)
    window = opened(geometry=left)
    assert window.isMaximized()


def test_a_window_that_was_maximised_is_so_again(opened, screen):
    screen(1920, 1040)
    assert opened(geometry=left_at(QRect(0, 30, 1000, 700), Qt.WindowState.WindowMaximized)).isMaximized()
