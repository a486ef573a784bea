"""Whether the desktop wants things to keep still."""

import pytest
from PySide6.QtDBus import QDBusConnection
from PySide6.QtGui import QGuiApplication

from bluestick.app.shell import pace_settings


class Answer:
    """What a desktop says, or an error."""

    def __init__(self, value=None, error=""):
        self._value, self._error = value, error

    def errorName(self):
        return self._error

    def arguments(self):
        return [] if self._value is None else [self._value]


@pytest.fixture
def desktop(monkeypatch):
    """Answers by the name of what it is asked for."""
    answers, asked = {}, []

    class Bus:
        def call(self, message, mode, patience):
            _, name = message.arguments()
            asked.append(name)
            return answers.get(name, Answer(error="org.freedesktop.portal.Error.NotFound"))

    monkeypatch.setattr(QGuiApplication, "platformName", lambda: "wayland")
    monkeypatch.setattr(QDBusConnection, "sessionBus", Bus)
    return answers, asked


@pytest.mark.parametrize(
    ("name", "value", "unwanted"),
    [
        ("reduced-motion", 1, True),
        ("reduced-motion", 0, False),
        ("enable-animations", False, True),
        ("enable-animations", True, False),
        ("AnimationDurationFactor", "0", True),
        ("AnimationDurationFactor", "0.5", False),
    ],
)
def test_the_desktop_is_asked(qapp, desktop, name, value, unwanted):
    desktop[0][name] = Answer(value)
    assert pace_settings.is_motion_unwanted() is unwanted


def test_a_desktop_that_says_nothing_wants_nothing(qapp, desktop):
    assert not pace_settings.is_motion_unwanted()
    assert len(desktop[1]) == len(pace_settings.DESKTOP_SETTINGS)


def test_a_desktop_that_does_not_answer_is_not_asked_again(qapp, desktop):
    desktop[0]["reduced-motion"] = Answer(error="org.freedesktop.DBus.Error.NoReply")
    assert not pace_settings.is_motion_unwanted()
    assert len(desktop[1]) == 1


def test_things_fade_where_the_desktop_wants_it(visit, monkeypatch):
    monkeypatch.setattr(pace_settings, "is_motion_unwanted", lambda: True)
    visitor = visit()
    assert not visitor.window.settings.reduced_motion
    assert visitor.sit_down().table.pace.reduced
