"""Settings for speed, pauses and automatic forced moves, and the desktop's setting for reduced motion."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QGuiApplication

if TYPE_CHECKING:
    from bluestick.match.session import Session
    from bluestick.store.settings import Settings
    from bluestick.tables.motion.pace import Pace

ANIMATIONS = {"off": 0.0, "slow": 2.0, "normal": 1.0, "fast": 0.5}
"""Duration factors of animations, by the value of the setting ``speed``."""
PAUSES: dict[str, float | None] = {"slow": 2.0, "normal": 1.0, "fast": 0.5}
"""Duration factors of computer players' turns and of pauses, by the value of the setting ``bots``."""

DESKTOP_SETTINGS = (
    ("org.freedesktop.appearance", "reduced-motion", 1),
    ("org.gnome.desktop.interface", "enable-animations", False),
    ("org.kde.kdeglobals.KDE", "AnimationDurationFactor", 0.0),
)
"""Settings of desktops: group, name, and the value that means reduced motion."""
DBUS_TIMEOUT = 200
"""Milliseconds to wait for the answer of the desktop."""


def table_pace(settings: Settings) -> Pace:
    """Return the pace of the table by the settings."""
    from bluestick.tables.motion.pace import Pace

    reduced = settings.reduced_motion or is_motion_unwanted()
    return Pace(ANIMATIONS[settings.speed], reduced, PAUSES[settings.bots], settings.trick_waits)


def apply_forced_moves(settings: Settings, session: Session) -> None:
    """Apply the settings for automatic forced passes and plays."""
    session.automatic.passes, session.automatic.plays = settings.forced_passes, settings.forced_plays


def is_motion_unwanted() -> bool:
    """Return whether the desktop asks for reduced motion; False if it does not answer in time."""
    if QGuiApplication.platformName() not in ("xcb", "wayland"):
        return False
    from PySide6.QtDBus import QDBus, QDBusConnection, QDBusMessage

    desktop, settings = "org.freedesktop.portal.Desktop", "org.freedesktop.portal.Settings"
    for group, name, unwanted in DESKTOP_SETTINGS:
        asked = QDBusMessage.createMethodCall(desktop, "/org/freedesktop/portal/desktop", settings, "Read")
        asked.setArguments([group, name])
        answer = QDBusConnection.sessionBus().call(asked, QDBus.CallMode.Block, DBUS_TIMEOUT)
        if answer.errorName() == "org.freedesktop.DBus.Error.NoReply":
            return False  # do not wait for the others
        if answer.arguments() and _unwrap_variant(answer.arguments()[0]) == unwanted:
            return True
    return False


def _unwrap_variant(value: object) -> object:
    """Return the value inside nested D-Bus variants; a string that is a number becomes a float."""
    while hasattr(value, "variant"):
        value = value.variant()
    return float(value) if isinstance(value, str) and value.replace(".", "", 1).isdecimal() else value
