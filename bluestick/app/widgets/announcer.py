"""Screen-reader announcements: sentences spoken as notifications, cards in words.

Qt tells it as an announcement. Orca hears those since version 45; an older one speaks of a notification that is shown,
and a newer one would speak of that, too: so it is only shown where nobody listens for announcements.
"""

from __future__ import annotations

from functools import cache
from itertools import cycle
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QGuiApplication
from PySide6.QtWidgets import QLabel, QWidget

from bluestick.tables.access import accessible_roles
from bluestick.text.spoken import sentences, spoken

if TYPE_CHECKING:
    from PySide6.QtDBus import QDBusConnection

GAME = "game"
"""The property of a page that says whose cards are spoken of there."""
VOICES = 3
"""So many cries are there at a time: a reader asks a while later what it was that it heard of."""
BREATH = 400
"""Milliseconds before each cry, which has all that is said meanwhile: Orca throws away what comes in a flood."""
LASTING = 10_000
"""Milliseconds after which nobody reads any more what was said."""
PATIENCE = 200
"""Milliseconds in which the registry of listeners answers, or does not."""


def announce(widget: QWidget, text: str) -> None:
    """Have a screen reader say something."""
    if not QAccessible.isActive() or not text:
        return
    said = spoken(text, _game(widget))
    QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, said))
    if not _is_heard():
        window = widget.window()
        crier = window.findChild(Announcer) or Announcer(window)
        crier.cry(said)


def hush(window: QWidget) -> None:
    """Nobody is to read any more what was said last: somebody else sits down."""
    crier = window.findChild(Announcer)
    if crier is not None:
        crier.fall_silent()


class Announcer(QWidget):
    """Something that is there to be read out: each sentence is shown as a notification, in turns, and never seen."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.setFixedSize(1, 1)
        self._all = [QLabel(self) for _ in range(VOICES)]
        for voice in self._all:
            accessible_roles.be(voice, QAccessible.Role.Notification)
            voice.hide()
        self._turns = cycle(self._all)
        self._waiting: list[str] = []
        self._breath = QTimer(self, singleShot=True, interval=BREATH)
        self._breath.timeout.connect(self._go_on)
        self._over = QTimer(self, singleShot=True, interval=LASTING)
        self._over.timeout.connect(self.fall_silent)
        self.show()

    def cry(self, text: str) -> None:
        """Have it read out in a moment."""
        self._waiting.append(text)
        if not self._breath.isActive():
            self._breath.start()

    def _go_on(self) -> None:
        text, self._waiting = sentences(self._waiting), []
        voice = next(self._turns)
        voice.hide()
        voice.setAccessibleName(text)
        voice.show()
        self._over.start()

    def fall_silent(self) -> None:
        """It is over."""
        self._waiting = []
        self._breath.stop()
        for voice in self._all:
            voice.hide()
            voice.setAccessibleName("")


def _game(widget: QWidget | None) -> str:
    while widget is not None:
        if game := widget.property(GAME):
            return str(game)
        widget = widget.parentWidget()
    return ""


def _is_heard() -> bool:
    """Whether somebody listens for announcements. PySide cannot take the answer apart, but write it down."""
    if QGuiApplication.platformName() not in ("xcb", "wayland"):
        return True  # those others have nothing else
    from PySide6.QtDBus import QDBus, QDBusMessage

    bus = _bus()
    if bus is None:
        return True
    registry = "org.a11y.atspi.Registry"
    asked = QDBusMessage.createMethodCall(registry, "/org/a11y/atspi/registry", registry, "GetRegisteredEvents")
    return "Object:Announcement" in repr(bus.call(asked, QDBus.CallMode.Block, PATIENCE))


@cache
def _bus() -> QDBusConnection | None:
    """The bus on which Qt and its listeners meet."""
    from PySide6.QtDBus import QDBus, QDBusConnection, QDBusMessage

    asked = QDBusMessage.createMethodCall("org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress")
    answer = QDBusConnection.sessionBus().call(asked, QDBus.CallMode.Block, PATIENCE).arguments()
    return QDBusConnection.connectToBus(str(answer[0]), "bluestick") if answer else None
