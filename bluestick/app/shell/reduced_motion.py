"""Whether the desktop asks for reduced motion, read from its own settings."""

from __future__ import annotations

from PySide6.QtGui import QGuiApplication

WISHES = (
    ("org.freedesktop.appearance", "reduced-motion", 1),
    ("org.gnome.desktop.interface", "enable-animations", False),
    ("org.kde.kdeglobals.KDE", "AnimationDurationFactor", 0.0),
)
"""Where desktops keep it, and what they keep there if they want no motion."""
PATIENCE = 200
"""Milliseconds in which the desktop answers, or does not."""


def is_unwanted() -> bool:
    """Whether the desktop wants no motion."""
    if QGuiApplication.platformName() not in ("xcb", "wayland"):
        return False
    from PySide6.QtDBus import QDBus, QDBusConnection, QDBusMessage

    desktop, settings = "org.freedesktop.portal.Desktop", "org.freedesktop.portal.Settings"
    for group, name, unwanted in WISHES:
        asked = QDBusMessage.createMethodCall(desktop, "/org/freedesktop/portal/desktop", settings, "Read")
        asked.setArguments([group, name])
        answer = QDBusConnection.sessionBus().call(asked, QDBus.CallMode.Block, PATIENCE)
        if answer.errorName() == "org.freedesktop.DBus.Error.NoReply":
            return False  # nor will there be another time
        if answer.arguments() and _bare(answer.arguments()[0]) == unwanted:
            return True
    return False


def _bare(value: object) -> object:
    """What is in a variant, however deep."""
    while hasattr(value, "variant"):
        value = value.variant()
    return float(value) if isinstance(value, str) and value.replace(".", "", 1).isdecimal() else value
