"""Screen-reader announcements, as accessibility events or notifications, with card codes read as words.

Orca supports Qt's announcement event since version 45. For older versions a notification is shown as well, unless a
client listens for announcements: a newer Orca would read both.
"""

from __future__ import annotations

from functools import cache
from itertools import cycle
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QGuiApplication
from PySide6.QtWidgets import QLabel, QWidget

from bluestick.tables.access import accessible_roles
from bluestick.text.spoken import join_sentences, spoken_text

if TYPE_CHECKING:
    from PySide6.QtDBus import QDBusConnection

GAME_PROPERTY = "game"
"""Qt property of a page: id of its game, whose card codes are then read as words."""
NOTIFICATIONS = 3
"""Number of notifications used in turn: a screen reader may query one a while after its event."""
COLLECTING_TIME = 400
"""Milliseconds in which texts are collected for one notification: Orca drops events in quick succession."""
LIFETIME = 10_000
"""Milliseconds after which a notification is cleared."""
DBUS_TIMEOUT = 200
"""Milliseconds to wait for an answer over D-Bus."""


def announce(widget: QWidget, text: str) -> None:
    """Have screen readers say a text, as an announcement by ``widget``."""
    if not QAccessible.isActive() or not text:
        return
    said = spoken_text(text, _game_of(widget))
    QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, said))
    if not _has_screen_reader():
        window = widget.window()
        announcer = window.findChild(Announcer) or Announcer(window)
        announcer.add(said)


def clear_announcements(window: QWidget) -> None:
    """Remove a window's last notifications, so that the next player at this computer does not hear them."""
    announcer = window.findChild(Announcer)
    if announcer is not None:
        announcer.clear()


class Announcer(QWidget):
    """Widget without visible parts, whose labels are notifications for screen readers, used in turn."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.setFixedSize(1, 1)
        self._all = [QLabel(self) for _ in range(NOTIFICATIONS)]
        for voice in self._all:
            accessible_roles.set_role(voice, QAccessible.Role.Notification)
            voice.hide()
        self._turns = cycle(self._all)
        self._waiting: list[str] = []
        self._breath = QTimer(self, singleShot=True, interval=COLLECTING_TIME)
        self._breath.timeout.connect(self._go_on)
        self._over = QTimer(self, singleShot=True, interval=LIFETIME)
        self._over.timeout.connect(self.clear)
        self.show()

    def add(self, text: str) -> None:
        self._waiting.append(text)
        if not self._breath.isActive():
            self._breath.start()

    def _go_on(self) -> None:
        text, self._waiting = join_sentences(self._waiting), []
        voice = next(self._turns)
        voice.hide()
        voice.setAccessibleName(text)
        voice.show()
        self._over.start()

    def clear(self) -> None:
        self._waiting = []
        self._breath.stop()
        for voice in self._all:
            voice.hide()
            voice.setAccessibleName("")


def _game_of(widget: QWidget | None) -> str:
    while widget is not None:
        if game := widget.property(GAME_PROPERTY):
            return str(game)
        widget = widget.parentWidget()
    return ""


def _has_screen_reader() -> bool:
    """Return whether a screen reader listens for Qt's announcement events.

    Searches the repr of the D-Bus answer, as PySide cannot unpack it.
    """
    if QGuiApplication.platformName() not in ("xcb", "wayland"):
        return True  # other platforms have no other way
    from PySide6.QtDBus import QDBus, QDBusMessage

    bus = _accessibility_bus()
    if bus is None:
        return True
    registry = "org.a11y.atspi.Registry"
    asked = QDBusMessage.createMethodCall(registry, "/org/a11y/atspi/registry", registry, "GetRegisteredEvents")
    return "Object:Announcement" in repr(bus.call(asked, QDBus.CallMode.Block, DBUS_TIMEOUT))


@cache
def _accessibility_bus() -> QDBusConnection | None:
    """Return the connection to the accessibility bus; None if there is none."""
    from PySide6.QtDBus import QDBus, QDBusConnection, QDBusMessage

    asked = QDBusMessage.createMethodCall("org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress")
    answer = QDBusConnection.sessionBus().call(asked, QDBus.CallMode.Block, DBUS_TIMEOUT).arguments()
    return QDBusConnection.connectToBus(str(answer[0]), "bluestick") if answer else None
